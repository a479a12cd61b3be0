import type { Allergen } from '#domain/food/allergens.ts'
import type { Food } from '#domain/food/food.ts'
import type { StandIn } from '#domain/recipe/compose/book/stand-ins.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** Versions in which what somebody cannot have is stood in for, in the order in which a title names them. */
const withoutSome: readonly { readonly name: string; readonly diet: Wish['diet']; readonly of: readonly Allergen[] }[] =
  [
    { name: 'Gluten-Free', diet: 'gluten-free', of: ['gluten', 'wheat'] },
    { name: 'Dairy-Free', diet: 'dairy-free', of: ['milk'] },
  ]

/**
 * For whom a dish is a version, by what is asked and what stands in for what: 'Gluten-Free', 'Vegan', or both. `told`: the food that the title
 * names itself, which is no news.
 */
export function versionNames(wish: Wish, all: readonly StandIn[], told: string | undefined): string[] {
  const standIns = all.filter(({ line }) => line.id !== told)
  const isFor = (diet: Wish['diet']) => wish.diet === diet || wish.alsoDiets?.some((also) => also === diet) === true
  const isVegan = isFor('vegan') && standIns.length > 0
  const without = withoutSome.filter(
    ({ name, diet, of }) =>
      !(isVegan && name === 'Dairy-Free') &&
      (isFor(diet) || wish.allergens.includes(of[0]!)) &&
      all.some(({ own, line }) => has(own.food, of) && !has(namedFood(line.id)?.food, of)),
  )
  return [...without.map(({ name }) => name), ...(isVegan ? ['Vegan'] : [])]
}

function has(food: Food | undefined, of: readonly Allergen[]): boolean {
  return of.some((allergen) => food?.allergens.certain.includes(allergen) || food?.allergens.usual.includes(allergen))
}
