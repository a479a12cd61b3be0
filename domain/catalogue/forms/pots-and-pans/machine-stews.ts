import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Form, SlotContext } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt, pastSafe } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf, sentence, spicesOf, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { cupForSteam } from '#domain/catalogue/writing/steam.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** What both stews hold. Beans come from cans or are lentils: dried kidney beans are never slow-cooked (they must be boiled first). */
function stewSlots({ flavour }: SlotContext, suits: FormId, stockGrams: number) {
  return [
    proteinSlot(flavour, {
      pool: [...flavour.proteins, ...(flavour.pulses ?? [])],
      cut: 'bite',
      where: (food) =>
        food.behaviour.suits?.includes(suits) === true || isKind(food, 'bean') || food.id === 'brown-lentils',
    }),
    vegetableSlot(flavour, {
      grams: 150,
      count: [2, 2],
      cut: 'chunk',
      where: (food) => isKind(food, 'leaf') || ((food.behaviour.simmered ?? 0) >= 8 && food.id !== 'okra'),
    }),
    ...aromaticSlots(flavour, 1, 'dice'),
    ...spiceSlots(flavour),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 95),
    { id: 'stock' as const, pool: flavour.stock ?? [], grams: stockGrams },
    ...(!flavour.body && flavour.creamy?.flat()[0] === 'coconut-milk'
      ? [{ id: 'creamy' as const, pool: ['coconut-milk'], grams: 60, flex: 'rich' as const }]
      : []),
    ...sauceSlots(flavour, 0.7, ['cornstarch']),
    { id: 'fat' as const, pool: flavour.fat, grams: 4, flex: 'fat' as const, required: true },
    acidSlot(flavour, 6),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ]
}

