import { type Choice, crossed, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** 'I'd like to do most of it on Saturday'. */
const beforehand = crossed(
  'do most of it, do most of the work, do most of the cooking, do the bulk of it, do as much as possible, make most of it, prep most of it, get most of it done, do it all, do everything, prepare it, get it ready, get it done, cook it, make it',
  'on friday, on saturday, on sunday, the day before, the night before, beforehand, ahead, ahead of time, in advance, earlier, earlier in the day, the evening before',
)

/** Whoever reheats a meal in a machine does not cook it there. */
const heatedAgain = ['reheat', 'reheats', 'reheated', 'heats up', 'warms up', 'heated up', 'warmed up']
  .flatMap((verb) => ['', ' well'].map((how) => `${verb}${how} in`))
  .flatMap((words) =>
    ['microwave', 'oven', 'toaster oven', 'air fryer'].flatMap((machine) => [
      `${words} the ${machine}`,
      `${words} a ${machine}`,
    ]),
  )
  .concat(
    'microwaves ok',
    'microwave ok',
    'microwaves well',
    'microwave well',
    'can be microwaved',
    'can microwave',
    'can be microwaved at work',
  )
  .join(', ')

/**
 * What people say of the evening instead of the dish, what it asks of a dish, foods that it rules out, and how many eat where no
 * number is said. General household knowledge.
 */
const rows: readonly (readonly [phrases: string, asks: readonly Choice[], without?: string, serves?: number])[] = [
  [
    `no microwave, without a microwave, cant reheat, cannot reheat, no reheating, without reheating, doesnt need reheating, does not need reheating, dont need to reheat, nothing to reheat, in a jar,
    take to work, take to the office, take to school, cold dinner`,
    [{ is: 'mood', mood: 'cold' }],
  ],
  [
    'work lunch, school lunch, cold lunch, desk lunch, camping lunch',
    [
      { is: 'meal', meal: 'Lunch' },
      { is: 'mood', mood: 'cold' },
    ],
  ],
  [
    'on the train, on the plane, on the bus, on a plane, in the car, on the road, road trip, to go, on the go',
    [
      { is: 'mood', mood: 'cold' },
      { is: 'mood', mood: 'in the hand' },
    ],
  ],
  [
    `freezer, for the freezer, freezes well, freeze ahead, and freeze, and freeze it, freeze some, freeze half, freeze the rest, make and freeze, make ahead and freeze, to make ahead and freeze, freezer friendly, freezer meal, freezer meals, can freeze, can be frozen, to freeze, freezable, freezeable, freezes, freeze it, batch cook, batch cooking`,
    [{ is: 'mood', mood: 'freezes' }],
    'lettuce, mayonnaise, arugula, cucumber',
  ],
  [
    'had a baby, had a new baby, had her baby, had their baby, had twins, new baby, newborn, new parents, new mom, new mum, new mother, meal train, sick friend, friend is sick, friend is ill, neighbor is sick, fill her freezer, fill his freezer, fill their freezer, fill my freezer, stock her freezer, stock my freezer, stock the freezer, fill the freezer',
    [
      { is: 'mood', mood: 'freezes' },
      { is: 'mood', mood: 'carried' },
      { is: 'mood', mood: 'reheats' },
    ],
    'lettuce, mayonnaise, arugula, cucumber',
  ],
  [
    'picnic, picnics, to the park, in the park',
    [
      { is: 'mood', mood: 'cold' },
      { is: 'mood', mood: 'in the hand' },
    ],
  ],
  [
    'without turning anything on, without turning on anything, nothing turned on, dont want to turn anything on, not turning anything on',
    [{ is: 'method', method: 'Raw/No Cook' }],
  ],
  [
    crossed('lunch, lunches, cold lunch, a lunch, cold lunches', 'for the office, at the office, in the office').join(),
    [
      { is: 'meal', meal: 'Lunch' },
      { is: 'mood', mood: 'cold' },
    ],
  ],
  [
    'centerpiece, centrepiece, center of the table, centre of the table, middle of the table, showstopper main, main event',
    [
      { is: 'mood', mood: 'fancy' },
      { is: 'type', type: 'Main Dish', forms: [] },
    ],
  ],
  [
    crossed('no microwave, without a microwave', 'at work, at the office, at school, in the office').join(),
    [
      { is: 'meal', meal: 'Lunch' },
      { is: 'mood', mood: 'cold' },
    ],
  ],
  [
    'baking with the kids, baking with kids, bake with the kids, bake with my, baking with my, baking day, baking project, something to bake, bake something, holiday baking, christmas baking, weekend baking',
    [
      { is: 'type', type: 'Dessert', forms: [] },
      { is: 'method', method: 'Baked' },
    ],
  ],
  [
    'can cook with me, cook with my, cook with the kids, kids can make, kids can cook, cooks with me, cooking with kids, cooking with my, my kids can help, help me cook',
    [{ is: 'level', level: 'Beginner' }],
  ],
  [
    `finger food, finger foods, hands only, one hand, eat one handed, eat with one hand, one handed, with one hand, while driving, no forks, no cutlery, without cutlery, no utensils, without utensils, no silverware, without silverware, no knives and forks, no plates, eat with hands, eat standing, standing up`,
    [{ is: 'mood', mood: 'in the hand' }],
  ],
  [
    'one tray, one sheet pan, a single tray, single tray, on one tray, nothing else to wash, tray bake dinner, just one tray',
    [{ is: 'mood', mood: 'one tray' }],
  ],
  [
    'no chopping, without chopping, hate chopping, no knife, no knives, cant chop, cannot chop, no cutting, no prep',
    [{ is: 'mood', mood: 'hardly cut' }],
  ],
  [
    'late night, midnight, midnight snack, after midnight, before bed',
    [
      { is: 'meal', meal: 'Late Night' },
      { is: 'mood', mood: 'quick' },
    ],
  ],
  [
    'suhoor',
    [{ is: 'mood', mood: 'cozy' }],
    'pork, bacon, ham, prosciutto, pancetta, chorizo, wine, beer, spirits, sherry, sake, mirin',
  ],
  ['big batch, large batch, huge batch, double batch, in bulk', [], '', 8],
  [
    `meal prep, mealprep, meal prepping, prep sunday, prep on sunday, prep on sundays, prep on the weekend, for all week, all week long, for the work week, lunches for the week, lunch for the week, for the week, for the whole week, cook once, batch of lunches, reheats well,
    reheat all week, and reheat, reheat it, reheat them, reheat at work, reheat later, reheat during the week, reheat through the week, to reheat, can reheat, can be reheated, reheats, reheated all week, good reheated, good leftovers,
    ${heatedAgain}`,
    [{ is: 'mood', mood: 'reheats' }],
  ],
  [
    `want leftovers, will have leftovers, to have leftovers, leftovers for lunch, with leftovers, plus leftovers, enough for leftovers, and leftovers for lunch, with leftovers for lunch, with leftovers for lunches, with leftovers for tomorrow,
    with leftovers tomorrow, with leftovers the next day, leftovers for tomorrow, leftovers for the next day, leftovers for work, leftovers for lunches, with lunch leftovers, and lunch the next day, and lunch tomorrow, plus lunch tomorrow`,
    [
      { is: 'mood', mood: 'reheats' },
      { is: 'mood', mood: 'twice' },
    ],
  ],
  [
    `${beforehand.join(', ')}, prep ahead, make ahead, do in the morning, mostly do in the morning, make in the morning, prep in the morning, assemble in the morning, get ready in the morning, put together in the morning, in the morning and then,
    the night before, night before, the evening before, the day before, day before, in advance, ahead of time, overnight, rests overnight, sits overnight, ready to bake in the morning, ready for the morning, bake in the morning, to bake in the morning, assemble tonight, make tonight, make it tonight`,
    [{ is: 'mood', mood: 'made ahead' }],
  ],
  [
    `fine at room temperature, ok at room temperature, okay at room temperature, at room temperature, at room temp, fine at room temp, ok at room temp, okay at room temp, good at room temp, room temperature for hours, sits out for hours, sit out all afternoon, out of the fridge for hours,
    out in the heat, stands in the heat, survive the heat`,
    [
      { is: 'mood', mood: 'carried' },
      { is: 'mood', mood: 'keeps out' },
    ],
    'seafood, fish, chicken, mayonnaise, sour cream, avocado',
  ],
  [
    'hands off, hands-off, mostly hands off, totally hands off, completely hands off, looks after itself, cooks itself, walk away from it',
    [{ is: 'mood', mood: 'hands off' }],
  ],
  [
    `cheapest, the cheapest, as cheap as possible, dirt cheap, super cheap, for next to nothing`,
    [
      { is: 'mood', mood: 'cheap' },
      { is: 'mood', mood: 'cheapest' },
    ],
  ],
  [
    `hottest day, hottest day of the year, hottest day of summer, hottest week of the year, too hot to cook, heat wave, heatwave, hot outside, its boiling outside`,
    [
      { is: 'mood', mood: 'cold' },
      { is: 'mood', mood: 'fresh' },
    ],
  ],
  [
    `too hot to turn on the oven, too hot to turn the oven on, too hot to use the oven, too hot to have the oven on, too hot for the oven,
    dont want to heat up the kitchen, without heating up the kitchen, dont want to heat the house`,
    [
      { is: 'mood', mood: 'cold' },
      { is: 'mood', mood: 'fresh' },
      { is: 'machine', machine: 'Oven', isOff: true },
    ],
  ],
  [
    `oven off, oven is off, oven stays off, oven stay off, oven must stay off, oven switched off, oven turned off, keep the oven off, leave the oven off, oven stays cold,
    dont want to turn the oven on, do not want to turn the oven on, without turning the oven on, dont need the oven, no need for the oven, no need to use the oven, no need to turn on the oven,
    to turn on the oven, to turn the oven on, to put the oven on, to switch the oven on, to switch on the oven, dont feel like using the oven, dont feel like turning on the oven, dont bother with the oven, rather not use the oven, rather not turn on the oven`,
    [{ is: 'machine', machine: 'Oven', isOff: true }],
  ],
  [
    `gentle on the stomach, easy on the stomach, kind to the stomach, gentle on the tummy, upset stomach, upset tummy, sore tummy, tummy ache, stomach ache, feeling queasy, nauseous,
    kid is sick, kids are sick, son is sick, daughter is sick, husband is sick, wife is sick, partner is sick, feeling sick, home sick, sick day, got the flu, have the flu, has the flu, under the weather`,
    [
      { is: 'mood', mood: 'mild' },
      { is: 'mood', mood: 'gentle' },
      { is: 'type', type: 'Soup', forms: [] },
    ],
  ],
  [
    'sunday dinner, sunday supper, family sunday, holiday dinner',
    [
      { is: 'mood', mood: 'cozy' },
      { is: 'method', method: 'Roasted' },
    ],
  ],
  [
    'after school, afterschool, when they get home from school, lunch box snack',
    [
      { is: 'mood', mood: 'in the hand' },
      { is: 'mood', mood: 'mild' },
      { is: 'level', level: 'Beginner' },
    ],
  ],
  [
    `${crossed(
      'can be, has to be, needs to be, must be, will be, could be, to be',
      'made ahead, made in advance, made beforehand, made the day before, prepared ahead, prepared in advance, done ahead, done in advance',
    ).join()}, ${crossed('i can make, can make, we can make, to make, make it, make them', 'ahead, in advance, beforehand').join()}`,
    [{ is: 'mood', mood: 'made ahead' }],
  ],
  [
    crossed(
      'keep, keeps, last, lasts, stay good, stays good, stay fresh, good for, store, stores',
      'in the fridge, till friday, until friday, through friday, for the week, all week, a few days, for a few days, several days, for several days, three days, four days, five days, for three days, for four days, for five days, for 3 days, for 4 days, for 5 days, in the refrigerator',
    ).join(),
    [{ is: 'mood', mood: 'reheats' }],
  ],
  [
    'home alone, first time cooking, never cooked, first apartment, make himself, make herself, make themselves',
    [{ is: 'level', level: 'Beginner' }],
  ],
  [
    'afternoon tea, high tea, cream tea, tea party, tea with friends, tea and cake, with a cup of tea, with a cuppa, with our tea',
    [{ is: 'type', type: 'Dessert', forms: ['dish-scones', 'dish-victoria-sponge', 'dish-cupcakes', 'snack-cake'] }],
  ],
  [
    'have a cold, i have a cold, we have a cold, ive got a cold, got a cold, has a cold, having a cold, with a cold, for a cold, bad cold, man flu, the sniffles, stuffed up, blocked nose, stuffy nose',
    [{ is: 'type', type: 'Soup', forms: ['dish-chicken-noodle-soup', 'dish-ginger-chicken-soup', 'brothy-soup'] }],
  ],
  [
    `teenage boys, teenage boy, teenage sons, teen boys, teenagers, hungry teenagers, growing boys, growing kids, always starving, always hungry, bottomless pits, hollow legs, eat like horses, eats like a horse, eat us out of house and home, big appetites, big eaters, big appetite`,
    [{ is: 'mood', mood: 'filling' }],
  ],
  ['nibbles', [{ is: 'type', type: 'Snack', forms: [] }]],
  ['diwali, holi', [{ is: 'cuisine', cuisine: 'Indian', families: [] }]],
  ['fourth of july, 4th of july, july 4th, memorial day, labor day', [{ is: 'season', season: 'Summer' }]],
  ['cinco de mayo, dia de los muertos', [{ is: 'cuisine', cuisine: 'Mexican', families: [] }]],
  [
    'cookout, campfire, camp fire, over a campfire, open fire, fire pit, for the grill, on the barbecue, on the bbq, barbecue with friends, bbq with friends',
    [{ is: 'method', method: 'Grilled' }],
  ],
  [
    'pre workout, preworkout, before a workout, before my workout, before working out, before the gym, before a run, before my run, before training, before a game, before practice',
    [
      { is: 'mood', mood: 'light' },
      { is: 'mood', mood: 'quick' },
    ],
  ],
  ['after the gym, post gym, after a workout, after training', [{ is: 'mood', mood: 'protein' }]],
  [
    'in bed with a fever, have the flu, feeling sick, sick day, queasy, nausea, nauseous, tummy ache',
    [
      { is: 'mood', mood: 'mild' },
      { is: 'mood', mood: 'gentle' },
      { is: 'type', type: 'Soup', forms: [] },
    ],
  ],
]

export const occasionWords: Phrases = new Map<string, Meaning>([
  ...phrasesFor(
    'stale loaf of bread, stale loaf, stale bread, old bread, heel of bread, heel of a loaf, heel of a stale loaf, heels of bread, bread heels, stale baguette, stale rolls',
    { is: 'food', food: 'bread' },
  ),
  // what is not sweet, not the herb
  ...phrasesFor('savory, savoury, something savory, something savoury', { is: 'mood', mood: 'savory' }),
  ...rows.flatMap(([phrases, asks, without = '', serves]) =>
    phrasesFor(phrases, {
      is: 'occasion',
      asks,
      without: without.split(',').flatMap((food) => food.trim() || []),
      ...(serves && { serves }),
    }),
  ),
])
