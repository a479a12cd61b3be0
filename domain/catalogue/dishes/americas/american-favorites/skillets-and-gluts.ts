import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** One pan for what is in the fridge, and pots for what the garden brings too much of. */
export const skilletsAndGluts: DishEntries = {
  'turkey-orzo-skillet': {
    names:
      'ground turkey skillet, turkey orzo skillet, one pan ground turkey, one pan turkey orzo, ground turkey orzo, turkey and zucchini skillet, ground turkey and zucchini, turkey and orzo, ground turkey dinner, ground turkey pasta skillet, one pot ground turkey, turkey mince orzo, easy ground turkey skillet',
    title: 'One-Pan Turkey, Zucchini and Orzo',
    titles: `
      ground-chicken: One-Pan Chicken, Zucchini and Orzo
    `,
    family: 'farmhouse',
    cuisine: 'American',
    near: 'turkey-chili',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 25
      protein ground-turkey|ground-chicken 500
      vegetable onion 130 finely chopped
      vegetable zucchini 350 cut into 1/2-inch dice
      aromatic garlic 10
      ground-spice oregano 2
      starch orzo 240
      stock chicken-stock 650
      raw cherry-tomatoes 200 halved
      cheese feta 90? crumbled
      acid lemon-juice 20
      herb dill|parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      8 Heat {olive-oil} in {@skillet} with high sides over medium-high heat. Break up {ground-turkey} with {onion} and {1/2 salt} and cook until no pink is left (165°F/74°C), 7 minutes.
      4 Add {zucchini, garlic, oregano} and stir for 3 minutes.
      2+11 Stir in {orzo} and {chicken-stock}, bring to a boil and simmer, stirring often, until the orzo is tender and has drunk most of the stock, 10 to 11 minutes.
      2+2 Fold in {cherry-tomatoes, lemon-juice, pepper, salt}, cover off the heat for 2 minutes and top with {dill}[ and {feta}].
    `,
    face: 'Ground turkey, zucchini and orzo in a lemony broth that turns into a sauce',
    why: 'The orzo cooks in the pan with everything else, and its starch thickens the stock',
  },
  'creamy-chicken-and-mushrooms': {
    names:
      'creamy chicken and mushrooms, chicken and mushrooms, chicken mushroom skillet, creamy mushroom chicken, chicken in mushroom sauce, chicken with mushrooms, chicken and mushroom skillet, chicken with creme fraiche and mushrooms, creme fraiche chicken, chicken and creme fraiche, mushroom chicken, chicken breast with mushrooms, creamy garlic mushroom chicken',
    title: 'Creamy Chicken and Mushrooms',
    family: 'norman',
    cuisine: 'French, British',
    near: 'chicken-stroganoff chicken-marsala',
    beside: 'white-rice mashed-potatoes green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-breast|chicken-thigh 600 cut into 3/4-inch strips
      fat olive-oil 25
      second-fat butter|vegan-butter 15
      vegetable mushrooms 350
      aromatic shallot|onion 60 finely chopped
      aromatic garlic 8
      herb thyme 2
      stock chicken-stock 120
      sauce dijon 12
      creamy creme-fraiche|cream|soy-cream 130
      acid lemon-juice 8
      herb parsley 8?
      salt
      pepper pepper 1
    `,
    steps: `
      5 Season {chicken-breast} with {pepper} and {1/2 salt}. Heat {olive-oil} in {@skillet} over medium-high heat and brown the strips, turning once, 4 minutes. Lift them out.
      7 Melt {butter} in the same pan. Cook {mushrooms} until their water has gone and they are brown, 5 minutes. Add {shallot, garlic, thyme} for 1 minute.
      1+2 Pour in {chicken-stock}, scrape up what sticks and boil until half is left, 2 minutes. Pull out the thyme stems.
      3 Turn down the heat, stir in {dijon} and {creme-fraiche} and return the chicken with its juices. Simmer until it is 165°F (74°C) inside, 3 minutes.
      1 Sharpen with {lemon-juice, salt}[ and scatter with {parsley}].
    `,
    face: 'Strips of chicken and browned mushrooms in a light cream sauce with mustard',
    why: 'Crème fraîche goes in at the end and does not split, and its tang keeps the sauce from being heavy',
  },
  'zucchini-soup': {
    names:
      'zucchini soup, courgette soup, creamy zucchini soup, creamy courgette soup, zucchini and basil soup, courgette and basil soup, zucchini soup to freeze, courgette soup for the freezer',
    title: 'Zucchini Soup with Basil',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'potato-soup cauliflower-soup blended-soup',
    beside: 'no-knead-bread grilled-cheese',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 35
      vegetable onion 180 chopped
      aromatic garlic 12 sliced
      vegetable zucchini 1200 cut into 1/2-inch slices
      vegetable potato 200 peeled and diced
      stock veg-stock|chicken-stock 600
      herb basil 20
      acid lemon-juice 12
      cheese parmesan|veg-parm|vegan-parmesan 30? finely grated
      salt
      pepper pepper 1
    `,
    steps: `
      8 Warm {most olive-oil} in {@pot} over medium heat. Cook {onion} with {1/2 salt} until soft, 6 minutes, then {garlic} for 1 minute.
      6 Add {zucchini} and cook, stirring now and then, until it begins to soften and lose its water, 5 minutes.
      2+15 Add {potato, veg-stock} and simmer, the lid ajar, until a knife slips through the potato, 15 minutes.
      5 Drop in {basil} and blend until smooth, in batches, the lid held down with a towel. Season with {lemon-juice, pepper, salt} and serve with {olive-oil}[ and {parmesan}]. Without the cheese it freezes for three months.
    `,
    face: 'A smooth green soup that takes more than two pounds of zucchini, with basil and lemon',
    why: 'One potato makes it creamy, so there is no cream to split in the freezer',
  },
  'roasted-pepper-soup': {
    names:
      'roasted pepper soup, roasted red pepper soup, red pepper soup, creamy red pepper soup, roast pepper soup, roasted pepper and tomato soup, red pepper and tomato soup, creamy roasted pepper soup, soup with roasted peppers, dairy free red pepper soup',
    title: 'Creamy Roasted Red Pepper Soup',
    family: 'soffritto',
    cuisine: 'American, Mediterranean',
    near: 'tomato-soup blended-soup',
    beside: 'grilled-cheese no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 35
      vegetable onion 180 chopped
      vegetable carrot 120 diced
      aromatic garlic 12 sliced
      ground-spice smoked-paprika 2.5
      vegetable roasted-peppers 450 drained
      pulse white-beans 250 drained and rinsed
      body canned-tomatoes 200
      stock veg-stock|chicken-stock 650
      acid sherry-vinegar|red-vinegar 8
      herb basil 8?
      salt
      pepper pepper 1
    `,
    steps: `
      10 Warm {most olive-oil} in {@pot} over medium heat. Soften {onion, carrot} with {1/2 salt}, 8 minutes. Stir in {garlic, smoked-paprika} for 1 minute.
      3+15 Add {roasted-peppers, white-beans, canned-tomatoes, veg-stock} and simmer until the carrot is very soft, 15 minutes.
      5 Blend until silky, in batches, the lid held down with a towel. Stir in {sherry-vinegar, pepper, salt} and thin with a little water if you like.
      1 Serve with {olive-oil}[ and {basil}] on top.
    `,
    face: 'A creamy, brick-red soup of roasted peppers with smoked paprika',
    why: 'White beans, blended until silky, make it creamy without any cream',
  },
  'spinach-feta-frittata': {
    names:
      'spinach and feta frittata, spinach feta frittata, feta and spinach frittata, frittata with spinach and feta, spinach frittata, spinach feta eggs, spinach and feta eggs',
    title: 'Spinach and Feta Frittata',
    family: 'greek',
    cuisine: 'Greek, Italian',
    near: 'vegetable-frittata spinach-quiche',
    beside: 'green-salad no-knead-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Baked, Sautéed',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.2,
    list: `
      fat olive-oil 25
      aromatic scallion|onion 60 thinly sliced
      leaf spinach 250
      egg egg 400
      creamy milk|oat-milk|soy-milk 50
      sweet-spice nutmeg 0.3?
      cheese feta 130 crumbled
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat the oven to 375°F (190°C). Warm {olive-oil} in a 10-inch ovenproof skillet over medium heat. Cook {scallion} for 2 minutes, then wilt {spinach} by handfuls and stir until the pan is dry, 3 minutes.
      3 Beat {egg, milk, pepper, salt}[ with {nutmeg}] just until no streaks are left. Stir in half of {=feta}, pour over the spinach and nudge everything level.
      2+15 Scatter with {feta} and bake until the middle no longer trembles and reads 160°F (71°C), 13 to 15 minutes.
      0+5 Let it stand for 5 minutes and cut it into wedges in the pan.
    `,
    face: 'Eggs baked over a whole bag of spinach, with feta in every wedge',
    why: 'Spinach that is cooked until the pan is dry leaves no puddle, and feta brings most of the salt',
  },
}
