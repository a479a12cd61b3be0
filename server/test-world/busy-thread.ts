interface Order {
  readonly given: readonly [milliseconds: number]
}

/** The thread of a kitchen that reads no code of it, so that it is there at once: whatever is asked keeps it busy for so long. */
export function work({ given: [milliseconds] }: Order): void {
  const start = performance.now()
  while (performance.now() - start < milliseconds);
}
