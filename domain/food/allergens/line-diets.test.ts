import { describe, expect, test } from 'vitest'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import type { Fact, Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'

/** A line of which the food table knows nothing: only its words can speak. */
function worded(text: string): IngredientLine {
  return { text, foods: [{ words: text }], alternatives: [], preparation: '', optional: false, toTaste: false }
}

/** A line whose one food the table knows. */
function known(
  text: string,
  facts: readonly Fact[],
  allergens: Partial<Food['allergens']> = {},
  aisle: Food['aisle'] = 'Produce',
): IngredientLine {
  const food: Food = {
    id: text,
    name: text,
    plural: text,
    aliases: [],
    aisle,
    nutrients: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, saturatedFat: 0, sodium: 0 },
    nutrientSource: 'none',
    portions: {},
    tablePrice: { usd: 1, low: 1, high: 1, source: 'none', month: '2026-08' },
    pack: { grams: 1, label: 'one' },
    allergens: { certain: [], usual: [], ...allergens },
    madeOf: [],
    facts: new Set(facts),
    months: [],
    roles: [],
    cuisines: [],
    keepsDays: 1,
    edible: 1,
    salt: 0,
  }
  return { ...worded(text), foods: [{ words: text, food }] }
}

describe('what the words of a line prove', () => {
  test.each<[string, Diet, string]>([
    ['2 tsp anchovy paste', 'vegan', 'breaks'],
    ['2 tsp anchovy paste', 'pescatarian', 'fits'],
    ['1 lb venison', 'vegetarian', 'breaks'],
    ['1 lb venison', 'pescatarian', 'breaks'],
    ['1 beefsteak tomato', 'vegetarian', 'unknown'],
    ['2 hamburger buns', 'vegetarian', 'fits'],
    ['2 hamburger buns', 'gluten-free', 'breaks'],
    ['2 tuna steaks', 'pescatarian', 'unknown'],
    ['2 cups croutons, fried in bacon fat', 'vegetarian', 'breaks'],
    ['1 oz Parmigiano Reggiano', 'vegetarian', 'unknown'],
    ['2 tsp gelatin', 'vegetarian', 'breaks'],
    ['1 cup vegan zorblax', 'vegan', 'fits'],
    ['1 cup zorblax', 'vegan', 'unknown'],
    ['4 vegan sausages', 'vegetarian', 'fits'],
    ['1 cup vegan cheesecake', 'vegan', 'fits'],
    ['1 cup cheesecake', 'vegan', 'breaks'],
    ['1 cup rolled oats', 'gluten-free', 'unknown'],
    ['1 cup certified gluten-free rolled oats', 'gluten-free', 'fits'],
    ['2 tbsp soy sauce', 'gluten-free', 'unknown'],
    ['2 tbsp gluten-free soy sauce', 'gluten-free', 'fits'],
    ['1 cup gluten-free wheat starch', 'gluten-free', 'fits'],
    ['1 cup oat milk', 'dairy-free', 'fits'],
    ['2 tbsp butter or olive oil', 'dairy-free', 'breaks'],
    ['1 cup lactose-free yogurt', 'dairy-free', 'breaks'],
    ['2 tbsp peanut butter', 'nut-free', 'breaks'],
    ['1 tsp ground nutmeg', 'nut-free', 'fits'],
    ['1 bar chocolate (may contain nuts)', 'nut-free', 'unknown'],
    ['2 cups cooked udon', 'keto', 'breaks'],
    ['1 cup cauliflower rice', 'keto', 'unknown'],
    ['1/2 cup almond flour', 'keto', 'fits'],
    ['1 cup green beans', 'keto', 'unknown'],
    ['1 bottle stout', 'keto', 'breaks'],
    ['2 tbsp soy sauce', 'paleo', 'breaks'],
    ['2 tbsp canola oil', 'paleo', 'breaks'],
    ['1 tbsp maple syrup', 'keto', 'breaks'],
  ])('%s, %s: %s', (text, diet, verdict) => {
    expect(lineDiet(worded(text.replace(/^[\d/]+ (?:cups?|tsp|tbsp|lb|oz) /, '')), diet).verdict).toBe(verdict)
  })

  test('the words that decided are named', () => {
    expect(lineDiet(worded('pasta tossed in butter'), 'vegan')).toEqual({ verdict: 'breaks', because: 'butter' })
    expect(lineDiet(worded('soy sauce'), 'gluten-free').because).toBe('soy sauce, check the label')
    expect(lineDiet(worded('zorblax'), 'vegan').because).toBe('zorblax')
  })
})

