import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { ImportEvent } from '#contract/recipes/imports.ts'
import { parts, wrongIn } from '#server/test-world/imports/count-right.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { hardCases } from '#server/test-world/imports/hard-cases.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { newDiner } from './servers/diner.ts'

/**
 * `node bench/imports.ts [recipes]`: of files and pages in each program's format, all written by us, how many of their parts (title, lines, steps,
 * servings, times) are read right; then an archive of so many recipes brought in over HTTP, and once more. Fails where less than 97% is
 * right, or a recipe of the archive is missing or there twice.
 */
const recipes = Number(process.argv[2] ?? 1000)

const written = [...shapes.flatMap((shape) => goldenRecipes.map(shape)), ...hardCases]
const rows = [...Map.groupBy(written, ({ program }) => program)].map(([program, files]) => {
  const all = files.length * parts.length
  const right = all - wrongIn(files).length
  return { program, files: files.length, all, right }
})
const total = { all: 0, right: 0 }
for (const { all, right } of rows) {
  total.all += all
  total.right += right
}
printTable(
  ['format', 'files', 'parts right'],
  rows.map(({ program, files, all, right }) => [program, String(files), `${right} of ${all}`]),
)
if (total.right < 0.97 * total.all) process.exitCode = overBound

console.log()
const outcomes: string[][] = []
await withDatabases(async (databases) => {
  const server = await startServer(databases.embedded())
  const { cookie } = await newDiner(server.address)
  const archive = Buffer.from(paprika(recipes))
  for (const name of ['an archive', 'the same again']) {
    const before = performance.now()
    const { kept, doubles, unread } = await bringIn(server.address, cookie, archive)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    outcomes.push([name, String(recipes), String(kept), String(doubles), String(unread), seconds])
  }
  await server.end()
})
printTable(['brought in', 'recipes', 'kept', 'doubles', 'unread', 'seconds'], outcomes)
if (outcomes[0]?.[2] !== String(recipes) || outcomes[1]?.[3] !== String(recipes)) process.exitCode = overBound

function paprika(count: number): Uint8Array {
  const files: Record<string, Uint8Array> = {}
  for (let at = 0; at < count; at += 1) {
    const { title, ingredients, steps } = goldenRecipes[at % goldenRecipes.length]!
    const recipe = {
      name: `${title} ${at}`,
      ingredients: ingredients.join('\n'),
      directions: steps.join('\n'),
      servings: '4',
    }
    files[`${at}.paprikarecipe`] = gzipSync(JSON.stringify(recipe))
  }
  return zipSync(files)
}

async function bringIn(address: string, cookie: string, body: Buffer) {
  const answer = await fetch(`${address}/api/recipe-imports/file?name=library.paprikarecipes`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { cookie, 'content-type': 'application/octet-stream' },
  })
  const text = await answer.text()
  const failure = /^event: error\n.*$/ms.exec(text)
  if (failure) throw new Error(failure[0])
  const events = text.split('\n').flatMap((line) => {
    const [, data] = /^data: (.+)$/.exec(line) ?? []
    return data === undefined ? [] : [ImportEvent.parse(JSON.parse(data))]
  })
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error(`The import ended with ${JSON.stringify(last)} (${answer.status}).`)
  return last.result
}
