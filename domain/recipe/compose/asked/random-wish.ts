import type { Chance } from '#domain/chance.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import {
  complexities,
  cookingMethods,
  cuisinesOfRequest,
  mealTimes,
  recipeTypes,
  seasons,
  spiceLevels,
} from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'

/** The diets that the request form offers. */
const requestDiets = [
  'vegan',
  'vegetarian',
  'keto',
  'gluten-free',
  'paleo',
  'mediterranean',
  'low-carb',
  'dairy-free',
  'nut-free',
] as const
const machines = [
  'Oven',
  'Stovetop',
  'Microwave',
  'Air Fryer',
  'Slow Cooker',
  'Pressure Cooker',
  'Blender',
  'Food Processor',
  'Grill',
  'Toaster Oven',
  'Rice Cooker',
]
const wants = [
  'chicken',
  'spinach',
  'rice',
  'mushrooms',
  'salmon',
  'black beans',
  'tofu',
  'sweet potato',
  'lemon',
  'unobtainium',
]
const dislikes = ['mushrooms', 'olives', 'cilantro', 'eggplant', 'onion', 'fish', 'coconut', 'beets', 'blue smurfs']

/** An empty wish for four. */
export const anyWish: Wish = {
  allergens: [],
  exclude: [],
  include: [],
  preferredCuisines: [],
  servings: 4,
  equipment: [],
  preferEquipment: [],
  notes: '',
  because: [],
  recent: [],
}

/** A wish as members make them: 'plain' from diet, cuisine, type and meal, 'full' with every other field now and then. For sweeps and tests. */
export function randomWish(chance: Chance, kind: 'plain' | 'full'): Wish {
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
  const maybe = <T>(share: number, list: readonly T[]): T | undefined => (chance() < share ? one(list) : undefined)
  const some = <T>(share: number, list: readonly T[], most: number): T[] =>
    chance() < share ? [...new Set(Array.from({ length: 1 + Math.floor(chance() * most) }, () => one(list)))] : []
  const plain: Wish = {
    ...anyWish,
    diet: maybe(0.6, requestDiets),
    cuisine: maybe(0.7, cuisinesOfRequest),
    recipeType: maybe(0.6, recipeTypes),
    mealTime: maybe(0.6, mealTimes),
    servings: 1 + Math.floor(chance() * 8),
  }
  if (kind === 'plain') return plain
  const equipment = chance() < 0.3 ? [...new Set(['Stovetop', 'Oven', ...some(1, machines, 4)])] : []
  return {
    ...plain,
    allergens: some(0.35, allergens, 3),
    exclude: some(0.3, dislikes, 2),
    include: some(0.2, wants, 2),
    maxMinutes: maybe(0.35, [20, 30, 45, 60, 90, 120]),
    spiceLevel: maybe(0.3, spiceLevels),
    calories: maybe(0.3, [200, 300, 400, 500, 600, 700, 800]),
    cookingMethod: maybe(0.15, cookingMethods),
    complexity: maybe(0.25, complexities),
    season: maybe(0.25, seasons),
    budget: maybe(0.25, [8, 12, 16, 24, 40]),
    equipment,
    notes:
      maybe(0.15, [
        'quick healthy dinner',
        'something with the leftover rice and spinach',
        'no onions please',
        'cozy soup',
        'qwerty zxcv',
      ]) ?? '',
  }
}
