import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breakfasts that take no recipe book once they are known. */
export const morningStandbys: DishEntries = {
  'egg-in-a-hole': {
    names:
      'egg in a hole, eggs in a hole, toad in a hole egg, egg in a basket, eggs in a basket, egg in toast, egg in the hole, one eyed jack, bird in a nest, egg toast, hole in one egg',
    title: 'Egg in a Hole',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'fried-eggs-on-toast french-toast toast',
    beside: 'fruit-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.35,
    list: `
      bread bread|gf-bread 160
      fat butter|vegan-butter 28
      egg egg 200
      salt
      pepper pepper 0.4
    `,
    steps: `
      2 Cut a 2 1/2-inch hole out of each slice of {bread} with a glass. Keep the rounds.
      7* Two slices at a time, fry the bread and its rounds in some of {=butter} in a large skillet over medium heat until golden underneath, 2 minutes. Turn everything over, drop in more of {butter} and crack one of {egg} into each hole. Season with {salt, pepper}, cover and cook until the whites are set and the yolks are as firm as you like them, 3 to 5 minutes.
      1 Serve with the rounds, for dipping.
    `,
    face: 'Buttery fried toast with an egg cooked in the middle',
    why: 'Turned before the egg goes in, both sides of the bread are crisp, and the yolk stays whole',
  },
  'cinnamon-toast': {
    names:
      'cinnamon toast, cinnamon sugar toast, baked cinnamon toast, cinnamon sugar bread, oven cinnamon toast, sugar toast, pioneer woman cinnamon toast, buttered cinnamon toast',
    title: 'Cinnamon Toast',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'french-toast peanut-butter-toast toast',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    sweet: true,
    list: `
      second-fat butter|vegan-butter 70 very soft
      sweetener sugar 55
      sweet-spice cinnamon 5
      sweet-spice vanilla 2
      seasoning salt 0.6
      bread white-bread|gf-bread 280
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Mash {butter, sugar, cinnamon, vanilla, salt} to a paste.
      3 Spread it over {white-bread}, all the way to the crusts, and set on a sheet pan.
      1+9 Bake for 8 to 9 minutes, until the edges are crisp.
      1 Broil until the top bubbles, half a minute, watching it. Cool for a minute: the sugar is very hot.
    `,
    face: 'Crisp toast under a crackling sheet of butter, sugar and cinnamon',
    why: 'The sugar is mixed into the butter, so it melts into the bread and crackles on top',
  },
  muesli: {
    names: 'muesli, homemade muesli, toasted muesli, no sugar muesli, dry muesli',
    title: 'Toasted Muesli',
    family: 'alsatian',
    cuisine: 'Swiss, British',
    near: 'granola overnight-oats oatmeal',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      oats oats|gf-oats 350
      nut almonds|pepitas 100
      crunch sunflower 60
      main pepitas 60
      sweet-spice cinnamon 3
      fruit raisins 100
      second-fat dried-apricots 100 chopped
    `,
    steps: `
      2 Heat the oven to 325°F (165°C). Toss {oats, almonds, sunflower, pepitas, cinnamon} on a rimmed sheet pan.
      2+15 Bake, stirring once, until they smell toasted, 15 minutes.
      1+20 Let cool for 20 minutes, then stir in {raisins, dried-apricots}. It keeps for a month in a jar.
    `,
    face: 'Toasted oats, nuts and seeds with dried fruit, and no added sugar',
    why: 'The fruit goes in after the oven, where it would turn hard and bitter',
  },
  'steel-cut-oats': {
    names:
      'steel cut oats, steel-cut oats, steel cut oatmeal, irish oatmeal, stovetop steel cut oats, pinhead oatmeal, steel cut oat porridge, how to cook steel cut oats',
    title: 'Steel-Cut Oatmeal',
    family: 'farmhouse',
    cuisine: 'American, Irish, British',
    near: 'pressure-cooker-steel-cut-oats oatmeal porridge',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      fat butter|coconut-oil 10
      oats steel-cut-oats 180
      creamy milk|oat-milk|soy-milk 240
      seasoning salt 2
      sweet-spice cinnamon 1
      sweetener maple|honey 40
      fruit blueberries|apple 150
    `,
    steps: `
      4 Toast {steel-cut-oats} in {butter} in a heavy saucepan over medium heat, stirring, until they smell nutty, 3 minutes.
      2+20 Pour in {water 720} with {salt}, bring to a boil and simmer over low heat for 20 minutes, stirring now and then.
      2+8 Stir in {milk, cinnamon} and simmer, stirring more often, until creamy and still a little chewy, 8 minutes.
      1 Serve with {maple, blueberries}. What is left keeps for 5 days: loosen it with milk when you reheat it.
    `,
    face: 'Chewy, nutty oats in their own cream',
    why: 'Three minutes of toasting in butter make a plain pot of oats taste of more than oats',
  },
  'swedish-pancakes': {
    names:
      'swedish pancakes, pannkakor, swedish crepes, swedish pancakes with lingonberry, norwegian pancakes, finnish pancakes',
    title: 'Thin Swedish Pancakes',
    family: 'farmhouse',
    cuisine: 'Scandinavian',
    near: 'crepes pancakes dutch-baby',
    beside: 'bacon-and-eggs',
    weight: 3,
    level: 1,
    types: 'Main Dish, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      egg egg 150
      creamy milk|oat-milk 600
      flour flour|gf-flour 180
      sweetener sugar 12
      seasoning salt 2
      fat butter 56 melted
      fruit jam=lingonberry_jam/jam 120
    `,
    steps: `
      4 Whisk {egg} with half of {=milk} and {flour, sugar, salt} until smooth, then the rest of {milk} and {most butter}.
      1+15 Let it rest for 15 minutes. It is as thin as cream.
      20 Heat a 9-inch skillet over medium-high heat and brush with {butter}. Pour in 1/4 cup of the batter, swirl it to the edge, and cook until the top is dry, 1 minute. Turn and cook for 30 seconds. Go on until the batter is used up, stacking them under a towel.
      2 Fold in quarters and serve with {jam}.
    `,
    face: 'Lacy, eggy pancakes with crisp edges, rolled or folded around jam',
    why: 'A thin batter with butter in it spreads like paper and hardly sticks',
  },
}
