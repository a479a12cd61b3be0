import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { settings } from '#server/settings.ts'
import { ConfigError } from '#server/start-error.ts'

const secret = 's'.repeat(32)

test('without any setting it is the embedded database on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    database: { kind: 'embedded', dataDir: resolve('data') },
    publicUrl: undefined,
    trustProxy: false,
    web: { innerHosts: [] },
    sessionSecret: undefined,
    adminEmails: [],
    community: true,
    model: undefined,
    stripe: undefined,
    testCheckout: true,
    mail: {
      smtpUrl: undefined,
      from: 'MealCrafter <no-reply@localhost>',
      supportEmail: 'support@localhost',
      outbox: resolve('data', 'outbox'),
    },
    newsletter: { perSecond: 10, bounceAddress: undefined, bounceMailbox: undefined, webhookSecret: undefined },
    operator: { name: undefined, address: undefined },
    runsJobs: true,
    drainSeconds: 0,
    passwordCost: { memoryCost: 19_456, timeCost: 2 },
    requireAdmin2fa: false,
    adClient: undefined,
    logLevel: 'info',
    rateLimitFactor: 1,
    kitchenThreads: Math.max(1, availableParallelism() - 1),
    metricsToken: undefined,
    traces: undefined,
    startedByNpm: false,
    shown: settings.map(({ name, meaning, standard }) => ({ name, meaning, standard, isSet: false, value: null })),
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
    DATABASE_POOL_SIZE: '4',
    DRAIN_SECONDS: '20',
    PUBLIC_URL: 'https://meals.example/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1',
    SESSION_SECRET: secret,
    ADMIN_EMAILS: 'Ada@Example.com, bo@example.com',
    AI_MODEL: 'openai-compatible:llama3.2:3b',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    AI_API_KEY: 'open-sesame',
    AI_IMAGE_MODEL: 'openai:gpt-image-1',
    AI_IMAGE_BASE_URL: 'http://127.0.0.1:7860/v1/',
    AI_IMAGE_API_KEY: 'open-paint',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
    STRIPE_PRICE_MID: 'price_mid',
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_API_URL: 'http://127.0.0.1:9999',
    INSTACART_API_KEY: 'keys.0123',
    INSTACART_API_URL: 'http://127.0.0.1:9998',
    SMTP_URL: 'smtp://cook:soup@mail.example:587',
    MAIL_FROM: 'Our Kitchen <kitchen@meals.example>',
    NEWSLETTER_RATE: '500/h',
    BOUNCE_ADDRESS: 'bounces@meals.example',
    BOUNCE_IMAP_URL: 'imaps://bounces:soup@mail.example/INBOX',
    BOUNCE_WEBHOOK_SECRET: secret,
    SUPPORT_EMAIL: 'help@meals.example',
    OPERATOR_NAME: 'Zoë’s Kitchen LLC',
    OPERATOR_ADDRESS: '1 Main Street, Springfield',
    JOBS: 'off',
    REQUIRE_ADMIN_2FA: '1',
    AD_CLIENT: 'ca-pub-1234567890123456',
    METRICS_TOKEN: 'm'.repeat(32),
    WORKER_METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-soup, x-team=kitchen',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '2.5',
    npm_lifecycle_event: 'start',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '::1',
    database: { kind: 'postgres', url: 'postgresql://cook:soup@db.example/kitchen', poolSize: 4 },
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
    sessionSecret: secret,
    adminEmails: ['ada@example.com', 'bo@example.com'],
    model: {
      provider: 'openai-compatible',
      model: 'llama3.2:3b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: 'open-sesame',
    },
    imageModel: {
      provider: 'openai',
      model: 'gpt-image-1',
      baseUrl: 'http://127.0.0.1:7860/v1',
      apiKey: 'open-paint',
    },
    stripe: {
      secretKey: 'sk_test_1',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      prices: { mid: 'price_mid', premium: 'price_premium' },
      apiUrl: 'http://127.0.0.1:9999',
    },
    instacart: { apiKey: 'keys.0123', apiUrl: 'http://127.0.0.1:9998' },
    testCheckout: false,
    mail: {
      smtpUrl: 'smtp://cook:soup@mail.example:587',
      from: 'Our Kitchen <kitchen@meals.example>',
      supportEmail: 'help@meals.example',
    },
    newsletter: {
      perSecond: 500 / 3600,
      bounceAddress: 'bounces@meals.example',
      bounceMailbox: 'imaps://bounces:soup@mail.example/INBOX',
      webhookSecret: secret,
    },
    operator: { name: 'Zoë’s Kitchen LLC', address: '1 Main Street, Springfield' },
    runsJobs: false,
    drainSeconds: 20,
    requireAdmin2fa: true,
    adClient: 'ca-pub-1234567890123456',
    metricsToken: 'm'.repeat(32),
    workerMetricsPort: 9464,
    traces: { endpoint: 'http://127.0.0.1:4318', headers: { authorization: 'Bearer of-soup', 'x-team': 'kitchen' } },
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
    AI_IMAGE_MODEL: ['dall-e', 'mistral:large'],
    AI_IMAGE_BASE_URL: ['localhost:7860'],
    AI_IMAGE_API_KEY: ['two words'],
    STRIPE_SECRET_KEY: ['sk test'],
    STRIPE_WEBHOOK_SECRET: ['whsec one', 'a,,b'],
    STRIPE_PRICE_MID: ['price one'],
    STRIPE_PRICE_PREMIUM: ['price one'],
    STRIPE_API_URL: ['stripe.example'],
    INSTACART_API_KEY: ['keys. 1'],
    INSTACART_API_URL: ['connect.instacart.com'],
    TEST_CHECKOUT: ['yes', 'true', '2'],
    SMTP_URL: ['mail.example:587', 'http://mail.example', 'smtp://'],
    MAIL_FROM: ['MealCrafter', 'Meal <a@b>\r\nBcc: <c@d>', 'a@b, c@d'],
    NEWSLETTER_RATE: ['10', '0/s', '5/year', '-1/s', '1e9/s', 'fast'],
    BOUNCE_ADDRESS: ['bounces', 'Bounces <bounces@meals.example>'],
    BOUNCE_IMAP_URL: ['mail.example:993', 'https://mail.example', 'imaps://mail.example/INBOX'],
    BOUNCE_WEBHOOK_SECRET: ['s'.repeat(31)],
    SUPPORT_EMAIL: ['help', 'Help <help@meals.example>', 'a@b?subject=c d'],
    OPERATOR_NAME: ['two\nlines', 'a'.repeat(201)],
    OPERATOR_ADDRESS: ['two\r\nlines'],
    JOBS: ['no', '0', 'ON!'],
    REQUIRE_ADMIN_2FA: ['yes'],
    AD_CLIENT: ['pub-123', 'ca-pub-12"><script>'],
    LOG_LEVEL: ['loud', 'INFO '.trim()],
    RATE_LIMIT_FACTOR: ['0', '-1', 'Infinity', 'NaN', '1e999', 'two'],
    RECIPE_SEED: ['-1', '1.5', 'luck'],
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

test('an address needs the name of whose it is, a mailbox its address, and figures of a worker a token', () => {
  expect(() => readConfig({ OPERATOR_ADDRESS: '1 Main Street' })).toThrow('set OPERATOR_NAME')
  expect(() => readConfig({ BOUNCE_IMAP_URL: 'imaps://bounces:soup@mail.example' })).toThrow('set BOUNCE_ADDRESS')
  expect(() => readConfig({ WORKER_METRICS_PORT: '9464' })).toThrow('set METRICS_TOKEN')
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

test('an address of Instacart without a key refuses to start', () => {
  expect(readConfig({ INSTACART_API_KEY: 'keys.1' }).instacart).toEqual({ apiKey: 'keys.1', apiUrl: undefined })
  expect(() => readConfig({ INSTACART_API_URL: 'http://127.0.0.1:9998' })).toThrow('set INSTACART_API_KEY')
})

describe('half of a payment provider refuses to start', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_MID: 'price_mid',
    STRIPE_PRICE_PREMIUM: 'price_premium',
  }
  test.each([
    [{ STRIPE_SECRET_KEY: '' }, 'set STRIPE_SECRET_KEY, or unset them'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'set STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_PRICE_MID: '' }, 'set STRIPE_PRICE_MID'],
    [{ STRIPE_PRICE_PREMIUM: '' }, 'set STRIPE_PRICE_PREMIUM'],
    [{ STRIPE_PRICE_MID: 'price_premium' }, 'are the same price'],
    [{ TEST_CHECKOUT: '1' }, 'only one of them can take payments'],
  ])('%o', (change, sentence) => {
    expect(() => readConfig({ ...stripe, ...change })).toThrow(ConfigError)
    expect(() => readConfig({ ...stripe, ...change })).toThrow(sentence)
    expect(() => readConfig({ ...stripe, ...change })).not.toThrow(/sk_test|whsec/)
  })
  test('a whole one is read, and there is no test checkout beside it', () => {
    expect(readConfig(stripe)).toMatchObject({ stripe: { secretKey: 'sk_test_1' }, testCheckout: false })
    expect(readConfig({ ...stripe, TEST_CHECKOUT: '0' }).testCheckout).toBe(false)
  })
})

test.each([
  [{}, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'https://meals.example' }, false],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1.meals.example' }, false],
  [{ PUBLIC_URL: 'http://localhost.meals.example' }, false],
  [{ PUBLIC_URL: 'https://meals.example', TEST_CHECKOUT: '1' }, true],
  [{ TEST_CHECKOUT: '0' }, false],
  // a proxy in front brings in everybody
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ TRUST_PROXY: '1', TEST_CHECKOUT: '1' }, true],
])('with %o the test checkout is %s: an installation that people reach gives nothing away', (env, on) => {
  expect(readConfig(env).testCheckout).toBe(on)
})

