import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pies, tarts and pizza on a crust from the store. */
export const boughtCrusts: DishEntries = {
  'store-bought-crust-apple-pie': {
    names: 'store bought crust apple pie, shortcut apple pie, apple pie from a box crust, quick apple pie',
    title: 'Apple Pie with a Store-Bought Crust',
    family: 'new-england',
    near: 'apple-pie apple-crisp galette',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread pie-crust 400 store-bought, cold
      fruit apple 1100 peeled, cored and thinly sliced
      sweetener sugar 130
      sweet-spice cinnamon 3
      second-fat nutmeg 0.5
      seasoning salt 2
      acid lemon-juice 22
      thickener cornstarch 24
      egg egg 50 beaten
    `,
    steps: `
      4 Heat the oven to 400°F (200°C), with a rimmed sheet pan on the lowest rack. Let {=pie-crust} stand at room temperature until it unrolls without cracking.
      3+15 Toss {apple} with {most sugar}, {cinnamon, nutmeg, salt, lemon-juice}. Let stand for 15 minutes, then toss with {cornstarch}.
      4 Fit {1/2 pie-crust} into {@tin 9-inch pie plate}. Heap in the apples with their juice, pressing them down.
      5 Lay {pie-crust} on top, trim, fold the edge under and crimp. Cut five slits. Brush with {egg} and sprinkle with {sugar}.
      1+55 Bake on the hot pan for 50 to 60 minutes, until the crust is deep golden and thick juice bubbles up through the slits. Lay foil over it if it browns too soon.
      1+120 Cool for 2 hours, so that the filling sets.
    `,
    face: 'Tart apples and cinnamon under a golden double crust from the refrigerator case',
    why: 'A brush of egg, a sprinkle of sugar and a hot pan below make a bought crust as brown and crisp as your own',
  },
  'store-bought-crust-pumpkin-pie': {
    names: 'store bought crust pumpkin pie, shortcut pumpkin pie, quick pumpkin pie',
    title: 'Pumpkin Pie with a Store-Bought Crust',
    family: 'new-england',
    near: 'pumpkin-pie pecan-pie',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread pie-crust 200 store-bought, cold
      vegetable canned-pumpkin 425
      sweetener brown-sugar 150
      egg egg 150
      creamy evaporated-milk|coconut-milk 300
      sweet-spice cinnamon 4
      second-fat ground-ginger 1.8
      whole-spice ground-cloves 0.5
      seasoning salt 2.5
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Fit {pie-crust} into {@tin 9-inch pie plate}, fold the edge under and crimp it. Prick the bottom.
      1+17 Line with parchment, fill with baking weights and bake until the edge is pale gold, 17 minutes. Lift out the paper.
      4 Meanwhile, whisk {egg, brown-sugar, canned-pumpkin} together, then {evaporated-milk, cinnamon, ground-ginger, ground-cloves, salt}. Pour into the hot crust.
      1+48 Turn the oven down to 350°F (175°C). Bake until the rim is set and only the very middle shakes, 45 to 50 minutes. Shield the edge with foil if it darkens.
      1+120 Cool for 2 hours; it goes on setting as it does.
    `,
    face: 'Smooth spiced pumpkin custard in a crust that is only unrolled',
    why: 'Baked for a while by itself and filled hot, a bought crust stays crisp beneath the custard',
  },
  'store-bought-crust-pecan-pie': {
    names: 'store bought crust pecan pie, shortcut pecan pie, quick pecan pie',
    title: 'Pecan Pie with a Store-Bought Crust',
    family: 'creole',
    cuisine: 'American',
    near: 'pecan-pie store-bought-crust-pumpkin-pie',
    weight: 1,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread pie-crust 200 store-bought, cold
      nut pecans 200
      egg egg 150
      sweetener brown-sugar 150
      body corn-syrup|maple 240
      fat butter|vegan-butter 56 melted and cooled
      sweet-spice vanilla 6
      seasoning salt 3
    `,
    steps: `
      4 Heat the oven to 350°F (175°C), with a rimmed sheet pan on the lowest rack. Ease {pie-crust} into {@tin 9-inch pie plate}, turn the overhang under and flute it.
      4 Whisk {egg, brown-sugar, corn-syrup, butter, vanilla, salt} until smooth.
      2 Scatter {pecans} in the crust and pour the syrup over them; they will rise.
      1+55 Bake on the hot pan until the rim is puffed and firm and the middle moves like jelly, at 200°F (93°C), 50 to 60 minutes. Shield the edge with foil if it darkens.
      1+120 Cool for 2 hours, or until cold, before you cut it.
    `,
    face: 'Toasted pecans on a soft caramel filling in a crust from the store',
    why: 'The sheet pan is hot when the pie goes on it, so the bottom bakes through though it was not baked first',
  },
  'store-bought-crust-quiche': {
    names:
      'store bought crust quiche, store bought crust quiche lorraine, store bought crust bacon quiche, shortcut quiche, quick quiche',
    title: 'Quiche Lorraine with a Store-Bought Crust',
    titles: `
      ham: Ham and Cheese Quiche with a Store-Bought Crust
    `,
    family: 'alsatian',
    near: 'quiche-lorraine spinach-quiche crustless-quiche',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    list: `
      bread pie-crust 200 store-bought, cold
      protein bacon|ham|turkey-bacon 170 diced
      aromatic shallot 50 finely chopped
      cheese gruyere|swiss 110 grated
      egg egg 150
      creamy cream 240
      creamy milk 120
      seasoning salt 2
      ground-spice nutmeg 0.4
      pepper pepper 0.6
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Line {@tin 9-inch pie plate} with {pie-crust}, tuck the edge under and pinch it all around. Prick the bottom.
      2+23~ Line with parchment, fill with baking weights and bake for 17 minutes. Lift out the paper and bake until the bottom is dry and pale gold, 6 minutes more.
      9 Meanwhile, brown {bacon} in a skillet over medium heat, 7 minutes. Add {shallot} for 2 minutes and drain off the fat.
      4 Turn the oven down to 350°F (175°C). Whisk {egg, cream, milk, nutmeg, pepper, salt}. Spread {gruyere} and {=bacon} over the bottom and fill with the custard.
      1+35 Bake until the edge is puffed and the middle still trembles but is 160°F (71°C), 30 to 35 minutes.
      0+15 Cool for 15 minutes, so that it sets enough to slice.
    `,
    face: 'Trembling custard, smoky pork and Gruyère in a crust that you only unroll',
    why: 'The custard is baked slowly in a shell that is crisp already, so neither waits for the other',
  },
  'store-bought-crust-lemon-tart': {
    names: 'store bought crust lemon tart, shortcut lemon tart, quick lemon tart, easy lemon tart',
    title: 'Lemon Tart with Store-Bought Pastry',
    family: 'norman',
    cuisine: 'French, British',
    looksLike: 'savory-tart',
    near: 'lemon-tart lemon-bars key-lime-pie',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread pie-crust 230 store-bought, cold
      egg egg 200
      sweetener sugar 180
      acid lemon-juice 150
      sweet-spice lemon-zest 8 finely grated
      creamy cream 110
      seasoning salt 0.5
      starch powdered-sugar 10
    `,
    steps: `
      5+10 Line {@tin 9-inch tart pan} with {pie-crust}, press it into the corners and trim the edge. Prick the base and freeze for 10 minutes, while the oven heats to 375°F (190°C).
      2+27~ Bake for 17 minutes under parchment and baking weights, and without them until dry and golden all over, about 10 minutes more.
      4 Meanwhile, whisk {egg, sugar, salt} without making foam, then {lemon-juice, lemon-zest, cream}. Skim off any bubbles.
      2+28 Turn the oven down to 300°F (150°C). Fill the shell on the oven rack and bake until the edge is firm and the middle trembles like jelly, 170°F (77°C), 25 to 30 minutes.
      1+90 Cool for 1 1/2 hours, to room temperature. Dust with {powdered-sugar} just before cutting.
    `,
    face: 'Smooth, sharp lemon custard in a crisp shell from a packet',
    why: 'The pastry is baked brown before it is filled, and the custard sets in a slow oven without a crack',
  },
  'store-bought-dough-pizza': {
    names:
      'store bought dough pizza, store bought dough cheese pizza, store bought dough margherita pizza, shortcut pizza, weeknight pizza',
    title: 'Pizza with Store-Bought Dough',
    family: 'neapolitan',
    cuisine: 'American, Italian',
    near: 'pizza-margherita naan-pizza french-bread-pizza',
    beside: 'green-salad antipasto-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      bread pizza-dough 680 store-bought
      fat olive-oil 20
      body tomato-sauce 180
      aromatic garlic 3 finely grated
      ground-spice oregano 1
      cheese mozzarella|vegan-cheese 280 grated
      cheese parmesan|vegan-parmesan 20
      herb basil 8
      seasoning salt 2
    `,
    steps: `
      2+40 Divide {pizza-dough} into {@count 600 ball balls}, cover and leave at room temperature for 40 minutes: cold dough springs back. Meanwhile, heat the oven to 475°F (245°C) with a heavy sheet pan upside down on the lowest rack.
      2 Mix {tomato-sauce, garlic, oregano, salt} with {1/2 olive-oil}. It needs no cooking.
      6 Press and stretch each ball into a 12-inch round on a piece of parchment. Where it pulls back, let it rest for 5 minutes and go on.
      4 Spread thinly with the sauce, leaving a bare rim, and sprinkle with {mozzarella, parmesan}. Brush the rim with {olive-oil}.
      2+22 Slide one pizza at a time, paper and all, onto the hot pan. Bake until the bottom is brown and the cheese bubbles, 10 to 12 minutes each.
      1 Scatter {basil} over and cut at once.
    `,
    face: 'A crisp-bottomed cheese pizza from a ball of bought dough and a sauce that is only mixed together',
    why: 'Dough that has lost its chill stretches thin, and the hot pan bakes it from below like a stone',
  },
}
