import { lookup, Resolver } from 'node:dns/promises'

export type Resolved = readonly { readonly address: string; readonly family: number }[]
/** Every address of a name, none where it has none; what is left when the signal is aborted may be dropped. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<Resolved>

/** As the machine itself looks names up, in its own files too. Each takes one of the few threads for it until somebody answers. */
export const byPlatform: Resolve = (name) => lookup(name, { all: true })

/**
 * By asking name servers, those of the machine unless others are given. Names that members choose may belong to servers that never
 * answer: this holds no thread for them, so that payments and mail still find theirs, and ends with the signal.
 */
export function byNameServers(servers?: readonly string[]): Resolve {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: 2500, tries: 2 })
    if (servers) resolver.setServers(servers)
    const stop = () => resolver.cancel()
    signal.addEventListener('abort', stop, { once: true })
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    signal.removeEventListener('abort', stop)
    return [...addresses(four, 4), ...addresses(six, 6)]
  }
}

function addresses(answer: PromiseSettledResult<string[]>, family: number): Resolved {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
}
