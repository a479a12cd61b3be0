import { existsSync, readFileSync } from 'node:fs'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/**
 * `node bench/published-recipes.ts`: how verification reads recipes that others have published (recipe-scrapers' test data,
 * beside the project where it is present): lines whose food is unknown, and calories a serving against the stated ones.
 */
interface Published {
  servings: number | null
  ingredients: string[]
  stated: { calories: number | null } | null
}
const file = new URL('../../shared/data/published-recipes.json', import.meta.url)
if (existsSync(file)) report(JSON.parse(readFileSync(file, 'utf8')) as Published[])
else console.log('Skipped: the folder with published recipes is not beside the project.')

function report(published: readonly Published[]): void {
  let lines = 0
  let unknown = 0
  const errors: { error: number; coverage: number }[] = []
  for (const { servings, ingredients, stated } of published) {
    if (ingredients.length === 0) continue
    const { findings, nutrition } = verifyRecipe({ servings: servings ?? 1, ingredients })
    lines += ingredients.length
    unknown += findings.filter(({ code }) => code === 'unknown_ingredient').length
    if (!servings || !stated?.calories) continue
    const error = Math.abs(nutrition.perServing.calories - stated.calories) / stated.calories
    errors.push({ error, coverage: nutrition.coverage })
  }
  console.log(`${lines} lines, ${percent(unknown / lines)} with a food that is not in the table`)
  print('all with stated calories', errors)
  print(
    'of these, coverage 0.8 or more',
    errors.filter(({ coverage }) => coverage >= 0.8),
  )
}

function print(what: string, recipes: readonly { error: number }[]): void {
  const errors = recipes.map(({ error }) => error).sort((a, b) => a - b)
  const near = errors.filter((error) => error <= 0.2).length / errors.length
  console.log(
    `${what}: ${errors.length}, median error ${percent(errors[errors.length >> 1] ?? 0)}, within 20%: ${percent(near)}`,
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
