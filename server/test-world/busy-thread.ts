interface Order {
  readonly given: readonly [milliseconds: number, megabytes?: number]
}

/** The thread of a kitchen that reads no code of it, so that it is there at once: whatever is asked keeps it busy for so long, and holds so much. */
export function work({ given: [milliseconds, megabytes = 0] }: Order): void {
  const held = Array.from({ length: megabytes }, (_, at) => Array<number>(2 ** 17).fill(at))
  const start = performance.now()
  while (performance.now() - start < milliseconds || held.length < megabytes);
}
