import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { realDish } from '#domain/catalogue/names/named-dishes.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { Cuisine, CuisineOfRecipe } from '#domain/options/options.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { familiesOf, isAtHome } from '#domain/recipe/compose/dish/pairs-of-form.ts'
import { rememberedFor } from '#domain/remembered.ts'

type Pair = Pick<Candidate, 'form' | 'flavour'>

/** The kitchens that a pair is from, the first that people would name before the others. */
export function cuisinesOf({ form, flavour }: Pair): readonly CuisineOfRecipe[] {
  return form.cuisines ?? flavour.cuisines
}

export function isOneOf(asked: readonly Cuisine[], cuisine: CuisineOfRecipe | undefined): boolean {
  return asked.some((each) => each === cuisine)
}

/** Those pairs that are from the kitchen that was asked for. */
export function ofCuisine(pairs: readonly Candidate[], cuisine: Cuisine | undefined): readonly Candidate[] {
  return cuisine ? pairs.filter((pair) => cuisinesOf(pair).includes(cuisine)) : pairs
}

/**
 * Whether a dish may be called by the kitchen of its family: a dish of the catalogue, one that nobody else makes, one that bears a real name
 * or what its family is known by, and any other that holds as much of what that kitchen is known for as of what is known from elsewhere.
 */
export function isTrueToKitchen({ form, flavour }: Pair, lines: readonly DishLine[]): boolean {
  if (form.book || isOnlyTheirs(form, flavour) || realDish(form, flavour, lines)) return true
  if (lines.some(({ id }) => flavour.titleNeeds.includes(id))) return true
  const known = lines.filter(({ food }) => food.cuisines.length > 0)
  const own = known.filter(({ food }) => food.cuisines.some((each) => kinOf(flavour).has(each))).length
  return own * 2 >= known.length && (own > 0 || isAtHome(form, flavour))
}

/** Whether all kitchens that make a form are of one cuisine. */
function isOnlyTheirs(form: Candidate['form'], { cuisines: [cuisine] }: Flavour): boolean {
  return familiesOf(form).every(({ cuisines }) => cuisine !== undefined && cuisines.includes(cuisine))
}

/** The cuisines of a family and those that all families of the same cuisine belong to: what is Thai is Asian. */
const kinOf = rememberedFor(({ cuisines }: Flavour): ReadonlySet<string> => {
  const within = flavours.filter((other) => cuisines.every((each) => other.cuisines.includes(each)))
  return new Set([...cuisines, ...within.flatMap((other) => other.cuisines)])
})
