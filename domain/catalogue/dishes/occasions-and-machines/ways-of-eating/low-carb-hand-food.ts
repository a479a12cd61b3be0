import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Burgers, tacos and finger food that do without bread, and the sides of them. */
export const lowCarbHandFood: DishEntries = {
  'bunless-burgers': {
    names:
      'bunless burgers, burger without a bun, burger without bun, no bun burger, lettuce wrap burger, lettuce wrapped burger, lettuce bun burger, burger in lettuce, protein style burger, keto burger, keto cheeseburger, low carb burger, low carb cheeseburger, paleo burger, whole30 burger, naked burger, burgers in lettuce wraps, bunless cheeseburger, keto hamburger, low carb hamburger',
    title: 'Lettuce-Wrapped Burgers',
    family: 'farmhouse',
    near: 'cheeseburger smash-burger burger-salad',
    beside: 'rutabaga-fries coleslaw',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    titles: `
      ground-turkey: Lettuce-Wrapped Turkey Burgers
    `,
    list: `
      protein ground-beef|ground-turkey 680
      ground-spice garlic-powder 1.5
      fat neutral-oil|olive-oil 10
      cheese cheddar 85? sliced
      raw iceberg|leaf-lettuce 400
      raw tomato 150 sliced
      raw red-onion 40 sliced into thin rings
      brine pickles 50? sliced
      sauce mayonnaise|vegan-mayonnaise 50?
      sauce dijon 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      5 Shape {ground-beef}, handling it as little as you can, into four patties 1/2 inch wider than your palm, and press a dent in the middle of each. Season with {garlic-powder, pepper, salt}.
      4 Separate {iceberg} into large leaves and nest them, two or three for each burger, dry side in.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat and cook the patties until browned and 160°F (71°C) in the middle, 4 minutes a side.[ Lay {cheddar} on them for the last minute.]
      4 Spread the leaves with {mayonnaise, dijon}, set a patty in each with {tomato, red-onion, pickles}, fold the leaves over and wrap the bottom half tightly in paper.
    `,
    face: 'A browned burger with all its trimmings, wrapped in cold, crisp lettuce',
    why: 'Several leaves, nested and wrapped in paper, hold the juices better than one',
  },
  'cheese-shell-tacos': {
    names:
      'cheese shell tacos, keto tacos, low carb tacos, cheese taco shells, keto taco shells, low carb taco shells, tacos with cheese shells, tacos without tortillas, keto beef tacos, low carb beef tacos, grain free tacos, keto ground beef tacos',
    title: 'Beef Tacos in Cheese Shells',
    family: 'texmex',
    near: 'tacos hard-shell-tacos taco-salad',
    beside: 'guacamole',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.3,
    titles: `
      ground-turkey: Turkey Tacos in Cheese Shells
      plant-mince: Vegetarian Tacos in Cheese Shells
    `,
    list: `
      cheese cheddar 320 coarsely grated
      fat neutral-oil 10
      protein ground-beef|ground-turkey|plant-mince 450
      aromatic onion 60
      aromatic garlic 6
      ground-spice chili-powder 6
      ground-spice cumin 3
      ground-spice oregano 1
      body tomato-paste 20
      raw iceberg 120 shredded
      raw tomato 120 diced
      raw avocado 140 diced
      creamy sour-cream 60?
      acid lime 60 cut into wedges
      herb cilantro 8
      salt
    `,
    steps: `
      5 Heat the oven to 375°F (190°C). On {@sheet-pans} lined with parchment, pat {cheddar} into rounds 6 inches wide, two for each eater, well apart.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat. Brown {ground-beef} with {onion}, 6 minutes[{?ground-beef} (160°F/71°C)]. Add {garlic, chili-powder, cumin, oregano, tomato-paste} and stir for 1 minute, until it smells toasted.
      1+4 Add {water 120, salt} and simmer until nearly dry, 4 minutes.
      1+7 Bake the cheese until lacy and browned at the edges, 6 to 7 minutes.
      4 Let the rounds cool for 1 minute, until they hold but still bend. Lift each onto the handle of a wooden spoon laid across two cups, so that it sets in the shape of a shell.
      3 Fill with the meat, {iceberg, tomato, avocado, cilantro, sour-cream}, and serve with {lime}.
    `,
    face: 'Seasoned beef, crisp lettuce and avocado in shells of browned Cheddar',
    why: 'The cheese bends for a minute after it leaves the oven, and then it sets crisp',
  },
  'cheese-shell-quesadillas': {
    names:
      'keto quesadillas, low carb quesadillas, cheese shell quesadillas, quesadillas without tortillas, tortilla free quesadillas, keto chicken quesadillas, low carb chicken quesadillas, cheese wrap quesadillas, no tortilla quesadillas, keto chicken quesadilla',
    title: 'Chicken Quesadillas in Cheese Shells',
    family: 'texmex',
    near: 'quesadillas cheese-shell-tacos',
    beside: 'guacamole',
    weight: 3,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      fat neutral-oil 15
      vegetable red-pepper 120 sliced
      aromatic onion 60 sliced
      protein cooked-chicken 350 shredded
      ground-spice chili-powder 4
      ground-spice cumin 2
      cheese monterey-jack|cheddar 360 coarsely grated
      raw avocado 140 sliced
      creamy sour-cream 80?
      herb cilantro 8
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      9 Heat {neutral-oil} in a large skillet over medium-high heat and fry {red-pepper, onion} until soft and browned, 6 minutes. Stir in {cooked-chicken, chili-powder, cumin, salt} until steaming hot (165°F/74°C), 2 minutes. Tip out and wipe the skillet.
      16* For each, scatter a quarter of {monterey-jack} over an 8-inch nonstick skillet in an even round and set it over medium heat. Cook without touching until it is bubbling all over, has let go of its fat and is deep gold underneath, 3 to 4 minutes.
      4 Spoon a quarter of the filling over one half, fold the bare half over it with a thin spatula and slide it onto a plate. It crisps as it cools for 1 minute.
      2 Serve with {avocado, sour-cream, cilantro, lime}.
    `,
    face: 'Spiced chicken and peppers folded into a crisp, golden shell of melted cheese',
    why: 'Cheese fried until its water is gone sets to a shell that folds and holds',
  },
  'cauliflower-burrito-bowl': {
    names:
      'keto burrito bowl, low carb burrito bowl, paleo burrito bowl, keto burrito, low carb burrito, paleo burrito, keto burritos, low carb burritos, whole30 burrito bowl, keto chipotle bowl, keto chicken burrito bowl, low carb chicken burrito bowl, burrito bowl without rice',
    title: 'Chicken and Cauliflower Burrito Bowl',
    family: 'texmex',
    near: 'burrito-bowl sheet-pan-chicken-fajitas',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    titles: `
      tofu: Tofu and Cauliflower Burrito Bowl
    `,
    list: `
      protein chicken-thigh|tofu 600
      ground-spice chili-powder 5
      ground-spice cumin 3
      ground-spice smoked-paprika 2
      fat olive-oil 40
      vegetable red-pepper 150 sliced
      aromatic garlic 6
      vegetable cauliflower 700 coarsely grated
      acid lime-juice 30
      herb cilantro 15
      raw tomato 180 diced
      raw red-onion 30
      raw avocado 200 sliced
      cheese cheddar 60? grated
      creamy sour-cream 60?
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Toss {chicken-thigh} with {chili-powder, cumin, smoked-paprika, 1/2 salt}.
      12 Heat {1/2 olive-oil} in {@skillet} over medium-high heat and cook it until browned[{?chicken-thigh} and 165°F (74°C)], 5 to 6 minutes a side. Set it aside.
      5 Fry {red-pepper} in the skillet until charred at the edges, 4 minutes, and set it aside.
      7 Heat {olive-oil} in the skillet over high heat. Fry {garlic} for 20 seconds, then {cauliflower, pepper} until tender with a little bite, 5 minutes. Off the heat, stir in {1/2 lime-juice, 1/2 cilantro}.
      3 Mix {tomato, red-onion} with {lime-juice, cilantro, salt}.
      3 Slice the chicken. Divide the cauliflower among bowls and top with the chicken, the pepper, the tomato and {avocado, cheddar, sour-cream}.
    `,
    face: 'Everything from a burrito over grated cauliflower with lime, with spiced chicken on top',
    why: 'The cauliflower fries in an open, very hot pan, so it comes out loose and dry',
  },
  'zucchini-enchiladas': {
    names:
      'zucchini chicken enchiladas, keto enchiladas, low carb enchiladas, keto chicken enchiladas, low carb chicken enchiladas, enchiladas without tortillas, courgette chicken enchiladas, grain free enchiladas, tortilla free enchiladas',
    title: 'Zucchini Chicken Enchiladas',
    family: 'texmex',
    near: 'chicken-enchiladas zucchini-boats',
    beside: 'guacamole',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable zucchini 900 shaved lengthwise into wide ribbons
      fat neutral-oil 20
      aromatic onion 80
      aromatic garlic 9
      ground-spice chili-powder 10
      ground-spice cumin 4
      ground-spice oregano 1.5
      body tomato-paste 40
      stock chicken-stock 300
      acid cider-vinegar 8
      protein cooked-chicken 450 shredded
      cheese monterey-jack|cheddar 220 grated
      creamy sour-cream 60?
      herb cilantro 10
      salt
    `,
    steps: `
      10 Heat {neutral-oil} in a saucepan over medium heat and cook {onion} for 4 minutes. Fry {garlic, tomato-paste, chili-powder, cumin, oregano} with it for 1 minute. Whisk in {chicken-stock, salt} and simmer until it coats a spoon, 5 minutes. Stir in {cider-vinegar}.
      3 Heat the oven to 400°F (200°C). Stir {cooked-chicken} with a third of the sauce and {1/3 monterey-jack}.
      12 Pat {zucchini} dry. Overlap three or four ribbons on a board, put a spoonful of the chicken at one end and roll up. Set the rolls, seam down, in {@baking-dish}, close together.
      2+20 Spoon the rest of the sauce over the rolls and cover with {monterey-jack}. Bake until bubbling and browned and hot in the middle (165°F/74°C), 20 minutes.
      1+5 Let stand for 5 minutes.[ Dot with {sour-cream}] and scatter with {cilantro}.
    `,
    face: 'Chicken rolled up in ribbons of zucchini and baked in red chile sauce under melted cheese',
    why: 'A thick sauce and dry ribbons keep the dish from filling with juice as it bakes',
  },
  'almond-crusted-chicken-tenders': {
    names:
      'almond crusted chicken tenders, keto chicken tenders, low carb chicken tenders, almond flour chicken tenders, keto chicken nuggets, low carb chicken nuggets, paleo chicken tenders, paleo chicken nuggets, grain free chicken nuggets, keto fried chicken, low carb fried chicken, paleo fried chicken, whole30 chicken tenders, keto chicken strips, low carb chicken strips, almond flour chicken nuggets, chicken tenders without breadcrumbs, keto breaded chicken',
    title: 'Almond-Crusted Chicken Tenders',
    family: 'farmhouse',
    near: 'chicken-tenders chicken-nuggets',
    beside: 'rutabaga-fries coleslaw',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-breast 700 cut into strips 1 inch wide
      egg egg 100 beaten
      sauce dijon 10
      flour almond-flour 140
      cheese parmesan 40?
      ground-spice smoked-paprika 3
      ground-spice garlic-powder 3
      ground-spice onion-powder 2
      fat olive-oil|neutral-oil 30
      salt
      pepper pepper 1.2
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Brush a rack over {@sheet-pans} with {1/2 olive-oil}. Mix {almond-flour, smoked-paprika, garlic-powder, onion-powder, parmesan, pepper, salt} in a shallow dish.
      10 Beat {egg} with {dijon}. Pat {chicken-breast} dry, dip each strip in the egg, let it drip and press it into the crumbs on all sides. Lay them on the rack and drizzle with {olive-oil}.
      1+18 Bake until golden and 165°F (74°C) in the thickest part, 16 to 18 minutes, turning them once.
      1+3 Let cool for 3 minutes: the crust firms up.
    `,
    face: 'Strips of chicken in a seasoned, golden almond crust, baked on a rack',
    why: 'On a rack the hot air reaches both sides, so the bottom crust is as crisp as the top',
  },
}
