import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  bakingDish,
  gramsOf,
  heatOven,
  meltingSlot,
  savouryMilks,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { fatSlot, herbSlot, pepperSlots, saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, sentence, slowestFirst, spicesOf, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Bread soaked in eggs and milk with vegetables and cheese, baked until puffed. */
export const strata: Form = {
  id: 'strata',
  label: 'strata',
  is: ['soft', 'breakfast', 'bread in it'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 66,
  calories: [300, 750],
  texture: 'wet',
  saltPercent: 0.28,
  slots: ({ flavour }) => [
    { id: 'bread', pool: [['bread', 'gf-bread']], grams: 60, required: true, flex: 'starch' },
    { id: 'egg', pool: ['egg'], grams: 87, required: true, flex: 'protein' },
    { id: 'liquid', pool: savouryMilks, grams: 125, required: true, flex: 'fixed' },
    vegetableSlot(flavour, {
      grams: 95,
      count: [1, 2],
      cut: 'slice',
      cooked: 'sauteed',
      where: ({ id }) =>
        [
          'spinach',
          'kale',
          'mushrooms',
          'red-pepper',
          'asparagus',
          'broccoli',
          'zucchini',
          'cherry-tomatoes',
          'swiss-chard',
          'collard-greens',
          'tomato',
        ].includes(id),
    }),
    {
      id: 'protein',
      pool: ['bacon', 'sausage', 'andouille', 'ham', 'chorizo'].filter(
        (id) => id === 'ham' || flavour.proteins.includes(id),
      ),
      grams: 26,
      cut: 'dice',
      flex: 'rich',
    },
    { id: 'aromatic', pool: ['onion'], grams: 35, cut: 'dice' },
    ...(flavour.groundSpices ?? [])
      .slice(0, 2)
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.6 })),
    { id: 'seasoning', pool: ['dijon'], grams: 4 },
    meltingSlot(
      flavour.cuisines.includes('Italian')
        ? ['mozzarella']
        : flavour.cuisines.includes('Greek')
          ? ['feta']
          : (flavour.cheese ?? []).includes('cheddar')
            ? ['cheddar']
            : ['gruyere'],
      20,
    ),
    fatSlot(flavour, 6),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    soften(kit)
    soak(kit)
    kit.step(
      `${heatOven(kit, 350)} Bake until puffed, golden and set in the middle (160°F/71°C), ${minutesFor(kit)} minutes`,
      { active: 1, waiting: minutesFor(kit) },
    )
    finish(kit, 'It sinks a little as it rests, 5 minutes.', 'Serve warm')
  },
  name: (kit) => {
    const things = [...kit.all('protein'), ...kit.all('vegetable')].slice(0, 2).map(attributive)
    return kit.vary(
      `${joined(things)} strata`,
      `savory bread pudding with ${joined([...kit.all('protein'), ...kit.all('vegetable')].slice(0, 2).map((line) => kit.name(line)))}`,
    )
  },
  face: [
    '{items} baked in an egg-soaked bread pudding with {taste}',
    '{items} in a puffed, golden bread pudding, with {taste}',
  ],
  whys: [
    'It can soak overnight, so that breakfast needs only an oven',
    'Bread a day old drinks more custard and bakes up lighter',
  ],
}

function minutesFor({ servings }: Kit): number {
  return servings < 3 ? 30 : servings > 5 ? 45 : 40
}

function soften(kit: Kit): void {
  const meat = kit.one('protein')
  const { early, woody } = spicesOf(kit)
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const firm = vegetables.filter((line) => !isLeaf(line))
  const minutes = Math.max(5, minutesOf(firm[0], 'sauteed') + 2)
  const oil = kit.the(kit.need('fat'))
  const crisp = meat
    ? `${meat.id === 'ham' ? `Add ${kit.the(meat)} and brown lightly, 3 minutes` : brown(kit, meat).text}.`
    : ''
  const soft = kit.the(kit.all('aromatic'), firm, woody)
  const leaves = kit.the(vegetables)
  kit.step(
    `Heat ${oil} in a wide skillet over medium heat. ${crisp} Add ${soft} and cook until soft and browned at the edges, ${sayMinutes(minutes, minutes + 2)}. ${sentence('Add', leaves, ' and stir until wilted and dry, 3 minutes')} ${sentence('Stir in', kit.the(early))} ${takeOut(kit, woody)}`,
    { active: minutes + 2 + (crisp ? 6 : 0) + (leaves ? 3 : 0) },
  )
}

function soak(kit: Kit): void {
  const cheese = kit.one('cheese')
  const beaten = kit.the(kit.need('liquid'), kit.one('seasoning'), kit.season())
  const half = kit.the(kit.part(cheese, 0.5))
  const bread = kit.need('bread')
  kit.step(
    `Beat ${kit.the(kit.need('egg'))} with ${beaten} in a large bowl. Tear ${kit.the(bread)} into 1-inch pieces and fold in with the vegetables${half ? ` and ${half}` : ''}. Scrape into ${bakingDish(gramsOf(kit.lines) * 0.9)}, press down${cheese ? `, scatter with ${kit.the(cheese)}` : ''} and let soak for 20 minutes, or covered in the fridge until morning`,
    { active: 6, waiting: 20 },
  )
}
