import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sweets that are made the day before. */
export const latinCakesAndCustards: DishEntries = {
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
}
