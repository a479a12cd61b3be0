import { anything, type Wish } from '#domain/options/wish.ts'
import { type CheckedDraft, checkWritten, eaterOfAll } from '#domain/recipe/check-written.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose, composeIfKept } from '#domain/recipe/compose/compose.ts'
import { type Contradiction, refusedWant } from '#domain/recipe/compose/nothing-fits/contradiction.ts'
import { refusalOf } from '#domain/recipe/compose/nothing-fits/refusal-words.ts'
import { calorieChoices, type DemoWish, difficultyChoices, prepTimeChoices } from '#domain/recipe/demo/demo-choices.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { type RecipeSummary, recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { type HeardWish, hear } from '#domain/wish/heard-wish.ts'
import type { Named } from '#domain/wish/intents.ts'

/** A recipe for somebody without an account, and who eats it as far as the wish told. */
export interface DemoDish extends CheckedDraft {
  /** Form, main food and flavour joined by '/'. */
  readonly dish: string
  readonly eater: EaterProfile
}
export type RefusedDemo = { readonly contradiction: { readonly message: string; readonly wishes: string[] } }

/** Recipes that are looked for where the first comes to nothing, or is ready before the lower end of the time. */
const tries = 4

/**
 * A recipe for the landing page's form, by the same composer and checks as every other; what cannot be met is named by the form's
 * fields. The same wish and seed give the same recipe. Undefined where none passed every check.
 */
export function demoRecipe(asked: DemoWish, seed: number): DemoDish | RefusedDemo | undefined {
  const wish = wishOf(asked)
  const refused = refusedByItself(wish)
  if (refused) return { contradiction: { message: refused.message, wishes: ['query'] } }
  const least = asked.prepTime ? prepTimeChoices[asked.prepTime].least : 0
  let longest: { dish: DemoDish; minutes: number } | undefined
  for (let turn = 0; turn < tries; turn += 1) {
    const isLast = turn === tries - 1 && !longest
    const tried = isLast || turn === 0 ? wish : { ...wish, ...slowly(asked, hear(wish), turn) }
    const composed = isLast ? compose(tried, seed + turn) : composeIfKept(tried, seed + turn)
    if (!composed) continue
    // why not is looked for once, as that takes longest
    if ('contradiction' in composed) return { contradiction: inForm(composed.contradiction, asked) }
    const checked = checkWritten(composed.draft, 'kitchen', wish)
    if ('failed' in checked) continue
    const minutes = minutesOf(checked)
    if (!longest || minutes > longest.minutes)
      longest = { dish: { ...checked, dish: composed.dish, eater: eaterOfAll(checked.draft, hear(wish)) }, minutes }
    if (minutes >= least) break
  }
  return longest?.dish
}

/** What takes over an hour, where neither a dish nor a way to cook it was named. */
function slowly(
  { prepTime }: DemoWish,
  { intents: { methods, dishes } }: HeardWish,
  turn: number,
): Pick<Wish, 'cookingMethod'> {
  const method = slowMethods[(turn - 1) % slowMethods.length]
  return prepTime === 'over-60' && methods.length === 0 && dishes.length === 0 && method
    ? { cookingMethod: method }
    : {}
}
const slowMethods = ['Braised', 'Roasted', 'Baked'] as const

const minutesOf = ({ kept }: CheckedDraft) => kept.figures.prepTime + kept.figures.cookTime

/** What its page shows besides its words, worked out from them. */
export function shownDemo(
  draft: RecipeDraft,
  eater: EaterProfile,
): { verification: Verification; summary: RecipeSummary } {
  const verification = verifyRecipe(draft, eater)
  return { verification, summary: summaryFor(recipeFacts(verification), eater) }
}

/** The form as a cook's wish: the words are read as the notes of a member are. */
function wishOf({ query, calories, difficulty, prepTime }: DemoWish): Wish {
  const most = prepTime && prepTimeChoices[prepTime].most
  return {
    ...anything,
    notes: query,
    ...(calories && { calories: calorieChoices[calories].target }),
    ...(difficulty && { complexity: difficultyChoices[difficulty].most }),
    ...(most !== undefined && { maxMinutes: most }),
  }
}

/**
 * A food that the words ask for and forbid in one breath: by its name, also in that of a dish, or by an allergy. A diet is no
 * contradiction, 'vegan steak' means one without meat; nor is the pasta of who may have no gluten.
 */
function refusedByItself(wish: Wish): Contradiction | undefined {
  const asked = hear(wish)
  const { foods } = asked.intents
  const { allergens, exclude } = boundByNotes(asked)
  const refused = foods.filter(({ as, passing }) => as === 'refused' && !passing)
  const owed = readWish(asked).wanted.filter(({ words }) => !words.includes(' or '))
  const isChoice = ({ either }: Named, at: number) => either || foods[at + 1]?.either
  const named = foods.filter((food, at) => food.as === 'wanted' && !isChoice(food, at))
  return (
    refusedWant({ ...anything, exclude: refused.map(({ words }) => words), include: owed.map(({ words }) => words) }) ??
    refusedWant({ ...anything, exclude, allergens, include: named.map(({ words }) => words) })
  )
}

/** Named by what stands in the form, instead of what it was read as. */
function inForm({ message, wishes }: Contradiction, asked: DemoWish): RefusedDemo['contradiction'] {
  const labels = new Map<string, string>()
  for (const wish of wishes) {
    if (wish === 'calories' && asked.calories)
      labels.set('calories', `${lower(calorieChoices[asked.calories].label)} calories a serving`)
    else if (wish === 'maxMinutes' && asked.prepTime)
      labels.set('prepTime', lower(prepTimeChoices[asked.prepTime].label))
    else if (wish === 'complexity' && asked.difficulty)
      labels.set('difficulty', lower(difficultyChoices[asked.difficulty].label))
    else labels.set('query', asked.query)
  }
  const proved = message.includes('no dish we know')
  // where it was only searched for, a shorter search may have found too few to blame
  if (!proved) labels.set('query', asked.query)
  return { message: refusalOf([...labels.values()], proved, 'Try something else.'), wishes: [...labels.keys()] }
}

const lower = (label: string) => label.toLowerCase()
