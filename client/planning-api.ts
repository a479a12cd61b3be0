import { contract } from 'virtual:planning-routes'
import { fetchOwn } from '#client/session.ts'
import { type Client, createClient } from '#contract/client.ts'

/** Every call about menus, meal plans and what is at home, as `api` has the others. */
export const planningApi: Client<typeof contract> = createClient(contract, fetchOwn)
