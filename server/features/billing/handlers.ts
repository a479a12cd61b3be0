import type { billing } from '#contract/billing.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

// PLACEHOLDER
export const billingHandlers = {} as Handlers<typeof billing, UserRow>
