import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isLean, pinchOfSalt, sweetSpiceSlot, toppingNutSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Milk thickened on the stove with starch: muhallebi, phirni, fereni, natilla, tembleque, stovetop pudding. */
export const milkPudding: Form = {
  id: 'milk-pudding',
  label: 'milk pudding',
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Lunch', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 70,
  calories: [140, 400],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => [
    {
      id: 'liquid',
      pool: [milkOrder(flavour)],
      grams: ({ id }) => (id === 'coconut-milk' ? 85 : 180),
      required: true,
      flex: 'fixed',
    },
    {
      id: 'thickener',
      pool: [groundRice(flavour) ? ['rice-flour', 'cornstarch', 'tapioca'] : ['cornstarch', 'tapioca']],
      grams: ({ id }) => (id === 'rice-flour' ? 11 : 10),
      required: true,
    },
    bakingSugarSlot(wish, 14, ['sugar', 'maple', 'honey']),
    sweetSpiceSlot(flavour, 0.8, true),
    ...(rose(flavour) ? [{ id: 'seasoning' as const, pool: ['rose-water'], grams: 1.6 }] : []),
    ...(zest(flavour) ? [{ id: 'seasoning' as const, pool: ['lemon-zest'], grams: 0.5 }] : []),
    pinchOfSalt(0.15),
    toppingNutSlot(flavour, 7),
  ],
  write(kit) {
    const rice = kit.need('thickener').id === 'rice-flour'
    const last = new Set(['vanilla', 'rose-water'])
    const scents = kit.all('sweet-spice', 'seasoning')
    const early = kit.the(scents.filter(({ id }) => !last.has(id)))
    kit.step(
      `Put ${kit.the(kit.one('thickener'), kit.one('sweetener'), kit.one('salt'))} in a cold saucepan. Whisk in ${kit.the(kit.one('liquid'), kit.food('coconut-milk') ? water(90 * kit.servings) : undefined)}, a splash at first and then in a stream, so that nothing lumps${early ? `, and add ${early}` : ''}`,
      { active: 4 },
    )
    kit.step(
      `Set over medium heat and stir with a spatula, scraping the corners, until it thickens and heaves its first slow bubbles, 6 to 8 minutes. Cook for ${rice ? 3 : 1} ${rice ? 'minutes' : 'minute'} more, ${rice ? 'until no grain is felt on the tongue' : 'so that it does not taste of raw starch'}`,
      { active: rice ? 10 : 8 },
    )
    const late = kit.the(scents.filter(({ id }) => last.has(id)))
    kit.step(
      `${late ? `Off the heat stir in ${late}. ` : ''}Pour into ${vessels(kit.servings, 'bowl', 'bowls')} and chill until set, 1 hour`,
      { active: 2, waiting: 60 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(nuts ? `Serve cold, with ${nuts} on top` : 'Serve cold', { active: 1 })
  },
  name: puddingName,
  face: ['A cool, smooth pudding of milk, thickened on the stove', 'Soft, spoonable and cold, with {taste}'],
  whys: [
    'Starch alone sets it, so there is nothing in it that could curdle',
    'Stirred all the way to the first bubbles, it sets without a lump',
  ],
}

function puddingName(kit: Kit): string {
  const liquid = kit.need('liquid')
  const milk = liquid.id === 'milk' || liquid.id === 'skim-milk' ? '' : `${attributive(liquid).replace(' milk', '')} `
  const words = [...kit.all('sweet-spice'), ...kit.all('seasoning').filter(({ id }) => id === 'rose-water')]
  const nut = kit.one('nut')
  const named = [...words.slice(0, 2), ...(nut && words.length < 2 ? [nut] : [])]
  return `${milk}milk pudding${named.length ? ` with ${sayNames(named)}` : ` with ${dishName(liquid)}`}`
}

function milkOrder(flavour: Flavour): string[] {
  const coconut = flavour.sweet.creamy?.[0] === 'coconut-milk' && !isLean(flavour) ? ['coconut-milk'] : []
  return [...coconut, isLean(flavour) ? 'skim-milk' : 'milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk']
}
function groundRice({ cuisines, id }: Flavour): boolean {
  return cuisines.includes('Indian') || id === 'persian' || id === 'moroccan'
}
function rose({ cuisines }: Flavour): boolean {
  return cuisines.includes('Middle Eastern')
}
function zest({ cuisines }: Flavour): boolean {
  return cuisines.some((cuisine) => ['Spanish', 'Greek', 'Italian', 'Latin American'].includes(cuisine))
}
