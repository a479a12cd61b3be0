import { joined } from '#domain/catalogue/writing/sentences.ts'
import { complexities } from '#domain/options/options.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { cuisinesOf, isOneOf, isTrueToKitchen } from '#domain/recipe/compose/dish/cuisines-of.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'

/** What a cook asked for by level or cuisine and this dish is not, in a sentence each without a full stop. */
export function unmetNotes(dish: Dish, asked: Pick<Asked, 'wish' | 'reading'>): string[] {
  return [...levelNotes(dish, asked), ...cuisineNotes(dish, asked)]
}

/** What a profile says of a cook's skill is the most that they can, and nothing that they ask for. */
function levelNotes({ candidate: { form } }: Dish, { wish }: Pick<Asked, 'wish'>): string[] {
  const { complexity, because, intents } = wish
  const level = complexities[form.level - 1]
  if (
    !complexity ||
    !level ||
    because.includes('skill') ||
    intents.moods.has('easy') ||
    form.level > complexities.indexOf(complexity)
  )
    return []
  return [`This recipe is easier than “${complexity.toLowerCase()}”: its level is ${level.toLowerCase()}`]
}

/** Nothing where the cook names a dish or a food: that comes before the kitchens that they like. */
function cuisineNotes({ candidate, lines }: Dish, { wish, reading }: Pick<Asked, 'wish' | 'reading'>): string[] {
  const liked = wish.cuisine ? [wish.cuisine] : wish.preferredCuisines
  if (liked.length === 0 || reading.forms.length + reading.families.length + reading.wanted.length > 0) return []
  const met = cuisinesOf(candidate).find((cuisine) => isOneOf(liked, cuisine))
  if (met) return isTrueToKitchen(candidate, lines) ? [] : [`This isn’t a traditional ${met} recipe`]
  const [own = 'American'] = cuisinesOf(candidate)
  return [
    liked.length > 3
      ? `This recipe is ${own}, which isn’t one of the cuisines you like`
      : `This recipe is ${own}, not ${joined(liked, 'or')}`,
  ]
}
