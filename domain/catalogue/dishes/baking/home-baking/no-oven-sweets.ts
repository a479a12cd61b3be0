import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sweets of the refrigerator, the skillet and the microwave, for kitchens whose oven stays cold. */
export const noOvenSweets: DishEntries = {
  'icebox-cake': {
    names:
      'icebox cake, refrigerator cake, strawberry icebox cake, graham cracker icebox cake, ice box cake, no bake icebox cake, no bake strawberry cake, no bake cake, cake without an oven, no oven cake',
    title: 'Strawberry Icebox Cake',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'snack-cake',
    near: 'trifle tiramisu no-bake-cheesecake',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      main strawberries|raspberries 550 hulled and thinly sliced
      creamy cream|coconut-cream 480 very cold
      cheese mascarpone|cream-cheese|vegan-cream-cheese 225
      sweetener powdered-sugar 75
      sweet-spice vanilla 8
      starch graham-crackers|digestive-biscuits 250
    `,
    steps: `
      6 Beat {mascarpone, powdered-sugar, vanilla} with a splash of {=cream} until smooth. Pour in the rest of {cream} and whip until it holds soft peaks.
      2 Spread a thin layer of the cream in {@tin 8-inch square baking dish}, so that the first crackers stay put.
      9 Lay a third of {graham-crackers} over it, broken to fit. Cover with a third of the rest of the cream and a third of {strawberries}. Make two more layers, the last one of fruit.
      1+360 Cover and chill for at least 6 hours, until a knife meets no crunch. It is at its best the next day.
      1 Cut into squares and serve cold.
    `,
    face: 'Layers of crackers, berries and whipped cream that turn into cake overnight',
    why: 'The crackers drink from the cream as they stand, and become as soft as sponge without an oven',
  },
  'chocolate-biscuit-cake': {
    names:
      'chocolate biscuit cake, chocolate tiffin, tiffin cake, chocolate fridge cake, fridge cake, no bake chocolate biscuit cake, no bake chocolate cake, chocolate refrigerator cake, biscuit cake, chocolate cake without an oven, no oven chocolate cake',
    title: 'No-Bake Chocolate Biscuit Cake',
    family: 'farmhouse',
    cuisine: 'British, Irish',
    looksLike: 'brownies',
    near: 'fudge icebox-cake nanaimo-bars chocolate-bark',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop/Microwave',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      starch digestive-biscuits=digestive_biscuits_or_graham_crackers/digestive_biscuits 280
      main dark-chocolate|df-chocolate 300 chopped
      fat butter|vegan-butter 130 cubed
      sweetener maple=golden_or_maple_syrup/syrup 90
      seasoning salt 1.5
      fruit raisins|dried-cranberries 90?
      nut hazelnuts|almonds 60? toasted and coarsely chopped
    `,
    steps: `
      3 Line {@tin 8-inch square pan} with parchment that hangs over two sides. Break {digestive-biscuits} by hand into pieces no bigger than a thumbnail, and leave the crumbs in.
      6 Melt {butter, maple, salt} with {most dark-chocolate} in a bowl over barely simmering water, or in bursts of 20 seconds in the microwave, stirring until smooth.
      3 Fold in the biscuits[ with {raisins, hazelnuts}] until everything is coated. Press hard into the pan with the back of a spoon.
      4 Melt {dark-chocolate} in the same bowl and spread it over the top.
      1+150 Chill until firm, about 2 1/2 hours.
      2 Lift out by the parchment, let stand for a minute, and cut into small squares with a hot, dry knife. They keep for two weeks in the refrigerator.
    `,
    face: 'Dark, glossy squares with a crunch of biscuit in every bite, and nothing baked',
    why: 'Syrup and butter keep the chocolate soft enough to cut, and uneven pieces lock together',
  },
  'lemon-posset': {
    names:
      'lemon posset, lemon possets, lemon pots, lemon cream pots, easy lemon posset, no bake lemon dessert, lemon posset with raspberries, set lemon cream, no bake lemon pots',
    title: 'Lemon Posset',
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'set-cream',
    near: 'set-cream fool mousse',
    beside: 'shortbread',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      creamy cream 600
      sweetener sugar 145
      sweet-spice lemon-zest 4
      acid lemon-juice 85 strained
      seasoning salt 0.5
      fruit raspberries|strawberries|blueberries 150?
    `,
    steps: `
      2+4 Bring {cream, sugar, lemon-zest, salt} to a boil in a large saucepan, stirring until the sugar dissolves. Let it bubble steadily for 3 minutes: it foams up, so watch it.
      2+15 Take it off the heat and stir in {lemon-juice}. It thickens at once. Leave it to cool for 15 minutes.
      2+180 Strain into small glasses or cups and chill until set, at least 3 hours.
      1 [Top with {raspberries} and serve cold.]
    `,
    face: 'A cool, silky lemon cream that sets in its glass, from cream, sugar and lemons',
    why: 'The acid of the lemons thickens the boiled cream by itself, without eggs or gelatin',
  },
  'lemon-mousse': {
    names:
      'lemon mousse, easy lemon mousse, no bake lemon mousse, lemon curd mousse, light lemon dessert, lemon cream dessert, lemon fluff, whipped lemon dessert',
    title: 'Lemon Mousse',
    family: 'norman',
    cuisine: 'French',
    looksLike: 'mousse',
    near: 'lemon-posset fool mousse',
    beside: 'shortbread',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      main lemon-curd 260 cold
      creamy greek-yogurt 150
      sweet-spice lemon-zest 3 finely grated
      creamy cream 240 very cold
      sweetener powdered-sugar 16
      fruit blueberries|raspberries|strawberries 100?
    `,
    steps: `
      2 Stir {most lemon-curd, greek-yogurt, lemon-zest} together in a large bowl until smooth.
      4 Whip {cream, powdered-sugar} in another bowl to soft peaks: when you lift the whisk, the tips fall over.
      3 Stir a third of the cream into the lemon to loosen it. Fold in the rest with a spatula, only until no white streaks are left.
      3+90 Spoon into glasses with {lemon-curd} in between and chill for 1 1/2 hours. [Scatter with {blueberries}.]
    `,
    face: 'Pale, airy and truly lemony, with ripples of curd',
    why: 'The curd is cooked already, so the mousse needs neither raw eggs nor gelatin',
  },
  'microwave-sponge-pudding': {
    names:
      'microwave sponge pudding, microwave sponge, microwave steamed pudding, microwave steamed sponge, microwave steamed sponge pudding, microwave jam sponge, microwave pudding, microwave sponge cake, jam sponge pudding microwave',
    title: 'Microwave Jam Sponge Pudding',
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'snack-cake',
    near: 'vanilla-mug-cake mug-cake syrup-sponge-and-custard',
    beside: 'custard-sauce',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Steamed',
    equipment: 'Microwave',
    weather: 'cold',
    serves: 4,
    batch: true,
    sweet: true,
    list: `
      body jam=raspberry_jam 100
      fat butter|vegan-butter 100 very soft
      sweetener sugar 100
      egg egg 100
      flour flour|gf-flour 110
      leavener baking-powder 5
      seasoning salt 1
      liquid milk|oat-milk|soy-milk 45
      sweet-spice vanilla 4
    `,
    steps: `
      2 Butter {@tin 1-quart microwave-safe bowl} well and spoon {jam} into the bottom.
      5 Beat {butter, sugar, vanilla} until pale, then beat in {egg}, one at a time. Stir in {flour, baking-powder, salt} and then {milk}: the batter falls off the spoon in a soft lump.
      1 Scrape it onto the jam and smooth the top. Cover the bowl loosely with a plate or vented plastic wrap.
      0+5 Microwave on high at 900 watts until risen, drawn away from the sides and just dry on top, 4 to 5 minutes. A skewer in the middle comes out clean.
      1+4 Let it stand, covered, for 4 minutes: it finishes in its own heat. Run a knife around and turn it out onto a plate with the hot jam on top.
    `,
    face: 'A light steamed sponge with hot jam running down the sides',
    why: 'Microwaves heat the water in the batter, which steams the sponge from within',
  },
  'stovetop-bread-pudding': {
    names:
      'stovetop bread pudding, skillet bread pudding, bread pudding without an oven, no oven bread pudding, bread pudding on the stove, stove top bread pudding, bread pudding in a frying pan, pan bread pudding',
    title: 'Stovetop Bread Pudding',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'bread-pudding',
    near: 'french-toast dish-bread-pudding rice-pudding',
    beside: 'custard-sauce',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      bread white-bread|gf-bread 230 a day old, cut into 1-inch cubes
      egg egg 150
      creamy milk|oat-milk|soy-milk 320
      sweetener brown-sugar 60
      sweet-spice cinnamon 2
      sweet-spice vanilla 4
      seasoning salt 1
      fruit raisins 50?
      fat butter|vegan-butter 30
      sweetener maple 40
    `,
    steps: `
      3 Whisk {egg, milk, brown-sugar, cinnamon, vanilla, salt} in a large bowl.
      2+15 Stir in {white-bread}[ and {raisins}] and let stand for 15 minutes, pressing it under now and then, until no liquid lies at the bottom.
      2 Melt {butter} in {@skillet}, preferably nonstick, over low heat. Add the bread, press it level and cover.
      1+14 Cook gently until the custard is set and 160°F (71°C) in the middle, 13 to 15 minutes.
      3 Cut into quarters, turn them over with a wide spatula, and brown the tops over medium heat, 2 minutes.
      1 Serve warm with {maple} poured over.
    `,
    face: 'Soft, custardy bread pudding with a buttery brown crust, all in one covered skillet',
    why: 'Under the lid the custard sets in its own steam, and a turn at the end browns the top',
  },
}