export const slowCookerStew: Form = {
  id: 'slow-cooker-stew',
  label: 'slow-cooker stew',
  types: ['Main Dish', 'Soup'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Slow Cooked', 'Braised'],
  level: 1,
  equipment: [['Slow Cooker']],
  quickest: 255,
  calories: [230, 750],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  slots: (context) => stewSlots(context, 'slow-cooker-stew', 110),
  write: (kit) => {
    const protein = kit.need('protein')
    layer(kit, protein, 'slow cooker')
    const short = isKind(protein, 'lentil', 'bean', 'poultry', 'bone-in poultry')
    kit.step(
      `Cover and cook on low until ${tenderUntil(kit, protein)}, ${short ? '5 hours' : '8 hours'}. Leave the lid on: each look lets out heat that takes long to come back`,
      { active: 1, waiting: short ? 300 : 480 },
    )
    finishStew(kit, 'slow cooker')
  },
  name: (kit) => stewName(kit, 'slow-cooker'),
  face: ['{items} cooked for hours with {taste}', 'A slow pot of {items}, with {taste}'],
  whys: [
    'A little work in the morning, supper when you come home',
    'Low heat keeps every piece whole while the sauce comes together',
  ],
}

export const pressureCookerStew: Form = {
  id: 'pressure-cooker-stew',
  label: 'pressure-cooker stew',
  types: ['Main Dish', 'Soup'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Braised', 'Boiled'],
  level: 2,
  equipment: [['Pressure Cooker']],
  quickest: 45,
  calories: [230, 750],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  slots: (context) => stewSlots(context, 'pressure-cooker-stew', 120),
  write: (kit) => {
    const protein = kit.need('protein')
    layer(kit, protein, 'pressure cooker')
    const minutes = pressureMinutes(protein)
    kit.step(
      `Lock the lid and bring to high pressure, about 10 minutes. Cook under high pressure for ${sayMinutes(minutes)}, then let stand for 10 minutes before you release the rest of the steam; by then ${tenderUntil(kit, protein)}`,
      { active: 2, waiting: minutes + 20 },
    )
    finishStew(kit, 'pressure cooker')
  },
  name: (kit) => stewName(kit, 'pressure-cooker'),
  face: ['{items} cooked under pressure with {taste}', 'A rich pot of {items}, with {taste}'],
  whys: [
    'Pressure does in half an hour what an oven does in two',
    'A few quiet minutes before the lid comes off keep everything in the pot tender',
  ],
}

function stewName(kit: Kit, how: string): string {
  const protein = kit.need('protein')
  return kit.vary(
    `${how} ${flavourWord(kit)} ${attributive(protein)} stew`,
    `${how} ${flavourWord(kit)} ${dishName(protein)} with ${sayNames(kit.all('vegetable'))}`,
  )
}

function pressureMinutes(protein: DishLine): number {
  const ways: Partial<Record<Kind, number>> = {
    'tough meat': 35,
    lentil: 12,
    bean: 8,
  }
  return ways[protein.behaviour.kind] ?? 15
}

function tenderUntil(kit: Kit, protein: DishLine): string {
  const name = kit.again(protein)
  if (isKind(protein, 'poultry', 'bone-in poultry')) {
    return `${name} pull${kit.isMany(protein) ? '' : 's'} apart easily (at least ${doneAt.poultry})`
  }
  if (isKind(protein, 'bean', 'lentil'))
    return isKind(protein, 'lentil')
      ? `${name} are soft and the stew has thickened`
      : `the vegetables are soft and the stew has thickened around ${name}`
  return `${name} give${kit.isMany(protein) ? '' : 's'} to a spoon (${pastSafe(protein)})`
}

function layer(kit: Kit, protein: DishLine, machine: string): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { woody, early } = spicesOf(kit)
  const hard = kit.all('vegetable').filter((line) => !isLeaf(line) && !isLate(line))
  const bottom = kit.the(slow, kit.part(scallion, 0.5), hard)
  const top = kit.the(protein)
  const seasoned = kit.the(
    kit.need('fat'),
    quick,
    kit.all('whole-spice'),
    early,
    kit.all('chile'),
    kit.salt(),
    kit.one('pepper'),
  )
  const place = bottom ? 'lay on top' : `put in the ${machine}`
  kit.step(`${bottom ? `Put ${bottom} in the ${machine}. ` : ''}Toss ${top} with ${seasoned} and ${place}`, {
    active: 5,
  })
  const body = kit.one('body')
  const besides = kit.all('creamy', 'sauce')
  // lentils drink twice their weight
  const more = isKind(kit.need('protein'), 'lentil') ? water(130 * kit.servings) : undefined
  const least = machine === 'pressure cooker' ? cupForSteam : 0
  const stock = kit.one('stock') ?? water(Math.max(110 * kit.servings, least))
  const liquid = kit.the(body, stock, more, besides, woody)
  kit.step(
    body || more || besides.length || woody.length ? `Stir together ${liquid} and pour over` : `Pour ${liquid} over`,
    {
      active: 2,
    },
  )
}

/** Five hours leave nothing of a floret: it has the last three quarters of one, or a few minutes with the lid off. */
function isLate({ id }: DishLine): boolean {
  return id === 'cauliflower' || id === 'japanese-eggplant'
}

function finishStew(kit: Kit, machine: string): void {
  const florets = kit.all('vegetable').filter(isLate)
  const slow = machine === 'slow cooker'
  if (florets.length) {
    kit.step(
      slow
        ? `Stir in ${kit.the(florets)}, cover and cook on high until a knife slips in easily, 45 minutes`
        : `Add ${kit.the(florets)} and simmer with the lid off until a knife slips in easily, 10 to 12 minutes`,
      { active: 2, waiting: slow ? 45 : 11 },
    )
  }
  const leaves = kit.the(kit.all('vegetable').filter(isLeaf))
  const { woody, late } = spicesOf(kit)
  kit.step(leaves ? `Stir in ${leaves} and cover for 5 minutes, until wilted` : '', { active: 1, waiting: 5 })
  const lead = [takeOut(kit, woody), sentence('Stir in', kit.the(late, kit.one('acid')))]
  finish(kit, lead.filter(Boolean).join(' '), `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`)
}
