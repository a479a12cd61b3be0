import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What the internet, and a hungry Tuesday, have made of Italy. */
export const weeknightItalian: DishEntries = {
  'tuscan-chicken': {
    names:
      'tuscan chicken, creamy tuscan chicken, tuscan garlic chicken, creamy tuscan garlic chicken, chicken with sun dried tomatoes and spinach, tuscan chicken skillet, creamy garlic tuscan chicken, engagement chicken creamy, creamy chicken florentine',
    title: 'Creamy Tuscan Chicken',
    family: 'tuscan',
    cuisine: 'Italian, American',
    near: 'chicken-marsala pan-seared-fillet',
    beside: 'smashed-potatoes green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast 680 halved into thin cutlets
      ground-spice oregano 1.5
      fat olive-oil 27
      aromatic garlic 15
      brine sun-dried-tomatoes=oil-packed_sun-dried_tomatoes/sun-dried_tomatoes 80 sliced
      chile flakes 0.4?
      stock chicken-stock 180
      creamy cream|soy-cream|oat-cream 200
      cheese parmesan|veg-parm|vegan-parmesan 50
      leaf spinach 120
      salt
      starch penne|gf-pasta 240?
      pepper pepper 1
    `,
    steps: `
      3 Season {chicken-breast} on both sides with {oregano, 1/2 salt, pepper}.
      11 Heat {olive-oil} in a large skillet over medium-high heat and cook the chicken until browned and 165°F (74°C) in the middle, about 5 minutes a side. Set it on a plate.
      2+11~ [Cook {penne} in well-salted boiling water until tender, about 11 minutes, and drain, keeping a little of the water.]
      2 Lower the heat to medium. Stir {garlic, sun-dried-tomatoes, flakes} in the drippings for 1 minute.
      5 Add {chicken-stock}, scrape up what has stuck and boil for 2 minutes. Stir in {cream} and simmer until the sauce coats a spoon, 2 to 3 minutes.
      3 Stir in {spinach} by the handful until wilted, then {parmesan}, off the heat. Return the chicken and its juices and turn it in the sauce for 1 minute. [Season with {salt}.] [Serve over {=penne}, with a splash of its water if the sauce is thick.]
    `,
    face: 'Browned chicken in a garlicky cream sauce with sun-dried tomatoes and spinach',
    why: 'One skillet does it all, and what the chicken leaves in it becomes the sauce',
  },
  saltimbocca: {
    names:
      'saltimbocca, chicken saltimbocca, saltimbocca alla romana, chicken with prosciutto and sage, prosciutto wrapped chicken, saltinbocca, saltimboca',
    title: 'Chicken Saltimbocca',
    family: 'roman',
    near: 'chicken-piccata chicken-marsala pan-seared-fillet',
    beside: 'roast-potatoes green-beans',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein chicken-breast 600 split and pounded 1/4 inch thick
      ground-spice sage 6 leaves left whole
      protein prosciutto 90 cut to fit the cutlets
      flour flour|rice-flour 30
      fat olive-oil 27
      wine white-wine 120
      stock chicken-stock 100
      second-fat butter|vegan-butter 42
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Sprinkle {chicken-breast} with {pepper}. Press a leaf of {sage} and a slice of {prosciutto} onto each cutlet and pin them with a toothpick. Dust the bare side with {flour}.
      9 Heat {olive-oil} and {1/3 butter} in a large skillet over medium-high heat. Cook the cutlets ham side down until it is crisp, 2 minutes, then turn and cook until the chicken is 165°F (74°C), about 2 minutes more. Work in batches and keep them warm.
      5 Pour in {white-wine} and boil until only a few spoonfuls are left, 3 minutes. Add {chicken-stock} and boil for 2 minutes.
      2 Off the heat, swirl in {butter}; add {salt} only if it needs any. Pull out the picks and pour the sauce around.
    `,
    face: 'Thin cutlets under crisp prosciutto and sage, with a buttery wine sauce',
    why: 'The ham meets the pan first, so it crisps like bacon and seasons the meat beneath it',
  },
  'creamy-sausage-pasta': {
    names:
      'sausage pasta, creamy sausage pasta, italian sausage pasta, pasta with sausage, penne with sausage, rigatoni with sausage, sausage rigatoni, sausage penne, pasta alla norcina, spicy sausage pasta, sausage and tomato pasta, sausage ragu, sausage pasta bake stovetop, rigatoni with sausage ragu',
    title: 'Rigatoni with Sausage and Cream',
    family: 'emilian',
    near: 'spaghetti-bolognese pasta',
    beside: 'roasted-broccoli green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.34,
    list: `
      protein sausage|chicken-sausage 340
      fat olive-oil 14
      aromatic onion 120
      ground-spice fennel-seed 1.5?
      aromatic garlic 9
      chile flakes 0.5?
      body canned-tomatoes 400
      creamy cream|soy-cream|oat-cream 100
      starch penne=rigatoni|gf-pasta=gluten-free_rigatoni/rigatoni 340
      leaf spinach 100
      cheese parmesan|veg-parm|vegan-parmesan 40?
      salt
      pepper pepper 0.6
    `,
    steps: `
      9 Warm {olive-oil} in a large, deep skillet over medium-high heat. Crumble in {sausage} and cook, breaking it into small bits, until browned and 160°F (71°C), 8 minutes.
      6 Add {onion} and {fennel-seed} and cook until soft, 5 minutes. Stir in {garlic, flakes} for 30 seconds.
      2+10~ Stir in {canned-tomatoes} and simmer until thick, 10 minutes.
      2+11 Meanwhile, cook {penne} in a large pot of salted boiling water until tender, about 11 minutes. Keep a cup of the water and drain.
      3 Stir {cream} and {spinach} into the sauce until the leaves wilt. Add the pasta and a splash of its water, toss for 1 minute and season with {salt, pepper}. [Top with {parmesan}.]
    `,
    face: 'Pasta in a pink sauce of crumbled sausage, tomatoes, cream and spinach',
    why: 'Well-browned crumbs of meat bring their own seasoning, so the sauce needs little else',
  },
  'sausage-and-broccoli-rabe-pasta': {
    names:
      'orecchiette with sausage and broccoli rabe, sausage and broccoli rabe pasta, broccoli rabe and sausage, pasta with broccoli rabe and sausage, orecchiette with broccoli rabe, sausage and broccoli pasta, pasta with sausage and broccoli, broccoli pasta, orecchiette sausage broccolini, orechiette with sausage',
    title: 'Orecchiette with Sausage and Broccoli Rabe',
    titles: `
      broccoli: Orecchiette with Sausage and Broccoli
      broccolini: Orecchiette with Sausage and Broccolini
      gf-pasta: Penne with Sausage and Broccoli Rabe
    `,
    family: 'sicilian',
    near: 'creamy-sausage-pasta aglio-e-olio pasta',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.34,
    list: `
      starch penne=orecchiette|gf-pasta 340
      vegetable broccoli-rabe|broccolini|broccoli 400 
      fat olive-oil 40
      protein sausage|chicken-sausage 340
      aromatic garlic 12 thinly sliced
      chile flakes 0.8
      cheese pecorino|parmesan 50?
      acid lemon 15
      salt
    `,
    steps: `
      2+11~ Bring a very large pot of salted water to a boil and cook {penne} until just tender, 10 to 11 minutes. For the last 3 minutes, push {broccoli-rabe} under the water with it. Dip out a cup of the water and drain.
      9 Meanwhile, heat {most olive-oil} in a large skillet over medium-high heat and brown {sausage}, broken into small pieces, until cooked through to 160°F (71°C), 8 minutes.
      2 Push the meat aside, add {olive-oil, garlic, flakes} and cook until the garlic just colors, 1 minute.
      3 Add the pasta, the greens and half the saved water. Toss over high heat until the liquid turns into a light sauce, 2 minutes.
      1 Sharpen with {lemon}, season with {salt}. [Toss with {pecorino}.]
    `,
    face: 'Pasta with crumbled sausage and greens in a garlicky broth',
    why: 'The greens cook in the pasta pot, and the garlicky fat of the meat dresses them',
  },
  'lentil-bolognese': {
    names:
      'lentil bolognese, vegan bolognese, vegetarian bolognese, lentil ragu, lentil spaghetti, veggie bolognese, vegetarian spaghetti bolognese, vegan spaghetti bolognese, lentil pasta sauce, lentil spag bol, mushroom bolognese, vegetarian ragu, veggie spag bol',
    title: 'Lentil Bolognese',
    family: 'soffritto',
    near: 'spaghetti-bolognese pasta-with-tomato-sauce pasta',
    beside: 'caesar-salad garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 40
      aromatic onion 150
      vegetable carrot 100 finely chopped
      aromatic celery 60 finely chopped
      vegetable mushrooms 200 finely chopped
      aromatic garlic 12
      body tomato-paste 40
      wine red-wine 120?
      body canned-tomatoes 400
      pulse brown-lentils 180
      stock veg-stock 600
      whole-spice bay 0.3
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 300
      acid balsamic-vinegar 8
      cheese parmesan|veg-parm|vegan-parmesan 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      11 Heat {olive-oil} in a heavy pot over medium heat. Soften {onion, carrot, celery, 1/3 salt}, 10 minutes.
      7 Raise the heat, add {mushrooms} and cook until their water has gone and they begin to stick, 6 minutes. Stir in {garlic} and {tomato-paste} for 1 minute.
      3 [Pour in {red-wine} and boil it away, 2 minutes.] Stir in {canned-tomatoes, brown-lentils, veg-stock, bay}.
      1+35~ Bring to a boil, then cover partly and simmer until the lentils are tender and the sauce is thick, 35 minutes, adding water if they drink it all.
      2+10 Toward the end, cook {spaghetti} in plenty of salted boiling water until just tender, about 10 minutes, and drain, keeping a little of the water.
      3 Take out {=bay} and stir in {balsamic-vinegar, salt, pepper}. Toss with the pasta and a splash of its water. [Pass {parmesan}.]
    `,
    face: 'Spaghetti under a rich, meaty-textured sauce of lentils and mushrooms',
    why: 'Finely chopped and well browned, the mushrooms bring the depth that a slow-cooked ragù has',
  },
  'pesto-salmon': {
    names:
      'pesto salmon, baked pesto salmon, salmon with pesto, salmon pesto, pesto crusted salmon, salmon and pesto, oven baked salmon with pesto, pesto baked salmon',
    title: 'Pesto Salmon',
    family: 'ligurian',
    cuisine: 'American, Italian',
    near: 'baked-salmon grilled-salmon pan-seared-fillet',
    beside: 'roast-potatoes roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable cherry-tomatoes 350
      fat olive-oil 14
      protein salmon 640 patted dry
      sauce pesto 80
      crunch panko|gf-breadcrumbs 20?
      acid lemon 60 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+10~ Heat the oven to 425°F (220°C). Toss {cherry-tomatoes} with {1/2 olive-oil, 1/3 salt} on a rimmed sheet pan, push them to the edges and roast until they begin to wrinkle, 10 minutes.
      4 Season {salmon} with {pepper, salt}. Spread {pesto} over the top of each piece. [Mix {panko} with {olive-oil} and pat it on.]
      2+12 Set the fish in the middle of the hot pan, pesto up, and bake until the crust is golden and the thickest part flakes at 145°F (63°C), 10 to 12 minutes.
      1 Spoon the burst tomatoes beside it and pass {lemon}.
    `,
    face: 'Salmon under a crust of basil pesto, with tomatoes burst in the same pan',
    why: 'The pesto is both the seasoning and the lid, so the fish stays moist beneath it',
  },
}
