import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Spinach with berries or bacon, crunchy noodles, sweet corn. */
export const crunchyAndLeafySalads: DishEntries = {
  'strawberry-spinach-salad': {
    names:
      'strawberry spinach salad, spinach strawberry salad, spinach and strawberry salad, strawberry salad, strawberry spinach salad with poppy seed dressing, strawberry poppy seed salad, strawberry feta salad, strawberry pecan salad, spinach salad with strawberries',
    family: 'californian',
    near: 'kale-salad green-salad salad',
    beside: 'grilled-chicken grilled-salmon',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.25,
    list: `
      nut pecans|almonds|sunflower 60
      fat olive-oil 45
      acid red-vinegar 20
      sweetener honey|maple 18
      sauce dijon 5
      aromatic shallot 15 finely chopped
      ground-spice poppy-seed 4
      leaf spinach 170
      fruit strawberries 300 hulled and quartered
      cheese feta|goat-cheese 90 crumbled
      aromatic red-onion 40 very thinly sliced
      salt
    `,
    steps: `
      5 Toast {pecans} in a dry skillet over medium heat, shaking it, until they smell nutty, 4 minutes. Let cool.
      3 Whisk {olive-oil, red-vinegar, honey, dijon, shallot, poppy-seed, salt} until thick.
      2 Toss {spinach, red-onion} with half of the dressing. Scatter with {strawberries, feta} and the toasted nuts, and drizzle with the rest.
    `,
    face: 'Spinach and ripe berries with salty cheese, toasted nuts and a poppy seed dressing',
    why: 'The leaves are dressed before the berries go on, so nothing gets bruised',
  },
  'spinach-salad': {
    names:
      'spinach salad, spinach salad with bacon, spinach bacon salad, spinach salad with warm bacon dressing, spinach and bacon salad, wilted spinach salad, spinach salad with hot bacon dressing, spinach and egg salad, warm spinach salad',
    title: 'Spinach Salad with Warm Bacon Dressing',
    titles: `
      smoked-tofu: Spinach Salad with Warm Mustard Dressing
    `,
    family: 'pennsylvanian',
    cuisine: 'American',
    near: 'strawberry-spinach-salad cobb-salad warm-salad',
    beside: 'pan-seared-steak roast-chicken',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      egg egg 200
      protein bacon|turkey-bacon|smoked-tofu 170 cut into 1/2-inch pieces
      leaf spinach 250 well dried
      raw mushrooms 120 thinly sliced
      aromatic red-onion 50 thinly sliced
      fat olive-oil 20
      acid red-vinegar 40
      sweetener brown-sugar|maple 10
      sauce dijon 12
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+10~ Lower {egg} into boiling water and simmer for 10 minutes. Cool in ice water, peel and quarter.
      9 Meanwhile, crisp {bacon} in a skillet over medium heat, 8 minutes. Lift it out and leave about 2 tablespoons of the fat.
      2 Put {spinach, mushrooms, red-onion} in a large bowl.
      3 Add {olive-oil} to the fat in the skillet over low heat and whisk in {red-vinegar, brown-sugar, dijon, salt, pepper} until it bubbles.
      2 Pour it over the salad, hot, and toss at once. Top with the eggs and what you fried.
    `,
    face: 'Spinach just wilted by a hot, sharp dressing, with eggs and mushrooms',
    why: 'The dressing is made in the skillet and poured at a bubble, so the leaves soften without cooking',
  },
  'corn-salad': {
    names:
      'corn salad, summer corn salad, fresh corn salad, corn and tomato salad, corn and black bean salad, black bean and corn salad, sweetcorn salad, corn tomato salad, sweetcorn and tomato salad',
    title: 'Corn and Tomato Salad',
    family: 'californian',
    cuisine: 'American',
    near: 'esquites cowboy-caviar succotash',
    beside: 'grilled-chicken bbq-ribs',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 40
      vegetable corn 560
      raw cherry-tomatoes 280 halved
      raw cucumber 150 diced
      aromatic red-onion 50 finely chopped
      pulse black-beans 170? drained and rinsed
      acid lime-juice 30
      sweetener honey|maple 5
      ground-spice cumin 1
      herb basil|cilantro 10 torn
      cheese feta 80?
      salt
      pepper pepper 0.5
    `,
    steps: `
      7 Heat {1/2 olive-oil} in {@skillet} over high heat. Fry {corn}, leaving it alone for a minute at a time, until spotted brown, 6 minutes. Let cool on a plate.
      2 Whisk {lime-juice, honey, cumin, salt, pepper} with {olive-oil} in a large bowl.
      3 Toss in the corn, {cherry-tomatoes, cucumber, red-onion}[, then {black-beans}]. Fold in {basil}. [Crumble {feta} over.]
    `,
    face: 'Browned sweet corn with tomatoes, cucumber and lime',
    why: 'A hard, quick fry gives frozen corn the taste of the grill',
  },
  'chinese-chicken-salad': {
    names:
      'chinese chicken salad, asian chicken salad, oriental chicken salad, sesame chicken salad, chinese chicken salad with wontons, chinese chicken salad with mandarin oranges, mandarin chicken salad, applebees oriental chicken salad, asian chopped salad',
    title: 'Chinese Chicken Salad',
    titles: `
      tofu: Chinese-Style Salad with Tofu
    `,
    family: 'ginger-soy',
    cuisine: 'American, Chinese',
    near: 'asian-slaw chicken-salad salad',
    beside: 'egg-rolls spring-rolls',
    weight: 4,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.1,
    list: `
      bread wonton-wrappers|corn-tortillas 80 cut into 1/4-inch strips
      fat neutral-oil 80
      sauce soy-sauce|tamari 30
      acid rice-vinegar 45
      sweetener honey|maple 24
      fat sesame-oil 14
      aromatic ginger 8 grated
      leaf napa 350 thinly sliced
      raw red-cabbage 120 thinly sliced
      raw carrot 100 grated
      aromatic scallion 40 thinly sliced
      fruit tangerine|orange 220 peeled, in segments
      protein cooked-chicken|tofu 380 shredded
      nut almonds|sunflower 50 toasted
      crunch sesame 8
      herb cilantro 12? chopped
      salt
    `,
    steps: `
      7 Heat {most neutral-oil} in a small skillet over medium-high heat to 350°F (175°C). Fry {wonton-wrappers} by handfuls until golden, under a minute. Drain, and sprinkle with a pinch of {=salt}.
      3 Whisk {soy-sauce, rice-vinegar, honey, sesame-oil, ginger, neutral-oil, salt}.
      4 Toss {napa, red-cabbage, carrot, scallion, cooked-chicken} with most of the dressing in a large bowl.
      2 Top with {tangerine, almonds, sesame}[, {cilantro}] and the crisp strips, and drizzle with the rest.
    `,
    face: 'Crunchy cabbage, shredded chicken and sweet citrus under crisp wonton strips',
    why: 'The strips are fried fresh and go on last, so they crackle to the last bite',
  },
  'ramen-noodle-salad': {
    names:
      'ramen noodle salad, ramen salad, ramen cabbage salad, crunchy ramen salad, asian ramen salad, ramen noodle coleslaw, ramen coleslaw, oriental ramen salad, ramen slaw, crunchy ramen noodle salad, ramen noodle slaw',
    title: 'Crunchy Ramen Noodle Salad',
    family: 'ginger-soy',
    cuisine: 'American',
    near: 'asian-slaw coleslaw slaw',
    beside: 'bbq-chicken teriyaki-chicken',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.15,
    list: `
      second-fat butter|neutral-oil 28
      starch ramen-noodles 160 broken into small pieces
      nut almonds|sunflower 60
      crunch sesame 12
      fat neutral-oil 55
      acid rice-vinegar 55
      sweetener sugar 28
      sauce soy-sauce 20
      raw cabbage 450 finely shredded
      raw carrot 100 grated
      aromatic scallion 50 thinly sliced
      salt
      pepper pepper 0.4
    `,
    steps: `
      8 Melt {butter} in {@skillet} over medium heat. Toast {ramen-noodles, almonds}, stirring, until golden, 6 minutes. Stir in {sesame} for 1 minute more and let cool on a plate.
      2 Whisk {neutral-oil, rice-vinegar, sugar, soy-sauce, salt, pepper} until the sugar has dissolved.
      2 Toss {cabbage, carrot, scallion} with the dressing.
      1 Fold in the toasted noodles just before serving.
    `,
    face: 'Shredded cabbage in a sweet-sharp dressing with toasted noodles and almonds',
    why: 'The noodles are never boiled: toasted in butter, they are the crunch',
  },
}
