import { rows, sauce, seen, unseen } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** Milk, cream, cheese, eggs and what stands in for them. */
export const dairyAndEggLooks = rows({
  'milk low-fat-milk skim-milk lactose-free-milk goat-milk buttermilk kefir evaporated-milk condensed-milk half-and-half light-cream oat-milk almond-milk soy-milk rice-milk coconut-milk-drink pea-milk cashew-milk plant-milk whey creamer oat-creamer':
    sauce('#faf1de', 0.8),
  'milk-powder whey-protein plant-protein buttermilk-powder': seen('hidden', 'crumb', '#f7eeda', 6, { strength: 0.8 }),
  'malted-milk': sauce('#d9b98a', 2),
  'cream clotted-cream creme-fraiche oat-cream soy-cream vegan-cream whipped-topping whipped-cream coconut-cream': seen(
    'cream',
    'swirl',
    '#fff8ea',
    60,
    { strength: 1 },
  ),
  'sour-cream light-sour-cream vegan-sour-cream mascarpone cream-cheese vegan-cream-cheese boursin': seen(
    'cream',
    'dollop',
    '#fffaf0',
    24,
  ),
  'yogurt low-fat-yogurt vanilla-yogurt greek-yogurt nonfat-greek-yogurt labneh coconut-yogurt soy-yogurt vegan-yogurt almond-yogurt tzatziki fromage-frais':
    seen('cream', 'dollop', '#fffaf0', 28),
  'ricotta part-skim-ricotta cottage-cheese low-fat-cottage-cheese farmers-cheese': seen(
    'cream',
    'dollop',
    '#fff8ea',
    22,
  ),
  'butter salted-butter ghee vegan-butter margarine': seen('hidden', 'square', '#f6dd85', 14, {
    dye: '#ecd08a',
    strength: 0.6,
  }),
  'cheddar mexican-blend american-cheese cheshire brick-cheese cheese-curds': seen('melt', 'grated', '#f0a83a', 14, {
    width: 0.16,
  }),
  'monterey-jack mozzarella italian-blend swiss gruyere provolone gouda fontina manchego vegan-cheese port-salut scamorza tilsit kashkaval graviera mahon':
    seen('melt', 'grated', '#f7dc8e', 14, { width: 0.16 }),
  'parmesan veg-parm pecorino grana-padano vegan-parmesan': seen('melt', 'grated', '#f8e8b8', 11, { width: 0.16 }),
  'fresh-mozzarella brie limburger': seen('piece', 'round', '#fffaf0', 22, { skin: '#f0e4cc', inner: 0.9 }),
  cotija: seen('small', 'crumb', '#fffaf0', 6, { mark: 'flakes' }),
  'feta ricotta-salata queso-fresco goat-cheese bryndza akkawi': seen('small', 'crumb', '#fffaf0', 8.5, {
    mark: 'flakes',
  }),
  'blue-cheese roquefort': seen('small', 'crumb', '#e9edea', 8.5),
  'paneer khoya': seen('main', 'cube', '#fdf6e6', 16, { skin: '#b8702a' }),
  halloumi: seen('main', 'slab', '#f7e6b8', 24, { skin: '#b0702a', mark: 'grill' }),
  egg: seen('main', 'half-egg', '#fff9ec', 29, { dye: '#f6cf5c', strength: 0.8 }),
  'duck-egg quail-egg': seen('main', 'half-egg', '#fff9ec', 24, { dye: '#f6cf5c' }),
  'egg-white': sauce('#fbf3e2', 0.5),
  'egg-yolk egg-substitute vegan-egg': sauce('#f3c24a', 1),
  'egg-replacer': unseen,
  'tofu super-firm-tofu smoked-tofu': seen('main', 'cube', '#faefd2', 17, { skin: '#c98a3c', mark: 'sheer' }),
  'silken-tofu': seen('main', 'cube', '#fffaf0', 17, { mark: 'sheer' }),
  'fried-tofu tofu-skin': seen('main', 'cube', '#e3b25e', 17, { skin: '#a5642a', mark: 'sheer' }),
  'tempeh gf-tempeh seitan': seen('main', 'slab', '#d6ab68', 21, { skin: '#7d4a20' }),
  'ice-cream df-ice-cream ready-frozen-yogurt': seen('cream', 'scoop', '#fbeecb', 40),
  'chocolate-milk': sauce('#9a6a48', 1),
  'ready-eggnog': sauce('#f5e3ae', 0.8),
  gjetost: seen('piece', 'slab', '#b0743c', 16, { skin: '#8a5428' }),
  'jarred-cheese-sauce ready-cheese-soup': sauce('#eeac42', 1.6),
  'cheese-spread': seen('cream', 'dollop', '#f3b84c', 22),
  natto: seen('small', 'bean', '#b98a4c', 8),
  'ready-sherbet': seen('cream', 'scoop', '#f6ab6a', 40),
  'ready-sorbet': seen('cream', 'scoop', '#ec8a9c', 40),
})
