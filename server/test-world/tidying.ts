/** Has something done when the test file is through; what was asked for last comes first. */
export function whenFileEnds(tidy: () => unknown): void {
  waiting.push(tidy)
}

/**
 * Does what waits. Test files share processes, so a module of the test world is loaded once for many files: an `afterAll`
 * of its own would hear the end of the first alone, and every later database would stay open.
 */
export async function tidyUp(): Promise<void> {
  for (const tidy of waiting.splice(0).reverse()) await tidy()
}

const waiting: (() => unknown)[] = []
