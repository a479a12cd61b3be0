import { readFileSync } from 'node:fs'

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** As package.json has it. */
export const productVersion = (JSON.parse(textOf('package.json')) as { version: string }).version

/** What came with it: the newest section of CHANGELOG.md. */
export const productChanges = newestSection(textOf('CHANGELOG.md'))

/** The first section of a changelog: its title, and each entry of its list on one line, without Markdown's marks. */
export function newestSection(markdown: string): { title: string; lines: string[] } {
  const [, section = ''] = `\n${markdown}`.split('\n## ')
  const [title = '', ...entries] = section.split('\n- ')
  const plain = (text: string) => text.replaceAll(/[`*]/g, '').split(/\s+/).filter(Boolean).join(' ')
  return { title: plain(title), lines: entries.map(plain) }
}
