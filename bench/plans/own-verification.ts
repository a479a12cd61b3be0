import { plateWithout } from '../../domain/plan/week/dishes/plate-without.ts'
import type { WeekDish } from '../../domain/plan/week/week.ts'
import type { WeekPlan } from '../../domain/plan/week/week-plan.ts'
import type { EaterProfile } from '../../domain/recipe/profile.ts'
import { verifyRecipe } from '../../domain/recipe/verify/verify.ts'
import type { ComposedCandidate } from './candidates.ts'

/** Where a plan says of a plate something else than the verification of its recipe, printed lines and all. */
export function unlikeRecipes(
  plan: WeekPlan,
  dishes: ReadonlyMap<string, WeekDish>,
  recipes: ReadonlyMap<string, ComposedCandidate>,
  profiles: readonly EaterProfile[],
): string[] {
  return plan.meals.flatMap(({ dishes: served }) =>
    served.flatMap(({ dish: id, plates }) =>
      plates.flatMap(({ eater, without }) => {
        const { draft } = recipes.get(id)!
        const left = [...without]
        const ingredients = draft.ingredients.filter(({ amount, unit, name }) => {
          const place = left.indexOf([amount, unit, name].filter(Boolean).join(' '))
          if (place >= 0) left.splice(place, 1)
          return place < 0
        })
        const { cost, nutrition } = verifyRecipe({ ...draft, ingredients }, profiles[eater])
        const lines = draft.ingredients.flatMap((line, at) => (ingredients.includes(line) ? [] : [at]))
        // as it is for whoever is allergic: the step that serves what is left off doesn't name it for them
        const plate = lines.length > 0 ? plateWithout(draft, lines, profiles[eater]!.allergens) : undefined
        const { findings } = verifyRecipe(plate ?? { ...draft, ingredients }, profiles[eater])
        const dish = dishes.get(id)!
        const finish = dish.finishes[dish.finishOf[eater]!]!
        return [
          ...findings.filter(({ severity }) => severity === 'blocks').map(({ message }) => `${id}: ${message}`),
          ...(finish.cents === Math.round(cost.total * 100) ? [] : [`${id}: cents`]),
          ...(JSON.stringify(finish.nutrients) === JSON.stringify(nutrition.perServing) ? [] : [`${id}: nutrients`]),
        ]
      }),
    ),
  )
}
