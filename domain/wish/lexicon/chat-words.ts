import { wordSet } from '#domain/plain-text.ts'
import { crossed, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/**
 * English contractions as they are typed without an apostrophe, but for those that deny and those that are words of their own ('ill', 'well'):
 * they say nothing by themselves.
 */
export const contractions: ReadonlySet<string> = wordSet(`
  thats whats hed wheres whos hows whens whys heres theres its hes shes im ive id youre youve youd youll theyre theyve theyd theyll weve itll itd thatll thatd therell
  whatll wholl whatre whod lets yall`)

/** Short forms and sounds of chats and texts, as lists of them have it (Wikipedia, SMS language; Wiktionary, English internet slang). */
const slang = `
  afaik, aight, argh, atm, aw, aww, bbl, bc, because, brb, bruv, btw, tenner, tenners, fiver, fivers, quid, cause, cos, cus, cya, defo, deffo, dunno, eek, eh, em, er, erm, ermm, fab, fml, ftw, fwiw, fyi,
  gimme, gonna, gosh, gotta, grr, hafta, hehe, hmmm, hmu, hun, icymi, idc, idek, idgaf, idk, iirc, ik, ikr, imho, imo, init, innit, irl, jk, kinda, lemme, lmao, lmk, lolz,
  luv, lush, meh, mkay, nah, ngl, np, nvm, obv, obvs, obviously, ofc, oh, ok so, okay so, omg, oof, oops, outta, pfft, pleeease, prob, probs, probably, reckon, rly, rn, rofl, sigh,
  smh, sorta, soz, sry, srsly, summat, sum, tbf, tbh, tbqh, tho, thru, tx, ty, ugh, uhh, umm, ur, urgh, wanna, welp, whatcha, whatev, whatevs, whoops, wtf, wth,
  wyd, xo, xoxo, xxx, yay, yeah, yea, yep, yh, yikes, yolo, yum, yummy, alrite, ayy, babe, bby, bro, cmon, dude, fam, heya, heyy, hii, hiya, ima, imma, kk, lmfao, lolol, mate, needa,
  noms, nom nom, oi, okie, omfg, rlly, sup, thanks in advance, tryna, vry, wtv, wtvr, yass, yo, yummo`

/** 'That even meat eaters will be jealous of'. */
const wonOver = crossed(
  'meat eaters, the meat eaters, even meat eaters, even the meat eaters, that meat eaters, that the meat eaters, that even meat eaters, that even the meat eaters, carnivores, that even carnivores, that carnivores',
  'will like, will love, would like, would love, will enjoy, will actually like, will want, will eat, will happily eat, will be jealous of, will envy, will fight over, will steal, like, love, enjoy, want, wont notice, wont miss meat',
).join(', ')

/** What happens to what is kept too long. */
const turning = crossed(
  'about to go, starting to go, going to go, gone, going, getting, looking, just about to go',
  'slimy, bendy, limp, wrinkly, wilted, floppy, bad, moldy, mouldy',
).join(', ')

/** When, how much and how sure: said of a wish, and not of a dish. */
const asides = `
  good morning, good afternoon, good evening, good day, morning all, evening all, hello there, hi there, hi all, hello everyone, hi everyone, many thanks, thanks so much, thank you so much, thanks a million, cheers all,
  kids and grown ups, kids and grownups, kids and adults, adults and kids, children and adults, adults and children, grown ups and kids, young and old, old and young, all ages, coworkers, co workers, colleagues, workmates,
  baby is due, baby due, baby on the way, with a baby on the way, a baby on the way, because of the baby, because of her baby, due to the baby, for the sake of the baby, because of the newborn,
  ive a cold, stinking cold, a stinking cold, streaming cold, a streaming cold, rotten cold, heavy cold, full of cold, down with a cold, coming down with a cold,
  real one, a real one, the real one, proper one, a proper one, the proper one, kitchen in our, kitchen in my, kitchen in the, kitchen in a, kitchen in this, my kitchen is, our kitchen is, blunt knife, one blunt knife, holiday flat, holiday let, holiday cottage, holiday rental, self catering, airbnb,
  best ever, the best ever, ever, best in the world, the traditional, a classic, the classic, old fashioned, old school, later, later on, tomorrow, tomorrow night, tonight, actually, really, properly, literally, basically, honestly, seriously, maybe, perhaps, ones that, ones which, idk surprise me, surprise us,
  anything goes, you pick, you decide, no clue, no idea what, whats for dinner, what can i make, what can we make, what could i make, what shall i make, what should i make, what to make, help, help me, max,
  tops, at most, or so, or something, or whatever, and stuff, and all that, ran out, run out, weve run out, we ran out, i ran out, all gone, yellow sticker, yellow stickered, reduced to clear, on offer, going off, about to go off, ${turning},
  on its way out, on their way out, past its best, past their best, on the turn, a bit manky, manky, bit sad, a bit sad, tastes of soap, tastes like soap, taste of soap, taste like soap, makes me gag, office, at the office, in the office,
  the proper way, done properly, the right way, the real way, the traditional way, the classic way, the authentic way, the real thing, the real deal, as it should be, how it should be, the way it should be,
  takeaway style, takeout style, take out style, takeaway, fakeaway, restaurant style, home style, cafe style, bakery style, pub style, ish, ish please, copycat, like a big mac, like big mac, like big macs, big mac style, like mcdonalds, like at mcdonalds, mcdonalds style, like kfc, like at kfc, copycat chipotle, copycat olive garden, copycat panera, copycat starbucks, copycat cheesecake factory, wont keep me awake, wont keep me up, wont keep us up, keep me awake, keep me up, for work, at work, because nobody here likes it, nobody likes it, nobody here likes it,
${wonOver}`

/** Where a dish was eaten: it is the dish that is wanted, and nothing of the name. */
const restaurants = `
  applebees, starbucks, dunkin donuts, leon, costa, pret, pret a manger, bills restaurant`

/** What is in the glass beside the plate, and in no pot. */
const drunkBeside = crossed(
  'with a glass of, with a nice glass of, with a cold glass of, with a big glass of, over a glass of, and a glass of, to go with a glass of, to go with, to go with a, to eat with, to eat with a, to have with, to have with a, to nibble with, to nibble with a, to snack on with, to snack on with a, with a bottle of, over a bottle of, with a cold, with an ice cold, over a',
  'wine, red, white, red wine, white wine, rose, rosé, beer, beers, lager, prosecco, champagne, bubbly, cider, ale, stout, pint',
).join(', ')

/** 'If they can see it'. */
const seen = crossed(
  'if they can, if he can, if she can, if they, if he, if she, if you can, if they could',
  'see it, see them, sees it, sees them, spot it, spots it, notice it, notices it, know its there, knows its there, know its in there, recognize it, recognizes it',
).join(', ')

/** 'They won’t notice the vegetables'. */
const unnoticed = crossed(
  'wont, will not, wont even, doesnt, dont, never, without, cant, shouldnt, not',
  'notice, noticing, noticed, realize, realizing, realise, realising, suspect, suspecting, spot, spotting',
).join(', ')

/** How somebody feels who wants a meal. */
const states = `
    hanging, hungover af, starving, im starving, hangry, peckish, bored, stressed, grumpy, dumped, skint,
    need food, its cold, shit day`

/** What is said in passing, understood and of no weight. */
export const chatWords: Phrases = new Map([
  ...phrasesFor(slang, { is: 'nothing' }),
  ...phrasesFor(asides, { is: 'nothing' }),
  ...phrasesFor(restaurants, { is: 'nothing' }),
  ...phrasesFor(states, { is: 'nothing' }),
  ...phrasesFor(drunkBeside, { is: 'nothing' }),
  ...phrasesFor(seen, { is: 'nothing' }),
  ...phrasesFor(unnoticed, { is: 'nothing' }),
])

/** Words by themselves that are no part of any name. */
export const chatter: ReadonlySet<string> = new Set([
  ...contractions,
  ...[...chatWords.keys()].filter((phrase) => !phrase.includes(' ')),
])
