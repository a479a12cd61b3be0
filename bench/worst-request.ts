import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chanceFrom } from '#domain/chance.ts'
import { libraryFormats } from '#server/features/downloads/library-formats.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { type Candidate, keepCases, keptCases } from './worst-request/candidate.ts'
import { watchHealth } from './worst-request/health-watch.ts'
import { isRefused, type Meter, meter, type Verdict } from './worst-request/measure.ts'
import { openScene } from './worst-request/scene.ts'
import { search } from './worst-request/search.ts'
import { allTargets, type Target, whyRefused } from './worst-request/targets.ts'

/**
 * `node bench/worst-request.ts [seconds] [--only=check,shopping] [--seed=1] [--plant] [--keep] [--cases]`: the slowest legal request of
 * every endpoint that a search of so many seconds finds, begun from the cases kept. `--plant` starts the server with a
 * reader that was made slow, which the search must find; `--keep` writes what was found to bench/worst-cases/,
 * `--cases` measures each of those that are kept and looks for nothing.
 * Fails where an answer takes longer, grows faster or keeps others waiting longer than these say.
 */
const most = { ms: 250, growth: 2.2, health: 50 }
/** Whose time is that of what they carry, not of words: these may take longer, but keep nobody waiting. */
const carrying: Readonly<Record<string, string>> = {
  'GET /api/account/export': 'a stream of all there is',
  'POST /api/recipes/:id/photo': 'pixels',
  'POST /api/auth/profile-picture': 'pixels',
  'menus.generate': 'some sixty dishes, each a task of its own',
  'menus.swap': 'some eight dishes, each a task of its own',
  'mealPlans.generate': 'looks for better plans for as long as it is told to',
  'mealPlans.swap': 'looks for the best dish for a second',
  'newsletterIssues.compose': 'a week of dishes, a task of its own',
  'library.restore': 'a hundred recipes, each verified anew, as many in a task as are short enough',
  'POST /api/recipe-imports/file archive': 'a stream of forty recipes, each kept as it is read',
  'POST /api/recipe-imports/file archive of archives': 'a stream of forty recipes, each kept as it is read',
  'POST /api/recipe-imports/file many recipes many.json': 'a stream of two hundred recipes, each kept as it is read',
  'POST /api/recipe-imports/file long page': 'a file of four megabytes',
  ...Object.fromEntries(
    Object.keys(libraryFormats).map((format) => [`GET /api/recipe-library/file ${format}`, 'a stream of all there is']),
  ),
}

/** Where half of what is sent is less than half the work, and why: how these grow says nothing of what reads them. */
const unlikeHalves: Readonly<Record<string, string>> = {
  'demo.make': 'half the words are another wish: how many dishes are tried is up to what fits',
  'recipes.generate': 'half the words are another wish: how many dishes are tried is up to what fits',
  'menus.generate': 'how many dishes are tried is up to what fits',
  'mealPlans.generate': 'how many weeks are tried is up to the time there is',
  'mealPlans.swap': 'how long it looks is up to how soon no better dish is left',
  'library.restore': 'half as many recipes are half as long as well',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    plant: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    cases: { type: 'boolean', default: false },
  },
})
const seconds = Number(positionals[0] ?? 1200)
const only = values.only?.split(',')
const targets = allTargets().filter(({ name }) => !only || only.some((part) => name.includes(part)))
console.error(`seed ${values.seed}, ${targets.length} endpoints, ${seconds} s`)

const rows: string[][] = []
let isOver = false
const dataDir = mkdtempSync(join(tmpdir(), 'mealcrafter-worst-'))
try {
  const plant = new URL('worst-request/plant.ts', import.meta.url).href
  const server = await startServer(
    { kind: 'embedded', dataDir },
    {
      // as npm start does
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
      ...(values.plant && { NODE_OPTIONS: `--import ${plant}` }),
    },
  )
  const health = watchHealth(server.address)
  const measured = meter(await openScene(server.address, join(dataDir, 'outbox')), health)
  for (const { target, candidate } of values.cases ? kept() : await slowest(measured)) {
    const verdict = candidate && (await measured.verdict(target, candidate))
    rows.push([target.name, candidate?.name ?? '', ...figures(target.name, verdict)])
    console.error(rows.at(-1)!.join('  '))
  }
  await health.end()
  await server.end()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
rows.sort((one, other) => Number(other[3]) - Number(one[3]))
printTable(['endpoint', 'case', 'status', 'ms', 'growth', 'health ms', 'kB sent', 'kB answered', ''], rows)
process.exitCode = isOver ? overBound : 0

interface Case {
  readonly target: Target
  readonly candidate: Candidate | undefined
}

function kept(): Case[] {
  return targets.flatMap((target) =>
    keptCases()
      .filter(({ endpoint }) => endpoint === target.name)
      .map((candidate) => ({ target, candidate })),
  )
}

async function slowest(measured: Meter): Promise<Case[]> {
  const found = await search(measured, targets, { seconds, chance: chanceFrom(Number(values.seed)) })
  if (values.keep) keepCases([...found.values()].flatMap((each) => each.found))
  return targets.map((target) => ({ target, candidate: found.get(target.name)?.worst }))
}

function figures(name: string, verdict: Verdict | undefined): string[] {
  if (!verdict) {
    isOver = true
    return ['', '0', '', '', '', '', 'no legal request']
  }
  const { status, ms, growth, health, sent, got } = verdict
  const carried = carrying[name]
  const over = [
    ...(ms > most.ms && !carried ? ['slow'] : []),
    ...((growth ?? 0) > most.growth && !unlikeHalves[name] ? ['grows'] : []),
    ...(health > most.health ? ['blocks'] : []),
    ...(status >= 500 ? ['fails'] : []),
    ...(isRefused(verdict) && whyRefused(name) === undefined ? ['refused'] : []),
  ]
  isOver ||= over.length > 0
  const inKb = (bytes: number) => (bytes / 1000).toFixed(1)
  return [
    String(status),
    ms.toFixed(0),
    growth?.toFixed(2) ?? '',
    health.toFixed(0),
    inKb(sent),
    inKb(got),
    over.join(', ') || [carried, unlikeHalves[name]].filter((why) => why !== undefined).join('; '),
  ]
}
