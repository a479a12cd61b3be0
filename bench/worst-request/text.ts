import type { Chance } from '#domain/chance.ts'
import { anyPiece } from './pieces.ts'

/** A piece of text and how often it stands there in a row. In it '#' is another word each time, so that nothing is known already. */
type Run = readonly [piece: string, times: number]

/** A text of any length: what it begins with, what is repeated until it is full, what it ends with. */
export interface Text {
  readonly head?: readonly Run[]
  readonly loop: readonly Run[]
  readonly tail?: readonly Run[]
}

/** The text at a length, in UTF-16 units; `mark` makes it another one each time. */
export function written({ head = [], loop, tail = [] }: Text, letters: number, mark: string): string {
  let count = 0
  const runs = (all: readonly Run[]) =>
    all
      .map(([piece, times]) =>
        piece.includes('#')
          ? Array.from({ length: times }, () => piece.replaceAll('#', `${mark}${letterOf(count++)}`)).join('')
          : piece.repeat(times),
      )
      .join('')
  const [begin, end] = [runs(head), runs(tail)]
  const room = letters - begin.length - end.length
  let middle = ''
  for (let round = runs(loop); round !== '' && middle.length < room; round = runs(loop)) middle += round
  return `${begin}${middle.slice(0, Math.max(0, room))}${end}`.slice(0, letters).toWellFormed()
}

/** Digits would be read as amounts. */
function letterOf(count: number): string {
  return count.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
}

export function newText(chance: Chance): Text {
  return {
    head: chance() < 0.3 ? [[anyPiece(chance), 1]] : [],
    loop: Array.from({ length: 1 + Math.floor(chance() * 4) }, () => newRun(chance)),
    tail: chance() < 0.2 ? [[anyPiece(chance), 1]] : [],
  }
}

/** The text with one thing otherwise; `other` is one to take from. */
export function mutated(text: Text, other: Text, chance: Chance): Text {
  const part = (['loop', 'loop', 'loop', 'head', 'tail'] as const)[Math.floor(chance() * 5)]!
  const runs = [...(text[part] ?? [])]
  const at = Math.floor(chance() * (runs.length + 1))
  const taken = other.loop[Math.floor(chance() * other.loop.length)]
  const way = chance()
  if (way < 0.3) runs.splice(at, 0, newRun(chance))
  else if (way < 0.45) runs.splice(at, 1)
  else if (way < 0.6) runs.splice(at, 1, newRun(chance))
  else if (way < 0.75 && taken) runs.splice(at, 0, taken)
  else if (runs[at]) runs[at] = [runs[at][0], Math.max(1, Math.round(runs[at][1] * (chance() < 0.5 ? 0.5 : 3)))]
  else runs.push(newRun(chance))
  const changed = { ...text, [part]: runs }
  return changed.loop.length > 0 ? changed : { ...changed, loop: [newRun(chance)] }
}

function newRun(chance: Chance): Run {
  return [anyPiece(chance), chance() < 0.75 ? 1 : Math.ceil(chance() ** 3 * 200)]
}
