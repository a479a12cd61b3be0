import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { foldEmail } from '#server/email-address.ts'
import { type ModelSettings, modelProviders } from '#server/ports/recipe-writer/language-model/model-settings.ts'

// How each setting is written: text in, value out, or what is wrong with it as the rest of a sentence.

export const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a whole number from 0 to 65535')
  .transform(Number)

export const poolSize = z
  .string()
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1, 'must be a whole number from 1 to 999')
  .transform(Number)

export const seconds = z
  .string()
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 600, 'must be a whole number from 0 to 600')
  .transform(Number)

export const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text)),
    'must be an IP address or a host name without scheme or port, such as 127.0.0.1',
  )

export const folder = z.string().refine((text) => !text.includes('\0'), 'must be a folder')

export const postgresUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol)
}, 'must look like postgres://user:password@host:5432/name')

export const publicUrl = z.string().transform((text, context) => {
  const url = URL.parse(text)
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  if (url && bare && ['http:', 'https:'].includes(url.protocol)) return url
  context.addIssue('must be http:// or https:// with a host and nothing after it, such as https://meals.example')
  return z.NEVER
})

export const trustProxy = z.string().transform((text, context): number | false | string[] => {
  if (/^\d{1,2}$/.test(text)) return Number(text) || false
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => part === 'loopback' || isAddressOrRange(part))) return parts
  context.addIssue('must be a number of proxies, loopback, or IP addresses and ranges separated by commas')
  return z.NEVER
})

export const secret = z.string().min(32, 'must have at least 32 characters; unset it to have one generated and kept')

export const token = z
  .string()
  .refine(
    (text) => /^[\x21-\x7e]{32,}$/.test(text),
    'must be at least 32 letters, digits and punctuation marks, with no spaces or accents',
  )

/** As OpenTelemetry writes them: name=value,name=value, each value percent-encoded where it has to be. */
export const headers = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((part) => /^\s*([\w-]+)=([\x21-\x7e]+(?: [\x21-\x7e]+)*)\s*$/.exec(part))
  if (pairs.every((pair) => pair !== null))
    return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decoded(value)]))
  context.addIssue('must be headers separated by commas, such as authorization=Bearer%20secret')
  return z.NEVER
})

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export const emails = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => foldEmail(part.trim()))
  if (parts.every((part) => /^[^\s@]+@[^\s@]+$/.test(part))) return parts
  context.addIssue('must be email addresses separated by commas')
  return z.NEVER
})

export const aiModel = z.string().transform((text, context): Pick<ModelSettings, 'provider' | 'model'> => {
  const [name = '', ...rest] = text.split(':')
  const provider = modelProviders.find((each) => each === name)
  const model = rest.join(':')
  if (provider && /^[\w.:/@-]{1,200}$/.test(model)) return { provider, model }
  context.addIssue(`must be a provider and a model, such as ${modelProviders.map((each) => `${each}:name`).join(', ')}`)
  return z.NEVER
})

export const baseUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash
}, 'must be http:// or https://, such as http://127.0.0.1:11434/v1')

export const apiKey = z
  .string()
  .refine(
    (text) => /^[\x21-\x7e]+$/.test(text),
    'must be letters, digits and punctuation marks, with no spaces or accents',
  )

export const words = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => /^[\x21-\x7e]+$/.test(part))) return parts
  context.addIssue(
    'must be letters, digits and punctuation marks, with no spaces or accents; separate two with a comma',
  )
  return z.NEVER
})

export const hostsWithPorts = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim().toLowerCase())
  if (parts.every((part) => /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\]):\d{1,5}$/.test(part))) return parts
  context.addIssue('must be hosts with their ports, separated by commas, such as wiki.home:80,192.168.1.20:8080')
  return z.NEVER
})

export const toggle = z
  .string()
  .refine((text) => text === '0' || text === '1', 'must be 0 or 1')
  .transform((text) => text === '1')

export const onOff = z
  .string()
  .refine((text) => text === 'on' || text === 'off', 'must be on or off')
  .transform((text) => text === 'on')

export const email = z.string().refine((text) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text), 'must be an email address')

export const printedLine = z
  .string()
  .refine((text) => text.length <= 200 && !/\p{Cc}/u.test(text), 'must be one line of at most 200 characters')

export const sender = z
  .string()
  .refine(
    (text) => /^([^<>"\r\n]+<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/.test(text),
    'must be an email address, or a name with one, such as MealCrafter <hello@meals.example>',
  )

export const smtp = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
}, 'must look like smtp://user:password@host:587')

/** As emails a second. */
export const rate = z.string().transform((text, context) => {
  const [, count = '', unit = ''] = /^(\d{1,7}(?:\.\d{1,3})?)\/(s|min|h|day)$/.exec(text) ?? []
  const seconds = { s: 1, min: 60, h: 3600, day: 86_400 }[unit]
  if (seconds !== undefined && Number(count) > 0) return Number(count) / seconds
  context.addIssue('must be a number of emails per unit of time, such as 10/s, 500/h or 2000/day')
  return z.NEVER
})

export const imap = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && ['imap:', 'imaps:'].includes(url.protocol) && url.hostname !== '' && url.username !== ''
}, 'must look like imaps://user:password@host:993/INBOX')

export const adClient = z
  .string()
  .refine((text) => /^ca-pub-\d{10,20}$/.test(text), 'must look like ca-pub-1234567890123456')

export const factor = z
  .string()
  .refine(
    (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1e6,
    'must be a number above 0, such as 1 or 2.5',
  )
  .transform(Number)

export const threads = z
  .string()
  .refine(
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 128,
    'must be a whole number from 1 to 128',
  )
  .transform(Number)

export const seed = z
  .string()
  .refine((text) => /^\d{1,10}$/.test(text), 'must be a whole number, such as 42')
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
