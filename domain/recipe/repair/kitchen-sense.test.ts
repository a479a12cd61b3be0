import { describe, expect, it } from 'vitest'
import { nobody } from '#domain/recipe/profile.ts'
import { draftOf, ingredient, repaired } from '#domain/recipe/properties/repaired.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'

describe('eggs, by what they are for', () => {
  const eggs = (title: string, amount: string, others: Ingredient[], ...steps: string[]) =>
    repaired(draftOf(title, [ingredient(amount, '', 'eggs'), ...others], ...steps), { allergens: ['egg'] })
  const flour = ingredient('2', 'cups', 'all-purpose flour')
  const sugar = ingredient('1/2', 'cup', 'sugar')

  it('are as many as they weigh', () => {
    const weighed = (amount: string, unit: string, name = 'eggs') =>
      repaired(
        draftOf(
          'Buns',
          [ingredient(amount, unit, name), ingredient('250', 'g', 'all-purpose flour'), sugar],
          'Mix the eggs with the flour and sugar to a dough.',
          'Shape into buns and bake in the oven at 400°F (200°C) for 20 minutes.',
        ),
        { allergens: ['egg'] },
      ).draft.ingredients[0]
    expect(weighed('55', 'g', 'egg')).toMatchObject({ amount: '1', unit: 'tbsp', name: 'ground flaxseed' })
    expect(weighed('150', 'g')).toMatchObject({ amount: '3', unit: 'tbsp', name: 'ground flaxseed' })
    expect(weighed('1/2', 'cup')).toMatchObject({ amount: '2', unit: 'tbsp', name: 'ground flaxseed' })
  })

  it('are flax in a batter, and nothing is cracked', () => {
    const { draft } = eggs(
      'Pancakes',
      '2',
      [flour, ingredient('1', 'cup', 'milk')],
      'Crack the eggs into a bowl and whisk with the flour and milk.',
      'Fry the batter in a pan for 3 minutes.',
    )
    expect(draft.ingredients[0]?.name).toBe('ground flaxseed')
    expect(draft.instructions[0]?.description).toMatch(/^Pour the flax mixture into a bowl and whisk/)
  })

  it('are plant milk where they are brushed on', () => {
    const { draft } = eggs(
      'Buns',
      '1',
      [flour, ingredient('1', 'cup', 'water')],
      'Knead the flour with the water and shape into buns.',
      'Brush the buns with the egg and bake for 20 minutes.',
    )
    expect(draft.ingredients[0]).toMatchObject({ unit: 'tbsp', name: 'unsweetened oat milk' })
    expect(draft.instructions[1]?.description).toBe('Brush the buns with the oat milk and bake for 20 minutes.')
  })

  it('are tofu where they are the dish', () => {
    const { draft } = eggs(
      'Scrambled Eggs',
      '4',
      [ingredient('1', 'tbsp', 'butter'), ingredient('1/2', 'tsp', 'salt')],
      'Melt the butter in a pan.',
      'Crack the eggs into the pan and scramble with the salt for 4 minutes.',
    )
    expect(draft.title).toBe('Scrambled Tofu')
    expect(draft.ingredients[0]).toMatchObject({ amount: '8', unit: 'oz', name: 'extra-firm tofu' })
    expect(draft.instructions[1]?.description).toMatch(/^Crumble the tofu into the pan/)
  })

  it('have no stand-in where their whites are whipped', () => {
    const meringue = draftOf(
      'Meringue',
      [ingredient('4', '', 'egg whites'), sugar, ingredient('1', 'tsp', 'lemon juice')],
      'Whip the egg whites to stiff peaks with the sugar and lemon juice.',
      'Bake for 90 minutes.',
    )
    expect(repairRecipe(meringue, { ...nobody, allergens: ['egg'] })).toHaveProperty('failed')
  })
})

