import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pies of the summer's fruit, and one of molasses. */
export const fruitPies: DishEntries = {
  'peach-pie': {
    names:
      'peach pie, fresh peach pie, southern peach pie, georgia peach pie, homemade peach pie, lattice peach pie, summer peach pie',
    family: 'creole',
    near: 'cherry-pie peach-cobbler apple-pie',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 315
      seasoning salt 3
      fat butter|vegan-butter 227 cold and cubed
      fruit peach 1100 peeled and sliced
      sweetener sugar 140
      thickener cornstarch 36
      acid lemon 20
      sweet-spice cinnamon 1.5
      liquid milk|oat-milk|soy-milk 15
    `,
    steps: `
      8+60 Toss {butter} with {flour, 1/2 salt} and pinch it into flakes. Sprinkle in {water 90}, ice cold, form two disks, and chill for 1 hour.
      3+20 Mix {peach} with {most sugar, lemon, cinnamon, salt}. Let stand for 20 minutes, then drain off all but a few spoonfuls of the juice. Toss the fruit with {cornstarch}.
      12 Heat the oven to 400°F (200°C). Roll out one disk and line {@tin 9-inch pie plate}. Add the fruit. Cut the second into strips, weave them over the top and crimp. Brush with {milk} and sprinkle with {sugar}.
      1+55 Bake on a sheet pan until dark gold and bubbling thickly in the middle, 52 to 58 minutes.
      1+180 Cool for 3 hours before cutting.
    `,
    face: 'Juicy peaches under a woven, sugared crust',
    why: 'Some of the juice is poured off before baking, so the slices hold together',
  },
  'strawberry-pie': {
    names:
      'strawberry pie, fresh strawberry pie, shoneys strawberry pie, glazed strawberry pie, strawberry glaze pie, old fashioned strawberry pie, big boy strawberry pie',
    family: 'farmhouse',
    near: 'strawberry-rhubarb-pie strawberry-shortcake galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 2.5
      fat butter|vegan-butter 113 cold and cubed
      fruit strawberries 1000 hulled
      sweetener sugar 150
      thickener cornstarch 28
      acid lemon 20
      creamy cream|coconut-cream 240? cold
    `,
    steps: `
      5+60 Rub {butter} into {flour, most salt}. Stir in {water 45}, straight from the fridge, shape into a disk and chill for 1 hour.
      5+28 Heat the oven to 400°F (200°C). Roll out, fit into {@tin 9-inch pie plate}, and bake under parchment and weights for 20 minutes. Uncover and bake for 8 minutes more, until crisp and brown. Let it cool.
      8 Crush {1/3 strawberries} in a saucepan. Stir in {most sugar, cornstarch, salt, water 120} and boil, stirring, until clear and thick, 3 minutes. Add {lemon} and let cool to warm.
      5 Fold {strawberries} into the glaze, heap them in the crust and spoon over what is left in the pan.
      1+150 Chill until set, 2 1/2 hours.
      3 [Whip {cream} with {sugar} and serve it alongside.]
    `,
    face: 'Whole fresh berries in a bright, clear glaze in a crisp crust',
    why: 'Only a third of the fruit is cooked, so the pie tastes of fresh strawberries',
  },
  'strawberry-rhubarb-pie': {
    names:
      'strawberry rhubarb pie, rhubarb and strawberry pie, strawberry and rhubarb pie, rhubarb strawberry pie, straw rhubarb pie',
    title: 'Strawberry Rhubarb Pie',
    family: 'new-england',
    near: 'rhubarb-crumble cherry-pie galette',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 315
      seasoning salt 3
      fat butter|vegan-butter 227 cold and cubed
      fruit rhubarb 500 cut into 1/2-inch pieces
      main strawberries 450 hulled and quartered
      sweetener sugar 210
      thickener cornstarch 45
      sweet-spice orange-zest 4
      liquid milk|oat-milk|soy-milk 15
    `,
    steps: `
      8+60 Blend {butter} into {flour, 1/2 salt} with your fingers, leaving pieces like peas. Bind with {water 90}, ice cold. Halve, flatten, wrap and chill for 1 hour.
      3 Heat the oven to 400°F (200°C). Mix {rhubarb, strawberries} with {most sugar, cornstarch, orange-zest, salt}.
      11 Line {@tin 9-inch pie plate} with half of the dough, rolled thin. Fill it, lay the other half on top, seal, and cut vents. Brush {milk} on the lid and sprinkle with {sugar}.
      1+54 Bake with a sheet pan below to catch the drips, until the crust is brown and the pink juice boils in slow, thick bubbles, 50 to 58 minutes.
      1+210 Cool for 3 1/2 hours.
    `,
    face: 'Sharp and sweet, pink and bubbling under a flaky lid',
    why: 'Fruit this juicy needs plenty of cornstarch and a true boil to set it',
  },
  'shoofly-pie': {
    names: 'shoofly pie, shoo fly pie, shoo-fly pie, wet bottom shoofly pie, molasses pie, amish shoofly pie',
    title: 'Shoofly Pie',
    family: 'pennsylvanian',
    near: 'pecan-pie chess-pie gingerbread',
    weight: 1,
    level: 2,
    types: 'Dessert',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 300
      seasoning salt 3
      fat butter|vegan-butter 170 cold and cubed
      body brown-sugar 130
      sweet-spice cinnamon 1.3
      sweetener molasses 240
      egg egg 50
      leavener baking-soda 4
    `,
    steps: `
      6+60 Rub {most butter} into {1/2 flour} with {1/2 salt} until crumbly, bring together with {water 45}, ice cold, and chill for 1 hour. Roll out and line {@tin 9-inch pie plate}.
      4 Heat the oven to 375°F (190°C). Rub {butter} into {flour, brown-sugar, cinnamon, salt} until it looks like damp sand.
      3 Whisk {molasses, egg} with {water 180}, hot. Stir in {baking-soda}, which will foam, and pour into the crust at once.
      2 Sprinkle the crumbs evenly over the top.
      1+38 Bake until the crumbs are firm and the filling quivers as one, 36 to 40 minutes.
      1+90 Let it cool for 1 1/2 hours.
    `,
    face: 'Molasses below and buttery crumbs above, from the Pennsylvania Dutch',
    why: 'Some of the crumbs sink and turn to cake, and what stays below is the sticky part',
  },
  'treacle-tart': {
    names:
      'treacle tart, english treacle tart, golden syrup tart, traditional treacle tart, harry potter treacle tart, syrup tart',
    title: 'Treacle Tart',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bakewell-tart pecan-pie savory-tart',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 180
      seasoning salt 2
      fat butter|vegan-butter 110 cold and cubed
      sweetener corn-syrup=golden_syrup 450
      body molasses=black_treacle 20
      crunch fresh-breadcrumbs|gf-breadcrumbs 140
      acid lemon 35
      sweet-spice lemon-zest 5
      egg egg 50
      creamy cream 40
    `,
    steps: `
      5+30 Rub {butter} into {flour, 1/2 salt} until fine. Stir in {water 35}, cold, until it holds together. Chill for 30 minutes.
      5+20 Heat the oven to 375°F (190°C). Line {@tin 9-inch loose-bottomed tart pan} with the pastry. Bake it blind, under paper and weights, for 15 minutes, then for 5 without them.
      4 Warm {corn-syrup, molasses} until runny. Off the heat, stir in {fresh-breadcrumbs, lemon, lemon-zest, salt}, then {egg, cream}.
      1+32 Pour into the case and turn the oven down to 325°F (165°C). Bake until deep gold and softly set, 30 to 34 minutes.
      1+30 Cool for 30 minutes and eat it warm.
    `,
    face: 'A crisp case of sticky golden syrup and crumbs, sharpened with lemon',
    why: 'Crumbs drink the syrup and set it, and lemon keeps it from cloying',
  },
  'apple-turnovers': {
    names:
      'apple turnovers, apple turnover, puff pastry apple turnovers, apple hand pies, apple puffs, easy apple turnovers, apple pastries',
    family: 'farmhouse',
    near: 'apple-pie apple-crisp galette',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 30
      fruit apple 600 peeled, cored and finely diced
      sweetener brown-sugar 70
      sweet-spice cinnamon 2
      acid lemon 15
      thickener cornstarch 6
      seasoning salt 1
      flour puff-pastry 500 thawed if frozen
      egg egg|oat-milk|soy-milk 50 beaten
      sweetener sugar 15
    `,
    steps: `
      9 Melt {butter} in a skillet over medium heat. Add {apple, brown-sugar, cinnamon, salt} and cook until just tender, 6 minutes. Stir {cornstarch} into {lemon}, add, and cook for 1 minute.
      1+20 Spread the apples on a plate and cool for 20 minutes.
      10 Heat the oven to 400°F (200°C). Roll {puff-pastry} 1/8 inch thick and cut it into eight squares. Put some filling on each, wet the edges, fold into triangles and press shut with a fork.
      2 Brush with {egg}, sprinkle with {sugar}, and cut two slits in each. Lay on a lined sheet pan.
      1+23 Bake until puffed and deep golden, 21 to 25 minutes.
      1+10 Cool for 10 minutes: the filling is very hot.
    `,
    face: 'Flaky triangles of pastry around soft, cinnamon-scented apples',
    why: 'Cooked and cooled first, the apples cannot make the pastry soggy',
  },
}
