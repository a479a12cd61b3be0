import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Quick suppers that families ask for again. */
export const weeknightFavorites: DishEntries = {
  'honey-garlic-chicken': {
    names:
      'honey garlic chicken, honey garlic chicken thighs, sticky honey garlic chicken, garlic honey chicken, honey soy chicken, honey chicken, easy honey garlic chicken',
    family: 'californian',
    near: 'baked-chicken-thighs quick-skillet',
    beside: 'roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch long-rice 240 rinsed
      protein chicken-thigh 680 trimmed and patted dry
      flour cornstarch 16
      fat neutral-oil 27
      aromatic garlic 20
      sweetener honey 85
      sauce soy-sauce|tamari 48
      acid cider-vinegar 20
      stock chicken-stock 60
      vegetable green-beans 300 trimmed
      herb scallion 20 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil with {water 480}, cover and cook over the lowest heat until tender, 20 minutes.
      13 Season {chicken-thigh} with {pepper, salt} and dust with {cornstarch}. Heat {neutral-oil} in {@skillet} over medium-high heat and cook until golden and 165°F (74°C) in the middle, about 6 minutes a side.
      5 Lower the heat, push the chicken aside and soften {garlic} in the fat for 30 seconds. Stir in {honey, soy-sauce, cider-vinegar, chicken-stock} and simmer, turning the chicken in it, until the sauce is sticky, 3 minutes.
      4 Meanwhile, boil {green-beans} in salted water until bright and just tender, 4 minutes, and drain.
      1 Serve over the rice with the beans and {scallion}, spooning on every drop of the sauce.
    `,
    face: 'Golden chicken thighs in a sticky honey and garlic glaze over rice',
    why: 'A dusting of cornstarch crisps the outside and helps the glaze to cling',
  },
  'baked-cod': {
    names:
      'baked cod, lemon baked cod, oven baked cod, baked white fish, baked fish, lemon butter cod, garlic butter cod, lemon garlic cod, oven baked fish, cod in the oven, roasted cod, cod with breadcrumbs, new england baked cod, baked tilapia, tilapia, oven baked tilapia',
    title: 'Baked Cod with Lemon and Crumbs',
    titles: `
      haddock: Baked Haddock with Lemon and Crumbs
      tilapia: Baked Tilapia with Lemon and Crumbs
    `,
    family: 'new-england',
    near: 'baked-salmon fish-sticks crusted-fish',
    beside: 'roast-potatoes roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    salt: 0.6,
    list: `
      protein cod|haddock|tilapia 680 patted dry
      vegetable cherry-tomatoes 300
      fat olive-oil 20
      second-fat butter|vegan-butter|olive-oil 42 melted
      crunch panko|gf-breadcrumbs 50
      aromatic garlic 8
      sweet-spice lemon-zest 3
      herb parsley 10 finely chopped
      acid lemon 58 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Heat the oven to 400°F (200°C). Toss {cherry-tomatoes} with {olive-oil, 1/3 salt} in {@baking-dish}. Nestle in {cod} and season with {pepper, salt}.
      3+15 Stir {butter, panko, garlic, lemon-zest, parsley} together and press onto the fish. Bake until the crumbs are golden and the fish flakes and is 145°F (63°C), about 15 minutes.
      1 Spoon the tomatoes and their juices around and squeeze over {lemon}.
    `,
    face: 'Flaky white fish under buttery lemon crumbs, on burst tomatoes',
    why: 'The crumbs shield the fish from the heat, and the tomatoes give it a sauce',
  },
  'taco-soup': {
    names:
      'taco soup, easy taco soup, beef taco soup, ground beef taco soup, taco chili, 7 can soup, mexican beef soup, taco bean soup, tex mex soup, enchilada soup',
    family: 'texmex',
    near: 'beef-chili brothy-soup',
    beside: 'cornbread guacamole',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat neutral-oil 14
      protein ground-beef 500
      vegetable onion 180 chopped
      aromatic garlic 10
      ground-spice taco-seasoning 28
      body canned-tomatoes 411
      stock beef-stock|chicken-stock 900
      pulse black-beans 255 drained and rinsed
      pulse pinto-beans 255 drained and rinsed
      vegetable corn 200
      chile green-chiles 113 drained
      acid lime 30
      cheese cheddar|vegan-cheese 85?
      crunch tortilla-chips 80 lightly crushed
      herb cilantro 10?
      salt
    `,
    steps: `
      8 Heat {neutral-oil} in {@pot} over medium-high heat. Cook {ground-beef, onion} until the beef is browned with no pink left, 7 minutes.
      2 Stir in {garlic, taco-seasoning} and let them sizzle for 1 minute.
      3+20 Add {canned-tomatoes, beef-stock, black-beans, pinto-beans, corn, green-chiles}. Bring to a boil, then simmer for 20 minutes.
      2 Stir in {lime, salt}. Ladle out and top with {tortilla-chips, cheddar, cilantro}.
    `,
    face: 'All of a ground beef taco in a bowl, with beans, corn and crunchy chips',
    why: 'The seasoning toasts in the fat of the beef before the broth goes in',
  },
  'cajun-chicken-pasta': {
    names:
      'cajun chicken pasta, creamy cajun chicken pasta, cajun chicken alfredo, cajun pasta, spicy chicken pasta, blackened chicken pasta, creamy cajun pasta, cajun chicken penne',
    family: 'creole',
    near: 'chicken-alfredo jambalaya pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne|gf-pasta 300
      protein chicken-breast 480 split into thin cutlets
      ground-spice cajun-seasoning 12
      fat olive-oil 27
      vegetable red-pepper 160 thinly sliced
      vegetable onion 120 thinly sliced
      aromatic garlic 10
      body tomato-paste 16
      stock chicken-stock 180
      creamy cream|soy-cream|oat-cream 180
      cheese parmesan|vegan-parmesan 45
      herb parsley 8?
      salt
    `,
    steps: `
      2+11~ Cook {penne} in a large pot of salted water until just tender, 11 minutes. Save a mugful of the water and drain.
      9 Rub {chicken-breast} with {most cajun-seasoning}. Heat {1/2 olive-oil} in {@skillet} over medium-high heat and sear the cutlets until dark and 165°F (74°C) in the middle, about 4 minutes a side. Rest on a board.
      8 Add {olive-oil, red-pepper, onion} to the pan and cook until soft, 6 minutes. Stir in {garlic, tomato-paste, cajun-seasoning} for 1 minute.
      4 Pour in {chicken-stock, cream} and simmer until it coats a spoon, 3 minutes. Off the heat, stir in {parmesan, salt}, then {=penne} with enough of the saved water to make it flow.
      2 Slice the chicken and lay it on top. [Scatter with {parsley}.]
    `,
    face: 'Blackened chicken over penne in a spicy cream sauce with peppers',
    why: 'The dark bits that the spices leave in the pan are dissolved into the sauce',
  },
  'shrimp-etouffee': {
    names: 'shrimp etouffee, étouffée, etouffee, cajun etouffee, shrimp étouffée, louisiana etouffee, shrimp etoufee',
    title: 'Shrimp Étouffée',
    family: 'creole',
    near: 'gumbo jambalaya shrimp-and-grits',
    beside: 'green-salad no-knead-bread',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch long-rice 240 rinsed
      fat butter|vegan-butter|neutral-oil 70
      flour flour|rice-flour 40
      vegetable onion 180 finely chopped
      vegetable green-pepper 130 finely chopped
      vegetable celery 110 finely chopped
      aromatic garlic 12
      ground-spice cajun-seasoning 6
      ground-spice dried-thyme 1
      body tomato-paste 16
      stock fish-stock|chicken-stock 480
      whole-spice bay 0.6
      protein shrimp 560 peeled and deveined
      acid lemon 15
      herb scallion 30 thinly sliced
      salt
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil in {water 480} and cook it with the lid on over very low heat until tender, 20 minutes.
      10 Melt {butter} in {@pot} over medium heat and whisk in {flour}. Cook, whisking all the while, until the roux is the color of wet sand, about 9 minutes.
      9 Add {onion, green-pepper, celery} and cook until very soft, 7 minutes. Stir in {garlic, cajun-seasoning, dried-thyme, tomato-paste} for 1 minute.
      3+10 Whisk in {fish-stock}, drop in {bay} and simmer for 10 minutes, until the sauce is thick and glossy.
      4 Stir in {shrimp} and cook until pink, about 3 minutes. Lift out the bay leaf and season with {lemon, salt}.
      1 Spoon over the rice and finish with {scallion}.
    `,
    face: 'Shrimp smothered in a golden roux with onion, celery and green peppers, over rice',
    why: 'The roux is lighter than that of a gumbo, so the shrimp stay in front',
  },
  'fried-catfish': {
    names:
      'fried catfish, southern fried catfish, catfish, cornmeal fried catfish, fried fish, southern fried fish, catfish fry, fish fry, pan fried catfish, cornmeal crusted fish, crispy fried fish',
    family: 'creole',
    near: 'blackened-fish fish-sticks crusted-fish',
    beside: 'coleslaw hush-puppies',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein catfish|tilapia|cod 640 cut into wide strips
      creamy buttermilk|soy-milk 200
      sauce hot-sauce 8
      flour cornmeal 130
      flour flour|rice-flour 40
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      chile cayenne 0.7
      fat neutral-oil 100
      acid lemon 58 cut into wedges
      sauce mayonnaise 60
      brine pickles 40 finely chopped
      salt
      pepper pepper 1
    `,
    steps: `
      3+15 Soak {catfish} in {buttermilk, hot-sauce, 1/2 salt} for 15 minutes.
      5 Mix {cornmeal, flour, sweet-paprika, garlic-powder, cayenne, pepper, salt} on a tray. Lift the fish from its bath and coat each piece, patting the meal on.
      10 Heat {neutral-oil} in {@skillet} to 350°F (175°C). Fry in batches until golden, crisp and 145°F (63°C) in the middle, about 3 minutes a side. Drain on a rack.
      2 Stir {mayonnaise, pickles} together and serve with the hot fish and {lemon}.
    `,
    face: 'Strips of fish in a crisp, gritty cornmeal crust, with pickle mayonnaise',
    why: 'Cornmeal stays crunchy where flour alone would soften',
  },
}
