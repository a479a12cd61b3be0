import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import type { Fact } from '#domain/food/food.ts'
import {
  type Evidence,
  type LineReading,
  readEvidence,
  type UnknownFood,
} from '#domain/food/line/evidence/line-reading.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'

export interface LineDiet {
  verdict: 'fits' | 'breaks' | 'unknown'
  /** The words that decided: of the food that breaks it, that needs a look at its label, or that nobody knows. */
  because?: string
}

/**
 * Whether a line fits a diet by the kinds of its ingredients, whatever the amount; figures per serving are judged
 * elsewhere. 'Breaks' needs proof; what a food only usually contains, and what nobody knows, is 'unknown'.
 */
export function lineDiet(line: IngredientLine, diet: Diet): LineDiet {
  return judged(readEvidence(line), rules[diet])
}

/** The same for every diet. */
export function lineDiets(line: IngredientLine): ReadonlyMap<Diet, LineDiet> {
  const reading = readEvidence(line)
  return new Map(diets.map((diet) => [diet, judged(reading, rules[diet])]))
}

function judged({ evidence, unknown, ofSomeKind }: LineReading, rule: Rule): LineDiet {
  const broken = evidence.find((one) => breaks(one, rule))
  if (broken) return { verdict: 'breaks', because: broken.because }
  const doubtful = evidence.find((one) => isDoubtful(one, rule))
  if (doubtful) return { verdict: 'unknown', because: `${doubtful.because}, check the label` }
  const [kind] = rule.facts.includes('meat') ? ofSomeKind : []
  if (kind) return { verdict: 'unknown', because: `${kind}, check the label` }
  const open = unknown.find((food) => !isSettled(food, rule))
  return open ? { verdict: 'unknown', because: open.words } : { verdict: 'fits' }
}

interface Rule {
  /** Kinds of food that break it. */
  facts: readonly Fact[]
  /** Allergens that break it when certain and make it doubtful when usual. */
  allergens: readonly Allergen[]
  /** Facts that only some makers' food has: a look at the label decides. */
  doubtful?: readonly Fact[]
  /** Foods that are no such kind here, though their facts say so. */
  spares?: (one: Evidence) => boolean
  /** Whether wheat and gluten prove a grain where the table does not know the food. */
  grain?: boolean
}

const nothing: Rule = { facts: [], allergens: [] }
const starches = ['grain', 'pseudograin', 'starchy-root', 'potato'] as const
const sweets = ['refined-sugar', 'sweetener', 'honey', 'sweet-fruit', 'dried-fruit'] as const
const flesh = ['meat', 'fish'] as const
const fromTheSea = ['fish', 'crustacean', 'mollusc'] as const

/** The rules of docs/method.md. The last five are judged by figures per serving; kinds alone break only heart-healthy. */
const rules: Readonly<Record<Diet, Rule>> = {
  vegan: {
    facts: [...flesh, 'honey'],
    allergens: ['milk', 'egg', ...fromTheSea],
    doubtful: ['animal-rennet', 'some-meat', 'some-glaze'],
  },
  vegetarian: { facts: flesh, allergens: fromTheSea, doubtful: ['animal-rennet', 'some-meat'] },
  pescatarian: { facts: ['meat'], allergens: [], doubtful: ['some-meat'] },
  keto: { facts: [...starches, ...sweets, 'pulse', 'beer'], allergens: [], spares: isLowInStarch, grain: true },
  paleo: {
    facts: ['refined-sugar', 'grain', 'pseudograin', 'pulse', 'soy', 'seed-oil', 'potato', 'beer'],
    allergens: ['milk', 'soy', 'peanut', 'wheat', 'gluten', 'lupin'],
  },
  mediterranean: { facts: ['red-meat', 'processed-meat', 'saturated-fat-source'], allergens: [], spares: isCheese },
  'gluten-free': { facts: [], allergens: ['gluten'] },
  'dairy-free': { facts: [], allergens: ['milk'] },
  'nut-free': { facts: [], allergens: ['tree_nut', 'peanut'] },
  'low-carb': nothing,
  'low-fat': nothing,
  'diabetic-friendly': nothing,
  'high-protein': nothing,
  'heart-healthy': { facts: ['processed-meat'], allergens: [] },
}

function breaks(one: Evidence, rule: Rule): boolean {
  if (rule.facts.some((fact) => one.facts.includes(fact)) && !rule.spares?.(one)) return true
  return one.claims.some(
    ({ allergen, certainty }) =>
      certainty === 'certain' &&
      (rule.allergens.includes(allergen) ||
        (rule.grain && !one.food && (allergen === 'wheat' || allergen === 'gluten'))),
  )
}

function isDoubtful(one: Evidence, rule: Rule): boolean {
  if (rule.doubtful?.some((fact) => one.facts.includes(fact))) return true
  return one.claims.some(({ allergen, certainty }) => certainty === 'usual' && rule.allergens.includes(allergen))
}

/** The Mediterranean diet leaves out butter, cream and coconut fat, not cheese, which is as much protein as fat. */
function isCheese({ food, facts }: Evidence): boolean {
  return food !== undefined && food.nutrients.protein >= 10 && !facts.includes('red-meat')
}

/** Nobody need know what is in 'vegan lox' to say that it is vegan. */
function isSettled({ clears, facts }: UnknownFood, { allergens, facts: kinds, doubtful = [] }: Rule): boolean {
  if (clears.length + facts.length === 0 || allergens.length + kinds.length === 0) return false
  return allergens.every((one) => clears.includes(one)) && [...kinds, ...doubtful].every((fact) => facts.includes(fact))
}

/** Soy foods (soy sauce with its wheat among them), peanuts and oils hold next to none of the starch they are made from. */
function isLowInStarch({ food, claims, facts }: Evidence): boolean {
  if (facts.some((fact) => rich.has(fact))) return false
  const proves = (allergen: Allergen) => claims.some((one) => one.allergen === allergen && one.certainty === 'certain')
  // Tortilla chips are fried in seed oil; only a bottle of it is oil.
  if (facts.includes('seed-oil') && (!food || food.aisle === 'Oils & Vinegars')) return true
  if (facts.includes('soy') || proves('soy')) return true
  return proves('peanut') && !facts.includes('grain')
}

const rich: ReadonlySet<Fact> = new Set([...sweets, 'pseudograin', 'starchy-root', 'potato', 'beer'])
