import type { Allergen } from '#domain/food/allergens.ts'
import { knownFood } from '#domain/food/find-food.ts'
import type { Food } from '#domain/food/food.ts'
import { foodWords } from '#domain/food/food-words.ts'
import { foods } from '#domain/food/foods.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A food as a shop sells it: the table counts rigatoni among the penne, for they feed alike, and a shopper does not. */
export interface Product {
  food: Food
  /** 'gluten-free ', 'canned ': what stands before the name and makes another product of it. */
  claim: string
  /** The name of the kind, where it is one of its own: 'rigatoni', 'whole-grain mustard'. */
  kind?: string
}

/** The product that words name, with the unit they are measured in: a can of mushrooms is not a box of fresh ones. */
export function productOf(food: Food, words: string, unit?: string): Product {
  const form = formOf(food, words, unit)
  const other = form ? inForm(food, words, form) : undefined
  if (other) return productOf(other, words)
  const sold = groundOrSalted(food, words)
  const claims = `${claimOf(sold, words)}${form ? `${form} ` : ''}`
  const kind = kindOf(sold, words)
  return { food: sold, claim: claims, ...(kind !== undefined && { kind }) }
}

/** The food of the table that is this one in another form: dried mint, canned mushrooms. */
function inForm(food: Food, words: string, form: string): Food | undefined {
  const [said = ''] = words.split(';')
  const names = [said.replace(forms, ''), food.name.replace(/\bfresh\b/, '')]
  const found = names.map((name) => knownFood(`${form} ${name}`).food)
  return found.find(
    (other) =>
      other !== undefined && other !== food && other.aisle !== food.aisle && isAlike(other, `${food.name} ${said}`),
  )
}

/** Dried mint is still mint; canned cream is no cream of the crop. */
function isAlike({ name }: Food, words: string): boolean {
  const said = new Set(foodWords(words))
  return foodWords(name).some((word) => word.length > 3 && said.has(word))
}

/** What of claims and kinds a name on a list carries: two names that carry the same are one product. */
export function productKey(food: Food, name: string): string {
  const form = forms.exec(name)?.[1]?.toLowerCase()
  return `${food.id} ${claimOf(food, name)}${form && isSoldFresh(food) ? form : ''} ${kindOf(food, name) ?? ''}`
}

/** Ground coriander seed stands among the ground spices, cardamom pods among the whole ones, salted butter beside the butter. */
function groundOrSalted(food: Food, words: string): Food {
  if (food.id === 'butter' && /(?<!un)salted\b/i.test(words)) return foods.get('salted-butter') ?? food
  if (food.id === 'cardamom' && /\b(?:pods?|green|black)\b/i.test(words)) return foods.get('cardamom-pods') ?? food
  if (!food.id.endsWith('-seed') || !/\b(?:ground|powder(?:ed)?)\b/i.test(words)) return food
  return foods.get(food.id.slice(0, -'-seed'.length)) ?? food
}

const forms = /\b(canned|tinned|jarred|frozen|dried|mini)\b/i
/** Sold fresh: the words for another form make another product of it. */
function isSoldFresh({ aisle, name, pack, portions }: Food): boolean {
  return (
    (aisle === 'Produce' || aisle === 'Meat' || aisle === 'Seafood') &&
    !forms.test(name) &&
    !/\bcan\b/.test(pack.label) &&
    portions.can === undefined
  )
}

function formOf(food: Food, words: string, unit: string | undefined): string | undefined {
  if (!isSoldFresh(food)) return undefined
  const said = forms.exec(words)?.[1]?.toLowerCase()
  if (said === 'tinned' || (said === undefined && unit === 'can')) return 'canned'
  return said ?? (unit === 'jar' ? 'jarred' : undefined)
}

