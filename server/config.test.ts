import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { settings } from '#server/settings.ts'

const secret = 's'.repeat(32)

test('without any setting it is the embedded database on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    database: { kind: 'embedded', dataDir: resolve('data') },
    publicUrl: undefined,
    trustProxy: false,
    sessionSecret: undefined,
    adminEmails: [],
    model: undefined,
    logLevel: 'info',
    rateLimitFactor: 1,
    startedByNpm: false,
  })
})

test('an empty variable counts as not set, and variables that are not ours are ignored', () => {
  const empty = Object.fromEntries(settings.map(({ name }) => [name, '  ']))
  expect(readConfig({ ...empty, PAGER: 'less', PORTS: 'x' })).toEqual(readConfig({}))
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgresql://cook:soup@db.example/kitchen',
    PUBLIC_URL: 'https://meals.example/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1',
    SESSION_SECRET: secret,
    ADMIN_EMAILS: 'Ada@Example.com, bo@example.com',
    AI_MODEL: 'openai-compatible:llama3.2:3b',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    AI_API_KEY: 'open-sesame',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '2.5',
    npm_lifecycle_event: 'start',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '::1',
    database: { kind: 'postgres', url: 'postgresql://cook:soup@db.example/kitchen' },
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
    sessionSecret: secret,
    adminEmails: ['ada@example.com', 'bo@example.com'],
    model: {
      provider: 'openai-compatible',
      model: 'llama3.2:3b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: 'open-sesame',
    },
    logLevel: 'warn',
    rateLimitFactor: 2.5,
    startedByNpm: true,
  })
  expect(config.publicUrl?.origin).toBe('https://meals.example')
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false)
})

describe('what cannot be read is refused with its name and what to do', () => {
  const refused: Record<string, readonly string[]> = {
    PORT: ['65536', '-1', '80.5', 'http', '1e3', '0x50'],
    HOST: ['http://localhost', 'localhost:3000', '127.0.0.256', 'a b', '1.2.3'],
    DATABASE_URL: ['mysql://db/kitchen', 'kitchen', 'localhost:5432'],
    PUBLIC_URL: ['meals.example', 'ftp://meals.example', 'https://meals.example/app', 'https://a:b@meals.example'],
    TRUST_PROXY: ['true', '10.0.0.0/33', '10.0.0', '-1', 'loopback,', '::1/129'],
    SESSION_SECRET: ['s'.repeat(31)],
    ADMIN_EMAILS: ['ada', 'ada@example.com,,', 'a b@example.com'],
    AI_MODEL: ['gpt', 'mistral:large', 'openai:', 'openai:a b', ':x'],
    AI_BASE_URL: ['localhost:11434', 'ftp://models.example', 'http://m.example/v1?key=1'],
    AI_API_KEY: ['two words', 'tab\there'],
    LOG_LEVEL: ['loud', 'INFO '.trim()],
    RATE_LIMIT_FACTOR: ['0', '-1', 'Infinity', 'NaN', '1e999', 'two'],
  }
  for (const [name, values] of Object.entries(refused))
    test.each(values)(`${name}=%s`, (value) => {
      expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`))
    })
})

test('two places for the data contradict each other', () => {
  const both = { DATA_DIR: './data', DATABASE_URL: 'postgres://db/kitchen' }
  expect(() => readConfig(both)).toThrow('both set')
  expect(readConfig({ ...both, DATA_DIR: '' }).database.kind).toBe('postgres')
})

test('a refusal never repeats a secret', () => {
  expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).not.toThrow('hunter2')
  expect(() => readConfig({ DATABASE_URL: 'mysql://cook:hunter2@db' })).not.toThrow('hunter2')
})

test('docs/deploying.md shows every setting as it is', () => {
  const table = readFileSync('docs/deploying.md', 'utf8')
  for (const { name, standard, meaning } of settings)
    expect(table).toContain(`| \`${name}\` | ${standard} | ${meaning} |`)
})

describe('half of a language model refuses to start', () => {
  test.each([
    [{ AI_MODEL: 'openai-compatible:llama3.2' }, 'set AI_BASE_URL'],
    [{ AI_MODEL: 'anthropic:some-model' }, 'set AI_API_KEY'],
    [{ AI_MODEL: 'google:some-model' }, 'set AI_API_KEY'],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(sentence)
  })
  test('a key is not needed for a server of one’s own, and none of it counts without a model', () => {
    const own = { AI_MODEL: 'openai:local', AI_BASE_URL: 'http://127.0.0.1:1234/v1' }
    expect(readConfig(own).model).toMatchObject({ provider: 'openai', model: 'local', apiKey: undefined })
    expect(readConfig({ AI_API_KEY: 'sk-of-something-else' }).model).toBeUndefined()
  })
})
