import { listText, rangeText } from '#client/features/recipes/format.ts'
import { allergenOf, hasAllergies } from '#client/features/recipes/row-verdict.ts'
import type { GlyphKind } from '#client/ui/glyph.tsx'
import { capital, dollars, priceMonths, words } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { AllergenVerdict } from '#domain/food/allergens.ts'
import { caloriesText, wholeText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

export const checks = ['allergens', 'diet', 'equipment', 'energy', 'cost', 'time'] as const
export type Check = (typeof checks)[number]

export interface Headline {
  name: string
  /** null where there is nothing to judge yet. */
  kind: GlyphKind | null
  /** The verdict in a few words, and the rest of it. */
  word: string
  detail: string
  /** The rest of it is told where it is narrow, too. */
  isTold?: true
}

/** What the strip and its workings read of a recipe: one that is stored, or one that was only checked. */
export type CheckedRecipe = Pick<Recipe, 'ingredients' | 'servings' | 'summary' | 'verification'>

export type Reader = Pick<User, 'allergies' | 'kitchenEquipment'>

/** Below this share of the weight a figure is a warning. */
const trusted = 0.9

/** Of a list of ingredients alone nobody knows how it is made. */
const noSteps = { kind: null, word: '–', detail: 'no steps yet' }

/** What was found that leaves a figure for the time in doubt: raw food that no step is said to cook through takes longer than the steps say. */
const unfinished = new Set<string>(['no_doneness_cue', 'raw_meat'])
const doubtsOfTime = new Set<string>(['time_contradiction', 'time_unstated', ...unfinished])

/** What the strip says of each check. The reader's own diet, allergies and kitchen come first. */
export function headlinesOf(recipe: CheckedRecipe, reader: Reader): Record<Check, Headline> {
  const { cost, time, findings } = recipe.verification
  const { schedule } = time
  return {
    diet: diet(recipe),
    allergens: allergens(recipe, reader),
    energy: energy(recipe),
    cost: {
      name: 'Cost per serving',
      word: dollars(cost.perServing),
      ...trustIn(recipe, cost.coverage, 'prices', priceMonths(cost.lines.map(({ month }) => month))),
    },
    equipment: schedule.length === 0 ? { name: 'Equipment', ...noSteps } : equipment(recipe, reader),
    time:
      schedule.length === 0
        ? { name: 'Time', ...noSteps }
        : {
            name: 'Time',
            kind: findings.some(({ code }) => doubtsOfTime.has(code)) ? 'warns' : 'fits',
            word: minutesText(time.totalMinutes),
            detail: findings.some(({ code }) => unfinished.has(code))
              ? 'may take longer: some cooking isn’t in the steps'
              : findings.some(({ code }) => code === 'time_unstated')
                ? 'an estimate: the steps don’t give every time'
                : Math.round(time.waitingMinutes) > 0
                  ? `${minutesText(time.waitingMinutes)} of it unattended`
                  : 'hands-on throughout',
          },
  }
}

function energy(recipe: CheckedRecipe): Headline {
  const {
    verification: { findings, nutrition },
    servings,
  } = recipe
  const { coverage, perServing, range } = nutrition
  const name = 'Calories'
  const word = caloriesText(perServing.calories)
  if (findings.some(({ code }) => code === 'implausible_serving'))
    return {
      name,
      kind: 'warns',
      word: `${word}?`,
      detail: `more than a day’s worth: does it really make ${servings === 1 ? '1 serving' : `${servings} servings`}?`,
    }
  return {
    name,
    word,
    ...trustIn(recipe, coverage, 'calorie figures', `range ${rangeText(range, wholeText)}`),
  }
}

/** How far a figure of a serving can be trusted: where lines are not known, it says what it does about them, 'without line 2; line 3 counted as tomato paste'. */
function trustIn(
  { verification: { findings, nutrition } }: CheckedRecipe,
  coverage: number,
  what: string,
  more: string,
): Pick<Headline, 'kind' | 'detail' | 'isTold'> {
  const unknown = nutrition.lines.flatMap(({ line, calories, food }) =>
    findings.some((found) => found.code === 'unknown_ingredient' && found.line === line)
      ? [calories === null ? `without line ${line + 1}` : `line ${line + 1} counted as ${food}`]
      : [],
  )
  if (unknown.length > 0) return { kind: 'warns', detail: unknown.join('; '), isTold: true }
  if (coverage >= trusted) return { kind: 'fits', detail: `per serving, ${more}` }
  return {
    kind: 'warns',
    detail: `we have ${what} for only ${wholeText(coverage * 100)}% of the ingredients by weight`,
  }
}

function diet({ summary, verification, ingredients }: CheckedRecipe): Headline {
  const own = summary.diet
  if (!own) {
    // those that leave out an allergen are told of under the allergens
    const judged = verification.diets.filter(({ diet }) => !allergenOf(diet))
    const fitting = judged.filter(({ verdict }) => verdict === 'fits').map(({ diet }) => diet)
    const word = `Fits ${fitting.length} of ${judged.length} diets`
    if (fitting.length === 0)
      return { name: 'Diet', kind: 'warns', word: 'No diet confirmed', detail: 'see the reason for each' }
    return { name: 'Diet', kind: 'fits', word, detail: listText(fitting.slice(0, 3)) }
  }
  const reason = verification.diets.find(({ diet }) => diet === own.diet)?.reason
  if (own.verdict === 'breaks')
    return { name: 'Diet', kind: 'blocks', word: `Not ${words(own.diet)}`, detail: reason ?? '' }
  if (own.verdict === 'unknown')
    return { name: 'Diet', kind: 'warns', word: `May not be ${words(own.diet)}`, detail: reason ?? '' }
  const count = ingredients.length
  const allergen = allergenOf(own.diet)
  if (allergen)
    return {
      name: 'Diet',
      kind: 'warns',
      word: `${capital(allergen)} not found`,
      detail: 'in the listed ingredients: check labels',
    }
  return { name: 'Diet', kind: 'fits', word: capital(own.diet), detail: `${count} of ${count} lines read` }
}

function allergens({ summary, verification }: CheckedRecipe, reader: Reader): Headline {
  const name = 'Allergens'
  const own = named(hasAllergies(reader) ? summary.allergens : [])
  // what else is in it is told besides, for whoever eats along
  const others = verification.allergens.filter(
    ({ allergen }) => !summary.allergens.some((one) => one.allergen === allergen),
  )
  const also = named(others).contains
  const besides = also && `; contains ${also}`
  if (own.contains)
    return {
      name,
      kind: 'blocks',
      word: `Contains ${own.contains}`,
      detail: also ? `on your allergy list; also contains ${also}` : 'on your allergy list',
    }
  if (own.usually_contains)
    return {
      name,
      kind: 'warns',
      word: `Usually contains ${own.usually_contains}`,
      detail: `check the label${besides}`,
    }
  if (own.unknown)
    return {
      name,
      kind: 'warns',
      word: `${capital(own.unknown)} not ruled out`,
      detail: `one of the ingredients is unknown${besides}`,
    }
  if (own.not_found)
    return {
      name,
      kind: 'warns',
      word: `${capital(own.not_found)} not found`,
      detail: `in the listed ingredients: check labels${besides}`,
    }
  const all = named(verification.allergens)
  if (all.contains) {
    const usual = all.usually_contains && `usually contains ${all.usually_contains}, too: check the label`
    return { name, kind: 'warns', word: `Contains ${all.contains}`, detail: usual || 'check labels for the others' }
  }
  if (all.usually_contains)
    return { name, kind: 'warns', word: `Usually contains ${all.usually_contains}`, detail: 'check the label' }
  const detail = all.unknown
    ? 'we don’t recognize one of the ingredients, so nothing is ruled out'
    : `none of the ${verification.allergens.length} found in the listed ingredients`
  return { name, kind: 'warns', word: 'Check labels', detail }
}

function named(rows: Recipe['summary']['allergens']): Record<AllergenVerdict, string> {
  const of = (wanted: AllergenVerdict) =>
    listText(rows.filter(({ verdict }) => verdict === wanted).map(({ allergen }) => words(allergen)))
  return {
    contains: of('contains'),
    usually_contains: of('usually_contains'),
    unknown: of('unknown'),
    not_found: of('not_found'),
  }
}

function equipment({ verification }: CheckedRecipe, { kitchenEquipment }: Reader): Headline {
  const { needed, missing } = verification.equipment
  if (missing.length > 0)
    return { name: 'Equipment', kind: 'blocks', word: `${listText(missing)} missing`, detail: 'not in your kitchen' }
  const machines = listText(needed.map(({ name }) => name))
  if (!machines)
    return { name: 'Equipment', kind: 'fits', word: 'No heat, no appliances', detail: 'just bowls and knives' }
  return {
    name: 'Equipment',
    kind: 'fits',
    word: machines,
    detail: kitchenEquipment.length > 0 ? 'all in your kitchen' : 'plus pots, pans and knives',
  }
}