describe('half of the post refuses to start', () => {
  const post = {
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'kitchen@meals.example',
    PUBLIC_URL: 'https://meals.example',
  }
  test.each([
    [{ MAIL_FROM: '' }, 'set MAIL_FROM'],
    [{ PUBLIC_URL: '' }, 'set PUBLIC_URL'],
  ])('%o', (change, sentence) => {
    expect(() => readConfig({ ...post, ...change })).toThrow(ConfigError)
    expect(() => readConfig({ ...post, ...change })).toThrow(sentence)
  })
  test('without a mail server emails are files in the data folder', () => {
    expect(readConfig({ DATA_DIR: '/srv/meals' }).mail).toMatchObject({
      smtpUrl: undefined,
      outbox: '/srv/meals/outbox',
    })
    expect(readConfig(post).mail).toMatchObject({ smtpUrl: 'smtps://mail.example', from: 'kitchen@meals.example' })
  })
})

test('recipes are read from no web address where that is off, and from inner servers only by name', () => {
  expect(readConfig({ RECIPE_PAGES: 'off' }).web).toBeUndefined()
  expect(readConfig({ RECIPE_PAGES_INNER: 'Wiki.home:80, [::1]:8080' }).web?.innerHosts).toEqual([
    'wiki.home:80',
    '[::1]:8080',
  ])
  expect(() => readConfig({ RECIPE_PAGES_INNER: 'wiki.home' })).toThrow('hosts with their ports')
  expect(() => readConfig({ RECIPE_PAGES: 'off', RECIPE_PAGES_INNER: 'wiki.home:80' })).toThrow('unset one of them')
})
