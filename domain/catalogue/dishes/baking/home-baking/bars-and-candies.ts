import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Bars, candy, caramel and hot fudge. */
export const barsAndCandies: DishEntries = {
  'magic-bars': {
    names:
      'magic bars, seven layer bars, 7 layer bars, magic cookie bars, hello dolly bars, hello dollies, coconut dream bars, seven layer cookies, magic layer bars',
    title: 'Magic Bars (Seven-Layer Bars)',
    family: 'pennsylvanian',
    near: 'millionaires-shortbread blondies brownies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 20,
    batch: true,
    sweet: true,
    list: `
      crunch graham-crackers 200 finely crushed
      fat butter 113 melted
      seasoning salt 1.5
      fruit chocolate-chips 255
      nut pecans|pepitas 130 chopped
      starch sweetened-coconut 150
      body condensed-milk 397
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Line {@tin 9-by-13-inch baking pan} with parchment. Mix {graham-crackers, butter, salt} in it and press flat.
      3 Cover evenly with {chocolate-chips}, then {pecans}, then {sweetened-coconut}. Drizzle {condensed-milk} over all of it, right to the corners.
      1+27 Bake until golden all over and bubbling at the rim, 25 to 28 minutes.
      2+90 Let cool for 1 1/2 hours before you lift it out and cut it into bars.
    `,
    face: 'Chocolate, pecans and coconut held together by caramelized milk on a crumb base',
    why: 'Everything is layered in the pan, and the condensed milk finds its own way down',
  },
  toffee: {
    names:
      'toffee, english toffee, buttercrunch, almond toffee, homemade toffee, almond roca, chocolate toffee, butter toffee, christmas toffee',
    title: 'English Toffee with Almonds',
    family: 'farmhouse',
    near: 'peanut-brittle fudge nuts',
    weight: 2,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 20,
    batch: true,
    sweet: true,
    list: `
      fat butter 227 cubed
      sweetener sugar 225
      seasoning salt 3
      sweet-spice vanilla 4
      fruit dark-chocolate 170 finely chopped
      nut almonds=whole_almonds/almonds 110 toasted and finely chopped
    `,
    steps: `
      3 Line a rimmed sheet pan with parchment and have everything at hand: it goes fast at the end.
      15 Melt {butter} with {sugar, salt, water 45} in a heavy saucepan over medium heat. Stir slowly and steadily until it is the color of almond skins, at 300°F (150°C), 12 to 14 minutes. Take off the heat and stir in {vanilla}.
      2+2 Pour out and tilt to an even sheet. Sprinkle with {dark-chocolate}, wait for 2 minutes, and spread it smooth.
      1 Sprinkle {almonds} over the top and press lightly.
      2+60 Let stand for 1 hour, until cold and hard, then break into pieces.
    `,
    face: 'Crisp butter candy under dark chocolate and toasted almonds',
    why: 'Slow, steady stirring keeps butter and sugar together all the way up',
  },
  'peanut-brittle': {
    names: 'peanut brittle, nut brittle, homemade peanut brittle, old fashioned peanut brittle, brittle, peanut candy',
    title: 'Peanut Brittle',
    family: 'creole',
    near: 'toffee caramel-corn nuts',
    weight: 2,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 300
      body corn-syrup 165
      nut peanuts 300 unsalted
      fat butter|vegan-butter 30
      sweet-spice vanilla 4
      seasoning salt 4
      leavener baking-soda 5
    `,
    steps: `
      2 Butter a large sheet pan with a little of {=butter}.
      14 Boil {sugar, corn-syrup, water 80} in a heavy saucepan over medium-high heat, without stirring, until it reaches 250°F (120°C), about 10 minutes. Stir in {peanuts}.
      6 Cook, stirring, until amber, at 300°F (150°C), 5 minutes more.
      2 Off the heat, quickly stir in {butter, vanilla, salt, baking-soda}: it will foam up.
      2+40 Pour out at once and pull it thin with two forks. Cool for 40 minutes and crack into shards.
    `,
    face: 'Thin, glassy sheets of amber candy crowded with roasted peanuts',
    why: 'Baking soda fills it with tiny bubbles, so that it snaps and does not break teeth',
  },
  'caramel-sauce': {
    names:
      'caramel, caramel sauce, salted caramel, salted caramel sauce, homemade caramel, caramel topping, caramel drizzle, caramel dip, homemade caramel sauce',
    title: 'Salted Caramel Sauce',
    family: 'norman',
    cuisine: 'American, French',
    near: 'buttercream-frosting flan vanilla-ice-cream',
    weight: 3,
    part: true,
    level: 2,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 200
      fat butter 85 cubed
      creamy cream 120 warmed
      sweet-spice vanilla 4
      seasoning salt 3
    `,
    steps: `
      9 Put {sugar} in a heavy saucepan with {water 60}. Cook over medium heat, swirling but never stirring, until it is the color of a copper penny, 7 to 9 minutes.
      2 Take it off the heat and whisk in {butter}; it will bubble hard.
      3 Pour in {cream} in a thin stream, whisking. Simmer for 1 minute, until smooth.
      1+20 Stir in {vanilla, salt}. It thickens as it cools, 20 minutes. Keep in a jar in the fridge for two weeks.
    `,
    face: 'Dark, glossy and a little salty, to spoon over almost anything sweet',
    why: 'Taken to a true copper, the sugar is bitter enough to balance its own sweetness',
  },
  'vanilla-pudding': {
    names:
      'vanilla pudding, homemade vanilla pudding, vanilla custard pudding, stovetop vanilla pudding, vanilla pudding from scratch, cornstarch pudding, pudding',
    family: 'farmhouse',
    near: 'chocolate-pudding custard-sauce pudding',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      sweetener sugar 75
      thickener cornstarch 24
      seasoning salt 1
      liquid milk|oat-milk|soy-milk 560
      egg egg-yolk 34
      fat butter|vegan-butter 20
      sweet-spice vanilla 7
    `,
    steps: `
      3 Whisk {sugar, cornstarch, salt} in a saucepan. Whisk in a splash of the milk and {egg-yolk} until smooth, then the rest of {milk}.
      8 Stir over medium heat, scraping the bottom, until large bubbles break the surface and it is thick, 7 minutes. Let it bubble for 1 minute.
      1 Take off the heat and beat in {butter, vanilla}.
      1+120 Pour into bowls, press plastic wrap onto the surface unless you like a skin, and chill for 2 hours.
    `,
    face: 'Smooth, cool and milky, with real vanilla',
    why: 'Cornstarch must come to a full bubble, or it thins again in the fridge',
  },
  'custard-sauce': {
    names:
      'custard, creme anglaise, english custard, vanilla custard, pouring custard, custard sauce, homemade custard, proper custard, egg custard, hot custard, birds custard from scratch',
    title: 'Vanilla Custard (Crème Anglaise)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'vanilla-pudding flan custard',
    weight: 3,
    part: true,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      liquid milk 400
      creamy cream 180
      egg egg-yolk 85
      sweetener sugar 60
      thickener cornstarch 8
      sweet-spice vanilla 6
    `,
    steps: `
      5 Heat {milk, cream} in a saucepan until steaming.
      3 Whisk {egg-yolk, sugar, cornstarch} in a bowl. Pour on the hot milk in a thin stream, whisking all the time.
      8 Return it to the pan. Stir over medium-low heat with a wooden spoon until it coats the back and a finger leaves a clear line, at 180°F (82°C), 6 to 8 minutes. Do not let it boil.
      1 Strain into a pitcher, stir in {vanilla}, and pour it warm over crumble, pie or sponge.
    `,
    face: 'Silky yellow custard to pour over every pudding there is',
    why: 'A spoonful of cornstarch keeps the eggs from curdling if the heat runs away',
  },
  'hot-fudge-sauce': {
    names:
      'hot fudge sauce, hot fudge, homemade hot fudge, homemade hot fudge sauce, fudge sauce, hot fudge topping, fudge topping, easy fudge sauce, easy fudge topping, chocolate fudge sauce, hot fudge sauce for sundaes, chocolate sauce for ice cream, sundae sauce',
    title: 'Hot Fudge Sauce',
    family: 'farmhouse',
    near: 'strawberry-jam',
    weight: 3,
    part: true,
    level: 1,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy cream|coconut-cream 160
      body corn-syrup 170
      sweetener brown-sugar 75
      sweet-spice cocoa 22
      seasoning salt 1.9
      main dark-chocolate|df-chocolate 170 chopped
      fat butter|vegan-butter 28
      spice vanilla 5
    `,
    steps: `
      3 Whisk {cream, corn-syrup, brown-sugar, cocoa, salt} in a heavy saucepan, add {1/2 dark-chocolate} and bring to a simmer over medium heat, stirring.
      5 Cook at a low simmer, stirring all the time, until glossy and a little thicker, 5 minutes.
      2 Off the heat, stir in {dark-chocolate, butter, vanilla} until smooth.
      1+10 Let stand for 10 minutes: it thickens as it cools, and turns chewy on anything frozen. It keeps for two weeks in a jar in the refrigerator; warm it gently, stirring, until it pours.
    `,
    face: 'Dark, shiny and thick, and chewy where it meets something frozen',
    why: 'Half of the chocolate is cooked for body and half melts in at the end for its taste, and corn syrup keeps the sugar from turning grainy',
  },
}
