import { plain } from '#domain/plain-text.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import { isHandworked } from '#domain/recipe/verify/time/preparation-minutes.ts'

/** What is done in one of several blocks of preparing: 'Chop the parsley', 'Prepare the carrots, onions and garlic', 'Measure out the flour'. */
export function preparingWords(lines: readonly ReadLine[]): string {
  const works = lines.flatMap(workOf)
  if (works.length === 0) return `Measure out ${listed(lines.map(({ name }) => name))}`
  const [verb, ...others] = new Set(works.map(({ verb }) => verb))
  return `${verb !== undefined && others.length === 0 ? verb : 'Prepare'} ${listed(works.map(({ food }) => food))}`
}

/** What is done to the food of a line; none where it is only measured, or bought that way, as toasted sesame oil is. */
function workOf(line: ReadLine): { verb: string | undefined; food: string }[] {
  const { preparation } = line.line
  const [, toasted] = /^toasted (?!.*\boil$)(.+)$/.exec(line.name) ?? []
  if (!preparation && toasted) return [{ verb: 'Toast', food: toasted }]
  return preparation && isHandworked(line) ? [{ verb: verbOf(preparation), food: line.name }] : []
}

/** 'Chop' of 'finely chopped'; undefined where more is done than one thing. */
function verbOf(preparation: string): string | undefined {
  if (/[,;]| (?:and|or) /.test(preparation)) return undefined
  const done = plain(preparation).replace(
    /^(?:(?:very|finely|thinly|thickly|roughly|coarsely|freshly|lightly|well) )+/,
    '',
  )
  return verbs.get(done.split(' ')[0] ?? '')
}
const verbs: ReadonlyMap<string, string> = new Map([
  ['chopped', 'Chop'],
  ['minced', 'Mince'],
  ['sliced', 'Slice'],
  ['diced', 'Dice'],
  ['cubed', 'Cube'],
  ['shredded', 'Shred'],
  ['grated', 'Grate'],
  ['peeled', 'Peel'],
  ['halved', 'Halve'],
  ['quartered', 'Quarter'],
  ['trimmed', 'Trim'],
  ['torn', 'Tear'],
  ['cut', 'Cut up'],
  ['crushed', 'Crush'],
  ['crumbled', 'Crumble'],
  ['juiced', 'Juice'],
  ['zested', 'Zest'],
  ['pitted', 'Pit'],
  ['rinsed', 'Rinse'],
  ['drained', 'Drain'],
  ['beaten', 'Beat'],
  ['toasted', 'Toast'],
])

/** 'the carrots, onions and garlic'; of a long list the first ones. */
function listed(foods: readonly string[]): string {
  const names = [...new Set(foods.map(withoutAdjectives))]
  const said = names.length > mostNames ? [...names.slice(0, mostNames - 1), 'more'] : names
  return `the ${said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`}`
}
const mostNames = 4

/** 'chicken thighs' of 'boneless, skinless chicken thighs'. */
function withoutAdjectives(name: string): string {
  return name.replace(/^.*, /, '').replace(/^(?:(?:skinless|boneless|skin-on|fresh|ripe|large|small|medium) )+/, '')
}
