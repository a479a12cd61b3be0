import type { security } from '#contract/security.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

// PLACEHOLDER
export const securityHandlers = {} as Handlers<typeof security, UserRow>
