import { expect, test } from 'vitest'
import { type RecipeOfWeek, troublesOf, weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'

const chili = {
  title: 'Bean Chili, Some with Beef and Cheddar',
  servings: 6,
  ingredients: [
    { amount: '3', unit: 'cups', name: 'cooked black beans' },
    { amount: '3', unit: 'cups', name: 'crushed tomatoes' },
    { amount: '1', unit: 'lb', name: 'lean ground beef', preparation: 'for the other five' },
    { amount: '1', unit: 'cup', name: 'grated sharp Cheddar', preparation: 'for the other five' },
  ],
  instructions: [
    'Simmer the beans in the tomatoes for 20 minutes.',
    'For the other five: brown the beef in a separate skillet until no pink is left (160°F/71°C), 7 minutes. Once the dish is on plates, spoon it onto those five plates. Top them with the Cheddar.',
    'Ladle the chili into bowls.',
  ].map((description, at) => ({ step: at + 1, description, time: 10 })),
}

function leftOff(recipe: RecipeOfWeek, eater: Partial<EaterProfile>): readonly string[] | null {
  const { finishes, finishOf } = weekDishOf(recipe, { id: 'r1', meals: ['dinner'] }, [{ ...nobody, ...eater }])
  const [finish] = finishOf
  return finish == null ? null : finishes[finish]!.without
}

const all = ['1 lb lean ground beef', '1 cup grated sharp Cheddar']

test('what a recipe has for others alone is left off the plate of whoever keeps the diet', () => {
  expect(leftOff(chili, { diet: 'vegan' })).toEqual(all)
  expect(leftOff(chili, { diet: 'vegetarian' })).toEqual(all)
  expect(leftOff(chili, {})).toEqual([])
  const vegan: EaterProfile = { ...nobody, diet: 'vegan' }
  const [trouble] = troublesOf(chili, weekDishOf(chili, { id: 'r1', meals: ['dinner'] }, [vegan]), [vegan], 'writer')
  expect(trouble?.without).toEqual(all)
})

test('an allergy keeps them from it: it is cooked in the same kitchen with the same hands', () => {
  expect(leftOff(chili, { allergens: ['milk'] })).toBeNull()
})

test('what another step names too is not apart', () => {
  const [first, ...rest] = chili.instructions
  const stirred = { ...first!, description: 'Simmer the beans and half the beef in the tomatoes for 20 minutes.' }
  expect(leftOff({ ...chili, instructions: [stirred, ...rest] }, { diet: 'vegan' })).toBeNull()
})

test('a line without the mark is everybody’s', () => {
  const ingredients = chili.ingredients.map(({ preparation: _mark, ...line }) => line)
  expect(leftOff({ ...chili, ingredients }, { diet: 'vegan' })).toBeNull()
})
