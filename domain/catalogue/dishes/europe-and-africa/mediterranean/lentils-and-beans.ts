import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Lentils, chickpeas and fava beans from Beirut to Cairo. */
export const lentilsAndBeans: DishEntries = {
  'lentil-soup': {
    names:
      'lentil soup, red lentil soup, turkish lentil soup, mediterranean lentil soup, lebanese lentil soup, lentil and carrot soup, shorbat adas, mercimek corbasi, mercimek, spiced lentil soup, easy lentil soup, middle eastern lentil soup, lentil vegetable soup, lentel soup, moroccan lentil soup, carrot and lentil soup, vegetarian lentil soup, vegan lentil soup, lentils soup, red lentil and carrot soup, carrot and red lentil soup, red lentil carrot soup, carrot lentil soup, lentil carrot soup, red lentil soup with carrots, red lentil soup with carrots and cumin, red lentil and cumin soup, lentil and cumin soup, spiced red lentil soup, spicy lentil soup, red lentel soup',
    title: 'Red Lentil Soup with Lemon',
    family: 'turkish',
    near: 'lentil-soup mujadara',
    beside: 'soft-flatbread israeli-salad',
    weight: 5,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.55,
    list: `
      fat olive-oil 40
      aromatic onion 180
      vegetable carrot 200 diced
      aromatic garlic 9
      body tomato-paste 24
      ground-spice cumin 4
      ground-spice sweet-paprika 3
      chile aleppo|flakes 1.5?
      pulse red-lentils 260
      stock veg-stock 1000
      acid lemon 35
      herb cilantro|parsley 8
      salt
      pepper pepper 0.5
    `,
    steps: `
      9 Warm {most olive-oil} in {@pot} over medium heat. Cook {onion} and {carrot} until soft and beginning to color, 8 minutes.
      2 Stir in {garlic, tomato-paste, cumin, sweet-paprika} for 1 minute, until it smells toasted, then {red-lentils}.
      2+20 Pour in {veg-stock} and {water 300}, bring to a boil and simmer, stirring the bottom now and then, until the lentils have fallen apart, 20 minutes.
      3 Blend half of it, or crush it with a whisk, so that it is creamy with some texture left. Thin with hot water to your liking.
      2 Stir in {lemon} and season with {salt, pepper}. Ladle out, drizzle {olive-oil} on top and scatter with {cilantro}. [Dust with {aleppo}.]
    `,
    face: 'A velvety soup of red lentils and carrots, warm with cumin and bright with lemon',
    why: 'The lemon goes in off the heat: it is what turns a plain pot of lentils into this soup',
  },
  fatteh: {
    names:
      'fatteh, chickpea fatteh, fattah, fatteh hummus, fatte, fatteh with chickpeas, lebanese fatteh, toasted pita with chickpeas and yogurt, chickpeas with yogurt and pita, fetteh',
    title: 'Chickpea Fatteh',
    family: 'lebanese',
    near: 'hummus fattoush',
    beside: 'israeli-salad',
    looksLike: 'bread-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled, Baked',
    equipment: 'Stovetop, Oven/Toaster Oven',
    serves: 4,
    salt: 0.42,
    list: `
      bread pita|gf-bread 150 torn into bite-size pieces
      fat olive-oil 27
      pulse chickpeas 600
      ground-spice cumin 3
      creamy greek-yogurt|soy-yogurt 360
      nut tahini 60
      acid lemon 35
      aromatic garlic 6
      second-fat butter|vegan-butter 36
      crunch pine-nuts|almonds|pepitas 40
      chile aleppo|sweet-paprika 2
      herb parsley 10
      salt
    `,
    steps: `
      2+10~ Turn the oven to 375°F (190°C). Toss {pita} with {olive-oil} on a rimmed sheet pan and bake until crisp and brown, 10 minutes.
      2+10~ Simmer {chickpeas} with {cumin, 1/2 salt} and water to cover for 10 minutes, until hot and very soft.
      4 Meanwhile, whisk {greek-yogurt, tahini, lemon, garlic, salt} until smooth. Loosen with a few spoonfuls of the hot cooking liquid, so that it pours.
      3 Melt {butter} in a small pan over medium heat and fry {pine-nuts} until golden, 2 minutes. Take off the heat and stir in {aleppo}.
      3 Spread the bread in a wide dish and spoon over the chickpeas with some of their liquid. Cover with the yogurt and pour the sizzling nuts over it. Scatter with {parsley} and eat at once.
    `,
    face: 'Crisp bread and hot chickpeas under garlicky yogurt and sizzling butter',
    why: 'Hot, cold, crisp and soft all meet in the last minute, so call everyone to the table first',
  },
  'ful-medames': {
    names:
      'ful medames, foul medames, ful mudammas, foul mudammas, fava beans egyptian, egyptian beans, ful, foul moudammas, egyptian fava beans, fool medames, stewed fava beans',
    title: 'Ful Medames (Stewed Fava Beans)',
    family: 'egyptian',
    near: 'hummus breakfast-beans',
    beside: 'israeli-salad',
    weight: 1,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      pulse fava-beans=canned_fava_beans/beans|chickpeas 800
      aromatic garlic 9
      ground-spice cumin 4
      acid lemon 40
      fat olive-oil 54
      raw tomato 200 finely diced
      raw scallion 40
      herb parsley 12
      bread pita|gf-bread 240
      egg egg 200?
      salt
    `,
    steps: `
      2+10~ [Lower {egg} into simmering water, cook for 10 minutes, until hard, and peel.]
      2+10 Simmer {fava-beans} with {cumin} and {water 180} until very soft, 10 minutes.
      3 Mash about half of the beans in the pan. Stir in {garlic, lemon, 1/2 olive-oil, salt}; it should be loose and spoonable.
      2 Turn into a bowl and top with {tomato, scallion, parsley} and {olive-oil}. [Quarter {=egg} and lay on top.] Warm {pita} and scoop it up.
    `,
    face: 'Soft, lemony beans with cumin and garlic under tomatoes and herbs',
    why: 'Half of the beans are mashed and half left whole, for something between a stew and a dip',
  },
}
