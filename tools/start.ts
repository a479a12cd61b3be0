import { buildClient } from './build-client.ts'

/** `npm start`: the client is built where its sources have changed, then the server runs in this process. */
await buildClient()
await import('#server/main.ts')
