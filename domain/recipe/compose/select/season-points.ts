import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { Food } from '#domain/food/food.ts'
import type { seasons } from '#domain/options/options.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'

type Season = (typeof seasons)[number]

/** Months of a season in the northern United States, as the food table counts them. */
const monthsOf: Readonly<Record<Season, readonly number[]>> = {
  Spring: [3, 4, 5],
  Summer: [6, 7, 8],
  Fall: [9, 10, 11],
  Winter: [12, 1, 2],
}

/** Whether a food is ripe for most of a season; undefined of what is there all year, or for a month of it. */
export function isRipeIn({ months }: Pick<Food, 'months'> = { months: [] }, season: Season): boolean | undefined {
  const ripe = months.filter((month) => monthsOf[season].includes(month)).length
  return !months.length || ripe === 1 ? undefined : ripe > 1
}

/** What speaks for a dish in a season: the weather that it is for, and what its vegetables and fruit weigh that are ripe then, or are not and were not asked for. */
export function seasonPoints(form: Form, season: Season, wanted: readonly Want[]): number {
  const weather = byWeather[form.weather ?? 'any'][season] ?? 0
  const produce = form.book ? produceOf(form, season, wanted) : 0
  return weather + produce - (form.book && weather <= 0 && produce < enough ? ofAnySeason : 0)
}
/** Points that a dish loses which is of no season, and those of its produce that make it one of some. */
const [ofAnySeason, enough] = [1.2, 0.4]
const byWeather: Readonly<Record<'warm' | 'cold' | 'any', Partial<Record<Season, number>>>> = {
  warm: { Summer: 1.6, Spring: 0.5, Winter: -1.2 },
  cold: { Winter: 1.2, Fall: 0.7, Summer: -1.6 },
  any: {},
}

function produceOf({ id: form }: Form, season: Season, wanted: readonly Want[]): number {
  const weighed = { ripe: 0, unripe: 0 }
  for (const { mayGo, foods, grams } of bookDishes.get(form)?.lines ?? []) {
    const [id = ''] = foods
    const isRipe = mayGo ? undefined : isRipeIn(namedFood(id)?.food, season)
    if (isRipe) weighed.ripe += grams
    if (isRipe === false && !wanted.some(({ anyOf }) => anyOf.includes(id))) weighed.unripe += grams
  }
  return Math.min(most, weighed.ripe / aPoint) - Math.min(most, weighed.unripe / aPoint)
}
/** Grams a serving that are a point, and the most that they come to. */
const [aPoint, most] = [45, 2.2]
