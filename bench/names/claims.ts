import type { Printed } from './printed.ts'

/** A word of a title that says something of the recipe, and what of its lines and steps has to be so. */
export interface Claim {
  readonly name: string
  readonly said: RegExp
  readonly holds: (recipe: Printed) => boolean
}

const inSteps =
  (words: RegExp) =>
  ({ steps }: Printed) =>
    words.test(steps)
const inLines =
  (words: RegExp) =>
  ({ lines }: Printed) =>
    lines.some((line) => words.test(line))
const anywhere = (words: RegExp) => (recipe: Printed) => inSteps(words)(recipe) || inLines(words)(recipe)
/** No line has it, but for those that say they are made without. */
const noLine = (words: RegExp, besides: RegExp) => (recipe: Printed) =>
  !recipe.lines.some((line) => words.test(line.replace(besides, '')))

const flesh =
  /\b(?:chicken|beef|steak|pork|bacon|ham|turkey|duck|lamb|veal|sausages?|chorizo|prosciutto|pancetta|salami|pepperoni|fish|salmon|tuna|cod|tilapia|shrimp|prawns?|crab|clams?|mussels|scallops|squid|anchov(?:y|ies)|sardines|mackerel|lard|gelatin|oyster sauce|worcestershire)\b/
const madeOfPlants =
  /\b(?:vegan|vegetarian|plant-based|meatless|veggie|soy|tofu|jackfruit|mushroom|vegetable)\b[^,]*|\bfish-free\b|\bcream of tartar\b/
const dairy =
  /\b(?:milk|butter|cream|cheese|yogurt|ghee|parmesan|cheddar|mozzarella|feta|ricotta|paneer|crème|sour cream|buttermilk|gruyère)\b/
const plantDairy =
  /\b(?:(?:vegan|dairy-free|non-dairy|plant-based|coconut|soy|cashew|almond|oat) [^,]*|(?:rice|plant|nut|peanut|sunflower|seed|cocoa|apple|shea)[- ]?(?:milk|butter|cream|cheese)s?|butter (?:lettuce|beans?)|butternut squash|cream of tartar|creamed corn|butterhead)\b/
const wheat =
  /\b(?:flour|wheat|bread|breadcrumbs?|panko|pasta|spaghetti|penne|macaroni|linguine|fettuccine|lasagna|noodles|couscous|bulgur|barley|rye|farro|seitan|soy sauce|beer|buns?|pitas?|naan|baguette|sourdough|filo|phyllo|puff pastry|pie crust|crackers|orzo|semolina)\b/
const withoutWheat =
  /\b(?:gluten-free[^,]*|(?:rice|corn|almond|chickpea|coconut|tapioca|potato|buckwheat|oat|cassava|sorghum|teff|millet|masa|gram) (?:flour|noodles|bread|pasta)|cornbread|bread-and-butter|rice paper|(?:glass|sweet potato|kelp|shirataki|mung bean|rice|cellophane) (?:vermicelli|noodles|spaghetti)|spaghetti squash|tamari)\b/
const nuts =
  /\b(?:almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|pine nuts|peanuts?|peanut butter)\b/
const eggs = /\beggs?\b/
const heat =
  /\b(?:bake|roast|broil|grill|simmer|boil|fry|sear|sauté|saute|toast|microwave|steam|heat the|preheat|medium heat|high heat|low heat|oven|skillet|stove|griddle|slow cooker|pressure|air fryer|melt)/
const chile =
  /\b(?:chil(?:e|i|es|ies)|chili|jalapeños?|serranos?|habanero|cayenne|sriracha|gochujang|gochugaru|harissa|hot sauce|red pepper flakes|chipotles?|sambal|doubanjiang|aleppo|curry paste|hot paprika|berbere|peri|piri|wasabi|horseradish|mustard|szechuan|sichuan|peppercorns?|black pepper|kimchi|scotch bonnet|poblanos?|buffalo|curry powder|pepperoncini|aji|ají|hot)\b/
const cheese =
  /\b(?:cheese|cheddar|mozzarella|parmesan|feta|gruyère|provolone|paneer|halloumi|brie|ricotta|gouda|swiss|monterey jack|pecorino|cotija|queso|mascarpone|emmental|fontina|havarti|manchego|asiago|blue|american|velveeta|nutritional yeast|oaxaca|muenster|colby)\b/
const rich =
  /\b(?:cream|milk|yogurt|crème|coconut|cheese|tahini|avocados?|mayonnaise|mayo|butter|cashews?|tofu|egg yolks?|eggs|sour cream|mascarpone|ricotta|hummus|peanut butter|béchamel|beans|chickpeas|lentils|potatoes|cauliflower|squash|bananas?|oats|polenta|grits|rice|parmesan|half-and-half|tahina|white sauce|ice cream)\b/

/** Words for vessels that food is cooked in. */
const vessels =
  /\b(?:dutch oven|saucepan|stockpot|skillet|frying pan|wok|roasting pan|sheet pan|baking sheet|baking dish|casserole dish|loaf pan|slow cooker|pressure cooker|grill pan|griddle|pot|tray|pan)\b/g
