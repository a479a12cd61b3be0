import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'

/**
 * What of a dish can be done before, and how long it keeps. The first rule that fits is told. Words are looked for as in `Technique`: all
 * texts are plain, alternatives are parted by '|' and may be cut short.
 */
export interface AheadRule {
  readonly id: string
  /** Kinds of recipe; any where none are named. */
  readonly types?: readonly string[]
  readonly title?: string
  /** Words of the recipe, and words that speak against it. */
  readonly text?: string
  readonly unless?: string
  /** Foods that must be on the list, and that must not. */
  readonly of?: readonly Kind[]
  readonly foods?: string
  readonly without?: readonly Kind[]
  /** {bake} is the number of the step that bakes; {food} is the food, {herbs} what is fresh in the last step, as a sentence. */
  readonly says: string
  readonly source: string
}

const coldStorage = 'FoodSafety.gov, Cold Food Storage Chart'
const foodKeeper = 'USDA FoodKeeper'
const kingArthur = 'King Arthur Baking Company, The Baker’s Companion (2003)'

export const aheadRules: readonly AheadRule[] = [
  {
    id: 'cold-rice',
    foods: 'cooked white rice|cooked brown rice',
    title: 'fried rice|nasi goreng',
    says: 'Cook the rice the day before, spread it out to cool, and put it in the fridge as soon as it has cooled, within two hours.',
    source: 'USDA FSIS, Leftovers and Food Safety',
  },
  {
    id: 'assembled',
    title:
      'lasagna|casserole|enchilada|strata|moussaka|cottage pie|shepherd|baked ziti|stuffed shells|manicotti|cannelloni|gratin|baked mac|pastitsio|tetrazzini|pot pie',
    text: 'bake',
    unless: 'slow cooker|skillet casserole',
    // raw meat waits under no hot sauce, and rice drinks it
    without: ['rice', 'poultry', 'bone-in poultry', 'pork', 'tough meat'],
    says: 'Everything up to the baking in step {bake} can be done a day ahead. Keep the filled dish covered in the fridge; baked from cold, it takes about 10 minutes longer.',
    source: coldStorage,
  },
  {
    id: 'burnt-sugar-last',
    types: ['Dessert'],
    title: 'brulee',
    text: 'chill|refrigerat|fridge',
    says: 'The custards can be baked up to two days ahead and kept covered in the fridge. Burn the sugar shortly before serving: its crust softens in the cold.',
    source: coldStorage,
  },
  {
    id: 'chilled-dessert',
    types: ['Dessert', 'Snack'],
    title:
      'cheesecake|tiramisu|icebox|mousse|panna cotta|flan|creme|brulee|pudding|trifle|pots de|custard|banoffee|banana cream|key lime',
    text: 'chill|refrigerat|fridge',
    unless: 'serve warm|eat warm|serve it hot',
    says: 'It can be made the day before. Covered in the fridge, it keeps for two days.',
    source: coldStorage,
  },
  {
    id: 'frozen',
    title: 'ice cream|sorbet|granita|ice pops|popsicle|paleta|kulfi|frozen yogurt|semifreddo',
    text: 'freez',
    says: 'It can be made days ahead: closed tightly, it keeps for two weeks in the freezer before ice crystals show.',
    source: foodKeeper,
  },
  {
    id: 'yeast-dough',
    text: 'yeast',
    unless: 'overnight|in the fridge|refrigerat|no-knead',
    of: ['flour'],
    says: 'The first rise can happen overnight in the fridge instead, well covered. Give the dough an hour at room temperature before you shape it.',
    source: kingArthur,
  },
  {
    id: 'cookie-dough',
    title: 'cookie|shortbread|biscotti|snickerdoodle|gingersnap|sables',
    text: 'dough',
    of: ['flour'],
    says: 'The dough keeps for two days in the fridge, or for two months shaped and frozen. Frozen pieces bake a minute or two longer.',
    source: foodKeeper,
  },
  {
    id: 'pastry-dough',
    title: 'pie|tart|quiche|galette|pasty|pasties|empanada|turnover',
    text: 'roll out|roll the|roll it|roll one|roll half',
    of: ['flour'],
    says: 'The dough can wait for two days in the fridge, well wrapped. Let it soften for ten minutes before you roll it.',
    source: kingArthur,
  },
  {
    id: 'crepe-batter',
    title: 'crepe|blini|dosa|yorkshire|popover',
    text: 'batter',
    says: 'The batter can rest overnight in the fridge; stir it well before the first one.',
    source: kingArthur,
  },
  {
    id: 'baked-a-day-before',
    types: ['Dessert', 'Snack', 'Side Dish'],
    title: 'cake|loaf|banana bread|zucchini bread|pumpkin bread|brownie|blondie|bars|gingerbread|muffin|flapjack',
    text: 'bake',
    unless:
      'they keep|it keeps|serve warm|eat warm|molten|lava|upside|ice cream cake|shortcake|griddle|pancake|chill|refrigerat|fridge|frost|custard|cream cheese|mascarpone|ricotta',
    without: ['cream'],
    says: 'It can be baked the day before. Let it cool completely, wrap it well and keep it at room temperature.',
    source: foodKeeper,
  },
  {
    id: 'better-for-waiting',
    title:
      'potato salad|pasta salad|macaroni salad|bean salad|lentil salad|couscous salad|quinoa salad|farro salad|slaw|tabbouleh|chicken salad|tuna salad|ham salad',
    without: ['lettuce'],
    unless: 'serve warm|at once|right away|within the hour|while it is crisp|toasted bread',
    says: 'It can be mixed the day before and kept in the fridge. Taste it again before serving: cold dulls seasoning.',
    source: coldStorage,
  },
  {
    id: 'boiled-eggs',
    of: ['egg'],
    title: 'deviled|egg salad|cobb|nicoise|potato salad|chef salad',
    text: 'egg',
    unless: 'soft-boil|jammy|runny',
    says: 'The eggs can be boiled up to five days ahead and kept in their shells in the fridge.',
    source: `${coldStorage} (hard-cooked eggs: one week)`,
  },
  {
    id: 'dressing-in-a-jar',
    title: 'salad|slaw|bowl',
    text: 'whisk|shake',
    of: ['vinegar', 'citrus'],
    without: ['egg'],
    says: 'The dressing can be made up to three days ahead and kept in a closed jar in the fridge. Shake it again, and pour it on at the table.',
    source: foodKeeper,
  },
  {
    id: 'cold-dips',
    types: ['Appetizer', 'Snack', 'Side Dish'],
    title: 'tzatziki|raita|ranch|dip|spread',
    of: ['yogurt'],
    unless: 'avocado|serve hot|bubbl|bake|at once|within the hour',
    says: 'It keeps for three days, covered, in the fridge. Stir it again before you serve it, cold.',
    source: coldStorage,
  },
  {
    id: 'dips-and-sauces',
    types: ['Appetizer', 'Snack', 'Side Dish'],
    title: 'hummus|dip|baba|muhammara|spread|pesto|salsa|chutney|caponata|romesco|pate',
    unless: 'avocado|serve hot|bubbling',
    says: 'It keeps for three days, covered, in the fridge. Let it stand at room temperature for half an hour before you serve it.',
    source: coldStorage,
  },
  {
    id: 'crisp-in-a-jar',
    title: 'granola|spiced nuts|spiced pecans|candied|trail mix|roasted nuts|praline',
    unless: 'bars',
    says: 'Once cold, it keeps for two weeks in a closed jar.',
    source: foodKeeper,
  },
  {
    id: 'cold-drink',
    types: ['Beverage'],
    title: 'lemonade|limeade|iced tea|agua fresca|horchata|sangria|punch|cold brew|shrub|arnold',
    says: 'It can be mixed the day before and kept cold. Ice, and anything with bubbles, goes in at the last moment.',
    source: foodKeeper,
  },
  {
    id: 'into-the-marinade',
    text: 'marinat',
    of: ['poultry', 'bone-in poultry', 'steak', 'pork', 'tough meat'],
    unless: 'overnight|night before|lime juice|lemon juice|orange juice|pineapple|vinegar|day ahead',
    says: 'The {food} can go into the marinade the evening before. Keep it covered in the fridge until you cook it.',
    source: 'USDA FSIS, Grilling Food Safely: poultry up to two days, other meat up to five',
  },
  {
    id: 'whole-pot',
    types: ['Main Dish', 'Side Dish', 'Soup'],
    title:
      'ratatouille|stew|chili|curry|brais|ragu|bolognese|goulash|tagine|gumbo|dal|masala|korma|bourguignon|cacciatore|sauerbraten|pot roast|short ribs|pulled|carnitas|rogan|vindaloo',
    text: 'simmer|brais|slow cooker|oven',
    without: ['shrimp', 'fish', 'pasta', 'noodles', 'bun', 'lettuce'],
    unless: 'stir-fr',
    says: 'The whole pot can be cooked a day or two ahead. Cool it, keep it covered in the fridge, and bring it back to a simmer slowly.{herbs}',
    source: coldStorage,
  },
  {
    id: 'soup-ahead',
    types: ['Soup'],
    unless: 'wonton|dumpling|noodle|gnocchi|tortellini|matzo|pasta|egg|miso',
    text: 'simmer|boil',
    without: ['shrimp', 'fish', 'pasta', 'noodles', 'bread', 'egg'],
    says: 'The soup can be made up to two days ahead and kept in the fridge. Thin it with a little water if it has thickened by then.{herbs}',
    source: coldStorage,
  },
  {
    id: 'shaped-meat',
    of: ['ground meat', 'ground poultry'],
    text: 'shape|patties|meatballs|into balls|kofta|koftas',
    says: 'The meat can be mixed and shaped up to a day ahead. Keep it covered in the fridge until you cook it.',
    source: coldStorage,
  },
  {
    id: 'ready-for-the-wok',
    text: 'stir-fr',
    unless: 'frozen vegetables',
    says: 'Cut everything and mix the seasonings up to a day ahead. In the fridge, keep anything raw apart from the rest.',
    source: coldStorage,
  },
  {
    id: 'potatoes-in-water',
    foods: 'potato',
    text: 'peel',
    unless: 'sweet potato|baked potato|hash brown|grate|shred',
    says: 'The potatoes can be peeled and cut the day before. Keep them under cold water in the fridge, so that they don’t brown.',
    source: 'Idaho Potato Commission, questions to Dr. Potato',
  },
]
