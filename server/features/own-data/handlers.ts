import type { ownData } from '#contract/own-data.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

// PLACEHOLDER
export const ownDataHandlers = {} as Handlers<typeof ownData, UserRow>