/** A vessel by what it is: a 'pan' that was named before is that one. */
function vesselsIn(steps: string): number {
  const kinds = new Set(
    (steps.match(vessels) ?? []).map((word) =>
      /sheet|tray/.test(word) ? 'sheet' : /dish/.test(word) ? 'dish' : /skillet|frying/.test(word) ? 'skillet' : word,
    ),
  )
  // 'the pan' and 'the pot' may be any of those named
  if (kinds.size > 1) for (const word of ['pan', 'pot']) kinds.delete(word)
  return (
    kinds.size +
    (/\b(?:another|a second|a clean|a separate|a small|second) (?:large |small |medium |wide )?(?:saucepan|skillet|pan|pot)\b/.test(
      steps,
    ) && /\ba (?:large|wide|deep|big|heavy)\b/.test(steps)
      ? 1
      : 0)
  )
}

/**
 * What titles say, by a list of its own that shares no word list and no reader with the kitchen. A word that is part of a dish's set name ('hot dog', 'fried
 * rice' of takeout) is told by its row.
 */
export const claims: readonly Claim[] = [
  {
    name: 'vegan',
    said: /\bvegan\b/,
    holds: (r) =>
      noLine(flesh, madeOfPlants)(r) &&
      noLine(dairy, plantDairy)(r) &&
      noLine(eggs, /\b(?:vegan|plant-based|flax|chia)[^,]*eggs?|\beggplants?\b/)(r) &&
      noLine(/\bhoney\b/, /\bhoney(?:dew|crisp)\b/)(r),
  },
  { name: 'vegetarian, meatless', said: /\b(?:vegetarian|meatless|veggie)\b/, holds: noLine(flesh, madeOfPlants) },
  { name: 'dairy-free', said: /\bdairy-free\b/, holds: noLine(dairy, plantDairy) },
  { name: 'gluten-free', said: /\bgluten-free\b/, holds: noLine(wheat, withoutWheat) },
  {
    name: 'flourless',
    said: /\bflourless\b/,
    holds: noLine(/\bflour\b/, /\b(?:almond|coconut|hazelnut|chestnut) flour\b/),
  },
  { name: 'nut-free', said: /\bnut-free\b/, holds: noLine(nuts, /\bnut-free[^,]*/) },
  { name: 'egg-free, eggless', said: /\begg(?:-free|less)\b/, holds: noLine(eggs, /\begg-free[^,]*|\beggplants?\b/) },
  {
    name: 'no-bake, no-cook',
    said: /\bno-bake\b/,
    holds: (r) => !/\b(?:bake|oven)\b/.test(r.steps.replace(/no-bake/g, '')),
  },
  { name: 'no-cook', said: /\bno-cook\b/, holds: (r) => !heat.test(r.steps) },
  { name: 'baked', said: /\bbaked\b(?! beans?\b)/, holds: inSteps(/\b(?:bake|bakes|baking|oven|air fryer)\b/) },
  {
    name: 'roast, roasted',
    said: /\broast(?:ed)?\b/,
    holds: anywhere(/\b(?:roast|roasts|roasted|roasting|oven|air fryer|blister|char|spit)\b/),
  },
  {
    name: 'grilled',
    said: /\bgrilled\b(?! cheese)/,
    holds: anywhere(/\b(?:grill|grilled|broil|broiler|grill pan|griddle|barbecue)\b/),
  },
  { name: 'broiled', said: /\bbroiled\b/, holds: inSteps(/\bbroil/) },
  {
    name: 'pan-seared, seared',
    said: /\b(?:pan-)?seared\b/,
    holds: inSteps(/\b(?:sear|seared|brown|browned|golden|skillet|crust)\b/),
  },
  {
    name: 'fried',
    said: /\b(?:deep-|pan-|air-)?fried\b(?! (?:rice|onions|eggs?))/,
    holds: anywhere(/\b(?:fry|fried|fries|frying|fryer|hot oil|sizzl)/),
  },
  {
    name: 'fried eggs',
    said: /\bfried eggs?\b/,
    holds: (r) => /\b(?:skillet|pan)\b/.test(r.steps) && inLines(/butter|oil|lard|ghee/)(r),
  },
  {
    name: 'stir-fry',
    said: /\bstir-?fr(?:y|ied)\b/,
    holds: inSteps(/\b(?:stir-?fry|stir-?fries|toss|stirring|wok|high heat)\b/),
  },
  { name: 'steamed', said: /\bsteamed\b/, holds: anywhere(/\bsteam/) },
  {
    name: 'braised, smothered',
    said: /\b(?:braised|smothered)\b/,
    holds: inSteps(/\b(?:braise|cover|covered|simmer|lid|slow cooker|pressure)\b/),
  },
  { name: 'poached', said: /\bpoached\b/, holds: inSteps(/\b(?:poach|barely|simmer)/) },
  { name: 'mashed', said: /\bmashed\b|\bmash\b/, holds: anywhere(/\b(?:mash|crush|smash)/) },
  {
    name: 'pickled',
    said: /\b(?:quick-)?pickled\b/,
    holds: (r) => anywhere(/\b(?:pickle|pickled|pickles|vinegar|brine)\b/)(r),
  },
  {
    name: 'caramelized',
    said: /\bcaramelized\b/,
    holds: inSteps(/\b(?:caramel|browned|golden|deep brown|soft and brown|brown)/),
  },
  { name: 'toasted', said: /\btoasted\b/, holds: anywhere(/\btoast/) },
  {
    name: 'smoked, smoky',
    said: /\bsmok(?:ed|y)\b/,
    holds: anywhere(
      /\b(?:smoked|smoke|smoky|chipotles?|bacon|char|charred|chorizo|ham|andouille|barbecue|pimentón|kielbasa|grill|broil)/,
    ),
  },
  {
    name: 'slow-cooked',
    said: /\bslow[- ]cook(?:ed|er)\b/,
    holds: (r) => /slow cooker/.test(r.steps) || r.minutes >= 90,
  },
  { name: 'pressure cooker', said: /\b(?:pressure[- ]cook(?:ed|er)|instant pot)\b/, holds: inSteps(/pressure/) },
  { name: 'air fryer', said: /\bair[- ]fr(?:yer|ied)\b/, holds: inSteps(/air[- ]fry/) },
  { name: 'microwave', said: /\bmicrowaved?\b/, holds: inSteps(/microwave/) },
  {
    name: 'sheet-pan',
    said: /\bsheet[- ]pan\b/,
    holds: (r) => /\b(?:sheet pan|baking sheet|tray|rimmed)/.test(r.steps),
  },
  { name: 'one-pot, one-pan, skillet', said: /\bone-(?:pot|pan|skillet)\b/, holds: (r) => vesselsIn(r.steps) <= 1 },
  {
    name: 'stuffed, filled',
    said: /\b(?:\w+-)?(?:stuffed|filled)\b/,
    holds: inSteps(/\b(?:stuff|fill|filling|spoon|pipe|tuck|pocket|between|around|inside|into|mound|heap|pile)\b/),
  },
  {
    name: 'crispy, crisp, crunchy',
    said: /\b(?:crisp|crispy|crunchy)\b(?=.*\w)(?! with\b)/,
    holds: anywhere(
      /\b(?:crisp|crunch|fry|fried|golden|panko|toast|raw|cabbage|cucumber|radish|romaine|lettuce|nuts|chips|crust|crackl|ice water|celery)/,
    ),
  },
  {
    name: 'creamy',
    said: /\bcreamy\b/,
    holds: (r) => inLines(rich)(r) || /\b(?:creamy|blend|purée|puree|mash)/.test(r.steps),
  },
  { name: 'cheesy', said: /\bcheesy\b/, holds: inLines(cheese) },
  { name: 'spicy, hot', said: /\b(?:spicy|fiery)\b/, holds: inLines(chile) },
  {
    name: 'sticky, glazed',
    said: /\b(?:sticky|glazed|glaze)\b/,
    holds: (r) =>
      anywhere(
        /\b(?:honey|sugar|syrup|molasses|jam|marmalade|preserves|mirin|glaze|agave|hoisin|ketchup|barbecue|teriyaki|juice|dates|balsamic)/,
      )(r),
  },
  {
    name: 'garlicky, lemony, gingery',
    said: /\b(?:garlicky|lemony|gingery)\b/,
    holds: (r) =>
      ['garlic', 'lemon', 'ginger'].every(
        (food) => !r.title.includes(food) || r.lines.some((line) => line.includes(food)),
      ),
  },
  { name: 'loaded', said: /\bloaded\b/, holds: (r) => r.lines.length >= 6 },
  {
    name: 'herb-crusted, crusted',
    said: /\bcrusted\b/,
    holds: inSteps(/\b(?:crust|coat|press|pat|dredge|roll|crumbs)/),
  },
  {
    name: 'overnight',
    said: /\bovernight\b/,
    holds: (r) => r.minutes >= 240 || /overnight|\b(?:[6-9]|1\d) hours/.test(r.steps),
  },
  {
    name: 'chilled, iced, frozen',
    said: /\b(?:chilled|iced|frozen)\b/,
    holds: anywhere(/\b(?:chill|ice|iced|freez|frozen|refrigerat|fridge|cold)/),
  },
  {
    name: 'Caprese, Margherita',
    said: /\b(?:caprese|margherita)\b/,
    holds: (r) => inLines(/tomato/)(r) && inLines(/basil/)(r) && inLines(/mozzarella|cheese/)(r),
  },
  {
    name: 'BLT',
    said: /\bblt\b/,
    holds: (r) => inLines(/bacon/)(r) && inLines(/lettuce|romaine|greens|arugula/)(r) && inLines(/tomato/)(r),
  },
  {
    name: 'whole-wheat, whole-grain',
    said: /\bwhole[- ](?:wheat|grain)\b/,
    holds: inLines(/whole[- ](?:wheat|grain)|brown rice|oats/),
  },
]
