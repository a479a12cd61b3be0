import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { fruitSlot, isCoconutKitchen, isLean, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** Milk, cream or coconut milk set with gelatin or agar: panna cotta and the puddings of the East. */
export const setCream: Form = {
  id: 'set-cream',
  label: 'panna cotta',
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Lunch', 'Snack'],
  methods: ['Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 85,
  calories: [120, 400],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const eastern = isCoconutKitchen(flavour) || flavour.cuisines.includes('Asian')
    return [
      ...liquids(flavour, countsCarbs(wish)),
      {
        id: 'thickener',
        pool: [eastern ? ['agar', 'gelatin'] : ['gelatin', 'agar']],
        grams: ({ id }) => (id === 'agar' ? 0.75 : 1.35),
        required: true,
      },
      bakingSugarSlot(wish, 11, ['sugar', 'maple', 'honey']),
      sweetSpiceSlot(flavour, 0.8),
      fruitSlot(flavour, {
        grams: 50,
        cut: 'dice',
        without: ['apple', 'banana', 'dates', 'kiwi', 'pineapple', 'papaya', 'pear', 'asian-pear'],
      }),
    ]
  },
  write(kit) {
    const setter = kit.need('thickener')
    const liquid = kit.need('liquid')
    const early = kit.all('sweet-spice').filter(({ id }) => id !== 'vanilla')
    const late = kit.the(kit.all('sweet-spice').filter(({ id }) => id === 'vanilla'))
    const mould = kit.servings === 1 ? 'a cup' : 'cups'
    if (setter.id === 'agar') {
      kit.step(
        `In a saucepan off the heat whisk ${kit.the(setter)} into ${kit.the(liquid, kit.all('creamy'))} with ${kit.the(kit.one('sweetener'), early)}. Bring to a boil, whisking, and boil gently for 2 minutes: agar sets only what has boiled`,
        { active: 7 },
      )
      kit.step(
        `${late ? `Stir in ${late}. ` : ''}Pour through a sieve into ${mould} at once, because it sets while still warm. Cool for 20 minutes, then chill until firm, 1 hour`,
        { active: 3, waiting: 80 },
      )
    } else {
      kit.step(
        `Sprinkle ${kit.the(setter)} over ${kit.the(kit.part(liquid, 0.33))} in a small bowl and let stand for 5 minutes to swell; stirred in dry, it would lump`,
        { active: 2, waiting: 5 },
      )
      kit.step(
        `Warm ${kit.the(liquid, kit.all('creamy'), kit.one('sweetener'), early)} in a saucepan until it steams, 4 minutes; it must not boil. Off the heat whisk in the swollen gelatin until clear${late ? `, then ${late}` : ''}`,
        { active: 6 },
      )
      kit.step(`Pour through a sieve into ${mould} and chill until it trembles as one piece, 3 hours`, {
        active: 3,
        waiting: 180,
      })
    }
    kit.step(
      `Serve in ${kit.servings === 1 ? 'the cup' : 'the cups'}, or dip briefly in hot water and turn out, with ${kit.the(kit.all('fruit'))} on top`,
      { active: 3 },
    )
  },
  name: setName,
  face: ['Barely set and cool, under {items}', 'A trembling, milky pudding with {items}'],
  whys: [
    'Just enough to set it and no more: it should quiver when the plate is moved',
    'It is made the day before and asks for nothing at dinner',
  ],
}

function liquids(flavour: Flavour, low: boolean): Slot[] {
  const milk: Slot = {
    id: 'liquid',
    pool: [[isLean(flavour) ? 'skim-milk' : 'milk', 'oat-milk', 'soy-milk', 'almond-milk']],
    grams: 68,
    required: true,
    flex: 'fixed',
  }
  if (isCoconutKitchen(flavour) && !isLean(flavour))
    return [{ id: 'liquid', pool: [['coconut-milk', 'milk']], grams: 108, required: true, flex: 'fixed' }]
  if (isLean(flavour)) return [{ ...milk, grams: 115 }]
  if (low) return [{ ...milk, pool: [['almond-milk', 'coconut-milk']], grams: 60 }, creamOf(50)]
  return [milk, creamOf(42)]
}
function creamOf(grams: number): Slot {
  return { id: 'creamy', pool: [['cream', 'coconut-cream', 'greek-yogurt']], grams, flex: 'rich' }
}

function setName(kit: Kit): string {
  const fruit = kit.all('fruit')
  const spice = kit.one('sweet-spice')
  const coconut = kit.need('liquid').id === 'coconut-milk'
  const italian = kit.flavour.cuisines.includes('Italian')
  const [first] = fruit
  const scent = spice && !coconut ? `${attributive(spice)} ` : ''
  const what = italian ? 'panna cotta' : coconut ? 'coconut pudding' : 'milk pudding'
  return `${scent}${what} with ${first ? sayNames(fruit) : 'fruit'}`
}
