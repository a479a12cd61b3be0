import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is baked and griddled from sourdough starter that is fed no more, crackers, and a loaf without grain. */
export const crackersAndDiscard: DishEntries = {
  'sourdough-discard-crackers': {
    names:
      'sourdough discard cracker, sourdough cracker, discard cracker, sourdough starter cracker, rosemary sourdough cracker, sourdough discard rosemary cracker, sourdough discard crackers with rosemary, rosemary discard cracker, sourdough discard, sourdough discard recipe, sourdough discard snack, discard recipe, sourdough starter discard, what to do with sourdough discard, use up sourdough discard, leftover sourdough starter',
    title: 'Sourdough Discard Crackers with Rosemary',
    family: 'californian',
    near: 'olive-oil-crackers sourdough-bread',
    beside: 'hummus pimento-cheese',
    weight: 3,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    salt: 0,
    list: `
      flour sourdough-starter=unfed_sourdough_starter/starter 240
      flour flour 110
      fat butter|vegan-butter 56 melted and cooled
      herb rosemary 4 finely chopped
      seasoning salt 5
      pepper pepper 0.5?
      second-fat olive-oil 10
    `,
    steps: `
      5 Stir {sourdough-starter} with {butter, rosemary}, half of {=salt} and {pepper} in a bowl. Work in {flour} until you have a soft, smooth dough.
      2+30 Press it flat, wrap it and leave for 30 minutes, so that it rolls without shrinking.
      10 Heat the oven to 350°F (175°C). Cut the dough in two and roll each half between sheets of parchment paper until as thin as a dime. Take off the upper sheets and slide the lower ones, with the dough, onto two sheet pans.
      5 Brush with {olive-oil} and scatter over {salt}. Cut into squares with a pizza wheel and prick each with a fork.
      3+22 Bake, changing the pans over once, until golden to the middle, 22 minutes. Take off those at the rim first if they brown before the rest.
      1+15 Cool on the pans for 15 minutes: they turn crisp. They keep for a week in a closed tin.
    `,
    face: 'Thin, snappy squares that taste of rosemary and, a little, of sour bread',
    why: 'A starter that nobody has fed for days has the most flavor, and what is rolled this thin need not rise',
  },
  'sourdough-discard-pancakes': {
    names:
      'sourdough discard pancake, sourdough pancake, sourdough starter pancake, discard pancake, fluffy sourdough pancake, sourdough discard breakfast, pancakes with sourdough discard, pancakes with sourdough starter',
    title: 'Sourdough Discard Pancakes',
    family: 'farmhouse',
    near: 'dish-pancakes sourdough-discard-crackers',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      flour sourdough-starter=unfed_sourdough_starter/starter 240
      liquid milk|oat-milk 200
      egg egg 100
      fat butter|vegan-butter 42 melted
      flour flour 150
      sweetener sugar 25
      leavener baking-powder 8
      leavener baking-soda 2.5
      seasoning salt 4
      second-fat neutral-oil 10
      sweetener maple|honey 80
    `,
    steps: `
      3 Whisk {sourdough-starter, milk, egg, butter} in a large bowl until smooth.
      2+5 Stir {flour, sugar, baking-powder, baking-soda, salt} together, fold them in until just combined and let stand for 5 minutes, until bubbles rise.
      15 Heat a griddle or a wide skillet over medium heat and wipe it with a little of {neutral-oil}. Cook in batches, 1/4 cup (60 ml) of batter for each, until the bubbles on top burst, 2 minutes, then turn and cook for 1 minute more.
      1 Serve hot, with {maple}.
    `,
    face: 'Tender, lacy-edged pancakes with the tang of a starter that was due to be thrown out',
    why: 'The sour starter sets the baking soda foaming, so they rise high and stay tender',
  },
  'olive-oil-crackers': {
    names:
      'homemade crackers, homemade cracker, crackers from scratch, olive oil cracker, seed cracker, seeded cracker, rosemary cracker, rosemary olive oil cracker, thin cracker, flatbread cracker, lavash cracker',
    title: 'Seeded Olive Oil Crackers',
    family: 'levantine',
    cuisine: 'American',
    near: 'sourdough-discard-crackers pimento-cheese',
    beside: 'hummus baked-brie',
    weight: 2,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    salt: 0,
    list: `
      flour flour|gf-flour 240
      nut sesame 18
      nut poppy-seed 9?
      herb rosemary 3? finely chopped
      seasoning salt 5
      sweetener sugar 4
      fat olive-oil 55
    `,
    steps: `
      4 Stir {flour, sesame, poppy-seed, rosemary, salt, sugar} in a bowl. Stir in {most olive-oil} and {water 105} and knead for 1 minute, until smooth.
      1+20 Cover and let rest for 20 minutes. Meanwhile, heat the oven to 425°F (220°C).
      12 Cut into four pieces. Roll each out on a sheet of parchment paper, into a long tongue that is thin enough to see the shape of your fingers through. Brush with {olive-oil} and prick all over.
      4+12 Bake on two sheet pans, one batch after the other where the oven is small, until brown in spots and dry, 12 minutes.
      1+10 Cool for 10 minutes and snap into shards. They keep for a week in a closed tin.
    `,
    face: 'Crisp, rustic shards full of toasted seeds, to dip and to top',
    why: 'They are rolled very thin and baked hot, so they blister before they have time to toughen',
  },
  'keto-bread': {
    names:
      'keto bread, low carb bread, keto loaf, keto bread not eggy, non eggy keto bread, almond flour bread, psyllium bread, keto psyllium bread, low carb loaf, keto rolls, keto buns, keto sandwich bread, grain free bread, low carb rolls, almond flour loaf, gluten free keto bread, paleo bread',
    title: 'Keto Almond and Psyllium Bread',
    family: 'californian',
    near: 'cottage-cheese-flatbread soft-flatbread',
    beside: 'scrambled-eggs chicken-salad',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    salt: 0,
    list: `
      flour almond-flour 190
      thickener psyllium=psyllium_husk_powder/psyllium 50
      leavener baking-powder 12
      seasoning salt 6
      egg egg-white 130
      acid cider-vinegar 15
      nut sesame 9?
    `,
    steps: `
      3 Heat the oven to 350°F (175°C) and line a baking sheet with parchment paper. Whisk {almond-flour, psyllium, baking-powder, salt} in a bowl until no lumps are left.
      3 Add {egg-white, cider-vinegar}, pour in {water 280}, boiling, and beat for 30 seconds, no longer: the dough turns from wet to firm, like soft clay.
      5 With wet hands, shape it into eight rolls and set them well apart on the sheet.[ Press {sesame} onto them.]
      1+55 Bake on the lower rack until they are deep brown and sound hollow when you tap the bottom, 55 minutes.
      1+40 Let cool for 40 minutes, all the way, before you cut them: warm, they are gummy. They keep for three days in the refrigerator and toast well.
    `,
    face: 'Brown and crusty, with a soft crumb that slices, toasts and holds a filling',
    why: 'Psyllium and boiling water give the dough its stretch, so there is no need of yolks, nor any taste of them',
  },
  'sourdough-discard-flatbreads': {
    names:
      'sourdough discard flatbread, sourdough discard flatbreads, sourdough flatbread, discard flatbread, sourdough discard naan, sourdough discard bread, quick sourdough discard bread, sourdough discard pitas, sourdough starter flatbread',
    title: 'Sourdough Discard Flatbreads',
    family: 'levantine',
    cuisine: 'American',
    near: 'soft-flatbread sourdough-discard-crackers',
    beside: 'hummus lentil-soup',
    weight: 2,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    salt: 0,
    list: `
      flour sourdough-starter=unfed_sourdough_starter/starter 240
      flour flour 220
      creamy greek-yogurt|soy-yogurt 80
      fat olive-oil 20
      leavener baking-powder 5
      seasoning salt 5
      second-fat butter|vegan-butter 25 melted
      aromatic garlic 4? finely grated
      herb parsley 5? chopped
    `,
    steps: `
      6 Stir {sourdough-starter, greek-yogurt, olive-oil} together in a bowl. Add {flour, baking-powder, salt} and knead for 3 minutes, until soft and only a little sticky.
      0+20 Cover and leave for 20 minutes.
      6 Cut into six pieces and roll each on a floured board to a round about 1/8 inch thick.
      16 Heat a dry, heavy skillet over medium-high heat. Cook one round at a time until it puffs and has brown spots, about 1 1/2 minutes a side. Keep the stack in a towel.
      1 Brush with {butter}[, stirred with {garlic}][ and scatter with {parsley}].
    `,
    face: 'Soft, blistered flatbreads with the tang of a starter that was due to be thrown out',
    why: 'Baking powder lifts them, so a starter that nobody has fed is good enough and nothing has to rise overnight',
  },
}
