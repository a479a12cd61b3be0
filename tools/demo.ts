import { resolve } from 'node:path'
import { administrator, household, makeHousehold } from './running/demo-household.ts'
import { sentenceOrThrow } from './running/plain-log.ts'

/**
 * A household with a month of recipes to try out, in ./data-demo, or beside DATA_DIR under its name and '-demo', so that
 * nobody's own recipes are touched; a second start finds it as it was left. It always uses the embedded database and
 * listens on this machine alone, because its passwords are known.
 */
const folder = `${resolve(process.env['DATA_DIR']?.trim() || 'data')}-demo`
try {
  await makeHousehold(folder, new Date())
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    // nobody is written to, and nobody pays
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_PRICE_MID: '',
    STRIPE_PRICE_PREMIUM: '',
    TEST_CHECKOUT: '1',
    JOBS: '',
    ADMIN_EMAILS: administrator.email,
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  })
  await import('#server/main.ts')
  console.log(`Sign in as ${household.email} with the password "${household.password}".`)
  console.log(`Grants plans: ${administrator.email} with the password "${administrator.password}".`)
} catch (error) {
  sentenceOrThrow(error)
}
