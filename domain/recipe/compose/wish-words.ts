import type { FormId } from '#domain/recipe/compose/form-ids.ts'

/** Words for kinds of dishes, singular, and the forms that answer to them. */
const formWords: Readonly<Record<string, readonly FormId[]>> = {
  stirfry: ['stir-fry'],
  wok: ['stir-fry'],
  curry: ['curry'],
  braise: ['braise', 'slow-cooker-stew'],
  stew: ['braise', 'slow-cooker-stew', 'pressure-cooker-stew', 'bean-pot'],
  casserole: ['braise', 'traybake'],
  traybake: ['traybake'],
  sheet: ['traybake'],
  roast: ['traybake', 'roasted-side'],
  chili: ['bean-pot'],
  dal: ['bean-pot'],
  pilaf: ['pilaf'],
  jambalaya: ['pilaf'],
  paella: ['pilaf'],
  risotto: ['risotto'],
  pasta: ['pasta', 'carbonara'],
  carbonara: ['carbonara'],
  noodle: ['noodle-bowl'],
  ramen: ['noodle-bowl'],
  soup: ['brothy-soup', 'blended-soup', 'bean-pot'],
  broth: ['brothy-soup'],
  taco: ['tacos'],
  bowl: ['grain-bowl'],
  frittata: ['frittata'],
  omelet: ['frittata'],
  omelette: ['frittata'],
  shakshuka: ['egg-pan'],
  meatball: ['meatballs'],
  patty: ['fried-patties'],
  fritter: ['fried-patties'],
  burger: ['fried-patties'],
  grill: ['grilled-plate'],
  bbq: ['grilled-plate'],
  barbecue: ['grilled-plate'],
  skewer: ['skewers'],
  kebab: ['skewers'],
  salad: ['salad', 'grain-salad', 'slaw'],
  slaw: ['slaw'],
  coleslaw: ['slaw'],
  dip: ['dip'],
  hummus: ['dip'],
  guacamole: ['dip'],
  toast: ['toast'],
  crumble: ['crumble'],
  crisp: ['crumble'],
  pancake: ['pancakes'],
  porridge: ['porridge'],
  oatmeal: ['porridge'],
  pudding: ['pudding', 'custard'],
  custard: ['custard'],
  smoothie: ['smoothie'],
  lassi: ['smoothie'],
  cooler: ['cooler'],
  lemonade: ['cooler'],
  punch: ['punch'],
  chai: ['hot-drink'],
  cocoa: ['hot-drink'],
}
export function formsOfWord(word: string): readonly FormId[] | undefined {
  return Object.hasOwn(formWords, word) ? formWords[word] : undefined
}

const moodWords: Readonly<Record<'quick' | 'light' | 'cheap', readonly string[]>> = {
  quick: ['quick', 'fast', 'hurry', 'speedy', 'weeknight', 'busy'],
  light: ['light', 'healthy', 'fresh', 'lean'],
  cheap: ['cheap', 'budget', 'frugal', 'inexpensive', 'economical'],
}
/** 'healthy' asks for a light dish, 'weeknight' for a quick one. */
export function moodOfWord(word: string): keyof typeof moodWords | undefined {
  if (moodWords.quick.includes(word)) return 'quick'
  if (moodWords.light.includes(word)) return 'light'
  return moodWords.cheap.includes(word) ? 'cheap' : undefined
}
