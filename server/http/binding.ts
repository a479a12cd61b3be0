import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type Events, entitlementsOf, type Input, type Output } from '#contract/endpoint.ts'
import { AppError, errorStatus } from '#contract/errors.ts'
import { type Entitlement, entitlements, plans, requiredTier, tiers } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import { onceEnded } from '#server/http/answering/once-ended.ts'
import { ReadyJson } from '#server/http/answering/ready-json.ts'
import { streamEvents } from '#server/http/answering/streaming.ts'
import { assertRead, isClean, unclean } from '#server/http/body.ts'
import { isAllowance, networkOf } from '#server/http/limits/limits.ts'
import { asAppError, invalidInput } from '#server/http/refusals/failures.ts'
import { wordsFor } from '#server/http/refusals/sentences.ts'
import { type Session, sessionOf } from '#server/http/sessions/sessions.ts'

/** What the binding must know of a signed-in user; the account's own feature says who that is. */
export interface Account {
  readonly id: string
  readonly subscriptionTier: keyof typeof entitlements
  readonly isAdmin: boolean
  readonly hasCompletedSetup: boolean
  readonly hasTwoFactor: boolean
}

/** What a handler is given beside its input. */
export interface RequestContext<User> extends AppContext {
  readonly account: User
  readonly session: Session
  readonly reply: FastifyReply
  /** Aborted when the reader leaves; undefined where the work goes on without them. */
  readonly left: AbortSignal | undefined
}

type Handler<E extends Endpoint, User> = (
  context: RequestContext<
    E['access'] extends 'public' ? undefined : E['access'] extends 'either' ? User | undefined : User
  >,
  input: Input<E>,
) => E extends { events: object } ? AsyncGenerator<Events<E>> : Promise<Output<E>> | Output<E>

/** One handler for each row: a missing one does not compile. */
export type Handlers<T extends Record<string, Endpoint>, User extends Account> = {
  [N in keyof T]: Handler<T[N], User>
}

export type Authenticate<User> = (request: FastifyRequest) => Promise<User | undefined>

/** Throws not_found where what an address names is none of this member's. */
export type AssertOwn<User> = (context: AppContext, user: User, params: unknown, row: Endpoint) => Promise<void>

/** Puts a feature's rows on the server: session, role and plan, shape, owner, limit, then the handler, in this order. */
export function bind<T extends Record<string, Endpoint>, User extends Account>(
  app: FastifyInstance,
  context: AppContext,
  authenticate: Authenticate<User>,
  rows: T,
  handlers: Handlers<T, User>,
  assertOwn?: AssertOwn<User>,
): void {
  for (const [name, row] of Object.entries(rows)) {
    const handle = handlers[name] as AnyHandler<User>
    const users = new WeakMap<FastifyRequest, User>()
    app.route({
      method: row.method,
      url: row.path,
      // before the body is read: a stranger learns nothing of what the call takes
      async onRequest(request, reply) {
        if (lacksPart(request)) return reply.callNotFound()
        if (row.access === 'public') return
        const user = await authenticate(request)
        if (row.access !== 'either') users.set(request, admit(row, user, context.config))
        else if (user) users.set(request, user)
      },
      async handler(request, reply) {
        assertRead(request)
        const user = users.get(request)
        if (user) assertPlan(row, user, request.body)
        const session = sessionOf(context, request, reply)
        if (asksForPassword(row, request.body)) await session.assertRecentPassword()
        const input = parse(row, request)
        const caller = user?.id ?? networkOf(request.ip)
        if (row.limit) {
          await context.limits.consume(row.limit, caller).catch(async (refusal: unknown) => {
            // a member who has asked too often still learns first that nothing of theirs is at this address
            if (user && row.params) await assertOwn?.(context, user, input.params, row)
            throw refusal
          })
        }
        // a generation goes on without its reader; nothing else does
        const left = row.events && !row.endsWithReader ? undefined : readerHasLeft(reply)
        const kitchen = context.kitchen.for(caller, left)
        const given = { ...context, kitchen, left, account: user, session, reply, log: request.log }
        const fail = (error: unknown) => giveBackUnserved(given, row, caller, error)
        const answer = async () => handle(given, input)
        if (!row.events) return sendAnswer(reply.code(row.status ?? 200), await answer().catch(fail))
        const events = failing(handle(given, input) as AsyncGenerator<{ type: string; result?: unknown }>, fail)
        if (wantsEvents(request)) return reply.send(await streamEvents(request, reply, events))
        return reply.code(row.status ?? 200).send(await lastResult(events))
      },
    })
  }
}

