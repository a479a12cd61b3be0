import { onlyPan } from '#domain/wish/lexicon/situation-phrases.ts'
import {
  type Choice,
  crossed,
  type Meaning,
  type Mood,
  type Phrases,
  phrasesFor,
  type Setting,
} from '#domain/wish/meaning.ts'

interface Row extends Setting {
  phrases: string
  asks?: readonly (Mood | Choice)[]
  without?: string
  serves?: number
}

const alcohol = 'wine, beer, spirits, sherry, sake'
const dessert: Choice = { is: 'type', type: 'Dessert', forms: [] }
const appetizer: Choice = { is: 'type', type: 'Appetizer', forms: [] }
const lunch: Choice = { is: 'meal', meal: 'Lunch' }

/** Who eats is many, or stands, or sits before a screen. General household knowledge. */
const gatherings: readonly Row[] = [
  {
    phrases: `date night, a date, dinner date, first date, second date, third date, fourth date, date at my place, romantic, romantic dinner, romantic night in, romantic meal, candlelit dinner, candlelight dinner,
      anniversary dinner, our anniversary, my anniversary, wedding anniversary, for our anniversary, valentines, valentines day, valentines dinner, valentines day dinner`,
    asks: ['fancy'],
    serves: 2,
  },
  {
    phrases: `potluck, pot luck, covered dish, bring a dish, bring to a party, bring to a barbecue, bring to a bbq, take to a party, take to a friends, church supper, church lunch, church picnic, shared table, block party,
      family reunion, class reunion, buffet, buffet table, buffet dinner, bring to work, bring to the office, take to the office party, for the team, for my team, for the whole office, for the office, for my coworkers, for my colleagues`,
    asks: ['carried', 'for many'],
    serves: 10,
  },
  { phrases: 'and a mug, and one mug, only a mug, just a mug, with a mug, in a mug, in one mug', asks: [], serves: 1 },
  {
    phrases: `for a crowd, feed a crowd, feeds a crowd, feeding a crowd, big crowd, large group, big group, large crowd`,
    asks: ['for many'],
    serves: 10,
  },
  {
    phrases: `house full of guests, a houseful of guests, houseful of guests, a house full, a houseful, whole house full, full house of guests`,
    asks: ['for many'],
    serves: 8,
  },
  {
    phrases: `having people over, having people round, people over, people round, friends over, friends round, having friends over`,
    asks: ['for many'],
  },
  {
    phrases:
      'for guests, for our guests, for my guests, having guests, guests coming, guests over, for company, company coming, having company',
    asks: ['for many', 'fancy'],
  },
  {
    phrases: `game day, game night, the game, big game, super bowl, superbowl, super bowl sunday, superbowl sunday, super bowl party, superbowl party, watch party, watching the game, watching the football, watching the match, watch the game, watch the match, watching football,
      for the football, for the match, football party, tailgate, tailgating, tailgate party, march madness, world cup, world series, playoffs, poker night, card night, board game night, quiz night, trivia night, fight night, movie night, film night, game of thrones night, oscar party, oscars party`,
    asks: ['party food', 'rich'],
    usually: 'Appetizer',
  },
  {
    phrases: `for a party, for the party, for my party, for our party, house party, new year's eve, new year's eve party, nye, new year's party, new year's, holiday party, christmas party, graduation party, retirement party, engagement party, birthday party, surprise party, pool party, office party, going away party, farewell party, party for`,
    asks: ['party food'],
    usually: 'Appetizer',
    serves: 8,
  },
  { phrases: 'party food, party snacks, party platter, party nibbles, party bites', asks: [appetizer, 'party food'] },
  {
    phrases: `cocktail party, cocktail hour, bridal shower, wedding shower, gender reveal, christening, baptism, funeral, funeral tea, funeral wake, funeral reception, for a wake, the wake, a wake, wedding reception, reception, open house, open day, housewarming, housewarming party, house warming,
      leaving do, village fete, school fete, garden party, book club, book group, standing buffet, stand up buffet, finger buffet, buffet food`,
    asks: ['in the hand', 'for many', 'party food'],
    usually: 'Appetizer',
    serves: 10,
  },
  {
    phrases: 'baby shower',
    asks: ['in the hand', 'for many', 'party food'],
    usually: 'Appetizer',
    serves: 10,
    without: alcohol,
  },
  {
    phrases: `${crossed("kids, kid's, children's, child's, toddler's, boys, girls, son's, daughter's", 'party, parties, birthday, birthdays, birthday party, birthday parties, party food, birthday party food').join()}, party for kids, party for the kids, party for children, halloween party, class party`,
    asks: ['mild', 'for children', 'party food'],
    usually: 'Appetizer',
    serves: 8,
    without: alcohol,
  },
  { phrases: 'sleepover, slumber party', asks: ['mild', 'for children'] },
  {
    phrases: 'tapas, tapas night, spanish tapas',
    asks: [appetizer, { is: 'cuisine', cuisine: 'Spanish', families: [] }],
  },
  {
    phrases: crossed(
      "boyfriend's, girlfriend's, fiance's, fiancee's, partner's, husband's, wife's",
      'parents, family, folks, mom, mum, dad, mother, father, boss',
    ).join(),
    asks: ['fancy'],
  },
  {
    phrases: crossed(
      'starter, starters, appetizer, appetizers, first course, something to start',
      'for christmas, for christmas dinner, for christmas day, for thanksgiving, for thanksgiving dinner, for easter, for easter dinner, for a dinner party, for our dinner party',
    ).join(),
    asks: [appetizer, 'fancy'],
  },
  { phrases: "mother's day, father's day, valentine's day, valentine's", asks: ['fancy'] },
]

