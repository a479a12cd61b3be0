import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Greens, beans and what is baked under cheese. */
export const greensAndGratins: DishEntries = {
  'cauliflower-cheese': {
    names:
      'cauliflower cheese, cauliflower gratin, cheesy cauliflower, cauliflower cheese bake, cauliflower au gratin, cauli cheese, baked cauliflower cheese, cauliflower with cheese sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'scalloped-potatoes creamed-spinach gratin',
    beside: 'roast-chicken sunday-roast-beef',
    weight: 3,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable cauliflower 850 cut into large florets
      fat butter|vegan-butter 45
      flour flour|gf-flour|cornstarch 36
      liquid milk|oat-milk|soy-milk 480
      sauce dijon 8
      cheese cheddar|vegan-cheese 170
      ground-spice nutmeg 0.3
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+6~ Heat the oven to 400°F (200°C). Boil {cauliflower} in well-salted water until just tender, 5 to 6 minutes. Drain, and let the steam dry it off in the colander.
      9 Melt {butter} in a saucepan over medium heat and stir in {flour} for 1 minute. Whisk in {milk} bit by bit and simmer, whisking, until thick, 5 minutes.
      2 Off the heat, stir in {dijon, nutmeg, most cheddar, salt, pepper} until melted.
      2+23 Lay the florets in {@baking-dish}, pour the sauce over and cover with {cheddar}. Bake until golden and bubbling, 22 to 25 minutes.
      1+5 Let stand for 5 minutes.
    `,
    face: 'Tender cauliflower under a bubbling Cheddar sauce',
    why: 'Florets drained until dry do not water the sauce',
  },
  'creamed-spinach': {
    names:
      'creamed spinach, creamy spinach, steakhouse creamed spinach, creamed spinach recipe, spinach in cream sauce, spinach a la creme, cream spinach',
    family: 'farmhouse',
    near: 'collard-greens cauliflower-cheese creamed-greens',
    beside: 'pan-seared-steak roast-beef',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      leaf spinach 680
      fat butter|vegan-butter 35
      aromatic shallot 50 finely chopped
      second-fat garlic 4 minced
      flour flour|gf-flour|cornstarch 12
      creamy cream|oat-cream|soy-cream 180
      cheese parmesan|vegan-parmesan 25?
      ground-spice nutmeg 0.3
      salt
      pepper pepper 0.5
    `,
    steps: `
      5 Wilt {spinach} in a large pot with a splash of water over high heat, a few handfuls at a time, 3 minutes in all. Rinse cold and squeeze out every drop you can. Chop.
      4 Melt {butter} in a skillet over medium heat and soften {shallot, garlic}, 3 minutes. Stir in {flour} for 1 minute.
      4 Stir in {cream} and let it bubble until thick, 2 minutes. Add the leaves, {nutmeg, salt, pepper} and cook, stirring, until creamy and hot, 2 minutes.
      1 [Stir in {parmesan} and] serve at once.
    `,
    face: 'Silky spinach in a thick, nutmeg-scented cream',
    why: 'Squeezed dry, the leaves thicken the sauce instead of thinning it',
  },
  'collard-greens': {
    names:
      'collard greens, southern greens, braised greens, southern collard greens, collards, collard greens with bacon, soul food greens, stewed greens, mess of greens',
    family: 'creole',
    near: 'creamed-spinach vegetable-braise',
    beside: 'fried-chicken bbq-ribs',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      leaf collard-greens 600 stemmed and cut into ribbons
      protein bacon 85? cut into 1/2-inch pieces
      fat olive-oil 20
      aromatic onion 150 chopped
      second-fat garlic 9 sliced
      ground-spice smoked-paprika 1.5
      stock chicken-stock|veg-stock 600
      acid cider-vinegar 20
      sweetener brown-sugar 6
      chile flakes 0.6?
      salt
    `,
    steps: `
      7 [Brown {bacon} in {@pot} over medium heat, 6 minutes.]
      6 Add {olive-oil, onion} to the pot and soften over medium heat, 5 minutes. Stir in {garlic, smoked-paprika, flakes} for 1 minute.
      5 Add {collard-greens} by the handful, turning them until each wilts. Pour in {chicken-stock}.
      2+45 Cover and simmer on low until the thickest pieces are tender, 45 minutes.
      2 Season with {cider-vinegar, brown-sugar, salt}. Serve in bowls with their pot liquor.
    `,
    face: 'Soft, smoky greens in their own sharp broth',
    why: 'Slow simmering takes the bitterness out and leaves them silky',
  },
  'minted-peas': {
    names:
      'minted peas, buttered peas, peas and mint, peas with mint, minty peas, garden peas, peas with butter, buttered minted peas, peas',
    title: 'Buttered Peas with Mint',
    titles: 'olive-oil: Peas with Mint',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'mushy-peas glazed-carrots steamed-side',
    beside: 'roast-lamb lamb-chops',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable peas 450
      fat butter|vegan-butter|olive-oil 25
      herb mint 5 chopped
      acid lemon 10
      salt
      pepper pepper 0.3
    `,
    steps: `
      1+5 Bring 1 inch of water to a boil in a saucepan[ with {1/2 salt}].
      1+3 Add {peas} and simmer until hot and bright, 3 minutes. Drain well.
      1 Return to the warm pan with {butter, mint, lemon, salt, pepper} and toss.
    `,
    face: 'Bright, sweet and glossy, with a breath of mint',
    why: 'Three minutes, and no more: a minute longer and they turn gray',
  },
  'mushy-peas': {
    names: 'mushy peas, chip shop mushy peas, crushed peas, mashed peas, british mushy peas, quick mushy peas',
    title: 'Mushy Peas',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'minted-peas mash',
    beside: 'fish-and-chips fish-sticks',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable peas 500
      fat butter|vegan-butter|olive-oil 30
      creamy milk|oat-milk|soy-milk 45
      herb mint 4? chopped
      acid malt-vinegar|white-vinegar 5
      salt
      pepper pepper 0.4
    `,
    steps: `
      1+6 Simmer {peas} in a little salted water until very soft, 5 to 6 minutes. Drain.
      3 Mash roughly with {butter, milk}, leaving some of them whole.
      1 Stir over low heat until thick. Season with {malt-vinegar, mint, salt, pepper}.
    `,
    face: 'Soft, thick and roughly mashed, the British way',
    why: 'A few drops of malt vinegar make them taste of the seaside',
  },
  'baked-beans': {
    names:
      'baked beans, boston baked beans, bbq baked beans, homemade baked beans, barbecue beans, southern baked beans, brown sugar baked beans, bbq beans, cowboy beans, baked beans with bacon, campfire beans',
    title: 'Baked Beans',
    family: 'barbecue',
    near: 'braised-beans',
    beside: 'bbq-ribs hot-dogs',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.3,
    list: `
      pulse white-beans 765 drained and rinsed
      protein bacon 110? cut into 1/2-inch pieces
      fat neutral-oil 14
      aromatic onion 150 finely chopped
      second-fat garlic 6 minced
      body ketchup 150
      sweetener brown-sugar 55
      sauce molasses 40
      dressing dijon 15
      acid cider-vinegar 20
      ground-spice smoked-paprika 2
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Heat the oven to 350°F (175°C). [Fry {bacon} in an ovenproof pot over medium heat until its fat runs, 6 minutes.]
      6 Add {neutral-oil, onion} and cook over medium heat until soft, 5 minutes. Stir in {garlic, smoked-paprika} for 30 seconds.
      4 Stir in {water 180}, {ketchup, brown-sugar, molasses, dijon, cider-vinegar}, then {white-beans}. Bring to a simmer.
      1+50 Bake, uncovered, until the sauce is thick and dark around the rim, 45 to 55 minutes. Season with {salt, pepper}.
      1+10 Let stand for 10 minutes: it thickens more.
    `,
    face: 'Sweet, smoky beans in a thick, dark sauce',
    why: 'Baked without a lid, the sauce turns sticky and clings',
  },
}
