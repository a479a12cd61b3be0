import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { ladle } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { doneAt, pastSafe } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  brothSauces,
  isLeaf,
  spicesOf,
  stirInMiso,
  stockOrWater,
} from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Put together in the morning: meat, beans or lentils in plenty of broth. */
export const slowCookerSoup: Form = {
  id: 'slow-cooker-soup',
  label: 'slow-cooker soup',
  types: ['Soup'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Slow Cooked'],
  level: 1,
  equipment: [['Slow Cooker']],
  quickest: 255,
  calories: [170, 560],
  texture: 'wet',
  saltPercent: 0.29,
  weather: 'cold',
  slots: ({ flavour }) => [
    proteinSlot(flavour, {
      pool: [...flavour.proteins, ...(flavour.pulses ?? [])],
      cut: 'bite',
      // dried kidney beans must be boiled first; these are lentils or come from cans
      where: (food) =>
        (isKind(food, 'tough meat', 'lentil', 'bean') && food.id !== 'edamame') || food.id === 'chicken-thigh',
      grams: (food) => (isKind(food, 'lentil') ? 50 : isKind(food, 'bean') ? 120 : 105),
    }),
    vegetableSlot(flavour, {
      grams: 150,
      count: [2, 3],
      cut: 'dice',
      where: (food) =>
        isKind(food, 'leaf') || ((food.behaviour.simmered ?? 0) >= 10 && !['okra', 'cauliflower'].includes(food.id)),
    }),
    ...aromaticSlots(flavour, 0.9, 'dice'),
    ...spiceSlots(flavour, 0.9),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 70),
    { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: 260 },
    ...sauceSlots(flavour, 0.6, ['cornstarch']),
    ...(flavour.creamy?.flat()[0] === 'coconut-milk'
      ? [{ id: 'creamy' as const, pool: ['coconut-milk'], grams: 50, flex: 'rich' as const }]
      : []),
    fatSlot(flavour, 5),
    acidSlot(flavour, 6),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    layer(kit)
    cook(kit)
    const creamy = kit.the(kit.one('creamy'))
    ladle(
      kit,
      [creamy ? `Stir in ${creamy}.` : '', stirInMiso(kit).replace('Off the heat, loosen', 'Loosen')]
        .filter(Boolean)
        .join(' '),
    )
  },
  name: (kit) => {
    const protein = attributive(kit.need('protein'))
    const vegetables = sayNames(kit.all('vegetable').slice(0, 2))
    return kit.vary(
      `slow-cooker ${protein} soup with ${vegetables}`,
      `${flavourWord(kit)} slow-cooker ${protein} and ${attributive(kit.need('vegetable'))} soup`,
    )
  },
  face: ['{items} in a broth that had all day, with {taste}', 'A slow, deep soup of {items}, with {taste}'],
  whys: [
    'Ten minutes in the morning and supper is done',
    'Gentle heat keeps the pieces whole',
    'It holds, warm and forgiving, until the last one is home',
  ],
}

function layer(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { woody, early } = spicesOf(kit)
  const firm = kit.all('vegetable').filter((line) => !isLeaf(line))
  const bottom = kit.the(slow, kit.part(scallion, 0.5), firm)
  const seasoned = kit.the(
    kit.need('fat'),
    quick,
    kit.all('whole-spice'),
    early,
    kit.all('chile'),
    kit.salt(),
    kit.one('pepper'),
  )
  const meat = kit.the(kit.need('protein'))
  kit.step(
    `${bottom ? `Put ${bottom} in the slow cooker, the hardest on the bottom. ` : ''}Toss ${meat} with ${seasoned} and add on top`,
    { active: 5 },
  )
  const pot = kit.the(kit.one('body'), stockOrWater(kit, 260), brothSauces(kit).early, water(120 * kit.servings), woody)
  kit.step(`Pour in ${pot}; everything should be just covered`, { active: 2 })
}

function cook(kit: Kit): void {
  const protein = kit.need('protein')
  const name = kit.again(protein)
  const short = !isKind(protein, 'tough meat')
  const sign = isKind(protein, 'poultry')
    ? `${name} pulls apart easily (at least ${doneAt.poultry})`
    : short
      ? `${name} and the vegetables are soft`
      : `${name} gives to a spoon (${pastSafe(protein)})`
  const hours = short ? 5 : 8
  const fast = short ? 'on low for 5 hours or on high for 2 1/2' : 'on low for 8 hours or on high for 4'
  kit.step(`Cover and cook ${fast}, until ${sign}`, { active: 1, waiting: hours * 60 })
}
