/**
 * What waits for its turn, fair among owners (a member, an address): owners are served in turn, each in the order of their own coming, and
 * none may have more than `perOwner` waiting, nor all together more than `total`. No item waits twice. Every operation takes constant time.
 */
export class FairQueue<T> {
  readonly #perOwner: number
  readonly #total: number
  // in the order in which they are served next
  readonly #waiting = new Map<string, Set<T>>()
  readonly #ownerOf = new Map<T, string>()

  constructor({ perOwner, total }: { perOwner: number; total: number }) {
    this.#perOwner = perOwner
    this.#total = total
  }

  /** False where the queue, or the owner's part of it, is full; what was let in before (`isLetIn`) always finds room. */
  push(owner: string, item: T, isLetIn = false): boolean {
    if ((!isLetIn && !this.hasRoom(owner)) || this.#ownerOf.has(item)) return false
    const own = this.#waiting.get(owner) ?? new Set<T>()
    own.add(item)
    this.#waiting.set(owner, own)
    this.#ownerOf.set(item, owner)
    return true
  }

  hasRoom(owner: string): boolean {
    return this.size < this.#total && (this.#waiting.get(owner)?.size ?? 0) < this.#perOwner
  }

  /** The oldest of the owner whose turn it is, who then stands behind the others. */
  shift(): T | undefined {
    for (const [owner, own] of this.#waiting) {
      for (const item of own) {
        this.remove(item)
        if (this.#waiting.delete(owner)) this.#waiting.set(owner, own)
        return item
      }
    }
    return undefined
  }

  /** All that wait, the next one first, as they will be served if nobody else comes. */
  inTurn(): T[] {
    const rows = [...this.#waiting.values()].map((own) => [...own])
    const longest = Math.max(0, ...rows.map(({ length }) => length))
    return Array.from({ length: longest }, (_, at) => rows.flatMap((own) => own.slice(at, at + 1))).flat()
  }

  /** Takes back what no longer needs its turn; the others keep their places. */
  remove(item: T): void {
    const owner = this.#ownerOf.get(item)
    const own = owner === undefined ? undefined : this.#waiting.get(owner)
    if (owner === undefined || !own) return
    this.#ownerOf.delete(item)
    own.delete(item)
    if (own.size === 0) this.#waiting.delete(owner)
  }

  get size(): number {
    return this.#ownerOf.size
  }
}
