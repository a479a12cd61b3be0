import type { Food } from '#domain/food/food.ts'
import { familiesOf } from '#domain/food/mentions/food-families.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/**
 * Lines that no step uses: neither by name, nor by family ('the fish'), nor by a word for a group ('the vegetables'). A group word
 * speaks for a line only where it says that it means the rest, or where the steps name none of the group one by one.
 */
export function unusedLines(recipe: ReadRecipe): Finding[] {
  const all = recipe.steps.map(({ text }) => text).join(' ')
  if (
    /\b(?:(?:mix|combine|add|put|blend|place|throw|toss|stir|whisk|cook|simmer|whiz|process)(?: in| together)? everything|all (?:the |of the )?(?:other |remaining )?ingredients|(?:other|remaining) ingredients|rest of the ingredients)\b/.test(
      all,
    )
  )
    return []
  const stems = recipe.steps.flatMap(({ words }) => words.map((token) => token.stem))
  const said = new Set(stems)
  const holds = foodsIn(stems)
  const named = new Set(recipe.lines.filter((line) => isNamed(line, said, holds)))
  const group = groupsSaid(said, all)
  const groups = new Set([...named].flatMap((line) => line.foods.flatMap(({ roles }) => roles)))
  return recipe.lines.flatMap((line, index) => {
    const used = line.heading || named.has(line) || isAside(line) || isGrouped(line, groups, group)
    return used ? [] : [finding('unused_ingredient', {}, { line: index, name: line.name })]
  })
}

function isAside({ line }: ReadLine): boolean {
  return (
    line.optional ||
    /\b(?:to serve|for serving|garnish|to taste|for (?:the )?(?:pan|greasing|dusting|frying))\b/i.test(line.text)
  )
}

function isNamed({ nameWords, foods }: ReadLine, said: ReadonlySet<string>, holds: (food: Food) => boolean): boolean {
  return (
    nameWords.some((word) => !vague.has(word) && said.has(word)) ||
    // 'egg wash' and 'eggwash'
    (nameWords.length > 1 && said.has(nameWords.slice(-2).join(''))) ||
    foods.some((food) => familiesOf(food).some((word) => said.has(word)) || holds(food))
  )
}

const runsOf = rememberedFor(({ aliases }: Food) => aliases.map(stemsOf))

/** Whether an alias of a food stands in the steps, asked once of each food. */
function foodsIn(stems: readonly string[]): (food: Food) => boolean {
  const known = new Map<Food, boolean>()
  const places = placesOf(stems)
  const isSaid = (run: readonly string[]) =>
    places.get(run[0] ?? '')?.some((from) => run.every((word, offset) => stems[from + offset] === word)) === true
  return (food) => {
    const isNamed = known.get(food) ?? runsOf(food).some(isSaid)
    known.set(food, isNamed)
    return isNamed
  }
}

function placesOf(stems: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [at, stem] of stems.entries()) {
    const before = found.get(stem)
    if (before) before.push(at)
    else found.set(stem, [at])
  }
  return found
}

/** Which words for a group the steps say, for all of it or for the rest. */
interface GroupsSaid {
  any: ReadonlySet<string>
  rest: ReadonlySet<string>
}

function groupsSaid(said: ReadonlySet<string>, all: string): GroupsSaid {
  const any = groupNames.filter(
    ({ word }) => (said.has(word) || (word.includes(' ') && all.includes(word))) && (asNoun[word]?.test(all) ?? true),
  )
  const rest = any.filter((group) => group.rest.test(all))
  return { any: new Set(any.map(({ word }) => word)), rest: new Set(rest.map(({ word }) => word)) }
}

function isGrouped({ foods }: ReadLine, named: ReadonlySet<string>, { any, rest }: GroupsSaid): boolean {
  return foods.some(({ roles }) =>
    roles.some((role) => {
      const meant = named.has(role) && role !== 'salt' ? rest : any
      return groupWords[role]?.some((word) => meant.has(word))
    }),
  )
}

const vague = wordSet(
  'fresh large small medium hot cold dry low whole ground thick light dark red white black green brown sweet boneless plain pure extra skin all purpose and or of with in on for the a',
)

/** What a cook says for many lines at once. */
const groupWords: Readonly<Record<string, readonly string[]>> = {
  salt: ['season', 'seasoning', 'brine'],
  spice: ['season', 'seasoning', 'spice', 'rub'],
  heat: ['season', 'seasoning', 'spice', 'rub'],
  herb: ['herb', 'seasoning', 'garnish'],
  vegetable: ['vegetable', 'veggie', 'topping', 'salad'],
  leaf: ['green', 'salad', 'vegetable', 'topping'],
  aromatic: ['aromatic'],
  fruit: ['fruit', 'topping'],
  liquid: ['liquid', 'broth', 'stock', 'wet ingredients'],
  fat: ['oil', 'fat', 'grease', 'frying'],
  crunch: ['topping', 'nut', 'garnish'],
  sweet: ['sweetener', 'dry ingredients', 'syrup'],
  thickener: ['dry ingredients', 'slurry'],
  leavener: ['dry ingredients', 'leavening'],
  dairy: ['cheese', 'topping', 'wet ingredients'],
  umami: ['sauce', 'dressing', 'marinade', 'seasoning'],
  acid: ['juice', 'dressing', 'marinade', 'sauce'],
}
/** Words that are also something done: 'topping up the water' speaks of no group. */
const asNoun: Readonly<Record<string, RegExp>> = {
  topping: /\btoppings?\b(?! (?:up|off|with|it|them|each|the)\b)/,
}
/** Each of them, and how a text says that it means the rest. */
const groupNames = [...new Set(Object.values(groupWords).flat())].map((word) => ({
  word,
  rest: new RegExp(`\\b(?:all|rest|remaining|other)\\b[^.]{0,20}\\b${word}`),
}))
