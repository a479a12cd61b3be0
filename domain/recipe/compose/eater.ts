import type { Allergen } from '#domain/food/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { lineAllergens } from '#domain/food/line-allergens.ts'
import { lineDiet } from '#domain/food/line-diets.ts'
import { bookForms } from '#domain/recipe/compose/book/book-forms.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { pantry } from '#domain/recipe/compose/pantry.ts'
import type { Reading } from '#domain/recipe/compose/read-wish.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import { rememberedBy } from '#domain/remembered.ts'

/**
 * The foods this eater may have, with those that their wish names and with any further diets, by the same rules that verification
 * reads the printed line with: for an allergy certain and usual presence both forbid, for a diet everything but 'fits' does.
 */
export function allowedFoods(
  wish: Wish,
  excluded: ReadonlySet<string>,
  { diets, wanted }: Pick<Reading, 'diets' | 'wanted'> = nothingMore,
): ReadonlySet<string> {
  const guests = wanted.flatMap(({ anyOf }) => anyOf.filter((id) => !pantry.has(id)))
  return allowedTo(wish, excluded, diets, guests)
}
const nothingMore: Pick<Reading, 'diets' | 'wanted'> = { diets: [], wanted: [] }

/** Foods that only dishes of the catalogue have. */
const bookGuests: readonly DishFood[] = [...new Set(bookForms.flatMap(({ book = [] }) => book))]
  .filter((id) => !pantry.has(id))
  .flatMap((id) => namedFood(id) ?? [])

/** The same eater asks again and again while a dish is looked for. */
const allowedTo = rememberedBy(
  (wish: Wish, excluded: ReadonlySet<string>, diets: readonly Diet[], guests: readonly string[]) =>
    [wish.diet ?? '', wish.allergens, [...excluded], guests, diets].join('|'),
  amongAll,
  { bytes: 4_000_000, longest: 8000, size: (ids) => 160 + 36 * ids.size },
)

function amongAll(
  wish: Wish,
  excluded: ReadonlySet<string>,
  diets: readonly Diet[],
  guests: readonly string[],
): ReadonlySet<string> {
  const allowed = new Set<string>()
  const kept = [...(wish.diet ? [wish.diet] : []), ...diets]
  for (const food of [...pantry.values(), ...bookGuests, ...guests.flatMap((id) => namedFood(id) ?? [])]) {
    if (excluded.has(food.id) || wish.allergens.some((allergen) => allergensOf(food).has(allergen))) continue
    if (kept.every((diet) => fits(food, diet))) allowed.add(food.id)
  }
  return allowed
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
  if (freshPulses[diet]?.includes(food.id)) return false
  const known = verdictsOf(food)
  const fitsPrinted = (form: string) => lineDiet(readIngredientLine(form), diet).verdict === 'fits'
  const verdict = known.get(diet) ?? printedForms(food).every(fitsPrinted)
  known.set(diet, verdict)
  return verdict
}
/** Filled in later: with room for every diet. */
const verdictsOf = rememberedBy(
  ({ id }: DishFood) => id,
  (_food: DishFood) => new Map<Diet, boolean>(),
  { size: () => 160 + 40 * diets.length },
)

/** Pulses eaten green: Cordain counts them with the rest, and who eats paleo or keto would not thank us for peas. */
const freshPulses: Partial<Record<Diet, readonly string[]>> = { paleo: ['peas', 'snow-peas'], keto: ['peas'] }

function printedForms({ food, behaviour }: DishFood): string[] {
  const [one] = behaviour.listed ?? [food.name]
  const cuts = Object.values(behaviour.cuts ?? {})
  return [one, ...cuts.map((cut) => `${one}, ${cut}`)].map((name) => `100 g ${name}`)
}
