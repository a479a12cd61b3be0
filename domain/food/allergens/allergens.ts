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

/** What every allergen is called inside a sentence. The one table of them: pages, prints, exports and letters ask it. Codes keep their spelling. */
export const allergenLabels: Readonly<Record<Allergen, string>> = {
  milk: 'dairy',
  egg: 'eggs',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'mollusks',
  tree_nut: 'tree nuts',
  peanut: 'peanuts',
  wheat: 'wheat',
  gluten: 'gluten',
  soy: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulphite: 'sulfites',
}

/** An allergen by its code, a declared allergy as it is stored, or a diet, as people read it inside a sentence: 'tree nuts', 'shellfish', 'Mediterranean'. */
export const allergenName = (code: string): string => names[code] ?? code
const names: Readonly<Record<string, string>> = {
  ...allergenLabels,
  'wheat/gluten': 'wheat or gluten',
  mediterranean: 'Mediterranean',
}

/** Worst first. Presence can be proved from a list of ingredients, absence cannot: there is no 'free from'. */
export const allergenVerdicts = ['contains', 'usually_contains', 'unknown', 'not_found'] as const
export type AllergenVerdict = (typeof allergenVerdicts)[number]

/**
 * Several allergens in one sentence, nothing said twice: whoever finds wheat has found its gluten, where no gluten is there is no wheat, and
 * both kinds of shellfish are shellfish.
 */
export function allergensNamed(codes: readonly Allergen[], are: 'there' | 'absent'): string[] {
  const has = (one: Allergen) => codes.includes(one)
  return codes.flatMap((code) => {
    if (code === (are === 'there' ? 'gluten' : 'wheat') && has('wheat') && has('gluten')) return []
    if (code === 'mollusc' && has('crustacean')) return []
    return code === 'crustacean' && has('mollusc') ? 'shellfish' : allergenLabels[code]
  })
}

/** Those of one verdict, as a sentence names them. */
export function allergensOfVerdict(
  rows: readonly { readonly allergen: Allergen; readonly verdict: AllergenVerdict }[],
  wanted: AllergenVerdict,
): string[] {
  const codes = rows.flatMap(({ allergen, verdict }) => (verdict === wanted ? allergen : []))
  return allergensNamed(codes, wanted === 'contains' || wanted === 'usually_contains' ? 'there' : 'absent')
}
