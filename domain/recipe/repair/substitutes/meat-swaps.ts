import type { Substitute, Swap } from '#domain/recipe/repair/substitutes/substitute.ts'

const cubes = 'patted dry and cut into 3/4-inch cubes'
const mains: readonly Substitute[] = [
  { food: 'tofu', short: 'tofu', preparation: cubes },
  { food: 'tempeh', preparation: 'cut into 1/2-inch strips' },
  { food: 'chickpeas', preparation: 'drained and rinsed' },
  { food: 'mushrooms', short: 'mushrooms', preparation: 'quartered' },
]
const slabs = 'patted dry and cut into 3/4-inch slabs'
const steaks: readonly Substitute[] = [
  { food: 'tofu', short: 'tofu', preparation: slabs },
  { food: 'portobello', short: 'portobello mushrooms', preparation: 'whole' },
  { food: 'eggplant', preparation: 'thickly sliced' },
]
const braised: readonly Substitute[] = [
  { food: 'seitan', preparation: 'cut into chunks' },
  { food: 'portobello', short: 'portobello mushrooms', preparation: 'thickly sliced' },
  ...mains,
]
const minces: readonly Substitute[] = [
  { food: 'cooked-lentils', short: 'lentils' },
  { food: 'tofu', short: 'tofu', preparation: 'crumbled' },
  { food: 'tempeh', preparation: 'crumbled' },
  { food: 'mushrooms', short: 'mushrooms', preparation: 'finely chopped' },
]
const smoky: readonly Substitute[] = [
  { food: 'smoked-tofu', preparation: 'diced' },
  { food: 'shiitake', short: 'shiitake mushrooms', preparation: 'thinly sliced' },
  { food: 'mushrooms', short: 'mushrooms', preparation: 'thinly sliced' },
]
/** Shellfish are of another bite than fish: what is tender and of the sea's color comes first. */
const shellfish: readonly Substitute[] = [
  { food: 'hearts-of-palm', preparation: 'drained and sliced' },
  { food: 'oyster-mushrooms', short: 'oyster mushrooms', preparation: 'torn into strips' },
  ...mains,
]
const vegetableStock: Substitute = { food: 'veg-stock', short: 'vegetable stock' }

