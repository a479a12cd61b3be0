import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tarts of one vegetable each: onions, leeks, tomatoes. */
export const frenchSavoryTarts: DishEntries = {
  'onion-tart': {
    names:
      'onion tart, caramelized onion tart, french onion tart, caramelised onion tart, onion quiche, tarte a l oignon, tarte à l’oignon, onion and gruyere tart, onion and cheese tart, sweet onion tart, alsatian onion tart',
    title: 'Caramelized Onion Tart',
    family: 'alsatian',
    cuisine: 'French',
    looksLike: 'savory-tart',
    near: 'leek-tart flammkuchen quiche-lorraine savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    list: `
      flour flour|gf-flour 180
      second-fat butter|vegan-butter 115 cold and cubed
      seasoning salt 6
      fat olive-oil 30
      vegetable onion 900 thinly sliced
      herb thyme 3 leaves only
      egg egg 150
      creamy cream|oat-cream 200
      cheese gruyere|swiss 80 grated
      ground-spice nutmeg 0.4
      pepper pepper 1
    `,
    steps: `
      8+30~ Rub {butter} into {flour, 1/2 salt} to coarse crumbs. Stir in {water 45}, ice-cold, just until it holds. Flatten and chill for 30 minutes.
      6+36 Meanwhile, heat {olive-oil} in a wide pot over medium heat. Cook {onion, salt}, covered, for 12 minutes, then uncovered, stirring and scraping, until soft, sweet and deep gold, about 25 minutes. Stir in {thyme, pepper}.
      8+10 Heat the oven to 400°F (200°C). Roll out the dough and line {@tin 9-inch tart pan} with it. Prick it and freeze for 10 minutes.
      2+25 Cover with parchment and weights and bake for 17 minutes. Lift them out and bake until dry and pale gold, 8 minutes.
      4 Turn the oven down to 350°F (175°C). Whisk {egg, cream, nutmeg}. Spread the onions in the shell, scatter with {gruyere} and pour the custard over.
      1+32 Bake until browned in spots and just set, 160°F (71°C) in the middle, 30 to 34 minutes.
      0+15 Cool for 15 minutes before you cut it. It is as good cold.
    `,
    face: 'Two pounds of onions, melted down to a sweet, golden layer in a thin custard and a short crust',
    why: 'Covered first, the onions give up their water, and then they brown evenly in what is left of it',
  },
  'leek-tart': {
    names:
      'leek tart, leek and gruyere tart, leek and cheese tart, flamiche, leek flamiche, leek quiche, leek and gruyere quiche, creamy leek tart, vegetarian leek tart, leek and cheese quiche, tarte aux poireaux',
    title: 'Leek and Gruyère Tart',
    family: 'norman',
    cuisine: 'French',
    looksLike: 'savory-tart',
    near: 'onion-tart quiche-lorraine spinach-quiche savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    list: `
      flour puff-pastry 245 thawed if frozen
      fat butter|vegan-butter 40
      vegetable leek 700 white and pale green parts, sliced and well washed
      seasoning salt 4
      creamy creme-fraiche|cream|oat-cream 200
      egg egg 100
      sauce dijon 15
      cheese gruyere|cheddar|vegan-cheese 100 coarsely grated
      ground-spice nutmeg 0.4
      pepper pepper 0.8
    `,
    steps: `
      10+5 Melt {butter} in a large skillet over medium-low heat. Cook {leek, salt}, covered, for 10 minutes, then uncovered, until they are soft and the pan is dry, about 5 minutes.
      3 Heat the oven to 400°F (200°C) with a sheet pan on its lowest rack.
      5 Roll {puff-pastry} out to 11 inches and line {@tin 9-inch tart pan} with it. Prick the bottom all over and brush it with {1/2 dijon}.
      4 Whisk {creme-fraiche, egg, nutmeg, pepper, dijon} and stir in the leeks with {most gruyere}. Fill the shell and scatter with {gruyere}.
      1+35 Set the tart on the hot sheet pan and bake until puffed, well browned and 160°F (71°C) in the middle, 33 to 37 minutes.
      0+10 Cool for 10 minutes before you slide it out and cut it.
    `,
    face: 'Silky leeks and nutty cheese in flaky pastry, the tart of the north of France',
    why: 'Mustard under the filling and a hot sheet pan below keep the bottom crisp without baking it first',
  },
  'tomato-tart': {
    names:
      'tomato tart, tomato tart with puff pastry, puff pastry tomato tart, tomato and mustard tart, tomato mustard tart, french tomato tart, fresh tomato tart, heirloom tomato tart, tomato and goat cheese tart, summer tomato tart, tomato puff pastry tart, easy tomato tart',
    title: 'Tomato Tart with Mustard and Goat Cheese',
    titles: `
      gruyere: Tomato Tart with Mustard and Gruyère
      vegan-cheese: Tomato Tart with Mustard
    `,
    family: 'provencal',
    cuisine: 'French',
    looksLike: 'savory-tart',
    near: 'tomato-pie flatbread-pizza galette savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 4,
    batch: true,
    list: `
      vegetable tomato 600 cut into slices 1/4 inch thick
      seasoning salt 4
      flour puff-pastry 245 thawed if frozen
      sauce dijon 30
      cheese goat-cheese|gruyere|vegan-cheese 110 crumbled
      fat olive-oil 15
      herb thyme 2 leaves only
      pepper pepper 0.6
      herb basil 8 torn
    `,
    steps: `
      4+20 Lay {tomato} on paper towels, sprinkle with {most salt}, and let them drain for 20 minutes. Blot the tops dry.
      5 Heat the oven to 400°F (200°C) with a sheet pan inside. Roll {puff-pastry} on parchment into a 10-by-12-inch rectangle, score a border 1/2 inch in from the edge, and prick the middle all over.
      4 Spread {dijon} inside the border and scatter with {goat-cheese}. Cover with the tomatoes, barely overlapping, and with {thyme, pepper, salt}. Drizzle with {olive-oil}.
      2+28 Slide it, paper and all, onto the hot pan and bake until the rim is deep golden and the bottom is brown when you lift a corner, 26 to 30 minutes.
      1+10 Cool for 10 minutes and scatter with {basil}. Eat it warm, or within the day.
    `,
    face: 'Ripe tomatoes, mustard and soft cheese on a crackling sheet of pastry, the best of a summer lunch',
    why: 'Salt draws the juice out of the slices beforehand, so that the pastry bakes crisp underneath',
  },
  'mushroom-tart': {
    names:
      'mushroom tart, mushroom puff pastry tart, mushroom and puff pastry tart, puff pastry mushroom tart, mushroom galette, mushroom and thyme tart, mushrooms and puff pastry',
    title: 'Mushroom Puff Pastry Tart with Thyme',
    family: 'bistro',
    cuisine: 'French',
    looksLike: 'savory-tart',
    near: 'leek-tart onion-tart savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    batch: true,
    list: `
      fat butter|vegan-butter 25
      fat olive-oil 15
      vegetable mushrooms|white-mushrooms 320
      aromatic shallot 60 finely chopped
      aromatic garlic 8
      ground-spice thyme 1.5 leaves picked
      seasoning salt 3
      pepper pepper 0.8
      flour puff-pastry 245 thawed if frozen
      creamy creme-fraiche|sour-cream|vegan-cream-cheese 80
      sauce dijon 10
      cheese gruyere|cheddar|vegan-cheese 60 coarsely grated
      egg egg 25? beaten, for the rim
    `,
    steps: `
      10 Heat the oven to 400°F (200°C). Brown {mushrooms} in {butter, olive-oil} in a large skillet over medium-high heat until their water has boiled away, 8 minutes. Add {shallot, garlic, thyme, salt, pepper} for 2 minutes.
      0+10 Spread them on a plate to cool for 10 minutes: a hot filling melts the pastry.
      5 Unroll {puff-pastry} on a sheet pan lined with parchment. Score a rim 3/4 inch wide all around, without cutting through, and prick the middle with a fork. Spread the middle with {creme-fraiche} stirred with {dijon}.
      3 Scatter with the mushrooms and {gruyere}[ and brush the rim with {egg}].
      1+25 Bake until the rim has risen and the bottom is brown, 22 to 26 minutes.
      0+5 Let stand for 5 minutes and cut with a serrated knife.
    `,
    face: 'Browned mushrooms and melted cheese on a sheet of crisp, buttery pastry',
    why: 'Cooked until dry and then cooled, the mushrooms leave the pastry crisp underneath',
  },
}
