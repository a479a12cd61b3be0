import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Smooth food for sore mouths and sick days. */
export const softAndSoothing: DishEntries = {
  'baked-custard': {
    names:
      'baked custard, baked egg custard, baked vanilla custard, cup custard, custard cups, old fashioned baked custard, egg custard cups, nutmeg custard, soft baked custard, baked custards, plain egg custard',
    title: 'Baked Vanilla Custard',
    family: 'farmhouse',
    cuisine: 'American, British',
    looksLike: 'custard',
    near: 'flan custard-sauce custard',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    sweet: true,
    list: `
      creamy milk|soy-milk 700
      egg egg 200
      egg egg-yolk 36
      sweetener sugar 85
      sweet-spice vanilla 8
      seasoning salt 1
      sweet-spice nutmeg 0.5
    `,
    steps: `
      3 Heat the oven to 325°F (165°C). Set 6-ounce cups, one for each eater, in a roasting pan, and put the kettle on.
      1+5 Warm {milk} until it steams, 5 minutes.
      4 Whisk {egg, egg-yolk, sugar, vanilla, salt} until smooth but not frothy. Stir in the milk, and strain into the cups. Dust with {nutmeg}.
      2+38 Pour hot water into the pan to halfway up the cups. Bake until the middles still wobble but are 175°F (79°C), 35 to 40 minutes.
      2+60 Lift the cups out of the water and cool for 1 hour. Eat with a spoon, barely warm or cold from the refrigerator, where they keep for three days.
    `,
    face: 'Quivering, smooth egg custard in its own cup, that slips down without any chewing',
    why: 'The bath of water keeps the edges as tender as the middle, and straining takes out every thread of egg',
  },
  'semolina-porridge': {
    names:
      'semolina porridge, semolina pudding, semolina, cream of wheat, farina, farina porridge, griesbrei, sweet semolina, semolina with milk, hot semolina, warm semolina pudding',
    title: 'Warm Semolina Pudding',
    family: 'farmhouse',
    cuisine: 'German, British',
    looksLike: 'porridge',
    near: 'rice-pudding dish-oatmeal porridge',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Dessert',
    meals: 'Breakfast, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      creamy milk|oat-milk|soy-milk 960
      starch semolina 110
      sweetener sugar 40
      seasoning salt 1.5
      fat butter|vegan-butter 20
      sweet-spice vanilla 4
      sweet-spice cinnamon 1
    `,
    steps: `
      2+6 Bring {milk, salt} to a gentle boil in a saucepan that is rinsed out with cold water, which keeps the milk from sticking, about 6 minutes.
      2 Rain in {semolina} with one hand while you whisk with the other.
      5 Turn the heat low and stir until it is as thick as yogurt, 3 to 4 minutes.
      1+3 Off the heat, stir in {sugar, butter, vanilla}. Cover and let it swell for 3 minutes.
      1 Spoon into bowls and dust with {cinnamon}.
    `,
    face: 'Smooth, creamy and warm, the pudding that is supper for children and for anybody who is ill',
    why: 'Semolina that falls into the milk like rain cannot form lumps',
  },
  'pureed-chicken-soup': {
    names:
      'pureed chicken soup, blended chicken soup, smooth chicken soup, puréed chicken soup, smooth chicken and vegetable soup, chicken soup without chewing, chicken soup to drink, soup for a liquid diet, blended chicken and vegetable soup, liquidized chicken soup, soft food soup',
    title: 'Smooth Chicken and Vegetable Soup',
    titles: `
      silken-tofu: Smooth Tofu and Vegetable Soup
    `,
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'blended-soup',
    near: 'potato-soup carrot-ginger-soup blended-soup',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.34,
    list: `
      fat butter|vegan-butter|olive-oil 20
      vegetable leek 120 white part, sliced and well washed
      vegetable carrot 200 sliced
      vegetable potato 350 peeled and cubed
      stock chicken-stock|veg-stock 950
      protein chicken-breast|silken-tofu 350 cut into 1-inch cubes
      creamy cream|oat-cream 60?
      herb thyme 1
      salt
    `,
    steps: `
      8 Melt {butter} in a pot over medium-low heat. Cook {leek, carrot} with {1/2 salt}, covered, until soft but not brown, 7 minutes.
      2+15 Add {potato, chicken-stock, thyme} and simmer, covered, until the potato falls apart, 15 minutes.
      1+7 Add {chicken-breast} and poach, just below a simmer, until it is 165°F (74°C) in the middle, 6 to 7 minutes. Take out the thyme.
      4 Blend in two batches, with the lid vented, for a full minute each, until nothing is left to chew. Push it through a sieve if it must go through a straw.
      2+5 Return it to the pot, stir in {cream, salt}, and thin it with hot water as you need it. Let it cool to lukewarm, 5 minutes, for a sore mouth.
    `,
    face: 'A whole dinner that can be drunk, mild and thick as cream',
    why: 'Potato makes it smooth, and the meat goes in last, so that it is blended while it is still tender',
  },
}
