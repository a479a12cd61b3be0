import { describe, expect, it } from 'vitest'
import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

const listOf = (...ingredients: string[]) => shoppingListOf([{ recipeId: 1, title: 'Dinner', ingredients }])
const namesOf = (...ingredients: string[]) => listOf(...ingredients).map(({ name }) => name)

describe('what a line says that it is without is what the list says', () => {
  it.each([
    ['4 slices bread (GF)', 'gluten-free bread'],
    ['2 tbsp soy sauce (GF)', 'gluten-free soy sauce'],
    ['1 cup oats (certified GF)', 'gluten-free oats'],
    ['1 cup oats, without gluten', 'gluten-free oats'],
    ['100 g chocolate (no nuts)', 'nut-free chocolate'],
    ['1 cup milk (DF)', 'dairy-free milk'],
    ['1 cup milk 2%', '2% milk'],
    ['8 oz cooked pasta (GF)', 'gluten-free pasta'],
    ['2 egg yolks (vegan)', 'vegan large eggs'],
    ['1 cup florps (GF)', 'gluten-free florps'],
    ['bread (gluten-free and vegan)', 'gluten-free vegan bread'],
    ['1 cup mayonnaise (eggless)', 'eggless mayonnaise'],
    ['1 cup creamer (non-dairy)', 'non-dairy creamer'],
    ['gluten-free bread', 'gluten-free bread'],
    ['1 cup soy sauce, gluten-free if needed', 'soy sauce'],
    ['1/3 cup soy sauce (not gluten-free)', 'soy sauce'],
  ])('%s is %s', (line, name) => expect(namesOf(line)).toEqual([name]))

  it('of the food that it is said of', () => {
    expect(namesOf('soy sauce (GF) and flour').toSorted()).toEqual(['flour', 'gluten-free soy sauce'])
  })

  it('joins what means the same, typed or not', () => {
    expect(namesOf('4 slices bread (GF)', '2 slices bread (without gluten)')).toEqual(['gluten-free bread'])
    expect(namesOf('2 slices bread (GF)', '2 slices bread (GF, no egg)')).toHaveLength(2)
  })
})

const words: Readonly<Record<Allergen, readonly string[]>> = {
  milk: ['milk', 'dairy'],
  egg: ['egg'],
  fish: ['fish'],
  crustacean: ['shellfish'],
  mollusc: ['shellfish'],
  tree_nut: ['nut', 'tree nut'],
  peanut: ['peanut'],
  wheat: ['wheat', 'gluten', 'grain'],
  gluten: ['gluten', 'grain'],
  soy: ['soy', 'soya'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphite: ['sulphite', 'sulfite'],
}
const wordings = ['X-free', 'X free', 'no X', 'no Xs', 'without X', 'free of X', 'free from X', 'certified X-free']
const others = ['GF', 'gf', 'vegan', 'vegetarian', 'eggless', 'flourless', 'unsulfured', 'plant-based', 'non-dairy']
const writings = ['A (W)', 'A, W', 'W A', 'A W', 'A [W]', 'A - W', '2 cups A (W), chopped']

/** What is wanted without an allergen: each food with each word, and each way of saying it with each way of writing it by turns. */
function casesOf(allergen: Allergen) {
  const says = [...words[allergen].flatMap((word) => wordings.map((one) => one.replace('X', word))), ...others]
  const holding = [...foods.values()].filter((food) =>
    [...food.allergens.certain, ...food.allergens.usual].includes(allergen),
  )
  const all = holding.flatMap(({ name }) => says.map((said) => ({ name, said })))
  const step = Math.ceil(all.length / 160)
  // a food further the next word, so that no word is passed over at every food
  const some = all.filter((_, at) => (at + Math.floor(at / says.length)) % step === 0)
  return some.map(({ name, said }, at) => ({
    line: (writings[at % writings.length] ?? '').replace('A', name).replace('W', said),
    name,
  }))
}

const holds = (text: string, allergen: Allergen) =>
  lineAllergens(readIngredientLine(text)).some((one) => one.allergen === allergen)

/** Whether a name on a list tells whoever shops that the allergen is not in it, in any of the words of this test. */
const says = (name: string, allergen: Allergen) =>
  !holds(name, allergen) ||
  others.some((word) => name.includes(word)) ||
  words[allergen].some((word) =>
    new RegExp(`\\b${word}[- ]free|\\bno ${word}`, 'i').test(name.replace('tree-', 'tree ')),
  )

describe('no word that clears an allergen is lost', () => {
  it.each(allergens)('%s', (allergen) => {
    const cleared = casesOf(allergen).filter(({ line, name }) => !holds(line, allergen) && holds(name, allergen))
    const lost = cleared.filter(({ line }) =>
      [...listOf(line), typedItem(line)].some(({ name, quantity }) => quantity > 0 && !says(name, allergen)),
    )
    expect(lost).toEqual([])
    const joined = cleared.filter(({ line, name }) => {
      const lists = [
        listOf(name, line),
        mergedFoods([typedItem(name), typedItem(line)]),
        mergedFoods([...listOf(name), typedItem(line)]),
      ]
      return lists.some((list) => list.some(({ sources }) => sources.length > 1))
    })
    expect(joined).toEqual([])
    // lupin is never in anything but lupin
    expect(cleared.length > 10).toBe(allergen !== 'lupin')
  })
})
