import { crossed, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** 'Won't go to the shop', 'shops are shut'. */
const noShop = [
  ...crossed(
    'wont go to, wont go, not going to, not going, cant get to, cant go to, cannot get to, dont want to go to, without going to, no trip to, too lazy to go to, too tired to go to, no time to go to, not leaving the house for',
    'the shop, the shops, the store, the stores, the supermarket, shop, shops, store',
  ),
  ...crossed(
    'shop, shops, store, stores, supermarket, the shop, the shops, the store, the stores',
    'is shut, are shut, shut, is closed, are closed, closed',
  ),
  ...'wont shop, no shopping, without shopping, not shopping, dont want to shop, cant go out, cannot go out, not going out, snowed in, not leaving the house, cant leave the house, stuck at home, stuck indoors, before payday, until payday, till payday'.split(
    ', ',
  ),
]

/** 'That's all I've got', 'is all we have': said behind what there is. */
const andNoMore = [
  ...crossed(
    'thats all, that all, thats everything, that everything, thats it, is all, its all, are all, theyre all',
    'ive got, i have, i got, we have, weve got, we got, there is, i own, in the house, in the fridge, thats left, thats in',
  ),
  ...'thats everything, that is everything, thats the lot, thats literally it, thats literally all, literally it, nothing else in the house, nothing else in the fridge, nothing else in, nothing else at home, nothing more in the house, and nothing else in the house'.split(
    ', ',
  ),
]

/** What keeps for months stands there. */
const cupboard = [
  ...crossed(
    'from the, from my, from our, out of the, whats in the',
    'cupboard, cupboards, pantry, store cupboard, storecupboard, larder',
  ),
  ...crossed(
    'cupboard, cupboards, store cupboard, storecupboard, pantry, larder',
    'stuff, dinner, lunch, meal, food, supper, tea, staples, ingredients, only, basics, raid, recipe',
  ),
  ...'storecupboard, store cupboard, tins and packets, tins and jars, tinned stuff, tins only, only tins, canned stuff, nothing fresh, no fresh food, no fresh ingredients, all from tins'.split(
    ', ',
  ),
]

/** 'Nothing else really', 'payday is Friday': no more is said of what comes before or after than that it is all. */
const andNoOther = [
  ...'nothing else, nothing else really, nothing else much, nowt else, not much else, and not much else, not a lot else, and not a lot else, little else, and little else, not a great deal else, and nothing else, and nothing much else, and thats about it, and thats about all, no other food, no other ingredients, thats about it, thats about all, thats pretty much it'.split(
    ', ',
  ),
  ...'payday, paycheck, get paid, dont get paid, not paid, paid on'.split(', '),
  ...crossed(
    'only what is, only whats, just what is, just whats, nothing but whats',
    'in my fridge, in the fridge, in our fridge, in the house, in my kitchen, in the kitchen, at home, on hand, here, there, left',
  ),
  ...crossed('only what, just what, nothing but what', 'i have, ive got, i got, we have, weve got, we got'),
]

const had = 'i have, ive got, i got, i own, we have, weve got, we got, there is, theres'
const left =
  'left, left over, in, in the house, in the fridge, in the pantry, in the cupboard, in the cupboards, in the freezer, at home, on hand'

/** 'All I've got left is', 'we only have', 'the only food in is': what comes after them is there, and nothing else. */
export const openingWords: readonly string[] = [
  ...'only have, have only, just have, have just, only got, got only, just got, got just, ive only got, weve only got, theres only, there is only'.split(
    ', ',
  ),
  ...crossed(had, 'only, just, nothing but'),
  ...crossed(crossed('only have, only got, just got, only', left).join(', '), 'is, are'),
  ...crossed('only have, only got, just have, just got', 'left'),
  ...crossed(crossed('all', `${had}, thats left, that is left, thats in`).join(', '), 'is, are'),
  ...crossed(crossed(crossed('all', had).join(', '), left).join(', '), 'is, are'),
  ...crossed(
    'the only food, the only foods, the only thing, the only things',
    'i have is, i have are, we have is, we have are, left is, left are, in is, in the house is, in the house are',
  ),
]

/** Words that close the list of what is cooked with. */
export const closingWords: Phrases = new Map<string, Meaning>([
  ...phrasesFor([...noShop, ...andNoMore].join(), { is: 'closed' }),
  ...phrasesFor(['thats it, thats all, and thats it, and thats all, that is it, that is all', ...andNoOther].join(), {
    is: 'closed',
    isLoose: true,
  }),
  ...phrasesFor(cupboard.join(), { is: 'closed', isCupboard: true }),
  ...phrasesFor(
    'spices, some spices, the spices, dried herbs, herbs and spices, spices and stuff, the usual, the usual staples, the basics, condiments, salt and pepper',
    { is: 'nothing' },
  ),
])
