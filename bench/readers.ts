import { performance } from 'node:perf_hooks'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { readers } from './readers/every-reader.ts'
import { pieces, type Reader, wordOf } from './readers/worst-pieces.ts'

/**
 * `node bench/readers.ts`: every reader of people's words with the worst that we can think of, as long as it may be; slowest first, with
 * what becomes of its time when the text is doubled (2 is linear). Every piece is tried on a quarter of the length, and the slowest of them
 * on all of it. `-- check` measures the readers whose name has that word, `--piece 'keep 1h '` that piece alone. Some minutes. Fails where a reader takes longer than 250 ms, or more than 2.2 times as long for twice the text.
 */
const args = process.argv.slice(2).filter((word) => word !== '--')
const onlyPiece = args.flatMap((word, at) => (args[at - 1] === '--piece' ? [word] : []))[0]
const name = args.find((word, at) => word !== '--piece' && args[at - 1] !== '--piece') ?? ''

/** Below this a growth is noise, milliseconds. */
const noise = 8
const slow = 250
const steep = 2.2
/** Milliseconds for readings of one text. */
const patience = 200
/** Pieces of a reader that are measured at its whole length; what is quadratic or worse stands out at a quarter of it. */
const slowest = 16
/** How often a pair that is over a bound is measured again. */
const mostAgain = 4

interface Measured {
  reader: Reader
  piece: string
  /** Milliseconds at its largest, and at the half and the quarter of it. */
  most: number
  half: number
  quarter: number
}

let turn = 0
const found = readers
  .filter((reader) => reader.name.includes(name))
  .flatMap((reader) => {
    // tables are read and code is compiled before the first figure
    for (const piece of pieces.slice(0, 40)) once(reader, piece, Math.min(reader.letters, 2000))
    return (onlyPiece === undefined ? slowestOf(reader) : [onlyPiece]).map((piece) => measured(reader, piece))
  })
  .toSorted((one, other) => other.most - one.most)

printTable(
  ['reader', 'piece', 'letters', 'ms', 'doubled', 'doubled before'],
  [...new Set([...found.slice(0, 40), ...found.filter(isSteep)])].map(({ reader, piece, most, half, quarter }) => [
    reader.name,
    JSON.stringify(piece),
    reader.letters.toLocaleString('en-US'),
    most.toFixed(1),
    growth(half, most),
    growth(quarter, half),
  ]),
)
const bad = found.filter((one) => one.most > slow || isSteep(one))
console.log(
  `\n${readers.length} readers, ${pieces.length} pieces; ${found.length} pairs measured, ${bad.length} over ${slow} ms or more than ${steep} times as long for twice the text.`,
)
if (bad.length > 0) process.exitCode = overBound

function slowestOf(reader: Reader): string[] {
  const taken = new Map(pieces.map((piece) => [piece, once(reader, piece, reader.letters / 4)]))
  return pieces.toSorted((one, other) => taken.get(other)! - taken.get(one)!).slice(0, slowest)
}

function measured(reader: Reader, piece: string): Measured {
  const { letters } = reader
  const first = once(reader, piece, letters)
  if (first < noise) return { reader, piece, most: first, half: 0, quarter: 0 }
  const most = Math.min(first, least(reader, piece, letters))
  if (most < noise) return { reader, piece, most, half: 0, quarter: 0 }
  let one = { reader, piece, most, half: least(reader, piece, letters / 2), quarter: least(reader, piece, letters / 4) }
  // what else the machine did, or one collection of garbage, looks like growth
  for (let again = 0; again < mostAgain && (isSteep(one) || one.most > slow); again += 1)
    one = {
      ...one,
      most: Math.min(one.most, least(reader, piece, letters)),
      half: Math.min(one.half, least(reader, piece, letters / 2)),
    }
  return one
}

/** The shortest of several readings: other work on the machine makes the others longer. */
function least(reader: Reader, piece: string, letters: number): number {
  let [best, spent] = [Number.POSITIVE_INFINITY, 0]
  for (let run = 0; run < 8 && spent < patience; run += 1) {
    const taken = once(reader, piece, letters)
    best = Math.min(best, taken)
    spent += taken
  }
  return best
}
/** Milliseconds of one reading of a text that was never read before. */
function once(reader: Reader, piece: string, letters: number): number {
  turn += 1
  const read = reader.prepare(piece, Math.floor(letters), `q${wordOf(turn)}`)
  const before = performance.now()
  read()
  return performance.now() - before
}

function isSteep({ most, half }: Measured): boolean {
  return half > noise && most / half > steep
}

function growth(half: number, whole: number): string {
  return half > noise / 4 ? `x ${(whole / half).toFixed(1)}` : ''
}
