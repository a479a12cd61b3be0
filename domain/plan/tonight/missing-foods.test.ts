import { expect, it } from 'vitest'
import { askedFoods, larderOf, missingFoods } from '#domain/plan/tonight/missing-foods.ts'

const fit = (lines: readonly string[], ...have: string[]) => missingFoods(askedFoods(lines), larderOf(have))

it('counts what is there and what must be bought, and neither staples nor water nor what is optional', () => {
  const lines = [
    '500 g chicken breast',
    '1 onion',
    '2 tbsp olive oil',
    '1 tsp salt',
    '2 cups water',
    'parsley (optional)',
    '1 lime',
  ]
  expect(fit(lines, 'chicken', '2 onions')).toEqual({
    uses: ['boneless, skinless chicken breasts', 'onions'],
    missing: ['limes'],
  })
  expect(fit(['2 large eggs', '1 lb penne']).missing).toEqual(['eggs', 'pasta'])
})
it('reads kinds, parts and other names', () => {
  expect(
    fit(['2 cups cooked rice', '2 tbsp lemon juice', '3 green onions'], 'rice', 'a lemon', 'scallions').missing,
  ).toEqual([])
  expect(fit(['1 lb spaghetti'], 'pasta').missing).toEqual([])
  expect(fit(['2 cups chicken stock'], 'chicken').missing).toHaveLength(1)
  expect(fit(['butter or margarine'], 'margarine').missing).toEqual([])
})
it('says which words it knows no food by, and finds them in recipes all the same', () => {
  expect(larderOf(['florp', 'salt and pepper'])).toMatchObject({
    understood: ['salt', 'black pepper'],
    unknown: ['florp'],
  })
  expect(fit(['2 florps'], 'florp')).toEqual({ uses: ['florps'], missing: [] })
})
