import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soft buns, knots and fruit loaves. */
export const softBunsAndFruitLoaves: DishEntries = {
  'milk-bread': {
    names:
      'milk bread, japanese milk bread, hokkaido milk bread, shokupan, tangzhong bread, tangzhong milk bread, asian milk bread, soft milk bread, milk bread loaf, milk bread rolls',
    title: 'Japanese Milk Bread',
    family: 'soy-mirin',
    near: 'white-bread brioche dinner-rolls',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    list: `
      flour bread-flour 370
      creamy milk 220
      leavener yeast 7
      sweetener sugar 45
      seasoning salt 6
      egg egg 60
      fat butter 45 softened
    `,
    steps: `
      5+15 Whisk 3 tablespoons of {=bread-flour} with half of {=milk} in a small saucepan over medium heat until it is as thick as pudding, 3 minutes. Let cool for 15 minutes.
      14 Mix the rest of {bread-flour} and {milk} with {yeast, sugar, salt} and most of {=egg}. Add the paste and knead for 6 minutes. Work in {butter} and knead until the dough stretches into a thin sheet, 6 minutes more.
      1+75 Cover and let rise until doubled, 1 1/4 hours.
      7+15 Divide in three and roll into balls. Rest for 15 minutes. Roll each into a long oval, fold the sides in and roll up from the short end. Set side by side in {@tin 9-by-5-inch loaf pan}, greased.
      1+45 Let rise until the dough stands a little over the rim, 45 minutes. Heat the oven to 350°F (175°C).
      2+32 Brush with the rest of {egg} and bake until deep golden and 190°F (88°C) inside, 30 to 34 minutes. Cover with foil if it browns too fast.
      1+60 Cool on a rack for 1 hour.
    `,
    face: 'A tall, feathery loaf that pulls apart in silky strands',
    why: 'A little of the flour is cooked with milk first, and holds so much moisture that the bread is soft for days',
  },
  'burger-buns': {
    names:
      'hamburger buns, burger buns, homemade hamburger buns, homemade burger buns, hamburger rolls, sandwich buns, slider buns, soft hamburger buns, hawaiian rolls, soft white rolls, baps, white baps, bread rolls for burgers',
    title: 'Soft Hamburger Buns',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'dinner-rolls brioche white-bread',
    beside: 'cheeseburger smash-burger',
    weight: 3,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      creamy milk|oat-milk 240 lukewarm
      leavener yeast 7
      sweetener sugar 30
      flour bread-flour 450
      egg egg 100
      fat butter|vegan-butter 57 softened
      seasoning salt 8
      crunch sesame 8?
    `,
    steps: `
      2+5 Stir {yeast} into {milk} with a pinch of {=sugar}. Wait until it froths, 5 minutes.
      12 Beat {egg} and set aside a spoonful for the tops. Mix the rest into the milk with {bread-flour, sugar, salt, butter} and knead until smooth and elastic, 10 minutes. The dough is soft and a little sticky.
      1+75 Cover and let rise until doubled, 1 1/4 hours.
      7 Divide into {@count 110 ball balls} and roll each tight under your palm. Set 3 inches apart on lined sheet pans and flatten to disks of 3 1/2 inches.
      1+45 Cover and let rise until puffy, 45 minutes. Heat the oven to 375°F (190°C).
      2+16 Brush with the egg. [Sprinkle with {sesame}.] Bake until golden and 190°F (88°C) inside, 15 to 17 minutes.
      1+30 Cool on a rack for 30 minutes before splitting.
    `,
    face: 'Soft, golden buns that hold up under a juicy burger',
    why: 'Flattened before they rise, they come out wide and even instead of tall',
  },
  'garlic-knots': {
    names:
      'garlic knots, garlic parmesan knots, garlic bread knots, garlic rolls, dough balls, garlic dough balls, pizza express dough balls, pull apart garlic bread, garlic pull apart bread',
    title: 'Garlic Knots',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'breadsticks garlic-bread dinner-rolls',
    beside: 'spaghetti-and-meatballs chicken-parmesan',
    weight: 3,
    level: 2,
    types: 'Side Dish, Appetizer',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    list: `
      flour bread-flour|flour 420
      leavener yeast 7
      sweetener sugar 8
      seasoning salt 9
      fat olive-oil 30
      second-fat butter|vegan-butter 70
      aromatic garlic 20 finely grated
      herb parsley 10 finely chopped
      cheese parmesan|vegan-parmesan 25
    `,
    steps: `
      11 Mix {bread-flour, yeast, sugar, most salt} with {olive-oil} and {water 270}, lukewarm. Knead until smooth and springy, 8 minutes.
      1+60 Cover and let rise until doubled, 1 hour.
      9 Cut into {@count 46 piece pieces}. Roll each into an 8-inch rope, tie it in a knot and tuck the ends under. Set on a lined sheet pan.
      1+25 Cover and let rise for 25 minutes. Heat the oven to 400°F (200°C).
      1+17~ Bake until golden, 15 to 18 minutes.
      4 Meanwhile, melt {butter} over low heat with {garlic, salt} until it smells sweet but has no color, 2 minutes. Stir in {parsley}.
      2 Toss the hot knots in the garlic butter and sprinkle with {parmesan}.
    `,
    face: 'Chewy knots of bread dripping with garlic butter',
    why: 'They are buttered straight from the oven, when they drink up the most',
  },
  'cranberry-orange-bread': {
    names:
      'cranberry orange bread, cranberry bread, orange cranberry bread, cranberry nut bread, cranberry walnut bread, cranberry orange loaf, christmas cranberry bread, fresh cranberry bread, cranberry loaf',
    title: 'Cranberry Orange Bread',
    family: 'new-england',
    cuisine: 'American',
    near: 'cranberry-orange-muffins pumpkin-bread loaf-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 200
      raw orange-zest 8
      egg egg|applesauce 100
      fat butter|vegan-butter 85 melted
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|oat-milk=oat_milk_soured_with_lemon_juice/oat_milk 120
      liquid orange-juice 120
      flour flour|gf-flour 280
      leavener baking-powder 6
      thickener baking-soda 2
      seasoning salt 3
      fruit fresh-cranberries 200 halved
      nut walnuts|pecans 80? chopped
    `,
    steps: `
      4 Set the oven to 350°F (175°C) and butter {@tin 9-by-5-inch loaf pan}. Rub {orange-zest} into {sugar} until fragrant.
      3 Whisk in {egg, butter, buttermilk, orange-juice}.
      3 Stir in {flour, baking-powder, baking-soda, salt} until just moistened. Fold in {fresh-cranberries}[ and {walnuts}].
      1+60 Scrape into the pan and bake until brown and a skewer comes out clean, 58 to 62 minutes. Lay foil over it if it browns too fast.
      1+45 Cool in the pan for 15 minutes, then for 30 minutes on a rack.
    `,
    face: 'A bright loaf with tart berries in a tender orange crumb',
    why: 'Halved berries spread evenly and give their juice to the crumb around them',
  },
  'lemon-blueberry-loaf': {
    names:
      'lemon blueberry loaf, lemon blueberry bread, blueberry lemon loaf, blueberry bread, blueberry loaf, blueberry lemon bread, lemon blueberry cake, blueberry lemon cake, blueberry loaf cake, blueberry cake',
    title: 'Lemon Blueberry Loaf',
    family: 'new-england',
    cuisine: 'American',
    near: 'lemon-drizzle-cake blueberry-muffins loaf-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fruit blueberries 200
      flour flour|gf-flour 220
      leavener baking-powder 8
      seasoning salt 3
      sweetener sugar 200
      raw lemon-zest 6
      egg egg 150
      creamy greek-yogurt 180
      fat neutral-oil 100
      acid lemon-juice 50
      starch powdered-sugar 110
    `,
    steps: `
      4 Set the oven to 350°F (175°C). Oil {@tin 9-by-5-inch loaf pan} and line it with paper. Toss {blueberries} with a spoonful of {=flour}.
      5 Rub {lemon-zest} into {sugar}. Whisk in {egg, greek-yogurt, neutral-oil} and half of {=lemon-juice}.
      3 Whisk {flour, baking-powder, salt} and stir them in until just smooth. Fold in the berries.
      1+55 Bake until golden and a skewer comes out clean, 52 to 58 minutes.
      1+60 Cool in the pan for 15 minutes, then on a rack for 45 minutes.
      3 Stir {powdered-sugar} with as much of the rest of {lemon-juice} as makes a thick icing, and pour it over.
    `,
    face: 'A soft yogurt loaf full of berries, with a sharp lemon icing',
    why: 'A little flour on the berries holds them up in the batter',
  },
}
