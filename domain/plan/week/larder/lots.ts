import type { Stock } from '#domain/plan/week/week.ts'

/** Grams of a product at home, or of a part that what is there can yield. */
export interface HomeLot<Lot extends Stock = Stock> {
  readonly stock: Lot
  /** Taken from something else: its larder, where the plan has use for it, the place of its lot there, and grams of it for a gram. */
  readonly from?: { readonly larder: number | undefined; readonly place: number; readonly share: number }
}

/** A product, and what it is a part of, with grams of that for a gram. */
interface Wanted {
  readonly product: string
  readonly partOf?: { readonly product: string; readonly share: number } | undefined
}

/** Lots of a product and what those of its whole yield, what has to go first first. `larderOf`: the place of the larder of a product. */
export function lotsFor<Lot extends Stock>(
  atHome: readonly Lot[],
  { product, partOf }: Wanted,
  larderOf: (product: string) => number | undefined,
): HomeLot<Lot>[] {
  const of = (wanted: string) =>
    atHome
      .filter((lot) => lot.product === wanted && lot.grams > 0)
      .toSorted((one, other) => one.lastDay - other.lastDay)
  const own = of(product).map((stock) => ({ stock }))
  if (!partOf) return own
  const { product: whole, share } = partOf
  const yielded = of(whole).map((lot, place) => ({
    stock: { ...lot, grams: lot.grams / share },
    from: { larder: larderOf(whole), place, share },
  }))
  return [...own, ...yielded].sort((one, other) => one.stock.lastDay - other.stock.lastDay)
}

/** What is used whole is no longer there for its parts. `spentOf`: grams that are spent of each lot of a larder. */
export function leftFor<Larder extends { readonly stock: readonly HomeLot[] }>(
  larder: Larder,
  spentOf: (larder: number) => readonly number[],
): Larder {
  if (!larder.stock.some(({ from }) => from?.larder !== undefined)) return larder
  const stock = larder.stock.map((lot) => {
    if (lot.from?.larder === undefined) return lot
    const { larder: whole, place, share } = lot.from
    return { ...lot, stock: { ...lot.stock, grams: Math.max(0, lot.stock.grams - spentOf(whole)[place]! / share) } }
  })
  return { ...larder, stock }
}

/** What lies there as itself. The weeks of a plan count on no other: what a part saves belongs to the plan as a whole, as what spoils does. */
export function ownLots({ stock }: { readonly stock: readonly HomeLot[] }): Stock[] {
  return stock.flatMap((lot) => (lot.from ? [] : [lot.stock]))
}
