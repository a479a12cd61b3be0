import { listText, rangeText } from '#client/features/dishes/format.ts'
import { allergenOf, hasAllergies } from '#client/features/dishes/row-verdict.ts'
import type { GlyphKind } from '#client/ui/signs/glyph.tsx'
import { capital, dollars, priceMonths, words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { caloriesText, wholeText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

export const checks = ['allergens', 'diet', 'equipment', 'energy', 'cost', 'time'] as const
export type Check = (typeof checks)[number]

export interface Headline extends Judged {
  name: string
}

interface Judged {
  /** null where there is nothing to judge yet, and for what a list can neither confirm nor deny. */
  kind: GlyphKind | null
  /** The verdict in a few words, and the rest of it. */
  word: string
  detail: string
  /** The rest of it is told where it is narrow, too. */
  isTold?: true
}

/** What the strip and its workings read of a recipe: one that is stored, or one that was only checked. */
/** Its minutes of preparing and cooking are known of a recipe that is kept. */
export type CheckedRecipe = Pick<Recipe, 'ingredients' | 'servings' | 'summary' | 'verification'> &
  Partial<Pick<Recipe, 'prepTime' | 'cookTime'>>

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
    diet: { name: 'Diet', ...diet(recipe) },
    allergens: { name: 'Allergens', ...allergens(recipe, reader) },
    energy: { name: 'Calories per serving', ...energy(recipe) },
    cost: {
      name: 'Cost per serving',
      word: dollars(cost.perServing),
      ...trustIn(recipe, cost.coverage, 'prices', priceMonths(cost.lines.map(({ month }) => month))),
    },
    equipment: { name: 'Equipment', ...(schedule.length === 0 ? noSteps : equipment(recipe, reader)) },
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
                  ? `${minutesText(time.waitingMinutes)} unattended`
                  : 'all hands-on',
          },
  }
}

function energy(recipe: CheckedRecipe): Judged {
  const {
    verification: { findings, nutrition },
    servings,
  } = recipe
  const { coverage, perServing, range } = nutrition
  const word = caloriesText(perServing.calories)
  if (findings.some(({ code }) => code === 'implausible_serving'))
    return {
      kind: 'warns',
      word: `${word}?`,
      detail: `more than a day’s worth: does it really make ${servings === 1 ? '1 serving' : `${servings} servings`}?`,
    }
  const trust = trustIn(recipe, coverage, 'calorie figures', `range ${rangeText(range, wholeText)}`)
  // what may as well be half as much again is told, not vouched for
  const isWide = range.high - range.low > perServing.calories / 2
  return { word, ...trust, kind: trust.kind === 'fits' && isWide ? null : trust.kind }
}

/** How far a figure of a serving can be trusted: where lines are not known, it says what it does about them, 'line 3 counted as tomato paste; without lines 2 and 4'. */
function trustIn(
  { verification: { findings, nutrition } }: CheckedRecipe,
  coverage: number,
  what: string,
  more: string,
): Omit<Judged, 'word'> {
  const unknown = nutrition.lines.filter(({ line }) =>
    findings.some((found) => found.code === 'unknown_ingredient' && found.line === line),
  )
  if (unknown.length > 0) {
    const counted = unknown.filter(({ calories }) => calories !== null)
    const left = unknown.filter(({ calories }) => calories === null).map(({ line }) => `${line + 1}`)
    const parts = counted.map(({ line, food }) => `line ${line + 1} counted as ${food}`)
    if (left.length > 0) parts.push(`without line${left.length > 1 ? 's' : ''} ${listText(left)}`)
    return { kind: 'warns', detail: parts.join('; '), isTold: true }
  }
  if (coverage >= trusted) return { kind: 'fits', detail: more }
  return {
    kind: 'warns',
    detail: `we have ${what} for only ${wholeText(coverage * 100)}% of the ingredients by weight`,
  }
}

