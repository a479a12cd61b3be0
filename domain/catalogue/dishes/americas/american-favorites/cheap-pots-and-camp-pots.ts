import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pots of little money and of what keeps without a fridge. */
export const cheapPotsAndCampPots: DishEntries = {
  'cheap-bean-pot': {
    names:
      'cheap bean stew, budget bean stew, budget bean dinner, cheap vegan dinner, cheap bean dinner, bean and potato stew, beans and potatoes, pantry bean stew, payday beans',
    title: 'Smoky Bean, Potato and Cabbage Pot',
    family: 'farmhouse',
    near: 'black-beans-and-rice bean-pot',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 27
      aromatic onion 220 chopped
      vegetable carrot 180 diced
      aromatic garlic 9 minced
      ground-spice smoked-paprika 5
      ground-spice cumin 3
      body canned-tomatoes 400
      vegetable potato 600 cut into 3/4-inch cubes
      pulse kidney-beans|pinto-beans|white-beans 520 drained and rinsed
      vegetable cabbage 300 cut into 1-inch squares
      acid cider-vinegar 12
      salt
      pepper pepper 1
    `,
    steps: `
      8 Heat {neutral-oil} in {@pot} over medium heat and soften {onion, carrot} with {1/2 salt}, 7 minutes. Stir in {garlic, smoked-paprika, cumin} for 30 seconds.
      3+12 Add {canned-tomatoes}, {potato} and {water 720}. Bring to a boil, cover and simmer for 12 minutes.
      2+10 Stir in {kidney-beans} and {cabbage} and simmer, uncovered, until the potatoes are tender and the cabbage is soft, about 10 minutes.
      2 Crush a few potatoes against the side of the pot to thicken it. Season with {cider-vinegar, pepper, salt}.
    `,
    face: 'Beans, potatoes and cabbage in a smoky tomato broth, filling for very little money',
    why: 'Potatoes crushed into the pot thicken it, and vinegar at the end wakes the beans up',
  },
  'camping-pasta': {
    names:
      'camping pasta, one pot camping pasta, camp stove pasta, no fridge pasta, campsite pasta, one pot salami pasta',
    title: 'One-Pot Camping Pasta with Salami and Tomatoes',
    titles: `
      chickpeas: One-Pot Camping Pasta with Chickpeas and Tomatoes
    `,
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'camping-lentil-chili pasta-e-fagioli',
    beside: '',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      fat olive-oil 14
      protein salami=dry_salami|chickpeas 70 diced
      aromatic onion 110 chopped
      aromatic garlic 6 sliced
      chile flakes 0.4?
      body canned-tomatoes 400
      starch penne 180
      ground-spice oregano 1
      salt
      pepper pepper 0.5
    `,
    steps: `
      6 Warm {olive-oil} in your cooking pot over medium heat. Fry {salami} and {onion} until the onion is soft, 5 minutes. Stir in {garlic}[ and {flakes}] for 30 seconds.
      3+12 Add {canned-tomatoes}, {penne}, {oregano, salt} and {water 420}. Bring to a boil and cook at a lively simmer, stirring often, until the pasta is tender and the sauce clings to it, 11 to 13 minutes. Add a splash of water if it catches.
      1 Grind {pepper} over it and eat it from the pot or from bowls.
    `,
    face: 'Pasta, salami and tomatoes cooked together over one ring, from things that need no fridge',
    why: 'The pasta cooks in its own sauce, so there is one pot to wash and no water to pour away',
  },
  'camping-lentil-chili': {
    names:
      'camping chili, camping lentil chili, camp stove chili, campfire lentil chili, no fridge chili, one pot camping chili',
    title: 'One-Pot Camping Lentil Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'vegetarian-chili camping-pasta',
    beside: '',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.5,
    list: `
      fat neutral-oil 14
      aromatic onion 110 chopped
      aromatic garlic 6 chopped
      ground-spice chili-powder 5
      ground-spice cumin 3
      pulse red-lentils 110
      pulse kidney-beans 260 drained and rinsed
      body canned-tomatoes 400
      bread corn-tortillas 100
      salt
      pepper pepper 0.5
    `,
    steps: `
      5 Warm {neutral-oil} in your cooking pot over medium heat and soften {onion}, 4 minutes. Stir in {garlic, chili-powder, cumin} for 30 seconds.
      3+18 Add {red-lentils}, {kidney-beans}, {canned-tomatoes} and {water 420}. Simmer, stirring now and then, until the lentils have fallen apart and the chili is thick, 15 to 18 minutes.
      2 Season with {pepper, salt}. Tear {corn-tortillas} and scoop it up with them.
    `,
    face: 'A thick chili of red lentils and beans that comes out of cans and bags and one pot',
    why: 'Red lentils cook in a quarter of an hour without soaking, which spares the gas',
  },
}
