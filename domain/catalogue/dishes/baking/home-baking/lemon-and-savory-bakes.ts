import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Lemon in a tart and under its own sponge, a dark zucchini cake, and loaves for soup and for picnics. */
export const lemonAndSavoryBakes: DishEntries = {
  'lemon-tart': {
    names:
      'lemon tart, tarte au citron, french lemon tart, classic lemon tart, baked lemon tart, lemon custard tart, lemon curd tart, homemade lemon tart',
    title: 'French Lemon Tart',
    family: 'norman',
    cuisine: 'French',
    looksLike: 'savory-tart',
    near: 'lemon-bars lemon-meringue-pie key-lime-pie',
    beside: '',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 190
      starch powdered-sugar 60
      seasoning salt 1.5
      fat butter|vegan-butter 110 cold and cubed
      egg egg-yolk 18
      second-egg egg 200
      sweetener sugar 170
      acid lemon-juice 150
      sweet-spice lemon-zest 8 finely grated
      creamy cream 110
    `,
    steps: `
      7+30 Rub {butter} into {flour, most powdered-sugar, salt} until sandy. Stir in {egg-yolk} with {water 15}, ice-cold, and press the crumbs together. Flatten into a disk and chill for 30 minutes.
      8+15 Roll out between sheets of parchment, line {@tin 9-inch tart pan} with it and trim the edge. Prick the base and freeze for 15 minutes, while the oven heats to 375°F (190°C).
      2+27 Cover with parchment and baking weights and bake for 17 minutes. Lift them out and bake until the base is dry and golden all over, about 10 minutes.
      4 Meanwhile, whisk {egg, sugar} without making foam, then {lemon-juice, lemon-zest, cream}. Skim off any bubbles.
      2+28 Turn the oven down to 300°F (150°C). Set the shell on the oven rack, fill it to the rim and bake until the edge is firm and the middle trembles like jelly, 170°F (77°C), 25 to 30 minutes.
      1+90 Cool for 1 1/2 hours, to room temperature. Dust with {powdered-sugar} just before cutting.
    `,
    face: 'A crisp, sweet shell filled to the brim with smooth, sharp lemon custard',
    why: 'A slow oven sets the eggs without a crack, and a shell baked brown first stays crisp beneath them',
  },
  'lemon-pudding-cake': {
    names:
      'lemon pudding cake, lemon delicious, lemon delicious pudding, self saucing lemon pudding, magic lemon pudding, lemon sponge pudding, lemon pudding, baked lemon pudding, lemon surprise pudding',
    title: 'Lemon Pudding Cake',
    family: 'farmhouse',
    cuisine: 'American, Australian',
    looksLike: 'snack-cake',
    near: 'lemon-drizzle-cake lemon-bars lemon-posset',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 60 soft
      sweetener sugar 170
      sweet-spice lemon-zest 8 finely grated
      egg egg 150 separated
      flour flour|gf-flour 45
      acid lemon-juice 90
      creamy milk|soy-milk|oat-milk 300
      seasoning salt 1.2
      starch powdered-sugar 6?
    `,
    steps: `
      3 Heat the oven to 325°F (165°C), butter {@tin 1 1/2-quart baking dish}, and put the kettle on.
      6 Beat {butter, lemon-zest} with {most sugar} until creamy. Beat in the yolks of {=egg}, then {flour, salt}, and stir in {lemon-juice, milk}. The batter is thin and may look curdled.
      5 Whip the whites of {egg} in a clean bowl until foamy, add {sugar} and whip to peaks that just bend. Fold into the batter with a whisk, leaving a few lumps of foam.
      2+42 Pour into the dish and stand it in a roasting pan. Pour hot water into the pan to halfway up the dish. Bake until the top is golden and springs back, 40 to 45 minutes.
      2+15 Lift it out of the water and let it stand for 15 minutes. [Dust with {powdered-sugar}, and spoon down to the sauce at the bottom.]
    `,
    face: 'A cloud of lemon sponge over a warm lemon sauce, from one thin batter',
    why: 'The whipped whites rise and bake into cake, while the rest sinks and thickens gently in the water bath',
  },
  'chocolate-zucchini-cake': {
    names:
      'chocolate zucchini cake, chocolate zucchini bread, chocolate courgette cake, double chocolate zucchini bread, zucchini chocolate cake, chocolate zucchini loaf, chocolate chip zucchini cake, zucchini brownie cake',
    title: 'Chocolate Zucchini Cake',
    family: 'farmhouse',
    near: 'zucchini-bread wacky-cake chocolate-cake',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      vegetable zucchini 340 coarsely grated
      egg egg|applesauce 150
      sweetener brown-sugar 220
      fat neutral-oil 150
      creamy yogurt|soy-yogurt|sour-cream 120
      sweet-spice vanilla 8
      flour flour|gf-flour 240
      body cocoa 60
      leavener baking-soda 5
      leavener baking-powder 4
      seasoning salt 4
      fruit chocolate-chips=semisweet_chocolate_chips|df-chocolate=chopped_dairy-free_chocolate 170
    `,
    steps: `
      5 Line {@tin 9-by-13-inch baking pan} with parchment and heat the oven to 350°F (175°C). Wrap {=zucchini} in a towel and press it lightly, so that it is damp and does not drip.
      4 Whisk {egg, brown-sugar, neutral-oil, yogurt, vanilla} until smooth.
      3 Sift in {flour, cocoa, baking-soda, baking-powder, salt} and fold until you see a few last streaks. Fold in {zucchini} and {most chocolate-chips}.
      2+32 Spread in the pan, scatter with {chocolate-chips}, and bake until a toothpick comes out with a few moist crumbs, 30 to 34 minutes.
      1+45 Cool for 45 minutes in the pan before you cut it. It keeps for three days, covered, and only gets moister.
    `,
    face: 'A dark, moist sheet of cake with puddles of chocolate, in which nobody will find the zucchini',
    why: 'The zucchini gives up its water as it bakes, and cocoa takes it in',
  },
  'beer-bread': {
    names:
      'beer bread, easy beer bread, quick beer bread, beer bread recipe, homemade beer bread, beer batter bread, beer bread without yeast, buttery beer bread, beer loaf',
    title: 'Beer Bread',
    family: 'pennsylvanian',
    cuisine: 'American',
    near: 'irish-soda-bread no-knead-bread loaf-cake',
    beside: 'beef-stew beef-chili split-pea-soup',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    list: `
      flour flour 390
      leavener baking-powder 16
      sweetener sugar 35
      seasoning salt 7
      liquid beer 355
      fat butter|vegan-butter 65 melted
    `,
    steps: `
      3 Heat the oven to 375°F (190°C) and grease {@tin 9-by-5-inch loaf pan}. Whisk {flour, baking-powder, sugar, salt} in a bowl.
      2 Pour in {beer}, and stir with a wooden spoon just until no dry flour is left. The dough is thick, sticky and lumpy.
      2 Pour half of {=butter} into the pan and scrape the dough in. Pour the rest of {butter} over the top.
      1+47 Bake on a sheet pan, which catches drips, until the crust is deep golden and a skewer comes out clean, 45 to 50 minutes.
      1+25 Let it stand for 10 minutes, turn it out and cool for 15 minutes more before slicing.
    `,
    face: 'A rugged loaf with a buttery crust, stirred together in ten minutes and never kneaded',
    why: 'Beer brings bubbles and a flavor of malt, and the butter poured over it fries the crust',
  },
  'savory-picnic-loaf': {
    names:
      'savory loaf, savory cake, savory loaf cake, savoury loaf, savoury cake, french savory loaf, french savory cake, ham and olive cake, ham and cheese loaf, cake aux olives, savory bread with ham and olives, cake jambon olives',
    title: 'Savory Loaf with Ham and Olives',
    titles: `
      sun-dried-tomatoes: Savory Loaf with Olives and Sun-Dried Tomatoes
    `,
    family: 'provencal',
    cuisine: 'French',
    looksLike: 'loaf-cake',
    near: 'cheese-muffins ham-and-cheese-muffins beer-bread',
    beside: 'green-salad tomato-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      flour flour|gf-flour 190
      leavener baking-powder 9
      pepper pepper 1
      seasoning salt 1.5
      egg egg 150
      fat olive-oil 75
      creamy milk|soy-milk|oat-milk 110
      cheese gruyere|cheddar|vegan-cheese 130 coarsely grated
      protein ham|sun-dried-tomatoes 140 diced
      brine green-olives 90 pitted and halved
      herb thyme 2 leaves only
    `,
    steps: `
      3 Heat the oven to 350°F (175°C). Oil {@tin 8 1/2-by-4 1/2-inch loaf pan} and line it with a strip of parchment.
      3 Whisk {flour, baking-powder, pepper, salt} in a large bowl. Stir in {most gruyere, ham, green-olives, thyme} until all is coated with flour.
      3 Beat {egg, olive-oil, milk} in a second bowl, pour over and fold with a spatula just until the flour is wet.
      2+48 Scrape into the pan, scatter with {gruyere} and bake until well browned and a skewer comes out clean, 45 to 50 minutes.
      1+25 Leave in the pan for 10 minutes, lift out by the parchment and let it cool for 15 minutes more. Cut into thick slices for the table, or into cubes to go with drinks. It keeps for three days in the refrigerator.
    `,
    face: 'The loaf that goes along on every French picnic, with something salty in each slice',
    why: 'The oil keeps it moist for days, and a coat of flour keeps every piece from sinking',
  },
}
