/** What goes wrong on the way to Stripe or back. */
export interface Fault {
  readonly kind: 'error' | 'too many' | 'busy' | 'hang' | 'reset' | 'slow'
  /** Whether the call has taken effect before it goes wrong: the answer is lost, not the change. */
  readonly effect?: boolean
  /** Method and path, such as `POST /v1/customers`; any call where left out. */
  readonly call?: RegExp
  /** How many matching calls go well first. */
  readonly after?: number
  /** How many then go wrong; every one of them with Infinity. */
  readonly times?: number
  /** Milliseconds that `slow` takes. */
  readonly delay?: number
}

/** Faults that wait for their call. */
export class Faults {
  private waiting: { fault: Fault; after: number; times: number }[] = []

  add(fault: Fault): void {
    this.waiting.push({ fault, after: fault.after ?? 0, times: fault.times ?? 1 })
  }

  clear(): void {
    this.waiting = []
  }

  /** The fault that strikes this call, if one does; it is used up. */
  strike(method: string, path: string): Fault | undefined {
    for (const one of this.waiting) {
      if (one.fault.call && !one.fault.call.test(`${method} ${path}`)) continue
      if (one.after > 0) {
        one.after -= 1
        continue
      }
      one.times -= 1
      if (one.times <= 0) this.waiting = this.waiting.filter((other) => other !== one)
      return one.fault
    }
    return undefined
  }
}
