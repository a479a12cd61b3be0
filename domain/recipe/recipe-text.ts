import { minutesText } from '#domain/measure/minutes.ts'
import { type Ingredient, type Instruction, ingredientText } from '#domain/recipe/recipe.ts'

/** The end of a line of a text file, as every system shows it. */
export const lineEnd = '\r\n'

/** The lines of a recipe as a text file: title, description, `opening` (how many, how long), the list and the steps. */
export function recipeLines(
  recipe: {
    title: string
    description: string
    ingredients: readonly Ingredient[]
    instructions: readonly Instruction[]
  },
  opening: string,
): string[] {
  const { title, description, ingredients, instructions } = recipe
  return [
    ...headed(title),
    description,
    '',
    opening,
    '',
    'INGREDIENTS',
    ...ingredients.map((ingredient, line) => `${String(line + 1).padStart(2)}. ${ingredientText(ingredient)}`),
    '',
    'METHOD',
    ...instructions.map(({ description: words, time: minutes }, step) =>
      [`${String(step + 1).padStart(2)}. ${words}`, minutes > 0 ? ` (${minutesText(minutes)})` : ''].join(''),
    ),
  ]
}

/** A title with a line under it. */
export function headed(title: string): string[] {
  return [title, '='.repeat(Math.min(title.length, 72)), '']
}

/** 'masoor-dal-tadka': letters, digits and hyphens alone, never empty, never a name that a system keeps for itself. */
export function safeFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return plain === '' || reserved.test(plain) ? `recipe${plain && `-${plain}`}` : plain
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/
