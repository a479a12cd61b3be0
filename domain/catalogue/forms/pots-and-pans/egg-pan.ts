import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  aromaticSlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  groundSpicesOf,
  herbSlot,
  pepperSlots,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, sentence, slowestFirst, wiltMinutes } from '#domain/catalogue/writing/phrases.ts'
import { countWord, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Eggs set in a thick tomato sauce: shakshuka and its cousins from Rome to Oaxaca. */
export const eggPan: Form = {
  id: 'egg-pan',
  label: 'eggs in sauce',
  is: ['breakfast', 'cheap', 'crowding', 'no toppings', 'one pot'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Late Night'],
  methods: ['Sautéed', 'Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 29,
  calories: [180, 560],
  texture: 'wet',
  saltPercent: 0.4,
  slots: ({ flavour }) => [
    { id: 'egg', pool: flavour.body ? ['egg'] : [], grams: 100, required: true, flex: 'protein' },
    {
      id: 'protein',
      pool: [...flavour.proteins, 'chickpeas'],
      grams: (food) => (isKind(food, 'cured meat') ? 25 : 70),
      cut: 'dice',
      where: (food) => isKind(food, 'cured meat', 'bean'),
      flex: 'protein',
    },
    vegetableSlot(flavour, {
      pool: ['red-pepper', ...flavour.vegetables.filter((choice) => pans.has(String(choice)))],
      grams: 90,
      cut: 'dice',
      cooked: 'sauteed',
    }),
    ...aromaticSlots(flavour, 0.8, 'dice', ['fennel', 'ginger', 'celery', 'carrot']),
    ...groundSpicesOf(flavour)
      .filter(([choice]) => !['thyme', 'rosemary', 'bay', 'lime-leaf'].includes(String(choice)))
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams })),
    ...chileSlots(flavour),
    { id: 'body', pool: ['canned-tomatoes'], grams: 130, required: true },
    cheeseSlot(flavour, 15),
    fatSlot(flavour, 9),
    herbSlot(flavour, 4),
    {
      id: 'bread',
      pool: flavour.breads ?? ['bread'],
      grams: 42,
      flex: 'starch',
      where: (food) => isKind(food, 'bread', 'tortilla'),
    },
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    softenBase(kit)
    const leaves = kit.all('vegetable').filter(isLeaf)
    const protein = kit.one('protein')
    const beans = protein && isKind(protein, 'bean') ? protein : undefined
    const sauce = kit.the(kit.need('body'), beans, water(20 * kit.servings))
    kit.step(
      `Add ${sauce} and simmer until thick enough that a spoon leaves a trail, 8 minutes. ${sentence('Stir in', kit.the(leaves), ` and cook until wilted, ${sayMinutes(wiltMinutes(leaves))}`)} ${sentence('Season with', kit.the(kit.season()))}`,
      { active: 4, waiting: 5 },
    )
    setEggs(kit)
    const bread = kit.one('bread')
    const warm = bread && isKind(bread, 'tortilla') ? 'warmed' : 'toasted, for the sauce'
    const pans = skillets(kit) === 'a wide skillet' ? 'pan' : 'pans'
    finish(kit, '', `Bring the ${pans} to the table${bread ? ` with ${kit.the(bread)}, ${warm}` : ''}`)
  },
  name: (kit) => `eggs simmered in tomato with ${sayNames(kit.all('vegetable'))}`,
  face: ['Eggs poached in tomatoes cooked down with {items}, and seasoned with {taste}'],
  whys: [
    'The sauce is cooked down until thick, so the eggs sit in it and not under it',
    'It goes from pan to table, and needs something to mop up the sauce',
  ],
}

const pans: ReadonlySet<string> = new Set(['spinach', 'eggplant', 'poblano', 'kale', 'potato', 'mushrooms', 'zucchini'])

function softenBase(kit: Kit): void {
  const fat = kit.need('fat')
  const protein = kit.one('protein')
  const cured = protein && isKind(protein, 'cured meat') ? protein : undefined
  if (cured) {
    const oil = kit.the(kit.part(fat, 0.4))
    const { text, active } = brown(kit, cured)
    kit.step(`Heat ${oil} in ${skillets(kit)} over medium heat. ${text}`, { active: active + 1 })
  }
  const garlic = kit.all('aromatic').filter(({ id }) => id === 'garlic')
  const slow = kit.all('aromatic').filter((line) => !garlic.includes(line))
  const firm = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'sauteed',
  )
  const lead = cured ? 'Add' : `Heat ${kit.the(fat)} in ${skillets(kit)} over medium heat. Add`
  const soft = kit.the(cured ? fat : undefined, slow, firm, kit.salt())
  const fragrant = kit.the(garlic, kit.all('ground-spice', 'chile'))
  kit.step(
    `${lead} ${soft} and cook, stirring now and then, until soft and sweet, 8 to 10 minutes. ${sentence('Stir in', fragrant, ' for 1 minute')}`,
    { active: 11 },
  )
}

/** Eight or nine eggs are what a wide skillet holds. */
function skillets(kit: Kit): string {
  const count = Math.ceil(Number(kit.need('egg').amount) / 9)
  return count > 1 ? `${countWord(count)} wide skillets` : 'a wide skillet'
}

function setEggs(kit: Kit): void {
  const eggs = kit.need('egg')
  const count = Number(eggs.amount)
  kit.use(eggs)
  const hollows =
    count === 1
      ? 'Make a hollow with the back of a spoon and crack the egg into it'
      : `Make ${eggs.amount} hollows${count > 9 ? ', shared among the pans,' : ''} with the back of a spoon and crack an egg into each`
  kit.step(
    `${hollows}. Cover and cook over low heat until the whites are set and the yolks still soft, 6 to 8 minutes (for anyone who should avoid soft eggs, give them 3 minutes more)`,
    { active: 2, waiting: 7 },
  )
}
