import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes and bars for a crowd, frosted, poked, crumbled, and what they are frosted with. */
export const frostedAndPokedCakes: DishEntries = {
  'cream-cheese-frosting': {
    names:
      'cream cheese frosting, cream cheese icing, cream cheese frosting for carrot cake, cream cheese frosting for red velvet cake, cream cheese buttercream, cream cheese cake frosting, frosting for carrot cake',
    title: 'Cream Cheese Frosting',
    family: 'farmhouse',
    near: 'buttercream-frosting whipped-cream',
    weight: 4,
    part: true,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 115 softened
      creamy cream-cheese|vegan-cream-cheese 227 cool, from a block
      starch powdered-sugar 360
      sweet-spice vanilla 6
      seasoning salt 0.6
    `,
    steps: `
      3 Beat {butter} until creamy, 2 minutes. Beat in half of {=powdered-sugar} with {vanilla, salt} until light.
      3 Add {cream-cheese} in four pieces and beat only until smooth, about 1 minute: beaten for long, it turns thin.
      3+20 Beat in the rest of {powdered-sugar} on low. Chill for 20 minutes, until it spreads without sliding. It covers a 9-by-13-inch cake, a two-layer cake thinly, or 18 cupcakes.
    `,
    face: 'Tangy, smooth and not too sweet, thick enough to swirl',
    why: 'The cheese goes in cool and is beaten no longer than it must, so it stays thick',
  },
  'pumpkin-bars': {
    names:
      'pumpkin bars, pumpkin bars with cream cheese frosting, pumpkin sheet cake, pumpkin cake with cream cheese frosting, pumpkin bars recipe, frosted pumpkin bars, pumpkin squares, pumpkin snack cake',
    title: 'Pumpkin Bars with Cream Cheese Frosting',
    family: 'new-england',
    cuisine: 'American',
    near: 'pumpkin-bread carrot-cake snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      vegetable canned-pumpkin 425
      egg egg 200
      sweetener sugar 300
      fat neutral-oil 200
      flour flour|gf-flour 250
      leavener baking-powder 8
      thickener baking-soda 4
      ground-spice pumpkin-spice 6
      seasoning salt 4
      creamy cream-cheese 227 softened
      second-fat butter 85 softened
      starch powdered-sugar 240
      sweet-spice vanilla 6
    `,
    steps: `
      5 Heat the oven to 350°F (175°C) and grease {@tin 13-by-18-inch rimmed sheet pan}. Whisk {canned-pumpkin, egg, sugar, neutral-oil} until smooth.
      4 Whisk {flour, baking-powder, baking-soda, pumpkin-spice, salt} and stir them in until no dry patches are left. Spread in the pan.
      1+24 Bake until the top springs back, 22 to 25 minutes.
      1+50 Let cool completely, 50 minutes.
      6 Beat {cream-cheese, butter} until smooth, then {powdered-sugar, vanilla}. Spread over the cake and cut into 24 bars.
    `,
    face: 'Thin, moist pumpkin cake under a tangy frosting, cut small for a crowd',
    why: 'A shallow sheet bakes in under half an hour and cools fast enough to be frosted the same day',
  },
  'poke-cake': {
    names:
      'poke cake, strawberry poke cake, jello poke cake, strawberry jello poke cake, poke cake with jello, raspberry poke cake, jello cake, 4th of july poke cake',
    title: 'Strawberry Poke Cake',
    titles: `
      raspberries: Raspberry Poke Cake
    `,
    family: 'farmhouse',
    cuisine: 'American',
    near: 'tres-leches-cake funfetti-cake strawberry-shortcake',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      fat butter 170 softened
      sweetener sugar 380
      egg egg 150
      sweet-spice vanilla 8
      flour flour 310
      leavener baking-powder 11
      seasoning salt 3
      creamy milk 240
      fruit strawberries|raspberries 450 sliced
      acid lemon-juice 10
      thickener gelatin 5
      liquid cream 360 cold
      starch powdered-sugar 40
    `,
    steps: `
      9 Grease {@tin 9-by-13-inch baking pan} and set the oven to 350°F (175°C). Beat {butter} with 1 1/2 cups of {=sugar} until light, 4 minutes. Beat in {egg}, one at a time, and {1/2 vanilla}.
      5 Whisk {flour, baking-powder, salt}. Stir in by turns with {milk}, beginning and ending with the flour. Spread in the pan.
      1+33~ Bake until a skewer comes out clean, 30 to 35 minutes.
      5+8 Meanwhile, soak {gelatin} in a little cold water. Simmer two thirds of {=strawberries} with {sugar, lemon-juice, water 240} until soft, 8 minutes. Strain, pressing, and whisk the gelatin into the hot syrup.
      4+140 Let the cake cool for 20 minutes in the pan. Poke holes all over the cake with the handle of a wooden spoon, an inch apart. Pour the syrup over slowly and chill for 2 hours.
      5 Whip {cream, powdered-sugar, vanilla} to soft peaks. Spread over the cake and top with the rest of {strawberries}.
    `,
    face: 'A tender white cake with red veins of berry jelly, under whipped cream',
    why: 'The syrup is real fruit with a little gelatin, so it sets in the holes and does not soak the crumb',
  },
  'dirt-cake': {
    names:
      'dirt cake, dirt pudding, oreo dirt cake, dirt dessert, dirt cups, oreo dirt pudding, dirt pie, oreo dessert, oreo delight, dirt cake with pudding',
    title: 'Dirt Cake',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'mississippi-mud-pie icebox-cake trifle',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      bread sandwich-cookies 400
      sweetener sugar 120
      starch cornstarch 40
      seasoning salt 1.5
      egg egg-yolk 54
      creamy milk 720
      sweet-spice vanilla 10
      second-fat butter 57 softened
      cheese cream-cheese 227 softened
      sauce powdered-sugar 100
      liquid cream 300 cold
    `,
    steps: `
      9 Whisk {sugar, cornstarch, salt} in a saucepan, then {egg-yolk} and {milk}. Bring to a boil over medium heat, whisking, and boil for 1 minute, until thick. Stir in {1/2 vanilla}.
      1+60 Press plastic wrap onto the pudding and chill until cold, 1 hour.
      4 Crush {sandwich-cookies} in a bag to coarse crumbs, fillings and all: that is the dirt.
      6 Beat {butter, cream-cheese, powdered-sugar, vanilla} until smooth, then beat in the cold pudding. Whip {cream} to soft peaks and fold it in.
      4+180 Layer crumbs and cream in {@tin 9-by-13-inch dish}, or in cups, ending with a thick layer of crumbs. Chill for 3 hours.
    `,
    face: 'Vanilla cream between layers of chocolate cookie crumbs that look like soil',
    why: 'The pudding is cooked and quite cold before it meets the cream, so the layers hold',
  },
  'olive-oil-cake': {
    names: 'olive oil cake, italian olive oil cake, lemon olive oil cake, citrus olive oil cake, olive oil lemon cake',
    title: 'Lemon Olive Oil Cake',
    family: 'tuscan',
    near: 'lemon-drizzle-cake pound-cake snack-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 250
      raw lemon-zest 8
      egg egg 150
      fat olive-oil 220
      creamy milk|oat-milk|soy-milk 240
      acid lemon-juice 45
      flour flour|gf-flour 250
      leavener baking-powder 6
      thickener baking-soda 1.5
      seasoning salt 3
      starch powdered-sugar 8
    `,
    steps: `
      3 Heat the oven to 350°F (175°C). Oil {@tin 9-inch springform pan} and line the bottom with parchment.
      6 Rub {lemon-zest} into {sugar} until it is damp and smells of lemon. Beat with {egg} until pale and thick, 4 minutes, then pour in {olive-oil} in a thin stream, beating.
      4 Stir in {milk, lemon-juice}. Whisk {flour, baking-powder, baking-soda, salt} and fold them in until just smooth.
      1+48 Pour into the pan and bake until golden and a skewer comes out clean, 45 to 50 minutes.
      1+40 Cool in the pan for 10 minutes, then for 30 minutes on a rack. Dust with {powdered-sugar}.
    `,
    face: 'A tall, moist cake with a fruity crumb and a crackling top',
    why: 'Oil keeps it soft for days, and beaten in slowly it keeps it light',
  },
  'guinness-cake': {
    names:
      'guinness cake, guinness chocolate cake, chocolate guinness cake, chocolate stout cake, stout cake, irish stout cake, irish chocolate cake, nigella guinness cake',
    title: 'Chocolate Guinness Cake',
    family: 'farmhouse',
    cuisine: 'Irish, British',
    near: 'chocolate-cake carrot-cake flourless-chocolate-cake',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      wine beer=Guinness_or_other_stout/stout 250
      fat butter 250
      body cocoa 75
      sweetener sugar 350
      creamy sour-cream 145
      egg egg 100
      sweet-spice vanilla 10
      flour flour 270
      leavener baking-soda 10
      seasoning salt 2.5
      cheese cream-cheese 300 cool
      starch powdered-sugar 150
      liquid cream 120
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 9-inch springform pan} and line the bottom.
      6 Warm {beer, butter} in a large saucepan until the butter has melted. Off the heat, whisk in {cocoa, sugar}.
      4 Beat {sour-cream, egg, vanilla} and whisk them in, then {flour, baking-soda, salt}. The batter is thin.
      1+52 Pour into the pan and bake until a skewer comes out clean, 50 to 55 minutes.
      1+90 Let cool completely in the pan, 1 1/2 hours.
      5 Beat {cream-cheese, powdered-sugar} until just smooth. Whip {cream} to soft peaks, fold it in, and spread over the top only, like the head on a pint.
    `,
    face: 'A black, damp, malty chocolate cake with a white head of cream cheese',
    why: 'Stout deepens the cocoa and keeps the crumb damp for days',
  },
}
