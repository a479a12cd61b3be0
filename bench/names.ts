import { chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { claims } from './names/claims.ts'
import { foodsMissing } from './names/foods.ts'
import { asPrinted, type Printed } from './names/printed.ts'

/**
 * `node bench/names.ts [recipes]`: composes so many, a third for no wish, a third for plain ones and a third for wishes of every field, and looks whether each
 * word of their titles that claims something has its ground in the lines and steps, by word lists that share nothing with the kitchen. Then
 * each title stands over the lines and steps of another recipe: how many of those are found shows what the lists can see. Fails where a claim has no ground.
 */
const recipes = Number(process.argv[2] ?? 10_000)
const chance = chanceFrom(1811)
const wishes = [() => anything, () => randomWish(chance, 'plain'), () => randomWish(chance, 'full')]

const printed: Printed[] = []
for (let seed = 1; printed.length < recipes; seed += 1) {
  const answer = compose(wishes[seed % wishes.length]!(), seed)
  if ('draft' in answer) printed.push(asPrinted(answer.draft))
}

const rows = claims.map(({ name, said, holds }) => ({ name, said, holds, stood: 0, groundless: 0, moved: 0, found: 0 }))
const food = { name: 'a food', stood: 0, groundless: 0, moved: 0, found: 0 }
const wrong: string[] = []
for (const [at, recipe] of printed.entries()) {
  // as far away as can be: neighbors are of like wishes
  const other = { ...printed[(at + (printed.length >> 1)) % printed.length]!, title: recipe.title }
  for (const row of rows) {
    if (!row.said.test(recipe.title)) continue
    row.stood += 1
    row.moved += 1
    if (!row.holds(other)) row.found += 1
    if (row.holds(recipe)) continue
    row.groundless += 1
    wrong.push(`${row.name}: ${recipe.title}`)
  }
  const missing = foodsMissing(recipe)
  food.stood += 1
  food.moved += 1
  if (foodsMissing(other).length > 0) food.found += 1
  if (missing.length > 0) {
    food.groundless += 1
    wrong.push(`${missing.join(', ')}: ${recipe.title} (${recipe.lines.join('; ')})`)
  }
}

const shown = [...rows, food].filter(({ stood }) => stood > 0)
const share = (part: number, all: number) => `${Math.round((100 * part) / all)}%`
printTable(
  ['a title that says', 'titles', 'without its ground', 'found over another recipe'],
  shown.map(({ name, stood, groundless, moved, found }) => [
    name,
    String(stood),
    String(groundless),
    share(found, moved),
  ]),
)
console.log(`\n${printed.length} recipes, ${wrong.length} claims without their ground.`)
for (const each of wrong.slice(0, 200)) console.error(each)
if (wrong.length > 0) process.exitCode = overBound
