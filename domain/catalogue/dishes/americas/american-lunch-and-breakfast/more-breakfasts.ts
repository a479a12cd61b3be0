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
}
