import { expect, test } from 'vitest'
import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'

test('counts are read as English writes them out, and the pattern finds the whole of each', () => {
  const read = { one: 1, Twelve: 12, dozen: 12, nineteen: 19, sixty: 60, 'forty-five': 45, 'twenty four': 24 }
  for (const [said, count] of Object.entries(read)) {
    expect([said, numberOfWord(said)]).toEqual([said, count])
    expect(new RegExp(`\\b${numberWord}\\b`, 'i').exec(`for ${said} guests`)?.[0]).toBe(said)
  }
  for (const other of ['', 'none', 'twelve-one', 'forty-twelve', 'twenty-', 'constructor'])
    expect([other, numberOfWord(other)]).toEqual([other, undefined])
})
