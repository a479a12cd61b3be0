import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  cheeseSlot,
  chileSlots,
  herbSlot,
  pepperSlots,
  saltSlot,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { ladle, startSoup, timed } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, spicesOf, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Soups that old bread makes: ribollita and pappa, sopa de ajo with an egg poached in it. */
export const breadSoup: Form = {
  id: 'bread-soup',
  label: 'bread soup',
  is: ['soft', 'bread in it'],
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 24,
  calories: [220, 600],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  slots: ({ flavour }) => {
    const spanish = flavour.cuisines.includes('Spanish')
    return [
      { id: 'bread', pool: [['bread', 'gf-bread']], grams: 60, required: true, flex: 'starch' },
      ...(spanish
        ? [
            { id: 'egg' as const, pool: ['egg'], grams: 50, flex: 'protein' as const },
            { id: 'aromatic' as const, pool: ['garlic'], grams: 13, cut: 'slice' as const, required: true },
            { id: 'ground-spice' as const, pool: ['smoked-paprika'], grams: 1.4, required: true },
            { id: 'vegetable' as const, pool: ['spinach', 'swiss-chard', 'kale'], grams: 25, cut: 'slice' as const },
            { id: 'body' as const, pool: ['canned-tomatoes'], grams: 30 },
          ]
        : [
            { id: 'pulse' as const, pool: ['white-beans', 'chickpeas'], grams: 90, flex: 'starch' as const },
            vegetableSlot(flavour, {
              grams: 130,
              count: [2, 2],
              cut: 'dice',
              where: (food) =>
                isKind(food, 'leaf') ||
                [
                  'zucchini',
                  'potato',
                  'butternut',
                  'cherry-tomatoes',
                  'fennel',
                  'mushrooms',
                  'green-beans',
                  'carrot',
                ].includes(food.id),
            }),
            ...aromaticSlots(flavour, 0.9, 'dice', ['fennel']),
            ...spiceSlots(flavour),
            ...bodySlots(flavour, 80),
          ]),
      ...chileSlots(flavour),
      { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: spanish ? 300 : 150 },
      { id: 'fat', pool: ['olive-oil'], grams: 13, required: true, flex: 'fat' },
      acidSlot(flavour, 3),
      herbSlot(flavour, 3),
      cheeseSlot(flavour, 8, ['parmesan', 'veg-parm']),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    if (kit.flavour.cuisines.includes('Spanish')) garlicSoup(kit)
    else thickSoup(kit)
  },
  name: (kit) => {
    if (kit.flavour.cuisines.includes('Spanish'))
      return `garlic and bread soup${kit.one('egg') ? ' with poached eggs' : ''}`
    const vegetables = kit.all('vegetable')
    const beans = kit.one('pulse')
    return kit.vary(
      `${beans ? `${attributive(beans)} and ` : ''}${attributive(vegetables[0] ?? kit.need('bread'))} bread soup`,
      `thick bread soup with ${sayNames(vegetables)}`,
    )
  },
  face: ['{items} in a soup thick with bread, with {taste}', 'A thick, soft bread soup of {items}, with {taste}'],
  whys: [
    'Old bread is no shame here: it is the reason for the soup',
    'The bread drinks the broth and gives it back as silk',
    'Thick enough for a fork, and it costs next to nothing',
  ],
}

function thickSoup(kit: Kit): void {
  startSoup(kit)
  const firm = kit.all('vegetable').filter((line) => !isLeaf(line))
  const { total } = timed(firm, 15)
  const { woody } = spicesOf(kit)
  const oil = kit.lines.find(({ id }) => id === 'olive-oil')
  const pot = kit.the(kit.one('pulse'), firm, kit.one('body'), stockOrWater(kit, 150), water(110 * kit.servings), woody)
  kit.step(`Add ${pot}. Bring to a boil and simmer until the vegetables are soft, ${sayMinutes(total)}`, {
    active: 4,
    waiting: total,
  })
  kit.step(
    `Tear ${kit.the(kit.need('bread'))} into the pot. Simmer over low heat, stirring now and then, until the bread has fallen to a soft, thick mass, 10 minutes; thin with a splash of water as you like`,
    { active: 3, waiting: 10 },
  )
  ladle(kit, oil ? kit.vary('', 'It should be thick enough to mound on a spoon.') : '')
}

function garlicSoup(kit: Kit): void {
  const fat = kit.need('fat')
  const bread = kit.need('bread')
  kit.step(
    `Warm ${kit.the(fat)} with ${kit.the(kit.food('garlic'))} in a wide pot over medium-low heat until pale gold, 4 minutes; brown, it would turn bitter. Tear in ${kit.the(bread)} and fry, turning, until it has soaked up the oil and is crisp, 4 minutes`,
    { active: 9 },
  )
  const spice = kit.the(kit.all('ground-spice', 'chile'))
  const pot = kit.the(kit.one('body'), stockOrWater(kit, 300), kit.salt())
  kit.step(
    `Off the heat stir in ${spice}. Pour in ${pot} at once, before the spice can scorch, and simmer until the bread is soft, 10 minutes`,
    { active: 3, waiting: 10 },
  )
  const eggs = kit.one('egg')
  if (eggs) {
    kit.use(eggs)
    const crack = Number(eggs.amount) === 1 ? 'the egg' : `the ${eggs.amount} eggs one by one`
    kit.step(
      `Crack ${crack} into the soup, cover and poach below a simmer until the whites are firm and the yolks still soft, 4 to 5 minutes (7 for anyone who should avoid soft eggs)`,
      { active: 2, waiting: 4 },
    )
  }
  ladle(kit)
}
