import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What a family passes across the table: pasta, casseroles and a pot of meat sauce. */
export const weeknightBakes: DishEntries = {
  'chicken-broccoli-alfredo': {
    names:
      'chicken broccoli alfredo, chicken and broccoli alfredo, chicken alfredo with broccoli, broccoli chicken alfredo, broccoli alfredo with chicken, chicken broccoli pasta, chicken and broccoli pasta, chicken broccoli fettuccine, broccoli and chicken alfredo',
    title: 'Chicken Broccoli Alfredo',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'chicken-alfredo fettuccine-alfredo pasta',
    beside: 'garlic-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      starch fettuccine|penne|gf-pasta=gluten-free_penne/penne 300
      vegetable broccoli-florets 350 in small florets
      protein chicken-breast 450 cut into 3/4-inch pieces
      fat olive-oil 14
      second-fat butter 42
      aromatic garlic 12 minced
      creamy cream 240
      cheese parmesan 90
      sweet-spice nutmeg 0.2
      salt
      pepper pepper 1
    `,
    steps: `
      2+11~ Cook {fettuccine} in a large pot of well-salted boiling water until just tender, 10 to 11 minutes. Drop {broccoli-florets} into the pot for the last 3 minutes. Hold back a cup of the water and drain.
      9 Meanwhile, season {chicken-breast} with {1/2 salt, pepper}. Heat {olive-oil} in {@skillet} over medium-high heat and cook the chicken, turning it, until golden and 165°F (74°C), 7 to 8 minutes. Lift it out.
      5 Melt {butter} in the skillet over medium-low heat and soften {garlic} for 1 minute. Pour in {cream} and simmer gently until it coats a spoon, 3 minutes.
      3 Off the heat, whisk in {parmesan, nutmeg} in three handfuls.
      3 Toss the pasta, broccoli and chicken in the sauce with as much of the water as keeps it flowing. Season with {salt}.
    `,
    face: 'Chicken, bright green broccoli and pasta in a sauce of cream and Parmesan',
    why: 'The broccoli shares the pasta’s pot for its last minutes, so it is tender and still green',
  },
  'cajun-shrimp-pasta': {
    names:
      'cajun shrimp pasta, creamy cajun shrimp pasta, cajun shrimp alfredo, cajun pasta with shrimp, spicy shrimp pasta, cajun shrimp fettuccine',
    title: 'Creamy Cajun Shrimp Pasta',
    family: 'creole',
    near: 'cajun-chicken-pasta shrimp-alfredo pasta',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne|gf-pasta=gluten-free_penne/penne 300
      protein shrimp 450 peeled and deveined, patted dry
      ground-spice cajun-seasoning 10
      fat olive-oil 20
      second-fat butter 28
      vegetable onion 120 thinly sliced
      vegetable red-pepper 150 thinly sliced
      aromatic garlic 12 minced
      body tomato-paste 15
      stock chicken-stock 120
      creamy cream 220
      cheese parmesan 50
      acid lemon-juice 8
      herb parsley 6? chopped
      salt
    `,
    steps: `
      2+11~ Cook {penne} in a large pot of salted boiling water until just tender, 10 to 11 minutes. Hold back a cup of the water and drain.
      6 Meanwhile, toss {shrimp} with {1/2 cajun-seasoning}. Heat {olive-oil} in {@skillet} over medium-high heat and sear the shrimp until pink and opaque, 1 to 2 minutes a side. Lift them out.
      7 Melt {butter} in the skillet over medium heat and cook {onion, red-pepper} until soft, 6 minutes. Stir in {garlic, tomato-paste} and the rest of {cajun-seasoning} for 1 minute.
      5 Add {chicken-stock, cream} and simmer until the sauce coats a spoon, 4 minutes. Off the heat, stir in {parmesan}.
      2 Toss in the pasta and shrimp with as much of the water as the sauce needs. Season with {lemon-juice, salt}. [Scatter with {parsley}.]
    `,
    face: 'Seared shrimp and peppers in a spicy, pink cream sauce',
    why: 'The shrimp leave the skillet as soon as they are pink and come back last, so they stay tender',
  },
  'meat-sauce': {
    names:
      'meat sauce, meat sauce for spaghetti, italian meat sauce, spaghetti sauce with meat, ground beef spaghetti sauce, homemade meat sauce, beef pasta sauce, spaghetti sauce with ground beef, meaty spaghetti sauce',
    title: 'Meat Sauce for Spaghetti',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'spaghetti-bolognese marinara-sauce sunday-gravy',
    beside: 'garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    part: true,
    salt: 0.42,
    list: `
      fat olive-oil 14
      protein ground-beef|plant-mince 500
      vegetable onion 180 finely chopped
      vegetable carrot 80 grated
      aromatic garlic 12 minced
      body tomato-paste 45
      ground-spice oregano 2
      herb dried-basil 1.5
      ground-spice flakes 0.3
      body canned-tomatoes 800
      whole-spice bay 0.4
      sweetener sugar 4
      salt
      pepper pepper 1
    `,
    steps: `
      10 Heat {olive-oil} in {@pot} over medium-high heat. Brown {ground-beef}, breaking it up, until no pink is left and it is 160°F (71°C), 8 minutes. Spoon off all but a little of the fat.
      7 Turn the heat to medium, add {onion, carrot} and cook until soft, 6 minutes. Stir in {garlic, tomato-paste, oregano, dried-basil, flakes} and fry for 1 minute.
      3+40 Add {canned-tomatoes, bay, sugar, pepper, water 120}. Simmer, the lid ajar, stirring now and then, until thick, 40 minutes.
      1 Take out {=bay} and season with {salt}.
    `,
    face: 'A thick, beefy tomato sauce to ladle over spaghetti',
    why: 'Grated carrot melts away and takes the edge off the tomatoes',
  },
  'chicken-stuffing-casserole': {
    names:
      'chicken stuffing casserole, chicken and stuffing casserole, chicken stuffing bake, stovetop stuffing chicken casserole, chicken and stuffing bake, stove top chicken casserole, chicken and stuffing, cream of chicken stuffing casserole',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'poppy-seed-chicken chicken-and-rice-casserole chicken-pot-pie-with-biscuits',
    beside: 'green-beans cranberry-sauce',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      second-fat butter|vegan-butter 100
      vegetable onion 150 chopped
      vegetable celery 120 chopped
      bread white-bread|gf-bread 280 cut into 1/2-inch cubes
      herb dried-sage 1.5
      herb dried-thyme 1
      protein chicken-breast 680 cut into 3/4-inch pieces
      flour flour|gf-flour 32
      stock chicken-stock 620
      creamy sour-cream 160
      vegetable peas 120?
      salt
      pepper pepper 1.2
    `,
    steps: `
      1+10~ Heat the oven to 375°F (190°C) and dry {=white-bread} on a sheet pan in it for 10 minutes.
      8 Meanwhile, melt {1/2 butter} in {@skillet} over medium heat and cook {onion, celery} until soft, 7 minutes.
      4 Scrape into a bowl with {white-bread, dried-sage, dried-thyme}. Moisten with about a third of {=chicken-stock}, toss and season with {1/3 salt}.
      6 Melt {butter} in the skillet. Stir in {flour} for 1 minute, then whisk in the rest of {chicken-stock} by degrees and simmer until thick, 3 minutes.
      3 Off the heat, stir in {sour-cream, chicken-breast, pepper, salt}[, then {peas}]. Spread in {@baking-dish}.
      2+33 Pile the stuffing on top. Bake until it is crisp, the sauce bubbles and the chicken is 165°F (74°C), 30 to 35 minutes.
      1+5 Let it stand for 5 minutes.
    `,
    face: 'Chicken in a creamy gravy under a crisp, sagey stuffing',
    why: 'The stuffing lies on top and not in the sauce, so it is soft below and crunchy above',
  },
  'tater-tot-breakfast-casserole': {
    names:
      'tater tot breakfast casserole, breakfast tater tot casserole, tater tot egg bake, tater tot breakfast bake, tater tot egg casserole, sausage tater tot casserole, tater tots breakfast casserole, hashbrown breakfast casserole, tater tot sausage breakfast casserole',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'breakfast-casserole tater-tot-casserole frittata',
    beside: 'fruit-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.15,
    list: `
      protein breakfast-sausage 450 crumbled
      vegetable onion 120 chopped
      vegetable red-pepper 150 diced
      fat butter 10
      cheese cheddar 220
      egg egg 400
      creamy milk 360
      ground-spice garlic-powder 2
      vegetable hash-browns=frozen_tater_tots/tater_tots 900 still frozen
      aromatic scallion 20? thinly sliced
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Cook {breakfast-sausage, onion, red-pepper} in {@skillet} over medium-high heat until browned, with no pink left, 9 minutes. Pour off the fat.
      3 Grease {@baking-dish} with {butter}, spread the sausage in it and sprinkle with {most cheddar}.
      3 Whisk {egg, milk, garlic-powder, pepper, salt} and pour over. Set {hash-browns} on top in rows.
      1+45 Bake until the tots are crisp and the eggs are set, at 160°F (71°C) in the middle, 45 to 50 minutes.
      1+10 Sprinkle with {cheddar} and let stand for 10 minutes. [Scatter with {scallion}.]
    `,
    face: 'Sausage, eggs and cheese under a crunchy roof of tater tots',
    why: 'The tots go on frozen and stay above the eggs, so they come out crisp',
  },
}
