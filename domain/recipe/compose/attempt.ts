import { chanceFrom, hashOf } from '#domain/chance.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { plain } from '#domain/plain-text.ts'
import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import { bareName } from '#domain/recipe/compose/book/bare-name.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import { isAnotherWay, isKnownFor, isOfKind } from '#domain/recipe/compose/book/kinds.ts'
import { otherDish } from '#domain/recipe/compose/book/name-notes.ts'
import type { Candidate } from '#domain/recipe/compose/candidate.ts'
import { candidates, candidatesAtAnyHour, inOrder, type Ranked, ranked } from '#domain/recipe/compose/candidates.ts'
import { isHotEnough } from '#domain/recipe/compose/chile-heat.ts'
import type { Dish } from '#domain/recipe/compose/dish.ts'
import type { DishLine } from '#domain/recipe/compose/dish-line.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/draft.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/eater.ts'
import { singular } from '#domain/recipe/compose/food-words.ts'
import { hasFinish, withFinish } from '#domain/recipe/compose/for-the-others.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import { isFlesh as isFleshId } from '#domain/recipe/compose/free-text/dish-ear.ts'
import { linesOver } from '#domain/recipe/compose/free-text/fewer-lines.ts'
import { isBesideAnother, unheldIn } from '#domain/recipe/compose/free-text/heard-points.ts'
import { littleShare, shareInLines } from '#domain/recipe/compose/free-text/much-of.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { lackingOf } from '#domain/recipe/compose/free-text/only-has.ts'
import { untoldIn } from '#domain/recipe/compose/free-text/qualities.ts'
import { meatOf } from '#domain/recipe/compose/free-text/settled-dishes.ts'
import { foodNamed } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { judged } from '#domain/recipe/compose/judge.ts'
import { mainLine } from '#domain/recipe/compose/names.ts'
import type { Asked } from '#domain/recipe/compose/pick.ts'
import { type Reading, readWish } from '#domain/recipe/compose/read-wish.ts'
import { isAboutTaken } from '#domain/recipe/compose/taken-foods.ts'
import type { Want } from '#domain/recipe/compose/want.ts'
import { recipeTypes } from '#domain/recipe/options.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { scheduleOf } from '#domain/recipe/verify/time.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import { rememberedFor } from '#domain/remembered.ts'

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

/** How far a dish is from the one that was named, where one was: another form, another kitchen. */
function strayed({ candidate: { form, flavour }, lines, guests }: Dish, reading: Reading, isFinished: boolean): number {
  const { forms, families, wanted, dish, excluded } = reading
  const place = isOfKind(form, reading) ? kindPlace(form, reading) : forms.indexOf(form.id)
  // a dish of the catalogue is asked for before all that goes with it: the scones of 'scones with cheese and chives'
  const another = bookDishes.has(forms[0] ?? '') ? 2 + 10 * Math.max(1, wanted.length) : 8
  const isNear = reading.light && place >= 0 && place <= lighter
  // nor is what has no meat at all near to a burger, but one of the lentils that were asked for, or one that most have meat with
  const isMeatless =
    !isFinished &&
    place > 0 &&
    !isMeatFree(reading) &&
    dish !== undefined &&
    meatOf(dish).some((id) => !excluded.has(id)) &&
    !lines.some(({ food }) => isFlesh(food)) &&
    !wanted.some(({ anyOf }) => anyOf.includes(mainLine(lines)?.id ?? ''))
  // 'Caesar salad' is one salad, and its like with the shrimp tossed in is another; a taco is any, but no burrito bowl
  const isUnlike = bookDishes.has(forms[0] ?? '') && (isByItsTitle(reading) || !isCalled(form, dish?.words))
  const unlikeIt = place > 0 && isUnlike ? 2 * Math.max(wanted.length, isFinished ? 1 : 0) : 0
  const meat = isMeatless || (place >= 0 && isMeatFree(reading) && lines.some(({ food }) => isFlesh(food))) ? 4 : 0
  const shape = !forms.length || isNear ? 0 : place < 0 ? another : Math.min(place, 3) + unlikeIt + meat
  // whoever names foods and no dish has a dish of those foods in mind, not another with one of them added
  const beside = lines.filter(({ slot }) => slot === 'beside').length + guests * (forms.length ? 0.6 : 2.5)
  // the cook named one protein: a dish that sets it beside another is not what they had in mind
  const proteins = lines.filter(({ slot, food }) => proteinSlots.has(slot) && food.roles.includes('protein'))
  const meant = wanted.filter(({ anyOf }) => proteins.some(({ id }) => anyOf.includes(id))).length
  const crowd = guests && meant && proteins.length > meant ? 2 : 0
  // a dish of the catalogue asked for by its name has its own cut of meat: flank steak in Mongolian beef
  const own = form.book && place === 0
  const unlike = own ? 0 : wanted.filter(({ best }) => best.length && !lines.some(({ id }) => best.includes(id))).length
  const manner = !forms.length && isAnotherWay(form, reading.told) ? 3 : 0
  return shape + beside + crowd + manner + 4 * unlike + (families.length && !families.includes(flavour.id) ? 3 : 0)
}

