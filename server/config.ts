import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type ModelSettings, modelProviders } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import { StartError } from '#server/start-error.ts'

/** A setting that cannot be read or contradicts another. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'postgres'; readonly url: string }

export interface Config {
  readonly port: number
  readonly host: string
  readonly database: DatabaseConfig
  readonly publicUrl: URL | undefined
  /** What is believed about X-Forwarded-*: nothing, so many proxies in a row, or these addresses. */
  readonly trustProxy: false | number | readonly string[]
  readonly sessionSecret: string | undefined
  /** In lower case. */
  readonly adminEmails: readonly string[]
  /** The language model that writes first; the kitchen's own composer writes alone without one. */
  readonly model: ModelSettings | undefined
  readonly logLevel: LogLevel
  /** Multiplies every rate limit, never a plan quota. */
  readonly rateLimitFactor: number
  /** npm does not pass a signal on; the server then watches for the end of its parent. */
  readonly startedByNpm: boolean
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Every setting there is; docs/deploying.md shows the same table, and a test compares the two. */
export const settings = [
  { name: 'PORT', standard: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  { name: 'HOST', standard: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 listens on every one.' },
  {
    name: 'DATA_DIR',
    standard: './data',
    meaning: 'Folder of the embedded database, its backups and the session secret. Not together with DATABASE_URL.',
  },
  {
    name: 'DATABASE_URL',
    standard: '(embedded database)',
    meaning: 'A PostgreSQL to use instead: postgres://user:password@host:5432/name.',
  },
  {
    name: 'PUBLIC_URL',
    standard: "(the request's own Host)",
    meaning: 'Address that people type, such as https://meals.example; the origin check and links use it.',
  },
  {
    name: 'TRUST_PROXY',
    standard: '(nobody)',
    meaning: 'Whose X-Forwarded headers to believe: number of proxies in front, loopback, or IP addresses and ranges.',
  },
  {
    name: 'SESSION_SECRET',
    standard: '(made once and kept)',
    meaning: 'At least 32 random characters; changing it signs everybody out.',
  },
  {
    name: 'ADMIN_EMAILS',
    standard: '(nobody)',
    meaning: 'E-mail addresses of administrators, separated by commas.',
  },
  {
    name: 'AI_MODEL',
    standard: '(none: our own composer writes)',
    meaning:
      'A language model that writes first: openai:name, anthropic:name, google:name or openai-compatible:name. What it writes is checked like anything else.',
  },
  {
    name: 'AI_BASE_URL',
    standard: "(the provider's own)",
    meaning: 'Address of the model, such as http://127.0.0.1:11434/v1; openai-compatible needs it.',
  },
  {
    name: 'AI_API_KEY',
    standard: '(none)',
    meaning: "Key of the model's provider; not needed where AI_BASE_URL names a server that asks for none.",
  },
  { name: 'LOG_LEVEL', standard: 'info', meaning: `One of ${logLevels.join(', ')}.` },
  {
    name: 'RATE_LIMIT_FACTOR',
    standard: '1',
    meaning: 'Multiplies every rate limit, never plan quotas; 2 allows twice as much.',
  },
] as const
export type SettingName = (typeof settings)[number]['name']

/** Reads the settings out of an environment, or throws a ConfigError with one sentence for the first one at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = <T>(name: SettingName, schema: z.ZodType<T, string>): T | undefined => {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return undefined
    const result = schema.safeParse(text)
    if (!result.success) throw new ConfigError(`${name} ${result.error.issues[0]?.message ?? 'cannot be read'}.`)
    return result.data
  }
  const dataDir = read('DATA_DIR', folder)
  const databaseUrl = read('DATABASE_URL', postgresUrl)
  if (dataDir !== undefined && databaseUrl !== undefined)
    throw new ConfigError(
      'DATA_DIR and DATABASE_URL are both set, but data lives in one place: unset DATA_DIR to use PostgreSQL, or DATABASE_URL to use the embedded database.',
    )
  return {
    port: read('PORT', port) ?? 3000,
    host: read('HOST', host) ?? '127.0.0.1',
    database:
      databaseUrl === undefined
        ? { kind: 'embedded', dataDir: resolve(dataDir ?? 'data') }
        : { kind: 'postgres', url: databaseUrl },
    publicUrl: read('PUBLIC_URL', publicUrl),
    trustProxy: read('TRUST_PROXY', trustProxy) ?? false,
    sessionSecret: read('SESSION_SECRET', secret),
    adminEmails: read('ADMIN_EMAILS', emails) ?? [],
    model: modelSettings(read('AI_MODEL', aiModel), read('AI_BASE_URL', baseUrl), read('AI_API_KEY', apiKey)),
    logLevel: read('LOG_LEVEL', logLevel) ?? 'info',
    rateLimitFactor: read('RATE_LIMIT_FACTOR', factor) ?? 1,
    startedByNpm: Boolean(env['npm_lifecycle_event']),
  }
}

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a whole number from 0 to 65535')
  .transform(Number)

const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text)),
    'must be an IP address or a host name without scheme or port, such as 127.0.0.1',
  )

const folder = z.string().refine((text) => !text.includes('\0'), 'must be a folder')

const postgresUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol)
}, 'must look like postgres://user:password@host:5432/name')

const publicUrl = z.string().transform((text, context) => {
  const url = URL.parse(text)
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  if (url && bare && ['http:', 'https:'].includes(url.protocol)) return url
  context.addIssue('must be http:// or https:// with a host and nothing after it, such as https://meals.example')
  return z.NEVER
})

const trustProxy = z.string().transform((text, context): number | false | string[] => {
  if (/^\d{1,2}$/.test(text)) return Number(text) || false
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => part === 'loopback' || isAddressOrRange(part))) return parts
  context.addIssue('must be a number of proxies, loopback, or IP addresses and ranges separated by commas')
  return z.NEVER
})

const secret = z.string().min(32, 'must have at least 32 characters; unset it to have one made and kept')

const emails = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim().toLowerCase())
  if (parts.every((part) => /^[^\s@]+@[^\s@]+$/.test(part))) return parts
  context.addIssue('must be e-mail addresses separated by commas')
  return z.NEVER
})

const aiModel = z.string().transform((text, context): Pick<ModelSettings, 'provider' | 'model'> => {
  const [name = '', ...rest] = text.split(':')
  const provider = modelProviders.find((each) => each === name)
  const model = rest.join(':')
  if (provider && /^[\w.:/@-]{1,200}$/.test(model)) return { provider, model }
  context.addIssue(`must be a provider and a model, such as ${modelProviders.map((each) => `${each}:name`).join(', ')}`)
  return z.NEVER
})

const baseUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash
}, 'must be http:// or https://, such as http://127.0.0.1:11434/v1')

const apiKey = z.string().refine((text) => /^[\x21-\x7e]+$/.test(text), 'must be one word of visible characters')

/** Half of a configuration refuses to start: the companies' own services want a key, a server of one's own its address. */
function modelSettings(
  named: Pick<ModelSettings, 'provider' | 'model'> | undefined,
  url: string | undefined,
  key: string | undefined,
): ModelSettings | undefined {
  if (!named) return undefined
  if (named.provider === 'openai-compatible' && url === undefined)
    throw new ConfigError('AI_MODEL names an openai-compatible model: set AI_BASE_URL to its address.')
  if (url === undefined && key === undefined)
    throw new ConfigError(`AI_MODEL names a model of ${named.provider}: set AI_API_KEY to a key of theirs.`)
  return { ...named, baseUrl: url?.replace(/\/+$/, ''), apiKey: key }
}

const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}`) as z.ZodType<LogLevel, string>

const factor = z
  .string()
  .refine(
    (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1e6,
    'must be a number above 0, such as 1 or 2.5',
  )
  .transform(Number)

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  if (!/^\d{1,3}$/.test(bits)) return false
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}
