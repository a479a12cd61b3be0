import { expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function isStopped(ingredient: string, step: string): boolean {
  const recipe = { title: 'Dish', servings: 4, ingredients: [ingredient, '1 cup sugar'], instructions: [step] }
  const { findings } = verifyRecipe(recipe, undefined, { author: 'cook' })
  return findings.some(({ code, severity }) => code === 'poisonous_raw' && severity === 'blocks')
}

it.each([
  ['1 lb fresh elderberries', 'Juice the elderberries with the sugar and drink.'],
  ['1 lb cassava', 'Grate the cassava and eat it as a salad.'],
  ['1 taro root', 'Shave the taro and toss it with the sugar. Never boil it.'],
  ['8 oz fiddleheads', 'Rinse the fiddleheads and serve.'],
  ['4 oz morels', 'Slice the morels over the salad.'],
  ['4 oz wild mushrooms', 'Eat the wild mushrooms as they are.'],
  ['1 cup fresh lima beans', 'Toss the beans with the sugar.'],
])('no step heats it: %s. %s', (ingredient, step) => {
  expect(isStopped(ingredient, step)).toBe(true)
})

it.each([
  ['1 lb fresh elderberries', 'Boil the elderberries with the sugar for 15 minutes and strain.'],
  ['1 lb yuca', 'Boil the yuca until tender, then fry it.'],
  ['1 cup cassava flour', 'Stir the flour with the sugar.'],
  ['4 taro roots', 'Steam the taro for 30 minutes.'],
  ['4 oz morels', 'Fry the morels in butter.'],
  ['1 can lima beans', 'Toss the beans with the sugar.'],
  ['2 tbsp elderberry syrup', 'Stir the syrup into the sugar.'],
])('needs no heat, or has it: %s. %s', (ingredient, step) => {
  expect(isStopped(ingredient, step)).toBe(false)
})