function diet({ summary, verification, ingredients }: CheckedRecipe): Judged {
  const own = summary.diet
  if (!own) {
    // those that leave out an allergen are told of under the allergens
    const judged = verification.diets.filter(({ diet }) => !allergenOf(diet))
    const fitting = judged.filter(({ verdict }) => verdict === 'fits').map(({ diet }) => diet)
    const word = `Fits ${fitting.length} of ${judged.length} diets`
    // nobody asked for one
    if (fitting.length === 0) return { kind: null, word: 'None chosen', detail: 'see each diet' }
    return { kind: 'fits', word, detail: listText(fitting.slice(0, 3)) }
  }
  const reason = verification.diets.find(({ diet }) => diet === own.diet)?.reason
  if (own.verdict === 'breaks') return { kind: 'blocks', word: `Not ${words(own.diet)}`, detail: reason ?? '' }
  if (own.verdict === 'unknown') return { kind: 'warns', word: `May not be ${words(own.diet)}`, detail: reason ?? '' }
  const allergen = allergenOf(own.diet)
  if (allergen)
    return {
      kind: null,
      word: `${capital(allergen)} not found`,
      detail: 'In the listed ingredients. Check labels.',
    }
  return { kind: 'fits', word: capital(own.diet), detail: `${ingredients.length} of ${ingredients.length} lines read` }
}

function allergens({ summary, verification }: CheckedRecipe, reader: Reader): Judged {
  const own = named(hasAllergies(reader) ? summary.allergens : [])
  // what else is in it is told besides, for whoever eats along
  const others = verification.allergens.filter(
    ({ allergen }) => !summary.allergens.some((one) => one.allergen === allergen),
  )
  const also = named(others).contains
  const besides = also && `; contains ${also}`
  if (own.contains)
    return {
      kind: 'blocks',
      word: `Contains ${own.contains}`,
      detail: also ? `on your allergy list; also contains ${also}` : 'on your allergy list',
    }
  if (own.usually_contains)
    return {
      kind: 'warns',
      word: `Usually contains ${own.usually_contains}`,
      detail: `check the label${besides}`,
    }
  if (own.unknown)
    return {
      kind: 'warns',
      word: `${capital(own.unknown)} not ruled out`,
      detail: `one of the ingredients is unknown${besides}`,
    }
  if (own.not_found)
    // neither vouched for nor a warning: a list never proves that something is not in a package
    return {
      kind: null,
      word: `${capital(own.not_found)} not found`,
      detail: also ? `Contains ${also}. Check labels.` : 'In the listed ingredients. Check labels.',
    }
  const all = named(verification.allergens)
  if (all.contains) {
    const usual = all.usually_contains && `usually contains ${all.usually_contains}, too: check the label`
    return { kind: 'warns', word: `Contains ${all.contains}`, detail: usual || 'check labels for the others' }
  }
  if (all.usually_contains)
    return { kind: 'warns', word: `Usually contains ${all.usually_contains}`, detail: 'check the label' }
  const detail = all.unknown
    ? 'we don’t recognize one of the ingredients, so nothing is ruled out'
    : `none of the ${verification.allergens.length} found in the listed ingredients`
  return { kind: 'warns', word: 'Check labels', detail }
}

function named(rows: Recipe['summary']['allergens']): Record<AllergenVerdict, string> {
  const of = (wanted: AllergenVerdict) => listText(allergensOfVerdict(rows, wanted))
  return {
    contains: of('contains'),
    usually_contains: of('usually_contains'),
    unknown: of('unknown'),
    not_found: of('not_found'),
  }
}

function equipment({ verification }: CheckedRecipe, { kitchenEquipment }: Reader): Judged {
  const { needed, missing } = verification.equipment
  if (missing.length > 0) return { kind: 'blocks', word: `${listText(missing)} missing`, detail: 'not in your kitchen' }
  const machines = listText(needed.map(({ name }) => name))
  if (!machines) return { kind: 'fits', word: 'No heat, no appliances', detail: 'just bowls and knives' }
  return {
    kind: 'fits',
    word: machines,
    detail: kitchenEquipment.length > 0 ? 'all in your kitchen' : 'plus pots, pans and knives',
  }
}
