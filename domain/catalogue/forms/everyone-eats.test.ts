import { describe, expect, it } from 'vitest'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import { type Cuisine, cuisinesOfRequest, type RecipeType } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const types: readonly RecipeType[] = ['Appetizer', 'Salad', 'Dessert', 'Snack', 'Beverage']
const dietsAsked: readonly (Diet | undefined)[] = [
  undefined,
  'vegan',
  'vegetarian',
  'keto',
  'gluten-free',
  'paleo',
  'mediterranean',
  'low-carb',
  'dairy-free',
  'nut-free',
]
const allNine: readonly Allergen[] = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree_nut',
  'peanut',
  'wheat',
  'gluten',
  'soy',
  'sesame',
]

describe('everyone eats', () => {
  it.each(types)('%s: every diet in every cuisine, with all nine allergens out', (recipeType) => {
    const refused = cuisinesOfRequest.flatMap((cuisine) =>
      dietsAsked
        .filter((diet) => !('draft' in compose(wishFor(recipeType, cuisine, diet), 1)))
        .map((diet) => `${cuisine} ${diet}`),
    )
    expect(refused).toEqual([])
  })

  it.each(['Dessert', 'Beverage'] as const)(
    '%s: three forms at least for every diet in every cuisine',
    (recipeType) => {
      const poor = cuisinesOfRequest.flatMap((cuisine) =>
        dietsAsked
          .map((diet) => [diet, formsOf({ ...wishFor(recipeType, cuisine, diet), allergens: [] })] as const)
          .filter(([, found]) => found.size < 3)
          .map(([diet, found]) => `${cuisine} ${diet}: ${[...found].join()}`),
      )
      expect(poor).toEqual([])
    },
  )
})

/** Forms that a cook is given who asks again and again. */
function formsOf(wish: Wish): Set<string> {
  const recent: string[] = []
  for (let seed = 1; seed <= 10; seed++) {
    const composed = compose({ ...wish, recent }, seed)
    if ('draft' in composed) recent.unshift(composed.dish)
    if (new Set(recent.map(formOf)).size >= 3) break
  }
  return new Set(recent.map(formOf))
}
function formOf(dish: string): string {
  return dish.split('/')[0] ?? ''
}

function wishFor(recipeType: RecipeType, cuisine: Cuisine, diet: Diet | undefined): Wish {
  return {
    recipeType,
    cuisine,
    ...(diet && { diet }),
    allergens: allNine,
    exclude: [],
    include: [],
    preferredCuisines: [],
    servings: 4,
    equipment: [],
    preferEquipment: [],
    notes: '',
    because: [],
    recent: [],
  }
}
