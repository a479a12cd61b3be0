import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More pies, holiday breads, and what pies and cakes are made with. */
export const morePiesAndBreads: DishEntries = {
  'blueberry-pie': {
    names: 'blueberry pie, berry pie, fresh blueberry pie, wild blueberry pie, maine blueberry pie',
    family: 'new-england',
    near: 'cherry-pie apple-pie galette',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 315
      seasoning salt 3
      fat butter|vegan-butter 227 cold and cubed
      fruit blueberries 850
      sweetener sugar 150
      thickener cornstarch 35
      acid lemon 15
      sweet-spice lemon-zest 3
      liquid milk|oat-milk|soy-milk 15
    `,
    steps: `
      8+60 Work {butter} into {flour, 1/2 salt} until flaky. Add {water 90} and press into two disks. Chill for 1 hour.
      4 Heat the oven to 400°F (200°C). Toss {blueberries} with {most sugar} and {cornstarch, lemon, lemon-zest, salt}.
      10 Roll out one disk and line {@tin 9-inch pie plate}. Fill, cover with the second, crimp, and cut a star of slits. Brush {milk} over the top and sprinkle it with {sugar}.
      1+52 Bake on a sheet pan until well browned and thick purple juice bubbles up, 50 to 55 minutes.
      1+180 Let cool for 3 hours; sliced warm, it floods the plate.
    `,
    face: 'Purple, bubbling fruit in a deep brown, flaky crust',
    why: 'Lemon sharpens the fruit, and a full boil sets its juice',
  },
  'sweet-potato-pie': {
    names:
      'sweet potato pie, southern sweet potato pie, soul food sweet potato pie, patti labelle pie, thanksgiving sweet potato pie',
    family: 'creole',
    near: 'pumpkin-pie pecan-pie galette',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 3
      fat butter|vegan-butter 160 cold and cubed
      vegetable sweet-potato 600 peeled and cut into chunks
      sweetener brown-sugar 165
      egg egg 100
      creamy evaporated-milk|coconut-milk 180
      sweet-spice cinnamon 2.6
      second-fat nutmeg 0.8
      body vanilla 6
    `,
    steps: `
      6+45~ Rub {most butter} into {flour, 1/2 salt}, bring together with {water 45} and chill for 45 minutes.
      2+20 Simmer {sweet-potato} in water until very soft, 18 to 20 minutes. Drain and mash with {butter} until no lumps are left.
      4 Heat the oven to 350°F (175°C). Beat {brown-sugar, egg, evaporated-milk, cinnamon, nutmeg, vanilla, salt} into the mash.
      6 Roll out the dough, line {@tin 9-inch pie plate}, crimp, and pour in the filling.
      1+58 Bake low in the oven until puffed at the rim and just set, 55 to 60 minutes.
      1+90 Cool for 1 1/2 hours.
    `,
    face: 'A velvety, spiced filling in a crisp crust',
    why: 'Beaten until smooth while hot, the mash sets like custard',
  },
  'pie-crust': {
    names:
      'pie crust, pie dough, homemade pie crust, all butter pie crust, shortcrust pastry, pastry dough, flaky pie crust, pie pastry, easy pie crust, short crust pastry',
    title: 'Flaky Pie Crust',
    family: 'new-england',
    near: 'apple-pie savory-tart',
    beside: '',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish, Dessert',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      seasoning salt 2
      sweetener sugar 6
      fat butter|vegan-butter 113 cold and cubed
    `,
    steps: `
      4 Toss {butter} in {flour, salt, sugar} and squash each cube flat between your fingers; stop while you can still see flakes.
      2+60 Sprinkle with {water 45}, ice cold, a spoonful at a time, until it holds when pressed. Shape into a disk, wrap and chill for 1 hour.
      6 Roll out 1/8 inch thick, turning as you go. Ease into {@tin 9-inch pie plate}, trim and crimp. Freeze while the oven heats to 400°F (200°C).
      2+28 Line with parchment and pie weights. Bake for 20 minutes, take the weights out, and bake until golden, 7 to 9 minutes more.
    `,
    face: 'A crisp, tender, buttery crust for any pie',
    why: 'Flat pieces of cold butter melt into layers of steam',
  },
  'buttercream-frosting': {
    names:
      'buttercream, buttercream frosting, vanilla frosting, frosting, icing, vanilla buttercream, butter icing, cake frosting, american buttercream, buttercream icing, cupcake frosting, birthday cake icing',
    title: 'Vanilla Buttercream',
    family: 'farmhouse',
    near: 'vanilla-cake cupcakes',
    weight: 3,
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
      fat butter|vegan-butter 227 softened
      starch powdered-sugar 420
      liquid cream|oat-milk|soy-milk 45
      sweet-spice vanilla 8
      seasoning salt 0.6
    `,
    steps: `
      4 Beat {butter} alone until very pale, 3 minutes: that is what makes it light.
      4 Beat in {powdered-sugar} in three additions, on low at first.
      4 Add {cream, vanilla, salt} and beat on high until it stands in soft swirls, 2 to 3 minutes. It covers twelve cupcakes or one two-layer cake.
    `,
    face: 'Light, smooth and sweet, and soft enough to pipe',
    why: 'Three minutes of beating before anything else goes in make it fluffy',
  },
  'irish-soda-bread': {
    names:
      'irish soda bread, soda bread, brown soda bread, easy soda bread, quick bread without yeast, no yeast bread, wheaten bread, bread without yeast, bread with no yeast, yeast free bread, yeastless bread',
    title: 'Irish Soda Bread',
    family: 'farmhouse',
    cuisine: 'Irish, American',
    near: 'soda-farls no-knead-bread scones',
    beside: 'irish-stew corned-beef-and-cabbage',
    weight: 2,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    list: `
      flour flour 310
      starch whole-wheat-flour 150
      leavener baking-soda 6
      seasoning salt 6
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|soy-milk=soy_milk_soured_with_lemon_juice/soy_milk 420
    `,
    steps: `
      3 Heat the oven to 425°F (220°C) and flour a sheet pan. Whisk {flour, whole-wheat-flour, baking-soda, salt}.
      2 Make a well, pour in {buttermilk}, and stir with an open hand in wide circles, just until there is no dry flour.
      2 Turn out, pat into a round 1 1/2 inches high, and cut a deep cross all the way to the edges.
      1+40 Bake for 15 minutes, turn the oven down to 400°F (200°C), and bake until it sounds hollow underneath, 22 to 27 minutes more.
      1+30 Cool on a rack for 30 minutes, wrapped in a cloth for a soft crust.
    `,
    face: 'A craggy round loaf, mixed in five minutes',
    why: 'Buttermilk and baking soda start to work at once, so it goes straight into the oven',
  },
  'monkey-bread': {
    names:
      'monkey bread, pull apart bread, cinnamon pull apart bread, bubble bread, easy monkey bread, pull-apart cinnamon bread',
    title: 'Monkey Bread',
    family: 'pennsylvanian',
    near: 'cinnamon-rolls coffee-cake',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|soy-milk|oat-milk 240
      leavener yeast 7.2
      egg egg|applesauce 50
      fat butter|vegan-butter 170 melted
      flour flour 440
      seasoning salt 4
      sweetener brown-sugar 220
      sweet-spice cinnamon 8
    `,
    steps: `
      3+5 Warm {milk}, stir in {yeast} and let stand for 5 minutes.
      10 Mix in {egg, flour, salt, 1/3 butter} and knead for 7 minutes, until smooth.
      1+60 Cover and let rise until doubled, about 1 hour.
      12 Pull into {@count 24 lump lumps} and roll each round. Dip in {butter}, then in {brown-sugar} mixed with {cinnamon}, and pile loosely into {@tin 10-inch tube pan}.
      1+30 Let rise for 30 minutes. Heat the oven to 350°F (175°C).
      1+34 Bake until brown and bubbling, 32 to 36 minutes.
      1+5 Wait for 5 minutes and turn out onto a plate. Pull it apart while it is warm.
    `,
    face: 'Soft, sticky balls of dough in cinnamon caramel, to pull apart by hand',
    why: 'Every piece is coated, so the whole ring is crust',
  },
}
