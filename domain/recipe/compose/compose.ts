import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { sweetForms } from '#domain/catalogue/forms/all.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import { cutText } from '#domain/cut-text.ts'
import { wholeText } from '#domain/measure/figures.ts'
import type { Order, Wish, WishField } from '#domain/options/wish.ts'
import { askedAnotherWay, theUsualWay } from '#domain/recipe/compose/answer/asked-another-way.ts'
import { askedByShape } from '#domain/recipe/compose/answer/asked-by-shape.ts'
import { askedInPlace } from '#domain/recipe/compose/answer/asked-in-place.ts'
import { askedWithout } from '#domain/recipe/compose/answer/asked-without.ts'
import { inOwnPlace } from '#domain/recipe/compose/answer/in-own-place.ts'
import { nearestAsked } from '#domain/recipe/compose/answer/nearest-asked.ts'
import { isForFrail } from '#domain/recipe/compose/asked/for-frail.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { insteadOf, whyNotNamed } from '#domain/recipe/compose/book/name-notes.ts'
import { attempt, type Composed } from '#domain/recipe/compose/make/attempt.ts'
import { anyDish } from '#domain/recipe/compose/nothing-fits/any-dish.ts'
import { isImpossible } from '#domain/recipe/compose/nothing-fits/can-hold.ts'
import { type Contradiction, contradictionIn, refusedWant } from '#domain/recipe/compose/nothing-fits/contradiction.ts'
import { isKeptAnyway } from '#domain/recipe/compose/nothing-fits/kept-anyway.ts'
import { laterNotes } from '#domain/recipe/compose/own-words/later-notes.ts'
import { type Eased, eased } from '#domain/recipe/compose/own-words/let-go.ts'
import { servingNotes } from '#domain/recipe/compose/own-words/serving-notes.ts'
import { tableNotes } from '#domain/recipe/compose/own-words/table-notes.ts'
import { leavesEggsSoft } from '#domain/recipe/compose/select/soft-eggs.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { type Heard, heard, lowInSalt, type SoftWish } from '#domain/wish/heard.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { nothingHeard } from '#domain/wish/heard-wish.ts'

/**
 * Writes a recipe that keeps every wish, or names the wishes that cannot be kept together. The same wish and seed give
 * the same recipe. What is returned was verified for the eater of the wish, the diets and allergies of the notes included, and
 * has nothing that blocks. What only the notes ask for and nothing can hold is let go, and the dish says so.
 */
export function compose(given: Wish, seed: number): Composed | { contradiction: Contradiction } {
  const refused = refusedWant(given)
  if (refused) return { contradiction: refused }
  const { hearing, steps } = stepsOf(given)
  const composed = firstOrInPlace(hearing, steps, given, seed)
  if (composed) return withFigures(composed, given, hearing)
  const last = steps.at(-1)?.wish ?? hearing.wish
  // few dishes may fit, and those late in the row: nobody is told that there is none before all that could have been tried
  const late = isImpossible(last) ? undefined : anyDish(last).composed
  if (late) return withFigures(withLost(late, steps.at(-1)), given, hearing)
  if (isOnlyToldBefore(last)) return { contradiction: { wishes: [], message: nothingElse } }
  const modest = last.include.length || last.intents.text ? anyDish(withoutWants(last)).composed : undefined
  if (modest) return { ...modest, draft: owned(modest.draft, last) }
  return { contradiction: named(contradictionIn(last), given, last) }
}

/** What is heard of a wish, and what may be let go of it, whichever dish of it is drawn. */
const stepsOf = rememberedFor((given: Wish) => {
  const hearing = heard(given)
  return { hearing, steps: eased(given, hearing) }
})

const nothingElse = 'We searched and found no other dish that fits your request. Please change something in it.'

/** Whether there is a dish for the wish, and none but those that it is to be another than. */
function isOnlyToldBefore({ otherThan = [], ...wish }: HeardWish): boolean {
  return otherThan.length > 0 && anyDish(wish).composed !== undefined
}

/** The same for who has another wish at hand where this one cannot be kept: why not is not looked for, which takes longest. */
export function composeIfKept(given: Wish, seed: number): Composed | undefined {
  if (refusedWant(given)) return undefined
  const { hearing, steps } = stepsOf(given)
  const composed = firstOrInPlace(hearing, steps, given, seed)
  return composed && withFigures(composed, given, hearing)
}

