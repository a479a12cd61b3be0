import { rememberedFor } from '#domain/remembered.ts'

/** Lines of a list by their places, one bit each: thousands of clauses each speak of some of them, and put some together. */
export type Lines = bigint
export const none: Lines = 0n

/** The lines at these places, worked out once for each array. */
export const linesAt = rememberedFor(
  (places: readonly number[]): Lines => places.reduce((all, place) => all | (1n << BigInt(place)), none),
)

/** The same lines as a set of places, which is made when somebody first looks at one. */
export class LineSet implements Iterable<number> {
  readonly lines: Lines
  #places: ReadonlySet<number> | undefined

  constructor(lines: Lines) {
    this.lines = lines
  }

  /** In the order of the list. */
  get places(): ReadonlySet<number> {
    return (this.#places ??= new Set(placesOf(this.lines)))
  }

  get size(): number {
    return this.places.size
  }

  has(place: number): boolean {
    return this.places.has(place)
  }

  [Symbol.iterator](): IterableIterator<number> {
    return this.places.values()
  }
}

/** The places of lines in ascending order. */
export function placesOf(lines: Lines): number[] {
  const places: number[] = []
  let rest = lines
  for (let from = 0; rest !== none; from += bitsAtOnce) {
    let bits = Number(BigInt.asUintN(bitsAtOnce, rest))
    for (; bits !== 0; bits &= bits - 1) places.push(from + lowestBit(bits))
    rest >>= BigInt(bitsAtOnce)
  }
  return places
}

/** The first of some lines; -1 where there are none. */
export function firstOf(lines: Lines): number {
  let rest = lines
  for (let from = 0; rest !== none; from += bitsAtOnce) {
    const bits = Number(BigInt.asUintN(bitsAtOnce, rest))
    if (bits !== 0) return from + lowestBit(bits)
    rest >>= BigInt(bitsAtOnce)
  }
  return -1
}

/** As many as a number is worked with bit by bit. */
const bitsAtOnce = 32
const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)
