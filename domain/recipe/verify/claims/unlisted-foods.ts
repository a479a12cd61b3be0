import type { Food } from '#domain/food/food.ts'
import { cutsOf, free, modifiers, partsOfFood, ways } from '#domain/food/mentions/mention-words.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain } from '#domain/plain-text.ts'
import { hasWords, isFamilyListed, type Larder, larderOf } from '#domain/recipe/verify/reading/larder.ts'
import { isDishOfListed, isMadeHere, saidIn } from '#domain/recipe/verify/reading/made-here.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { headOf, isTheDish, isWhatItIsFor } from '#domain/recipe/verify/reading/title-head.ts'
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
  const isSaid = saidIn(recipe.steps)
  const isOfRecipe = (mention: Mention) =>
    isMadeHere(mention, larder, isSaid) || isDishOfListed(mention, larder, isSaid)
  const missing = (mention: Mention, where: Pick<Unlisted, 'step' | 'place'>) => {
    const [food] = mention.foods
    const before = where.place === undefined ? asked.steps : asked.face
    if (before.has(mention.words)) return
    before.add(mention.words)
    if (food && !isListed(mention, larder) && !(where.place && isOfRecipe(mention)))
      found.push({ mention, food, ...where })
  }
  for (const [step, { words }] of recipe.steps.entries())
    for (const mention of mentionsIn(words)) missing(mention, { step })
  for (const place of ['title', 'description'] as const) {
    const text = plain(recipe[place])
    const head = place === 'title' ? headOf(text) : undefined
    for (const mention of mentionsIn(tokens(text))) {
      if (!(head && (isTheDish(mention, head) || isWhatItIsFor(mention, head)))) missing(mention, { place })
    }
  }
  return found
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
  if (stems.length > 1 && ways.has(stems[0] ?? '') && hasWords(larder, stems.slice(1))) return true
  if (stems.length === 2 && cutsOf.has(last) && isFamilyListed(larder, stems[0] ?? '')) return true
  const isPlain = stems.slice(0, -1).every((word) => modifiers.has(word))
  if (isPlain && (free.has(last) || isFamilyListed(larder, last))) return true
  return isMadeOf(foods, larder.ids)
}

/** A compound food whose parts are mostly listed is what this recipe makes: the dough of a bread, the mayonnaise of a dip. */
export function isMadeOf(foods: readonly Food[], ids: ReadonlySet<string>): boolean {
  return foods.some(({ madeOf }) => madeOf.length > 0 && madeOf.filter((id) => ids.has(id)).length * 2 >= madeOf.length)
}