/** Whether a dish that has no meat of its own was named with foods that are none either: nobody who wants mushrooms on a pizza asked for sausage. */
function isMeatFree({ dish, wanted }: Reading): boolean {
  const named = wanted.flatMap(({ anyOf }) => anyOf)
  const made = dish?.madeWith
  if (!dish || !made || !named.length) return false
  if (!meatOf({ ...dish, madeWith: [...named, ...made] }).length) return true
  // nor does whoever names the beans of a burrito, and no meat, want its beef
  const tellsOfMeat = [...named, ...dish.words.split(' ').flatMap((word) => foodNamed(word) ?? [])].some(isFleshId)
  return !tellsOfMeat && wanted.some(({ anyOf }) => anyOf.some(isPulse) && !anyOf.some((id) => made.includes(id)))
}

/** Beans, lentils and tofu, which a dish is built on where there is no meat. */
function isPulse(id: string): boolean {
  return pulses.has(namedFood(id)?.behaviour.kind ?? 'other')
}
const pulses: ReadonlySet<Kind> = new Set<Kind>(['bean', 'lentil', 'tofu'])

/** Whether a dish of the catalogue was named by all that its title says. */
function isByItsTitle({ forms, dish }: Reading): boolean {
  const title = bookDishes.get(forms[0] ?? '')?.title
  if (!title || !dish) return false
  const said = new Set(singular(dish.words.toLowerCase()).split(' '))
  return singular(title.toLowerCase().replace(/ \(.*/, ''))
    .split(' ')
    .every((word) => said.has(word))
}

/** Whether a dish is called by the noun of a name, before or behind what tells more of it: 'Pizza Margherita', 'Ground Beef Tacos'. */
function isCalled({ id, label }: Form, name = ''): boolean {
  const noun = singular(name.toLowerCase()).split(' ').at(-1) ?? ''
  const words = singular((bookDishes.get(id)?.title ?? label).toLowerCase().replace(/ \(.*/, '')).split(' ')
  return words[0] === noun || words.at(-1) === noun
}

/** Of a name that stands for several kinds the nearest comes first: meatballs before kebabs. A type of dish means all of its kinds alike. */
function kindPlace({ kin = [] }: Form, { forms, dish }: Reading): number {
  return recipeTypes.some((type) => type === dish?.words) ? 0 : forms.findIndex((id) => kin.includes(id))
}

/** Places among the dishes that a name stands for which do as well where a light one is asked for. */
const lighter = 3

/**
 * Whether foods were asked for without a dish and none of them leads it; or, where their names are all that was said, they lie in pasta,
 * rice or bread that nobody named: a pork tenderloin in ramen. A dish of the catalogue has its own rice.
 */
function isGuest({ lines, candidate }: Dish, { forms, wanted }: Reading, { notes }: Wish): boolean {
  if (forms.length || !wanted.length) return false
  const isNamed = ({ id }: DishLine) => wanted.some(({ anyOf }) => anyOf.includes(id))
  const main = mainLine(lines)
  if (main !== undefined && !isNamed(main) && !wanted.some((want) => isKnownFor(candidate.form, want))) return true
  if (candidate.form.book || !bareName(notes)) return false
  return lines.some((line) => baseSlots.has(line.slot) && isGrain(line) && !isNamed(line))
}
/** Potatoes lie beside a steak; rice and noodles make another dish of it. */
function isGrain({ food: { roles } }: DishLine): boolean {
  return roles.includes('base') && !roles.includes('vegetable')
}
const baseSlots: ReadonlySet<string> = new Set(['starch', 'bread'])

const proteinSlots: ReadonlySet<string> = new Set(['protein', 'pulse', 'beside'])

/** Tries after which time and money weigh more. */
const patience = 24

/** The recipe, or undefined when none was found in so many tries. What no dish of the hour can keep, one of another hour may. */
export function attempt(wish: Wish, seed: number, tries: number): Composed | undefined {
  const strict = candidates(wish)
  const composed = attemptWith(strict, wish, seed, tries)
  if (composed || !wish.mealTime) return composed
  const others = candidatesAtAnyHour(wish)
  return others.length > strict.length ? attemptWith(others, wish, seed, tries / 2) : undefined
}

function attemptWith(fitting: readonly Candidate[], wish: Wish, seed: number, tries: number): Composed | undefined {
  const reading = readWish(wish)
  const chance = chanceFrom(hashOf(wishKey(wish)) ^ Math.imul(seed, 2654435761))
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const possible = possibleOf(wish)(fitting)
  const { pairs, spent } = possible
  if (spent.has(seed)) return undefined
  const pairAt = inOrder(possible, chance)
  const barred = new Set(wish.otherThan?.map(({ dish }) => dish))
  const spare: { dish: Dish; asked: Asked; penalty: number }[] = []
  const failed = new Set<string>()
  let left = pairs.length ? tries : 0
  // dishes that keep nearly all that was asked for: once there are enough, the best is taken
  let near = 0
  for (let turn = 0; left > 0; turn++, left--) {
    const strain = Math.floor(turn / Math.max(8, Math.min(pairs.length, patience)))
    if (strain > 8) break
    const asked: Asked = { wish, reading, allowed, chance, strain }
    const dish = weighedDish(pairAt(turn % pairs.length)!, asked)
    if (typeof dish === 'string' || barred.has(dish.key) || isAboutTaken(dish.lines, wish)) continue
    const penalty = penaltyOf(dish, asked)
    if (penalty) {
      spare.push({ dish, asked, penalty })
      if (penalty < 4) near += 1
      if (spare.length > 40 || near > 14) break
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

/** What speaks against a dish that could be written: named foods that are missing, another dish than the one that was named, too long a list. */
export function penaltyOf(dish: Dish, asked: Asked): number {
  const { wish, reading, allowed } = asked
  const isFinished = wish.others !== undefined && hasFinish(dish, asked)
  const over = linesOver(dish.lines, reading.maxIngredients)
  const untypical = reading.typical.filter(
    ({ anyOf }) => anyOf.some((id) => allowed.has(id)) && !dish.lines.some(({ id }) => anyOf.includes(id)),
  )
  const isLittle = (want: Want) => want.much && shareInLines(dish.lines, wish.servings, want) < littleShare
  return (
    dish.missing.length * 10 +
    // a longer list before another dish than the one that was named
    Math.min(over * 7, reading.forms.length ? 7 : Number.POSITIVE_INFINITY) +
    untypical.reduce((sum, { owed }) => sum + (owed ? 5 : 2), 0) +
    strayed(dish, reading, isFinished) +
    (wish.others && !isFinished ? (reading.forms.length ? 1 : 5) : 0) +
    (isGuest(dish, reading, wish) ? 4 : 0) +
    reading.wanted.filter(isLittle).length * 4 +
    4 * lackingOf(dish.lines, reading).length +
    2 * untoldIn(dish.candidate.form, reading) +
    4 * unheldIn(dish.candidate.form, reading) +
    (isHotEnough(dish.lines, wish) || dish.candidate.form.sweet ? 0 : 3) +
    (wish.recent.includes(dish.key) ? 5 : 0)
  )
}

interface Possible extends Ranked {
  /** Seeds that came to nothing before their tries were over: more tries come to the same. */
  readonly spent: Set<number>
}

/** Of the pairs for a wish those that can be made, with what speaks for each: the same for whichever dish of it is drawn. */
const possibleOf = rememberedFor((wish: Wish) =>
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

/** The dish written down and verified. A list of the catalogue that came to nothing is not written again: its words know no luck. */
export function finished(dish: Dish, asked: Asked, failed: Set<string>): Composed | undefined {
  const { candidate, lines, guests, key } = dish
  const list = lines.map(({ id, amount, unit }) => `${amount} ${unit} ${id}`)
  const written = candidate.form.book && !guests ? `${key} ${list.join()}` : ''
  if (failed.has(written)) return undefined
  const composed = verified(dish, writtenDraft(dish, asked), asked)
  if (!composed && written) failed.add(written)
  return composed
}

/** A dish that is weighed out, written down and verified; undefined where it does not keep the wish. */
export function kept(dish: Dish, asked: Asked): Composed | undefined {
  return verified(dish, writtenDraft(dish, asked), asked)
}

function verified(dish: Dish, draft: RecipeDraft | undefined, asked: Asked): Composed | undefined {
  if (!draft || isTooLong(draft, asked.wish) || isToldBefore(draft, asked.wish)) return undefined
  const verification = judged(draft, asked.wish)
  if (!verification) return undefined
  const isBeside = isBesideAnother(dish.candidate.form, asked.reading)
  const told = withFinish(dish, draft, asked) ?? { draft, verification }
  const other = otherDish(dish, draft.title, asked)
  return {
    ...told,
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
function isToldBefore({ title }: RecipeDraft, { otherThan }: Wish): boolean {
  return otherThan?.some((before) => plain(before.title) === plain(title)) ?? false
}

/** Whether it takes longer than the cook has: the quick bound first, then the schedule of one cook, both far cheaper than verification. */
function isTooLong(draft: RecipeDraft, { maxMinutes }: Wish): boolean {
  if (maxMinutes === undefined) return false
  if (leastMinutes(draft) > maxMinutes) return true
  return scheduleOf(draft.ingredients, draft.instructions).totalMinutes > maxMinutes
}

/** Minutes that the steps alone take when nothing runs beside them is waited for: a bound that is quick to know. */
function leastMinutes({ instructions }: RecipeDraft): number {
  return instructions.reduce(
    (sum, { active = 0, waiting = 0, meanwhile }) => sum + active + (meanwhile ? 0 : waiting),
    0,
  )
}

/** Everything of the wish that shapes the dish; what was eaten lately only sorts, so that the same wish starts from the same chance. */
function wishKey({ recent: _recent, liked: _liked, disliked: _disliked, because: _because, ...shaping }: Wish): string {
  return JSON.stringify(shaping)
}
