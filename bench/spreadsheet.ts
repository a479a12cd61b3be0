import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvCell } from '#domain/plan/shopping/list-file.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { openedSheet } from './opened-sheet.ts'
import { formulas } from './typed-formulas.ts'

/**
 * `node bench/spreadsheet.ts`: what a real spreadsheet makes of cells that people have typed. LibreOffice (Debian: libreoffice-calc) opens a file of
 * names that are formulas, written as our exports write them, and the same names written plainly. Fails where a cell of ours
 * is worked out, or where the plain file has none, so that nothing was shown.
 */
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
if (ours.formulas.length > 0 || found[0][1].formulas.length === 0) process.exitCode = overBound

/** One name a row between two cells; what LibreOffice keeps of them, and which it works out. */
function opened(name: string, cell: (text: string) => string): { cells: number; formulas: string[] } {
  const path = join(folder, `${name}.csv`)
  const rows = formulas.map((text, at) => [`ada${at}@example.org`, cell(text), 'free'].join(','))
  writeFileSync(path, `\ufeffemail,firstName,tier\r\n${rows.join('\r\n')}\r\n`)
  return openedSheet(path)
}
