import { wordSet } from '#domain/plain-text.ts'

/**
 * Foods of the table that no family lists, and the food of the kitchen that each is cut, cooked and weighed like: culinary
 * judgement of our own. Minutes and safe temperatures are those of the stand-in, so that each stands with one that needs at
 * least as much heat. They come to the pot only where a cook asks for them by name.
 */
const rows: readonly (readonly [like: string, ids: string, simmered?: number])[] = [
  // meat and poultry
  ['ground-beef', 'extra-lean-ground-beef ground-veal'],
  ['sirloin', 'ribeye strip-steak beef-tenderloin flat-iron bison lamb-leg'],
  ['flank-steak', 'skirt-steak'],
  ['beef-chuck', 'brisket short-ribs beef-cheeks beef-round beef-shank veal-shank corned-beef venison'],
  ['beef-chuck', 'tripe', 165],
  ['lamb-shoulder', 'lamb-shanks goat'],
  ['pork-shoulder', 'pork-belly spareribs rabbit ham-hock'],
  ['pork-loin', 'pork-chops pork-chops-bone lamb-chops'],
  ['bacon', 'guanciale ham prosciutto canadian-bacon pepperoni salami turkey-bacon beef-bacon'],
  ['andouille', 'kielbasa chinese-sausage hot-dogs blood-sausage chicken-sausage luncheon-meat'],
  ['sausage', 'bratwurst breakfast-sausage'],
  ['chicken-bone', 'drumsticks chicken-legs chicken-wings duck-legs chicken-breast-bone'],
  ['chicken-breast', 'turkey-breast cooked-turkey pheasant'],
  ['chicken-thigh', 'duck-breast chicken-liver'],
  // fish and shellfish
  ['salmon', 'wild-salmon trout'],
  ['cod', 'sole catfish sea-bass'],
  ['halibut', 'tuna-steak swordfish mackerel'],
  [
    'canned-tuna',
    'tuna-in-oil albacore-tuna canned-salmon canned-mackerel smoked-mackerel sardines tomato-sardines smoked-salmon',
  ],
  ['shrimp', 'scallops squid lobster crayfish crab-meat seafood-mix octopus'],
  // tofu, eggs, beans
  ['tofu', 'smoked-tofu fried-tofu seitan vegan-sausage gf-tempeh'],
  ['egg', 'duck-egg'],
  ['ground-beef', 'plant-mince soyrizo veggie-sausage'],
  ['white-beans', 'cooked-white-beans lima-beans fava-beans'],
  ['chickpeas', 'cooked-chickpeas'],
  ['black-beans', 'cooked-black-beans'],
  ['kidney-beans', 'cooked-kidney-beans baked-beans vegetarian-baked-beans'],
  ['pinto-beans', 'cooked-pinto-beans pigeon-peas refried-beans vegetarian-refried-beans'],
  ['red-lentils', 'mung-dal'],
  ['brown-lentils', 'split-peas'],
  ['brown-lentils', 'urad-dal', 60],
  ['chicken-bone', 'duck chicken-carcass'],
  ['beef-chuck', 'haggis soup-bones'],
  ['sirloin', 'beef-liver'],
  ['shrimp', 'lobster-tail crab-legs oysters'],
  // vegetables and fruit
  ['onion', 'sweet-onion'],
  ['carrot', 'baby-carrots'],
  ['red-pepper', 'banana-pepper roasted-peppers'],
  ['tomato', 'plum-tomato green-tomato'],
  ['broccoli', 'broccoli-florets'],
  ['broccolini', 'broccoli-rabe'],
  ['cabbage', 'savoy-cabbage'],
  ['peas', 'fresh-peas mixed-vegetables'],
  ['corn', 'corn-cob baby-corn hominy'],
  ['turnip', 'rutabaga kohlrabi jerusalem-artichoke salsify lotus-root'],
  ['radish', 'jicama'],
  ['butternut', 'acorn-squash pumpkin spaghetti-squash'],
  ['zucchini', 'chayote bitter-melon'],
  ['cucumber', 'mini-cucumbers'],
  ['green-beans', 'nopales artichoke-hearts hearts-of-palm'],
  ['potato', 'russet-potato baby-potatoes cassava taro'],
  ['sweet-potato', 'yam plantain'],
  ['bean-sprouts', 'bamboo-shoots water-chestnuts water-chestnut bamboo sprouts'],
  ['mushrooms', 'white-mushrooms portobello enoki maitake chanterelles morels wild-mushrooms artichoke jackfruit'],
  ['shiitake', 'wood-ear dried-porcini'],
  ['swiss-chard', 'mustard-greens turnip-greens dandelion escarole'],
  ['spinach', 'water-spinach frozen-spinach'],
  ['romaine', 'iceberg leaf-lettuce mache'],
  ['radicchio', 'belgian-endive'],
  ['arugula', 'purslane'],
  ['serrano', 'red-chile green-chiles pickled-jalapenos'],
  ['thai-chile', 'habanero'],
  ['lemon', 'lemon-juice'],
  ['lime', 'lime-juice'],
  ['orange', 'blood-orange tangerine grapefruit'],
  ['apple', 'sweet-apple'],
  ['pear', 'quince persimmon'],
  ['mango', 'guava dragon-fruit passion-fruit'],
  ['grapes', 'lychee'],
  ['cherries', 'sour-cherries'],
  ['raspberries', 'frozen-berries pomegranate fresh-cranberries currants'],
  ['plum', 'rhubarb'],
  [
    'raisins',
    'dried-currants dried-cranberries dried-cherries dried-figs prunes dried-apple dried-mango mixed-dried-fruit goji-berries',
  ],
  // grains, pasta and bread
  ['bulgur', 'millet buckwheat freekeh'],
  ['bulgur', 'farro barley', 28],
  ['bulgur', 'brown-rice wild-rice', 42],
  ['oats', 'steel-cut-oats oat-bran'],
  ['penne', 'orzo tortellini cheese-ravioli gnocchi'],
  ['lasagna-noodles', 'egg-free-lasagna'],
  ['rice-noodles', 'shirataki'],
  ['bread', 'white-bread rye-bread pita naan english-muffins bagels brioche challah burger-buns croissant'],
  ['corn-tortillas', 'taco-shells'],
  // dairy and what stands in for it
  ['milk', 'low-fat-milk lactose-free-milk goat-milk buttermilk kefir'],
  ['oat-milk', 'rice-milk cashew-milk plant-milk coconut-milk-drink'],
  ['cream', 'half-and-half light-cream evaporated-milk oat-cream soy-cream vegan-cream'],
  ['creme-fraiche', 'mascarpone cream-cheese clotted-cream light-sour-cream vegan-cream-cheese vegan-sour-cream'],
  ['yogurt', 'almond-yogurt vegan-yogurt vanilla-yogurt tzatziki'],
  ['butter', 'salted-butter vegan-butter margarine lard duck-fat'],
  ['ricotta', 'part-skim-ricotta cottage-cheese low-fat-cottage-cheese'],
  [
    'cheddar',
    'monterey-jack mexican-blend italian-blend swiss gruyere provolone gouda fontina american-cheese vegan-cheese',
  ],
  ['fresh-mozzarella', 'mozzarella brie cheese-curds'],
  ['parmesan', 'pecorino grana-padano vegan-parmesan nutritional-yeast'],
  ['blue-cheese', 'roquefort'],
  ['goat-cheese', 'boursin'],
  // seasonings, sauces and toppings
  ['garlic', 'garlic-scapes garlic-paste ginger-garlic-paste'],
  ['ginger', 'galangal turmeric-root ginger-paste'],
  ['oregano', 'dried-thyme dried-basil dried-rosemary dried-sage dried-dill dried-mint dried-tarragon dried-marjoram'],
  ['oregano', 'italian-seasoning poultry-seasoning dried-parsley fenugreek-leaves epazote savory'],
  [
    'cumin',
    'curry-powder chili-powder ground-cloves mustard-powder pumpkin-spice ras-el-hanout taco-seasoning ranch-seasoning cajun-seasoning ground-fennel',
  ],
  ['cumin', 'mace tandoori-masala chaat-masala lemon-pepper garlic-powder onion-powder asafoetida amchur berbere'],
  ['cayenne', 'shichimi'],
  ['pepper', 'white-pepper'],
  ['cumin-seed', 'coriander-seed fenugreek-seed caraway celery-seed nigella poppy-seed'],
  ['cinnamon', 'vanilla-bean'],
  ['chives', 'garlic-chives sorrel'],
  ['parsley', 'fresh-herbs shiso'],
  ['soy-sauce', 'hoisin-sauce teriyaki-sauce worcestershire ponzu kecap-manis plain-tamari shrimp-paste'],
  ['gochujang', 'sriracha hot-sauce harissa sweet-chili-sauce bbq-sauce ketchup aji-amarillo chile-paste adobo-sauce'],
  ['dijon', 'yellow-mustard honey-mustard horseradish wasabi'],
  ['mayonnaise', 'vegan-mayonnaise'],
  ['red-curry-paste', 'green-curry-paste indian-curry-paste'],
  ['red-vinegar', 'white-wine-vinegar balsamic-vinegar malt-vinegar'],
  ['rice-vinegar', 'white-vinegar black-vinegar seasoned-rice-vinegar'],
  ['tamarind', 'pomegranate-molasses'],
  ['capers', 'pickles anchovies sun-dried-tomatoes pepperoncini pickled-onions pickled-ginger'],
  ['kimchi', 'sauerkraut'],
  ['chicken-stock', 'beef-stock fish-stock'],
  ['canned-tomatoes', 'whole-canned-tomatoes tomato-puree tomato-sauce marinara-sauce'],
  ['tomato-paste', 'pesto'],
  ['walnuts', 'macadamias brazil-nuts mixed-nuts candied-walnuts granola'],
  ['chia', 'flax'],
  ['sesame', 'everything-seasoning'],
  ['almond-butter', 'cashew-butter hazelnut-spread'],
  ['neutral-oil', 'sunflower-oil grapeseed-oil corn-oil peanut-oil avocado-oil hazelnut-oil walnut-oil chili-oil'],
  ['maple', 'agave molasses corn-syrup rice-syrup'],
  [
    'cocoa',
    'dark-chocolate df-chocolate sugar-free-chocolate chocolate-chips milk-chocolate white-chocolate unsweetened-chocolate',
  ],
  ['flour', 'whole-wheat-flour bread-flour oat-flour'],
  // what only dishes of the catalogue know how to use
  [
    'panko',
    'phyllo cannoli-shells grape-leaves dried-chickpeas dried-white-beans dried-black-beans dried-lime psyllium buttermilk-powder milk-powder dried-garlic dried-onion pie-crust pizza-dough biscuit-dough crescent-dough cooked-stuffing croutons fresh-breadcrumbs potato-chips',
  ],
  [
    'breadcrumbs',
    'puffed-rice corn-flakes graham-crackers digestive-biscuits vanilla-wafers ladyfingers sponge-cake pound-cake pretzels fried-onions crackers matzo sandwich-cookies',
  ],
  ['egg', 'egg-yolk'],
  ['dry-sherry', 'spirits liqueur amaretto'],
  ['bacon', 'deli-turkey pastrami pulled-pork cooked-beef cooked-lamb mortadella char-siu'],
  ['potato', 'hash-browns french-fries'],
  ['dijon', 'pickle-relish'],
  ['pepper', 'peppercorns'],
  ['white-wine', 'beer hard-cider'],
  ['tomato-paste', 'salsa'],
  ['mayonnaise', 'ranch-dressing'],
  ['flour', 'cake-flour self-rising-flour rye-flour puff-pastry sourdough-starter matzo-meal'],
  ['baking-powder', 'cream-of-tartar'],
  ['cornstarch', 'custard-powder'],
  ['butter', 'shortening suet'],
  ['sugar', 'marshmallows vegan-marshmallows sprinkles caramels'],
  ['honey', 'jam cranberry-sauce lemon-curd caramel-sauce fudge-sauce chocolate-syrup marshmallow-cream'],
  ['breadcrumbs', 'meringues'],
  ['canned-pumpkin', 'applesauce'],
  ['coconut-flour', 'sweetened-coconut'],
  ['cream', 'ice-cream df-ice-cream'],
  ['apple-juice', 'pineapple-juice ginger-ale water'],
  ['rice-paper', 'wonton-wrappers spring-roll-wrapper'],
  ['rice-noodles', 'tteok'],
  ['long-rice', 'cooked-rice cooked-brown-rice'],
  ['penne', 'cooked-pasta'],
  ['serrano', 'dried-chiles dried-ancho'],
  ['cornmeal', 'masa-harina masarepa'],
  ['haddock', 'smoked-haddock'],
  ['gochujang', 'mango-chutney'],
]