/** What is given away or sold stands on a table first. */
const given: readonly Row[] = [
  {
    phrases: 'bake sale, school fair, cake stall, cake sale',
    asks: [dessert, 'in the hand', 'keeps out'],
    serves: 20,
  },
  {
    phrases: `edible gift, edible gifts, food gift, food gifts, homemade gift, homemade gifts, hostess gift, teacher's gift, teachers gift, teacher's gifts, teachers gifts, teacher gift, christmas gift, christmas gifts, holiday gift, holiday gifts, gift basket, as a gift, to gift, to give as gifts,
      cookie exchange, cookie swap, stocking stuffers, party favors, to mail, in the mail`,
    asks: ['in the hand', 'keeps out'],
    usually: 'Dessert',
  },
  {
    phrases: `to drop off, drop off, dropping off, drop off for, care package, care packages, grieving family, grieving, bereaved, in mourning, sitting shiva, shiva, sympathy meal,
      ${crossed('bring to, bring over to, take to, take over to, take round to, bringing to, deliver to, meal for, dinner for, food for', 'a friend, my friend, a neighbor, my neighbor, a neighbour, my neighbour, our neighbors, a sick friend, a sick neighbor, my sick neighbor, new parents, a new mom, a new mum').join()}`,
    asks: ['carried', 'reheats'],
  },
  {
    phrases:
      'needs to sit out, has to sit out, can sit out, will sit out, sit out for hours, sit out a few hours, sits out, sitting out, left out on the table, out on the table for hours',
    asks: ['carried', 'keeps out'],
  },
  {
    phrases:
      'needs to travel, has to travel, must travel, travels well, travel well, travel friendly, transports well, transport well, easy to transport, easy to carry, portable, holds up well',
    asks: ['carried'],
  },
]

const lunchboxes = 'lunchbox, lunch box, lunchboxes, lunch boxes, lunch bag, lunch bags, packed lunch, packed lunches'
const eatenCold = 'eat cold, eat it cold, eat this cold, have cold, have it cold, be eaten cold, be served cold'

/** What is eaten away from the table: cold, or in the hand. */
const carried: readonly Row[] = [
  {
    phrases: `${lunchboxes}, school lunches`,
    asks: ['cold', lunch],
  },
  {
    phrases: `${eatenCold}, ${crossed('i can, you can, we can, they can, he can, she can, can, to, ill', eatenCold).join()}, eaten cold, served cold, serve cold, good cold, tastes good cold, fine cold, nice cold, works cold, straight from the fridge`,
    asks: ['cold'],
  },
  {
    phrases: `${crossed(
      "kids, kid's, children's, for kids, for the kids, for my kids, my kids, the kids, for my son's, for my daughter's, my son's, my daughter's",
      `${lunchboxes}, school lunch, school lunches, lunches`,
    ).join()}, ${crossed(`${lunchboxes}, lunch, lunches, a lunch, snack`, 'for school').join()}`,
    asks: ['cold', 'for children', 'mild', lunch],
  },
  { phrases: 'grab and go, grab n go, grab on the way out, eat on the go', asks: ['in the hand'] },
  {
    phrases: `beach, beach day, at the beach, beach picnic, pool day, by the pool, at the pool, field trip, theme park, at the zoo, day at the park, outdoor concert, festival`,
    asks: ['cold', 'in the hand'],
  },
  {
    // USDA FSIS, Food Safety While Hiking, Camping & Boating
    phrases: `hike, hikes, hiking, day hike, trek, trekking, in a backpack, in my backpack, in a rucksack, bike ride, boat trip, boating, on a boat, on the boat, fishing trip, kayak trip, kayaking, canoe trip`,
    asks: ['cold', 'in the hand', 'keeps out'],
  },
  {
    phrases: crossed(
      'a, the, have a, i have a, we have a, ive got a, weve got a, well have a, got a, have the, has a, with a, bring a, bringing a, taking a, packing a, in a, in the, in our, in my',
      'cooler, cooler box, cooler bag, ice chest, cool box, coolbox, cool bag',
    )
      .filter((each) => !/^(?:a|the) cooler$/.test(each))
      .concat(
        'cooler not fridge',
        'cooler not a fridge',
        'cooler no fridge',
        'cooler but no fridge',
        'just a cooler',
        'only a cooler',
      )
      .join(),
    asks: [],
  },
  { phrases: 'for my desk, my desk, desk at work, boiling water, just boiling water, only boiling water', asks: [] },
]

