import type { Food } from '#domain/food/food.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { families } from '#domain/recipe/verify/food-families.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { stemsOf } from '#domain/recipe/verify/words.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Lines that no step uses: neither by name, nor by family ('the fish'), nor by a word for a group ('the vegetables'). A group word
 * speaks for a line only where it says that it means the rest, or where the steps name none of the group one by one.
 */
export function unusedLines(recipe: ReadRecipe): Finding[] {
  const all = recipe.steps.map(({ text }) => text).join(' ')
  const stems = recipe.steps.flatMap(({ words }) => words.map((token) => token.stem))
  const said = new Set(stems)
  const running = ` ${stems.join(' ')} `
  if (
    /\b(?:(?:mix|combine|add|put|blend|place|throw|toss|stir|whisk|cook|simmer|whiz|process)(?: in| together)? everything|all (?:the |of the )?(?:other |remaining )?ingredients|(?:other|remaining) ingredients|rest of the ingredients)\b/.test(
      all,
    )
  )
    return []
  const named = new Set(recipe.lines.filter((line) => isNamed(line, said, running)))
  const groups = new Set([...named].flatMap((line) => line.foods.flatMap(({ roles }) => roles)))
  return recipe.lines.flatMap((line, index) => {
    const used = line.heading || named.has(line) || isAside(line) || isGrouped(line, said, groups, all)
    return used ? [] : [finding('unused_ingredient', {}, { line: index, name: line.name })]
  })
}

function isAside({ line }: ReadLine): boolean {
  return (
    line.optional ||
    /\b(?:to serve|for serving|garnish|to taste|for (?:the )?(?:pan|greasing|dusting|frying))\b/i.test(line.text)
  )
}

function isNamed(line: ReadLine, said: ReadonlySet<string>, running: string): boolean {
  if (line.nameWords.some((word) => !vague.has(word) && said.has(word))) return true
  if (line.foods.some((food) => runsOf(food).some((run) => running.includes(run)))) return true
  return [...said].some((word) => line.foods.some((food) => families[word]?.(food)))
}

function isGrouped({ foods }: ReadLine, said: ReadonlySet<string>, named: ReadonlySet<string>, all: string): boolean {
  return foods.some(({ roles }) =>
    roles.some((role) =>
      groupWords[role]?.some(
        (word) =>
          (said.has(word) || (word.includes(' ') && all.includes(word))) &&
          (!named.has(role) ||
            role === 'salt' ||
            new RegExp(`\\b(?:all|rest|remaining|other)\\b[^.]{0,20}\\b${word}`).test(all)),
      ),
    ),
  )
}

const runsOf = rememberedFor(({ aliases }: Food) => aliases.map((alias) => ` ${stemsOf(alias).join(' ')} `))

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
