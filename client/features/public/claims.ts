import { capital, dollars, priceMonths, words } from '#client/wording.ts'
import type { VerifiedRecipe } from '#contract/recipes/recipe.ts'
import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { caloriesText, wholeText } from '#domain/measure/figures.ts'
import { workText } from '#domain/measure/minutes.ts'

export interface Claim {
  name: string
  kind: 'fits' | 'warns'
  /** The claim in bold, and the rest of its sentence. */
  word: string
  detail: string
  /** How it was worked out, line by line. */
  lines: readonly { id: string | number; name: string; value: string }[]
  /** The line under the others, where they add up. */
  sum?: { name: string; value: string }
}

/** What a recipe promises, each promise with its lines. Absence of an allergen is never promised: a list cannot prove it. */
export function claimsOf({ recipe, verification }: VerifiedRecipe): Claim[] {
  const nameOf = (line: number) => recipe.ingredients[line]?.name ?? `line ${line + 1}`
  return [diet(), allergens(), energy(), cost(), time()].filter((claim) => claim !== null)

  function diet(): Claim | null {
    const row = verification.diets.find(({ verdict }) => verdict === 'fits')
    if (!row) return null
    const count = recipe.ingredients.length
    return {
      name: 'Diet',
      kind: 'fits',
      word: capital(row.diet),
      detail: `${count} of ${count} lines fit`,
      lines: recipe.ingredients.map(({ name }, id) => ({ id, name, value: 'fits' })),
    }
  }

  function allergens(): Claim {
    const named = (wanted: AllergenVerdict) => allergensOfVerdict(verification.allergens, wanted)
    const contained = named('contains').join(', ')
    const usual = named('usually_contains').join(', ')
    const unknown = named('unknown').join(', ')
    const word = contained ? `Contains ${contained}` : usual ? `Usually contains ${usual}` : ''
    const rest = [contained && usual && `usually contains ${usual}, too`, unknown && `${unknown} unknown`]
      .filter(Boolean)
      .join('; ')
    return {
      name: 'Allergens',
      kind: 'warns',
      ...(word
        ? { word, detail: `${rest || 'no others found in the list'}; check labels` }
        : unknown
          ? { word: 'Check labels', detail: rest }
          : { word: 'No allergens found', detail: 'in the list; check labels' }),
      lines: verification.allergens.map(({ allergen, verdict, lines }) => ({
        id: allergen,
        name: capital(words(allergen)),
        value: verdict === 'not_found' ? 'not found' : `${verdicts[verdict]} ${lines.map(nameOf).join(', ')}`.trim(),
      })),
    }
  }

  function energy(): Claim {
    const { perServing, range, coverage, lines } = verification.nutrition
    return {
      name: 'Calories',
      kind: coverage >= 0.99 ? 'fits' : 'warns',
      word: caloriesText(perServing.calories),
      detail: `per serving, range ${wholeText(range.low)} to ${wholeText(range.high)}`,
      lines: lines.map(({ line, grams, calories }) => ({
        id: line,
        name: grams === null ? nameOf(line) : `${nameOf(line)}, ${Math.round(grams)} g`,
        value: calories === null ? 'unknown' : caloriesText(calories),
      })),
      sum: {
        name: `${caloriesText(lines.reduce((sum, { calories }) => sum + (calories ?? 0), 0))} ÷ ${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
        value: caloriesText(perServing.calories),
      },
    }
  }

  function cost(): Claim {
    const { total, perServing, range, coverage, lines } = verification.cost
    return {
      name: 'Cost',
      kind: coverage >= 0.99 ? 'fits' : 'warns',
      word: dollars(perServing),
      detail: `per serving, ${dollars(range.low / recipe.servings)} to ${dollars(range.high / recipe.servings)}, ${priceMonths(lines.map(({ month }) => month))}`,
      lines: lines.map(({ line, used }) => ({
        id: line,
        name: nameOf(line),
        value: used === null ? 'unknown' : dollars(used),
      })),
      sum: {
        name: `${dollars(total)} ÷ ${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
        value: dollars(perServing),
      },
    }
  }

  function time(): Claim {
    const { totalMinutes, schedule } = verification.time
    return {
      name: 'Time',
      kind: 'fits',
      word: `${Math.round(totalMinutes)} min`,
      detail: workText(verification.time),
      lines: schedule.map(({ step, start, end }) => ({
        id: step,
        name: step < 0 ? 'Prep' : `Step ${step + 1}`,
        value: `minutes ${Math.round(start)} to ${Math.round(end)}`,
      })),
    }
  }
}

const verdicts = { contains: '', usually_contains: 'usually in', unknown: 'unknown:' } as const
