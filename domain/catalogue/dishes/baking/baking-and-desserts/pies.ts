import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pies and tarts in pastry of their own. */
export const pies: DishEntries = {
  'apple-pie': {
    names:
      'apple pie, classic apple pie, american apple pie, dutch apple pie, apple pie recipe, homemade apple pie, double crust apple pie, grandmas apple pie, bramley apple pie',
    family: 'pennsylvanian',
    near: 'apple-crisp cherry-pie galette',
    weight: 5,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 315
      seasoning salt 4
      fat butter|vegan-butter 227 cold and cubed
      fruit apple 1300 peeled, cored and thinly sliced
      sweetener sugar 150
      sweet-spice cinnamon 3.5
      second-fat nutmeg 0.6
      acid lemon-juice 20
      thickener cornstarch 20
      liquid milk|oat-milk|soy-milk 15
    `,
    steps: `
      8+60~ Stir {flour} with {1/2 salt}. Rub in {butter} until the bits are the size of peas, sprinkle with {water 90} and press together. Divide in two, flatten, wrap and chill for 1 hour.
      3+30 Meanwhile, toss {apple} with {most sugar, cinnamon, nutmeg, lemon-juice, salt}. Let stand for 30 minutes, then drain the juice into a small pan and boil it to a syrup, 3 minutes. Stir it back in with {cornstarch}.
      8 Heat the oven to 400°F (200°C), with a sheet pan on the lowest rack. Roll out one piece of dough and line {@tin 9-inch pie plate}. Heap in the apples.
      6 Roll out the rest and lay it on top. Trim, crimp and cut five slits. Brush with {milk} and sprinkle with {sugar}.
      1+55 Bake on the hot pan until deep golden and the juice bubbles thickly in the slits, 50 to 60 minutes. Cover with foil if it browns too soon.
      1+120 Cool for 2 hours, or the filling runs.
    `,
    parts: [{ names: 'crust, pastry, pie crust', instead: 'apple-crisp' }],
    face: 'Tart apples and cinnamon under a flaky double crust',
    why: 'Sugared apples lose their juice before they bake, so the pie does not sink or go soggy',
  },
  'pumpkin-pie': {
    names:
      'pumpkin pie, thanksgiving pumpkin pie, classic pumpkin pie, libbys pumpkin pie, pumpkin pie recipe, homemade pumpkin pie, pumpkin tart',
    family: 'new-england',
    near: 'pecan-pie pumpkin-bread galette',
    weight: 4,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 3.5
      fat butter|vegan-butter 113 cold and cubed
      vegetable canned-pumpkin 425
      sweetener brown-sugar 150
      egg egg 150
      creamy evaporated-milk|coconut-milk 300
      sweet-spice cinnamon 4
      second-fat ground-ginger 1.8
      whole-spice ground-cloves 0.5
    `,
    steps: `
      6+45 Mix {flour} with {1/3 salt} and rub in {butter} until coarse. Add {water 45} and gather into a ball. Flatten, wrap and chill for 45 minutes.
      6 Heat the oven to 400°F (200°C). Roll out on a floured board, line {@tin 9-inch pie plate} and crimp the rim. Prick the bottom.
      1+20 Line the crust with parchment, weight it down, and bake until the edge is firm and pale gold, 18 to 22 minutes. Lift out the paper.
      4 Meanwhile, whisk {canned-pumpkin, brown-sugar, egg, evaporated-milk, cinnamon, ground-ginger, ground-cloves, salt} until smooth. Pour into the hot crust.
      1+45 Turn the oven down to 350°F (175°C). Bake until the filling is set at the rim and only the very middle shakes, 40 to 50 minutes.
      1+120 Cool for 2 hours; it goes on setting as it does.
    `,
    parts: [{ names: 'crust, pastry, pie crust, shell', instead: 'crustless-pumpkin-pie' }],
    face: 'Smooth spiced custard in a crisp crust, as on every Thanksgiving table',
    why: 'The crust is baked first and filled while hot, so its bottom stays crisp',
  },
  'pecan-pie': {
    names: 'pecan pie, southern pecan pie, pecan pie recipe, thanksgiving pecan pie, pecan tart, classic pecan pie',
    family: 'creole',
    near: 'pumpkin-pie apple-pie galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 3
      fat butter|vegan-butter 170 cold and cubed
      egg egg 150
      body corn-syrup 255
      sweetener brown-sugar 165
      sweet-spice vanilla 6
      nut pecans 210
    `,
    steps: `
      6+45 Mix {flour, 1/2 salt}. Rub in {most butter} until it looks like coarse crumbs, then add {water 45} and press into a disk. Wrap and chill for 45 minutes.
      6 Heat the oven to 350°F (175°C). Roll out the dough, line {@tin 9-inch pie plate}, crimp the edge and keep it cold.
      5 Melt {butter}. Whisk it with {egg, corn-syrup, brown-sugar, vanilla, salt}. Lay {pecans} in the crust and pour the syrup over: they rise to the top.
      1+58 Bake low in the oven until puffed around the rim and just set in the middle, 55 to 60 minutes.
      1+120 Cool for 2 hours before cutting, until the filling holds.
    `,
    face: 'A sticky brown sugar custard under a lid of toasted pecans',
    why: 'Eggs set the syrup, and corn syrup keeps it from turning grainy',
  },
  'cherry-pie': {
    names: 'cherry pie, sour cherry pie, tart cherry pie, lattice cherry pie, homemade cherry pie, fresh cherry pie',
    family: 'new-england',
    near: 'apple-pie peach-cobbler galette',
    weight: 2,
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
      fruit sour-cherries 900 pitted
      sweetener sugar 190
      thickener cornstarch 32
      acid lemon-juice 15
      sweet-spice almond-extract|vanilla 2
      liquid milk|oat-milk|soy-milk 15
    `,
    steps: `
      8+60~ Rub {butter} into {flour} and {1/2 salt}, leaving some pieces as large as a thumbnail. Add {water 90}, knead once or twice, divide in two and chill for 1 hour.
      4+15 Stir {sour-cherries} with {most sugar} and {cornstarch, lemon-juice, almond-extract, salt}. Let stand for 15 minutes.
      8 Heat the oven to 400°F (200°C). Roll out one half of the dough and line {@tin 9-inch pie plate}. Spoon in the cherries.
      10 Roll the other half, cut it into strips and weave them into a lattice. Crimp, brush with {milk} and sprinkle with {sugar}.
      1+55 Bake on a sheet pan until the crust is brown and the filling boils slowly in the middle, 50 to 60 minutes.
      1+150 Let stand for 2 1/2 hours: the juice needs that long to set.
    `,
    face: 'Tart cherries, bright red, under a woven crust',
    why: 'A lattice lets the steam out, and the filling cooks down thick',
  },
  'bakewell-tart': {
    names: 'bakewell tart, bakewell, cherry bakewell, bakewell slice, bakewell pudding, almond tart, frangipane tart',
    title: 'Bakewell Tart',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'pecan-pie victoria-sponge galette',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 230
      seasoning salt 1.5
      fat butter|vegan-butter 265 softened
      body jam 150
      sweetener sugar 170
      egg egg 150
      starch almond-flour 150
      sweet-spice almond-extract 2
      nut almonds 25
    `,
    steps: `
      6+30 Rub {most flour} with {1/3 butter} and {salt} to crumbs. Bring together with {water 45}, flatten and chill for 30 minutes.
      6+15 Heat the oven to 375°F (190°C). Roll out, line {@tin 9-inch tart pan} and prick all over. Bake, lined with parchment and weighted, for 15 minutes.
      6 For the frangipane, beat {butter, sugar} until light, 2 minutes. Beat in {egg, almond-extract}, then {almond-flour, flour}.
      3 Spread {jam} over the crust. Cover with the frangipane, sealing it to the edge, and scatter with {almonds}.
      1+33 Lower the heat to 350°F (175°C). Bake until golden and firm in the middle, 30 to 35 minutes.
      1+20 Serve warm after 20 minutes, or cold.
    `,
    face: 'Crisp pastry, a layer of jam and a soft almond sponge',
    why: 'The pastry is baked before it is filled, and the jam stays between',
  },
}
