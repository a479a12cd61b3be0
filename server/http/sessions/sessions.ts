import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { memberCookie } from '#contract/accounts/member-cookie.ts'
import { AppError } from '#contract/errors.ts'
import { mostSessions, passwordHours, sessionDays } from '#contract/how-long.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, gt, inArray, notInArray, sql } from '#server/db/drizzle.ts'
import { deviceOf } from '#server/http/sessions/device.ts'
import { type SessionData, sessionsTable } from '#server/http/tables.ts'

const day = 24 * 60 * 60 * 1000
const { idle: idleDays, longest: longestDays } = sessionDays
const longest = longestDays * 24 * 60 * 60

/** The part of a request's session that handlers may act on. */
export interface Session {
  /** What the list of sessions calls this one; undefined where the request has no cookie. */
  readonly id: string | undefined
  /** Starts a session with a new token; the one that was there is dead. `byPassword`: whoever it is has just given it. */
  start(userId: string, how: { byPassword: boolean }): Promise<void>
  /** Throws password_needed where this browser has not given the password in the last twelve hours. */
  assertRecentPassword(): Promise<void>
  /** This browser has given the password again. */
  notePassword(): Promise<void>
  /** By the member's own act: the browser forgets what it was sent meanwhile. */
  end(): Promise<void>
  /** Ends every session of a user but this one. */
  endOthers(userId: string): Promise<void>
}

export interface ListedSession {
  readonly id: string
  /** Such as 'Firefox on Windows'. */
  readonly device: string
  readonly startedAt: string
  /** To the day. */
  readonly lastUsedAt: string
}

export function sessionOf(
  world: { config: Config; database: Db; secret: string; now(): Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Session {
  const cookie = cookieOf(world.config, request)
  const sid = sessionId(world, request)
  return {
    id: sid && publicId(sid),
    async start(userId, { byPassword }) {
      if (sid) await deleteSession(world.database, sid)
      const token = randomBytes(32).toString('base64url')
      const device = deviceOf(request.headers['user-agent'])
      const passwordAt = byPassword ? { passwordAt: world.now().toISOString() } : {}
      await insertSession(world.database, hash(world.secret, token), { userId, device, ...passwordAt }, world.now())
      reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: longest })
      sayMember(world.config, request, reply)
    },
    async assertRecentPassword() {
      if (sid && (await hasRecentPassword(world.database, sid, world.now()))) return
      throw new AppError('password_needed', 'Please enter your password again to do this.')
    },
    async notePassword() {
      if (sid) await writeToSession(world.database, sid, { passwordAt: world.now().toISOString() })
    },
    async end() {
      if (sid) await deleteSession(world.database, sid)
      reply.clearCookie(cookie.name, cookie.options).clearCookie(memberCookie, { path: '/' })
      // pictures of theirs, which browsers keep for a year; pages that work offline are no part of that cache
      reply.header('clear-site-data', '"cache"')
    },
    endOthers: (userId) => endSessions(world.database, userId, sid),
  }
}

/** The key under which this request's session is kept, if its cookie names one. */
export function sessionId(world: { config: Config; secret: string }, request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieOf(world.config, request).name]
  return token ? hash(world.secret, token) : undefined
}

/** A session in use lives 30 days from its last use, 90 from its start; written at most once a day. */
export async function touchSession(db: Db, sid: string, sess: SessionData, now: Date): Promise<void> {
  if (now.getTime() - new Date(lastUse(sess)).getTime() < day) return
  const latest = new Date(sess.startedAt).getTime() + longestDays * day
  const expire = new Date(Math.min(now.getTime() + idleDays * day, latest))
  await writeToSession(db, sid, { lastUsedAt: now.toISOString() }, { expire })
}

async function writeToSession(db: Db, sid: string, said: Partial<SessionData>, besides: { expire?: Date } = {}) {
  await db.db
    .update(sessionsTable)
    .set({ ...besides, sess: sql`${sessionsTable.sess} || ${JSON.stringify(said)}::jsonb` })
    .where(eq(sessionsTable.sid, sid))
}

