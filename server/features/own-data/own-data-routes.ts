import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Authenticate } from '#server/http/binding.ts'

// PLACEHOLDER
export function addOwnDataRoutes(_app: FastifyInstance, _context: AppContext, _authenticate: Authenticate<UserRow>): void {}
