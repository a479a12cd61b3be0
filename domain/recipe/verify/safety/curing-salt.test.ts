import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

describe('nitrite of curing salt', () => {
  it.each([
    ['2 lb ground beef', '1 tbsp pink curing salt', 'Brown the beef and stir in the curing salt.'],
    ['2 lb pork belly', '1/4 cup Prague powder #1', 'Rub the pork with the Prague powder for 7 days, rinse and bake.'],
    ['5 lb beef brisket', '2 tbsp pink curing salt', 'Cure the brisket with the curing salt for a week, then simmer.'],
    ['1 kg beef round', '4 g insta cure #2', 'Mix everything and dry it.'],
    ['1 lb ground pork', '1/2 tsp pink salt #1', 'Mix everything and chill.'],
    ['1 kg salmon fillet', '10 g pink salt (curing salt)', 'Rub the salmon with the salt.'],
    ['1 kg pork loin', '20 g curing salt', 'Dissolve the curing salt in 2 quarts water and soak the pork in it.'],
    ['1 kg pork loin', '4 g curing salt', 'Simmer the pork with the curing salt in 2 quarts water.'],
  ])('is too much: %s with %s', (meat, salt, step) => {
    expect(nitriteFindings([meat, salt], [step])).toBe('blocks too_much_nitrite')
    expect(nitriteFindings([meat, salt], [])).toBe('blocks too_much_nitrite')
  })

  it.each([
    ['5 lb ground pork', '1 tsp pink curing salt', 'Mix everything and chill.'],
    ['1 lb ground pork', '1/4 tsp pink salt #1', 'Mix everything and chill.'],
    ['1 kg beef round', '3 g Prague powder #1', 'Mix everything and dry it.'],
    ['1 kg pork loin', '9 g curing salt', 'Dissolve the curing salt in 2 quarts water and soak the pork in it.'],
    ['1 kg pork loin', '1 cup kosher salt, for curing', 'Cure the pork with the salt.'],
  ])('is as USDA allows: %s with %s', (meat, salt, step) => {
    expect(nitriteFindings([meat, salt], [step])).toBe('')
  })

  it.each([
    [['1 tsp curing salt', '4 cups cabbage']],
    [['pink curing salt', '2 lb pork belly']],
    [['1 tsp curing salt', 'pork belly']],
  ])('cannot be reckoned in %j', (lines) => {
    expect(nitriteFindings(lines, ['Mix everything.'])).toBe('warns unknown_nitrite')
  })

  it('says how much may be in it', () => {
    const { findings } = verifyRecipe({ servings: 8, ingredients: ['5 lb pork belly', '2 tbsp curing salt'] })
    expect(findings.find(({ code }) => code === 'too_much_nitrite')?.message).toBe(
      'Line 2 (curing salt) adds 937 parts per million of nitrite to the meat, which is poisonous. The USDA allows 200: use at most 7.2 g of curing salt here.',
    )
  })
})

function nitriteFindings(ingredients: readonly string[], instructions: readonly string[]): string {
  const { findings } = verifyRecipe({ servings: 8, ingredients, ...(instructions.length > 0 && { instructions }) })
  return findings.flatMap(({ severity, code }) => (code.endsWith('nitrite') ? [`${severity} ${code}`] : [])).join()
}
