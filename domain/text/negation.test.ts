import { expect, test } from 'vitest'
import { denialsIn } from '#domain/text/negation.ts'
import { tokens } from '#domain/text/tokens.ts'

/** Each sentence with the words marked whose thing is denied (-) and whose doing is (~). */
const read = (sentence: string) => {
  const words = tokens(sentence)
  const { things, actions } = denialsIn(words)
  return words.map(({ word }, at) => `${things[at] ? '-' : ''}${actions[at] ? '~' : ''}${word}`).join(' ')
}

test.each([
  // a thing is denied up to the end of its phrase
  ['use oil instead of butter', 'use oil instead of -~butter'],
  ['instead of butter, use oil', 'instead of -~butter use oil'],
  ['no butter, cream or milk goes in', 'no -~butter -~cream -~or -~milk goes in'],
  ['no butter, but cream', 'no -~butter but cream'],
  ['leave out the nuts and add seeds', 'leave out -~the -~nuts and add seeds'],
  ['leave the nuts out', 'leave -~the -~nuts -~out'],
  ['the nuts are left out', '-~the -~nuts are left out'],
  ['swap butter for oil', 'swap -~butter for oil'],
  ['substitute oil for butter', 'substitute oil for -~butter'],
  ['a nut-free cake', 'a -~nut free cake'],
  // who is told not to do a thing with a food has the food
  ['do not peel the potatoes', 'do not ~peel ~the ~potatoes'],
  ['without stirring, add cream', 'without -~stirring add cream'],
  ['do not add cream to the soup', 'do not -~add -~cream ~to ~the ~soup'],
  ['boiling the beans is not necessary', '~boiling ~the ~beans is not -~necessary'],
  ['there is no need to soak or boil them', 'there is no need to ~soak ~or ~boil ~them'],
  // a second denial takes back the first
  ['do not forget the salt', 'do not forget the salt'],
  ['never skip boiling the beans', 'never skip boiling the beans'],
  ['not only butter but cream', 'not only butter but cream'],
  ['do not add the cream until it boils', 'do not ~add ~the ~cream until it boils'],
  // what is compared, and what others do
  ['cook it as you would rice', 'cook it as you would -~rice'],
  ['some cooks boil them', '~some ~cooks -~boil -~them'],
  ['no-boil noodles', 'no ~boil noodles'],
])('%s', (sentence, marked) => {
  expect(read(sentence)).toBe(marked)
})
