import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { caloriesText, wholeText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { type Ingredient, type Instruction, ingredientText } from '#domain/recipe/recipe.ts'
import { recipeFor } from '#domain/recipe/scaling/recipe-for.ts'
import { lineEnd, openingText, recipeLines } from '#domain/recipe/texts/recipe-text.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { worthHead } from '#domain/recipe/worth/worth-lines.ts'

/** A recipe as it is printed for so many people: words alone, one line of text each. */
export interface PrintedRecipe {
  readonly title: string
  readonly description: string
  readonly servings: number
  /** 'Serves 4. Ready in 45 min, 20 min of it hands-on.' */
  readonly opening: string
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly { readonly text: string; readonly minutes: number }[]
  /** What to mind of other amounts than the recipe was written for. */
  readonly notes: readonly string[]
  /** What is worth knowing besides: technique, making ahead, leftovers, what to serve with it, swaps. */
  readonly worth: readonly string[]
  /** What verification found, a serving. Never 'free from'. */
  readonly checked: readonly string[]
}

/**
 * `servings` above 0, fractions too. `measures`: its lines and steps in other measures, where the kitchen has worked them out. `worth`: lines
 * that follow the method.
 */
export function printedRecipe(
  recipe: {
    title: string
    description: string
    servings: number
    ingredients: readonly Ingredient[]
    instructions: readonly Instruction[]
    verification: Verification
  },
  servings: number,
  measures?: { ingredients: readonly Ingredient[]; steps: readonly string[]; isMetric?: boolean },
  worth: readonly string[] = [],
): PrintedRecipe {
  const { time } = recipe.verification
  const { ingredients, steps, notes } = recipeFor(recipe, servings, measures)
  return {
    title: oneLine(recipe.title),
    description: oneLine(recipe.description),
    servings,
    opening: openingText(Math.round(servings * 10) / 10, time),
    ingredients,
    steps: steps.map((text, step) => ({ text: oneLine(text), minutes: recipe.instructions[step]?.time ?? 0 })),
    notes,
    worth: worth.map(oneLine),
    checked: checkedLines(recipe.verification),
  }
}

/** As a text file. */
export function printedText(printed: PrintedRecipe): string {
  const { steps, notes, worth, checked, opening } = printed
  const instructions = steps.map(({ text, minutes }, step) => ({ step: step + 1, description: text, time: minutes }))
  const spaced = (lines: readonly string[]) => (lines.length > 0 ? ['', ...lines] : [])
  return [
    ...recipeLines({ ...printed, instructions }, opening),
    ...spaced(notes),
    ...(worth.length > 0 ? ['', worthHead.toUpperCase(), ...worth] : []),
    '',
    'CHECKED, PER SERVING',
    ...checked,
    '',
  ].join(lineEnd)
}

/** As a Markdown file: every word of the recipe is text, whatever signs stand in it. */
export function printedMarkdown({ title, description, opening, ...printed }: PrintedRecipe): string {
  const { ingredients, steps, notes, worth, checked } = printed
  return [
    `# ${asText(title)}`,
    ...(description === '' ? [] : ['', asText(description)]),
    '',
    opening,
    '',
    '## Ingredients',
    '',
    ...ingredients.map((ingredient) => `- ${asText(oneLine(ingredientText(ingredient)))}`),
    '',
    '## Method',
    '',
    ...steps.map(
      ({ text, minutes }, step) => `${step + 1}. ${asText(text)}${minutes > 0 ? ` (${minutesText(minutes)})` : ''}`,
    ),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
    ...(worth.length > 0 ? ['', `## ${worthHead}`, '', ...worth.map((line) => `- ${asText(line)}`)] : []),
    '',
    '## Checked, per serving',
    '',
    ...checked.map((line) => `- ${line}`),
    '',
  ].join('\n')
}

/** Figures and allergens of a serving, as every file of a recipe has them. */
function checkedLines({ nutrition, cost, allergens }: Verification): string[] {
  const { calories, protein, carbs, fat } = nutrition.perServing
  const [low, high] = [wholeText(nutrition.range.low), wholeText(nutrition.range.high)]
  const named = (name: string, wanted: AllergenVerdict) => {
    const found = allergensOfVerdict(allergens, wanted)
    const last = found.pop()
    return last === undefined ? [] : [`${name} ${found.length > 0 ? `${found.join(', ')} and ` : ''}${last}`]
  }
  return [
    `${caloriesText(calories)} (${low === high ? low : `${low} to ${high}`}), protein ${protein} g, carbohydrate ${carbs} g, fat ${fat} g`,
    `$${cost.perServing.toFixed(2)} for the amounts used`,
    ...named('Contains', 'contains'),
    ...named('Usually contains', 'usually_contains'),
    ...named('Not ruled out:', 'unknown'),
    'Allergens are based on the ingredients listed. Check labels.',
  ]
}

function oneLine(text: string): string {
  return text.replace(/[\s\u2028\u2029]+/g, ' ').trim()
}

/** Without what Markdown would read as a sign, an address or the beginning of a list. */
function asText(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~&!^$]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}\\.`)
}
