import { type Client, type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg'
import { isFull } from '#server/db/away.ts'

type Release = (failure?: boolean | Error) => void
type Receive = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void

/**
 * A pool that waits where the database has no connection left, and that can be told that the database is silent: what is being
 * asked then fails at once instead of hanging, and so does what comes until it answers again.
 */
export class PatientPool extends Pool {
  readonly #most: number
  readonly #patience: number
  readonly #busy = new Set<ClientBase>()
  /** How to send away each caller that waits for a connection. */
  readonly #waiting = new Set<() => void>()
  #growing: NodeJS.Timeout | undefined
  #isSilent = false

  /** `max` connections at most; a caller waits `connectionTimeoutMillis` for one. `prepare` is done once on each of them. */
  constructor(
    config: PoolConfig & { max: number; connectionTimeoutMillis: number },
    prepare: (client: ClientBase) => Promise<unknown>,
  ) {
    // it is waited for, though its type does not say so
    const onConnect = (client: ClientBase): unknown => {
      this.#busy.add(client)
      return prepare(client).finally(() => this.#busy.delete(client))
    }
    super({ ...config, onConnect })
    this.#most = config.max
    this.#patience = config.connectionTimeoutMillis
    this.on('acquire', (client) => this.#busy.add(client))
    this.on('release', (_error, client) => this.#busy.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(receive: Receive): void
  override connect(receive?: Receive): Promise<PoolClient> | void {
    const connecting = this.#connect()
    if (!receive) return connecting
    connecting.then(
      (client) => receive(undefined, client, (failure) => client.release(failure)),
      (error: Error) => receive(error, undefined, () => undefined),
    )
  }

  /** Silent: the database takes what is sent and answers nothing. */
  setSilent(isSilent: boolean): void {
    this.#isSilent = isSilent
    if (!isSilent) return
    for (const sendAway of this.#waiting) sendAway()
    // one that waits for an answer is cut off; one that waits for its next statement is not given it
    for (const client of this.#busy) void (client as Client).end().catch(() => undefined)
  }

  override end(): Promise<void>
  override end(done: () => void): void
  override end(done?: () => void): Promise<void> | void {
    clearTimeout(this.#growing)
    return done ? super.end(done) : super.end()
  }

  async #connect(): Promise<PoolClient> {
    const until = performance.now() + this.#patience
    for (;;) {
      if (this.#isSilent) throw silence()
      try {
        return await this.#unlessSilent(super.connect())
      } catch (error) {
        if (!isFull(error) || performance.now() > until) throw error
        await this.#shrink()
      }
    }
  }

  #unlessSilent(connecting: Promise<PoolClient>): Promise<PoolClient> {
    return new Promise((give, refuse) => {
      const sendAway = () => {
        this.#waiting.delete(sendAway)
        refuse(silence())
      }
      this.#waiting.add(sendAway)
      connecting.then(
        (client) => (this.#waiting.delete(sendAway) ? give(client) : client.release()),
        (error: Error) => {
          this.#waiting.delete(sendAway)
          refuse(error)
        },
      )
    })
  }

  /** Goes on with what it has, for which callers stand in line, and tries for more a little later. */
  async #shrink(): Promise<void> {
    this.options.max = Math.max(1, this.totalCount)
    this.#growing ??= setTimeout(() => {
      this.#growing = undefined
      this.options.max = this.#most
    }, untilMore).unref()
    if (this.totalCount === 0) await new Promise((done) => setTimeout(done, untilNextTry))
  }
}

function silence(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })
}

/** Milliseconds. */
const untilMore = 2000
const untilNextTry = 100
