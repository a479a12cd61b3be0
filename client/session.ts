import { codeOf, isSignedOut } from '#client/failure.ts'
import { CallError } from '#contract/client.ts'

/** Asks whether somebody is signed in: 401 is its answer, not the end of a session. */
const whoAmI = '/api/auth/user'
let hear: (() => void) | undefined

/** `listener` hears each time that a call of any kind was refused because the session is over. */
export function onSessionEnd(listener: () => void): void {
  hear = listener
}

/** Tells that the session is over. */
export const tellOver = () => hear?.()

/** Tells of a failed call, where it failed because the session is over. */
export function tellIfOver(failure: unknown): void {
  if (isSignedOut(failure)) tellOver()
}

/**
 * fetch for everything that is asked of our own server, with the session's cookies. What the server had no room for was not begun: it is
 * asked once more, when the server says.
 */
export async function fetchOwn(url: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(url, { ...init, credentials: 'same-origin' })
  const first = await ask()
  const wait = await waitOf(first)
  if (wait !== undefined) await new Promise((done) => setTimeout(done, wait))
  const response = wait === undefined ? first : await ask()
  if (response.status === 401 && url !== whoAmI) tellIfOver(await failureOf(response))
  return response
}

/** Milliseconds after which a busy server wants to be asked again; undefined where it is not worth waiting for. */
async function waitOf(response: Response): Promise<number | undefined> {
  const seconds = Number(response.headers.get('retry-after'))
  const isSoon = response.status === 503 && seconds > 0 && seconds <= longestWait
  return isSoon && codeOf(await failureOf(response)) === 'busy' ? seconds * 1000 : undefined
}
const longestWait = 10

const failureOf = async (response: Response) =>
  new CallError(response.status, await response.clone().text(), response.statusText)
