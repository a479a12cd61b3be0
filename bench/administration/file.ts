import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RunningServer } from '../../tools/running/running-server.ts'
import { openedSheet } from '../opened-sheet.ts'
import type { Diner } from '../servers/diner.ts'

/**
 * The file of all addresses, three times: how long, how large, what the server held before the first and at most during each, and what a real
 * spreadsheet makes of it. Fails where that works out a formula, or has not all members.
 */
export async function file({ address, pid }: RunningServer, { cookie }: Diner, members: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-addresses-'))
  const path = join(folder, 'addresses.csv')
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const ask = async () => {
    const response = await fetch(`${address}/api/admin/export-emails`, { method: 'POST', headers: { cookie } })
    if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`)
    let [bytes, most] = [0, 0]
    const watched = async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        bytes += part.length
        most = Math.max(most, memory())
        yield part
      }
    }
    const before = performance.now()
    await pipeline(Readable.fromWeb(response.body as never), watched, createWriteStream(path))
    return { bytes, most, took: (performance.now() - before) / 1000 }
  }
  const at = memory()
  const asked = [await ask(), await ask(), await ask()]
  const { bytes, took } = asked[2]!
  const { rows, formulas } = openedSheet(path)
  rmSync(folder, { recursive: true })
  if (rows !== members + 1 || formulas.length > 0) process.exitCode = 1
  return (
    `The addresses of ${members} members: ${(bytes / 1e6).toFixed(1)} MB in ${took.toFixed(1)} s; the server held ${at.toFixed(0)} MB before the ` +
    `first of three exports, and ${asked.map(({ most }) => most.toFixed(0)).join(', ')} MB at most during each. LibreOffice has ${rows} rows of it, ` +
    `and works out ${formulas.length} formulas.`
  )
}