/** 'gluten-free ' and the like, of a food that is not so by itself and whose name does not say it. */
function claimOf(food: Food, text: string): string {
  const said = text.replace(/\([^)]*\b(?:any|other|substitute)\b[^)]*\)/gi, ' ')
  const fat = food.aisle === 'Dairy & Eggs' ? lean.exec(said)?.[1] : undefined
  const found = (claims.exec(said)?.[1] ?? fat)?.toLowerCase().replace(/\s+/g, '-')
  if (!found) return ''
  const name = food.name.toLowerCase().replaceAll(' ', '-')
  const isSaid = name.includes(found) || (isOfPlants.test(found) && isOfPlants.test(name))
  return isSaid || isSoByNature(food, found) ? '' : `${found} `
}
const claims =
  /\b((?:gluten|wheat|dairy|milk|lactose|egg|nut|peanut|soy|sugar)[- ]free|vegan|plant[- ]based|vegetarian|halal|bone-in)\b/i
const lean = /\b((?:low|reduced|fat)[- ](?:fat|free)|nonfat|light)\b/i
const isOfPlants = /vegan|vegetarian|plant-based/

function isSoByNature({ allergens, facts, name }: Food, claim: string): boolean {
  const has = (allergen: Allergen) => allergens.certain.includes(allergen) || allergens.usual.includes(allergen)
  if (claim === 'bone-in') return /\bbone/.test(name) || !facts.has('meat')
  if (lean.test(claim)) return leanName.test(name) || facts.has('meat')
  if (claim === 'sugar-free' || claim === 'halal') return false
  if (isOfPlants.test(claim))
    return !has('milk') && !has('egg') && !facts.has('meat') && !facts.has('fish') && !facts.has('honey')
  const free = freeOf[claim.replace(/-free$/, '')]
  return free !== undefined && !has(free)
}
const leanName = /fat|light|skim|\d%/
const freeOf: Readonly<Record<string, Allergen>> = {
  gluten: 'gluten',
  wheat: 'wheat',
  dairy: 'milk',
  milk: 'milk',
  lactose: 'milk',
  egg: 'egg',
  nut: 'tree_nut',
  peanut: 'peanut',
  soy: 'soy',
}

function kindOf(food: Food, words: string): string | undefined {
  const listed = kinds.get(food.id)?.find(({ pattern }) => pattern.test(words))?.name
  if (listed !== undefined || !gathered.has(food.id)) return listed
  const said = new Set(foodWords(words))
  return strangersIn(food).find((alias) => alias.words.every((word) => said.has(word)))?.name
}

/** Names of a food that share no word with its own, the shortest first: 'port' and 'vermouth' of the dry sherry. */
const strangersIn = rememberedFor(({ name, aliases }: Food) => {
  const own = new Set(foodWords(name))
  return aliases
    .map((alias) => ({ name: alias, words: foodWords(alias) }))
    .filter(({ words }) => !words.some((word) => own.has(word)))
    .sort((one, other) => one.words.length - other.words.length || one.name.length - other.name.length)
})

/** Foods of the table that gather what feeds alike and is sold apart: there, every name with words of its own is another product. */
const gathered =
  wordSet(`cauliflower acorn-squash sprouts garlic-scapes escarole tarragon fresh-oregano fresh-herbs edible-flowers wakame lime
  lychee blackberries currants dried-mango mixed-dried-fruit goji-berries skirt-steak sirloin strip-steak beef-round beef-shank pastrami
  spareribs ham-hock guanciale prosciutto salami mortadella bratwurst kielbasa duck cornish-hen pheasant haddock sea-bass snapper sole
  swordfish mackerel fish-roe pecorino swiss gruyere gouda blue-cheese brie farro polenta bran-flakes fettuccine
  lasagna-noodles udon crusty-rolls gelatin palm-sugar erythritol split-peas pepperoncini pepitas sriracha ginger-ale cola beer dry-sherry
  spirits amaretto tteok gingersnaps cannoli-shells gummies candy-chocolates fruit-jelly herbal-tea elderflower-cordial msg`)

