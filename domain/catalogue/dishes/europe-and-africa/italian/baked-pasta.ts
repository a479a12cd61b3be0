import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta and eggplant in layers, shells and tubes, from the oven. */
export const bakedPasta: DishEntries = {
  lasagna: {
    names:
      'lasagna, lasagne, classic lasagna, meat lasagna, beef lasagna, lasagna bolognese, lasagne bolognese, lasagna with meat sauce, homemade lasagna, lasanga, lasagna al forno, lasagne al forno, italian lasagna, beef lasagne, lasana, ground beef lasagna, lasagna with ricotta',
    family: 'soffritto',
    near: 'vegetable-lasagna baked-ziti layered-bake',
    beside: 'green-salad garlic-bread',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 8,
    salt: 0.4,
    list: `
      fat olive-oil 27
      aromatic onion 180
      protein ground-beef|plant-mince 600
      aromatic garlic 12
      body canned-tomatoes 800
      body tomato-paste 50
      ground-spice oregano 2
      cheese ricotta|cottage-cheese|tofu=firm_tofu/tofu 425
      egg egg 50
      cheese parmesan|vegan-parmesan|veg-parm 80
      herb parsley 15
      starch lasagna-noodles=lasagna_sheets|egg-free-lasagna=egg-free_lasagna_sheets/lasagna_sheets|gf-pasta=gluten-free_lasagna_sheets/lasagna_sheets 270 no-boil
      cheese mozzarella|vegan-cheese 340
      salt
      pepper pepper 1.2
    `,
    steps: `
      6 Warm {olive-oil} in a large, deep skillet over medium heat and cook {onion} until soft and translucent, 6 minutes.
      8 Turn up the heat, crumble in {ground-beef} and cook until it is no longer pink[{?ground-beef} (160°F/71°C)], 6 minutes. Add {garlic} and {tomato-paste} and fry for 2 minutes.
      1+20~ Stir in {canned-tomatoes, water 240, oregano, 1/2 salt} and simmer gently for 20 minutes, until thick but still loose: the noodles drink some of it.
      5 Meanwhile, heat the oven to 375°F (190°C). Mash {ricotta} and beat in {egg, 1/2 parmesan, parsley, pepper, salt}.
      10 Spread a thin layer of sauce in {@baking-dish}. Cover with a third of {lasagna-noodles}, then dot on half the ricotta and spread it out, sprinkle with {1/3 mozzarella} and ladle over a third of the sauce. Build a second layer in the same way. Finish with the last noodles, the last of the sauce, {mozzarella} and {parmesan}.
      1+40 Cover tightly with oiled foil and bake for 25 minutes. Uncover and bake until the top is browned in spots and a knife goes through the noodles easily, 15 minutes.
      0+15 Let it stand for 15 minutes, or it will not hold its layers when you cut it.
    `,
    face: 'Layers of meat sauce, soft ricotta and stretchy mozzarella between tender noodles',
    why: 'Covered at first, the noodles steam until tender in the sauce, and uncovered at the end, the top browns',
  },
  'vegetable-lasagna': {
    names:
      'vegetable lasagna, vegetarian lasagna, veggie lasagna, vegetable lasagne, vegetarian lasagne, veggie lasagne, spinach lasagna, spinach and ricotta lasagna, meatless lasagna, mushroom spinach lasagna, spinach lasagne, roasted vegetable lasagna, veg lasagne, zucchini and spinach lasagna',
    family: 'soffritto',
    near: 'lasagna eggplant-parmesan layered-bake',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 8,
    salt: 0.42,
    list: `
      fat olive-oil 54
      vegetable mushrooms 300
      vegetable zucchini 350
      vegetable red-pepper 160 diced
      aromatic garlic 12
      leaf spinach 280
      cheese ricotta|cottage-cheese 425
      egg egg 50
      cheese parmesan|veg-parm 70
      ground-spice nutmeg 0.6
      body canned-tomatoes 800
      ground-spice oregano 2
      starch lasagna-noodles=lasagna_sheets 270 no-boil
      cheese mozzarella 300
      salt
      pepper pepper 1
    `,
    steps: `
      14 Heat {most olive-oil} in a wide skillet over high heat. Brown {mushrooms} and {zucchini} in two rounds, about 5 minutes each, until they have given up their water and it has boiled away. Add {red-pepper, 1/2 salt} for the last 2 minutes, then transfer everything to a bowl.
      3 Stir {1/2 garlic} in {olive-oil} in the same pan for a few seconds, add {spinach} by the handful and stir until it collapses, 2 minutes. Cool it, squeeze it dry and chop it.
      4 Mix the greens with {ricotta, egg, 1/2 parmesan, nutmeg, pepper}. Stir {canned-tomatoes} with {garlic, oregano, salt}; it needs no cooking yet.
      10 Heat the oven to 375°F (190°C). Smear {@baking-dish} with a few spoonfuls of the tomatoes. Layer a third of {lasagna-noodles}, half the ricotta, half the vegetables, {1/3 mozzarella} and a third of the tomatoes. Repeat, then end with noodles, tomatoes, {mozzarella} and {parmesan}.
      1+45 Bake under foil for 30 minutes, then without it until browned and bubbling all over, 15 minutes more.
      0+15 Rest it for 15 minutes before cutting.
    `,
    face: 'Browned mushrooms and zucchini, spinach and ricotta between layers of noodles and tomatoes',
    why: 'The water is driven out of the vegetables first, so the lasagna stands up instead of swimming',
  },
  'baked-ziti': {
    names:
      'baked ziti, ziti, baked ziti with ricotta, baked ziti with meat, baked ziti with sausage, ziti al forno, baked zitti, easy baked ziti, baked penne, baked rigatoni, pasta al forno, cheesy pasta bake, pasta bake, baked pasta, baked mostaccioli, meat pasta bake, million dollar baked ziti',
    title: 'Baked Ziti',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'lasagna stuffed-shells baked-pasta',
    beside: 'caesar-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 8,
    salt: 0.4,
    list: `
      starch penne=ziti|gf-pasta=gluten-free_ziti/ziti 450
      fat olive-oil 14
      protein sausage 340?
      aromatic onion 150
      aromatic garlic 12
      body canned-tomatoes 1000
      ground-spice oregano 2
      cheese ricotta|cottage-cheese 340
      cheese mozzarella 300
      cheese parmesan 60
      herb basil 12?
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat {olive-oil} in a large pot over medium heat and cook {onion} until soft, 5 minutes. [Turn up the heat, crumble in {sausage} and cook until it is browned and 160°F (71°C), 6 minutes.] Stir in {garlic, oregano, pepper} for 1 minute.
      1+15~ Pour in {canned-tomatoes} with half a can of water, lower the heat and simmer for 15 minutes: it should stay loose, since the pasta will drink. Season with {salt}.
      3+8 Meanwhile, heat the oven to 400°F (200°C). Boil {penne} in a big pot of salted water for 3 minutes less than the box says, about 8 minutes, and drain.
      4 Stir the pasta into the pot with {1/2 mozzarella}. Spoon half into {@baking-dish}, drop on {ricotta} by spoonfuls and cover with the other half.
      1+20 Top with {mozzarella, parmesan} and bake until the edges are crusty and the middle bubbles, 20 minutes.
      1+5 Let stand for 5 minutes. [Tear {basil} over it.]
    `,
    face: 'Tubes of pasta with sausage and tomatoes, with pockets of ricotta under browned mozzarella',
    why: 'The ricotta goes in as spoonfuls rather than stirred through, so every plate finds a soft, creamy bite',
  },
  'stuffed-shells': {
    names:
      'stuffed shells, stuffed pasta shells, jumbo stuffed shells, ricotta stuffed shells, spinach stuffed shells, spinach and ricotta stuffed shells, stuffed shells with ricotta, cheese stuffed shells, stuffed shells with spinach, conchiglioni ripieni, stuffed jumbo shells',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'manicotti baked-ziti vegetable-lasagna baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      starch lasagna-noodles=jumbo_pasta_shells/shells 260
      leaf spinach 200
      cheese ricotta|cottage-cheese 500
      egg egg 50
      cheese mozzarella 220
      cheese parmesan|veg-parm 70
      ground-spice nutmeg 0.5
      fat olive-oil 27
      aromatic garlic 12
      body canned-tomatoes 800
      herb basil 12
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+10~ Boil {lasagna-noodles} in plenty of salted water for 2 minutes less than the box says, about 10 minutes; they must be soft enough to open but firm enough to fill. Drain and spread them out so that they do not stick.
      4 Meanwhile, warm {olive-oil} and {garlic} in a saucepan over medium heat for 1 minute. Add {canned-tomatoes, 1/2 salt}.
      1+10~ Simmer the tomatoes for 10 minutes, stir in {1/2 basil} and spread two thirds of them in {@baking-dish}. Heat the oven to 375°F (190°C).
      4 Wilt {spinach} in a dry pan for 2 minutes, press out every drop of water and chop it fine.
      3 Mix the greens with {ricotta, egg, 1/2 mozzarella, 1/2 parmesan, nutmeg, pepper, salt}.
      10 Fill the shells with heaped spoonfuls of the mixture and set them in the sauce, open side up. Spoon the rest of the tomatoes over them and sprinkle with {mozzarella, parmesan}.
      1+30 Cover with foil and bake for 20 minutes, then uncover until the cheese is golden, 10 minutes.
      1 Scatter with {basil} and serve hot.
    `,
    face: 'Big pasta shells filled with ricotta and spinach, baked in tomatoes under golden cheese',
    why: 'The greens are wrung dry before they meet the ricotta, so the filling stays thick and does not weep',
  },
  manicotti: {
    names:
      'manicotti, cannelloni, cheese manicotti, stuffed manicotti, ricotta manicotti, baked manicotti, cannelloni with ricotta, manicoti, cheese cannelloni, canelloni, canneloni, ricotta cannelloni',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'stuffed-shells lasagna baked-pasta',
    beside: 'roasted-broccoli garlic-bread',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 27
      aromatic onion 120
      aromatic garlic 9
      body canned-tomatoes 800
      cheese ricotta|cottage-cheese 550
      cheese mozzarella 200
      egg egg 50
      cheese parmesan|veg-parm 70
      herb parsley 15
      ground-spice nutmeg 0.4
      starch lasagna-noodles=manicotti_shells/tubes 230
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 Heat {olive-oil} in a saucepan over medium heat. Cook {onion} until tender, 5 minutes, then {garlic} for 1 minute.
      1+15~ Add {canned-tomatoes, 1/2 salt, water 160} and simmer for 15 minutes; a thin sauce is right, because the tubes go in dry.
      5 Heat the oven to 375°F (190°C). Work {ricotta, 1/2 mozzarella, egg, 1/2 parmesan, parsley, nutmeg, pepper, salt} together in a bowl.
      12 Pour half the sauce into {@baking-dish}. Spoon the filling into a plastic bag, snip off a corner and pipe it into {lasagna-noodles} from both ends. Lay them side by side and cover completely with the rest of the sauce.
      1+45 Sprinkle with {mozzarella, parmesan}, cover with foil and bake for 35 minutes, then uncover for 10 minutes more, until the pasta is tender when pierced and the top is browned.
      0+10 Let it settle for 10 minutes so that the filling firms up.
    `,
    face: 'Pasta tubes plump with herbed ricotta, baked under tomatoes and melted cheese',
    why: 'The tubes are filled raw, which is far easier, and cook in a sauce that is left thin on purpose',
  },
  'eggplant-parmesan': {
    names:
      'eggplant parmesan, eggplant parm, eggplant parmigiana, aubergine parmigiana, aubergine parmesan, parmigiana di melanzane, melanzane alla parmigiana, eggplant parmigiano, eggplant parmesean, egg plant parmesan, baked eggplant parmesan, melanzane parmigiana, parmigiana, vegetarian chicken parmesan, vegetarian chicken parm',
    title: 'Eggplant Parmesan',
    family: 'soffritto',
    near: 'vegetable-lasagna chicken-parmesan layered-bake',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable eggplant 1100 sliced 1/2 inch thick
      flour flour|gf-flour 50
      egg egg 150 beaten
      crunch panko|gf-breadcrumbs 150
      cheese parmesan|veg-parm 90
      fat olive-oil 90
      aromatic garlic 12
      body canned-tomatoes 1000
      ground-spice oregano 1.5
      cheese mozzarella 280
      herb basil 15
      salt
      pepper pepper 1
    `,
    steps: `
      3+20 Lay {eggplant} on towels, sprinkle both sides with {1/2 salt} and let stand for 20 minutes. Blot off the beads of water.
      10 Heat the oven to 425°F (220°C). Grease two rimmed sheet pans with {most olive-oil}. Dip the slices in {flour} seasoned with {pepper}, then in {egg}, then in {panko} mixed with {1/2 parmesan}, and lay them on the pans.
      2+25~ Bake, turning once, until deep gold and soft all the way through, 25 minutes.
      2+12~ Meanwhile, warm {olive-oil} and {garlic} in a saucepan for 1 minute, add {canned-tomatoes, oregano, salt}, and simmer until thick, about 12 minutes.
      6 Spread a ladle of sauce in {@baking-dish}. Overlap half the slices, cover with half the remaining sauce, {1/2 mozzarella} and {1/2 basil}, and make a second layer with the rest of the slices and sauce. Finish with {mozzarella, parmesan}.
      1+20 Turn the oven down to 400°F (200°C) and bake until bubbling and browned, 20 minutes.
      1+10 Wait 10 minutes, tear {basil} over the top and cut into squares.
    `,
    face: 'Crumbed, oven-crisped eggplant layered with tomatoes, basil and mozzarella',
    why: 'Salted and baked rather than fried, the slices turn silky inside and never greasy',
  },
}
