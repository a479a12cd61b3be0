import { describe, expect, it } from 'vitest'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import { draftOf, ingredient, repaired } from '#domain/recipe/properties/repaired.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'

describe('what is sold in a kind that the eater may have', () => {
  it('is asked for by that kind', () => {
    const pie = draftOf(
      'Chicken Pie',
      [
        ingredient('1', 'cup', 'baking mix'),
        ingredient('2', 'cups', 'vegetable broth'),
        ingredient('1', 'cup', 'water'),
      ],
      'Stir the baking mix with the vegetable broth and the water. Bake for 30 minutes.',
    )
    const lines = (allergens: EaterProfile['allergens']) => repaired(pie, { allergens }).draft.ingredients
    expect(lines(['soy'])[0]).toMatchObject({ name: 'biscuit baking mix', preparation: 'soy-free' })
    expect(lines(['soy'])[1]).toMatchObject({ preparation: 'soy-free' })
    const bake = draftOf(
      'Baked Penne',
      [ingredient('1', 'lb', 'zucchini'), ingredient('400', 'g', 'béchamel')],
      'Layer the zucchini with the béchamel. Bake for 30 minutes.',
    )
    expect(repaired(bake, { allergens: ['wheat', 'gluten'] }).draft.ingredients[1]?.name).toBe('gluten-free béchamel')
    expect(lines(['wheat', 'gluten'])[0]).toMatchObject({ name: 'biscuit baking mix', preparation: 'gluten-free' })
  })
})

describe('what the steps make of the lines', () => {
  it('has the kind of what it is made of', () => {
    const gratin = draftOf(
      'Potato Gratin',
      [
        ingredient('2', 'lb', 'potatoes'),
        ingredient('3', 'tbsp', 'flour'),
        ingredient('3', 'tbsp', 'olive oil'),
        ingredient('2', 'cups', 'milk'),
      ],
      'Stir the flour into the hot olive oil, add the milk and simmer to a béchamel.',
      'Layer the potatoes with the béchamel. Bake for 60 minutes.',
    )
    const steps = (allergens: EaterProfile['allergens']) =>
      repaired(gratin, { allergens }).draft.instructions.map(({ description }) => description)
    expect(steps(['wheat', 'gluten'])[0]).toMatch(/ simmer to a gluten-free béchamel\.$/)
    expect(steps(['wheat', 'gluten'])[1]).toMatch(/ with the gluten-free béchamel\. /)
    expect(steps(['milk'])[1]).toMatch(/ with the dairy-free béchamel\. /)
    expect(steps(['milk', 'wheat', 'gluten'])[1]).toMatch(/ with the (?=.*gluten-free)(?=.*dairy-free).* béchamel\. /)
  })
})

describe('a whole bird', () => {
  const chicken = (line: string, step: string) =>
    repairRecipe(draftOf('Chicken with Onions', [ingredient('1', '', line), ingredient('2', '', 'onions')], step), {
      ...nobody,
      diet: 'vegetarian',
    })

  it('is swapped where it is cut into pieces, and stays where it is the dish', () => {
    const step = 'Brown the chicken with the onions for 20 minutes, until it reaches 165°F (74°C).'
    const cut = chicken('whole chicken, cut into 8 pieces', step)
    expect('draft' in cut && cut.draft.ingredients[0]?.name).toBe('extra-firm tofu')
    expect('draft' in chicken('whole chicken', `Cut the chicken into pieces. ${step}`)).toBe(true)
    expect(chicken('whole chicken', `Cut the onions into pieces. ${step}`)).toHaveProperty('failed')
    const carved =
      'Roast the chicken on the onions until it reaches 165°F (74°C), 90 minutes. Let stand, then cut the chicken into 8 pieces.'
    expect(chicken('whole chicken', carved)).toHaveProperty('failed')
  })

  it('leaves its savor to dried mushrooms where only its bones were boiled', () => {
    const broth = repaired(
      draftOf(
        'Noodle Broth',
        [ingredient('2', 'lb', 'beef bones'), ingredient('2', '', 'onions'), ingredient('8', 'cups', 'water')],
        'Simmer the beef bones and the onions in the water for 2 hours.',
      ),
      { diet: 'vegetarian' },
    )
    expect(broth.draft.ingredients[0]?.name).toContain('dried shiitake')
  })
})

describe('a line that is not known', () => {
  const soup = (name: string) =>
    draftOf(
      'Soup',
      [ingredient('2', '', name), ingredient('1', '', 'onion'), ingredient('4', 'cups', 'water')],
      'Simmer everything together for 20 minutes.',
    )

  it('asks for the food that its own words name', () => {
    expect(repaired(soup('zorblax chicken thighs'), { allergens: ['milk'] }).draft.ingredients[0]).toMatchObject({
      amount: '2',
      name: 'chicken thighs',
    })
    expect(repaired(soup('ckicken breasts'), { allergens: ['milk'] }).draft.ingredients[0]?.name).toContain(
      'chicken breast',
    )
  })

  it('asks for it too where a letter is doubled or the word behind it names a piece', () => {
    const named = (name: string) => repaired(soup(name), { allergens: ['milk'] }).draft.ingredients[0]?.name
    expect(named('red paper flakes')).toBe('red pepper flakes')
    expect(named('garlic pearls')).toBe('garlic')
  })

  it('leaves the list where it is optional, whatever words the other steps end with', () => {
    const cake = draftOf(
      'Shortbread',
      [
        ingredient('2', 'cups', 'oats'),
        ingredient('', '', 'any toppings if desired'),
        ingredient('2', 'tbsp', 'olive oil'),
      ],
      'Stir the oats in the olive oil. Add water and mix it in. Bake for 20 minutes.',
    )
    expect(repaired(cake, { allergens: ['milk'] }).draft.ingredients.map(({ name }) => name)).toEqual([
      'oats',
      'olive oil',
    ])
  })

  it('leaves the list where it is no food', () => {
    for (const name of ['wide-mouth canning jars', 'casserole dish with lid', '9 x 13-inch oven-safe glass dish'])
      expect(repaired(soup(name), { allergens: ['milk'] }).draft.ingredients).toHaveLength(2)
    const { draft, changes } = repaired(soup('glass jars'), { allergens: ['milk'] })
    expect(draft.ingredients).toHaveLength(2)
    expect(changes[0]?.reason).toBe('glass jars is a kitchen item, not a food')
  })

  it('is not guessed: what blocked is told as it was', () => {
    const result = repairRecipe(soup('hoba leaf'), { ...nobody, allergens: ['milk', 'egg'] })
    expect('failed' in result && result.failed.map(({ line, code }) => [line, code])).toEqual([
      [0, 'allergen'],
      [0, 'allergen'],
    ])
  })
})
