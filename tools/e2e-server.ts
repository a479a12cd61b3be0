import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSeed } from './test-seed.ts'

/** The real server on a data folder of its own, for as long as the journeys take; the folder goes with it. */
const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-e2e-'))
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_PRICE_MID: '',
    STRIPE_PRICE_PREMIUM: '',
    TEST_CHECKOUT: '1',
    JOBS: '',
    RATE_LIMIT_FACTOR: '1000',
    RECIPE_SEED: String(testSeed()),
  },
})
const end = () => server.kill('SIGTERM')
process.on('SIGTERM', end)
process.on('SIGINT', end)
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
