import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners of vegetables with beans, lentils or eggs. */
export const beanAndVegetableSuppers: DishEntries = {
  'chickpea-spinach-curry': {
    names:
      'chickpea and spinach curry, spinach chickpea curry, chickpea spinach curry, spinach and chickpea curry, chana saag, chole saag, chana palak',
    title: 'Spinach Curry with Chickpeas',
    family: 'punjabi',
    near: 'chana-masala vegetable-curry curry',
    beside: 'white-rice raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 36
      whole-spice cumin-seed 3
      aromatic onion 220 finely chopped
      aromatic garlic 14
      aromatic ginger 14
      chile serrano 8 finely chopped
      ground-spice coriander 5
      ground-spice turmeric 1.5
      ground-spice garam-masala 4
      body canned-tomatoes 400
      pulse chickpeas 510 drained and rinsed
      leaf spinach 300
      acid lemon 25
      creamy yogurt|coconut-yogurt|soy-yogurt 80?
      salt
    `,
    steps: `
      12 Heat {neutral-oil} in {@skillet} over medium-high heat and let {cumin-seed} sizzle for 30 seconds. Add {onion} and fry until golden brown, 10 minutes.
      2 Stir in {garlic, ginger, serrano, coriander, turmeric, 1/2 garam-masala} for 1 minute.
      2+8 Add {canned-tomatoes, 1/2 salt} and simmer until thick and the oil shows at the edges, 8 minutes.
      2+8 Add {chickpeas} with {water 200} and simmer for 8 minutes, crushing a few against the pan to thicken the sauce.
      4 Stir in {spinach} by handfuls until it has wilted, 2 minutes. Season with {lemon, garam-masala, salt}. [Spoon {yogurt} over the top.]
    `,
    face: 'Chickpeas and a whole heap of spinach in a thick, gingery tomato sauce',
    why: 'Onions fried until brown give the sauce a depth that otherwise takes hours',
  },
  'cauliflower-lentil-curry': {
    names:
      'cauliflower curry, cauliflower and lentil curry, lentil and cauliflower curry, cauliflower lentil curry, cauliflower dal, cauliflower coconut curry, curried cauliflower, red lentil and cauliflower curry',
    title: 'Cauliflower and Red Lentil Curry',
    family: 'keralan',
    near: 'aloo-gobi lentil-coconut-curry curry',
    beside: 'naan raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil|coconut-oil 32
      whole-spice mustard-seed=black_mustard_seeds/mustard_seeds 4
      aromatic onion 180 thinly sliced
      aromatic garlic 12
      aromatic ginger 14
      chile serrano 10 slit lengthwise
      ground-spice curry-powder 9
      ground-spice turmeric 1.5
      pulse red-lentils 180 rinsed
      body coconut-milk 400
      body canned-tomatoes 250
      vegetable cauliflower 650 cut into small florets
      leaf spinach 100?
      acid lime 30
      herb cilantro 12
      salt
    `,
    steps: `
      8 Heat {neutral-oil} in {@pot} over medium heat and let {mustard-seed} pop for 30 seconds. Add {onion} and cook until soft, 6 minutes.
      2 Fry {garlic, ginger, serrano, curry-powder, turmeric} with it for 1 minute.
      3+8 Add {red-lentils, coconut-milk, canned-tomatoes} with {water 420}, bring to a boil and simmer for 8 minutes, stirring now and then.
      2+14 Add {cauliflower, salt} and simmer, half covered, until the florets are tender and the lentils have melted into the sauce, 12 to 14 minutes. Thin it with water if it is stiff.
      2 [Stir in {spinach} until wilted.] Sharpen with {lime} and scatter with {cilantro}.
    `,
    face: 'Tender florets in a thick coconut sauce of melted lentils',
    why: 'The lentils cook down to a sauce, so nothing else has to thicken it',
  },
  'white-beans-and-greens': {
    names:
      'beans and greens, white beans and greens, braised white beans and greens, brothy beans and greens, white beans and kale, kale and white beans, italian beans and greens, garlicky beans and greens, beans and kale, brothy white beans',
    title: 'Garlicky White Beans and Greens on Toast',
    family: 'tuscan',
    cuisine: 'Italian, American',
    near: 'tuscan-white-bean-soup ribollita beans-and-greens-soup',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 50
      aromatic onion 150 thinly sliced
      aromatic garlic 18 thinly sliced
      ground-spice rosemary 2 finely chopped
      chile flakes 0.8
      body tomato-paste 24
      pulse white-beans 680 drained and rinsed
      stock veg-stock 360
      leaf kale 300 stemmed and sliced
      acid lemon 24
      cheese parmesan|veg-parm|vegan-parmesan 40?
      bread bread|gf-bread 240 toasted
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 Warm {most olive-oil} in {@skillet} over medium heat and soften {onion}, 5 minutes. Stir in {garlic, rosemary, flakes} for 1 minute.
      2 Fry {tomato-paste} until it darkens, 1 minute.
      3+8 Add {white-beans, veg-stock, 1/2 salt} and simmer for 8 minutes, crushing some of the beans to thicken the broth.
      3+5 Push in {kale}, cover and cook until tender, 5 minutes.
      2 Season with {lemon, pepper, salt}. Ladle over {bread} with {olive-oil}[ and {parmesan}].
    `,
    face: 'Creamy beans and soft kale in a garlicky broth, over crisp toast',
    why: 'A few crushed beans make a sauce of the broth, and the toast drinks what is left',
  },
  'vegetarian-stuffed-peppers': {
    names:
      'vegetarian stuffed peppers, veggie stuffed peppers, vegetarian stuffed bell peppers, meatless stuffed peppers, vegan stuffed peppers, black bean stuffed peppers, quinoa stuffed peppers, stuffed peppers without meat, bean stuffed peppers, stuffed peppers with quinoa',
    title: 'Stuffed Peppers with Black Beans and Quinoa',
    family: 'southwestern',
    cuisine: 'American, Mexican',
    near: 'stuffed-peppers stuffed-sweet-potatoes stuffed-vegetables',
    beside: 'green-salad guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable red-pepper 640 halved lengthwise and seeded
      starch quinoa|long-rice 150 rinsed
      fat olive-oil 36
      aromatic onion 120 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 6
      ground-spice cumin 4
      pulse black-beans 340 drained and rinsed
      vegetable corn 150
      body canned-tomatoes 250
      cheese monterey-jack|cheddar|vegan-cheese 120? grated
      acid lime 30
      herb cilantro 12
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+20~ Bring {quinoa} to a boil with {water 300}, cover and cook over low heat for 15 minutes. Let it stand for 5 minutes.
      4+20 Heat the oven to 400°F (200°C). Rub {red-pepper} with {1/2 olive-oil, 1/3 salt}, set cut side up in {@baking-dish} and bake until they begin to soften, 20 minutes.
      7 Meanwhile, cook {onion} in {olive-oil} in a skillet over medium heat until soft, 5 minutes. Stir in {garlic, chili-powder, cumin, pepper} for 1 minute.
      4 Add {black-beans, corn, canned-tomatoes} and simmer for 3 minutes. Stir in {=quinoa} with {lime, salt}.
      4+18 Heap the filling into the peppers[ and cover with {monterey-jack}]. Bake until the peppers are tender and the tops are browned, 16 to 18 minutes. Scatter with {cilantro}.
    `,
    face: 'Sweet roasted peppers heaped with spiced beans, corn and quinoa',
    why: 'The peppers start in the oven alone, so they are tender when the filling is hot',
  },
  'portobello-fajitas': {
    names:
      'vegetable fajitas, veggie fajitas, mushroom fajitas, portobello fajitas, vegetarian fajitas, vegan fajitas, portobello mushroom fajitas, pepper and mushroom fajitas, veg fajitas',
    title: 'Portobello and Pepper Fajitas with Black Beans',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'black-bean-tacos tofu-tacos fajitas',
    beside: 'mexican-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable portobello|mushrooms 450 cut into 1/2-inch slices
      vegetable red-pepper 300 cut into strips
      vegetable poblano|green-pepper 160 cut into strips
      vegetable onion 200 cut into 1/2-inch slices
      fat neutral-oil 45
      ground-spice chili-powder 7
      ground-spice cumin 4
      ground-spice smoked-paprika 2
      aromatic garlic 9
      acid lime 40
      sauce soy-sauce|tamari 15
      pulse black-beans 400 drained and rinsed
      bread flour-tortillas|corn-tortillas 320
      raw avocado 200 sliced
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 10
      salt
    `,
    steps: `
      9 Heat {1/2 neutral-oil} in {@skillet} over high heat. Sear {portobello} in one layer, in two batches if need be, until browned and dry, 4 minutes a batch. Move to a plate.
      8 Add {neutral-oil} and {red-pepper, poblano, onion} with {1/2 salt} and cook over high heat, stirring seldom, until soft and charred in spots, 7 minutes.
      3 Return {=portobello} with {most chili-powder, most cumin, smoked-paprika, garlic} and toss for 1 minute. Add {soy-sauce, 1/2 lime} and take off the heat.
      6 Meanwhile, warm {black-beans, chili-powder, cumin, salt} with {water 80} in a saucepan until thick, 5 minutes.
      4 Heat {flour-tortillas} in a dry skillet, half a minute a side. Fill with the beans, the vegetables, {avocado, sour-cream, cilantro} and squeeze {lime} over.
    `,
    face: 'Seared mushrooms and charred peppers with saucy beans in warm tortillas',
    why: 'The mushrooms are seared before the peppers go in, so they brown and do not stew',
  },
  'green-shakshuka': {
    names:
      'green shakshuka, spinach shakshuka, shakshuka with greens, shakshuka with spinach and feta, green eggs shakshuka, eggs in greens, eggs baked in greens',
    title: 'Green Shakshuka with Spinach, Peas and Feta',
    family: 'levantine',
    cuisine: 'Middle Eastern, Mediterranean',
    near: 'shakshuka vegetable-frittata baked-eggs',
    beside: 'soft-flatbread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Breakfast, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 40
      vegetable leek 250 halved, washed and sliced
      aromatic garlic 9
      ground-spice cumin 3
      ground-spice coriander 2
      vegetable zucchini 250 coarsely grated
      leaf spinach 300
      vegetable peas 160
      stock veg-stock 120
      egg egg 400
      cheese feta|vegan-cheese 110 crumbled
      acid lemon 20
      herb dill 8
      chile flakes 0.6
      salt
      pepper pepper 0.6
    `,
    steps: `
      8 Cook {leek} in {olive-oil} in {@skillet} over medium heat until soft, 6 minutes. Stir in {garlic, cumin, coriander} for 1 minute.
      6 Add {zucchini} and cook until its juice has boiled away, 3 minutes, then add {spinach} by handfuls until it has wilted.
      2+4 Stir in {peas, veg-stock, 1/2 salt} and simmer for 4 minutes, until juicy but not soupy. Season with {lemon, pepper}.
      3+9 Make hollows and break {egg} into them. Sprinkle with {salt} and {feta}, cover and cook over medium-low heat until the whites are set and the yolks are firm (160°F/71°C), 7 to 9 minutes.
      1 Scatter with {dill, flakes} and serve from the pan.
    `,
    face: 'Eggs set in a skillet of soft leeks, spinach and sweet peas, with salty cheese',
    why: 'The zucchini cooks dry before the leaves go in, so the pan stays juicy and never watery',
  },
}
