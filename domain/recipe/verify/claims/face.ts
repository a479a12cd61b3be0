import { familiesOf } from '#domain/food/mentions/food-families.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { tokens } from '#domain/text/tokens.ts'

/** Meat and fish, in grams a person, below which they season a dish and need not be on its face. */
const seasoning = 15

/**
 * Meat and fish that neither title nor description names: nobody may find ground beef in 'Lentils with Kale'. Dishes whose name
 * says it to everyone (carbonara) are named by it. A cook may call their own recipe what they like: there it is a note.
 */
export function hiddenMeat(recipe: ReadRecipe, author: 'cook' | 'writer'): Finding[] {
  if (!recipe.title) return []
  const face = tokens(plain(`${recipe.title} ; ${recipe.description}`))
    .map(({ stem }) => stem)
    .filter((word) => !qualities.has(word))
  if (face.some((word) => meatDishes.has(word))) return []
  const said = new Set(face.flatMap((word) => (baconDishes.has(word) ? [word, 'bacon', 'pork'] : [word])))
  return recipe.lines.flatMap((line, index) =>
    isMeatOrFish(line, recipe.servings) && !isNamed(line, said)
      ? [finding('hidden_meat', {}, { line: index, name: line.name }, author === 'cook' ? 'notes' : 'warns')]
      : [],
  )
}

/** 'Round and smoky' is no ground round. */
const qualities: ReadonlySet<string> = new Set(['round', 'ground', 'lean', 'whole', 'fresh', 'tender'])

function isMeatOrFish(line: ReadLine, servings: number): boolean {
  return line.portions.some(
    ({ food, weight }) =>
      food !== undefined &&
      food.roles.includes('protein') &&
      (food.facts.has('meat') || food.facts.has('fish')) &&
      (weight?.grams ?? 0) / servings >= seasoning,
  )
}

function isNamed({ words, foods }: ReadLine, face: ReadonlySet<string>): boolean {
  return (
    [...face].some((word) => words.has(word)) || foods.some((food) => familiesOf(food).some((word) => face.has(word)))
  )
}

/** Their names say to everyone that there is bacon in them, and of no other meat. */
const baconDishes: ReadonlySet<string> = new Set(['carbonara', 'amatriciana', 'blt'])

const meatDishes = new Set([
  'bolognese',
  'ragu',
  'burger',
  'hamburger',
  'cheeseburger',
  'meatball',
  'meatloaf',
  'gumbo',
  'jambalaya',
  'chili',
  'pho',
  'ramen',
  'cassoulet',
  'goulash',
  'stroganoff',
  'bourguignon',
  'paella',
  'bouillabaisse',
  'cioppino',
  'ceviche',
  'sushi',
  'poke',
  'nicoise',
  'schnitzel',
  'carnitas',
  'pastor',
  'barbacoa',
  'birria',
  'pozole',
  'picadillo',
  'bulgogi',
  'galbi',
  'bibimbap',
  'japchae',
  'tonkatsu',
  'gyudon',
  'larb',
  'krapow',
  'kofta',
  'kebab',
  'shawarma',
  'gyro',
  'souvlaki',
  'moussaka',
  'keema',
  'adobo',
  'chowder',
  'clubhouse',
  'cobb',
  'reuben',
  'lasagne',
  'lasagna',
  'fabada',
  'feijoada',
  'mapo',
  'tantan',
  'rogan',
  'vindaloo',
  'sancocho',
  'kimbap',
  'gyoza',
  'dumpling',
  'bourguignonne',
  'pastitsio',
  'salisbury',
  'hash',
])
