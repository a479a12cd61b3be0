import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  herbSlot,
  pepperSlots,
  saltSlot,
  spiceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { ladle, startSoup, timed } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { brown, doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'

/** Thick with its own potatoes, finished with milk: fish, clam, chicken or corn. */
export const chowder: Form = {
  id: 'chowder',
  label: 'chowder',
  is: ['soft'],
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 38,
  calories: [220, 650],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  slots: ({ flavour, wish }) => {
    const low = lowCarbDiets.includes(wish.diet ?? '')
    return [
      {
        id: 'protein',
        pool: ['cod', 'canned-clams', 'chicken-thigh', 'corn', 'salmon', 'haddock', 'shrimp'].filter((id) =>
          id === 'canned-clams'
            ? flavour.cuisines.includes('American')
            : id === 'corn'
              ? !low
              : flavour.proteins.includes(id),
        ),
        grams: ({ id }) => ({ 'canned-clams': 55, corn: 130 })[id] ?? 105,
        required: true,
        lead: true,
        cut: 'bite',
        flex: 'protein',
      },
      { id: 'body', pool: ['bacon'], grams: 14, cut: 'dice', flex: 'rich' },
      {
        id: 'vegetable',
        pool: [low ? 'cauliflower' : 'russet-potato'],
        grams: 150,
        required: true,
        cut: 'dice',
        // crushed against the pot it thickens the broth: nothing else does
        where: (food) => (low ? food.id === 'cauliflower' : thickening.has(food.id)),
      },
      {
        id: 'vegetable',
        pool: ['corn', 'carrot', 'celery', 'peas', 'leek'],
        grams: 55,
        cut: 'dice',
        where: ({ id }) => !low || ['celery', 'leek'].includes(id),
      },
      ...aromaticSlots(flavour, 0.9, 'dice', ['green-pepper', 'garlic', 'fennel', 'red-pepper', 'tomatillo']),
      ...spiceSlots(flavour, 0.7),
      ...chileSlots(flavour, 0.6),
      { id: 'stock', pool: [['chicken-stock', 'veg-stock']], grams: 170 },
      {
        id: 'liquid',
        pool: [['milk', 'soy-milk', 'oat-milk', 'almond-milk']],
        grams: 120,
        required: true,
        flex: 'fixed',
      },
      { id: 'creamy', pool: [['cream', 'soy-cream', 'oat-cream']], grams: 14, flex: 'rich' },
      { id: 'fat', pool: [['butter', 'vegan-butter', 'olive-oil']], grams: 7, required: true, flex: 'fat' },
      acidSlot(flavour, 3),
      herbSlot(flavour, 3),
      saltSlot(),
      ...pepperSlots(flavour, 0.25),
    ]
  },
  write: (kit) => {
    const bacon = kit.one('body')
    crisp(kit)
    startSoup(kit, bacon ? { pot: 'the same pot' } : {})
    simmer(kit)
    finishPot(kit)
    const bowls = `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`
    ladle(kit, '', bacon ? `${bowls} and sprinkle with ${kit.again(bacon)}` : bowls)
  },
  name: (kit) => {
    const main = kit.need('protein')
    const base = kit.need('vegetable')
    const second = kit.all('vegetable')[1]
    const bacon = kit.one('body')
    return kit.vary(
      `${attributive(main)} and ${attributive(base)} chowder${bacon ? ' with bacon' : ''}`,
      `${attributive(main)} chowder with ${sayNames(second ? [base, second] : [base])}${bacon ? ` and ${dishName(bacon)}` : ''}`.replace(
        / and (.{1,300}) and /,
        ', $1 and ',
      ),
    )
  },
  face: ['A thick, milky chowder of {items}, with {taste}', '{items} in a creamy broth with {taste}'],
  whys: [
    'A few pieces crushed against the side of the pot thicken it without flour',
    'It never boils once the milk is in, so it stays smooth',
  ],
}

const thickening: ReadonlySet<string> = new Set([
  'russet-potato',
  'potato',
  'baby-potatoes',
  'sweet-potato',
  'parsnip',
  'celeriac',
  'butternut',
])

function crisp(kit: Kit): void {
  const bacon = kit.one('body')
  if (!bacon) return
  kit.step(
    `Set a large pot over medium heat. ${brown(kit, bacon).text}. Lift out with a slotted spoon and pour off all but a spoonful of the fat`,
    { active: 7 },
  )
}

function simmer(kit: Kit): void {
  const corn = kit.all('protein').filter(({ id }) => id === 'corn')
  const { first, later, total, last } = timed([...kit.all('vegetable'), ...corn], 12)
  const pot = kit.the(stockOrWater(kit, 170), kit.all('ground-spice'), first)
  const base = kit.need('vegetable')
  const wait = later.length ? total - last : total
  kit.step(
    `Add ${pot}. Bring to a boil, lower the heat and simmer, half covered, for ${sayMinutes(wait)}${later.length ? '' : `, until ${kit.again(base)} ${kit.is(base)} tender`}`,
    { active: 4, waiting: wait },
  )
  const more = later.length ? `Add ${kit.the(later)} and simmer until everything is tender, ${sayMinutes(last)}. ` : ''
  kit.step(
    `${more}Crush about a third of ${kit.again(base)} against the side of the pot with a spoon, and stir: the broth turns thick`,
    { active: 2, waiting: last },
  )
}

function finishPot(kit: Kit): void {
  const milk = kit.the(kit.need('liquid'), kit.one('creamy'))
  const protein = kit.one('protein')
  const said = kit.the(protein?.id === 'corn' ? undefined : protein)
  const way =
    !protein || !said
      ? ''
      : isKind(protein, 'fish')
        ? `Slip in ${said} and cook below a simmer, without stirring, until it flakes (${doneAt.whole}), 5 minutes.`
        : isKind(protein, 'shrimp')
          ? `Add ${said} and cook until ${shellfishDone(protein)}, 3 minutes.`
          : isKind(protein, 'poultry')
            ? `Add ${said} and simmer very gently until cooked through (${doneAt.poultry}), 8 minutes.`
            : `Stir in ${said} and let ${kit.them(protein)} heat through, 2 minutes.`
  kit.step(`Pour in ${milk} and heat until it steams; do not let it boil. ${way}`, { active: 3, waiting: said ? 5 : 2 })
}
