/**
 * Pieces that are drawn alike, as one drawing: of paths in the same place of each piece with the same attributes, plain
 * ones become one path and those with a gradient one group, since a gradient lies on each path for itself. Pieces must not
 * overlap much, for first comes the first part of all of them, then the second. Anything but paths is left as it is.
 */
export function mergePaths(pieces: readonly string[]): string {
  if (pieces.some((piece) => piece.replace(path, '') !== '')) return pieces.join('')
  const stages: Map<string, string[]>[] = []
  for (const piece of pieces) {
    let stage = 0
    for (const [, data = '', attributes = ''] of piece.matchAll(path)) {
      const alike = (stages[stage] ??= new Map<string, string[]>())
      const known = alike.get(attributes)
      if (known) known.push(data)
      else alike.set(attributes, [data])
      stage += 1
    }
  }
  return stages.flatMap((alike) => [...alike].map(([attributes, all]) => together(attributes, all))).join('')
}

const path = /<path d="([^"]*)"([^>]{0,1000})\/>/g

function together(attributes: string, all: readonly string[]): string {
  if (all.length === 1) return `<path d="${all[0]}"${attributes}/>`
  if (!attributes.includes('url(')) return `<path d="${all.join('')}"${attributes}/>`
  return `<g${attributes}>${all.map((data) => `<path d="${data}"/>`).join('')}</g>`
}

/** Path data to whole units: finer is not seen in a small picture. */
export function coarsened(drawing: string): string {
  return drawing.replace(/ d="[^"]*"/g, (data) =>
    data.replace(/-?(?:(?<!\d)\d+)?\.\d+/g, (figure) => String(Math.round(Number(figure)))),
  )
}
