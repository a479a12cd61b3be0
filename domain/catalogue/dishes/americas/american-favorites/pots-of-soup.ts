import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups that are a supper. */
export const potsOfSoup: DishEntries = {
  'chicken-and-rice-soup': {
    names:
      'chicken and rice soup, chicken rice soup, chicken soup with rice, homemade chicken and rice soup, creamy chicken and rice soup, chicken rice vegetable soup',
    family: 'farmhouse',
    near: 'chicken-noodle-soup brothy-soup',
    beside: 'buttermilk-biscuits green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|olive-oil 28
      vegetable onion 180 finely chopped
      vegetable carrot 220 sliced
      vegetable celery 150 sliced
      aromatic garlic 10
      stock chicken-stock 2100
      whole-spice bay 0.6
      protein chicken-thigh|chicken-breast 600
      starch long-rice 200
      herb thyme 2
      acid lemon 22
      herb dill|parsley 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium heat. Soften {onion, carrot, celery} with {1/2 salt} for 7 minutes, then stir in {garlic} for 1 minute.
      3+18 Add {chicken-stock, bay, thyme, chicken-thigh}, bring to a simmer and cook until the meat is 165°F (74°C) and tender, 18 minutes.
      1+16~ Lift out the meat. Stir in {long-rice} and simmer until the grains are tender, 15 to 17 minutes.
      4 Meanwhile, shred the chicken with two forks.
      2 Take out {=bay}[ and the stems of {=thyme}]. Return the chicken, add {lemon, dill, pepper, salt} and serve; the rice goes on drinking, so thin what is left over with stock or water.
    `,
    face: 'Tender chicken, rice and soft vegetables in a lemony broth',
    why: 'The rice cooks in the broth in which the meat was poached',
  },
  'white-bean-soup': {
    names:
      'white bean soup, cannellini bean soup, white beans soup, creamy white bean soup, bean soup, northern bean soup, great northern bean soup',
    family: 'tuscan',
    near: 'minestrone ham-and-bean-soup beans-and-greens-soup',
    beside: 'garlic-bread green-salad',
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
      fat olive-oil 42
      vegetable onion 170 chopped
      vegetable carrot 150 diced
      vegetable celery 100 diced
      aromatic garlic 15 sliced
      chile flakes 0.5
      herb rosemary 2
      pulse white-beans 765 drained and rinsed
      stock veg-stock|chicken-stock 950
      leaf kale 120 stemmed and chopped
      cheese parmesan|vegan-parmesan 30?
      acid lemon 15
      salt
      pepper pepper 1
    `,
    steps: `
      10 Warm {most olive-oil} in {@pot} over medium heat and cook {onion, carrot, celery, 1/2 salt} until soft, 8 minutes. Add {garlic, flakes, rosemary} and cook for 1 minute.
      2+15 Stir in {white-beans, veg-stock} and simmer for 15 minutes.
      3 Crush about a third of the beans against the side of the pot, until the broth turns creamy.
      2+6 Stir in {kale} and simmer until tender, 6 minutes.
      1 [Lift out the stem of {=rosemary}.] Season with {lemon, pepper, salt}, ladle into bowls and finish with {olive-oil}[ and {parmesan}].
    `,
    face: 'Creamy white beans and kale in a broth of rosemary and garlic',
    why: 'Crushing a third of the beans thickens it without any cream',
  },
  'beef-barley-soup': {
    names:
      'beef barley soup, beef and barley soup, beef barley, beef mushroom barley soup, barley soup, beef barley stew, mushroom barley soup with beef',
    family: 'farmhouse',
    near: 'beef-stew vegetable-beef-soup brothy-soup',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 680 cut into 3/4-inch pieces
      fat olive-oil 30
      vegetable onion 200 chopped
      vegetable carrot 220 sliced
      vegetable celery 130 sliced
      vegetable mushrooms 200 sliced
      aromatic garlic 10
      body tomato-paste 30
      stock beef-stock 1800
      sauce worcestershire 12
      whole-spice bay 0.6
      herb thyme 3
      starch barley 140 rinsed
      herb parsley 8?
      salt
      pepper pepper 1.5
    `,
    steps: `
      12 Pat {beef-chuck} dry and season with {1/2 salt, pepper}. Brown it in {olive-oil} in {@pot} over medium-high heat, in two batches, 5 minutes each. Set aside.
      9 Add {onion, carrot, celery, mushrooms} and cook until their juices are gone, 7 minutes. Stir in {garlic, tomato-paste} for 1 minute.
      3+50 Return the meat with {beef-stock, worcestershire, bay, thyme}, scraping the pot. Cover, leaving a gap, and simmer gently for 50 minutes.
      1+40 Stir in {barley} and simmer until it is plump and the beef falls apart at a nudge, 40 minutes.
      1 Take out {=bay}[ and the stems of {=thyme}] and thin with water if it has grown too thick. Season with {salt}[ and {parsley}].
    `,
    face: 'Fork-tender beef, mushrooms and chewy barley in a dark, savory broth',
    why: 'The barley goes in late: it thickens the broth and keeps its bite',
  },
  'stuffed-pepper-soup': {
    names:
      'stuffed pepper soup, stuffed bell pepper soup, unstuffed pepper soup, stuffed green pepper soup, deconstructed stuffed peppers, unstuffed peppers, stuffed peppers soup',
    titles: 'plant-mince: Plant-Based Stuffed Pepper Soup',
    family: 'farmhouse',
    near: 'stuffed-peppers vegetable-beef-soup brothy-soup',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein ground-beef|ground-turkey|plant-mince 600
      fat olive-oil 12
      vegetable onion 200 chopped
      vegetable green-pepper 260 diced
      vegetable red-pepper 200 diced
      aromatic garlic 10
      ground-spice italian-seasoning 3
      body canned-tomatoes 411
      body tomato-sauce 425
      stock beef-stock 900
      sweetener brown-sugar 10
      starch long-rice 150
      cheese cheddar 60?
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Brown {ground-beef} in {olive-oil} in {@pot} over medium-high heat, breaking it up, [{?ground-beef}until no pink is left and it is 160°F (71°C), ]8 minutes. Spoon off most of the fat.
      8 Add {onion, green-pepper, red-pepper} with {1/2 salt} and soften for 6 minutes. Stir in {garlic, italian-seasoning, pepper} for 1 minute.
      3+12 Pour in {canned-tomatoes, tomato-sauce, beef-stock}, add {brown-sugar} and simmer for 12 minutes.
      1+17 Stir in {long-rice} and simmer, stirring now and then so that it does not stick, until the rice is tender, 15 to 18 minutes.
      1 Season with {salt}. Serve hot[, with {cheddar} melting on top].
    `,
    face: 'Ground beef, rice and two colors of peppers in a thick tomato broth',
    why: 'The filling simmers loose in the pot, so there is nothing to hollow out or bake',
  },
  'turkey-soup': {
    names:
      'turkey soup, leftover turkey soup, turkey noodle soup, leftover turkey noodle soup, thanksgiving turkey soup, turkey vegetable soup, day after thanksgiving soup, turkey and noodle soup',
    title: 'Turkey Noodle Soup',
    family: 'farmhouse',
    near: 'chicken-noodle-soup brothy-soup',
    beside: 'buttermilk-biscuits green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|olive-oil 30
      vegetable onion 180 chopped
      vegetable carrot 220 sliced
      vegetable celery 160 sliced
      aromatic garlic 9
      stock chicken-stock 2000
      whole-spice bay 0.6
      herb sage 2 finely chopped
      herb thyme 2
      starch egg-noodles|gf-pasta 200
      protein cooked-turkey 500 pulled into bite-size pieces
      vegetable peas 100
      herb parsley 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Cook {onion, carrot, celery, 1/2 salt} in {butter} in {@pot} over medium heat until they begin to soften, 8 minutes. Stir in {garlic, sage} for 1 minute.
      3+15 Pour in {chicken-stock}, add {bay, thyme} and simmer until the carrots are tender, 15 minutes.
      1+7 Stir in {egg-noodles} and cook for 7 minutes.
      1+3 Add {cooked-turkey, peas} and simmer just until the meat is hot through (165°F/74°C), 3 minutes: it is cooked already, and more would dry it out.
      1 Take out {=bay}[ and the stems of {=thyme}] and season with {parsley, pepper, salt}.
    `,
    face: 'What is left of the bird with egg noodles, carrots and peas in a sage-scented broth',
    why: 'Cooked turkey only has to warm through, so it goes in at the very end',
  },
  'cabbage-soup': {
    names:
      'cabbage soup, vegetable cabbage soup, cabbage and tomato soup, cabbage vegetable soup, healthy cabbage soup, green cabbage soup, cabbage and bean soup',
    title: 'Cabbage Soup with Tomato and White Beans',
    family: 'farmhouse',
    near: 'minestrone vegetable-soup brothy-soup',
    beside: 'no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 30
      vegetable onion 200 chopped
      vegetable carrot 200 sliced
      vegetable celery 120 sliced
      aromatic garlic 12
      ground-spice sweet-paprika 4
      vegetable cabbage 700 cut into 1-inch pieces
      body canned-tomatoes 410
      stock veg-stock|chicken-stock 1200
      whole-spice bay 0.4
      pulse white-beans|chickpeas 440 drained and rinsed
      acid cider-vinegar 10
      herb dill 8
      salt
      pepper pepper 1
    `,
    steps: `
      9 Heat {olive-oil} in a large pot over medium heat and cook {onion, carrot, celery} until the onion is glassy, 8 minutes. Stir in {garlic, sweet-paprika} and let it smell toasted, half a minute.
      4 Add {cabbage, 1/2 salt} and turn it in the pot until it has sunk by half, 3 minutes.
      2+25 Pour in {canned-tomatoes, veg-stock, bay}, bring to a boil and simmer, half covered, until the cabbage is silky, about 20 minutes.
      2+5 Stir in {white-beans} and simmer for 5 minutes. Take out the bay leaf.
      2 Sharpen with {cider-vinegar}, stir in {dill} and season with {pepper, salt}.
    `,
    face: 'Silky cabbage, tomato and white beans in a paprika broth',
    why: 'Wilting the cabbage in the fat first gives the broth its sweetness',
  },
}
