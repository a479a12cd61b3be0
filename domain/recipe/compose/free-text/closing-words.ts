import { crossed, type Meaning, type Phrases, phrasesFor } from '#domain/recipe/compose/free-text/meaning.ts'

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

/** Words that close the list of what is cooked with. */
export const closingWords: Phrases = new Map<string, Meaning>([
  ...phrasesFor([...noShop, ...andNoMore].join(), { is: 'closed' }),
  ...phrasesFor('thats it, thats all, and thats it, and thats all, that is it, that is all', {
    is: 'closed',
    isLoose: true,
  }),
  ...phrasesFor(cupboard.join(), { is: 'closed', isCupboard: true }),
  ...phrasesFor(
    'spices, some spices, the spices, dried herbs, herbs and spices, spices and stuff, the usual, the usual staples, the basics, condiments, salt and pepper',
    { is: 'nothing' },
  ),
])
