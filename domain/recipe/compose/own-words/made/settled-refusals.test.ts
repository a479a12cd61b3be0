import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'

function bound(notes: string) {
  return boundByNotes(hear({ ...anything, notes }))
}
function made(notes: string, seed = 1) {
  const composed = compose({ ...anything, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { draft } = composed
  return {
    title: draft.title,
    list: draft.ingredients.map(ingredientText).join('; '),
    notes: draft.notes.join('. '),
  }
}

describe('how far a refusal reaches', () => {
  it.each([
    ['pasta salad for the office, no fish', true],
    ['anything but fish', true],
    ['no fish but prawns are fine', false],
    ['shrimp scampi, no fish', false],
    ['we had fish yesterday, something else', false],
  ])('no fish means no shellfish, unless it is named: %s', (notes, isAll) => {
    expect(bound(notes).exclude.includes('shellfish')).toBe(isAll)
  })

  it('says that shellfish went with the fish', () => {
    expect(made('pasta salad for lunch, no fish (office)').notes).toContain(
      'You wrote “no fish,” so we left out shellfish too',
    )
  })

  it.each([
    ['sage and onion stuffing, veggie', 'vegetarian'],
    ['french onion soup but veggie', 'vegetarian'],
    ['steak with a veggie', undefined],
    ['chicken veggie soup', undefined],
  ])('veggie is said of the eater, and a veggie is a vegetable: %s', (notes, diet) => {
    expect(bound(notes).diet).toBe(diet)
  })

  it.each([
    'moussaka but lentils instead of lamb',
    'shepherds pie with lentils instead of lamb',
    'lentils instead of beef lasagna',
  ])('what takes the place of meat stands beside none: %s', (notes) => {
    const { list } = made(notes)
    expect(list).toContain('lentils')
    expect(list).not.toMatch(/beef|lamb|pork|chicken stock/)
  })

  it('leaves the meat to whoever puts meat in its place', () => {
    expect(bound('turkey instead of beef chili').exclude).toEqual(['beef'])
  })

  it.each(['mango lassi, no added sugar', 'strawberry smoothie without added sugar', 'no sugar added granola'])(
    'honey and syrups are added sugar: %s',
    (notes) => {
      expect(made(notes).list).not.toMatch(/sugar(?! snap)|honey|maple|syrup|agave/)
    },
  )

  it('who names honey has it', () => {
    expect(bound('muffins, no sugar, sweetened with honey').exclude).toEqual(['sugar'])
  })

  it('finds what a jar is made with', () => {
    for (const seed of [1, 2, 3]) expect(made('quesadillas, no cilantro', seed).list).not.toMatch(/cilantro|salsa/)
  })

  it('has no raw egg for whoever wants none', () => {
    const { title, list, notes } = made('tiramisu no alcohol and no raw eggs')
    expect(title).toContain('Tiramisu')
    expect(list).not.toContain('egg')
    expect(notes).not.toContain('until the yolks are firm')
  })

  it('takes a taste for no allergy, whatever a doctor says of something else', () => {
    expect(made('dr says eat more iron, i dont eat red meat').notes).not.toContain('allergy')
    expect(bound('doctor says no prawns').allergens).toContain('crustacean')
  })
})
