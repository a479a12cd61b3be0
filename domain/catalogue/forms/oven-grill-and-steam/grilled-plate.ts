import type { Form } from '#domain/catalogue/forms/form.ts'
import { rubSlots } from '#domain/catalogue/forms/oven-grill-and-steam/rub-slots.ts'
import {
  acidSlot,
  crunchSlot,
  fatSlot,
  grainSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** A piece of meat, fish or tofu and vegetables over fire. */
export const grilledPlate: Form = {
  id: 'grilled-plate',
  label: 'grilled plate',
  is: ['no toppings'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Grilled'],
  level: 2,
  equipment: [['Grill']],
  quickest: 30,
  calories: [220, 800],
  texture: 'browned',
  saltPercent: 0.4,
  weather: 'warm',
  slots: (context) => {
    const { flavour } = context
    return [
      grainSlot(flavour, 55),
      proteinSlot(flavour, { suits: 'grilled-plate', cut: 'whole' }),
      vegetableSlot(flavour, { grams: 190, count: [2, 2], cut: 'grill', cooked: 'grilled' }),
      ...rubSlots(context),
      fatSlot(flavour, 12),
      acidSlot(flavour, 8),
      herbSlot(flavour, 5),
      crunchSlot(flavour, 7),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    const protein = kit.need('protein')
    startGrain(kit)
    marinate(kit, protein)
    kit.step('Heat the grill to medium-high, 425°F to 450°F (220°C to 230°C), and oil the grates', {
      active: 2,
      waiting: 10,
      meanwhile: true,
    })
    const vegetables = slowestFirst(kit.all('vegetable'), 'grilled')
    const small = vegetables.some(({ id }) => smallOnTheGrill.has(id))
    const oil = kit.the(kit.need('fat'), kit.season())
    const minutes = Math.max(4, minutesOf(vegetables[0], 'grilled'))
    const short = minutesOf(vegetables[1], 'grilled')
    const early =
      vegetables[1] && minutes - short >= 3 ? `, taking ${kit.again(vegetables[1])} off after ${sayMinutes(short)}` : ''
    kit.step(
      `Toss ${kit.the(vegetables)} with ${oil || 'a film of oil'} and grill${small ? ' in a grill basket, so that nothing falls through,' : ','} turning once or twice, until charred in places and tender, ${sayMinutes(minutes, minutes + 1)}${early}. Move to a platter`,
      { active: minutes + 2 },
    )
    grill(kit, protein)
    const beside = grainToServe(kit)
    const acid = kit.the(kit.one('acid'))
    const lead = acid ? `Spoon ${acid} over everything.` : ''
    finish(kit, lead, beside ? `Serve the platter with ${beside}` : 'Serve from the platter')
  },
  name: (kit) => `${flavourWord(kit)} grilled ${dishName(kit.need('protein'))} with ${sayNames(kit.all('vegetable'))}`,
  face: ['{items} from the grill, with {taste}', 'Charred {items} with {taste}'],
  whys: [
    'Everything takes the same smoke, and there is no pan to wash',
    'The vegetables go on first and wait on the platter, where their juices season the rest',
  ],
}

/** Pieces that slip between the bars. */
const smallOnTheGrill: ReadonlySet<string> = new Set([
  'cherry-tomatoes',
  'green-beans',
  'okra',
  'brussels-sprouts',
  'snow-peas',
])

function marinate(kit: Kit, protein: DishLine): void {
  const { early, late } = spicesOf(kit)
  const rub = kit.the(
    kit.part(kit.need('fat'), 0.5),
    kit.all('aromatic'),
    early,
    late,
    kit.all('chile', 'sauce'),
    kit.salt(),
  )
  kit.step(`Stir together ${rub}. Turn ${kit.the(protein)} in it and let stand for 15 minutes while the grill heats`, {
    active: 3,
    waiting: 15,
    meanwhile: true,
  })
}

function grill(kit: Kit, protein: DishLine): void {
  const name = kit.again(protein)
  const ways: Record<string, [string, number, number]> = {
    steak: [
      `Grill ${name}, turning once, 4 to 5 minutes a side; the middle should read ${doneAt.whole}. Rest for 5 minutes, then slice thinly across the grain`,
      10,
      5,
    ],
    poultry: [
      `Grill ${name}, turning once, 5 to 6 minutes a side; the thickest part should read ${doneAt.poultry}. Rest for 5 minutes, then slice`,
      12,
      5,
    ],
    pork: [
      `Grill ${name}, turning every few minutes, 14 to 16 minutes; the middle should read ${doneAt.whole}. Rest for 5 minutes, then slice`,
      15,
      5,
    ],
    fish: [
      `Grill ${name}, lid down and without moving, until the edges are opaque, 4 minutes; turn with a wide spatula and grill until the fish flakes (${doneAt.whole}), 3 minutes more`,
      8,
      0,
    ],
    shrimp: [`Grill ${name} until pink and just firm, 2 minutes a side`, 5, 0],
    tofu: [`Grill ${name} until marked and crisp at the edges, 4 minutes a side`, 9, 0],
    'frying cheese': [`Grill ${name} until golden and marked, 2 minutes a side`, 5, 0],
  }
  const [text, active, waiting] = ways[protein.behaviour.kind] ?? [
    `Grill ${name}, turning once, 6 minutes a side; the middle should read ${doneAt.poultry}`,
    13,
    0,
  ]
  kit.step(text, { active, waiting })
}
