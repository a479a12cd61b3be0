import { crossed } from '#domain/wish/meaning.ts'

/** 'Need it done in the morning', 'most of it done by Friday night'. */
export const doneBefore = [
  ...crossed(
    'do, can do, that i can do, i can do, done, it done, be done, all done, made, it made, be made, all made, prepped, it prepped, sorted, it sorted, finished, out of the way, it out of the way, make it, make it all, do it, do it all, get it done, cook it',
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
  'made ahead, all made ahead, everything made ahead, made in advance, sit in the fridge, can sit in the fridge, wait in the fridge, can wait in the fridge, everything make ahead, all make ahead, prep the day before, prep day before, just heat it through, i want a lie in, want a lie in, have a lie in, get a lie in, sleep in',
].join()

/** 'Heat it up in the microwave', 'just needs pinging'. */
export const warmedUp = [
  ...crossed(
    `heat up, heat it up, heat them up, heat himself, heat herself, heat up himself, heat up herself, heat up themselves, heat, just heat up, warm up, warm it up, warm them up, warm up himself, warm up herself, ping, ping it, zap, zap it, zap them, nuke, nuke it, stick, pop`,
    'in the microwave, in a microwave, in his microwave, in her microwave, in their microwave',
  ),
  'eat cold or microwaved, cold or microwaved, cold or reheated, hot or cold, eat microwaved, microwaved at work, microwaved later, reheat in the microwave, reheated in the microwave, heat it up, heat them up, heat up himself, heat up herself, heat up themselves, just heat up, just needs heating up, only needs heating up, just needs heating, can just heat, warm it through',
].join()

/** 'Trying to be good'. */
export const tryingToBe = [
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

/** 'The only thing unpacked is one frying pan.' */
export const onlyPan = crossed(
  'only have, only got, all i have is, all we have is, the only thing unpacked is, only thing i have is, ive only got, just, with only, with just',
  'one frying pan, a frying pan, one skillet, a skillet, one pan, a single pan, one frying pan and a knife',
).join()

/** '38 degrees here': what a summer day has in Celsius or in Fahrenheit, and no oven. */
export const hotDay = [...range(30, 46), ...range(88, 116)]
  .flatMap((degrees) =>
    ['here', 'today', 'outside', 'out', 'in the shade', 'in the kitchen', 'all week'].map(
      (where) => `${degrees} degrees ${where}`,
    ),
  )
  .join()

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, more) => from + more)
}

/** 'Something hot in a bowl'. */
export const inABowl = crossed(
  'hot, warm, steaming, something hot, something warm, hot and steaming, eat it, i can eat, that i can eat, to eat, eaten, eat',
  'in a bowl, from a bowl, out of a bowl, with a spoon',
).join()

/** 'That kids will actually eat'. */
export const eatenByChildren = [
  ...crossed(
    'kids, children, the kids, the children, my kids, our kids, the boys, the girls, toddlers, my toddler, teenagers',
    'will actually eat, actually eat, will eat, might eat, might actually eat, would eat, will like, will love, will enjoy, like, love, wont moan about, wont complain about, wont refuse',
  ).filter((each) => !/^(?:teenagers|toddlers|my toddler)|^kids will eat$/.test(each)),
  `kids excited, excited kids, kids at the table, kids are excited, kids joining, kids joining us, grandkids, the grandkids, grandchildren, my grandkids, my grandchildren, kindergarten, preschool, pre school, starts school, starting school, sleepovers, playdate, play date, kids round for tea, kids friends`,
].join()

/** 'What do I pack'. */
export const packed = [
  ...crossed(
    'what do i, what can i, what should i, what shall i, what to, ideas to, things to',
    'pack, pack him, pack her, pack them',
  ),
  'to pack for lunch, pack for lunch, pack for school, packed up for lunch, take in for lunch',
].join()

/** Nothing that drips, sticks or crumbles where people stand or drive. */
export const tidily = [
  ...crossed(
    'nothing, not, not too, isnt, wont be, without being, without getting',
    'messy, sticky, crumbly, drippy, greasy fingers, too messy',
  ),
  'without mess, without a mess, without making a mess, no crumbs, no sticky fingers, wont drip, doesnt drip, wont crumble',
].join()
