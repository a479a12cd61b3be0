import { minutesText } from '#domain/measure/minutes.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'

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
    ...(description === '' ? [] : [description, '']),
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

/** 'Serves 4. Ready in 45 min, 20 min of it hands-on.', with no word of time where none is known, nor of work where all is or none. */
export function openingText(
  servings: string | number,
  { totalMinutes, activeMinutes }: { totalMinutes: number; activeMinutes: number },
): string {
  const work = activeMinutes > 0 && activeMinutes < totalMinutes
  return [
    `Serves ${servings}.`,
    ...(totalMinutes > 0
      ? [
          ` Ready in ${minutesText(totalMinutes)}`,
          ...(work ? [`, ${minutesText(activeMinutes)} of it hands-on`] : []),
          '.',
        ]
      : []),
  ].join('')
}

/** A title with a line under it. */
export function headed(title: string): string[] {
  return [title, '='.repeat(Math.min(title.length, 72)), '']
}

/** 'masoor-dal-tadka', '親子丼': never empty, never a name that a system keeps for itself. */
export function safeFileName(title: string): string {
  const plain = slugOf(title)
  return plain === '' || reserved.test(plain) ? `recipe${plain && `-${plain}`}` : plain
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Letters of any script, digits and hyphens alone, Latin ones without accents; at most 60 signs, none where nothing is left. */
export function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+/, '')
      .slice(0, 60)
      // neither a hyphen nor half a letter at the cut
      .replace(/(?<!-)-*[\ud800-\udbff]?$/, '')
  )
}
