import { wordSet } from '#domain/plain-text.ts'

/**
 * A food that people leave on their plate, and what is bought ready made with it though no name of it says so: most jars of salsa hold
 * cilantro. Only what is tasted in them; what the law counts as an allergen is read by the tables of allergens. By usual lists of ingredients.
 */
const table: Readonly<Record<string, string>> = {
  anchovy: 'worcestershire caesar-dressing',
  basil: 'marinara-sauce',
  caper: 'tartar-sauce',
  cheese:
    'pesto alfredo-sauce caesar-dressing blue-cheese-dressing jarred-cheese-sauce ready-cheese-soup tortellini cheese-ravioli',
  coffee: 'espresso',
  cilantro: 'salsa guacamole sofrito',
  garlic: `pesto salsa guacamole hummus marinara-sauce kimchi vegan-kimchi harissa red-curry-paste green-curry-paste vegan-curry-paste
    vegan-green-curry-paste ranch-dressing italian-dressing caesar-dressing sofrito ready-chili-sauce`,
  horseradish: 'ready-cocktail-sauce',
  mayonnaise: `ranch-dressing tartar-sauce thousand-island russian-dressing ready-aioli caesar-dressing blue-cheese-dressing salad-cream`,
  onion: 'guacamole marinara-sauce sofrito stuffing-mix',
  parmesan: 'pesto alfredo-sauce caesar-dressing',
  pickle: 'tartar-sauce thousand-island',
  raisin: 'mango-chutney granola ready-trail-mix mixed-dried-fruit',
  tahini: 'hummus',
}

const within: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table).map(([word, ids]) => [word, wordSet(ids)]),
)
const none: ReadonlySet<string> = new Set<string>([])

/** Ids of the foods that are bought ready made with what a word in the singular names: 'mayo' is mayonnaise. */
export function madeWith(word: string): ReadonlySet<string> {
  return within.get(otherNames.get(word) ?? word) ?? none
}
const otherNames: ReadonlyMap<string, string> = new Map([
  ['mayo', 'mayonnaise'],
  ['coriander leaf', 'cilantro'],
  ['fresh coriander', 'cilantro'],
  ['anchovie', 'anchovy'],
  ['gherkin', 'pickle'],
])
