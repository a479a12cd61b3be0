import type { Chance } from '#domain/chance.ts'

/**
 * Decides who of many goes on next. Everybody waits before each step, and one at a time is let through, whenever the step
 * before has come to its end. The order is drawn: most wait a little, some until nobody else wants to go on, which is what a
 * slow answer among quick ones looks like.
 */
export class Traffic {
  private readonly chance: Chance
  private readonly patience: number
  private readonly waiting: { readonly turn: number; readonly go: () => void }[] = []
  /** Steps that have begun; one that waits for a lock is let go on beside the others. */
  private readonly steps = new Set<object>()
  private isAwake = false
  private impatient: NodeJS.Timeout | undefined

  /** `patience`: milliseconds after which somebody else goes on although a step has not ended; it may wait for a lock. */
  constructor(chance: Chance, patience: number) {
    this.chance = chance
    this.patience = patience
  }

  /** Until it is this one's turn; `slow` is the share of those who let everybody else go first. */
  wait(slow = 0.05): Promise<void> {
    const turn = this.chance() < slow ? 1 + this.chance() : this.chance()
    return new Promise((go) => {
      this.waiting.push({ turn, go })
      this.wake()
    })
  }

  /** A step: nobody else is let through before it ends. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    const step = {}
    this.steps.add(step)
    try {
      return await work()
    } finally {
      this.steps.delete(step)
      this.calm()
      this.wake()
    }
  }

  private wake(): void {
    if (this.isAwake) return
    this.isAwake = true
    // whatever follows from the step that has ended is done by then
    setImmediate(() => {
      this.isAwake = false
      if (this.waiting.length === 0) return
      if (this.steps.size === 0) this.letOneThrough()
      else this.impatient ??= setTimeout(() => this.leaveBehind(), this.patience)
    })
  }

  private leaveBehind(): void {
    this.steps.clear()
    this.letOneThrough()
  }

  private letOneThrough(): void {
    this.calm()
    if (this.waiting.length === 0) return
    const next = this.waiting.reduce((one, other) => (other.turn < one.turn ? other : one))
    this.waiting.splice(this.waiting.indexOf(next), 1)
    next.go()
    this.wake()
  }

  private calm(): void {
    clearTimeout(this.impatient)
    this.impatient = undefined
  }
}
