import type { CheckedText } from '#contract/check.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'

/** A checked recipe written out again, tidily, with one line said otherwise: what is sent to be checked once more. */
export function textWith(
  { title, servings, servingsGiven, lines, instructions }: CheckedText,
  index: number,
  line: string,
): string {
  const head = [title, servingsGiven && `Serves ${servings}`].filter(Boolean)
  const foods = lines.map(({ text }, at) => (at === index ? line : text))
  return [
    ...(head.length > 0 ? [...head, ''] : []),
    'Ingredients',
    ...foods,
    ...(instructions.length > 0 ? ['', 'Method', ...instructions.map((step, at) => `${at + 1}. ${step}`)] : []),
  ].join('\n')
}

/** The line with its food named as our table names it: '1 cup oatly barista' and 'oat milk' is '1 cup oat milk'. */
export function lineNaming({ text, foods, amount, preparation }: LineReport, name: string): string {
  const unread = foods.find(({ food }) => !food) ?? foods[0]
  const at = unread ? text.toLowerCase().indexOf(unread.words.toLowerCase()) : -1
  if (unread && unread.words !== '' && at >= 0) return text.slice(0, at) + name + text.slice(at + unread.words.length)
  return [amount, name].filter(Boolean).join(' ') + (preparation ? `, ${preparation}` : '')
}
