import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, sentence, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Supper in a quarter of an hour: one pan, things that need little cutting, bread if there is any. */
export const quickSkillet: Form = {
  id: 'quick-skillet',
  label: 'skillet',
  is: ['breakfast', 'cheap', 'no toppings', 'one pot', 'last resort'],
  bestIn: ['Cast Iron Pan'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  calories: [180, 650],
  texture: 'none',
  saltPercent: 0.4,
  anyFlavour: true,
  slots: ({ flavour }) => [
    proteinSlot(flavour, {
      pool: [...flavour.proteins, ...(flavour.pulses ?? []), 'egg'],
      cut: 'bite',
      where: (food) =>
        isKind(food, 'shrimp', 'ground meat', 'ground poultry', 'bean', 'egg', 'steak', 'tofu', 'cured meat'),
    }),
    vegetableSlot(flavour, {
      grams: 120,
      count: [1, 1],
      cut: 'slice',
      cooked: 'sauteed',
      where: (food) => (food.behaviour.sauteed ?? 99) <= 5,
    }),
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'slice' },
    ...chileSlots(flavour, 0.8),
    ...(flavour.groundSpices ?? []).slice(0, 2).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 0.8,
      where: (food: Parameters<typeof isKind>[0]) => isKind(food, 'spice'),
    })),
    ...sauceSlots(flavour, 0.8, ['cornstarch']),
    fatSlot(flavour, 9),
    acidSlot(flavour, 6),
    herbSlot(flavour, 4),
    {
      id: 'bread',
      pool: flavour.breads ?? [],
      grams: 50,
      flex: 'starch',
      where: (food) => isKind(food, 'bread', 'tortilla'),
    },
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    if (isKind(kit.need('protein'), 'egg')) scramble(kit)
    else sear(kit)
    const bread = kit.one('bread')
    const warm = bread && isKind(bread, 'tortilla') ? 'warmed' : 'toasted'
    const served = bread ? `Serve with ${kit.the(bread)}, ${warm}` : 'Serve from the pan'
    finish(kit, sentence('Off the heat, stir in', kit.the(kit.one('acid'))), served)
  },
  name: (kit) => {
    const protein = kit.need('protein')
    if (isKind(protein, 'egg')) return `${flavourWord(kit)} scrambled eggs with ${sayNames(kit.all('vegetable'))}`
    return kit.vary(
      `${flavourWord(kit)} ${attributive(protein)} skillet with ${sayNames(kit.all('vegetable'))}`,
      `${dishName(protein)} and ${sayNames(kit.all('vegetable'))} in a skillet`,
    )
  },
  face: ['{items} from one hot pan, with {taste}', 'A quick pan of {items}, with {taste}'],
  whys: ['There is little to cut and one pan to wash', 'Everything in it cooks in minutes, so the pan stays hot'],
}

function sear(kit: Kit): void {
  const protein = kit.need('protein')
  const oil = kit.the(kit.part(kit.need('fat'), 0.6))
  const { text, active } = brown(kit, protein)
  kit.step(`Heat ${oil} in a wide skillet over medium-high heat. ${text}`, { active: active + 1 })
  cookVegetable(kit, 'Add')
}

function scramble(kit: Kit): void {
  cookVegetable(kit, 'Heat a nonstick skillet over medium heat. Add')
  kit.step(
    `Lower the heat. Beat ${kit.the(kit.need('protein'), kit.salt())}, pour in and push slowly around the pan until softly set all through, 3 minutes`,
    { active: 4 },
  )
}

function cookVegetable(kit: Kit, lead: string): void {
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const minutes = Math.max(2, minutesOf(vegetables[0], 'sauteed'))
  const fragrant = kit.the(kit.all('aromatic', 'chile', 'ground-spice'))
  const sauce = kit.the(kit.all('sauce'))
  const parts = [
    `${lead} ${kit.the(kit.need('fat'), vegetables)} and toss until just tender, ${sayMinutes(minutes, minutes + 1)}.`,
    fragrant && `Stir in ${fragrant} for 30 seconds.`,
    sauce && `Pour in ${sauce} and let bubble for 1 minute.`,
  ]
  kit.step(parts.filter(Boolean).join(' '), { active: minutes + 2 })
}
