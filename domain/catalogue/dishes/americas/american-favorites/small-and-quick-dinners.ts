import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners for a short hour, one pan or one eater. */
export const smallAndQuickDinners: DishEntries = {
  'thin-pork-chops': {
    names:
      'thin pork chops, thin cut pork chops, 15 minute pork chops, quick thin pork chops, quick pork chops, fast pork chops, breakfast pork chops, pork chops in 15 minutes, pork chop dinner, garlic lemon pork chops',
    title: 'Quick Thin Pork Chops with Lemony Spinach',
    family: 'farmhouse',
    near: 'pork-chops air-fryer-pork-chops',
    beside: 'microwave-baked-potatoes',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein pork-chops=thin_boneless_pork_chops/pork 640 1/2 inch thick
      ground-spice smoked-paprika 2
      ground-spice garlic-powder 2
      fat olive-oil 27
      leaf spinach 340
      second-fat butter|vegan-butter|olive-oil 28
      sauce dijon 10
      acid lemon-juice 18
      salt
      pepper pepper 1
    `,
    steps: `
      2 Blot {pork-chops} dry and season it with {smoked-paprika, garlic-powder, pepper, 1/2 salt}.
      6 Heat {olive-oil} in your largest skillet, or in two, over medium-high heat until it ripples. Fry the pork until browned and 145°F (63°C) in the middle, about 2 minutes a side. Lift it onto a plate.
      3 Melt {butter} in the hot pan and add {spinach} by handfuls, turning it until it has just wilted, 2 minutes.
      1 Stir in {dijon, lemon-juice, salt} and the juices from the plate, lay the pork on top and serve.
    `,
    face: 'Thin chops browned in minutes, on spinach with mustard and lemon from the same pan',
    why: 'A chop half an inch thick is done before it can dry out, so the pan must be hot and the cook must stay',
  },
  'little-roast-chicken': {
    names:
      'little roast chicken dinner, small roast chicken dinner, small roast chicken, little roast chicken, roast chicken leg dinner, roast chicken thigh dinner, roasted chicken thighs with gravy',
    title: 'Little Roast Chicken Dinner',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'baked-chicken-thighs roast-chicken',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      protein chicken-bone=bone-in_chicken_thighs/chicken 520 patted dry
      fat butter|vegan-butter|olive-oil 20 softened
      aromatic garlic 4 minced
      herb thyme 1.5
      vegetable potato 360 cut into 1-inch chunks
      vegetable carrot 200 cut into 1-inch lengths
      vegetable onion 90 cut into wedges
      second-fat olive-oil 13
      flour flour|gf-flour 6
      stock chicken-stock 200
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Heat the oven to 425°F (220°C). Toss {potato, carrot, onion} with {olive-oil} and {1/2 salt} in {@skillet} that can go into the oven.
      3+40 Mix {butter, garlic, thyme, pepper, salt}, rub it over and under the skin of {chicken-bone}, and set the pieces on the vegetables, skin up. Roast until the skin is crisp and the meat is 165°F (74°C) by the bone, 35 to 40 minutes.
      2+5 Lift the chicken and vegetables onto a plate and let them rest for 5 minutes.
      4 Stir {flour} into the fat in the pan over medium heat for 1 minute, with a cloth around the hot handle. Whisk in {chicken-stock} and boil until it coats a spoon, 2 to 3 minutes, and pour it over.
    `,
    face: 'All of a roast dinner, the crisp skin, the potatoes and the gravy, without a whole bird',
    why: 'Pieces on the bone brown as a whole chicken does, in half the time and for as few as one',
  },
  'sheet-pan-cod': {
    names:
      'sheet pan cod, cod tray bake, cod traybake, tray bake cod, cod on a sheet pan, roasted cod with vegetables, one pan cod, cod sheet pan dinner, sheet pan fish, fish tray bake, fish traybake',
    title: 'Sheet-Pan Cod with Tomatoes, White Beans and Olives',
    titles: `
      tilapia: Sheet-Pan Tilapia with Tomatoes, White Beans and Olives
    `,
    family: 'greek',
    cuisine: 'Mediterranean, American, British',
    near: 'baked-cod baked-salmon',
    beside: 'lemon-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein cod|haddock|tilapia 680 patted dry
      vegetable cherry-tomatoes 450
      pulse white-beans 480 drained and rinsed
      brine olives 60
      fat olive-oil 40
      ground-spice garlic-powder 3
      herb oregano 1.5
      acid lemon 58 cut into wedges
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Toss {cherry-tomatoes, white-beans, olives} with {most olive-oil}, {oregano, garlic-powder, 1/2 salt} on a large rimmed sheet pan.
      1+10 Roast until the tomatoes begin to wrinkle, about 10 minutes.
      2 Season {cod} with {pepper, salt}, set it among the hot vegetables and drizzle with {olive-oil}.
      1+12 Roast until the tomatoes burst and the fish flakes at the touch of a fork, 145°F (63°C) in the thickest part, about 12 minutes.
      1 Serve with {lemon} to squeeze over it.
    `,
    face: 'Cod roasted among bursting tomatoes, white beans and olives, all on one pan',
    why: 'Beans and tomatoes need no head start, so everything goes in together and comes out together',
  },
  'hands-off-chicken-thighs': {
    names:
      'hands off chicken thighs, hands-off chicken thighs, hands off chicken, dump and bake chicken thighs, set and forget chicken thighs, chicken thighs and rice bake, baked chicken thighs and rice, oven chicken thighs and rice, no fuss chicken thighs',
    title: 'Hands-Off Baked Chicken Thighs and Rice',
    family: 'farmhouse',
    near: 'baked-chicken-thighs chicken-and-rice-casserole',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      starch long-rice 260 rinsed
      vegetable carrot 160 diced
      vegetable peas 150
      stock chicken-stock 560
      fat butter|vegan-butter|olive-oil 28 cut into bits
      protein chicken-bone=bone-in_chicken_thighs/chicken 600 patted dry
      second-fat olive-oil 13
      ground-spice smoked-paprika 3
      ground-spice garlic-powder 3
      herb thyme 2
      salt
      pepper pepper 1.2
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Spread {long-rice}, {carrot} and {peas} in {@baking-dish}, pour {chicken-stock}, hot, over them and dot with {butter}.
      4 Rub {chicken-bone} with {olive-oil, smoked-paprika, garlic-powder, thyme, pepper, salt} and set it on the rice, skin up.
      1+30 Cover tightly with foil and bake for 30 minutes.
      1+20 Uncover and bake until the skin is browned, the rice has drunk all the stock and the chicken is 165°F (74°C) by the bone, about 20 minutes.
      0+5 Let it stand for 5 minutes before serving.
    `,
    face: 'Paprika chicken over buttery rice and peas, in one dish that the oven looks after',
    why: 'Rice cooks in the stock and in what runs from the chicken, so ten minutes of work make the whole dinner',
  },
}
