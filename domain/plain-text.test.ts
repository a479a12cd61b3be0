import { describe, expect, test } from 'vitest'
import { either, inTurn, withoutAsides, withoutEnd, wordsBefore } from '#domain/plain-text.ts'

describe('one thing and another behind it', () => {
  const drained = inTurn(/\bdrain\w*/, /\bfat\b/)

  test('are found in one sentence', () => {
    expect(drained.test('brown the beef, then drain off all of the fat')).toBe(true)
  })

  test('are not found the other way round, nor over two sentences', () => {
    expect(drained.test('melt the fat and drain the pasta')).toBe(false)
    expect(drained.test('drain the pasta. melt the fat')).toBe(false)
  })

  test('are found in a later sentence that has both', () => {
    expect(drained.test('drain the pasta. drain the beef of its fat')).toBe(true)
  })

  test('end where they are told to', () => {
    expect(inTurn(/\bfry\b/, /\bbatches\b/, /[.;]/).test('fry the onions; work in batches')).toBe(false)
    expect(inTurn(/\bfry\b/, /\bbatches\b/).test('fry the onions; work in batches')).toBe(true)
  })

  test('may be one of several', () => {
    expect(either(/\bdeep[- ]?fr/, drained).test('deep-fry until golden')).toBe(true)
    expect(either(/\bdeep[- ]?fr/, drained).test('bake until golden')).toBe(false)
  })
})

describe('the words before a place', () => {
  const text = 'turn it every now and then for 10 minutes'

  test('are all of them where there are few', () => {
    expect(wordsBefore(text, 8, 80)).toBe('turn it ')
  })

  test('begin with a whole word: the end of another is no word', () => {
    expect(wordsBefore(text, 27, 18)).toBe(' now and then ')
    expect(wordsBefore(text, 27, 19)).toBe('every now and then ')
  })
})

describe('what a text goes without', () => {
  test('are the signs at its end, not those within it', () => {
    expect(withoutEnd('milk, , x2 , ,', /[\s,]/)).toBe('milk, , x2')
    expect(withoutEnd(', ,', /[\s,]/)).toBe('')
  })

  test('is what stands in parentheses, as far as they close', () => {
    expect(withoutAsides('1 can (14 oz (400 g)) beans (drained')).toBe('1 can  ) beans (drained')
    expect(withoutAsides('beans')).toBe('beans')
  })
})
