/** A landmark or a heading as a screen reader comes by it. */
export interface Spoken {
  readonly role: string
  readonly name: string
  /** Of a heading: 1 to 6. */
  readonly level?: number
  /** In how many landmarks it stands. */
  readonly depth: number
}

const landmarks = new Set([
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'region',
  'search',
  'form',
  'article',
  'dialog',
  'alertdialog',
])

/** Landmarks and headings in the order in which they are read, out of Playwright's snapshot of what assistive technology is given. */
export function spokenOutline(snapshot: string): Spoken[] {
  const outline: Spoken[] = []
  // the landmarks around a line, by how far each is indented
  const around: number[] = []
  for (const line of snapshot.split('\n')) {
    const [, dent = '', item = ''] = /^(\s*)- (.*)$/.exec(line) ?? []
    // a line with signs of YAML in it stands in quotes
    const said = item.startsWith("'") ? item.slice(1).replaceAll("''", "'") : item
    const [, role = '', name = '', marks = ''] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(said) ?? []
    const isLandmark = landmarks.has(role)
    if (!isLandmark && role !== 'heading') continue
    while (around.length > 0 && around.at(-1)! >= dent.length) around.pop()
    const [, level] = /\[level=(\d)\]/.exec(marks) ?? []
    outline.push({
      role,
      name: name.replaceAll(/\\(.)/g, '$1'),
      ...(level !== undefined && { level: Number(level) }),
      depth: around.length,
    })
    if (isLandmark) around.push(dent.length)
  }
  return outline
}

/** The same as a text that can be read in one go: a line each, what stands in a landmark further in. */
export function printedOutline(outline: readonly Spoken[]): string {
  return outline
    .map(
      ({ role, name, level, depth }) => `${'  '.repeat(depth)}${[level ? `h${level}` : role, name].join(' ').trim()}`,
    )
    .join('\n')
}

/** What makes it hard to find one's way by ear; none where all is well. A dialog over the page is all that is read, and begins where it likes. */
export function faultsOf(outline: readonly Spoken[]): string[] {
  const isOver = outline.some(({ role }) => role === 'dialog' || role === 'alertdialog')
  const headings = outline.filter(({ level }) => level !== undefined)
  const count = (role: string) => outline.filter((each) => each.role === role).length
  const titles = headings.filter(({ level }) => level === 1).length
  const named = outline.filter(({ role, name }) => landmarks.has(role) && role !== 'article' && name !== '')
  const unnamed = ['navigation', 'region', 'complementary'].filter(
    (role) => count(role) > 1 && outline.some((each) => each.role === role && each.name === ''),
  )
  return [
    ...(isOver || titles === 1 ? [] : [`${titles} headings of the first level`]),
    ...(isOver || count('main') === 1 ? [] : [`${count('main')} main parts`]),
    ...headings.flatMap(({ level, name }, at) => {
      const before = headings[at - 1]?.level ?? (isOver ? level! : 0)
      return level! > before + 1 ? [`“${name}” is h${level} after ${before === 0 ? 'none' : `h${before}`}`] : []
    }),
    ...headings.filter(({ name }) => name === '').map(({ level }) => `an h${level} without words`),
    ...unnamed.map((role) => `one of ${count(role)} ${role} landmarks has no name`),
    ...named.flatMap(({ role, name }, at) =>
      named.findIndex((each) => each.role === role && each.name === name) < at
        ? [`two ${role} landmarks “${name}”`]
        : [],
    ),
  ]
}
