import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { onlyInItsDish } from '#domain/catalogue/foods/cooked-like.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { bookOnlyFoods, guestFoods, namedFood } from '#domain/catalogue/foods/named-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { type Allergen, allergenName } from '#domain/food/allergens/allergens.ts'
import type { Food } from '#domain/food/food.ts'
import { dislikeOf } from '#domain/food/match/disliked-foods.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { namedAlike } from '#domain/food/match/named-alike.ts'
import { isSalty } from '#domain/food/nutrition/salty.ts'
import { isSweetened } from '#domain/food/nutrition/sweetened.ts'
import { wordSet } from '#domain/plain-text.ts'
import { remembered, rememberedFor } from '#domain/remembered.ts'

/** A food as it was named, and ids of the foods of which any one will do. */
export interface FoodByName {
  words: string
  anyOf: readonly string[]
}

/**
 * Foods of the kitchen that a cook's words mean, when one of them is wanted; empty when the words are no food. `exactly` takes names
 * alone, for words inside a sentence.
 */
export function foodsWanted(words: string, exactly = false): string[] {
  const group = groupOf(words)
  if (group) return idsOf(beyondThePantry[singular(words)]?.() ?? pantry.values(), group)
  const { food, exact } = knownFood(words)
  if (!food || (exactly && !exact)) return []
  const uncooked = rawOf[food.id]
  if (uncooked && !namedFood(food.id)) return foodsWanted(uncooked, exactly)
  const cut = cutOf[food.id] ?? food.id
  if (onlyInItsDish.has(cut)) return []
  const own = [...new Set([food.id, cut]), `canned-${cut}`, `frozen-${cut}`, `${cut}-hearts`].filter((id) =>
    namedFood(id),
  )
  if (own.length) return own
  return idsWhere((each) => each.food.madeOf.includes(food.id))
}

/** Groups of which several are foods that only dishes of the catalogue are made with, or that lie beside them; those come last. */
const beyondThePantry: Readonly<Partial<Record<string, () => DishFood[]>>> = {
  sausage: () => [...pantry.values(), ...bookOnlyFoods()],
  'curry paste': everyFood,
}

/** Words for what somebody has cooked already: the kitchen starts from the raw food. */
const rawOf: Readonly<Record<string, string>> = {
  'cooked-rice': 'rice',
  'cooked-brown-rice': 'brown rice',
  'cooked-quinoa': 'quinoa',
  'cooked-couscous': 'couscous',
  'cooked-bulgur': 'bulgur',
  'cooked-pasta': 'pasta',
  'cooked-egg-noodles': 'noodles',
  'cooked-rice-noodles': 'rice noodles',
  'cooked-lentils': 'lentils',
  'cooked-beef': 'steak',
  'cooked-lamb': 'lamb',
  'cooked-shrimp': 'shrimp',
  'pulled-pork': 'pork',
}
/** What the kitchen cooks of a whole animal. */
const cutOf: Readonly<Record<string, string>> = {
  duck: 'duck-breast',
  'whole-chicken': 'chicken-bone',
  'whole-turkey': 'turkey-breast',
  'cornish-hen': 'chicken-bone',
}

/** Foods of the kitchen that a cook's words forbid: the food, all that is made of it, and all that carries its name and holds some of it. */
export const foodsForbidden = remembered(
  (words): readonly string[] => {
    const group = groupOf(words)
    const { food } = knownFood(words)
    const plain = singular(words)
    const stems = plain.split(' ').filter(Boolean)
    const alike = namedAlike(plain)
    const { isOf } = dislikeOf(plain)
    return idsOf(
      everyFood(),
      (each) =>
        (group?.(each) ?? false) ||
        isOf(each.food) ||
        (food !== undefined && (each.id === food.id || madeOf(each.food, food.id))) ||
        (stems.length > 0 &&
          !alike.has(each.id) &&
          namesOf(each).some((name) => stems.every((stem) => name.includes(stem)))),
    )
  },
  { bytes: 1_000_000, size: (ids) => 64 + 8 * ids.length },
)

/** Whether words name a food or a group of foods at all. */
export function isFoodWord(words: string): boolean {
  return groupOf(words) !== undefined || knownFood(words).food !== undefined
}

/** 'Red Onions' and 'red onion' are one: lower case, no accents, each word singular. */
export function singular(words: string): string {
  return plainWords(words).map(singularWord).join(' ')
}

export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.match(/[a-z0-9]+/g) ?? []
}

function singularWord(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:tomato|potato|mango|radish|peach|dish|x)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('leaves')) return 'leaf'
  return word.slice(0, -1)
}

