import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** One dish from the oven: orzo that cooks among tomatoes, bread that soaks in custard. */
export const orzoAndStrata: DishEntries = {
  'baked-orzo-feta': {
    names:
      'baked orzo with feta and tomatoes, baked orzo, baked feta orzo, baked orzo with feta, orzo with feta and tomatoes, tomato feta orzo, baked orzo with tomatoes and feta, one pan baked orzo, orzo bake, feta orzo bake, greek baked orzo, orzo pasta bake, one pan orzo with feta and tomatoes, baked tomato orzo, roasted tomato orzo with feta, feta and tomato orzo',
    title: 'Baked Orzo with Feta and Tomatoes',
    titles: `
      vegan-cheese: Baked Orzo with Tomatoes
    `,
    family: 'greek',
    near: 'baked-feta-pasta chicken-and-orzo baked-pasta',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.38,
    list: `
      vegetable cherry-tomatoes 600
      aromatic red-onion 120 thinly sliced
      aromatic garlic 14 sliced
      fat olive-oil 50
      ground-spice oregano 2
      chile flakes 0.5?
      starch orzo|gf-pasta=gluten-free_orzo/orzo 300
      stock veg-stock|chicken-stock 720 boiling hot
      leaf spinach 100
      cheese feta|vegan-cheese 200 broken into large pieces
      acid lemon-juice 15
      herb dill|basil 8 chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+20 Heat the oven to 400°F (200°C). Toss {cherry-tomatoes, red-onion, garlic} with {most olive-oil} and {oregano, flakes, pepper, 1/2 salt} in {@baking-dish}. Roast until the tomatoes burst, 20 minutes.
      3 Crush some of the tomatoes with a fork. Stir in {orzo, veg-stock, salt}.
      1+16 Cover tightly with foil and bake until the orzo is nearly tender, 15 to 17 minutes.
      2 Stir well, right into the corners, and fold in {spinach} until it wilts. Set {feta} on top and trickle {olive-oil} over it.
      1+8 Bake without the foil until the cheese is soft and the orzo creamy, 8 minutes.
      1+3 Let it stand for 3 minutes to thicken. Finish with {lemon-juice, dill}.
    `,
    face: 'Creamy orzo among burst tomatoes and garlic, with soft, salty feta on top',
    why: 'The tomatoes roast first and leave their juice in the dish, and the orzo cooks in it',
  },
  'cheese-leek-strata': {
    names:
      'cheese and leek strata, leek and cheese strata, cheese strata, leek strata, strata, savory bread pudding, savoury bread pudding, vegetarian strata, leek bread pudding, savory bread pudding with leeks, leek and gruyere strata, savory bread and cheese pudding, overnight cheese strata, cheesy bread pudding, cheese and bread strata, stratta, leek and cheddar strata',
    title: 'Cheese and Leek Strata',
    family: 'bistro',
    cuisine: 'American',
    near: 'breakfast-casserole strata quiche-lorraine',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      fat butter|vegan-butter|olive-oil 35
      vegetable leek 450 white and light green, sliced and washed
      aromatic garlic 6
      herb thyme 1.5 leaves picked
      bread bread=sourdough_bread/bread|gf-bread 350 a day old, cut into 1-inch cubes
      cheese gruyere|cheddar|vegan-cheese 200 grated
      egg egg 350
      creamy milk|oat-milk|soy-milk 600
      liquid cream|oat-cream|soy-cream 120
      sauce dijon 15
      ground-spice nutmeg 0.3
      cheese parmesan|veg-parm|vegan-parmesan 30
      herb chives 5? snipped
      salt
      pepper pepper 1.2
    `,
    steps: `
      14 Melt {most butter} in {@skillet} over medium-low heat. Cook {leek} until soft and sweet but not brown, 12 minutes. Stir in {garlic, thyme} for 1 minute.
      4 Grease {@baking-dish} with {butter}. Spread half of {bread} in it, then half of {=leek} and {1/2 gruyere}. Make a second layer of bread and leeks.
      4+30 Whisk {egg, milk, cream, dijon, nutmeg, pepper, salt} and pour it slowly over everything. Press the bread under and let it soak for 30 minutes, or cover and refrigerate overnight.
      2+45 Heat the oven to 350°F (175°C). Top with {gruyere, parmesan} and bake until puffed and golden and the middle is set, at 160°F (71°C), 40 to 45 minutes.
      1+10 It sinks as it cools: wait 10 minutes, then cut it into squares. [Sprinkle with {chives}.]
    `,
    face: 'Layers of bread, soft leeks and melted cheese in a puffed, savory custard',
    why: 'Leeks cooked slowly before they are layered turn sweet and give no water to the custard',
  },
}
