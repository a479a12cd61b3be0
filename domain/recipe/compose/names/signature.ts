import { namedDishesOf } from '#domain/catalogue/names/named-dishes.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'

/**
 * How much a food is drawn into a dish because it would make it one that has a name: points for scoreFood, 0 to .8.
 * Beef in red wine draws mushrooms; what the named dish welcomes is drawn a little.
 */
export function drawnToName({ form, flavour }: Candidate, id: string, chosen: readonly string[]): number {
  let points = 0
  for (const { needs, welcome = [] } of namedDishesOf(form.id, flavour.id)) {
    if (!needs.some((foods) => foods.some((food) => chosen.includes(food)))) continue
    if (needs.some((foods) => foods.includes(id) && !foods.some((food) => chosen.includes(food)))) return 0.8
    if (welcome.includes(id)) points = 0.4
  }
  return points
}
