import { describe, expect, it } from 'vitest'
import { traitsOf } from '#domain/plan/menu/dish-traits.ts'

const of = (ingredients: string[], ...instructions: string[]) => traitsOf({ servings: 4, ingredients, instructions })

it.each([
  [['4 chicken thighs', '1 cup rice', '1 onion'], 'Roast for 40 minutes.', 'chicken', 'rice', 'browned'],
  [['1 1/2 lb salmon fillet', '2 tbsp butter'], 'Poach for 10 minutes.', 'fish', undefined, 'wet'],
  [['8 eggs', '1/2 cup milk'], 'Scramble.', 'egg', undefined, 'raw'],
  [['2 cans black beans', '1 bell pepper'], 'Simmer for 20 minutes.', 'beans', undefined, 'wet'],
  [['1 lb spaghetti', '1 can tomatoes', '2 cloves garlic'], 'Boil the spaghetti.', 'pasta', 'pasta', 'wet'],
  [['4 apples', '1 tbsp sesame seeds'], 'Slice and serve.', 'apple', undefined, 'raw'],
  [['1 lb shrimp', '1 lime'], 'Grill for 4 minutes.', 'shellfish', undefined, 'browned'],
])('%s is about %s', (ingredients, step, main, base, way) => {
  expect(of(ingredients, step)).toMatchObject({ main, base, way })
})

it.each([
  [['1 lb carrots', '2 cups stock'], 'Simmer until tender. Puree the soup in a blender.', 'smooth'],
  [['1 lb potatoes', '1/2 cup milk'], 'Boil for 20 minutes. Mash with the milk.', 'smooth'],
  [['8 chicken thighs'], 'Roast until the skin is crisp.', 'crisp'],
  [['1 head romaine lettuce', '1 cucumber'], 'Slice and toss.', 'crisp'],
  [['2 lb beef chuck'], 'Braise for 3 hours.', 'tender'],
  [['4 bananas', '1 cup yogurt'], 'Freeze the bananas for 4 hours.', 'smooth'],
])('%s feels %s', (ingredients, step, texture) => {
  expect(of(ingredients, step)).toMatchObject({ texture })
})

it.each([
  [['3 cups dried red lentils'], 'beans'],
  [['2 cans whole peeled tomatoes'], 'tomato'],
  [['1 lb cremini mushrooms'], 'mushroom'],
  [['12 corn tortillas'], 'tortilla'],
  [['8 oz dried egg noodles'], 'noodle'],
  [['1 cup rolled oats', '3 cups whole milk', '2 small apples'], 'apple'],
  [['1/2 cup rice', '4 cups whole milk'], 'rice'],
])('%s go by the family, in the plural too, and no milk that something is cooked in', (ingredients, main) => {
  expect(of(ingredients, 'Simmer.')).toMatchObject({ main })
})

describe('a title', () => {
  const titled = (title: string, ...ingredients: string[]) =>
    traitsOf({ title, servings: 4, ingredients, instructions: ['Simmer for 20 minutes.'] })
  const oatmeal = ['2 cups rolled oats', '4 cups whole milk', '2 apples', '1/2 cup walnuts', '1 tsp ground cinnamon']

  it('names what the dish is about before it goes on to what is beside it', () => {
    const { named, noticed, kinds } = titled('Apple Cinnamon Oatmeal with Walnuts', ...oatmeal)
    expect([named.toSorted(), kinds]).toEqual([['apple', 'oats'], ['oatmeal']])
    expect(noticed).toEqual(expect.arrayContaining(['apple', 'oats', 'walnuts', 'cinnamon']))
  })
  it('names foods that the dish has, and none that only season it', () => {
    const rice = ['2 cups rice', '1 lime, juiced', '1 onion, chopped', '1 cup cilantro']
    expect(titled('Cilantro Lime Rice', ...rice).named).toEqual(['rice'])
    expect(titled('Beef Stew', '2 lb eggplant').named).toEqual([])
  })
  it('has two names where it says it in English too', () => {
    const stew = ['1 1/2 cups brown lentils', '1 lb ground beef']
    const { named, kinds } = titled('Adas bi Hamod with Beef (Lentil Stew)', ...stew)
    expect([named, kinds]).toEqual([['beans'], ['hamod', 'stew']])
  })
})

it('reads any words without failing', () => {
  expect(of(['???', ''], '')).toMatchObject({ main: undefined, base: undefined, named: [], kinds: [], way: 'raw' })
})
