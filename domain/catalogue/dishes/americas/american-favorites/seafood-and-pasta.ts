import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Shrimp every way, and pasta of Italian-American kitchens. */
export const seafoodAndPasta: DishEntries = {
  'shrimp-alfredo': {
    names:
      'shrimp alfredo, shrimp fettuccine alfredo, shrimp alfredo pasta, alfredo with shrimp, prawn alfredo, garlic shrimp alfredo, fettuccine alfredo with shrimp, creamy shrimp pasta',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'fettuccine-alfredo chicken-alfredo shrimp-scampi',
    beside: 'green-salad roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      starch fettuccine|gf-pasta 320
      protein shrimp 440 peeled and deveined
      ground-spice sweet-paprika 1.5
      fat butter|vegan-butter 42
      aromatic garlic 14
      creamy cream|oat-cream|soy-cream 290
      cheese parmesan|vegan-parmesan 70
      acid lemon 12
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      2+11~ Boil {fettuccine} in plenty of salted water until just tender, 10 to 12 minutes. Keep back a cup of the water when you drain it.
      4 Meanwhile, dry {shrimp} well and season with {sweet-paprika, 1/2 salt}. Sear in {1/2 butter} in {@skillet} over medium-high heat until pink and opaque, 1 to 2 minutes a side. Lift them out.
      5 Lower the heat, melt {butter} and cook {garlic} for 1 minute. Add {cream} and let it simmer, scraping up what the shrimp left, 3 minutes.
      3 Off the heat, whisk in {parmesan} until smooth. Toss in the pasta with splashes of its water until it flows.
      1 Fold in the shrimp with {lemon, pepper, parsley, salt}.
    `,
    face: 'Seared shrimp with fettuccine in a garlic cream sauce',
    why: 'The shrimp leave the pan before the cream goes in, so they stay springy',
  },
  'shrimp-stir-fry': {
    names:
      'shrimp stir fry, shrimp stir-fry, shrimp and vegetable stir fry, shrimp and broccoli, prawn stir fry, shrimp and broccoli stir fry, garlic shrimp stir fry, easy shrimp stir fry, shrimp stirfry, shrimp and vegetables',
    title: 'Shrimp Stir-Fry',
    family: 'cantonese',
    near: 'chicken-stir-fry vegetable-stir-fry stir-fry',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      starch long-rice 260
      sauce soy-sauce|tamari 45
      sauce oyster-sauce|tamari 20
      sweetener honey 16
      acid rice-vinegar 15
      thickener cornstarch 8
      protein shrimp 520 peeled and deveined
      fat neutral-oil 36
      vegetable broccoli 280 cut into small florets
      vegetable red-pepper 160 cut into strips
      vegetable snow-peas 120 trimmed
      aromatic garlic 12
      aromatic ginger 10
      second-fat sesame-oil 6
    `,
    steps: `
      3+18~ Bring {long-rice} to a boil with {water 520}, cover and cook over the lowest heat until the water is gone, 18 minutes.
      3 Meanwhile, whisk {soy-sauce, oyster-sauce, honey, rice-vinegar, cornstarch} with {water 80}.
      4 Heat {1/2 neutral-oil} in a wok or {@skillet} over high heat. Sear {shrimp}, dried well, until just pink and opaque, 2 to 3 minutes. Scoop out.
      6 Add {neutral-oil} and {broccoli}, toss for 3 minutes, then add {red-pepper, snow-peas} and toss for 2 minutes more: they should stay bright and crisp.
      2 Clear a spot and fry {garlic, ginger} for 30 seconds. Pour in the sauce, bring back the shrimp and stir until it coats everything, 1 minute.
      1 Drizzle with {sesame-oil} and serve over the rice.
    `,
    face: 'Shrimp, broccoli, pepper and snow peas in a garlicky soy sauce over rice',
    why: 'Shrimp and vegetables are seared apart, so none of them steams',
  },
  'cheese-ravioli': {
    names:
      'ravioli, cheese ravioli, ravioli with tomato sauce, ravioli with marinara, cheese ravioli with tomato sauce, ricotta ravioli, ravioli pasta, raviolis, spinach ravioli, ravioli dinner, ravioli with red sauce',
    title: 'Cheese Ravioli with Tomatoes and Basil',
    family: 'soffritto',
    near: 'stuffed-shells pasta-with-tomato-sauce lasagna',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat olive-oil 32
      vegetable onion 90 finely chopped
      aromatic garlic 12 thinly sliced
      chile flakes 0.4
      body canned-tomatoes 800
      starch cheese-ravioli 560
      second-fat butter 14
      cheese parmesan 40
      herb basil 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      5 Soften {onion} in {olive-oil} in {@skillet} over medium heat, 4 minutes. Stir in {garlic, flakes} for 1 minute.
      2+18 Add {canned-tomatoes} and {1/2 salt} and simmer until thick and sweet, 18 minutes, crushing the larger pieces with a spoon.
      2+5 Meanwhile, slip {cheese-ravioli} into a wide pot of salted water at a gentle boil. Cook until they float and are tender at the edges, 4 to 5 minutes, and lift them out with a slotted spoon.
      2 Stir {butter, pepper, salt} into the sauce, slide in the ravioli and turn them over once.
      1 Serve under {parmesan, basil}.
    `,
    face: 'Tender cheese ravioli in a thick sauce of tomatoes and garlic',
    why: 'A little butter at the end rounds off the tomatoes',
  },
  stromboli: {
    names:
      'stromboli, pepperoni stromboli, homemade stromboli, pizza roll, stromboli bread, rolled pizza, pizza stromboli, italian stromboli, stromboli with pepperoni, strombolis',
    title: 'Pepperoni Stromboli',
    family: 'neapolitan',
    cuisine: 'Italian, American',
    near: 'calzone pepperoni-pizza flatbread-pizza',
    beside: 'green-salad marinara-sauce',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    batch: true,
    list: `
      flour bread-flour|flour 400
      leavener yeast 6
      sweetener sugar 6
      seasoning salt 7
      fat olive-oil 36
      aromatic garlic 6
      ground-spice italian-seasoning 2
      protein pepperoni 120 sliced
      protein ham|deli-turkey 120
      cheese mozzarella 220
      cheese parmesan 30
      brine roasted-peppers 100 drained and sliced
      egg egg 50 beaten
      body marinara-sauce 240
    `,
    steps: `
      10+60 Stir {bread-flour, yeast, sugar, salt}. Add {1/2 olive-oil} and {water 260}, warm, and knead until smooth and elastic, 8 minutes. Cover and leave in a warm place until doubled, 1 hour.
      4 Line a sheet pan with parchment and heat the oven to 400°F (200°C). Mix {olive-oil, garlic, italian-seasoning}.
      5 Roll the dough out on a floured counter to a 12-by-16-inch rectangle and brush it with the garlic oil.
      5 Cover with {pepperoni, ham, mozzarella, parmesan, roasted-peppers}, leaving an inch bare along one long side. Roll up toward it, pinch the seam and tuck the ends under. Lay it on the pan, seam down.
      2 Brush with {egg} and cut a few slits in the top to let out steam.
      1+27 Bake until deep golden, hollow-sounding when tapped and 165°F (74°C) in the middle, 25 to 28 minutes.
      3+8 Let stand for 8 minutes before slicing. Warm {marinara-sauce} for dipping.
    `,
    face: 'A golden rolled loaf of pepperoni, ham and mozzarella, with warm sauce to dip it in',
    why: 'The sauce stays outside, so the spiral bakes through and does not turn soggy',
  },
}
