import type { Form } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Diet } from '#domain/food/diets.ts'

/** The same form with the diets that it is never tried for: flan has no vegan version, no shortbread has 3 g of fat in 100 g. */
export function withRefusals(form: Form): Form {
  const never = [...(lowProtein.has(form.id) ? highProtein : []), ...(hopeless[form.id] ?? [])]
  return never.length ? { ...form, never } : form
}

const highProtein: readonly Diet[] = ['high-protein']
const starchless: readonly Diet[] = ['keto', 'low-carb']
const grainless: readonly Diet[] = [...starchless, 'paleo']

/** Diets for which no family has the foods, or whose figures none of 40 recipes met. */
const hopeless: Partial<Record<FormId, readonly Diet[]>> = {
  brownies: ['low-fat'],
  clafoutis: ['vegan', 'low-fat'],
  cobbler: [...grainless, 'low-fat'],
  cookies: [...grainless, 'low-fat', 'heart-healthy'],
  galette: [...grainless, 'low-fat'],
  'loaf-cake': [...starchless, 'low-fat'],
  muffins: ['low-fat'],
  'nut-cake': ['vegan', 'nut-free', 'low-fat'],
  'nut-cookies': ['low-fat'],
  scones: [...grainless, 'low-fat'],
  'snack-cake': [...starchless, 'low-fat'],
  custard: ['vegan'],
  pudding: grainless,
  'bread-pudding': [...grainless, 'low-fat'],
  'chocolate-bark': [...grainless, 'low-fat', 'heart-healthy'],
  flan: [...grainless, 'vegan'],
  halwa: ['low-fat'],
  kulfi: ['low-fat', 'heart-healthy'],
  macaroons: ['vegan', 'mediterranean', 'low-fat', 'heart-healthy'],
  'milk-pudding': ['keto'],
  mousse: ['low-fat', 'heart-healthy'],
  'sticky-rice': [...grainless, 'mediterranean', 'low-fat', 'heart-healthy'],
  'sweet-yogurt': ['paleo'],
  horchata: [...grainless, 'low-fat'],
  'mulled-juice': ['keto'],
  'yogurt-drink': ['paleo'],
  'ice-cream': [...starchless, 'low-fat', 'heart-healthy'],
  'machine-loaf': grainless,
}

/** Forms of which none had a fifth of its calories from protein. */
const lowProtein: ReadonlySet<FormId> = new Set<FormId>([
  'brownies',
  'clafoutis',
  'cobbler',
  'cookies',
  'galette',
  'loaf-cake',
  'muffins',
  'nut-cake',
  'nut-cookies',
  'scones',
  'snack-cake',
  'bread-pudding',
  'chocolate-bark',
  'flan',
  'granita',
  'halwa',
  'hwachae',
  'ice-cream',
  'ice-pops',
  'kulfi',
  'macaroons',
  'milk-pudding',
  'mousse',
  'set-cream',
  'sorbet',
  'sticky-rice',
  'sweet-soup',
  'vegetable-halwa',
  'agua-fresca',
  'coffee-drink',
  'fruit-shake',
  'horchata',
  'iced-tea',
  'lemonade',
  'matcha-latte',
  'mulled-juice',
  'savory-drink',
  'shrub',
  'spiced-tea',
])
