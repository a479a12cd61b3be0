import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { sessionsTable } from '#server/http/tables.ts'

const day = 24 * 60 * 60 * 1000
const idleDays = 30
const longestDays = 90

/** The part of a request's session that handlers may act on. */
export interface Session {
  /** Starts a session with a new token; the one that was there is dead. */
  start(userId: string): Promise<void>
  end(): Promise<void>
}

export function sessionOf(
  world: { config: Config; database: Db; secret: string; now(): Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Session {
  const cookie = cookieOf(world.config, request)
  const end = async () => {
    const sid = sessionId(world, request)
    if (sid) await deleteSession(world.database, sid)
  }
  return {
    async start(userId) {
      await end()
      const token = randomBytes(32).toString('base64url')
      await insertSession(world.database, hash(world.secret, token), userId, world.now())
      reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: longestDays * 24 * 60 * 60 })
    },
    async end() {
      await end()
      reply.clearCookie(cookie.name, cookie.options)
    },
  }
}

/** The key under which this request's session is kept, if its cookie names one. */
export function sessionId(world: { config: Config; secret: string }, request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieOf(world.config, request).name]
  return token ? hash(world.secret, token) : undefined
}

/** A session in use lives 30 days from its last use, 90 from its start; written at most once a day. */
export async function touchSession(db: Db, sid: string, expire: Date, startedAt: string, now: Date): Promise<void> {
  if (expire.getTime() - now.getTime() > (idleDays - 1) * day) return
  const latest = new Date(startedAt).getTime() + longestDays * day
  const next = new Date(Math.min(now.getTime() + idleDays * day, latest))
  if (next <= expire) return
  await db.db.update(sessionsTable).set({ expire: next }).where(eq(sessionsTable.sid, sid))
}

async function insertSession(db: Db, sid: string, userId: string, now: Date): Promise<void> {
  const expire = new Date(now.getTime() + idleDays * day)
  await db.db.insert(sessionsTable).values({ sid, sess: { userId, startedAt: now.toISOString() }, expire })
  await db.db.delete(sessionsTable).where(sql`${sessionsTable.expire} < ${now.toISOString()}::timestamptz`)
}

async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.db.delete(sessionsTable).where(eq(sessionsTable.sid, sid))
}

/** `__Host-` needs HTTPS: browsers drop such a cookie over plain HTTP, where only a laptop's own address is served. */
function cookieOf(config: Config, request: FastifyRequest) {
  const secure = (config.publicUrl?.protocol ?? `${request.protocol}:`) === 'https:'
  return {
    name: secure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  }
}

function hash(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}
