import type { z } from 'zod'
import type { Call, Endpoint, Events, Output } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

type Table = Record<string, Record<string, Endpoint>>

/**
 * Every endpoint as a function; one with events has a second one that yields them as they come, and a list that pages a
 * second one that also answers where its next page begins.
 */
export type Client<T extends Table> = {
  [F in keyof T]: {
    [N in keyof T[F]]: (call: Call<T[F][N]>) => Promise<Output<T[F][N]>>
  } & {
    [N in keyof T[F] as T[F][N] extends Paged ? `${N & string}Page` : never]: (
      call: Call<T[F][N]>,
    ) => Promise<Page<Output<T[F][N]>>>
  } & {
    [N in keyof T[F] as T[F][N] extends { events: object } ? `${N & string}Stream` : never]: (
      call: Call<T[F][N]>,
    ) => AsyncGenerator<Events<T[F][N]>>
  }
}

type Paged = { query: z.ZodObject<{ cursor: z.ZodType }> }
/** One page of a list; `next` is the cursor of the page after it, null on the last. */
export interface Page<Rows> {
  rows: Rows
  next: string | null
}

/** A failed call. `message` is 'status: body text', as the specification says; people are shown `sentence`. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly sentence: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const details = asObject(body)
    this.details = details
    this.code = details['code'] as ErrorCode | undefined
    this.sentence =
      typeof details['message'] === 'string' ? details['message'] : 'Something went wrong. Please try again.'
  }
}

/** The little of the platform's fetch that is used, so that this folder needs neither DOM nor Node. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>
interface FetchInit {
  method: string
  headers: Record<string, string>
  body?: string
  signal?: never
}
interface FetchResponse {
  ok: boolean
  status: number
  statusText: string
  headers: { get(name: string): string | null }
  text(): Promise<string>
  body: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }> } } | null
}

/** Answers are typed by the contract and not parsed again: the server has made them by the same table. */
export function createClient<const T extends Table>(table: T, fetch: Fetch): Client<T> {
  const features = Object.entries(table).map(([feature, rows]) => [
    feature,
    Object.fromEntries(
      Object.entries(rows).flatMap(([name, row]) => [
        [name, (call: AnyCall = {}) => callOnce(row, call, fetch)],
        [`${name}Page`, (call: AnyCall) => callPage(row, call, fetch)],
        [`${name}Stream`, (call: AnyCall) => callStream(row, call, fetch)],
      ]),
    ),
  ])
  return Object.fromEntries(features) as Client<T>
}

interface AnyCall {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: object
}

async function callOnce(row: Endpoint, call: AnyCall, fetch: Fetch): Promise<unknown> {
  const response = await send(row, call, fetch, 'application/json')
  return JSON.parse(await response.text()) as unknown
}

async function callPage(row: Endpoint, call: AnyCall, fetch: Fetch): Promise<Page<unknown>> {
  const response = await send(row, call, fetch, 'application/json')
  const next = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1]
  return { rows: JSON.parse(await response.text()) as unknown, next: next ? decodeURIComponent(next) : null }
}

async function* callStream(row: Endpoint, call: AnyCall, fetch: Fetch): AsyncGenerator {
  const response = await send(row, call, fetch, 'text/event-stream')
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  for (;;) {
    const { done, value } = await reader.read()
    pending += decoder.decode(value, { stream: !done })
    const events = pending.split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data === undefined) continue
      if (/^event: error$/m.test(event)) throw new CallError(Number(/^id: (\d+)$/m.exec(event)?.[1] ?? 500), data, '')
      yield JSON.parse(data) as unknown
    }
    if (done) return
  }
}

async function send(row: Endpoint, call: AnyCall, fetch: Fetch, accept: string): Promise<FetchResponse> {
  const headers: Record<string, string> = { accept }
  if (row.method !== 'GET' && call.body !== undefined) headers['content-type'] = 'application/json'
  const init: FetchInit = { method: row.method, headers }
  if (row.method !== 'GET' && call.body !== undefined) init.body = JSON.stringify(call.body)
  if (call.signal) init.signal = call.signal as never
  const response = await fetch(urlOf(row, call), init)
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  return response
}

function urlOf(row: Endpoint, { params = {}, query = {} }: AnyCall): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return search.length > 0 ? `${path}?${search.join('&')}` : path
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string
}
