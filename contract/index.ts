import { accounts } from '#contract/accounts.ts'
import { admin } from '#contract/admin.ts'
import { check } from '#contract/check.ts'
import { publicCalls } from '#contract/public.ts'
import { recipes } from '#contract/recipes.ts'

/** Everything the server offers but the few plain routes listed in server/app.ts. Client, tests and the API document follow from it. */
export const contract = { accounts, recipes, check, public: publicCalls, admin }
export type Contract = typeof contract
