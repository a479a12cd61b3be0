import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pattern } from './patterns-written.ts'
import type { SourceFile } from './source-files.ts'

/** Lines and steps as cooks write them, with what a reader rewords, replaces and measures. */
const wordsRead = [
  '2 cups milk, warmed\n',
  'Melt the butter with 1 onion in a 9-inch (2-quart) pan, then bake.\n',
  '(a ',
]

/** Letters of each text that readers are given: enough for what they build of it. */
const letters = 600

/**
 * The regular expressions that are put together while modules are loaded, and while every reader of people's words reads what
 * it knows: `new RegExp` tells of each that is made, and by which line.
 */
export async function patternsBuilt(files: readonly SourceFile[]): Promise<Pattern[]> {
  const built = new Map<string, Pattern>()
  const plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(plain, {
    construct(target, given: ConstructorParameters<typeof RegExp>, asked) {
      const pattern = Reflect.construct(target, given, asked) as RegExp
      const place = placeOf(new Error('where this is made').stack ?? '')
      const { source, flags } = pattern
      if (place) built.set(`${place.path}:${place.line} ${source}`, { ...place, source, flags })
      return pattern
    },
  })
  try {
    for (const { path } of files) if (isLoadable(path)) await import(pathToFileURL(path).href)
    // not before: what they are made of is loaded with them
    const { readers } = await import('../../bench/readers/every-reader.ts')
    for (const { prepare } of readers)
      for (const [at, piece] of wordsRead.entries()) prepare(piece, letters, `read${at}`)()
  } finally {
    globalThis.RegExp = plain
  }
  return [...built.values()]
}

/** What runs nothing when it is loaded. The pages are written in JSX, which Node does not read; they build no patterns. */
function isLoadable(path: string): boolean {
  return /^(domain|contract|server\/(features|http|ports))\//.test(path)
}

/** The innermost place of the house in a stack of calls. */
function placeOf(stack: string): Pick<Pattern, 'path' | 'line'> | undefined {
  const here = pathToFileURL(join(process.cwd(), '/')).href
  for (const call of stack.split('\n')) {
    const at = call.indexOf(here)
    if (at < 0) continue
    const [path = '', line] = call.slice(at + here.length).split(':')
    if (!/^(tools|node_modules)\//.test(path)) return { path, line: Number(line) }
  }
  return undefined
}
