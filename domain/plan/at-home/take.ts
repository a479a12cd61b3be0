import { byProduct } from '#domain/plan/meal-plan/provisions/stock-uses.ts'

/** So much of a product that lies at home, as bought. */
export interface Lot {
  readonly id: number
  /** What a shop calls the same thing: domain/plan/products/product-kinds.ts. */
  readonly product: string
  readonly grams: number
}

/**
 * What is wanted of one thing: any of the products will do, the first that is there; grams of all that is wanted if it were this one. `part`:
 * these grams are taken for that part of them alone, and give every other part as well.
 */
export type HomeWant = readonly { readonly product: string; readonly grams: number; readonly part?: string }[]

export interface Taking {
  readonly lot: number
  readonly grams: number
}

/** A fiftieth more or less is nothing that a cook measures: it neither stays in the package nor sends anybody to a shop. */
export const crumb = 0.02

/**
 * For each want what is taken of which lot, in the order in which the lots stand. No more is taken of a lot than lies there, and no more than
 * a crumb beyond what is wanted. What was taken for its zest has its juice for the next.
 */
export function takeFrom(lots: readonly Lot[], wants: readonly HomeWant[]): (readonly Taking[])[] {
  const shelf = new Shelf(lots)
  return wants.map((want) => shelf.take(want).taken)
}

/** What a want gets. */
export interface Got {
  /** What is taken for it. */
  readonly taken: readonly Taking[]
  /** Lots that it comes from, those among them of which another part was taken before. */
  readonly lots: readonly number[]
  /** Of the want, 0 to 1. */
  readonly share: number
}

/** Lots, and what is left of them. */
export class Shelf {
  private readonly lots: ReadonlyMap<string, readonly Lot[]>
  /** Hundredths of a gram of each lot. */
  private readonly left: Map<number, number>
  /** Of each lot taken for parts. */
  private readonly cut: Map<number, number>
  /** Of that, what gave a part. */
  private readonly given: Map<string, number>

  constructor(from: readonly Lot[] | Shelf) {
    const copied = from instanceof Shelf ? from : undefined
    this.lots = from instanceof Shelf ? from.lots : byProduct(from)
    this.left = new Map(from instanceof Shelf ? from.left : from.map(({ id, grams }) => [id, hundredths(grams)]))
    this.cut = new Map(copied?.cut)
    this.given = new Map(copied?.given)
  }

  take(want: HomeWant): Got {
    // of the whole want; what one product does not hold the next one is asked for
    let open = 1
    const found = want.flatMap(({ product, grams, part }) => {
      const all = hundredths(grams)
      const got = this.takeProduct(Math.round(open * all), product, part)
      if (all > 0) open = Math.max(0, open - got.reduce((sum, { fresh, again }) => sum + fresh + again, 0) / all)
      if (open < crumb) open = 0
      return got
    })
    const taken = found.flatMap(({ lot, fresh }) => (fresh > 0 ? [{ lot, grams: fresh / 100 }] : []))
    return { taken, lots: found.map(({ lot }) => lot), share: 1 - open }
  }

  private takeProduct(wanted: number, product: string, part: string | undefined) {
    let open = wanted
    return (this.lots.get(product) ?? []).flatMap(({ id }) => {
      const again = part === undefined ? 0 : Math.min(open, this.spare(id, part))
      open -= again
      const there = this.left.get(id)!
      const fresh = open <= 0 ? 0 : there <= open + wanted * crumb ? there : open
      open -= fresh
      this.left.set(id, there - fresh)
      if (part !== undefined) this.give(id, part, fresh, again)
      return fresh + again > 0 ? [{ lot: id, fresh, again }] : []
    })
  }

  /** What was taken for other parts, and has this one still. */
  private spare(lot: number, part: string): number {
    return (this.cut.get(lot) ?? 0) - (this.given.get(`${lot} ${part}`) ?? 0)
  }

  private give(lot: number, part: string, fresh: number, again: number) {
    const key = `${lot} ${part}`
    this.cut.set(lot, (this.cut.get(lot) ?? 0) + fresh)
    this.given.set(key, (this.given.get(key) ?? 0) + fresh + again)
  }
}

const hundredths = (grams: number) => Math.max(0, Math.round(grams * 100))
