import { expect, it } from 'vitest'
import { wordsFor } from '#client/features/timelines/words-for.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

const rice = {
  id: 1,
  title: 'Rice with peas',
  servings: 2,
  ingredients: [
    { amount: '1/2', unit: 'cup', name: 'rice' },
    { amount: '1', unit: 'cup', name: 'peas' },
  ],
  instructions: [
    { step: 1, description: 'Put the rice in a saucepan with 1/2 cup water.', time: 20 },
    { step: 2, description: 'Stir in the peas.', time: 1 },
  ],
}
const stepsFor = (servings: number) =>
  wordsFor(rice, servings, scaleRecipe).instructions.map(({ description }) => description)

it('the amounts within the steps are for as many as it is cooked for', () => {
  expect(stepsFor(8)).toEqual(['Put the rice in a saucepan with 2 cups water.', 'Stir in the peas.'])
  expect(stepsFor(2)).toEqual(['Put the rice in a saucepan with 1/2 cup water.', 'Stir in the peas.'])
})

it('a step whose amounts can’t be scaled says whom it serves', () => {
  const scale: typeof scaleRecipe = (...asked) => {
    const scaled = scaleRecipe(...asked)
    return { ...scaled, steps: rice.instructions.map(({ description: text }) => ({ text, isScaled: false })) }
  }
  expect(wordsFor(rice, 8, scale).instructions[1]).toMatchObject({
    description: 'Stir in the peas. (The amount in this step serves 2.)',
  })
})