async function hasRecentPassword(db: Db, sid: string, now: Date): Promise<boolean> {
  const [row] = await db.db.select({ sess: sessionsTable.sess }).from(sessionsTable).where(eq(sessionsTable.sid, sid))
  const at = row?.sess.passwordAt
  return at !== undefined && now.getTime() - new Date(at).getTime() < passwordHours * 60 * 60 * 1000
}

/** The living sessions of a user, the one used last first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<ListedSession[]> {
  const rows = await db.db
    .select()
    .from(sessionsTable)
    .where(and(isOf(userId), gt(sessionsTable.expire, now)))
    .orderBy(...usedLastFirst)
    .limit(mostSessions)
  return rows.map(({ sid, sess }) => ({
    id: publicId(sid),
    device: sess.device ?? deviceOf(undefined),
    startedAt: sess.startedAt,
    lastUsedAt: lastUse(sess),
  }))
}

/** Ends the session of a user that the list calls so; false where there is none. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.db.select({ sid: sessionsTable.sid }).from(sessionsTable).where(isOf(userId))
  const sids = rows.map(({ sid }) => sid).filter((sid) => publicId(sid) === id)
  if (sids.length === 0) return false
  await db.db.delete(sessionsTable).where(inArray(sessionsTable.sid, sids))
  return true
}

/** Ends the sessions of a user: all of them, or all but one. */
export async function endSessions(db: Db, userId: string, exceptSid?: string): Promise<void> {
  const others = exceptSid === undefined ? undefined : sql`${sessionsTable.sid} <> ${exceptSid}`
  await db.db.delete(sessionsTable).where(and(isOf(userId), others))
}

type NewSession = Pick<SessionData, 'userId' | 'device' | 'passwordAt'>

async function insertSession(db: Db, sid: string, who: NewSession, now: Date): Promise<void> {
  const expire = new Date(now.getTime() + idleDays * day)
  const [startedAt, lastUsedAt] = [now.toISOString(), now.toISOString()]
  await db.db.insert(sessionsTable).values({ sid, sess: { ...who, startedAt, lastUsedAt }, expire })
  await db.db.delete(sessionsTable).where(sql`${sessionsTable.expire} < ${now.toISOString()}::timestamptz`)
  const kept = db.db
    .select({ sid: sessionsTable.sid })
    .from(sessionsTable)
    .where(isOf(who.userId))
    // the new one stays, also where others were used at the same moment
    .orderBy(sql`${sessionsTable.sid} = ${sid} desc`, ...usedLastFirst)
    .limit(mostSessions)
  await db.db.delete(sessionsTable).where(and(isOf(who.userId), notInArray(sessionsTable.sid, kept)))
}

async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.db.delete(sessionsTable).where(eq(sessionsTable.sid, sid))
}

/** In the words of the index. */
function isOf(userId: string) {
  return sql`(${sessionsTable.sess} ->> 'userId') = ${userId}`
}

/** As `lastUse` has it; ISO times are in the order of their letters. */
const usedLastFirst = [
  sql`coalesce(${sessionsTable.sess} ->> 'lastUsedAt', ${sessionsTable.sess} ->> 'startedAt') collate "C" desc`,
  sql`(${sessionsTable.sess} ->> 'startedAt') collate "C" desc`,
  desc(sessionsTable.sid),
]

/** Sessions of older versions do not say it. */
function lastUse(sess: SessionData): string {
  return sess.lastUsedAt ?? sess.startedAt
}

/** A name for a session that opens nothing: neither its key nor its token can be had from it. */
function publicId(sid: string): string {
  return createHash('sha256').update(`session ${sid}`).digest('base64url').slice(0, 22)
}

/** Whether the caller holds a key to a session, of whatever worth. */
export function hasSessionCookie(config: Config, request: FastifyRequest): boolean {
  return request.cookies[cookieOf(config, request).name] !== undefined
}

/**
 * Tells the pages' scripts, which cannot read the session's cookie, that there may be a session: a page of who has none need not ask
 * who is signed in.
 */
function sayMember(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const { options } = cookieOf(config, request)
  reply.setCookie(memberCookie, '1', { ...options, httpOnly: false, maxAge: longest })
}

/** A session of an older version says so from its next page on. */
export function sayMemberLate(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (hasSessionCookie(config, request) && request.cookies[memberCookie] === undefined)
    sayMember(config, request, reply)
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
