import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { optionKey } from '#domain/options/options.ts'

/** The ten options and the 15 codes as codes: dairy is milk, shellfish both kinds, wheat/gluten both. */
export function allergensOf(declared: readonly string[]): Allergen[] {
  const codes = declared.flatMap((text) => {
    const key = optionKey(text)
    return optionCodes[key] ?? allergens.filter((code) => optionKey(code) === key)
  })
  return [...new Set(codes)]
}

const optionCodes: Readonly<Record<string, readonly Allergen[]>> = {
  none: [],
  dairy: ['milk'],
  eggs: ['egg'],
  shellfish: ['crustacean', 'mollusc'],
  treenuts: ['tree_nut'],
  peanuts: ['peanut'],
  'wheat/gluten': ['wheat', 'gluten'],
}
