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
  ['where others use butter, use oil', 'where ~others -~use -~butter use oil'],
  ['some cooks boil them, and so do i', 'some cooks boil them and so do i'],
  ['the same size as walnuts', 'the same size as -~walnuts'],
  ['on the same plate as the walnuts', 'on the same plate as the walnuts'],
  // what is denied only behind it
  ['the cream, which we leave out', 'the -~cream which we leave out'],
  ['the cream, which must not be left out', 'the cream which must not -~be ~left ~out'],
  ['butter must not go into this', '-~butter must not -~go ~into ~this'],
  ['butter must not go into the pan until it is hot', 'butter must not ~go ~into ~the ~pan until it is hot'],
  ['the job that butter would normally do', 'the job that -~butter would normally -~do'],
  // what is left where it is, and what others do
  ['leave the butter in the cupboard', 'leave -~the -~butter in the cupboard'],
  ['leave the butter in the cupboard for an hour', 'leave the butter in the cupboard for an hour'],
  ['my aunt uses butter, but i have switched to oil', '-~my -~aunt -~uses -~butter but i have switched to oil'],
  ['my aunt fries it, but i have switched to the oven', '~my ~aunt ~fries ~it but i have switched to the oven'],
  ['we ran out of butter', 'we ran out of -~butter'],
  ['it is out of the oven', 'it is out of the oven'],
  // and by an answer
  ['can you use butter? no.', '-~can -~you -~use -~butter no'],
  ['can you add the nuts whole? no, chop them.', '~can ~you ~add ~the ~nuts ~whole no chop them'],
  ['can you skip the nuts? no.', 'can you skip ~the ~nuts no'],
  ['does it harm to add butter? no.', 'does it harm to add butter no'],
  // nobody does without it
  ['nobody makes it without butter', 'nobody makes it without butter'],
  ['nobody will notice that there is no butter', 'nobody will notice that there is no -~butter'],
  ['you can boil them, but i never do', '~you ~can ~boil ~them ~but ~i ~never -~do'],
])('%s', (sentence, marked) => {
  expect(read(sentence)).toBe(marked)
})
