import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken and shrimp with their vegetables, on one pan. */
export const sheetPanSuppers: DishEntries = {
  'sheet-pan-chicken-fajitas': {
    names:
      'sheet pan fajitas, sheet pan chicken fajitas, oven fajitas, baked chicken fajitas, oven baked fajitas, one pan chicken fajitas, one pan fajitas, sheet pan fajita, oven chicken fajitas',
    titles: 'tofu: Sheet-Pan Tofu Fajitas',
    title: 'Sheet-Pan Chicken Fajitas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'fajitas steak-fajitas traybake',
    beside: 'cilantro-lime-rice guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-breast|chicken-thigh|tofu 600 cut into 1/2-inch strips
      vegetable red-pepper 220 cut into 1/2-inch strips
      vegetable green-pepper 150 cut into 1/2-inch strips
      vegetable red-onion 180 cut into 1/2-inch wedges
      fat neutral-oil 36
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice smoked-paprika 3
      ground-spice garlic-powder 3
      acid lime 67 cut into wedges
      bread flour-tortillas|corn-tortillas 280
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 10
      salt
    `,
    steps: `
      4 Heat the oven to 425°F (220°C), with a large sheet pan in it so that it is hot when the food goes on.
      5 In a large bowl, toss {chicken-breast, red-pepper, green-pepper, red-onion} with {neutral-oil, chili-powder, cumin, smoked-paprika, garlic-powder, salt} until every strip is red with spice.
      3+18 Spread it all out on the hot pan and roast until the edges of the peppers char[{?chicken-breast} and the chicken is 165°F (74°C) inside], about 18 minutes.
      2 For the last 5 minutes, warm {flour-tortillas} in the oven, wrapped in foil.
      3 Squeeze {1/2 lime} over the pan and scrape everything loose. Fill the tortillas and pass {cilantro}[, {sour-cream}] and {lime}.
    `,
    face: 'Peppers, onion and spiced strips from one hot pan, with warm tortillas',
    why: 'A preheated sheet pan browns the strips from below before they can steam',
  },
  'harissa-chicken': {
    names:
      'harissa chicken, harissa chicken thighs, sheet pan harissa chicken, roasted harissa chicken, harissa honey chicken, harissa chicken with chickpeas, moroccan harissa chicken, harissa roast chicken',
    title: 'Sheet-Pan Harissa Chicken with Chickpeas',
    titles: 'tofu: Sheet-Pan Harissa Tofu with Chickpeas',
    family: 'moroccan',
    near: 'chicken-tagine traybake',
    beside: 'rice-pilaf israeli-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-bone|tofu 1000
      sauce harissa 60
      fat olive-oil 40
      sweetener honey|maple 21
      acid lemon 30
      ground-spice cumin 3
      aromatic garlic 9
      pulse chickpeas|white-beans 420 drained and dried
      vegetable red-onion 200 cut into wedges
      vegetable red-pepper 200 cut into strips
      creamy greek-yogurt|soy-yogurt 160
      herb mint 8
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Stir {most harissa, most olive-oil, honey, cumin, garlic, 1/2 lemon, pepper, most salt} and turn {chicken-bone} in it until red all over.
      4+38 Toss {chickpeas, red-onion, red-pepper} with {olive-oil} on {@sheet-pans} and nestle the coated pieces among them[{?chicken-bone}, skin up]. Roast until dark at the edges[ and {?chicken-bone}the chicken is 165°F (74°C) at its thickest], 38 minutes.
      3 Swirl {harissa} through {greek-yogurt} with {lemon, salt}. Spoon it over and scatter with {mint}.
    `,
    face: 'A sheet-pan roast in a paste of chiles, cumin and lemon, over crisped chickpeas, with cool yogurt',
    why: 'Honey in the paste browns the skin before the meat has time to dry',
  },
  'sheet-pan-shrimp': {
    names:
      'sheet pan shrimp, sheet pan garlic shrimp, sheet pan lemon garlic shrimp, sheet pan shrimp and broccoli, baked garlic shrimp, oven roasted shrimp, sheet pan garlic butter shrimp, baked shrimp, roasted shrimp, sheet pan shrimp and vegetables',
    title: 'Sheet-Pan Garlic Butter Shrimp and Broccoli',
    family: 'new-england',
    near: 'shrimp-scampi traybake',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable baby-potatoes 600 halved
      fat olive-oil 30
      vegetable broccoli 400 cut into florets
      protein shrimp 560 peeled and deveined
      second-fat butter|vegan-butter|olive-oil 42 melted
      aromatic garlic 15
      ground-spice sweet-paprika 2
      chile flakes 0.5?
      acid lemon 24
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      4+18 Heat the oven to 425°F (220°C). Toss {baby-potatoes} with {1/2 olive-oil} and {1/3 salt} on {@sheet-pans} and roast, cut sides down, for 18 minutes.
      3+8 Push them to one side, add {broccoli} with {olive-oil} and roast for 8 minutes more.
      4+7 Stir {butter} with {garlic, sweet-paprika, flakes, pepper, salt}. Dry {shrimp}, coat them in it and spread them between the vegetables in one layer. Roast until they curl and are opaque through, 7 minutes.
      1 Squeeze {lemon} over the whole pan and sprinkle with {parsley}.
    `,
    face: 'Garlicky shrimp, browned potatoes and crisp broccoli off one hot pan',
    why: 'Each goes in when it must: the potatoes first, the shrimp for the last few minutes only',
  },
}
