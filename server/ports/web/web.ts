/** What is read from an address of the open web. */
export interface Fetched {
  readonly bytes: Buffer
  /** 'text/html', in lower case and without parameters. */
  readonly type: string
  /** What the type's parameter says; undefined where it says nothing. */
  readonly charset: string | undefined
  /** Where it was found, after every redirect. */
  readonly address: string
}

export const webTroubles = [
  'no_address',
  'inner_address',
  'unreachable',
  'refused',
  'too_many_redirects',
  'too_large',
  'too_slow',
  'wrong_type',
] as const
export type WebTrouble = (typeof webTroubles)[number]

/** Why nothing was read. Says neither the address nor what it answered. */
export class WebFailure extends Error {
  override name = 'WebFailure'
  readonly trouble: WebTrouble
  /** The status of a site that refused. */
  readonly status: number | undefined

  constructor(trouble: WebTrouble, status?: number, options?: ErrorOptions) {
    super(`the web: ${trouble}${status === undefined ? '' : ` ${status}`}`, options)
    this.trouble = trouble
    this.status = status
  }
}

/** What may be fetched: kinds of content, and how much of it. */
export interface Wanted {
  /** Types as a header names them: 'text/html', or the beginning of many: 'image/'. */
  readonly types: readonly string[]
  /** Bytes, before and after unfolding. */
  readonly largest: number
}

/** The open web, as far as this server looks at it for a member. */
export interface Web {
  /** One file. Rejects with a WebFailure where the address is none, is not of the open web, or gives no such file in time. */
  fetch(address: string, wanted: Wanted, signal?: AbortSignal): Promise<Fetched>
}
