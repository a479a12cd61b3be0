import { describe, expect, it } from 'vitest'
import { phraseTable } from '#domain/text/phrase-table.ts'
import { tokens } from '#domain/text/tokens.ts'

const table = phraseTable(`
  no pink, juices run|are clear, over a? very? low|high heat, until the * is tender,
  golden !syrup|sugar, is cooked !in|with`)

describe('a table of phrases', () => {
  it.each([
    ['until no pink is left', true],
    ['no, pink', false],
    ['the juices run clear', true],
    ['the juices are clear', true],
    ['juices clear', false],
    ['over low heat', true],
    ['over a very high heat', true],
    ['over very a high heat', false],
    ['until the leek is tender', true],
    ['until the leek and onion is tender', false],
    ['golden', true],
    ['golden brown', true],
    ['golden syrup', false],
    ['golden, sugar', true],
    ['it is cooked', true],
    ['it is cooked in butter', false],
    ['', false],
  ])('“%s”: %s', (text, isIn) => {
    expect(table.isIn(tokens(text))).toBe(isIn)
  })

  it('tells how long the longest phrase is that begins at a word', () => {
    const rice = phraseTable('rice, rice wine vinegar?')
    expect(['rice', 'rice wine', 'rice wine vinegar', 'wine'].map((text) => rice.lengthAt(tokens(text), 0))).toEqual([
      1, 2, 3, 0,
    ])
  })
})
