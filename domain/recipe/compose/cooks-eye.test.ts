import { describe, expect, it } from 'vitest'
import { cuisinesOfRequest } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { type Composed } from '#domain/recipe/compose/make/attempt.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** What is worked out for a wish is remembered for that very one. */
const wishOf = rememberedBy(
  (part: Partial<Wish>) => JSON.stringify(part),
  (part): Wish => ({ ...anyWish, ...part }),
)

/** What a cook who reads forty recipes in a row would strike out. */
function recipes(count: number, part: (index: number) => Partial<Wish>): Composed[] {
  return Array.from({ length: count }, (_, seed) => compose(wishOf(part(seed)), seed)).flatMap((answer) =>
    'draft' in answer ? [answer] : [],
  )
}
const wordsOf = ({ draft }: Composed) =>
  [draft.title, draft.description, ...draft.instructions.map(({ description }) => description)].join(' ')
const linesOf = ({ draft }: Composed) => draft.ingredients.map(ingredientText)
const middle = (figures: readonly number[]) => [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? 0

const dinners = recipes(390, (seed) => ({
  cuisine: cuisinesOfRequest[seed % cuisinesOfRequest.length],
  recipeType: 'Main Dish',
  mealTime: 'Dinner',
}))

describe('dinners', () => {
  it('have the dozen lines that a home cook reads gladly', () => {
    const lengths = dinners.map(({ draft }) => draft.ingredients.length)
    expect(middle(lengths)).toBeLessThanOrEqual(13)
    expect(middle(lengths)).toBeGreaterThanOrEqual(11)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(18)
  })
  it('have about 750 mg of sodium, not the 950 of a restaurant', () => {
    const sodium = middle(dinners.map(({ verification }) => verification.nutrition.perServing.sodium))
    expect(sodium).toBeGreaterThan(600)
    expect(sodium).toBeLessThan(810)
  })
  it('are not one dish over and over', () => {
    const forms = Map.groupBy(dinners, ({ dish }) => dish.split('/')[0] ?? '')
    for (const [form, list] of forms)
      expect({ form, often: list.length > dinners.length * 0.16 }).toEqual({ form, often: false })
  })
  it('deal out eggs, bread, tortillas and thighs evenly', () => {
    for (const dinner of dinners) {
      const uneven = linesOf(dinner).filter((line) => {
        const [, count] =
          /^(\d+) (?:slices? sourdough|small flour tortillas?|corn tortillas?|large eggs(?!, (?:separated|beaten|lightly))|bone-in)/.exec(
            line,
          ) ?? []
        return Number(count) > 2 && Number(count) % 4 !== 0
      })
      expect(uneven).toEqual([])
    }
  })
  it('never boil their miso', () => {
    const soups = recipes(60, (seed) => ({ cuisine: 'Japanese', recipeType: seed % 2 ? 'Soup' : 'Main Dish' }))
    const boiled = soups.flatMap(({ draft }) =>
      draft.instructions.filter(({ description }) =>
        /Pour in [^.]*\bmiso\b[^.]*(?:simmer|boil)|\bmiso\b[^.]*\. Bring to a boil/.test(description),
      ),
    )
    expect(boiled).toEqual([])
  })
  it('strew no cilantro over Korean and Japanese food', () => {
    const eastern = recipes(80, (seed) => ({ cuisine: seed % 2 ? 'Korean' : 'Japanese', recipeType: 'Main Dish' }))
    expect(eastern.flatMap(linesOf).filter((line) => line.includes('cilantro'))).toEqual([])
  })
  it('promise no minutes that the schedule does not keep', () => {
    for (const dinner of dinners)
      expect(dinner.draft.description).not.toMatch(/half an hour(?! what)|under an hour|minutes away/)
  })
})

describe('words for those who may not have a food', () => {
  it('say no soy where there is none', () => {
    const without = recipes(80, (seed) => ({ allergens: ['soy'], cuisine: seed % 2 ? 'Korean' : 'Japanese' }))
    expect(without.map(wordsOf).filter((words) => /\bsoy\b/i.test(words))).toEqual([])
  })
  it('measure nothing by walnuts and promise no caramel', () => {
    const without = recipes(80, (seed) => ({
      allergens: ['tree_nut', 'milk'],
      recipeType: seed % 2 ? 'Dessert' : 'Main Dish',
    }))
    expect(without.map(wordsOf).filter((words) => /\bwalnut\b|\bcaramel\b/.test(words))).toEqual([])
  })
  it('print bread that is made without milk by its own name', () => {
    const without = recipes(60, (seed) => ({ allergens: ['milk'], cuisine: seed % 2 ? 'Spanish' : 'Italian' }))
    expect(without.flatMap(linesOf).filter((line) => /\bcountry bread\b/.test(line))).toEqual([])
  })
  it('name the milk of a chocolate that is made without any', () => {
    const cups = recipes(60, () => ({ allergens: ['milk'], cuisine: 'Mexican', recipeType: 'Beverage' }))
    const titles = cups.map(({ draft }) => draft.title).filter((title) => title.includes('Hot Chocolate'))
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => title.startsWith('Hot Chocolate'))).toEqual([])
  })
})

