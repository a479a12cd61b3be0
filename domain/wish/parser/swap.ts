/** After 'swap', what comes with 'for' or 'with' is wanted; after 'substitute', refused. */
export class Swap {
  private side: 'out' | 'in' | undefined
  private replacing = false

  is(side: 'out' | 'in'): boolean {
    return this.side === side
  }
  /** What is refused now is what something else takes the place of. */
  get isReplacing(): boolean {
    return this.replacing
  }

  begin(side: 'out' | 'in'): void {
    this.side = side
    this.replacing = true
  }

  end(): void {
    this.side = undefined
  }

  replace(isReplacing: boolean): void {
    this.replacing = isReplacing
  }
}
