import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { lineDiet } from '#domain/food/line-diets.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { noOthers, renameFood, withoutFood } from '#domain/recipe/repair/rename-food.ts'
import { greased, reworded } from '#domain/recipe/repair/reword.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutions.ts'
import { calledBy, isListed, type Mended, suits } from '#domain/recipe/repair/swap-line.ts'
import { readRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { type Unlisted, unlistedFoods } from '#domain/recipe/verify/unlisted-foods.ts'

/** A food that only a step names and that she may not have is called there by one that she may, best of all one that is listed; or is cut. */
export function* mendsOfUnlisted(draft: RecipeDraft, eater: EaterProfile): Generator<Mended> {
  for (const unlisted of unlistedFoods(readRecipe(draft))) {
    const { step } = unlisted
    const old = step === undefined ? undefined : draft.instructions[step]
    if (step === undefined || !old || !isForbidden(unlisted, eater)) continue
    const reason = `step ${step + 1} used ${unlisted.mention.words}, which is not in the list`
    for (const description of withoutIt(draft, old.description, unlisted, eater)) {
      if (description === old.description || description.trim() === '' || description.length > 2000) continue
      yield {
        draft: { ...draft, instructions: draft.instructions.with(step, { ...old, description }) },
        change: { line: 0, from: old.description, to: description, reason },
      }
    }
  }
}

function* withoutIt(
  draft: RecipeDraft,
  text: string,
  { food, mention }: Unlisted,
  eater: EaterProfile,
): Generator<string> {
  const gone = { words: mention.words, food }
  const fitting = substitutesFor(food.id).filter((one) =>
    suits({ amount: '1', unit: 'tbsp', name: foodById(one.food).name }, eater),
  )
  const known = fitting.filter((one) => isListed(draft, one.food))
  for (const chosen of [...known, ...fitting]) {
    const called = calledBy(chosen)
    yield reworded(renameFood(gone, called, noOthers)(greased(text, food)), food, called)
  }
  const cut = withoutFood(text, gone)
  if (cut !== undefined) yield cut
}

function isForbidden({ food }: Unlisted, { allergens, diet }: EaterProfile): boolean {
  if (food.allergens.certain.some((one) => allergens.includes(one))) return true
  return diet !== undefined && lineDiet(readIngredientLine(food.name), diet).verdict === 'breaks'
}
