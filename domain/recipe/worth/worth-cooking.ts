import type { MealTime } from '#domain/options/options.ts'
import { anything } from '#domain/options/wish.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { roomBeside } from '#domain/recipe/worth/beside/room-beside.ts'
import { besideOf } from '#domain/recipe/worth/beside/serve-with.ts'
import { cookedDish } from '#domain/recipe/worth/cooked-dish.ts'
import { tomorrowOf } from '#domain/recipe/worth/leftover-dish.ts'
import { aheadOf } from '#domain/recipe/worth/make-ahead.ts'
import { techniqueOf } from '#domain/recipe/worth/technique.ts'
import { swapSentence, worthySwaps } from '#domain/recipe/worth/two-swaps.ts'
import type { WorthCooking } from '#domain/recipe/worth/worth-shape.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/**
 * One note of technique, what can be made ahead, what to serve with it, two swaps and a dish for the leftovers. Dishes of the catalogue are
 * composed for this eater before they are named, so this takes some 50 ms. `dish`: the recipe's key, where the kitchen wrote it; `notes` and `meal`: what it was
 * asked for with, which binds here as it did there. Without an eater nothing is named that somebody might not have.
 */
export function worthCooking(
  draft: RecipeDraft,
  reader: EaterProfile | null,
  { dish, notes, meal }: { dish?: string | null; notes?: string | undefined; meal?: MealTime | undefined } = {},
): WorthCooking {
  const cooked = cookedDish(draft)
  const technique = techniqueOf(cooked)
  const told = {
    technique: technique ? { step: technique.step, note: technique.note } : null,
    ahead: aheadOf(cooked) ?? null,
  }
  if (!reader) return { ...told, tomorrow: null, beside: [], swaps: [] }
  const { intents } = hear({ ...anything, notes: notes ?? '' })
  const eater = boundBy(reader, notes)
  const diets = [eater.diet ?? [], eater.alsoDiets ?? []].flat()
  const room = roomBeside(intents, { diets, meal })
  const tomorrow = tomorrowOf(draft, cooked, { eater, room })
  const beside = besideOf(draft, cooked, { eater, room, key: dish }).filter(({ id }) => id !== tomorrow?.id)
  return {
    ...told,
    tomorrow: tomorrow ? { words: tomorrow.words, dish: tomorrow.dish } : null,
    beside: beside.map(({ dish: name, why }) => ({ dish: name, why })),
    swaps: worthySwaps(draft, cooked, eater, dish).map((swap) => ({
      line: swap.line,
      sentence: swapSentence(swap),
      option: swap.option,
    })),
  }
}

/** The eater with the allergies, diet and refusals of the words that a recipe was asked for with. */
function boundBy(eater: EaterProfile, notes: string | undefined): EaterProfile {
  if (!notes) return eater
  const { allergens, diet, exclude } = boundByNotes(
    hear({ ...anything, allergens: eater.allergens, exclude: eater.dislikes, notes }),
  )
  const alsoDiets = [...(eater.alsoDiets ?? []), ...(diet && diet !== eater.diet ? [diet] : [])]
  return { ...eater, allergens, dislikes: exclude, ...(alsoDiets.length > 0 && { alsoDiets }) }
}
