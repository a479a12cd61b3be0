import type { testCheckout } from '#contract/test-checkout.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

// PLACEHOLDER
export const testCheckoutHandlers = {} as Handlers<typeof testCheckout, UserRow>
