import type { Food } from '#domain/food/food.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { familiesOf } from '#domain/recipe/verify/food-families.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/**
 * Lines that no step uses: neither by name, nor by family ('the fish'), nor by a word for a group ('the vegetables'). A group word
 * speaks for a line only where it says that it means the rest, or where the steps name none of the group one by one.
 */
export function unusedLines(recipe: ReadRecipe): Finding[] {
  const all = recipe.steps.map(({ text }) => text).join(' ')
  const stems = recipe.steps.flatMap(({ words }) => words.map((token) => token.stem))
  const said = new Set(stems)
  if (
    /\b(?:(?:mix|combine|add|put|blend|place|throw|toss|stir|whisk|cook|simmer|whiz|process)(?: in| together)? everything|all (?:the |of the )?(?:other |remaining )?ingredients|(?:other|remaining) ingredients|rest of the ingredients)\b/.test(
      all,
    )
  )
    return []
  const runs = runsIn(stems)
  const named = new Set(recipe.lines.filter((line) => isNamed(line, said, runs)))
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

function isNamed({ nameWords, foods }: ReadLine, said: ReadonlySet<string>, holds: (run: string) => boolean): boolean {
  return (
    nameWords.some((word) => !vague.has(word) && said.has(word)) ||
    foods.some((food) => runsOf(food).some(holds) || familiesOf(food).some((word) => said.has(word)))
  )
}

const runsOf = rememberedFor(({ aliases }: Food) => aliases.map((alias) => stemsOf(alias).join(' ')))

/** Whether words stand beside each other in the steps; the steps are searched once for each run whose words they have. */
function runsIn(stems: readonly string[]): (run: string) => boolean {
  const pairs = new Set(stems.map((stem, at) => `${stems[at - 1] ?? ''} ${stem}`))
  const said = new Set(stems)
  const running = ` ${stems.join(' ')} `
  const known = new Map<string, boolean>()
  return (run) => {
    const words = run.split(' ')
    const isSaid = words.every((word, at) => (at === 0 ? said.has(word) : pairs.has(`${words[at - 1]} ${word}`)))
    if (words.length < 3 || !isSaid) return isSaid
    const before = known.get(run) ?? running.includes(` ${run} `)
    known.set(run, before)
    return before
  }
}

/** Which words for a group the steps say, for all of it or for the rest. */
interface GroupsSaid {
  any: ReadonlySet<string>
  rest: ReadonlySet<string>
}

function groupsSaid(said: ReadonlySet<string>, all: string): GroupsSaid {
  const words = [...new Set(Object.values(groupWords).flat())]
  const any = words.filter((word) => said.has(word) || (word.includes(' ') && all.includes(word)))
  const rest = any.filter((word) => new RegExp(`\\b(?:all|rest|remaining|other)\\b[^.]{0,20}\\b${word}`).test(all))
  return { any: new Set(any), rest: new Set(rest) }
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
