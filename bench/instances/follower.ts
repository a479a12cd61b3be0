import { setTimeout as sleep } from 'node:timers/promises'

/** A phone that shows a list: it follows it, and follows it again whenever that ends, as a browser does. */
export interface Follower {
  /** The version that it heard last. */
  version(): number | undefined
  leave(): void
}

export function follow(url: string, cookie: string): Follower {
  const leaving = new AbortController()
  let version: number | undefined

  async function listen(): Promise<void> {
    const response = await fetch(url, { headers: { cookie }, signal: leaving.signal })
    if (response.status !== 200) return
    let rest = ''
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      const messages = `${rest}${piece}`.split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const heard = /"version":(\d+)/.exec(message)?.[1]
        if (heard !== undefined) version = Number(heard)
      }
    }
  }

  void (async () => {
    while (!leaving.signal.aborted) {
      await listen().catch(() => undefined)
      await sleep(500, undefined, { signal: leaving.signal }).catch(() => undefined)
    }
  })()
  return { version: () => version, leave: () => leaving.abort() }
}
