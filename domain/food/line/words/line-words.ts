import { type Aisle, type Food, isA, type Role } from '#domain/food/food.ts'
import { pastaAndNoodles } from '#domain/food/table/grains-and-bakery/pasta-and-noodles.ts'
import { wordSet } from '#domain/plain-text.ts'

/** Words that never change what a food is: size, quality, cut, how it is held. Singular, as `foodWords` gives them. */
const plainWords =
  wordSet(`freerange cagefree a an the of some any your my our favorite favourite choice good best quality high grade premium fine finest freshly new
  organic natural naturally pastured farm farmed wild caught local homemade home made store storebought bought shop
  supermarket prepared ready rinsed washed cleaned clean scrubbed trimmed peeled unpeeled cored seeded deseeded unseeded pitted unpitted stoned
  stemmed hulled shelled unshelled husked deveined deboned boned boneless skinless skinned on off in out inch cm mm
  chopped minced sliced diced cubed grated shredded shaved torn halved quartered julienned crushed smashed bruised crumbled
  pureed cut broken separated beaten whisked softened melted chilled cooled cold warm warmed tepid lukewarm
  boiling iced thawed defrosted drained undrained squeezed pressed packed loosely lightly firmly tightly heaped heaping rounded
  level scant generous sifted unsifted untoasted room temperature optional divided additional extra more total approximately about
  roughly finely coarsely thinly thickly thick thin thickness very small medium large big jumbo giant mini tiny 
  little young tender ripe overripe unripe firm plump juicy crisp crunchy fragrant mature whole half halve quarter chunk piece bit strip slice sliced
  wedge round ring floret stalk sprig clove bulb bunch ear spear
  matchstick ribbon dice chiffonade lengthwise crosswise diagonally bite handful knob
  long short center centre cut lean standard regular normal conventional ordinary plain traditional classic authentic genuine real pure
  assorted each per person serving removed reserved leftover needed required desired preferably such as use used
  and or for to at with plus if possible available your liking taste garnish serve serving dusting greasing brushing sprinkling frying
  drizzling decoration decorate topping skewer 
  separately then well just from into your own this that these all other one two three four six eight day old style
  pan stove grill shredding attached intact unwaxed waxed untreated 
  unbleached bleached unbaked weight average zested juiced tasting special solid hearty unsulphured unsulfured aluminumfree
  creamy smooth chunky gourmet grassfed bottled refrigerated temp choice favorites purchased storebought premade
  heirloom vine hothouse lg med sm chiffonaded scooped leveled levelled aerated really nice semi picked decorticated culinary
  elongated unseasoned enriched precooked melty fully relatively but shaped strained micro cloudy stale live blended usa untrimmed quickcooking butterfly butterflied pre squishy readymade set bulk rough simple firmest ripest cap snipped sliver shaving milled shucked garden
  `)

