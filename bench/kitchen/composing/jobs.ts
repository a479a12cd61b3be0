import { chanceFrom } from '#domain/chance.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { cuisinesOfRequest, dietsOfRequest, mealTimes, optionKey, recipeTypes } from '#domain/options/options.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'

/** What the sweep asks for: each cell alone, with an allergen, with figures drawn, without a meal for variety, and at random. */
export const groups = ['cell', 'allergen', 'drawn', 'variety', 'random'] as const
export type Group = (typeof groups)[number]

export interface Job {
  group: Group
  wish: Wish
  seed: number
  /** The cell of diet, cuisine and type, by name. */
  cell: string
}

const dietsAsked = dietsOfRequest.map((label) => diets.find((diet) => optionKey(diet) === optionKey(label)))
export const seedsOfCell = 12
const varietyCells = dietsAsked.length * cuisinesOfRequest.length * recipeTypes.length
const cells = varietyCells * mealTimes.length

/** How many jobs each group has; `stride` leaves out all but every so many-th, so that the quick sweep sees every corner. */
const counts: Readonly<Record<Group, { whole: number; stride: number }>> = {
  cell: { whole: cells, stride: 7 },
  allergen: { whole: cells * allergens.length, stride: 59 },
  drawn: { whole: cells, stride: 7 },
  variety: { whole: varietyCells * seedsOfCell, stride: 11 },
  random: { whole: 12_000, stride: 20 },
}

/** The numbers of all jobs of a group; `jobAt` makes each. Seeds of one cell of variety stay together. */
export function jobsOf(group: Group, quick: boolean): number[] {
  const { whole, stride } = counts[group]
  const all = Array.from({ length: whole }, (_, at) => at)
  if (!quick) return all
  const unit = group === 'variety' ? seedsOfCell : 1
  return all.filter((at) => Math.floor(at / unit) % stride === 0)
}

/** The same job for the same number, whichever thread asks. */
export function jobAt(group: Group, at: number): Job {
  if (group === 'random') {
    const wish = randomWish(chanceFrom(at + 7919), at % 3 === 0 ? 'plain' : 'full')
    return { group, wish, seed: at, cell: 'random' }
  }
  if (group === 'variety') {
    const { wish, cell } = cellAt(Math.floor(at / seedsOfCell) * mealTimes.length)
    return { group, wish: { ...wish, mealTime: undefined }, seed: at, cell }
  }
  const { wish, cell } = cellAt(at % cells)
  if (group === 'cell') return { group, wish, seed: at, cell }
  if (group === 'allergen') {
    const allergen = allergens[Math.floor(at / cells)]
    return { group, wish: { ...wish, allergens: allergen ? [allergen] : [] }, seed: at, cell }
  }
  const chance = chanceFrom(at + 104_729)
  const allergen = allergens[at % (allergens.length + 1)]
  const servings = 1 + Math.floor(chance() * 10)
  return {
    group,
    wish: {
      ...wish,
      allergens: allergen ? [allergen] : [],
      servings,
      maxMinutes: 20 + 5 * Math.floor(chance() * 21),
      budget: Math.round(servings * (4 + chance() * 8) * 100) / 100,
    },
    seed: at,
    cell,
  }
}

function cellAt(at: number): { wish: Wish; cell: string } {
  const mealTime = mealTimes[at % mealTimes.length]
  const type = Math.floor(at / mealTimes.length)
  const recipeType = recipeTypes[type % recipeTypes.length]
  const place = Math.floor(type / recipeTypes.length)
  const cuisine = cuisinesOfRequest[place % cuisinesOfRequest.length]
  const diet = dietsAsked[Math.floor(place / cuisinesOfRequest.length)]
  return {
    wish: { ...anything, ...(diet && { diet }), cuisine, recipeType, mealTime },
    cell: `${diet ?? 'no diet'}, ${cuisine}, ${recipeType}`,
  }
}
