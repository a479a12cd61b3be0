import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Jam, marmalade, curd and apple butter. */
export const fruitSpreads: DishEntries = {
  'strawberry-jam': {
    names:
      'strawberry jam, jam, homemade jam, homemade strawberry jam, strawberry preserves, refrigerator jam, strawberry refrigerator jam, berry jam, strawberry freezer jam, freezer jam, jam without pectin, fruit jam',
    title: 'Strawberry Refrigerator Jam',
    family: 'farmhouse',
    near: 'cranberry-sauce',
    beside: 'scones buttermilk-biscuits',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fruit strawberries 680 hulled and quartered
      sweetener sugar 300
      acid lemon 58
    `,
    steps: `
      2+30 Stir {strawberries, sugar} in a wide, heavy pot and leave until juicy, 30 minutes.
      2 Squeeze in {lemon} and bring to a boil over medium-high heat, stirring until the sugar dissolves.
      4+18 Boil, stirring more and more often, until a spoonful stays put on a cold plate, 18 to 22 minutes.
      2+60 Mash to your liking, spoon into clean jars and cool for 1 hour. It is not canned: keep it for three weeks in the refrigerator or for six months in the freezer.
    `,
    face: 'Soft-set and bright red, with more fruit than sugar',
    why: 'A wide pot boils it down fast, before the color and the scent are gone',
  },
  'orange-marmalade': {
    names:
      'orange marmalade, marmalade, homemade marmalade, homemade orange marmalade, refrigerator marmalade, british marmalade, english marmalade, seville orange marmalade, easy marmalade, small batch marmalade, small batch orange marmalade, orange preserves, orange jam, marmelade, orange marmelade, citrus marmalade, refrigerator orange marmalade',
    title: 'Refrigerator Orange Marmalade',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'strawberry-jam lemon-curd',
    beside: 'white-bread scones',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      fruit orange 524 scrubbed
      fruit lemon=lemon/lemon 58 scrubbed
      sweetener sugar 600
      seasoning salt 0.8
    `,
    steps: `
      20 Halve {orange, lemon} from top to bottom, pick out the seeds, and slice the fruit across, peel and all, as thinly as you can.
      3+45 Put the slices with their juice and {water 950} in a wide, heavy pot. Bring to a boil and simmer, partly covered, until the peel is so soft that it can be crushed between two fingers, 45 minutes.
      3 Stir in {sugar, salt} over low heat until dissolved.
      10+20 Boil briskly, stirring more and more often, until it reaches 220°F (104°C) and a spoonful wrinkles on a cold plate when you push it, about 30 minutes.
      1+10 Leave off the heat for 10 minutes, so that the peel does not float to the top of the jars.
      3+60 Spoon into clean jars and cool for 1 hour. It is not canned: it keeps for two months in the refrigerator.
    `,
    face: 'Amber and softly set around thin strips of peel, as bitter as it is sweet',
    why: 'The peel has to be quite soft before the sugar goes in, since sugar stops it from softening any further',
  },
  'lemon-curd': {
    names:
      'lemon curd, homemade lemon curd, fresh lemon curd, british lemon curd, english lemon curd, lemon cheese spread, lemon butter spread, lemon curd filling, lemon curd for scones, lemon curd for toast, lemoncurd, lemon curd from scratch',
    title: 'Lemon Curd',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'strawberry-jam lemon-bars',
    beside: 'scones pancakes',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      egg egg 100
      egg egg-yolk 51
      sweetener sugar 150
      seasoning salt 0.8
      acid lemon-juice 120 freshly squeezed and strained
      fat butter 85 cold, cut into cubes
      sweet-spice lemon-zest 6 finely grated
    `,
    steps: `
      3 Whisk {egg, egg-yolk, sugar, salt} in a heavy saucepan that is not of bare aluminum until no streak of white is left, then whisk in {lemon-juice}.
      9 Cook over medium-low heat, stirring all the time and scraping the bottom and the corners with a spatula, until it reads 170°F (77°C) and a finger leaves a clean track on the spatula, 8 minutes. It must not boil.
      2 Off the heat, stir in {butter}, a few cubes at a time, until melted.
      2 Push through a fine sieve into a bowl and stir in {lemon-zest}.
      1+120 Press a sheet of plastic wrap onto the surface and chill for 2 hours; it thickens as it cools. It is not canned: it keeps for a week in a clean jar in the refrigerator, or for three months in the freezer.
    `,
    face: 'Silky, bright yellow and truly sour, for scones, toast or a tart',
    why: 'Cold butter stirred in at the end stops the cooking, and zest added after the sieve keeps its fresh scent',
  },
  'apple-butter': {
    names:
      'apple butter, homemade apple butter, stovetop apple butter, spiced apple butter, pennsylvania dutch apple butter, amish apple butter, old fashioned apple butter, apple butter on the stove, apple spread, refrigerator apple butter, applebutter, cinnamon apple butter',
    title: 'Apple Butter',
    family: 'farmhouse',
    near: 'slow-cooker-apple-butter applesauce',
    beside: 'buttermilk-biscuits',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      fruit sweet-apple 1000 peeled, cored and chopped
      fruit apple=tart_apple/tart_apple 835 peeled, cored and chopped
      liquid apple-juice=apple_cider/cider 240
      acid cider-vinegar 30
      sweetener brown-sugar 165
      sweet-spice cinnamon 4
      sweet-spice allspice 1
      sweet-spice ground-cloves 0.5
      seasoning salt 1.5
    `,
    steps: `
      20+25 Put {sweet-apple, apple, apple-juice, cider-vinegar} in a large, heavy pot. Cover and simmer over medium-low heat, stirring a few times, until the apples fall apart, 25 minutes.
      4 Blend until smooth, in batches if need be, holding the lid ajar under a towel, and put it back into the pot.
      2 Stir in {brown-sugar, cinnamon, allspice, ground-cloves, salt}.
      15+75 Cook uncovered over low heat, stirring every few minutes and all the time toward the end, as it spits and catches, until dark and thick, 1 1/2 hours. A spoonful on a cold plate should mound, with no ring of liquid around it.
      3+60 Spoon into clean jars and cool for 1 hour. It is not canned: it keeps for three weeks in the refrigerator, or for six months in the freezer.
    `,
    face: 'Dark, smooth and spiced, thick enough to stay on toast, with no butter in it',
    why: 'Cider in place of water boils down with the fruit, so it is dark and sweet with little sugar added',
  },
  'slow-cooker-apple-butter': {
    names: 'slow cooker apple butter, slow cooker spiced apple butter, slow cooker homemade apple butter',
    title: 'Slow-Cooker Apple Butter',
    family: 'farmhouse',
    near: 'apple-butter applesauce',
    beside: 'buttermilk-biscuits pancakes',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker, Blender',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      fruit sweet-apple 1200 peeled, cored and chopped
      fruit apple=tart_apple/tart_apple 1000 peeled, cored and chopped
      sweetener brown-sugar 165
      acid cider-vinegar 15
      sweet-spice cinnamon 5
      sweet-spice allspice 1
      sweet-spice ground-cloves 0.5
      seasoning salt 1.5
      spice vanilla 8?
    `,
    steps: `
      25 Toss {sweet-apple, apple, brown-sugar, cider-vinegar, cinnamon, allspice, ground-cloves, salt} in a 6-quart slow cooker.
      1+480 Cover and cook on low until the apples are brown and fall apart when stirred, 8 hours.
      4 Blend until smooth, in batches if need be, holding the lid ajar under a towel, and put it back into the slow cooker.
      4+180 Cook on high without the lid, stirring now and then, until a spoonful mounds on a cold plate with no ring of liquid around it, 3 hours.[ Stir in {vanilla}.]
      3+60 Spoon into clean jars and cool for 1 hour. Keep it in the refrigerator for up to three weeks, or freeze it for six months: it is not canned.
    `,
    face: 'Dark, smooth and spiced, from apples that cook down while nobody watches',
    why: 'No water goes in, and the lid is off for the last hours, so the juice of the apples leaves as steam',
  },
}