/** Words that change some foods and not others, and the foods that they leave what they are. */
const conditions: readonly (readonly [words: string, leaves: (food: Food) => boolean])[] = [
  ['light lite fullfat unsweetened uncooked unsalted', () => true],
  // A cup of cooked rice is no cup of rice.
  ['size sized fat cooked', () => false],
  ['mixed baby rib steamed head tip tart waxy floury mealy starchy baking curly', isGrown],
  ['red orange purple black golden brown vidalia', isColored],
  ['white', (food) => food.aisle === 'Bakery' || isColored(food) || isCheese(food) || food.facts.has('refined-sugar')],
  ['yellow', (food) => isColored(food) || isCheese(food)],
  // Where a fruit or an oil comes from does not change it; a Spanish tortilla and a Chinese sauce are other dishes.
  [
    `english british american italian french spanish greek turkish japanese chinese korean thai indian mexican irish scottish
    danish dutch german canadian australian californian sicilian`,
    isOfPlace,
  ],
  ['canned can tin tinned jar jarred', isPreserved],
  ['grain crystal flaky sea table himalayan celtic maldon iodized', does('salt')],
  ['virgin refined unrefined pressed neutral', isOil],
  ['toasted lowfat nonfat', (food) => !isOil(food)],
  ['lowsodium', isSalted],
  ['cheese', isCheese],
  // The word for its kind behind a name: 'spaghetti noodles', 'chorizo sausage', 'naan bread'.
  ['noodle pasta', isPasta],
  ['sausage', (food) => food.facts.has('processed-meat') && !food.name.includes('bacon')],
  ['sauce', (food) => food.aisle === 'Sauces & Condiments' && !/(?:mustard|mayonnaise)$/.test(food.name)],
  ['bread', (food) => food.aisle === 'Bakery' && food.roles.includes('base')],
  ['lettuce', does('leaf')],
  ['green', (food) => isColored(food) || food.roles.includes('leaf')],
  ['herb', does('herb')],
  ['spice', does('spice')],
  ['wine liqueur', (food) => food.facts.has('alcohol')],
  ['seaweed', (food) => food.name.includes('seaweed')],
  ['fish', (food) => food.allergens.certain.includes('fish') && food.aisle === 'Seafood'],
  ['bean lentil', (food) => food.facts.has('pulse') && food.aisle !== 'Nuts & Seeds' && !food.facts.has('soy')],
  ['nut nib', standsIn('Nuts & Seeds')],
  ['tail claw', standsIn('Seafood')],
  ['medallion end', standsIn('Seafood', 'Meat')],
  ['flower blossom needle frond top', does('herb')],
  ['twist', (food) => food.name.endsWith('zest')],
  ['link', (food) => food.facts.has('processed-meat') || food.facts.has('plant-kind')],
  ['meat bone fillet', standsIn('Meat', 'Seafood')],
  ['skin', standsIn('Meat', 'Seafood', 'Produce')],
  ['steak', standsIn('Seafood', 'Meat')],
  ['chop cutlet schnitzel escalope', standsIn('Meat')],
  ['stick', (food) => food.aisle !== 'Seafood'],
  ['leaf leave flat', standsIn('Produce', 'Spices & Herbs')],
  ['ground', standsIn('Spices & Herbs', 'Nuts & Seeds')],
  ['flake flaked', (food) => food.aisle === 'Nuts & Seeds' || food.roles.includes('salt')],
  ['blanched', standsIn('Nuts & Seeds', 'Produce')],
  ['slivered', standsIn('Nuts & Seeds')],
  ['roasted', (food) => food.aisle === 'Nuts & Seeds' || food.roles.includes('spice')],
  ['salted', (food) => food.aisle === 'Nuts & Seeds' || (!food.facts.has('pulse') && food.aisle !== 'Seafood')],
  ['frozen', standsIn('Produce', 'Frozen', 'Seafood', 'Meat')],
  [
    'fresh',
    (food) => !food.roles.includes('leavener') && food.aisle !== 'Canned & Jarred' && food.aisle !== 'Grains & Pasta',
  ],
  ['dried', (food) => isDry(food) || food.roles.includes('herb')],
  ['dry', (food) => isDry(food) || food.facts.has('alcohol')],
  ['hot', (food) => food.roles.includes('liquid') || food.aisle === 'Grains & Pasta'],
  ['ice', isA('water')],
  ['boiled', (food) => isGrown(food) || food.roles.includes('liquid') || isA('whole egg')(food)],
  ['mashed sweet', (food) => isGrown(food) && !food.facts.has('starchy-root')],
  ['sour', (food) => isGrown(food) && food.roles.includes('fruit')],
  // Stem ginger is candied.
  ['stem', (food) => isGrown(food) && !isA('candied stem')(food)],
  ['strong sharp', (food) => isCheese(food) || food.aisle === 'Drinks'],
  ['spicy', does('protein')],
  ['mild', (food) => isOil(food) || isGrown(food) || isCheese(food)],
  ['kosher', (food) => food.roles.includes('salt') || food.aisle === 'Meat'],
  ['coarse', (food) => food.roles.includes('salt') || food.roles.includes('spice') || food.facts.has('grain')],
  ['cracked', does('spice')],
  ['powder', (food) => food.aisle === 'Spices & Herbs' && food.roles.includes('spice')],
  ['granulated', (food) => food.facts.has('refined-sugar')],
  ['whipped', does('dairy')],
  ['raw', (food) => !food.roles.includes('dairy')],
  ['cube', (food) => food.aisle !== 'Canned & Jarred' && !food.roles.includes('liquid')],
  [
    'dark',
    (food) =>
      food.name.includes('cocoa') ||
      (['sweetener', 'soy', 'alcohol', 'meat'] as const).some((fact) => food.facts.has(fact)),
  ],
]
const conditional = new Map(
  conditions.flatMap(([words, leaves]) => [...wordSet(words)].map((word) => [word, leaves] as const)),
)

/**
 * Makers whose name of one word says nothing of what is in the food; those of several words stand in the table of makers. Makers of
 * imitations are not here: theirs is another food.
 */
