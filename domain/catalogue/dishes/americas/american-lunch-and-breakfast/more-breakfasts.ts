import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More eggs and pancakes. */
export const moreBreakfasts: DishEntries = {
  'banana-pancakes': {
    names: 'banana pancakes, banana pancake, fluffy banana pancakes, pancakes with banana, healthy banana pancakes',
    family: 'farmhouse',
    near: 'pancakes vegan-pancakes pancakes',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      fruit banana 354 peeled
      egg egg 100
      creamy milk|soy-milk|oat-milk 240
      fat butter|vegan-butter 42
      flour flour|gf-flour 190
      oats oats|gf-oats 40
      leavener baking-powder 9
      sweet-spice cinnamon 2
      seasoning salt 2.5
      sweetener maple 90
    `,
    steps: `
      5 Mash {most banana} to a pulp and slice the rest. Melt {1/2 butter} and whisk it into the pulp with {egg, milk}.
      2+5 Stir in {flour, oats, baking-powder, cinnamon, salt}, stopping while there are still lumps, and let stand for 5 minutes to thicken.
      16 Melt some of {butter} on a griddle over medium heat. Spoon out the batter by the 1/4 cup and cook until the bubbles on top stay open, about 2 minutes. Turn and cook until browned and springy, 2 minutes more. Repeat with the rest.
      1 Top with {banana} and pour over {maple}.
    `,
    face: 'Soft pancakes sweet with mashed banana and a little cinnamon',
    why: 'Very ripe bananas sweeten and moisten the batter, so it needs no sugar',
  },
  'poached-eggs': {
    names:
      'poached eggs, poached egg, poached eggs on toast, poached egg on toast, how to poach eggs, eggs poached, perfect poached eggs',
    title: 'Poached Eggs on Toast',
    family: 'farmhouse',
    near: 'scrambled-eggs bacon-and-eggs egg-pan',
    beside: 'sauteed-mushrooms air-fryer-bacon',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      protein egg 200
      acid white-vinegar 15
      bread bread|gf-bread 90 toasted
      fat butter|vegan-butter|olive-oil 20
      leaf spinach 120
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Melt {1/2 butter} in a skillet over medium heat and wilt {spinach} in it with {1/2 salt}, about 2 minutes. Keep it warm.
      7 Bring a wide pan of water to a bare simmer and add {white-vinegar}. Crack {egg} into small cups, slide them in and poach until the whites are firm all through, 3 to 4 minutes. Lift out with a slotted spoon and drain on a towel.
      2 Spread {bread} with {butter}, add the spinach and set the eggs on top. Season with {pepper, salt}.
    `,
    face: 'Poached eggs and buttered spinach on crisp toast',
    why: 'Barely moving water and a little vinegar keep the whites neat and tender',
  },
  'boiled-eggs': {
    names:
      'boiled eggs, hard boiled eggs, hard-boiled eggs, soft boiled eggs, boiled egg, hard boiled egg, soft boiled egg, jammy eggs, eggs and soldiers, egg and soldiers, dippy eggs, dippy eggs and soldiers, easy peel boiled eggs',
    title: 'Boiled Eggs and Toast',
    family: 'farmhouse',
    near: 'poached-eggs scrambled-eggs egg-pan',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      protein egg 200
      bread bread|gf-bread 135 toasted
      fat butter|vegan-butter|olive-oil 20 softened
      herb chives 3?
      salt
      pepper pepper 0.3
    `,
    steps: `
      2+6 Bring a saucepan of water to a rolling boil. Lower in {egg} with a spoon, turn down to a simmer and cook for 6 minutes for soft yolks or up to twice that for firm ones.
      3 Run cold water over the eggs until they can be held. Cap or peel them.
      2 Butter {bread} with {butter}, cut it into fingers and serve it beside the eggs with {salt, pepper}. [Snip {chives} over.]
    `,
    face: 'Eggs boiled just as you like them, with fingers of buttered toast',
    why: 'Eggs that start in boiling water peel far more easily than those started in cold',
  },
  'sheet-pan-pancakes': {
    names:
      'sheet pan pancakes, sheet pan pancake, sheet pan blueberry pancakes, pancakes for a crowd, oven baked pancakes, pancakes in the oven, one pan pancakes, pancake traybake, pancake tray bake, sheet pan breakfast, make ahead pancakes, freezer pancakes',
    title: 'Sheet-Pan Pancakes',
    family: 'farmhouse',
    near: 'pancakes blueberry-pancakes dutch-baby',
    beside: 'air-fryer-bacon fruit-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      fat butter|vegan-butter 100 melted
      flour flour|gf-flour 375
      sweetener sugar 40
      leavener baking-powder 19
      seasoning salt 4
      creamy milk|oat-milk|soy-milk 600
      egg egg 150
      sweet-spice vanilla 6
      fruit blueberries 220?
      sweetener maple 160
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Brush {@tin 13-by-18-inch rimmed sheet pan} with {1/3 butter}.
      3 Whisk {flour, sugar, baking-powder, salt} in a large bowl. Beat {milk, egg, vanilla} in another.
      2+5 Stir the two together with {butter}, leaving a few lumps, and let stand for 5 minutes.
      3+14 Spread the batter in the pan, right into the corners[, and scatter with {blueberries}]. Bake until golden and springy in the middle, 13 to 15 minutes.
      3 Cut into squares and serve with {maple}. What is left can be frozen and toasted.
    `,
    face: 'One big, fluffy pancake from the oven, cut into squares for everyone at once',
    why: 'The oven bakes all of it at the same time, so nobody stands at the griddle while the rest eat',
  },
}
