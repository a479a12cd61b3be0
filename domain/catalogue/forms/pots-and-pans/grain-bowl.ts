import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  cheeseSlot,
  crunchSlot,
  dressingSlots,
  fatSlot,
  grainSlot,
  groundSpicesOf,
  herbSlot,
  proteinSlot,
  saltSlot,
  sauceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { brown, doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'

export const grainBowl: Form = {
  id: 'grain-bowl',
  label: 'bowl',
  is: ['crowding', 'no toppings'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 16,
  calories: [260, 850],
  texture: 'browned',
  saltPercent: 0.36,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      ...grainSlot(flavour, 60),
      required: true,
      where: (food) => isKind(food, 'rice', 'quinoa', 'bulgur', 'couscous', 'cauliflower rice'),
    },
    proteinSlot(flavour, { suits: 'grain-bowl', cut: 'bite' }),
    { id: 'raw', pool: flavour.raw, grams: 105, count: [2, 3], required: true, cut: 'raw' },
    {
      id: 'leaf',
      pool: flavour.vegetables.filter((choice) => ['kale', 'spinach', 'bok-choy', 'broccoli'].includes(String(choice))),
      grams: 50,
      cut: 'slice',
      cooked: 'sauteed',
    },
    ...(flavour.sauce
      ? sauceSlots(flavour, 1, ['cornstarch'])
      : groundSpicesOf(flavour).map(([choice, grams]) => ({
          id: 'ground-spice' as const,
          pool: [choice],
          grams: grams * 0.8,
          where: (food: { behaviour: { kind: string } }) => food.behaviour.kind !== 'woody herb',
        }))),
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    { ...fatSlot(flavour, 9), when: (chosen) => !chosen.some(isEgg) },
    // boiled eggs are only rolled in it
    { ...fatSlot(flavour, 4), when: (chosen) => chosen.some(isEgg) },
    ...dressingSlots(flavour, 0.8),
    acidSlot(flavour, 6),
    cheeseSlot(flavour, 18, ['feta', 'queso-fresco', 'goat-cheese']),
    crunchSlot(flavour, 8),
    herbSlot(flavour, 3),
    saltSlot(),
  ],
  write: (kit) => {
    const grain = kit.need('starch')
    const late = isKind(grain, 'cauliflower rice')
    if (!late) startGrain(kit)
    dressRaw(kit)
    cookProtein(kit, kit.need('protein'))
    cookLeaf(kit)
    if (late) grainToServe(kit)
    kit.use(grain)
    const over = kit.again(kit.need('protein'), kit.one('leaf'), ...kit.all('raw'))
    const bowls = vessels(kit.servings, 'bowl', 'bowls')
    const among = kit.servings === 1 ? 'into' : kit.servings === 2 ? 'between' : 'among'
    finish(kit, '', `Divide ${kit.again(grain)} ${among} ${bowls} and arrange ${over} over it`)
  },
  name: (kit) =>
    `${flavourWord(kit)} ${attributive(kit.need('protein'))} bowl with ${sayNames(kit.all('raw').slice(0, 2))}`,
  face: ['{items} over a bowl of grain, with {taste}', 'A bowl of {items}, dressed with {taste}'],
  whys: [
    'Something warm, something crisp and something sharp in every forkful',
    'The dressing seasons the raw vegetables while the rest cooks',
  ],
}

function isEgg(food: DishFood): boolean {
  return isKind(food, 'egg')
}

function dressRaw(kit: Kit): void {
  const raw = kit.all('raw')
  const dressing = kit.all('dressing')
  const fat = kit.need('fat')
  const hasOil = dressing.some((line) => isKind(line, 'oil'))
  const oil = !hasOil && isKind(fat, 'oil') && fat.grams / kit.servings > 8 ? kit.part(fat, 0.5) : undefined
  const mixed = kit.the(dressing, kit.one('acid'), oil, kit.salt())
  const why = kit.vary(
    `a few minutes in the dressing softens ${kit.isMany(...raw) ? 'their' : 'its'} edges`,
    `${kit.they(...raw)} will drink in the dressing while the rest cooks`,
  )
  kit.step(
    `${kit.vary('In a large bowl whisk together', 'In a large bowl mix')} ${mixed}. Toss with ${kit.the(raw)}; ${why}`,
    {
      active: 3,
    },
  )
}

function cookProtein(kit: Kit, protein: DishLine): void {
  const spices = kit.all('ground-spice')
  const garlic = kit.all('aromatic')
  const sauce = kit.all('sauce')
  const leaf = kit.one('leaf')
  const fat = kit.need('fat')
  if (isKind(protein, 'egg')) {
    kit.step(
      `Lower ${kit.the(protein)} into a saucepan of boiling water and cook for 9 minutes, until the yolks are set. Cool under running water, peel and halve`,
      { active: 3, waiting: 9 },
    )
    const stirred = kit.the(garlic, sauce, spices)
    if (stirred) {
      kit.step(
        `Warm ${kit.the(leaf ? kit.part(fat, 0.6) : fat)} in a skillet over medium heat, stir in ${stirred} and cook until ${sauce.length ? 'syrupy' : 'fragrant'}, 1 minute. Roll the eggs in it`,
        { active: 2 },
      )
    }
    return
  }
  const rub =
    spices.length && !isKind(protein, 'bean', 'frying cheese')
      ? `Toss ${kit.again(protein)} with ${kit.the(spices, kit.one('salt'))}. `
      : ''
  const oil = kit.the(leaf ? kit.part(fat, 0.6) : fat)
  const { text, active } = searText(kit, protein)
  kit.step(`${rub}Heat ${oil} in a large skillet over medium-high heat. ${text}`, { active: active + 2 })
  const stirred = kit.the(garlic, sauce, spices)
  if (!stirred) return
  const out = leaf ? ' Transfer to a plate.' : ''
  if (sauce.length) {
    kit.step(
      `Pour in ${stirred} and turn ${kit.again(protein)} in the pan until sticky and glazed, 1 to 2 minutes.${out}`,
      {
        active: 2,
      },
    )
    return
  }
  kit.step(`Stir in ${stirred} for the last 30 seconds, until fragrant.${out}`, { active: 1 })
}

function searText(kit: Kit, protein: DishLine): { text: string; active: number } {
  if (!isKind(protein, 'fish')) return brown(kit, protein)
  return {
    text: `Lay in ${kit.the(protein)} and cook, turning once, until browned and the fish flakes (${doneAt.whole}), 5 to 6 minutes in all`,
    active: 6,
  }
}

function cookLeaf(kit: Kit): void {
  const leaf = kit.one('leaf')
  const fat = kit.the(kit.need('fat'))
  if (!leaf) return
  const minutes = Math.max(1, minutesOf(leaf, 'sauteed'))
  kit.step(
    `In the same pan, with ${fat || 'a splash of water'}, cook ${kit.the(leaf)} until ${isLeaf(leaf) ? 'just wilted' : 'bright and crisp-tender'}, ${sayMinutes(minutes, minutes + 1)}`,
    { active: minutes + 1 },
  )
}
