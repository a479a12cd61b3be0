import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { findFood, findFoodIn } from '#domain/food/match/find-food.ts'
import { indexFoods } from '#domain/food/match/food-index.ts'
import { nearestFood } from '#domain/food/match/nearest-food.ts'

describe('the food that is offered where the words name none', () => {
  it.each([
    ['oat mlik', 'oat-milk'],
    ['parmsan chese', 'parmesan'],
    ['chiken brest', 'chicken-breast'],
    ['almod butter', 'almond-butter'],
    ['cocnut milk', 'coconut-milk'],
    ['greek yogrt', 'greek-yogurt'],
    ['worcestershre sauce', 'worcestershire'],
    ['vannila extract', 'vanilla'],
    ['red oinon', 'red-onion'],
    ['swet potato', 'sweet-potato'],
    ['blak grapes', 'grapes'],
    ['galic powder', 'garlic-powder'],
    ['butternt sqash', 'butternut'],
    ['shirmp', 'shrimp'],
    ['qinoa', 'quinoa'],
    ['couscos', 'couscous'],
  ])('%s: %s, and never taken for it', (words, id) => {
    const { food, nearest } = findFood(words)
    expect([food, nearest?.id]).toEqual([undefined, id])
  })

  it('99 of 100 foods of the table, or others like them, are offered when two letters of their name change places', () => {
    const lost = [...foods.values()].filter(({ name }) => {
      const slipped = name.replace(/([a-z]{2})([a-z])([a-z])(?=[a-z]*$)/, '$1$3$2')
      const { food, nearest } = findFood(slipped)
      return slipped !== name && !food && !nearest
    })
    // 'Colves' is read as the plural of 'colf'.
    expect(lost.length).toBeLessThan(foods.size / 100)
  })

  it('says nothing of nonsense', () => {
    expect(findFood('xyzzy plugh').nearest).toBeUndefined()
    expect(findFoodIn(indexFoods([]), 'oat mlik').nearest).toBeUndefined()
  })

  it('answers any words, as many as there may be', () => {
    const table = indexFoods(foods.values())
    assert(property(string({ maxLength: 60 }), (text) => void nearestFood(table, text.split(' '))))
    // The last eight words that tell something are looked at, however many stand before them.
    const nonsense = Array.from({ length: 4000 }, (_, at) => `zzkq${at}`)
    expect(nearestFood(table, [...nonsense, 'oat', 'mlik'])?.id).toBe('oat-milk')
    expect(nearestFood(table, ['oat', 'mlik', ...nonsense])).toBeUndefined()
  })
})
