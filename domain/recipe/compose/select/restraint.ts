import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import type { Pick } from '#domain/recipe/compose/dish/pick.ts'

/**
 * A dish without what is only nice to have: of two sharp things, two green ones or two kinds of heat it keeps the one it
 * lives by, of toppings one at most (tacos and porridge two, a beginner's dish none). A rich protein brings its own fat.
 * What the cook wants in it stays, whatever it is.
 */
export function restrained(
  picks: readonly Pick[],
  { form, flavour }: Candidate,
  wanted: ReadonlySet<string>,
  asked: Asked,
): Pick[] {
  const rich = picks.some(({ slot, food }) => slot.id === 'protein' && food.food.nutrients.fat >= 15)
  const measured = picks.map((pick) => (rich && pick.slot.id === 'fat' ? { ...pick, share: pick.share * 0.6 } : pick))
  const stays = ({ slot, food }: Pick) => (slot.required ?? false) || wanted.has(food.id)
  const signature = ({ food }: Pick) => flavour.titleNeeds.includes(food.id)
  const hot = asked.wish.spiceLevel !== undefined && asked.wish.spiceLevel !== 'Mild'
  const whisper = asked.chance() < 0.7
  const most = flavour.cuisines.includes('Indian') ? 4 : 3
  let spices = 0
  const kept = measured.filter((pick) => {
    if (stays(pick)) return true
    if (pick.slot.id === 'chile' && isWhisper(pick)) return hot || signature(pick) || !whisper
    if (pick.slot.id === 'acid') return !picks.some((other) => isSharp(other))
    if (pick.slot.id === 'herb') return signature(pick) || !picks.some(isScallion)
    if (pick.slot.id === 'pepper') return !picks.some(isHeat) && picks.filter(isGroundSpice).length < 2
    if (pick.slot.id !== 'ground-spice' || isKind(pick.food, 'woody herb')) return true
    spices += 1
    return spices <= most
  })
  // olives and capers that a family is named for are no topping
  const lasts = (pick: Pick) => stays(pick) || (pick.slot.id === 'brine' && signature(pick))
  return shortened(withFewToppings(kept, form, stays, asked), wanted, lasts)
}

/** Lines after which a list looks long to a home cook; published dinners have eleven. */
const longList = 12

/** A long list loses its last vegetables, which leave their weight to the first, then what is strewn on top. */
function shortened(picks: readonly Pick[], wanted: ReadonlySet<string>, stays: (pick: Pick) => boolean): Pick[] {
  let kept = [...picks]
  for (;;) {
    const vegetables = kept.filter(({ slot }) => slot.id === 'vegetable')
    // a slot that must be filled keeps its only food: no chowder goes without its potato
    const must = (pick: Pick) => pick.slot.required && vegetables.every((one) => one === pick || one.slot !== pick.slot)
    const last = vegetables.findLast((pick) => !wanted.has(pick.food.id) && !must(pick))
    if (kept.length <= longList || vegetables.length < 2 || !last) break
    const left = vegetables.filter((pick) => pick !== last)
    const onlyLeaves = left.every(({ food }) => isKind(food, 'leaf'))
    // leaves alone are half a slot: a pound of spinach is a pot full
    const whole = onlyLeaves ? 0.5 : left.reduce((sum, { share }) => sum + share, last.share)
    const now = left.reduce((sum, { share }) => sum + share, 0)
    kept = kept.flatMap((pick) => {
      if (pick === last) return []
      return left.includes(pick) ? [{ ...pick, share: (pick.share / now) * whole }] : [pick]
    })
  }
  for (const id of ['crunch', 'brine'] as const) {
    const topping = kept.findIndex((pick) => pick.slot.id === id && !stays(pick))
    if (kept.length > longList && topping >= 0) kept.splice(topping, 1)
  }
  return kept
}

/** A pinch of dried chile that nobody would miss: the family is not a hot one. */
function isWhisper({ slot, food }: Pick): boolean {
  return isKind(food, 'spice') && typeof slot.grams === 'number' && slot.grams <= 0.31
}
function isHeat({ slot, food }: Pick): boolean {
  return slot.id === 'chile' && !isKind(food, 'spice')
}
function isGroundSpice({ slot }: Pick): boolean {
  return slot.id === 'ground-spice'
}
/** Something sharp that is not the squeeze at the end: vinegar in the sauce, lemon in the dressing. */
function isSharp({ slot, food }: Pick): boolean {
  if (hasFact(food, 'round')) return false
  return sharpSlots.has(slot.id) && (isKind(food, 'vinegar', 'citrus') || hasFact(food, 'sharp'))
}
const sharpSlots: ReadonlySet<SlotId> = new Set(['sauce', 'dressing'])
/** Half the scallions go on top: that is the green of the dish. */
function isScallion({ slot, food }: Pick): boolean {
  return slot.id === 'aromatic' && hasFact(food, 'green on top')
}

function withFewToppings(
  picks: readonly Pick[],
  form: Form,
  stays: (pick: Pick) => boolean,
  { wish, chance, strain }: Asked,
): Pick[] {
  const kept = [...picks]
  const extras = kept.filter((pick) => isExtra(pick, form) && !stays(pick))
  const usual = isForm(form, 'all toppings') ? 2 : isForm(form, 'no toppings') && chance() < 0.5 ? 0 : 1
  const room = wish.complexity === 'Beginner' || strain > 0 ? 0 : usual
  while (extras.length > room) {
    const [dropped] = extras.splice(Math.floor(chance() * extras.length), 1)
    if (dropped) kept.splice(kept.indexOf(dropped), 1)
  }
  return kept
}
function isExtra({ slot }: Pick, form: Form): boolean {
  if (slot.required) return false
  if (['crunch', 'cheese', 'brine'].includes(slot.id)) return true
  return slot.id === 'creamy' && isForm(form, 'cream on top')
}
