import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isOpenAddress } from '#server/ports/web/open-address.ts'
import { byNameServers, byPlatform, type Resolve, type Resolved } from '#server/ports/web/resolve-name.ts'
import { type Fetched, type Wanted, type Web, WebFailure } from '#server/ports/web/web.ts'

export interface WebSettings {
  /** 'host:port' of servers that are asked although they are none of the open web. */
  readonly innerHosts: readonly string[]
}

interface Surroundings {
  /** Every address of a name. */
  readonly resolve?: Resolve
  readonly deadlineMs?: number
}

const mostRedirects = 5
const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * The web behind a guard: http and https on their own ports, and only addresses of the open web. A name is resolved once, all its addresses are
 * judged, and the connection goes to those that were judged. Redirects are followed by hand, each judged like the first address.
 * One deadline for all of it, one limit for what comes and for what it unfolds to. Nothing of a member goes along.
 */
export function guardedWeb({ innerHosts }: WebSettings, { resolve, deadlineMs = 10_000 }: Surroundings = {}): Web {
  return {
    async fetch(address, wanted, left) {
      const deadline = AbortSignal.timeout(deadlineMs)
      const signal = left ? AbortSignal.any([deadline, left]) : deadline
      try {
        let url = openUrl(address, innerHosts)
        for (let hop = 0; hop <= mostRedirects; hop += 1) {
          const answer = await ask(url, innerHosts, resolve, signal, wanted)
          const next = redirectOf(answer)
          if (next === undefined) {
            const found = await read(answer, url, wanted)
            // a body without a length ends like any other where its connection is cut
            signal.throwIfAborted()
            return found
          }
          answer.destroy()
          url = openUrl(next, innerHosts, url)
        }
        throw new WebFailure('too_many_redirects')
      } catch (error) {
        if (error instanceof WebFailure) throw error
        throw new WebFailure(signal.aborted ? 'too_slow' : 'unreachable', undefined, { cause: error })
      }
    },
  }
}

/** An address that may be asked at all, as far as its words tell. Throws a WebFailure. */
function openUrl(text: string, innerHosts: readonly string[], from?: URL): URL {
  const url = URL.parse(text, from?.href)
  if (!url || !(url.protocol in ports) || url.hostname === '' || url.username !== '' || url.password !== '')
    throw new WebFailure('no_address')
  url.hash = ''
  if (isInnerHost(url, innerHosts)) return url
  if (url.port !== '') throw new WebFailure('inner_address')
  const literal = bare(url.hostname)
  if (isIP(literal) !== 0 && !isOpenAddress(literal)) throw new WebFailure('inner_address')
  return url
}

function isInnerHost(url: URL, innerHosts: readonly string[]): boolean {
  return innerHosts.includes(`${url.hostname}:${url.port || ports[url.protocol]}`)
}

/** '::1' of '[::1]'. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

async function ask(
  url: URL,
  innerHosts: readonly string[],
  resolve: Resolve | undefined,
  signal: AbortSignal,
  { types }: Wanted,
): Promise<IncomingMessage> {
  const name = bare(url.hostname)
  const isInner = isInnerHost(url, innerHosts)
  const resolved = resolve ?? (isInner ? byPlatform : byNameServers())
  const judged = isIP(name) === 0 ? await judge(name, isInner, resolved, signal) : undefined
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((answer, refuse) => {
    const asked = request(url, {
      agent: false,
      signal,
      // no second look-up: it might say something else
      ...(judged && { lookup: answeredBy(judged) }),
      headers: {
        accept: `${types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ')}, */*;q=0.1`,
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en-US, en;q=0.8, *;q=0.5',
        'user-agent': 'Mozilla/5.0 (compatible; MealCrafter; reads one recipe for a member)',
      },
      maxHeaderSize: 64 * 1024,
    })
    asked
      .once('response', (response) => answer(response.on('error', () => undefined)))
      .on('error', refuse)
      .once('upgrade', (_, socket) => socket.destroy())
      .end()
  })
}

/** All addresses of a name; one inner address among them and none is asked. */
async function judge(name: string, isInner: boolean, resolve: Resolve, signal: AbortSignal): Promise<Resolved> {
  const found = await Promise.race([resolve(name, signal), whenAborted(signal)])
  if (found.length === 0) throw new WebFailure('unreachable')
  if (!isInner && !found.every(({ address }) => isOpenAddress(address))) throw new WebFailure('inner_address')
  return found
}

function answeredBy(judged: Resolved): LookupFunction {
  return (_name, { all }, callback) => {
    const [first] = judged
    if (all) callback(null, [...judged])
    else callback(null, first!.address, first!.family)
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    const end = () => refuse(new WebFailure('too_slow'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}

/** Where an answer sends on; undefined where it is the answer. */
function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? headers.location : undefined
}

async function read(answer: IncomingMessage, url: URL, { types, largest }: Wanted): Promise<Fetched> {
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode < 200 || statusCode > 299) throw new WebFailure('refused', statusCode)
    const [said = '', ...parameters] = (headers['content-type'] ?? 'text/html').split(';')
    const type = said.trim().toLowerCase()
    if (!types.some((each) => (each.endsWith('/') ? type.startsWith(each) : type === each)))
      throw new WebFailure('wrong_type')
    if (Number(headers['content-length']) > largest) throw new WebFailure('too_large')
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(parameters.join(';'))?.[1]?.toLowerCase()
    return { bytes: await unfolded(answer, largest), type, charset, address: url.href }
  } finally {
    answer.destroy()
  }
}

const unfolders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/** All of the body, counted as it comes and as it unfolds. */
function unfolded(answer: IncomingMessage, largest: number): Promise<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const come = (parts: AsyncIterable<Buffer>) => counted(parts, largest)
  if (encoding === 'identity' || encoding === '') return pipeline(answer, come, whole)
  if (!(encoding in unfolders)) return Promise.reject(new WebFailure('wrong_type'))
  const unfolder = unfolders[encoding as keyof typeof unfolders]()
  return pipeline(answer, come, unfolder, come, whole)
}

async function* counted(parts: AsyncIterable<Buffer>, largest: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes > largest) throw new WebFailure('too_large')
    yield part
  }
}

async function whole(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const kept: Buffer[] = []
  for await (const part of parts) kept.push(part)
  return Buffer.concat(kept)
}
