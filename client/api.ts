import { contract } from 'virtual:contract-routes'
import { fetchOwn } from '#client/session.ts'
import { type Client, createClient } from '#contract/client.ts'

/** Every call of the contract as a function; session cookies go along, failures are `CallError`. */
export const api: Client<typeof contract> = createClient(contract, fetchOwn)
