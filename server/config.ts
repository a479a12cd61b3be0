import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { imageModelSettings, modelSettings } from '#server/model-config.ts'
import { type PasswordCost, passwordCost } from '#server/password-cost.ts'
import type { InstacartSettings } from '#server/ports/delivery/instacart.ts'
import type { StripeSettings } from '#server/ports/payments/stripe-settings.ts'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import type { NewsletterSettings } from '#server/ports/reports/newsletter-settings.ts'
import type { TraceSettings } from '#server/ports/traces/traces.ts'
import type { WebSettings } from '#server/ports/web/guarded-web.ts'
import * as value from '#server/setting-values.ts'
import { type LogLevel, logLevels, type SettingName } from '#server/settings.ts'
import { type ShownSetting, shownSettings } from '#server/shown-settings.ts'
import { ConfigError } from '#server/start-error.ts'

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number }

export interface Config {
  readonly port: number
  readonly host: string
  readonly database: DatabaseConfig
  readonly publicUrl: URL | undefined
  /** What is believed about X-Forwarded-*: nothing, so many proxies in a row, or these addresses. */
  readonly trustProxy: false | number | readonly string[]
  readonly sessionSecret: string | undefined
  /** Folded, as accounts have theirs. */
  readonly adminEmails: readonly string[]
  /** The language model that writes first; the kitchen's own composer writes alone without one. */
  readonly model: ModelSettings | undefined
  /** The image model that paints new recipes; without one every dish is drawn. */
  readonly imageModel: ModelSettings | undefined
  /** The payment provider's keys; without them there is the test checkout, or nothing. */
  readonly stripe: StripeSettings | undefined
  /** Fills pages of Instacart; without it every store is a page and searches. */
  readonly instacart: InstacartSettings | undefined
  /** Which addresses recipes are read from; undefined where none are. */
  readonly web: WebSettings | undefined
  /** Whether the test checkout may run: never beside a payment key, and off a laptop only where it is asked for. */
  readonly testCheckout: boolean
  readonly mail: MailSettings
  readonly newsletter: NewsletterSettings
  /** Who runs this installation, for the pages that have to say so. */
  readonly operator: { readonly name: string | undefined; readonly address: string | undefined }
  /** False: this process adds jobs and leaves them to `npm run worker`. */
  readonly runsJobs: boolean
  /** Between SIGTERM and the end: everything is still served, and the health check says that this instance ends. */
  readonly drainSeconds: number
  readonly passwordCost: PasswordCost
  readonly requireAdmin2fa: boolean
  /** Whether members publish recipes for each other. */
  readonly community: boolean
  /** Account of the advertising network; without it our own cards stand in the slots. */
  readonly adClient: string | undefined
  readonly logLevel: LogLevel
  /** Who knows it may read /metrics; without one there is no such address. */
  readonly metricsToken: string | undefined
  /** Where a worker answers its own GET /metrics; nowhere without it. */
  readonly workerMetricsPort: number | undefined
  /** Where traces go; without it none are made. */
  readonly traces: TraceSettings | undefined
  /** Multiplies every rate limit, never a plan quota. */
  readonly rateLimitFactor: number
  /** Threads that read, verify and compose beside the one that answers. */
  readonly kitchenThreads: number
  /** What recipes of members are drawn from; by luck without one. */
  readonly recipeSeed: number | undefined
  /** npm does not pass a signal on; the server then watches for the end of its parent. */
  readonly startedByNpm: boolean
  /** Every setting as administrators may see it. */
  readonly shown: readonly ShownSetting[]
}

