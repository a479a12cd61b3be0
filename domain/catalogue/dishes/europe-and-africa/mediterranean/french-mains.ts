import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** The French bistro: wine in the pot, butter on the steak. */
export const frenchMains: DishEntries = {
  'coq-au-vin': {
    names:
      'coq au vin, chicken in red wine, chicken coq au vin, coq au vin chicken, coc au vin, chicken braised in red wine, french chicken stew, coque au vin, cock au vin, chicken stewed in red wine, red wine chicken, chicken in wine',
    title: 'Coq au Vin',
    family: 'burgundian',
    near: 'chicken-cacciatore mushroom-bourguignon braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-bone 1120
      cheese bacon|pancetta 110 diced
      vegetable mushrooms 250 halved
      aromatic shallot 200 peeled and left whole
      vegetable carrot 150
      aromatic garlic 9
      body tomato-paste 16
      flour flour|cornstarch 20
      wine red-wine 500
      stock chicken-stock 240
      ground-spice thyme 2
      whole-spice bay 0.6
      fat butter|olive-oil 14
      herb parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      8 Cook {bacon} in a wide, heavy pot over medium heat until crisp, 7 minutes. Lift it out and leave the fat.
      20 Season {chicken-bone} with {1/2 salt, pepper}. Brown them in the fat in two rounds over medium-high heat, 6 minutes on the skin side and 3 minutes on the other. Set them with {=bacon} and pour off all but a spoonful of the fat.
      9 Melt {butter} in the pot and cook {mushrooms, shallot, carrot} until they take on color, 8 minutes. Stir in {garlic, tomato-paste} for 1 minute.
      7 Sprinkle in {flour} and stir for 1 minute. Pour in {red-wine} and boil for 5 minutes, so that it loses its raw edge, then add {chicken-stock, thyme, bay}.
      2+35 Return {=bacon} and the chicken, skin side up, cover and simmer gently over low heat until the chicken is falling from the bone and past 165°F (74°C), 35 minutes.
      8 Take out the chicken, {=bay} and the thyme stems. Boil the sauce hard until it coats a spoon, about 6 minutes. Season with {salt}, turn the chicken in the sauce and sprinkle with {parsley}.
    `,
    face: 'Chicken on the bone braised in red wine with bacon and shallots',
    why: 'The wine boils before the stock goes in and the sauce boils again after the bird comes out: that is where the gloss is from',
  },
  'beef-bourguignon': {
    names:
      'beef bourguignon, boeuf bourguignon, beef burgundy, bourguignon, beef bourgignon, beef bourginion, boeuf a la bourguignonne, burgundy beef, beef burgundy stew, french beef stew, beef stew with red wine, beef in red wine, julia child beef stew, beef bourgenon, beef bourguinon',
    title: 'Beef Bourguignon',
    family: 'burgundian',
    near: 'coq-au-vin mushroom-bourguignon braise pot-roast',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.36,
    list: `
      cheese bacon|pancetta 150 diced
      protein beef-chuck=boneless_beef_chuck/beef 1200 cut into 2-inch chunks
      fat olive-oil 27
      aromatic onion 150
      vegetable carrot 250 
      aromatic garlic 12
      body tomato-paste 32
      flour flour|rice-flour 30
      wine red-wine 750
      stock beef-stock 400
      ground-spice thyme 2
      second-fat butter|vegan-butter 28
      vegetable mushrooms 300 quartered
      aromatic shallot 200 peeled and left whole
      herb parsley 10
      bread bread=crusty_bread/bread|gf-bread 300? sliced
      salt
      pepper pepper 1.5
    `,
    steps: `
      8 Heat the oven to 325°F (165°C). Fry {bacon} in a heavy, ovenproof pot over medium heat until brown and crisp, 7 minutes, and lift it out.
      15 Dry {beef-chuck} very well and season with {1/2 salt, pepper}. Add {1/2 olive-oil} to the fat and brown the meat on all sides in three rounds, about 5 minutes each, over medium-high heat. Set aside.
      9 Pour in {olive-oil}, add {onion} and {carrot} and cook until starting to color, 7 minutes. Stir in {garlic, tomato-paste, flour} for 2 minutes.
      6 Add {red-wine}, bring to a boil while you scrape the bottom, and let it bubble for 5 minutes. Stir in {beef-stock, thyme} and return the meat and the bacon.
      1+150~ Cover and braise in the oven for 2 1/2 hours, until the beef is far past 145°F (63°C) and a fork goes through it without a push.
      19 In the last half hour, melt {butter} in a skillet over medium heat, add {shallot} and {water 80}, cover and cook until tender, 10 minutes. Uncover, raise the heat, add {mushrooms} and cook until everything is deep brown, 8 minutes.
      5 Stir them into the stew and skim off the fat. [Season with {salt}.] Scatter with {parsley}. [Serve with {bread} to catch the sauce.]
    `,
    face: 'Beef braised for hours in red wine with bacon and small whole shallots',
    why: 'The mushrooms and shallots are browned apart and join at the end, so they keep their shape and their flavor',
  },
  'steak-frites': {
    names:
      'steak frites, steak and chips, steak and fries, steak frite, steak with fries, steak pommes frites, steak & chips, bistro steak and fries, steak and french fries, steak with chips',
    title: 'Steak Frites',
    family: 'bistro',
    near: 'roasted-potatoes pan-seared-fillet',
    beside: 'green-salad',
    looksLike: 'grilled-plate',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried, Roasted',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable russet-potato 900 cut into 1/3-inch sticks
      fat neutral-oil 50
      protein strip-steak|sirloin|ribeye 800 brought to room temperature
      second-fat butter|vegan-butter 56 softened
      aromatic shallot 20
      herb parsley 10
      sauce dijon 10
      acid lemon 10
      salt
      pepper pepper 2
    `,
    steps: `
      3+10 Heat the oven to 450°F (230°C) with two rimmed sheet pans inside. Soak {russet-potato} in hot water for 10 minutes, then drain and dry the sticks thoroughly in a towel.
      3+30~ Toss the sticks with {most neutral-oil, 1/2 salt}, spread out on the hot pans and bake, turning once, until brown and crisp, 30 minutes.
      4 Meanwhile, work {butter, shallot, parsley, dijon, lemon} together with a fork.
      21 Season {strip-steak} with {salt, pepper}. Heat {neutral-oil} in a large, heavy skillet over high heat until it shimmers. Sear the steaks in two rounds until crusty, about 5 minutes a side for 1-inch steaks, until 145°F (63°C) in the middle.
      1+5 Top each steak with a spoonful of the butter and let them rest for 5 minutes.
      2 Pour the pan juices over the steaks and serve with the frites, hot from the oven.
    `,
    face: 'Crusty seared steak under melting herb butter, with a heap of crisp oven frites',
    why: 'Soaking draws the starch from the potatoes, and a pan that is hot before they touch it does the rest',
  },
  'croque-monsieur': {
    names:
      'croque monsieur, croque-monsieur, french ham and cheese, french grilled cheese, french ham and cheese sandwich, crock monsieur, croque mousier, croc monsieur, french toasted sandwich, ham and gruyere sandwich, croq monsieur',
    title: 'Croque Monsieur',
    family: 'bistro',
    near: 'toasted-sandwich',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.1,
    list: `
      bread white-bread|gf-bread 232
      fat butter 56
      flour flour|gf-flour 20
      creamy milk 260
      ground-spice nutmeg 0.3
      sauce dijon 20
      protein ham|deli-turkey 160
      cheese gruyere|swiss 160
      salt
      pepper pepper 0.4
    `,
    steps: `
      2 Melt {butter}. Brush one side of each slice of {white-bread} with half of it and lay the slices, buttered side down, on a rimmed sheet pan.
      7 Put the rest of the butter in a small saucepan over medium heat, whisk in {flour} and cook for 1 minute. Whisk in {milk} bit by bit and simmer until thick, 4 minutes. Season with {nutmeg, salt, pepper}.
      4 Heat the oven to 425°F (220°C). Spread half the slices with {dijon}, cover with {ham}, {1/2 gruyere} and a spoonful of the sauce, and close with the other slices, buttered side up.
      1+8 Bake until the undersides are golden, 8 minutes.
      2+5 Spread the tops with the rest of the sauce and heap on {gruyere}. Broil until bubbling and spotted with brown, 3 to 5 minutes.
    `,
    face: 'A hot ham and Gruyère sandwich under a blistered blanket of white sauce',
    why: 'The bread is baked first and sauced after, so it stays crisp beneath the melting top',
  },
  'chicken-fricassee': {
    names:
      'chicken fricassee, fricassee de poulet, fricassee of chicken, chicken fricasee, french chicken in cream sauce, chicken frickassee, creamy french chicken, chicken and mushroom fricassee, fricassee, chicken with tarragon cream, tarragon chicken, poulet a la creme, chicken in cream sauce',
    title: 'Chicken Fricassee',
    family: 'norman',
    near: 'coq-au-vin chicken-marsala braise',
    beside: 'white-rice green-beans',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.38,
    list: `
      protein chicken-bone 1120
      fat butter|vegan-butter 28
      aromatic onion 150
      vegetable carrot 100 
      vegetable mushrooms 250
      flour flour|gf-flour 24
      wine white-wine 160
      stock chicken-stock 360
      ground-spice thyme 2
      creamy cream|soy-cream|oat-cream 120
      acid lemon 15
      herb tarragon|parsley 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      12 Rub {chicken-bone} with {1/2 salt, pepper}. Melt {butter} in a wide pot over medium heat and cook the chicken until pale gold on both sides, 10 minutes. Move it to a plate and spoon off most of the fat.
      9 Add {onion, carrot, mushrooms} to the pot and cook gently until soft but not brown, 8 minutes. Dust with {flour} and stir for 1 minute.
      5 Pour in {white-wine} and stir until it thickens, 2 minutes. Stir in {chicken-stock} and {thyme} and bring to a simmer.
      2+30 Lay the chicken in, cover and simmer over low heat until tender at the bone and at least 165°F (74°C), 30 minutes.
      6 Lift out the chicken. Add {cream} and boil the sauce until it coats a spoon, 4 minutes. Sharpen with {lemon} and season with {salt}.
      1 Return the chicken, pull out the thyme stalks and scatter with {tarragon}.
    `,
    face: 'Chicken and mushrooms in a pale, velvety sauce of wine and cream',
    why: 'Nothing is browned hard here: a gentle start keeps the sauce ivory and the flavor soft',
  },
  'steak-au-poivre': {
    names:
      'steak au poivre, peppercorn steak, pepper steak french, steak with peppercorn sauce, steak in peppercorn sauce, peppered steak, steak with cream sauce, filet au poivre, steak au poivre sauce, steak with pepper sauce',
    title: 'Steak au Poivre',
    family: 'bistro',
    near: 'steak-frites pan-seared-fillet',
    beside: 'french-fries green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.45,
    list: `
      protein strip-steak|beef-tenderloin|sirloin 450 brought to room temperature
      pepper pepper=coarsely_crushed_black_peppercorns/pepper 6
      fat neutral-oil 9
      second-fat butter|vegan-butter 28
      aromatic shallot 30
      wine spirits=brandy 45?
      stock beef-stock 120
      creamy cream|soy-cream|oat-cream 80
      sauce dijon 5
      herb parsley 4?
      salt
    `,
    steps: `
      3 Dry {strip-steak}, season with {1/2 salt} and press {pepper} firmly into both sides.
      10 Heat {neutral-oil} and {1/2 butter} in a heavy skillet over medium-high heat. Cook the steaks undisturbed until a dark crust forms, about 4 minutes, turn and cook until 145°F (63°C) in the middle, 4 to 5 minutes more. Rest them on a warm plate.
      2 Pour off the fat. Melt {butter} over medium heat and soften {shallot}, 2 minutes.
      5 [Take the pan off the burner, add {spirits} and boil it nearly dry, 1 minute.] Add {beef-stock} and boil until reduced by half, 3 minutes.
      3 Stir in {cream} and {dijon} and simmer until it coats a spoon, 2 minutes. Add the juices from the plate, season with {salt} and pour over the steaks. [Sprinkle with {parsley}.]
    `,
    face: 'Pepper-crusted steak with a quick cream sauce from the same skillet',
    why: 'Crushed rather than ground, the pepper toasts into a crust that is warm more than it is hot',
  },
  'pot-au-feu': {
    names:
      'pot au feu, pot-au-feu, french boiled beef, french boiled beef and vegetables, boiled beef dinner, french beef and vegetable pot, boiled beef and carrots',
    title: 'Pot au Feu (French Boiled Beef)',
    family: 'bistro',
    near: 'pot-roast braise',
    beside: 'no-knead-bread green-salad',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.5,
    list: `
      protein beef-chuck 1200 in one piece
      aromatic onion 200 halved
      whole-spice cloves 0.6
      whole-spice bay 0.6
      pepper pepper 1
      herb thyme 3
      vegetable carrot 450 cut into long pieces
      vegetable leek 400 cut into 3-inch lengths and washed well
      vegetable turnip 350 peeled and quartered
      starch potato 800 peeled and halved
      sauce dijon 60
      brine pickles 80? cut into sticks
      salt
    `,
    steps: `
      6+10 Put {beef-chuck} into a large pot with {water 3000} and {1/2 salt}, bring slowly to a boil, and skim for the first 10 minutes.
      2+120 Stick {cloves} into {onion}, and add it with {bay, pepper, thyme}. Simmer on low heat, just trembling, until a fork goes in with little push, 2 hours.
      3+35 Add {carrot, leek, turnip, potato}, and simmer until all are tender and the beef gives way to a fork, 35 minutes.
      4 Lift out the beef and slice it across the grain. Season the broth with {salt}.
      2 Serve the meat among the vegetables with a ladle of broth, {dijon}[ and {pickles}].
    `,
    face: 'Beef and whole vegetables from one clear pot, with mustard beside',
    why: 'At a bare tremble the meat becomes tender and the broth stays clear',
  },
}
