import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'

/** Whether a family lists a food anywhere. */
export function belongs(flavour: Flavour, id: string): boolean {
  return idsOf(flavour).has(id)
}
const listed = new Map<Flavour, ReadonlySet<string>>()
function idsOf(flavour: Flavour): ReadonlySet<string> {
  const before = listed.get(flavour)
  if (before) return before
  const { sweet } = flavour
  const lists = [
    flavour.proteins,
    flavour.pulses,
    flavour.vegetables,
    flavour.raw,
    flavour.starches,
    flavour.breads,
    flavour.cheese,
    flavour.creamy,
    flavour.crunch,
    flavour.herbs,
    flavour.brine,
    flavour.fat,
    flavour.acid,
    sweet.fruits,
    sweet.nuts,
    sweet.spices,
    flavour.aromatics.map(([choice]) => choice),
    flavour.sauce?.map(([choice]) => choice),
    flavour.groundSpices?.map(([choice]) => choice),
  ]
  const ids = new Set(lists.flatMap((list) => (list ?? []).flat()))
  listed.set(flavour, ids)
  return ids
}
