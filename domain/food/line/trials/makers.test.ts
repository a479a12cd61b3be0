import { describe, expect, it } from 'vitest'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { withoutMaker } from '#domain/food/allergens/plant-brands.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { isMaker } from '#domain/food/line/words/line-words.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { dietTerms } from '#domain/food/table/words/diet-terms.ts'
import { madeFriends, noFood, plainFriends } from '#domain/food/table/words/false-friends.ts'
import { makers } from '#domain/food/table/words/makers.ts'

describe('a maker whose name is of several words', () => {
  it.each([
    ['1 lb Niman Ranch bacon', 'bacon'],
    ['4 Niman Ranch pork chops', 'pork-chops'],
    ['8 oz niman ranch ham, diced', 'ham'],
    ["6 slices Boar's Head provolone", 'provolone'],
    ['2 tbsp Hidden Valley Ranch dressing', 'ranch-dressing'],
    ['1/2 cup Hidden Valley Original Ranch dressing', 'ranch-dressing'],
    ["1/4 cup Newman's Own ranch dressing", 'ranch-dressing'],
    ['2 tbsp California Olive Ranch olive oil', 'olive-oil'],
    ['1 cup Green Giant peas', 'peas'],
    ['2 tbsp Land O’Lakes butter', 'butter'],
    ['1 tsp Grey Poupon Dijon mustard', 'dijon'],
    ['1 cup Pearl River Bridge soy sauce', 'soy-sauce'],
  ])('leaves the food what it is without the name: %s', (line, id) => {
    const read = readIngredientLine(line)
    expect(read.foods.map(({ food }) => food?.id)).toEqual([id])
    const bare = readIngredientLine(withoutMaker(line).rest)
    const claims = (one: typeof read) => lineAllergens(one).map(({ allergen, certainty }) => `${allergen} ${certainty}`)
    expect(claims(read)).toEqual(claims(bare))
    expect(lineIsKnown(read)).toBe(true)
  })
  it.each(['Niman Ranch', 'Green Giant', 'Hidden Valley', 'Bell & Evans'])('is no food by itself: %s', (line) => {
    expect(readIngredientLine(line).foods.flatMap(({ food }) => food ?? [])).toEqual([])
  })
  it.each([
    ['1 cup ranch', 'milk'],
    ['King Ranch chicken', 'milk'],
    ['bacon with Niman Ranch and ranch dressing', 'milk'],
    ['Niman Ranch bacon, cheddar', 'milk'],
    ['Hidden Valley Ranch', 'milk'],
  ])('hides no food beside it or like it: %s', (line, allergen) => {
    expect(lineAllergens(readIngredientLine(line)).map((one) => one.allergen)).toContain(allergen)
  })
  it('is known as a whole: of its words only makers by themselves are makers', () => {
    const words = new Set(makers.flatMap((name) => foodWords(name)))
    expect([...words].filter(isMaker).toSorted()).toEqual(['kirkland', 'lyle'])
  })
  it('hides no longer name of a food and no longer term', () => {
    const terms = [...allergenTerms, ...plainFriends, ...madeFriends, ...dietTerms].map(([, names]) => names)
    const names = [
      ...[...foods.values()].flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]),
      ...[...terms, noFood].flatMap((list) => list.split(',')),
    ]
    const longer = names.filter(
      (name) => withoutMaker(name).maker !== undefined && withoutMaker(name).rest.trim() !== '',
    )
    expect(longer).toEqual([])
  })
})
