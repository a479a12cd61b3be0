/** What holds bytes of a room for its sender. */
export interface Holder {
  readonly sender: string
  /** Milliseconds for which it has not moved. */
  stoodFor(): number
  /** Lets go of all that it holds. Undefined while that is being worked on. */
  end?: (() => void) | undefined
}

/**
 * Bytes in memory, or whatever else there is so much of, by sender. Where there is no room left, whoever holds most gives way, first what of theirs has stood still longest: so a
 * sender who takes all there is keeps nobody else out.
 */
export class FairRoom {
  readonly #held = new Map<string, Map<Holder, number>>()
  readonly #sums = new Map<string, number>()
  #all = 0

  /** Bytes of one sender. */
  of(sender: string): number {
    return this.#sums.get(sender) ?? 0
  }

  add(holder: Holder, bytes: number): void {
    const { sender } = holder
    const held = this.#held.get(sender) ?? new Map<Holder, number>()
    this.#held.set(sender, held.set(holder, (held.get(holder) ?? 0) + bytes))
    this.#count(sender, bytes)
  }

  /** Does nothing where it has left before. */
  leave(holder: Holder): void {
    const { sender } = holder
    const held = this.#held.get(sender)
    const bytes = held?.get(holder)
    if (held === undefined || bytes === undefined) return
    held.delete(holder)
    if (held.size === 0) this.#held.delete(sender)
    this.#count(sender, -bytes)
  }

  /** Whether all would be at most so many bytes with so many more of a sender, once those who hold more than that sender would have given way. */
  makeRoom(sender: string, bytes: number, most: number): boolean {
    const own = this.of(sender) + bytes
    while (this.#all + bytes > most) {
      const largest = this.#largest()
      if (largest === undefined || this.of(largest) < own) return false
      this.#end(this.#stillestOf(largest)!)
    }
    return true
  }

  /** Whether one sender would have at most so many bytes with so many more, once what of theirs has stood still for so many milliseconds has given way. */
  thinOut(sender: string, bytes: number, { most, stood }: { most: number; stood: number }): boolean {
    while (this.of(sender) + bytes > most) {
      const stillest = this.#stillestOf(sender)
      if (bytes > most || stillest === undefined || stillest.stoodFor() < stood) return false
      this.#end(stillest)
    }
    return true
  }

  #end(holder: Holder): void {
    const { end } = holder
    this.leave(holder)
    end?.()
  }

  /** The sender who holds most, among those of whom something can be ended. */
  #largest(): string | undefined {
    const passed = new Set<string>()
    while (passed.size < this.#sums.size) {
      let largest: string | undefined
      for (const [sender, sum] of this.#sums)
        if (!passed.has(sender) && (largest === undefined || sum > this.of(largest))) largest = sender
      if (largest === undefined) return undefined
      if (this.#canEnd(largest)) return largest
      passed.add(largest)
    }
    return undefined
  }

  #canEnd(sender: string): boolean {
    for (const { end } of this.#held.get(sender)?.keys() ?? []) if (end) return true
    return false
  }

  #stillestOf(sender: string): Holder | undefined {
    const held = [...(this.#held.get(sender)?.keys() ?? [])].filter(({ end }) => end !== undefined)
    return held.reduce<Holder | undefined>(
      (stillest, one) => (stillest && stillest.stoodFor() >= one.stoodFor() ? stillest : one),
      undefined,
    )
  }

  #count(sender: string, bytes: number): void {
    this.#all += bytes
    const left = this.of(sender) + bytes
    if (left > 0) this.#sums.set(sender, left)
    else this.#sums.delete(sender)
  }
}
