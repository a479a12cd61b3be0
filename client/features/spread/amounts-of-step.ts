import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { partsOf } from '#client/features/cooking/step-share.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { markedStep } from '#client/features/dishes/marked-step.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { scaleLine } from '#domain/recipe/scale.ts'

/**
 * What goes into a step (0-based), a line each, for as many people as the list: '2 tbsp neutral oil', and of what nobody can work out, 'kosher salt
 * (most of 1 tsp)'. What an earlier step has begun with is not said again; nothing is where the words of the step measure all of it.
 */
export function amountsOfStep(
  { stepLines = [] }: Pick<CookedRecipe, 'stepLines'>,
  { lines, steps }: Pick<Cooking, 'lines' | 'steps'>,
  step: number,
): string[] {
  const own = steps[step]?.text ?? ''
  const taken = (stepLines[step] ?? []).flatMap((line) => {
    const ingredient = lines[line]
    if (!ingredient?.amount) return []
    const numbers = stepLines.flatMap((of, number) => (of.includes(line) ? number : []))
    const texts = numbers.map((number) => steps[number]?.text ?? '')
    const share = sharesOf(ingredient, texts)[numbers.indexOf(step)]
    return share === 0 ? [] : { words: wordsOf(ingredient, own, share), isMeasured: isMeasured(own, ingredient) }
  })
  return taken.every(({ isMeasured }) => isMeasured) ? [] : taken.map(({ words }) => words)
}

/** How much of a line, 0 to 1, each of the steps takes that work with it; undefined where their words leave it open. */
export function sharesOf(ingredient: Ingredient, texts: readonly string[]): (number | undefined)[] {
  const parts = texts.map((text) => partsOf(text, ingredient))
  if (parts.every((said) => said.length === 0)) return texts.map((_, place) => (place === 0 ? 1 : 0))
  let left: number | undefined = 1
  return parts.map(([part, ...others]) => {
    // all of it is in the dish by now
    if (part === undefined && left === 0) return 0
    const isRest = part === 'the rest' || part === 'remaining'
    const share: number | undefined =
      part === undefined || others.length > 0 ? undefined : isRest ? left : (named[part] ?? measured(part, ingredient))
    const after: number = (left ?? Number.NaN) - (share ?? Number.NaN)
    left = after >= -1e-6 ? Math.max(0, after) : undefined
    return share
  })
}

const named: Partial<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  'two thirds': 2 / 3,
  'three quarters': 3 / 4,
}

/** '1 tbsp of the oil' as a share of 3 tbsp; undefined in another unit, and of more than there is. */
function measured(part: string, { amount, unit }: Ingredient): number | undefined {
  const [, said = '', word = ''] = /^([\d½¼¾⅓⅔⅛ /-]*[\d½¼¾⅓⅔⅛]) ?(\p{L}*)/u.exec(part) ?? []
  const [taken, whole] = [readAmount(said), readAmount(amount)]
  if (!taken || !whole || unitNamed(word)?.id !== unitNamed(unit)?.id) return undefined
  const share = toNumber(taken) / toNumber(whole)
  return share <= 1 ? share : undefined
}

function isMeasured(text: string, ingredient: Ingredient): boolean {
  return (
    partsOf(text, ingredient).some((part) => amountFirst.test(part)) ||
    markedStep(text, [ingredient]).some((stretch) => stretch.isIngredient && amountFirst.test(stretch.text))
  )
}

const amountFirst = /^[\d½¼¾⅓⅔⅛]/

function wordsOf(ingredient: Ingredient, text: string, share: number | undefined): string {
  if (share !== undefined) return lineText(scaleLine(ingredient, share))
  const [part = ''] = partsOf(text, ingredient)
  const whole = measureOf(ingredient)
  if (part === 'most') return `${ingredient.name} (most of ${whole})`
  return part === 'the rest' || part === 'remaining' ? `${ingredient.name} (the rest)` : ingredient.name
}

const lineText = (ingredient: Ingredient) => `${measureOf(ingredient)} ${ingredient.name}`

const measureOf = ({ amount, unit }: Ingredient) =>
  unit.startsWith('inch ') ? `${amount}-${unit}` : `${amount} ${unit}`.trim()
