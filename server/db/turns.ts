/**
 * A line in which so many are served at once and the others wait in the order in which they came, each for `patience`
 * milliseconds at most, or until they leave.
 */
export class Turns {
  #free: number
  readonly #patience: number
  readonly #waiting = new Set<() => void>()

  constructor(atOnce: number, patience: number) {
    this.#free = atOnce
    this.#patience = patience
  }

  /**
   * Resolves when it is the caller's turn, which they then `give` back; rejects as a pool of connections does that stays full, and once
   * `left` is aborted before that.
   */
  take(left?: AbortSignal): Promise<void> {
    if (left?.aborted) return Promise.reject(new Error(leftTheLine))
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((begin, refuse) => {
      const goAway = (why: Error) => {
        stopWaiting()
        refuse(why)
      }
      const onLeft = () => goAway(new Error(leftTheLine))
      const tooLate = setTimeout(() => goAway(new Error('timeout exceeded when trying to connect')), this.#patience)
      const stopWaiting = () => {
        clearTimeout(tooLate)
        left?.removeEventListener('abort', onLeft)
        this.#waiting.delete(serve)
      }
      const serve = () => {
        stopWaiting()
        begin()
      }
      left?.addEventListener('abort', onLeft)
      this.#waiting.add(serve)
    })
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.size
  }

  give(): void {
    const [next] = this.#waiting
    if (next === undefined) this.#free += 1
    else next()
  }
}

const leftTheLine = 'left the line'
