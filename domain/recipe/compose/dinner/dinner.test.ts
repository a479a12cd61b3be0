import { expect, it, test } from 'vitest'
import { dinnerKinds } from '#domain/catalogue/book/kinds-by-name.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { type Dinner, dinnerFoods, dinnerOf } from '#domain/recipe/compose/dinner/dinner-kinds.ts'
import { everybodys, sharesFor } from '#domain/recipe/compose/dinner/dinner-shares.ts'
import { lately } from '#domain/recipe/compose/dinner/lately.ts'

test.each([
  ['dish-mac-and-cheese', 'pasta', 'cheese'],
  ['dish-pasta-alla-norma', 'pasta', 'vegetables'],
  ['dish-seafood-pasta', 'pasta', 'fish'],
  ['dish-chili-mac', 'pasta', 'beef'],
  ['dish-tostadas', 'tacos and wraps', 'beef'],
  ['dish-chili-dogs', 'sandwich or burger', 'beef'],
  ['dish-taco-salad', 'salad', 'beef'],
  ['dish-beef-chili', 'soup or stew', 'beef'],
  ['dish-hoppin-john', 'soup or stew', 'beans'],
  ['dish-chicken-parmesan', 'plate', 'chicken'],
  ['dish-lamb-chops', 'plate', 'lamb and game'],
  ['dish-mapo-tofu', 'stir-fry', 'tofu'],
  ['dish-pepperoni-pizza', 'pizza', 'cheese'],
] as const)('%s is %s, of %s', (dish, kind, food) => {
  expect(dinnerOf(dish)).toEqual({ kind, food })
})

it('is of what stands in at its heart, and of no food of another line', () => {
  expect(dinnerOf('dish-sweet-and-sour-chicken', 'tofu').food).toBe('tofu')
  expect(dinnerOf('dish-tostadas', 'vegetarian-refried-beans').food).toBe('beef')
  expect(dinnerOf('stir-fry')).toEqual({ kind: 'stir-fry', food: undefined })
})

it('has a share for every kind and food, each of a hundred dinners', () => {
  for (const [shares, names] of [
    [everybodys.food, dinnerFoods],
    [everybodys.kind, dinnerKinds],
  ] as const) {
    expect(Object.keys(shares).toSorted()).toEqual([...names].toSorted())
    expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBe(100)
  }
})

it('has more vegetables and tofu for a household without meat', () => {
  const { food, kind } = sharesFor({ diet: 'vegetarian' })
  expect(food.vegetables + food.beans).toBeGreaterThan(food.cheese + food.eggs)
  expect(food.vegetables + food.beans + food.tofu + food.eggs + food.cheese).toBe(100)
  expect(kind['stir-fry']).toBeGreaterThan(everybodys.kind['stir-fry'])
  expect(Object.values(kind).reduce((sum, each) => sum + each, 0)).toBe(100)
})

it('lets wait what came more often than its share, and what is near to the last dinners', () => {
  const recent = [
    'dish-marry-me-chicken/chicken-breast/soffritto',
    'dish-pasta-alla-norma/eggplant/sicilian',
    'dish-seafood-pasta/mussels/neapolitan',
    'dish-brownies/flour/farmhouse',
  ]
  const eaten = lately({ recent })
  expect(eaten.due('kind', 'pasta')).toBeLessThan(0.4)
  expect(eaten.due('kind', 'soup or stew')).toBeGreaterThan(1)
  expect(eaten.otherThanLast({ kind: 'plate', food: 'chicken' })).toBeLessThan(0.1)
  expect(eaten.otherThanLast({ kind: 'soup or stew', food: 'beef' })).toBe(1)
  const tuscan: Dinner = { kind: 'plate', food: 'chicken' }
  expect(eaten.likeLast({ id: 'dish-tuscan-chicken', kin: [] }, tuscan)).toBeGreaterThan(
    eaten.likeLast({ id: 'dish-lemon-pepper-chicken', kin: [] }, tuscan),
  )
  expect(eaten.likeLast({ id: 'dish-beef-chili', kin: [] }, { kind: 'soup or stew', food: 'beef' })).toBe(0)
})

it('serves a month in the proportions of real kitchens', () => {
  const dinners = month({ maxMinutes: 45 })
  const of = (part: keyof Dinner, name: string) => dinners.filter((dinner) => dinner[part] === name).length
  expect(dinners).toHaveLength(30)
  expect(of('food', 'chicken')).toBeGreaterThanOrEqual(7)
  expect(of('food', 'beef')).toBeGreaterThanOrEqual(4)
  expect(of('kind', 'pasta')).toBeGreaterThanOrEqual(3)
  expect(of('kind', 'pasta')).toBeLessThanOrEqual(8)
  expect(of('food', 'tofu') + of('kind', 'egg dish')).toBeLessThanOrEqual(3)
  expect(of('kind', 'salad')).toBeLessThanOrEqual(4)
  const alike = dinners.filter(({ kind, food }, night) => {
    const before = dinners[night - 1]
    return before?.kind === kind && before.food === food
  })
  expect(alike).toHaveLength(0)
})

it('leaves a named dinner as it is named', () => {
  expect(composeIfKept({ ...anything, notes: 'tofu scramble', mealTime: 'Dinner' }, 3)?.draft.title).toMatch(/Tofu/)
})

function month(wish: Partial<Wish>): Dinner[] {
  const recent: string[] = []
  return Array.from({ length: 30 }, (_, night) => {
    const made = composeIfKept(
      { ...anything, recipeType: 'Main Dish', mealTime: 'Dinner', ...wish, recent: recent.slice(0, 30) },
      5500 + night,
    )
    recent.unshift(made?.dish ?? '')
    const [form = '', main] = (made?.dish ?? '').split('/')
    return dinnerOf(form, main)
  })
}