export interface MailSettings {
  /** smtp:// or smtps://; emails go to the outbox folder without one. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly supportEmail: string
  readonly outbox: string
}

/** Reads the settings out of an environment, or throws a ConfigError with one sentence for the first one at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = <T>(name: SettingName, schema: z.ZodType<T, string>): T | undefined => {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return undefined
    const result = schema.safeParse(text)
    if (!result.success) throw new ConfigError(`${name} ${result.error.issues[0]?.message ?? 'cannot be read'}.`)
    return result.data
  }
  const dataDir = read('DATA_DIR', value.folder)
  const databaseUrl = read('DATABASE_URL', value.postgresUrl)
  if (dataDir !== undefined && databaseUrl !== undefined)
    throw new ConfigError(
      'DATA_DIR and DATABASE_URL are both set, but data lives in one place: unset DATA_DIR to use PostgreSQL, or DATABASE_URL to use the embedded database.',
    )
  const poolSize = read('DATABASE_POOL_SIZE', value.poolSize)
  if (poolSize !== undefined && databaseUrl === undefined)
    throw new ConfigError(
      'DATABASE_POOL_SIZE is set, but the embedded database has only one connection: unset it, or set DATABASE_URL.',
    )
  const listensOn = read('HOST', value.host) ?? '127.0.0.1'
  const site = read('PUBLIC_URL', value.publicUrl)
  const stripe = stripeSettings({
    secretKey: read('STRIPE_SECRET_KEY', value.apiKey),
    webhookSecrets: read('STRIPE_WEBHOOK_SECRET', value.words),
    mid: read('STRIPE_PRICE_MID', value.apiKey),
    premium: read('STRIPE_PRICE_PREMIUM', value.apiKey),
    apiUrl: read('STRIPE_API_URL', value.baseUrl),
  })
  const trustProxy = read('TRUST_PROXY', value.trustProxy) ?? false
  // whoever says who stands in front of a loopback address says that others can open it
  const isOpenToOthers = site ? !isLoopback(site.hostname) : trustProxy !== false || !isLoopback(listensOn)
  const testCheckout = read('TEST_CHECKOUT', value.toggle) ?? (!stripe && !isOpenToOthers)
  if (testCheckout && stripe)
    throw new ConfigError(
      'TEST_CHECKOUT and STRIPE_SECRET_KEY are both set, but only one of them can take payments: unset one of them.',
    )
  const instacart = instacartSettings(read('INSTACART_API_KEY', value.apiKey), read('INSTACART_API_URL', value.baseUrl))
  const smtpUrl = read('SMTP_URL', value.smtp)
  const mailFrom = read('MAIL_FROM', value.sender)
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new ConfigError(
      'SMTP_URL is set, but emails have no sender: set MAIL_FROM to one, such as MealCrafter <hello@meals.example>.',
    )
  if (smtpUrl !== undefined && site === undefined)
    throw new ConfigError(
      'SMTP_URL is set, but links in emails would lead nowhere: set PUBLIC_URL to the address they should start with.',
    )
  const metricsToken = read('METRICS_TOKEN', value.token)
  const workerMetricsPort = read('WORKER_METRICS_PORT', value.port)
  if (workerMetricsPort !== undefined && metricsToken === undefined)
    throw new ConfigError(
      'WORKER_METRICS_PORT is set, but nobody may read the figures there: set METRICS_TOKEN to a token of at least 32 characters.',
    )
  const runsJobs = read('JOBS', value.onOff) ?? true
  if (!runsJobs && databaseUrl === undefined)
    throw new ConfigError(
      'JOBS=off leaves jobs to another process, but the embedded database can be used by only one: unset JOBS, or set DATABASE_URL.',
    )
  const model = modelSettings(
    read('AI_MODEL', value.aiModel),
    read('AI_BASE_URL', value.baseUrl),
    read('AI_API_KEY', value.apiKey),
  )
  return {
    port: read('PORT', value.port) ?? 3000,
    host: listensOn,
    database:
      databaseUrl === undefined
        ? { kind: 'embedded', dataDir: resolve(dataDir ?? 'data') }
        : { kind: 'postgres', url: databaseUrl, poolSize: poolSize ?? 10 },
    publicUrl: site,
    trustProxy,
    sessionSecret: read('SESSION_SECRET', value.secret),
    adminEmails: read('ADMIN_EMAILS', value.emails) ?? [],
    model,
    imageModel: imageModelSettings(
      read('AI_IMAGE_MODEL', value.aiModel),
      read('AI_IMAGE_BASE_URL', value.baseUrl),
      read('AI_IMAGE_API_KEY', value.apiKey),
      model,
    ),
    stripe,
    instacart,
    web: webSettings(read('RECIPE_PAGES', value.onOff) ?? true, read('RECIPE_PAGES_INNER', value.hostsWithPorts)),
    testCheckout,
    mail: {
      smtpUrl,
      from: mailFrom ?? 'MealCrafter <no-reply@localhost>',
      supportEmail: read('SUPPORT_EMAIL', value.email) ?? noSupportEmail,
      outbox: resolve(dataDir ?? 'data', 'outbox'),
    },
    newsletter: newsletterSettings({
      perSecond: read('NEWSLETTER_RATE', value.rate) ?? 10,
      bounceAddress: read('BOUNCE_ADDRESS', value.email),
      bounceMailbox: read('BOUNCE_IMAP_URL', value.imap),
      webhookSecret: read('BOUNCE_WEBHOOK_SECRET', value.secret),
    }),
    operator: operatorSettings(read('OPERATOR_NAME', value.printedLine), read('OPERATOR_ADDRESS', value.printedLine)),
    runsJobs,
    // whoever has a database of its own may have a balancer; at home nobody waits for one
    drainSeconds: read('DRAIN_SECONDS', value.seconds) ?? (databaseUrl === undefined ? 0 : 5),
    passwordCost,
    requireAdmin2fa: read('REQUIRE_ADMIN_2FA', value.toggle) ?? false,
    community: read('COMMUNITY', value.onOff) ?? true,
    adClient: read('AD_CLIENT', value.adClient),
    logLevel: read('LOG_LEVEL', logLevel) ?? 'info',
    metricsToken,
    workerMetricsPort,
    traces: traceSettings(
      read('OTEL_EXPORTER_OTLP_ENDPOINT', value.baseUrl),
      read('OTEL_EXPORTER_OTLP_HEADERS', value.headers),
    ),
    rateLimitFactor: read('RATE_LIMIT_FACTOR', value.factor) ?? 1,
    kitchenThreads: read('KITCHEN_THREADS', value.threads) ?? Math.max(1, availableParallelism() - 1),
    recipeSeed: read('RECIPE_SEED', value.seed),
    startedByNpm: Boolean(env['npm_lifecycle_event']),
    shown: shownSettings(env),
  }
}

const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}`) as z.ZodType<LogLevel, string>

/** A key without the rest of what payments need takes money and gives nothing: it refuses to start. */
function stripeSettings(given: {
  secretKey: string | undefined
  webhookSecrets: readonly string[] | undefined
  mid: string | undefined
  premium: string | undefined
  apiUrl: string | undefined
}): StripeSettings | undefined {
  const { secretKey, webhookSecrets, mid, premium, apiUrl } = given
  if (secretKey === undefined) {
    if (webhookSecrets || mid !== undefined || premium !== undefined || apiUrl !== undefined)
      throw new ConfigError(
        'A Stripe price, webhook secret or address is set without a key: set STRIPE_SECRET_KEY, or unset them.',
      )
    return undefined
  }
  if (secretKey.startsWith('pk_'))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a publishable key, which cannot take payments: set it to the secret key.',
    )
  if (!webhookSecrets)
    throw new ConfigError('STRIPE_SECRET_KEY is set, but payments cannot be confirmed: set STRIPE_WEBHOOK_SECRET.')
  if (mid === undefined || premium === undefined)
    throw new ConfigError(
      `STRIPE_SECRET_KEY is set, but a plan has no price: set ${mid === undefined ? 'STRIPE_PRICE_MID' : 'STRIPE_PRICE_PREMIUM'}.`,
    )
  if (mid === premium)
    throw new ConfigError('STRIPE_PRICE_MID and STRIPE_PRICE_PREMIUM are the same price: give each plan its own.')
  return { secretKey, webhookSecrets, prices: { mid, premium }, apiUrl }
}

