import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { matchesGlob } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { nodeFlags } from './tools/running/node-flags.ts'
import { drawnKinds, type Kind } from './tools/test-runs/drawn-kinds.ts'
import { LongFilesFirst } from './tools/test-runs/long-files-first.ts'
import { sweepsLeftOut } from './tools/test-runs/sweeps.ts'
import { testSeed } from './tools/test-runs/test-seed.ts'

const seed = testSeed()
const seeded = { setupFiles: ['tools/test-runs/seeded-file.ts'], provide: { testSeed: seed } }

/** Long enough for a machine with other work: nothing here measures time, so only what hangs takes as long. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** Node reads the sources as it does in production; through Vite's own runner every import is a call. */
const native = { execArgv: [...nodeFlags], experimental: { viteModuleRunner: false, nodeLoader: false } }

/** What needs no database. */
const withoutDatabase = [
  'server/ports/{delivery,images,mail,print,recipe-writer}/**/*.test.ts',
  'server/kitchen/*.test.ts',
]
/** What speaks to the database itself. */
const onBoth = ['server/db/**/*.test.ts', 'server/jobs/**/*.test.ts', 'server/events.test.ts']
/** With 'drawn' the seed of the run says on which kind a file runs; without, as by hand, it runs on both. */
const isDrawn = process.env['TEST_SIDES'] === 'drawn'
const leftOut = sweepsLeftOut(seed)

function filesOn(kind: Kind): string[] {
  return globSync('server/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !withoutDatabase.some((glob) => matchesGlob(file, glob)) && !leftOut.includes(file))
    .filter((file) => !isDrawn || onBoth.some((glob) => matchesGlob(file, glob)) || isDrawnTo(kind, file))
}

function isDrawnTo(kind: Kind, file: string): boolean {
  return drawnKinds(file, readFileSync(file, 'utf8'), seed).has(kind)
}

const onDatabase = (kind: Kind) => ({
  test: {
    name: kind,
    include: filesOn(kind),
    // What only one of them does has no other side.
    exclude: [kind === 'postgres' ? 'server/db/embedded/**' : 'server/db/postgres.test.ts'],
    globalSetup: ['server/test-world/global-setup.ts'],
    setupFiles: [...seeded.setupFiles, 'server/test-world/every-file.ts'],
    // reading the whole server anew for each file was a quarter of the work
    isolate: false,
    provide: { ...seeded.provide, databaseKind: kind },
    ...native,
    ...patience,
  },
})

/** The tests of the server run on each kind of database; everything else needs none. */
export default defineConfig({
  test: {
    // one more than there are cores: a good part of the time a test waits for a database or a clock
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    // a worker with its databases ends slowly on a busy machine too
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          ...seeded,
          // pure: reading the table of foods anew for each file was a third of the time
          isolate: false,
          ...native,
          ...patience,
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'client/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'architecture.test.ts',
            ...withoutDatabase,
          ],
          exclude: [...configDefaults.exclude, ...leftOut],
        },
      },
      onDatabase('embedded'),
      onDatabase('postgres'),
    ],
  },
})
