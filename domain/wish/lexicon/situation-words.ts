import {
  doneBefore,
  eatenByChildren,
  hotDay,
  inABowl,
  packed,
  tidily,
  tryingToBe,
  warmedUp,
} from '#domain/wish/lexicon/situation-phrases.ts'
import { type Choice, crossed, type Meaning, type Mood, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

const dessert: Choice = { is: 'type', type: 'Dessert', forms: [] }
/** What is cut into slices. */
const slice: Choice = {
  is: 'type',
  type: 'Dessert',
  forms: ['dish-victoria-sponge', 'dish-banana-bread', 'dish-almond-apple-loaf', 'snack-cake'],
}

/** 'To feed us all week'. */
const throughTheWeek = crossed(
  'feed us, feed me, last us, last me, see us through, do us, do me, keep us going',
  'all week, the week, for the week, for a week, the whole week, through the week, til payday',
).join()

/** 'A Chinese takeaway'. */
const fromTheTakeaway = crossed('chinese', 'takeaway, takeout, take out, take away, fakeaway, delivery').join()

/** 'Something fun for the kids to make'. */
const madeByChildren = crossed(
  'for the kids, for kids, for my kids, for our kids, for the grandkids, for the children, for children, the kids, the grandkids',
  'to make, to make themselves, to bake, to help with, can make themselves, can make on their own',
).join()

/** 'Ready to go in the oven when they get here'. */
const intoTheOven = crossed(
  'ready to go, ready to go straight, ready to put, ready to slide, ready, good to go, to go',
  'in the oven, into the oven, for the oven',
)
  .concat('oven ready', 'just bake it', 'just has to be baked')
  .join()

/** 'Before the baby comes': the parents fill their freezer, and eat it one-handed later. */
const beforeTheBaby = [
  ...crossed(
    'before, for when, ready for when, for after',
    'baby comes, the baby comes, our baby comes, baby arrives, the baby arrives, our baby arrives, baby is born, the baby is born, baby is here, the baby is here, babys here, we have the baby, i have the baby, she has the baby',
  ),
  'before my due date, before her due date, before i give birth, before she gives birth, fourth trimester',
].join()

/** Whoever has a baby in the arms eats with the hand that is free; nothing is made for the baby. */
const withABabyInArms = crossed(
  'holding, while holding, carrying, while carrying, feeding, while feeding, rocking, cuddling',
  'a baby, the baby, my baby, our baby, a newborn, the newborn, my newborn',
)
  .concat('baby in my arms', 'baby in one arm', 'baby on my hip', 'contact naps', 'nap trapped')
  .join()

interface Row {
  phrases: string
  asks: readonly (Mood | Choice)[]
  serves?: number
  usually?: 'Appetizer'
}

/** When it is made, how it is eaten and what day it was, said instead of the dish, and what that asks of one. General household knowledge. */
const rows: readonly Row[] = [
  { phrases: doneBefore, asks: ['made ahead'] },
  {
    phrases: crossed(
      'sweet, something sweet, sweet thing',
      'not salty, rather than salty, not savory, not savoury, rather than savory',
    ).join(),
    asks: ['sweet'],
  },
  {
    phrases: crossed(
      'salty, savory, savoury, something savory, something savoury, something salty',
      'not sweet, rather than sweet',
    ).join(),
    asks: ['savory'],
  },
  {
    phrases:
      'slow release, slow release energy, slow release carbs, slow burning, slow energy, before a fast, fasting tomorrow, before fasting, low gi, low glycemic',
    asks: ['filling', 'fiber'],
  },
  {
    phrases: 'feel full, to feel full, needs to feel full, keep him full, keep her full, keep them full, keeps us full',
    asks: ['filling'],
  },
  {
    phrases: 'big breakfast, a big breakfast, proper breakfast, a proper breakfast, hearty breakfast',
    asks: [{ is: 'meal', meal: 'Breakfast' }, 'filling'],
  },
  {
    phrases: crossed(
      'mothers day, mother day, birthday, easter, christmas, garden, fathers day, village',
      'tea',
    ).join(),
    asks: [
      { is: 'type', type: 'Dessert', forms: ['dish-scones', 'dish-victoria-sponge', 'dish-cupcakes', 'snack-cake'] },
    ],
  },
  { phrases: beforeTheBaby, asks: ['freezes'] },
  {
    phrases:
      'til friday, til thursday, til monday, til payday, left til friday, to last til friday, to last us til friday',
    asks: ['cheapest', 'filling'],
  },
  { phrases: withABabyInArms, asks: ['in the hand'] },
  {
    phrases:
      'in a flask, a flask, his flask, her flask, my flask, food flask, husbands flask, thermos, in a thermos, his thermos, her thermos, my thermos, thermos flask, stays hot, stay hot, needs to stay hot, keeps hot, keep hot till lunch',
    asks: [{ is: 'type', type: 'Soup', forms: [] }, 'comforting'],
  },
  {
    phrases:
      'girls night, girls night in, girls nights, ladies night, lads night, boys night, hen do, hen night, hen party, stag do, bachelorette, bachelorette party, games night, family games night, drinks party, drinks with friends, drinks at ours, open bottle of wine night',
    asks: ['party food'],
    usually: 'Appetizer',
  },
  {
    phrases:
      'teen, my teen, a teen, hungry teen, teenage son, teenage daughter, teenager, my teenager, growing lad, growing teenager',
    asks: ['filling'],
  },
  {
    phrases:
      'outdoors, must be outdoors, eaten outdoors, out in the sun, itll be hot, it will be hot, its going to be hot, going to be hot, will be hot out, hot out, in the garden, in the yard, in the backyard, back yard',
    asks: ['fresh', 'cold'],
  },
  {
    phrases: crossed(
      'kids, the kids, my kids, our kids, children, the children',
      'making it, are making it, cooking it, are cooking, making dinner, making breakfast, want to do it all, want to do it all themselves, do it all themselves, doing the cooking',
    ).join(),
    asks: [{ is: 'level', level: 'Beginner' }, 'effortless'],
  },
  { phrases: intoTheOven, asks: ['made ahead', { is: 'method', method: 'Baked' }] },
  { phrases: warmedUp, asks: ['reheats'] },
  { phrases: throughTheWeek, asks: ['reheats', 'twice'] },
  {
    phrases: 'meat loving, meat lover, meat lovers, big meat eater, meat and potatoes man, loves his meat',
    asks: ['filling'],
  },
  {
    phrases: 'dump and go, dump it all in, chuck it all in, chuck everything in, throw it all in',
    asks: ['effortless', 'hands off'],
  },
  {
    phrases: fromTheTakeaway,
    asks: [{ is: 'cuisine', cuisine: 'Chinese', families: [] }],
  },
  {
    phrases: madeByChildren,
    asks: [dessert, 'for children', 'in the hand', { is: 'level', level: 'Beginner' }],
  },
  { phrases: tryingToBe, asks: ['light'] },
  { phrases: inABowl, asks: ['comforting', 'cozy'] },
  {
    phrases:
      'needs calories, need calories, needs the calories, needs more calories, need more calories, extra calories, put on weight, put weight on, gain weight, needs to gain weight, needs feeding up, high calorie, high in calories',
    asks: ['filling'],
  },
  { phrases: hotDay, asks: ['cold', 'fresh'] },
  {
    phrases:
      'hot dinner, hot meal, hot lunch, hot supper, a hot dinner, a hot meal, a hot lunch, proper hot meal, something hot to eat, hot food',
    asks: ['cozy'],
  },
  { phrases: eatenByChildren, asks: ['for children', 'mild'] },
  { phrases: packed, asks: ['cold', 'carried', { is: 'meal', meal: 'Lunch' }] },
  { phrases: tidily, asks: ['in the hand', 'tidy'] },
  {
    phrases:
      'breakfast in bed, in bed on her birthday, in bed on his birthday, anniversary breakfast, romantic breakfast, valentines breakfast, special breakfast',
    asks: [{ is: 'meal', meal: 'Breakfast' }, 'fancy'],
    serves: 2,
  },
  {
    phrases:
      'late supper, late dinner, a late dinner, a late supper, late tea, home late, get home late, getting home late, got home late, in late, get in late, getting in late, back late, after the theatre, after the theater, after the cinema, after the movies, after choir, after football practice, after swimming',
    asks: ['soon'],
  },
  {
    phrases: crossed(
      'loads of, lots of, plenty of, lot of, all the, need, more, high in, want',
      'carbs, carbohydrates, carbs and protein, protein and carbs, slow carbs, energy',
    )
      .concat(
        'carb load, carb loading, carbo load, carbo loading, carb up, before a marathon, before the marathon, after a marathon, before a race, before a half marathon, before a long run, after a long run, long run, long bike ride, big hike, before a hike, starving after',
      )
      .join(),
    asks: ['filling'],
  },
  {
    phrases:
      'brain food, before an exam, before my exam, before exams, pre exam, exam week, exam season, revising, revision, revision food, studying all night',
    asks: ['light'],
  },
  {
    phrases:
      'footy, watching the footy, footie, football watching, football watching food, football food, match day, matchday, beers, a few beers, few beers, with beers, with some beers, beer snacks, beer food, pub snacks, pub food',
    asks: ['party food', 'rich'],
    usually: 'Appetizer',
  },
  {
    phrases: crossed('bring, bringing, take, taking, send, drop, make', 'them, him, her')
      .flatMap((each) =>
        ['dinner', 'a dinner', 'some dinner', 'supper', 'a meal', 'some food', 'a hot meal'].map(
          (meal) => `${each} ${meal}`,
        ),
      )
      .join(),
    asks: ['carried', 'reheats', { is: 'meal', meal: 'Dinner' }],
  },
  {
    phrases: crossed(
      'a slice, slice, piece, a piece, something',
      'with her tea, with his tea, with my tea, with their tea, with a cuppa, with her coffee, with his coffee, with my coffee',
    ).join(),
    asks: [slice, { is: 'method', method: 'Baked' }],
  },
  {
    phrases: 'one saucepan, only one saucepan, a single saucepan, single saucepan, just one saucepan',
    asks: ['one-pot', { is: 'method', method: 'Boiled' }],
  },
  { phrases: 'one big pot, only one pot, only one pan', asks: ['one-pot'] },
  {
    phrases:
      'not too sugary, not sugary, less sugar, low sugar, lower sugar, low in sugar, reduced sugar, not much sugar, hardly any sugar, not loads of sugar, not full of sugar',
    asks: ['little sugar'],
  },
]

/** Somebody of a great age, by their years. */
const old = Array.from({ length: 25 }, (_, years) => years + 75).flatMap((years) =>
  [
    `is ${years}`,
    `hes ${years}`,
    `shes ${years}`,
    `whos ${years}`,
    `${years} year old`,
    `${years} years old`,
    `aged ${years}`,
  ].join(),
)

export const situationWords: Phrases = new Map<string, Meaning>([
  ...[...rows, { phrases: old.join(), asks: ['comforting', 'mild'] } satisfies Row].flatMap(
    ({ phrases, asks, ...setting }: Row) =>
      phrasesFor(phrases, {
        is: 'occasion',
        asks: asks.map((ask) => (typeof ask === 'string' ? { is: 'mood', mood: ask } : ask)),
        without: [],
        ...setting,
      }),
  ),
  ...phrasesFor(crossed('gone, went, turned, become, became', 'vegetarian overnight, veggie overnight').join(), {
    is: 'diet',
    diet: 'vegetarian',
  }),
  ...phrasesFor(crossed('gone, went, turned, become, became', 'vegan overnight').join(), { is: 'diet', diet: 'vegan' }),
  ...phrasesFor('type 2, type two, type ii, t2 diabetic', {
    is: 'diet',
    diet: 'diabetic-friendly',
  }),
  ...phrasesFor(
    'new year day, new years day, boxing day, on nights, on nights this week, working nights, they are quite traditional, theyre quite traditional, quite traditional, quite old fashioned, stood outside, standing outside, in the staff room, staff room',
    { is: 'nothing' },
  ),
])
