import type { Fact, Food, Role } from '#domain/food/food.ts'
import { rememberedFor } from '#domain/remembered.ts'

type Family = (food: Food) => boolean
const fact =
  (...facts: readonly Fact[]): Family =>
  (food) =>
    facts.some((name) => food.facts.has(name))
const role =
  (...roles: readonly Role[]): Family =>
  (food) =>
    roles.some((name) => food.roles.includes(name))
const called =
  (pattern: RegExp): Family =>
  (food) =>
    pattern.test(food.name) || food.aliases.some((alias) => pattern.test(alias))

/** Words for a whole family: 'the meat' is any meat that is listed. */
export const families: Readonly<Record<string, Family>> = {
  meat: fact('meat'),
  beef: called(
    /beef(?!steak tomato)|steak(?! sauce| fries| rub| seasoning| tomato)|brisket|chuck|sirloin|veal|oxtail|(?<!celery )\bribs?\b/,
  ),
  steak: fact('red-meat'),
  pork: called(
    /pork|bacon|\bham\b|pancetta|sausage|chorizo|prosciutto|lard|pepperoni|bratwurst|salami|mortadella|headcheese|olive loaf|corn dogs/,
  ),
  lamb: called(/lamb(?!'?s)|mutton/),
  // neither its eggs nor what it is seasoned with
  chicken: called(/chicken(?! eggs?| seasoning| rub| masala)|poultry(?! seasoning)/),
  turkey: called(/turkey/),
  sausage: called(/sausage|chorizo|andouille|bratwurst|kielbasa|salami|merguez/),
  bacon: called(/bacon|pancetta|guanciale|lardon/),
  fish: fact('fish'),
  seafood: fact('fish'),
  shellfish: called(/shrimp|prawn|crab|lobster|mussel|clam|oyster|scallop|squid|octopus/),
  fillet: fact('fish', 'meat'),
  pasta: called(
    /pasta|spaghetti|penne|macaroni|noodle|linguine|fettuccine|rigatoni|orzo|lasagn|fusilli|tagliatelle|ziti|\bshells\b|ditalini|farfalle|vermicelli|gnocchi|couscous/,
  ),
  noodle: called(/noodle|spaghetti|vermicelli|udon|soba|ramen|pasta|linguine|lasagn/),
  rice: called(/\brice\b/),
  grain: fact('grain', 'pseudograin'),
  bean: fact('pulse', 'soy'),
  lentil: called(/lentil|\bdals?\b/),
  pea: called(/\bpeas?\b/),
  nut: (food) => food.allergens.certain.some((one) => one === 'tree_nut' || one === 'peanut'),
  almond: called(/almond/),
  herb: role('herb'),
  spice: role('spice', 'heat'),
  green: role('leaf'),
  lettuce: called(/lettuce|romaine|leaves|greens|radicchio|endive/),
  leaf: role('leaf', 'herb'),
  chile: role('heat'),
  chili: role('heat'),
  chilli: role('heat'),
  pepper: called(/pepper|chile|chili|capsicum/),
  mushroom: called(/mushroom|shiitake|cremini|portobello|porcini/),
  onion: called(/onion|shallot|scallion|leek/),
  garlic: called(/garlic/),
  tomato: called(/tomato|passata/),
  potato: called(/potato/),
  squash: called(/squash|pumpkin|zucchini/),
  cabbage: called(/cabbage/),
  milk: called(/milk|cream/),
  cream: called(/cream/),
  butter: called(/butter(?!nut|milk| lettuce)|ghee|margarine/),
  yogurt: called(/yogh?urt|skyr|kefir/),
  egg: called(/\begg\b|eggs\b/),
  yolk: called(/\begg/),
  white: called(/egg/),
  sugar: called(/sugar|jaggery|piloncillo/),
  syrup: called(/syrup/),
  flour: called(/flour/),
  starch: called(/starch/),
  vinegar: called(/vinegar/),
  wine: called(/\bwine|sherry|vermouth|mirin|sake/),
  lemon: called(/lemon/),
  lime: called(/\blimes?\b/),
  orange: called(/orange|tangerine|clementine/),
  apple: called(/\bapples?\b/),
  berry: called(/berr/),
  mustard: called(/mustard/),
  miso: called(/miso/),
  curry: called(/curry|masala/),
  ginger: called(/ginger/),
  cilantro: called(/cilantro|coriander/),
  coriander: called(/cilantro|coriander/),
  basil: called(/basil/),
  parsley: called(/parsley/),
  mint: called(/\bmint/),
  thyme: called(/thyme/),
  oregano: called(/oregano/),
  coconut: called(/coconut/),
  chocolate: called(/chocolate|cocoa/),
  oat: called(/\boats?\b|oatmeal/),
  corn: called(/\bcorn|maize|polenta/),
  tortilla: called(/tortilla|wrap/),
  breadcrumb: called(/bread|panko|crumb/),
  roll: called(/roll|bun/),
  bun: called(/roll|bun/),
  toast: called(/bread|baguette|loaf/),
  sesame: called(/sesame|tahini/),
  cheese: called(
    /cheese|cheddar|parmesan|mozzarella|feta|ricotta|gruy|manchego|pecorino|halloumi|paneer|queso|brie|gouda|provolone|mascarpone/,
  ),
  bread: called(/bread|baguette|ciabatta|pita|naan|brioche|toast|roll|bun|flour/),
  tofu: called(/tofu/),
  yeast: called(/yeast/),
  vanilla: called(/vanilla/),
  cinnamon: called(/cinnamon/),
  cumin: called(/cumin/),
  paprika: called(/paprika/),
  olive: called(/olive/),
  shrimp: called(/shrimp|prawn/),
  prawn: called(/shrimp|prawn/),
  salmon: called(/salmon/),
  cod: called(/\bcod\b/),
  tuna: called(/tuna/),
}

/** Every family that a food belongs to, by its word. */
export const familiesOf = rememberedFor((food: Food): readonly string[] =>
  Object.entries(families).flatMap(([word, holds]) => (holds(food) ? [word] : [])),
)

/** Families whose word promises a food by itself; 'leaf' or 'white' may be of anything. */
export const namedFamilies: readonly string[] =
  'meat beef pork lamb chicken turkey sausage bacon fish seafood shellfish pasta noodle rice bean lentil almond lettuce mushroom onion garlic tomato potato cabbage milk cream butter yogurt egg flour cheese bread lemon lime apple mustard miso ginger cilantro basil parsley mint thyme oregano coconut chocolate oat corn tortilla breadcrumb tofu olive shrimp prawn salmon cod tuna honey vinegar wine'.split(
    ' ',
  )
