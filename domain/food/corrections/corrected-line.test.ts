import { afterEach, expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { findPhrases } from '#domain/food/allergens/allergen-words.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { correctedLine } from '#domain/food/corrections/corrected-line.ts'
import { correctionsOf, type FoodCorrection } from '#domain/food/corrections/correction.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { noKitchenData, setKitchenData } from '#domain/food/kitchen-data.ts'
import { readByTables, readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { everyFoodOf, type IngredientLine } from '#domain/food/line/line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { readWords } from '#domain/food/match/word-keys.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { anything } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { keepingOf } from '#domain/recipe/keeping.ts'
import { isDisliked } from '#domain/recipe/verify/eater/dislikes.ts'
import { readRecipe, type Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'
import { meatKindOf } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hear } from '#domain/wish/heard-wish.ts'

afterEach(() => setKitchenData(noKitchenData))

const says = (words: string, food: string): FoodCorrection => ({ kind: 'food', words, food })
const one = (food: string, unit: 'can' | 'each', grams: number): FoodCorrection => ({
  kind: 'weight',
  food,
  unit,
  grams,
})
const inForce = (...corrections: FoodCorrection[]) => setKitchenData({ ...noKitchenData, edition: 1, corrections })
const foodOf = (text: string) => readIngredientLine(text).foods.map(({ food }) => food?.id)
const weightOf = (text: string) => {
  const line = readIngredientLine(text)
  return weigh(line, line.foods[0]!)?.grams
}

test('a name that a correction speaks of is its food, however it is written and whatever plain words stand beside it', () => {
  expect(lineIsKnown(readIngredientLine('1 cup Oatly Barista Edition'))).toBe(false)
  inForce(says('Oatly Barista Edition', 'oat-milk'))
  for (const text of [
    '1 cup Oatly Barista Edition',
    '1 cup oatly barista editions',
    '2 cups organic Oatly barista edition, warmed',
  ]) {
    expect(foodOf(text)).toEqual(['oat-milk'])
    expect(lineIsKnown(readIngredientLine(text))).toBe(true)
  }
  expect(foodOf('1 cup Oatly')).toEqual([undefined])
})

test('what was read before is read anew once another correction is in force', () => {
  const recipe = { servings: 1, ingredients: ['1 can coconut milk'] }
  const calories = () => verifyRecipe(recipe).nutrition.perServing.calories
  const before = calories()
  inForce(one('coconut-milk', 'can', 200))
  expect(calories()).toBe(before / 2)
  setKitchenData(noKitchenData)
  expect(calories()).toBe(before)
})

test('one piece or can weighs what is said of it, as sold, unless the line says a size itself', () => {
  inForce(one('coconut-milk', 'can', 165), one('avocado', 'each', 220))
  expect(weightOf('2 cans coconut milk')).toBe(330)
  expect(weightOf('2 (400-ml) cans coconut milk')).toBeGreaterThan(700)
  expect(weightOf('400 g coconut milk')).toBe(400)
  expect(weightOf('3 avocados')).toBe(660)
  expect(weightOf('1 large avocado')).not.toBe(220)
})

test('of a can that is drained, what is said of it is what stands on its label', () => {
  const [asUsual] = [weightOf('1 can chickpeas')!]
  inForce(one('chickpeas', 'can', 850))
  expect(weightOf('1 can chickpeas')! / asUsual).toBeCloseTo(2, 1)
})

test('all names of a line can be one food', () => {
  inForce(says('salt pepper', 'flour'))
  expect(foodOf('1 tsp salt and pepper')).toEqual(['flour'])
})

/** Allergens that are in one line and not, or less certainly, in the other. */
function lost(before: IngredientLine, after: IngredientLine): string[] {
  const left = lineAllergens(after)
  return lineAllergens(before)
    .filter(({ allergen, certainty }) => {
      const now = left.find((each) => each.allergen === allergen)
      return !now || (certainty === 'certain' && now.certainty !== 'certain')
    })
    .map(({ allergen }) => allergen)
}

const all = [...foods.values()]
const holds = ({ allergens: { certain, usual } }: Food) => certain.length + usual.length > 0
/** Those whose food or whose words hold an allergen: where there is none, none can be lost. */
const names = all.flatMap((food) =>
  [food.name, ...food.aliases].filter(
    (name) => holds(food) || findPhrases(readWords(name)).some(({ phrase }) => phrase.allergens?.length),
  ),
)
const terms = allergenTerms.flatMap(([, list]) => list.split(',').map((term) => term.trim()))
const written = ['', '1 cup ', '2 vegan ', '1 can gluten-free ']
const chance = chanceFrom(16)
const anyFood = () => all[Math.floor(chance() * all.length)]!.id

test.each([
  ['every name of every food', names],
  ['every term of the allergens', terms],
])('no correction takes an allergen away or leaves it in doubt: %s', (_what, list) => {
  let [telling, corrected] = [0, 0]
  const cleared: string[] = []
  for (const [at, name] of list.entries()) {
    const before = readByTables(`${written[at % written.length]}${name}`)
    if (lineAllergens(before).length === 0) continue
    telling += 1
    const food = at % 3 === 0 ? 'water' : anyFood()
    const said = [...before.foods, ...before.alternatives].map(({ words }) => words)
    for (const by of said.length > 1 ? [said, [said.join(' ').slice(0, 100)]] : [said]) {
      const after = correctedLine(before, correctionsOf(by.map((words) => says(words, food))))
      if (after === before) continue
      corrected += 1
      cleared.push(...lost(before, after).map((allergen) => `${before.text} as ${food}: ${allergen}`))
    }
  }
  expect(cleared).toEqual([])
  // the test would say nothing of lines that no correction has reached
  expect(corrected).toBeGreaterThan(telling * 0.9)
})

test('what a correction says is added: its food brings its allergens, and breaks what they break', () => {
  inForce(says('house drink', 'milk'))
  const line = readIngredientLine('1 cup house drink')
  expect(lineAllergens(line)).toMatchObject([{ allergen: 'milk', certainty: 'certain' }])
  expect(lineDiet(line, 'vegan').verdict).toBe('breaks')
})

test('meat stays meat', () => {
  inForce(says('bacon', 'apple'), says('pork belly', 'tofu'))
  expect(lineDiet(readIngredientLine('4 slices bacon'), 'vegetarian').verdict).toBe('breaks')
  expect(lineDiet(readIngredientLine('1 lb pork belly'), 'vegan').verdict).toBe('breaks')
})

test('what the tables read as meat, honey or low in acid is held so, whatever a correction says', () => {
  const findings = (recipe: Verifiable) => verifyRecipe(recipe).findings.map(({ code }) => code)
  const dish = (ingredient: string, step: string, title = 'Supper') => ({
    title,
    servings: 1,
    ingredients: [ingredient],
    instructions: [step],
  })
  const kindOf = (text: string) => meatKindOf(readRecipe(dish(text, 'Cook.')).lines[0]!)
  const canned = dish('2 lb green beans', 'Pack into jars and process in a boiling-water bath for 30 minutes.')
  const forBaby = dish('1 tbsp honey', 'Stir.', 'Porridge for a 6-month-old')
  const before = [findings(canned), findings(forBaby)]
  expect(before).toEqual([expect.arrayContaining(['unsafe_canning']), expect.arrayContaining(['honey_for_infant'])])
  inForce(
    says('drumsticks', 'tofu'),
    says('honey', 'sugar'),
    says('green beans', 'tomato'),
    says('Oatly block', 'tofu'),
  )
  expect([kindOf('4 drumsticks'), kindOf('1 lb Oatly block')]).toEqual(['poultry', undefined])
  expect([findings(canned), findings(forBaby)]).toEqual([
    expect.arrayContaining(['unsafe_canning']),
    expect.arrayContaining(['honey_for_infant']),
  ])
  const { lines } = readRecipe(dish('1 tbsp honey', 'Stir.'))
  expect([isDisliked(lines[0]!, 'honey'), everyFoodOf(lines[0]!.line).map(({ id }) => id)]).toEqual([
    true,
    ['sugar', 'honey'],
  ])
})

test('a dish that a correction makes vegan keeps and is heated as the meat that the tables read', () => {
  inForce(says('pork belly', 'apple'))
  const meal = { servings: 2, ingredients: [{ name: 'pork belly', amount: '1', unit: 'lb' }], recipeType: 'Main Dish' }
  const instructions = [{ step: 1, description: 'Roast the pork belly.', time: 60 }]
  expect(keepingOf({ ...meal, instructions }).join(' ')).toContain('165°F')
})

test('the foods that an eater may have are found again once another correction is in force', () => {
  const may = (food: string) => allowedFoods(hear({ ...anything, allergens: ['peanut'] }), new Set()).has(food)
  expect(may('carrot')).toBe(true)
  inForce(says('carrot', 'peanuts'))
  expect(may('carrot')).toBe(false)
  setKitchenData(noKitchenData)
  expect(may('carrot')).toBe(true)
})
