import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cookies and small sweets beside the usual six. */
export const moreCookies: DishEntries = {
  'no-bake-cookies': {
    names:
      'no bake cookies, no-bake cookies, chocolate oatmeal no bake cookies, no bake chocolate oatmeal cookies, preacher cookies, haystack cookies, peanut butter no bakes, no bake oatmeal cookies',
    title: 'No-Bake Chocolate Oat Cookies',
    family: 'farmhouse',
    near: 'energy-bites oatmeal-raisin-cookies bites',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 300
      body cocoa 30
      liquid milk|oat-milk|soy-milk 120
      fat butter|vegan-butter 113
      nut peanut-butter|sunflower-butter|tahini 130
      sweet-spice vanilla 6
      seasoning salt 1.5
      oats oats|gf-oats 240
    `,
    steps: `
      4 Bring {sugar, cocoa, milk, butter} to a full boil in a saucepan over medium heat, stirring.
      1 Boil for exactly 1 minute: less, and they never set; more, and they turn dry.
      2 Off the heat, stir in {peanut-butter, vanilla, salt} until smooth, then {oats}.
      5+30 Drop {@count 39 spoonful spoonfuls} onto parchment and leave until firm, 30 minutes.
    `,
    face: 'Fudgy, chewy and done in one pan, without an oven',
    why: 'One minute at a full boil is what sets them',
  },
  'coconut-macaroons': {
    names:
      'coconut macaroons, macaroons, macaroon, coconut cookies, passover macaroons, chewy coconut macaroons, coconut macaroon cookies',
    title: 'Coconut Macaroons',
    family: 'new-england',
    near: 'no-bake-cookies macaroons',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      main sweetened-coconut 340
      body condensed-milk 200
      sweet-spice vanilla 4
      protein egg-white 66
      seasoning salt 1
    `,
    steps: `
      3 Heat the oven to 325°F (165°C) and line two sheet pans with parchment. Stir {sweetened-coconut} with {condensed-milk, vanilla}.
      4 Whisk {egg-white} with {salt} to soft peaks and fold in.
      6 Pack into mounds with two spoons, {@count 26 mound mounds} in all.
      1+25 Bake until golden all over and brown at the tips, 23 to 27 minutes.
      1+15 Cool on the pans for 15 minutes; they crisp as they do.
    `,
    face: 'Chewy inside, toasted and crackly outside',
    why: 'Whisked whites hold them up, so they do not spread',
  },
  'thumbprint-cookies': {
    names:
      'thumbprint cookies, jam thumbprint cookies, jam cookies, thumbprints, raspberry thumbprint cookies, jelly cookies, jam drops, thumb print cookies',
    title: 'Jam Thumbprint Cookies',
    family: 'pennsylvanian',
    near: 'shortbread sugar-cookies cookies',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 227 softened
      sweetener sugar 130
      sweet-spice vanilla 6
      flour flour|gf-flour 280
      seasoning salt 2
      body jam 130
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Beat {butter} with {sugar, vanilla} until creamy, 2 minutes. Mix in {flour, salt} to a soft dough.
      7 Roll into {@count 31 ball balls}, set them 2 inches apart on lined sheet pans, and press a deep hollow into each with your thumb.
      3 Fill the hollows with {jam}, level with the rim.
      1+14 Bake until the edges are barely golden, 13 to 15 minutes.
      1+15 Let stand for 15 minutes: the filling is very hot.
    `,
    face: 'Buttery rounds, each with a jewel of jam',
    why: 'Filled before they bake, the jam sets and does not run',
  },
  'chocolate-crinkle-cookies': {
    names:
      'chocolate crinkle cookies, crinkle cookies, chocolate crinkles, brownie cookies, fudgy chocolate cookies, chocolate cookies',
    title: 'Chocolate Crinkle Cookies',
    family: 'farmhouse',
    near: 'brownies chocolate-chip-cookies cookies',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      body cocoa 65
      sweetener sugar 200
      fat neutral-oil 75
      egg egg 100
      sweet-spice vanilla 6
      flour flour|gf-flour 150
      leavener baking-powder 5
      seasoning salt 1.5
      fruit dark-chocolate|df-chocolate 60 finely chopped
      starch powdered-sugar 60
    `,
    steps: `
      4 Stir {cocoa, sugar, neutral-oil} into a paste. Work in {egg, vanilla}.
      2+60 Mix in {flour, baking-powder, salt}, then {dark-chocolate}. Chill for 1 hour, until stiff enough to roll.
      7 Heat the oven to 350°F (175°C). Roll into {@count 29 ball balls} and coat each very thickly in {powdered-sugar}.
      1+11 Set them well apart on lined sheet pans and bake until cracked and still soft, 10 to 12 minutes.
      1+10 Cool for 10 minutes before lifting.
    `,
    face: 'Dark, fudgy cookies with snowy, cracked tops',
    why: 'A thick white coat stays on as they spread and split',
  },
  'millionaires-shortbread': {
    names:
      "millionaires shortbread, millionaire's shortbread, caramel slice, caramel shortbread, millionaire shortbread, caramel squares, homemade twix bars, millionaire bars, twix bars",
    title: 'Millionaire’s Shortbread',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'shortbread fudge',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat butter 270 softened
      sweetener sugar 60
      flour flour|gf-flour 190
      seasoning salt 3
      body condensed-milk 397
      second-fat brown-sugar 110
      sauce corn-syrup 40
      fruit dark-chocolate 200 chopped
    `,
    steps: `
      5 Line {@tin 8-inch square baking pan} and heat the oven to 350°F (175°C). Rub {1/2 butter} into {flour, sugar, 1/3 salt} until it clumps, and press over the bottom of the pan.
      1+24 Bake until pale gold, 22 to 26 minutes.
      12 Melt {butter} with {brown-sugar, corn-syrup, condensed-milk, salt} over low heat. Bring to a gentle boil and stir without stopping for 8 minutes, until thick and deep gold. Pour over the base.
      1+30 Let stand for 30 minutes, until set.
      4+60 Melt {dark-chocolate} over hot water or in short bursts in a microwave. Spread over the caramel and let set for 1 hour before cutting.
    `,
    face: 'Crisp at the bottom, soft in the middle and snapping on top',
    why: 'Stirred all the while, the caramel thickens without catching',
  },
  pavlova: {
    names: 'pavlova, pavlova with berries, mini pavlovas, strawberry pavlova, pav, meringue cake, berry pavlova',
    title: 'Pavlova with Berries',
    family: 'californian',
    cuisine: 'Australian',
    near: 'eton-mess angel-food-cake',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      protein egg-white 132 at room temperature
      sweetener sugar 220
      thickener cornstarch 10
      acid white-vinegar 5
      sweet-spice vanilla 6
      creamy cream|coconut-cream 300 cold
      fruit strawberries 250 hulled and sliced
      main raspberries 150
    `,
    steps: `
      3 Heat the oven to 250°F (120°C). Draw an 8-inch circle on parchment and turn it over on a sheet pan.
      10 Whisk {egg-white} to soft peaks. Whisk in {sugar}, a spoonful at a time, until stiff, shiny and no longer gritty, 7 minutes. Fold in {cornstarch, white-vinegar, 1/2 vanilla}.
      2+75 Heap onto the circle with a hollow in the middle. Bake until crisp outside and it lifts from the paper, 1 1/4 hours.
      1+60 Turn off the oven and let it cool inside for 1 hour: a draft would crack it.
      4 Whip {cream} with {vanilla} to soft peaks, spoon into the hollow and cover with {strawberries, raspberries}. Serve within the hour.
    `,
    face: 'Crisp outside, soft in the middle, with cream and ripe fruit',
    why: 'Cornstarch and a little acid keep the middle soft',
  },
  'banana-oat-cookies': {
    names:
      'banana oat cookies, banana oatmeal cookies, breakfast cookies, banana breakfast cookies, healthy cookies, healthy oatmeal cookies, healthy banana cookies, banana cookies, flourless oatmeal cookies, oatmeal cookies without flour, oatmeal breakfast cookies, oat and banana cookies, cookies without eggs, vegan breakfast cookies, healthy breakfast cookies, cookies for breakfast',
    title: 'Banana Oat Breakfast Cookies',
    family: 'farmhouse',
    near: 'oatmeal-raisin-cookies granola-bars energy-bites cookies',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      fruit banana 270 peeled
      nut peanut-butter|almond-butter|sunflower-butter 90
      sweet-spice vanilla 4
      oats oats|gf-oats 200
      ground-spice cinnamon 2
      seasoning salt 1.5
      body raisins|dried-cranberries 70
      crunch walnuts 50? chopped
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and line a sheet pan. Mash {banana} until hardly a lump is left, then stir in {peanut-butter, vanilla}.
      2+10 Stir in {oats, cinnamon, salt, raisins, walnuts}. Let stand for 10 minutes, so that the oats soften and the dough holds together.
      5 Drop by heaped tablespoons to make {@count 38 cookie cookies}. Press them half an inch thick: they do not spread by themselves.
      1+15 Bake until firm at the edges and golden underneath, 14 to 16 minutes.
      1+10 Cool on the pan for 10 minutes. They keep for 3 days in the refrigerator.
    `,
    face: 'Soft, chewy cookies of oats and ripe banana with no added sugar',
    why: 'The riper the bananas, the sweeter the cookies, so they need neither sugar nor flour nor eggs',
  },
}
