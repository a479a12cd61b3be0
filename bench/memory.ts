import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { largestImport } from '#contract/recipes/import-limits.ts'
import { chanceFrom } from '#domain/chance.ts'
import { type RunningServer, startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { atShare } from './kitchen/outcome.ts'
import { withDatabases } from './servers/databases.ts'
import { type Diner, newDiner } from './servers/diner.ts'

/**
 * `node bench/memory.ts [requests] [seconds] [at once] [embedded]`: memory of a server with a heap of 512 MB under requests that are as large as they may be
 * and never the same, one kind after the other in turn: what it keeps of each would end it. Ends after so many requests or seconds.
 * Fails where the server ends or the memory still grows after the first third.
 */
const [most = 100_000, seconds = 300, atOnce = 4] = process.argv.slice(2, 5).map(Number)
const kind = process.argv[5] === 'embedded' ? 'embedded' : 'postgres'
const heap = 512
const commentLength = 500
/** Growth of the median from the second third to the last that is still noise. */
const noise = 1.1

const chance = chanceFrom(512)
let count = 0
/** Made once, as it takes long. */
let largest: Uint8Array | undefined
const tally = new Map<string, Map<number, number>>()
const samples: { at: number; requests: number; rss: number; heapUsed: number; external: number }[] = []

await withDatabases(async (databases) => {
  const database = await databases[kind]()
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-memory-'))
  const log = join(folder, 'memory')
  try {
    const server = await startServer(database, { NODE_OPTIONS: `--max-old-space-size=${heap} ${writing(log)}` })
    await load(server, log)
    await server.end()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
report()

async function load(server: RunningServer, log: string): Promise<void> {
  const ways = await waysOf(server.address)
  const begin = performance.now()
  const isOver = () => count >= most || performance.now() - begin > seconds * 1000
  const sampling = setInterval(() => {
    if (!existsSync(log)) return
    const { rss, heapUsed, external } = JSON.parse(readFileSync(log, 'utf8')) as (typeof samples)[0]
    samples.push({ at: (performance.now() - begin) / 1000, requests: count, rss, heapUsed, external })
  }, 500)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver()) {
        const way = ways[count++ % ways.length]!
        const statuses = tally.get(way.name) ?? new Map<number, number>()
        tally.set(way.name, statuses)
        const status = await way.send()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // a server that is gone is not asked a hundred thousand times
        if (status === 0) count += 100
      }
    }),
  )
  clearInterval(sampling)
}

interface Way {
  readonly name: string
  /** Its status; 0 without an answer. */
  readonly send: () => Promise<number>
}

/** The requests that cost most to keep, each made anew at every call. */
async function waysOf(address: string): Promise<readonly Way[]> {
  const diners: Diner[] = []
  for (let each = 0; each < 4; each += 1) diners.push(await newDiner(address, 'premium'))
  const call = async (method: string, path: string, body?: unknown, member = count % diners.length) => {
    const { cookie } = diners[member]!
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await fetch(address + path, init).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    return answer?.status ?? 0
  }
  const recipes = await Promise.all(diners.map((diner) => diner.at(address).recipes.generate({ body: {} })))
  const lists = await Promise.all(
    diners.map((diner) => diner.at(address).shopping.create({ body: { title: 'All of it' } })),
  )
  const item = randomUUID()
  for (const [at, diner] of diners.entries()) {
    const changes = Array.from({ length: 200 }, (_, each) => ({
      kind: 'add' as const,
      item: each === 0 ? item : randomUUID(),
      text: `${each + 1} eggs`,
    }))
    await diner.at(address).shopping.update({ params: { id: lists[at]!.id }, body: { changes } })
  }
  const bringIn = async (name: string, body: Uint8Array<ArrayBuffer>) => {
    const { cookie } = diners[count % diners.length]!
    const headers = { cookie, 'content-type': 'application/octet-stream' }
    const path = `/api/recipe-imports/file?name=${name}&photos=true`
    const answer = await fetch(address + path, { method: 'POST', headers, body }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    return answer?.status ?? 0
  }
  // together nearly as long as a recipe may be
  const ingredients = () => Array.from({ length: 20 }, () => text(290))
  const steps = () => Array.from({ length: 7 }, () => text(1990))
  const short = () => Array.from({ length: 34 }, () => text(400))
  return [
    {
      name: 'verify, long steps',
      send: () =>
        call('POST', '/api/recipes/verify', { servings: 4, ingredients: ingredients(), instructions: steps() }),
    },
    {
      name: 'verify, steps that are kept',
      send: () =>
        call('POST', '/api/recipes/verify', { servings: 4, ingredients: ingredients(), instructions: short() }),
    },
    {
      name: 'check',
      send: () =>
        call('POST', '/api/check', {
          text: `Ingredients\n${[...ingredients(), ...ingredients()].join('\n')}\nSteps\n${text(7000)}`,
        }),
    },
    { name: 'generate', send: () => call('POST', '/api/generate-recipe', { specialNotes: text(990) }) },
    { name: 'search', send: () => call('GET', `/api/recipes?q=${encodeURIComponent(text(190))}`) },
    { name: 'foods', send: () => call('GET', `/api/foods?q=${encodeURIComponent(text(90))}`) },
    {
      name: 'reword a line of a list',
      send: () =>
        call('PATCH', `/api/shopping-lists/${lists[count % 4]!.id}`, {
          changes: [{ kind: 'reword', item, text: text(250) }],
        }),
    },
    {
      name: 'read as another eater',
      async send() {
        const member = count % diners.length
        await call('PATCH', '/api/auth/profile', { foodDislikes: text(180) }, member)
        return call('GET', `/api/recipes/${recipes[member]!.id}`, undefined, member)
      },
    },
    {
      name: 'check, mended',
      send: () =>
        call('POST', '/api/check', {
          text: `Ingredients\n${ingredients().join('\n')}\nSteps\n${text(7000)}`,
          diet: 'vegan',
          allergies: ['milk', 'egg', 'gluten'],
        }),
    },
    {
      name: 'swaps of a pasted line',
      send: () => call('POST', '/api/check/swaps', { text: `Ingredients\n${ingredients().join('\n')}`, line: 0 }),
    },
    { name: 'counts of a search', send: () => call('GET', `/api/recipes/counts?q=${encodeURIComponent(text(190))}`) },
    {
      name: 'a note of the diary',
      send: () =>
        call('POST', '/api/cooked', {
          recipeId: recipes[count % 4]!.id,
          cookedOn: '2026-11-20',
          servings: 4,
          note: text(990),
        }),
    },
    { name: 'tonight', send: () => call('GET', `/api/tonight?date=2026-11-${10 + (count % 20)}`) },
    { name: 'import, a file', send: () => bringIn(`library.json`, json(ofPrograms(400))) },
    { name: 'import, an archive of the largest size', send: () => bringIn('library.zip', largestArchive()) },
    { name: 'a drawn plate', send: () => call('GET', `/api/dish.svg?foods=${encodeURIComponent(text(150))}`) },
  ]
}

function json(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value))
}

