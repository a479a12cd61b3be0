import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sides that nobody needs to look up twice. */
export const everydaySides: DishEntries = {
  'baked-sweet-potatoes': {
    names:
      'baked sweet potatoes, baked sweet potato, oven baked sweet potatoes, whole baked sweet potatoes, roasted whole sweet potatoes, sweet potato jacket, jacket sweet potato, baked yams, loaded sweet potato, sweet potatoes in the oven',
    title: 'Baked Sweet Potatoes',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'mashed-sweet-potatoes sweet-potato-fries roasted-potatoes',
    beside: 'pork-chops roast-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable sweet-potato 1000 of about the same size, scrubbed
      fat olive-oil 8
      second-fat butter|vegan-butter 42
      sweetener maple|brown-sugar 12?
      sweet-spice cinnamon 0.6?
      salt
      pepper pepper 0.3
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Prick {sweet-potato} a few times, rub with {olive-oil} and set on a foil-lined sheet pan.
      1+50 Bake until syrup beads on the skins and a knife slides in without any resistance, 45 to 55 minutes.
      1+5 Let rest for 5 minutes, so that the skins loosen.
      2 Slit open and fluff. Dot with {butter}, [drizzle with {maple},] [dust with {cinnamon},] and season with {salt, pepper}.
    `,
    face: 'Soft, caramel-sweet flesh in its own skin, with butter melting into it',
    why: 'Past the point where they are merely tender, their starch turns to syrup: give them the whole time',
  },
  'potato-wedges': {
    names:
      'potato wedges, oven potato wedges, baked potato wedges, roasted potato wedges, crispy potato wedges, seasoned potato wedges, jojos, jojo potatoes, spicy potato wedges, homemade wedges, wedges, spicy wedges, garlic parmesan potato wedges, paprika wedges',
    title: 'Crispy Potato Wedges',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'oven-fries roast-potatoes roasted-potatoes',
    beside: 'cheeseburger bbq-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.55,
    list: `
      vegetable russet-potato 900 scrubbed and cut into wedges 3/4 inch thick
      fat olive-oil 40
      starch cornstarch 12
      ground-spice smoked-paprika 4
      ground-spice garlic-powder 3
      ground-spice onion-powder 2
      ground-spice oregano 1
      cheese parmesan|vegan-parmesan 30?
      salt
      pepper pepper 1
    `,
    steps: `
      2+20 Soak {russet-potato} in hot water for 20 minutes. Heat the oven to 425°F (220°C) with {@sheet-pans} in it. Drain and dry very well.
      3 Toss with {olive-oil}. Mix {cornstarch, smoked-paprika, garlic-powder, onion-powder, oregano, pepper, salt} and toss with that too, until evenly coated.
      2+20 Lay cut side down on the hot pan, apart from one another, and bake for 20 minutes.
      2+14 Turn onto the other cut side and bake until deep brown and crisp, 12 to 15 minutes. [Sprinkle with {parmesan} while hot.]
    `,
    face: 'Crisp, spiced wedges with fluffy middles',
    why: 'Hot water draws out starch and a hot pan crisps the first side at once',
  },
  'green-beans-almondine': {
    names:
      'green beans almondine, green beans amandine, green bean almondine, haricots verts amandine, green beans with almonds, haricots verts almondine, almond green beans, lemon butter green beans with almonds, sauteed green beans with almonds',
    title: 'Green Beans Almondine',
    titles: `
      sunflower: Green Beans with Sunflower Seeds
    `,
    family: 'norman',
    cuisine: 'French, American',
    near: 'green-beans roasted-asparagus sauteed-side',
    beside: 'sole-meuniere roast-chicken',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable green-beans 500 trimmed
      second-fat butter|vegan-butter 42
      nut almonds|sunflower 50
      aromatic shallot 35 finely chopped
      aromatic garlic 4 minced
      acid lemon-juice 12
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+4 Boil {green-beans} in plenty of salted water until bright and just tender, 4 minutes. Drain, cool in ice water and dry well.
      5 Melt {butter} in {@skillet} over medium heat and cook {almonds}, stirring, until both smell nutty and are golden, 4 minutes.
      2 Add {shallot, garlic} and cook for 1 minute.
      3 Toss in the beans until hot, 2 minutes. Season with {lemon-juice, salt, pepper}.
    `,
    face: 'Snappy beans in brown butter with toasted almonds and lemon',
    why: 'Butter and almonds brown together, so one pan gives two kinds of nuttiness',
  },
  'yellow-rice': {
    names:
      'yellow rice, spanish yellow rice, mexican yellow rice, cuban yellow rice, arroz amarillo, vigo yellow rice, halal cart rice, golden rice, turmeric yellow rice',
    title: 'Yellow Rice',
    family: 'cuban',
    cuisine: 'Latin American, Caribbean, American',
    near: 'mexican-rice rice-pilaf seasoned-rice',
    beside: 'black-bean-soup grilled-chicken',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 20
      vegetable onion 100 finely chopped
      aromatic garlic 8 minced
      ground-spice turmeric 3
      ground-spice cumin 1.5
      whole-spice bay 0.3
      starch long-rice|basmati 280 rinsed
      stock chicken-stock|veg-stock 480
      vegetable peas 70?
      salt
    `,
    steps: `
      6 Cook {onion} in {olive-oil} in {@pot} over medium heat until soft, 5 minutes. Stir in {garlic, turmeric, cumin} for 30 seconds.
      2 Add {long-rice} and stir until every grain is yellow.
      2+17 Pour in {chicken-stock} with {bay, salt}, bring to a boil, cover and cook over the lowest heat for 17 minutes.
      2+8 Off the heat, [scatter {peas} over, ]cover again and leave for 8 minutes. Take out {=bay} and fluff.
    `,
    face: 'Separate, golden grains with onion, garlic and turmeric',
    why: 'The rice is turned in the spiced fat before the stock goes in, so each grain takes the color',
  },
  'potato-kugel': {
    names:
      'potato kugel, jewish potato kugel, potato kugel for passover, passover potato kugel, grated potato kugel, potatonik',
    title: 'Potato Kugel',
    family: 'farmhouse',
    cuisine: 'Jewish',
    near: 'latkes noodle-kugel hash-browns',
    beside: 'braised-brisket roast-chicken',
    weight: 3,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.7,
    list: `
      fat neutral-oil 90
      vegetable russet-potato 1400 peeled
      vegetable onion 300 peeled
      egg egg 250
      starch matzo-meal|tapioca 35
      salt
      pepper pepper 2
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Pour {most neutral-oil} into {@baking-dish} and put it in the oven while you grate.
      10 Grate {onion}, then {russet-potato}, coarsely, mixing them as you go. Squeeze out the water by handfuls in a towel.
      3 Beat {egg, matzo-meal, pepper, salt, neutral-oil} and stir in the vegetables.
      2+60 Pour carefully into the hot oil, level, and bake until deep brown and crusty all over, 1 hour.
      1+10 Let it settle for 10 minutes before you cut it.
    `,
    face: 'A tall square of grated potato, creamy inside and crackling around the edge',
    why: 'The batter goes into hot oil, which fries the bottom and sides from the first minute',
  },
  'chickpea-salad': {
    names:
      'chickpea salad, garbanzo bean salad, mediterranean chickpea salad, garbanzo salad, greek chickpea salad, chickpea cucumber salad, chickpea and cucumber salad, chickpea feta salad, chickpea tomato salad, balela salad',
    title: 'Mediterranean Chickpea Salad',
    family: 'greek',
    cuisine: 'Mediterranean, Greek',
    near: 'dense-bean-salad greek-salad bean-salad',
    beside: 'grilled-chicken falafel',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 45
      acid lemon-juice 35
      acid red-vinegar 10
      aromatic garlic 3 grated
      ground-spice oregano 1
      ground-spice cumin 0.8
      pulse chickpeas 500 drained and rinsed
      raw cucumber 250 diced
      raw cherry-tomatoes 250 halved
      raw red-pepper 120 diced
      aromatic red-onion 60 finely chopped
      brine olives 60 halved
      herb parsley 25 chopped
      cheese feta 100?
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Whisk {olive-oil, lemon-juice, red-vinegar, garlic, oregano, cumin, salt, pepper} in a large bowl.
      1+10 Stir in {chickpeas} and leave for 10 minutes, to drink in the dressing.
      6 Fold in {cucumber, cherry-tomatoes, red-pepper, red-onion, olives, parsley}. [Crumble {feta} over.]
    `,
    face: 'Chickpeas, crisp vegetables, olives and herbs in a sharp lemon dressing',
    why: 'The chickpeas go into the dressing first and alone, and taste of it all through',
  },
}
