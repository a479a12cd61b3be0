import type { Form } from '#domain/catalogue/forms/form.ts'
import { writeDal } from '#domain/catalogue/forms/pots-and-pans/dal-steps.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  isLeaf,
  minutesOf,
  sentence,
  sharpen,
  slowestFirst,
  spicesOf,
  takeOut,
} from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const beanPot: Form = {
  id: 'bean-pot',
  label: 'bean stew',
  is: ['soft', 'cheap', 'crowding', 'no toppings', 'one pot'],
  bestIn: ['Dutch Oven'],
  types: ['Main Dish', 'Soup'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 26,
  calories: [220, 700],
  texture: 'wet',
  saltPercent: 0.33,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'pulse',
      pool: flavour.pulses ?? [],
      grams: (food) => (isKind(food, 'lentil') ? 62 : 160),
      required: true,
      lead: true,
      flex: 'protein',
    },
    {
      id: 'protein',
      pool: wish.diet === 'vegan' ? [] : flavour.proteins,
      grams: proteinOf(0.7),
      suits: 'bean-pot',
      cut: 'bite',
      flex: 'protein',
      where: (food) => isKind(food, 'cured meat', 'ground meat', 'ground poultry'),
    },
    vegetableSlot(flavour, {
      grams: 115,
      cut: 'dice',
      cooked: 'simmered',
      where: ({ id }) => !['asparagus', 'beet', 'corn'].includes(id),
    }),
    ...aromaticSlots(flavour, 0.95, 'dice'),
    ...spiceSlots(flavour),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 85),
    { id: 'stock', pool: flavour.stock ?? [], grams: 120 },
    ...sauceSlots(flavour, 0.8, ['cornstarch']),
    ...(!flavour.body && flavour.creamy?.flat()[0] === 'coconut-milk'
      ? [{ id: 'creamy' as const, pool: ['coconut-milk'], grams: 60, flex: 'rich' as const }]
      : []),
    fatSlot(flavour, 9),
    acidSlot(flavour, 6),
    herbSlot(flavour, 4),
    {
      ...cheeseSlot(flavour, 9, ['feta', 'goat-cheese', 'queso-fresco', 'parmesan', 'veg-parm', 'manchego']),
      // cured meat has salted the pot already
      when: (chosen) => !chosen.some((food) => isKind(food, 'cured meat')),
    },
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const pulse = kit.need('pulse')
    if (pulse.id === 'red-lentils' && kit.one('whole-spice')) {
      writeDal(kit, pulse)
      return
    }
    softenBase(kit)
    simmer(kit, pulse)
    end(kit, pulse)
  },
  name: (kit) => {
    const pulse = kit.need('pulse')
    const others = [...kit.all('protein'), ...kit.all('vegetable')]
    return kit.vary(
      `${flavourWord(kit)} ${attributive(pulse)} stew with ${sayNames(others.slice(0, 1))}`,
      `${flavourWord(kit)} stewed ${dishName(pulse)} with ${sayNames(others.slice(0, 2))}`,
    )
  },
  face: ['{items} simmered until thick with {taste}', 'A thick pot of {items}, with {taste}'],
  whys: ['A spoonful crushed against the pot thickens the broth', 'It keeps well, and is better the next day'],
}

function softenBase(kit: Kit): void {
  const meat = kit.one('protein')
  const fat = kit.need('fat')
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early } = spicesOf(kit)
  if (meat) {
    const oil = kit.the(kit.part(fat, 0.5))
    const { text, active } = brown(kit, meat)
    kit.step(`Heat ${oil} in a Dutch oven over medium heat. ${text}`, { active: active + 1 })
  }
  const whole = kit.all('whole-spice')
  const heat = meat ? '' : `Heat ${kit.the(fat)} in a Dutch oven over medium heat.`
  const sizzle = whole.length && !meat ? `Let ${kit.the(whole)} sizzle in it for 30 seconds.` : ''
  const soft = kit.the(meat ? fat : undefined, slow, kit.part(scallion, 0.5), kit.salt())
  // scallions alone are soft at once
  const until = slow.length
    ? `${kit.vary('soft and sweet', 'soft and starting to color')}, 10 minutes`
    : 'wilted, 2 minutes'
  const fragrant = kit.the(quick, early, kit.all('chile'), whole)
  const stir = fragrant ? `Stir in ${fragrant} and cook for 1 minute.` : ''
  kit.step(`${heat} ${sizzle} Add ${soft} and cook, stirring now and then, until ${until}. ${stir}`, {
    active: slow.length ? 11 : 4,
  })
}

function simmer(kit: Kit, pulse: DishLine): void {
  const hard = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'simmered',
  )
  const lentil = isKind(pulse, 'lentil')
  const total = lentil ? minutesOf(pulse, 'simmered') || 25 : 15
  const first = hard.filter((line) => !lentil && total - minutesOf(line, 'simmered') < 6)
  const later = hard.filter((line) => !first.includes(line))
  const { woody } = spicesOf(kit)
  const solids = kit.the(kit.one('body'), pulse, first)
  const liquid = kit.the(kit.one('stock'), kit.all('creamy', 'sauce'), woody, water((lentil ? 150 : 40) * kit.servings))
  const last = later.length ? Math.min(total - 4, minutesOf(later[0], 'simmered')) : 0
  const tender = first.length ? ` and ${kit.again(...first)} ${kit.is(...first)} tender` : ''
  const until = later.length
    ? `for ${sayMinutes(total - last)}`
    : lentil
      ? `until ${kit.again(pulse)} are tender, ${sayMinutes(total, total + 3)}`
      : `until the liquid has thickened${tender}, ${sayMinutes(total, total + 3)}`
  kit.step(`Add ${solids} with ${liquid}. Bring to a boil, then simmer, half covered, ${until}`, {
    active: 3,
    waiting: later.length ? total - last : total + 1,
  })
  if (!later.length) return
  const added = kit.the(later)
  const done = lentil ? `${kit.again(pulse, ...later)} are tender` : `${kit.they(...later)} ${kit.is(...later)} tender`
  kit.step(`Stir in ${added} and simmer until ${done}, ${sayMinutes(last)} more`, { active: 1, waiting: last })
}

function end(kit: Kit, pulse: DishLine): void {
  const { woody, late } = spicesOf(kit)
  const leaves = kit.all('vegetable').filter(isLeaf)
  const lead = [
    kit.vary(
      `Crush a spoonful of ${kit.again(pulse)} against the side of the pot to thicken the broth.`,
      'Mash a ladleful of it with the back of the spoon and stir it back in, for body.',
    ),
    sentence('Fold in', kit.the(leaves), ' until wilted'),
    takeOut(kit, woody),
    sentence('Stir in', kit.the(late)),
    sharpen(kit),
  ]
  finish(
    kit,
    lead.filter(Boolean).join(' '),
    `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`,
    leaves.length ? 4 : 2,
  )
}
