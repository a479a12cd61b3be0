import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes that are a meal: under beans, under chili. */
export const potatoesForSupper: DishEntries = {
  'jacket-potato-with-beans': {
    names:
      'jacket potato with beans, jacket potato and beans, jacket potato beans and cheese, jacket potato with beans and cheese, baked potato with baked beans, cheesy beans jacket potato, jacket spud with beans, jacket potato with cheese and beans, beans and cheese jacket potato, baked potato with beans and cheese',
    title: 'Jacket Potatoes with Beans and Cheese',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'baked-potatoes beans-on-toast twice-baked-potatoes',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 2,
    salt: 0.15,
    list: `
      vegetable russet-potato 426 scrubbed and dried
      fat olive-oil 8
      pulse vegetarian-baked-beans 420 in their sauce
      sauce worcestershire|soy-sauce 5?
      second-fat butter|vegan-butter 24
      cheese cheddar|vegan-cheese 80
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Prick {russet-potato}, rub with {olive-oil, salt} and set right on the oven rack.
      1+65 Bake until the skins are crisp and the middles give when squeezed, 60 to 70 minutes.
      1+5 Warm {vegetarian-baked-beans}[ with {worcestershire}] in a saucepan over medium heat until thick and bubbling, 5 minutes.
      2 Cut a deep cross into each potato, squeeze it open and fork in {butter, pepper}. Spoon the beans over and cover with {cheddar}.
    `,
    face: 'Crackling skins and fluffy, buttery middles under hot beans and melting cheese',
    why: 'An hour on the bare rack makes a skin that is worth eating; a microwave can’t',
  },
  'chili-cheese-fries': {
    names:
      'chili cheese fries, chili fries, chilli cheese fries, chili cheese tots, loaded chili fries, chilli chips, chilli cheese chips, loaded fries, loaded chili cheese fries, chili cheese tater tots',
    title: 'Chili Cheese Fries',
    family: 'texmex',
    cuisine: 'American',
    near: 'poutine nachos beef-chili',
    beside: 'coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Dinner, Snack, Late Night',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      vegetable french-fries 800 still frozen
      protein ground-beef|ground-turkey|plant-mince 400
      vegetable onion 120 finely chopped
      aromatic garlic 6 minced
      ground-spice chili-powder 8
      ground-spice cumin 3
      body tomato-sauce 240
      pulse kidney-beans|pinto-beans 170? drained and rinsed
      cheese cheddar|vegan-cheese 170
      creamy sour-cream|vegan-sour-cream 60?
      aromatic scallion 20 thinly sliced
      salt
    `,
    steps: `
      2+28~ Bake {french-fries} on {@sheet-pans} as the bag says, but a few minutes longer, until really crisp, about 28 minutes.
      9 Meanwhile, cook {ground-beef, onion} in {@skillet} over medium-high heat until browned, at 160°F (71°C) or more, 8 minutes. Pour off the fat.
      2+12 Stir in {garlic, chili-powder, cumin} for 1 minute. Add {tomato-sauce, salt, water 120}[ and {kidney-beans}] and simmer until thick, 12 minutes.
      1+4 Heap the fries on one pan, spoon the chili over and cover with {cheddar}. Return to the oven for 4 minutes, until the cheese has melted.
      1 Scatter with {scallion}. [Add spoonfuls of {sour-cream}.]
    `,
    face: 'Crisp fries under thick, beefy chili and molten Cheddar',
    why: 'Fries baked past golden and a chili that is boiled down thick: neither goes soggy',
  },
}
