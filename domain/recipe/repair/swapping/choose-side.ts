import { cutText } from '#domain/cut-text.ts'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { noOthers, type Rename, renameFood, withoutChoice, withoutFood } from '#domain/food/mentions/rename-food.ts'
import { greased, reworded } from '#domain/food/mentions/reword.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Change, type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutes/all-swaps.ts'
import {
  calledBy,
  isListed,
  type Mended,
  mayBeSwapped,
  othersThan,
  renamed,
  suits,
  swapsOfLine,
} from '#domain/recipe/repair/swapping/swap-line.ts'

/** 'butter or oil': the side that the eater may have stays; if neither, the first is swapped. None where there is no choice. */
export function* chooseSides(
  draft: RecipeDraft,
  index: number,
  eater: EaterProfile,
  reason: string,
): Generator<Mended> {
  const chosen = oneSides(draft, index, reason)
  for (const { line, change, inWords } of chosen) if (suits(line, eater)) yield { draft: inWords(), change }
  // 'beef or chicken stock' is stock
  const isStock = ({ change }: Side) => /\b(?:stock|broth)$/i.test(change.to)
  for (const { line, change, inWords } of [...chosen.filter(isStock), ...chosen.filter((one) => !isStock(one))]) {
    const bare = { ...draft, ingredients: draft.ingredients.with(index, line) }
    if (!mayBeSwapped(bare, index, eater)) continue
    for (const swapped of swapsOfLine(inWords(), index, eater, reason))
      yield { ...swapped, change: { ...swapped.change, from: change.from } }
  }
}

/** One side of a choice: its line, and the recipe with it. */
interface Side {
  readonly line: Ingredient
  readonly change: Change
  readonly inWords: () => RecipeDraft
}

/** Of a choice so many sides are tried: no cook writes down more. */
const mostSides = 8

/** The recipe with each side of a choice alone. */
function oneSides(draft: RecipeDraft, index: number, reason: string): Side[] {
  const old = draft.ingredients[index]
  if (!old) return []
  const { foods, alternatives } = readIngredientLine(ingredientText(old))
  if (alternatives.length === 0) return []
  const sides = [foods, ...alternatives.map((food) => [food])].filter((side) => side.length > 0)
  return sides.slice(0, mostSides).map((side) => {
    const fresh = lineOf(old, side)
    const losing = sides.filter((other) => other !== side).flat()
    const word = (side[0]?.words ?? fresh.name).replace(/^(?:some|any|a little|a bit of) /i, '')
    const food = side[0]?.food
    const called = { word, ...(food && { food }) }
    const inWords = () => {
      const renames = losing.map((gone) => ({ gone, put: renameFood(gone, called, noOthers) }))
      const rename: Rename = (text, place) =>
        renames.reduce((all, { gone, put }) => {
          const named = put(withoutChoice(all, gone.words), place)
          return place === 'title' ? named : reworded(named, gone.food, called)
        }, text)
      return renamed(draft, index, fresh, rename)
    }
    return {
      line: fresh,
      inWords,
      change: { line: index, from: ingredientText(old), to: ingredientText(fresh), reason },
    }
  })
}

/** 'salt, pepper and butter': of several foods together those that the eater may not have are swapped, or left out where nothing fits. */
export function* swapsWithin(
  draft: RecipeDraft,
  index: number,
  eater: EaterProfile,
  reason: string,
): Generator<Mended> {
  const old = draft.ingredients[index]
  if (!old) return
  const { foods, alternatives } = readIngredientLine(ingredientText(old))
  if (alternatives.length > 0 || foods.length < 2) return
  const alone = (words: string): Ingredient => ({ amount: '', unit: '', name: words })
  const others = othersThan(draft, [index])
  const kept = foods.filter(({ words }) => suits(alone(words), eater))
  if (kept.length === foods.length || kept.length === 0) return
  let text: Rename = (said) => said
  const names: string[] = []
  for (const one of foods) {
    if (kept.includes(one)) {
      names.push(one.words)
      continue
    }
    const instead = substitutesFor(one.food?.id ?? '').find(
      ({ food, unit }) => !unit && !isListed(draft, food) && suits(alone(foodById(food).name), eater),
    )
    const before = text
    if (instead) {
      const called = calledBy(instead)
      names.push(foodById(instead.food).name)
      const rename = renameFood(one, called, others)
      text = (said, place) =>
        place === 'title'
          ? rename(before(said, place), place)
          : reworded(rename(greased(before(said), one.food)), one.food, called)
    } else text = (said, place) => withoutFood(before(said, place), one, others) ?? before(said, place)
  }
  const fresh = { ...lineOf(old, []), name: listed(names) }
  if (!suits(fresh, eater)) return
  yield {
    draft: renamed(draft, index, fresh, text),
    change: { line: index, from: ingredientText(old), to: ingredientText(fresh), reason },
  }
}

/** The line with these foods alone; what it says of handling stays where it offers no other food. */
function lineOf(old: Ingredient, side: readonly NamedFood[]): Ingredient {
  const { preparation, ...rest } = { ...old, name: old.name.replace(/\bglutenfree\b/gi, 'gluten-free') }
  const [first = ''] = rest.name.split(/ or |(?:(?<!\s)\s+)?\/\s*/i)
  const said = readIngredientLine(ingredientText({ ...rest, name: first || old.name })).foods
  const isFirst =
    first !== '' &&
    said.length === side.length &&
    said.every(({ food }, at) => food !== undefined && food === side[at]?.food)
  const isPlain = preparation !== undefined && !/\b(?:or|and|instead|substitute|alternatively)\b/i.test(preparation)
  return {
    ...rest,
    name: isFirst
      ? first
      : cutText(listed(side.map(({ words }) => words.replace(/\bglutenfree\b/gi, 'gluten-free'))), 200) || old.name,
    ...(isPlain && { preparation }),
  }
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
