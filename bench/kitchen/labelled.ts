import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { labelledRecipes, publishedRecipes } from './data.ts'

export interface Labelled {
  title: string
  ingredients: readonly string[]
  diets: ReadonlySet<Diet>
  /** What a dish of these labels cannot hold. */
  freeOf: ReadonlySet<Allergen>
}

/** Published recipes that carry a diet on their label, from both sets, each once. */
export function labelled(): Labelled[] {
  const recipes = new Map<string, { title: string; ingredients: readonly string[]; labels: readonly string[] }>()
  for (const { file, title, ingredients, dietary_restrictions: labels } of publishedRecipes()) {
    if (labels) recipes.set(file, { title, ingredients, labels })
  }
  for (const { file, title, ingredients, labels } of labelledRecipes()) {
    recipes.set(file, { title, ingredients, labels: [...labels, ...(recipes.get(file)?.labels ?? [])] })
  }
  return [...recipes.values()].flatMap(({ title, ingredients, labels }) => {
    const said = new Set(labels.flatMap(dietOf))
    const freeOf = new Set([...said].flatMap((diet) => without[diet] ?? []))
    return said.size > 0 ? [{ title, ingredients, diets: said, freeOf }] : []
  })
}

/** 'gluten_free', 'Gluten Free Diet' and 'gluten-free' are one label; 'Low Salt Diet' is none of ours. */
function dietOf(label: string): Diet[] {
  const key = label
    .toLowerCase()
    .replace(/ diet$/, '')
    .replace(/[\s_]+/g, '-')
  return diets.filter((diet) => diet === key && diet in without)
}

const fromTheSea = ['fish', 'crustacean', 'mollusc'] as const satisfies readonly Allergen[]
const without: Readonly<Partial<Record<Diet, readonly Allergen[]>>> = {
  vegan: allergens.filter((one) => one === 'milk' || one === 'egg' || fromTheSea.some((each) => each === one)),
  vegetarian: fromTheSea,
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree_nut', 'peanut'],
}
