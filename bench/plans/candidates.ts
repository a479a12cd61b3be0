import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chanceFrom } from '../../domain/chance.ts'
import { kitchenVersion } from '../../domain/food/foods.ts'
import { cuisinesOfRequest, recipeTypes } from '../../domain/options/options.ts'
import { anything, type Wish } from '../../domain/options/wish.ts'
import type { DishMeal } from '../../domain/plan/week/week.ts'
import { composeIfKept } from '../../domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '../../domain/recipe/recipe.ts'

export interface ComposedCandidate {
  readonly id: string
  readonly draft: RecipeDraft
  readonly meals: readonly DishMeal[]
}

/** The same, kept between runs: composing takes longer than planning. */
export function keptCandidates(count: number, seed: number): ComposedCandidate[] {
  const file = `.cache/plan-candidates-${kitchenVersion}-${seed}-${count}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ComposedCandidate[]
  const composed = composedCandidates(count, seed)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(file, JSON.stringify(composed))
  return composed
}

/** So many different composed dishes: a quarter breakfasts, the rest for lunch and dinner, two in five of them without meat and fish. */
function composedCandidates(count: number, seed: number): ComposedCandidate[] {
  const chance = chanceFrom(seed)
  const known = new Set<string>()
  const found: ComposedCandidate[] = []
  for (let turn = 0; found.length < count && turn < count * 8; turn += 1) {
    const isBreakfast = turn % 4 === 0
    const cuisine = cuisinesOfRequest[Math.floor(chance() * cuisinesOfRequest.length)]!
    const diets = ['vegetarian', 'vegan', undefined, 'gluten-free', undefined] as const
    const diet = diets[Math.floor(chance() * diets.length)]
    const wish: Wish = {
      ...anything,
      ...(isBreakfast
        ? { mealTime: 'Breakfast' }
        : { mealTime: chance() < 0.5 ? 'Lunch' : 'Dinner', recipeType: recipeTypes[0], cuisine }),
      ...(diet === undefined ? {} : { diet }),
      ...(chance() < 0.4 ? { maxMinutes: 30 } : {}),
      calories: isBreakfast ? 350 + Math.floor(chance() * 200) : 450 + Math.floor(chance() * 350),
    }
    const composed = composeIfKept(wish, turn + seed * 1000)
    if (!composed || known.has(composed.dish)) continue
    known.add(composed.dish)
    found.push({
      id: `d${found.length}`,
      draft: composed.draft,
      meals: isBreakfast ? ['breakfast'] : ['lunch', 'dinner'],
    })
  }
  return found
}
