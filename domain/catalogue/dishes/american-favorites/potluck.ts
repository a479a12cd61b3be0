import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salads and soups that are carried to a potluck or a game. */
export const potluck: DishEntries = {
  'broccoli-salad': {
    names:
      'broccoli salad, broccoli bacon salad, broccoli salad with bacon, classic broccoli salad, broccoli crunch salad, broccoli raisin salad, cold broccoli salad',
    family: 'farmhouse',
    near: 'coleslaw macaroni-salad salad',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.3,
    list: `
      protein bacon|turkey-bacon 120 cut into 1/2-inch pieces
      dressing mayonnaise|vegan-mayonnaise 120
      acid cider-vinegar 24
      sweetener sugar|honey 18
      raw broccoli 550 cut into very small florets
      raw red-onion 60 finely chopped
      fruit dried-cranberries|raisins 70
      nut sunflower|almonds 50
      cheese cheddar 70?
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Fry {bacon} in a skillet over medium heat until crisp, 8 minutes, and drain on paper towels.
      2 Whisk {mayonnaise, cider-vinegar, sugar, pepper, salt} in a large bowl.
      3 Turn {broccoli, red-onion, dried-cranberries, cheddar} in the dressing until all of it is coated.
      1+30 Cover and chill for 30 minutes, so that the florets soften a little.
      1 Stir in {sunflower} and the crisp pieces just before serving.
    `,
    face: 'Small raw florets with crisp bacon and dried fruit in a sweet and sharp dressing',
    why: 'Cut small, the florets catch the dressing and need no cooking',
  },
  'chicken-wild-rice-soup': {
    names:
      'chicken wild rice soup, chicken and wild rice soup, creamy chicken wild rice soup, wild rice soup, minnesota wild rice soup, creamy wild rice soup, chicken wild rice, turkey wild rice soup',
    family: 'farmhouse',
    near: 'chicken-and-rice-soup chicken-noodle-soup brothy-soup',
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
      fat butter|vegan-butter 60
      vegetable onion 180 chopped
      vegetable carrot 180 diced
      vegetable celery 140 diced
      vegetable mushrooms 200 sliced
      aromatic garlic 10
      starch wild-rice 160 rinsed
      stock chicken-stock 1800
      whole-spice bay 0.6
      protein chicken-breast|chicken-thigh 560
      herb thyme 2
      flour flour|rice-flour 28
      creamy half-and-half|oat-cream 240
      salt
      pepper pepper 1.2
    `,
    steps: `
      11 Melt {1/2 butter} in {@pot} over medium heat. Cook {onion, carrot, celery, mushrooms, 1/2 salt} until soft, 9 minutes. Add {garlic} and cook for 1 minute.
      2+30 Stir in {wild-rice, chicken-stock, bay, thyme}, bring to a boil, cover and simmer for 30 minutes.
      1+20 Slip in {chicken-breast} and simmer until it is 165°F (74°C) inside and the grains have burst, 20 minutes. Lift it out and shred it.
      5 Melt {butter} in a small pan, stir in {flour} for 1 minute, and whisk in {half-and-half} until thick, 2 minutes.
      3 Stir this and the chicken into the soup and simmer for 2 minutes. Take out {=bay}[ and the stems of {=thyme}] and season with {salt, pepper}.
    `,
    face: 'Shredded chicken and nutty wild rice in a creamy, mushroom-scented soup',
    why: 'The rice simmers first and alone, until it bursts, because it takes twice as long as anything else',
  },
  'cheeseburger-soup': {
    names:
      'cheeseburger soup, hamburger cheese soup, cheeseburger chowder, cheeseburger potato soup, cheesy hamburger soup, cheesy hamburger potato soup',
    family: 'farmhouse',
    near: 'potato-soup broccoli-cheddar-soup chowder',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein ground-beef 480
      fat butter 40
      vegetable onion 180 chopped
      vegetable carrot 120 coarsely grated
      vegetable celery 90 diced
      aromatic garlic 8
      flour flour|gf-flour 32
      stock chicken-stock|beef-stock 850
      vegetable potato 550 peeled and cut into 1/2-inch dice
      sauce yellow-mustard 15
      creamy milk 350
      cheese cheddar 220
      brine pickles 60? finely chopped
      salt
      pepper pepper 1
    `,
    steps: `
      8 Brown {ground-beef} in {@pot} over medium-high heat, crumbling it, until 160°F (71°C), 7 minutes. Scoop it out and pour off the fat.
      8 Melt {butter} in the pot over medium heat and soften {onion, carrot, celery} with {1/2 salt}, 6 minutes. Stir in {garlic, flour} for 1 minute.
      3+15 Whisk in {chicken-stock}, add {potato} and simmer until a knife slides through the dice, 15 minutes.
      3+4 Return the meat with {milk, yellow-mustard, pepper} and heat for 4 minutes, without letting it boil.
      3 Take the pot off the stove and melt in {cheddar} by the handful. Season with {salt}[ and serve with {pickles}].
    `,
    face: 'Ground beef, potatoes and melted Cheddar in a thick, mustardy soup',
    why: 'The cheese goes in off the heat, so it melts smooth and does not turn grainy',
  },
}
