import type { Food } from '#domain/food/food.ts'
import { idsWithin } from '#domain/food/foods.ts'
import { plain } from '#domain/plain-text.ts'
import { families, familiesOf } from '#domain/recipe/verify/food-families.ts'
import { type LinesByWord, linesByWord } from '#domain/recipe/verify/lines-by-word.ts'
import { free, modifiers, partsOfFood } from '#domain/recipe/verify/mention-words.ts'
import { type Mention, mentionsIn } from '#domain/recipe/verify/mentions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { tokens } from '#domain/text/tokens.ts'

/** A food that a step, the title or the description names and the list does not have. */
export interface Unlisted {
  mention: Mention
  /** The plainest food of that name. */
  food: Food
  step?: number
  place?: 'title' | 'description'
}

/** Every food of the steps and of the face of the recipe that is not in the list. One entry for each name and place. */
export function unlistedFoods(recipe: ReadRecipe): Unlisted[] {
  const larder = larderOf(recipe.lines)
  const found: Unlisted[] = []
  const asked = { steps: new Set<string>(), face: new Set<string>() }
  const missing = (mention: Mention, where: Pick<Unlisted, 'step' | 'place'>) => {
    const [food] = mention.foods
    const before = where.place === undefined ? asked.steps : asked.face
    if (before.has(mention.words)) return
    before.add(mention.words)
    if (food && !isListed(mention, larder)) found.push({ mention, food, ...where })
  }
  for (const [step, { words }] of recipe.steps.entries())
    for (const mention of mentionsIn(words)) missing(mention, { step })
  for (const place of ['title', 'description'] as const) {
    const text = plain(recipe[place])
    for (const mention of mentionsIn(tokens(text))) {
      if (!(place === 'title' && isTheDish(mention, text))) missing(mention, { place })
    }
  }
  return found
}

/** 'Garam Masala', 'Sourdough Bread', 'Chicken Stock': what the title ends with is what is made. */
function isTheDish({ words, foods }: Mention, title: string): boolean {
  const rest = tokens(title.split(/ (?:with|and|on|over|in) |[(:,]/)[0] ?? '')
  return rest.at(-1)?.stem === words.split(' ').at(-1) && foods.some(({ aisle }) => !rawAisles.has(aisle))
}
const rawAisles: ReadonlySet<Food['aisle']> = new Set(['Produce', 'Meat', 'Seafood', 'Nuts & Seeds'])

interface Larder {
  lines: LinesByWord
  families: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** A line that is not known may be any food of a family. */
  hasUnknown: boolean
}

function larderOf(lines: readonly ReadLine[]): Larder {
  const foods = lines.flatMap((line) => line.foods)
  const ids = new Set(foods.flatMap((food) => [...idsWithin(food)]))
  return {
    lines: linesByWord(lines),
    families: new Set(foods.flatMap(familiesOf)),
    ids,
    hasUnknown: lines.some((line) => !line.heading && line.foods.length === 0),
  }
}

function isListed(mention: Mention, larder: Larder): boolean {
  const { stems, foods } = mention
  const last = stems.at(-1) ?? ''
  if (last === 'water' || free.has(mention.words)) return true
  if (foods.some(({ id }) => larder.ids.has(id))) return true
  if (
    hasWords(
      larder,
      stems.filter((word) => word !== 'and'),
    )
  )
    return true
  if (stems.includes('and') && stems.every((word) => word === 'and' || hasWords(larder, [word]))) return true
  if (stems.length > 1 && partsOfFood.has(last) && hasWords(larder, stems.slice(0, -1))) return true
  const isPlain = stems.slice(0, -1).every((word) => modifiers.has(word))
  if (isPlain && (free.has(last) || isFamilyListed(larder, last))) return true
  return isMadeOf(foods, larder.ids)
}

function hasWords({ lines }: Larder, stems: readonly string[]): boolean {
  return lines.withAll(stems).length > 0
}

function isFamilyListed({ hasUnknown, families: listed }: Larder, word: string): boolean {
  return Object.hasOwn(families, word) && (hasUnknown || listed.has(word))
}

/** A compound food whose parts are mostly listed is what this recipe makes: the dough of a bread, the mayonnaise of a dip. */
export function isMadeOf(foods: readonly Food[], ids: ReadonlySet<string>): boolean {
  return foods.some(({ madeOf }) => madeOf.length > 0 && madeOf.filter((id) => ids.has(id)).length * 2 >= madeOf.length)
}
