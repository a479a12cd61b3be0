import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breakfasts of almond flour and cheese. */
export const almondFlourBaking: DishEntries = {
  'almond-flour-pancakes': {
    names:
      'almond flour pancakes, keto pancakes, low carb pancakes, paleo pancakes, grain free pancakes, almond pancakes, keto pancake, low carb pancake, whole30 pancakes, pancakes with almond flour, keto breakfast pancakes',
    family: 'farmhouse',
    near: 'dish-pancakes vegan-pancakes waffles',
    beside: 'scrambled-eggs',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      flour almond-flour 200
      leavener baking-powder 7
      ground-spice cinnamon 1
      seasoning salt 2
      egg egg 200
      creamy almond-milk|milk 100
      sweet-spice vanilla 5
      fat butter|ghee|coconut-oil 30
      fruit raspberries 150
    `,
    steps: `
      4 Whisk {almond-flour, baking-powder, cinnamon, salt} in a bowl. Whisk {egg, almond-milk, vanilla} and stir them into the flour to a smooth batter.
      0+5 Let the batter stand for 5 minutes; it thickens.
      16 Melt a little of {butter} in {@skillet} over medium-low heat. Cook the pancakes in batches, 2 tablespoons of batter each, until the edges look dry and the bottoms are brown, 3 minutes. Turn them gently and cook for 2 minutes more.
      1 Serve with {raspberries}.
    `,
    face: 'Small, tender pancakes of almond flour and eggs, with fresh raspberries',
    why: 'Low heat lets them set before they brown, so they turn over in one piece',
  },
  chaffles: {
    names:
      'chaffles, chaffle, keto waffles, low carb waffles, cheese waffles, cheese waffle, keto waffle, mozzarella waffles, egg and cheese waffles, almond flour waffles, keto chaffles, low carb waffle, grain free waffles',
    title: 'Chaffles (Cheese and Egg Waffles)',
    family: 'farmhouse',
    near: 'waffles almond-flour-pancakes',
    beside: 'air-fryer-bacon',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Lunch',
    methods: 'Baked',
    equipment: 'Waffle Iron',
    serves: 4,
    salt: 0,
    list: `
      egg egg 200
      cheese mozzarella|cheddar 230
      flour almond-flour 40
      leavener baking-powder 3
      ground-spice garlic-powder 1?
      fat butter 15 melted
    `,
    steps: `
      4 Heat a waffle iron. Beat {egg} and stir in {mozzarella, almond-flour, baking-powder, garlic-powder}.
      16 Brush the iron with {butter} and spread in a thin layer of batter: it puffs. Close and bake until deep golden and crisp and hardly any steam escapes, 4 to 5 minutes. Bake the rest in the same way.
      0+2 Cool on a rack for 2 minutes; they crisp as they cool, and soften if they are stacked.
    `,
    face: 'Crisp, savory waffles of egg and melted cheese, for breakfast or as bread for a sandwich',
    why: 'Cheese browns against the iron and makes the crust, and a little almond flour gives them a crumb',
  },
  'keto-biscuits-and-gravy': {
    names:
      'keto biscuits and gravy, low carb biscuits and gravy, almond flour biscuits and gravy, keto sausage gravy and biscuits, grain free biscuits and gravy, keto biscuits, low carb biscuits, almond flour biscuits, keto biscuits and sausage gravy',
    title: 'Almond Biscuits with Sausage Gravy',
    family: 'farmhouse',
    near: 'biscuits-and-gravy almond-flour-pancakes',
    beside: 'scrambled-eggs',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      flour almond-flour 220
      leavener baking-powder 8
      fat butter 60 melted
      egg egg 100
      creamy sour-cream 60
      protein breakfast-sausage 350
      creamy cream-cheese 60 cubed
      creamy cream 200
      stock chicken-stock 120
      herb sage 2 leaves finely chopped
      salt
      pepper pepper 1.6
    `,
    steps: `
      6 Heat the oven to 375°F (190°C). Whisk {almond-flour, baking-powder, salt}. Stir in {butter, egg, sour-cream} to a thick batter and drop eight mounds on {@sheet-pans} lined with parchment.
      1+18~ Bake until deep golden and firm in the middle, 16 to 18 minutes.
      8 Meanwhile, crumble {breakfast-sausage} into {@skillet} over medium-high heat and brown it well, until no pink is left (160°F/71°C), 7 minutes.
      6 Lower the heat and stir in {cream-cheese, sage} until melted. Pour in {cream, chicken-stock} and simmer until the gravy coats a spoon, 4 minutes. Season with {pepper}.
      1 Let the biscuits cool for a minute, split them and spoon the gravy over them.
    `,
    face: 'Tender almond biscuits under a thick, peppery gravy with browned breakfast sausage',
    why: 'Cream cheese thickens the gravy in place of flour',
  },
  'keto-blueberry-muffins': {
    names:
      'keto muffins, low carb muffins, almond flour muffins, keto blueberry muffins, low carb blueberry muffins, almond flour blueberry muffins, grain free muffins, grain free blueberry muffins, blueberry almond muffins',
    title: 'Keto Almond Blueberry Muffins',
    family: 'farmhouse',
    near: 'blueberry-muffins almond-flour-pancakes muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour almond-flour 300
      leavener baking-powder 10
      seasoning salt 2
      egg egg 200
      sweetener erythritol 110
      fat butter|coconut-oil 85 melted
      creamy sour-cream|coconut-yogurt 90
      sweet-spice vanilla 5
      acid lemon-zest 4
      fruit blueberries 150
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and line {@tin 12-cup muffin pan} with paper cups. Whisk {almond-flour, baking-powder, salt}.
      4 Beat {egg, erythritol} for 1 minute, then {butter, sour-cream, vanilla, lemon-zest}. Stir in the almond flour until smooth and fold in {blueberries}.
      2+25 Divide among the cups and bake until golden and a skewer comes out clean, 23 to 25 minutes.
      0+20 Cool in the pan for 20 minutes: warm, they are too tender to lift out.
    `,
    face: 'Moist almond muffins full of blueberries, with a little lemon',
    why: 'Sour cream keeps the crumb soft, and cooling in the pan lets it set',
  },
}