describe('what the facts of a food of the table prove', () => {
  const foods: Record<string, IngredientLine> = {
    honey: known('honey', ['honey', 'sweetener']),
    'white sugar': known('white sugar', ['refined-sugar', 'sweetener']),
    chickpeas: known('chickpeas', ['pulse']),
    peanuts: known('peanuts', ['pulse'], { certain: ['peanut'] }),
    tofu: known('tofu', ['pulse', 'soy'], { certain: ['soy'] }),
    'corn oil': known('corn oil', ['grain', 'seed-oil'], {}, 'Oils & Vinegars'),
    'tortilla chips': known('tortilla chips', ['grain', 'seed-oil']),
    potatoes: known('potatoes', ['starchy-root', 'potato']),
    'sweet potatoes': known('sweet potatoes', ['starchy-root']),
    bananas: known('bananas', ['sweet-fruit']),
    strawberries: known('strawberries', []),
    bacon: known('bacon', ['meat', 'red-meat', 'processed-meat']),
    salmon: known('salmon', ['fish'], { certain: ['fish'] }),
    parmesan: known('parmesan', ['animal-rennet'], { certain: ['milk'] }),
    rice: known('rice', ['grain']),
    butter: known('butter', ['saturated-fat-source'], { certain: ['milk'] }),
  }
  const broken: Partial<Record<Diet, string>> = {
    vegan: 'honey bacon salmon parmesan butter',
    vegetarian: 'bacon salmon',
    pescatarian: 'bacon',
    keto: 'honey,white sugar,chickpeas,tortilla chips,potatoes,sweet potatoes,bananas,rice',
    paleo: 'white sugar,chickpeas,peanuts,tofu,corn oil,tortilla chips,potatoes,parmesan,rice,butter',
    mediterranean: 'bacon butter',
    'heart-healthy': 'bacon',
    'nut-free': 'peanuts',
    'dairy-free': 'parmesan butter',
  }
  test.each(diets.map((diet) => [diet]))('%s', (diet) => {
    const names = Object.keys(foods).filter((name) => {
      const line = foods[name]
      return line !== undefined && lineDiet(line, diet).verdict === 'breaks'
    })
    expect(names).toEqual((broken[diet] ?? '').split(broken[diet]?.includes(',') ? ',' : ' ').filter(Boolean))
  })
  test('a cheese that may be set with animal rennet is to be looked at by a vegetarian', () => {
    const line = foods['parmesan'] ?? worded('')
    expect(lineDiet(line, 'vegetarian')).toEqual({ verdict: 'unknown', because: 'parmesan, check the label' })
  })
  test('a word of preparation counts beside the food', () => {
    const rice = known('rice', ['grain'])
    expect(lineDiet({ ...rice, text: 'rice, cooked in chicken stock' }, 'vegan').verdict).toBe('breaks')
    expect(lineDiet({ ...rice, text: 'rice, glazed with honey' }, 'vegan').verdict).toBe('breaks')
  })
})

describe('what only some makers put into a food', () => {
  const meatless = ['vegan', 'vegetarian', 'pescatarian'] as const
  const verdicts = (text: string) => new Set(meatless.map((diet) => lineDiet(readIngredientLine(text), diet).verdict))
  test.each([
    '1 can refried beans',
    '1 can baked beans',
    '1 packet brown gravy mix',
    '1 box stuffing mix',
    '1 box Japanese curry roux',
  ])('is to be looked at by who eats no meat: %s', (text) => {
    expect(verdicts(text)).toEqual(new Set(['unknown']))
    expect(lineDiet(readIngredientLine(text), 'vegetarian').because).toMatch(/, check the label$/)
  })
  test.each([
    '1 can vegetarian refried beans',
    '1 can vegetarian baked beans',
    '1 can fat-free refried beans',
    '1 box vegan stuffing mix',
  ])('is none where the name says so: %s', (text) => expect(verdicts(text)).toEqual(new Set(['fits'])))
})

describe('onion rings', () => {
  const told = (text: string) => lineAllergens(readIngredientLine(text)).map(({ allergen }) => allergen)
  test.each(['1 package onion rings', '12 onion rings, baked until crisp'])('may be battered: %s', (text) => {
    expect(told(text)).toEqual(expect.arrayContaining(['wheat', 'gluten', 'milk', 'egg']))
    expect(lineDiet(readIngredientLine(text), 'gluten-free').verdict).toBe('unknown')
  })
  test.each(['1 cup thinly sliced onion rings', '1/4 cup raw onion rings', '1 large onion, sliced into rings'])(
    'are nothing else where they were cut: %s',
    (text) => expect(told(text)).toEqual([]),
  )
})

test('what isn’t surely for vegetarians isn’t for vegans, nor what isn’t surely for pescatarians for vegetarians: every food of the table', () => {
  const strange = [...foods.values()].flatMap(({ name }) => {
    const line = readIngredientLine(`1 cup ${name}`)
    const [vegan, vegetarian, pescatarian] = (['vegan', 'vegetarian', 'pescatarian'] as const).map(
      (diet) => lineDiet(line, diet).verdict === 'fits',
    )
    return (vegan && !vegetarian) || (vegetarian && !pescatarian) ? [name] : []
  })
  expect(strange).toEqual([])
})

test('rennet that comes of no animal is for vegans', () => {
  for (const name of ['vegetable rennet', 'microbial rennet'])
    expect(lineDiet(readIngredientLine(`1 tsp ${name}`), 'vegan').verdict).toBe('fits')
})

test.each(['1 packet rennet', '1/2 cup jelly beans'])('a look at the label decides for vegans: %s', (text) => {
  expect(lineDiet(readIngredientLine(text), 'vegan').verdict).toBe('unknown')
  expect(lineDiet(readIngredientLine(text.replace(/ (?=\S+$)/, ' vegan ')), 'vegan').verdict).toBe('fits')
})
