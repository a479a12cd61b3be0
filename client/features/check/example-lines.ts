import type { Allergen } from '#domain/food/allergens/allergens.ts'

/** Lines as somebody pastes them, and what our reading finds in each for certain. */
export const exampleLines: readonly { text: string; contains: readonly Allergen[] }[] = [
  { text: '8 oz rice noodles', contains: [] },
  { text: '3 tbsp peanut butter', contains: ['peanut'] },
  { text: '2 tbsp soy sauce', contains: ['soy', 'wheat'] },
]
