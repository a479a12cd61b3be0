import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { type Dinner, dinnerOf } from '#domain/recipe/compose/dinner/dinner-kinds.ts'
import { type DinnerShares, isMeatless, sharesFor } from '#domain/recipe/compose/dinner/dinner-shares.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** What the last dinners say of the next one. */
export interface Lately {
  /** How much more, or less, of a kind or a food is due than its share. */
  due(part: keyof Dinner, name: string): number
  /** How much of its share a dinner keeps after those of the last nights. */
  otherThanLast(dinner: Dinner): number
  /** Points off for a form, and the dinner that it makes, that is like one of the last two weeks. */
  likeLast(form: Pick<Form, 'id' | 'kin'>, dinner: Dinner): number
}

/** Of dishes newest first, as `Wish.recent` holds them, for a household with its shares. */
export function lately({ recent, diet }: Pick<HeardWish, 'recent' | 'diet'>): Lately {
  return isMeatless({ diet }) ? latelyWithoutMeat(recent) : latelyOfMost(recent)
}
const latelyOfMost = rememberedFor((recent: readonly string[]) => latelyWith(recent, sharesFor({})))
const latelyWithoutMeat = rememberedFor((recent: readonly string[]) =>
  latelyWith(recent, sharesFor({ diet: 'vegetarian' })),
)

function latelyWith(recent: readonly string[], shares: DinnerShares): Lately {
  const eaten = recent.slice(0, 30).flatMap((dish) => {
    const [form = '', main = ''] = dish.split('/')
    return eatenAtDinner().has(form) ? { form, dinner: dinnerOf(form, main) } : []
  })
  const had = { kind: new Map<string, number>(), food: new Map<string, number>() }
  let nights = 0
  for (const [night, { dinner }] of eaten.entries()) {
    const weight = fading ** night
    nights += weight
    for (const part of ['kind', 'food'] as const)
      had[part].set(dinner[part] ?? '', (had[part].get(dinner[part] ?? '') ?? 0) + weight)
  }
  const near = nearTo(eaten)
  return {
    due(part, name) {
      const expected = (nights * shareOf(shares, part, name)) / 100
      return ((expected + smooth) / ((had[part].get(name) ?? 0) + smooth)) ** 2
    },
    otherThanLast({ kind, food }) {
      return eaten.slice(0, 3).reduce((keeps, { dinner }, night) => {
        const isKind = dinner.kind === kind
        const isFood = dinner.food === food
        if (isKind && isFood) return keeps * [0.03, 0.1, 0.3][night]!
        if (night > 0) return keeps
        return keeps * (isKind ? 0.35 : isFood ? 0.5 : 1)
      }, 1)
    },
    likeLast({ id, kin = [] }, { kind, food }) {
      const isLikeLast = eaten.slice(0, 2).some(({ dinner }) => dinner.kind === kind && dinner.food === food)
      return (near.get(id) ?? 0) + kin.reduce((sum, shape) => sum + (near.get(shape) ?? 0), 0) + (isLikeLast ? 1.5 : 0)
    },
  }
}

function shareOf(shares: DinnerShares, part: keyof Dinner, name: string): number {
  const of: Readonly<Record<string, number>> = shares[part]
  return of[name] ?? 0
}

/** Points off for each form that is near to one of the last two weeks, and for each shape. */
function nearTo(eaten: readonly { form: string }[]): ReadonlyMap<string, number> {
  const near = new Map<string, number>()
  for (const [night, { form }] of eaten.slice(0, 14).entries()) {
    const closeness = night < 7 ? 1 : 0.5
    const shapes = new Set(bookDishes.get(form)?.near ?? [form])
    for (const id of [form, ...(nearDishes().get(form) ?? [])]) near.set(id, (near.get(id) ?? 0) + 1.6 * closeness)
    for (const shape of shapes) if (!bookDishes.has(shape)) near.set(shape, (near.get(shape) ?? 0) + 0.4 * closeness)
  }
  return near
}

/** The dishes that would be cooked where one cannot be, both ways: Marry Me Chicken and Tuscan chicken are one dinner in two names. */
function nearDishes(): ReadonlyMap<string, ReadonlySet<string>> {
  if (neighbors) return neighbors
  const found = new Map<string, Set<string>>()
  const add = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other))
  for (const { id, near } of bookDishes.values())
    for (const other of near) {
      if (!bookDishes.has(other)) continue
      add(id, other)
      add(other, id)
    }
  neighbors = found
  return found
}
let neighbors: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The forms that are for dinner: histories hold breakfasts and cakes too. */
function eatenAtDinner(): ReadonlySet<string> {
  dinnerForms ??= new Set(
    forms.flatMap(({ id, types, meals, sweet }) =>
      types.includes('Main Dish') && meals.includes('Dinner') && !sweet ? [id] : [],
    ),
  )
  return dinnerForms
}
let dinnerForms: ReadonlySet<string> | undefined

/** A dinner of a night ago counts for so much of tonight's. */
const fading = 0.95
/** Dinners for which nothing is due yet. */
const smooth = 0.5
