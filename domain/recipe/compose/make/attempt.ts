import type { Form } from '#domain/catalogue/forms/form.ts'
import { chanceOf, hashOf } from '#domain/chance.ts'
import { plain } from '#domain/plain-text.ts'
import type { Asked, Asking } from '#domain/recipe/compose/asked/asked.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { isAboutTaken } from '#domain/recipe/compose/asked/taken-foods.ts'
import { otherDish } from '#domain/recipe/compose/book/name-notes.ts'
import { untrueOfName } from '#domain/recipe/compose/book/untrue-names.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { withFinish } from '#domain/recipe/compose/make/for-the-others.ts'
import { judged } from '#domain/recipe/compose/make/judge.ts'
import { penaltyOf } from '#domain/recipe/compose/make/penalty.ts'
import { isBesideAnother } from '#domain/recipe/compose/own-words/heard-points.ts'
import {
  candidates,
  candidatesAtAnyHour,
  inOrder,
  type Ranked,
  ranked,
} from '#domain/recipe/compose/select/candidates.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { scheduleOf } from '#domain/recipe/verify/time/time.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { textOfWish } from '#domain/wish/heard-wish.ts'

export interface Composed {
  draft: RecipeDraft
  /** Form, main food and flavour joined by '/'. */
  dish: string
  verification: Verification
  /** Wanted foods that the eater may have and the dish has no place for, in the cook's words. */
  missing: readonly string[]
  /** A named food lies beside what the dish is built on. */
  isBeside: boolean
  /** Named foods that are in it without a place of its own. */
  guests: number
  /** It is another dish than the one that was named, near to it or not, and says so. */
  other?: 'near' | 'far'
}

/** Tries after which time and money weigh more. */
const patience = 24

/** The recipe, or undefined when none was found in so many tries. What no dish of the hour can keep, one of another hour may. */
export function attempt(wish: HeardWish, seed: number, tries: number): Composed | undefined {
  const strict = candidates(wish)
  const composed = attemptWith(strict, wish, seed, tries)
  if (composed || !wish.mealTime) return composed
  const others = candidatesAtAnyHour(wish)
  return others.length > strict.length ? attemptWith(others, wish, seed, tries / 2) : undefined
}

function attemptWith(
  fitting: readonly Candidate[],
  wish: HeardWish,
  seed: number,
  tries: number,
): Composed | undefined {
  const reading = readWish(wish)
  const luck = hashOf(wishKey(wish)) ^ Math.imul(seed, 2654435761)
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const possible = possibleOf(wish)(fitting)
  const { pairs, spent } = possible
  if (spent.has(seed)) return undefined
  const pairAt = inOrder(possible, luck)
  const barred = new Set(wish.otherThan?.map(({ dish }) => dish))
  const spare: { dish: Dish; asked: Asked; penalty: number }[] = []
  const failed = noFailures()
  // who goes to no shop is looked for longer: of many dishes few lack nothing
  const wider = reading.onlyHas ? 5 : 1
  const mostSpare = reading.onlyHas ? 200 : 20
  let left = pairs.length ? tries * wider : 0
  // dishes that keep nearly all that was asked for: once there are enough, the best is taken
  let near = 0
  for (let turn = 0; left > 0; turn++, left--) {
    const strain = Math.floor(turn / Math.max(8, Math.min(pairs.length, patience)))
    if (strain > 8) break
    const pair = pairAt(turn % pairs.length)!
    const asked: Asked = {
      wish,
      reading,
      allowed,
      chance: chanceOf(`${pair.form.id}/${pair.flavour.id}/${strain}`, luck),
      strain,
    }
    if (isKnownSlow(pair.form, asked, failed)) continue
    const dish = weighedDish(pair, asked)
    if (typeof dish === 'string' || barred.has(dish.key) || isAboutTaken(dish.lines, wish)) continue
    const penalty = penaltyOf(dish, asked)
    if (penalty) {
      spare.push({ dish, asked, penalty })
      if (penalty < 4) near += 1
      if (spare.length > mostSpare || near > 14) break
      continue
    }
    const composed = finished(dish, asked, failed)
    if (composed) return composed
  }
  spare.sort((one, other) => one.penalty - other.penalty)
  for (const { dish, asked } of spare.slice(0, 18)) {
    const composed = finished(dish, asked, failed)
    if (composed) return composed
  }
  if (left > 0) spent.add(seed)
  return undefined
}

interface Possible extends Ranked {
  /** Seeds that came to nothing before their tries were over: more tries come to the same. */
  readonly spent: Set<number>
}

/** Of the pairs for a wish those that can be made, with what speaks for each: the same for whichever dish of it is drawn. */
const possibleOf = rememberedFor((wish: HeardWish) =>
  rememberedFor((fitting: readonly Candidate[]): Possible => {
    const reading = readWish(wish)
    const allowed = allowedFoods(wish, reading.excluded, reading)
    const pairs = fitting.filter(({ form }) => isPossible(form, allowed))
    return { ...ranked(pairs, { wish, reading, allowed }), spent: new Set() }
  }),
)

