import { expect, it } from 'vitest'
import { lineWords } from '#client/features/editor/line-words.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'

const reading = (line: string, grams: number | null = 28) => {
  const [report] = lineReports({ ingredients: [line] })
  return { report: report!, grams, isCounted: grams !== null }
}

it('says how a line was read, and what it weighs', () => {
  expect(lineWords(reading('2 tbsp butter'), { allergens: [] }).read).toBe('unsalted butter, 28 g')
})

it('raises an alarm for the reader’s own allergy and diet, and remarks what others would want to know', () => {
  const butter = reading('2 tbsp butter')
  expect(lineWords(butter, { allergens: ['milk'], diet: 'vegan' }).alarms).toEqual([
    { kind: 'blocks', words: 'Contains dairy, which you avoid' },
    { kind: 'blocks', words: 'Not vegan' },
  ])
  const toOthers = lineWords(butter, { allergens: ['peanut'] })
  expect(toOthers.alarms).toEqual([])
  expect(toOthers.remarks).toContain('Contains dairy')
})
