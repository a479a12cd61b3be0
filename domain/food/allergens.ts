/** The US 9 and the EU 14 together; crustaceans and molluscs apart, wheat and gluten apart. */
export const allergens = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree_nut',
  'peanut',
  'wheat',
  'gluten',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
] as const
export type Allergen = (typeof allergens)[number]

/** An allergen or a diet as people read it inside a sentence: 'tree nuts', 'mollusks', 'Mediterranean'. Codes keep their spelling. */
export const allergenName = (code: string): string => names[code] ?? code.replaceAll('_', ' ')
const names: Readonly<Record<string, string>> = {
  tree_nut: 'tree nuts',
  crustacean: 'crustaceans',
  mollusc: 'mollusks',
  sulphite: 'sulfites',
  mediterranean: 'Mediterranean',
}

/** Worst first. Presence can be proved from a list of ingredients, absence cannot: there is no 'free from'. */
export const allergenVerdicts = ['contains', 'usually_contains', 'unknown', 'not_found'] as const
export type AllergenVerdict = (typeof allergenVerdicts)[number]
