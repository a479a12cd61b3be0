import { allergens } from '#domain/food/allergens/allergens.ts'
import {
  type Aisle,
  type Fact,
  type Food,
  type FoodTrait,
  facts,
  type Nutrients,
  type Role,
  roles,
  traits,
} from '#domain/food/food.ts'

/** A food as a cook writes it in the table; every field is read by `readEntry`, which refuses what it does not know. */
export interface Entry {
  /** 'red bell pepper|red bell peppers'; one word where singular and plural are the same. */
  name: string
  /** Other names, in the singular, joined by commas. */
  also?: string
  /** Number in USDA SR28; otherwise `per100` and `from`. */
  usda?: string
  /** kcal, protein, carbs, fat, fiber, sugar, saturated fat (g) and sodium (mg) in 100 g. */
  per100?: readonly [number, number, number, number, number, number, number, number]
  /** Where `per100` comes from. */
  from?: string
  /** Grams of the carbohydrate in 100 g that the body passes on unused: sugar alcohols. */
  unused?: number
  /**
   * Milligrams of sodium in 100 g of what the same name is sold as or made into besides, and where it comes from: 'plain' where the figures are
   * of what is low in salt, 'low' where they are of the plain kind, 'stock' of a broth that is called so.
   */
  otherSodium?: Food['otherSodium']
  /** Grams of one: 'cup 149, cup sliced 92, medium 119'. */
  portions: string
  /** Dollars for 100 g in 2026: usual, low, high, and the source. */
  price: readonly [number, number, number, string]
  /** What must be bought: 'bunch 30'. */
  pack: string
  /** 'milk egg wheat gluten sulphite?': certain, and usual with a question mark. */
  allergens?: string
  /** Ids of its parts. */
  madeOf?: string
  /** The id of a food of which this is a part, grams of it that one piece yields, and who says so. */
  part?: readonly [string, number, string]
  facts?: string
  /** Its traits, separated by commas. */
  is?: string
  /** '6-10', '11-2'. */
  months?: string
  roles: string
  /** Separated by spaces; '+' stands for a space in a name. */
  cuisines?: string
  /** Days it keeps. */
  keeps: number
  /** Share of what is bought that is eaten; 1 where not said. */
  edible?: number
}

export interface Group {
  aisle: Aisle
  entries: Readonly<Record<string, Entry>>
}

/** Foods that stand together in a market. */
export function group(aisle: Aisle, entries: Readonly<Record<string, Entry>>): Group {
  return { aisle, entries }
}

/** What an entry says of its own food, without what follows from its parts. */
export function readEntry(id: string, entry: Entry) {
  const [name = '', plural = name] = entry.name.split('|')
  const said = words(entry.allergens)
  const [, label = '', grams = ''] = /^(.*\S)\s+([\d.]+)$/.exec(entry.pack) ?? refuse(id, `pack '${entry.pack}'`)
  return {
    name,
    plural,
    aliases: (entry.also ?? '')
      .split(',')
      .map((alias) => alias.trim())
      .filter(Boolean),
    portions: Object.fromEntries(
      entry.portions
        .split(',')
        .filter(Boolean)
        .map((part) => portion(id, part)),
    ),
    pack: { label, grams: Number(grams) },
    certain: said.filter((word) => !word.endsWith('?')).map((word) => member(id, allergens, word)),
    usual: said.filter((word) => word.endsWith('?')).map((word) => member(id, allergens, word.slice(0, -1))),
    madeOf: words(entry.madeOf),
    ...(entry.part && { partOf: { food: entry.part[0], grams: entry.part[1], source: entry.part[2] } }),
    facts: words(entry.facts).map((word): Fact => member(id, facts, word)),
    ...(entry.is && { is: new Set(entry.is.split(', ').map((word): FoodTrait => member(id, traits, word))) }),
    roles: words(entry.roles).map((word): Role => member(id, roles, word)),
    cuisines: words(entry.cuisines).map((word) => word.replaceAll('+', ' ')),
    months: months(id, entry.months),
  }
}

export function nutrientsOf(row: readonly number[], unused?: number): Nutrients {
  const [calories = 0, protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0, saturatedFat = 0, sodium = 0] = row
  return { calories, protein, carbs, ...(unused && { unused }), fat, fiber, sugar, saturatedFat, sodium }
}

function portion(id: string, text: string): [string, number] {
  const [, key = '', grams = ''] =
    /^\s*([a-z]+(?: [a-z]+)*)\s+([\d.]+)\s*$/.exec(text) ?? refuse(id, `portion '${text}'`)
  return [key, Number(grams)]
}

function months(id: string, text: string | undefined): number[] {
  if (!text) return []
  return text.split(',').flatMap((span) => {
    const [from = Number.NaN, to = from] = span.split('-').map(Number)
    if (!(from >= 1 && from <= 12 && to >= 1 && to <= 12)) return refuse(id, `months '${text}'`)
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1)
  })
}

function member<T extends string>(id: string, list: readonly T[], word: string): T {
  return list.find((item) => item === word) ?? refuse(id, `'${word}'`)
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean)
}

function refuse(id: string, what: string): never {
  throw new Error(`Food table: ${what} of '${id}' is not understood.`)
}
