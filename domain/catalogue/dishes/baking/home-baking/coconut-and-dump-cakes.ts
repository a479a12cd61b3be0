import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** A layer cake for a feast, and what is baked with hardly a bowl. */
export const coconutAndDumpCakes: DishEntries = {
  'coconut-cake': {
    names:
      'coconut cake, coconut layer cake, southern coconut cake, fresh coconut cake, easter coconut cake, coconut birthday cake, coconut cake with cream cheese frosting',
    title: 'Coconut Layer Cake',
    family: 'farmhouse',
    near: 'vanilla-cake carrot-cake hummingbird-cake',
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
      fat butter 230 softened
      sweetener sugar 350
      egg egg 200
      sweet-spice vanilla 9
      flour flour|gf-flour 310
      leavener baking-powder 12
      seasoning salt 3
      creamy coconut-milk 330
      starch sweetened-coconut 240
      cheese cream-cheese 225 softened
      starch powdered-sugar 330
    `,
    steps: `
      9 Heat the oven to 350°F (175°C) and butter and flour {@tin 2 8-inch round cake pan}. Cream {most butter} with {sugar} for 4 minutes, until fluffy. Add {egg}, a little at a time, then {1/2 vanilla}.
      5 Whisk {flour, baking-powder, salt}. Fold them in by thirds, with {most coconut-milk} between, and then {1/3 sweetened-coconut}.
      1+30 Divide between the pans and bake until a skewer comes out dry and the layers shrink from the rim, 30 minutes.
      4+60 Brush the hot layers with {coconut-milk}. After 10 minutes turn them out, and cool on a rack for 50 minutes.
      6 Beat {cream-cheese} and {butter} until no lump is left. Beat in {powdered-sugar, vanilla} just until it holds a peak.
      8 Fill and cover the cake with it, and press {sweetened-coconut} all over the top and sides.
    `,
    face: 'Two layers soaked with coconut milk, under cream cheese frosting and a coat of coconut',
    why: 'Brushed while they are hot, the layers soak up the coconut milk and stay moist for days',
  },
  'dump-cake': {
    names:
      'dump cake, cherry pineapple dump cake, cherry dump cake, pineapple dump cake, easy dump cake, cobbler dump cake',
    title: 'Cherry Pineapple Dump Cake',
    family: 'farmhouse',
    near: 'peach-cobbler pineapple-upside-down-cake cobbler',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fruit pineapple 560 finely chopped, juice kept
      fruit sour-cherries 600 pitted
      sweetener sugar 330
      thickener cornstarch 20
      flour flour|gf-flour 250
      leavener baking-powder 9
      sweet-spice vanilla 6
      seasoning salt 2
      fat butter|vegan-butter 180 melted
      nut pecans 80? chopped
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Stir {pineapple} and its juice with {sour-cherries, 1/3 sugar, cornstarch, vanilla} right in {@tin 9-by-13-inch baking pan} and level the fruit.
      3 Whisk {flour, sugar, baking-powder, salt} and sprinkle the powder over the fruit, dry and even. Do not stir. Drizzle with {butter}, so that no large patch of powder stays bare[, and scatter with {pecans}].
      1+48 Bake until the top is deep gold and thick juice bubbles up around it, 48 minutes.
      0+15 Let it settle for 15 minutes before you scoop it.
    `,
    face: 'Cherries and pineapple under a buttery, crackled crust that nobody had to mix',
    why: 'The dry powder drinks butter from above and juice from below, and bakes into cake and crumble at once',
  },
  'wacky-cake': {
    names:
      'wacky cake, wacky chocolate cake, crazy cake, depression cake, wowie cake, vegan chocolate cake, vegan chocolate birthday cake, dairy free chocolate cake, dairy free chocolate birthday cake, eggless chocolate cake, egg free chocolate cake, egg free chocolate birthday cake, egg free dairy free chocolate cake, dairy free egg free chocolate cake, egg free dairy free chocolate birthday cake, dairy free egg free chocolate birthday cake, chocolate cake without eggs or milk',
    title: 'Wacky Chocolate Cake',
    family: 'farmhouse',
    near: 'chocolate-cake texas-sheet-cake snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 350
      sweetener sugar 380
      body cocoa 80
      thickener baking-soda 9
      seasoning salt 5
      fat neutral-oil 140
      acid white-vinegar|cider-vinegar 30
      sweet-spice vanilla 13
      second-fat coconut-oil|neutral-oil 30
      starch powdered-sugar 240
    `,
    steps: `
      5 Grease {@tin 9-by-13-inch baking pan} and heat the oven to 350°F (175°C). Whisk {flour, sugar, most cocoa, baking-soda, salt} in a large bowl until no lump of cocoa is left.
      3 Pour in {water 480}, cold, then {neutral-oil, white-vinegar, 1/2 vanilla}. Whisk only until smooth, less than a minute, and pour into the pan: the fizz is what lifts it.
      1+33 Bake at once until a toothpick in the center comes out clean, 32 to 35 minutes.
      1+60 Leave in the pan to cool, 1 hour.
      4 For the glaze, warm {coconut-oil} with {water 45} in a small saucepan until it steams. Take off the heat and whisk in {powdered-sugar, cocoa, vanilla} until it shines.
      2+20 Pour over the cold cake, spread to the edges and let set for 20 minutes.
    `,
    parts: [
      {
        names: 'frosting, icing, glaze, frosted, iced, glazed',
        foods: 'coconut-oil, powdered-sugar, vanilla 5, cocoa 16',
        face: 'A dark, soft chocolate cake, made without any eggs, milk or butter',
      },
    ],
    face: 'A dark, soft chocolate cake with a shiny cocoa glaze, made without any eggs, milk or butter',
    why: 'Vinegar sets off the baking soda, and that does the work of eggs',
  },
}
