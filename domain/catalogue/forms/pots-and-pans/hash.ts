import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf } from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Potatoes, or another root, fried crisp with onion, peppers and something savory; eggs on top for those who eat them. */
export const hash: Form = {
  id: 'hash',
  label: 'hash',
  is: ['one pot'],
  bestIn: ['Cast Iron Pan'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Dinner', 'Lunch'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 38,
  calories: [260, 720],
  texture: 'browned',
  saltPercent: 0.44,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'main',
      pool: ['potato', 'sweet-potato', 'cauliflower', 'turnip'],
      grams: 185,
      required: true,
      lead: true,
      cut: 'dice',
      flex: 'starch',
      where: ({ id }) => isUsual(id, flavour.vegetables),
    },
    {
      id: 'protein',
      pool: [...flavour.proteins, ...(flavour.pulses ?? []), 'mushrooms'],
      grams: (food) =>
        isKind(food, 'vegetable', 'bean') ? 75 : isKind(food, 'cured meat') ? 45 : proteinOf(0.6)(food),
      required: true,
      lead: true,
      cut: 'dice',
      flex: 'protein',
      where: (food) =>
        isKind(food, 'cured meat', 'ground meat', 'ground poultry', 'bean') ||
        (food.id === 'mushrooms' && !lowCarbDiets.includes(wish.diet ?? '')),
    },
    {
      id: 'vegetable',
      pool: flavour.vegetables.filter((choice) => beside.has(String(choice))),
      grams: 60,
      lead: true,
      cut: 'dice',
    },
    ...aromaticSlots(flavour, 0.8, 'dice', ['tomatillo', 'fennel', 'carrot', 'ginger']),
    ...(flavour.groundSpices ?? []).slice(0, 2).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 0.9,
      where: (food: Parameters<typeof isKind>[0]) => isKind(food, 'spice'),
    })),
    ...chileSlots(flavour, 0.8),
    { ...fatSlot(flavour, 13), pool: ['neutral-oil', ...flavour.fat] },
    { id: 'egg', pool: ['egg'], grams: lowCarbDiets.includes(wish.diet ?? '') ? 100 : 50, flex: 'protein' },
    acidSlot(flavour, 4),
    herbSlot(flavour, 4),
    ...pepperSlots(flavour),
    saltSlot(),
  ],
  write: (kit) => {
    crispRoots(kit)
    cookSavory(kit)
    join(kit)
    const eggs = kit.one('egg')
    if (eggs) fryEggs(kit)
    finish(kit, '', 'Serve straight from the pan')
  },
  name: (kit) => {
    const root = attributive(kit.need('main'))
    return `${flavourWord(kit)} ${root} hash with ${sayNames([kit.need('protein'), ...kit.all('vegetable')].slice(0, 2))}`
  },
  face: [
    '{items}, fried until the corners crackle, with {taste}',
    'A skillet of {items}, crisp and soft by turns, with {taste}',
  ],
  whys: [
    'A lid first, then none: soft all through and crisp outside, without boiling',
    'Left alone for minutes at a time, the pieces grow a crust',
    'One pan, and breakfast or supper as you please',
  ],
}

const beside: ReadonlySet<string> = new Set([
  'red-pepper',
  'poblano',
  'kale',
  'spinach',
  'corn',
  'swiss-chard',
  'zucchini',
  'collard-greens',
])
function isUsual(id: string, vegetables: readonly unknown[]): boolean {
  return id === 'potato' || vegetables.includes(id)
}

function crispRoots(kit: Kit): void {
  const root = kit.need('main')
  const potato = root.id === 'potato' || root.id === 'sweet-potato'
  const lid = potato ? 8 : 5
  const oil = kit.the(kit.part(kit.need('fat'), 0.6))
  const size =
    kit.servings > 4 ? 'your two widest skillets' : kit.servings > 2 ? 'your widest skillet' : 'a large skillet'
  kit.step(
    `Heat ${oil} in ${size} over medium-high heat. Add ${kit.the(root, kit.salt())} in one layer${kit.servings > 4 ? ', shared between them,' : ''} with ${water(12 * kit.servings).words}, cover and cook for ${lid} minutes, until nearly tender`,
    { active: 2, waiting: lid },
  )
  kit.step(
    `Uncover and cook, turning with a spatula only every 3 minutes or so, until tender and crusted brown, ${potato ? '10 to 12' : '7 to 8'} minutes. Transfer to a plate`,
    { active: potato ? 11 : 8 },
  )
}

function cookSavory(kit: Kit): void {
  const protein = kit.need('protein')
  const { slow, quick, scallion } = aromaticsOf(kit)
  const fat = kit.the(kit.need('fat'))
  const vegetables = kit.all('vegetable')
  const said = kit.the(protein)
  const after = kit.the(
    slow,
    vegetables.filter((line) => !isLeaf(line)),
  )
  const first = savory(kit, said)
  const fragrant = kit.the(quick, kit.part(scallion, 0.5), kit.all('ground-spice', 'chile'))
  const green = kit.the(vegetables.filter(isLeaf))
  kit.step(
    `Put the pan back over medium heat with ${fat || 'what is left in it'}. ${first} ${after ? `Add ${after} and cook until soft and golden, 6 minutes.` : ''} ${fragrant ? `Stir in ${fragrant} for 1 minute.` : ''} ${green ? `Wilt ${green}, 2 to 4 minutes.` : ''}`,
    { active: 6 + (after ? 6 : 0) + (green ? 3 : 0) },
  )
}

function savory(kit: Kit, said: string): string {
  const protein = kit.need('protein')
  if (isKind(protein, 'ground poultry'))
    return `Cook ${said}, breaking it up, until no pink is left (165°F/74°C), 6 minutes.`
  if (isKind(protein, 'ground meat'))
    return `Cook ${said}, breaking it up, until no pink is left (160°F/71°C), 6 minutes.`
  if (isKind(protein, 'cured meat')) return `Cook ${said} until its fat runs and the edges crisp, 5 minutes.`
  if (isKind(protein, 'bean')) return `Cook ${said} until dry and starting to split, 4 minutes.`
  return `Cook ${said} until browned and dry, 6 minutes.`
}

function join(kit: Kit): void {
  const acid = kit.the(kit.one('acid'))
  kit.step(
    `Return ${kit.again(kit.need('main'))} to the pan${acid && ` with ${acid}`}, toss, press flat and leave alone for 3 minutes more, so that the bottom crisps and the flavors meet`,
    { active: 1, waiting: 3 },
  )
}

function fryEggs(kit: Kit): void {
  const eggs = kit.need('egg')
  const many = eggs.grams > 75
  kit.step(
    `Make ${many ? 'hollows for' : 'a hollow for'} ${kit.the(eggs)} and break ${kit.them(eggs)} in. Cover and cook over medium-low heat until the whites are firm and the yolks are as you like them, 4 to 5 minutes`,
    { active: 2, waiting: 4 },
  )
}
