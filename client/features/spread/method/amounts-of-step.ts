import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { partsOf } from '#client/features/cooking/step-share.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { markedStep } from '#client/features/dishes/marked-step.ts'
import { singularName, singularOf } from '#domain/measure/plural.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

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
    // an amount in words that do not grow with the list is no share of it
    const isLeftOpen = numbers.some((number) => steps[number]?.isScaled === false)
    const share = isLeftOpen ? undefined : sharesOf(ingredient, texts)[numbers.indexOf(step)]
    return share?.[0] === 0 ? [] : { words: wordsOf(ingredient, own, share), isMeasured: isMeasured(own, ingredient) }
  })
  return taken.every(({ isMeasured }) => isMeasured) ? [] : taken.map(({ words }) => words)
}

/** A number as two whole ones: 3/8. Of its own, as what the kitchen measures with is more than a page may load at once. */
type Ratio = readonly [n: number, d: number]

const none: Ratio = [0, 1]
const all: Ratio = [1, 1]

/** How much of a line, 0 to 1, each of the steps takes that work with it; undefined where their words leave it open. */
export function sharesOf(ingredient: Ingredient, texts: readonly string[]): (Ratio | undefined)[] {
  const parts = texts.map((text) => partsOf(text, ingredient))
  if (parts.every((said) => said.length === 0)) return texts.map((_, place) => (place === 0 ? all : none))
  let left: Ratio | undefined = all
  return parts.map(([part, ...others]) => {
    // all of it is in the dish by now
    if (part === undefined && left?.[0] === 0) return none
    const share: Ratio | undefined =
      part === undefined || others.length > 0
        ? undefined
        : isRest(part)
          ? left
          : (named[part] ?? measured(part, ingredient))
    left = left && share && minus(left, share)
    return share
  })
}

const isRest = (part: string) => part === 'the rest' || part === 'remaining'

const named: Partial<Record<string, Ratio>> = {
  half: [1, 2],
  'a third': [1, 3],
  'a quarter': [1, 4],
  'two thirds': [2, 3],
  'three quarters': [3, 4],
}

/** '1 tbsp of the oil' as a share of 3 tbsp; undefined in another unit, and of more than there is. */
function measured(part: string, { amount, unit }: Ingredient): Ratio | undefined {
  const [, said = '', word = ''] = /^([\d /]*\d) ?(\p{L}*)/u.exec(part) ?? []
  const [taken, whole] = [ratioOf(said), ratioOf(amount)]
  if (!taken || !whole || singularOf(word) !== singularOf(unit)) return undefined
  const share = reduced(taken[0] * whole[1], taken[1] * whole[0])
  return share[0] <= share[1] ? share : undefined
}

/** '1 1/2', '3/4' and '2'; undefined for anything else. */
function ratioOf(text: string): Ratio | undefined {
  const [, whole = '0', n, d] = /^(?:(\d{1,4}) (?=\d+\/))?(\d{1,4})(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const under = Number(d ?? 1)
  return n === undefined || under === 0 ? undefined : reduced(Number(whole) * under + Number(n), under)
}

function reduced(n: number, d: number): Ratio {
  let [a, b] = [n, d]
  while (b > 0) [a, b] = [b, a % b]
  return [n / a, d / a]
}

/** Undefined below nothing. */
function minus([a, b]: Ratio, [c, d]: Ratio): Ratio | undefined {
  const n = a * d - c * b
  return n < 0 ? undefined : n === 0 ? none : reduced(n, b * d)
}

/** Parts that spoons and cups have. */
const spoons = new Set([1, 2, 3, 4, 8])

/** '3/8 tsp' as half of '3/4 tsp'; undefined where no spoon has it. */
function partOf({ amount, unit, name }: Ingredient, [n, d]: Ratio): string | undefined {
  const whole = ratioOf(amount)
  const [over, under] = whole ? reduced(whole[0] * n, whole[1] * d) : none
  if (!whole || !spoons.has(under)) return undefined
  const [ones, rest] = [Math.floor(over / under), over % under]
  const words = [ones > 0 && `${ones}`, rest > 0 && `${rest}/${under}`].filter(Boolean).join(' ')
  const isOne = over <= under
  return lineText({
    amount: words,
    unit: isOne ? singularOf(unit) : unit,
    name: isOne && unit === '' ? singularName(name) : name,
  })
}

function isMeasured(text: string, ingredient: Ingredient): boolean {
  return (
    partsOf(text, ingredient).some((part) => amountFirst.test(part)) ||
    markedStep(text, [ingredient]).some((stretch) => stretch.isIngredient && amountFirst.test(stretch.text))
  )
}

const amountFirst = /^[\d½¼¾⅓⅔⅛]/

function wordsOf(ingredient: Ingredient, text: string, share: Ratio | undefined): string {
  if (share && share[0] === share[1]) return lineText(ingredient)
  const [part = ''] = partsOf(text, ingredient)
  const { name } = ingredient
  if (isRest(part)) return (share && partOf(ingredient, share)) ?? `${name} (the rest)`
  const own = (share && partOf(ingredient, share)) ?? ''
  return own || (part in named || part === 'most' ? `${name} (${part} of ${measureOf(ingredient)})` : name)
}

const lineText = (ingredient: Ingredient) => `${measureOf(ingredient)} ${ingredient.name}`

const measureOf = ({ amount, unit }: Ingredient) =>
  unit.startsWith('inch ') ? `${amount}-${unit}` : `${amount} ${unit}`.trim()
