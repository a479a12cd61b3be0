import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Roasts, side dishes and little pies of the holidays. */
export const holidayTable: DishEntries = {
  'braised-brisket': {
    names:
      'braised brisket, braised beef brisket, braised brisket with onions, beef brisket with onions, brisket with onions, brisket and onions, holiday brisket, jewish brisket, jewish style brisket, passover brisket, hanukkah brisket, rosh hashanah brisket, brisket with carrots, brisket with gravy, brisket pot roast, braised briskit, holiday briskett',
    title: 'Holiday Brisket with Onions',
    family: 'pennsylvanian',
    cuisine: 'American',
    looksLike: 'pot-roast',
    near: 'beef-brisket pot-roast slow-cooker-pot-roast',
    beside: 'latkes green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Slow Cooked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    least: 6,
    salt: 0.45,
    list: `
      protein brisket 1700 in one piece, trimmed to a thin layer of fat
      fat olive-oil 35
      vegetable onion 1000 thinly sliced
      aromatic garlic 24 sliced
      body tomato-paste 48
      ground-spice sweet-paprika 5
      wine red-wine 240?
      stock beef-stock|chicken-stock 480
      vegetable carrot 500 peeled and cut into 2-inch lengths
      herb thyme 4
      whole-spice bay 0.6
      acid cider-vinegar 20
      sweetener brown-sugar 15
      pepper pepper 2.5
      salt
    `,
    steps: `
      14 Heat the oven to 325°F (165°C). Pat {brisket} dry and rub it with {pepper, most salt}. Brown it in {1/2 olive-oil} in a large roasting pan set over two burners, or in a wide Dutch oven, over medium-high heat, about 5 minutes a side. Lift it out.
      3+22 Turn the heat to medium and add {olive-oil, onion, salt}. Cook until soft and golden, about 25 minutes, stirring and scraping up the brown bits.
      5 Stir in {garlic, tomato-paste, sweet-paprika} until the paste darkens, 2 minutes. [Pour in {red-wine} and boil it down by half.]
      3 Add {beef-stock, brown-sugar, thyme, bay}. Set the meat in it, fat side up, and heap half of the onions on top. The liquid should come a third of the way up.
      1+120 Cover tightly and braise in the oven for 2 hours.
      2+90 Tuck {carrot} into the liquid around the meat, cover again and braise until a fork turns easily in the thickest part, about 1 1/2 hours more.
      2+20~ Move the meat to a board and let it rest for 20 minutes.
      5 Meanwhile, skim the fat off the sauce, take out the bay and thyme stems, stir in {cider-vinegar} and boil until it coats a spoon, 5 minutes.
      5 Slice the brisket across the grain, 1/4 inch thick, lay the slices back in the sauce and serve with the onions and carrots.
    `,
    face: 'Brisket braised until it bends under a fork, in a sauce made of its own onions',
    why: 'More than half a pound of onions to every pound of meat melts down and thickens the sauce without flour',
  },
  'turkey-with-sage-stuffing': {
    names:
      'roast turkey with sage stuffing, roast turkey and sage stuffing, roast turkey with stuffing, roast turkey and stuffing, turkey with stuffing, turkey and stuffing, turkey with sage stuffing, turkey with sage and onion stuffing, roast turkey with sage and onion stuffing, turkey breast with stuffing, turkey breast and stuffing, christmas turkey with stuffing, thanksgiving turkey and stuffing, turkey stuffing and gravy, rost turkey with stuffing',
    title: 'Roast Turkey Breast with Sage Stuffing',
    family: 'farmhouse',
    cuisine: 'American, British',
    looksLike: 'whole-roast',
    near: 'roast-turkey bread-stuffing roast-chicken',
    beside: 'green-beans cranberry-sauce',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.45,
    list: `
      protein turkey-breast 1200 patted dry
      fat butter|vegan-butter 100 at room temperature
      herb sage 10 finely chopped
      vegetable onion 350 chopped
      vegetable celery 150 finely sliced
      bread white-bread|gf-bread 330 cut into 1/2-inch cubes
      raw parsley 12 chopped
      stock chicken-stock 900
      flour flour|gf-flour 28
      pepper pepper 2
      salt
    `,
    steps: `
      8 Heat the oven to 350°F (180°C). Mix {1/2 butter} with {1/3 sage, 1/2 pepper, 1/2 salt} and rub it over {turkey-breast} and under any skin. Set it in a small roasting pan.
      2+75~ Pour {water 120} around it. Roast until golden and 165°F (74°C) in the thickest part, 60 to 75 minutes, spooning the juices over it twice.
      1+12~ Meanwhile, spread {white-bread} on a rimmed sheet pan and dry it beside the turkey until hard at the edges, 12 minutes.
      10 Melt {butter} in a large skillet over medium heat and cook {onion, celery} until soft but pale, 9 minutes. Stir in {sage} for 1 minute.
      4 Toss the bread and the vegetables with {parsley, 1/2 chicken-stock, pepper, salt} until evenly damp. Grease {@baking-dish}, spread the stuffing in it and cover with foil.
      1+20 Bake the stuffing beside the turkey for its last 20 minutes.
      1+15~ Uncover the stuffing and bake until the top is brown and crisp, 15 minutes. Move the turkey to a board and rest it for as long.
      8 While it rests, set the roasting pan over medium heat. Stir {flour} into the buttery drippings for 2 minutes and whisk in {chicken-stock}. Simmer until the gravy coats a spoon, 4 minutes, and strain it.
      4 Carve the turkey across the grain and serve it with the stuffing and gravy.
    `,
    face: 'A sage-buttered turkey breast carved beside a dish of crusty sage and onion stuffing, with gravy',
    why: 'Baked in its own dish, the stuffing turns crisp on top and the meat need not wait for it',
  },
  'nut-roast': {
    names:
      'nut roast, vegetarian nut roast, nut loaf, christmas nut roast, mushroom nut roast, mushroom and nut roast, nut roast loaf, vegetarian nut roast loaf, veggie roast, nutroast, nut rost, nut roast dinner, christmas nut loaf, nut roast for christmas',
    title: 'Mushroom Nut Roast',
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'meatloaf',
    near: 'mushroom-wellington veggie-burger mushroom-bourguignon meatloaf',
    beside: 'roast-potatoes roasted-brussels-sprouts',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    salt: 0.5,
    list: `
      nut mixed-nuts=unsalted_mixed_nuts/nuts 300 left whole
      fat butter|vegan-butter 50
      vegetable onion 220 finely chopped
      vegetable celery 80 finely diced
      vegetable mushrooms=cremini_mushrooms/mushrooms 300 finely chopped
      second-fat garlic 12
      herb sage 4 finely chopped
      ground-spice dried-thyme 1.5
      body tomato-paste 32
      sauce soy-sauce|tamari 16
      crunch breadcrumbs|gf-breadcrumbs 110
      vegetable carrot 140 coarsely grated
      cheese cheddar 120 coarsely grated
      stock veg-stock 160
      egg egg 150 beaten
      raw parsley 10 chopped
      pepper pepper 1
      salt
    `,
    steps: `
      3+9~ Heat the oven to 350°F (180°C). Toast {mixed-nuts} on a rimmed sheet pan until they smell sweet and are a shade darker, 8 to 9 minutes. Chop them, half finely and half coarsely.
      8 Meanwhile, melt {butter} in a large skillet over medium heat and soften {onion, celery}, 7 minutes.
      10 Turn the heat up to medium-high and add {mushrooms}. Cook until their water has gone and they begin to brown, 9 minutes. Stir in {garlic, sage, dried-thyme, tomato-paste} for 1 minute, then {soy-sauce}.
      5+5 Off the heat, stir in the nuts, {breadcrumbs, carrot, cheddar, veg-stock, parsley, pepper, salt}. Mix in {egg} and leave for 5 minutes, while the crumbs drink up the stock.
      4 Line {@tin 9-by-5-inch loaf pan} with parchment that hangs over both long sides, and grease it. Press the mixture in firmly, right into the corners.
      1+30 Cover with foil and bake for 30 minutes.
      1+25 Uncover and bake until the top is brown and firm and the center is 160°F (71°C), 25 minutes.
      2+15 Let it stand in the pan for 15 minutes, lift it out by the paper and cut it into thick slices with a serrated knife.
    `,
    face: 'A browned loaf of toasted nuts, mushrooms and cheese that slices like a roast and takes gravy like one',
    why: 'Mushrooms fried until dry give it depth, and a quarter of an hour in the pan lets the slices hold',
  },
  'ham-hock-collards': {
    names:
      'collard greens with ham hock, collard greens with ham hocks, collards with ham hock, collards with ham hocks, ham hock collards, ham hocks and greens, ham hock and greens, greens with ham hocks, southern collard greens with ham hocks, collard greens and ham hocks, collards and ham hocks, collard greens with ham, smoked ham hock greens, new years collard greens, potlikker greens, pot likker greens, collard greens with smoked pork, collared greens with ham hocks, collard greens with ham hawks',
    title: 'Collard Greens with Ham Hocks',
    family: 'creole',
    near: 'collard-greens creamed-spinach hoppin-john',
    beside: 'fried-chicken cornbread',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.35,
    list: `
      protein ham-hock 700
      fat neutral-oil 14
      aromatic onion 200 chopped
      second-fat garlic 12 sliced
      chile flakes 0.8
      leaf collard-greens 900 stemmed and cut into 1-inch ribbons
      acid cider-vinegar 30
      sweetener brown-sugar 6
      sauce hot-sauce 8?
      pepper pepper 1
      salt
    `,
    steps: `
      6 Soften {onion} in {neutral-oil} in {@pot} over medium heat, 5 minutes. Stir in {garlic, flakes} for 30 seconds.
      2+75 Add {ham-hock} and {water 1500}, bring to a boil, cover and simmer on low until the meat begins to come off the bone, 1 1/4 hours.
      6 Add {collard-greens} by the handful, pushing each down into the broth as it wilts.
      2+45 Cover partly and simmer, stirring now and then, until the greens are dark and silky, 45 minutes.
      6 Lift out the hocks. Pull off the meat, throw away skin, fat and bone, and stir the shreds back in.
      2 Season with {cider-vinegar, brown-sugar, pepper, salt}. [Shake in {hot-sauce}.] Serve with plenty of the potlikker.
    `,
    face: 'Collards gone silky in a smoky broth, with shreds of ham all through them',
    why: 'The hocks simmer alone for more than an hour first, so the water is already a ham broth when the leaves go in',
  },
  'marshmallow-sweet-potatoes': {
    names:
      'sweet potato casserole with marshmallows, sweet potato casserole with marshmallow, sweet potato casserole with marshmallow topping, marshmallow sweet potato casserole, marshmallow sweet potatoes, sweet potatoes with marshmallows, sweet potato and marshmallow casserole, sweet potato marshmallow bake, yams with marshmallows, yam casserole with marshmallows, candied yams with marshmallows, candied yams and marshmallows, mashed sweet potatoes with marshmallows, sweet potato casserole with marshmellows, sweet potatos with marshmallows',
    title: 'Sweet Potato Casserole with Marshmallows',
    family: 'creole',
    near: 'sweet-potato-casserole candied-yams mashed-sweet-potatoes',
    beside: 'roast-turkey',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    sweet: true,
    list: `
      vegetable sweet-potato 1400 peeled and cut into 1 1/2-inch chunks
      fat butter|vegan-butter 70 cut into pieces
      sweetener brown-sugar 70
      creamy milk|oat-milk|soy-milk 80
      acid orange-juice 30
      sweet-spice cinnamon 2.5
      ground-spice nutmeg 0.5
      body vanilla 5
      seasoning salt 5
      topping marshmallows|vegan-marshmallows 200
    `,
    steps: `
      2+18 Cover {sweet-potato} with cold water in {@pot}, bring to a boil and simmer until a knife slides through, 15 to 18 minutes. Drain well and steam dry for a minute.
      6 Heat the oven to 375°F (190°C). Mash with {butter} until smooth, then beat in {brown-sugar, milk, orange-juice, cinnamon, nutmeg, vanilla, salt}. Spread in {@baking-dish}, greased.
      1+20 Bake until hot through and drying at the edges, 20 minutes.
      2+8 Cover with {marshmallows} in one layer and bake until puffed and toasted, 6 to 8 minutes. Watch them: they go from gold to black in a minute.
    `,
    face: 'Buttery mashed sweet potatoes with orange and cinnamon, under a toasted crust of marshmallows',
    why: 'The mash is hot before the marshmallows go on, so they toast and keep their shape instead of melting away',
  },
  'mince-pies': {
    names:
      'mince pies, mince pie, mincemeat pies, mincemeat pie, christmas mince pies, british mince pies, english mince pies, homemade mince pies, traditional mince pies, mini mince pies, mincemeat tarts, sweet mince pies, fruit mince pies, minced pies, mince pys',
    title: 'Mince Pies',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'butter-tarts apple-pie treacle-tart',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour 300
      sweetener powdered-sugar 40
      seasoning salt 3
      fat butter 212 cold and cubed
      egg egg 50 beaten
      fruit apple 150 peeled and coarsely grated
      fruit raisins 130
      fruit dried-currants|dried-cranberries 90
      fruit mixed-dried-fruit=candied_orange_peel/candied_peel 40? finely chopped
      sweetener brown-sugar 80
      acid orange-juice 45
      second-fat orange-zest 4
      sweet-spice cinnamon 2
      sweet-spice allspice 1
      ground-spice nutmeg 0.6
      wine spirits=brandy 30?
    `,
    steps: `
      8+45~ Mix {flour} with {most powdered-sugar, 1/2 salt} and rub in {most butter} until it looks like crumbs. Stir in {1/2 egg} and {water 30}, ice cold, and press into a disk. Wrap and chill for 45 minutes.
      5+8 Meanwhile, put {butter, apple, raisins, dried-currants, mixed-dried-fruit, brown-sugar, orange-juice, orange-zest, cinnamon, allspice, nutmeg, salt} in a saucepan. Simmer over low heat, stirring, until the apple has melted and the fruit is plump and glossy, 10 minutes.
      2+30 [Stir in {spirits}.] Spread the mincemeat on a plate and let it cool.
      12 Heat the oven to 375°F (190°C). Roll the dough out 1/8 inch thick and cut twelve 3 1/2-inch rounds and twelve 2 1/2-inch rounds or stars, gathering up the scraps. Press the large rounds into {@tin 12-cup muffin pan}.
      6 Put a heaped tablespoon of mincemeat into each. Lay on the lids, press the edges of round ones together and cut a slit in them, and brush with {egg}.
      1+22 Bake until the pastry is golden brown and the filling bubbles, 20 to 24 minutes.
      3+15 Cool in the pan for 15 minutes, lift out and dust with {powdered-sugar}. Eat warm.
    `,
    face: 'Little lidded pies of buttery shortcrust, filled with a spiced mincemeat of dried fruit and apple',
    why: 'A ten-minute simmer does for this mincemeat what weeks in a jar do for others, with butter in place of suet',
  },
}
