import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes, custards, fritters and fudge of Latin American homes. */
export const latinSweets: DishEntries = {
  'tres-leches-cake': {
    names:
      'tres leches cake, tres leches, pastel de tres leches, three milk cake, 3 leches cake, tres leche cake, mexican milk cake',
    title: 'Tres Leches Cake',
    family: 'oaxacan',
    cuisine: 'Mexican, Latin American',
    near: 'flan snack-cake',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      egg egg 250 separated
      sweetener sugar 200
      sweet-spice vanilla 8
      liquid milk 80
      flour flour 130
      leavener baking-powder 6
      seasoning salt 2
      sweetener condensed-milk 390
      creamy evaporated-milk 350
      creamy cream 480
      fat butter 10
      sweet-spice cinnamon 1?
    `,
    steps: `
      3 Heat the oven to 350°F (175°C) and grease {@cake-pan} with {butter}.
      6 Beat the yolks of {egg} with {most sugar} until pale and thick, 3 minutes. Stir in {milk, vanilla}, then {flour, baking-powder, salt}.
      5 Whip the egg whites to soft peaks, add {sugar} and beat until glossy. Fold into the batter in three additions.
      2+28 Spread in the pan and bake until the top springs back and a toothpick comes out clean, 25 to 28 minutes.
      5+30 Cool for 30 minutes, then prick all over with a fork.
      3+240 Whisk {condensed-milk, evaporated-milk} with {1/3 cream} and pour it slowly over the cake. Chill for 4 hours, or overnight.
      4 Whip {cream} to soft peaks, spread it over the cake [and dust with {cinnamon}].
    `,
    face: 'A light sponge soaked in three milks, under a soft cloud of whipped cream',
    why: 'A sponge without butter is open and thirsty, so it drinks without collapsing',
  },
  flan: {
    names:
      'flan, caramel flan, mexican flan, flan de leche, creme caramel, caramel custard, spanish flan, leche flan, flan napolitano',
    title: 'Flan (Caramel Custard)',
    family: 'oaxacan',
    cuisine: 'Mexican, Latin American',
    near: 'tres-leches-cake flan custard',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 170
      egg egg 250
      sweetener condensed-milk 390
      creamy evaporated-milk 350
      sweet-spice vanilla 8
      seasoning salt 1
    `,
    steps: `
      9 Heat the oven to 325°F (165°C). Cook {sugar} with {water 45} in a small saucepan over medium heat, swirling and never stirring, until deep amber, 7 to 8 minutes. Pour at once into a 9-inch round baking dish and tilt to coat the bottom.
      4 Whisk {egg, vanilla, salt} gently, without making foam. Stir in {condensed-milk, evaporated-milk} and strain over the caramel.
      2+50 Set the dish in a roasting pan, pour in hot water to halfway up its side and bake until the edge is set and the middle still trembles, 45 to 50 minutes.
      2+240 Cool in the water, then chill for 4 hours or overnight. Run a knife around the edge, invert onto a deep plate and let the caramel run.
    `,
    face: 'A smooth, trembling custard under its own dark caramel',
    why: 'A water bath around the dish keeps the heat gentle, so it sets without bubbles',
  },
  sopapillas: {
    names:
      'sopapillas, sopapilla, sopaipillas, sopaipilla, new mexican sopapillas, sopapillas with honey, mexican sopapillas, homemade sopapillas, sopapilla recipe, sopapias, fried dough pillows, sopapillas dessert',
    title: 'Sopapillas with Honey',
    titles: 'maple: Sopapillas with Maple Syrup',
    family: 'southwestern',
    near: 'churros doughnuts',
    weight: 3,
    level: 2,
    types: 'Dessert, Side Dish, Snack',
    meals: 'Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour 270
      leavener baking-powder 7
      seasoning salt 4
      fat lard|vegan-butter 25
      second-fat neutral-oil 220
      sweetener honey|maple 170
      starch powdered-sugar 20
      sweet-spice cinnamon 2
    `,
    steps: `
      6 Whisk {flour, baking-powder, salt}. Rub in {lard} until no lumps are left, then stir in {water 175}, warm. Knead for 3 minutes, until smooth.
      1+25 Cover and let the dough rest for 25 minutes, so that it rolls without springing back.
      7 Roll it 1/8 inch thick on a lightly floured board and cut into {@count 45 square squares}, about 3 1/2 inches across. Do not reroll the scraps: fry them as they are.
      16 Heat {neutral-oil} in a deep, narrow pot, 2 inches deep, to 375°F (190°C); add more if your pot is wide. Fry two or three at a time, spooning hot oil over them until they balloon, then turn, until golden, about 1 1/2 minutes in all. Drain on a rack.
      2 Dust with {powdered-sugar} and {cinnamon}. Tear off a corner of each while it is hot and pour in {honey}.
    `,
    face: 'Fried pillows of tender dough, hollow enough to be filled from one torn corner',
    why: 'Thin dough and very hot oil turn the water in it to steam, which blows each square up in seconds',
  },
  bunuelos: {
    names:
      'buñuelos, bunuelos, buñuelo, bunuelo, mexican buñuelos, mexican bunuelos, buñuelos mexicanos, bunuelos mexicanos, mexican fritters, christmas buñuelos, bunuelos de navidad, cinnamon sugar bunuelos, bunelos, crispy bunuelos',
    title: 'Buñuelos with Cinnamon Sugar',
    family: 'norteno',
    looksLike: 'pan-flatbread',
    near: 'churros sopapillas doughnuts',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour 300
      leavener baking-powder 4
      seasoning salt 3
      egg egg 50
      liquid milk|oat-milk|soy-milk 105 lukewarm
      second-fat butter|vegan-butter 35 melted
      sweet-spice vanilla 4
      fat neutral-oil 240
      sweetener sugar 110
      sweet-spice cinnamon 5
    `,
    steps: `
      3 Whisk {flour, baking-powder, salt}. Beat {egg} with {milk, butter, vanilla}.
      7 Stir them together and knead on an unfloured board until smooth and elastic, 5 minutes.
      4+30 Divide the dough into {@count 71 ball balls}. Cover and let them rest for 30 minutes.
      18 Roll each on a lightly floured board into a 7-inch round so thin that you can almost see through it. Lay them in one layer on a dry cloth.
      20 Heat {neutral-oil} in a deep skillet, 1/2 inch deep, to 360°F (180°C); add more if your pan is wide. Fry the rounds one at a time, pressing them under with tongs, until golden and blistered, 45 seconds a side. Drain upright on a rack.
      3 Mix {sugar, cinnamon} and turn the buñuelos in it while they are warm. Eat them the same day.
    `,
    face: 'Thin, brittle rounds of fried dough under a drift of cinnamon sugar',
    why: 'Rested dough rolls out nearly transparent, and that is what makes it shatter',
  },
  brigadeiros: {
    names:
      'brigadeiros, brigadeiro, brazilian brigadeiros, brazilian chocolate truffles, brazilian fudge balls, brazilian truffles, brazilian fudge truffles, brigaderos, brigadero, brigadieros, condensed milk truffles, brazilian chocolate balls, brazilian candy, bonbons brazilian, brazilian dessert',
    title: 'Brigadeiros (Brazilian Fudge Balls)',
    family: 'brazilian',
    looksLike: 'bites',
    near: 'chocolate-truffles fudge',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener condensed-milk 397
      body cocoa 32
      fat butter 34
      seasoning salt 0.6
      crunch sprinkles=chocolate_sprinkles/sprinkles 80
    `,
    steps: `
      3 Stir {cocoa} into a little of {=condensed-milk} in a heavy saucepan until no lumps are left. Stir in the rest of {condensed-milk}, {most butter} and {salt}.
      14 Cook over medium-low heat at a gentle simmer, stirring with a spatula all over the bottom, until it comes away in one mass and a line drawn through it stays open for 3 seconds, 12 to 14 minutes.
      1+75 Spread it on a buttered plate, press plastic wrap onto it and let it cool for 15 minutes. Chill until firm, 1 hour.
      15 Grease your hands with {butter}. Roll heaping teaspoonfuls into {@count 22 ball balls} and turn each at once in {sprinkles}, which do not stick once the outside dries.
      1 Set them in paper cups and eat at room temperature, when they are chewy. They keep in a closed box in the refrigerator for 5 days.
    `,
    face: 'Chewy little fudge balls of condensed milk and cocoa, rolled in sprinkles',
    why: 'The milk is cooked until it pulls away from the pan, the point at which it rolls without melting',
  },
}
