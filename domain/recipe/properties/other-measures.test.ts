import { assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type System, systems } from '#domain/measure/systems.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { measuresOf } from '#domain/recipe/scaling/measures.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

const drafts = Array.from({ length: 30 }, (_, seed) => compose(anyWish, seed)).flatMap((answer) =>
  'draft' in answer ? [answer.draft] : [],
)
const stepsOf = ({ instructions }: RecipeDraft) => instructions.map(({ description }) => description)

/** Brackets that stay open, below zero for those that close nothing. */
const open = (text: string) => text.split('(').length - text.split(')').length
/** '1 1/2' is one number. */
const numbers = (text: string) => text.match(/\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?/g)?.length ?? 0

const foreign = { us: /\d ?°C|\d[- ](?:kg|g|cm)\b/, metric: /\d ?°F|\d[- ](?:lb|oz|inch(?:es)?)\b/ }

test('in other measures brackets stay balanced and numbers do not become more', () => {
  assert(
    property(constantFrom(...drafts), constantFrom<System>(...systems), (draft, system) => {
      const { ingredients } = draft
      const before = [...ingredients.map(ingredientText), ...stepsOf(draft)]
      const measured = measuresOf({ ingredients, steps: stepsOf(draft) })[system]
      const after = [...measured.ingredients.map(ingredientText), ...measured.steps]
      for (const [at, text] of after.entries()) {
        expect(open(text), `${text} keeps its brackets`).toBe(open(before[at] ?? ''))
        expect(numbers(text), `${before[at]}: ${text}`).toBeLessThanOrEqual(numbers(before[at] ?? ''))
        expect(text).not.toMatch(foreign[system])
      }
    }),
    { numRuns: 200 },
  )
})

test('for fewer people brackets stay balanced and nothing becomes a trace', () => {
  assert(
    property(constantFrom(...drafts), constantFrom(0.125, 0.25, 0.5, 2, 5), (draft, factor) => {
      const { servings, ingredients } = draft
      const before = stepsOf(draft)
      const scaled = scaleRecipe({ servings, ingredients, steps: before }, factor)
      for (const line of scaled.ingredients) expect(ingredientText(line)).not.toMatch(/a trace|^0 /)
      for (const [at, { text }] of scaled.steps.entries()) {
        expect(open(text), `${text} keeps its brackets`).toBe(open(before[at] ?? ''))
        expect(text).not.toContain('a trace')
      }
    }),
    { numRuns: 200 },
  )
})
