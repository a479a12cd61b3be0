import { rows, seen } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** Salad leaves, cooking greens and fresh herbs. */
export const leafAndHerbLooks = rows({
  'spinach molokhia moringa frozen-spinach water-spinach sorrel purslane nettles amaranth-leaves taro-leaves chrysanthemum-greens sweet-potato-leaves pumpkin-leaves malabar-spinach new-zealand-spinach lambsquarters':
    seen('leaf', 'spoon-leaf', '#3f7a35', 22, { strength: 2 }),
  kale: seen('leaf', 'frilled-leaf', '#3d6b3a', 25, { stretch: 0.66, core: '#a9c48a', strength: 2 }),
  'swiss-chard collard-greens mustard-greens turnip-greens': seen('leaf', 'frilled-leaf', '#417b37', 26, {
    stretch: 0.8,
    core: '#e6d9b8',
  }),
  'dandelion arugula': seen('leaf', 'lobed-leaf', '#4f8638', 24, { strength: 2 }),
  'watercress mache': seen('leaf', 'leaf', '#4c8a3a', 16, { stretch: 1.6, strength: 2 }),
  'romaine leaf-lettuce escarole': seen('leaf', 'frilled-leaf', '#76a943', 30, { stretch: 0.86 }),
  'iceberg lettuce-cups': seen('leaf', 'frilled-leaf', '#a5cc63', 32, { stretch: 1 }),
  'mixed-greens': seen('leaf', 'leaf', '#5f9a3e', 25, { stretch: 1.3 }),
  radicchio: seen('leaf', 'frilled-leaf', '#8c2b52', 26, { core: '#f3e3ea' }),
  'belgian-endive': seen('leaf', 'leaf', '#e3e8a8', 28, { stretch: 0.9 }),
  'grape-leaves': seen('leaf', 'frilled-leaf', '#6d7f35', 24),
  'cilantro parsley epazote carrot-tops': seen('herb', 'flat-leaf', '#3f8a3c', 15),
  'basil thai-basil': seen('herb', 'leaf', '#4a8a3a', 19, { stretch: 1.35 }),
  mint: seen('herb', 'leaf', '#58a06a', 16, { stretch: 1.2 }),
  savory: seen('herb', 'sprig', '#3f8a3c', 19),
  'dill tarragon': seen('herb', 'sprig', '#5f9a4a', 22),
  'chives garlic-chives': seen('herb', 'stick', '#5a9440', 13, { width: 0.09 }),
  'thyme lavender': seen('herb', 'sprig', '#6b8a52', 19),
  rosemary: seen('herb', 'sprig', '#557a55', 22),
  'sage fresh-oregano': seen('herb', 'leaf', '#7d9a6c', 16, { stretch: 1.1 }),
  'curry-leaves lime-leaf shiso pandan': seen('herb', 'leaf', '#3f7f3a', 16),
  'fenugreek fresh-herbs': seen('herb', 'sprig', '#4d8a38', 18),
  'edible-flowers': seen('herb', 'round', '#b06ac0', 9, { core: '#f3c63c', inner: 0.95 }),
  bay: seen('herb', 'leaf', '#80763f', 24, { stretch: 0.66, strength: 0 }),
  'dried-basil dried-parsley dried-dill dried-mint dried-tarragon dried-marjoram oregano dried-thyme dried-rosemary dried-sage herbes italian-seasoning poultry-seasoning fenugreek-leaves dried-cilantro dried-chives dried-savory':
    seen('dust', 'specks', '#5f7a3c', 96, { specks: 26, width: 2.2, strength: 1 }),
})
