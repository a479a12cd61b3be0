import { fillers } from '#domain/wish/lexicon/small-words.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { hearFood } from '#domain/wish/parser/foods.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'
import { foodOfTaste } from '#domain/wish/parser/qualities.ts'
import { hearQualityWord } from '#domain/wish/parser/qualities-said.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'

/** A word that means nothing by itself: it may end a list, be a food that is denied and not known, a quality, or a name. */
export function hearStrangeWord(hearing: Hearing, at: number): void {
  const { reading, scope, list, denial, part, intents } = hearing
  const word = reading.tokens[at]?.word ?? ''
  part.stranger(word)
  const isRightBehind = scope.is('refused') && !scope.isFilled && at - scope.turnedAt <= 1
  meet(hearing, 'word', { at: at + 1, word })
  list.word(word, at)
  meet(hearing, 'behind word', { at, word })
  const told = scope.is('refused') ? denial.word(word, at, scope.isFilled) : undefined
  if (told) intents.unheard.push(told)
  if (isRightBehind && hearLessOf(hearing, word, at)) return
  if (scope.is('wanted') && !fillers.has(word)) part.nameless(word, at)
  hearQualityWord(hearing, word, at, isRightBehind)
}

/** 'Not too cheesy' has less cheese. Tells whether the word is one for a taste. */
function hearLessOf(hearing: Hearing, word: string, at: number): boolean {
  const food = foodOfTaste(word)
  if (!food) return false
  hearFood(hearing, { words: food, length: 1, foods: foodNamed(food) ?? [] }, at)
  const named = hearing.intents.foods.at(-1)
  if (named) named.as = 'little'
  return named !== undefined
}
