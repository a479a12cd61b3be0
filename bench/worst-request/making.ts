import type { z } from 'zod'
import type { Size } from './body.ts'

/** Calls as somebody who is signed in. */
export interface Voice {
  readonly send: (method: string, path: string, body?: unknown) => Promise<Row>
  /** Recipes of the candidate's words. */
  readonly recipes: (count: number) => Promise<number[]>
  /** Puts the picture there. */
  readonly photo: (path: string) => Promise<void>
}
export type Row = Readonly<Record<string, unknown>>

/** For making what a request names, as the member who sends it. */
export interface Making extends Voice {
  readonly method: string
  readonly path: string
  /** Another word for each request. */
  readonly mark: string
  readonly size: Size
  /** What such a schema takes of the candidate's words, as large as it may be, but for these fields. */
  readonly legal: (schema: z.ZodType, without?: readonly string[]) => Row
  /** What takes long is made once for all calls. */
  readonly once: (what: string, make: () => Promise<number>) => Promise<number>
  /** Another member, who publishes, and whose handle it is. */
  readonly cook: () => Promise<Voice & { readonly handle: string }>
  /** The member who asks where no administrator is needed, and the administrator. */
  readonly member: Voice
  readonly boss: Voice
  /** Somebody who has just signed up. */
  readonly newcomer: () => Promise<Voice>
  /** The largest plan there may be, of the member who asks, and what makes an empty one as large. */
  readonly plan: () => Promise<{ readonly id: number; readonly changes: readonly Row[] }>
}

/** What stands for the parameters of an address ('id') and in fields of its query or body ('.seen'); undefined: the field is left out. */
export type Values = Readonly<Record<string, unknown>>

/** The first that fits an address makes what it names. */
export type Maker = readonly [path: RegExp, make: (making: Making) => Promise<Values>]

export function idOf({ id }: Row): Values {
  return { id: id === undefined ? undefined : Number(id) }
}
