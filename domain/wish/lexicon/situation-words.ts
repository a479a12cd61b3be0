import { type Choice, crossed, type Meaning, type Mood, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** 'Need it done in the morning', 'most of it done by Friday night'. */
const doneBefore = [
  ...crossed(
    'done, it done, be done, all done, made, it made, be made, all made, prepped, it prepped, sorted, it sorted, finished, out of the way, it out of the way, make it, make it all, do it, do it all, get it done, cook it',
    'in the morning, that morning, on the morning, earlier that day, the day before, the night before, the evening before, before they arrive, before they get here, before everyone arrives, before guests arrive',
  ),
  ...crossed(
    'done by, most of it done by, it done by, all done by, made by, ready by, prepped by, sorted by, finished by',
    'friday, saturday, sunday, thursday, friday night, saturday night, sunday night, thursday night, friday evening, saturday evening, the night before, the day before, lunchtime, noon',
  ),
  ...crossed(
    'dont want to be, dont want to get, do not want to be, do not want to get, rather not be, rather not get, not getting, not be, without getting, without being, hate getting',
    'up at 5, up at 6, up at 7, up at six, up at five, up at seven, up early, up at dawn',
  ),
  'everything make ahead, all make ahead, prep the day before, prep day before, just heat it through, i want a lie in, want a lie in, have a lie in, get a lie in, sleep in',
].join()

/** 'Heat it up in the microwave', 'just needs pinging'. */
const warmedUp = [
  ...crossed(
    `heat up, heat it up, heat them up, heat himself, heat herself, heat up himself, heat up herself, heat up themselves, heat, just heat up, warm up, warm it up, warm them up, warm up himself, warm up herself, ping, ping it, zap, zap it, zap them, nuke, nuke it, stick, pop`,
    'in the microwave, in a microwave, in his microwave, in her microwave, in their microwave',
  ),
  'heat it up, heat them up, heat up himself, heat up herself, heat up themselves, just heat up, just needs heating up, only needs heating up, just needs heating, can just heat, warm it through',
].join()

/** 'Trying to be good'. */
const tryingToBe = [
  ...crossed(
    'trying to be, want to be, being, need to be, have to be, supposed to be, trying to stay, meant to be',
    'good, healthy, healthier, sensible, virtuous, on a diet',
  ),
  ...crossed(
    'trying to eat, want to eat, eating, need to eat',
    'better, healthier, healthily, healthy, clean, lighter',
  ),
  ...crossed(
    'watching, watch',
    'my weight, my figure, my waistline, our weight, what i eat, what we eat, the calories',
  ),
  'but be good, without being bad, without feeling bad',
].join()

/** 'Something hot in a bowl'. */
const inABowl = crossed(
  'hot, warm, steaming, something hot, something warm, hot and steaming, eat it',
  'in a bowl, from a bowl, out of a bowl, with a spoon',
).join()

/** 'That kids will actually eat'. */
const eatenByChildren = [
  ...crossed(
    'kids, children, the kids, the children, my kids, our kids, the boys, the girls, toddlers, my toddler, teenagers',
    'will actually eat, actually eat, will eat, might eat, might actually eat, would eat, will like, will love, will enjoy, like, love, wont moan about, wont complain about, wont refuse',
  ).filter((each) => !/^(?:teenagers|toddlers|my toddler)|^kids will eat$/.test(each)),
  `grandkids, the grandkids, grandchildren, my grandkids, my grandchildren, kindergarten, preschool, pre school, starts school, starting school, sleepovers, playdate, play date, kids round for tea, kids friends`,
].join()

/** 'What do I pack'. */
const packed = [
  ...crossed(
    'what do i, what can i, what should i, what shall i, what to, ideas to, things to',
    'pack, pack him, pack her, pack them',
  ),
  'to pack for lunch, pack for lunch, pack for school, packed up for lunch, take in for lunch',
].join()

/** Nothing that drips, sticks or crumbles where people stand or drive. */
const tidily = [
  ...crossed(
    'nothing, not, not too, isnt, wont be, without being, without getting',
    'messy, sticky, crumbly, drippy, greasy fingers, too messy',
  ),
  'without mess, without a mess, without making a mess, no crumbs, no sticky fingers, wont drip, doesnt drip, wont crumble',
].join()

const dessert: Choice = { is: 'type', type: 'Dessert', forms: [] }

/** 'To feed us all week'. */
const throughTheWeek = crossed(
  'feed us, feed me, last us, last me, see us through, do us, do me, keep us going',
  'all week, the week, for the week, for a week, the whole week, through the week, til payday',
).join()

/** 'A Chinese takeaway' is what comes out of a wok. */
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

interface Row {
  phrases: string
  asks: readonly (Mood | Choice)[]
  serves?: number
  usually?: 'Appetizer'
}

/** When it is made, how it is eaten and what day it was, said instead of the dish, and what that asks of one. General household knowledge. */
const rows: readonly Row[] = [
  { phrases: doneBefore, asks: ['made ahead'] },
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
    asks: [
      { is: 'cuisine', cuisine: 'Chinese', families: [] },
      { is: 'method', method: 'Sautéed' },
    ],
  },
  {
    phrases: madeByChildren,
    asks: [dessert, 'for children', { is: 'level', level: 'Beginner' }],
  },
  { phrases: tryingToBe, asks: ['light'] },
  { phrases: inABowl, asks: ['comforting', 'cozy'] },
  { phrases: eatenByChildren, asks: ['for children', 'mild'] },
  { phrases: packed, asks: ['cold', { is: 'meal', meal: 'Lunch' }] },
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
        'carb load, carb loading, carbo load, carbo loading, carb up, slow release, slow release energy, before a marathon, before the marathon, after a marathon, before a race, before a half marathon, before a long run, after a long run, long run, long bike ride, big hike, before a hike, starving after',
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
    asks: [dessert, { is: 'method', method: 'Baked' }],
  },
  {
    phrases:
      'one saucepan, only one saucepan, a single saucepan, just one saucepan, one big pot, only one pot, only one pan',
    asks: ['one-pot'],
  },
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
    'on nights, on nights this week, working nights, they are quite traditional, theyre quite traditional, quite traditional, quite old fashioned, stood outside, standing outside, in the staff room, staff room',
    { is: 'nothing' },
  ),
])
