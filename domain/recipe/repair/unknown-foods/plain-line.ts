import { cutText } from '#domain/cut-text.ts'
import { lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { foodCalled, knownFood } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { renameFood } from '#domain/food/mentions/rename-food.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { dropFromList, dropLine } from '#domain/recipe/repair/swapping/leave-out.ts'
import {
  type Mended,
  mayBeSwapped,
  othersThan,
  renamed,
  suits,
  swapsOfLine,
} from '#domain/recipe/repair/swapping/swap-line.ts'
import { isKitchenItem } from '#domain/recipe/repair/unknown-foods/kitchen-item.ts'
import { ofKind } from '#domain/recipe/repair/unknown-foods/plainest-food.ts'
import { respelled, spelled } from '#domain/recipe/repair/unknown-foods/respell.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/**
 * A line whose food is not known asks for the known food that its own words name ('elongated aubergine' an eggplant), swapped where the
 * eater may not have that one either; a thing of the kitchen and what no step uses leave the list. None where nothing of its kind is known.
 */
export function* plainLines(draft: RecipeDraft, index: number, eater: EaterProfile, reason: string): Generator<Mended> {
  const old = draft.ingredients[index]
  if (!old) return
  const from = ingredientText(old)
  const words = nameOf(old.name)
  if (isKitchenItem(from)) {
    const without = dropFromList(draft, index, `${words} is a kitchen item, not a food`)
    if (without) yield without
  }
  if (/:\s*$|^for the \w+$|^the following\b/i.test(from.trim())) {
    const without = dropFromList(draft, index, `${words} is a heading, not a food`)
    if (without) yield without
  }
  for (const { measure, name } of readings(old, draft)) {
    const bare: Ingredient = { ...measure, name }
    const handled: Ingredient = { ...bare, ...(old.preparation && { preparation: old.preparation }) }
    const fresh = suits(handled, eater) ? handled : bare
    if (!lineIsKnown(readIngredientLine(ingredientText(fresh)))) continue
    const bareDraft = { ...draft, ingredients: draft.ingredients.with(index, fresh) }
    if (!suits(fresh, eater) && !mayBeSwapped(bareDraft, index, eater)) continue
    const plainer = renamedLine(draft, index, fresh)
    if (suits(fresh, eater)) {
      const why = `we don’t know ${words}, ${foodWords(name).join(' ') === foodWords(words).join(' ') ? 'but we do when it’s written this way' : `but we know ${name}`}`
      yield { draft: plainer, change: { line: index, from, to: ingredientText(fresh), reason: why } }
    } else {
      for (const swapped of swapsOfLine(plainer, index, eater, reason))
        yield { ...swapped, change: { ...swapped.change, from } }
    }
  }
  const isSmall =
    /\b(?:optional|to taste|any other)\b/i.test(from) ||
    /^(?:pinch|dash|drop)$/.test(readIngredientLine(from).unit ?? '') ||
    !/\d/.test(from)
  const unused = isSmall && !isUsed(draft, index) && !/\b(?:whole|half|an?|any|one|two|some)\b/i.test(from)
  const without = unused ? dropFromList(draft, index, `we don’t know ${words}, and no step uses it`) : undefined
  if (without) yield without
  const seasoning = isSmall ? dropLine(draft, index, `we don’t know ${words}`) : undefined
  if (seasoning) yield seasoning
}

/** Its new name in the steps too, unless they call it by a word that is right for both. */
function renamedLine(draft: RecipeDraft, index: number, fresh: Ingredient): RecipeDraft {
  const old = draft.ingredients[index]
  const ends = (text: string) => stemsOf(text).at(-1)
  const [unknown] = old ? readIngredientLine(ingredientText(old)).foods : []
  if (!unknown || unknown.words.split(' ').some((word) => stemsOf(fresh.name).includes(ends(word) ?? '')))
    return { ...draft, ingredients: draft.ingredients.with(index, fresh) }
  const food = knownFood(fresh.name).food
  const rename = renameFood(
    { words: unknown.words },
    { word: fresh.name, ...(food && { food }) },
    othersThan(draft, [index]),
  )
  return renamed(draft, index, fresh, rename)
}

interface Reading {
  measure: Pick<Ingredient, 'amount' | 'unit'>
  name: string
}

/** What the words may mean, the surest first. */
function readings(old: Ingredient, draft: RecipeDraft): Reading[] {
  const bare = old.name.replace(/[*_~]/g, '').trim()
  const line = old.amount === '' && /^\d/.test(bare) ? ingredientOfLine(bare) : old
  if (/^cloves?$/i.test(line.unit) && /spice/i.test(line.name))
    return [{ measure: { amount: line.amount, unit: '' }, name: 'whole cloves' }]
  const spoon = /^(table|tea|salt|dessert)[ -]?spoon(?:s|fuls?)?(?:\s+of)?\s+/i.exec(line.name)
  const units: Readonly<Record<string, string>> = { table: 'tbsp', tea: 'tsp', salt: 'pinch', dessert: 'tbsp' }
  const unit = spoon ? units[(spoon[1] ?? '').toLowerCase()] : undefined
  const isArticle = /^an?$/i.test(line.amount)
  const measure = { amount: isArticle && !unit && !line.unit ? '' : line.amount, unit: unit ?? line.unit }
  const said = nameOf(spoon ? line.name.slice(spoon[0].length) : line.name)
  const whole = nameOf(`${line.name} ${line.preparation ?? ''}`.replace(/[.,;:]/g, ' '))
  const known = readIngredientLine(ingredientText(old)).foods.filter(({ food }) => food)
  const names = [
    said,
    ...(known.length > 0 ? [known.map(({ words }) => words).join(' and ')] : []),
    ...cloves(said, draft),
    ...(/^[\p{L}]+$/u.test(said) ? ofKind(said) : []),
    ...endings(said),
    ...beginnings(said),
    ...inside(said),
    ...ofKind(said),
    ...respelled(said),
    ...spelled(said),
    ...endings(whole),
    ...respelled(headOf(said)),
    ...ofKind(whole, 'first'),
  ]
  return [...new Set(names)].filter(Boolean).map((name) => ({ measure, name: cutText(name, 200) }))
}

/** The naming words of a line: no link, no parentheses, nothing behind a stop or a comma. */
function nameOf(text: string): string {
  return text
    .replace(/\[([^[\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[~*_"“”]/g, '')
    .replace(/\s+/g, ' ')
    .split(/[.,;:]/)[0]!
    .trim()
}

/** 'black balsamic vinegar' ends in balsamic vinegar: the longest ending that names a food. */
function endings(said: string): string[] {
  const words = said.split(/[\s-]+/)
  const at = words.findIndex((_, start) => start > 0 && foodCalled(words.slice(start).join(' ')))
  return at > 0 ? [words.slice(at).join(' ')] : []
}

/** What stands before the first word that leads on to something else. */
function headOf(said: string): string {
  const [head = ''] = said.split(
    / (?:of|such|like|from|with|in|for|that|which|to|per|q|or|and|about|cut|without|weighing) |[~–—/]| - /i,
  )
  return head
}

/** 'onions of any kind', 'olive oil q.b.' begin with it. */
function beginnings(said: string): string[] {
  const words = headOf(said).split(/\s+/)
  const found = words
    .map((_, cut) => words.slice(0, words.length - cut).join(' '))
    .find((name, cut) => (cut === 0 || isAround(words.at(-cut) ?? '')) && foodCalled(name))
  return found ? [found] : []
}

/** 'As much bacon as you want': a name that the words around it say nothing more of. */
function inside(said: string): string[] {
  const words = said.split(/[\s-]+/)
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const next = words[start + length]
      const name = words.slice(start, start + length).join(' ')
      if ((next === undefined || isAround(next)) && foodCalled(name)) return [name]
    }
  }
  return []
}
/** Words that say nothing more of the food beside them: of amounts, cuts and pieces. */
function isAround(word: string): boolean {
  return /^\d/.test(word) || around.has(word.toLowerCase())
}
const around: ReadonlySet<string> = new Set(
  (
    'as of to for from with without in on or and per blend mix meat piece pieces chopped cut diced sliced freshly ground grounded granules pod pods ' +
    'pearl pearls bulb bulbs head heads toe toes segment segments floret florets wedge wedges sliver slivers shred shreds shaving shavings ' +
    'chunk chunks spear spears stalk stalks stem stems sprig sprigs halves quarters cream'
  ).split(' '),
)

/** '2 cloves' are of garlic where the steps speak of garlic. */
function cloves(said: string, { ingredients, instructions }: RecipeDraft): string[] {
  if (!/^cloves?$/i.test(said)) return []
  const isGarlic =
    instructions.some(({ description }) => /garlic/i.test(description)) &&
    !ingredients.some(({ name }) => /garlic/i.test(name))
  return [isGarlic ? 'garlic cloves' : 'whole cloves']
}

function isUsed(draft: RecipeDraft, index: number): boolean {
  const { lines, steps } = readRecipe(draft)
  const own = lines[index]?.nameWords.filter((word) => word.length > 2) ?? []
  return steps.some(({ words }) => words.some(({ stem }) => own.includes(stem)))
}
