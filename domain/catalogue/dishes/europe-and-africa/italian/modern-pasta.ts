import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta with lemon, mushrooms, eggplant, feta, and more chicken. */
export const modernPasta: DishEntries = {
  'baked-feta-pasta': {
    names:
      'baked feta pasta, feta pasta, tiktok pasta, tik tok pasta, tiktok feta pasta, feta tomato pasta, baked feta tomato pasta, tomato feta pasta, uunifetapasta, viral feta pasta, roasted tomato and feta pasta, feta cheese pasta bake',
    title: 'Baked Feta Pasta',
    family: 'californian',
    near: 'pasta-with-tomato-sauce one-pot-pasta baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable cherry-tomatoes 700
      aromatic garlic 20 peeled and left whole
      fat olive-oil 80
      ground-spice oregano 1.5
      chile flakes 0.8?
      cheese feta=feta_cheese/feta 200 left in one piece
      starch penne|gf-pasta 320
      herb basil 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+35~ Heat the oven to 400°F (200°C). Toss {cherry-tomatoes, garlic} with {most olive-oil, oregano, flakes, pepper} in {@baking-dish}. Set {feta} in the middle, pour {olive-oil} over it and bake until the tomatoes have burst and the cheese is golden at the corners, 35 minutes.
      2+11 Toward the end, cook {penne} in a large pot of salted boiling water until tender, about 11 minutes. Before you drain it, save a cup of its water.
      2 Mash the soft garlic, the cheese and the tomatoes together with a fork until they make a sauce.
      2 Stir in the pasta with enough of its water to make it creamy. Season with {salt} and tear in {basil}.
    `,
    face: 'Burst tomatoes, mellow garlic and melted feta, mashed into a sauce for pasta',
    why: 'The oven makes the whole sauce, and a fork finishes it',
  },
  'pasta-al-limone': {
    names:
      'pasta al limone, lemon pasta, spaghetti al limone, lemon spaghetti, creamy lemon pasta, lemon butter pasta, lemon parmesan pasta, fettuccine al limone, lemon linguine, pasta with lemon, lemon cream pasta, pasta limone',
    title: 'Spaghetti al Limone',
    titles: `
      fettuccine: Fettuccine al Limone
    `,
    family: 'neapolitan',
    near: 'aglio-e-olio fettuccine-alfredo pasta',
    beside: 'roasted-asparagus green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.36,
    list: `
      starch spaghetti|fettuccine|gf-pasta=gluten-free_spaghetti/spaghetti 360
      fat butter|vegan-butter 56
      aromatic lemon-zest 6
      creamy cream|soy-cream|oat-cream 120
      acid lemon 50
      cheese parmesan|veg-parm|vegan-parmesan 70
      herb basil 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+9~ Boil {spaghetti} in a large pot of well-salted water until a minute from tender, about 9 minutes. Reserve 2 cups of the water and drain.
      4 Meanwhile, melt {butter} with {lemon-zest} in a large skillet over medium-low heat for 1 minute. Stir in {cream} and let it steam for 2 minutes.
      3 Add the pasta and a ladle of its water, raise the heat and toss for 1 to 2 minutes. Off the heat, toss in {parmesan} and {lemon} with more water, until the sauce is as loose and shiny as you like it.
      1 Season with {salt, pepper}, scatter with {basil} and serve straight away.
    `,
    face: 'Pasta in a light, shiny sauce of lemon, cream and Parmesan',
    why: 'The zest opens up in warm butter and the juice goes in last, so the lemon tastes both deep and fresh',
  },
  'creamy-mushroom-pasta': {
    names:
      'creamy mushroom pasta, mushroom pasta, mushroom fettuccine, pasta with mushrooms, mushroom cream pasta, mushroom alfredo, garlic mushroom pasta, tagliatelle with mushrooms, mushroom tagliatelle, mushroom spaghetti, pasta ai funghi, penne with mushrooms, creamy garlic mushroom pasta, mushroom sauce pasta',
    title: 'Creamy Mushroom Pasta',
    family: 'emilian',
    near: 'fettuccine-alfredo mushroom-risotto pasta',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      starch fettuccine|spaghetti|penne|gf-pasta=gluten-free_linguine/linguine 340
      fat olive-oil 27
      second-fat butter|vegan-butter 28
      vegetable mushrooms 500
      aromatic shallot 60
      aromatic garlic 12
      ground-spice thyme 1.5 leaves picked
      wine white-wine 100?
      creamy cream|soy-cream|oat-cream 180
      cheese parmesan|veg-parm|vegan-parmesan 50
      herb parsley 10
      salt
      pepper pepper 0.8
    `,
    steps: `
      11 Heat {olive-oil} and {1/2 butter} in {@skillet} over high heat. Add {mushrooms} and leave them until the undersides brown, 4 minutes. Stir and cook until all their water has boiled off and they are well colored, 6 minutes more.
      3 Turn the heat to medium and add {butter, shallot, garlic, thyme}. Cook until soft, 2 minutes. [Pour in {white-wine} and let it bubble away.]
      2+9~ Cook {fettuccine} in a large pot of salted boiling water until just tender, 8 to 9 minutes. Dip out a cup of the water before you drain it.
      3 Stir {cream} into the mushrooms and simmer until slightly thick, 2 minutes.
      2 Toss in the pasta, {parmesan} and a splash of the water until it is coated. Season with {salt, pepper} and finish with {parsley}.
    `,
    face: 'Pasta with deeply browned mushrooms in a garlicky cream',
    why: 'Mushrooms that are left alone in a hot pan brown instead of stewing, and the cream takes up all of it',
  },
  'pasta-alla-norma': {
    names:
      'pasta alla norma, pasta norma, eggplant pasta, aubergine pasta, pasta with eggplant, rigatoni alla norma, eggplant tomato pasta, spaghetti alla norma, sicilian eggplant pasta, pasta with aubergine, rigatoni with eggplant',
    title: 'Pasta alla Norma',
    family: 'sicilian',
    near: 'caponata pasta-with-tomato-sauce pasta',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable eggplant 650 cut into 1-inch cubes
      fat olive-oil 80
      aromatic garlic 12 thinly sliced
      chile flakes 0.6
      body canned-tomatoes 600
      starch penne=rigatoni|spaghetti|gf-pasta=gluten-free_rigatoni/rigatoni 340
      cheese ricotta|vegan-parmesan 120?
      herb basil 15
      salt
    `,
    steps: `
      4+30~ Set the oven to 425°F (220°C). Toss {eggplant} with {most olive-oil, 1/3 salt} on {@sheet-pans} and roast until brown and soft all through, 30 minutes.
      3 Warm {olive-oil, garlic, flakes} in a large skillet over medium-low heat until the garlic is pale gold, 2 minutes.
      1+15~ Add {canned-tomatoes} and simmer until thick, 15 minutes.
      2+11 Boil {penne} meanwhile in salted water until just done, about 11 minutes. Keep a little of the water and drain.
      3 Fold the eggplant and the pasta into the sauce with a splash of the water for 1 minute. Season with {salt}.
      1 Divide among bowls. [Add a spoonful of {ricotta} to each.] Tear {basil} over the top.
    `,
    face: 'Pasta and silky roasted eggplant with garlicky tomatoes and basil',
    why: 'Roasted on a sheet pan, the eggplant turns as soft as if it were fried, with a third of the oil',
  },
  'chicken-francese': {
    names:
      'chicken francese, chicken francaise, chicken française, lemon chicken francese, chicken french, chicken francais, chicken franchese, egg battered lemon chicken, lemon chicken italian',
    title: 'Chicken Francese',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'chicken-piccata chicken-marsala',
    beside: 'rice-pilaf roasted-broccoli',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      protein chicken-breast 600 split and pounded 1/4 inch thick
      flour flour|gf-flour 50
      egg egg 150
      cheese parmesan 20?
      fat olive-oil 50
      wine white-wine 120
      stock chicken-stock 200
      acid lemon 50
      second-fat butter|vegan-butter 45
      herb parsley 10
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Sprinkle both sides of {chicken-breast} with {1/2 salt, pepper}. Put {most flour} on a plate and beat {egg} in a shallow dish[ with {parmesan}].
      11 Heat {olive-oil} in a large skillet over medium heat. Dip each cutlet in flour, then in the egg, let it drip and lay it straight into the pan. Fry in two rounds until puffed and golden and 165°F (74°C) inside, about 2 minutes a side. Keep warm.
      2 Pour off the oil. Melt {1/2 butter} and stir in {flour} for 1 minute.
      6 Whisk in {white-wine, chicken-stock, lemon} and boil until lightly thickened, 5 minutes.
      3 Swirl in {butter}, season with {salt} and slip the cutlets back into the pan to warm for 2 minutes. Sprinkle with {parsley}.
    `,
    face: 'Cutlets in a soft golden coat of egg, under a lemon and butter sauce',
    why: 'Flour first and egg last gives a tender coat that drinks the sauce, where crumbs would stay stiff',
  },
}
