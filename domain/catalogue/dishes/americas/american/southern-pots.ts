import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Louisiana and the Lowcountry: roux, rice and grits. */
export const southernPots: DishEntries = {
  gumbo: {
    names:
      'gumbo, chicken and sausage gumbo, cajun gumbo, louisiana gumbo, chicken gumbo, creole gumbo, chicken and andouille gumbo, new orleans gumbo, gumbo with okra, sausage gumbo',
    title: 'Chicken and Sausage Gumbo',
    family: 'creole',
    near: 'jambalaya red-beans-and-rice braise',
    beside: 'cornbread potato-salad',
    weight: 3,
    level: 3,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat neutral-oil 82
      flour flour|rice-flour 85
      vegetable onion 250 chopped
      vegetable green-pepper 200 chopped
      vegetable celery 160 chopped
      aromatic garlic 16
      ground-spice cajun-seasoning 8
      ground-spice dried-thyme 2
      whole-spice bay 0.9
      stock chicken-stock 1500
      protein chicken-thigh 560 cut into 2-inch pieces
      protein andouille 280 sliced into 1/4-inch coins
      vegetable okra 220 sliced
      starch long-rice 280 rinsed
      herb scallion 40 thinly sliced
      sauce hot-sauce 10?
      salt
    `,
    steps: `
      25 Heat {neutral-oil} in a heavy pot over medium heat. Whisk in {flour} and cook, stirring without a break, until the roux is as brown as an old penny and smells toasted, about 25 minutes. Do not leave it.
      8 Stir in {onion, green-pepper, celery}, which stop the roux from darkening further, and cook until soft, 6 minutes. Add {garlic, cajun-seasoning, dried-thyme} and cook for 1 minute.
      4 Pour in {chicken-stock} a ladle at a time, stirring until smooth. Add {bay, andouille, chicken-thigh}.
      3+45~ Bring to a simmer and cook gently, skimming the fat, for 45 minutes, until the chicken falls apart and is well past 165°F (74°C).
      2+20~ Meanwhile, bring {long-rice} to a boil with {water 560, 1/3 salt}. Cover and cook over the lowest heat until tender, 20 minutes.
      2+15 Add {okra} to the gumbo and simmer for 15 minutes, until tender. Season with {salt, hot-sauce}.
      2 Spoon the rice into bowls, ladle the gumbo around and top with {scallion}.
    `,
    face: 'A dark roux with chicken, andouille and okra, ladled around rice',
    why: 'The roux is everything: slowly browned flour gives the color, the body and the taste',
  },
  jambalaya: {
    names:
      'jambalaya, chicken and sausage jambalaya, cajun jambalaya, shrimp jambalaya, creole jambalaya, louisiana jambalaya, sausage jambalaya, jambalaya with shrimp, one pot jambalaya, jambalya, sausage and shrimp jambalaya',
    titles: 'smoked-tofu: Smoked Tofu Jambalaya',
    family: 'creole',
    near: 'red-beans-and-rice gumbo pilaf',
    beside: 'green-salad cornbread',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 20
      protein andouille|smoked-tofu|chorizo 280 sliced into 1/4-inch coins
      protein chicken-thigh 350? cut into 1-inch pieces
      vegetable onion 220 chopped
      vegetable green-pepper 180 chopped
      vegetable celery 140 chopped
      aromatic garlic 14
      ground-spice cajun-seasoning 9
      ground-spice smoked-paprika 4
      ground-spice dried-thyme 2
      body canned-tomatoes 411
      stock chicken-stock|veg-stock 620
      whole-spice bay 0.6
      starch long-rice 320 rinsed
      protein shrimp 280?
      herb scallion 40 thinly sliced
      salt
    `,
    steps: `
      10 Heat {neutral-oil} in {@pot} over medium-high heat. Brown {andouille} for 4 minutes and lift it out. Sear {chicken-thigh} in the same fat until browned, 4 minutes, and take it out too.
      9 Turn down to medium, add {onion, green-pepper, celery} and cook, scraping the pot, until soft, 7 minutes. Stir in {garlic, cajun-seasoning, smoked-paprika, dried-thyme} for 1 minute.
      4+20 Add {canned-tomatoes, chicken-stock, bay, salt} and bring to a boil. Stir in {long-rice} with everything you took out, bring back to a boil, cover and cook over low heat until the rice is nearly tender, 20 minutes.
      2+7 Lay {shrimp} on top. Cover again and cook over low heat until the rice is tender, 7 minutes. By then {=shrimp} should be pink and opaque. Check that {=chicken-thigh} reads 165°F (74°C).
      2+5 Stand off the heat for 5 minutes, lid on. Pull out the bay leaf, fluff with a fork and scatter with {scallion}.
    `,
    face: 'Rice cooked with smoky sausage, chicken and shrimp in a spiced tomato broth',
    why: 'The rice cooks in the pot with everything else and takes up all of its flavor',
  },
  'red-beans-and-rice': {
    names:
      'red beans and rice, cajun red beans and rice, louisiana red beans and rice, new orleans red beans and rice, red beans & rice, sausage red beans and rice, creole red beans and rice, red beans with sausage, red beans rice, monday red beans',
    titles: 'smoked-tofu: Red Beans and Rice with Smoked Tofu',
    family: 'creole',
    near: 'jambalaya bean-pot',
    beside: 'cornbread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 20
      protein andouille|smoked-tofu|chorizo 225 sliced into 1/4-inch coins
      vegetable onion 160 chopped
      vegetable green-pepper 130 chopped
      vegetable celery 110 chopped
      aromatic garlic 12
      ground-spice cajun-seasoning 5
      ground-spice dried-thyme 1.5
      whole-spice bay 0.6
      pulse kidney-beans 765 drained and rinsed
      stock chicken-stock|veg-stock 480
      starch long-rice 220 rinsed
      acid cider-vinegar 8
      herb scallion 24 thinly sliced
      salt
    `,
    steps: `
      6 Heat {neutral-oil} in {@pot} over medium-high heat and brown {andouille} on both sides, 5 minutes. Lift it out, leaving the fat.
      9 Soften {onion, green-pepper, celery} in the fat over medium heat for 7 minutes. Stir in {garlic, cajun-seasoning, dried-thyme} for 1 minute.
      3+30 Add {kidney-beans, chicken-stock, bay} and simmer with the lid ajar, stirring now and then, for 30 minutes.
      2+20~ In the meantime, simmer {long-rice} with {water 440, 1/2 salt} in a covered saucepan over the lowest heat until tender, 20 minutes.
      5 Mash about a third of the beans against the pot until the gravy is creamy. Return {=andouille} and warm it through for 3 minutes. Season with {cider-vinegar, salt}.
      1 Serve over the rice with {scallion} on top.
    `,
    face: 'Creamy, smoky beans over plain white rice',
    why: 'Mashing some of the beans thickens the pot into its own gravy',
  },
  'shrimp-and-grits': {
    names:
      'shrimp and grits, shrimp & grits, shrimp n grits, cheesy shrimp and grits, southern shrimp and grits, cajun shrimp and grits, lowcountry shrimp and grits, charleston shrimp and grits, shrimp with cheese grits, shrimp grits',
    family: 'creole',
    near: 'lemon-garlic-shrimp polenta-plate',
    beside: 'collard-greens green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Breakfast',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch polenta=corn_grits/grits 170
      creamy milk|soy-milk|oat-milk 240
      second-fat butter|vegan-butter 42
      cheese cheddar|vegan-cheese 110
      protein bacon 110 diced
      protein shrimp 560 peeled and deveined
      ground-spice cajun-seasoning 5
      vegetable green-pepper 120 finely diced
      aromatic garlic 12
      stock chicken-stock 160
      acid lemon 20
      herb scallion 40 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      5+25~ Bring {milk, water 720, 1/2 salt} to a boil in a heavy saucepan. Rain in {polenta}, whisking. Cook over low heat, whisking every few minutes, until thick and tender, about 25 minutes.
      8 Meanwhile, fry {bacon} in {@skillet} over medium heat until crisp, 7 minutes. Lift it out and leave the fat in the pan.
      5 Toss {shrimp} with {cajun-seasoning, pepper}. Turn the heat to medium-high and sear the shrimp until pink, about 2 minutes a side. Put them with the bacon.
      6 Cook {green-pepper, garlic} in the pan for 3 minutes. Add {chicken-stock} and boil for 2 minutes, scraping, then return the shrimp and bacon with {lemon}.
      3 Off the heat, beat {butter, cheddar, salt} into the grits. Spoon them into bowls, top with the shrimp and their sauce and scatter with {scallion}.
    `,
    face: 'Seared shrimp and crisp bacon over creamy cheese grits',
    why: 'Grits want slow heat and a whisk, and shrimp want barely any time at all',
  },
  'shrimp-boil': {
    names:
      'shrimp boil, low country boil, lowcountry boil, cajun shrimp boil, frogmore stew, cajun boil, shrimp and sausage boil',
    family: 'creole',
    near: 'jambalaya lemon-garlic-shrimp',
    beside: 'coleslaw garlic-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.2,
    list: `
      ground-spice cajun-seasoning 24
      acid lemon 116 halved
      aromatic garlic 30 lightly crushed
      whole-spice bay 0.9
      vegetable potato 800 cut into 1 1/2-inch pieces
      protein andouille 340 cut into 1-inch pieces
      vegetable corn-cob 600 cut into 2-inch lengths
      protein shrimp 800 in the shell, deveined
      second-fat butter|vegan-butter 85
      herb parsley 10 chopped
    `,
    steps: `
      4+10 Fill a stockpot with water to a little over half. Add {most cajun-seasoning, garlic, bay}, squeeze in {lemon} and drop in the rinds. Bring to a boil and simmer for 10 minutes.
      1+12 Add {potato} and boil until a knife just goes in, 12 minutes.
      1+6 Add {andouille, corn-cob} and boil for 6 minutes more.
      1+3 Drop in {shrimp}, turn off the heat and leave just until they are pink and curled, 3 minutes.
      4 Drain well and spread on a platter. Melt {butter} with {cajun-seasoning}, pour it over and toss with {parsley}.
    `,
    face: 'Shrimp, sausage, corn and potatoes from one spicy pot, under Cajun butter',
    why: 'Each goes in at its own time, and the shrimp only sit in the hot broth',
  },
  'seafood-gumbo': {
    names:
      'seafood gumbo, shrimp gumbo, shrimp and crab gumbo, shrimp and okra gumbo, crab gumbo, shrimp okra gumbo, new orleans seafood gumbo, louisiana seafood gumbo, creole seafood gumbo, cajun seafood gumbo, prawn gumbo, seafood okra gumbo, sea food gumbo, seafood gumbo with okra, shrimp crab and oyster gumbo, seafood gumo, seafood gumbo with shrimp and crab',
    title: 'Seafood Gumbo',
    family: 'creole',
    near: 'gumbo shrimp-etouffee jambalaya',
    beside: 'white-rice green-salad',
    weight: 3,
    level: 3,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      fat neutral-oil 82
      flour flour|rice-flour 85
      vegetable onion 250 chopped
      vegetable green-pepper 180 chopped
      vegetable celery 160 chopped
      aromatic garlic 18
      ground-spice cajun-seasoning 8
      ground-spice dried-thyme 2
      body canned-tomatoes 240
      stock fish-stock=seafood_stock/stock|chicken-stock 1500
      sauce worcestershire 12?
      whole-spice bay 0.9
      vegetable okra 300 sliced
      starch long-rice 280 rinsed
      protein shrimp 560 peeled and deveined
      protein crab-meat=lump_crab_meat/crab_meat 280 picked over for shell
      protein oysters=shucked_oysters/oysters 200? with their liquor
      acid lemon 20
      herb scallion 40 thinly sliced
      sauce hot-sauce 10?
      salt
    `,
    steps: `
      25 Heat {neutral-oil} in {@pot}, the heaviest you have, over medium heat. Whisk in {flour} and go on stirring, into the corners too, until the roux is reddish brown, like a clay pot, and smells toasted, about 25 minutes. If black specks appear, start again.
      9 Tip in {onion, green-pepper, celery}, which cool the roux at once, and cook until soft, 7 minutes. Add {garlic, cajun-seasoning, dried-thyme} and stir for 1 minute.
      5 Stir in {canned-tomatoes}, then {fish-stock}, a ladle at a time, until smooth. Drop in {worcestershire, bay}.
      3+30~ Bring to a simmer, add {okra} and {1/2 salt} and cook gently, skimming off the oil that rises, until it tastes of no raw flour and coats a spoon, 30 minutes.
      2+20~ Meanwhile, bring {long-rice} to a boil with {water 560}, cover and cook over the lowest heat until tender, 20 minutes.
      2+4 Add {shrimp}[ and {oysters}, liquor and all,] and simmer until the shrimp are pink and opaque (145°F/63°C)[{?oysters} and the oysters are ruffled at the edges], 3 to 4 minutes.
      4 Fold in {crab-meat} without breaking the lumps and heat until the crab is 145°F (63°C), 2 minutes. Pick out the bay and season with {lemon, hot-sauce, salt}.
      1 Mound the rice in bowls, ladle the gumbo around it and scatter with {scallion}.
    `,
    face: 'Shrimp and crab in a nut-brown roux with okra and tomato, as they make it along the Gulf',
    why: 'The pot simmers first and the seafood comes last, so the broth has time and the shrimp need none',
  },
}
