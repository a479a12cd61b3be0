import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { type Food, netCarbs } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { foodWords, wordsKey } from '#domain/food/match/food-words.ts'

const all = [...foods.values()]

/** Where the energy of a food is rightly not that of its protein, fat and carbohydrate (4, 9 and 4 kcal, fiber 2). */
const energyApart: Readonly<Record<string, string>> = {
  'baking-powder': 'its carbon dioxide and minerals are counted as carbohydrate by difference',
  'carob-powder': 'USDA counts the fiber and tannin of carob with lower factors',
  'wheat-bran': 'USDA counts bran with lower factors for protein and carbohydrate',
  cocoa: 'USDA counts cocoa with factors of its own (1.83 for protein, 1.33 for carbohydrate)',
  'fine-coconut-flour': 'labels count the fiber of coconut like starch',
  matcha: 'the Japanese tables count the fiber of tea like starch',
  'oat-bran': 'USDA counts bran with lower factors for protein and carbohydrate',
  'wood-ear': 'USDA counts the energy of fungi without their chitin, and gives nearly all of it as fiber',
  'soybean-sprouts': 'USDA counts what grows of vegetables with lower factors for protein, fat and carbohydrate',
  spirulina: 'USDA counts the protein of algae with a lower factor',
  'vanilla-bean': 'stands for the extract, a third of which is alcohol',
  'xanthan-gum': 'labels count a gum like starch',
  'coconut-aminos': 'labels round, and its amino acids are not stated',
}

describe('nutrients', () => {
  it('the energy of a food comes from what it is made of', () => {
    const wrong = all.filter((food) => !food.facts.has('alcohol') && !(food.id in energyApart) && !energyFits(food))
    expect(wrong.map((food) => `${food.id}: ${food.nutrients.calories} kcal, ${energyOf(food)} counted`)).toEqual([])
  })

  it('what remains in a drink is alcohol: between nothing and spirits of 45 g', () => {
    const wrong = all.filter((food) => {
      const alcohol = (food.nutrients.calories - energyOf(food)) / 7
      return food.facts.has('alcohol') && !(alcohol > -1 && alcohol < 45)
    })
    expect(ids(wrong)).toEqual([])
  })

  it('no exception is kept that is not needed', () => {
    const kept = Object.keys(energyApart).map((id) => foods.get(id))
    expect(kept.filter((food) => food === undefined || energyFits(food) || food.facts.has('alcohol'))).toEqual([])
  })

  it('parts of a nutrient are no more than the whole, and 100 g hold no more than 100 g', () => {
    const wrong = all.filter(({ nutrients }) => {
      const { protein, carbs, fat, fiber, sugar, saturatedFat } = nutrients
      const figures = Object.values(nutrients)
      return (
        figures.some((figure) => !(figure >= 0)) ||
        protein + carbs + fat > 102 ||
        fiber > carbs + 1 ||
        sugar > carbs + 1 ||
        saturatedFat > fat + 0.1
      )
    })
    expect(ids(wrong)).toEqual([])
  })

  it('salt is what the sodium comes to, and only salt and what makes dough rise hold more than half as much', () => {
    expect(foods.get('butter')?.salt).toBeCloseTo((foods.get('butter')?.nutrients.sodium ?? 0) / 393)
    const salty = all.filter(
      ({ salt, roles }) => salt > 50 && !roles.some((role) => role === 'salt' || role === 'leavener'),
    )
    expect(ids(salty)).toEqual([])
  })

  it('every figure names its source', () => {
    expect(
      ids(all.filter(({ nutrientSource }) => nutrientSource.length < 8 || nutrientSource === 'no source')),
    ).toEqual([])
  })
})

describe('portions', () => {
  it('a cup of anything weighs 14 to 400 g, but for what is popped or puffed', () => {
    const isPuffed = (id: string) => id === 'ready-popped-popcorn' || id === 'puffed-wheat'
    const wrong = portions((key) => /^cup\b/.test(key)).filter(
      ({ id, grams }) => grams < (isPuffed(id) ? 8 : 14) || grams > 400,
    )
    expect(wrong).toEqual([])
  })

  it('a tablespoon is a sixteenth of some cup of it, a teaspoon a third of a tablespoon', () => {
    const wrong = all.filter(({ portions: { tbsp, tsp, ...others } }) => {
      const cups = Object.entries(others).filter(([key]) => /^cup\b/.test(key))
      const odd = tbsp !== undefined && cups.length > 0 && !cups.some(([, cup]) => near(tbsp * 16, cup, 0.25))
      return odd || (tbsp !== undefined && tsp !== undefined && !near(tsp * 3, tbsp, 0.25))
    })
    expect(ids(wrong)).toEqual([])
  })

  it('small is less than medium, and medium less than large', () => {
    const wrong = all.filter(({ portions: { small = 0, medium, large } }) => {
      const middle = medium ?? small
      return small > middle || middle > (large ?? middle)
    })
    expect(ids(wrong)).toEqual([])
  })

  it('every portion weighs something, and no single one more than 6 kg', () => {
    expect(portions(() => true).filter(({ grams }) => !(grams > 0 && grams <= 6000))).toEqual([])
  })
})