const fridges = 'fridge, refrigerator, refrigeration, refrigerating, cooler, cooling'
const noFridge = crossed(
  `no, no working, without a, without any, without, dont have a, do not have a, have no, has no, there is no, theres no, nothing that needs a, nothing that needs the, nothing that needs, nothing that requires a, nothing that requires, nothing needing a, nothing needing, nothing that has to go in a, nothing that goes in a,
    doesnt need a, does not need a, dont need a, needs no, need no, doesnt require, does not require, cant use a, no access to a`.replaceAll(
    /\s+/g,
    ' ',
  ),
  fridges,
)

/** What goes off in hours once it is not cooled. */
const spoiling =
  'fresh meat, chicken, turkey, beef, pork, lamb, bacon, sausage, ham, fish, shrimp, milk, buttermilk, cream, sour cream, yogurt, butter, soft cheese, ricotta, mozzarella, feta, mayonnaise, tofu, egg'

/** A kitchen that is not one. */
const elsewhere: readonly Row[] = [
  {
    phrases: `${noFridge.join()}, fridge is broken, fridge broke, fridge died, fridge is out, shelf stable, unrefrigerated, doesnt need refrigerated, doesnt have to be refrigerated, not need to be refrigerated, from the pantry only`,
    asks: [],
    unchilled: true,
    without: spoiling,
  },
  {
    phrases: `power is out, power out, power outage, no power, power cut, blackout, lost power, power went out, power has gone, knocked the power out, knocked out the power, without power, electricity is out, electricity is off, electricity out, ${crossed(
      'no, without, there is no, theres no, have no, we have no',
      'electricity',
    ).join()}`,
    asks: [{ is: 'method', method: 'Raw/No Cook' }],
    unchilled: true,
    without: spoiling,
  },
  {
    phrases: crossed(
      'gas stove, stove, gas, gas cooker, gas hob, camp stove, camping stove',
      'still works, works, is still on, still on, is fine, is ok',
    ).join(),
    asks: [],
    kitchen: ['Stovetop'],
  },
  {
    phrases: 'camping, campsite, campground, camping trip',
    asks: ['one-pot', 'effortless', 'filling'],
    kitchen: ['Stovetop', 'Grill'],
  },
  {
    phrases: `camp stove, camping stove, gas stove only, one burner, single burner, hot plate, small stove, tiny stove, one ring, single ring, two burners, one hob, backpacking stove, jetboil, trangia,
      one gas ring, single gas ring, one burner stove, a gas ring, gas ring, one induction ring, single burner stove, ${onlyPan}`,
    asks: ['one-pot', 'effortless'],
    kitchen: ['Stovetop'],
  },
  {
    phrases:
      'two rings, two hobs, two hob rings, couple of rings, two gas rings, two ring hob, two burner stove, two burner hob, two electric rings, two hot plates, two hotplates, two induction rings, 2 rings, 2 hobs',
    asks: [],
    kitchen: ['Stovetop'],
  },
  {
    phrases: 'backpacking, backpacking trip, backpacking dinner, backpacking meal, thru hike, thru hiking',
    asks: ['one-pot'],
    kitchen: ['Stovetop'],
    unchilled: true,
  },
  {
    phrases: 'tiny kitchen, small kitchen, little kitchen, galley kitchen, cramped kitchen, no counter space',
    asks: ['one-pot'],
  },
  { phrases: 'dorm room, hotel room, motel room', asks: [], kitchen: ['Microwave'] },
  {
    phrases: 'no pots, no pots and pans, no pots or pans, no pans, without pots and pans, without pots',
    asks: ['one tray'],
  },
]

/** Weather and colds that ask for a dish. */
const days: readonly Row[] = [
  { phrases: 'snow day, snow days, snowstorm, blizzard', asks: ['comforting', 'cozy'] },
  { phrases: 'soothing, something soothing, soothe', asks: ['gentle', 'mild'] },
]

/** What a gathering, a trip or a kitchen far from home asks of a dish. */
export const gatheringWords: Phrases = new Map<string, Meaning>([
  ...phrasesFor(
    'no kitchen, without a kitchen, dont have a kitchen, what can i eat, what can we eat, what do we eat, what should i eat, what should we eat, what to eat',
    {
      is: 'nothing',
    },
  ),
  ...[...gatherings, ...given, ...carried, ...elsewhere, ...days].flatMap(
    ({ phrases, asks = [], without = '', ...rest }) =>
      phrasesFor(asTyped(phrases), {
        is: 'occasion',
        asks: asks.map((ask) => (typeof ask === 'string' ? { is: 'mood', mood: ask } : ask)),
        without: without.split(',').flatMap((food) => food.trim() || []),
        ...rest,
      }),
  ),
])

/** "New year's" is typed with its apostrophe, which leaves 'new year', or without. */
function asTyped(phrases: string): string {
  const owned = phrases.split(',').filter((phrase) => phrase.includes("'s"))
  return [phrases.replaceAll("'s", ''), ...owned.map((phrase) => phrase.replaceAll("'s", 's'))].join()
}