const makers = wordSet(`lurpak lawry philadelphia heinz hellmann kewpie kikkoman tabasco mccormick morton maldon swanson
  campbell hunt barilla kerrygold fage chobani ghirardelli hershey nestle lindt valrhona guittard callebaut
  pillsbury bisquick kraft daisy sargento tillamook knorr oxo marmite lea perrin
  colman maille poupon domino lyle imperial borden carnation eagle bertolli carapelli crisco wesson mazola
  bush goya rotel pace mccain birdseye mahatma zatarain
  kirkland costco waitrose sainsbury tesco aldi everyday cole woolworth essential kroger publix wegman heb safeway lidl asda
  morrison zatarain perdue tyson hormel johnsonville hillshire butterball kellogg quaker nabisco ritz keebler
  bakel embasa herdez cento mutti rao prego ragu classico`)

/** Whether a word beside the name of a food leaves it that food. */
export function leavesFood(word: string, food: Food): boolean {
  const condition = conditional.get(word)
  if (condition) return condition(food)
  return plainWords.has(word) || isNumber.test(word)
}

/** Whether a word says nothing of what any food is: 'finely', 'chopped', 'large'. */
export function isPlainWord(word: string): boolean {
  return !conditional.has(word) && (plainWords.has(word) || isNumber.test(word))
}

/** Whether a word tells a quality rather than a food; it may still change some foods: 'dried', 'ground'. */
export function isQuality(word: string): boolean {
  return (conditional.has(word) && !nouns.has(word)) || isPlainWord(word)
}

/** They stand for a food of their own where nothing else does. */
const nouns = new Set([
  'cheese',
  'meat',
  'powder',
  'fillet',
  'steak',
  'chop',
  'cutlet',
  'salt',
  'rib',
  'bone',
  'ice',
  'grain',
  'noodle',
  'pasta',
  'sausage',
  'sauce',
  'bread',
  'lettuce',
  'herb',
  'spice',
  'wine',
  'liqueur',
  'seaweed',
  'fish',
  'bean',
  'lentil',
  'nut',
  'nib',
  'tail',
  'flower',
  'blossom',
])

/** Whether a word is a maker's name. */
export function isMaker(word: string): boolean {
  return makers.has(word)
}

/** Words by which a food is said not to be what is named. */
export const deniers: ReadonlySet<string> = wordSet(
  'free no non without less alternative substitute replacer replacement vegan imitation mock faux style flavor',
)

/** Words that turn a food into another one: after them a name that is known is not what is meant. */
export const changers: ReadonlySet<string> =
  wordSet(`free no non without less eggless dairyless vegan vegetarian veggie plant based imitation mock faux fake artificial alternative
  substitute replacer replacement analog flavor style milk butter cheese cream oil sauce powder flour syrup juice paste
  glace glazed maraschino brandied crystallized crystallised candied preserved scalloped mashed gratin salad fry mole stem chutney relish salsa dip soup stew tea wine
  dried dry dehydrated sundried canned tinned jarred cooked boiled roasted toasted grilled stewed sweetened
  extract essence seasoning mix vinegar jam jelly chip cracker cake pie bread cookie candy soup broth stock seed nut
  sausage burger meat bacon ice ham smoked cured pickled candied fermented puffed crispy fried`)

const isNumber = /^\d+%?$/

function standsIn(...aisles: readonly Aisle[]): (food: Food) => boolean {
  return (food) => aisles.includes(food.aisle)
}
function does(role: Role): (food: Food) => boolean {
  return (food) => food.roles.includes(role)
}
function isDry(food: Food): boolean {
  const isPulse = food.facts.has('pulse') && food.portions.can === undefined
  return isPulse || food.aisle === 'Spices & Herbs' || food.aisle === 'Grains & Pasta'
}
function isPasta({ id }: Food): boolean {
  return id in pastaAndNoodles.entries
}
function isCheese(food: Food): boolean {
  return food.roles.includes('dairy') && food.allergens.certain.includes('milk') && food.nutrients.protein > 10
}
function isGrown(food: Food): boolean {
  return food.aisle === 'Produce'
}
function isOfPlace(food: Food): boolean {
  return (
    isGrown(food) ||
    isOil(food) ||
    isCheese(food) ||
    food.facts.has('alcohol') ||
    food.aisle === 'Spices & Herbs' ||
    food.aisle === 'Nuts & Seeds'
  )
}
function isColored(food: Food): boolean {
  return food.aisle === 'Produce' && food.madeOf.length === 0
}
function isOil(food: Food): boolean {
  return food.aisle === 'Oils & Vinegars'
}
function isPreserved(food: Food): boolean {
  return food.aisle === 'Canned & Jarred' || food.aisle === 'Seafood' || food.aisle === 'Sauces & Condiments'
}
function isSalted(food: Food): boolean {
  return food.nutrients.sodium > 0 || food.aisle === 'Nuts & Seeds'
}
