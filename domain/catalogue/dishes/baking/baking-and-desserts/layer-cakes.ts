import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes for birthdays, with what is spread on them. */
export const layerCakes: DishEntries = {
  'chocolate-cake': {
    names:
      'chocolate cake, chocolate birthday cake, moist chocolate cake, chocolate layer cake, chocolate sheet cake, chocolate fudge cake, devils food cake, choc cake, easy chocolate cake, chocolate sponge cake, chocolate traybake, chocolate cake with frosting, chocolate cake recipe',
    family: 'farmhouse',
    near: 'wacky-cake brownies chocolate-cupcakes chocolate-biscuit-cake snack-cake',
    weight: 5,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 220
      sweetener sugar 350
      body cocoa 75
      leavener baking-powder 7
      thickener baking-soda 6
      seasoning salt 3
      egg egg|applesauce 100
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|oat-milk=oat_milk_soured_with_lemon_juice/oat_milk|soy-milk=soy_milk_soured_with_lemon_juice/soy_milk 240
      fat neutral-oil 110
      sweet-spice vanilla 8
      liquid coffee|milk|oat-milk 240 hot
      fruit dark-chocolate|df-chocolate 225 chopped
      cheese cream|soy-cream|oat-cream 240
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Grease and line {@tin 9-by-13-inch baking pan}. Whisk {flour, sugar, cocoa, baking-powder, baking-soda, salt} in a large bowl.
      4 Beat in {egg, buttermilk, neutral-oil, vanilla} until smooth. Stir in {coffee}; the batter will be thin, and should be.
      1+33 Pour into the pan and bake until a toothpick comes out clean, 30 to 35 minutes.
      1+60~ Cool in the pan for 1 hour.
      3+20 For the ganache, heat {cream} in a small saucepan until it steams. Pour it over {dark-chocolate}, wait for 2 minutes, then stir until dark and glossy. Let it cool for about 15 minutes, until it is thick enough to spread.
      3 Spread it over the cold cake in swirls.
    `,
    parts: [
      {
        names: 'frosting, icing, ganache, buttercream, frosted, iced, glazed',
        foods: 'dark-chocolate, cream',
        face: 'A dark, moist cake that needs nothing on it',
      },
    ],
    face: 'A dark, moist cake under a thick layer of chocolate ganache',
    why: 'A hot liquid draws out the cocoa, and oil keeps the crumb soft for days',
  },
  'vanilla-cake': {
    names:
      'vanilla cake, birthday cake, yellow cake, vanilla birthday cake, white cake, vanilla layer cake, vanilla sheet cake, classic birthday cake, celebration cake, vanilla sponge, cake with buttercream, kids birthday cake',
    title: 'Vanilla Birthday Cake',
    family: 'farmhouse',
    near: 'chocolate-cake cupcakes icebox-cake snack-cake',
    weight: 4,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 397 softened
      sweetener sugar 300
      egg egg|applesauce 200
      sweet-spice vanilla 13
      flour flour|gf-flour 315
      leavener baking-powder 11
      seasoning salt 3
      creamy milk|soy-milk|oat-milk 270
      starch powdered-sugar 480
    `,
    steps: `
      8 Heat the oven to 350°F (175°C). Grease and line {@tin 2 8-inch round cake pan}. Beat {1/2 butter} with {sugar} until very pale, 4 minutes. Beat in {egg}, a little at a time, and {1/2 vanilla}.
      4 Whisk {flour, baking-powder, salt}. Mix them in on low in three additions, with {most milk} in between, stopping when the batter is smooth.
      1+30 Divide between the pans. Bake until the tops spring back and a toothpick comes out clean, 28 to 32 minutes.
      2+60 Let stand for 10 minutes, turn out onto a rack and cool for 50 minutes more: warm layers melt what goes between them.
      7 For the buttercream, beat {butter} until creamy, 1 minute. Beat in {powdered-sugar}, half at a time, then {vanilla, milk}, until it is light, 3 minutes.
      6 Sandwich the layers with a third of the buttercream and spread the rest over the top and sides.
    `,
    parts: [
      {
        names: 'frosting, icing, buttercream, frosted, iced, glazed',
        foods: 'butter 170, vanilla 5, milk 30, powdered-sugar',
        adds: 'fruit jam=strawberry_jam/jam 200',
        end: '4 Sandwich the layers with {jam}. Leave the top bare, for the candles.',
        face: 'Two tender vanilla layers with jam between them',
      },
    ],
    face: 'Two tender vanilla layers with buttercream between and all around',
    why: 'Sugar beaten into soft fat for four minutes is what makes the crumb light',
  },
  'carrot-cake': {
    names:
      'carrot cake, carrot cake with cream cheese frosting, carrot cake recipe, moist carrot cake, carrot sheet cake, carrot and walnut cake, passion cake',
    family: 'farmhouse',
    near: 'gingerbread banana-bread snack-cake',
    weight: 4,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 250
      leavener baking-powder 7
      thickener baking-soda 4.6
      sweet-spice cinnamon 5
      second-fat nutmeg 1
      seasoning salt 3
      egg egg|applesauce 150
      sweetener brown-sugar 220
      fat neutral-oil 200
      vegetable carrot 340 peeled and finely grated
      nut walnuts 80? chopped
      cheese cream-cheese|vegan-cream-cheese 227 softened
      creamy butter|vegan-butter 57 softened
      starch powdered-sugar 180
      body vanilla 6
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and grease {@tin 9-by-13-inch baking pan}. Whisk together {flour, baking-powder, baking-soda, cinnamon, nutmeg, salt}.
      5 In a large bowl, whisk {egg, brown-sugar, neutral-oil} until thick, 1 minute. Stir in the dry mixture, then {carrot, walnuts}.
      1+35 Spread in the pan. Bake until a toothpick in the center comes out clean, 33 to 38 minutes.
      1+60 Cool completely in the pan, about 1 hour.
      5 Beat {cream-cheese, butter} until smooth. Beat in {powdered-sugar, vanilla} until fluffy, 1 minute, and no longer, or it turns runny. Spread over the cake.
    `,
    parts: [
      {
        names: 'frosting, icing, cream cheese frosting, topping, frosted, iced, glazed',
        foods: 'cream-cheese, butter, powdered-sugar, vanilla',
        face: 'A moist, spiced cake full of grated carrot, plain on top',
      },
    ],
    face: 'A moist, spiced cake full of grated carrot, with a tangy topping',
    why: 'Finely grated carrots melt into an oil batter and keep it moist for days',
  },
  'red-velvet-cake': {
    names:
      'red velvet cake, red velvet, red velvet cupcakes, red velvet layer cake, red velvet cake with cream cheese frosting',
    family: 'creole',
    near: 'chocolate-cake vanilla-cake snack-cake',
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
      flour flour|gf-flour 315
      body cocoa 16
      leavener baking-soda 5
      seasoning salt 3
      fat neutral-oil 220
      sweetener sugar 350
      egg egg 100
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 240
      acid white-vinegar 10
      sweet-spice vanilla 10
      vegetable beet 120 cooked and finely pureed
      cheese cream-cheese 340 softened
      second-fat butter 113 softened
      starch powdered-sugar 240
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Grease and line {@tin 2 9-inch round cake pan}. Whisk {flour, cocoa, baking-soda, salt}.
      5 Beat {neutral-oil, sugar, egg} until thick, 2 minutes. Stir in {buttermilk, white-vinegar, beet, 1/2 vanilla}, then fold in the dry mixture until just smooth.
      1+30 Divide between the pans and bake until the middles spring back, 28 to 32 minutes.
      2+60 Turn out after 10 minutes and cool on a rack for 50 minutes.
      6 Beat {cream-cheese} with {butter} until smooth, then {powdered-sugar, vanilla} until fluffy, 2 minutes.
      5 Fill and frost the layers, and chill until you serve it.
    `,
    parts: [
      {
        names: 'frosting, icing, cream cheese frosting, frosted, iced, glazed',
        foods: 'cream-cheese, butter, powdered-sugar, vanilla 5',
        end: '2 Serve the two cakes plain, cut in wedges.',
        face: 'Two soft buttermilk cakes, red with beet and faintly of cocoa',
      },
    ],
    face: 'A soft buttermilk cake, red with beet and faintly of cocoa, under a cream cheese topping',
    why: 'Vinegar and buttermilk keep the beet red and the crumb fine',
  },
  cupcakes: {
    names:
      'cupcakes, cupcake, vanilla cupcakes, birthday cupcakes, fairy cakes, cup cakes, cupcakes with frosting, vanilla cupcakes with buttercream',
    title: 'Vanilla Cupcakes',
    family: 'farmhouse',
    near: 'vanilla-cake blueberry-muffins muffins',
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
      fat butter|vegan-butter 225 softened
      sweetener sugar 170
      egg egg|applesauce 100
      sweet-spice vanilla 10
      flour flour|gf-flour 165
      leavener baking-powder 6
      seasoning salt 1.5
      creamy milk|soy-milk|oat-milk 130
      starch powdered-sugar 240
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Put paper liners into {@tin 12-cup muffin pan}. Beat {1/2 butter} with {sugar} until light, 3 minutes, then beat in {egg, 1/2 vanilla}.
      3 Stir in {flour, baking-powder, salt} by turns with {most milk}.
      2+19 Fill the liners two thirds full. Bake until domed and springy, 18 to 20 minutes.
      1+30 Cool on a rack for 30 minutes.
      6 Beat {butter} until creamy and work in {powdered-sugar}, then {vanilla, milk}, until soft enough to pipe, about 3 minutes. Swirl it over the cold cakes.
    `,
    parts: [
      {
        names: 'frosting, icing, buttercream, frosted, iced, glazed',
        foods: 'butter 110, vanilla 5, milk 20, powdered-sugar',
        title: 'Plain Vanilla Cupcakes',
        face: 'Small, domed vanilla cakes, plain on top',
      },
    ],
    face: 'Small vanilla cakes, each under a swirl of buttercream',
    why: 'Filled only two thirds, they rise to a dome and nothing spills over',
  },
  'chocolate-cupcakes': {
    names:
      'chocolate cupcakes, chocolate cupcake, chocolate muffins, double chocolate cupcakes, chocolate fairy cakes, double chocolate muffins',
    family: 'farmhouse',
    near: 'cupcakes chocolate-cake muffins',
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
      flour flour|gf-flour 190
      body cocoa 43
      sweetener sugar 200
      leavener baking-powder 6
      thickener baking-soda 2.3
      seasoning salt 2
      egg egg|applesauce 100
      creamy sour-cream|soy-yogurt 120
      liquid milk|soy-milk|oat-milk 120
      fat neutral-oil 100
      sweet-spice vanilla 6
      fruit chocolate-chips|df-chocolate 170
    `,
    steps: `
      4 Heat the oven to 375°F (190°C) and line {@tin 12-cup muffin pan}. Whisk {flour, cocoa, sugar, baking-powder, baking-soda, salt}.
      4 Whisk {egg, sour-cream, milk, neutral-oil, vanilla} until smooth, then fold into the dry mixture with {most chocolate-chips}. A few streaks may stay.
      2+18 Spoon into the cups and press {chocolate-chips} into the tops. Bake until a toothpick meets crumbs and no wet batter, 17 to 20 minutes.
      1+10 Let stand in the pan for 10 minutes, then lift out.
    `,
    face: 'Deep, dark and tender, with pools of melted chips',
    why: 'A batter that is hardly stirred bakes up soft',
  },
  'pineapple-carrot-cake': {
    names:
      'carrot cake with pineapple, pineapple carrot cake, carrot pineapple cake, carrot and pineapple cake, carrot cake with crushed pineapple, carrot cake with pineapple and nuts, carrot layer cake with pineapple, moist carrot cake with pineapple, southern carrot cake, carrot cake with pineapple and pecans, carrot layer cake',
    title: 'Carrot Cake with Pineapple',
    family: 'farmhouse',
    near: 'carrot-cake hummingbird-cake snack-cake',
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
      flour flour|gf-flour 280
      leavener baking-powder 5
      thickener baking-soda 5
      sweet-spice cinnamon 6
      ground-spice ground-ginger 2
      seasoning salt 3
      egg egg 200
      sweetener brown-sugar 280
      fat neutral-oil 220
      vegetable carrot 300 peeled and finely grated
      fruit pineapple 225 very finely chopped and drained
      nut pecans|walnuts 100? toasted and chopped
      cheese cream-cheese|vegan-cream-cheese 450 softened
      creamy butter|vegan-butter 113 softened
      starch powdered-sugar 280
      body vanilla 8
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Grease and line {@tin 2 9-inch round cake pan}. Whisk {flour, baking-powder, baking-soda, cinnamon, ground-ginger, salt}.
      5 In a large bowl, whisk {egg, brown-sugar, neutral-oil} until thick, 2 minutes. Fold in the dry mixture, then {carrot, pineapple, 1/2 pecans}.
      2+35 Divide between the pans. Bake until the middles spring back and a toothpick comes out clean, 33 to 37 minutes.
      2+60 Cool in the pans for 10 minutes, turn out and leave on a rack until quite cold, about 50 minutes.
      5 Beat {cream-cheese, butter} until smooth. Beat in {powdered-sugar, vanilla} until fluffy, 1 minute, and stop there, or it turns runny.
      6 Spread a third of this on one layer, set the other on top and cover the cake with what is left. [Press {pecans} around the edge.] Keep it in the refrigerator, but let it lose its chill before you cut it.
    `,
    face: 'Two layers, moist with carrot and pineapple, under a thick cream cheese frosting',
    why: 'Pineapple is drained first, so it leaves its sharpness in the crumb and not a wet streak at the bottom',
  },
}
