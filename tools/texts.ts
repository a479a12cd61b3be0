import { execFileSync } from 'node:child_process'
import { isShipped, readSources, type SourceFile } from './rules/source-files.ts'
import { type ReadText, textsRead } from './words/read-texts.ts'

/**
 * `npm run texts`: every text that people read, by its feature, for an editor: pages and dialogs of client/, and sentences and emails of
 * server/. Articles, help and the like lie in content/ anyway. `npm run texts -- <commit>`: what was read there and is no longer, and what is
 * read since.
 */
const [commit] = process.argv.slice(2)
const now = readSources().filter(isRead)
if (commit === undefined) list(now.flatMap(textsRead))
else compare(commit)

function isRead(file: SourceFile): boolean {
  return isShipped(file) && /^(?:client\/|server\/(?:features|http)\/)/.test(file.path)
}

function list(texts: readonly ReadText[]): void {
  let last = ''
  for (const { path, line, words } of texts) {
    if (path !== last) console.log(`\n${path}`)
    console.log(`${String(line).padStart(4)}  ${words}`)
    last = path
  }
  console.log(`\n${new Set(texts.map(({ words }) => words)).size} texts`)
}

function compare(commit: string): void {
  const names = git('diff', '--name-only', '--no-renames', commit).split('\n')
  let changed = 0
  for (const path of names.filter((name) => isRead({ path: name, text: '' }))) {
    const before = new Set(textsRead({ path, text: textAt(commit, path) }).map(({ words }) => words))
    const after = new Set(
      textsRead(now.find((file) => file.path === path) ?? { path, text: '' }).map(({ words }) => words),
    )
    const lines = [
      ...[...before].filter((words) => !after.has(words)).map((words) => `  - ${words}`),
      ...[...after].filter((words) => !before.has(words)).map((words) => `  + ${words}`),
    ]
    changed += lines.length
    if (lines.length > 0) console.log(`\n${path}\n${lines.join('\n')}`)
  }
  console.log(`\n${changed} texts are gone or new`)
}

/** As it was; nothing where the file is newer. */
function textAt(commit: string, path: string): string {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    return ''
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'ignore'] })
}
