import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Warm puddings, and sweets from the freezer. */
export const puddingsAndIces: DishEntries = {
  'sticky-toffee-pudding': {
    names:
      'sticky toffee pudding, sticky toffee, sticky date pudding, sticky toffee pudding cake, sticky toffee puddings, toffee pudding, date pudding',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'gingerbread bread-pudding',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      fruit dates 200 pitted and chopped
      leavener baking-soda 4.6
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 330
      egg egg|applesauce 100
      flour flour|gf-flour 190
      thickener baking-powder 5
      sweet-spice vanilla 6
      seasoning salt 2.5
      creamy cream|soy-cream|oat-cream 300
    `,
    steps: `
      3+10 Pour {water 240}, boiling, over {dates, baking-soda}. Let soften for 10 minutes, then mash with a fork.
      5 Heat the oven to 350°F (175°C) and grease {@tin 8-inch square baking pan}. Beat {1/2 butter} with {1/3 brown-sugar} until light, 2 minutes. Mix in {egg, vanilla} well.
      3 Fold in {flour, baking-powder, 1/2 salt}, then the dates with all their liquid.
      1+33 Bake until risen and springy, 30 to 35 minutes.
      7 For the sauce, simmer {cream, brown-sugar, butter, salt} in a saucepan, stirring, until thick and the color of caramel, 5 minutes.
      2+10 Prick the hot sponge all over, pour on a third of the sauce and wait for 10 minutes. Cut into squares and serve with the rest, warm.
    `,
    face: 'Dark and soft, soaked through with a warm, buttery sauce',
    why: 'Softened dates keep it dark and moist to the last square',
  },
  'bread-pudding': {
    names:
      'bread pudding, old fashioned bread pudding, new orleans bread pudding, raisin bread pudding, easy bread pudding',
    title: 'Bread Pudding',
    family: 'creole',
    near: 'stovetop-bread-pudding rice-pudding bread-pudding',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread white-bread|bread|gf-bread 400 a day old, cut into 1-inch cubes
      fat butter|vegan-butter 57 melted
      fruit raisins 75?
      egg egg 200
      sweetener brown-sugar 150
      creamy milk|oat-milk|soy-milk 600
      liquid cream|oat-cream|soy-cream 240
      sweet-spice vanilla 8
      second-fat cinnamon 2.6
      seasoning salt 2
    `,
    steps: `
      4 Butter {@tin 9-by-13-inch baking dish}. Toss {white-bread} in it with {butter, raisins}.
      4 Whisk {egg, brown-sugar, vanilla, cinnamon, salt}, then {milk, cream}.
      2+20 Pour over and press down. Let soak for 20 minutes, until the cubes are wet to the middle. Heat the oven to 350°F (175°C).
      1+45 Bake until puffed, golden and 160°F (71°C) in the middle, with no liquid welling up when you press it, 42 to 48 minutes.
      1+10 Rest for 10 minutes and serve warm.
    `,
    face: 'Soft, custardy squares with a crisp, buttery top',
    why: 'Stale slices soak up more custard than fresh ones, and that is the pudding',
  },
  trifle: {
    names:
      'trifle, english trifle, berry trifle, strawberry trifle, traditional trifle, christmas trifle, raspberry trifle, summer berry trifle',
    title: 'Berry Trifle',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'victoria-sponge fool',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Raw/No Cook, Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      bread pound-cake 340 cut into 1-inch cubes
      body jam 120
      fruit raspberries 250
      main strawberries 300 hulled and sliced
      sweetener sugar 70
      thickener cornstarch 32
      protein egg-yolk 68
      liquid milk 600
      sweet-spice vanilla 8
      creamy cream 360 cold
      nut almonds 20? toasted
    `,
    steps: `
      10 Whisk {cornstarch, egg-yolk} with {most sugar} in a saucepan, then {milk}. Stir over medium heat until it bubbles and coats a spoon thickly, 7 minutes. Take off and add {1/2 vanilla}.
      1+45 Press film onto the custard and cool for 45 minutes.
      6 Layer {pound-cake} in a deep glass bowl, spread with {jam}, and top with {most raspberries} and {strawberries}. Pour the custard over.
      2+120 Chill for 2 hours, until set.
      5 Whip {cream} with {sugar, vanilla} to soft peaks. Spoon on top and finish with {raspberries, almonds}.
    `,
    face: 'Soft layers, one on another, under a drift of cream',
    why: 'Every layer is cold before the next goes on, so they stay apart',
  },
  'vanilla-ice-cream': {
    names:
      'vanilla ice cream, homemade ice cream, ice cream, no churn ice cream, no-churn ice cream, no churn vanilla ice cream, homemade vanilla ice cream, ice cream without a machine, easy ice cream, vanilla icecream, icecream',
    title: 'No-Churn Vanilla Ice Cream',
    family: 'californian',
    near: 'popsicles milkshake ice-cream',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      creamy cream 480 very cold
      body condensed-milk 397
      sweet-spice vanilla 13
      seasoning salt 0.8
    `,
    steps: `
      3 Put a metal loaf pan in the freezer. Stir {condensed-milk, vanilla, salt} together in a large bowl.
      5 Whip {cream} to firm peaks. Stir a scoop of it into the bowl to loosen the mixture, then fold in the rest with a wide spatula.
      1+360 Smooth into the pan, press parchment onto the surface and freeze until firm, 6 hours.
      1+5 Leave on the counter for 5 minutes before scooping.
    `,
    face: 'Smooth and scoopable, without a machine',
    why: 'Whipped air and condensed milk keep it from freezing hard',
  },
  popsicles: {
    names:
      'popsicles, popsicle, ice lollies, ice pops, fruit popsicles, ice lolly, strawberry popsicles, homemade popsicles, lollies, freezer pops, fruit ice pops',
    title: 'Strawberry Popsicles',
    family: 'californian',
    near: 'vanilla-ice-cream ice-pops',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fruit strawberries 500 hulled
      sweetener sugar 60
      acid lime 34 juiced
      seasoning salt 0.3
    `,
    steps: `
      4+10 Toss {strawberries} with {sugar, lime, salt} and let stand for 10 minutes, until they swim in their juice.
      2 Blend with {water 120} until nearly smooth. Taste: it should be a shade too sweet, since cold dulls it.
      2+300 Pour into eight molds, leaving a little room at the top. Add sticks and freeze until hard, 5 hours.
      1 Dip the molds in warm water for a few seconds and pull.
    `,
    face: 'Cold, bright popsicles of crushed strawberries',
    why: 'Sugar draws the juice out of the fruit first, and keeps them soft enough to bite',
  },
  'yorkshire-pudding': {
    names:
      'yorkshire pudding, yorkshire puddings, popovers, popover, yorkshires, yorkies, yorkshire puds, yorkshire pudds',
    title: 'Yorkshire Puddings',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'dinner-rolls buttermilk-biscuits',
    beside: 'sunday-roast-beef roast-beef',
    weight: 3,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    list: `
      flour flour|cornstarch 140
      seasoning salt 2.5
      egg egg 200
      liquid milk|oat-milk|soy-milk 200
      fat neutral-oil 55
    `,
    steps: `
      4+30 Whisk {flour, salt} with {egg} until smooth, then whisk in {milk}. Let the batter rest for 30 minutes.
      2+12 Heat the oven to 450°F (230°C). Pour a teaspoon of {neutral-oil} into each cup of {@tin 12-cup muffin pan} and heat it in the oven until it smokes, about 12 minutes.
      2+20 Work fast: fill the hot cups halfway, so that the batter sizzles, and bake until tall, crisp and deep brown, 18 to 22 minutes. Do not open the door before then.
      1 Bring to the table at once, while they are crackling.
    `,
    face: 'Crisp, billowing cups, hollow in the middle for gravy',
    why: 'Cold batter in smoking fat makes the steam that lifts them',
  },
}