/** Meat, fish and their stocks: another meat first where only what is in it was wrong, then what cooks alike; ratios are general practice. */
export const meatSwaps: readonly Swap[] = [
  { from: 'paneer halloumi', to: mains },
  {
    from:
      'chicken-thigh chicken-breast chicken-bone chicken-breast-bone drumsticks chicken-legs chicken-wings cooked-chicken turkey-breast ' +
      'cooked-chicken-breast cooked-turkey pork-tenderloin pork-loin duck-breast duck-legs pheasant frog-legs alligator plant-chicken plant-steak',
    to: mains,
  },
  {
    from: 'pork-chops pork-chops-bone flank-steak skirt-steak sirloin ribeye strip-steak beef-tenderloin flat-iron veal-steak veal-rump lamb-chops ostrich water-buffalo',
    to: steaks,
  },
  {
    from: 'chicken-nuggets frozen-chicken-tenders',
    to: [{ food: 'chicken-breast', short: 'chicken', preparation: 'cut into strips' }, ...mains],
  },
  { from: 'deli-turkey', to: [{ food: 'cooked-turkey', short: 'turkey', preparation: 'sliced' }, ...smoky] },
  {
    from:
      'beef-chuck brisket short-ribs beef-round beef-shank veal-shank lamb-shanks pork-shoulder spareribs lamb-shoulder lamb-leg goat ' +
      'venison rabbit wild-rabbit wild-boar cooked-beef cooked-lamb corned-beef pork-belly pork-cheeks pork-jowl beef-tongue beef-heart',
    to: braised,
  },
  { from: 'pulled-pork', to: [{ food: 'jackfruit', short: 'jackfruit', preparation: 'shredded' }, ...braised] },
  { from: 'char-siu', to: [{ food: 'pork-tenderloin', short: 'pork', preparation: 'thinly sliced' }, ...smoky] },
  {
    from:
      'shrimp cooked-shrimp scallops crab-meat crab-legs king-crab lobster lobster-tail crayfish whole-crayfish squid octopus mussels clams canned-clams ' +
      'oysters snails whelks abalone conch',
    to: shellfish,
  },
  { from: 'seafood-mix surimi', to: shellfish },
  { from: 'breaded-shrimp', to: [{ food: 'shrimp', short: 'shrimp' }, ...shellfish] },
  {
    from:
      'salmon wild-salmon cod haddock tilapia halibut tuna-steak sea-bass snapper sole trout catfish swordfish mackerel eel herring ' +
      'monkfish smelt yellowtail carp pike skate milkfish ling sturgeon sablefish coley butterfish cisco',
    to: [...steaks.slice(0, 1), ...mains.slice(1)],
  },
  {
    from: 'canned-tuna tuna-in-oil albacore-tuna canned-salmon canned-mackerel sardines tomato-sardines',
    to: [
      { food: 'chickpeas', preparation: 'drained, rinsed and roughly mashed' },
      ...shellfish.slice(0, 1),
      ...mains.slice(0, 1),
    ],
  },
  {
    from: 'smoked-salmon smoked-haddock smoked-mackerel smoked-sturgeon smoked-sablefish kippers salt-cod pickled-herring',
    to: smoky,
  },
  { from: 'fish-roe mixed-roe bottarga', to: [{ food: 'capers' }] },
  { from: 'dried-shrimp bonito', to: [{ food: 'dried-shiitake', short: 'dried shiitake' }] },
  {
    from: 'ground-beef extra-lean-ground-beef ground-pork ground-turkey ground-chicken ground-lamb ground-veal bison',
    to: minces,
  },
  {
    from: 'meatballs',
    to: [{ food: 'ground-beef', short: 'beef', preparation: 'rolled into balls' }, ...minces.slice(1)],
  },
  {
    from:
      'sausage breakfast-sausage bratwurst hot-dogs chicken-sausage chinese-sausage merguez mexican-chorizo boerewors cevapi longaniza knockwurst ' +
      'vienna-sausages',
    to: [
      { food: 'ground-pork', short: 'ground pork' },
      { food: 'vegan-sausage', short: 'vegan sausage', keeps: true },
      ...minces,
    ],
  },
  { from: 'vegan-sausage veggie-sausage soyrizo plant-mince soy-chunks veggie-burger plant-meatballs', to: minces },
  {
    from:
      'bacon pancetta guanciale prosciutto ham ham-hock canadian-bacon turkey-bacon beef-bacon chorizo andouille kielbasa turkey-kielbasa bresaola sujuk jerky ' +
      'blood-sausage luncheon-meat tocino plant-bacon plant-deli',
    to: smoky,
  },
  {
    from: 'salami pepperoni turkey-pepperoni mortadella summer-sausage lebanon-bologna olive-loaf',
    to: [{ food: 'prosciutto', keeps: true }, ...smoky],
  },
  { from: 'pastrami', to: [{ food: 'cooked-beef', short: 'beef', preparation: 'thinly sliced' }, ...smoky] },
  { from: 'chicken-liver beef-liver pork-kidneys liverwurst foie-gras', to: minces.slice(3) },
  { from: 'tofu tempeh edamame smoked-tofu fried-tofu tofu-skin gf-tempeh seitan', to: mains.slice(2) },
  { from: 'silken-tofu', to: [{ food: 'coconut-yogurt', short: 'coconut yogurt' }] },
  // bones give a broth its savor, as dried mushrooms do; general kitchen practice
  {
    from: 'soup-bones chicken-carcass pig-feet',
    to: [{ food: 'dried-shiitake', short: 'dried shiitake', ratio: 0.05 }],
  },
  { from: 'chicken-stock beef-stock fish-stock clam-juice', to: [vegetableStock, { food: 'water' }] },
  {
    from: 'chicken-stock-cube beef-stock-cube stock-cube',
    to: [
      { food: 'stock-cube', keeps: true },
      { ...vegetableStock, unit: 'cup' },
      { food: 'salt', unit: 'tsp' },
    ],
  },
  { from: 'dashi', to: [{ food: 'kombu-dashi' }, vegetableStock, { food: 'water' }] },
  { from: 'veg-stock', to: [{ food: 'water' }] },
  {
    from: 'any-gravy canned-gravy',
    to: [{ ...vegetableStock, preparation: 'thickened with a little cornstarch' }, vegetableStock],
  },
  { from: 'anchovies anchovy-paste', to: [{ food: 'capers' }, { food: 'olives', short: 'olives' }] },
]
