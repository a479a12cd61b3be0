import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chops, cutlets and wings of an ordinary weeknight, baked, fried and crusted. */
export const chopsAndCrusts: DishEntries = {
  'baked-pork-chops': {
    names:
      'baked pork chops, oven baked pork chops, oven pork chops, baked boneless pork chops, pork chops in the oven, oven baked boneless pork chops, oven roasted pork chops, roast pork chops',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'pork-chops smothered-pork-chops stuffed-pork-chops',
    beside: 'mashed-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.75,
    list: `
      protein pork-chops 720 about 1 inch thick
      fat olive-oil 20
      sweetener brown-sugar 12
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      ground-spice onion-powder 2
      ground-spice mustard-powder 1.5
      herb dried-thyme 1
      salt
      pepper pepper 1.4
    `,
    steps: `
      3+15 Take {pork-chops} out of the refrigerator 15 minutes ahead and pat them dry. Heat the oven to 425°F (220°C).
      2 Mix {brown-sugar, sweet-paprika, garlic-powder, onion-powder, mustard-powder, dried-thyme, salt, pepper}.
      3 Rub the chops with {olive-oil}, then with the spices on all sides. Set them on {@sheet-pans} lined with foil, well apart.
      1+17 Bake until the thickest part reads 145°F (63°C), 15 to 18 minutes.
      1+5 Rest under foil for 5 minutes and spoon over what has run onto the pan.
    `,
    face: 'Juicy chops under a brown, spiced crust, with hardly any work',
    why: 'A hot oven and a thermometer: at 145°F they are done and still juicy',
  },
  'fried-pork-chops': {
    names:
      'fried pork chops, southern fried pork chops, pan fried breaded pork chops, breaded pork chops, crispy fried pork chops, country fried pork chops, chicken fried pork chops, breaded pork chop, flour fried pork chops',
    family: 'creole',
    cuisine: 'American',
    near: 'schnitzel smothered-pork-chops pork-chops',
    beside: 'mashed-potatoes collard-greens',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      protein pork-chops-bone 800 thin ones, about 1/2 inch thick
      creamy buttermilk 240
      sauce hot-sauce 6
      flour flour|gf-flour 160
      starch cornstarch 20
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      ground-spice onion-powder 2
      ground-spice cayenne 0.5
      fat neutral-oil 180
      salt
      pepper pepper 2.4
    `,
    steps: `
      3+30 Season {pork-chops-bone} with {1/2 salt}. Turn them in {buttermilk, hot-sauce} and leave for 30 minutes.
      3 Mix {flour, cornstarch, sweet-paprika, garlic-powder, onion-powder, cayenne, pepper, salt} in a wide dish. Sprinkle in a spoonful of the buttermilk and rub it to small crumbs.
      5+10 Press the dripping chops into the flour, both sides and the edges, and lay them on a rack for 10 minutes, until the coat looks damp.
      14 Heat {neutral-oil} to 350°F (175°C) in {@skillet}. Fry two chops at a time until deep golden and 145°F (63°C) inside, 3 to 4 minutes a side.
      1+3 Drain on the rack for 3 minutes before serving.
    `,
    face: 'Bone-in chops in a craggy, peppery crust',
    why: 'The ten minutes on the rack glue the flour to the meat, so it stays on in the skillet',
  },
  'parmesan-crusted-chicken': {
    names:
      'parmesan crusted chicken, parmesan crusted chicken breast, parmesan chicken, baked parmesan chicken, parm crusted chicken, parmesan breaded chicken, mayo parmesan chicken, longhorn parmesan crusted chicken, baked breaded chicken',
    title: 'Parmesan-Crusted Chicken',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'chicken-milanese chicken-parmesan breaded-cutlet',
    beside: 'roasted-broccoli caesar-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast 680 halved into thin cutlets
      dressing mayonnaise 60
      sauce dijon 10
      aromatic garlic 3 grated
      cheese parmesan 70
      crunch panko|gf-breadcrumbs 60
      ground-spice italian-seasoning 2
      ground-spice sweet-paprika 1.5
      fat olive-oil 20
      acid lemon 60 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Heat the oven to 425°F (220°C), with a sheet pan in it. Pat {chicken-breast} dry and season with {1/2 salt, pepper}.
      3 Stir {mayonnaise, dijon, garlic} and spread it over both sides of the cutlets.
      4 Mix {parmesan, panko, italian-seasoning, sweet-paprika, salt}. Press the cutlets into it until they are covered.
      2+17 Pour {olive-oil} onto the hot pan and lay the cutlets in it. Bake, turning once after 10 minutes, until deep golden and 165°F (74°C) inside, 15 to 18 minutes.
      1 Serve with {lemon}.
    `,
    face: 'Thin cutlets with a crackling crust of Parmesan and crumbs',
    why: 'A film of mayonnaise holds the crumbs without flour and egg, and an oiled, hot pan crisps them from below',
  },
  'honey-mustard-chicken': {
    names:
      'honey mustard chicken, baked honey mustard chicken, honey dijon chicken, honey mustard chicken thighs, chicken with honey mustard, honey mustard baked chicken, chicken honey mustard',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'honey-garlic-chicken creamy-mustard-chicken baked-chicken-thighs',
    beside: 'roast-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-thigh 760
      fat olive-oil 14
      aromatic garlic 9 minced
      sauce dijon 45
      sweetener honey 60
      herb thyme 2
      stock chicken-stock 120
      second-fat butter|vegan-butter 14
      acid lemon-juice 10
      salt
      pepper pepper 1
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Pat {chicken-thigh} dry and season with {pepper, 1/2 salt}.
      9 Heat {olive-oil} in a large ovenproof skillet over medium-high heat. Brown the chicken for 4 minutes a side and lift it out.
      3 Turn the heat to medium-low and soften {garlic} for 30 seconds. Whisk in {chicken-stock, dijon, honey, thyme} and bring to a simmer.
      1+14 Return the chicken, turn it in the sauce and bake until it is 165°F (74°C) or more and glazed, 12 to 15 minutes.
      3 Lift out the chicken. Boil the sauce for 2 minutes, until it coats a spoon, and swirl in {butter, lemon-juice, salt}. Spoon it over.
    `,
    face: 'Glazed thighs in a sauce that is sweet with honey and sharp with Dijon',
    why: 'The mustard goes into the pan that browned the chicken, and boils down at the end to a glaze',
  },
  'garlic-parmesan-chicken': {
    names:
      'garlic parmesan chicken, parmesan garlic chicken, garlic parm chicken, chicken in garlic parmesan sauce, garlic parmesan chicken breast',
    family: 'soffritto',
    cuisine: 'American',
    near: 'creamy-garlic-chicken tuscan-chicken chicken-alfredo',
    beside: 'mashed-potatoes roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      protein chicken-breast 640 halved into thin cutlets
      flour flour|gf-flour 30
      ground-spice italian-seasoning 2
      fat olive-oil 20
      second-fat butter 28
      aromatic garlic 20 minced
      stock chicken-stock 180
      creamy cream 180
      cheese parmesan 70
      leaf spinach 60?
      acid lemon-juice 8
      salt
      pepper pepper 1
    `,
    steps: `
      4 Season {chicken-breast} with {italian-seasoning, 1/2 salt, pepper} and turn it in {flour}, knocking off what does not stick.
      10 Heat {olive-oil} in {@skillet} over medium-high heat. Cook the cutlets until golden and 165°F (74°C) inside, 4 to 5 minutes a side, and lift them out.
      2 Melt {butter} in the skillet over medium-low heat and cook {garlic} until it smells sweet, 1 minute.
      6 Pour in {chicken-stock} and scrape up what sticks. Boil for 2 minutes, add {cream} and simmer until it coats a spoon, 3 minutes. [Wilt {spinach} in it.]
      3 Off the heat, stir in {parmesan} by handfuls, then {lemon-juice, salt}. Return the chicken and spoon the sauce over it.
    `,
    face: 'Golden cutlets in a cream sauce with plenty of garlic and Parmesan',
    why: 'The cheese is stirred in off the heat, so it melts into the sauce and does not clump',
  },
  'bacon-wrapped-chicken': {
    names:
      'bacon wrapped chicken, bacon wrapped chicken breast, chicken wrapped in bacon, bacon chicken breast, bacon wrapped chicken breasts, bacon wrapped stuffed chicken, cream cheese stuffed chicken wrapped in bacon, hunters chicken wrapped in bacon',
    title: 'Bacon-Wrapped Chicken',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'stuffed-chicken-breast crack-chicken baked-chicken-breast',
    beside: 'mashed-potatoes roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.15,
    list: `
      protein chicken-breast 700
      creamy cream-cheese|vegan-cream-cheese 80
      aromatic scallion 15 finely chopped
      ground-spice garlic-powder 2
      ground-spice smoked-paprika 2
      protein bacon=thin-cut_bacon/bacon|turkey-bacon 240 in whole slices
      sweetener brown-sugar 10
      pepper pepper 1
      salt
    `,
    steps: `
      2 Heat the oven to 400°F (200°C). Set a rack over {@sheet-pans} lined with foil.
      6 Cut a deep pocket into {chicken-breast}, from the thick side. Mash {cream-cheese} with {scallion} and fill the pockets. Season outside with {garlic-powder, smoked-paprika, pepper, salt}.
      5 Wind {bacon} around the breasts in a single layer, the ends tucked underneath, and set them on the rack. Sprinkle with {brown-sugar}.
      1+27 Bake until the bacon is crisp and the chicken is 165°F (74°C) in the middle, 25 to 30 minutes. If it is still pale, brown it under the broiler for 2 minutes.
      1+5 Rest for 5 minutes.
    `,
    face: 'Juicy chicken filled with cream cheese, under crisp, lacquered bacon',
    why: 'On a rack the hot air reaches the bacon from below too, so it crisps all the way around',
  },
  'ham-steak': {
    names:
      'ham steak, ham steaks, fried ham steak, glazed ham steak, ham steak with pineapple, pineapple ham steak, pan fried ham, gammon steak, gammon steaks, gammon and pineapple, brown sugar ham steak, ham slice, gammon steak and pineapple',
    title: 'Ham Steaks with Pineapple',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'glazed-ham ham-egg-and-chips pork-chops',
    beside: 'mashed-potatoes minted-peas',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein ham=ham_steak/ham 700 about 1/2 inch thick, patted dry
      fat butter|vegan-butter 20
      fruit pineapple 280 cut into 1/2-inch slices
      sweetener brown-sugar 30
      sauce dijon 15
      acid cider-vinegar 10
      pepper pepper 0.6
    `,
    steps: `
      2 Snip the edge of {ham} every 2 inches, so that it lies flat.
      8 Melt {1/2 butter} in {@skillet} over medium-high heat. Fry the ham until browned and 140°F (60°C) or more, 2 to 3 minutes a side. Keep it warm under foil.
      5 Add {butter} and brown {pineapple} in it, 2 minutes a side. Lay it on the ham.
      3 Stir {brown-sugar, dijon, cider-vinegar, pepper, water 45} in the skillet and boil to a syrup, 2 minutes. Pour over.
    `,
    face: 'Browned slices of ham with seared pineapple and a sweet-sharp glaze',
    why: 'The ham is cooked already, so it needs only color, and the glaze takes up what it left in the skillet',
  },
  'lemon-pepper-wings': {
    names:
      'lemon pepper wings, lemon pepper chicken wings, baked lemon pepper wings, lemon pepper wet wings, wingstop lemon pepper wings, lemon pepper hot wings, atlanta lemon pepper wings',
    family: 'creole',
    cuisine: 'American',
    near: 'garlic-parmesan-wings buffalo-wings honey-garlic-wings',
    beside: 'french-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.35,
    list: `
      protein chicken-wings 1100 split into drumettes and flats
      leavener baking-powder 10
      ground-spice garlic-powder 3
      second-fat butter|vegan-butter 70
      acid lemon-juice 15
      ground-spice lemon-pepper 9
      raw lemon-zest 3
      sweetener honey 8
      salt
    `,
    steps: `
      4 Set a rack over {@sheet-pans} lined with foil and heat the oven to 425°F (220°C). Pat {chicken-wings} very dry. Toss with {baking-powder, garlic-powder, 1/2 salt} until evenly dusted.
      2+45 Lay them on the rack, skin side up and apart. Bake, turning once halfway, until brown, crisp and 165°F (74°C) or more, 40 to 45 minutes.
      3 Melt {butter} over low heat with {lemon-pepper}, then take it off the heat and stir in {lemon-juice, lemon-zest, honey, salt}.
      1 Toss the hot wings in it until they shine, and serve at once.
    `,
    face: 'Crackling wings in butter with lemon zest and lemon pepper',
    why: 'Baking powder dries and blisters the skin in the oven, without a pot of oil',
  },
}
