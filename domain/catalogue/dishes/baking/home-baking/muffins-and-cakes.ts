import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Muffins, breadsticks and two cakes of fruit. */
export const muffinsAndCakes: DishEntries = {
  'corn-muffins': {
    names:
      'corn muffins, corn muffin, cornbread muffins, corn bread muffins, sweet corn muffins, jiffy corn muffins from scratch, homemade corn muffins',
    title: 'Corn Muffins',
    family: 'new-england',
    near: 'cornbread blueberry-muffins',
    beside: 'beef-chili bbq-ribs',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      starch cornmeal 170
      flour flour|gf-flour 160
      sweetener sugar 85
      leavener baking-powder 11
      seasoning salt 4
      egg egg|applesauce 100
      creamy buttermilk|soy-milk|oat-milk 270
      fat butter|vegan-butter 100 melted
    `,
    steps: `
      4 Heat the oven to 400°F (200°C) and grease {@tin 12-cup muffin pan}. Whisk {flour, sugar, baking-powder, salt}.
      2+10 Stir {cornmeal} into {buttermilk} in a second bowl and let stand for 10 minutes to soften.
      3 Beat {egg, butter} into the cornmeal, then fold in the flour until it only just disappears.
      2+17 Fill the cups nearly to the top. Bake until golden and domed, 16 to 18 minutes.
      1+5 Let stand for 5 minutes. They are best warm.
    `,
    face: 'Golden muffins, a little sweet, with a crunchy rim',
    why: 'Cornmeal that has soaked for ten minutes bakes up moist instead of sandy',
  },
  'lemon-poppy-seed-muffins': {
    names:
      'lemon poppy seed muffins, lemon poppyseed muffins, lemon muffins, lemon poppy muffins, poppy seed muffins, poppyseed muffins, lemon and poppy seed muffins',
    title: 'Lemon Poppy Seed Muffins',
    family: 'californian',
    near: 'blueberry-muffins lemon-drizzle-cake muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 190
      sweet-spice lemon-zest 10
      flour flour|gf-flour 280
      leavener baking-powder 9
      seasoning salt 3
      crunch poppy-seed 20
      egg egg|applesauce 100
      creamy greek-yogurt|soy-yogurt 240
      fat butter|vegan-butter 113 melted
      acid lemon 60
      starch powdered-sugar 90
    `,
    steps: `
      3 Heat the oven to 400°F (200°C) and line {@tin 12-cup muffin pan} with paper liners. Rub {lemon-zest} into {sugar} until it smells strongly.
      4 Whisk {flour, baking-powder, salt, poppy-seed}. In another bowl, beat {egg, greek-yogurt, butter, most lemon} with the lemon sugar.
      2 Fold the two together with as few strokes as you can.
      2+18 Spoon into the liners. Bake until the tops spring back, 17 to 20 minutes.
      3+20 Cool for 20 minutes. Stir {powdered-sugar} with {lemon} and drizzle it over.
    `,
    face: 'Tall, tender muffins speckled with poppy seeds under a sharp glaze',
    why: 'Rubbing the zest into sugar brings out its oil, which is where the taste is',
  },
  breadsticks: {
    names:
      'breadsticks, bread sticks, olive garden breadsticks, garlic breadsticks homemade, soft breadsticks, garlic knot, copycat olive garden breadsticks, soft garlic breadsticks',
    title: 'Soft Garlic Breadsticks',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'dinner-rolls garlic-bread focaccia',
    beside: 'zuppa-toscana spaghetti-and-meatballs',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      leavener yeast 7.2
      sweetener sugar 20
      flour flour 420
      seasoning salt 9
      fat butter|vegan-butter 85 melted
      ground-spice garlic-powder 3
      herb parsley 6 finely chopped
    `,
    steps: `
      3+5 Stir {yeast, sugar} into {water 270}, lukewarm, and let stand for 5 minutes to foam.
      10 Add {flour, 1/2 butter, most salt}. Knead for 8 minutes, until soft and smooth.
      1+60 Cover and let rise until doubled, 1 hour.
      8 Cut into twelve, and roll each into a 7-inch stick, or tie it in a knot. Lay on lined sheet pans.
      1+25 Cover and let puff for 25 minutes. Heat the oven to 400°F (200°C).
      1+14 Bake until pale gold, 13 to 15 minutes.
      2 Stir {garlic-powder, parsley, salt} into {butter} and brush all of it over the hot sticks.
    `,
    face: 'Pillowy sticks glossed with garlic butter, as at the Italian-American chain',
    why: 'Brushed the moment they leave the oven, they drink the butter in',
  },
  'apple-cake': {
    names:
      'apple cake, fresh apple cake, jewish apple cake, dutch apple cake, apple sheet cake, chunky apple cake, apple spice cake, easy apple cake, dorset apple cake, irish apple cake',
    title: 'Fresh Apple Cake',
    family: 'farmhouse',
    near: 'coffee-cake carrot-cake apple-crisp',
    weight: 3,
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
      fruit apple 550 peeled, cored and cut into 1/2-inch cubes
      sweetener brown-sugar 220
      flour flour|gf-flour 280
      leavener baking-powder 7
      thickener baking-soda 2.3
      sweet-spice cinnamon 5
      seasoning salt 3
      egg egg|applesauce 150
      fat neutral-oil 180
      second-fat vanilla 6
      nut walnuts 90? chopped
      sweetener sugar 20
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 9-by-13-inch baking pan}. Whisk {flour, baking-powder, baking-soda, cinnamon, salt}.
      4 Beat {egg, brown-sugar, neutral-oil, vanilla} until thick, 2 minutes. Fold in the flour, then {apple, walnuts}: it looks like more fruit than batter.
      2+42 Spread in the pan and sprinkle with {sugar}. Bake until brown and a toothpick comes out clean, 40 to 45 minutes.
      1+30 Cool for 30 minutes.
    `,
    face: 'A dark, moist cake that is half apples, with a crackly top',
    why: 'Tart fruit in big cubes keeps its shape and its sharpness',
  },
  'black-forest-cake': {
    names:
      'black forest cake, black forest gateau, black forest, schwarzwalder kirschtorte, black forest gâteau, chocolate cherry cake, black forrest cake, cherry chocolate cake',
    title: 'Black Forest Cake',
    family: 'alsatian',
    cuisine: 'German',
    near: 'chocolate-cake flourless-chocolate-cake',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 200
      body cocoa 60
      leavener baking-soda 6
      seasoning salt 2.5
      sweetener sugar 330
      egg egg 100
      liquid buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 240
      fat neutral-oil 110
      fruit cherries 600 pitted
      thickener cornstarch 12
      wine spirits=kirsch 60
      creamy cream 720 cold
      starch powdered-sugar 60
      sweet-spice vanilla 8
      nut dark-chocolate 60 shaved
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Grease and line {@tin 2 9-inch round cake pan}. Whisk {flour, cocoa, baking-soda, salt, most sugar}. Beat in {egg, buttermilk, neutral-oil} and {water 120}, hot, until smooth.
      1+29 Divide between the pans and bake until the middles spring back, 27 to 31 minutes.
      2+60~ Cool in the pans for 10 minutes, then on a rack for 50 minutes.
      9+30 Set a dozen of {=cherries} aside. Simmer {cherries} with {sugar, 1/2 spirits} until they give up their juice, 4 minutes. Stir {cornstarch} into {water 30}, add, and boil for 1 minute. Let cool for 30 minutes.
      5 Whip {cream, powdered-sugar, vanilla} to firm peaks.
      12+60 Split each layer in two and sprinkle with {spirits}. Stack them with cherries and cream in between, cover with the rest of the cream, and press {dark-chocolate} on. Top with the cherries you kept. Chill for 1 hour.
    `,
    face: 'Dark layers, cherries sharpened with kirsch, and clouds of whipped cream',
    why: 'The layers are sprinkled with kirsch, which keeps so much cream from being dull',
  },
  'banana-oat-muffins': {
    names:
      'healthy muffins, healthy breakfast muffins, healthy banana muffins, banana oat muffins, banana oatmeal muffins, healthy banana oat muffins, healthy banana oatmeal muffins, oat muffins, oatmeal muffins, healthy oat muffins, healthy oatmeal muffins, banana and oat muffins, banana yogurt muffins, whole wheat banana muffins, wholemeal banana muffins, whole grain muffins, whole wheat muffins, wholemeal muffins, breakfast muffins with oats, lunchbox muffins',
    title: 'Banana Oat Muffins',
    family: 'californian',
    near: 'banana-muffins bran-muffins zucchini-muffins muffins',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fruit banana 354 peeled
      egg egg|applesauce 100
      creamy greek-yogurt|soy-yogurt 140
      sweetener maple|honey 60
      fat neutral-oil 45
      sweet-spice vanilla 5
      oats oats|gf-oats 110
      flour whole-wheat-flour|gf-flour 160
      leavener baking-powder 8
      thickener baking-soda 2.3
      ground-spice cinnamon 3
      seasoning salt 2.5
      nut walnuts 50? chopped
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Line {@tin 12-cup muffin pan} with paper liners or grease it well.
      4+10 Mash {banana} in a large bowl. Whisk in {egg, greek-yogurt, maple, neutral-oil, vanilla}, then stir in {most oats}. Let stand for 10 minutes so that the oats soften.
      3 Whisk {whole-wheat-flour, baking-powder, baking-soda, cinnamon, salt} and fold in[ with {walnuts}] until no dry flour is left.
      3+20 Spoon into the cups and sprinkle with {oats}. Bake until they spring back and a toothpick comes out clean, 18 to 21 minutes.
      1+10 Cool for 10 minutes before you peel off the paper. They freeze well for up to 3 months.
    `,
    face: 'Moist whole-grain muffins with oats, sweetened mostly by ripe bananas',
    why: 'Oats that have soaked in the yogurt keep a whole-grain crumb tender and moist',
  },
  'spinach-banana-muffins': {
    names:
      'spinach banana muffins, banana spinach muffins, green muffins, green monster muffins, monster muffins, hidden vegetable muffins, hidden veggie muffins, veggie muffins for kids, spinach muffins, green banana muffins, sneaky vegetable muffins',
    title: 'Green Spinach Banana Muffins',
    family: 'californian',
    cuisine: 'American',
    looksLike: 'muffins',
    near: 'no-sugar-apple-carrot-muffins banana-oat-muffins zucchini-muffins muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Main Dish',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Blender',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      leaf spinach 120
      fruit banana 350 very ripe
      liquid milk|oat-milk|soy-milk 120
      fat neutral-oil 80
      egg egg|applesauce 50
      sweetener maple|honey 90
      sweet-spice vanilla 5
      flour flour|gf-flour 240
      leavener baking-powder 8
      leavener baking-soda 2
      sweet-spice cinnamon 2
      seasoning salt 2
    `,
    steps: `
      3 Set the oven to 375°F (190°C) and line {@tin 12-cup muffin pan} with paper cups.
      3 Blend {spinach, milk, neutral-oil, maple, vanilla} until the color is even and no leaf is left, 1 minute. Add {banana, egg} and blend only until smooth.
      3 Whisk {flour, baking-powder, baking-soda, cinnamon, salt} in a bowl, pour the green in, and fold until no dry streaks are left.
      3+19 Fill the cups. Bake until the tops spring back and a toothpick comes out clean, 18 to 20 minutes.
      1+10 Cool for 10 minutes and lift them out. They stay soft for three days in the refrigerator, and freeze well.
    `,
    face: 'Bright green, soft and sweet, with a whole bag of leaves that nobody can taste',
    why: 'Ripe bananas drown out the leaves, and blended smooth they leave nothing but the color',
  },
}
