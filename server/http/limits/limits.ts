import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimitName } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/db/database.ts'
import { unavailable } from '#server/http/refusals/failures.ts'

/**
 * Calls allowed for one key (an address or a user) in so many seconds, before RATE_LIMIT_FACTOR. `spent`: what is said to who has had them
 * all, where they are what each is given rather than a guard.
 */
const rateLimits: Readonly<Record<RateLimitName, { points: number; seconds: number; spent?: string }>> = {
  'sign-up': { points: 10, seconds: 3600 },
  'sign-in': { points: 10, seconds: 900 },
  letter: { points: 5, seconds: 3600 },
  // by the address that emails go to, whoever asks for them: what a stranger may ask for, and what tells of one's own account
  'letter-to': { points: 5, seconds: 3600 },
  'notice-to': { points: 20, seconds: 3600 },
  // what the contact form passes on, all senders together: none is lost by it, the rest stay in the table
  'support-to': { points: 300, seconds: 3600 },
  contact: { points: 10, seconds: 3600 },
  // by the address that a message names as its sender's, whoever writes
  'contact-from': { points: 10, seconds: 3600 },
  // of an authenticator, by account, after the right password
  code: { points: 10, seconds: 900 },
  checkout: { points: 30, seconds: 600 },
  export: { points: 10, seconds: 3600 },
  // asks other people's servers
  import: { points: 40, seconds: 600 },
  // a large archive comes in parts
  'import-file': { points: 200, seconds: 3600 },
  // asks the language model, which costs whoever runs this
  'import-photo': { points: 20, seconds: 3600 },
  picture: { points: 20, seconds: 600 },
  verify: { points: 60, seconds: 60 },
  // one for each browser, whose own mark tells; many of them share the address of a household, an office or a mobile network
  demo: {
    points: 20,
    seconds: 3600,
    spent: "You've used your free demo recipe. Sign up to generate unlimited personalized recipes.",
  },
  search: { points: 600, seconds: 60 },
  // of what is stored
  read: { points: 600, seconds: 60 },
  // what pages ask for by themselves, some of it a hundred at a time: who is signed in, the pictures of a list
  look: { points: 3000, seconds: 60 },
  generate: { points: 60, seconds: 60 },
  // asks the delivery service
  delivery: { points: 30, seconds: 60 },
  comment: {
    points: 30,
    seconds: 3600,
    spent: 'That’s a lot of comments for one hour. Please come back a little later.',
  },
  publish: {
    points: 30,
    seconds: 3600,
    spent: 'That’s a lot of recipes for one hour. Please come back a little later.',
  },
  report: { points: 30, seconds: 3600 },
  // what a provider of payments or emails tells of, up to a megabyte at a time; the provider says again what is refused
  webhook: { points: 600, seconds: 60 },
  write: { points: 240, seconds: 60 },
  // bytes of bodies over 1 kB, before they are read: what has the wrong shape is counted nowhere else, and costs by its length
  body: { points: 30 * 1024 * 1024, seconds: 60 },
}

export interface RateLimits {
  /** Counts one call, or so many points of what is not counted in calls. Throws too_many_requests with Retry-After once the limit is passed, and unavailable when it cannot count. */
  consume(name: RateLimitName, key: string, points?: number): Promise<void>
  /** Takes back one call that came to nothing; the guard beside an allowance counts it still. */
  giveBack(name: RateLimitName, key: string): Promise<void>
}

/** Counted in the database, so that every instance counts together; reads, looks, webhooks and bodies by each for itself, as they cost it alone, and often. */
export function openRateLimits(database: Database, factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>(
    Object.entries(rateLimits).map(([name, { points, seconds }]) => {
      const most = { keyPrefix: name, points: Math.max(1, Math.round(points * factor)), duration: seconds }
      if (ofOneInstance.has(name)) return [name, new RateLimiterMemory(most)] as const
      const counted = new RateLimiterPostgres({
        ...most,
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // the table is one for all: one of them clears it
        clearExpiredByTimeout: name === 'write',
      })
      return [name, counted] as const
    }),
  )
  const guards = new Map<string, RateLimiterMemory>(
    Object.entries(rateLimits).flatMap(([name, { points, seconds, spent }]) => {
      if (spent === undefined) return []
      const most = Math.max(1, Math.round(points * factor * triesForOne))
      return [[name, new RateLimiterMemory({ keyPrefix: `${name}-guard`, points: most, duration: seconds })] as const]
    }),
  )
  const giveBack: RateLimits['giveBack'] = async (name, key) => {
    await limiters.get(name)!.reward(key)
  }
  return {
    async consume(name, key, points = 1) {
      await limiters.get(name)!.consume(key, points).catch(refuse(rateLimits[name].spent))
      // what was not served takes nothing of an allowance, but whoever asks again and again has it worked at each time
      await guards
        .get(name)
        ?.consume(key)
        .catch(async (refusal: unknown) => {
          await giveBack(name, key)
          refuse()(refusal)
        })
    },
    giveBack,
  }
}
/** Calls that may be worked at for each one of an allowance, by one instance: those that could not be served are given back. */
const triesForOne = 3

/** Throws for what a limiter refused with: a failure of its own, or how long to wait. */
function refuse(spent?: string): (refusal: unknown) => never {
  return (refusal) => {
    if (refusal instanceof Error) throw unavailable(refusal)
    const retryAfter = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000))
    const sentence = spent ?? `Too many attempts. Please wait ${inWords(retryAfter)}.`
    throw new AppError('too_many_requests', sentence, { retryAfter })
  }
}

/** Whether a limit is what each is given, of which a call that could not be served takes nothing. */
export function isAllowance(name: RateLimitName): boolean {
  return rateLimits[name].spent !== undefined
}

const ofOneInstance: ReadonlySet<string> = new Set<RateLimitName>(['read', 'look', 'webhook', 'body'])

/** Counts what a request looks at as one look of its address, however often that is asked; a refusal stays one. */
export function lookOnce(limits: RateLimits): (request: FastifyRequest) => Promise<void> {
  const counted = new WeakMap<FastifyRequest, Promise<void>>()
  return (request) => {
    const count = counted.get(request) ?? limits.consume('look', networkOf(request.ip))
    counted.set(request, count)
    return count
  }
}

/** The key that an address counts under: one household of IPv6 has a whole /64, so its first four groups are the key. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const family = isIP(address)
  if (family !== 6) return family === 4 ? address : 'unknown'
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros: string[] = tail === undefined ? [] : Array(8 - groups.length - after.length).fill('0')
  return `${[...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
