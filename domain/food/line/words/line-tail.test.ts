import { describe, expect, it } from 'vitest'
import { tailAt } from '#domain/food/line/words/line-tail.ts'
import { isTool } from '#domain/food/line/words/tool-lines.ts'

describe('the end of a name', () => {
  it.each([
    ['olive oil for the pan', 'olive oil'],
    ['butter plus more for the pan', 'butter'],
    ['corn husks plus 6 for later', 'corn husks'],
    ['potatoes cut into wedges', 'potatoes'],
    ['carrots cut crosswise', 'carrots'],
    ['leeks white and pale green parts', 'leeks'],
    ['scallions white and green', 'scallions'],
    ['white and green asparagus', 'white and green asparagus'],
    ['cut flowers', 'cut flowers'],
    ['salt or more to taste', 'salt'],
    ['peppers or any similar', 'peppers'],
    ['oats I’ve used rolled', 'oats'],
    ['beans. It’ll keep', 'beans'],
    ['milk or cream', 'milk or cream'],
    ['forest honey', 'forest honey'],
  ])('“%s” is “%s”', (text, name) => {
    const end = tailAt(text)
    expect(end < 0 ? text : text.slice(0, end)).toBe(name)
  })
})

describe('a line of tools', () => {
  it.each([
    '8 wooden skewers',
    '8 (6-inch) bamboo skewers',
    'Parchment paper, for lining',
    'a candy thermometer',
    '2 to 3 metal skewers, soaked',
    'foil',
    '4 zip-lock bags',
  ])('has no food: %s', (line) => {
    expect(isTool(line)).toBe(true)
  })
  it.each([
    '10 skewers of beef',
    'parchment squares of pastry',
    'baking soda',
    '1 medium baking potato',
    'candy canes',
    'meat',
  ])('has one: %s', (line) => {
    expect(isTool(line)).toBe(false)
  })
})
