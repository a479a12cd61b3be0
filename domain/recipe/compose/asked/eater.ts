import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import { rememberedBy } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Foods by their ids, each judged when it is asked for: a dish looks at few of a thousand. */
export interface AllowedFoods {
  has(id: string): boolean
}

/**
 * The foods this eater may have, with those that their wish names and with any further diets, by the same rules that verification
 * reads the printed line with: for an allergy certain and usual presence both forbid, for a diet everything but 'fits' does.
 */
export function allowedFoods(
  wish: HeardWish,
  excluded: ReadonlySet<string>,
  { diets, wanted }: Pick<Reading, 'diets' | 'wanted'> = nothingMore,
): AllowedFoods {
  const guests = wanted.flatMap(({ anyOf }) => anyOf.filter((id) => !pantry.has(id)))
  return allowedTo(wish, excluded, diets, guests)
}
const nothingMore: Pick<Reading, 'diets' | 'wanted'> = { diets: [], wanted: [] }

/** Foods that only dishes of the catalogue have. */
const bookGuests: ReadonlySet<string> = new Set(bookForms.flatMap(({ book = [] }) => book))

/** The same eater asks again and again while a dish is looked for. */
const allowedTo = rememberedBy(
  (wish: HeardWish, excluded: ReadonlySet<string>, diets: readonly Diet[], guests: readonly string[]) =>
    [wish.diet ?? '', wish.allergens, [...excluded], guests, diets].join('|'),
  judging,
  { bytes: 4_000_000, longest: 8000, size: () => 300 + 48 * (pantry.size + bookGuests.size) },
)

function judging(
  { allergens, diet }: HeardWish,
  excluded: ReadonlySet<string>,
  further: readonly Diet[],
  guests: readonly string[],
): AllowedFoods {
  const kept = diet ? [diet, ...further] : further
  const verdicts = new Map<string, boolean>()
  const isAllowed = (id: string) => {
    const food = pantry.get(id) ?? (bookGuests.has(id) || guests.includes(id) ? namedFood(id) : undefined)
    if (!food || excluded.has(id) || allergens.some((allergen) => allergensOf(food).has(allergen))) return false
    return kept.every((one) => fits(food, one))
  }
  return {
    has(id) {
      let verdict = verdicts.get(id)
      if (verdict === undefined) verdicts.set(id, (verdict = isAllowed(id)))
      return verdict
    },
  }
}

/** Of a food as printed; looked for at the first wish that says an allergy. */
const allergensOf = rememberedBy(
  ({ id }: DishFood) => id,
  (food: DishFood): ReadonlySet<Allergen> =>
    new Set(
      printedForms(food).flatMap((form) => lineAllergens(readIngredientLine(form)).map(({ allergen }) => allergen)),
    ),
  { size: ({ size }) => 160 + 40 * size },
)

/** Whether a food as printed fits a diet by kind; figures per serving are judged on the whole dish. */
function fits(food: DishFood, diet: Diet): boolean {
  return !freshPulses[diet]?.includes(food.id) && dietsOf(food).has(diet)
}
const dietsOf = rememberedBy(
  ({ id }: DishFood) => id,
  (food: DishFood): ReadonlySet<Diet> => {
    const lines = printedForms(food).map(readIngredientLine)
    return new Set(diets.filter((diet) => lines.every((line) => lineDiet(line, diet).verdict === 'fits')))
  },
  { size: () => 160 + 40 * diets.length },
)

/** Pulses eaten green: Cordain counts them with the rest, and who eats paleo or keto would not thank us for peas. */
const freshPulses: Partial<Record<Diet, readonly string[]>> = { paleo: ['peas', 'snow-peas'], keto: ['peas'] }

function printedForms({ food, behaviour }: DishFood): string[] {
  const [one] = behaviour.listed ?? [food.name]
  const cuts = Object.values(behaviour.cuts ?? {})
  return [one, ...cuts.map((cut) => `${one}, ${cut}`)].map((name) => `100 g ${name}`)
}
