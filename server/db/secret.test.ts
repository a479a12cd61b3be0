import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DatabaseConfig } from '#server/config.ts'
import { sessionSecret } from '#server/db/secret.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const database = await freshDatabase()
const shared: DatabaseConfig = { kind: 'postgres', url: 'postgres://not-used' }
const atHome = (): DatabaseConfig & { kind: 'embedded' } => ({
  kind: 'embedded',
  dataDir: temporaryFolder(),
})
const ask = (config: DatabaseConfig, sessionSecretSetting?: string) =>
  sessionSecret({ database: config, sessionSecret: sessionSecretSetting }, database)

test.each([
  ['in the data folder', atHome()],
  ['in the database that instances share', shared],
])('ten instances that start at once get one secret, kept %s', async (_where, config) => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => ask(config)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(43)
  expect(await ask(config)).toBe(secrets[0])
})

test('the secret in the folder is for its owner alone and nothing is left beside it', async () => {
  const config = atHome()
  await ask(config)
  expect(readdirSync(config.dataDir)).toEqual(['secret'])
  expect(statSync(join(config.dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('an empty file, as after a loss of power, is replaced', async () => {
  const config = atHome()
  writeFileSync(join(config.dataDir, 'secret'), '')
  expect((await ask(config)).length).toBeGreaterThanOrEqual(43)
})

test('SESSION_SECRET wins', async () => {
  expect(await ask(shared, 'chosen')).toBe('chosen')
})
