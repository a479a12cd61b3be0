/** The diets of the form, of onboarding and of menus together, in 'gluten-free' style. */
export const diets = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'keto',
  'paleo',
  'mediterranean',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'low-carb',
  'low-fat',
  'diabetic-friendly',
  'high-protein',
  'heart-healthy',
] as const
export type Diet = (typeof diets)[number]

/** Diets of figures shape a dish from its start; those that leave foods out are kept food by food beside any other. */
export function hardestFirst(given: readonly Diet[]): Diet[] {
  const place = (diet: Diet) => (ofFigures.includes(diet) ? ofFigures.indexOf(diet) : ofFigures.length)
  return given.toSorted((one, other) => place(one) - place(other))
}
const ofFigures: readonly Diet[] = [
  'keto',
  'low-carb',
  'diabetic-friendly',
  'heart-healthy',
  'low-fat',
  'high-protein',
  'paleo',
]
