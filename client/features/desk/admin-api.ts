import { contract } from 'virtual:admin-routes'
import { fetchOwn } from '#client/session.ts'
import { createClient } from '#contract/client.ts'

/** Every call that administrators alone may make, as `api` has those of everybody. */
export const adminApi = createClient(contract, fetchOwn).admin
