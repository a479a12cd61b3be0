import { eaterWords } from '#domain/wish/lexicon/eater-words.ts'
import { gatheringWords } from '#domain/wish/lexicon/gathering-words.ts'
import { type Choice, crossed, type Meaning, type Mood, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** 'Cba to chop', 'don’t make me chop anything'. */
const unwilling =
  'cba, cba to, cba with, cant be arsed, cant be arsed to, cant be arsed with, cant be bothered, cant be bothered to, cannot be bothered to, dont make me, not in the mood to, no energy to, too tired to, dont want to, dont want to have to'

/** What people say of themselves and their day instead of the dish, what it asks of one, and foods that it rules out. General household knowledge. */
const rows: readonly (readonly [phrases: string, asks: readonly (Mood | Choice)[], without?: string])[] = [
  [
    `hungover, hung over, hangover, a hangover, hangover cure, hangover food, rough after last night, feeling rough, feel rough, the morning after, too many pints, too much to drink,
    need grease, need some grease, something greasy, greasy, greasy food, greasy spoon, something dirty, dirty food, carbs and grease`,
    ['greasy', 'rich', 'soon'],
  ],
  [
    `naughty, something naughty, a bit naughty, indulgent, something indulgent, decadent, something decadent, sinful, gooey, something gooey, oozing, melty, treat myself, treat yourself, treat ourselves, cheat day, cheat meal, pms, pmsing, on my period, period cravings`,
    ['rich'],
  ],
  [
    `comfort me, ${crossed('rotten, dreadful, ghastly, miserable, crap, crappy, lousy, stressful, tough, grim, rubbish, bad, awful, terrible, hard, rough', 'day at work, day at the office, day today').join(', ')}, rotten day, dreadful day, ghastly day, miserable day, crap day, crappy day, lousy day, tough day, grim day, pouring outside, its pouring outside, pouring, its pouring, tipping down, chucking it down, hammering down, storming, thunderstorm, worst day, the worst day, bad day, rubbish day, awful day, terrible day, horrible day, hard day, rough day, bad week, rough week, feeling down, feeling low, feeling blue, feeling sad, homesick,
    heartbroken, broken hearted, cheer me up, cheer us up, cheer him up, cheer her up, need a hug, like a hug, feels like a hug, hug in a bowl, hug on a plate, hug in a mug, a hug,
    raining, its raining, pouring down, pouring with rain, bucketing down, miserable out, miserable outside, miserable weather, grey outside, freezing outside, freezing cold, its freezing, cold and wet, wet and cold,
    on the sofa, on the couch, under a blanket, in pyjamas, in my pjs, nursery food, school dinners, like mum used to make, like my mum made, like grandma made, like my nan made`,
    ['comforting', 'cozy'],
  ],
  [
    'got dumped, just got dumped, been dumped, dumped me, he dumped me, she dumped me, broke up, we broke up, just broke up, breakup, break up, bad breakup',
    ['rich', 'effortless', 'soon'],
  ],
  [
    `cba, cba cooking, cba to cook, cant be arsed, cant be arsed to cook, cant be arsed cooking, cant be bothered, cant be bothered to cook, cannot be bothered, cant be bothered cooking, cant be bothered with cooking, cant be bothered with dinner, dont feel like cooking, really dont feel like cooking, not in the mood to cook, no motivation, zero motivation,
    tired, so tired, too tired, too tired to cook, dead tired, dog tired, knackered, shattered, exhausted, wiped out, worn out, pooped, dead on my feet, falling asleep, half asleep, havent slept, havent slept in days, no sleep, brain dead, brain is fried, fried brain,
    burnt out, burned out, running on empty, running on fumes, on my last legs, no energy, zero energy, only have energy for, have the energy for, have energy for, got the energy for, energy for, not much energy, no energy to cook, low energy, no energy left, zero effort, no effort at all, minimum effort, min effort, bare minimum, least effort, least possible effort, almost no effort, barely any effort, hardly any effort, little effort,
    zero spoons, no spoons, low spoons, low on spoons, out of spoons, few spoons, lazy dinner, lazy night, feeling lazy, feel lazy, lazy sod, cant face cooking, cannot face cooking, cant face the kitchen, long day, long day at work, night shift, after a night shift, double shift, long shift, chronic fatigue, migraine day, bad pain day, flare day,
    depressed, depression, depression meal, adhd, executive dysfunction, overwhelmed`,
    ['effortless', 'soon'],
  ],
  [
    `now, right now, now please, right this minute, this minute, immediately, straight away, straightaway, right away, this instant, pronto, need it now, in a flash, chop chop, sharpish`,
    ['soon'],
  ],
  [
    `project, a project, cooking project, kitchen project, weekend project, proper project, sunday project, all sunday, all saturday, all weekend, all day sunday, all day saturday, all day cooking, cook all day, spend all day, spend the day, spend the whole day, spend a whole day, spend the afternoon, all afternoon, whole afternoon, the whole afternoon,
    lots of time, loads of time, plenty of time, all the time in the world, got all day, have all day, nothing to do, nothing else to do, nothing better to do, with nothing to do, take my time, something with my hands, something slow with my hands, make with my hands, with my own hands, work with my hands, use my hands, slow on sunday with my hands, something slow on sunday with my hands, labour of love, labor of love, something challenging, challenging, challenge me, a challenge, want a challenge, test my skills, push myself, learn a technique, new technique, new skill, learn something new`,
    ['a project'],
  ],
  [
    `show off, show off for, show off to, show off to my, show off for my, wow my guests, to wow, wow them, wow factor, pull out all the stops, knock their socks off, blow them away, in laws, inlaws, my in laws, the in laws, mother in law, boss is coming, boss coming, my boss, meet the parents, meeting the parents, is coming for dinner, are coming for dinner, coming for dinner, coming to dinner, coming round for dinner, coming over for dinner, proposal, propose`,
    ['fancy'],
  ],
  [
    `stomach is off, tummy is off, off stomach, dodgy stomach, dodgy tummy, bad stomach, bad tummy, delicate stomach, sensitive stomach, sensitive tummy, stomach is bad, something plain, plain food, something bland, bland, bland food, threw up, been sick, was sick, being sick, nauseated, getting over a bug, recovering from a bug, feeling ill, feel ill, feeling poorly, feeling a bit poorly, a bit poorly, poorly, settle my stomach, settle the stomach`,
    ['gentle', 'mild'],
  ],
  [
    `fills me up, fill me up, fills you up, fill us up, fills us up, filling, really filling, keeps me full, keep me full, stay full, substantial, ravenous, massive portion, huge portion, big portion, hearty portion, stodge, stodgy, something stodgy, feeds a beast, big appetite, big appetites, big eaters, hungry teenager, hungry teenagers, hungry lads, hungry boys, teenage boys, proper meal, proper dinner, real dinner, real meal, eat like a horse, could eat a horse`,
    ['filling'],
  ],
  [
    'tiny appetite, small appetite, little appetite, no appetite, not much appetite, not very hungry, not that hungry, barely hungry, just a little something, a little something, little something, pick at, something to pick at',
    ['light', 'effortless'],
  ],
  [
    `wont smell, nothing smelly, nothing stinky, nothing that smells, nothing that stinks, nothing that stinks up the house, nothing that will stink up the house, wont stink up the house, doesnt smell, does not smell, not smelly, doesnt stink, wont stink, without stinking, odourless, odorless, doesnt smell of anything, smells put me off, sensitive to smells, smells make me sick, smell makes me sick, cant stand smells, cant stand the smell of food, cant stand cooking smells, open plan office, shared office`,
    ['hardly smells'],
  ],
  [
    `train journey, long train journey, plane journey, long flight, on a flight, long drive, on a long drive, long car journey, car journey, coach trip, bus ride, train ride, long train ride, train trip, plane ride, car ride, long car ride, car trip, ferry ride, long journey, day trip, day out, festival food, at a festival, hand luggage`,
    ['cold', 'in the hand'],
  ],
  [
    'packed tea, pack up, packup, pack lunch, lunch on the go, nothing to heat it, cant heat it up, cannot heat it up, no way to heat it, no way to reheat, thermos free',
    ['cold'],
  ],
  [
    `eats with her hands, eats with his hands, eat with their hands, eats with their hands, with her hands, with his hands, with their hands, with my hands, no plates, without plates, people will be standing, everyone will be standing, nibbly, nibbly bits, picky bits, picky tea`,
    ['in the hand'],
  ],
  [
    `while gaming, gaming snack, gaming night, gaming, desk snack, snack at my desk, to munch on, to munch, munch on, something to munch, munching, to nibble on, nibble on, graze on, grazing, to snack on, snack on`,
    [{ is: 'type', type: 'Snack', forms: [] }, 'in the hand'],
  ],
  [
    'batch sunday, batch on sunday, batch it, can batch, batch this, to batch, batch and, monday to friday, monday to thursday, mon thurs, mon fri, mon to fri, mon to thurs, all week lunches, lunches all week, office lunches, lunches for work, work lunches, eat all week, through the week, lasts the week, lasts all week, see me through the week, keeps for days, keeps a few days, keeps well',
    ['reheats'],
  ],
  [
    `scared of hot oil, afraid of hot oil, nervous of hot oil, scared of oil, no hot oil, without hot oil, scared of frying, afraid of frying, no deep fryer, hate the smell of frying`,
    [{ is: 'method', method: 'Fried', isRefused: true }],
  ],
  [
    'herself, by herself, tea herself, tea himself, dinner herself, dinner himself, cook to save my life, cant cook to save my life, hopeless cook, useless in the kitchen, rubbish cook, terrible cook, bad cook, burn water, burn everything, never cooked before, never cooked anything, never baked, never baked before, never baked anything, never baked a thing, never baked a cake, never made a cake, never made bread, clueless in the kitchen, clueless, complete novice, total novice, uni student, first flat',
    [{ is: 'level', level: 'Beginner' }],
  ],
  [
    'its boiling, boiling hot, boiling outside, so hot today, too hot, sweltering, scorching, heatwave dinner, degrees out, degrees outside, muggy, humid',
    ['fresh', 'light'],
  ],
  [
    crossed(unwilling, 'wash up, washing up, do dishes, do the dishes, wash dishes, wash anything, clean up').join(),
    ['one-pot'],
  ],
  [
    'something cold, something chilled, something cool, cold food, cold foods, cold meal, cold meals, cold and, nothing hot',
    ['cold'],
  ],
  [
    'something soft cold, something soft and cold, something cold and soft, soft cold, soft and cold, cold and soft, cool and soft, soft and cool',
    ['soft', 'cold'],
    'nuts, popcorn, tortilla chips, granola, raisins',
  ],
  [
    'one pan max, one pan only, one pan tops, one pot max, one pot only, single pan only, one thing to wash, nothing to wash up',
    ['one-pot'],
  ],
  [
    crossed(
      `${unwilling}, no, without, zero, hate`,
      'chop, chop anything, chop things, chop onions, chopping, cut anything, cut things, cut stuff',
    ).join(),
    ['hardly cut'],
  ],
]

/** Children whose age is not told; for those whose age is, see young-eaters.ts. */
const young =
  'my little one, my little ones, little ones, small children, small kids, young children, young kids, little kids, preschooler, preschoolers, kindergartner, primary school, nursery kids'

/** Words that ask for nothing: 'idk', 'tmrw'. */
const empty = `cold is fine, cold is ok, cold is okay, office, at the office, idk, dunno, i dunno, i dont know, no clue, whatever, whatever you like, anything goes, surprise me, teach me, teach me how, show me how, tomorrow, tonight, today, this evening, this weekend, sat, sunday, saturday, monday, tuesday, wednesday, thursday, friday, on sunday, on saturday, at work, please help, help, help me, old fashioned,
  bored of bland food, tired of bland food, sick of bland food, fed up with bland food, not bland, isnt bland, doesnt taste bland, without being bland, anything but bland, already boiled, first real meal, first proper meal, first meal, feed me, feed us, doctor orders, doctors orders, on doctors orders, on doctor orders, at my desk, that isnt depressing, isnt depressing, not depressing, not sad, that helps, ffs, omg, tbh, ngl, imo, btw, fr, lmao, rn, bc`

export const stateWords: Phrases = new Map<string, Meaning>([
  ...gatheringWords,
  ...eaterWords,
  ...phrasesFor(empty, { is: 'nothing' }),
  ...rows.flatMap(([phrases, asks, without = '']) =>
    phrasesFor(phrases, {
      is: 'occasion',
      asks: asks.map((ask) => (typeof ask === 'string' ? { is: 'mood', mood: ask } : ask)),
      without: without.split(',').flatMap((food) => food.trim() || []),
    }),
  ),
  ...phrasesFor(young, {
    is: 'occasion',
    asks: [
      { is: 'mood', mood: 'mild' },
      { is: 'mood', mood: 'for children' },
    ],
    without: ['wine', 'beer', 'spirits', 'sherry', 'sake'],
  }),
])
