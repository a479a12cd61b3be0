import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Loaves, flatbreads and other doughs. */
export const yeastBreads: DishEntries = {
  'white-bread': {
    names:
      'white bread, homemade bread, sandwich bread, bread, loaf of bread, loaf, sandwich loaf, loaf for sandwiches, white loaf, basic bread, homemade white bread, bread loaf, white sandwich bread, easy bread, tin loaf, bread from scratch, bread recipe',
    title: 'White Sandwich Bread',
    family: 'farmhouse',
    near: 'no-knead-bread dinner-rolls soft-flatbread cornbread machine-loaf',
    beside: 'tomato-soup chicken-noodle-soup',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      creamy milk|soy-milk|oat-milk 120 lukewarm
      leavener yeast 7.2
      sweetener sugar 18
      flour bread-flour 480
      seasoning salt 8
      fat butter|vegan-butter|neutral-oil 35 softened
    `,
    steps: `
      3+5 Mix {milk} with {water 190}, lukewarm. Sprinkle in {yeast, sugar} and wait for 5 minutes, until cloudy.
      12 Add {bread-flour, salt, most butter} and mix to a rough dough. Knead for 10 minutes, until it is smooth and springs back when poked.
      1+60 Put in an oiled bowl, cover, and let rise until doubled, about 1 hour.
      4+40 Press out the air, pat into a rectangle and roll up tightly. Set it, seam down, in {@tin 9-by-5-inch loaf pan} greased with {butter}. Cover and let rise 1 inch above the rim, 40 minutes. Toward the end, heat the oven to 375°F (190°C).
      1+34 Bake until brown and hollow to a knock on the bottom, 32 to 36 minutes, or 195°F (90°C) inside.
      1+60 Turn out at once. Cool on a rack for 1 hour before you slice it.
    `,
    face: 'A soft, square, everyday loaf for sandwiches and toast',
    why: 'Milk and butter keep its crumb tender for days',
  },
  'no-knead-bread': {
    names:
      'no-knead bread, no knead bread, no knead, no kneading, without kneading, needs no kneading, bread without kneading, bread with no kneading, bread that needs no kneading, no kneading bread, artisan bread, dutch oven bread, crusty bread, dutch oven crusty bread, crusty dutch oven bread, rustic bread, overnight bread, easy artisan bread, boule, crusty loaf, peasant bread, country loaf',
    title: 'No-Knead Bread',
    family: 'farmhouse',
    near: 'white-bread soft-flatbread cornbread machine-loaf',
    beside: 'vegetable-soup beef-stew',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    list: `
      flour bread-flour 420
      seasoning salt 8
      leavener yeast 1.5
    `,
    steps: `
      4+840 Stir {bread-flour, salt, yeast} together. Stir in {water 330}, cool, to a wet, shaggy dough. Cover and leave at room temperature for 14 hours, until bubbly and doubled.
      4 Scrape onto a well-floured board. Fold the four edges to the middle, turn it over and tuck into a ball.
      1+45 Let rest, seam down on floured parchment, for 45 minutes. After 15 minutes, put a heavy, lidded pot into the oven and heat it to 450°F (230°C).
      1+30 Lower the bread on its paper into the hot pot. Cover and bake for 30 minutes: its own steam makes the crust.
      1+15 Take off the lid and bake until deep brown, 13 to 17 minutes more.
      1+60 Cool on a rack for 1 hour; it crackles as it cools.
    `,
    face: 'A round country loaf with a shattering crust and an open crumb',
    why: 'Time does the kneading: a long, wet rise builds the same strength as ten minutes of work',
  },
  'pizza-dough': {
    names:
      'pizza dough, homemade pizza dough, pizza base, pizza crust, easy pizza dough, bread machine pizza dough, pizza dough in the bread machine, pizza bread dough, thin crust pizza dough, pizza dough recipe, pizza bases',
    family: 'neapolitan',
    near: 'quick-pizza-dough soft-flatbread white-bread flatbread-pizza',
    beside: '',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish, Snack, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour 500
      leavener yeast 4
      sweetener sugar 6
      seasoning salt 9
      fat olive-oil 27
    `,
    steps: `
      3+5 Stir {yeast, sugar} into {water 330}, lukewarm, and let stand for 5 minutes, until it clouds.
      10 Mix in {bread-flour, salt, most olive-oil}. Knead for 7 minutes, until elastic and hardly sticky.
      1+75 Cover and let rise until doubled, about 1 1/4 hours, or overnight in the fridge.
      4+15 Heat the oven, with a sheet pan inside, to 475°F (245°C). Divide into {@count 135 ball balls}, tucking each under until tight. Rub with {olive-oil} and let rest for 15 minutes before you stretch them.
      6+20 Stretch each ball into a thin round and top it lightly. Bake two at a time on the hot pan until the rim is blistered and brown, 8 to 11 minutes.
    `,
    face: 'A supple dough that stretches thin and bakes up crisp and chewy',
    why: 'A hot pan underneath does the work of a stone oven',
  },
  'quick-pizza-dough': {
    names:
      'quick pizza dough, fast pizza dough, no rise pizza dough, 30 minute pizza dough, pizza dough in an hour, one hour pizza dough, no knead quick pizza dough, last minute pizza dough',
    family: 'neapolitan',
    near: 'pizza-dough soft-flatbread flatbread-pizza',
    beside: 'marinara-sauce green-salad',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish, Snack, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour 420
      leavener yeast 7
      sweetener sugar 8
      seasoning salt 8
      fat olive-oil 27
    `,
    steps: `
      3+5 Stir {yeast, sugar} into {water 270}, warm to the wrist, and let stand for 5 minutes, until it foams.
      8+15~ Mix in {bread-flour, salt, most olive-oil} and knead until smooth, 6 minutes. Cover the dough and let it rest somewhere warm for 15 minutes.
      1 Meanwhile, heat the oven, with a sheet pan inside, to 475°F (245°C).
      5 Cut the dough in two, rub with {olive-oil} and press and stretch each half into a thin 11-inch round.
      4+11 Top the rounds lightly and slide them, on parchment paper, one after the other onto the hot pan. Bake until the rim is browned and crisp underneath, 8 to 11 minutes each.
    `,
    face: 'A soft, thin dough for two pizzas that is in the oven within the hour',
    why: 'Plenty of yeast and warm water do in a quarter of an hour what a slow rise does in two',
  },
  'soft-flatbread': {
    names:
      'flatbread, flatbreads, easy flatbread, yogurt flatbread, two ingredient flatbread, 2 ingredient dough, skillet flatbread, homemade flatbread, no yeast flatbread, soft flatbread',
    title: 'Yogurt Flatbreads',
    family: 'turkish',
    near: 'pizza-dough pan-flatbread',
    beside: 'chicken-kebabs lentil-soup',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    list: `
      flour flour|gf-flour 300
      leavener baking-powder 7
      seasoning salt 4.5
      creamy greek-yogurt|soy-yogurt 290
      fat olive-oil 25
    `,
    steps: `
      5 Stir {flour, baking-powder, salt} with {greek-yogurt} to a soft dough. Knead for 2 minutes, until smooth.
      1+15 Cover and rest for 15 minutes; it rolls more easily.
      6 Divide into {@count 100 piece pieces} and roll each into a round 1/4 inch thick.
      12 Heat a dry skillet over medium-high heat. Cook one at a time, 2 minutes on the first side and 1 minute on the second, until puffed and spotted brown.
      1 Brush with {olive-oil} and keep soft in a towel.
    `,
    face: 'Puffy and tender, straight from a skillet',
    why: 'The Greek yogurt is the liquid, the tang and the tenderness in one',
  },
  bagels: {
    names:
      'bagels, bagel, homemade bagels, new york bagels, ny bagels, plain bagels, boiled bagels, new york style bagels',
    family: 'new-england',
    cuisine: 'American, Jewish',
    near: 'soft-pretzels dinner-rolls soft-flatbread',
    beside: 'bagel-with-lox scrambled-eggs',
    weight: 2,
    level: 3,
    types: 'Snack, Side Dish, Main Dish',
    meals: 'Breakfast, Lunch, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    list: `
      flour bread-flour 500
      leavener yeast 7.2
      sweetener honey|maple 40
      seasoning salt 9
      egg egg|soy-milk 50 beaten
      crunch sesame 25
    `,
    steps: `
      3+5 Stir {yeast, 1/2 honey} into {water 290}, lukewarm, and wait for 5 minutes.
      12 Mix in {bread-flour, salt} and knead for 10 minutes: the dough is stiff, and ends smooth and tight.
      1+60 Cover and let rise for 1 hour, until doubled.
      6+10 Cut into {@count 78 piece pieces} and roll into balls. Push a thumb through each and stretch the hole to 2 inches. Rest for 10 minutes.
      8 Heat the oven to 425°F (220°C). Bring a wide pot of water to a boil with {honey}. Boil the rings, a few at a time, for 1 minute a side, then lift onto lined sheet pans.
      2+20 Brush with {egg}, cover with {sesame} and bake until shiny and brown, 18 to 22 minutes.
    `,
    face: 'Chewy rings with a shiny crust and a coat of sesame',
    why: 'A minute of boiling sets the crust before the oven, and keeps them dense',
  },
  'soft-pretzels': {
    names:
      'soft pretzels, pretzels, pretzel bites, soft pretzel, homemade pretzels, bavarian pretzels, auntie annes pretzels, mall pretzels, german pretzels, pretzel twists',
    title: 'Soft Pretzels',
    family: 'pennsylvanian',
    cuisine: 'American, German',
    near: 'bagels dinner-rolls soft-flatbread',
    beside: 'honey-mustard-dressing',
    weight: 2,
    level: 2,
    types: 'Snack, Appetizer',
    meals: 'Snack, Lunch',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    list: `
      flour bread-flour 480
      leavener yeast 7.2
      sweetener brown-sugar 25
      seasoning salt 12
      fat butter|vegan-butter|neutral-oil 70 melted
      thickener baking-soda 20
    `,
    steps: `
      3+5 Stir {yeast, brown-sugar} into {water 300}, warm to the touch, and let stand for 5 minutes.
      10 Mix in {bread-flour, 1/2 salt, 1/2 butter} and knead for 8 minutes, until smooth.
      1+50 Cover and let rise until doubled, about 50 minutes.
      10 Heat the oven to 450°F (230°C). Cut the dough into {@count 76 piece pieces}, roll each into a rope as long as your arm, and twist into a pretzel.
      8 Bring 2 quarts of water to a boil in a wide pot and add {baking-soda}. Dip each pretzel for 30 seconds, drain, and lay on lined sheet pans. Sprinkle with {salt}.
      1+13 Bake until dark brown, 12 to 14 minutes.
      1 Brush with {butter} and eat warm.
    `,
    face: 'Chewy twists with a dark, salty skin',
    why: 'The dip in baking soda is what browns the skin',
  },
}
