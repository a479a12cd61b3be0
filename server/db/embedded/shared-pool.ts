import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg'
import { isDatabaseAway } from '#server/db/away.ts'

type Statement = [config: string | QueryConfig, values?: unknown[]]

/**
 * A pool of one connection, which single statements share: each is sent without waiting for the answers to those before it, so that
 * the database has the next one at hand. Whoever connects, as a transaction does, has the connection alone and in their turn:
 * statements that come later stand behind them.
 */
export class SharedPool extends Pool {
  /** Those that statements may still join. */
  #joined: Crowd | undefined
  #answeredAt = Number.NEGATIVE_INFINITY

  constructor(config: Omit<PoolConfig, 'max' | 'pipeline'>) {
    super({ ...config, max: 1, pipeline: true })
    this.on('release', (error) => !error && this.#noteAnswer())
    this.query = ((...statement: Statement) => this.#ask(statement)) as Pool['query']
  }

  /** When a statement was answered last, or a transaction done, in milliseconds of `performance.now()`. */
  get answeredAt(): number {
    return this.#answeredAt
  }

  #noteAnswer(): void {
    this.#answeredAt = performance.now()
  }

  async #ask(statement: Statement): Promise<unknown> {
    // a crowd that is served takes nobody in while somebody waits to connect
    if (this.#joined?.client && this.waitingCount > 0) this.#joined = undefined
    const crowd = (this.#joined ??= { connecting: this.connect(), size: 0, isBroken: false })
    crowd.size += 1
    try {
      crowd.client ??= await crowd.connecting
      const answer: unknown = await crowd.client.query(...statement)
      this.#noteAnswer()
      return answer
    } catch (error) {
      crowd.isBroken ||= isDatabaseAway(error)
      throw error
    } finally {
      crowd.size -= 1
      if (crowd.size === 0) this.#leave(crowd)
    }
  }

  #leave(crowd: Crowd): void {
    if (this.#joined === crowd) this.#joined = undefined
    crowd.client?.release(crowd.isBroken)
  }
}

/** Statements that have the connection together. */
interface Crowd {
  readonly connecting: Promise<PoolClient>
  /** As soon as it is theirs. */
  client?: PoolClient
  size: number
  isBroken: boolean
}
