/**
 * A line in which so many are served at once and the others wait in the order in which they came, each for `patience`
 * milliseconds at most.
 */
export class Turns {
  #free: number
  readonly #patience: number
  readonly #waiting = new Set<() => void>()

  constructor(atOnce: number, patience: number) {
    this.#free = atOnce
    this.#patience = patience
  }

  /** Resolves when it is the caller's turn, which they then `give` back; rejects as a pool of connections does that stays full. */
  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((begin, refuse) => {
      const leave = setTimeout(() => {
        this.#waiting.delete(serve)
        refuse(new Error('timeout exceeded when trying to connect'))
      }, this.#patience)
      const serve = () => {
        clearTimeout(leave)
        begin()
      }
      this.#waiting.add(serve)
    })
  }

  give(): void {
    const [next] = this.#waiting
    if (next === undefined) this.#free += 1
    else {
      this.#waiting.delete(next)
      next()
    }
  }
}
