/**
 * A word for a food, and the foods that bear it in one of their names and hold nothing of it: butter beans, a honey mango, lemon thyme,
 * crab apples. Whoever refuses the first is not kept from the others. What is pressed, ground or cooked of it is not here, but for the oil of
 * olives, in which few who leave olives on their plate find them. General knowledge of what foods are made of.
 */
const table: Readonly<Record<string, string>> = {
  apple: 'chicken-sausage pumpkin-spice',
  bacon: 'turkey-bacon beef-bacon plant-bacon',
  banana: 'shallot ketchup banana-pepper pepperoncini',
  bean: 'vanilla-bean',
  beef: `tomato celery salmon cod halibut tuna-steak swordfish steak-sauce french-fries spice-rub abalone`,
  'black bean': 'black-eyed-peas',
  bread: 'pickles yeast',
  broccoli: 'cauliflower',
  butter: `leaf-lettuce lettuce-cups white-beans dried-white-beans cooked-white-beans pickles peanut-butter almond-butter cashew-butter
    sunflower-butter vegan-butter margarine shortening peanut-butter-chips peanut-butter-cups herbal-tea flavor-extract`,
  cherry: 'cherry-tomatoes grape-juice',
  chestnut: 'mushrooms water-chestnuts water-chestnut',
  chicken: 'egg cajun-seasoning poultry-seasoning spice-rub sambar-powder plant-chicken',
  chili: 'kidney-beans',
  coconut: 'white-vinegar',
  corn: 'mache corned-beef pickles',
  crab: 'apple',
  cranberry: 'pinto-beans',
  cream:
    'milk semolina cream-of-tartar ginger-ale diet-soda peanut-butter horseradish cannoli-shells butter salted-butter crackers',
  duck: 'chicken-stock',
  egg: 'vegan-mayonnaise vegan-egg egg-replacer',
  garlic: 'goat-cheese black-bean-ferment mayonnaise',
  ginger: 'mixed-dried-fruit ginger-ale',
  grape: 'cherry-tomatoes ginger-ale',
  ham: 'deli-turkey',
  honey: 'mango ham',
  'kidney bean': 'white-beans dried-white-beans cooked-white-beans',
  lamb: 'mache beef-stock',
  lemon: 'lemongrass lemongrass-paste dried-lemongrass thyme sole fresh-herbs ginger-ale herbal-tea diet-soda',
  lettuce: 'mache',
  lime: 'ginger-ale diet-soda',
  maple: 'sugar',
  melon: 'pepitas bitter-melon',
  milk: `oat-milk almond-milk soy-milk rice-milk coconut-milk-drink pea-milk coconut-milk cashew-milk plant-milk coconut-yogurt soy-yogurt
    almond-yogurt df-ice-cream`,
  mushroom: 'veg-stock',
  mustard: 'mustard-greens sprouts',
  noodle: 'zoodles',
  olive: 'olive-oil sardines canned-mackerel tuna-in-oil anchovies cooking-spray',
  'olive oil': 'neutral-oil',
  onion: 'nigella',
  orange: 'yellow-pepper sweet-potato snapper ginger-ale diet-soda',
  oyster: 'oyster-mushrooms',
  pea: 'sprouts',
  peach: 'dried-apricots',
  pear: 'avocado dragon-fruit dried-apple',
  pepper: 'monterey-jack',
  pineapple: 'dried-mango',
  plum: 'cherry-tomatoes plum-tomato whole-canned-tomatoes',
  pork: 'collard-greens vegan-sausage veggie-sausage soyrizo baked-beans spice-rub plant-bacon plant-deli turkey-bacon beef-bacon',
  potato: 'glass-noodles',
  pumpkin: 'butternut acorn-squash pumpkin-spice',
  radish: 'sprouts',
  rice: 'cauli-rice shirataki',
  shellfish: 'oyster-mushrooms apple veal-steak plant-fish',
  shrimp: 'plant-fish',
  steak: 'french-fries',
  strawberry: 'vanilla-yogurt ginger-ale',
  sugar: 'snow-peas pumpkin',
  tea: 'digestive-biscuits',
  tomato: 'tomatillo neutral-oil',
  turkey: 'kielbasa chicken-stock plant-chicken',
  turnip: 'kohlrabi',
  vanilla: 'sponge-cake',
  veal: 'beef-stock',
  vinegar: 'potato-chips',
  walnut: 'cashew-milk',
}

const alike: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table).map(([word, ids]) => [word, new Set(ids.split(/\s+/))]),
)
/** The words that there is anything to say of. */
export const wordsAlike: readonly string[] = [...alike.keys()]

/** Ids of the foods that only bear a word, given in the singular: they hold nothing of the food that it stands for. */
export function namedAlike(word: string): ReadonlySet<string> {
  return alike.get(word) ?? new Set()
}
