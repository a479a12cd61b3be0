import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Macaroni and its companions: one pot, much cheese. */
export const macaroniSuppers: DishEntries = {
  'mac-and-cheese': {
    names:
      'mac and cheese, macaroni and cheese, mac n cheese, mac & cheese, stovetop mac and cheese, macaroni cheese, creamy mac and cheese, homemade mac and cheese, stove top mac and cheese, mac cheese, easy mac and cheese, cheesy macaroni, cheesy pasta, vegan mac and cheese, macaroni & cheese',
    family: 'farmhouse',
    near: 'baked-mac-and-cheese baked-pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 5,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne=elbow_macaroni/macaroni|gf-pasta 340
      fat butter|vegan-butter 42
      flour flour|gf-flour 24
      creamy milk|soy-milk|oat-milk 540
      sauce dijon 8
      ground-spice sweet-paprika 1
      cheese cheddar|vegan-cheese 220
      cheese monterey-jack 60?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+8~ Boil {penne} in a pot of well-salted water until tender, about 8 minutes, and drain it.
      8 Meanwhile, melt {butter} in a large saucepan over medium heat and stir in {flour} for 1 minute. Whisk in {milk} in three additions and simmer, whisking, until it coats a spoon, 5 minutes.
      3 Pull the pan off the heat and whisk in {dijon, sweet-paprika, pepper}, then {cheddar, monterey-jack} a handful at a time, until smooth.
      2 Fold in {=penne}, season with {salt} and serve at once, while the sauce flows.
    `,
    face: 'Macaroni in a smooth, sharp cheese sauce, made on the stove',
    why: 'Off the heat the cheese melts gently, and the sauce stays silky',
  },
  'baked-mac-and-cheese': {
    names:
      'baked mac and cheese, baked macaroni and cheese, mac and cheese with a crunchy top, mac and cheese with a crispy top, mac and cheese crispy top, mac and cheese crunchy top, mac n cheese with a crunchy top, southern baked mac and cheese, baked macaroni cheese, oven baked mac and cheese, southern mac and cheese, mac and cheese casserole, mac and cheese bake, thanksgiving mac and cheese, crispy mac and cheese, baked mac n cheese',
    family: 'farmhouse',
    near: 'mac-and-cheese baked-pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.3,
    list: `
      starch penne=elbow_macaroni/macaroni|gf-pasta 500
      fat butter|vegan-butter 85
      flour flour|gf-flour 50
      creamy milk|soy-milk|oat-milk 1080
      ground-spice mustard-powder 4
      ground-spice nutmeg 0.6
      cheese cheddar|vegan-cheese 400
      cheese gruyere 130?
      crunch panko|gf-breadcrumbs 70
      ground-spice smoked-paprika 2
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+6~ Heat the oven to 375°F (190°C). Cook {penne} in well-salted boiling water for 6 minutes: it should be underdone, as the oven will finish it. Drain.
      10 Melt {most butter} in a large pot over medium heat, add {flour} and whisk for 2 minutes without letting it brown. Gradually whisk in {milk} and simmer until it thickens, 6 minutes.
      4 Off the heat, whisk in {mustard-powder, nutmeg, pepper, salt}, then {most cheddar, gruyere}, until no lumps are left. Stir in {=penne}; it will look too loose, which is right.
      4 Pour into {@baking-dish}. Sprinkle with {cheddar}. Melt {butter}, stir it into {panko, smoked-paprika} and cover the top.
      1+25 Bake until bubbling all over with a deep golden crust, about 25 minutes.
      1+10 Let stand for 10 minutes, so that the sauce clings when it is cut.
    `,
    face: 'Macaroni in a rich cheese sauce under a golden, crunchy crust',
    why: 'It goes into the oven loose, because the pasta drinks while it bakes',
  },
  'hamburger-helper': {
    names:
      'hamburger helper, cheeseburger pasta, cheeseburger macaroni, homemade hamburger helper, one pot cheeseburger pasta, hamburger macaroni, one pan cheeseburger macaroni, beef and cheese pasta, cheesy beef pasta, cheeseburger mac, hamburger pasta, ground beef pasta, beefy mac, cheesy hamburger pasta',
    title: 'One-Pan Cheeseburger Pasta',
    family: 'farmhouse',
    near: 'american-goulash chili-mac mac-and-cheese',
    beside: 'green-salad roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein ground-beef 450
      vegetable onion 150 chopped
      aromatic garlic 8
      ground-spice sweet-paprika 3
      ground-spice chili-powder 2
      body tomato-paste 30
      stock beef-stock|chicken-stock 600
      creamy milk 360
      starch penne=elbow_macaroni/macaroni|gf-pasta 270
      sauce yellow-mustard 10
      cheese cheddar 150
      brine pickles 60? diced
      salt
      pepper pepper 1
    `,
    steps: `
      8 Brown {ground-beef} with {onion, 1/2 salt} in a large, deep skillet over medium-high heat, breaking it up, until no pink is left, 7 minutes. Drain off the fat.
      2 Stir in {garlic, sweet-paprika, chili-powder, tomato-paste} and fry for 1 minute, until the paste darkens.
      3+10 Add {beef-stock, milk, penne} and bring to a simmer. Cover and cook, stirring every couple of minutes, until the pasta is tender and the sauce creamy, about 10 minutes.
      3 Off the heat, stir in {yellow-mustard, pepper, salt}, then {cheddar} by the handful. Rest for 2 minutes, until it thickens. [Scatter {pickles} over each bowl.]
    `,
    face: 'Ground beef and macaroni in a cheesy sauce, all from one pan',
    why: 'The macaroni cooks in the sauce and thickens it, with no packet needed',
  },
  'chili-mac': {
    names:
      'chili mac, chili mac and cheese, chilli mac, one pot chili mac, cheesy chili mac, chili macaroni, chili and macaroni, chili mac n cheese, beef chili mac',
    family: 'texmex',
    cuisine: 'American',
    near: 'hamburger-helper american-goulash beef-chili',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 5,
    salt: 0.4,
    list: `
      fat neutral-oil 10
      protein ground-beef|plant-mince 450
      vegetable onion 150 chopped
      vegetable green-pepper 120 diced
      aromatic garlic 10
      ground-spice chili-powder|sweet-paprika 10
      ground-spice cumin 4
      ground-spice smoked-paprika 2
      body canned-tomatoes 411
      pulse kidney-beans|pinto-beans 255 drained and rinsed
      stock beef-stock|chicken-stock|veg-stock 600
      starch penne=elbow_macaroni/macaroni|gf-pasta 240
      cheese cheddar|vegan-cheese 130
      herb scallion 20? thinly sliced
      salt
    `,
    steps: `
      8 Heat {neutral-oil} in {@pot} over medium-high heat. Cook {ground-beef, onion, green-pepper} until the meat is browned with no pink left, 7 minutes.
      2 Stir in {garlic, chili-powder, cumin, smoked-paprika} for 1 minute, until the spices smell toasted.
      3+12 Stir in {canned-tomatoes, kidney-beans, beef-stock, 1/2 salt} and bring to a boil. Add {penne}, lower the heat and simmer with the lid ajar, stirring often, until the pasta is tender, about 12 minutes.
      3 Turn off the heat. Stir in {most cheddar, salt}, then top with {cheddar} and put the lid on for 2 minutes, until it melts. [Serve under {scallion}.]
    `,
    face: 'Macaroni cooked right in a pot of beef and bean chili, with melted cheese',
    titles: 'plant-mince: Chili Mac with Veggie Ground',
    why: 'The starch that the pasta gives off turns the chili into a sauce',
  },
  'american-goulash': {
    names:
      'american goulash, american chop suey, beefaroni, macaroni and beef, hamburger goulash, old fashioned goulash, goulash with macaroni, beef macaroni, beef and macaroni, slumgullion, one pot goulash, ground beef goulash, easy goulash, macaroni beef and tomatoes',
    titles: 'plant-mince: American Goulash with Veggie Ground',
    family: 'farmhouse',
    near: 'hamburger-helper chili-mac',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      fat olive-oil 14
      protein ground-beef|plant-mince 560
      vegetable onion 220 chopped
      vegetable green-pepper 150 diced
      aromatic garlic 12
      ground-spice sweet-paprika 5
      ground-spice italian-seasoning 3
      body tomato-sauce 425
      body canned-tomatoes 411
      stock beef-stock|chicken-stock|veg-stock 480
      sauce worcestershire|tamari 12
      whole-spice bay 0.6
      starch penne=elbow_macaroni/macaroni|gf-pasta 280
      cheese cheddar|vegan-cheese 90?
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Heat {olive-oil} in {@pot} over medium-high heat. Add {ground-beef, onion, green-pepper, 1/2 salt} and cook until [{?ground-beef}the beef has lost its pink and ]the onion is soft, 8 minutes. Drain off the fat.
      2 Stir in {garlic, sweet-paprika, italian-seasoning, pepper} and cook for 1 minute.
      3+15 Add {tomato-sauce, canned-tomatoes, beef-stock, worcestershire, bay}. Bring to a boil, lower the heat and simmer for 15 minutes with the lid on.
      2+12 Stir in {penne} and simmer, covered, until tender, about 12 minutes, loosening it with a little water if it sticks.
      2 Take the pot off the heat and take out the bay leaf. Season with {salt}. [Stir in {cheddar} until it strings.]
    `,
    face: 'Elbow macaroni simmered in a sweet paprika sauce of ground beef and tomatoes',
    why: 'Paprika goes in with the garlic, where the hot fat brings out its sweetness',
  },
}