/** Kinds within one food of the table: the name, and its words where they are others. */
const kinds = new Map(
  Object.entries({
    penne: `rigatoni, ziti, fusilli, rotini, macaroni: macaroni|elbows?, farfalle: farfalle|bow ?ties?, orecchiette,
      pasta shells: shells?|conchiglie, cavatappi, ditalini, casarecce, cavatelli, paccheri, campanelle, gemelli, radiatore, mafaldine`,
    spaghetti: 'linguine: linguin[ei], angel hair pasta: angel hair|capellini, bucatini, vermicelli pasta: vermicelli',
    'soy-sauce': 'dark soy sauce: dark',
    sesame: 'black sesame seeds: black',
    'flavor-extract': `peppermint extract: peppermint|mint, lemon extract: lemon, orange extract: orange, rum extract: rum,
      coconut extract: coconut, raspberry extract: raspberry, anise extract: anise, butter extract: butter, banana extract: banana,
      root beer extract: root beer, strawberry extract: strawberry`,
    dijon: `whole-grain mustard: (?:whole|stone|coarse)[- ]?(?:grain|ground)(?:ed)?|grainy?, English mustard: english,
      spicy brown mustard: brown|spicy`,
    couscous: 'pearl couscous: pearl|israeli, whole-wheat couscous: whole[- ]?(?:wheat|meal)',
    oats: 'quick oats: quick|instant|1-minute',
    onion: 'pearl onions: pearl|silverskin|button|baby|cocktail, cipollini onions: cipollini',
    'white-vinegar': 'cane vinegar: cane, coconut vinegar: coconut',
    'fresh-mozzarella': 'burrata',
    liqueur: `coffee liqueur: coffee|kahlua, limoncello, elderflower liqueur: elderflower|germain, crème de cassis: cassis, Campari, Aperol,
      coconut rum, cherry liqueur: cherry, ouzo: ouzo|anisette, pastis: pastis|pernod, Pimm's: pimm, peach schnapps: peach,
      melon liqueur: melon`,
    'cooked-chicken': 'canned chicken: canned',
    'pork-shoulder': 'bone-in pork shoulder: bone-in',
    'instant-coffee': 'espresso powder: espresso',
    'beef-chuck': 'stewing beef: stew(?:ing)?|diced|cubes?',
    'chocolate-chips': 'semisweet chocolate: semi-?sweet(?: baking)? chocolate(?! ch)',
    'white-beans': `great northern beans: great northern, navy beans: navy|haricots?, butter beans: butter|limas?|large|gigant\\w+|judion\\w*|corona,
      flageolet beans: flageolets?`,
    jam: `strawberry jam: strawberry, raspberry jam: raspberry, apricot jam: apricot, fig jam: figs?, blackberry jam: blackberry,
      blueberry jam: blueberry, peach jam: peach, grape jelly: grape, redcurrant jelly: red ?currant, cherry jam: cherry,
      orange marmalade: marmalade|orange, apple jelly: apple, pepper jelly: pepper, lingonberry jam: lingonberry`,
    bread: 'baguette: baguettes?, ciabatta, sourdough bread: sourdough',
    cheddar:
      'Colby, Red Leicester, Wensleydale, Cheshire cheese: cheshire, Lancashire cheese: lancashire, double Gloucester',
    parmesan: 'Asiago',
    squid: 'cuttlefish',
    'corn-syrup': 'golden syrup: golden',
    'table-salt': 'truffle salt: truffle',
    'neutral-oil': 'sun-dried tomato oil: tomato(?:es)?',
    'white-wine-vinegar': 'champagne vinegar: champagne',
    bacon: 'bacon bits: bits',
    'chili-oil': 'chili crisp: crisp|crunch(?:y)?',
    olives: 'Kalamata olives: kalamata',
    potato: 'baby potatoes: baby|fingerlings?',
    tomato: 'baby tomatoes: baby',
    sugar: 'raw cane sugar: raw|turbinado|demerara, rock sugar: rock|candy',
    cornstarch: 'precooked corn flour: pre-?cooked|masarepa',
    'white-wine': 'sparkling wine: champagne|prosecco|cava|cremant|sparkling',
    shortening: 'butter-flavored shortening: butter[- ]flavou?red',
    'gelatin-mix': `raspberry gelatin: raspberry, strawberry gelatin: strawberry, lime gelatin: lime, orange gelatin: orange,
      cherry gelatin: cherry, lemon gelatin: lemon`,
  }).map(([id, list]) => [
    id,
    list.split(',').map((row) => {
      const [name = '', words = name] = row.split(/: (.*)/s).map((part) => part.trim())
      return { name, pattern: new RegExp(`\\b(?:${words})\\b`, 'i') }
    }),
  ]),
)
