import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Spiced meat, lentils, chickpeas and eggs from the eastern shore. */
export const middleEasternMains: DishEntries = {
  falafel: {
    names:
      'falafel, falafel wrap, falafel pita, baked falafel, felafel, falafels, falafel sandwich, crispy falafel, chickpea falafel, homemade falafel, falaffel, falafel wraps, falafel bowl, fried falafel, filafel, felafels, falafel balls',
    title: 'Falafel in Pita',
    titles: `
      romaine: Falafel Plate
    `,
    family: 'levantine',
    near: 'hummus fritters filled-wrap',
    beside: 'tabbouleh',
    weight: 4,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop, Food Processor',
    serves: 4,
    salt: 0.85,
    list: `
      pulse dried-chickpeas 260 soaked overnight in plenty of cold water
      aromatic onion 100 cut into chunks
      aromatic garlic 12 peeled
      herb parsley 30
      herb cilantro 20
      ground-spice cumin 4
      ground-spice coriander 4
      chile cayenne 0.4?
      leavener baking-powder 4
      flour chickpea-flour|flour 20
      fat neutral-oil 120
      nut tahini 60
      acid lemon 40
      bread pita|romaine 240
      raw tomato 200
      raw cucumber 150
      salt
    `,
    steps: `
      5 Drain {dried-chickpeas} well and pat them dry; they must be soaked but not cooked. Pulse in a food processor with {onion, most garlic, parsley, cilantro, cumin, coriander, cayenne, 1/2 salt} until it looks like damp sand and holds when squeezed.
      2+30~ Stir in {baking-powder} and {chickpea-flour} and chill for 30 minutes, which helps the balls hold.
      4 Meanwhile, whisk {tahini} with {garlic, lemon, water 60} until pale and pourable. Season the sauce with {salt}.
      8 Roll the mixture into balls the size of a golf ball and flatten each one slightly.
      12 Heat {neutral-oil} in a deep skillet over medium-high heat until it shimmers and a crumb sizzles at once. Fry in batches, turning, until deep brown and crisp and hot all the way through, about 5 minutes each. Drain on paper.
      3 {?pita}Fill {pita} with the falafel. {?romaine}Serve on {pita}. Add {tomato, cucumber} and spoon over the sauce.
    `,
    face: 'Craggy brown balls of chickpeas and herbs, green inside, with a lemony sauce',
    why: 'Soaked chickpeas that were never boiled hold together by themselves and fry up light',
  },
  'chicken-shawarma': {
    names:
      'chicken shawarma, shawarma, sheet pan chicken shawarma, beef shawarma, shawarma wrap, chicken shwarma, shwarma, chicken shawerma, shawarma chicken, chicken shawarma wrap, oven chicken shawarma, shawarma bowl, chicken kebab wrap doner, doner kebab, chicken doner, halal cart chicken, chicken shawarma plate',
    title: 'Chicken Shawarma',
    family: 'lebanese',
    near: 'chicken-gyros kofta-kebabs traybake',
    beside: 'hummus israeli-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.52,
    list: `
      protein chicken-thigh 700
      fat olive-oil 50
      acid lemon 50
      aromatic garlic 15
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice smoked-paprika 4
      ground-spice turmeric 2
      ground-spice cinnamon 1
      vegetable red-onion 200 cut into wedges
      creamy yogurt|soy-yogurt 180
      nut tahini 40?
      bread pita|gf-bread 240
      raw cucumber 200
      raw tomato 200
      herb parsley 10
      salt
      pepper pepper 0.8
    `,
    steps: `
      6+30 Mix {olive-oil, most lemon, most garlic, cumin, coriander, smoked-paprika, turmeric, cinnamon, pepper, 1/2 salt} in a bowl. Turn {chicken-thigh} and {red-onion} in it until they are well coated and marinate for 30 minutes, or overnight.
      2+30~ Heat the oven to 450°F (230°C). Spread everything on {@sheet-pans} without crowding and roast until the edges are dark and the chicken is at least 165°F (74°C), 25 to 30 minutes.
      4 Meanwhile, stir {yogurt, tahini, garlic, lemon, salt} into a smooth sauce, loosened with a spoonful of water.
      6 Let the chicken rest for 3 minutes, slice it thinly and broil it on the pan for 2 to 3 minutes, until the bits are crisp.
      3 Warm {pita} in the oven. Fill with the chicken and onions, top with {cucumber, tomato, parsley} and spoon over the sauce.
    `,
    face: 'Warm-spiced chicken with dark, crisp edges and a cool yogurt sauce',
    why: 'Slicing it and sending it back under the broiler gives in three minutes what a spit gives in an hour',
  },
  mujadara: {
    names:
      'mujadara, mujaddara, mjadra, mujadarra, lentils and rice, lentil and rice pilaf, lebanese lentils and rice, lentils and rice with caramelized onions, megadarra, mejadra, moujadara, rice and lentils, lentil rice, mudardara',
    title: 'Mujadara (Lentils and Rice with Browned Onions)',
    family: 'lebanese',
    near: 'lentil-soup pilaf',
    beside: 'israeli-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      pulse brown-lentils 200
      fat olive-oil 80
      vegetable onion 600 halved and thinly sliced
      starch basmati 200
      ground-spice cumin 4
      ground-spice allspice 1.2
      herb parsley 10
      creamy yogurt|soy-yogurt 160?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+15~ Simmer {brown-lentils} in plenty of water until half tender, 15 minutes. Drain.
      27 Meanwhile, heat {olive-oil} in a wide, heavy pot over medium-high heat. Add {onion, 1/3 salt} and cook, stirring more and more often, until dark brown and crisp at the tips, 25 minutes. Lift out two thirds of them onto paper towels.
      3 Stir {basmati, cumin, allspice, pepper} into the onions left in the pot for 1 minute.
      2+20 Add {=brown-lentils, salt, water 480}, bring to a boil, cover and cook over the lowest heat until the rice is tender and the water gone, 18 to 20 minutes.
      0+10 Leave it covered, off the heat, for 10 minutes.
      2 Fluff with a fork and heap the dark onions and {parsley} on top. [Spoon {yogurt} beside it.]
    `,
    face: 'Lentils and rice, sweet and dark with deeply browned onions',
    why: 'The onions go well past golden: their near-burnt edge is the seasoning of the whole pot',
  },
  shakshuka: {
    names:
      'shakshuka, shakshouka, chakchouka, eggs in tomato sauce, eggs poached in tomato sauce, eggs poached in spicy tomato sauce, eggs in spicy tomato sauce, shakshuka eggs, baked eggs in tomato sauce, shakshoukah, shashuka, shakshuka with feta, eggs in purgatory, shakshooka, middle eastern eggs, spicy tomato eggs',
    title: 'Shakshuka',
    family: 'levantine',
    near: 'egg-pan baked-eggs',
    beside: 'soft-flatbread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 40
      aromatic onion 180
      vegetable red-pepper 300
      aromatic garlic 12
      ground-spice sweet-paprika 4
      ground-spice cumin 3
      chile cayenne 0.6
      body whole-canned-tomatoes=canned_whole_peeled_tomatoes/tomatoes 800 crushed by hand
      egg egg 400
      cheese feta 80?
      herb cilantro|parsley 10
      bread pita|gf-bread 240
      salt
      pepper pepper 0.5
    `,
    steps: `
      11 Heat {olive-oil} in {@skillet} over medium heat. Cook {onion} and {red-pepper} until very soft, 10 minutes.
      1 Stir in {garlic, sweet-paprika, cumin, cayenne} for 1 minute.
      2+15 Add {whole-canned-tomatoes, salt, pepper} and simmer until thick enough that a spoon leaves a furrow, 15 minutes.
      3+8 Make hollows with the back of the spoon and crack {egg} into them. Cover and cook over medium-low heat until the whites are set and the yolks are done as you like them, 6 to 8 minutes.
      2 Scatter with {feta, cilantro} and bring the pan to the table with {pita}.
    `,
    face: 'Eggs set in thick, cumin-scented tomatoes and soft peppers',
    why: 'Simmered until a furrow stays open, the tomatoes hold the eggs apart and do not boil them',
  },
  'hummus-with-lamb': {
    names:
      'hummus with ground lamb, hummus with lamb, hummus kawarma, lamb hummus, hummus with spiced lamb, hummus with meat, hummus bil lahme, hummus bi lahm, kawarma, kawarma lamb hummus, spiced lamb hummus, hummus topped with lamb, hummus and lamb, lamb over hummus, hummus with lamb and pine nuts, hummus with ground beef, hummus with minced lamb, spiced lamb with hummus, hummus bowl with lamb, houmous with lamb, lebanese lamb hummus, humus with lamb',
    title: 'Hummus with Spiced Lamb and Pine Nuts (Kawarma)',
    titles: 'ground-beef: Hummus with Spiced Beef and Pine Nuts',
    family: 'lebanese',
    near: 'hummus fatteh dip',
    beside: 'soft-flatbread israeli-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop, Food Processor/Blender',
    serves: 4,
    salt: 0.45,
    list: `
      pulse chickpeas 480
      leavener baking-soda 2
      nut tahini 85
      acid lemon 60
      aromatic garlic 12 finely grated
      fat olive-oil 30
      crunch pine-nuts|almonds 30
      protein ground-lamb|ground-beef 350
      vegetable onion 120 finely chopped
      ground-spice allspice 2.5
      ground-spice cinnamon 1
      ground-spice cumin 2
      herb parsley 15 chopped
      ground-spice sumac 2?
      bread pita|gf-bread 200 warmed
      salt
      pepper pepper 1
    `,
    steps: `
      2+20~ Put {chickpeas} and {baking-soda} in a saucepan with water to cover and boil until they crush to nothing between two fingers, 20 minutes. Drain and rinse.
      3 Meanwhile, run {tahini, lemon, 1/2 garlic, 1/3 salt} in a food processor until thick. Pour in {water 60}, ice-cold, with the motor on, until pale and fluffy.
      4 Add the warm chickpeas and blend until perfectly smooth, 3 to 4 minutes. Spread it over a wide plate, with a hollow in the middle.
      2 Stir {pine-nuts} in {olive-oil} in {@skillet} over medium heat until golden, 2 minutes, and lift them out with a slotted spoon.
      11 Turn the heat to medium-high and cook {onion} in the oil for 3 minutes. Add {ground-lamb}, press it flat and leave it until brown underneath, 3 minutes; then break it up with {garlic, allspice, cinnamon, cumin, pepper, salt} and fry until it reaches 160°F (71°C) and is crisp in places, 4 minutes.
      2 Pile the meat and its juices into the hollow and top with {=pine-nuts, parsley, sumac}. Scoop it up with {pita}.
    `,
    face: 'Crisp-edged, warmly spiced meat and golden pine nuts in a hollow of silky hummus',
    why: 'The meat is left alone until it browns, and its spiced juices are the dressing that the hummus wants',
  },
}
