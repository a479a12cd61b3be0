import { common } from '#domain/bytes-of.ts'
import { hashOf } from '#domain/chance.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Fact, Food } from '#domain/food/food.ts'
import { type Entry, nutrientsOf, readEntry } from '#domain/food/table/entry.ts'
import { groups } from '#domain/food/table/groups.ts'
import { packageSizes } from '#domain/food/table/package-sizes.ts'
import { usdaNutrients } from '#domain/food/table/usda-nutrients.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { dietTerms } from '#domain/food/table/words/diet-terms.ts'
import { madeFriends, plainFriends } from '#domain/food/table/words/false-friends.ts'
import { makers } from '#domain/food/table/words/makers.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** The month that the prices of the table speak of. */
const priceMonth = '2026-08'
/** Counts up when a rule of verification changes, or what searches make of it; a change of the tables is seen by itself. */
const rules = 14

const entries = new Map(
  groups.flatMap(({ aisle, entries }) =>
    Object.entries(entries).map(([id, entry]) => [id, { ...entry, aisle }] as const),
  ),
)

/** Milligrams of sodium in a gram of salt: NaCl is 39.3% sodium. */
export const sodiumOfSalt = 393

/** Every food of the table by its id. */
export const foods: ReadonlyMap<string, Food> = build()

/** The food with this id; asking for one that is not there is a mistake of the program. */
export function foodById(id: string): Food {
  const food = foods.get(id)
  if (!food) throw new Error(`There is no food '${id}'.`)
  return food
}

/** The id of a food and those of all its parts and their parts. */
export const idsWithin: (food: Food) => ReadonlySet<string> = rememberedFor(
  ({ id, madeOf }) => new Set([id, ...madeOf.flatMap((part) => [...idsWithin(foodById(part))])]),
)

/** Names the rules and the tables that made a figure: facts kept beside a recipe are made again when it changes. */
export const kitchenVersion = `${rules}.${hashOf(JSON.stringify([[...entries], usdaNutrients, allergenTerms, plainFriends, madeFriends, dietTerms, makers, packageSizes])).toString(36)}`

function build(): Map<string, Food> {
  const written = groups.reduce((count, { entries }) => count + Object.keys(entries).length, 0)
  if (written !== entries.size) throw new Error('Food table: an id stands twice.')
  const made = new Map<string, Food>()
  const make = (id: string, path: readonly string[]): Food => {
    const known = made.get(id)
    if (known) return known
    const entry = entries.get(id)
    if (!entry) throw new Error(`Food table: '${path.at(-1)}' is made of '${id}', which is not there.`)
    if (path.includes(id)) throw new Error(`Food table: '${id}' is made of itself.`)
    const food = withParts(id, entry, (part) => make(part, [...path, id]))
    made.set(id, food)
    return food
  }
  for (const id of entries.keys()) make(id, [])
  common(made.values())
  return made
}

/** An entry as a food; facts and allergens of its parts are its own too. */
function withParts(id: string, entry: Entry & { aisle: Food['aisle'] }, part: (id: string) => Food): Food {
  const { certain, usual, facts, ...read } = readEntry(id, entry)
  const parts = read.madeOf.map(part)
  const sure = new Set<Allergen>([...certain, ...parts.flatMap(({ allergens }) => allergens.certain)])
  const likely = new Set<Allergen>([...usual, ...parts.flatMap(({ allergens }) => allergens.usual)])
  const nutrients = nutrientsOf(entry.per100 ?? usdaFigures(id, entry.usda), entry.unused)
  const edible = entry.edible ?? 1
  const [usd, low, high, source] = entry.price
  return {
    ...read,
    id,
    aisle: entry.aisle,
    ...(entry.usda && { usda: entry.usda }),
    nutrients,
    nutrientSource: entry.per100 ? (entry.from ?? 'no source') : `USDA SR28 ${entry.usda}`,
    tablePrice: { usd, low, high, source, month: priceMonth },
    allergens: { certain: [...sure], usual: [...likely].filter((allergen) => !sure.has(allergen)) },
    facts: new Set<Fact>([...facts, ...parts.flatMap((made) => [...made.facts])]),
    keepsDays: entry.keeps,
    edible,
    salt: nutrients.sodium / sodiumOfSalt,
    ...(entry.otherSodium && { otherSodium: entry.otherSodium }),
  }
}

function usdaFigures(id: string, usda: string | undefined): readonly number[] {
  const figures = usda === undefined ? undefined : usdaNutrients[usda]
  if (!figures) throw new Error(`Food table: '${id}' has no nutrients; run npm run carry-usda.`)
  return figures
}