describe('what is bought', () => {
  it('a price lies within its range, the range within a factor of 10, and names its source', () => {
    const wrong = all.filter(({ tablePrice: { usd, low, high, source } }) => {
      const ordered = 0 <= low && low <= usd && usd <= high
      return !ordered || high > low * 10 || !/^(BLS|PP-NAP|ERS|estimate|from the tap)/.test(source)
    })
    expect(ids(wrong)).toEqual([])
  })

  it('a package weighs something and costs less than 60 dollars', () => {
    const wrong = all.filter(({ pack, tablePrice }) => !(pack.grams > 0) || (pack.grams / 100) * tablePrice.usd > 60)
    expect(ids(wrong)).toEqual([])
  })

  it('between a tenth and all of it is eaten, it keeps a day at least, and its months are months', () => {
    const wrong = all.filter(
      ({ edible, keepsDays, months }) =>
        edible < 0.1 || edible > 1 || keepsDays < 1 || months.some((month) => month < 1 || month > 12),
    )
    expect(ids(wrong)).toEqual([])
  })

  it('every food does something in a dish', () => {
    expect(ids(all.filter(({ roles }) => roles.length === 0))).toEqual([])
  })
})

describe('names', () => {
  it('no name stands for two foods', () => {
    const owners = new Map<string, Set<string>>()
    for (const { id, name, plural, aliases } of all) {
      for (const said of [name, plural, ...aliases]) {
        const key = wordsKey(foodWords(said))
        owners.set(key, (owners.get(key) ?? new Set()).add(id))
      }
    }
    const twice = [...owners]
      .filter(([, owning]) => owning.size > 1)
      .map(([key, owning]) => `${key}: ${[...owning].join(', ')}`)
    expect(twice).toEqual([])
  })

  it('the parts of a compound are foods themselves', () => {
    expect(all.flatMap(({ madeOf }) => madeOf).filter((part) => !foods.has(part))).toEqual([])
  })
})

describe('facts agree with one another', () => {
  it.each([
    ['fish', (food: Food) => food.facts.has('fish'), ['fish', 'crustacean', 'mollusc']],
    ['soy', (food: Food) => food.facts.has('soy'), ['soy']],
  ] as const)('what counts as %s has an allergen that says so', (_, counts, needed) => {
    const wrong = all.filter((food) => counts(food) && !needed.some((allergen) => claimed(food).includes(allergen)))
    expect(ids(wrong)).toEqual([])
  })

  it('wheat is never without gluten, red and processed meat never without meat, potatoes are roots and nightshades', () => {
    const wrong = all.filter((food) => {
      const { certain } = food.allergens
      const { facts } = food
      return (
        (certain.includes('wheat') && !certain.includes('gluten')) ||
        ((facts.has('red-meat') || facts.has('processed-meat')) && !facts.has('meat')) ||
        (facts.has('potato') && !facts.has('starchy-root'))
      )
    })
    expect(ids(wrong)).toEqual([])
  })
})

const terms = new URL('../../../../shared/data/hidden-allergens.json', import.meta.url)
const HiddenAllergens = z.object({
  terms: z.record(
    z.string(),
    z.array(z.object({ allergen: z.enum(allergens), certainty: z.enum(['certain', 'usual']) })),
  ),
})

describe.skipIf(!existsSync(terms))(
  'against the list of hidden allergens (skipped where the data folder is absent)',
  () => {
    const listed = existsSync(terms) ? HiddenAllergens.parse(JSON.parse(readFileSync(terms, 'utf8'))).terms : {}

    it('a food has every allergen that the list gives its own name, as certain as there', () => {
      const wrong = all.flatMap((food) =>
        [...new Set([food.name, food.plural])].flatMap((name) =>
          (listed[name.toLowerCase()] ?? [])
            .filter(({ allergen, certainty }) => !claims(food, allergen, certainty))
            .map(({ allergen, certainty }) => `${food.id}: ${certainty} ${allergen}`),
        ),
      )
      expect(wrong).toEqual([])
    })

    it('no other name of a food holds for certain what the food does not hold', () => {
      const wrong = all.flatMap((food) =>
        food.aliases.flatMap((alias) =>
          (listed[alias.toLowerCase()] ?? [])
            .filter(({ allergen, certainty }) => certainty === 'certain' && !claims(food, allergen, 'usual'))
            .map(({ allergen }) => `${food.id} as ${alias}: ${allergen}`),
        ),
      )
      expect(wrong).toEqual([])
    })
  },
)

function energyFits(food: Food): boolean {
  const { calories } = food.nutrients
  return Math.abs(calories - energyOf(food)) <= Math.max(15, calories * toleranceOf(food))
}

function energyOf({ nutrients }: Food): number {
  const { protein, fat, fiber } = nutrients
  return Math.round(4 * protein + 4 * Math.max(0, netCarbs(nutrients)) + 2 * fiber + 9 * fat)
}

/** USDA has factors of its own for the fiber and protein of spices, and vinegar lives on acetic acid, which it does not list. */
function toleranceOf(food: Food): number {
  if (food.aisle === 'Spices & Herbs') return 0.35
  return food.roles.includes('acid') && food.aisle === 'Oils & Vinegars' ? 1 : 0.15
}

function portions(wanted: (key: string) => boolean): { id: string; key: string; grams: number }[] {
  return all.flatMap(({ id, portions }) =>
    Object.entries(portions)
      .filter(([key]) => wanted(key))
      .map(([key, grams]) => ({ id, key, grams })),
  )
}

function claims(food: Food, allergen: Allergen, certainty: 'certain' | 'usual'): boolean {
  return (certainty === 'certain' ? food.allergens.certain : claimed(food)).includes(allergen)
}

function claimed({ allergens }: Food): readonly Allergen[] {
  return [...allergens.certain, ...allergens.usual]
}

function near(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= share * other
}

function ids(found: readonly Food[]): string[] {
  return found.map(({ id }) => id)
}
