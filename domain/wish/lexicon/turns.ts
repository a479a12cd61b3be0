import { openingWords } from '#domain/wish/lexicon/closing-words.ts'
import { negations } from '#domain/wish/lexicon/negations.ts'
import { crossed, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** 'All I have besides rice', 'nothing in the fridge except eggs': what stands after them is there. */
const alsoThere = [
  ...crossed(
    'i have, we have, have, i got, we got, got, left, left over, at home, on hand, in the house, in the fridge, in the freezer, in the pantry',
    'besides, apart from, aside from, other than, except, except for',
  ),
  ...crossed(
    'dont have anything, do not have anything, dont have much, do not have much, have nothing, got nothing, nothing left, nothing at home, nothing in the house, nothing in the fridge, nothing in the freezer, nothing in the pantry, empty, is empty, basically empty, is basically empty, pretty much empty, almost empty, completely empty, fridge is empty',
    'besides, apart from, aside from, other than, except, except for, but',
  ),
]

/**
 * Words that turn a sentence: what is refused, wanted again, swapped, or said of an allergy; English first, then French,
 * Spanish, Italian, German and Hindi in Latin letters. Accents and apostrophes are gone when a text is compared.
 */
export const turns: Phrases = new Map<string, Meaning>([
  // in Britain every dessert is a pudding
  ...phrasesFor(
    'puddings, puds, pudding for people, pudding to take, a pudding to take, pudding ideas, pudding to bring, a pudding that, for a pudding',
    { is: 'type', type: 'Dessert', forms: [] },
  ),
  ...negations.flatMap(({ side, tells, phrases }) =>
    // in letters without marks, as tokens are
    phrasesFor(phrases.normalize('NFKD').replace(/\p{M}/gu, ''), {
      is: side === 'before' ? 'refuse' : 'refused before',
      ...(tells && { tells }),
    }),
  ),
  ...phrasesFor(
    `with, use, using, used, add, adding, include, including, includes, want, wanting, wants, love, loves, loving, like, likes, enjoy,
    enjoys, crave, craving, contains, containing, featuring, feature, plus, please use, prefer, preferably, have, has, got, more, extra, do not mind, doesnt mind, dont dislike, do not dislike, dont hate, do not hate, not that i dislike, not that i dont
    like, not that i hate, not that i mind, its not that i dislike, its not that i dont like, it is not that i dislike, dont forget,
    dont forget the, do not forget, dont skimp on, dont mind, i dont mind, dont hold back on, dont be shy with, in a, in an, into a, in
    my favorite, only, just, nothing but, all about, made with, made from, based on, centered on, centred on, based
    around, stuffed with, topped with, served with, over, on top of, make, give me, give us, show me, cook, cooking, can eat, can have,
    is fine, are fine, is ok, mixed with, something with, anything with, dishes with, recipe with, ideally, must have, must include,
    should have, should include, has to have, has to include, rich in, high in, avec, j aime, aime, con, quiero, me gusta, me gustan,
    anade, usando, usa, usare, mit, gern, met, com, saath, ke saath, chahiye, wala, wali, cu, med`,
    { is: 'want' },
  ),
  ...phrasesFor(
    'i have, we have, ive got, i got, there is, there are, use up, using up, to use up, need to use, needs using',
    {
      is: 'want',
      owns: true,
    },
  ),
  ...phrasesFor(
    `lots of, lots and lots of, loads of, load of, plenty of, tons of, ton of, a lot of, lot of, an awful lot of, heaps of, heap of, masses of, piles of, pile of, mountains of, mountain of,
    glut of, surplus of, abundance of, bounty of, bumper crop of, swimming in, drowning in, overrun with, overflowing with`,
    { is: 'want', much: true },
  ),
  ...phrasesFor('double, double the, triple, extra, heavy on, heavy on the, full of, packed with, loaded with', {
    is: 'want',
    much: true,
    isExtra: true,
  }),
  ...phrasesFor('too much, too many, so much, so many, way too much, way too many, this much, this many', {
    is: 'much',
  }),
  ...phrasesFor(openingWords.join(), { is: 'want', owns: true, alone: true }),
  ...phrasesFor(alsoThere.join(), { is: 'want', alone: true }),
  ...phrasesFor(
    `not too much, not much, not a lot of, not so much, less, a little less, easy on, easy on the, go easy on, go easy on the,
    light on, light on the, little, a touch of, a hint of, only a little, limit, limit the, cut down on, cutting down on, reduce,
    reduce the, minimal, not too many, moins de, poco, wenig, kam`,
    { is: 'little' },
  ),
  ...phrasesFor('but, so, however, ke, k, although, though, yet, mais, pero, ma, aber, lekin, instead, anstatt', {
    is: 'turn',
  }),
  ...phrasesFor(
    `allergic, allergic to, alergic, alergic to, allergick, allergy, allergies, alergy, alergies, allergy to, allergies to, allergen,
    allergens, break out from, breaks out from, break out in hives from, break out when i eat, hives from, get hives from, swell up from,
    get sick from, gets sick from, makes me sick is, ill from, could die from, deathly allergic to, deadly allergic to, severely allergic to,
    cant go near, cant be near, cannot be near, cant be around, cannot be around, cant even be near, cant even touch, fpies, fpies to, eoe, eosinophilic oesophagitis, eosinophilic esophagitis, epi pen for, anaphylactic, anaphylactic to, anaphylaxis, anaphylaxis to, anaphylaxis from, intolerant, intolerant to, intolerant of,
    intolerance, intolerance to, intolerances, sensitive to, sensitivity, sensitivity to, react to, reacts to, reaction to,
    bad reaction to, epipen for, allergique, allergique a, allergique aux, allergique au, allergie, allergie a, allergie aux,
    allergie au, soy alergico, soy alergico a, soy alergica, soy alergica a, soy intolerante a, alergico, alergico a, alergica, alergica a, alergia, alergia a, alergia al, allergico, allergico a, allergico al,
    allergica, allergica a, allergisch, allergisch gegen, intolerante, intolerante a, intolerante al`,
    { is: 'allergy' },
  ),
  ...phrasesFor('swap, swap out, swapping, swap the, replace, replacing, replace the, exchange, trade, trade the', {
    is: 'swap',
  }),
  ...phrasesFor('substitute, sub, sub in, substituting', { is: 'substitute' }),
  // of a dish: more than it is wanted; of a food, that it is not all
  ...phrasesFor(
    `not just, not just a, arent just, are not just, arent only, are not only, isnt only, is not only, not just another, isnt just, isnt just a, thats not just, thats not just a, that isnt just, that isnt just a, that is not just a, more than just, more than just a,
    too hungry for, too hungry for a, too hungry for just, too hungry for just a,
    doesnt taste like, dont taste like, does not taste like, that doesnt taste like, not taste like, doesnt taste of, that doesnt taste of, nothing that tastes like, nothing that tastes of`,
    { is: 'refuse' },
  ),
  ...phrasesFor('for, pour, para, per, by, fur', { is: 'for' }),
  ...phrasesFor(
    `leftover, leftovers, left over, left overs, left from, left from the, remaining from, remaining from the, yesterdays, last nights, from yesterday, from last night, restes de, reste de,
    sobras de, avanzi di`,
    { is: 'leftover' },
  ),
  ...phrasesFor(
    `no allergies, no allergy, no known allergies, no food allergies, not allergic, not allergic to anything, no intolerances,
    no restrictions, no dietary restrictions, no dietary requirements, no preference, no preferences, no problem, no problems,
    no worries, no idea, no need, no matter, no rush, no hurry, no fuss, no frills, no nonsense, no junk, not sure, not only,
    not necessarily, not just for, not just any, why not, dont care, dont mind what, dont need, do not need, doesnt need to be, does not need to be,
    doesnt have to be, does not have to be, dont have to, dont know, do not know, dont want to cook much, the less the better, less the better, less the merrier, my ex, his ex, her ex, our ex, their ex, an ex, the ex, ex husband, ex wife, ex boyfriend, ex girlfriend, ex partner,
    not bad, no doubt, no joke,
    no big deal, no leftovers, no more than, not more than, no less than, not less than, no longer than,
    not longer than, no later than, nothing more than, not over, not above, not exceeding, feel free, free to, guilt free,
    stress free, hassle free, fuss free, mess free, risk free, care free, free range, free time, for free, no special, out of season, out of this world, out of the ordinary, not vegan,
    not vegetarian, not a vegan, not a vegetarian, not keto, not on a diet, not necessarily vegan, not necessarily vegetarian,
    no waste, no food waste, no dishes, no mess, nothing too complicated, ready to eat, out of the oven,
    over rice vinegar, never mind, no offense, not today, dont worry, have no idea, not important,
    everything but the kitchen sink, kitchen sink, nothing fancy, nothing special, nothing complicated, bringing nothing, nothing in the fridge, nothing in the house, nothing in, nothing planned,
    not crispy, not crunchy, not chewy, not hard, not soft, not soggy, not dry, not greasy, not oily, not mushy, not boring, not bland, not fishy, not too sweet, nothing too fancy, nothing too difficult, nothing too hard, not fancy, is not important`,
    { is: 'nothing' },
  ),
  ...phrasesFor(
    `after the babys down, once the babys down, when the babys down, once the baby is down, when the baby is asleep, once the baby is asleep, baby is asleep, babys asleep, after the baby is in bed, kids are in bed, once the kids are in bed,
    after the kids are in bed, when the kids are asleep, kids are asleep, kids asleep, after bedtime, after kids bedtime, small wok, a small wok, little wok, a wok and, and a wok, campervan, camper van, cast iron, cast iron skillet, cast iron pan, in a skillet, in my skillet, at home, dorm, college dorm, student kitchen, dorm kitchen, shared kitchen, uni kitchen, uk, in the uk, im in the uk, uk based, uk here, from the uk, on the side, side by side, no skin, no bones, no bones please, no shells, no crusts, no seeds, no stones, sans peau, sans aretes, sans os, sin piel, sin espinas, sin hueso, senza pelle, senza lische, senza osso, bowl of, big bowl of, bowls of, plate of, plateful of, pot of, pan of, tray of, cup of, mug of, starving, im starving, hungry, im hungry, so hungry, famished, peckish, im so hungry, lol, haha, xx, cheers, ta, um, uh, hmm,
    thats my fridge, whats in my fridge, in my fridge, in the fridge, in the freezer, in my freezer, from the freezer, from my freezer, out of the freezer, in the cupboard, at the back of the cupboard, at the back of the fridge, please, thanks, thank you, hi, hello, hey, dear, recipe, recipes, dish, meal, something, anything, idea, ideas, food,
    something for tonight, surprise me, you choose, your choice, por favor, gracias, merci, grazie, danke, bitte, s il vous plait, bonjour, hola, ciao`,
    { is: 'nothing' },
  ),
])
