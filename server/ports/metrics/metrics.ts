/** A request that was answered. `route` is the pattern it came by, never the address. */
export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** What is so at the moment of reading. */
export interface Snapshot {
  readonly kitchen: {
    readonly waiting: number
    readonly running: number
    readonly shed: number
    readonly overrun: number
  }
  /** Connections to the database: that are open, that nobody uses, and callers that wait for one. */
  readonly pool: { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly isListening: boolean
  /** Of the whole installation; undefined where the database does not answer. */
  readonly queue:
    | readonly { readonly name: string; readonly waiting: number; readonly running: number; readonly failed: number }[]
    | undefined
}

/** Counts what this process does. Nothing of it speaks of a person, and every label has few values. */
export interface Metrics {
  request(answered: AnsweredRequest): void
  /** A try of a job that ended. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  email(outcome: 'taken' | 'refused' | 'not taken' | 'unknown'): void
  /** All of it as a text of OpenMetrics 1.0. */
  read(now: Snapshot): Promise<string>
}

/** What a text of OpenMetrics is called by HTTP. */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'
