import { clashes } from '#domain/catalogue/behaviours/clashes.ts'
import type { Choice } from '#domain/catalogue/flavours/flavour.ts'
import { unbaked } from '#domain/catalogue/foods/cooked-like.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { isHot } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { firstAllowed, pantry } from '#domain/catalogue/foods/pantry.ts'
import { isForSweets, isSweetByNature } from '#domain/catalogue/foods/sweet-foods.ts'
import { type Form, isForm, type Slot } from '#domain/catalogue/forms/form.ts'
import { isStarchy, lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import type { AllowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import type { Pick } from '#domain/recipe/compose/dish/pick.ts'
import { takesWanted } from '#domain/recipe/compose/dish/places.ts'
import { asBought, asCalled } from '#domain/recipe/compose/listing/bought-as.ts'
import { drawnToName } from '#domain/recipe/compose/names/signature.ts'
import { wordsSaid } from '#domain/recipe/compose/names/words-said.ts'
import { gramsBeside } from '#domain/recipe/compose/own-words/beside-step.ts'
import { extraPlace } from '#domain/recipe/compose/own-words/extra-places.ts'
import { shortList } from '#domain/recipe/compose/own-words/fewer-lines.ts'
import { gramsMixedIn } from '#domain/recipe/compose/own-words/mixed-in.ts'
import { isDoneWithout } from '#domain/recipe/compose/own-words/only-has.ts'
import { mainPoints } from '#domain/recipe/compose/select/learned.ts'
import { firstFor, isOnlyHeat } from '#domain/recipe/compose/select/mild-foods.ts'
import { restrained } from '#domain/recipe/compose/select/restraint.ts'
import { scoreFood } from '#domain/recipe/compose/select/score-food.ts'
import { isSecondMain, isSecondStarch } from '#domain/recipe/compose/select/second-main.ts'
import { isSpared } from '#domain/recipe/compose/select/spared-slots.ts'

/** Fills the slots of a form from the lists of a family; undefined when a required slot stays empty. Lead slots first, so that aromatics give way to them. */
export function choose(candidate: Candidate, given: Asked): Pick[] | undefined {
  const { form, flavour, machines } = candidate
  const asked = form.sweet ? given : withoutSweets(given)
  const { wish, reading, allowed } = asked
  const slots = form.slots({ flavour, wish, machines, wanted: new Set(reading.wanted.flatMap(({ anyOf }) => anyOf)) })
  if (form.book) return fromBook(slots, form, asked)
  const picks: Pick[] = []
  for (const slot of [...slots].sort((one, other) => Number(other.lead ?? false) - Number(one.lead ?? false))) {
    if (slot.id === 'chile' && wish.spiceLevel === 'Mild') continue
    if (isSpared(slot, asked)) continue
    const chosen = picks.map(({ food }) => food)
    if (slot.when && !slot.when(chosen)) continue
    const still = stillWanting(asked, picks)
    const names = reading.wanted.length || reading.typical.length
    const due = names ? dueElsewhere(slot, slots, picks) : []
    const pool = poolOf(slot, still, chosen).filter(({ id }) => !due.includes(id))
    if (!pool.length && mergeOil(slot, picks, allowed)) continue
    const taken = fill(candidate, slot, pool, picks, still)
    const least = slot.count?.[0] ?? 1
    if (slot.required && (!taken.length || (slot.lead && taken.length < Math.min(least, 1)))) return undefined
    picks.push(...shared(slot, taken))
  }
  const named = guests(slots, picks, form, asked)
  // a food that the cook names stays, and what does not go with it leaves
  const together = [...picks.filter((pick) => !named.some((guest) => clash(guest.food, pick.food))), ...named]
  const wanted = new Set([...reading.wanted, ...reading.typical].flatMap(({ anyOf }) => anyOf))
  const restful = restrained(together, candidate, wanted, asked).map((pick) => capped(pick, form))
  const there = restful.filter(({ slot, food }) => slot.required || !isDoneWithout(food, reading))
  const kept = reading.maxIngredients ? shortList(there, reading.maxIngredients, wanted) : there
  const order = (pick: Pick) => {
    const place = slots.indexOf(pick.slot)
    return place < 0 ? placeOf(pick.slot.id, slots) + 0.5 : place
  }
  return kept.sort((one, other) => order(one) - order(other))
}

/** A dish of the catalogue has its own foods or what it names to stand in for them; what the cook wants besides stands beside. */
function fromBook(slots: readonly Slot[], form: Form, asked: Asked): Pick[] | undefined {
  const picks: Pick[] = []
  const usual = slots.map(({ pool }) => pool.flat().find((id) => asked.allowed.has(id)) ?? '')
  for (const [at, slot] of slots.entries()) {
    if (isSpared(slot, asked)) continue
    // the chicken of a name is in its own place, and not in the stock for the wine too
    const food = firstFor(asked.wish, ownFoods(slot, asked, usual.toSpliced(at, 1)))
    if (isOnlyHeat(slot, food) && asked.wish.spiceLevel === 'Mild') continue
    const mayGo = asked.strain < 1 && (!slot.required || slot.isSpare)
    if (food && mayGo && isDoneWithout(food, asked.reading)) continue
    if (food) picks.push({ slot, food: asBought(food, asCalled(slot, food, asked.reading)), share: 1, more: 0 })
    else if (slot.required && !slot.isSpare) return undefined
  }
  return [...picks, ...guests(slots, picks, form, asked)]
}

/** The foods of a place in a dish of the catalogue that the eater may have: what the cook's name for it says or the cook wants, then its own first. */
export function ownFoods({ pool }: Slot, { allowed, reading }: Asked, elsewhere: readonly string[] = []): DishFood[] {
  const may = pool.flat().filter((id) => allowed.has(id))
  const [usual = ''] = may
  const isWantedAlone = (id: string) =>
    reading.wanted.some(({ anyOf, best }) => {
      const meant = reading.forms.length ? anyOf : best
      return best.includes(id) && ![usual, ...elsewhere].some((own) => meant.includes(own))
    })
  const said = may.filter((id) => wordsSaid(id, reading) > 0)
  said.sort((one, other) => wordsSaid(other, reading) - wordsSaid(one, reading))
  return [...said, ...may.filter(isWantedAlone), ...may].flatMap((id) => namedFood(id) ?? [])
}

/** Foods without which another slot stays empty: who asks for a panzanella and its tomato has it in the tomato's own place. */
function dueElsewhere(slot: Slot, slots: readonly Slot[], picks: readonly Pick[]): string[] {
  const own = new Set(slot.pool.flat())
  return slots
    .filter((other) => other !== slot && other.required && other.pool.length === 1)
    .filter((other) => !picks.some((pick) => pick.slot === other))
    .flatMap((other) => other.pool.flat())
    .filter((id) => !own.has(id))
}

function placeOf(id: SlotId, slots: readonly Slot[]): number {
  const like = slots.findLastIndex((slot) => slot.id === id)
  return like < 0 ? slots.length - 2 : like
}

/** The same cook, without the marshmallows: no savory dish has a place for them. */
function withoutSweets(asked: Asked): Asked {
  const { reading } = asked
  if (!reading.wanted.some(isForSweets)) return asked
  return { ...asked, reading: { ...reading, wanted: reading.wanted.filter((want) => !isForSweets(want)) } }
}

/** The same cook, without the wants that a pick has met already: who asks for cheese wants one. */
function stillWanting(asked: Asked, picks: readonly Pick[]): Asked {
  const { reading } = asked
  if (!reading.wanted.length || !picks.length) return asked
  const wanted = reading.wanted.filter(({ anyOf }) => !picks.some(({ food }) => anyOf.includes(food.id)))
  return wanted.length === reading.wanted.length ? asked : { ...asked, reading: { ...reading, wanted } }
}

/** Wanted foods that no slot took, each in a place of its own beside its like. */
function guests(slots: readonly Slot[], picks: readonly Pick[], form: Form, asked: Asked): Pick[] {
  const added: Pick[] = []
  const { wanted, typical } = stillWanting(asked, picks).reading
  // who names a dish and a food has had them together: Caesar salad with shrimp
  const isNamed = form.book !== undefined && asked.reading.forms[0] === form.id
  // a dish of the catalogue has all that is usual in it
  for (const want of form.book ? wanted : [...wanted, ...typical]) {
    if (picks.some(({ food }) => want.anyOf.includes(food.id))) continue
    for (const id of want.anyOf) {
      const food = asked.allowed.has(id) ? namedFood(id) : undefined
      // whoever wants it mild has no chile that is only usual in it
      if (food && asked.wish.spiceLevel === 'Mild' && isHot(food) && !wanted.includes(want)) continue
      if (!food || (!isNamed && picks.some((pick) => clashesWith(pick, food, wanted)))) continue
      // what is only usual in the dish goes in where the form has a place for it, never beside
      const slot = wanted.includes(want)
        ? placeFor(food, slots, form, asked)
        : extraPlace(food, slots, form.sweet ?? false)
      if (!slot || (slot.id === 'beside' && (isSecondMain(food, picks, asked.reading) || isSecondStarch(food, picks))))
        continue
      added.push({ slot, food, share: 1, more: 0 })
      break
    }
  }
  return added
}

function clashesWith({ slot, food: own }: Pick, food: DishFood, wanted: readonly Want[]): boolean {
  return clash(own, food) && (slot.required || wanted.some(({ anyOf }) => anyOf.includes(own.id)))
}

/** Beside its like, or, where luck or the form says no to that, beside the whole dish: the steps of the catalogue tell of no food but their own. */
function placeFor(food: DishFood, slots: readonly Slot[], form: Form, { chance }: Asked): Slot | undefined {
  if (unbaked.has(food.id)) return undefined
  const sweet = form.sweet ?? false
  const extra = form.book || chance() < 0.35 ? undefined : extraPlace(food, slots, sweet)
  const inDough = form.book ? gramsMixedIn(food, slots) : undefined
  const usual = inDough ?? (form.types.includes('Beverage') ? undefined : gramsBeside(food, sweet))
  // no soup is served with a banana, and berries belong beside leaves at most
  const odd =
    !sweet &&
    inDough === undefined &&
    (hasFact(food, 'sweet only') ||
      isSweetByNature(food) ||
      (food.behaviour.kind === 'berry' && form.types[0] !== 'Salad'))
  const grams = odd || usual === undefined ? undefined : (inDough ?? food.behaviour.mostBeside ?? usual)
  const cut = inDough === undefined ? 'bite' : 'dice'
  return extra ?? (grams === undefined ? undefined : { id: 'beside', pool: [food.id], grams, cut, guest: true })
}

/** Before what was made for those who may not eat a food comes that food. */
function withUsual(choice: Choice): Choice {
  const usual = pantry.get(String(choice))?.behaviour.standsInFor
  return usual ? [usual, String(choice)] : choice
}

/** The foods that may fill a slot, most usual first; wanted foods that belong in such a place are let in. */
export function poolOf(slot: Slot, { wish, reading, allowed }: Asked, chosen: readonly DishFood[]): DishFood[] {
  const low = lowCarbDiets.includes(wish.diet ?? '')
  const pool: DishFood[] = []
  const admit = (food: DishFood | undefined) => {
    if (!food || pool.includes(food) || chosen.some(({ id }) => id === food.id)) return
    if (slot.suits && !food.behaviour.suits?.includes(slot.suits)) return
    if (slot.cooked && !food.behaviour[slot.cooked]) return
    if (slot.where && !slot.where(food)) return
    if (low && isStarchy(food, slot)) return
    if (wish.spiceLevel === 'Mild' && (slot.id === 'chile' || isHot(food))) return
    pool.push(food)
  }
  for (const choice of slot.pool) admit(firstAllowed(withUsual(choice), ({ id }) => allowed.has(id)))
  for (const { anyOf } of [...reading.wanted, ...reading.typical]) {
    for (const id of anyOf) {
      const food = namedFood(id)
      if (food && allowed.has(id) && takesWanted(slot, food)) admit(food)
    }
  }
  return pool
}

/** An oil wanted twice is one line on the list, with both amounts. */
function mergeOil(slot: Slot, picks: readonly Pick[], allowed: AllowedFoods): boolean {
  if (slot.count) return false
  for (const choice of slot.pool) {
    const food = firstAllowed(choice, ({ id }) => allowed.has(id))
    const before = picks.find((pick) => pick.food.id === food?.id)
    if (food && before && isKind(food, 'oil', 'solid fat')) {
      before.more += typeof slot.grams === 'number' ? slot.grams : slot.grams(food)
      return true
    }
  }
  return false
}

function fill(
  candidate: Candidate,
  slot: Slot,
  pool: readonly DishFood[],
  picks: readonly Pick[],
  asked: Asked,
): DishFood[] {
  const [least, most] = slot.count ?? [1, 1]
  const few = asked.strain > 0 && (asked.wish.maxMinutes !== undefined || asked.wish.budget !== undefined)
  const luck = few ? least : least + Math.floor(asked.chance() * (most - least + 1))
  // whoever names three vegetables has three, and who asks for more of them has as many as the dish takes
  const named = [...asked.reading.wanted, ...asked.reading.typical].filter(({ anyOf }) =>
    pool.some(({ id }) => anyOf.includes(id)),
  ).length
  const plenty = slot.id === 'vegetable' && asked.reading.moods.has('vegetables') ? Math.min(3, most + 1) : 0
  const count = Math.max(luck, slot.count ? Math.min(named, 4) : 0, plenty)
  const taken: DishFood[] = []
  for (let turn = 0; turn < count; turn++) {
    const others = [...picks.map(({ food }) => food), ...taken]
    const left = pool.filter((food) => !taken.includes(food) && !others.some((other) => clash(food, other)))
    const chosen = slot.lead ? others.map(({ id }) => id) : []
    const best = highest(
      left,
      (food, rank) =>
        scoreFood({ food, rank, slot, beside: taken, asked }) +
        (slot.lead ? drawnToName(candidate, food.id, chosen) + mainPoints(candidate, food.id, asked.wish) : 0),
    )
    if (!best) break
    taken.push(best)
  }
  return taken
}

function highest(foods: readonly DishFood[], score: (food: DishFood, rank: number) => number): DishFood | undefined {
  let best: DishFood | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const [rank, food] of foods.entries()) {
    const points = score(food, rank)
    if (points > most) {
      best = food
      most = points
    }
  }
  return best
}

const clashing = new Map<string, Set<string>>()
for (const [one, other] of clashes) {
  clashing.set(one, (clashing.get(one) ?? new Set()).add(other))
  clashing.set(other, (clashing.get(other) ?? new Set()).add(one))
}
function clash(one: DishFood, other: DishFood): boolean {
  return clashing.get(one.id)?.has(other.id) ?? false
}

/** Two foods share the grams of their slot; leaves weigh less than roots, and leaves alone are half a slot. */
function shared(slot: Slot, foods: readonly DishFood[]): Pick[] {
  const weight = ({ behaviour }: DishFood) => behaviour.share ?? 1
  const allLeaves = foods.length > 0 && foods.every((food) => isKind(food, 'leaf'))
  const sum = foods.reduce((total, food) => total + weight(food), 0) * (allLeaves ? 2 : 1)
  return foods.map((food) => ({ slot, food, share: weight(food) / sum, more: 0 }))
}
/** No more of a vegetable than a plate wants; a side or a smooth soup may be all peas. */
function capped(pick: Pick, form: Form): Pick {
  const { slot, food, share } = pick
  const isAllPeas = form.types[0] === 'Side Dish' || isForm(form, 'smooth')
  const grams = slot.id === 'vegetable' && !isAllPeas ? food.behaviour.mostInDish : undefined
  if (grams === undefined) return pick
  return { ...pick, share: Math.min(share, grams / (typeof slot.grams === 'number' ? slot.grams : slot.grams(food))) }
}
