import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pies that are filled with cream and custard. */
export const creamPies: DishEntries = {
  'banana-cream-pie': {
    names:
      'banana cream pie, banana pie, banana custard pie, old fashioned banana cream pie, diner banana cream pie, homemade banana cream pie',
    family: 'pennsylvanian',
    near: 'banana-pudding coconut-cream-pie galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 2.5
      fat butter 140 cold and cubed
      sweetener sugar 125
      thickener cornstarch 35
      protein egg-yolk 68
      liquid milk 540
      sweet-spice vanilla 9
      fruit banana 350 sliced
      creamy cream 300 cold
    `,
    steps: `
      6+60 Rub {most butter} into {flour, 1/2 salt} until flaky, moisten with {water 45}, ice cold, and press together. Chill for 1 hour.
      6+27 Heat the oven to 400°F (200°C). Roll out, line {@tin 9-inch pie plate}, cover with parchment and weights, and bake for 19 minutes. Uncover and bake until golden all over, 6 to 8 minutes more.
      10 Whisk {most sugar, cornstarch, egg-yolk, salt} in a saucepan, then {milk}. Stir over medium heat until it boils thickly, and for 1 minute after that. Off the heat, beat in {butter, 1/2 vanilla}.
      1+25 Leave the custard for 25 minutes, covered on its surface, until barely warm.
      3 Cover the crust with {1/2 banana} and half of the custard. Add {banana}, then the rest of the custard.
      4+240 Chill for 4 hours, until it slices. Whip {cream} with {sugar, vanilla} and pile on top.
    `,
    face: 'Ripe bananas in cool vanilla custard under a heap of whipped cream',
    why: 'The fruit lies sealed in custard, where it cannot turn brown',
  },
  'coconut-cream-pie': {
    names:
      'coconut cream pie, coconut pie, old fashioned coconut cream pie, toasted coconut cream pie, southern coconut cream pie, homemade coconut cream pie',
    family: 'creole',
    near: 'banana-cream-pie chocolate-cream-pie galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 2.5
      fat butter 140 cold and cubed
      crunch sweetened-coconut 140
      sweetener sugar 110
      thickener cornstarch 36
      egg egg 100
      liquid coconut-cream 250
      body milk 400
      sweet-spice vanilla 9
      creamy cream 300 cold
    `,
    steps: `
      6+60 Cut {most butter} into {flour, 1/2 salt}, add {water 45}, very cold, gather into a disk and chill for 1 hour.
      5+27 Heat the oven to 400°F (200°C). Line {@tin 9-inch pie plate} with the rolled dough, fill with parchment and weights and bake for 20 minutes. Take them out and bake until brown and dry, 6 to 8 minutes.
      1+7 Lower the oven to 325°F (165°C) and toast {1/3 sweetened-coconut} on a sheet pan until golden, stirring once, 6 to 8 minutes.
      10 Whisk {cornstarch, salt} with {most sugar} in a saucepan. Whisk in {egg}, then {coconut-cream, milk}. Cook over medium heat, stirring into the corners, until it bubbles and thickens, 8 minutes.
      2 Stir in {butter, 1/2 vanilla, sweetened-coconut} and pour into the crust.
      1+240 Press plastic wrap onto the filling and chill until firm, 4 hours.
      4 Whip {cream, sugar, vanilla} to soft peaks. Swirl over the pie and sprinkle with what you toasted.
    `,
    face: 'A thick coconut custard in a crisp crust, with cream and toasted flakes',
    why: 'Coconut cream in the custard and shreds all through it make it taste of nothing else',
  },
  'chocolate-cream-pie': {
    names:
      'chocolate cream pie, chocolate pie, chocolate pudding pie, old fashioned chocolate pie, choc cream pie, diner chocolate pie',
    family: 'pennsylvanian',
    near: 'chocolate-pudding mississippi-mud-pie galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread sandwich-cookies 280
      fat butter 85 melted
      sweetener sugar 140
      thickener cornstarch 32
      body cocoa 20
      seasoning salt 1.5
      protein egg-yolk 68
      liquid milk 600
      fruit dark-chocolate 170 chopped
      sweet-spice vanilla 8
      creamy cream 300 cold
    `,
    steps: `
      5+10 Heat the oven to 350°F (175°C). Crush {sandwich-cookies} to fine crumbs, mix with {most butter}, and press firmly into {@tin 9-inch pie plate}. Bake for 10 minutes, until set.
      10 Whisk {most sugar, cornstarch, cocoa, salt} in a saucepan. Whisk in {egg-yolk}, then {milk}. Stir over medium heat until it boils and thickens, 8 minutes.
      3 Take off the heat. Stir in {dark-chocolate, butter, 1/2 vanilla} until smooth and shiny. Pour into the crust.
      1+240 Lay plastic wrap directly on the filling. Chill for 4 hours.
      4 Whip {cream} softly with {sugar, vanilla} and spread it over the pie.
    `,
    face: 'Dark chocolate custard in a crust of crushed cookies, under soft cream',
    why: 'Cocoa gives depth and chocolate gives body, so it takes both',
  },
  'mississippi-mud-pie': {
    names: 'mississippi mud pie, mud pie, mississippi mud cake, mississippi mudpie, mississippi mud, chocolate mud pie',
    title: 'Mississippi Mud Pie',
    family: 'creole',
    near: 'chocolate-cream-pie flourless-chocolate-cake brownies',
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
      bread sandwich-cookies 300
      fat butter 200 melted
      fruit dark-chocolate 175 chopped
      sweetener brown-sugar 200
      egg egg 200
      body cocoa 25
      seasoning salt 2
      liquid coffee 30 strong
      sweet-spice vanilla 8
      creamy cream 360 cold
      starch powdered-sugar 25
    `,
    steps: `
      6+10 Heat the oven to 350°F (175°C). Crush {sandwich-cookies}, stir in {1/3 butter}, and press over the base and sides of {@tin 9-inch springform pan}. Bake for 10 minutes.
      5 Melt {most dark-chocolate} in {butter} over low heat, stirring. Let it cool a little.
      5 Whisk {egg, brown-sugar, salt} until thick, 3 minutes. Fold in {cocoa, coffee, 1/2 vanilla} and the melted chocolate.
      1+34 Fill the crust with the batter. Bake until it has risen and is only just set in the middle, at 160°F (71°C), 32 to 36 minutes.
      1+120 Let cool, and sink, for 1 hour. Chill for 1 hour.
      5 Whip {cream, powdered-sugar, vanilla} to soft peaks and heap it in the hollow. Grate {dark-chocolate} over the top.
    `,
    face: 'A dark crumb crust, a fudgy middle that cracks as it sinks, and a drift of cream',
    why: 'It is meant to sink: the hollow is where the cream goes',
  },
  'banoffee-pie': {
    names:
      'banoffee pie, banoffi pie, banoffee, banoffee tart, banana toffee pie, no bake banoffee pie, bannoffee pie, easy banoffee pie',
    title: 'Banoffee Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'banana-cream-pie banana-pudding no-bake-cheesecake',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      bread digestive-biscuits|graham-crackers 260
      fat butter 200 melted
      sweetener brown-sugar 100
      body condensed-milk 397
      seasoning salt 1.5
      fruit banana 420 sliced
      creamy cream 360 cold
      sweet-spice vanilla 4
      nut dark-chocolate 15? grated
    `,
    steps: `
      6+30 Crush {digestive-biscuits} to crumbs, mix with {1/2 butter}, and press into the base and up the sides of {@tin 9-inch removable-bottom tart pan}. Chill for 30 minutes.
      10 Stir {butter, brown-sugar} in a saucepan over low heat until the sugar has melted. Add {condensed-milk, salt} and bring to a boil, stirring all the time. Bubble until thick and the color of caramel, 5 minutes.
      1+60 Pour into the crust. Cool, then chill until firm, 1 hour in all.
      5 Cover the caramel with {banana}. Whip {cream, vanilla} until it only just stands and spread it to the edge. [Dust with {dark-chocolate}.]
      1 Take it out of the pan and serve within a few hours.
    `,
    face: 'A crumb crust, thick caramel, ripe bananas and soft cream',
    why: 'The filling needs no oven and no long boiling, only five minutes of stirring',
  },
  'chess-pie': {
    names:
      'chess pie, southern chess pie, buttermilk pie, lemon chess pie, old fashioned chess pie, buttermilk chess pie',
    title: 'Chess Pie',
    family: 'creole',
    near: 'pecan-pie sweet-potato-pie shoofly-pie',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 3
      fat butter 225 cold and cubed
      sweetener sugar 300
      starch cornmeal 16
      egg egg 200
      creamy buttermilk 80
      acid lemon 20
      sweet-spice vanilla 8
    `,
    steps: `
      6+60 Work {1/2 butter} into {flour, 1/2 salt} with your fingertips and bring together with {water 45}, ice cold. Chill the dough for 1 hour.
      5+16 Heat the oven to 400°F (200°C). Roll the dough out into {@tin 9-inch pie plate}. Bake under parchment and weights for 16 minutes, until the edge is set, then lift them out. Turn the oven down to 350°F (175°C).
      4 Melt {butter}. Whisk in {sugar, cornmeal, salt}, then {egg, buttermilk, lemon, vanilla}.
      1+44 Pour into the crust. Bake until the top is brown and crackled and only the very center still trembles, 42 to 46 minutes.
      1+120 Cool for 2 hours: the filling sets as it does.
    `,
    face: 'A sweet, buttery custard under a thin crackled top, from what every pantry has',
    why: 'Buttermilk and lemon keep so much sugar in balance',
  },
}
