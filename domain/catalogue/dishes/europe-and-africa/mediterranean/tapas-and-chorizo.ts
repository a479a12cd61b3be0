import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More of Spain: sauces, toasts, meatballs, and supper with chorizo. */
export const tapasAndChorizo: DishEntries = {
  'romesco-sauce': {
    names:
      'romesco sauce, romesco, salsa romesco, catalan red pepper sauce, romesco dip, red pepper almond sauce, roasted red pepper sauce with almonds',
    title: 'Romesco Sauce',
    family: 'catalan',
    near: 'dip',
    beside: 'grilled-fish grilled-chicken',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Food Processor/Blender',
    serves: 8,
    salt: 0.6,
    list: `
      nut almonds|sunflower 70 toasted
      aromatic garlic 6 peeled
      bread bread|gf-bread 30? toasted
      vegetable roasted-peppers=jarred_roasted_red_peppers/peppers 300 drained
      body tomato-paste 24
      acid sherry-vinegar|red-vinegar 20
      ground-spice smoked-paprika 3
      chile cayenne 0.3?
      fat olive-oil 80
      salt
    `,
    steps: `
      3 Grind {almonds, garlic, bread} in a food processor until they look like coarse sand.
      3 Add {roasted-peppers, tomato-paste, sherry-vinegar, smoked-paprika, cayenne, 1/2 salt} and pulse to a rough paste. With the motor running, drizzle in {olive-oil}.
      1+15 Taste, season with {salt} and let it stand for 15 minutes, so that the flavors find each other. It should be thick enough to sit on a spoon.
    `,
    face: 'A brick-red sauce of roasted peppers and toasted nuts, sharp with vinegar',
    why: 'Ground first and thinned with oil last, it stays coarse enough to cling to whatever it meets',
  },
  'pan-con-tomate': {
    names:
      'pan con tomate, tomato bread, pa amb tomaquet, spanish tomato toast, spanish tomato bread, catalan tomato bread, tomato toast spanish, pan tomaca, pan con tomate y jamon, tostada con tomate, tomato rubbed toast',
    title: 'Pan con Tomate',
    family: 'catalan',
    near: 'bruschetta toast',
    beside: 'spanish-omelette gambas-al-ajillo',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack, Side Dish, Main Dish',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Grilled, Baked',
    equipment: 'Oven/Toaster Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      raw tomato 400 very ripe, halved
      bread bread=ciabatta/bread|gf-bread 240 split and cut into thick pieces
      aromatic garlic 4 peeled and halved
      fat olive-oil 40
      protein prosciutto=Serrano_ham_or_prosciutto/ham 60?
      salt
    `,
    steps: `
      4 Rub the cut sides of {tomato} over the large holes of a box grater until only the skins are left in your hand. Stir {salt} into the pulp.
      2+5 Lay {bread} cut side up on a rimmed sheet pan and broil until well browned and crackling, 3 to 5 minutes.
      2 Rub the hot bread hard with {garlic} and spoon the tomato over it.
      1 Pour {olive-oil} on generously. [Drape with {prosciutto}.] Serve before the crust softens.
    `,
    face: 'Charred bread rubbed with garlic and covered in grated tomato and oil',
    why: 'Grating leaves the skin behind and keeps all the juice, which the hot bread drinks',
  },
  albondigas: {
    names:
      'albondigas, spanish meatballs, albondigas en salsa, meatballs in tomato sauce spanish, tapas meatballs, spanish meatballs in tomato sauce, albóndigas, meatball tapas',
    title: 'Albóndigas (Spanish Meatballs)',
    family: 'spanish',
    near: 'spaghetti-and-meatballs meatballs',
    beside: 'no-knead-bread green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein ground-pork=ground_pork/meat|ground-beef 500
      crunch breadcrumbs|gf-breadcrumbs 45
      egg egg 50
      aromatic garlic 12
      herb parsley 15
      ground-spice smoked-paprika 4
      fat olive-oil 40
      aromatic onion 150
      wine white-wine|dry-sherry 120?
      body canned-tomatoes 500
      nut almonds|sunflower 25? finely chopped
      bread bread=crusty_bread/bread|gf-bread 200 sliced
      salt
      pepper pepper 0.6
    `,
    steps: `
      10 Mix {ground-pork} with {breadcrumbs, egg, 1/2 garlic, 1/2 parsley, 1/2 smoked-paprika, 1/2 salt, pepper} and roll with wet hands into 1 1/4-inch balls.
      9 Heat {olive-oil} in {@skillet} over medium-high heat and brown the meatballs all over, 8 minutes. Set them aside.
      7 Cook {onion} in the same oil over medium heat until golden, 6 minutes. Add {garlic} and {smoked-paprika} and cook for 30 seconds.
      3 [Pour in {white-wine} and let it bubble for 2 minutes.] Stir in {canned-tomatoes, almonds, salt}.
      1+15 Return the meatballs, cover partly and simmer until the sauce is thick and the meat is 160°F (71°C) inside, 15 minutes.
      1 Scatter with {parsley} and serve with {bread}.
    `,
    face: 'Small pork meatballs in thick tomatoes, warm with smoked paprika',
    why: 'Half of the paprika is in the meat and half in the sauce, so that the one tastes of the other',
  },
  'chicken-and-chorizo-rice': {
    names:
      'chicken and chorizo rice, chicken and chorizo, chicken chorizo rice, one pot chicken and chorizo, arroz con pollo spanish, chicken chorizo one pot, chicken and chorizo one pot, chorizo rice, spanish chicken, chicken and chorizo paella style, spanish style chicken and rice, chorizo and chicken rice',
    title: 'One-Pot Chicken and Chorizo Rice',
    family: 'spanish',
    near: 'paella pilaf',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat olive-oil 14
      protein chorizo 120 sliced
      protein chicken-thigh 500 cut into 1 1/2-inch pieces
      aromatic onion 150
      vegetable red-pepper 300
      aromatic garlic 9
      ground-spice smoked-paprika 3
      ground-spice turmeric 1
      starch long-rice 280
      body canned-tomatoes 240
      stock chicken-stock 560
      vegetable peas 120
      acid lemon 15
      herb parsley 8
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Warm {olive-oil} in a wide, heavy pot over medium heat and fry {chorizo} until its red fat runs, 3 minutes. Lift it out.
      8 Season {chicken-thigh} with {1/2 salt, pepper} and brown it in the fat over medium-high heat, 7 minutes.
      8 Add {onion} and {red-pepper} and cook until soft, 6 minutes. Stir in {garlic, smoked-paprika, turmeric} for 1 minute.
      3 Stir in {long-rice} until it is coated. Add {=chorizo, canned-tomatoes, chicken-stock, salt} and bring to a boil.
      1+20 Cover tightly and cook over low heat until the rice is tender and the chicken is 165°F (74°C), about 20 minutes.
      1+5 Sprinkle with {peas}, cover again and let stand off the heat for 5 minutes.
      1 Fork in {lemon, parsley}.
    `,
    face: 'Chicken and rice cooked in one pot in the paprika-red fat of chorizo',
    why: 'The sausage is fried first, and everything after it cooks in what it leaves behind',
  },
  'chorizo-and-chickpea-stew': {
    names:
      'chorizo and chickpea stew, chickpea and chorizo stew, spanish chickpea stew, garbanzos con chorizo, spanish chickpea and spinach stew, chickpea and spinach stew, espinacas con garbanzos, spinach and chickpea stew, chorizo stew, spanish bean stew, spanish stew',
    title: 'Spanish Chickpea and Spinach Stew',
    titles: `
      chorizo: Chickpea and Chorizo Stew
    `,
    family: 'andalusian',
    near: 'lentil-soup bean-pot',
    beside: 'no-knead-bread green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 40
      protein chorizo 120? diced
      aromatic onion 150
      aromatic garlic 12
      ground-spice smoked-paprika 4
      ground-spice cumin 2
      body canned-tomatoes 400
      pulse chickpeas 700
      stock veg-stock 350
      leaf spinach 250
      acid sherry-vinegar|red-vinegar 12
      bread bread=crusty_bread/bread|gf-bread 200? sliced
      salt
      pepper pepper 0.5
    `,
    steps: `
      4 Heat {olive-oil} in {@pot} over medium heat. [Fry {chorizo} until it curls and colors the oil, 3 minutes.]
      7 Add {onion} and cook until soft and golden, 6 minutes. Stir in {garlic, smoked-paprika, cumin} for 30 seconds.
      2+15 Pour in {canned-tomatoes, chickpeas, veg-stock} and simmer for 15 minutes, crushing a few against the side to thicken it.
      4 Stir in {spinach} a handful at a time until it has all wilted, 2 to 3 minutes.
      1 Sharpen with {sherry-vinegar} and season with {pepper, salt}. [Hand round {bread} for the juices.]
    `,
    face: 'Chickpeas and spinach in a thick tomato broth with paprika and cumin',
    why: 'A few crushed chickpeas thicken the pot, and a spoonful of vinegar at the end wakes it up',
  },
}
