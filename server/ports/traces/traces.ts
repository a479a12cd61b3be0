export interface TraceSettings {
  /** Address of the collector without a path of OTLP, such as http://127.0.0.1:4318. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>> | undefined
}

/** Nothing of a person: names of routes, jobs and tasks, and what became of them. */
export type Attributes = Readonly<Record<string, string | number>>

/** A piece of work that is under way. */
export interface Span {
  /** What `work` begins is a part of this. */
  run<T>(work: () => T): T
  /** `failure`: the name of an error, never its words. */
  end(name?: string, attributes?: Attributes, failure?: string): void
}

/** Tells a collector of traces what took how long within what. */
export interface Traces {
  begin(kind: 'request' | 'job' | 'task', name: string, attributes?: Attributes): Span
  /** Sends what has not been sent, for some seconds at most. */
  close(): Promise<void>
}

/** Has work done as a span, or as it is where no traces are made. */
export async function traced<T>(
  traces: Traces | undefined,
  kind: 'job' | 'task',
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!traces) return work()
  const span = traces.begin(kind, name)
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end(undefined, {}, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}
