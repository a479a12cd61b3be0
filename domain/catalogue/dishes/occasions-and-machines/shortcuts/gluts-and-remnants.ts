import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What uses up a bag of fruit or roots, and what is left of a roast. */
export const glutsAndRemnants: DishEntries = {
  'plum-crumble': {
    names:
      'plum crumble, plum crisp, crumble with plums, plums crumble, plum oat crumble, spiced plum crumble, crumble from plums',
    title: 'Plum Crumble',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'apple-crumble rhubarb-crumble crumble',
    weight: 4,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 6,
    sweet: true,
    list: `
      fruit plum 900 halved, pitted and cut into wedges
      sweetener brown-sugar 140
      thickener cornstarch 12
      sweet-spice cinnamon 2
      flour flour|gf-flour 150
      starch oats 60
      fat butter|vegan-butter 115 cold and cubed
      seasoning salt 1
    `,
    steps: `
      5 Heat the oven to 375°F (190°C). Toss {plum} with {1/2 brown-sugar, cornstarch, 1/2 cinnamon} in {@baking-dish}.
      5 Rub {butter} into {flour, salt, cinnamon} until it looks like coarse crumbs. Stir in {oats, brown-sugar} and squeeze some of it into lumps.
      2+40 Scatter it over the fruit and bake until it is brown and thick juice bubbles up at the sides, about 40 minutes.
      1+10 Leave for 10 minutes, so that the juice thickens.
    `,
    face: 'Tart, jammy plums under a crisp lid of oats and brown sugar',
    why: 'Plums give a lot of juice, and a spoonful of cornstarch turns it into a sauce',
  },
  'plum-cake': {
    names:
      'plum cake, german plum cake, zwetschgenkuchen, pflaumenkuchen, plum traybake, fresh plum cake, cake with plums, easy plum cake, plum torte',
    title: 'Plum Cake',
    family: 'pennsylvanian',
    cuisine: 'German, American',
    near: 'apple-cake snack-cake plum-crumble',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 115 softened
      sweetener sugar 180
      egg egg 100
      creamy milk|oat-milk|soy-milk 60
      vanilla vanilla 4
      flour flour|gf-flour 190
      leavener baking-powder 6
      seasoning salt 2
      fruit plum 550 halved and pitted
      sweet-spice cinnamon 2
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Butter {@tin 9-inch square pan} and line it with parchment.
      6 Beat {butter} with {most sugar} until pale, 3 minutes. Beat in {egg}, one after another, then {milk, vanilla}.
      2 Whisk {flour, baking-powder, salt} together and fold them in. The batter is stiff: spread it out with a wet spatula.
      4 Press in {plum}, cut side up, side by side. Mix {cinnamon} with {sugar} and sprinkle it over the top.
      1+45 Bake until the cake is golden between the fruit and a skewer comes out clean, about 45 minutes.
      1+30 Cool in the pan for 30 minutes before cutting into squares.
    `,
    face: 'A buttery cake with halves of plum sunk into it, under cinnamon sugar',
    why: 'The batter is stiff enough to hold the fruit up while it bakes',
  },
  'beet-goat-cheese-tart': {
    names:
      'beet and goat cheese tart, beet goat cheese tart, beetroot and goats cheese tart, beetroot tart, beet tart, goats cheese and beetroot tart, goat cheese and beet tart, beetroot and goat cheese tart, beetroot goats cheese tart with walnuts',
    title: 'Beet and Goat Cheese Tart with Walnuts',
    family: 'bistro',
    cuisine: 'British, French',
    near: 'onion-tart tomato-tart galette',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable beet 450 peeled and sliced 1/8 inch thick
      fat olive-oil 18
      bread puff-pastry 320 thawed, cold
      aromatic red-onion 120 thinly sliced
      acid balsamic-vinegar 15
      cheese goat-cheese|feta 130 crumbled
      nut walnuts 45? chopped
      sweetener honey|maple 14
      herb thyme 2
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Toss {beet, red-onion} with {olive-oil, 1/2 thyme, salt} on a parchment-lined sheet pan.
      1+25 Cover with foil and roast until a knife goes in easily, about 25 minutes. Toss with {balsamic-vinegar}.
      5 Unroll {puff-pastry} onto a second lined sheet pan. Score a border an inch from the edge, without cutting through, and prick the middle all over with a fork.
      4 Lay the beets and onion inside the border and top them with {goat-cheese}[ and {walnuts}].
      1+22 Bake until the border is puffed and deep golden and the bottom is brown, about 22 minutes.
      1 Drizzle with {honey}, scatter with {pepper, thyme} and cut into pieces.
    `,
    face: 'Sweet roasted beets and soft goat cheese on crisp, puffed pastry',
    why: 'The beets are cooked before they go on, since they would never soften in the time that pastry takes',
  },
  'leftover-lamb-pita': {
    names:
      'leftover lamb pita, leftover lamb pitas, leftover lamb wraps, leftover roast lamb wraps, leftover lamb flatbreads, leftover lamb sandwiches, lamb pita with yogurt, lamb and yogurt pita, cold roast lamb pita, leftover roast lamb and yogurt, leftover lamb and mint sauce, leftover roast lamb pita',
    title: 'Leftover Lamb Pitas with Yogurt and Cucumber',
    family: 'levantine',
    near: 'chicken-gyros kofta-kebabs leftover-lamb-curry',
    beside: 'greek-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      creamy yogurt|soy-yogurt 200
      aromatic garlic 3 finely grated
      herb mint 8 chopped
      raw cucumber 200 cut into small dice
      raw tomato 200 cut into small dice
      aromatic red-onion 60 very thinly sliced
      acid lemon-juice 20
      protein cooked-lamb|cooked-beef 400 torn or sliced into strips
      fat olive-oil 18
      ground-spice cumin 3
      ground-spice smoked-paprika 2
      bread pita 260 warmed
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Stir {yogurt} with {garlic, 1/2 mint, 1/2 lemon-juice} and {1/3 salt}.
      4 Toss {cucumber, tomato, red-onion} with {mint, lemon-juice, salt}.
      6 Heat {olive-oil} in {@skillet} over medium-high heat. Add {cooked-lamb, cumin, smoked-paprika, pepper} and fry, turning once or twice, until the edges are crisp and the meat is hot through, 165°F (74°C), 4 to 5 minutes.
      4 Fill {pita} with the meat, the salad and the yogurt.
    `,
    face: 'Crisp-edged roast lamb in warm pita, with minted yogurt and cucumber',
    why: 'A hot pan crisps the cold meat at the edges before the middle can dry out',
  },
  'ginger-chicken-soup': {
    names:
      'garlic ginger chicken soup, chicken soup with ginger, chicken soup with garlic and ginger, ginger garlic chicken soup, cold and flu soup, flu fighter soup, soup for a cold, soup with garlic and ginger, get well soup, feel better soup',
    title: 'Ginger and Garlic Chicken Soup',
    family: 'cantonese',
    cuisine: 'Asian, American',
    near: 'chicken-noodle-soup chicken-tinola brothy-soup',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 14
      aromatic ginger 28 cut into fine matchsticks
      aromatic garlic 30 thinly sliced
      stock chicken-stock 1400
      protein chicken-thigh 500
      vegetable carrot 180 thinly sliced
      starch long-rice 110 rinsed
      leaf bok-choy|spinach 200 cut into ribbons
      sauce soy-sauce|tamari|coconut-aminos 15
      acid lime-juice 25
      aromatic scallion 40 thinly sliced
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Warm {neutral-oil} in {@pot} over medium heat. Cook {ginger, garlic} until they smell sweet but have not browned, 2 minutes.
      3+16 Add {chicken-stock, chicken-thigh, carrot, long-rice} and bring to a boil. Simmer until the rice is soft and the chicken is 165°F (74°C) inside, about 16 minutes.
      4 Lift out the chicken, shred it with two forks and put it back.
      3 Stir in {bok-choy} until it has wilted, 2 minutes. Season with {soy-sauce, lime-juice, pepper, salt} and top with {scallion}.
    `,
    face: 'A clear, hot broth full of ginger and garlic, with chicken, rice and greens',
    why: 'Two minutes in warm oil take the harshness out of so much garlic and ginger, and leave the heat',
  },
  'vegetable-fried-rice': {
    names:
      'vegetable fried rice, veggie fried rice, veg fried rice, vegan fried rice, vegetarian fried rice, eggless fried rice, fried rice without egg, fried rice with vegetables, mixed vegetable fried rice, leftover rice with vegetables',
    title: 'Vegetable Fried Rice',
    family: 'cantonese',
    near: 'egg-fried-rice cauliflower-fried-rice fried-rice',
    beside: 'edamame asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 36
      vegetable carrot 150? finely diced
      vegetable red-pepper 130 finely diced
      vegetable cabbage 150 finely shredded
      vegetable peas 150
      aromatic ginger 8? finely grated
      aromatic garlic 6? finely grated
      starch cooked-rice 800 cold, broken up with your fingers
      sauce soy-sauce|tamari|coconut-aminos 48
      second-fat sesame-oil 9
      nut cashews 60? roughly chopped
      aromatic scallion 40? thinly sliced
      pepper pepper 0.6
      salt
    `,
    steps: `
      6 Set {@skillet} over high heat with {1/2 neutral-oil}. Stir-fry {red-pepper}[ and {carrot}] until brown at the edges, 3 minutes. Add {cabbage, peas} and toss until just tender, 2 minutes.
      1 [Stir in {ginger, garlic} for 30 seconds.]
      5 Add {neutral-oil} and {cooked-rice}, press the rice against the hot pan, toss it, and press again, until the grains are hot and dry and some have browned, 4 minutes.
      2 Pour {soy-sauce} down the side of the pan and toss until no grain is white, 1 minute. Take off the heat and stir in {sesame-oil, pepper, salt}.
      1 [Scatter with {scallion, cashews}.] Serve while it is hot.
    `,
    face: 'Browned grains with sweet carrots, peppers, cabbage and peas',
    why: 'The vegetables brown first, by themselves, so that no steam of theirs softens the rice',
  },
}
