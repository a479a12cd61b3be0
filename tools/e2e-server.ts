import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { nodeFlags } from './running/node-flags.ts'
import { testSeed } from './test-runs/test-seed.ts'

/** The real server on the data folder that the journeys were given, for as long as they take; the folder goes with it. */
const folder = process.env['DATA_DIR']!
const server = spawn(process.execPath, [...nodeFlags, 'server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: '127.0.0.1',
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
    RECIPE_PAGES_INNER: `127.0.0.1:${process.env['E2E_SITE_PORT']}`,
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
