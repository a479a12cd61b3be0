import { type Corrections, longestName, nameKeyOf, sizeKey, weighedUnits } from '#domain/food/corrections/correction.ts'
import type { Food } from '#domain/food/food.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import { isPlainWord } from '#domain/food/line/words/line-words.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { fractionOf } from '#domain/measure/amount.ts'

/**
 * The line as corrections have it: names that they speak of are their foods, and one piece or package weighs what they say, where the line
 * says no size of its own. The line itself where none speaks of it. `line`: as the tables read it.
 */
export function correctedLine(line: IngredientLine, corrections: Corrections): IngredientLine {
  if (corrections.foods.size + corrections.grams.size === 0) return line
  const renamed = wholeName(line, corrections) ?? eachName(line, corrections)
  const packageSize = sizeOf(renamed, corrections)
  if (renamed === line && !packageSize) return line
  return { ...renamed, ...(packageSize && { packageSize }), asRead: line }
}

/** The name of a whole line of which several foods were read: 'Half and Half Barista'. */
export function wholeNameOf({ foods, alternatives }: IngredientLine): string | undefined {
  const all = [...foods, ...alternatives]
  const name = all.map(({ words }) => words).join(' ')
  return all.length > 1 && name.length <= longestName ? name : undefined
}

function wholeName(line: IngredientLine, { foods }: Corrections): IngredientLine | undefined {
  const words = wholeNameOf(line)
  const food = words === undefined ? undefined : foods.get(nameKeyOf(words))
  return words !== undefined && food
    ? { ...line, foods: [{ words, food, corrected: true }], alternatives: [] }
    : undefined
}

function eachName(line: IngredientLine, corrections: Corrections): IngredientLine {
  const foods = line.foods.map((named) => renamed(named, corrections))
  const alternatives = line.alternatives.map((named) => renamed(named, corrections))
  const isSame = [...foods, ...alternatives].every(({ corrected }) => !corrected)
  return isSame ? line : { ...line, foods, alternatives }
}

function renamed(named: NamedFood, corrections: Corrections): NamedFood {
  const food = correctedFood(named, corrections)
  return food && food !== named.food ? { words: named.words, food, corrected: true } : named
}

/** By the whole name, else by what is left of it without plain words beside it: 'organic oat drink' as 'oat drink'. */
function correctedFood({ words, food }: NamedFood, { foods }: Corrections): Food | undefined {
  if (words.length > longestName) return undefined
  const whole = foods.get(nameKeyOf(words))
  if (whole) return whole
  const said = foodWords(words)
  const telling = said.filter((word) => !isPlainWord(word))
  if (telling.length === 0 || telling.length === said.length) return undefined
  const name = telling.join(' ')
  // a plain word that makes another food of the name is none here
  return knownFood(name).food === food ? foods.get(nameKeyOf(name)) : undefined
}

/** Grams of one, where the line counts pieces or packages of one food and says nothing of their size. */
function sizeOf(line: IngredientLine, { grams }: Corrections): IngredientLine['packageSize'] {
  const [named] = line.foods
  if (grams.size === 0 || line.foods.length !== 1 || !named?.food || line.packageSize || line.second) return undefined
  const unit = weighedUnits.find((each) => each === (line.unit ?? (line.amount && 'each')))
  const own = unit && grams.get(sizeKey(named.food.id, unit))
  if (own === undefined) return undefined
  const exact = fractionOf(own)
  return { amount: { low: exact, high: exact }, unit: 'g' }
}
