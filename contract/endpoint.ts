import type { z } from 'zod'
import type { Entitlement } from '#contract/plans.ts'

export const rateLimitNames = [
  'sign-up',
  'sign-in',
  'letter',
  'letter-to',
  'notice-to',
  'support-to',
  'contact',
  'contact-from',
  'code',
  'checkout',
  'export',
  'import',
  'import-file',
  'import-photo',
  'picture',
  'verify',
  'demo',
  'search',
  'read',
  'look',
  'generate',
  'delivery',
  'comment',
  'publish',
  'report',
  'webhook',
  'write',
  'body',
] as const
export type RateLimitName = (typeof rateLimitNames)[number]

/**
 * One row of the contract. Refusals come in this order: 401 session (`access`), 403 role or plan (`requires`), 400 shape,
 * 404 owner, 429 limit. The bytes of a body are counted by themselves before it is read, after 401 and the 403 of a role.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  /** `either`: strangers too, but a signed-in user is known to the handler. */
  access: 'public' | 'either' | 'account' | 'admin'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  output: z.ZodType
  /** Events of the same call when the client accepts text/event-stream; the last one carries the output as `result`. */
  events?: z.ZodType
  /** What is done stops when its reader leaves; without it events are carried to their end. */
  endsWithReader?: true
  status?: 200 | 201 | 202
  limit?: RateLimitName
  /** Refused with setup_required until the account's set-up is complete. */
  needsSetup?: true
  /** Refused with password_needed where the password was last given over twelve hours ago: always, or for such bodies. */
  needsPassword?: true | ((body: unknown) => boolean)
  /** What the plan must allow: nothing, one entitlement, or those that a body asks for, read before its shape is checked. */
  requires: 'nothing' | Entitlement | ((body: unknown) => readonly Entitlement[])
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Given<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler gets after parsing. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** What a caller gives; parts that the row does not have are left out. */
export type Call<E extends Endpoint> = (E extends { params: z.ZodType } ? { params: Given<E['params']> } : object) &
  (E extends { query: z.ZodType } ? { query?: Given<E['query']> } : object) &
  (E extends { body: z.ZodType } ? { body: Given<E['body']> } : object) & { signal?: AbortSignalLike }

/** The platform's AbortSignal, as far as this folder may know it. */
export type AbortSignalLike = object

export type Output<E extends Endpoint> = z.output<E['output']>
export type Events<E extends Endpoint> = E extends { events: infer S extends z.ZodType } ? z.output<S> : never

export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table
}

/** The entitlements that a call with this body needs. */
export function entitlementsOf({ requires }: Pick<Endpoint, 'requires'>, body: unknown): readonly Entitlement[] {
  if (requires === 'nothing') return []
  return typeof requires === 'string' ? [requires] : requires(body)
}
