import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import type { BookDish, BookStep } from '#domain/catalogue/book/read-dish.ts'
import { starches } from '#domain/recipe/compose/book/other-ways/pot-dish.ts'
import { kindOf, kindsIn, lineOf, retold, sentencesOf } from '#domain/recipe/compose/book/other-ways/told-steps.ts'

/** The pot that a stew is made in, as its steps first call it. */
export const potOnStove =
  /\{@pot\}|\b(?:a|your) (?:(?:large|largest|small|heavy|deep|wide|wide-bottomed|lidded|ovenproof|heavy-bottomed)[, ]+){0,3}(?:Dutch oven|pot|saucepan|casserole)\b/

/** 'over medium heat', which a machine has a button for. */
export const ofStove = / (?:over|on) (?:a |the )?(?:very )?(?:lowest|low|medium|high)(?:-(?:low|high))?(?: heat)?\b/g

/** Steps without the heating of an oven in which none of them bakes anything any more. */
export function unheatedOven(steps: readonly BookStep[]): BookStep[] {
  if (steps.some(({ text }) => /\b(?:bake|roast|broil\w*|in the oven)\b/i.test(text))) return [...steps]
  return steps.flatMap((step) => {
    const sentences = sentencesOf(step.text)
    const kept = sentences.filter((sentence) => !/^(?:Heat|Set) the oven to [^.]{0,60}\.$/.test(sentence))
    if (kept.length === sentences.length) return [step]
    return kept.length ? [retold(step, kept)] : []
  })
}

/** A step of what is cooked apart: the rice, or what a skillet browns. */
export function isBeside(step: BookStep, dish: BookDish): boolean {
  const kinds = kindsIn(dish, [step])
  const isStarch =
    kinds.some((kind) => starches.has(kind)) && kinds.every((kind) => starches.has(kind) || seasonings.has(kind))
  const isStirredIn = /^(?:Stir in|Add|Drop in|Tip in|Take out)\b/.test(step.text)
  return (isStarch && !isStirredIn && /\b(?:boil|water|simmer|toast|warm)\b/i.test(step.text)) || apart.test(step.text)
}
const seasonings: ReadonlySet<Kind> = new Set<Kind>(['salt', 'solid fat', 'oil', 'herb'])
const apart =
  /\b(?:salted water|skillet|saucepan|broil\w*|sheet[- ]pans?|griddle|toast)\b|\{@(?:skillet|sheet-pans|baking-dish)\}|\bin the oven\b|\bthe oven to\b|^Bake\b|\b(?:in|into) (?:your|a|another) [a-z]+ (?:pan|pot)\b/

/** What is heated or served apart is told without the pot of before. */
export function ofItself(text: string, machine: string): string {
  return text
    .replace(/^Turn the oven (?:up )?to\b/, 'Heat the oven to')
    .replace(/\bstraight from the (?:skillet|pan|pot)\b/, `straight from ${machine}`)
}

const dairy: ReadonlySet<Kind> = new Set<Kind>(['yogurt', 'cream', 'milk', 'cheese'])

/** What hours of heat would curdle is taken out of the steps, to be stirred in at the end; undefined where a sentence cannot be told without it. */
export function withoutDairy(
  texts: readonly string[],
  dish: BookDish,
): { texts: string[]; late: string[] } | undefined {
  const late: string[] = []
  const told: string[] = []
  for (const text of texts) {
    const isMarinade = /\b(?:marinate|refrigerate|let (?:it |them )?stand)\b/i.test(text)
    const kept = isMarinade ? [text] : sentencesOf(text).map((sentence) => taken(sentence, dish, late))
    if (kept.includes(undefined)) return undefined
    told.push(kept.filter(Boolean).join(' '))
  }
  return { texts: told, late }
}

function taken(sentence: string, dish: BookDish, late: string[]): string | undefined {
  const foods = foodsIn(sentence)
  const curdles = foods.filter((food) => {
    const line = lineOf(dish, food)
    return line && line.slot !== 'fat' && line.slot !== 'protein' && dairy.has(kindOf(line) ?? 'other')
  })
  if (!curdles.length) return sentence
  late.push(...curdles)
  if (curdles.length === foods.length) return ''
  const without = curdles.reduce(
    (text, food) =>
      text.replace(new RegExp(`(?:, (?:most |1/[23] )?${food}(?=[,}])|(?<=\\{)(?:most |1/[23] )?${food}, )`), ''),
    sentence,
  )
  const alone = curdles.reduce(
    (text, food) =>
      text.replace(
        new RegExp(`,? (?:and then|then|and|with) \\{(?:most |1/[23] )?${food}\\}(?:, a little at a time)?`),
        '',
      ),
    without,
  )
  return foodsIn(alone).some((food) => curdles.includes(food)) ? undefined : alone
}

/** Where what is stirred in at the end goes: behind the last heat of the pot, before the dish is served. */
export function withLate(steps: readonly BookStep[], late: readonly string[], dish: BookDish): BookStep[] {
  if (!late.length) return [...steps]
  const said = `Off the heat, stir in {${[...new Set(late)].join(', ')}} a little at a time, so that nothing curdles.`
  const isOfPot = (step: BookStep) => !isBeside(step, dish)
  const serving = steps.findIndex(({ text }) => serves.test(text))
  const upTo = serving < 0 ? steps.length : serving + 1
  const at = steps.slice(0, upTo).findLastIndex((step) => isOfPot(step) && heated.test(step.text))
  const step = steps[at]
  if (!step)
    return [
      ...steps.slice(0, 1),
      { active: 2, waiting: 0, meanwhile: false, byTurns: false, text: said },
      ...steps.slice(1),
    ]
  const sentences = sentencesOf(step.text)
  const last = sentences.findLastIndex((sentence) => heated.test(sentence) && !serves.test(sentence))
  const put = [...sentences.slice(0, last + 1), said, ...sentences.slice(last + 1)]
  return steps.map((each) => (each === step ? retold(step, put, { active: step.active + 1 }) : each))
}
const serves = /\b(?:serve|ladle|pile|spoon [^.]{0,40} over)\b/i
const heated = /\b(?:simmer\w*|boil\w*|cook|bubble|sauté|heat)\b/i

/** Sentences that no longer hold once the stew is off the stove: the flame turned down, the cook who may go on for longer. */
export function withoutFlame(sentences: readonly string[]): string[] {
  return sentences.filter(
    (each) => !/^(?:Turn|Lower|Reduce|Set) (?:down|the heat)\b[^.]{0,40}\.$|\b[Ll]onger\b/.test(each),
  )
}
