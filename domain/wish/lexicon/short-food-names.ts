import { type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** What people call foods for short, and the food as the table has it. */
const rows: readonly (readonly [food: string, phrases: string])[] = [
  ['tomatoes', 'toms'],
  ['cherry tomatoes', 'cherry toms, baby toms, plum toms, vine toms'],
  ['canned tomatoes', 'tinned toms, tin toms, chopped toms, tin of toms, tins of toms, can of toms'],
  ['parmesan', 'parm, parmigiano reggiano'],
  ['mozzarella', 'mozz, mozza'],
  ['potatoes', 'spuds, spud, taters, tatties, tattie'],
  ['sweet potatoes', 'sweet pots, sweet pot, sweet spuds'],
  ['new potatoes', 'new pots, baby pots'],
  ['spaghetti', 'spag, spaggy'],
  ['cucumber', 'cuke, cukes'],
  ['cauliflower', 'cauli, caulis'],
  ['broccoli', 'broc, broccs, brocc'],
  ['zucchini', 'zuke, zukes, zucc, courg, courgs'],
  ['mushrooms', 'shrooms, mushies'],
  ['chicken', 'chook'],
  [
    'veggie sausages',
    'quorn sausages, quorn type sausages, quorn style sausages, quorn bangers, linda mccartney sausages, richmond meat free sausages',
  ],
  ['veggie mince', 'quorn, quorn mince, quorn pieces'],
  ['cooked turkey', 'turkey carcass, carcass of a turkey, turkey carcasses, turkey bones'],
  ['cooked chicken', 'chicken carcass, rotisserie carcass, chicken carcasses'],
  ['sausages', 'sossies'],
  ['yogurt', 'yog, yogs, yoghurt'],
  ['mayonnaise', 'mayo'],
  ['avocado', 'avo, avos, avocados, avs'],
  ['butternut squash', 'butternut'],
  ['bell pepper', 'bell pep, red pep, peps'],
  ['eggplant', 'aubs, aubergs'],
  [
    'vegetable stock',
    'stock cube, stock cubes, veg stock cube, veg stock cubes, vegetable stock cube, vegetable stock cubes, oxo cube, oxo cubes, stock pot, stock pots',
  ],
  ['chicken stock', 'chicken stock cube, chicken stock cubes'],
  ['beef stock', 'beef stock cube, beef stock cubes'],
]

export const shortFoodNames: Phrases = new Map<string, Meaning>(
  rows.flatMap(([food, phrases]) => phrasesFor(phrases, { is: 'food', food })),
)
