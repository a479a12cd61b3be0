import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Casseroles and pies that are built without pasta, crust or potatoes. */
export const lowCarbBakes: DishEntries = {
  'zucchini-lasagna': {
    names:
      'zucchini lasagna, low carb lasagna, keto lasagna, lasagna without noodles, lasagna without pasta, noodle free lasagna, no noodle lasagna, zucchini lasagne, courgette lasagne, courgette lasagna, low carb lasagne, grain free lasagna',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'lasagna eggplant-parmesan zucchini-boats',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      vegetable zucchini 1000 sliced lengthwise 1/8 inch thick
      fat olive-oil 25
      protein ground-beef|ground-turkey|plant-mince 550
      aromatic onion 110
      aromatic garlic 9
      body tomato-paste 30
      body canned-tomatoes 450
      ground-spice oregano 1.5
      cheese ricotta|cottage-cheese 350
      egg egg 50
      cheese parmesan|veg-parm 70
      herb basil 12 torn
      cheese mozzarella 250
      salt
      pepper pepper 1
    `,
    steps: `
      8+18~ Heat the oven to 425°F (220°C). Lay {zucchini} in one layer on {@sheet-pans} brushed with {1/2 olive-oil} and sprinkle with {1/3 salt}. Bake until limp and dry on top, 15 to 18 minutes, then blot with paper towels.
      12 Meanwhile, cook {onion} in {olive-oil} in a large skillet over medium heat for 5 minutes. Crumble in {ground-beef} and brown it for 6 minutes[{?ground-beef} (160°F/71°C)]. Stir in {garlic, tomato-paste} for 1 minute.
      1+15 Add {canned-tomatoes, oregano} and simmer, uncovered, until so thick that a spoon leaves a track, 15 minutes: a wet sauce makes a wet lasagna.
      3 Beat {ricotta} with {egg, 1/2 parmesan, 1/2 basil, pepper, salt}. Turn the oven down to 375°F (190°C).
      8 Spread a little sauce in {@baking-dish}. Lay a third of the zucchini over it, overlapping, then half the ricotta, a third of the sauce and {1/3 mozzarella}. Build a second layer in the same way and finish with zucchini, the last of the sauce, {mozzarella, parmesan}.
      1+30 Bake, uncovered, until bubbling and browned, 30 minutes.
      1+15 Let it stand for 15 minutes, so that it cuts in squares, and strew with {basil}.
    `,
    face: 'All the layers of a lasagna, with ribbons of roasted zucchini in place of the noodles',
    why: 'Baked first and blotted, the zucchini gives up its water before it can thin the sauce',
  },
  'cauliflower-mac-and-cheese': {
    names:
      'cauliflower mac and cheese, low carb mac and cheese, keto mac and cheese, cauliflower macaroni and cheese, low carb macaroni cheese, keto macaroni and cheese, low carb macaroni and cheese, cauliflower mac n cheese, mac and cheese without pasta, mac and cheese with cauliflower, keto mac n cheese, low carb mac n cheese, cauli mac and cheese',
    family: 'farmhouse',
    near: 'cauliflower-cheese mac-and-cheese',
    beside: 'green-salad roast-chicken',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable cauliflower 1100 cut into 3/4-inch florets
      fat butter 15
      creamy cream 240
      creamy cream-cheese 85 cubed
      sauce dijon 10
      ground-spice garlic-powder 1.5
      ground-spice sweet-paprika 1.5
      cheese cheddar 230
      cheese parmesan|veg-parm 40
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+5 Heat the oven to 400°F (200°C). Boil {cauliflower} in a large pot of salted water until just tender, 5 minutes.
      3+3 Drain well, spread on a clean towel to steam dry for 3 minutes, and pat the tops: water would thin the sauce.
      6 Wipe out the pot, bring {cream} to a bare simmer in it and whisk in {cream-cheese, dijon, garlic-powder, 1/2 sweet-paprika, pepper, salt} until smooth. Take it off the heat and stir in {most cheddar} by handfuls.
      3 Fold in the cauliflower, scrape into {@baking-dish} greased with {butter} and top with {cheddar, parmesan, sweet-paprika}.
      1+18 Bake until the edges bubble and the top is browned, 18 minutes.
      0+5 Let it stand for 5 minutes, so that the sauce clings.
    `,
    face: 'Small florets of cauliflower under a thick, sharp Cheddar sauce, baked until the top browns',
    why: 'Cream and cream cheese make a sauce that holds without any flour',
  },
  'cauliflower-shepherds-pie': {
    names:
      'cauliflower shepherds pie, low carb shepherds pie, keto shepherds pie, paleo shepherds pie, low carb cottage pie, keto cottage pie, paleo cottage pie, cauliflower cottage pie, shepherds pie with cauliflower, cottage pie with cauliflower mash, shepherds pie with cauliflower mash, cauliflower topped shepherds pie, shepherds pie without potatoes, cottage pie without potatoes, whole30 shepherds pie, cauliflower topped cottage pie',
    title: "Cauliflower-Topped Shepherd's Pie",
    family: 'farmhouse',
    near: 'shepherds-pie cottage-pie mash-topped-pie',
    beside: 'green-beans green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable cauliflower 900 cut into florets
      fat butter|ghee|vegan-butter|olive-oil 40
      fat olive-oil 14
      protein ground-beef|ground-lamb|ground-turkey 600
      aromatic onion 110
      vegetable carrot 80 finely diced
      vegetable celery 80 finely diced
      aromatic garlic 9
      body tomato-paste 30
      ground-spice dried-thyme 1.5
      stock beef-stock|chicken-stock|veg-stock 200
      sauce worcestershire|tamari|coconut-aminos 12
      vegetable mushrooms 120 finely chopped
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      4+14~ Heat the oven to 400°F (200°C). Steam {cauliflower} over boiling water, covered, until a knife meets no resistance, 12 to 14 minutes. Leave it uncovered for 3 minutes, so that it dries.
      10 Meanwhile, heat {olive-oil} in {@skillet} over medium-high heat and brown {ground-beef}, 6 minutes[{?ground-beef} (160°F/71°C)]. Add {onion, carrot, celery, mushrooms} and cook until soft, 8 minutes.
      2+8 Stir in {garlic, tomato-paste, dried-thyme} for 1 minute. Pour in {beef-stock, worcestershire} and simmer until thick and hardly any liquid shows, 8 minutes. Season with {1/2 pepper, 1/2 salt}.
      4 Blend the cauliflower with {butter, pepper, salt} until as smooth as mashed potatoes.
      3 Spread the filling in {@baking-dish}, spoon the mash over it and rough up the top with a fork.
      1+22 Bake until the filling bubbles at the edges and the peaks are brown, 22 minutes.
      1+5 Let it stand for 5 minutes and scatter with {parsley}.
    `,
    face: 'A thick, savory filling of ground beef under a smooth cauliflower mash with browned peaks',
    why: 'Steamed and left to dry, cauliflower mashes as thick as potatoes and does not weep',
  },
  'pizza-bowl': {
    names:
      'pizza bowl, crustless pizza, no crust pizza, pizza without crust, pizza casserole without crust, keto pizza bowl, low carb pizza bowl, pizza in a bowl, keto pizza casserole, low carb pizza casserole, crustless pizza bake, keto pizza bake',
    title: 'Pizza Bowls',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'cauliflower-crust-pizza italian-sausage-and-peppers',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.3,
    list: `
      fat olive-oil 14
      protein sausage|plant-mince 450 casings removed
      vegetable mushrooms 200 sliced
      vegetable green-pepper 120 diced
      aromatic garlic 9
      body canned-tomatoes 350
      ground-spice oregano 1.5
      cheese mozzarella 225
      protein pepperoni 60?
      brine olives 40? sliced
      herb basil 8
      salt
    `,
    steps: `
      2 Heat the oven to 425°F (220°C) and set four ovenproof bowls, or {@baking-dish}, on a sheet pan.
      10 Heat {olive-oil} in {@skillet} over medium-high heat. Crumble in {sausage} and brown it, 6 minutes[{?sausage} (160°F/71°C)]. Add {mushrooms, green-pepper} and cook until the pan is dry, 5 minutes.
      2+6 Stir in {garlic} for 30 seconds, then {canned-tomatoes, oregano, salt}, and simmer until thick, 6 minutes.
      3 Spoon into the bowls. Cover with {mozzarella}[ and {pepperoni}][, and scatter with {olives}].
      1+12 Bake until the cheese bubbles and browns, 10 to 12 minutes.
      1+3 Let cool for 3 minutes and strew with {basil}.
    `,
    face: 'Sausage, mushrooms and tomato sauce, baked in a bowl under a browned lid of mozzarella',
    why: 'The vegetables cook until the pan is dry, so there is sauce at the bottom and no water',
  },
  'almond-crusted-chicken-parmesan': {
    names:
      'keto chicken parmesan, low carb chicken parmesan, keto chicken parm, low carb chicken parm, almond flour chicken parmesan, chicken parmesan without breadcrumbs, low carb chicken parmigiana, keto chicken parmigiana, grain free chicken parmesan, almond crusted chicken parmesan',
    title: 'Almond-Crusted Chicken Parmesan',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'chicken-parmesan almond-crusted-chicken-tenders',
    beside: 'green-salad green-beans',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Fried',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-breast 700 halved horizontally and pounded 1/2 inch thick
      flour almond-flour 90
      cheese parmesan 60
      ground-spice oregano 1.5
      ground-spice garlic-powder 1.5
      egg egg 50 beaten
      fat olive-oil 50
      aromatic garlic 6
      body canned-tomatoes 350
      cheese mozzarella 170
      herb basil 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+10 Warm {1/3 olive-oil} in a saucepan over medium heat and cook {garlic} for 30 seconds. Add {canned-tomatoes, 1/3 salt} and simmer until thick, 10 minutes.
      8 Heat the oven to 425°F (220°C). Mix {almond-flour, parmesan, oregano, garlic-powder}. Season {chicken-breast} with {pepper, salt}, dip in {egg} and press into the almond mixture on both sides.
      10 Heat {olive-oil} in {@skillet} over medium heat. Fry the cutlets in batches until golden, 2 to 3 minutes a side, turning them once and gently: this crust is tender.
      3 Lay them on a rack over a sheet pan. Spoon the sauce along the middle of each and cover with {mozzarella}.
      1+10 Bake until the cheese bubbles and the chicken is 165°F (74°C) in the middle, 10 minutes. Strew with {basil}.
    `,
    face: 'Chicken cutlets in a nutty Parmesan crust under tomato sauce and melted mozzarella',
    why: 'Almond flour browns faster than breadcrumbs, so the pan only colors the crust and the oven cooks the meat',
  },
  'low-carb-chicken-pot-pie': {
    names:
      'keto chicken pot pie, low carb chicken pot pie, keto pot pie, low carb pot pie, grain free chicken pot pie, chicken pot pie without crust, crustless chicken pot pie, almond flour chicken pot pie, chicken pot pie with almond biscuits',
    title: 'Chicken Pot Pie with Cheddar Almond Biscuits',
    family: 'farmhouse',
    near: 'chicken-pot-pie mash-topped-pie',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein chicken-thigh 800 cut into 3/4-inch pieces
      fat butter 60
      vegetable leek 120 halved lengthwise and sliced
      vegetable celery 150 sliced
      vegetable mushrooms 200 quartered
      vegetable carrot 60 finely diced
      aromatic garlic 6
      ground-spice dried-thyme 1.5
      stock chicken-stock 250
      creamy cream 180
      creamy cream-cheese 60 cubed
      vegetable green-beans 120 cut into 1/2-inch pieces
      flour almond-flour 170
      leavener baking-powder 7
      cheese cheddar 110
      egg egg 100 beaten
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat the oven to 375°F (190°C). Melt {1/3 butter} in a large pot over medium-high heat and cook {leek, celery, mushrooms, carrot} until soft and dry, 9 minutes. Stir in {garlic, dried-thyme} for 1 minute.
      3+10 Add {chicken-thigh, green-beans, chicken-stock, cream, 1/2 pepper, most salt} and simmer for 10 minutes, until the chicken is cooked through (165°F/74°C) and the sauce has cooked down by a third.
      2 Stir in {cream-cheese} until melted, and {parsley}. Scrape into {@baking-dish}.
      5 Whisk {almond-flour, baking-powder, pepper, salt}. Stir in {cheddar, egg} and {butter}, melted, to a thick batter, and drop it by spoonfuls over the filling.
      1+22 Bake until the biscuits are deep golden and firm in the middle, 20 to 22 minutes.
      0+10 Let it stand for 10 minutes; the sauce thickens.
    `,
    face: 'Chicken and vegetables in a thick cream sauce under golden Cheddar biscuits',
    why: 'Cream cheese thickens the sauce without flour, and almond flour bakes into biscuits with a tender crumb',
  },
}