/** Whether each place of a dish of the catalogue that must be filled can be: what cannot is no try. */
export function isPossible({ must = [] }: Form, allowed: AllowedFoods): boolean {
  return must.every((foods) => foods.some((id) => allowed.has(id)))
}

/** What came to nothing in one search: lists of the catalogue, whose words know no luck, and the strains under which a form still took far too long. */
export interface Failures {
  readonly lists: Set<string>
  readonly slow: Map<string, number[]>
}

export function noFailures(): Failures {
  return { lists: new Set(), slow: new Map() }
}

/** Whether a form took far too long twice under as much strain, so that it will with other foods as well. */
export function isKnownSlow(form: Form, { strain }: Asked, { slow }: Failures): boolean {
  return (slow.get(form.id) ?? []).filter((under) => under >= strain).length > 1
}
const farTooLong = 1.2
/** What takes so much longer does under any strain. */
const hopelesslyLong = 1.5

/** The dish written down and verified. A list of the catalogue that came to nothing is not written again. */
export function finished(dish: Dish, asked: Asked, failures: Failures): Composed | undefined {
  const { lists, slow } = failures
  const { candidate, lines, guests, key } = dish
  const list = lines.map(({ id, amount, unit }) => `${amount} ${unit} ${id}`)
  const written = candidate.form.book && !guests ? `${key} ${list.join()}` : ''
  if (lists.has(written) || isKnownSlow(candidate.form, asked, failures)) return undefined
  const draft = writtenDraft(dish, asked)
  const share = draft ? shareOfTime(draft, asked.wish) : 0
  const composed = draft && share <= 1 ? verified(dish, draft, asked) : undefined
  if (composed) return composed
  if (written) lists.add(written)
  if (share > farTooLong) {
    const under = share > hopelesslyLong ? Number.POSITIVE_INFINITY : asked.strain
    slow.set(candidate.form.id, [...(slow.get(candidate.form.id) ?? []), under])
  }
  return undefined
}

/** A dish that is weighed out, written down and verified; undefined where it does not keep the wish. */
function kept(dish: Dish, asked: Asked): Composed | undefined {
  const draft = writtenDraft(dish, asked)
  return draft && shareOfTime(draft, asked.wish) <= 1 ? verified(dish, draft, asked) : undefined
}

/** The dish of a candidate for this wish; undefined where it does not keep it, or is one that it is to be another than. */
export function madeFrom(candidate: Candidate, given: Asking, seed: number): Composed | undefined {
  const { wish } = given
  const asked = { ...given, chance: chanceOf(`${candidate.form.id}/${candidate.flavour.id}`, seed) }
  const dish = weighedDish(candidate, asked)
  if (typeof dish === 'string' || isAboutTaken(dish.lines, wish)) return undefined
  return wish.otherThan?.some((told) => told.dish === dish.key) ? undefined : kept(dish, asked)
}

function verified(dish: Dish, draft: RecipeDraft, asked: Asked): Composed | undefined {
  if (isToldBefore(draft, asked.wish)) return undefined
  const verification = judged(draft, asked.wish)
  if (!verification) return undefined
  const isBeside = isBesideAnother(dish.candidate.form, asked.reading)
  const told = withFinish(dish, draft, asked) ?? { draft, verification }
  const other = otherDish(dish, draft.title, asked)
  const untrue = untrueOfName(dish.candidate.form, asked.reading, told)
  return {
    ...told,
    draft: { ...told.draft, notes: [...untrue, ...told.draft.notes].slice(0, 12) },
    dish: dish.key,
    missing: possible(dish, asked),
    isBeside,
    guests: dish.guests,
    ...(other && { other: other.isNear ? 'near' : 'far' }),
  }
}

function possible({ missing }: Dish, { reading, allowed }: Asked): string[] {
  return missing.filter((words) =>
    reading.wanted.some((want) => want.words === words && want.anyOf.some((id) => allowed.has(id))),
  )
}

/** Whether it is called like one that it is to be another than. */
function isToldBefore({ title }: RecipeDraft, { otherThan }: HeardWish): boolean {
  return otherThan?.some((before) => plain(before.title) === plain(title)) ?? false
}

/** How much of the cook's time it takes, 1 for all of it: by the quick bound, or by the schedule of one cook where that tells nothing; both are far cheaper than verification. */
function shareOfTime(draft: RecipeDraft, { maxMinutes }: HeardWish): number {
  if (maxMinutes === undefined) return 0
  const least = leastMinutes(draft) / maxMinutes
  return least > hopelesslyLong ? least : scheduleOf(draft.ingredients, draft.instructions).totalMinutes / maxMinutes
}

/** Minutes that the steps alone take when nothing runs beside them is waited for: a bound that is quick to know. */
function leastMinutes({ instructions }: RecipeDraft): number {
  return instructions.reduce(
    (sum, { active = 0, waiting = 0, meanwhile }) => sum + active + (meanwhile ? 0 : waiting),
    0,
  )
}

/** Everything of the wish that shapes the dish; what was eaten lately only sorts, so that the same wish starts from the same chance. */
function wishKey({
  recent: _recent,
  liked: _liked,
  disliked: _disliked,
  because: _because,
  ...shaping
}: HeardWish): string {
  return textOfWish(shaping)
}
