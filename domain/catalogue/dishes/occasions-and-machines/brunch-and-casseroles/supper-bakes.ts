import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Supper bakes with a crust of dough, and what goes with them. */
export const supperBakes: DishEntries = {
  'turkey-pot-pie': {
    names:
      'turkey pot pie, leftover turkey pot pie, turkey potpie, thanksgiving leftover pot pie, turkey pie, turkey pot pies, leftover turkey pie',
    title: 'Turkey Pot Pie',
    family: 'farmhouse',
    near: 'chicken-pot-pie mash-topped-pie',
    beside: 'green-salad cranberry-sauce',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 70
      vegetable leek 180 thinly sliced
      vegetable carrot 200 peeled and diced
      vegetable celery 120 sliced
      flour flour 48
      stock chicken-stock 600
      creamy cream|oat-cream|soy-cream 120
      protein cooked-turkey 550 cut into bite-size pieces
      vegetable peas 140
      ground-spice dried-thyme 1.5
      ground-spice dried-sage 1
      crunch puff-pastry 300 thawed if frozen
      egg egg 25 beaten
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 400°F (200°C). Melt {butter} in a large pot over medium heat and cook {leek, carrot, celery} until nearly tender, 9 minutes.
      7 Sprinkle in {flour} and stir for 1 minute. Whisk in {chicken-stock} and simmer until thick enough to coat a spoon, 5 minutes.
      3 Stir in {cream, cooked-turkey, peas, dried-thyme, dried-sage, pepper, salt}. Spoon into {@baking-dish}.
      5 Roll out {puff-pastry} to cover the dish. Lay it on, tuck in the edge, brush with {egg} and cut a few vents.
      1+32 Bake until the crust is puffed and brown and the filling bubbles through the vents, at 165°F (74°C) inside, 30 to 35 minutes.
      1+10 Let stand for 10 minutes to thicken.
    `,
    face: 'The rest of the turkey in a creamy leek sauce under flaky pastry',
    why: 'The cooked meat goes in last, so it is only warmed through and stays moist',
  },
  'john-wayne-casserole': {
    names:
      'john wayne casserole, john wayne bake, john wayne taco casserole, biscuit taco casserole, biscuit casserole with ground beef',
    title: 'John Wayne Casserole',
    family: 'texmex',
    cuisine: 'American',
    near: 'taco-casserole cowboy-casserole king-ranch-chicken',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.2,
    list: `
      protein ground-beef 700
      vegetable onion 200 sliced
      vegetable red-pepper 200 sliced
      chile pickled-jalapenos 40 chopped
      ground-spice taco-seasoning 24
      starch biscuit-dough 460
      vegetable tomato 300 sliced
      creamy sour-cream|greek-yogurt 180
      sauce mayonnaise 80
      cheese cheddar 220
      salt
    `,
    steps: `
      3+14 Heat the oven to 350°F (175°C). Press {biscuit-dough} over the bottom and a little up the sides of {@baking-dish}. Bake until pale gold, 13 to 15 minutes.
      10 Meanwhile, brown {ground-beef} in {@skillet} over medium-high heat until it reads 160°F (71°C), 8 minutes, and drain off the fat. Stir in {taco-seasoning, water 120} and simmer for 2 minutes. Transfer to a plate.
      6 Soften {onion, red-pepper} in the same skillet, 5 minutes. Season with {salt}.
      2 Stir {sour-cream, mayonnaise} with {1/2 cheddar}.
      4 Cover the crust with the meat, then with the peppers and onions, {tomato, pickled-jalapenos} and the sour cream mixture. Top with {cheddar}.
      1+32 Bake until golden and bubbling at the sides, 30 to 35 minutes.
      1+10 Wait for 10 minutes, then cut into squares.
    `,
    face: 'A biscuit crust piled with taco meat, peppers, tomatoes and melted Cheddar',
    why: 'The crust is baked first, so that it stays firm under all that goes on it',
  },
  'chicken-bacon-ranch-casserole': {
    names:
      'chicken bacon ranch casserole, chicken bacon ranch pasta, chicken bacon ranch bake, crack chicken casserole, chicken bacon ranch pasta bake, crack chicken pasta, ranch chicken casserole, cbr casserole',
    titles: 'turkey-bacon: Turkey Bacon Ranch Chicken Casserole',
    family: 'californian',
    near: 'chicken-tetrazzini chicken-divan baked-pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.3,
    list: `
      starch penne|gf-pasta 340
      second-fat bacon|turkey-bacon 140 chopped
      protein chicken-breast 550 cut into 1-inch pieces
      aromatic garlic 10
      flour flour|gf-flour 24
      creamy milk 480
      cheese cream-cheese 85
      ground-spice ranch-seasoning 18
      herb chives 10 chopped
      vegetable spinach 120
      crunch cheddar 180
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+9~ Heat the oven to 400°F (200°C). Boil {penne} in salted water for 9 minutes, until just short of tender, and drain.
      7 Meanwhile, fry {bacon} in {@skillet} over medium heat until crisp, 6 minutes. Lift it out and leave no more than 2 tablespoons of the fat in the skillet.
      8 Cook {chicken-breast} in the fat over medium-high heat until browned and 165°F (74°C), 6 minutes. Stir in {garlic, flour} for 1 minute.
      7 Pour in {milk}, stirring, and simmer until creamy, 4 minutes. Melt in {cream-cheese, ranch-seasoning, pepper, salt, 1/2 chives}.
      4 Wilt {spinach} in the sauce. Fold in {=penne} and half of the crisp bacon, and turn into {@baking-dish}. Cover with {cheddar}.
      1+15 Bake until the cheese is browned in spots, 14 to 16 minutes. Finish with the rest of the bacon and {chives}.
    `,
    face: 'Pasta and chicken in a ranch-seasoned cream with crisp bacon',
    why: 'The sauce is made in the bacon’s own fat, so that none of its taste is lost',
  },
  'chicken-and-waffles': {
    names:
      'chicken and waffles, fried chicken and waffles, chicken n waffles, southern chicken and waffles, chicken waffles, waffles and chicken, chicken & waffles',
    title: 'Chicken and Waffles',
    family: 'creole',
    near: 'chicken-tenders fried-chicken waffles',
    beside: 'coleslaw collard-greens',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop, Waffle Iron',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-thigh 600 trimmed
      creamy buttermilk 400
      chile hot-sauce 10
      flour flour 270
      thickener cornstarch 30
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      leavener baking-powder 8
      sweetener sugar 20
      egg egg 100
      fat butter 70 melted
      second-fat neutral-oil 400 for frying
      liquid maple 90 warmed
      salt
      pepper pepper 1.5
    `,
    steps: `
      3+30 Stir {chicken-thigh} into {1/2 buttermilk} with {hot-sauce} and a third of {=salt}. Let stand for 30 minutes.
      3 Mix {1/2 flour} with {cornstarch, sweet-paprika, garlic-powder, pepper, 1/2 salt} on a plate.
      5 For the waffles, whisk {flour, baking-powder, sugar, salt}. Stir in {buttermilk, egg, butter} until just combined.
      16 Heat {neutral-oil} 1 inch deep in a heavy pan to 350°F (175°C). Press the chicken into the seasoned flour. Fry in two lots, turning once, until deep brown and 175°F (79°C) inside, 7 to 8 minutes each. Drain on a rack.
      14 Cook the batter in a hot waffle iron until crisp and dark gold, about 4 minutes each. Keep them warm in one layer.
      2 Set the chicken on the waffles and pour {maple} over both.
    `,
    face: 'Crackling fried chicken on crisp buttermilk waffles with warm syrup',
    why: 'Salt and heat in the crust against sweet syrup: that is the whole point',
  },
  'noodle-kugel': {
    names:
      'kugel, noodle kugel, sweet noodle kugel, lokshen kugel, jewish noodle pudding, noodle pudding, sweet kugel, dairy kugel',
    title: 'Sweet Noodle Kugel',
    family: 'farmhouse',
    cuisine: 'Jewish, American',
    near: 'bread-pudding rice-pudding',
    beside: 'braised-brisket roast-chicken',
    weight: 2,
    level: 1,
    types: 'Side Dish, Dessert',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      starch egg-noodles|gf-pasta 340
      egg egg 250
      sweetener sugar 130
      creamy sour-cream|greek-yogurt 340
      cheese cottage-cheese 450
      fat butter 85 melted
      sweet-spice vanilla 8
      second-fat cinnamon 3
      seasoning salt 4
      fruit raisins 80?
      crunch corn-flakes|gf-breadcrumbs 50 lightly crushed
    `,
    steps: `
      2+7 Heat the oven to 350°F (175°C) and butter {@tin 9-by-13-inch baking dish}. Boil {egg-noodles} in salted water for 7 minutes, until just tender. Drain well.
      4 Whisk {egg} with {most sugar}. Whisk in {sour-cream, cottage-cheese, vanilla, salt, 1/2 cinnamon, most butter}.
      3 Fold in {=egg-noodles} [and {raisins}]. Pour into the dish.
      2 Toss {corn-flakes} with {butter, sugar, cinnamon} and sprinkle over the top.
      1+50 Bake until the custard is set in the middle and the noodles at the rim are brown, 48 to 52 minutes.
      1+20 Let rest for 20 minutes and cut into squares. It is good warm, and as good cold.
    `,
    face: 'Egg noodles in a sweet, creamy custard under a cinnamon crunch',
    why: 'Cottage cheese and sour cream keep the custard tender and a little tangy',
  },
  'hush-puppies': {
    names: 'hush puppies, hushpuppies, hush puppy, southern hush puppies, cornmeal fritters, cornbread fritters',
    title: 'Hush Puppies',
    family: 'creole',
    near: 'cornbread fritters',
    beside: 'fried-catfish pulled-pork',
    weight: 2,
    level: 2,
    types: 'Side Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    list: `
      starch cornmeal 180
      flour flour|gf-flour 95
      leavener baking-powder 6
      thickener baking-soda 1.2
      sweetener sugar 12
      seasoning salt 5
      ground-spice cayenne 0.4
      egg egg 50
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 200
      vegetable onion 90 grated
      fat neutral-oil 500 for frying
    `,
    steps: `
      3 Whisk {cornmeal, flour, baking-powder, baking-soda, sugar, salt, cayenne}.
      3+10 Stir in {egg, buttermilk, onion} to a thick batter that holds its shape on a spoon. Let it rest for 10 minutes.
      5 Heat {neutral-oil} 2 inches deep in a heavy pot to 365°F (185°C).
      12 Drop in rounded tablespoons, six or seven at a time, and fry until they are deep gold and cooked through, about 3 minutes a batch, rolling them over halfway. Let the oil come back to heat in between.
      1 Drain on paper and eat them while they are hot.
    `,
    face: 'Little fried cornmeal balls, crunchy outside and soft and oniony within',
    why: 'Resting lets the cornmeal drink, so the middles are tender and not gritty',
  },
  'white-lasagna': {
    names:
      'white lasagna, chicken lasagna, white chicken lasagna, chicken alfredo lasagna, lasagna without tomato, no tomato lasagna, lasagna with no tomato, chicken spinach lasagna, white sauce lasagna, lasagna bianca, creamy chicken lasagna, lasagna without tomatoes',
    title: 'White Chicken Lasagna with Spinach',
    family: 'emilian',
    near: 'lasagna vegetable-lasagna chicken-alfredo',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.4,
    list: `
      protein cooked-chicken 500 shredded
      leaf spinach 280
      fat butter 75
      flour flour|gf-flour 75
      creamy milk 1000
      aromatic garlic 9
      ground-spice nutmeg 0.6
      cheese parmesan 90
      cheese ricotta|cottage-cheese 340
      starch lasagna-noodles=lasagna_sheets 260 no-boil
      cheese mozzarella 280
      salt
      pepper pepper 1.2
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Wilt {spinach} with a spoonful of water in {@pot}, 2 minutes, and press it dry in a towel.
      11 Melt {butter} in the same pot, cook {flour, garlic} in it for 2 minutes and whisk in {milk} by degrees. Simmer, whisking, until it coats the spoon, 6 minutes. Season with {nutmeg, 1/2 parmesan, pepper, most salt}.
      3 Fold {cooked-chicken} and the spinach into {ricotta, salt}.
      9 Ladle a little sauce over the bottom of {@baking-dish}. Build three layers of {lasagna-noodles}, the chicken, {most mozzarella} and sauce, and finish with noodles, the last of the sauce, {mozzarella} and {parmesan}.
      1+40 Cover with foil and bake for 25 minutes. Take it off and bake until freckled with brown, and 165°F (74°C) in the middle, 15 minutes more.
      0+15 Leave it alone for 15 minutes, so that the layers set.
    `,
    face: 'Chicken, spinach and ricotta between noodles in a smooth white sauce, with no tomato at all',
    why: 'The spinach is pressed dry first, as its water would thin the sauce',
  },
}