/** Recipes as other programs write them, most of them refused: what a library would keep of them is no matter here. */
function ofPrograms(recipes: number) {
  return Array.from({ length: recipes }, (_, at) => ({
    '@type': 'Recipe',
    name: text(60),
    recipeIngredient: at % 40 === 0 ? [text(100)] : [],
    recipeInstructions: [text(2000)],
  }))
}

/** The largest one, with a comment at its end that no other has. */
function largestArchive(): Uint8Array<ArrayBuffer> {
  largest ??= madeArchive()
  const archive = new Uint8Array(largest.length + commentLength)
  archive.set(largest)
  archive.set(randomBytes(commentLength), largest.length)
  new DataView(archive.buffer).setUint16(largest.length - 2, commentLength, true)
  return archive
}

/** Unfolds to as much as may be: archives in an archive, each with a picture that is large and says nothing, beside one that no packing makes small. */
function madeArchive(): Uint8Array {
  const packed = zipSync({
    'recipe.json': json({ name: 'Soup', steps: [{ instruction: 'Cook.', ingredients: [{ food: { name: 'leek' } }] }] }),
    'image.png': new Uint8Array(30_000_000),
  })
  const archives = Array.from({ length: 60 }, (_, at) => [`${at}.zip`, [packed, { level: 0 }]] as const)
  const noise = randomBytes(largestImport - 61 * (packed.length + 200) - 1000 - commentLength)
  return zipSync({ ...Object.fromEntries(archives), 'noise.png': [noise, { level: 0 }] })
}

/** Words that the kitchen knows, and words that it never saw. */
function text(length: number): string {
  const known = [
    'egg',
    'butter',
    'red onion',
    'bake 20 minutes',
    'without',
    'cup',
    '2',
    'or',
    'ő',
    'chop',
    '½',
    'and',
    ',',
    '(',
    'crème',
  ]
  let made = ''
  while (made.length < length) {
    made += chance() < 0.7 ? known[Math.floor(chance() * known.length)] : Math.floor(chance() * 1e9).toString(36)
    made += ' '
  }
  return made.slice(0, length).trim()
}

/** Has a program write its memory into a file, twice a second and whole whenever it is read: what the system holds of it, and its heap. */
function writing(path: string): string {
  const program = `import{isMainThread as m}from'node:worker_threads';import{renameSync as r,writeFileSync as w}from'node:fs';const p=${JSON.stringify(path)};if(m)setInterval(()=>{w(p+'.new',JSON.stringify(process.memoryUsage()));r(p+'.new',p)},500).unref()`
  return `--import=data:text/javascript,${encodeURIComponent(program)}`
}

function report(): void {
  const columns = 12
  const every = Math.max(1, Math.floor(samples.length / columns))
  const megabytes = (bytes: number) => String(Math.round(bytes / 1e6))
  printTable(
    ['s', 'requests', 'RSS, MB', 'heap used, MB', 'outside it, MB'],
    samples
      .filter((_, at) => at % every === every - 1)
      .map(({ at, requests, rss, heapUsed, external }) => [
        at.toFixed(0),
        String(requests),
        ...[rss, heapUsed, external].map(megabytes),
      ]),
  )
  console.log('')
  printTable(
    ['request', 'answers'],
    [...tally].map(([name, statuses]) => [
      name,
      [...statuses].map(([status, times]) => `${times} × ${status}`).join(', '),
    ]),
  )
  const third = Math.floor(samples.length / 3)
  const middleOf = (from: number, to: number, of: 'rss' | 'heapUsed') =>
    atShare(
      samples.slice(from, to).map((sample) => sample[of]),
      0.5,
    )
  const [rss, heapUsed] = (['rss', 'heapUsed'] as const).map(
    (of) => middleOf(2 * third, samples.length, of) / middleOf(third, 2 * third, of),
  ) as [number, number]
  const wentAway = [...tally.values()].some((statuses) => statuses.has(0))
  const isFlat = !wentAway && samples.length > 9 && rss <= noise && heapUsed <= noise * noise
  const growth = `medians of the last third beside the second: RSS × ${rss.toFixed(2)}, heap × ${heapUsed.toFixed(2)}`
  console.log(`\n${wentAway ? 'THE SERVER ENDED' : isFlat ? 'flat' : 'NOT FLAT'}: ${growth}; ${count} requests`)
  if (!isFlat) process.exitCode = overBound
}
