import { cutText } from '#domain/cut-text.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { type Called, renameFood, withoutFood } from '#domain/food/mentions/rename-food.ts'
import { greased, reworded } from '#domain/food/mentions/reword.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutes/all-swaps.ts'
import { isListed, type Mended, othersThan, suits } from '#domain/recipe/repair/swapping/swap-line.ts'
import { type Unlisted, unlistedFoods } from '#domain/recipe/verify/claims/unlisted-foods.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * A food that only the steps name and that the eater may not have is replaced in the words by one that they may have, best of all one
 * that is listed, or is cut: in every step, and in the title and the description.
 */
export function* mendsOfUnlisted(draft: RecipeDraft, eater: EaterProfile): Generator<Mended> {
  for (const unlisted of unlistedFoods(readRecipe(draft))) {
    const { step, mention } = unlisted
    const old = step === undefined ? undefined : draft.instructions[step]
    if (step === undefined || !old || !isForbidden(unlisted, eater)) continue
    const reason = `step ${step + 1} used ${mention.said}, which the list doesn’t mention`
    for (const { text, called } of waysWithout(draft, unlisted, eater)) {
      const steps = draft.instructions.map((one) => text(one.description))
      const fresh = steps[step] ?? ''
      if (fresh === old.description || steps.some((one) => one.trim() === '' || one.length > 2000)) continue
      const title = called
        ? renameFood({ words: mention.words, food: unlisted.food }, called, othersThan(draft, []))(draft.title, 'title')
        : draft.title
      yield {
        draft: {
          ...draft,
          title: cutText(title, 200),
          instructions: draft.instructions.map((one, at) => ({ ...one, description: steps[at] ?? one.description })),
        },
        change: { line: 0, from: old.description, to: fresh, reason },
      }
    }
  }
}

function waysWithout(
  draft: RecipeDraft,
  { food, mention }: Unlisted,
  eater: EaterProfile,
): { text: (said: string) => string; called?: Called }[] {
  const gone = { words: mention.words, food }
  const fitting = substitutesFor(food.id).filter((one) =>
    suits({ amount: '1', unit: 'tbsp', name: foodById(one.food).name }, eater),
  )
  const others = othersThan(draft, [])
  const known = fitting.filter((one) => isListed(draft, one.food))
  return [
    ...[...known, ...fitting].map((chosen) => {
      // nothing in the list says which flour is meant: the step does
      const called = { word: foodById(chosen.food).name }
      const rename = renameFood(gone, called, others)
      return { called, text: (said: string) => reworded(rename(greased(said, food)), food, called) }
    }),
    { text: (said: string) => withoutFood(said, gone) ?? said },
  ]
}

function isForbidden({ food }: Unlisted, { allergens, diet }: EaterProfile): boolean {
  if (food.allergens.certain.some((one) => allergens.includes(one))) return true
  return diet !== undefined && lineDiet(readIngredientLine(food.name), diet).verdict === 'breaks'
}