function madeOf(food: Food, part: string): boolean {
  return food.madeOf.includes(part)
}

const namesOf = rememberedFor(({ food, behaviour }: DishFood): readonly (readonly string[])[] =>
  [food.name, ...food.aliases, ...(behaviour.short ?? []), ...(behaviour.listed ?? [])].map((name) =>
    singular(name).split(' '),
  ),
)

/** Foods of the kitchen that hold any of some allergens for certain. */
export function foodsBearing(allergens: readonly Allergen[]): readonly string[] {
  return allergens.length ? idsOf(everyFood(), withAllergen(...allergens)) : []
}

function idsWhere(holds: (food: DishFood) => boolean): string[] {
  return [...idsOf(pantry.values(), holds), ...idsOf(guestFoods(), holds)]
}
/** With those that only dishes of the catalogue are made of. */
function everyFood(): DishFood[] {
  return [...pantry.values(), ...bookOnlyFoods(), ...guestFoods()]
}
function idsOf(foods: Iterable<DishFood>, holds: (food: DishFood) => boolean): string[] {
  return [...foods].filter(holds).map(({ id }) => id)
}

function groupOf(words: string): Group | undefined {
  const word = singular(words)
  return Object.hasOwn(groups, word) ? groups[word] : undefined
}

type Group = (food: DishFood) => boolean
const ofKind =
  (...kinds: readonly Kind[]): Group =>
  ({ behaviour }) =>
    kinds.includes(behaviour.kind)
const named =
  (...ids: readonly string[]): Group =>
  ({ id }) =>
    ids.includes(id)
const starting =
  (...starts: readonly string[]): Group =>
  ({ id }) =>
    starts.some((start) => id.startsWith(start))
const withAllergen =
  (...allergens: readonly string[]): Group =>
  ({ food }) =>
    food.allergens.certain.some((each) => allergens.includes(each))

/** Whether a food brings heat of its own: chiles fresh and dried, and pastes of them. */
export function isHot({ id, behaviour, food }: DishFood): boolean {
  return (behaviour.kind === 'fresh chile' || food.roles.includes('heat')) && !sharpOrMild.has(id)
}
/** Sharp without chile, or chiles that hardly burn. */
const sharpOrMild = wordSet('dijon horseradish wasabi poblano sweet-chili-sauce dried-ancho ancho')

/** What somebody picks out who eats nothing green: leaves, herbs, and what is green on the plate. */
function isGreen({ behaviour: { kind, color } }: DishFood): boolean {
  return color === 'green' || kind === 'leaf' || kind === 'lettuce' || kind === 'herb'
}

