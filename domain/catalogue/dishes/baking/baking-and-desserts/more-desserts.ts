import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Desserts for guests. */
export const moreDesserts: DishEntries = {
  'banana-pudding': {
    names:
      'banana pudding, southern banana pudding, nilla wafer pudding, magnolia banana pudding, banana pudding with vanilla wafers, banana cream pudding, old fashioned banana pudding',
    family: 'creole',
    near: 'trifle chocolate-pudding pudding',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      liquid milk 600
      sweetener sugar 110
      thickener cornstarch 32
      protein egg-yolk 51
      seasoning salt 1.2
      fat butter 20
      sweet-spice vanilla 8
      crunch vanilla-wafers 200
      fruit banana 472 sliced
      creamy cream 300 cold
    `,
    steps: `
      4 Whisk {cornstarch, salt} with {most sugar} in a saucepan. Whisk in {egg-yolk}, then {milk}.
      9 Stir over medium heat until it bubbles and thickens, 8 minutes. Off the heat, stir in {butter, 1/2 vanilla}.
      1+30 Press plastic wrap onto the surface and cool for 30 minutes.
      6 Layer {vanilla-wafers, banana} with the custard in a deep dish, ending with custard.
      4+180 Whip {cream} with {sugar, vanilla} to soft peaks and spread on top. Chill for 3 hours, until the cookies are soft as cake.
    `,
    face: 'Soft layers of custard, bananas and cookies under a drift of cream',
    why: 'Three hours in the cold turn the wafers tender',
  },
  'lemon-meringue-pie': {
    names: 'lemon meringue pie, lemon pie, lemon meringue tart, lemon meringue',
    family: 'new-england',
    near: 'key-lime-pie lemon-bars galette',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 2.5
      fat butter|vegan-butter 141 cold and cubed
      sweetener sugar 330
      thickener cornstarch 50
      egg egg 200 separated
      acid lemon 174
      sweet-spice lemon-zest 6
      leavener cream-of-tartar 1.5
    `,
    steps: `
      6+45 Rub {most butter} into {flour, 1/2 salt}. Bring together with {water 45}, wrap and chill for 45 minutes.
      5+25 Heat the oven to 400°F (200°C). Roll out, line {@tin 9-inch pie plate}, weight with parchment and pie weights, and bake until golden, 22 to 28 minutes, taking out the weights for the last 8.
      9 Whisk {most sugar} with {cornstarch, salt} and {water 300} in a saucepan. Boil, stirring, for 1 minute, until clear. Whisk in the yolks of {egg} and cook for 2 minutes more. Stir in {lemon, lemon-zest, butter}. Pour hot into the crust.
      7 Whisk the whites of {=egg} with {cream-of-tartar} to soft peaks, then whisk in {sugar} until stiff and glossy, 4 minutes.
      1+14 Spread over the hot filling, right to the crust. Bake at 350°F (175°C) until evenly brown, 13 to 15 minutes.
      1+180 Cool for 1 hour, then chill for 2 hours before cutting.
    `,
    face: 'A sharp, clear filling under a tall, toasted cloud',
    why: 'Spread while the filling is hot and sealed to the crust, the top does not weep',
  },
  'chocolate-lava-cake': {
    names:
      'chocolate lava cake, lava cake, molten chocolate cake, molten lava cake, chocolate fondant, chocolate fondants, lava cakes, fondant au chocolat, molten chocolate lava cakes',
    title: 'Molten Chocolate Cakes',
    family: 'bistro',
    cuisine: 'French, American',
    near: 'flourless-chocolate-cake brownies',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 115
      fruit dark-chocolate|df-chocolate 170 chopped
      egg egg 150
      sweetener sugar 65
      flour flour|gf-flour 30
      seasoning salt 0.8
      body cocoa 6
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Grease {@tin 4 6-ounce ramekin} and dust them with {cocoa}. Melt {butter, dark-chocolate} together, stirring, and cool a little.
      4 Whisk {egg, sugar, salt} until pale and thick, 2 minutes. Fold in the melted mixture and {flour}.
      2+12 Divide among the ramekins, on a sheet pan. Bake until the tops are firm and the middles still quiver, 11 to 13 minutes.
      1+1 Wait for 1 minute, run a knife around each and turn out onto plates. Serve at once.
    `,
    face: 'Warm little cakes that spill dark chocolate when you cut them',
    why: 'They are taken out while the middle is still soft, and a minute more would set it',
  },
  'flourless-chocolate-cake': {
    names:
      'flourless chocolate cake, flourless cake, gluten free chocolate cake, passover chocolate cake, chocolate torte, flourless chocolate torte',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'chocolate-lava-cake brownies nut-cake',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fruit dark-chocolate|df-chocolate 225 chopped
      fat butter|vegan-butter 170
      sweetener sugar 200
      seasoning salt 1.5
      sweet-spice vanilla 6
      egg egg 250
      body cocoa 45
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Line {@tin 9-inch springform pan} with parchment. Melt {dark-chocolate, butter} over low heat until smooth.
      4 Whisk in {sugar, salt, vanilla}. Whisk in {egg} in two additions, then {cocoa}.
      1+25 Bake until the top has a thin crust and the middle reads 200°F (93°C), 23 to 27 minutes.
      1+45 Cool in the pan for 45 minutes. It sinks as it should; cut it with a hot knife.
    `,
    face: 'One thin, dense, dark layer, somewhere between cake and truffle',
    why: 'Eggs alone set it, so it stays silky',
  },
  'pineapple-upside-down-cake': {
    names:
      'pineapple upside down cake, pineapple upside-down cake, upside down cake, pineapple cake, upside down pineapple cake',
    title: 'Pineapple Upside-Down Cake',
    family: 'farmhouse',
    near: 'coffee-cake vanilla-cake snack-cake',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 130
      fruit pineapple 420 cut into 1/2-inch slices
      second-fat sugar 150
      egg egg|applesauce 100
      sweet-spice vanilla 6
      flour flour|gf-flour 190
      leavener baking-powder 7
      seasoning salt 2
      creamy milk|soy-milk|oat-milk 120
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Melt {1/3 butter} in {@tin 10-inch cast-iron skillet} over medium heat. Sprinkle evenly with {brown-sugar}, take off the heat and cover with {pineapple}.
      6 Beat {butter, sugar} until light, 3 minutes. Beat in {egg}, then {vanilla}.
      3 Stir in {flour, baking-powder, salt} by turns with {milk}. Spread over the fruit.
      1+40 Bake until a toothpick comes out clean, 38 to 42 minutes.
      2+5 Wait for 5 minutes, no longer, and turn out onto a plate.
    `,
    face: 'A buttery cake with a sticky crown of caramelized fruit',
    why: 'Turned out while the syrup still runs, it leaves nothing behind in the pan',
  },
  'eton-mess': {
    names:
      'eton mess, strawberries and cream, strawberry eton mess, strawberries with cream, strawberry mess, wimbledon strawberries',
    title: 'Eton Mess',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'pavlova fool',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit strawberries 450 hulled and quartered
      sweetener sugar 30
      acid lemon 8
      creamy cream|coconut-cream 300 cold
      starch powdered-sugar 15
      sweet-spice vanilla 3
      crunch meringues 70 broken into pieces
    `,
    steps: `
      3+15 Crush a third of {=strawberries} with {sugar, lemon}. Stir in {strawberries} and let stand for 15 minutes.
      3 Whip {cream} with {powdered-sugar, vanilla} until it only just holds.
      3 Fold in {meringues} and most of the fruit, in wide streaks. Spoon into glasses, with the rest and its juice on top. Serve at once.
    `,
    face: 'Ripe strawberries, soft cream and shattered meringue',
    why: 'Everything is folded together at the last moment, so the crunch stays',
  },
}
