import { contract } from 'virtual:billing-routes'
import { fetchOwn } from '#client/session.ts'
import { type Client, createClient } from '#contract/client.ts'

/** Every call about paying, as `api` has the others. */
export const billingApi: Client<typeof contract> = createClient(contract, fetchOwn)
