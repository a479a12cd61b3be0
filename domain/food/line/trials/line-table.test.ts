import { describe, expect, test } from 'vitest'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import type { Diet } from '#domain/food/diets.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'

function found(text: string): string {
  return lineAllergens(readIngredientLine(text))
    .map(({ allergen, certainty }) => allergen + (certainty === 'usual' ? '?' : ''))
    .join(' ')
}

describe('a line as a cook writes it, read with the table of foods', () => {
  test.each([
    ['2 tbsp gluten-free tamari, check the label', 'soy'],
    ['1/2 cup egg-free mayonnaise', 'soy? mustard?'],
    ['1 cup unsweetened oat milk', 'gluten?'],
    ['1 cup certified gluten-free rolled oats', ''],
    ['2 tbsp unsalted butter or olive oil', 'milk'],
    ['1 lb gluten-free penne', ''],
    ['1 head butter lettuce', ''],
    ['1 large eggplant, cubed', ''],
    ['6 oz beefsteak tomato', ''],
    ['1 linseed egg', ''],
    ['12 gingko nuts', ''],
    ['1 oz crème de banane', ''],
    ['1 cup tofu feta', 'milk? soy'],
    ['1/4 cup cashew parmesan', 'milk? tree_nut'],
    ['2 cups cooked rice, tossed with 1 tbsp butter', 'milk'],
    ['1 cup all-purpose flour (not gluten-free)', 'wheat gluten'],
    // what is denied is cleared, and nothing else
    ['2 tbsp gluten-free soy sauce', 'soy'],
    ['2 tbsp wheat-free soy sauce', 'gluten? soy'],
    ['1/4 cup non-dairy creamer', 'milk? soy?'],
    ['1 cup lactose-free milk', 'milk'],
    ['1 cup nut-free granola', 'peanut? wheat? gluten? soy? sesame?'],
    ['1 cup pesto (nut free)', 'milk'],
    ['1 cup eggless noodles', 'wheat? gluten?'],
    ['1 cup oats (certified GF)', ''],
    ['1 loaf gluten-free, dairy-free bread', 'soy? sesame?'],
    ['1 cup gluten-free beer', 'gluten?'],
    ['1 cup gluten-free oat milk', ''],
    ['1/2 cup gluten-free oat flour', ''],
    ['1 cup oat milk', 'gluten?'],
    ['1/2 cup soy chorizo', 'wheat? gluten? soy'],
    // alternatives and warnings count
    ['2 tbsp butter or margarine', 'milk soy?'],
    ['2 eggs or 2 flax eggs', 'egg'],
    ['1 cup milk, or oat milk for dairy free', 'milk gluten?'],
    ['1 cup almonds (or sunflower seeds for nut-free)', 'tree_nut'],
    ['1 cup heavy cream or full-fat coconut milk', 'milk sulphite?'],
    ['4 oz dark chocolate (may contain traces of nuts)', 'milk? tree_nut? peanut? soy?'],
    // words that run together with what stands before them
    ['100 g oat milk', 'gluten?'],
    ['100 g goat milk', 'milk'],
    ['1 loaf sweet bread', 'milk? egg? wheat gluten'],
    ['8 oz veal sweetbreads', ''],
    ['1 butternut, peeled', ''],
    // imitations, and manners of speaking
    ['1 cup faux crab', 'egg? fish crustacean? mollusc? wheat? gluten? soy?'],
    ['butter the size of an egg', 'milk'],
    ['1 oyster blade steak', ''],
    ['1 cup creamed spinach', 'milk'],
  ])('%s: %s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })

  test.each<[string, Diet, string]>([
    ['1 cup rolled oats', 'gluten-free', 'unknown'],
    ['1 cup certified gluten-free rolled oats', 'gluten-free', 'fits'],
    ['2 tbsp honey mustard', 'vegan', 'breaks'],
    ['1 oz Parmesan, grated', 'vegetarian', 'unknown'],
    ['1 oz Parmesan, grated', 'vegan', 'breaks'],
    ['1 cup rice, cooked in chicken stock', 'vegetarian', 'breaks'],
    ['2 bouillon cubes', 'vegetarian', 'unknown'],
    ['1 cup gravy', 'vegetarian', 'unknown'],
    ['2 vegetable bouillon cubes', 'vegetarian', 'fits'],
    ['2 cups stock', 'vegetarian', 'unknown'],
    ['1 package spring roll wrappers', 'gluten-free', 'unknown'],
    ['6 oz beefsteak tomato', 'vegan', 'fits'],
    ['2 oxheart tomatoes', 'vegan', 'fits'],
    ['2 beef heart tomatoes', 'vegan', 'fits'],
    ['2 tbsp soy sauce', 'keto', 'fits'],
    ['1 cup tortilla chips', 'keto', 'breaks'],
    // dishes of meat, dishes that may be, and names that only sound like it
    ['1 jar bolognese sauce', 'vegetarian', 'breaks'],
    ['2 servings carbonara', 'vegetarian', 'breaks'],
    ['1 tsp Bovril', 'vegan', 'breaks'],
    ['8 oz cha lua', 'pescatarian', 'breaks'],
    ['1 oyster blade steak', 'pescatarian', 'breaks'],
    ['2 doves', 'vegetarian', 'breaks'],
    ['1 lb olive loaf', 'pescatarian', 'breaks'],
    ['12 frozen gyoza', 'vegetarian', 'unknown'],
    ['1 frozen pizza', 'vegetarian', 'unknown'],
    ['1 cup risotto', 'pescatarian', 'unknown'],
    ['1 jar tikka masala', 'vegetarian', 'unknown'],
    ['1 cup lentil bolognese', 'vegetarian', 'unknown'],
    ['1 lb pizza dough', 'vegetarian', 'fits'],
    ['1 tbsp curry powder', 'vegan', 'fits'],
    ['2 tbsp prepared horseradish', 'vegan', 'fits'],
    ['1 cup tofu ricotta', 'vegan', 'fits'],
    ['1 tbsp maple syrup', 'paleo', 'fits'],
    ['1 tbsp sugar', 'paleo', 'breaks'],
    ['2 tuna steaks', 'pescatarian', 'fits'],
    ['4 oz feta, crumbled', 'mediterranean', 'fits'],
    ['2 tbsp unsalted butter', 'mediterranean', 'breaks'],
  ])('%s, %s: %s', (text, diet, verdict) => {
    expect(lineDiet(readIngredientLine(text), diet).verdict).toBe(verdict)
  })

  test.each(['1 box mac and cheese', '2 cups hot and sour soup', '1 tsp Lea & Perrins'])('%s is known', (text) => {
    expect(lineIsKnown(readIngredientLine(text))).toBe(true)
  })

  test('the words that decided are those of the line', () => {
    const [milk] = lineAllergens(readIngredientLine('4 tbsp cold unsalted butter, diced'))
    expect(milk?.because).toBe('unsalted butter')
  })
})

describe('every food of the table', () => {
  test('has its own allergens in its line, for certain where they are certain, and is known', () => {
    const wrong = [...foods.values()].filter((food) => {
      const line = readIngredientLine(`100 g ${food.name}`)
      const told = lineAllergens(line)
      const certain = new Set(told.filter((one) => one.certainty === 'certain').map(({ allergen }) => allergen))
      return (
        !lineIsKnown(line) ||
        food.allergens.certain.some((allergen) => !certain.has(allergen)) ||
        food.allergens.usual.some((allergen) => told.every((one) => one.allergen !== allergen))
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  test('that comes of an animal never fits a vegan', () => {
    const animal = [...foods.values()].filter(
      ({ facts, allergens: { certain } }) =>
        facts.has('meat') ||
        facts.has('fish') ||
        facts.has('honey') ||
        certain.includes('milk') ||
        certain.includes('egg'),
    )
    const fitting = animal.filter(
      ({ name }) => lineDiet(readIngredientLine(`100 g ${name}`), 'vegan').verdict !== 'breaks',
    )
    expect(animal.length).toBeGreaterThan(100)
    expect(fitting.map(({ name }) => name)).toEqual([])
  })
})
