import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What LibreOffice (Debian: libreoffice-calc) keeps of a CSV file: its rows and cells, and the formulas that it works out. */
export function openedSheet(csv: string): { rows: number; cells: number; formulas: string[] } {
  const folder = dirname(csv)
  // columns by commas, texts in quotation marks, UTF-8; formulas are let in, as whoever opens the file by hand may do
  const filter = 'CSV:44,34,76,1,,0,false,true,false,false,true'
  const options = [`-env:UserInstallation=file://${folder}/profile`, '--headless', `--infilter=${filter}`]
  execFileSync('soffice', [...options, '--convert-to', 'fods', '--outdir', folder, csv], { stdio: 'pipe' })
  const sheet = readFileSync(join(folder, `${basename(csv, '.csv')}.fods`), 'utf8')
  // rows that are alike stand once, and so does the empty rest of the sheet
  const rows = [...sheet.matchAll(/<table:table-row\b([^>]*)>(.*?)<\/table:table-row>/gs)]
    .filter(([, , cells]) => cells!.includes('office:value-type'))
    .map(([, attributes]) => Number(/number-rows-repeated="(\d+)"/.exec(attributes!)?.[1] ?? 1))
  return {
    rows: rows.reduce((all, each) => all + each, 0),
    cells: sheet.match(/<table:table-cell/g)?.length ?? 0,
    formulas: [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula]) => formula!),
  }
}