/** Words that mean several foods. */
const groups: Readonly<Record<string, Group>> = {
  chicken: ({ id, behaviour }) => id.startsWith('chicken') && behaviour.kind.includes('poultry'),
  poultry: ofKind('poultry', 'bone-in poultry', 'ground poultry'),
  turkey: starting('ground-turkey', 'turkey'),
  beef: ({ id }) => /beef|steak|chuck|brisket/.test(id),
  steak: ofKind('steak'),
  pork: ({ id, behaviour }) =>
    /pork|bacon|pancetta|(?:^|-)ham(?:-|$)/.test(id) &&
    !/^(?:turkey|plant|vegan|beef)-/.test(id) &&
    behaviour.kind !== 'fish',
  lamb: starting('lamb', 'ground-lamb'),
  meat: ({ food }) => food.facts.has('meat'),
  ...alike(['cured meat', 'processed meat', 'deli meat', 'lunch meat', 'cold cut'], isCured),
  ...alike(['offal', 'organ meat', 'variety meat'], ({ id }) => /liver|tripe|haggis|gizzard|kidney$|heart$/.test(id)),
  'red meat': ({ food }) => food.facts.has('red-meat'),
  'ground meat': starting('ground-beef', 'ground-lamb', 'ground-pork', 'ground-turkey', 'ground-chicken'),
  mince: starting('ground-beef', 'ground-lamb', 'ground-pork', 'ground-turkey', 'ground-chicken'),
  sausage: ({ id }) => /sausage|chorizo|andouille|kielbasa|bratwurst/.test(id),
  fish: ofKind('fish'),
  'white fish': named('cod', 'halibut', 'tilapia', 'haddock'),
  seafood: ofKind('fish', 'shrimp'),
  shellfish: withAllergen('crustacean', 'mollusc'),
  prawn: named('shrimp'),
  dairy: withAllergen('milk'),
  cheese: ofKind('cheese', 'frying cheese'),
  egg: named('egg'),
  nut: withAllergen('tree_nut', 'peanut'),
  'tree nut': withAllergen('tree_nut'),
  treenut: withAllergen('tree_nut'),
  crustacean: withAllergen('crustacean'),
  [singular(allergenName('mollusc'))]: withAllergen('mollusc'),
  mollusc: withAllergen('mollusc'),
  bivalve: (food) => withAllergen('mollusc')(food) && !isCephalopod(food),
  cephalopod: isCephalopod,
  'finned fish': ofKind('fish'),
  bean: ofKind('bean'),
  lentil: ({ id, behaviour }) => behaviour.kind === 'lentil' || id.includes('lentil'),
  chocolate: ({ id, behaviour }) => behaviour.kind === 'chocolate' || id.includes('chocolate'),
  pulse: ofKind('bean', 'lentil'),
  legume: ofKind('bean', 'lentil'),
  ...alike(['soy', 'soya', 'soybean'], withAllergen('soy')),
  gluten: withAllergen('gluten', 'wheat'),
  wheat: withAllergen('wheat'),
  chametz: (food) => withAllergen('gluten', 'wheat')(food) && !food.id.startsWith('matzo'),
  rice: ofKind('rice', 'risotto rice', 'paella rice'),
  noodle: ofKind('noodles'),
  pasta: ofKind('pasta'),
  spaghetti: named('spaghetti'),
  bread: ofKind('bread'),
  bun: ofKind('bun'),
  tortilla: ofKind('tortilla'),
  potato: named('potato', 'russet-potato'),
  mushroom: ({ id }) => /mushroom|shiitake|portobello/.test(id),
  onion: ({ id }) => /onion|shallot|scallion|leek/.test(id),
  pepper: ({ id }) => /^(?:red|green|yellow|orange)-pepper$/.test(id),
  'bell pepper': ({ id }) => /^(?:red|green|yellow|orange)-pepper$/.test(id),
  'hot pepper': ofKind('fresh chile'),
  chile: isHot,
  chili: isHot,
  green: ofKind('leaf'),
  'leafy green': ofKind('leaf'),
  'anything green': isGreen,
  'everything green': isGreen,
  'green thing': isGreen,
  'green stuff': isGreen,
  'green food': isGreen,
  'green bit': isGreen,
  'green speck': isGreen,
  'green vegetable': isGreen,
  'green veggie': isGreen,
  'green veg': isGreen,
  mustard: ({ id }) => id === 'dijon' || id.endsWith('mustard'),
  vinegar: ({ id }) => id.endsWith('vinegar'),
  cabbage: ({ id }) => /cabbage|napa/.test(id),
  ...alike(['brassica', 'crucifer', 'cruciferous vegetable'], ({ id }) =>
    /cabbage|napa|broccoli|cauli|brussels|kale|collard|bok-choy|turnip|rutabaga|kohlrabi|radish|daikon|arugula|watercress|mustard-greens/.test(
      id,
    ),
  ),
  tomato: ({ id }) => id.includes('tomato') && id !== 'tomatillo',
  squash: ({ id }) => /butternut|squash|zucchini/.test(id),
  vegetable: ofKind('vegetable', 'leaf', 'lettuce', 'potato'),
  veggie: ofKind('vegetable', 'leaf', 'lettuce', 'potato'),
  spicy: isHot,
  'spicy food': isHot,
  'hot spice': isHot,
  berry: ofKind('berry'),
  citrus: ofKind('citrus'),
  fruit: ofKind('fruit', 'berry'),
  coconut: starting('coconut'),
  herb: ofKind('herb'),
  sugar: ({ food }) => food.facts.has('refined-sugar'),
  'added sugar': ({ food }) => isSweetened(food),
  alcohol: ({ food }) => food.facts.has('alcohol'),
  'salty food': ({ food }) => isSalty(food),
  'curry paste': ofKind('curry paste'),
  wine: ofKind('wine'),
}
/** Words for one class of foods. */
function alike(words: readonly string[], group: Group): Readonly<Record<string, Group>> {
  return Object.fromEntries(words.map((word) => [word, group]))
}
function isCephalopod({ id }: DishFood): boolean {
  return /squid|octopus|cuttlefish/.test(id)
}
function isCured({ food, behaviour }: DishFood): boolean {
  return behaviour.kind === 'cured meat' && food.facts.has('meat')
}
/** Words of groups, singular. */
export const groupWords: ReadonlySet<string> = new Set(Object.keys(groups))

/** The plural of the last word of a group, where it is made with an s. */
export function pluralOf(group: string): string[] {
  return /[^s]$/.test(group) ? [`${group.split(' ').at(-1)}s`] : []
}
