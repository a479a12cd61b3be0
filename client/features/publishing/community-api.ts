import { contract } from 'virtual:community-routes'
import { fetchOwn } from '#client/session.ts'
import { createClient } from '#contract/client.ts'

/** Every call of the community, as `api` has those of every page. */
export const communityApi = createClient(contract, fetchOwn).community
