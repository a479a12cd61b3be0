import { readFileSync } from 'node:fs'
import { analyse, type Report } from 'scslre'
import { begunAgain } from './rules/begun-again.ts'
import { patternsBuilt } from './rules/patterns-built.ts'
import { type Pattern, patternsWritten } from './rules/patterns-written.ts'
import { isCode, isTest, readSources } from './rules/source-files.ts'

/**
 * `node tools/slow-patterns.ts`: every regular expression of the house, as it is written or as it is built when its module is
 * loaded, must find or give up in a time that grows no faster than the text. Prints `file:line pattern why` for each that may
 * not. What is excused says why, and must still be there.
 */
const excused: readonly { readonly path: string; readonly source: string; readonly why: string }[] = JSON.parse(
  readFileSync(new URL('slow-patterns-excused.json', import.meta.url), 'utf8'),
)

const read = readSources().filter((file) => isCode(file) && !isTest(file) && isRead(file.path))
const patterns = [...read.flatMap(patternsWritten), ...(await patternsBuilt(read))]
const slow = patterns.flatMap((pattern) => reasonsOf(pattern).map((why) => ({ ...pattern, why })))
const open = slow.filter((each) => !excused.some((other) => isSame(other, each)))
const idle = excused.filter((other) => !slow.some((each) => isSame(other, each)))
for (const { path, line, source, flags, why } of open)
  console.log(`${path}:${line} /${shortened(source)}/${flags} ${why}`)
for (const { path, source } of idle) console.log(`${path} /${shortened(source)}/ is excused and is slow no more`)
console.log(`${patterns.length} regular expressions read, ${excused.length} excused, ${open.length} slow`)
process.exitCode = open.length + idle.length > 0 ? 1 : 0

/** What people's words meet: not the scripts that only we run on our own files. */
function isRead(path: string): boolean {
  return /^(domain|contract|server|client|tools)\//.test(path) && !path.startsWith('server/test-world/')
}

function isSame(one: { path: string; source: string }, other: { path: string; source: string }): boolean {
  return one.path === other.path && one.source === other.source
}

function reasonsOf({ path, source, flags }: Pattern): string[] {
  // our own files are short
  const again = path.startsWith('tools/') ? undefined : begunAgain({ source, flags })
  // a match that fails is the dear one: whatever comes behind the pattern may refuse
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } })
  return [...new Set([...reports.map(said), ...(again ? [`reads on again from each ${again}`] : [])])]
}

function said(report: Report): string {
  const { type, exponential, character } = report
  const text = `on ${JSON.stringify(character.pick)} repeated`
  if (exponential) return `doubles its time with every letter, ${text}`
  if (type === 'Move') return `looks on from every place to the end, ${text}`
  return `tries every way to share the text between ${type === 'Self' ? 'rounds of one loop' : 'two loops'}, ${text}`
}

function shortened(source: string): string {
  return source.length > 160 ? `${source.slice(0, 157)}…` : source
}
