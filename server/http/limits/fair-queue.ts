export interface FairQueueSettings<T> {
  /** How much of one owner may wait. */
  readonly perOwner: number
  /** How much of all owners together may wait. */
  readonly total: number
  /** Hears of an item that lost its place in a full queue to an owner with less in it. */
  readonly onDisplaced: (item: T) => void
}

interface Place {
  readonly owner: string
  /** Keeps its place whoever comes. */
  readonly isLetIn: boolean
}

/**
 * What waits for its turn, fair among owners (a member, an address): owners are served in turn, each in the order of their own coming, and
 * none may have more than `perOwner` waiting, nor all together more than `total`: in a full queue the newest item of whoever has most waiting
 * makes room for an owner who has less. No item waits twice. Every operation takes constant time, but that a full queue looks through its owners.
 */
export class FairQueue<T> {
  readonly #settings: FairQueueSettings<T>
  // in the order in which they are served next
  readonly #waiting = new Map<string, Set<T>>()
  readonly #places = new Map<T, Place>()

  constructor(settings: FairQueueSettings<T>) {
    this.#settings = settings
  }

  /** False where the queue, or the owner's part of it, is full; what was let in before (`isLetIn`) always finds room, and keeps it. */
  push(owner: string, item: T, isLetIn = false): boolean {
    if (this.#places.has(item)) return false
    if (!isLetIn) {
      if (!this.hasRoom(owner)) return false
      if (this.#isFull) this.#displace(this.#displaceable(owner)!)
    }
    const own = this.#waiting.get(owner) ?? new Set<T>()
    own.add(item)
    this.#waiting.set(owner, own)
    this.#places.set(item, { owner, isLetIn })
    return true
  }

  hasRoom(owner: string): boolean {
    if (this.#waitingOf(owner) >= this.#settings.perOwner) return false
    return !this.#isFull || this.#displaceable(owner) !== undefined
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
    const owner = this.#places.get(item)?.owner
    const own = owner === undefined ? undefined : this.#waiting.get(owner)
    if (owner === undefined || !own) return
    this.#places.delete(item)
    own.delete(item)
    if (own.size === 0) this.#waiting.delete(owner)
  }

  get size(): number {
    return this.#places.size
  }

  get #isFull(): boolean {
    return this.size >= this.#settings.total
  }

  #waitingOf(owner: string): number {
    return this.#waiting.get(owner)?.size ?? 0
  }

  /** The newest of whoever has most waiting, if they would still not have less than `owner` then: two who have the same do not push each other out. */
  #displaceable(owner: string): T | undefined {
    let most = new Set<T>()
    for (const own of this.#waiting.values()) if (own.size > most.size) most = own
    if (most.size <= this.#waitingOf(owner) + 1) return undefined
    return [...most].findLast((item) => !this.#places.get(item)!.isLetIn)
  }

  #displace(item: T): void {
    this.remove(item)
    this.#settings.onDisplaced(item)
  }
}
