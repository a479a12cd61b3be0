import { expect, it } from 'vitest'
import { lineWords } from '#client/features/editor/line-words.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'

const reading = (line: string, grams: number | null = 28) => {
  const [report] = lineReports({ ingredients: [line] })
  return { report: report!, grams, isCounted: grams !== null }
}

it('says how a line was read where its own words don’t, and what it weighs', () => {
  expect(lineWords(reading('2 tbsp butter'), { allergens: [] })).toMatchObject({
    read: 'unsalted butter',
    weight: '28 g',
  })
  expect(lineWords(reading('2 onions, sliced', 220), { allergens: [] })).toMatchObject({ read: '', weight: '220 g' })
  // part of a word names nothing
  const { report } = reading('2 tbsp butter')
  const squash = { report: { ...report, text: '1 butternut squash, unsalted' }, grams: 28, isCounted: true }
  expect(lineWords(squash, { allergens: [] }).read).toBe('unsalted butter')
  expect(lineWords(reading('2 tbsp butter', null), { allergens: [] })).toMatchObject({
    read: 'unsalted butter, weight unknown',
    weight: '',
  })
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
