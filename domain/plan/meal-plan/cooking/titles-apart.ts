/** What the dishes of one meal are called, each by a name of its own: a recipe that comes twice says whom it is for, else which of them it is. */
export function titlesApart(dishes: readonly { readonly title: string; readonly whom: string | null }[]): string[] {
  const titles = countsOf(dishes.map(({ title }) => title))
  const said = dishes.map(({ title, whom }) => (titles.get(title)! > 1 && whom ? `${title}, ${whom}` : title))
  const same = countsOf(said)
  return said.map((name, at) => {
    if (same.get(name) === 1) return name
    return `${name} (${said.slice(0, at + 1).filter((other) => other === name).length})`
  })
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
