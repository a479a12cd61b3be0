import type { Database } from '#server/db/database.ts'
import { administrator, startServer } from '../../tools/running/running-server.ts'
import { openToFill, withDatabases } from '../servers/databases.ts'
import { type Diner, enter, newDiner } from '../servers/diner.ts'
import { fill } from './fill.ts'

/** A server on PostgreSQL, its database, and an administrator who is signed in. */
export interface FilledServer {
  readonly server: Awaited<ReturnType<typeof startServer>>
  readonly database: Database
  readonly signedIn: Diner
}

/** Recipes that all others are copies of. */
const templates = 60

/** Works with so many members, recipes and, of each member, a list. */
export async function withFilledServer(
  members: number,
  recipes: number,
  work: (filled: FilledServer) => Promise<void>,
): Promise<void> {
  await withDatabases(async (databases) => {
    const config = await databases.postgres()
    const first = await startServer(config)
    const cook = await newDiner(first.address, 'premium')
    for (let made = 0; made < templates; made += 1)
      await cook.at(first.address).recipes.generate({ body: { specialNotes: '', servings: 1 + (made % 6) } })
    await first.end()
    const database = await openToFill(config)
    await fill(database, members, recipes)
    const server = await startServer(config)
    await work({ server, database, signedIn: await enter(server.address, administrator) })
    await server.end()
    await database.close()
  })
}
