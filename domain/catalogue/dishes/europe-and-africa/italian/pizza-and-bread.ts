import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Yeast dough with something on it or in it, and bread with garlic. */
export const pizzaAndBread: DishEntries = {
  'pizza-margherita': {
    names:
      'pizza margherita, margherita pizza, pizza, cheese pizza, homemade pizza, margarita pizza, pizza margarita, plain pizza, neapolitan pizza, tomato and mozzarella pizza, pizza from scratch, home made pizza, pizza with homemade dough, pizza night, mozzarella pizza, tomato basil pizza',
    title: 'Margherita Pizza',
    titles: `
      vegan-cheese: Vegan Margherita Pizza
    `,
    family: 'neapolitan',
    near: 'pepperoni-pizza focaccia flatbread-pizza',
    beside: 'green-salad antipasto-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 450
      leavener yeast 5
      seasoning salt 10
      sweetener sugar 4
      fat olive-oil 40
      body whole-canned-tomatoes=canned_whole_peeled_tomatoes/tomatoes 300 drained and crushed by hand
      cheese fresh-mozzarella|vegan-cheese 300 torn and patted dry
      herb basil 12
    `,
    steps: `
      12 Stir {bread-flour, yeast, sugar, most salt} together in a large bowl. Add {water 290}, lukewarm, and {1/2 olive-oil} and mix to a shaggy dough. Knead on a floured surface for 8 to 9 minutes, until smooth and springy.
      1+60 Cover the bowl and let the dough rise in a warm place until doubled, about 1 hour. Halfway through, set a heavy sheet pan or a baking stone on the top rack and heat the oven to 500°F (260°C), or as hot as it goes.
      2 Mix {whole-canned-tomatoes} with {salt}.
      6 Divide the dough into {@count 560 ball balls}. Press each one out from the middle with your fingertips, leaving the rim thick, then stretch it over your knuckles to a 12-inch round and lay it on parchment paper.
      4 Spread thinly with the tomatoes, leaving a bare edge, and dot with {fresh-mozzarella}.
      2+20 Slide one pizza at a time, paper and all, onto the hot pan. Bake until the rim is blistered and the cheese bubbles, 8 to 10 minutes each.
      1 Sprinkle with {basil}, drizzle with {olive-oil} and cut at once.
    `,
    face: 'Blistered, chewy rounds under tomatoes, soft mozzarella and torn basil',
    why: 'A pan heated through and through stands in for the stone floor of a pizza oven, and little topping keeps the middle crisp',
  },
  'pepperoni-pizza': {
    names:
      'pepperoni pizza, pizza pepperoni, pan pizza, peperoni pizza, pepperoni pan pizza, homemade pepperoni pizza, pizza with pepperoni, sheet pan pizza, salami pizza, cast iron pizza, cast iron pan pizza, peperoni pan pizza, deep dish pepperoni pizza, pizza hut pizza, meat pizza',
    title: 'Pepperoni Pan Pizza',
    titles: `
      salami: Salami Pan Pizza
    `,
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'pizza-margherita calzone flatbread-pizza',
    beside: 'caesar-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    batch: true,
    list: `
      flour bread-flour|flour 500
      leavener yeast 7
      sweetener sugar 8
      seasoning salt 9
      fat olive-oil 50
      body canned-tomatoes 300
      aromatic garlic 3
      ground-spice oregano 1.5
      cheese mozzarella|vegan-cheese 300
      protein pepperoni|salami 110 thinly sliced
    `,
    steps: `
      10 Mix {bread-flour, yeast, sugar, most salt} in a large bowl. Pour in {water 350}, lukewarm, and {1/2 olive-oil}. Knead by hand or machine for 7 to 8 minutes, until the dough is smooth but still a little tacky.
      1+60 Let it rise, covered, until puffy and twice its size, 1 hour.
      4 Grease {@tin rimmed sheet pan} with {olive-oil}. Turn the dough onto it, flip it over and dimple it outward with oiled fingers as far as it will go.
      1+20~ Wait 20 minutes for the dough to relax, then coax it into the corners. Meanwhile, heat the oven to 475°F (245°C).
      2 Season {canned-tomatoes} with {garlic, oregano, salt}.
      4 Spread the sauce over the dough, sprinkle {mozzarella} right up to the edges and shingle {pepperoni} on top.
      1+20 Bake on the lowest rack until the bottom is brown and crisp, the cheese is freckled and the slices have curled into cups, 18 to 20 minutes. Cool for a few minutes before cutting.
    `,
    face: 'A thick, airy pan pizza with cupped slices of pepperoni and a crust of fried cheese at the rim',
    why: 'Cheese that reaches the oiled edge of the pan fries against it, which is the best part of a pan pizza',
  },
  calzone: {
    names:
      'calzone, calzones, ham and cheese calzone, pizza pocket, pizza pockets, folded pizza, spinach calzone, ricotta calzone, calzoni, pizza turnover, calzone pizza, ham calzone',
    title: 'Ham and Ricotta Calzones',
    titles: `
      spinach: Spinach and Ricotta Calzones
    `,
    family: 'neapolitan',
    near: 'pepperoni-pizza pizza-margherita flatbread-pizza',
    beside: 'green-salad marinara-sauce',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 400
      leavener yeast 5
      seasoning salt 7
      fat olive-oil 36
      cheese ricotta 250 drained
      cheese mozzarella 180
      protein ham|spinach 150 chopped
      cheese parmesan|veg-parm 40
      herb basil 8?
      pepper pepper 0.8
      body tomato-puree 240
      ground-spice oregano 1
    `,
    steps: `
      10 Combine {bread-flour, yeast, most salt} in a bowl. Work in {water 255}, lukewarm, and {most olive-oil}, then knead for 8 minutes, until the dough springs back when you poke it.
      1+60 Leave it to rise under a towel until doubled, about 1 hour.
      5 Heat the oven to 475°F (245°C) with a sheet pan inside. Mix {ricotta, mozzarella, ham, parmesan, basil, pepper} to a thick filling.
      10 Cut the dough into one piece for each eater and roll each into a 9-inch round. Heap the filling on one half, leaving a border, fold the other half over, press out the air and crimp the edge tightly. Cut a small vent in the top and brush with {olive-oil}.
      2+15 Move to the hot pan on a sheet of parchment and bake until well browned and hollow-sounding when tapped, 15 minutes.
      4 While they bake, warm {tomato-puree} with {oregano, salt} in a small pan for 3 minutes. Let the calzones cool for a few minutes, then serve with the sauce for dipping.
    `,
    face: 'Golden half-moons of dough, molten with ricotta and mozzarella inside',
    why: 'A dry filling, a tight seal and a vent for the steam: with those three none of it ends up on the pan',
  },
  'garlic-bread': {
    names:
      'garlic bread, cheesy garlic bread, garlic toast, garlic cheese bread, garlic baguette, homemade garlic bread, garlic butter bread, garlicbread, easy garlic bread, cheese garlic bread, garlic loaf, garlic breadsticks, texas toast garlic bread',
    title: 'Garlic Bread',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'bruschetta focaccia toast',
    beside: 'spaghetti-bolognese lasagna',
    weight: 5,
    level: 1,
    types: 'Side Dish, Snack, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    serves: 6,
    list: `
      bread bread=Italian_bread/bread|gf-bread 400 halved lengthwise
      fat butter|olive-oil 110 softened
      aromatic garlic 15
      herb parsley 10
      cheese parmesan|veg-parm|vegan-parmesan 30?
      salt
    `,
    steps: `
      2 Heat the oven to 400°F (200°C). Set {bread} on a large sheet of foil, cut sides up.
      4 Work {butter} together with {garlic, parsley, salt}. Spread it right to the edges of the bread. [Dust with {parmesan}.]
      1+10 Put the halves back together, wrap them in the foil and bake until hot through, about 10 minutes.
      1+5 Open the foil, lay the halves flat and bake until the edges are crisp and brown, 5 minutes more. Cut into thick slices and eat while it is hot.
    `,
    face: 'A whole loaf soaked with garlic and herbs, soft in the middle and crisp at the rim',
    why: 'Wrapped first, the loaf turns soft all through; unwrapped at the end, the top turns crisp',
  },
  focaccia: {
    names:
      'focaccia, focaccia bread, foccacia, rosemary focaccia, focacia, no knead focaccia, italian flatbread with rosemary, focaccia with rosemary, focaccia genovese, overnight focaccia, foccacia bread, sea salt focaccia',
    title: 'Rosemary Focaccia',
    family: 'ligurian',
    near: 'pizza-margherita garlic-bread pan-flatbread',
    beside: 'minestrone antipasto-salad',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    list: `
      flour bread-flour|flour 500
      leavener yeast 6
      seasoning salt 12
      sweetener honey|sugar 7
      fat olive-oil 80
      ground-spice rosemary 4 leaves picked
    `,
    steps: `
      5 Stir {bread-flour, yeast, most salt} together. Add {water 400}, lukewarm, and {honey} and mix with a spoon until no dry flour is left. The dough is wet, and that is right.
      3+90 Cover and let rise for 1 1/2 hours, until bubbly and doubled. Twice in the first half hour, wet your hand and fold the dough over itself from all four sides.
      4 Pour {1/2 olive-oil} into {@tin 9-by-13-inch metal baking pan}. Add the dough, turn it over in the oil and stretch it gently toward the corners.
      1+30~ Let it rise again until puffy and jiggly, 30 minutes, while the oven heats to 450°F (230°C).
      3 Pour {olive-oil} over the top. Press your oiled fingers straight down to the bottom of the pan all over, then scatter with {rosemary, salt}.
      1+25 Bake until deep golden and crisp underneath, about 25 minutes.
      0+10 Cool on a rack for 10 minutes before cutting.
    `,
    face: 'A dimpled, golden bread, crisp with olive oil beneath and airy within',
    why: 'So wet a dough needs folding rather than kneading, and gives big bubbles for it',
  },
  bruschetta: {
    names:
      'bruschetta, tomato bruschetta, bruschetta al pomodoro, tomato and basil bruschetta, bruscetta, brushetta, bruschetta with tomato and basil, tomato toast italian, bruschetta recipe, bruschetta with tomatoes',
    title: 'Tomato Bruschetta',
    family: 'neapolitan',
    near: 'caprese-salad garlic-bread toast',
    beside: 'pesto-pasta fettuccine-alfredo',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Grilled, Baked',
    equipment: 'Oven/Toaster Oven',
    weather: 'warm',
    serves: 6,
    list: `
      raw plum-tomato 500 seeded and diced
      herb basil 12
      fat olive-oil 60
      acid balsamic-vinegar|red-vinegar 8
      bread bread=baguette/bread|gf-bread 300 cut on the diagonal into 1/2-inch slices
      aromatic garlic 4 peeled and halved
      salt
      pepper pepper 0.6
    `,
    steps: `
      5+15~ Stir {plum-tomato} with {basil, 1/2 olive-oil, balsamic-vinegar, pepper, salt} and let stand for 15 minutes, until they sit in their own juice.
      2+7 Meanwhile, heat the oven to 450°F (230°C). Brush {bread} with {olive-oil}, lay it on a rimmed sheet pan and toast until golden at the edges but still a little soft inside, 6 to 7 minutes.
      2 Rub the hot toasts with the cut side of {garlic}: the rough crust grates it.
      3 Drain off most of the juice, pile the tomatoes on the toasts and carry them to the table right away.
    `,
    face: 'Hot, garlic-rubbed toasts under tomatoes with basil and good oil',
    why: 'The tomatoes give up their water before they meet the bread, so the toast keeps its crunch',
  },
}
