/** Items with a key for each: its name, and which of that name it is. For lists in which two may read alike. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const place = (seen.get(name) ?? 0) + 1
    seen.set(name, place)
    return { key: `${name} ${place}`, item }
  })
}
