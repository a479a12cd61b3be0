import { cutText } from '#domain/cut-text.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { type LineDiet, lineDiets } from '#domain/food/allergens/line-diets.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { Food } from '#domain/food/food.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine, Weight } from '#domain/food/line/line.ts'
import { doubtOf } from '#domain/food/line/weighing/line-doubts.ts'
import { oneEach } from '#domain/food/line/weighing/usual-weights.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { isHeading, type WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import { withoutLeftBreading } from '#domain/food/losses/breading.ts'
import { readCooking } from '#domain/food/losses/cooked-step.ts'
import { eatenOf } from '#domain/food/losses/left-behind.ts'
import { canLose, withLosses } from '#domain/food/losses/losses.ts'
import { asKindSaid } from '#domain/food/nutrition/said-kind.ts'
import { asSalted } from '#domain/food/nutrition/said-sodium.ts'
import { plain } from '#domain/plain-text.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { stepMinutes } from '#domain/recipe/verify/time/step-minutes.ts'
import { remembered, rememberedFor } from '#domain/remembered.ts'
import { stemsOf, tokens } from '#domain/text/tokens.ts'

/** A recipe in any of the shapes that people, writers and imports send. Only its printed words are believed. */
export interface Verifiable {
  title?: string
  description?: string
  servings: number
  ingredients: readonly VerifiableIngredient[]
  instructions?: readonly VerifiableStep[]
  equipment?: readonly string[]
}
export type VerifiableIngredient =
  | string
  | { amount?: string | number; unit?: string; name: string; preparation?: string }
export type VerifiableStep =
  | string
  | { description: string; time?: number; active?: number; waiting?: number; meanwhile?: boolean }

/** An ingredient line with all that can be known of it without the rest of the recipe. */
export interface ReadLine extends WeighedLine {
  line: IngredientLine
  /** The line as people see it in a message: 'soy sauce'. */
  name: string
  allergens: ReturnType<typeof lineAllergens>
  known: boolean
  diets: ReadonlyMap<Diet, LineDiet>
  foods: readonly Food[]
  /** Whether the steps can change what of it is eaten. */
  canLose: boolean
  /** Singular words of the foods that it asks for: 'jasmine', 'rice'. */
  nameWords: readonly string[]
  /** All its singular words, preparation included, with those of its foods' own names. */
  words: ReadonlySet<string>
}

export interface ReadRecipe {
  title: string
  description: string
  servings: number
  lines: readonly ReadLine[]
  steps: readonly ReadStep[]
  equipment: readonly string[]
  /** Without instructions nothing is said of steps and time. */
  hasSteps: boolean
}

/** Reads the printed text. Servings that are no number of people count as one. */
export function readRecipe(recipe: Verifiable): ReadRecipe {
  const lines = recipe.ingredients.map((ingredient) => readLine(printed(ingredient)))
  const steps = (recipe.instructions ?? []).map(readStep)
  const servings = recipe.servings > 0.1 && Number.isFinite(recipe.servings) ? recipe.servings : 1
  return {
    title: recipe.title ?? '',
    description: recipe.description ?? '',
    servings,
    lines: plated(
      lines.map((line) => shared(line, servings)),
      steps,
    ),
    steps,
    equipment: recipe.equipment ?? [],
    hasSteps: (recipe.instructions ?? []).length > 0,
  }
}

/** A line of bread that states no amount, with one for each person. */
function shared(line: ReadLine, servings: number): ReadLine {
  const [portion] = line.portions
  if (!portion?.food || portion.weight || line.portions.length > 1 || servings > 100) return line
  const weight = oneEach(line.line, portion.food, servings)
  return weight ? { ...line, portions: [{ ...portion, weight }] } : line
}

/** The lines less what stays behind: fat poured off, alcohol boiled off, a marinade thrown away. */
function plated(lines: readonly ReadLine[], steps: readonly ReadStep[]): readonly ReadLine[] {
  const cooking =
    steps.length > 0
      ? readCooking(steps.map((step) => ({ text: step.text, minutes: () => minutesOf(step) })))
      : undefined
  const left = lines.map((line) => (line.canLose ? withLosses(line, line.nameWords, cooking) : line))
  return withoutLeftBreading(left, cooking)
}

function minutesOf(step: ReadStep): number {
  const { active, waiting } = stepMinutes(step)
  return active + waiting
}

/** The line as it is printed, whatever its shape. */
function printed(ingredient: VerifiableIngredient): string {
  if (typeof ingredient === 'string') return ingredient
  const { amount = '', unit = '', name, preparation } = ingredient
  return ingredientText({ amount: String(amount), unit, name, preparation })
}

const readLine = remembered((text: string): ReadLine => lineOf(readIngredientLine(text)), {
  bytes: 20_000_000,
  size: bytesOfLine,
})

/** A line that has been read, with all that can be known of it without the rest of the recipe. */
export function lineOf(line: IngredientLine): ReadLine {
  const { text } = line
  const heading = isHeading(text)
  const portions = heading ? [] : portionsOf(line)
  const allergens = lineAllergens(line)
  const foods = [...line.foods, ...line.alternatives].flatMap(({ food }) => (food ? [food] : []))
  return {
    line,
    heading,
    portions,
    eaten: eatenOf(text, portions[0]?.weight?.grams),
    name: cutText(line.foods.map(({ words }) => words).join(' and ') || text, 60),
    allergens,
    known: heading ? allergens.length === 0 : lineIsKnown(line),
    diets: heading ? new Map() : lineDiets(line),
    foods,
    canLose: portions.some(({ food }) => food !== undefined && canLose(food)),
    nameWords: stemsOf([...line.foods, ...line.alternatives].map(({ words }) => words).join(' ')),
    words: new Set([...stemsOf(text), ...foods.flatMap(stemsOfNames)]),
  }
}

const stemsOfNames = rememberedFor(({ name, aliases }: Food): readonly string[] => [
  ...new Set(stemsOf([name, ...aliases].join(' ; '))),
])

/** Told by its parts, as looking through all of them takes as long as a tenth of reading it; with what is found out about it later. */
function bytesOfLine({ words, nameWords, portions, allergens }: ReadLine): number {
  return 1800 + 45 * words.size + 50 * nameWords.length + 500 * portions.length + 250 * allergens.length
}

/** A line that names nothing readable is still something unknown. */
function portionsOf(line: IngredientLine): ReadLine['portions'] {
  if (line.foods.length === 0) return [{}]
  return line.foods.map((named) => {
    const known = named.food ?? named.standIn
    const said = line.foods.length === 1 ? line.text : named.words
    const food = known && asSalted(asKindSaid(known, said), said)
    const doubt = doubtOf(named)
    return { food, weight: liftable(weigh(line, { ...named, food })), ...(doubt && { doubt }) }
  })
}

/** No kitchen lifts more than a hundred tons: '9e99 kg' has no weight. */
function liftable(weight: Weight | undefined): Weight | undefined {
  return weight && weight.grams >= 0 && weight.high < 1e8 ? weight : undefined
}

const readWords = remembered(
  (description: string) => {
    const text = plain(description)
    return { text, words: tokens(text) }
  },
  { bytes: 14_000_000, size: ({ words }) => bytesOfWord * words.length },
)

/** A word of a step, with the foods that are looked for among the words later (`mentionsIn`). */
const bytesOfWord = 150

function readStep(step: VerifiableStep): ReadStep {
  if (typeof step === 'string') return readWords(step)
  const { description, time, active, waiting, meanwhile } = step
  return { ...readWords(description), time, active, waiting, meanwhile }
}