/** What is asked for by the name of a dish with another food in it is that, where it can be cooked so; by another name, the nearest to it. */
function firstOrInPlace(hearing: Heard, steps: readonly Eased[], given: Wish, seed: number): Composed | undefined {
  const first = firstKept(steps, seed)
  const whole = steps[0]?.wish
  if (!whole) return first
  // a method that only a name tells of says less than the rest of it: baked rice pudding
  const byName = { ...whole, cookingMethod: given.cookingMethod }
  const asked = askedAnotherWay(hearing.wish, first, seed) ?? askedInPlace(whole, first, seed)
  const named = asked ?? first
  const nearest = (named && nearestAsked(byName, named, seed)) ?? named
  const placed = (asked ? undefined : inOwnPlace(whole, nearest, seed)) ?? nearest
  const made = askedWithout(whole, placed, seed) ?? placed
  const composed = askedByShape(byName, made, seed) ?? made
  return (composed && theUsualWay(hearing.wish, composed, seed)) ?? composed
}

/** The first step that a recipe can be written for; one that leaves a named food out, or beside another, waits for the next ones, which may hold it. */
function firstKept(steps: readonly Eased[], seed: number): Composed | undefined {
  let best: Composed | undefined
  for (const { wish, lost, isSoon } of steps) {
    // figures are kept rather than a food: only an hour, a cuisine, a type or a method gives way to it
    if (best && !isSoon && lost.some(isFirm)) break
    if (isImpossible(wish)) continue
    if (isSoon) {
      const named = attempt(wish, seed, 30)
      if (named && (isNamedDish(named, wish) || (best?.other && !named.other && !named.missing.length)))
        return withLost(named, { wish, lost })
      continue
    }
    const composed = attempt(wish, seed, best ? 30 : isTight(wish) ? 160 : 60)
    // where the dish is set aside, that it is another is no news
    const count = lost.some(({ field }) => field === 'notes') ? unplaced : lacks
    if (!composed || (best && count(composed) >= count(best))) continue
    best = withLost(composed, { wish, lost })
    if (isNamedDish(best, wish) || isSweetAsNamed(best, wish)) break
    if (!lacks(best) && !(best.other && steps.some((step) => step.isSoon))) break
  }
  return best
}

/** Named foods that it has no place for, or none but beside another. */
function unplaced({ missing, isBeside }: Composed): number {
  return missing.length + (isBeside ? 1 : 0)
}

/** The same, and one for another dish than the one that was named. */
function lacks(composed: Composed): number {
  return unplaced(composed) + (composed.other === 'far' ? 1 : 0)
}

/** Little salt is more and less of it, and no diet; what is quick is so by a few minutes. */
function isFirm({ field, words }: SoftWish): boolean {
  return firm.has(field) && words !== lowInSalt && words !== 'quick'
}

/** Whether it is the dish of the catalogue that the words name: what goes with it gives way before the dish does. */
function isNamedDish({ dish }: Composed, wish: HeardWish): boolean {
  const id = readWish(wish).forms[0] ?? ''
  return bookDishes.has(id) && dish.startsWith(`${id}/`)
}

/** Whether what was named is only ever sweet, and so is the dish: a cake without rum comes before a stew with it. */
function isSweetAsNamed({ dish }: Composed, wish: HeardWish): boolean {
  const named = readWish(wish).forms
  return named.length > 0 && [...named, dish.slice(0, dish.indexOf('/'))].every((id) => sweetForms.has(id))
}

const firm: ReadonlySet<WishField> = new Set(['diet', 'nutrients', 'budget', 'calories', 'maxMinutes', 'equipment'])

/** The recipe, which says what of the notes was let go for it. */
function withLost(composed: Composed, step?: Eased): Composed {
  return {
    ...composed,
    draft: withNotes(
      composed.draft,
      lostNotes(
        (step?.lost ?? []).filter((each) => !isKeptAnyway(each, composed) && !isToldOfSalt(each, step)),
        composed,
      ),
    ),
  }
}

/** Where no salt is added, the sodium is told, and that it is not low says nothing more. */
function isToldOfSalt({ words }: SoftWish, step?: Eased): boolean {
  return words === lowInSalt && (step?.wish.intents.moods.has('no-salt') ?? false)
}

