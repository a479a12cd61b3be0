import { soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { acidSlot, herbSlot, pepperSlots, proteinOf, proteinSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'

/** Meat, fish, tofu or eggplant in a crisp coat, with something raw and sharp beside it: schnitzel, milanesa, katsu. */
export const breadedCutlet: Form = {
  id: 'breaded-cutlet',
  label: 'breaded cutlet',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 24,
  calories: [330, 820],
  texture: 'none',
  saltPercent: 0.5,
  slots: ({ flavour, wish }) => {
    const katsu = flavour.cuisines.includes('Japanese')
    const meatless = wish.diet === 'vegan' || wish.diet === 'vegetarian'
    return [
      proteinSlot(flavour, {
        pool: meatless ? [katsu ? 'tofu' : 'eggplant'] : [...flavour.proteins, 'pork-chops'],
        cut: meatless && !katsu ? 'grill' : 'whole',
        grams: (food) => (isKind(food, 'vegetable') ? 160 : isKind(food, 'pork') ? 135 : proteinOf(1)(food)),
        where: (food) => suited.has(food.id),
      }),
      { id: 'flour', pool: [['flour', 'gf-flour', 'cornstarch', 'tapioca']], grams: 12 },
      {
        id: 'egg',
        pool: [['egg', 'soy-milk', 'oat-milk', 'almond-milk']],
        grams: (food) => (isKind(food, 'egg') ? 25 : 22),
        required: true,
      },
      {
        id: 'body',
        pool: [[...(katsu ? ['panko'] : ['panko', 'breadcrumbs']), 'gf-breadcrumbs', 'almond-flour', 'sunflower-meal']],
        grams: 24,
        required: true,
        flex: 'fixed',
      },
      { id: 'seasoning', pool: grated(flavour.cheese), grams: 6 },
      {
        id: 'ground-spice',
        pool: (flavour.groundSpices ?? []).map(([choice]) => choice),
        grams: ({ id }) => (dried.has(id) ? 0.25 : 0.7),
        where: (food) => isKind(food, 'spice') && food.id !== 'saffron',
      },
      { id: 'fat', pool: [['neutral-oil', 'olive-oil']], grams: 17, required: true, flex: 'fat' },
      {
        id: 'raw',
        pool: katsu ? ['cabbage'] : flavour.raw.filter((choice) => salads.has(String(choice))),
        grams: 85,
        count: katsu ? [1, 1] : [2, 2],
        required: true,
        cut: 'raw',
      },
      ...(katsu ? katsuSauce : [{ ...acidSlot(flavour, 11), required: true }, herbSlot(flavour, 4)]),
      ...pepperSlots(flavour),
      saltSlot(),
    ]
  },
  write: (kit) => {
    mixSauce(kit)
    flatten(kit)
    coat(kit)
    fry(kit)
    serve(kit)
  },
  name: (kit) => {
    const protein = attributive(kit.need('protein'))
    const crumbs = kit.food('almond-flour')?.slot === 'body' ? 'almond-crusted' : 'crisp'
    const raw = kit.need('raw')
    const salad = raw.id === 'mixed-greens' ? 'green salad' : `${attributive(raw)} salad`
    const pork = isKind(kit.need('protein'), 'pork')
    return pork ? `${crumbs} breaded pork with ${salad}` : `${crumbs} ${protein} cutlets with ${salad}`
  },
  face: ['{items}: a crackling coat, and something raw and sharp against it', 'Crisp {items}, with {taste}'],
  whys: [
    'Coat, rest for a moment, fry: pressed on firmly, the crust stays where it belongs',
    'A steady, not furious, heat gives the crumbs time to turn gold as the inside cooks through',
    'Rested on a rack and not on paper, the underside stays as crisp as the top',
  ],
}

const dried: ReadonlySet<string> = new Set(['oregano', 'dried-thyme', 'herbes', 'dried-mint'])
const suited: ReadonlySet<string> = new Set([
  'chicken-breast',
  'pork-chops',
  'pork-tenderloin',
  'cod',
  'haddock',
  'tilapia',
  'tofu',
  'eggplant',
])
const salads: ReadonlySet<string> = new Set([
  'arugula',
  'cherry-tomatoes',
  'cucumber',
  'romaine',
  'cabbage',
  'radish',
  'red-onion',
  'fennel',
  'mixed-greens',
  'watercress',
  'carrot',
  'apple',
  'celery',
])
const katsuSauce: readonly Slot[] = [
  { id: 'sauce', pool: ['ketchup'], grams: 14 },
  { id: 'sauce', pool: [soySauce], grams: 6 },
  { id: 'sauce', pool: [['mirin', 'dry-sherry', 'rice-vinegar']], grams: 5 },
  { id: 'acid', pool: ['lemon', 'rice-vinegar'], grams: 6, required: true },
]

/** Cheese that can be mixed into crumbs: 'Parmesan' is, 'feta' is not. */
function grated(cheeses: Slot['pool'] | undefined): Slot['pool'] {
  return cheeses?.includes('parmesan') ? [['parmesan', 'veg-parm']] : []
}

function mixSauce(kit: Kit): void {
  const sauce = kit.the(kit.all('sauce'))
  if (sauce) kit.step(`Stir together ${sauce} for the sauce and set aside`, { active: 1 })
}

function flatten(kit: Kit): void {
  const protein = kit.need('protein')
  const said = kit.the(protein)
  const season = kit.the(kit.salt(), kit.one('pepper'), kit.all('ground-spice'))
  const after = season ? ` Season on both sides with ${season}` : ''
  kit.step(`${flattened(protein, said)}.${after}`, { active: 6 })
}

function flattened(protein: DishLine, said: string): string {
  if (isKind(protein, 'poultry'))
    return `Halve ${said} horizontally where thick, lay between sheets of parchment and pound with a rolling pin to 1/3 inch`
  if (protein.id === 'pork-tenderloin')
    return `Cut ${said} into 2-inch lengths, stand each on end and pound between sheets of parchment to 1/3 inch`
  if (isKind(protein, 'pork')) return `Lay ${said} between sheets of parchment and pound with a rolling pin to 1/3 inch`
  if (isKind(protein, 'tofu')) return `Press ${said} between towels under something heavy for 5 minutes`
  if (isKind(protein, 'vegetable'))
    return `Spread ${said} on a towel, blot the cut sides dry and press them a little flatter with your palm`
  return `Pat ${said} dry and cut into portions`
}

function coat(kit: Kit): void {
  const egg = kit.need('egg')
  const dip = isKind(egg, 'egg') ? `beat ${kit.the(egg)} in` : `pour ${kit.the(egg)} into`
  const crumbs = kit.the(kit.need('body'), kit.one('seasoning'))
  const flour = kit.one('flour')
  if (!flour) {
    kit.step(
      `Set out two shallow plates: ${dip} one and put ${crumbs} in the other. Turn each piece first in one, then in the other, pressing the coat on firmly`,
      { active: 6 },
    )
    return
  }
  // without egg a spoonful of the flour is beaten into the milk, so that it clings
  const batter = isKind(egg, 'egg') ? '' : `, whisking in a third of the ${kit.name(flour)} so that it clings`
  kit.step(
    `Set out three shallow plates: put ${kit.the(flour)} in the first, ${dip} the second${batter}, and put ${crumbs} in the third. Turn each piece in them in that order, shaking off the flour and pressing the crumbs on firmly`,
    { active: 7 },
  )
}

function fry(kit: Kit): void {
  const protein = kit.need('protein')
  const name = kit.name(protein)
  const fat = kit.need('fat')
  kit.use(fat)
  const oil = kit.name(fat)
  const batches = kit.servings > 2 ? ' as many as fit without touching' : ' all the pieces'
  const rounds = Math.max(1, Math.ceil(kit.servings / 2))
  const [done, minutes] = doneness(protein)
  const share = rounds > 1 ? `, with more ${oil} for each batch` : ''
  kit.step(
    `Keep a spoonful of the ${oil} for the salad. Heat ${rounds > 1 ? 'a share of the rest' : 'the rest'} in a large skillet over medium-high heat until a crumb dropped in it sizzles. Fry${batches}${share}, until deep golden underneath, ${minutes} minutes; turn and fry until ${done}, ${minutes} minutes more. Drain on a rack, so that the ${name} ${kit.verb('stay', protein)} crisp`,
    { active: minutes * 2 * rounds + 1 },
  )
}

function doneness(protein: DishLine): [string, number] {
  if (isKind(protein, 'poultry')) return [`golden and cooked through (${doneAt.poultry})`, 3]
  if (isKind(protein, 'pork')) return [`golden and cooked through (${doneAt.whole})`, 3]
  if (isKind(protein, 'fish')) return [`it flakes (${doneAt.whole})`, 4]
  if (isKind(protein, 'vegetable')) return ['golden and tender when pierced', 4]
  return ['golden all over', 4]
}

function serve(kit: Kit): void {
  const raw = kit.the(kit.all('raw'))
  const sauce = kit.all('sauce').length ? ', with the sauce for dipping' : ''
  const kept = { words: `the ${kit.name(kit.need('fat'))} you kept`, form: 'part' as const }
  const dressing = kit.the(kit.one('acid'), kept, kit.all('herb'), kit.one('salt'))
  finish(kit, `Toss ${raw} with ${dressing}.`, `Serve the cutlets at once beside the salad${sauce}`, 3)
}
