import { expect, test } from 'vitest'
import { chatWords } from '#domain/wish/lexicon/chat-words.ts'
import { closingWords } from '#domain/wish/lexicon/closing-words.ts'
import { dietWords } from '#domain/wish/lexicon/diet-words.ts'
import { healthNeeds } from '#domain/wish/lexicon/health-needs.ts'
import { kitchenWords } from '#domain/wish/lexicon/kitchen-words.ts'
import { choiceWords } from '#domain/wish/lexicon/moods-and-choices.ts'
import { occasionWords } from '#domain/wish/lexicon/occasion-words.ts'
import { stateWords } from '#domain/wish/lexicon/state-words.ts'
import { turns } from '#domain/wish/lexicon/turns.ts'
import { waysOfEating } from '#domain/wish/lexicon/ways-of-eating.ts'
import { youngEaters } from '#domain/wish/lexicon/young-eaters.ts'

const tables = {
  chatWords,
  choiceWords,
  closingWords,
  dietWords,
  healthNeeds,
  kitchenWords,
  occasionWords,
  stateWords,
  turns,
  waysOfEating,
  youngEaters,
}

test('a phrase has one meaning: what one table says of it no other takes back', () => {
  const said = new Map<string, string[]>()
  for (const [table, rows] of Object.entries(tables))
    for (const [phrase, meaning] of rows)
      said.set(phrase, [...(said.get(phrase) ?? []), `${table}: ${JSON.stringify(meaning)}`])
  const torn = [...said].filter(([, rows]) => new Set(rows.map((row) => row.replace(/^\w+: /, ''))).size > 1)
  expect(torn).toEqual([])
})
