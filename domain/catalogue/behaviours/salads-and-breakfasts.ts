import type { Behaviours } from '#domain/catalogue/behaviours/behaviour.ts'

/** Foods that came with salads, snacks, breakfasts and sides. */
export const saladsAndBreakfasts: Behaviours = {
  popcorn: { kind: 'other', listed: ['popcorn kernels', 'popcorn kernels'], short: ['popcorn', 'popcorn'] },
  cornmeal: { kind: 'flour', listed: ['medium cornmeal', 'medium cornmeal'], short: ['cornmeal', 'cornmeal'] },
  'tortilla-chips': {
    kind: 'other',
    listed: ['corn tortilla chips', 'corn tortilla chips'],
    short: ['tortilla chips', 'tortilla chips'],
  },
  'whole-wheat-flour': { kind: 'flour', short: ['whole-wheat flour', 'whole-wheat flour'] },
  'nutritional-yeast': { kind: 'other' },
}
