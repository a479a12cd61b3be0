import { contract } from 'virtual:planning-routes'
import { fetchOwn } from '#client/session.ts'
import { type Client, createClient } from '#contract/client.ts'

/** Every call about menus and meal plans, as `api` has the others. */
export const planningApi: Client<typeof contract> = createClient(contract, fetchOwn)
