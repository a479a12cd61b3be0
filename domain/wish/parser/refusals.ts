import { isSuffix } from '#domain/wish/allergies/denied-suffixes.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Found } from '#domain/wish/lexicon/vocabulary.ts'
import { type Hearing, isRareBefore, turn } from '#domain/wish/parser/hearing.ts'
import { takeList } from '#domain/wish/parser/lists.ts'
import { beginsList } from '#domain/wish/parser/refusing-words.ts'

type Tells = 'rare' | 'any' | undefined

/** Refuses what stands right before: a machine, a list of dishes or foods, or a word that is not known, which is told. False where nothing does. */
export function refuseBefore(hearing: Hearing, { length, words }: Found, tells: Tells, at: number): boolean {
  const { intents, reading, marks, asked } = hearing
  if (at - marks.endOf('machine') <= 1) {
    const machine = intents.machines.pop()
    if (machine) intents.refusedMachines.push(machine)
    return true
  }
  const gap = tells ? 0 : 1
  const isDish = asked.refuse(at, gap)
  const before = intents.foods.at(-1)
  if (before && at - before.to <= gap) {
    if (isSuffix(reading.tokens, at)) before.as = 'refused'
    else takeList(hearing, 'refused')
    return true
  }
  const isTold = !isDish && words !== 'libre' && isUnknownBefore(hearing, tells, at)
  if (isTold) intents.unheard.push(reading.typed(at - 1, at + length))
  return isDish || isTold
}

function isUnknownBefore(hearing: Hearing, tells: Tells, at: number): boolean {
  const { list, reading } = hearing
  if (!tells || !list.isStrangeBefore(at) || !reading.isJoined(at)) return false
  return tells === 'any' || isRareBefore(hearing, at)
}

/** 'without eggs or dairy': a phrase that refuses begins a list. */
export function goOnRefusing(hearing: Hearing, { words, length }: Found, at: number): void {
  if (!beginsList(words)) return
  turn(hearing, 'refused', at + length)
  hearing.scope.keepToList()
}

/** 'gluten, dairy and nut free': the last word of the list says what all of them are. */
export function freeOfAll(hearing: Hearing, { words, length }: Found, at: number): void {
  const { intents, reading } = hearing
  const before = intents.foods.at(-1)
  const between = before && reading.words.slice(before.to, at)
  // 'cod, gluten free' is cod: after a comma alone only what somebody is allergic to is of the list
  const isJoined =
    between?.every((word) => joiners.has(word)) && (between.length > 0 || allergenWords.has(before?.words ?? ''))
  if (isJoined && words.endsWith('free') && !isSuffix(reading.tokens, at + length - 1)) takeList(hearing, 'refused')
}
