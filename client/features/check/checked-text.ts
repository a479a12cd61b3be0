import type { CheckedText } from '#contract/public/check.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'

/**
 * The pasted text with one line said otherwise, to be checked once more: only that line is touched where it is found in
 * the text; else all that was read is written out tidily.
 */
export function textWith(pasted: string, checked: CheckedText, index: number, line: string): string {
  return textWithRow(pasted, checked.lines[index]?.text ?? '', line) ?? tidyText(checked, index, line)
}

/** The text with the row that says this and nothing else said otherwise; null where there is no such row, or several. */
export function textWithRow(pasted: string, said: string, line: string): string | null {
  const rows = pasted.split('\n')
  const found = rows.flatMap((row, at) => (isRow(row, said) ? [at] : []))
  const [only] = found
  if (said === '' || only === undefined || found.length > 1) return null
  return rows.map((row, at) => (at === only ? row.replace(said, () => line) : row)).join('\n')
}

/** The line with its food named as our table names it: '1 cup oatly barista' and 'oat milk' is '1 cup oat milk'. */
export function lineNaming({ text, foods, amount, preparation }: LineReport, name: string): string {
  const unread = foods.find(({ food }) => !food) ?? foods[0]
  const at = unread ? text.toLowerCase().indexOf(unread.words.toLowerCase()) : -1
  if (unread && unread.words !== '' && at >= 0) return text.slice(0, at) + name + text.slice(at + unread.words.length)
  return [amount, name].filter(Boolean).join(' ') + (preparation ? `, ${preparation}` : '')
}

/** A mended recipe as a text to take along; it is read as the same recipe when it is pasted again. */
export function draftText({ title, servings, ingredients, instructions }: RecipeDraft): string {
  return writtenOut({
    head: [title, `Serves ${servings}`],
    foods: ingredients.map(ingredientText),
    steps: instructions.map(({ description }) => description),
  })
}

/** Whether a row of the text is this line, with a bullet, a box or a number before it or without. */
function isRow(row: string, said: string): boolean {
  const plain = row.trim()
  return (
    plain.endsWith(said) && /^[^\p{L}\p{N}(]*(?:\d{1,2}[.):]\s+)?$/u.test(plain.slice(0, plain.length - said.length))
  )
}

function tidyText(checked: CheckedText, index: number, line: string): string {
  const { title, servings, servingsGiven, lines, instructions } = checked
  return writtenOut({
    head: [title, servingsGiven ? `Serves ${servings}` : ''].filter(Boolean),
    foods: lines.map(({ text }, at) => (at === index ? line : text)),
    steps: instructions,
  })
}

function writtenOut({ head, foods, steps }: { head: string[]; foods: string[]; steps: readonly string[] }): string {
  return [
    ...(head.length > 0 ? [...head, ''] : []),
    'Ingredients',
    ...foods,
    ...(steps.length > 0 ? ['', 'Method', ...steps.map((step, at) => `${at + 1}. ${step}`)] : []),
  ].join('\n')
}
