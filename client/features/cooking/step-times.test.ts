import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { areSeveral, shownTimes, timedStretches } from '#client/features/cooking/step-times.ts'
import { measuresOf } from '#domain/recipe/scaling/measures.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'
import { stepTimes } from '#domain/recipe/scaling/step-timers.ts'

/** The words, their times in brackets. */
function marked(shown: string, written = shown): string {
  const times = shownTimes(shown, written, stepTimes(written))
  const stretches = timedStretches(shown, times)
  expect(stretches.map(({ text }) => text).join('')).toBe(shown)
  for (const { at, text } of stretches) expect(shown.slice(at, at + text.length)).toBe(text)
  return stretches.map(({ text, time }) => (time ? `[${text}]` : text)).join('')
}

it('stand in the words as they were written', () => {
  expect(marked('Bake for 40 minutes, then cool for 10 minutes.')).toBe(
    'Bake for [40 minutes], then cool for [10 minutes].',
  )
  expect(marked('Stir every 5 minutes for 5 minutes; simmer 1½ hours.')).toBe(
    'Stir every 5 minutes for [5 minutes]; simmer [1½ hours].',
  )
  expect(marked('Serve.')).toBe('Serve.')
})

it('stand in the same words in other measures and for more people', () => {
  const written =
    'Stir in 1 cup milk every 5 minutes, simmer 5 minutes in 2 cups stock, and bake at 350°F for 40 minutes.'
  const ingredients = [
    { amount: '3', unit: 'cups', name: 'milk' },
    { amount: '2', unit: 'cups', name: 'stock' },
  ]
  const { metric } = measuresOf({ ingredients, steps: [written] })
  const [doubled] = scaleRecipe({ servings: 2, ...metric, isMetric: true }, 2).steps
  expect(doubled!.text).not.toBe(written)
  expect(marked(doubled!.text, written)).toMatch(
    /^Stir in .+ milk every 5 minutes, simmer \[5 minutes\] in .+ stock, and bake at .+ for \[40 minutes\]\.$/,
  )
})

it('are left out where the words are others, and never overlap', () => {
  expect(marked('Bake until golden.', 'Bake for 40 minutes.')).toBe('Bake until golden.')
  const pieces = fc.constantFrom('1 hour 10 minutes', '10 minutes', 'every 10 minutes', 'bake', '. ', '½ hour')
  const texts = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(' '))
  fc.assert(fc.property(texts, texts, (shown, written) => void marked(shown, written)))
})

it('are several only where they differ: two that are equal are one, started twice', () => {
  expect(areSeveral(stepTimes('Fry 3 minutes, turn and fry 3 minutes more.'))).toBe(false)
  expect(areSeveral(stepTimes('Fry 3 minutes, turn and fry 4 minutes more.'))).toBe(true)
  expect(areSeveral([])).toBe(false)
})
