import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes that are cut as they are, and cheesecakes. */
export const plainCakes: DishEntries = {
  'pound-cake': {
    names:
      'pound cake, poundcake, vanilla pound cake, butter cake, classic pound cake, pound cake recipe, madeira cake',
    family: 'new-england',
    near: 'lemon-drizzle-cake banana-bread loaf-cake',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 227 softened
      sweetener sugar 225
      egg egg 200
      sweet-spice vanilla 8
      flour flour|gf-flour 225
      leavener baking-powder 2.5
      seasoning salt 2.5
      creamy milk|soy-milk|oat-milk 45
    `,
    steps: `
      3 Heat the oven to 325°F (165°C). Butter {@tin 9-by-5-inch loaf pan} and line it with parchment.
      7 Beat {butter, sugar} for 5 minutes, until almost white. Beat in {egg}, one at a time, and {vanilla}; a spoonful of flour with each keeps the mixture from splitting.
      3 Fold in {flour, baking-powder, salt}, then loosen with {milk}.
      1+65 Bake until a skewer comes out clean and the crack along the top looks dry, 60 to 70 minutes.
      1+30 Cool in the pan for 15 minutes and on a rack for 15 more. It is even better the next day.
    `,
    face: 'A close-grained, buttery loaf that needs nothing on it',
    why: 'Air beaten into the butter does most of the raising',
  },
  'lemon-drizzle-cake': {
    names:
      'lemon drizzle cake, lemon drizzle, lemon loaf, lemon cake, lemon pound cake, lemon loaf cake, iced lemon loaf, lemon drizzle loaf, starbucks lemon loaf, lemon tea cake, lemon bread',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'pound-cake lemon-bars loaf-cake',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 200 softened
      sweetener sugar 285
      egg egg 150
      flour flour|gf-flour 200
      leavener baking-powder 7
      seasoning salt 2
      creamy milk|soy-milk|oat-milk 45
      sweet-spice lemon-zest 6
      acid lemon 116
    `,
    steps: `
      6 Heat the oven to 350°F (175°C) and line {@tin 9-by-5-inch loaf pan} with parchment. Beat {butter} with {most sugar} and {lemon-zest} until pale and light, 3 minutes.
      4 Beat in {egg}, a little at a time. Fold in {flour, baking-powder, salt} and then {milk}.
      1+48 Scrape into the pan and bake until a skewer comes out clean, 45 to 50 minutes.
      3+30 Stir {lemon} with {sugar}. Prick the hot cake all over and spoon the syrup on slowly. Cool in the pan for 30 minutes: a crackly crust forms as it dries.
    `,
    parts: [
      {
        names: 'drizzle, glaze, icing, syrup, frosting',
        foods: 'lemon, sugar 80',
        end: '1+30 Cool in the pan for 30 minutes.',
        title: 'Plain Lemon Loaf',
        face: 'A soft lemon loaf, plain on top',
        why: 'Zest beaten with the butter and sugar gives up all its oil, so the crumb tastes of lemon by itself',
      },
    ],
    face: 'A soft lemon loaf soaked with sharp syrup under a sugary crust',
    why: 'The syrup goes on while the cake is hot, so it sinks in and leaves its sugar on top',
  },
  'coffee-cake': {
    names:
      'coffee cake, cinnamon coffee cake, crumb cake, streusel coffee cake, sour cream coffee cake, coffeecake, cinnamon streusel cake, cinnamon crumb cake, breakfast cake, new york crumb cake',
    title: 'Cinnamon Coffee Cake',
    family: 'pennsylvanian',
    near: 'blueberry-muffins banana-bread snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack, Main Dish',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 300
      sweetener brown-sugar 150
      sweet-spice cinnamon 6
      fat butter|vegan-butter 170 softened
      second-fat sugar 150
      egg egg|applesauce 100
      creamy sour-cream|soy-yogurt 230
      body vanilla 6
      leavener baking-powder 5
      thickener baking-soda 2.3
      seasoning salt 3
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and grease {@tin 9-inch square baking pan}. For the streusel, rub {1/3 flour} with {brown-sugar, cinnamon, 1/3 butter} until it clumps.
      6 Beat {butter} with {sugar} until light, 3 minutes. Beat in {egg, vanilla}, then {sour-cream}.
      3 Fold in {flour, baking-powder, baking-soda, salt}; the batter is thick.
      4 Spread half of it in the pan and scatter with a third of the streusel. Dab the rest of the batter over and cover with all the streusel that is left.
      1+43 Bake until a toothpick comes out clean, 40 to 45 minutes.
      1+15 Cool for 15 minutes and serve warm.
    `,
    face: 'A tender cake with a ribbon of cinnamon inside and a thick layer of crumbs on top',
    why: 'There is no coffee in it: it is named for the cup that goes beside it',
  },
  gingerbread: {
    names:
      'gingerbread, gingerbread cake, ginger cake, sticky gingerbread, gingerbread loaf, jamaica ginger cake, sticky ginger cake, old fashioned gingerbread',
    family: 'pennsylvanian',
    near: 'gingerbread-cookies pumpkin-bread snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 113
      sweetener brown-sugar 110
      body molasses 225
      flour flour|gf-flour 280
      leavener baking-soda 5
      sweet-spice ground-ginger 6
      second-fat cinnamon 3.5
      whole-spice ground-cloves 0.7
      seasoning salt 2.5
      egg egg|applesauce 50
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Grease {@tin 9-inch square baking pan}. Melt {butter} with {brown-sugar, molasses} over low heat; take off and stir in {water 240}.
      4 Whisk {flour, baking-soda, ground-ginger, cinnamon, ground-cloves, salt} in a large bowl. Whisk in the warm syrup, then {egg}, until only small lumps remain.
      1+35 Pour into the pan. Bake until the top feels springy and the sides shrink from the pan, 33 to 37 minutes.
      1+20 Cool for 20 minutes. Wrapped well, it turns stickier by the day.
    `,
    face: 'A dark, sticky square, full of molasses and spice',
    why: 'Everything is melted and stirred, so nothing has to be beaten',
  },
  'victoria-sponge': {
    names:
      'victoria sponge, victoria sandwich, victoria sponge cake, sponge cake, jam sponge, jam and cream sponge, vicky sponge, victoria sandwich cake, jam sponge cake',
    title: 'Victoria Sponge',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'vanilla-cake pound-cake snack-cake',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 200 softened
      sweetener sugar 200
      egg egg 200
      sweet-spice vanilla 4
      flour flour|gf-flour 200
      leavener baking-powder 9
      seasoning salt 1.5
      liquid milk|soy-milk|oat-milk 30
      body jam 160
      creamy cream 200
      starch powdered-sugar 10
    `,
    steps: `
      7 Heat the oven to 350°F (175°C) and butter {@tin 2 8-inch round cake pan}. Beat {butter} with {sugar} for 4 minutes, until pale and fluffy.
      5 Beat in {egg}, a spoonful at a time, with {vanilla}. Fold in {flour, baking-powder, salt} with a metal spoon, then {milk}.
      2+22 Divide between the pans and level. Bake until golden and springy, 20 to 24 minutes.
      2+40 Turn out after 5 minutes and leave on a rack for 35 minutes, until completely cool.
      5 Whip {cream} to soft peaks. Spread one sponge with {jam}, then the cream, and set the other on top. Sift {powdered-sugar} over it.
    `,
    face: 'Two light, buttery layers with jam and cream between them',
    why: 'Equal weights of eggs, butter, sugar and flour: it is the whole recipe',
  },
  'angel-food-cake': {
    names: 'angel food cake, angel food, angel cake, angelfood cake, homemade angel food cake',
    family: 'farmhouse',
    near: 'vanilla-cake pound-cake snack-cake',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour cake-flour 115
      sweetener sugar 300
      seasoning salt 1.5
      protein egg-white 396 at room temperature
      leavener cream-of-tartar 4.5
      sweet-spice vanilla 6
      fruit strawberries 450 sliced
    `,
    steps: `
      4 Heat the oven to 350°F (175°C), with the rack low. Sift {cake-flour, salt} with {1/2 sugar} three times. Have ready {@tin 10-inch tube pan}, ungreased: the batter climbs up its sides.
      8 Beat {egg-white} with {cream-of-tartar, vanilla} until foamy. Still beating, rain in {sugar} and beat to soft, glossy peaks that just bend over, 5 minutes in all.
      5 Sift the flour over in four additions, folding each in with a few wide strokes.
      1+38 Spoon into the pan, cut through with a knife to free large bubbles, and bake until the cracks feel dry, 36 to 40 minutes.
      1+90 Hang the pan upside down over a bottle for 1 1/2 hours, or the cake sinks.
      3 Run a thin knife around it and turn out. Slice with a serrated knife and serve with {strawberries}.
    `,
    face: 'Tall, snowy and light as a feather',
    why: 'It cools head down, so that the foam sets at its full height',
  },
}