/** One for each thing: 'a soup' and the dish 'Soup' are the same. */
function lostNotes(lost: Eased['lost'], { verification: { time } }: Composed): string[] {
  const told = new Map(lost.map((each) => [each.words.toLowerCase().replace(/^an? /, ''), each]))
  return [...told.values()]
    .filter(({ words }) => words !== '')
    .map(({ words, part }) => {
      const minutes = wholeText(time.totalMinutes)
      if (words === 'quick') return `It takes ${minutes} minutes, more than we’d call quick`
      if (part?.maxMinutes)
        return `It takes ${minutes} minutes, more than the ${wholeText(part.maxMinutes)} you asked for`
      return part?.complexity ? 'It isn’t the easiest of dishes: take it one step at a time' : lostNote(words)
    })
}

function lostNote(words: string): string {
  return `We couldn’t combine “${words}” with everything else you asked for, so we set it aside`
}

/** Says how many it is written for where the notes say, and which figures of a serving are not as they ask. */
function withFigures(composed: Composed, given: Wish, hearing: Heard): Composed {
  const { draft, verification } = composed
  const { intents } = hearing.wish
  const notes = [
    ...eatersNotes(draft, given, hearing),
    ...tableNotes(draft, hearing.wish),
    ...laterNotes(draft, intents.moods),
    ...priceNotes(verification.cost.total, intents),
    ...servingNotes(verification.nutrition.perServing, hearing.wish),
  ]
  const steps = draft.instructions.map(({ description }) => description)
  if (isForFrail(intents) && leavesEggsSoft(steps))
    notes.push(
      'Cook the eggs until the yolks are firm, whatever the steps say, and use pasteurized ones where they are not cooked',
    )
  return { ...composed, draft: withNotes(draft, notes) }
}

/** What all of it costs, for who counts in another currency. */
function priceNotes(total: number, { figures }: HeardWish['intents']): string[] {
  return figures.some(({ foreign }) => foreign)
    ? [
        `We work with US dollars and US prices, so we read your budget as dollars; all of it comes to about $${total.toFixed(2)}`,
      ]
    : []
}

/** How many it is for, where words tell it and no number, or a larger one than we write for. Nothing for a batch that is made whole, which has said how many it serves. */
function eatersNotes(draft: RecipeDraft, { servings }: Order, { wish, eaters = 0 }: Heard): string[] {
  const seated = wish.intents.moods.has('twice') && eaters === draft.servings ? eaters / 2 : 0
  if (seated) return [`It serves ${eaters}: dinner for ${seated}, and as much again for another day`]
  if (wish.servings === servings || draft.servings !== wish.servings) return []
  if (eaters > wish.servings)
    return [`You asked for ${eaters}. We write for ${wish.servings} at most, so make it more than once`]
  return eaters === 0 && wish.servings > servings ? [`It serves ${wish.servings}, enough for a crowd`] : []
}

/** Whether few dishes keep to the minutes or the money that there is: then more of them are tried. */
function isTight({ maxMinutes = 60, budget, servings }: HeardWish): boolean {
  return maxMinutes <= 20 || (budget !== undefined && budget / servings <= 3)
}

/** Wanted foods are wishes that can be let go: where no dish holds them with all the rest, the rest is kept and the dish says so. */
function withoutWants(wish: HeardWish): HeardWish {
  return { ...wish, include: [], intents: nothingHeard }
}
function owned(draft: RecipeDraft, wish: HeardWish): RecipeDraft {
  const instead = insteadOf(wish, draft.title)
  if (instead) return withNotes(draft, [instead])
  const words = joined(readWish(wish).wanted.map((want) => want.words))
  return withNotes(draft, [
    words
      ? `No dish with ${words} fits everything else you asked for, so this one goes without`
      : 'Your notes didn’t fit with the rest',
  ])
}

function withNotes(draft: RecipeDraft, notes: readonly string[]): RecipeDraft {
  return { ...draft, notes: [...notes.map((note) => cutText(note, 300)), ...draft.notes].slice(0, 12) }
}

/** In a contradiction, a wish that only the notes expressed is called 'notes', and the dish that they name is told by its name. */
function named(contradiction: Contradiction, given: Order, heardAs: HeardWish): Contradiction {
  const fromNotes = (field: WishField) =>
    field !== 'notes' && JSON.stringify(given[field]) !== JSON.stringify(heardAs[field])
  const wishes = contradiction.wishes.map((field): WishField => (fromNotes(field) ? 'notes' : field))
  const why = whyNotNamed(heardAs)
  const message = why ? `${why}. ${contradiction.message}` : contradiction.message
  return { message, wishes: [...new Set(wishes)] }
}
