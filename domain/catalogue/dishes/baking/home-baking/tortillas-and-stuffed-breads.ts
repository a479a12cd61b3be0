import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tortillas, pita, steamed buns, and breads with cheese in or on them. */
export const tortillasAndStuffedBreads: DishEntries = {
  'flour-tortillas': {
    names:
      'homemade flour tortilla, flour tortilla, flour tortillas from scratch, tortillas from scratch, homemade tortilla, soft flour tortilla, mexican flour tortilla, tortillas de harina, sonoran flour tortilla, fresh flour tortilla, how to make tortillas, burrito tortillas from scratch',
    title: 'Homemade Flour Tortillas',
    family: 'norteno',
    near: 'corn-tortillas soft-flatbread',
    beside: 'refried-beans carne-asada',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    salt: 0,
    list: `
      flour flour 360
      leavener baking-powder 3
      seasoning salt 7
      fat lard|shortening|neutral-oil 70
    `,
    steps: `
      6 Stir {flour, baking-powder, salt} in a bowl and rub in {lard} until it looks like damp sand. Stir in {water 190}, hot from the tap, and knead for 3 minutes, until smooth.
      4+30 Divide into 12 balls, cover with a towel and let rest for 30 minutes. They will not roll out before.
      15 Heat a dry cast-iron skillet over medium-high heat. Roll the balls into thin 8-inch rounds and cook one at a time, about 30 seconds a side, until puffed and freckled brown.
      1 Stack them in the towel as they are done, where their steam keeps them soft. They keep for three days in the refrigerator.
    `,
    face: 'Soft, thin and blistered, and they fold without cracking',
    why: 'Hot water and half an hour of rest relax the dough, so it stays as thin as you roll it',
  },
  'corn-tortillas': {
    names:
      'homemade corn tortilla, corn tortilla, corn tortillas from scratch, masa tortilla, tortillas de maiz, masa harina tortilla, fresh corn tortilla, corn tortillas without a press',
    title: 'Homemade Corn Tortillas',
    family: 'oaxacan',
    near: 'flour-tortillas sopes',
    beside: 'carnitas refried-beans',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 14,
    batch: true,
    salt: 0,
    list: `
      flour masa-harina 260
      seasoning salt 3.5
    `,
    steps: `
      5 Stir {masa-harina, salt} with {water 370}, warm, and knead in the bowl for 2 minutes. It should feel like modeling clay: if it cracks when you press it, wet your hands and knead on.
      1+15 Cover and let rest for 15 minutes.
      4 Roll into 14 balls and keep them under a damp towel.
      18 Heat a dry cast-iron skillet over medium-high heat. Press each ball between two sheets of plastic, in a press or under a heavy pan, into a 6-inch round. Cook one at a time, about 45 seconds a side, then turn once more for a few seconds, until it puffs.
      1+10 Wrap them in a towel for 10 minutes, in which they finish steaming and turn soft.
    `,
    face: 'Warm, soft and sweet with corn, to fill or to tear',
    why: 'The dough rests so that the dry meal drinks its fill, and three turns in the pan make it puff',
  },
  'pita-bread': {
    names:
      'homemade pita, pita bread from scratch, homemade pita bread, pita from scratch, pita bread, pocket bread, pocket pita, fluffy pita, greek pita from scratch, arabic bread, khubz, lebanese bread, whole wheat pita from scratch',
    title: 'Pita Bread',
    family: 'levantine',
    near: 'soft-flatbread naan',
    beside: 'hummus falafel',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    salt: 0,
    list: `
      leavener yeast 7
      sweetener sugar 6
      flour bread-flour|flour 400
      seasoning salt 8
      fat olive-oil 20
    `,
    steps: `
      2+5 Stir {yeast, sugar} into {water 270}, lukewarm, and leave for 5 minutes, until it foams.
      9 Add {bread-flour, salt, olive-oil} and knead until smooth and springy, 7 minutes.
      1+60 Cover and let rise until doubled, about 1 hour.
      6+15 Heat the oven to 475°F (245°C) with a sheet pan on the lowest rack. Divide into eight balls, cover and let rest for 15 minutes.
      10+8 Roll into 7-inch rounds, an even 1/4 inch thick. Bake three or four at a time on the hot pan until they balloon and just begin to color, 4 minutes a batch.
      1 Wrap them in a towel while they are hot, so that the pockets stay soft.
    `,
    face: 'Soft, puffed rounds with a pocket to fill',
    why: 'A scorching pan turns the water in the dough to steam at once, and steam is what opens the pocket',
  },
  'bao-buns': {
    names:
      'bao bun, bao, steamed bao, steamed bao buns, gua bao, taiwanese bao, chinese steamed bun, steamed bun, bao buns from scratch, homemade bao buns, pork bao, pork bao buns, hirata bun, steamed pork buns, tofu bao, folded bao buns, vegan bao buns',
    title: 'Bao Buns with Hoisin Pork',
    titles: `
      tofu: Bao Buns with Hoisin Tofu
    `,
    family: 'shanghainese',
    near: 'dumplings banh-mi',
    beside: 'asian-slaw asian-cucumber-salad',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Steamed, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      leavener yeast 5
      sweetener sugar 30
      flour flour 320
      leavener baking-powder 4
      fat neutral-oil 30
      protein pork-tenderloin|chicken-thigh|tofu 450 thinly sliced
      sauce hoisin-sauce 80
      sauce soy-sauce 15
      acid rice-vinegar 20
      aromatic ginger 8 finely grated
      raw cucumber 150 cut into thin half-moons
      aromatic scallion 30 sliced
      crunch peanuts 30? chopped
      herb cilantro 10?
      salt
    `,
    steps: `
      2+5 Stir {yeast, 1/2 sugar} into {water 175}, lukewarm, and leave for 5 minutes, until it foams.
      9+60 Add {flour, baking-powder, 1/3 neutral-oil} and knead until very smooth, 7 minutes. Cover and let rise until doubled, 1 hour.
      8+25 Roll into a log and cut it into 12 pieces. Roll each into an oval, brush with a little of {=neutral-oil}, fold over and set on a square of parchment paper. Cover and let puff up for 25 minutes.
      3+10~ Steam over simmering water, in two tiers or two batches, until light and dry to the touch, 10 minutes.
      3 Meanwhile, toss {cucumber} with {rice-vinegar, sugar, 1/2 salt}.
      8 Heat {neutral-oil} in a large skillet over high heat. Sear {pork-tenderloin} in one layer until browned[{?pork-tenderloin} and 145°F (63°C)][{?chicken-thigh} and 165°F (74°C)], 4 minutes. Add {ginger, hoisin-sauce, soy-sauce, salt} and toss for 1 minute, until glossy.
      3 Open the buns and fill them with the glazed slices, the cucumber, {scallion, peanuts, cilantro}.
    `,
    face: 'Pillowy folded buns, sticky with hoisin, with cold cucumber and crunch',
    why: 'A little baking powder and a long knead make the crumb as white and even as the steam allows',
  },
  khachapuri: {
    names:
      'khachapuri, georgian cheese bread, adjarian khachapuri, ajaruli khachapuri, acharuli khachapuri, georgian cheese boat, cheese bread boat, cheese boat, georgian bread, egg and cheese bread boat, hachapuri',
    title: 'Khachapuri (Georgian Cheese Bread)',
    family: 'turkish',
    cuisine: 'Eastern European',
    near: 'pide manakish',
    beside: 'cucumber-salad green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0,
    list: `
      leavener yeast 5
      sweetener sugar 5
      liquid milk 110
      flour bread-flour|flour 360
      seasoning salt 5
      fat olive-oil 15
      cheese mozzarella=low-moisture_mozzarella/mozzarella 280 grated
      cheese feta 180 crumbled
      egg egg 200
      second-fat butter 28
    `,
    steps: `
      2+5 Stir {yeast, sugar} into {milk} with {water 130}, both lukewarm, and leave for 5 minutes.
      9+60 Add {bread-flour, salt, olive-oil} and knead for 7 minutes, until elastic. Cover and let rise until doubled, 1 hour.
      5 Heat the oven to 475°F (245°C) with a sheet pan in it. Mix {mozzarella, feta}.
      10 Divide the dough into a piece for each and roll into 10-inch ovals on parchment paper. Put some of the cheese along the long sides, roll them up over it and pinch the ends to points, like a boat. Fill with the rest.
      1+12 Slide them, on the paper, onto the hot pan. Bake until brown, 12 minutes.
      2+5 Make a hollow in the cheese, break {egg} into the boats, one in each, and bake until the whites are set and the yolks thick, 5 minutes.
      1 Drop a bit of {butter} into each. Stir the egg and butter into the cheese at the table, tear off the ends and dip.
    `,
    face: 'A boat of bread full of molten cheese, with an egg and butter to stir into it',
    why: 'Mozzarella pulls and feta salts, as the Georgian cheeses do that are hard to find here',
  },
  langos: {
    names:
      'langos, lángos, hungarian langos, hungarian fried bread, langosh, langos with sour cream and cheese, hungarian fried dough, fried bread with garlic and cheese',
    title: 'Lángos (Hungarian Fried Bread)',
    family: 'farmhouse',
    cuisine: 'Eastern European',
    near: 'puff-puff beef-goulash',
    beside: 'cucumber-salad beef-goulash',
    weight: 2,
    level: 2,
    types: 'Snack, Main Dish',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      leavener yeast 5
      sweetener sugar 5
      liquid milk|oat-milk 130
      flour flour 320
      seasoning salt 6
      fat neutral-oil 700
      aromatic garlic 9 finely grated
      creamy sour-cream|vegan-sour-cream 160
      cheese cheddar|vegan-cheese 120 coarsely grated
    `,
    steps: `
      2+5 Stir {yeast, sugar} into {milk} with {water 95}, both lukewarm, and leave for 5 minutes.
      7+60 Beat in {flour, salt} and knead for 5 minutes: the dough stays soft and a little sticky. Cover and let rise until doubled, 1 hour.
      2 Stir {garlic} into {water 45}, warm.
      4+15 With oiled hands, divide the dough into a ball for each, and let rest for 15 minutes on an oiled tray.
      14 Heat {neutral-oil} to 350°F (175°C) in a wide, deep pot. Stretch each ball into an 8-inch round, thinner in the middle, and fry one at a time until puffed and golden, 1 1/2 minutes a side. Drain on a rack.
      2 Brush with the garlic water while hot, spread with {sour-cream} and cover with {cheddar}. Eat at once.
    `,
    face: 'Hot, puffed bread, crisp at the rim, under garlic, sour cream and a drift of cheese',
    why: 'A soft, wet dough puffs in the oil, and it is stretched thin in the middle so that it fries through',
  },
}
