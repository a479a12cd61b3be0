import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cookies dropped or rolled into balls. */
export const dropCookies: DishEntries = {
  'chocolate-chip-cookies': {
    names:
      'chocolate chip cookies, choc chip cookies, cookies, chewy chocolate chip cookies, soft chocolate chip cookies, toll house cookies, chocolate chip cookie recipe, choco chip cookies, chocolate chunk cookies, homemade cookies',
    title: 'Chocolate Chip Cookies',
    family: 'farmhouse',
    near: 'oatmeal-raisin-cookies blondies cookies',
    weight: 5,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Late Night, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 165
      second-fat sugar 100
      egg egg|applesauce 100
      sweet-spice vanilla 8
      flour flour|gf-flour 280
      leavener baking-soda 4.6
      seasoning salt 3
      fruit chocolate-chips|df-chocolate 255
    `,
    steps: `
      6 Heat the oven to 350°F (175°C) and line two sheet pans with parchment. Beat {butter, brown-sugar, sugar} until pale and fluffy, 3 minutes.
      4 Beat in {egg, vanilla}, scraping down the bowl. Add {flour, baking-soda, salt} and mix on low just until no dry streaks are left. Fold in {chocolate-chips}.
      6 Drop the dough onto the pans in rounded spoonfuls, {@count 45 cookie cookies} in all, 2 inches apart.
      2+22 Bake one pan at a time until the edges are golden and the middles still look underdone, 10 to 12 minutes.
      1+5 Leave on the hot pan for 5 minutes, where they finish setting, then lift onto a rack to cool.
    `,
    face: 'Crisp at the edge, soft in the middle and studded with chips',
    why: 'They come out of the oven before they look done, so the middles stay chewy',
  },
  'oatmeal-raisin-cookies': {
    names:
      'oatmeal raisin cookies, oatmeal cookies, oat cookies, oat and raisin cookies, oatmeal and raisin cookies, chewy oatmeal cookies, oatmeal raisin cookie recipe, quaker oatmeal cookies',
    titles: `
      gf-oats: Oat and Raisin Cookies
      dried-cranberries: Oatmeal Cookies with Cranberries
      chocolate-chips: Oatmeal Chocolate Chip Cookies
    `,
    family: 'farmhouse',
    near: 'chocolate-chip-cookies flapjacks cookies',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 200
      egg egg|applesauce 100
      sweet-spice vanilla 6
      flour flour|gf-flour 165
      second-fat cinnamon 3.5
      leavener baking-soda 4
      seasoning salt 2.5
      oats oats|gf-oats 215
      fruit raisins|dried-cranberries|chocolate-chips 150
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Line two sheet pans with parchment. Cream {butter} with {brown-sugar} until light, about 3 minutes.
      4 Beat in {egg, vanilla} until smooth. Stir in {flour, cinnamon, baking-soda, salt}, then {oats, raisins}: the dough will be stiff.
      2+10 Let the dough stand for 10 minutes, so that the oats soften and the cookies spread less.
      6 Scoop it into mounds, {@count 42 cookie cookies} in all, and set them well apart on the pans. Press each down a little.
      1+26 Bake, a pan at a time, until brown around the rim and soft in the center, 12 to 14 minutes.
      1+5 Cool on the pan for 5 minutes before moving them.
    `,
    face: 'Chewy oat cookies with cinnamon, brown around the rim',
    why: 'A short rest lets the oats soften, and the cookies bake up thick',
  },
  'peanut-butter-cookies': {
    names:
      'peanut butter cookies, peanut butter cookie recipe, pb cookies, classic peanut butter cookies, crisscross peanut butter cookies, peanutbutter cookies',
    titles: 'sunflower-butter: Seed Butter Cookies',
    family: 'farmhouse',
    near: 'chocolate-chip-cookies oatmeal-raisin-cookies cookies',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 113 softened
      nut peanut-butter|sunflower-butter 190
      sweetener brown-sugar 110
      second-fat sugar 100
      egg egg|applesauce 50
      sweet-spice vanilla 4
      flour flour|gf-flour 190
      leavener baking-soda 4
      seasoning salt 2.5
    `,
    steps: `
      5 Heat the oven to 350°F (175°C) and line two sheet pans. Beat {butter, peanut-butter} with {brown-sugar, most sugar} until creamy, 2 to 3 minutes.
      3 Mix in {egg, vanilla}. Stir in {flour, baking-soda, salt} to make a soft dough.
      8 Roll into {@count 32 ball balls} and set them 2 inches apart. Dip a fork in {sugar} and press it into each twice, crosswise, to flatten it.
      1+11 Bake until just set and lightly browned underneath, 10 to 12 minutes.
      1+5 They break while hot: let them firm up on the pan for 5 minutes, then cool on a rack.
    `,
    face: 'Crumbly, salty-sweet cookies with the crosshatch of a fork',
    why: 'The fork flattens a dense dough, so that it bakes evenly',
  },
  snickerdoodles: {
    names:
      'snickerdoodles, snickerdoodle, snickerdoodle cookies, cinnamon sugar cookies, snicker doodles, snickerdoodle cookie recipe',
    family: 'pennsylvanian',
    near: 'sugar-cookies chocolate-chip-cookies cookies',
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
      sweetener sugar 260
      egg egg|applesauce 100
      sweet-spice vanilla 4
      flour flour|gf-flour 315
      leavener cream-of-tartar 6
      thickener baking-soda 4.6
      seasoning salt 1.5
      second-fat cinnamon 8
    `,
    steps: `
      5 Heat the oven to 375°F (190°C). Beat {butter} and {most sugar} until fluffy, 3 minutes, then beat in {egg, vanilla}.
      3 Add {flour, cream-of-tartar, baking-soda, salt} and mix to a soft dough.
      8 Stir {sugar} with {cinnamon} in a shallow bowl. Roll the dough into {@count 36 ball balls}, then roll each in the cinnamon sugar until it is well coated.
      1+10 Space them out on sheet pans lined with parchment. Bake until puffed and cracked but still soft, 9 to 11 minutes.
      1+5 Cool for 5 minutes on the pans; they sink and wrinkle as they should.
    `,
    face: 'Soft, tangy cookies under a crackled coat of cinnamon sugar',
    why: 'Cream of tartar gives the tang and the tender middle that make them what they are',
  },
  gingersnaps: {
    names: 'gingersnaps, ginger snaps, ginger cookies, ginger nuts, ginger biscuits, gingersnap cookies',
    title: 'Gingersnaps',
    family: 'new-england',
    near: 'gingerbread-cookies snickerdoodles cookies',
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
      fat butter|vegan-butter 150 softened
      sweetener brown-sugar 150
      egg egg|applesauce 50
      body molasses 85
      flour flour|gf-flour 280
      leavener baking-soda 7
      sweet-spice ground-ginger 6
      second-fat cinnamon 3
      whole-spice ground-cloves 1
      seasoning salt 2
      sweetener sugar 50
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Beat {butter} with {brown-sugar} until pale, 3 minutes. Beat in {egg, molasses}; the mixture may look curdled.
      3 Mix in {flour, baking-soda, ground-ginger, cinnamon, ground-cloves, salt} until the dough comes together.
      8 Shape into {@count 26 ball balls}, roll them in {sugar} and set them 2 inches apart on lined sheet pans.
      1+12 Bake until the tops are cracked all over, 11 to 13 minutes: less for chewy cookies, more for snaps.
      1+10 Let stand for 10 minutes; they crisp as they cool.
    `,
    face: 'Cracked, sugary cookies, dark with molasses and warm with spice',
    why: 'Plenty of baking soda spreads and cracks them',
  },
  'rice-krispie-treats': {
    names:
      'rice krispie treats, rice crispy treats, krispie treats, rice krispies treats, rice krispy treats, marshmallow treats, crispy rice treats, rice crispie squares, rice krispie squares, rice krispie bars',
    family: 'farmhouse',
    near: 'granola-bars fudge bites',
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
      fat butter|vegan-butter 60
      sweetener marshmallows|vegan-marshmallows 340
      sweet-spice vanilla 4
      seasoning salt 1.5
      crunch puffed-rice 170
    `,
    steps: `
      3 Grease {@tin 9-by-13-inch baking pan} lightly. Melt {butter} in a large pot over low heat.
      5 Add {marshmallows} and stir over low heat until the last lumps have melted, about 4 minutes. Take off the heat at once and stir in {vanilla, salt}.
      3 Add {puffed-rice} and fold until every grain is coated.
      2+30 Press into the pan with buttered hands, lightly: packed hard, they turn tough. Let set for 30 minutes, then cut into squares.
    `,
    face: 'Chewy, buttery squares of crisp cereal and melted marshmallow',
    why: 'Low heat and a light hand keep them soft for days',
  },
  'flourless-peanut-butter-cookies': {
    names:
      'flourless peanut butter cookies, three ingredient peanut butter cookies, peanut butter cookies without flour, no flour peanut butter cookies, gluten free peanut butter cookies, flourless pb cookies, 3 ingredient cookies, three ingredient cookies, flourless cookies, cookies without flour, peanut butter cookies with 3 ingredients',
    title: 'Flourless Peanut Butter Cookies',
    titles: `
      almond-butter: Flourless Almond Butter Cookies
      sunflower-butter: Flourless Seed Butter Cookies
    `,
    family: 'farmhouse',
    near: 'peanut-butter-cookies no-bake-cookies cookies',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      nut peanut-butter|almond-butter|sunflower-butter 260
      sweetener sugar 180
      egg egg 50
    `,
    steps: `
      3 Heat the oven to 350°F (175°C) and line two sheet pans. Stir {peanut-butter, egg} with {most sugar} until it pulls together into a stiff, glossy dough.
      7 Roll into {@count 20 ball balls}, turn them in {sugar} and set them 2 inches apart. Press crosswise with a fork until they are 1/2 inch thick.
      1+10 Bake until dry on top and barely colored at the edges, 9 to 11 minutes. They will feel soft.
      1+10 Let them cool on the pans for 10 minutes: they firm up as they do, and break if you move them sooner.
    `,
    face: 'Tender, crackly cookies that you stir together from three ingredients',
    why: 'With no flour to firm them up, they melt in the mouth, and one egg is enough to bind them',
  },
}
