/** A way round through what leads from one to another, for each one that a way leads back to; none where all can stand in one order. */
export function circlesOf(arrows: readonly (readonly [from: string, to: string])[]): string[][] {
  const leadsTo = new Map<string, Set<string>>()
  for (const [from, to] of arrows) leadsTo.set(from, (leadsTo.get(from) ?? new Set()).add(to))
  const circles: string[][] = []
  const done = new Set<string>()
  const walk = (here: string, way: readonly string[]): void => {
    const before = way.indexOf(here)
    if (before >= 0) circles.push([...way.slice(before), here])
    if (before >= 0 || done.has(here)) return
    for (const next of leadsTo.get(here) ?? []) walk(next, [...way, here])
    done.add(here)
  }
  for (const start of leadsTo.keys()) walk(start, [])
  return circles
}
