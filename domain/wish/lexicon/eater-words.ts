import { situationWords } from '#domain/wish/lexicon/situation-words.ts'
import { softWords } from '#domain/wish/lexicon/soft-words.ts'
import { type Choice, crossed, type Meaning, type Mood, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

const hardBits = 'nuts, popcorn, tortilla chips, granola, raisins'
/** What stings where a throat or a mouth is sore. */
const stinging = 'tomato, lemon, lime, orange, grapefruit, vinegar, chile, hot sauce'
/** Pieces and greens that a fussy eater finds in anything. */
export const seen =
  'mushroom, spinach, kale, arugula, eggplant, zucchini, olives, capers, chives, scallion, parsley, cilantro, dill'

/** 'She won’t eat anything with sauce on it.' */
const unloved = crossed(
  'wont eat, will not eat, wont touch, refuses to eat, refuses, hates, does not eat, doesnt eat, doesnt like, does not like',
  'anything with bits, anything with bits in, anything with bits in it, anything with lumps, anything with sauce, anything with sauce on, anything with sauce on it, anything green, anything mixed, anything new, anything touching, green things, green stuff, green bits, new foods, food that touches',
)

/** 'Sneak some veg in'. */
const hiddenAway = crossed(
  'hide, hides, hiding, sneak, sneaking, sneak in, sneaking in, disguise, disguising, smuggle, smuggle in, hidden, sneaky, get some, get',
  'veg, veggies, vegetables, the veg, the veggies, the vegetables, some veg, some veggies, some vegetables, veg in, veggies in, vegetables in, some veg in, some veggies in, some vegetables in, more veg in, more veggies in, veg into him, veg into her, veg into them, greens',
)
  .concat(
    crossed(
      'hide, hiding, sneak, disguise, smuggle',
      'it in, it in something, it in food, it in dinner, them in, them in something',
    ),
    'how do i hide it',
    'how to hide it',
    'hide it',
    'hide them',
  )
  .filter((each) => !/^get(?: some)? (?:the |some |more )?(?:veg|veggies|vegetables|greens)$/.test(each))
  .join(', ')

/** Who eats, and what is the matter with them: what it asks of a dish, and foods that it rules out. General household knowledge. */
const rows: readonly (readonly [phrases: string, asks: readonly (Mood | Choice)[], without?: string])[] = [
  [
    `${crossed(
      'picky, fussy, choosy, finicky',
      'eater, eaters, kid, kids, child, children, toddler, toddlers, son, daughter, boy, girl, grandson, granddaughter, grandkids, teenager, teen, husband, family',
    ).join()}, picky, ${crossed(
      'only eats, will only eat, only likes, just eats, lives on, eats only',
      'plain food, plain foods, beige food, plain things, bland food, plain stuff, white food',
    ).join()}, ${unloved.join()}, nothing green, anything green, beige food, beige foods, safe food, safe foods, plain eater, plain eaters`,
    ['plain', 'mild'],
    seen,
  ],
  [
    'not picky, isnt picky, arent picky, im not picky, were not picky, not fussy, isnt fussy, arent fussy, nothing fussy, not too fussy',
    [],
  ],
  [hiddenAway, ['hidden vegetables', 'mild']],
  [softWords.mouth, ['soft', 'mild'], hardBits],
  [softWords.surgery, ['soft', 'mild', 'effortless'], hardBits],
  [softWords.throat, ['soft', 'mild'], `${hardBits}, ${stinging}`],
  [
    'elderly, my elderly mother, my elderly father, old people, old folks, pensioners, nursing home, care home, frail',
    ['comforting', 'mild'],
  ],
  [
    crossed(
      'broke, broken, ive broken, i broke, fractured, hurt, injured, sprained, burned, cut, operated on, surgery on, a sprained, a broken, a fractured',
      'my arm, my wrist, my hand, my elbow, my shoulder, my finger, my thumb, arm, wrist, hand, elbow, shoulder, thumb',
    )
      .filter((each) => !/^cut (?:arm|shoulder)/.test(each))
      .join(),
    ['hardly cut', 'effortless'],
  ],
  [
    `${crossed('arm, wrist, hand, shoulder', 'in a cast, in a sling, in plaster, in a splint').join()}, ${crossed(
      'make, cook, prepare, do, manage, i can make, i can cook, i can do',
      'one handed, with one hand, with one arm, single handed, single handedly, with my left hand',
    ).join()}, only one hand works, only have one hand, only one good hand, carpal tunnel, arthritis, arthritic hands, weak hands, shaky hands`,
    ['hardly cut', 'effortless'],
  ],
]

export const eaterWords: Phrases = new Map<string, Meaning>([
  ...situationWords,
  ...rows.flatMap(([phrases, asks, without = '']) =>
    phrasesFor(phrases, {
      is: 'occasion',
      asks: asks.map((ask) => (typeof ask === 'string' ? { is: 'mood', mood: ask } : ask)),
      without: without.split(',').flatMap((food) => food.trim() || []),
    }),
  ),
])