describe('a swap in the words of the steps', () => {
  it('takes every line of the same food, and leaves other foods their names', () => {
    const bake = draftOf(
      'Butter Cookies',
      [
        ingredient('1', 'cup', 'butter'),
        ingredient('2', 'cups', 'all-purpose flour'),
        ingredient('2', 'tbsp', 'butter', 'for the pan'),
        ingredient('2', 'tbsp', 'peanut butter'),
      ],
      'Butter a baking sheet with the rest. Beat the butter with the peanut butter and the flour.',
      'Bake for 12 minutes.',
    )
    const { draft, changes } = repaired(bake, { allergens: ['milk'] })
    expect(draft.ingredients.map(({ name }) => name)).toEqual([
      'vegan butter',
      'all-purpose flour',
      'vegan butter',
      'peanut butter',
    ])
    expect(changes.map(({ line }) => line)).toEqual([0, 2])
    expect(draft.instructions[0]?.description).toBe(
      'Grease a baking sheet with the rest. Beat the vegan butter with the peanut butter and the flour.',
    )
  })

  it('asks nothing of tofu that only meat has to reach', () => {
    const { draft } = repaired(
      draftOf(
        'Pork Bowl',
        [
          ingredient('1', 'lb', 'pork tenderloin'),
          ingredient('2', 'cups', 'chicken stock'),
          ingredient('1', 'cup', 'rice'),
        ],
        'Brown the meat until no longer pink. Add the chicken stock and the rice and simmer for 18 minutes.',
      ),
      { diet: 'vegan' },
    )
    expect(draft.title).toBe('Tofu Bowl')
    expect(draft.instructions[0]?.description).toBe(
      'Brown the tofu until golden. Add the vegetable stock and the rice and simmer for 18 minutes.',
    )
  })

  it('swaps one food of several in a line', () => {
    const { draft } = repaired(
      draftOf(
        'Corn',
        [ingredient('4', 'ears', 'corn'), ingredient('', '', 'salt, pepper and butter'), ingredient('1', '', 'lime')],
        'Boil the corn for 8 minutes. Serve with salt, pepper and butter and the lime.',
      ),
      { allergens: ['milk'] },
    )
    expect(draft.ingredients[1]?.name).toBe('salt, pepper and extra-virgin olive oil')
    expect(draft.instructions[0]?.description).toContain('salt, pepper and olive oil')
  })

  it('mends what only the steps name, in all of them', () => {
    const { draft } = repaired(
      draftOf(
        'Toast',
        [
          ingredient('2', 'slices', 'country bread'),
          ingredient('2', 'tbsp', 'olive oil'),
          ingredient('1', '', 'tomato'),
        ],
        'Fry the bread in the olive oil with a little butter for 3 minutes.',
        'Top with the tomato and more butter.',
      ),
      { allergens: ['milk'] },
    )
    expect(JSON.stringify(draft.instructions)).not.toMatch(/butter/)
  })
})

describe('steps', () => {
  it('take the minutes of their own words', () => {
    const slow = draftOf(
      'Beans',
      [ingredient('1', 'can', 'black beans'), ingredient('1', '', 'onion')],
      'Simmer the beans with the onion for 45 minutes.',
    )
    const { draft, changes } = repaired({
      ...slow,
      instructions: slow.instructions.map((step) => ({ ...step, time: 5 })),
    })
    expect(draft.instructions[0]?.time).toBe(45)
    expect(changes[0]).toMatchObject({ from: 'step 1: 5 minutes', to: 'step 1: 45 minutes' })
  })

  it('cook a meat that none of them cooks', () => {
    const { draft } = repaired(
      draftOf(
        'Chicken Salad',
        [
          ingredient('1', 'lb', 'boneless, skinless chicken breasts'),
          ingredient('1', 'head', 'romaine lettuce'),
          ingredient('2', 'tbsp', 'olive oil'),
        ],
        'Slice the chicken breasts.',
        'Toss the lettuce with the olive oil and the chicken.',
      ),
    )
    expect(draft.instructions).toHaveLength(3)
    expect(draft.instructions[1]).toMatchObject({
      step: 2,
      time: 14,
      description: expect.stringContaining('165°F (74°C)'),
    })
  })
})
