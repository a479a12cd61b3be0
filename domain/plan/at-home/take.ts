/** So much of a product that lies at home, as bought. */
export interface Lot {
  readonly id: number
  /** What a shop calls the same thing: domain/plan/product-kinds.ts. */
  readonly product: string
  readonly grams: number
}

/** What is wanted of one thing: any of the products will do, the first that is there; grams of all that is wanted if it were this one. */
export type HomeWant = readonly { readonly product: string; readonly grams: number }[]

export interface Taking {
  readonly lot: number
  readonly grams: number
}

/** A fiftieth more or less is nothing that a cook measures: it neither stays in the package nor sends anybody to a shop. */
export const crumb = 0.02

/**
 * For each want what is taken of which lot, in the order in which the lots stand. No more is taken of a lot than lies there, and no more than
 * a crumb beyond what is wanted.
 */
export function takeFrom(lots: readonly Lot[], wants: readonly HomeWant[]): Taking[][] {
  const left = new Map(lots.map(({ id, grams }) => [id, hundredths(grams)]))
  return wants.map((options) => {
    // of the whole want; what one product does not hold the next one is asked for
    let share = 1
    return options.flatMap(({ product, grams }) => {
      const all = hundredths(grams)
      const wanted = Math.round(share * all)
      const taken = takeProduct(wanted, product)
      if (all > 0) share = Math.max(0, share - sumOf(taken) / all)
      if (share < crumb) share = 0
      return taken.map(({ lot, hundredth }) => ({ lot, grams: hundredth / 100 }))
    })
  })

  function takeProduct(wanted: number, product: string) {
    let open = wanted
    return lots.flatMap((lot) => {
      const there = left.get(lot.id)!
      if (lot.product !== product || there <= 0 || open <= 0) return []
      const hundredth = there <= open + wanted * crumb ? there : open
      left.set(lot.id, there - hundredth)
      open -= hundredth
      return [{ lot: lot.id, hundredth }]
    })
  }
}

const hundredths = (grams: number) => Math.max(0, Math.round(grams * 100))
const sumOf = (taken: readonly { hundredth: number }[]) => taken.reduce((sum, { hundredth }) => sum + hundredth, 0)