const likes: ReadonlyMap<string, CookedLike> = new Map(
  rows.flatMap(([like, ids, simmered]) =>
    [...wordSet(ids)].map((id): [string, CookedLike] => [id, { like, simmered }]),
  ),
)

interface CookedLike {
  /** Id of the food of the kitchen that it is cooked like. */
  like: string
  /** Minutes it simmers, where it wants longer than that food. */
  simmered: number | undefined
}

/** The food that this one is cooked like; undefined where the kitchen knows none. */
export function cookedLike(id: string): CookedLike | undefined {
  return likes.get(id)
}

/** Foods that only a dish of the catalogue knows how to cook: whoever names kidney beans does not mean to soak them. */
export const onlyInBook: ReadonlySet<string> = wordSet(
  'dried-chickpeas dried-white-beans dried-black-beans dried-lime psyllium buttermilk-powder milk-powder dried-garlic dried-onion duck haggis soup-bones chicken-carcass beef-liver oysters crab-legs lobster-tail spaghetti-squash sugar-free-chocolate egg-free-lasagna cooked-stuffing',
)
/** Of these, what goes into no other dish, even for who names it: nobody braises soup bones with carrots, or wants crab legs in tacos. */
export const onlyInItsDish: ReadonlySet<string> = wordSet(
  'haggis soup-bones chicken-carcass beef-liver oysters crab-legs lobster-tail spaghetti-squash cooked-stuffing',
)

/** Raw doughs: only a dish that bakes them has a place for one. */
export const unbaked: ReadonlySet<string> = wordSet(
  'pie-crust pizza-dough biscuit-dough crescent-dough phyllo puff-pastry',
)

/** All foods that come in only by name. */
export const onlyByName: readonly string[] = [...likes.keys()]
