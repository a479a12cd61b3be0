import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nobody } from '#domain/recipe/profile.ts'
import { draftOf, ingredient, repaired } from '#domain/recipe/properties/repaired.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'

const stirFry = draftOf(
  'Butter Chicken Stir-Fry',
  [
    ingredient('1', 'lb', 'boneless, skinless chicken thighs', 'cut into strips'),
    ingredient('2', 'tbsp', 'unsalted butter'),
    ingredient('3', 'tbsp', 'soy sauce'),
    ingredient('2', '', 'carrots', 'sliced'),
    ingredient('2', 'tbsp', 'sesame seeds'),
  ],
  'Melt the butter in a skillet over medium-high heat. Fry the chicken for 6 minutes, until it reaches 165°F (74°C).',
  'Add the carrots and soy sauce and cook for 5 minutes.',
  'Scatter with the sesame seeds.',
)

describe('a recipe that is not for this eater', () => {
  it('has soy sauce swapped for coconut aminos in the list and in the steps', () => {
    const { draft, changes, verification } = repaired(stirFry, { allergens: ['wheat', 'soy'] })
    expect(draft.ingredients[2]?.name).toBe('coconut aminos')
    expect(draft.instructions[1]?.description).toContain('carrots and coconut aminos')
    expect(JSON.stringify(draft)).not.toContain('soy sauce')
    expect(changes).toEqual([
      {
        line: 2,
        from: '3 tbsp soy sauce',
        to: expect.stringMatching(/coconut aminos$/),
        reason: 'soy sauce contains wheat',
      },
    ])
    expect(verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
  })

  it('loses butter from its title too', () => {
    const { draft } = repaired(stirFry, { allergens: ['milk'] })
    expect(draft.title).toBe('Olive Oil Chicken Stir-Fry')
    expect(draft.ingredients[1]?.name).toBe('extra-virgin olive oil')
    expect(draft.instructions[0]?.description).toMatch(/^Heat the olive oil/)
  })

  it('becomes vegan line by line', () => {
    const { draft, changes, verification } = repaired(stirFry, { diet: 'vegan' })
    expect(verification.diets.find(({ diet }) => diet === 'vegan')?.verdict).toBe('fits')
    expect(changes.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(JSON.stringify(draft)).not.toMatch(/chicken|butter/i)
  })

  it('keeps one side of a choice', () => {
    const toast = draftOf(
      'Pan Corn',
      [
        ingredient('2', 'tbsp', 'olive oil or butter'),
        ingredient('4', 'ears', 'corn'),
        ingredient('1/2', 'tsp', 'kosher salt'),
      ],
      'Heat the olive oil or butter in a skillet over medium heat. Fry the corn with the salt for 8 minutes.',
    )
    const { draft } = repaired(toast, { allergens: ['milk'] })
    expect(draft.ingredients[0]?.name).toBe('olive oil')
    expect(draft.instructions[0]?.description).toBe(
      'Heat the olive oil in a skillet over medium heat. Fry the corn with the salt for 8 minutes.',
    )
  })

  it('is given up where nothing fits', () => {
    const rice = draftOf(
      'Plain Rice',
      [ingredient('2', 'cups', 'jasmine rice'), ingredient('1', 'tsp', 'kosher salt')],
      'Simmer the rice with the salt for 15 minutes.',
    )
    const result = repairRecipe(rice, { ...nobody, dislikes: ['rice', 'cauliflower', 'jasmine rice'] })
    expect('failed' in result && result.failed[0]).toMatchObject({ code: 'disliked', severity: 'blocks' })
  })

  it('loses a garnish that nothing replaces', () => {
    const { draft, changes } = repaired(stirFry, { dislikes: ['sesame', 'sunflower seeds', 'pumpkin seeds'] })
    expect(draft.ingredients).toHaveLength(4)
    expect(draft.instructions).toHaveLength(2)
    expect(changes).toEqual([expect.objectContaining({ line: 4, to: 'left out' })])
  })
})

describe('a recipe with a fault', () => {
  it('has its temperature corrected, in both scales', () => {
    const cold = draftOf(
      'Roast Chicken',
      [ingredient('2', 'lb', 'boneless, skinless chicken thighs'), ingredient('1', 'tsp', 'kosher salt')],
      'Heat the oven to 400°F (200°C). Salt the chicken and roast until the middle reaches 140°F (60°C), 25 minutes.',
    )
    const { draft, changes } = repaired({ ...cold, ingredients: [...cold.ingredients] })
    expect(draft.instructions[0]?.description).toContain('400°F (200°C)')
    expect(draft.instructions[0]?.description).toContain('reaches 165°F (74°C)')
    expect(changes[0]?.reason).toContain('74°C')
  })

  it('has the temperature corrected that its middle has, and not that of the oil', () => {
    const cold = draftOf(
      'Fried Chicken',
      [ingredient('2', 'lb', 'boneless, skinless chicken thighs'), ingredient('1', 'tsp', 'kosher salt')],
      'Salt the crème fraîche chicken. Fry the chicken in oil that is at 60°C until it is 140°F inside, 25 minutes.',
    )
    const { draft } = repaired(cold)
    expect(draft.instructions[0]?.description).toContain('oil that is at 60°C until it is 165°F inside')
  })

  it('says when the chicken is done', () => {
    const silent = draftOf(
      'Chicken and Carrots',
      [ingredient('2', 'lb', 'boneless, skinless chicken thighs'), ingredient('3', '', 'carrots', 'sliced')],
      'Fry the chicken for 8 minutes.',
      'Add the carrots and cook for 5 minutes.',
    )
    const { draft } = repaired(silent)
    expect(draft.instructions[0]?.description).toMatch(/165°F \(74°C\)\.$/)
  })

  it('has less salt in the dish, not in the water that is poured away', () => {
    const salty = draftOf(
      'Pasta with Tomatoes',
      [
        ingredient('1/3', 'cup', 'table salt', 'for the pasta water'),
        ingredient('1', 'lb', 'penne'),
        ingredient('2', 'cups', 'crushed tomatoes'),
        ingredient('1/4', 'cup', 'table salt'),
      ],
      'Salt the water and boil the penne in it for 11 minutes.',
      'Heat the crushed tomatoes with the table salt in a saucepan for 5 minutes. Toss with the penne.',
    )
    expect(repaired(salty).changes).toEqual([expect.objectContaining({ line: 3, from: '1/4 cup table salt' })])
  })

  it('uses what no step uses', () => {
    const forgotten = { ...stirFry, instructions: stirFry.instructions.slice(0, 2) }
    const { draft, changes } = repaired(forgotten)
    expect(draft.instructions[1]?.description).toMatch(/Scatter with the sesame seeds to serve\.$/)
    expect(changes).toHaveLength(1)
  })

  it('boils its kidney beans first', () => {
    const chili = draftOf(
      'Bean Chili',
      [
        ingredient('1', 'lb', 'dried red kidney beans'),
        ingredient('1', '', 'onion', 'chopped'),
        ingredient('1', '(14-oz) can', 'crushed tomatoes'),
      ],
      'Cook the beans, onion and tomatoes in the slow cooker on low for 8 hours.',
    )
    const { draft } = repaired(chili)
    expect(draft.instructions).toHaveLength(2)
    expect(draft.instructions[0]?.description).toContain('boil hard for 30 minutes')
    expect(draft.instructions.map(({ step }) => step)).toEqual([1, 2])
  })

  it('has salt brought down to what seasons it', () => {
    const salty = {
      ...stirFry,
      ingredients: [...stirFry.ingredients, ingredient('1/2', 'cup', 'kosher salt')],
      instructions: stirFry.instructions.with(1, {
        step: 2,
        description: 'Add the carrots, salt and soy sauce and cook for 5 minutes.',
        time: 0,
      }),
    }
    const { verification } = repaired(salty)
    expect(verification.findings.map(({ code }) => code)).not.toContain('far_too_salty')
  })

  it('is left alone where nothing is wrong', () => {
    const { draft, changes } = repaired(stirFry)
    expect(draft).toEqual(stirFry)
    expect(changes).toEqual([])
  })
})

describe('whatever a model writes', () => {
  it('is answered, and what is answered blocks nothing', () => {
    const words = constantFrom(
      'butter',
      'milk or (oil',
      'eggs',
      'salt and pepper',
      'chicken [raw]',
      'soy sauce + fish sauce',
      'flour',
      'peanuts, to serve',
    )
    assert(
      property(array(words, { minLength: 1, maxLength: 6 }), string(), string(), (names, title, text) => {
        const list = names.map((name) => ingredient('2', 'tbsp', name))
        const draft = draftOf(
          title || 'Dish',
          list,
          `Fry the ${names.join(', the ')} ${text}`,
          `Serve with ${text || 'care'}.`,
        )
        const result = repairRecipe(draft, { ...nobody, allergens: ['milk', 'soy'], diet: 'vegan', dislikes: [text] })
        const left =
          'failed' in result ? [] : result.verification.findings.filter(({ severity }) => severity === 'blocks')
        expect(left).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
