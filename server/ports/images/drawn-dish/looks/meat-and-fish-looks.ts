import { rows, seen } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** Meat, poultry, fish and seafood. */
export const meatAndFishLooks = rows({
  'ground-beef extra-lean-ground-beef bison ground-lamb': seen('small', 'mince', '#7d4a2e', 8.5, {
    strength: 0.4,
  }),
  'ground-pork ground-veal ground-turkey ground-chicken breakfast-sausage pulled-pork pork-floss plant-mince soy-chunks':
    seen('small', 'mince', '#b0794a', 8.5, { strength: 0.3 }),
  'mexican-chorizo soyrizo': seen('small', 'mince', '#b93f24', 9.5, { strength: 0.4 }),
  'flank-steak skirt-steak sirloin ribeye strip-steak beef-tenderloin flat-iron venison ostrich water-buffalo plant-steak wild-boar':
    seen('main', 'meat', '#c2524b', 46, { dye: '#7a4a30' }),
  'beef-chuck beef-cheeks brisket short-ribs beef-round lamb-shoulder goat soup-bones rabbit beef-heart wild-rabbit':
    seen('main', 'cube', '#7a4630', 19, { skin: '#3f1f14' }),
  // cut across, with the marrow in its bone
  'beef-shank veal-shank': seen('main', 'round', '#94603f', 46, { skin: '#5a3020', core: '#f3e6cc', inner: 0.9 }),
  'ham canadian-bacon mortadella plant-deli headcheese luncheon-meat corned-beef-hash': seen(
    'main',
    'slab',
    '#d98a86',
    26,
    { skin: '#b0544f' },
  ),
  'corned-beef pastrami': seen('main', 'slab', '#b85a52', 26, { skin: '#5f2a22' }),
  'cooked-beef cooked-lamb': seen('main', 'slab', '#a8625a', 26, { skin: '#5a2e22', dye: '#7a4a30' }),
  'deli-turkey': seen('main', 'slab', '#e3c3a0', 26, { skin: '#a9743f' }),
  'lamb-leg beef-liver liverwurst foie-gras chicken-liver pork-kidneys': seen('main', 'meat', '#a8544a', 42, {
    skin: '#4a2416',
  }),
  'lamb-chops lamb-shanks ham-hock pig-feet': seen('main', 'chop', '#a9643a', 42, {
    skin: '#5a2c16',
  }),
  spareribs: seen('main', 'rack', '#8f4a28', 84, { skin: '#4f2214' }),
  'pork-chops-bone': seen('main', 'steak', '#d8a87c', 60, { skin: '#94582e', core: '#f6ead2' }),
  'pork-tenderloin pork-loin pork-chops veal-steak char-siu veal-rump': seen('main', 'meat', '#e9c3a4', 42, {
    skin: '#8f4a22',
  }),
  'pork-shoulder pork-belly suckling-pig pork-cheeks pork-jowl tocino': seen('main', 'cube', '#d09c74', 19, {
    skin: '#84461e',
  }),
  'bacon turkey-bacon beef-bacon pancetta guanciale jerky pork-rinds plant-bacon': seen(
    'small',
    'stick',
    '#a63c2a',
    15,
    {
      width: 0.26,
      strength: 0.2,
    },
  ),
  'prosciutto bresaola': seen('piece', 'frilled-leaf', '#d9737a', 22, { core: '#f6dcd6' }),
  'salami pepperoni summer-sausage turkey-pepperoni': seen('piece', 'round', '#b5322c', 17, {
    skin: '#8a1f1f',
    mark: 'rays',
    inner: 0.92,
  }),
  'chorizo sujuk andouille kielbasa chinese-sausage blood-sausage chicken-sausage veggie-sausage vegan-sausage longaniza turkey-kielbasa':
    seen('piece', 'round', '#b04a2c', 15, { skin: '#7a2a1a', mark: 'rays', inner: 0.9, dye: '#c2552a' }),
  'sausage merguez bratwurst hot-dogs boerewors cevapi knockwurst vienna-sausages frozen-corn-dogs': seen(
    'main',
    'sausage',
    '#a5552c',
    38,
  ),
  'meatballs veggie-burger plant-meatballs': seen('main', 'ball', '#7e4226', 20, { skin: '#4a2414' }),
  suet: seen('hidden', 'crumb', '#f3e6d0', 6),
  'chicken-breast turkey-breast cooked-turkey cooked-chicken chicken-breast-bone cooked-chicken-breast': seen(
    'main',
    'meat',
    '#f2dcb4',
    46,
    {
      skin: '#b0672a',
      dye: '#e6c896',
    },
  ),
  'chicken-thigh chicken-bone whole-chicken whole-turkey cornish-hen pheasant chicken-carcass quail': seen(
    'main',
    'thigh',
    '#d49a55',
    40,
    { skin: '#8a4a1e', core: '#f3e6cc' },
  ),
  'drumsticks chicken-legs duck-legs': seen('main', 'drumstick', '#c98a45', 46, { skin: '#8a4a1e' }),
  'chicken-wings': seen('main', 'wing', '#c9813a', 38, { skin: '#8a4a1e' }),
  'duck-breast duck': seen('main', 'meat', '#b5504f', 42, { skin: '#6b3315' }),
  'chicken-nuggets frozen-chicken-tenders': seen('main', 'crumb', '#d99a45', 19),
  'salmon wild-salmon trout cisco kippers': seen('main', 'fillet', '#f2804f', 62),
  'smoked-salmon smoked-sturgeon smoked-sablefish': seen('piece', 'frilled-leaf', '#f08a5c', 24, { core: '#fbc9a8' }),
  'canned-salmon': seen('piece', 'chunk', '#f09a74', 13, { width: 0.72, mark: 'flakes', skin: '#d9764c' }),
  // in flakes, grey-pink
  'canned-tuna tuna-in-oil albacore-tuna': seen('piece', 'chunk', '#dfbfa6', 13, {
    width: 0.6,
    mark: 'flakes',
    skin: '#b08a6c',
  }),
  'smoked-haddock salt-cod plant-fish': seen('piece', 'chunk', '#f3cf8e', 20, { width: 0.72, mark: 'flakes' }),
  'cod haddock tilapia halibut sea-bass sole catfish snapper monkfish carp pike skate milkfish ling sturgeon sablefish coley butterfish':
    seen('main', 'fillet', '#f6ead6', 60, {
      skin: '#c98a3f',
    }),
  'mackerel canned-mackerel tomato-sardines pickled-herring herring eel sardines smoked-mackerel smelt': seen(
    'main',
    'fillet',
    '#b8b3a6',
    48,
    {
      skin: '#5b6a78',
    },
  ),
  'tuna-steak': seen('main', 'meat', '#c9585c', 46, { skin: '#8a6a4f', width: 0 }),
  swordfish: seen('main', 'meat', '#ecdcc4', 46, { skin: '#b07a45', width: 0 }),
  anchovies: seen('small', 'stick', '#8a5a44', 16, { width: 0.16, strength: 0.2 }),
  'anchovy-paste dried-shrimp bonito': seen('hidden', 'crumb', '#b07a55', 6),
  'fish-roe mixed-roe': seen('small', 'ball', '#f07a2c', 5),
  surimi: seen('piece', 'stick', '#f4d6cc', 22, { width: 0.2 }),
  'shrimp cooked-shrimp crayfish lobster lobster-tail breaded-shrimp': seen('main', 'shrimp', '#f38a63', 28, {
    dye: '#f0a67e',
  }),
  'crab-meat': seen('main', 'crumb', '#f6dccb', 13),
  'crab-legs king-crab': seen('main', 'crab-leg', '#e2562e', 62),
  scallops: seen('main', 'scallop', '#f8ecd4', 22),
  mussels: seen('main', 'shell', '#2c3140', 23),
  'clams snails canned-clams oysters whelks conch': seen('main', 'shell', '#c9b9a2', 21, { core: '#e9c79a' }),
  'squid octopus': seen('main', 'ring', '#f4e3d6', 15, { width: 0.4 }),
  'seafood-mix': seen('main', 'shrimp', '#f38a63', 24),
  'plant-chicken sweetbreads alligator': seen('main', 'cube', '#ecd4aa', 17, { skin: '#b0742f' }),
  'frog-legs': seen('main', 'drumstick', '#efd9b0', 26, { skin: '#b9793a' }),
  'beef-tongue': seen('main', 'slab', '#b9776a', 28, { skin: '#7d4a42' }),
  gizzards: seen('main', 'cube', '#8f5a3c', 13, { skin: '#5a3220' }),
  'pig-ears': seen('small', 'stick', '#d9a583', 18, { width: 0.2 }),
  tripe: seen('main', 'shreds', '#ece0c8', 22, { width: 0.26 }),
  haggis: seen('small', 'mince', '#5f4330', 8.5, { strength: 0.4 }),
  'frozen-falafel': seen('main', 'ball', '#8a5c2c', 18, { skin: '#5d3a18' }),
  yellowtail: seen('main', 'fillet', '#f2c3ae', 56, { skin: '#c9a27a' }),
  abalone: seen('main', 'scallop', '#e3cfae', 22),
  'fish-sticks': seen('main', 'stick', '#d99a45', 30, { width: 0.3 }),
  bottarga: seen('dust', 'specks', '#d9822c', 80, { specks: 30, width: 2.6, strength: 0.4 }),
})
