import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { CheckRequest } from '#contract/public/check.ts'

const words = (steps: number) => ({
  title: 'Soup',
  servings: 4,
  ingredients: ['1 onion'],
  instructions: Array.from({ length: steps }, () => 'x'.repeat(2000)),
})
const sentence = 'A recipe can have at most 20,000 characters, counting its lines and steps together.'

test.each([
  ['to be kept', contract.recipes.create.body],
  ['to be changed', contract.recipes.update.body],
  ['being typed', contract.recipes.verify.body],
  ['of anybody', contract.public.verifyRecipe.body],
])('a recipe %s has letters for ten long steps', (_, schema) => {
  expect(schema.safeParse(words(9)).success).toBe(true)
  const refused = schema.safeParse(words(10))
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([sentence])
})

test('a pasted text has letters for a whole recipe, in one line too', () => {
  const refusal = (text: string) => CheckRequest.safeParse({ text }).error?.issues[0]?.message
  expect(refusal('x'.repeat(20_000))).toBeUndefined()
  expect(refusal('x'.repeat(20_001))).toBe('A recipe to check can have at most 20,000 characters')
})
