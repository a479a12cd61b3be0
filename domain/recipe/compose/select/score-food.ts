import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { isRipeIn } from '#domain/recipe/compose/select/season-points.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

const loose: ReadonlySet<SlotId> = new Set(['acid', 'herb', 'crunch', 'brine', 'nut', 'sweet-spice', 'cheese'])

interface Scored {
  food: DishFood
  /** Place in the family's list, 0 the most usual. */
  rank: number
  slot: Slot
  /** Foods already in the same slot. */
  beside: readonly DishFood[]
  asked: Asked
}

/** How well a food does in a slot: wanted, in season, affordable, a contrast to its neighbours, quick when time is short, and a little chance. */
export function scoreFood({ food, rank, slot, beside, asked }: Scored): number {
  const { wish, reading, chance } = asked
  let points = firstScore(slot, rank, chance())
  if (slot.id === 'protein' || slot.id === 'pulse') points += Math.max(0, 0.35 - rank * 0.05)
  // vegetables too lean to the head of the family's list, if less
  if (slot.id === 'vegetable' || slot.id === 'raw') points += Math.max(0, 0.2 - rank * 0.02)
  if (reading.wanted.some(({ anyOf }) => anyOf.includes(food.id) && !beside.some(({ id }) => anyOf.includes(id)))) {
    points += 100
    if (reading.wanted.some(({ best }) => best.includes(food.id))) points += 3
  }
  if (reading.typical.some(({ anyOf }) => anyOf.includes(food.id) && !beside.some(({ id }) => anyOf.includes(id)))) {
    points += 20
  }
  points += seasonScore(food, wish)
  points -=
    Math.min(2.2, priceOf(food.food).usd) * (wish.budget !== undefined || reading.cheap ? 0.6 + asked.strain : 0.07)
  if (reading.light) points -= food.food.nutrients.calories / 400
  points += contrast(food, beside)
  if (lowCarbDiets.includes(wish.diet ?? '')) points -= food.food.nutrients.carbs / 12
  if ((wish.maxMinutes ?? 99) <= 45 || reading.quick) points -= (slowness(food, slot) / 25) * (1 + asked.strain)
  return points
}

/** Leads vary freely; loose places lean to the first of the list; the rest take it. */
function firstScore(slot: Slot, rank: number, luck: number): number {
  if (slot.lead || slot.count) return luck * 1.6
  if (loose.has(slot.id)) return luck + (rank ? 0 : slot.id === 'acid' ? 1.6 : 0.9)
  return -rank * 10
}

function seasonScore({ food }: DishFood, { season }: HeardWish): number {
  const isRipe = season && isRipeIn(food, season)
  return isRipe === undefined ? 0 : isRipe ? 0.8 : -0.7
}

/** Colours and textures that differ; never two leaves. */
function contrast({ behaviour }: DishFood, beside: readonly DishFood[]): number {
  let points = 0
  if (behaviour.color && beside.some((other) => other.behaviour.color === behaviour.color)) points -= 0.8
  const minutes = behaviour.simmered ?? 1
  if (beside.length && beside.every((other) => Math.abs((other.behaviour.simmered ?? 1) - minutes) < 2)) points -= 0.15
  if (behaviour.kind === 'leaf' && beside.some((other) => other.behaviour.kind === 'leaf')) points -= 3
  return points
}

function slowness({ behaviour }: DishFood, slot: Slot): number {
  if (slot.cooked) return behaviour[slot.cooked] ?? 0
  return Math.max(behaviour.sauteed ?? 0, behaviour.simmered ?? 0, behaviour.kind === 'lentil' ? 30 : 0)
}
