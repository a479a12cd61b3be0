import { type Intents, noIntents } from '#domain/wish/intents.ts'
import { AskedDishes } from '#domain/wish/parser/asked-dishes.ts'
import { Denial, isRare } from '#domain/wish/parser/denial.ts'
import { Marks } from '#domain/wish/parser/marks.ts'
import { OpenList } from '#domain/wish/parser/open-list.ts'
import { Part } from '#domain/wish/parser/part.ts'
import { Reading } from '#domain/wish/parser/reading.ts'
import { type Mode, Scope } from '#domain/wish/parser/scope.ts'
import { Swap } from '#domain/wish/parser/swap.ts'

/** What is known while the words of a text go by, each thing by who knows it, and what they asked for so far. */
export interface Hearing {
  readonly reading: Reading
  readonly scope: Scope
  readonly swap: Swap
  readonly list: OpenList
  readonly marks: Marks
  readonly denial: Denial
  readonly asked: AskedDishes
  readonly part: Part
  readonly intents: Intents
  /** Another text, as the name of a dish that says what it is without. */
  readonly listen: (text: string) => Intents
  /** The rule that is left out, to see what it is good for. */
  readonly without: string | undefined
}

export function beginHearing(text: string, listen: Hearing['listen'], without?: string): Hearing {
  const reading = new Reading(text)
  const intents = noIntents()
  intents.guessed.push(...reading.guessed)
  return {
    reading,
    scope: new Scope(),
    swap: new Swap(),
    list: new OpenList(),
    marks: new Marks(reading),
    denial: new Denial(reading),
    asked: new AskedDishes(reading, intents),
    part: new Part(reading, intents),
    intents,
    listen,
    without,
  }
}

/** What comes next is meant another way: a list, a denial and what was said of the words before end here. */
export function turn({ scope, list, marks, denial, swap }: Hearing, mode: Mode, next: number): void {
  scope.turn(mode, next)
  list.member()
  marks.forget('owned')
  marks.hold('leftover', false)
  denial.end()
  if (mode === 'refused') marks.hold('only', false)
  else swap.replace(false)
}

/** Whether the word before is one that few people use and nothing here knows. */
export function isRareBefore({ reading, list }: Hearing, at: number): boolean {
  const before = reading.word(at - 1)
  return !!before && reading.isJoined(at) && list.isStrangeBefore(at) && isRare(before)
}

/** What was denied and not known is told: it may be in the dish. */
export function tellDenied({ denial, intents }: Hearing): void {
  const told = denial.takeUntold()
  if (told) intents.unheard.push(told)
}
