import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/http/limits/limits.ts'

const members = new WeakMap<FastifyRequest, string>()

/** Has a request count for its member from here on. */
export function noteMember(request: FastifyRequest, userId: string): void {
  members.set(request, userId)
}

/** Whom a request counts for: the member, where the call has asked who that is, else the address. */
export function senderOf(request: FastifyRequest): string {
  return members.get(request) ?? networkOf(request.ip)
}