describe('few carbohydrates', () => {
  it('are no small plate: the meat and the fat take the place of the starch', () => {
    const suppers = recipes(60, () => ({ diet: 'keto', recipeType: 'Main Dish', mealTime: 'Dinner' }))
    const protein = suppers.map(({ verification }) => verification.nutrition.perServing.protein)
    expect(protein.filter((grams) => grams >= 21).length).toBeGreaterThan(suppers.length * 0.9)
  })
})

describe('food for a crowd', () => {
  const feasts = recipes(120, (seed) => ({
    servings: 10,
    recipeType: 'Main Dish',
    cuisine: cuisinesOfRequest[seed % 13],
  }))
  it('is cooked in as many pans as it needs', () => {
    const eggs = recipes(6, () => ({ servings: 10, notes: 'uova in purgatorio', recipeType: 'Main Dish' })).filter(
      ({ dish }) => dish.startsWith('egg-pan/'),
    )
    expect(eggs.length).toBeGreaterThan(0)
    for (const feast of eggs) expect(wordsOf(feast)).toMatch(/three wide skillets/)
    for (const feast of feasts.filter(({ dish }) => dish.startsWith('braise/chicken-bone')))
      expect(wordsOf(feast)).toMatch(/in (?:two|three) batches/)
  })
  it('is not buried in herbs', () => {
    // pesto is made of its basil, and ghormeh sabzi of its parsley and cilantro
    const heaps = feasts
      .filter(({ dish }) => !/^dish-(?:pesto-|ghormeh-sabzi)/.test(dish))
      .flatMap(linesOf)
      .filter((line) => /^(?:[4-9]|\d\d)[^,]* cups [^,]*(?:dill|cilantro|parsley|basil|mint)/.test(line))
    expect(heaps).toEqual([])
    const dill = feasts.flatMap(linesOf).filter((line) => /^3[^,]* cups dill/.test(line))
    expect(dill).toEqual([])
  })
  it('measures no oil by seven tablespoons', () => {
    expect(feasts.map(wordsOf).filter((words) => /\b(?:[5-9]|1[0-9])(?: 1\/2)? tbsp of the\b/.test(words))).toEqual([])
  })
})

it('no sentence stands in more than a tenth of the recipes', () => {
  const mixed = recipes(390, (seed) => ({
    cuisine: cuisinesOfRequest[seed % 13],
    ...(seed % 3 ? {} : { recipeType: 'Side Dish' }),
  }))
  const often = new Map<string, number>()
  for (const { draft } of mixed) {
    const text = [draft.description, ...draft.instructions.map(({ description }) => description)].join(' ')
    for (const said of new Set(text.split(/(?<=[.!]) /))) often.set(said, (often.get(said) ?? 0) + 1)
  }
  expect([...often].filter(([, times]) => times > mixed.length * 0.1)).toEqual([])
})
