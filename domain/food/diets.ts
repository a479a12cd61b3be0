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
