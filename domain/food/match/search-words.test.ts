import { expect, test } from 'vitest'
import { searchParts, searchWords } from '#domain/food/match/search-words.ts'

const typed = (text: string) => searchWords(text).map((word) => word.typed)

test('accents, case, ligatures and signs that nobody sees make no difference', () => {
  expect(typed('Crème Brûlée')).toEqual(['creme', 'brulee'])
  expect(typed('SMØRREBRØD œuf')).toEqual(['smorrebrod', 'oeuf'])
  expect(typed('chick\u200fpea\u202e')).toEqual(['chickpea'])
  expect(typed("Shepherd's pie, shepherd’s PIE")).toEqual(['shepherd', 'pie'])
})

test('one and many are one word', () => {
  expect(searchWords('tomatoes leaves peas')).toMatchObject([
    { canonical: 'tomato' },
    { canonical: 'leaf' },
    { canonical: 'pea' },
  ])
})

test('words that name a food together are one part', () => {
  const parts = searchParts('quick spring onions and aubergine').map(({ words, food }) => [words.length, food?.id])
  expect(parts).toEqual([
    [1, undefined],
    [2, 'scallion'],
    [1, undefined],
    [1, 'eggplant'],
  ])
})

test('any text can be asked for', () => {
  for (const text of ['', "'); drop table", '& | ! ( ) :* <->', '🍲', '\\', '%_', 'a'.repeat(5000)])
    for (const { typed } of searchWords(text)) expect(typed).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
  expect(searchWords('a b c d e f', 3)).toHaveLength(3)
})
