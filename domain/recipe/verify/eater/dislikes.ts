import { madeWith } from '#domain/food/compounds.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { idsWithin } from '#domain/food/foods.ts'
import { everyFoodOf } from '#domain/food/line/line.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { namedAlike } from '#domain/food/match/named-alike.ts'
import { families } from '#domain/food/mentions/food-families.ts'
import { isSalty } from '#domain/food/nutrition/salty.ts'
import { isSweetened } from '#domain/food/nutrition/sweetened.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import { remembered } from '#domain/remembered.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/**
 * Does a line hold a food that somebody will not have, said in their own words ('mushrooms', 'cilantro', 'seafood')? The food itself,
 * foods made of it and the members of a family count; a name that only sounds alike does not ('milk' is not coconut milk, 'beef' no beefsteak tomato).
 */
export function isDisliked(line: ReadLine, dislike: string): boolean {
  const { stems, food, family, alike, compounds } = understood(dislike)
  if (stems.length === 0) return false
  const foods = everyFoodOf(line.line)
  if (foods.some(({ id }) => compounds.has(id))) return true
  const isMember = (one: Food) => (family?.(one) ?? false) && !alike.has(one.id)
  if (foods.some((one) => (food && idsWithin(one).has(food.id)) || isMember(one))) return true
  if (stems.length === 1 && ownWords.has(stems[0] ?? '')) return false
  if (foods.length > 0 && foods.every(({ id }) => alike.has(id))) return false
  return stems.every((word) => line.nameWords.includes(word))
}

const understood = remembered((dislike: string) => {
  const stems = stemsOf(dislike.slice(0, 200)).filter((word) => !fillers.has(word))
  const food = groups[stems.join(' ')] ? undefined : knownFood(stems.join(' ')).food
  const key = stems.length === 1 ? (stems[0] ?? '') : stems.join(' ')
  const family = ownWords.has(key)
    ? undefined
    : (groups[key] ?? (Object.hasOwn(families, key) ? families[key] : undefined))
  return { stems, food, family, alike: namedAlike(stems.join(' ')), compounds: madeWith(stems.join(' ')) }
})

const fillers = new Set(['fresh', 'no', 'any', 'all', 'kind', 'of', 'and', 'the', 'hate', 'raw'])
/** Words that stand in the names of quite other foods. */
const ownWords = new Set([
  'milk',
  'butter',
  'cream',
  'oil',
  'flour',
  'sauce',
  'vinegar',
  'pepper',
  'rice',
  'water',
  'white',
  'leaf',
  'seed',
  'fillet',
  'sugar',
  'salt',
  'bread',
])

const groups: Readonly<Record<string, (food: Food) => boolean>> = {
  'red meat': (food) => food.facts.has('red-meat'),
  dairy: (food) => food.allergens.certain.includes('milk'),
  gluten: (food) => food.allergens.certain.includes('gluten'),
  fish: (food) => food.allergens.certain.includes('fish'),
  shellfish: (food) => food.allergens.certain.some((one) => one === 'crustacean' || one === 'mollusc'),
  offal: (food) => /liver|kidney|heart|tripe|tongue/.test(food.name),
  cilantro: isA('cilantro'),
  pepper: (food) => /pepper|chile/.test(food.name) && !food.roles.includes('spice'),
  alcohol: (food) => food.facts.has('alcohol'),
  'added sugar': isSweetened,
  'salty food': isSalty,
}
