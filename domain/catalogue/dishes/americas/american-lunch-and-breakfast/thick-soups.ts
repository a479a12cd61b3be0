import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chowders, cream soups and soups of dried peas and beans. */
export const thickSoups: DishEntries = {
  'broccoli-cheddar-soup': {
    names:
      'broccoli cheddar soup, cheesy broccoli soup, cheddar broccoli soup, broccoli cheese soup, broccoli and cheddar soup, panera broccoli cheddar soup, cream of broccoli soup, broccoli and cheese soup, copycat panera broccoli cheddar soup, creamy broccoli soup, broccoli cheddar cheese soup, brocolli cheddar soup',
    family: 'new-england',
    near: 'potato-soup blended-soup',
    beside: 'no-knead-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      fat butter 50
      vegetable onion 150 finely chopped
      vegetable carrot 100 coarsely grated
      aromatic garlic 6
      flour flour|gf-flour 34
      stock veg-stock 600
      creamy milk 480
      vegetable broccoli 420 cut into very small florets
      sauce dijon 6
      ground-spice nutmeg 0.4
      cheese cheddar 200
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium heat and soften {onion, carrot} for 6 minutes. Stir in {garlic, flour} and cook for 1 minute.
      4 Whisk in {veg-stock}, then {milk}, a little at a time, and bring to a gentle simmer.
      2+15 Add {broccoli, 1/2 salt} and simmer until the florets are soft enough to crush against the side, about 15 minutes. Mash or blend a third of the soup for body.
      3 Take the pot off the heat and let the bubbling stop. Stir in {dijon, nutmeg, pepper, salt}, then {cheddar}, a handful at a time, until melted.
    `,
    face: 'Tender broccoli in a thick, creamy Cheddar soup',
    why: 'The cheese goes in off the boil, or it would turn grainy',
  },
  'potato-soup': {
    names:
      'potato soup, loaded potato soup, baked potato soup, creamy potato soup, loaded baked potato soup, cheesy potato soup, potato bacon soup, potato and bacon soup, easy potato soup, homemade potato soup, potatoe soup, vegan potato soup',
    family: 'pennsylvanian',
    near: 'corn-chowder blended-soup chowder',
    beside: 'no-knead-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein bacon 140? diced
      fat butter|vegan-butter 28
      vegetable leek 200
      vegetable celery 100 finely chopped
      aromatic garlic 8
      vegetable potato 1000 peeled and cut into 3/4-inch dice
      stock veg-stock 960
      ground-spice dried-thyme 1
      creamy cream|soy-cream|oat-cream 180
      cheese cheddar|vegan-cheese 80?
      herb chives 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      15 Set {@pot} over medium heat. [Cook {bacon} in it until crisp, 7 minutes, lift it out and leave a spoonful of its fat.] Add {butter, leek, celery} and cook until soft, 6 minutes. Stir in {garlic} for 1 minute.
      3+20 Add {potato, veg-stock, dried-thyme, 1/2 salt} and simmer until the potatoes begin to fall apart, about 20 minutes.
      4 Mash about half of the potatoes in the pot, leaving the rest in pieces. Stir in {cream, pepper, salt} and heat for 1 minute without boiling.
      1 Ladle out the soup and top it with {cheddar, =bacon, chives}.
    `,
    face: 'A thick potato soup with leeks, half mashed and half in pieces',
    why: 'Mashed potatoes thicken the broth, so it needs no flour',
  },
  'mushroom-soup': {
    names:
      'mushroom soup, cream of mushroom soup, creamy mushroom soup, homemade cream of mushroom soup, wild mushroom soup, vegan mushroom soup, mushroom bisque, mushrooms soup, cream of mushroom, easy mushroom soup',
    family: 'farmhouse',
    near: 'mushroom-stroganoff blended-soup',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat butter|vegan-butter 56
      vegetable mushrooms|wild-mushrooms 600 sliced
      vegetable onion 160 finely chopped
      aromatic garlic 10
      herb thyme 3
      flour flour|gf-flour 30
      wine dry-sherry|veg-stock 60
      stock veg-stock 840
      sauce soy-sauce|tamari 8
      creamy cream|soy-cream|oat-cream 180
      herb parsley 8
      bread bread|gf-bread 180 toasted
      salt
      pepper pepper 1
    `,
    steps: `
      14 Melt {most butter} in {@pot} over high heat. Brown {mushrooms} in two batches, about 6 minutes each, stirring seldom. Take them out and keep a few slices aside for the top.
      8 Lower the heat to medium, add {butter, onion, thyme} and soften for 6 minutes. Stir in {garlic, flour} for 1 minute.
      3+15 Add {dry-sherry} and let it sizzle, then whisk in {veg-stock, soy-sauce}. Return the mushrooms and simmer for 15 minutes.
      4 Blend or mash a third of the soup and stir it back with {cream, pepper, salt}. Pull out the stems of thyme.
      1 Top with the slices kept aside and {parsley} and serve with {bread}.
    `,
    face: 'Browned mushrooms in a creamy soup with thyme, and toast beside it',
    why: 'All of the flavor is made in the first minutes, before a drop of liquid goes in',
  },
  'clam-chowder': {
    names:
      'clam chowder, new england clam chowder, clam chowda, creamy clam chowder, boston clam chowder, white clam chowder, chowder, canned clam chowder, clam soup',
    title: 'New England Clam Chowder',
    family: 'new-england',
    near: 'corn-chowder chowder',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein bacon 110 diced
      fat butter 20
      vegetable onion 180 chopped
      vegetable celery 100 finely chopped
      flour flour|gf-flour 30
      stock fish-stock|chicken-stock 480
      vegetable potato 450 peeled and cut into 1/2-inch dice
      herb thyme 2
      whole-spice bay 0.3
      protein canned-clams 280 drained, liquid kept
      creamy half-and-half 360
      herb parsley 6
      crunch crackers|gf-breadcrumbs 40
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Crisp {bacon} in {@pot} over medium heat, 7 minutes. Put half of it aside for the top.
      8 Add {butter, onion, celery} and cook until soft but not browned, 6 minutes. Stir in {flour} for 1 minute.
      3+15 Whisk in {fish-stock} and the liquid from the cans. Add {potato, thyme, bay} and simmer until the potatoes are tender, about 15 minutes.
      2+3 Stir in {half-and-half, canned-clams} and warm over low heat, without boiling, for 3 minutes: clams toughen in a hard boil. Remove the stems and bay and season with {pepper, salt}.
      1 Top with {parsley}, the crisp bacon and {crackers}.
    `,
    face: 'Clams, potatoes and bacon in a creamy broth',
    why: 'The clams only warm through at the end, so they stay tender',
  },
  'corn-chowder': {
    names:
      'corn chowder, sweet corn chowder, potato corn chowder, corn and potato chowder, summer corn chowder, creamy corn chowder, corn soup, corn and bacon chowder, vegan corn chowder, vegetarian corn chowder, sweetcorn chowder',
    family: 'new-england',
    near: 'potato-soup chowder',
    beside: 'buttermilk-biscuits green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon 90? diced
      fat butter|vegan-butter 34
      vegetable onion 150 chopped
      vegetable red-pepper 120 diced
      vegetable celery 80 diced
      ground-spice smoked-paprika 1.5
      vegetable potato 350 cut into 1/2-inch dice
      vegetable corn 500
      stock veg-stock 600
      creamy half-and-half|soy-cream|oat-cream 240
      acid lime 12
      herb chives 6
      salt
      pepper pepper 0.8
    `,
    steps: `
      15 Set {@pot} over medium heat. [Cook {bacon} in it until crisp, 6 minutes, and lift it out.] Melt {butter} in the pot. Cook {onion, red-pepper, celery} until soft, 7 minutes, then stir in {smoked-paprika}.
      2+15 Add {potato, corn, veg-stock, 1/2 salt} and simmer until the potatoes are tender, about 15 minutes.
      4 Blend a third of the soup until smooth and stir it back in, which thickens the rest.
      3 Stir in {half-and-half, lime, pepper, salt} and heat gently for 2 minutes. Top with {=bacon, chives}.
    `,
    face: 'Sweet corn and potatoes in a smoky, creamy broth',
    why: 'Blended corn is the thickener, and it tastes of nothing but corn',
  },
  'split-pea-soup': {
    names:
      'split pea soup, split pea and ham soup, pea soup, split pea soup with ham, pea and ham soup, ham and pea soup, green split pea soup, split pea, pea & ham soup',
    title: 'Split Pea Soup with Ham',
    titles: 'smoked-tofu: Split Pea Soup with Smoked Tofu',
    family: 'pennsylvanian',
    near: 'ham-and-bean-soup lentil-soup',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      fat olive-oil 27
      vegetable onion 200 chopped
      vegetable carrot 200 diced
      vegetable celery 120 diced
      aromatic garlic 8
      pulse split-peas 450 rinsed
      protein ham|smoked-tofu 280 diced
      stock veg-stock 900
      whole-spice bay 0.6
      herb thyme 3
      acid cider-vinegar 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Heat {olive-oil} in {@pot} over medium heat and soften {onion, carrot, celery} for 7 minutes. Stir in {garlic} for 1 minute.
      3+60 Add {split-peas, ham, bay, thyme, veg-stock, water 1000}. Bring to a boil, skim, then simmer with the lid ajar, stirring more often as it thickens, until the peas fall apart, about 1 hour.
      4 Take out the bay and stems. Beat with a wooden spoon until creamy, thinning with hot water if you like.
      1 Sharpen with {cider-vinegar} and season with {pepper, salt}.
    `,
    face: 'Green split peas cooked to a thick, smoky soup with carrots',
    why: 'The peas fall apart on their own, so there is nothing to blend',
  },
  'ham-and-bean-soup': {
    names:
      'ham and bean soup, ham bean soup, ham and white bean soup, navy bean soup, white bean and ham soup, bean and ham soup, senate bean soup, leftover ham soup, ham bone soup, leftover ham bone soup, ham & bean soup, white bean soup with ham',
    family: 'pennsylvanian',
    near: 'split-pea-soup beans-and-greens-soup',
    beside: 'cornbread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      fat olive-oil 27
      protein ham 300 diced
      vegetable onion 200 chopped
      vegetable carrot 180 diced
      vegetable celery 140 diced
      aromatic garlic 12
      ground-spice dried-thyme 1.5
      whole-spice bay 0.6
      stock chicken-stock 1100
      pulse white-beans 765 drained and rinsed
      leaf kale 90 stemmed and chopped
      acid cider-vinegar 8
      salt
      pepper pepper 1
    `,
    steps: `
      6 Heat {olive-oil} in {@pot} over medium-high heat and brown {ham} lightly, 5 minutes.
      9 Add {onion, carrot, celery} and cook over medium heat until soft, 7 minutes. Stir in {garlic, dried-thyme} for 1 minute.
      3+25 Add {chicken-stock, bay, most white-beans}. Mash {white-beans} with a fork and stir them in too. Simmer for 25 minutes, until the broth has body.
      2+5 Stir in {kale} and simmer until tender, 5 minutes.
      1 Remove the bay leaf and season with {cider-vinegar, pepper, salt}.
    `,
    face: 'White beans and ham in a broth thick enough to stand a spoon in, nearly',
    why: 'Browned ham and a few mashed beans do the work of hours',
  },
}
