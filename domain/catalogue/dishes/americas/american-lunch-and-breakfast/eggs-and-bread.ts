import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What a kitchen makes that has little but eggs or bread in it. */
export const eggsAndBread: DishEntries = {
  'plain-omelet': {
    names:
      'plain omelet, plain omelets, omelet with nothing in it, two egg omelet, two-egg omelet, diner omelet, simple omelet, butter omelet',
    title: 'Plain Omelet',
    family: 'farmhouse',
    near: 'omelette scrambled-eggs egg-pan',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 1,
    salt: 0.35,
    list: `
      egg egg 150
      fat butter|vegan-butter|olive-oil 12
      salt
      pepper pepper 0.2
    `,
    steps: `
      2 Beat {egg} with {salt, pepper} until no streaks are left. Make one omelet at a time.
      1 Melt {butter} in an 8-inch nonstick pan over medium heat until it foams.
      3* Pour in the eggs for one omelet. Pull the set edge to the middle and tilt the pan, so that what is runny takes its place, until nothing flows anymore, 2 to 3 minutes.
      1* Fold in half, wait until the middle is set, and slide onto a warm plate.
    `,
    face: 'Nothing but eggs and butter, folded while the middle is tender',
    why: 'Pulled in from the edge, the eggs set all over before the bottom browns',
  },
  'egg-tortillas': {
    names:
      'eggs in tortillas, eggs and tortillas, tortillas and eggs, egg and tortilla, tortilla eggs, fried egg tacos, fried egg taco, tacos with eggs',
    title: 'Scrambled Eggs in Tortillas',
    family: 'texmex',
    cuisine: 'American',
    near: 'breakfast-tacos huevos-rancheros breakfast-burrito',
    beside: 'refried-beans guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.3,
    list: `
      bread corn-tortillas|flour-tortillas=small_flour_tortillas/tortillas 112
      fat butter|vegan-butter|neutral-oil 14
      egg egg 200 beaten
      cheese cheddar|monterey-jack|vegan-cheese 40?
      sauce salsa 60?
      salt
      pepper pepper 0.3
    `,
    steps: `
      3* Warm {corn-tortillas} one by one in a dry skillet over medium-high heat until they puff in places, and keep them wrapped in a towel.
      4 Melt {butter} in the skillet over medium heat. Pour in {egg} with {salt, pepper} and stir slowly until they have set in large, soft curds, 2 to 3 minutes.
      2 Share them among the tortillas [with {cheddar}] [and spoon {salsa} over the top].
    `,
    face: 'Soft scrambled eggs in warm tortillas',
    why: 'A hot, dry skillet gives the tortillas a toasted taste and keeps them from cracking',
  },
  'tomato-sandwich': {
    names:
      'tomato sandwich, tomato sandwiches, southern tomato sandwich, tomato mayo sandwich, tomato and mayo sandwich, tomato and mayonnaise sandwich, summer tomato sandwich',
    title: 'Tomato Sandwich',
    family: 'farmhouse',
    near: 'blt sandwich',
    beside: 'corn-on-the-cob',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 2,
    salt: 0.6,
    list: `
      vegetable tomato 360 sliced 1/3 inch thick
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 150
      creamy mayonnaise|vegan-mayonnaise 50
      salt
      pepper pepper 0.5
    `,
    steps: `
      3+5 Lay {tomato} on paper towels, sprinkle with {salt, pepper} and leave for 5 minutes.
      3 Spread {white-bread} to the edges with {mayonnaise}. Pile the tomato on half of the slices, close, and cut in two. Eat at once, over the plate.
    `,
    face: 'Thick, salted slices of ripe tomato between soft bread and mayonnaise',
    why: 'Salt draws the juice out onto the towel, so that the bread holds for as long as it takes to eat it',
  },
  'peanut-butter-toast': {
    names:
      'peanut butter toast, toast with peanut butter, peanut butter on toast, pb toast, peanut butter banana toast, banana toast, toast with peanut butter and banana, peanut butter and banana toast',
    title: 'Peanut Butter Toast',
    titles: 'banana: Peanut Butter and Banana Toast',
    family: 'farmhouse',
    near: 'pb-and-j toast overnight-oats',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack, Late Night',
    methods: 'Raw/No Cook',
    equipment: 'Oven/Toaster',
    serves: 2,
    salt: 0,
    list: `
      bread bread|white-bread|gf-bread 160
      creamy peanut-butter|almond-butter|sunflower-butter 80
      fruit banana 120? sliced
      sweetener honey|maple 14?
    `,
    steps: `
      3 Toast {bread} until well browned.
      2 Spread it with {peanut-butter} while it is hot. [Lay {banana} on top] [and drizzle with {honey}].
    `,
    face: 'Hot toast with peanut butter melting into it',
    why: 'Toasted dark, the bread stays crisp under the peanut butter',
  },
  'cottage-cheese-and-fruit': {
    names:
      'cottage cheese and fruit, cottage cheese with fruit, fruit and cottage cheese, cottage cheese bowl, cottage cheese fruit bowl, cottage cheese and peaches, cottage cheese and pineapple, cottage cheese breakfast bowl',
    title: 'Cottage Cheese and Fruit Bowl',
    family: 'farmhouse',
    near: 'breakfast-bowl overnight-oats',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    sweet: true,
    serves: 2,
    list: `
      creamy cottage-cheese 450
      fruit peach|blueberries|strawberries|pineapple|banana 250 cut into bite-size pieces
      sweetener honey|maple 20?
      crunch almonds|walnuts 30? coarsely chopped
    `,
    steps: `
      4 Spoon {cottage-cheese} into bowls and pile {peach} on top.
      1 [Drizzle with {honey}] [and scatter {almonds} over it].
    `,
    face: 'Cool cottage cheese under fresh fruit',
    why: 'The salt in the cheese makes the fruit taste sweeter',
  },
  'plain-tuna-sandwich': {
    names: 'plain tuna sandwich, simple tuna sandwich, tuna sandwich with mayo, tuna and mayonnaise on bread',
    title: 'Plain Tuna Sandwich',
    family: 'farmhouse',
    near: 'tuna-salad-sandwich tuna-melt sandwich',
    beside: 'tomato-soup dill-pickles',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.3,
    list: `
      protein canned-tuna 425 drained and flaked
      creamy mayonnaise|vegan-mayonnaise 90
      acid lemon 10?
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 300
      salt
      pepper pepper 0.5
    `,
    steps: `
      4 Mash {canned-tuna} with {mayonnaise, lemon, pepper, salt} until it holds together.
      3 Spread it thickly over half of {white-bread}, close with the rest and cut in two.
    `,
    face: 'Tuna and mayonnaise between slices of soft bread',
    why: 'Tuna that is drained well takes up the mayonnaise and keeps the bread dry',
  },
}
