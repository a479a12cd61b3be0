import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testSeed } from './tools/test-seed.ts'

const seeded = { setupFiles: ['tools/seeded-file.ts'], provide: { testSeed: testSeed() } }

/** Long enough for a machine with other work: nothing here measures time, so only what hangs takes as long. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

const onDatabase = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: kind,
    include: ['server/**/*.test.ts'],
    // What only one of them does has no other side.
    exclude: [kind === 'postgres' ? 'server/db/embedded/**' : 'server/db/postgres.test.ts'],
    globalSetup: ['server/test-world/global-setup.ts'],
    setupFiles: [...seeded.setupFiles, 'server/test-world/every-file.ts'],
    // reading the whole server anew for each file was a quarter of the work
    isolate: false,
    provide: { ...seeded.provide, databaseKind: kind },
    ...patience,
  },
})

/** The integration tests run twice, once for each kind of database; everything else needs none. */
export default defineConfig({
  test: {
    // as many as there are cores: the default leaves one of two idle
    maxWorkers: availableParallelism(),
    // a worker with its databases ends slowly on a busy machine too
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          ...seeded,
          // pure: reading the table of foods anew for each file was a third of the time
          isolate: false,
          ...patience,
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'client/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'architecture.test.ts',
          ],
        },
      },
      onDatabase('embedded'),
      onDatabase('postgres'),
    ],
  },
})
