import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes that are carried to a party. */
export const partyCakes: DishEntries = {
  'vanilla-bundt-cake': {
    names:
      'bundt cake, vanilla bundt cake, sour cream bundt cake, bundt, glazed bundt cake, easy bundt cake, bunt cake, bundt cakes',
    title: 'Sour Cream Bundt Cake',
    family: 'farmhouse',
    near: 'pound-cake coffee-cake snack-cake',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 227 softened
      sweetener sugar 400
      egg egg 200
      sweet-spice vanilla 13
      flour flour|gf-flour 375
      leavener baking-powder 7
      thickener baking-soda 2.3
      seasoning salt 4
      creamy sour-cream|soy-yogurt 300
      starch powdered-sugar 150
      liquid milk|oat-milk|soy-milk 30
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 10-to-12-cup Bundt pan} well, into every fold, so that it lets go.
      6 Beat {butter, sugar} until fluffy, 4 minutes. Beat in {egg}, a little at a time, then {most vanilla}.
      4 Whisk {flour, baking-powder, baking-soda, salt}. Fold in by turns with {sour-cream}.
      1+52 Scrape into the pan and bake until a skewer in the thickest part comes out clean, 50 to 55 minutes.
      2+60 Cool in the pan for 10 minutes, no more, and turn out. Cool for 50 minutes on a rack.
      3 Stir {powdered-sugar, milk, vanilla} to a thick glaze and let it run down the ridges.
    `,
    parts: [
      {
        names: 'glaze, icing, frosting, frosted, iced, glazed',
        foods: 'powdered-sugar, milk, vanilla 4',
        face: 'A tall, fine-crumbed ring that needs nothing on it',
      },
    ],
    face: 'A tall, fine-crumbed ring with a vanilla glaze running down its sides',
    why: 'Ten minutes in the pan is the moment it lets go: sooner it tears, later it sticks',
  },
  'coffee-and-walnut-cake': {
    names:
      'coffee and walnut cake, coffee walnut cake, coffee cake with walnuts, mary berry coffee and walnut cake, coffee sponge, walnut and coffee cake, coffee and walnut sponge',
    title: 'Coffee and Walnut Cake',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'victoria-sponge carrot-cake vanilla-cake',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      body instant-coffee 12
      fat butter|vegan-butter 350 softened
      sweetener sugar 225
      egg egg 200
      flour flour|gf-flour 225
      leavener baking-powder 11
      seasoning salt 2
      nut walnuts 110 in halves
      starch powdered-sugar 250
      liquid milk|oat-milk|soy-milk 20
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Grease and line {@tin 2 8-inch round cake pan}. Dissolve {instant-coffee} in {water 30}, hot. Chop {most walnuts}.
      6 Beat {most butter} with {sugar} until pale, 4 minutes. Beat in {egg}, a little at a time, then half of the coffee.
      3 Fold in {flour, baking-powder, salt}, then the chopped nuts.
      1+26 Divide between the pans and bake until springy, 24 to 28 minutes.
      2+60 Turn out after 5 minutes and let cool on a rack for 55 minutes.
      7 Beat {butter, powdered-sugar, milk} with the rest of the coffee until light, 3 minutes. Sandwich and top the layers with it, and set {walnuts} around the edge.
    `,
    face: 'Two light coffee layers with chopped nuts and a coffee buttercream',
    why: 'Coffee as strong as it can be stirred gives taste without thinning the batter',
  },
  'texas-sheet-cake': {
    names:
      'texas sheet cake, sheet cake, texas brownie cake, chocolate texas sheet cake, texas sheetcake, buttermilk sheet cake, cowboy cake',
    title: 'Texas Sheet Cake',
    family: 'texmex',
    cuisine: 'American',
    near: 'chocolate-cake brownies snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 20,
    batch: true,
    sweet: true,
    list: `
      fat butter 340
      body cocoa 45
      flour flour|gf-flour 250
      sweetener sugar 400
      leavener baking-soda 5
      seasoning salt 3
      egg egg 100
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 180
      sweet-spice vanilla 10
      starch powdered-sugar 400
      nut pecans 110? toasted and chopped
    `,
    steps: `
      3 Heat the oven to 375°F (190°C) and grease {@tin 13-by-18-inch rimmed sheet pan}. Whisk {flour, sugar, baking-soda, salt} in a large bowl.
      5 Melt {most butter} in a saucepan. Stir in {1/2 cocoa, water 240} and bring to a boil. Pour over the dry mixture and stir.
      3 Beat in {egg, most buttermilk, 1/2 vanilla} until smooth, and pour into the pan.
      1+19 Bake until the center springs back, 18 to 20 minutes.
      6 When it is nearly done, bring {butter, cocoa, buttermilk} to a boil in the same saucepan. Take off the heat and whisk in {powdered-sugar, vanilla} until glossy. [Stir in {pecans}.]
      2+45 Pour the hot icing over the hot cake and spread it quickly. Cool for 45 minutes.
    `,
    parts: [
      {
        names: 'icing, frosting, frosted, iced, glazed',
        foods: 'powdered-sugar, butter 110, cocoa 22, buttermilk 60, vanilla 5, pecans',
        end: '1+45 Cool in the pan for 45 minutes.',
        face: 'A thin, soft chocolate cake for a crowd, plain on top',
      },
    ],
    face: 'A thin, soft chocolate cake for a crowd, with fudgy icing poured on hot',
    why: 'Hot icing on a hot cake sinks in a little and sets to a crackling sheet',
  },
  'funfetti-cake': {
    names:
      'funfetti cake, confetti cake, sprinkle cake, funfetti birthday cake, rainbow sprinkle cake, birthday cake with sprinkles, homemade funfetti cake, confetti birthday cake',
    title: 'Funfetti Cake',
    family: 'farmhouse',
    near: 'vanilla-cake cupcakes snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 310
      leavener baking-powder 11
      seasoning salt 3
      fat butter|vegan-butter 280 softened
      second-fat neutral-oil 55
      sweetener sugar 300
      egg egg-white 180
      sweet-spice vanilla 14
      creamy milk|oat-milk|soy-milk 280
      crunch sprinkles 130
      starch powdered-sugar 360
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 9-by-13-inch baking pan}. Whisk {flour, baking-powder, salt}.
      6 Beat {1/2 butter} with {neutral-oil, sugar} until fluffy, 3 minutes. Beat in {egg-white} in three additions, and {1/2 vanilla}.
      3 Mix in the dry ingredients and {most milk} by turns. Fold in {most sprinkles} with a few strokes, before they bleed.
      1+33 Spread in the pan and bake until a toothpick comes out with dry crumbs, 31 to 35 minutes.
      1+60 Cool in the pan for 1 hour.
      6 Beat {butter} for 2 minutes. Beat in {powdered-sugar, vanilla, milk} until soft and fluffy, 2 minutes. Swirl it over the cake and shower with {sprinkles}.
    `,
    face: 'A white birthday cake speckled with color, under soft buttercream',
    why: 'Egg whites alone keep the crumb white, so that every speck shows',
  },
  'german-chocolate-cake': {
    names:
      "german chocolate cake, german's chocolate cake, german choc cake, coconut pecan cake, chocolate cake with coconut pecan frosting, homemade german chocolate cake, german chocolate layer cake",
    title: 'German Chocolate Cake',
    family: 'texmex',
    cuisine: 'American',
    near: 'chocolate-cake texas-sheet-cake snack-cake',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      fruit dark-chocolate 115 chopped
      flour flour|gf-flour 250
      leavener baking-soda 5
      seasoning salt 3
      fat butter 310 softened
      sweetener sugar 300
      egg egg 200
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 240
      sweet-spice vanilla 12
      liquid evaporated-milk 300
      body brown-sugar 180
      protein egg-yolk 68
      crunch sweetened-coconut 200
      nut pecans 150 toasted and chopped
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Grease and line {@tin 2 9-inch round cake pan}. Melt {dark-chocolate} with {water 120}, boiling, and stir smooth.
      6 Beat {most butter} with {sugar} until light, 4 minutes. Beat in {egg}, a little at a time, then the chocolate and {1/2 vanilla}.
      4 Mix in {flour, baking-soda, salt} by turns with {buttermilk}. Divide between the pans.
      1+31 Bake until the middles spring back, 29 to 33 minutes.
      2+60~ Turn out after 10 minutes and cool for 50 minutes.
      12 Meanwhile, cook {evaporated-milk, brown-sugar, egg-yolk, butter} in a saucepan over medium heat, stirring all the time, until thick as pudding, 10 minutes. Stir in {sweetened-coconut, pecans, vanilla}.
      1+30 Let the filling cool until it holds its shape, about 30 minutes.
      4 Spread it between the layers and on top. The sides stay bare.
    `,
    face: 'Mild chocolate layers with a sticky filling of coconut and pecans',
    why: 'The filling is a caramel custard, so keep stirring and do not hurry it',
  },
  'hummingbird-cake': {
    names:
      'hummingbird cake, humming bird cake, southern hummingbird cake, banana pineapple cake, pineapple banana cake, hummingbird cake with cream cheese frosting',
    title: 'Hummingbird Cake',
    family: 'creole',
    near: 'carrot-cake banana-bread snack-cake',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 345
      leavener baking-soda 5
      sweet-spice cinnamon 3
      seasoning salt 4
      sweetener sugar 300
      egg egg 150
      fat neutral-oil 220
      fruit banana 400 mashed
      main pineapple 225 finely chopped
      nut pecans 130 toasted and chopped
      body vanilla 10
      cheese cream-cheese 340 softened
      second-fat butter 115 softened
      starch powdered-sugar 300
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Grease and line {@tin 2 9-inch round cake pan}. Whisk {flour, baking-soda, cinnamon, salt, sugar}.
      4 Stir in {egg, neutral-oil, banana, pineapple, 1/2 vanilla, 1/2 pecans} with a wooden spoon, just until you see no flour.
      1+33 Bake until a toothpick comes out clean, 31 to 35 minutes.
      2+60 Let stand for 10 minutes, turn out, and cool for 50 minutes.
      5 Beat {cream-cheese, butter} until smooth, then {powdered-sugar, vanilla} until fluffy, 2 minutes.
      5 Fill and cover the layers and press {pecans} onto the top.
    `,
    face: 'A moist banana and pineapple cake with toasted pecans and a tangy white topping',
    why: 'Stirred by hand and no longer than it takes, the batter stays tender under all that fruit',
  },
}
