import { array, assert, double, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { Verification } from '#domain/recipe/verification.ts'
import { type Verifiable, verifyRecipe } from '#domain/recipe/verify/verify.ts'

const noodles: Verifiable = {
  title: 'Garlic Butter Spaghetti with Spinach',
  description: 'A quick dinner of spaghetti, spinach and garlic.',
  servings: 4,
  ingredients: [
    '12 oz (340 g) spaghetti',
    '4 tbsp unsalted butter',
    '4 cloves garlic, minced',
    '5 oz (140 g) baby spinach',
    { amount: '2', unit: 'tbsp', name: 'soy sauce' },
    { amount: 0.5, unit: 'tsp', name: 'freshly ground black pepper' },
  ],
  instructions: [
    'Bring a large pot of water to a boil. Cook the spaghetti for 9 minutes, then drain.',
    'Melt the butter in a skillet over medium heat. Fry the garlic for 1 minute.',
    'Stir in the spinach, soy sauce and pepper for 2 minutes. Toss with the spaghetti and serve.',
  ],
}

function codes({ findings }: Verification): string[] {
  return findings.map(({ code }) => code)
}
function verdict(recipe: Verifiable, allergen: string) {
  return verifyRecipe(recipe).allergens.find((row) => row.allergen === allergen)
}
function diet(recipe: Verifiable, name: string) {
  return verifyRecipe(recipe).diets.find((row) => row.diet === name)
}

describe('every recipe', () => {
  it('is told all 15 allergens and all diets, in the promised shape', () => {
    const verification = verifyRecipe(noodles)
    expect(Verification.parse(verification)).toEqual(verification)
    expect(verification.allergens.map(({ allergen }) => allergen)).toEqual([...allergens])
    expect(verification.diets.map((row) => row.diet)).toEqual([...diets])
    expect(verification.nutrition.lines).toHaveLength(6)
    expect(verification.cost.lines).toHaveLength(6)
  })

  it('is fine as it stands where nothing is wrong', () => {
    expect(codes(verifyRecipe(noodles))).toEqual([])
  })

  it('without steps has nothing said of steps and time', () => {
    const { instructions: _, ...listed } = noodles
    const verification = verifyRecipe(listed)
    expect(verification.time).toEqual({ totalMinutes: 0, activeMinutes: 0, waitingMinutes: 0, schedule: [] })
    expect(codes(verification)).toEqual([])
  })

  it('gets an answer whatever is written in it', () => {
    assert(
      property(
        string(),
        array(string(), { maxLength: 8 }),
        array(string(), { maxLength: 5 }),
        double(),
        (title, ingredients, instructions, servings) => {
          const recipe = { title, servings, ingredients, instructions }
          const eater = {
            ...nobody,
            allergens: ['milk' as const],
            diet: 'vegan' as const,
            dislikes: [title],
            equipment: ['Oven'],
          }
          expect(Verification.safeParse(verifyRecipe(recipe, eater)).success).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('absurd amounts', () => {
  it.each([
    '99999999999999999999999999999999999 kg flour',
    '0 cups flour',
    '1/0 cup flour',
    '-5 lb flour',
    `${'9'.repeat(400)} cups flour`,
  ])('%s breaks no figure', (line) => {
    for (const servings of [0, -3, 1e-300, 1e300, Number.NaN]) {
      expect(Verification.safeParse(verifyRecipe({ servings, ingredients: [line, '1 cup rice'] })).success).toBe(true)
    }
  })
})

describe('allergens', () => {
  it('carry the lines they come from, counted from 0, and words count from 1', () => {
    expect(verdict(noodles, 'wheat')).toEqual({ allergen: 'wheat', verdict: 'contains', lines: [0, 4] })
    expect(verdict(noodles, 'milk')).toEqual({ allergen: 'milk', verdict: 'contains', lines: [1] })
    expect(verdict(noodles, 'peanut')).toEqual({ allergen: 'peanut', verdict: 'not_found', lines: [] })
    const { findings } = verifyRecipe(noodles, { ...nobody, allergens: ['soy'] })
    expect(findings).toContainEqual({
      severity: 'blocks',
      code: 'allergen',
      line: 4,
      message: 'Line 5 (soy sauce) contains soy.',
    })
  })

  it('are never cleared by a line that nobody knows', () => {
    const odd = { servings: 2, ingredients: ['1 cup rice', '2 tbsp blorfleaf essence'] }
    expect(verdict(odd, 'sesame')).toEqual({ allergen: 'sesame', verdict: 'unknown', lines: [1] })
    const eater = { ...nobody, allergens: ['sesame' as const] }
    expect(verifyRecipe(odd, eater).findings[0]).toMatchObject({
      severity: 'blocks',
      code: 'allergen',
      line: 1,
      message: 'Line 2 (blorfleaf essence) isn’t clear enough to rule out sesame.',
    })
    expect(verifyRecipe(odd, eater, { author: 'cook' }).findings[0]).toMatchObject({
      severity: 'warns',
      code: 'allergen',
      line: 1,
    })
  })

  it('count the worse side of a choice', () => {
    expect(verdict({ servings: 2, ingredients: ['2 tbsp butter or olive oil'] }, 'milk')?.verdict).toBe('contains')
  })

  it('are not cleared either where only a step names the food', () => {
    const recipe: Verifiable = {
      title: 'Rice',
      servings: 2,
      ingredients: ['1 cup rice', '1/2 tsp salt'],
      instructions: ['Cook the rice with the salt for 15 minutes. Stir in the butter.'],
    }
    expect(verdict(recipe, 'milk')?.verdict).toBe('unknown')
    expect(verifyRecipe(recipe, { ...nobody, allergens: ['milk'] }).findings).toContainEqual(
      expect.objectContaining({ severity: 'blocks', code: 'unlisted_allergen', step: 0 }),
    )
  })
})

describe('diets', () => {
  it('are broken by a line, which is named', () => {
    expect(diet(noodles, 'vegan')).toMatchObject({ verdict: 'breaks', lines: [1] })
    expect(diet(noodles, 'gluten-free')).toMatchObject({ verdict: 'breaks', lines: [0, 4] })
    expect(diet(noodles, 'vegetarian')).toMatchObject({ verdict: 'fits', lines: [] })
  })

  it('say of a line only what its name doesn’t', () => {
    const drink = { servings: 2, ingredients: ['1 cup oat milk', '2 tbsp house soy sauce'] }
    expect(diet(drink, 'keto')?.reason).toBe('line 1 (oat milk)')
    expect(diet(drink, 'gluten-free')?.reason).toBe('line 2 (house soy sauce: soy sauce)')
    expect(diet({ servings: 2, ingredients: ['1 cup oat milk'] }, 'gluten-free')?.reason).toBe(
      'line 1 (oat milk: check the label)',
    )
  })

  it('are broken by figures of a serving too', () => {
    const onions = { servings: 1, ingredients: ['600 g onions', '1 tbsp olive oil'] }
    expect(diet(onions, 'keto')).toMatchObject({ verdict: 'breaks', lines: [] })
    expect(diet({ ...onions, servings: 8 }, 'keto')).toMatchObject({ verdict: 'fits' })
  })

  it('count of a sugar alcohol what the body uses of it, and carbohydrate counts all of it', () => {
    const sweet = (name: string) => ({ servings: 4, ingredients: [`200 g ${name}`, '4 eggs'] })
    expect(verifyRecipe(sweet('erythritol')).nutrition).toMatchObject({ perServing: { carbs: 50.4 }, unused: 47.5 })
    for (const name of ['keto', 'low-carb', 'diabetic-friendly'] as const)
      expect(diet(sweet('erythritol'), name)).toMatchObject({ verdict: 'fits' })
    expect(diet(sweet('xylitol'), 'keto')).toMatchObject({ verdict: 'breaks', lines: [] })
  })

  it('stand in the way of an eater who keeps them', () => {
    expect(verifyRecipe(noodles, { ...nobody, diet: 'vegan' }).findings[0]).toMatchObject({
      severity: 'blocks',
      code: 'diet',
      line: 1,
    })
  })
})

describe('an eater', () => {
  it('is not given what they dislike, by whatever name', () => {
    const found = verifyRecipe(noodles, { ...nobody, dislikes: ['Spinach', 'coconut'] }).findings
    expect(found.map(({ code, line }) => [code, line])).toEqual([['disliked', 3]])
  })

  it('who dislikes milk may have coconut milk', () => {
    const curry = { servings: 2, ingredients: ['1 can coconut milk', '200 g tofu'] }
    expect(codes(verifyRecipe(curry, { ...nobody, dislikes: ['milk'] }))).toEqual([])
  })

  it('hears what their kitchen lacks', () => {
    const { findings, equipment } = verifyRecipe(noodles, { ...nobody, equipment: ['Oven'] })
    expect(equipment.missing).toEqual(['Stovetop'])
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'blocks', code: 'missing_equipment', step: 0 }))
  })
})

describe('nutrition and cost', () => {
  it('follow the grams, and show how they were got', () => {
    const { nutrition, cost } = verifyRecipe({ servings: 2, ingredients: ['200 g sugar', '500 ml water'] })
    expect(nutrition.perServing.calories).toBeGreaterThan(380)
    expect(nutrition.perServing.calories).toBeLessThan(402)
    expect(nutrition.lines[0]).toMatchObject({ line: 0, grams: 200, food: expect.stringContaining('sugar') })
    expect(nutrition.coverage).toBe(1)
    expect(nutrition.range.low).toBeLessThan(nutrition.perServing.calories)
    expect(nutrition.range.high).toBeGreaterThan(nutrition.perServing.calories)
    expect(cost.lines[1]).toMatchObject({ used: 0, toBuy: 0 })
    expect(cost.toBuy).toBeGreaterThan(cost.total)
  })

  it('of twice as many servings are half for each', () => {
    const once = verifyRecipe(noodles).nutrition.perServing.calories
    const twice = verifyRecipe({ ...noodles, servings: 8 }).nutrition.perServing.calories
    expect(Math.abs(once - 2 * twice)).toBeLessThanOrEqual(2)
  })

  it('say what is not known', () => {
    const { nutrition, findings } = verifyRecipe({ servings: 2, ingredients: ['300 g blorfleaf', '100 g rice'] })
    expect(nutrition.coverage).toBe(0.25)
    expect(nutrition.worstSource).toBe('none')
    expect(nutrition.lines[0]).toMatchObject({ food: null, grams: 300, calories: null })
    expect(findings.map(({ code }) => code)).toContain('no_amount_known')
  })
})
