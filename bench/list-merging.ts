import { independentPairs } from '#domain/plan/products/independent-pairs.ts'
import { type JudgedPair, judgedPairs } from '#domain/plan/products/judged-pairs.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { printTable } from './figures/print-table.ts'
import {
  dataFolder,
  hiddenAllergens,
  labelledRecipes,
  markedLines,
  publishedRecipes,
  recipesWithSteps,
  usdaFoods,
} from './kitchen/data.ts'

/**
 * `node bench/list-merging.ts`: what lists merge and keep apart, beside pairs of published lines that were judged by eye; then every line
 * and name of the data sets as a list, typed and out of a recipe, of which none may throw, lose its price or change when merged again.
 */
const merges = ([one, other]: JudgedPair) => {
  const recipe = (recipeId: number, line: string) => ({ recipeId, title: line, ingredients: [line] })
  return shoppingListOf([recipe(1, one), recipe(2, other)]).some(
    ({ sources }) => new Set(sources.map(({ recipeId }) => recipeId)).size > 1,
  )
}

const judged = [...judgedPairs, ...independentPairs]
const same = judged.filter(([, , verdict]) => verdict === 'same')
const apart = judged.filter(([, , verdict]) => verdict === 'apart')
const wrong = apart.filter(merges)
const missed = same.filter((pair) => !merges(pair))

printTable(
  ['pairs', 'judged', 'wrong'],
  [
    ['two foods, merged', String(apart.length), String(wrong.length)],
    ['one food, kept apart', String(same.length), String(missed.length)],
  ],
)
for (const [title, pairs] of [
  ['Wrong merges', wrong],
  ['Missed merges', missed],
] as const) {
  console.error(`\n${title}:`)
  for (const [one, other] of pairs) console.error(`- ${one}  |  ${other}`)
}

if (dataFolder()) everyLine()
else
  console.log('\nThe lines are skipped: the folder with the data sets is not here (KITCHEN_DATA, or ../shared/data).')

function everyLine(): void {
  const lines = [
    ...[...publishedRecipes(), ...recipesWithSteps(), ...labelledRecipes()].flatMap(({ ingredients }) => ingredients),
    ...markedLines().map(({ line }) => line),
    ...usdaFoods().map(({ name }) => name),
    ...Object.keys(hiddenAllergens().terms),
  ]
  const before = performance.now()
  const counts = { foods: 0, unknown: 0, free: 0, changed: 0, thrown: 0 }
  for (const line of lines) {
    try {
      const list = shoppingListOf([{ recipeId: 1, title: 'One', ingredients: [line] }])
      if (JSON.stringify(mergedFoods(list)) !== JSON.stringify(list)) counts.changed += 1
      for (const { food, estimatedPrice } of [...list, typedItem(line)]) {
        counts.foods += 1
        if (food === null) counts.unknown += 1
        else if (!(estimatedPrice > 0)) counts.free += 1
      }
    } catch (error) {
      counts.thrown += 1
      console.error(`- ${line}: ${String(error)}`)
    }
  }
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  console.log('')
  printTable(['lines', ...Object.keys(counts), 's'], [[lines.length, ...Object.values(counts), seconds].map(String)])
}
