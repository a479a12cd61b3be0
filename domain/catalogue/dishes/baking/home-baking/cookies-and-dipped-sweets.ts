import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cookies, dipped fruit and a pie that nobody has to bake. */
export const cookiesAndDippedSweets: DishEntries = {
  'double-chocolate-cookies': {
    names:
      'double chocolate cookies, double chocolate chip cookies, chocolate chocolate chip cookies, double chocolate chunk cookies, triple chocolate cookies',
    title: 'Double Chocolate Cookies',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'chocolate-crinkle-cookies chocolate-chip-cookies cookies',
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
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 200
      second-fat sugar 70
      egg egg 100
      sweet-spice vanilla 6
      flour flour|gf-flour 220
      body cocoa 60
      leavener baking-soda 5
      seasoning salt 4
      fruit chocolate-chips 260
    `,
    steps: `
      5 Heat the oven to 350°F (175°C) and line {@tin 2 sheet pan} with parchment. Beat {butter, brown-sugar, sugar} until fluffy, 3 minutes. Beat in {egg, vanilla}.
      3 Stir in {flour, cocoa, baking-soda, salt}, then {chocolate-chips}.
      1+20 Chill for 20 minutes.
      5 Scoop into {@count 44 ball balls} and set them 2 inches apart.
      1+11 Bake until the edges are set and the middles still look wet, 10 to 11 minutes.
      1+10 Let them firm up on the pans for 10 minutes.
    `,
    face: 'Dark, fudgy cookies with melting chips',
    why: 'Taken out while the middles look underdone, they set to fudge as they cool',
  },
  'cowboy-cookies': {
    names:
      'cowboy cookies, texas cowboy cookies, laura bush cowboy cookies, oatmeal chocolate chip cookies, oatmeal coconut chocolate chip cookies, loaded oatmeal cookies, ranger cookies, kitchen sink cookies, everything cookies, compost cookies',
    title: 'Cowboy Cookies',
    family: 'texmex',
    cuisine: 'American',
    near: 'oatmeal-raisin-cookies chocolate-chip-cookies cookies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 160
      second-fat sugar 80
      egg egg 100
      sweet-spice vanilla 6
      flour flour|gf-flour 190
      leavener baking-soda 5
      thickener baking-powder 2
      ground-spice cinnamon 3
      seasoning salt 4
      oats oats|gf-oats 160
      fruit chocolate-chips 200
      crunch sweetened-coconut 80
      nut pecans|sunflower 100 chopped
    `,
    steps: `
      6 Set the oven to 350°F (175°C) and line {@tin 2 sheet pan}. Beat {butter, brown-sugar, sugar} until light, 3 minutes. Beat in {egg, vanilla}.
      3 Stir in {flour, baking-soda, baking-powder, cinnamon, salt} until no flour shows.
      2 Work in {oats, chocolate-chips, sweetened-coconut, pecans}.
      5 Scoop into {@count 60 mound mounds}, 3 inches apart.
      1+14 Bake until brown at the edges and soft in the middle, 13 to 15 minutes.
      1+10 Cool on the pans for 10 minutes.
    `,
    face: 'Big, chewy cookies with oats, chocolate, coconut and pecans',
    why: 'Just enough dough holds everything together, so each bite is mostly what was stirred in',
  },
  'mexican-wedding-cookies': {
    names:
      'mexican wedding cookies, russian tea cakes, snowball cookies, snowballs, pecan snowballs, wedding cookies, mexican wedding cakes, pecan sandies, polvorones, italian wedding cookies, butterballs, snowball cookies with pecans',
    title: 'Mexican Wedding Cookies',
    family: 'oaxacan',
    cuisine: 'Mexican, American',
    near: 'shortbread spritz-cookies nut-cookies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      nut pecans|walnuts|almonds 130 toasted and finely chopped
      fat butter|vegan-butter 227 softened
      starch powdered-sugar 220
      sweet-spice vanilla 8
      flour flour|gf-flour 270
      seasoning salt 2.5
      ground-spice cinnamon 1
    `,
    steps: `
      4 Beat {butter, vanilla} with 3/4 cup of {=powdered-sugar} until light.
      3+30 Stir in {flour, salt, cinnamon}, then {pecans}. Chill for 30 minutes.
      8 Heat the oven to 350°F (175°C). Roll into {@count 18 ball balls} and set them on lined sheet pans, an inch apart.
      1+15 Bake until the bottoms are pale gold, 14 to 16 minutes: the tops should stay white.
      4+25 Let cool for 5 minutes and roll, warm, in the rest of {powdered-sugar}. Cool for 20 minutes and roll once more.
    `,
    face: 'Tender, nutty little balls under a thick coat of sugar',
    why: 'Rolled twice: the first coat melts into the warm cookie, and the second one stays',
  },
  'chocolate-covered-strawberries': {
    names:
      'chocolate covered strawberries, chocolate dipped strawberries, chocolate strawberries, dipped strawberries, strawberries dipped in chocolate, valentine strawberries, dubai chocolate strawberries',
    title: 'Chocolate-Covered Strawberries',
    family: 'bistro',
    cuisine: 'American',
    near: 'chocolate-truffles chocolate-bark fruit-plate',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop/Microwave',
    serves: 6,
    sweet: true,
    list: `
      fruit strawberries 500 with their stems
      sauce dark-chocolate 200 finely chopped
      fat coconut-oil 6
      second-fat white-chocolate 40? finely chopped
    `,
    steps: `
      3+10 Wash {strawberries} and dry them completely, stem and all, then let them stand for 10 minutes at room temperature. Line a sheet pan with parchment.
      5 Melt three quarters of {=dark-chocolate} with {coconut-oil} in a bowl over barely simmering water. Take it off and stir in the rest of {dark-chocolate} until smooth.
      8 Dip each by its stem, let the chocolate drip off, and lay it on the parchment.
      3+25 [Melt {white-chocolate} in the same way and drizzle it over from a fork.] Chill for 25 minutes, until set. Eat them the same day.
    `,
    face: 'Ripe berries in a thin, snapping shell of dark chocolate',
    why: 'Bone-dry fruit holds the chocolate, and stirring in a last quarter off the heat gives it a shine',
  },
  'peanut-butter-pie': {
    names:
      'peanut butter pie, no bake peanut butter pie, chocolate peanut butter pie, peanut butter cream pie, creamy peanut butter pie, oreo peanut butter pie, peanut butter cheesecake pie',
    title: 'No-Bake Peanut Butter Pie',
    family: 'creole',
    cuisine: 'American',
    near: 'chocolate-cream-pie no-bake-cheesecake mississippi-mud-pie',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      bread sandwich-cookies 260
      second-fat butter 70 melted
      creamy cream-cheese 227 softened
      body peanut-butter 260
      sweetener powdered-sugar 130
      sweet-spice vanilla 5
      seasoning salt 1
      liquid cream 300 cold
      sauce dark-chocolate 50
      nut peanuts 25? chopped
    `,
    steps: `
      5+20 Crush {sandwich-cookies} finely, mix with {butter} and press into {@tin 9-inch pie plate}. Freeze for 20 minutes.
      5 Beat {cream-cheese} until smooth, then {peanut-butter, powdered-sugar, vanilla, salt}.
      5 Whip {most cream} to soft peaks. Stir a spoonful into the peanut butter, fold in the rest and spread in the crust.
      4+240 Warm {cream} with {dark-chocolate} until smooth, and drizzle over[ with {peanuts}]. Chill until firm, 4 hours.
    `,
    face: 'A fluffy peanut butter cream in a crust of chocolate sandwich cookies',
    why: 'Whipped cream folded into peanut butter makes it light enough for a whole slice',
  },
  scotcheroos: {
    names:
      'scotcheroos, peanut butter rice krispie treats, scotcheroo bars, peanut butter rice crispy treats, peanut butter crispy bars, peanut butter krispie bars, chocolate peanut butter rice krispie treats',
    title: 'Peanut Butter Crispy Bars (Scotcheroos)',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'rice-krispie-treats buckeyes magic-bars',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 20,
    batch: true,
    sweet: true,
    list: `
      sweetener corn-syrup 320
      second-fat sugar 200
      body peanut-butter 380
      sweet-spice vanilla 5
      seasoning salt 2
      crunch puffed-rice 170
      fruit chocolate-chips 340
      fat butter 14
    `,
    steps: `
      2 Butter {@tin 9-by-13-inch baking pan}. Put {puffed-rice} in a very large bowl.
      5 Heat {corn-syrup, sugar} in a saucepan over medium heat, stirring, only until the first bubbles break at the edge. Boiled, it makes hard bars.
      3 Off the heat, stir in {most peanut-butter, vanilla, salt} until smooth. Pour over the cereal, fold until coated, and press lightly into the pan.
      4+45 Melt {chocolate-chips, butter} with {peanut-butter} over low heat, spread over and let set for 45 minutes. Cut into 20 bars.
    `,
    face: 'Chewy peanut butter cereal bars under soft chocolate',
    why: 'The syrup comes off the heat at the first bubble, which is all that keeps the bars soft',
  },
}
