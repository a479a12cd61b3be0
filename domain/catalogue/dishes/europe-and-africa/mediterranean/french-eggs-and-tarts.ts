import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Eggs in a skillet, in a crust, in a batter. */
export const frenchEggsAndTarts: DishEntries = {
  'quiche-lorraine': {
    names:
      'quiche lorraine, quiche, bacon quiche, ham quiche, cheese quiche, bacon and cheese quiche, ham and cheese quiche, quiche loraine, quiche with bacon, classic quiche, quich, quiche lorrain, egg pie bacon',
    title: 'Quiche Lorraine',
    titles: `
      ham: Ham and Cheese Quiche
    `,
    family: 'alsatian',
    near: 'spinach-quiche savory-tart frittata',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    list: `
      flour flour|gf-flour 180
      fat butter 115 cold and cubed
      seasoning salt 4
      protein bacon|ham|turkey-bacon 170 diced
      aromatic shallot 50
      cheese gruyere|swiss 110
      egg egg 150
      creamy cream 240
      creamy milk 120
      ground-spice nutmeg 0.4
      pepper pepper 0.6
    `,
    steps: `
      8+30 Rub {butter} into {flour} with {1/2 salt} until it looks like coarse crumbs. Stir in {water 45}, ice-cold, until the dough just holds, press it into a disk and chill for 30 minutes.
      8+10 Heat the oven to 400°F (200°C). Roll out the dough and line {@tin 9-inch pie plate} with it. Prick the bottom and freeze for 10 minutes.
      2+25~ Cover the shell with parchment, fill it with baking weights and bake for 18 minutes. Lift out the paper and bake until the bottom looks dry and golden, 7 minutes more.
      9 Meanwhile, cook {bacon} in a skillet over medium heat until browned, 7 minutes. Add {shallot}, cook for 2 minutes and drain off the fat.
      4 Turn the oven down to 350°F (175°C). Whisk {egg, cream, milk, nutmeg, pepper} with {salt}. Scatter {=bacon} and {gruyere} in the shell and pour in the custard.
      1+35 Bake until the edges are puffed and the middle still trembles when you nudge the pan but is 160°F (71°C), 30 to 35 minutes.
      0+15 Cool for 15 minutes, so that it sets enough to slice.
    `,
    parts: [{ names: 'crust, pastry, pie crust', instead: 'crustless-quiche' }],
    face: 'A buttery crust filled with trembling custard, smoky bacon and Gruyère',
    why: 'The shell is baked before it is filled, so the bottom is as crisp as the rim',
  },
  'spinach-quiche': {
    names:
      'spinach quiche, quiche florentine, spinach and feta quiche, spinach and cheese quiche, vegetarian quiche, spinach quiche with feta, spinach tart, spinich quiche, veggie quiche, vegetable quiche, spinach feta quiche, quiche with spinach',
    title: 'Spinach and Feta Quiche',
    family: 'bistro',
    near: 'quiche-lorraine spanakopita savory-tart',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    list: `
      flour flour|gf-flour 180
      second-fat butter 115 cold and cubed
      seasoning salt 4
      fat olive-oil 14
      aromatic onion 120
      aromatic garlic 6
      leaf spinach 280
      cheese feta 110
      egg egg 200
      creamy cream 200
      creamy milk 120
      ground-spice nutmeg 0.4
      pepper pepper 0.6
    `,
    steps: `
      8+30 Work {butter} into {flour, 1/2 salt} with your fingertips until no piece is larger than a fingertip. Add {water 45}, ice-cold, gather into a ball, flatten and chill for 30 minutes.
      8+10 Set the oven to 400°F (200°C). Roll the dough thin and ease it into {@tin 9-inch tart pan}. Prick it all over and put it in the freezer for 10 minutes.
      2+25~ Line with parchment and weights and bake the shell for 18 minutes, then without them until pale gold, 7 minutes.
      8 Heat {olive-oil} in a large skillet over medium heat and cook {onion} until soft, 5 minutes. Add {garlic} and {spinach} and stir until the leaves collapse and the pan is dry, 3 minutes.
      3 Cool the greens, squeeze out every drop you can and chop them.
      4 Reduce the oven to 350°F (175°C). Beat {egg, cream, milk, nutmeg, pepper, salt}. Spread the greens and {feta} in the shell and pour the custard over.
      1+35 Bake until set at the rim with a slight wobble in the middle, 30 to 35 minutes.
      0+15 Let it cool for 15 minutes before you cut it; it is just as good at room temperature.
    `,
    parts: [{ names: 'crust, pastry, pie crust', instead: 'crustless-quiche' }],
    face: 'Spinach and feta in a light custard with a crisp, buttery shell',
    why: 'Squeezed until no more comes, the spinach cannot water down the custard',
  },
  omelette: {
    names:
      'omelette, omelet, french omelette, french omelet, cheese omelette, cheese omelet, plain omelette, egg omelette, omlette, omlet, omelete, cheese and chive omelette, folded omelette, 3 egg omelette, breakfast omelette',
    title: 'French Omelette with Cheese and Chives',
    family: 'bistro',
    near: 'egg-pan scramble frittata',
    beside: 'green-salad home-fries',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 1,
    salt: 0.35,
    list: `
      egg egg 150
      fat butter|olive-oil 14
      cheese gruyere|cheddar|vegan-cheese 30?
      herb chives 3
      salt
      pepper pepper 0.2
    `,
    steps: `
      2 Season {egg} with {salt, pepper}, add a teaspoon of water for each egg and beat until no streaks of white are left.
      1 Melt {butter}, a tablespoon for each omelette, in an 8-inch nonstick pan over medium heat until it foams but does not brown.
      2* Pour in the eggs for one omelette. Stir quickly with a spatula while you shake the pan, about 30 seconds, until small, soft curds form and the bottom is just set.
      1* Smooth the top and take the pan off the heat while it still looks wet in the middle. Sprinkle with {gruyere, chives}.
      1* Fold in thirds, roll it out onto a warm plate with the seam below, and eat right away: it goes on cooking from its own heat until set through. Do the same for each further omelette.
    `,
    face: 'Softly rolled eggs, golden outside and creamy within, with fresh chives',
    why: 'Fast stirring and an early end make the small, creamy curds that slow cooking toughens',
  },
  'filled-omelette': {
    names:
      'ham and cheese omelette, ham omelette, ham omelet, mushroom omelet, mushroom and cheese omelette, mushroom cheese omelette, spinach omelette, spinach omelet, spinach and cheese omelette, spinach and feta omelette, filled omelette, diner omelette, stuffed omelette, american omelette',
    title: 'Ham and Cheese Omelette',
    titles: `
      mushrooms: Mushroom and Cheese Omelette
      spinach: Spinach and Cheese Omelette
    `,
    family: 'bistro',
    near: 'omelette egg-pan frittata',
    beside: 'green-salad hash-browns',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 1,
    salt: 0.3,
    list: `
      egg egg 150
      fat butter|olive-oil 14
      protein ham|mushrooms|spinach 50 chopped
      cheese cheddar|gruyere|feta|vegan-cheese 35
      herb chives 2?
      salt
      pepper pepper 0.2
    `,
    steps: `
      2 Beat {egg} with {pepper, salt} until evenly yellow.
      3 Melt {1/2 butter} in an 8- to 10-inch nonstick skillet over medium heat. Cook {ham} until hot and lightly browned and any water has gone, 2 minutes. Take it out.
      2* Melt {butter} in the skillet, half a tablespoon for each omelette, pour in enough eggs for one and cook for 20 seconds without stirring. Pull the set edge toward the middle and tilt the pan, so that the loose egg runs underneath, until hardly any is left, 1 to 2 minutes.
      1* Sprinkle the filling and {cheddar} over one half. Fold the other half over it, wait half a minute for the cheese to melt and the eggs to set through, and slide it out. Snip {chives} over the top. Do the same for each further omelette.
    `,
    face: 'A folded omelette with a hot, savory filling and melting cheese',
    why: 'The filling is warm before it goes in, so the eggs need not wait for it and turn tough',
  },
  crepes: {
    names:
      'crepes, crepe, french crepes, crêpes, sweet crepes, crepes with sugar and lemon, lemon and sugar crepes, pancake day pancakes, english pancakes, thin pancakes, shrove tuesday pancakes, crape, creps, basic crepes, crepes with lemon, british pancakes',
    title: 'Crêpes with Lemon and Sugar',
    family: 'norman',
    near: 'french-toast pancakes',
    weight: 4,
    level: 1,
    types: 'Dessert, Main Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 130
      egg egg 100
      creamy milk|oat-milk|soy-milk 320
      fat butter|vegan-butter 45 melted
      seasoning salt 1.5
      sweetener sugar 50
      acid lemon 58 cut into wedges
    `,
    steps: `
      4+30 Whisk {flour} with {salt} and {egg} to a thick paste. Beat in {milk} a little at a time, then {1/2 butter}, until the batter is just thick enough to coat a spoon. Let it rest for 30 minutes.
      2 Heat an 8- or 9-inch nonstick skillet over medium-high heat and wipe it with a little of {butter}.
      18 Pour in a scant 1/4 cup of batter and tilt the pan at once so that it runs thinly over the whole bottom. Cook until lacy and brown underneath, about 1 minute, flip and cook for 30 seconds more. Stack on a plate and repeat until the batter is gone, buttering the pan now and then.
      2 Sprinkle each with {sugar}, squeeze over {lemon} and fold into quarters while hot.
    `,
    face: 'Lacy, paper-thin pancakes with the crunch of sugar and a squeeze of lemon',
    why: 'Half an hour of rest lets the flour soak up the milk, and the crêpes come out tender instead of rubbery',
  },
  'cheese-souffle': {
    names:
      'cheese souffle, souffle, soufflé, cheese soufflé, gruyere souffle, cheddar souffle, savory souffle, souffle au fromage, cheese soufle, egg souffle',
    title: 'Cheese Soufflé',
    family: 'bistro',
    near: 'quiche-lorraine baked-eggs strata',
    beside: 'green-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    batch: true,
    list: `
      fat butter 50
      cheese parmesan 25
      flour flour|gf-flour 35
      creamy milk 280
      sauce dijon 8
      cheese gruyere|cheddar 140
      egg egg 250 separated
      seasoning salt 2.5
      ground-spice nutmeg 0.3
      pepper pepper 0.4
    `,
    steps: `
      4 Heat the oven to 375°F (190°C) with a rack in the lower third. Rub a deep, straight-sided baking dish with a little of {=butter} and coat it with {parmesan}; it should be no more than three quarters full in the end.
      7 Melt {butter} in a saucepan over medium heat, stir in {flour} and cook for 1 minute. Whisk in {milk} and simmer until very thick, 3 to 4 minutes.
      4 Off the heat, beat in {dijon, gruyere, nutmeg, pepper, 1/2 salt}, then the yolks of {egg}, one by one.
      5 Whip the whites with {salt} until they hold firm, glossy peaks. Stir a quarter of them into the base to loosen it and fold in the rest with a light hand, until only a few streaks are left.
      1+30 Pour into the dish and bake, without opening the oven door, until tall, well browned and only just wobbly, about 30 minutes.
      1 Bring it straight to the table: it waits for nobody.
    `,
    face: 'A tall, airy, golden puff of eggs and Gruyère, creamy at the heart',
    why: 'Folding rather than stirring keeps the air in, and a closed oven door keeps it up',
  },
  flammkuchen: {
    names:
      'flammkuchen, tarte flambee, tarte flambée, alsatian flatbread, alsatian tart, flammekueche, flammkuchen with bacon, bacon and onion flammkuchen, german pizza',
    title: 'Flammkuchen (Alsatian Bacon and Onion Flatbread)',
    titles: `
      mushrooms: Flammkuchen with Mushrooms
    `,
    family: 'alsatian',
    near: 'flatbread-pizza savory-tart',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      flour flour 320
      fat neutral-oil 40
      protein bacon|mushrooms 200 cut into thin strips
      aromatic onion 200 sliced as thin as paper
      creamy creme-fraiche|sour-cream 240
      sweet-spice nutmeg 0.4
      pepper pepper 0.8
      salt
    `,
    steps: `
      8+20 Stir {flour, neutral-oil, 1/2 salt} and {water 170} into a dough, knead it until smooth, 5 minutes, and let it rest, covered, for 20 minutes.
      1+30~ Set a sheet pan upside down on the lowest rack and heat the oven as hot as it goes, 500°F (260°C), for 30 minutes.
      2 Season {creme-fraiche} with {nutmeg, pepper, salt}.
      8 Cut the dough in two and roll each half out on parchment until you can nearly see through it, into an oval as long as the pan.
      5 Spread each with {=creme-fraiche}, leaving the rim bare, and scatter {onion, bacon} thinly over it.
      2+18 Slide one on its paper onto the hot pan and bake until the rim is charred in spots, 9 minutes. Bake the other the same way, 9 minutes.
      1 Cut into pieces and eat at once, with your fingers.
    `,
    face: 'Dough rolled thin enough to see through, under onions on a tangy white layer, with a charred rim',
    why: 'No yeast and a very hot pan: it blisters in minutes, before the topping can dry out',
  },
}
