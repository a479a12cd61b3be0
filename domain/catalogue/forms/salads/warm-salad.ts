import type { Form } from '#domain/catalogue/forms/form.ts'
import { isOil, saladCheeses, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import {
  cheeseSlot,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { attributive, flourish, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { kitchenMinutes, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Roasted or grilled vegetables over leaves, dressed while they are hot. */
export const warmSalad: Form = {
  id: 'warm-salad',
  label: 'warm salad',
  types: ['Salad', 'Side Dish', 'Main Dish', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Roasted', 'Baked'],
  level: 1,
  quickest: 27,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  calories: [120, 520],
  texture: 'browned',
  saltPercent: 0.42,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'vegetable',
      pool: flavour.vegetables,
      grams: 190,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'chunk',
      cooked: 'roasted',
    },
    proteinSlot(flavour, {
      grams: proteinOf(0.8),
      required: !wish.recipeType || wish.recipeType === 'Main Dish',
      suits: 'traybake',
      where: (food) => isKind(food, 'bean'),
      cooked: 'roasted',
    }),
    {
      id: 'leaf',
      pool: [...flavour.raw.filter((choice) => leaves.has(String(choice))), 'spinach', 'arugula'],
      grams: 28,
      cut: 'raw',
    },
    fatSlot(flavour, 7),
    ...dressedSlots(flavour, 0.8),
    cheeseSlot(flavour, 18, saladCheeses),
    crunchSlot(flavour, 10),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const [slow, ...quick] = slowestFirst([...kit.all('vegetable'), ...kit.all('protein')], 'roasted')
    const factor = fryer ? 0.65 : 1
    const full = kitchenMinutes(minutesOf(slow, 'roasted') * factor)
    const later = Math.min(
      full,
      kitchenMinutes(Math.max(0, ...quick.map((line) => minutesOf(line, 'roasted'))) * factor),
    )
    const staged = quick.length > 0 && full - later >= 5
    const first = staged ? kit.the(slow) : kit.the(slow, quick)
    // An oil for both pan and dressing is one line: some of it must be left.
    const shares = !kit.all('dressing').some(isOil)
    const fat = kit.one('fat')
    const melted = fat && isKind(fat, 'solid fat') ? `, ${kit.again(fat)} melted,` : ''
    const oil = kit.the(shares ? kit.part(kit.one('fat'), 0.4) : kit.one('fat'))
    kit.step(
      `Heat the ${fryer ? 'air fryer to 390°F (200°C)' : `${machine.toLowerCase()} to 425°F (220°C)`}. Toss ${first} with ${[oil, kit.the(kit.salt())].filter(Boolean).join(' and ')}${melted} on a rimmed sheet pan${fryer ? ' or in the basket' : ''}`,
      { active: 4, waiting: fryer ? 3 : 8 },
    )
    if (staged) {
      kit.step(
        `Roast for ${sayMinutes(full - later)}. Add ${kit.the(quick)}, turn it all over and roast until everything is browned and tender, ${sayMinutes(later)} more`,
        {
          active: 2,
          waiting: full,
          meanwhile: true,
        },
      )
    } else {
      kit.step(`Roast until browned and tender, turning once, ${sayMinutes(full)}`, {
        active: 1,
        waiting: full,
        meanwhile: true,
      })
    }
    kit.step(whiskDressing(kit, [kit.salt()]), { active: 3 })
    const leaf = kit.the(kit.one('leaf'))
    finish(
      kit,
      `Add the hot vegetables to the dressing and turn them over; while hot they drink it up. ${leaf ? `Add ${leaf} and toss once, so that it only just softens.` : ''}`,
      kit.vary('Serve warm', 'Serve warm, or at room temperature'),
    )
  },
  name(kit) {
    const [first] = kit.all('vegetable')
    const protein = kit.one('protein')
    const boast = flourish(kit)
    const face =
      protein && first ? `${attributive(first)} and ${attributive(protein)}` : sayAttributive(kit.all('vegetable'))
    return `warm roasted ${face} salad${boast ? ` with ${boast}` : ''}`
  },
  face: ['{items}, roasted hard and dressed with {taste}', '{items} from a hot oven, in a dressing of {taste}'],
  whys: [
    'Dressed while hot, the vegetables soak up the dressing instead of wearing it',
    'Browned edges and something sharp: that is most of what a salad needs',
  ],
}
const leaves: ReadonlySet<string> = new Set(['arugula', 'romaine', 'kale', 'mixed-greens', 'watercress', 'radicchio'])
