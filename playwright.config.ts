import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { niceness } from './server/kitchen/niceness.ts'
import { findBrowser } from './tools/running/browser.ts'
import { sweepsLeftOut } from './tools/test-runs/sweeps.ts'
import { testSeed } from './tools/test-runs/test-seed.ts'

// Workers read this file again: the first reading decides for all of them.
process.env['E2E_PORT'] ??= String(await freePort())
// in a worker Node reads the sources by itself, as it does in production: compiled for each, they were a tenth of the work
process.env['PW_DISABLE_TS_ESM'] = '1'
// a site that recipes are read from, opened by the journey that does
process.env['E2E_SITE_PORT'] ??= String(await freePort())
const leftOut = sweepsLeftOut(testSeed()).map((file) => `**/${file}`)
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'mealcrafter-e2e-'))
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`
const { executablePath, args, env } = await findBrowser()

// three browsers on the machine of the server would leave the threads of its kitchen a tenth of it, which give way to everything else
if (process.env['TEST_WORKER_INDEX'] !== undefined && process.platform === 'linux') setPriority(niceness)

/** A price or a correction is in force for everybody at once: what is proved of a plan is not true of it any more. */
const changeTheKitchen = /(corrections|food-prices)\.e2e\.ts$/

/** Half a minute each: begun last, one of them would keep everything waiting while a single worker has something to do. */
const long = ['stored-script', 'meal-plans', 'administration', 'ended-session', 'family-week'].map(
  (name) => `**/${name}.e2e.ts`,
)

/**
 * There is no graphics card to share, so no process of its own for it; and no other rasterizer instead, which sets a variable of the
 * environment while other threads read them: one start in ten ended by SIGSEGV.
 */
const drawnByProcessor = ['--disable-gpu', '--in-process-gpu', '--disable-software-rasterizer']

/** A page of a journey ends before the work of optimizing its code has paid. */
const unoptimized = ['--js-flags=--no-maglev,--no-turbofan,--max-lazy']

/** Journeys in a real browser, against the server as `npm start` runs it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // a journey waits for the page as often as it works
  workers: availableParallelism() + 1,
  // long enough for a machine with other work: only what fails takes as long
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  outputDir: 'node_modules/.cache/e2e',
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath, args: [...args, ...drawnByProcessor, ...unoptimized], env },
    // what moves is drawn by the processor, frame by frame; and what comes or goes while axe looks is never half there for long
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // keeping what every page looked like at every step was over a quarter of all the work; `--trace on` does it for one journey
    trace: 'off',
    // each journey is a new browser to it, for which it fetches the code of every page; six files of journeys let it
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'long journeys', testMatch: long, testIgnore: leftOut },
    { name: 'journeys', testIgnore: [changeTheKitchen, ...long, ...leftOut] },
    // one of them by itself: `playwright test e2e/recipes/corrections.e2e.ts --no-deps`
    {
      name: 'changed kitchen',
      testMatch: changeTheKitchen,
      testIgnore: leftOut,
      dependencies: ['long journeys', 'journeys'],
    },
  ],
  webServer: {
    command: 'node tools/e2e-server.ts',
    url: `${origin}/api/health`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA'],
      E2E_SITE_PORT: process.env['E2E_SITE_PORT'],
      ADMIN_EMAILS: 'admin@example.com',
      LOG_LEVEL: 'warn',
    },
  },
})

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