/** Aborted when the connection is closed before the answer was sent. */
export function readerHasLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  onceEnded(reply, () => reply.raw.writableFinished || left.abort())
  return left.signal
}

/** Throws what a call failed with. One that could not be served (503) is not counted where its limit is an allowance: its sentence says so. */
async function giveBackUnserved(
  { limits, log }: Pick<AppContext, 'limits' | 'log'>,
  { limit }: Pick<Endpoint, 'limit'>,
  caller: string,
  error: unknown,
): Promise<never> {
  if (limit && isAllowance(limit) && errorStatus[asAppError(error).code] === 503)
    await limits.giveBack(limit, caller).catch((err: unknown) => log.warn({ err }, 'An allowance was not returned.'))
  throw error
}

/** The same events; `fail` hears of what ends them early, and throws. */
async function* failing<Event>(
  events: AsyncGenerator<Event>,
  fail: (error: unknown) => Promise<never>,
): AsyncGenerator<Event> {
  try {
    yield* events
  } catch (error) {
    await fail(error)
  }
}

/** '/api/recipes/' is the address of no recipe: nothing stands where its id would. */
function lacksPart({ params }: FastifyRequest): boolean {
  return Object.values(params as Record<string, string>).includes('')
}

type AnyHandler<User> = (context: RequestContext<User | undefined>, input: unknown) => unknown

/**
 * Refuses strangers with 401 and, where only administrators may go, members with 403, and so administrators without the
 * second factor that REQUIRE_ADMIN_2FA asks of them.
 */
export function admit<User extends Account>(row: { access: 'account' }, user: User | undefined): User
export function admit<User extends Account>(
  row: Pick<Endpoint, 'access'>,
  user: User | undefined,
  config: { readonly requireAdmin2fa: boolean },
): User
export function admit<User extends Account>(
  row: Pick<Endpoint, 'access'>,
  user: User | undefined,
  config?: { readonly requireAdmin2fa: boolean },
): User {
  if (!user) throw new AppError('not_signed_in', 'Please sign in.')
  if (row.access !== 'admin') return user
  if (!user.isAdmin) throw new AppError('forbidden', 'Only administrators can do this.')
  if (config?.requireAdmin2fa && !user.hasTwoFactor)
    throw new AppError(
      'two_factor_not_set_up',
      'Administrators need two-step verification here. Set it up in your settings.',
    )
  return user
}

/** Throws upgrade_required where the member's plan does not allow something. `sentence` ends before the name of the plan. */
export function assertMay({ subscriptionTier }: Account, entitlement: Entitlement, sentence: string): void {
  if (entitlements[subscriptionTier][entitlement]) return
  const tier = requiredTier(entitlement)
  throw new AppError('upgrade_required', `${sentence} the ${plans[tier].name} plan.`, {
    upgradeRequired: true,
    requiredTier: tier,
  })
}

function assertPlan(row: Endpoint, user: Account, body: unknown): void {
  const missing = entitlementsOf(row, body).filter((entitlement) => !entitlements[user.subscriptionTier][entitlement])
  if (missing.length > 0) {
    // the tier that has all of them
    const tier =
      tiers.findLast((each) => missing.some((entitlement) => requiredTier(entitlement) === each)) ?? 'premium'
    throw new AppError('upgrade_required', `This is a premium feature of the ${plans[tier].name} plan.`, {
      upgradeRequired: true,
      requiredTier: tier,
    })
  }
  if (row.needsSetup && !user.hasCompletedSetup) {
    throw new AppError('setup_required', 'Please complete your account setup before generating recipes.')
  }
}

function asksForPassword({ needsPassword }: Endpoint, body: unknown): boolean {
  return typeof needsPassword === 'function' ? needsPassword(body) : needsPassword === true
}

function parse(row: Endpoint, request: FastifyRequest) {
  if (!isClean(request.params, 0) || !isClean(request.query, 0)) throw unclean()
  return {
    params: parsePart(row.params, request.params),
    query: parsePart(row.query, request.query),
    body: parsePart(row.body, request.body),
  }
}

function parsePart(schema: Endpoint['body'], value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value, { error: wordsFor })
  if (!parsed.success) throw invalidInput(parsed.error)
  return parsed.data
}

function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!(answer instanceof ReadyJson)) return reply.send(answer)
  return reply.type('application/json; charset=utf-8').send(answer.text)
}

function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream')
}

async function lastResult(events: AsyncGenerator<{ type: string; result?: unknown }>): Promise<unknown> {
  let result: unknown
  for await (const event of events) if ('result' in event) result = event.result
  return result
}
