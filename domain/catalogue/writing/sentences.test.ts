import { assert, constantFrom, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countWord,
  kitchenMinutes,
  type Mention,
  sayList,
  sayMinutes,
  tidy,
  vessels,
  withArticle,
} from '#domain/catalogue/writing/sentences.ts'

const whole = (words: string): Mention => ({ words, form: 'whole' })
const part = (words: string): Mention => ({ words, form: 'part' })
const plain = (words: string): Mention => ({ words, form: 'plain' })

describe('a list of foods', () => {
  it('says “the” once for a run of whole foods', () => {
    expect(sayList([whole('onion'), whole('carrots'), whole('celery')])).toBe('the onion, carrots and celery')
  })
  it('never lets “the remaining” reach over to the next food', () => {
    expect(sayList([part('the remaining oil'), whole('onion')])).toBe('the remaining oil and the onion')
  })
  it('puts parts and water between foods without losing an article', () => {
    expect(sayList([whole('lentils'), part('half the salt'), plain('2 cups water'), whole('bay leaf')])).toBe(
      'the lentils, half the salt, 2 cups water and the bay leaf',
    )
  })
  it('says nothing for nothing, and nothing twice', () => {
    expect(sayList([])).toBe('')
    expect(sayList([whole('salt'), whole('salt')])).toBe('the salt')
  })
  it('has as many commas as it needs, whatever is in it', () => {
    assert(
      property(uniqueArray(constantFrom('oil', 'salt', 'garlic', 'rice', 'lime'), { minLength: 1 }), (names) => {
        const said = sayList(names.map(whole))
        expect(said.match(/,/g)?.length ?? 0).toBe(Math.max(0, names.length - 2))
        expect(said.match(/\bthe\b/g)?.length).toBe(1)
      }),
    )
  })
})

describe('small words', () => {
  it('chooses a or an by the sound', () => {
    expect(withArticle('8-inch skillet')).toBe('an 8-inch skillet')
    expect(withArticle('onion')).toBe('an onion')
    expect(withArticle('uniform layer')).toBe('a uniform layer')
    expect(withArticle('10-inch skillet')).toBe('a 10-inch skillet')
  })
  it('counts bowls in words up to six', () => {
    expect(vessels(1, 'bowl', 'bowls')).toBe('a bowl')
    expect(vessels(4, 'bowl', 'bowls')).toBe('four bowls')
    expect(vessels(20, 'bowl', 'bowls')).toBe('bowls')
    expect(countWord(12)).toBe('twelve')
  })
  it('mends what a left-out word leaves behind', () => {
    expect(tidy('add the oil , and stir  well .. ')).toBe('Add the oil, and stir well.')
    expect(tidy('  ')).toBe('')
  })
})

describe('minutes as a cook says them', () => {
  it('goes in fives past twelve and in hours from an hour and a quarter', () => {
    expect(sayMinutes(1)).toBe('1 minute')
    expect(sayMinutes(7, 8)).toBe('7 to 8 minutes')
    expect(sayMinutes(22)).toBe('20 minutes')
    expect(sayMinutes(120)).toBe('2 hours')
    expect(sayMinutes(85)).toBe('1 1/2 hours')
    expect(sayMinutes(100)).toBe('1 3/4 hours')
  })
  it('never says a range that goes down', () => {
    assert(
      property(integer({ min: 1, max: 300 }), integer({ min: 0, max: 10 }), (from, more) => {
        const [low, high] = (sayMinutes(from, from + more).match(/\d+/g) ?? []).map(Number)
        expect(kitchenMinutes(from) >= 75 || high === undefined || high > (low ?? 0)).toBe(true)
      }),
    )
  })
})
