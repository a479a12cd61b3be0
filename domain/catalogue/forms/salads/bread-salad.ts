import type { Form } from '#domain/catalogue/forms/form.ts'
import { saladCheeses, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots, isMeal, rawOf, withBoast } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cheeseSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Crisp torn bread that soaks up the juice of ripe tomatoes: panzanella, fattoush and their kin. */
export const breadSalad: Form = {
  id: 'bread-salad',
  label: 'bread salad',
  is: ['bread in it'],
  types: ['Salad', 'Main Dish', 'Side Dish'],
  meals: ['Lunch', 'Dinner'],
  methods: ['Baked', 'Roasted'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  quickest: 28,
  calories: [180, 520],
  texture: 'raw',
  saltPercent: 0.38,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'bread',
      pool: [flavour.cuisines.includes('Middle Eastern') ? ['pita', 'bread', 'gf-bread'] : ['bread', 'gf-bread']],
      grams: 48,
      required: true,
      cut: 'bite',
      flex: 'starch',
    },
    { id: 'raw', pool: [['tomato', 'cherry-tomatoes']], grams: 130, required: true, cut: 'dice' },
    {
      id: 'raw',
      pool: rawOf(
        flavour,
        ['cucumber', 'radish', 'romaine', 'red-onion', 'fennel', 'arugula', 'red-pepper'],
        ['cucumber'],
      ),
      grams: 85,
      count: [2, 2],
      required: true,
      lead: true,
      cut: 'raw',
    },
    {
      id: 'protein',
      pool: isMeal(wish)
        ? (flavour.pulses ?? []).filter((choice) => ['white-beans', 'chickpeas'].includes(String(choice)))
        : [],
      grams: 70,
      required: isMeal(wish),
      flex: 'protein',
    },
    { id: 'fat', pool: ['olive-oil'], grams: 5, flex: 'fat' },
    ...dressedSlots(flavour, 1, 0.4),
    cheeseSlot(flavour, 18, saladCheeses),
    { id: 'brine', pool: flavour.brine ?? [], grams: 10 },
    ...finishSlots(flavour, 0, 8),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const bread = kit.need('bread')
    const oil = kit.part(kit.one('fat') ?? kit.all('dressing').find((line) => isKind(line, 'oil')), 0.3)
    const minutes = fryer ? 6 : 12
    kit.step(
      `Heat the ${machine.toLowerCase()} to ${fryer ? '350°F (180°C)' : '375°F (190°C)'}. Tear ${kit.the(bread)} into bite-size pieces, toss with ${kit.the(oil) || 'a little water'}, spread ${fryer ? 'in the basket' : 'on a sheet pan'} and ${fryer ? 'air-fry' : 'bake'}, stirring once, until gold and dry at the edges, ${minutes} minutes`,
      { active: 4, waiting: minutes + (fryer ? 2 : 6), meanwhile: true },
    )
    const raw = kit.all('raw')
    const leaves = raw.filter((line) => isKind(line, 'lettuce'))
    kit.step(whiskDressing(kit, [kit.one('acid'), kit.salt()]), { active: 3 })
    kit.step(
      `Turn ${kit.the(
        raw.filter((line) => !leaves.includes(line)),
        kit.one('protein'),
        kit.one('brine'),
      )} in the dressing and let stand for 10 minutes, until juice gathers in the bowl`,
      { active: 3, waiting: 10 },
    )
    const folded = kit.the(leaves)
    finish(
      kit,
      [
        sentence('Add', `${kit.again(bread)}${folded ? ` and ${folded}` : ''}`, ' and toss'),
        `Wait ${kit.vary('3', '5')} minutes, so that the crusts take up the juice and keep a crisp heart.`,
      ].join(' '),
      'Serve right away',
      6,
    )
  },
  name(kit) {
    const [first, second] = kit.all('raw')
    const bean = kit.one('protein')
    const beside = bean ?? second
    return `${sayAttributive([first, beside].filter((line) => line !== undefined))} bread salad${withBoast(kit)}`
  },
  face: ['{items} tossed with crisp bread and {taste}', 'Torn bread and {items}, soaked just enough with {taste}'],
  whys: [
    'Baked dry first, the torn pieces soak up the juice and still have something to bite',
    'It is the best thing that can happen to ripe tomatoes and yesterday’s bread',
  ],
}
