import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Brownies, bars and cheesecakes with something swirled in or stirred through. */
export const swirledBakes: DishEntries = {
  'peanut-butter-brownies': {
    names:
      'peanut butter brownies, peanut butter brownie, peanut butter swirl brownies, chocolate peanut butter brownies, brownies with peanut butter, peanut butter chocolate brownies',
    title: 'Peanut Butter Swirl Brownies',
    family: 'farmhouse',
    near: 'brownies blondies brownies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 140
      fruit dark-chocolate|df-chocolate 115 chopped
      sweetener sugar 220
      egg egg 100
      sweet-spice vanilla 6
      body cocoa 35
      flour flour|gf-flour 65
      seasoning salt 2.5
      nut peanut-butter 150
      starch powdered-sugar 40
    `,
    steps: `
      3 Heat the oven to 350°F (175°C) and line {@tin 8-inch square baking pan} with parchment, leaving flaps to lift by.
      5 Melt {most butter} and {dark-chocolate} in a saucepan over low heat, stirring. Off the heat, whisk in {sugar}, then {egg, vanilla}, until shiny and thick, 1 minute.
      2 Fold in {cocoa, flour, salt} and spread the batter in the pan.
      4 Warm {peanut-butter} with {butter} in the saucepan until it runs, and beat in {powdered-sugar}. Drop it in spoonfuls over the batter and draw a knife through in wide loops: few of them make the clearer pattern.
      1+28 Bake until the edges are firm and a toothpick from the chocolate part has moist crumbs on it, 26 to 30 minutes.
      1+60 Cool for 1 hour before lifting out and cutting.
    `,
    face: 'Fudgy chocolate brownies with broad ripples of salty-sweet peanut butter',
    why: 'Butter and a little sugar loosen the peanut butter, so it swirls instead of sitting in lumps',
  },
  'pumpkin-cheesecake': {
    names:
      'pumpkin cheesecake, baked pumpkin cheesecake, pumpkin spice cheesecake, thanksgiving cheesecake, pumpkin pie cheesecake, pumpkin cheese cake',
    title: 'Pumpkin Cheesecake',
    family: 'new-england',
    near: 'cheesecake pumpkin-pie set-cream',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      crunch graham-crackers|almond-flour 180 finely crushed
      fat butter 85 melted
      cheese cream-cheese 680 at room temperature
      sweetener brown-sugar 240
      thickener cornstarch 16
      ground-spice pumpkin-spice 5
      seasoning salt 2
      vegetable canned-pumpkin 425
      creamy sour-cream 80
      sweet-spice vanilla 6
      egg egg 200
    `,
    steps: `
      6+10 Heat the oven to 350°F (175°C). Stir {graham-crackers, butter} together, press over the bottom of {@tin 9-inch springform pan} and bake for 10 minutes. Lower the oven to 325°F (165°C).
      5 Beat {cream-cheese} until soft, then {brown-sugar, cornstarch, pumpkin-spice, salt}, until not a lump is left, 3 minutes.
      4 Mix in {canned-pumpkin, sour-cream, vanilla} on low speed. Stir in {egg}, one at a time, and stop as soon as the last has gone.
      2+62 Scrape into the pan, set a dish of hot water on the rack below and bake until the rim has puffed and a circle in the middle still quivers, 60 to 65 minutes.
      1+60 Switch off the oven, open the door a hand's width and let the cake cool in it for 1 hour.
      2+360 Loosen the rim with a knife. Refrigerate for 6 hours, or better overnight, and cut with a hot, wiped blade.
    `,
    face: 'A smooth, warmly spiced cheesecake on a crumb crust',
    why: 'Moist heat and a slow cooling keep the top from cracking, for pumpkin sets later than cream cheese alone',
  },
  'raspberry-cheesecake-bars': {
    names:
      'raspberry cheesecake bars, raspberry swirl cheesecake bars, cheesecake bars, raspberry cheesecake squares, cheesecake bars with raspberries, cheesecake squares, raspberry cheesecake slice',
    title: 'Raspberry Swirl Cheesecake Bars',
    family: 'californian',
    near: 'cheesecake lemon-bars set-cream',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      crunch graham-crackers|almond-flour 160 finely crushed
      fat butter 80 melted
      fruit raspberries 200
      sweetener sugar 180
      cheese cream-cheese 454 at room temperature
      creamy sour-cream 80
      sweet-spice vanilla 5
      acid lemon-juice 12
      seasoning salt 1
      egg egg 100
    `,
    steps: `
      5+8 Heat the oven to 325°F (165°C) and line {@tin 8-inch square baking pan} with parchment. Press {graham-crackers}, mixed with {butter}, into the bottom and bake for 8 minutes.
      6 Meanwhile, crush {raspberries} with {1/3 sugar} in a small saucepan and boil until thick and jammy, 5 minutes. Rub through a sieve if the seeds bother you.
      5 Beat {cream-cheese} with {sugar, salt} until light and smooth, 2 minutes. Beat in {sour-cream, vanilla, lemon-juice}, then {egg}, only until blended.
      3+33 Pour over the crust, dot with the raspberry sauce and marble it with the tip of a knife. Bake until the sides are set and the center wobbles a little, 30 to 35 minutes.
      2+240 Cool on a rack, then chill for 4 hours before lifting out and cutting into squares.
    `,
    face: 'Creamy little squares marbled with raspberry on a crumb base',
    why: 'The berries boil down first: raw juice would sink into the cream cheese and leave it wet',
  },
  'basque-cheesecake': {
    names:
      'basque cheesecake, burnt basque cheesecake, basque burnt cheesecake, san sebastian cheesecake, burnt cheesecake, crustless cheesecake, la vina cheesecake',
    title: 'Burnt Basque Cheesecake',
    family: 'spanish',
    near: 'cheesecake set-cream',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      cheese cream-cheese 908 at room temperature
      sweetener sugar 280
      egg egg 300
      creamy cream 450
      flour flour|gf-flour 30
      sweet-spice vanilla 6
      seasoning salt 2
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Crumple two sheets of parchment, smooth them out and line {@tin 9-inch springform pan} with them, standing 2 inches above the rim.
      5 Beat {cream-cheese, sugar} on medium-low until the sugar has melted away and no lumps are left, 3 minutes.
      4 Beat in {egg}, one at a time, then {cream, vanilla, salt}. Sift {flour} over and mix just until smooth.
      2+52 Pour into the pan. Bake until very dark on top while the middle still sways like custard, 48 to 55 minutes.
      1+180 Let it cool on the counter for 1 hour, where it sinks, and in the refrigerator for 2 hours, where it sets. Take it out a little before you serve it.
    `,
    face: 'Crustless and nearly black on top, with a center as soft as custard',
    why: 'A fierce oven burns the sugar on top to caramel before the middle has time to set firm',
  },
}