function instacartSettings(apiKey: string | undefined, apiUrl: string | undefined): InstacartSettings | undefined {
  if (apiKey !== undefined) return { apiKey, apiUrl }
  if (apiUrl === undefined) return undefined
  throw new ConfigError('INSTACART_API_URL is set without a key: set INSTACART_API_KEY, or unset INSTACART_API_URL.')
}

function webSettings(isOn: boolean, innerHosts: readonly string[] | undefined): WebSettings | undefined {
  if (isOn) return { innerHosts: innerHosts ?? [] }
  if (innerHosts === undefined) return undefined
  throw new ConfigError(
    'RECIPE_PAGES_INNER is set, but with RECIPE_PAGES=off, no addresses are read: unset one of them.',
  )
}

function newsletterSettings(given: NewsletterSettings): NewsletterSettings {
  if (given.bounceMailbox !== undefined && given.bounceAddress === undefined)
    throw new ConfigError(
      'BOUNCE_IMAP_URL is set, but no bounces are sent there: set BOUNCE_ADDRESS to the address of that mailbox.',
    )
  return given
}

function operatorSettings(name: string | undefined, address: string | undefined): Config['operator'] {
  if (address !== undefined && name === undefined)
    throw new ConfigError('OPERATOR_ADDRESS is set without a name: set OPERATOR_NAME, or unset OPERATOR_ADDRESS.')
  return { name, address }
}

function traceSettings(endpoint: string | undefined, headers: TraceSettings['headers']): TraceSettings | undefined {
  if (endpoint !== undefined) return { endpoint, headers }
  if (headers === undefined) return undefined
  throw new ConfigError(
    'OTEL_EXPORTER_OTLP_HEADERS is set without an address: set OTEL_EXPORTER_OTLP_ENDPOINT, or unset OTEL_EXPORTER_OTLP_HEADERS.',
  )
}

/** Where emails for support go that nobody has said an address for: it reaches nobody. */
export const noSupportEmail = 'support@localhost'

/** Whether only this machine can open an address. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    ['[::1]', '::1'].includes(hostname) ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
