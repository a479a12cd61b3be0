import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken, veal and sausage from the skillet and the pot. */
export const cutletsAndBraises: DishEntries = {
  'chicken-piccata': {
    names:
      'chicken piccata, piccata, lemon caper chicken, chicken picatta, chicken picata, chicken with lemon and capers, lemon chicken piccata, chicken piccatta, chicken scallopini with lemon',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'chicken-marsala chicken-milanese pan-seared-fillet',
    beside: 'mashed-potatoes roasted-asparagus',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast 650 split and pounded 1/3 inch thick
      flour flour|gf-flour|rice-flour 45
      fat olive-oil 27
      aromatic garlic 6
      wine white-wine 80?
      stock chicken-stock 180
      acid lemon 45
      brine capers 35
      fat butter|vegan-butter 45
      herb parsley 10
      salt
      vegetable baby-potatoes 600? halved
      pepper pepper 0.8
    `,
    steps: `
      5 Season {chicken-breast} with {1/2 salt, pepper}. Drag each cutlet through {flour} and shake off all that does not cling.
      2+20~ [Put {baby-potatoes} in cold salted water, bring to a boil and simmer until a knife slides in, 18 to 20 minutes.]
      10 Heat {most olive-oil} and {1/3 butter} in a large skillet over medium-high heat until the foam dies down. Brown the cutlets in two rounds, about 2 minutes a side, until golden and 165°F (74°C) inside. Keep them on a warm plate.
      1 Lower the heat to medium, add {olive-oil, garlic} and stir for 30 seconds.
      6 [Pour in {white-wine} and scrape the bottom clean.] Add {chicken-stock} and {lemon} and boil until reduced by half, 4 to 5 minutes.
      3 Turn off the heat and swirl in {capers, butter} until the sauce looks glossy. Season with {salt}.
      1 Return the chicken to the pan, turn it once in the sauce and scatter with {parsley}. [Drain {=baby-potatoes} and serve alongside.]
    `,
    face: 'Thin golden cutlets in a buttery pan sauce of lemon and capers',
    why: 'The dusting of flour browns the meat, then thickens the sauce just enough to cling',
  },
  'chicken-marsala': {
    names:
      'chicken marsala, marsala chicken, creamy chicken marsala, chicken marsala with mushrooms, pollo al marsala, chicken marsalla, chicken breast marsala',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'chicken-piccata coq-au-vin pan-seared-fillet',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast 650 split and pounded 1/2 inch thick
      flour flour|cornstarch 40
      fat olive-oil 27
      second-fat butter|vegan-butter 42
      vegetable mushrooms 300
      aromatic shallot 50
      aromatic garlic 6
      wine dry-sherry=dry_Marsala/Marsala 180
      stock chicken-stock 180
      ground-spice thyme 1.5 leaves picked
      herb parsley 8
      salt
      starch egg-noodles|gf-pasta 220?
      pepper pepper 0.8
    `,
    steps: `
      4 Season {chicken-breast} with {1/2 salt, pepper}, then coat lightly in {flour}.
      9 Warm {olive-oil} in a large skillet over medium-high heat. Fry the cutlets, in two batches if need be, until well browned and 165°F (74°C) in the middle, 3 minutes a side. Rest them on a plate.
      8 Melt {1/2 butter} in the same skillet, add {mushrooms} in one layer and leave them alone for 3 minutes. Stir and cook until deep brown, about 4 minutes more.
      2 Add {shallot, garlic, thyme} and cook until soft, 2 minutes.
      2+8~ [Meanwhile, cook {egg-noodles} in plenty of boiling salted water until tender, 7 to 8 minutes, and drain.]
      8 Pour in {dry-sherry} and let it reduce by half, 3 minutes, scraping the pan. Add {chicken-stock} and simmer until the sauce is syrupy, about 5 minutes.
      3 Return the chicken with its juices, stir in {butter} and spoon the sauce over for 2 minutes. Season with {salt}. Serve[ over {=egg-noodles}], scattered with {parsley}.
    `,
    face: 'Browned cutlets and mushrooms in a dark, glossy Marsala sauce',
    why: 'Reducing the wine before the stock goes in drives off its edge and keeps its sweetness',
  },
  'chicken-milanese': {
    names:
      'chicken milanese, chicken cutlets, milanese, chicken milanesa, breaded chicken cutlets, breaded chicken, chicken cutlet, fried chicken cutlets, italian chicken cutlets, crispy chicken cutlets, breaded chicken breast, panko chicken, chicken a la milanese, pollo alla milanese, cotoletta alla milanese',
    family: 'soffritto',
    near: 'chicken-parmesan breaded-cutlet',
    beside: 'roast-potatoes',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast 560 split and pounded 1/4 inch thick
      flour flour|gf-flour 40
      egg egg 100
      crunch panko|gf-breadcrumbs 110
      cheese parmesan|veg-parm|vegan-parmesan 30?
      fat olive-oil 80
      leaf arugula 100
      vegetable cherry-tomatoes 150 halved
      acid lemon 58 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Sprinkle {chicken-breast} with {1/2 salt, pepper}. Set out {flour}, {egg} beaten with a spoonful of water, and {panko}[ mixed with {parmesan}] in three dishes. Dip each cutlet in turn, pressing the crumbs on with your palm.
      10 Heat {most olive-oil} in a large skillet over medium heat until a crumb sizzles at once. Fry two cutlets at a time until deep gold and 165°F (74°C) in the middle, 2 to 3 minutes a side. Drain on a rack.
      3 Squeeze a lemon wedge or two over {arugula, cherry-tomatoes} and dress with {olive-oil, salt}.
      1 Heap the salad over the hot cutlets and bring {lemon} to the table.
    `,
    face: 'Crackling golden cutlets under a heap of arugula and tomatoes',
    why: 'Pounded thin, the meat is done in the few minutes that the crumbs take to brown',
  },
  'chicken-cacciatore': {
    names:
      "chicken cacciatore, cacciatore, pollo alla cacciatora, hunter's chicken, hunters chicken italian, chicken cacciatora, chicken catchatori, chicken caccitore, chicken cacciatori, italian chicken stew, italian braised chicken, hunter style chicken",
    family: 'tuscan',
    near: 'coq-au-vin braise',
    beside: 'creamy-polenta green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-bone 1120
      fat olive-oil 27
      aromatic onion 150 sliced
      vegetable red-pepper 300
      vegetable mushrooms 200 quartered
      aromatic garlic 12 thinly sliced
      ground-spice rosemary 3
      wine red-wine 150?
      body canned-tomatoes 400
      brine olives 60
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      2 Dry {chicken-bone} well and season all over with {1/2 salt, pepper}.
      20 Heat {olive-oil} in a wide, heavy pot over medium-high heat. Brown the chicken in two rounds: lay it in skin side down and leave it until deep brown, 7 minutes; turn it for 2 minutes, then set aside on a plate. Pour off all but a spoonful of the fat.
      9 Lower the heat to medium. Cook {onion, red-pepper, mushrooms} until they wilt and begin to color, 8 minutes. Add {garlic, rosemary} and stir for 1 minute.
      4 [Pour in {red-wine} and boil until nearly dry, 3 minutes.] Stir in {canned-tomatoes}.
      2+30 Nestle the chicken in, skin up and clear of the liquid. Cover partly and simmer over low heat until the meat comes away from the bone and reads at least 165°F (74°C), about 30 minutes.
      3 Stir {olives} into the sauce and simmer for 2 minutes. Season with {salt}, pull out the rosemary stems and sprinkle with {parsley}.
    `,
    face: "Chicken on the bone, braised hunter's style with tomatoes, peppers and mushrooms",
    why: 'The skin stays above the sauce while it simmers, so what was browned at the start is still brown at the end',
  },
  'italian-sausage-and-peppers': {
    names:
      'italian sausage and peppers, sausage and peppers, sausage peppers and onions, sausage and onions and peppers, sausage with peppers and onions, sausages and peppers, italian sausage peppers and onions, sausage & peppers, peppers and sausage, sausage and pepper skillet',
    title: 'Italian Sausage and Peppers',
    titles: `
      vegan-sausage: Vegan Sausage and Peppers
    `,
    family: 'soffritto',
    near: 'quick-skillet traybake',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein sausage|vegan-sausage 450 left whole
      fat olive-oil 27
      aromatic onion 300 sliced 1/2 inch thick
      vegetable red-pepper 320 cut into 1/2-inch strips
      vegetable green-pepper 160 cut into 1/2-inch strips
      aromatic garlic 12 thinly sliced
      ground-spice oregano 1.5
      acid red-vinegar 15
      bread crusty-rolls|gf-bread 340
      herb basil 8?
      salt
      pepper pepper 0.6
    `,
    steps: `
      11 Warm {1/3 olive-oil} in {@skillet} over medium heat. Brown {sausage} on all sides, turning every few minutes, 10 minutes. Lift onto a plate; they go back in later.
      12 Add {olive-oil, onion, red-pepper, green-pepper} and cook over medium-high heat, stirring only now and then, until soft and charred at the edges, 12 minutes.
      1 Stir in {garlic} and {oregano} for 1 minute, until the kitchen smells of them.
      1+8 Bury {=sausage} in the vegetables, add {water 80}, cover and cook over medium-low heat until the middle is 160°F (71°C), about 8 minutes.
      3 Uncover, sharpen with {red-vinegar}, season with {pepper, salt} and let the juices bubble down for 2 minutes. [Tear {basil} over.] Serve in or beside {crusty-rolls}.
    `,
    face: 'Browned links in a tangle of soft, sweet peppers and onions',
    why: 'The vegetables cook in what the links leave behind, and a little vinegar keeps them from being too sweet',
  },
  'osso-buco': {
    names:
      'osso buco, ossobuco, osso bucco, osso buco alla milanese, ossobucco, veal osso buco, braised veal shanks, veal shanks, beef osso buco, osso bucco with gremolata',
    title: 'Osso Buco',
    family: 'soffritto',
    near: 'beef-bourguignon braise pot-roast',
    beside: 'saffron-risotto green-salad',
    weight: 1,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.34,
    list: `
      protein veal-shank=bone-in_veal_shank/shanks|beef-shank 1400 cut across 1 1/2 inches thick and tied
      flour flour|rice-flour 40
      fat olive-oil 40
      aromatic onion 150
      vegetable carrot 100 finely chopped
      aromatic celery 80 finely chopped
      aromatic garlic 9
      wine white-wine 240
      stock chicken-stock 350
      body canned-tomatoes 200
      whole-spice bay 0.6
      acid lemon-zest 4
      herb parsley 15
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 325°F (165°C). Season {veal-shank} with {1/2 salt, pepper} and dust with {flour}, shaking off the rest.
      12 Heat {most olive-oil} in a wide, heavy pot over medium-high heat. Brown the meat well, 4 to 5 minutes a side, and set them aside.
      9 Turn the heat to medium and add {olive-oil, onion, carrot, celery}. Cook until soft and golden, 8 minutes. Add {most garlic} and cook for 30 seconds.
      5 Pour in {white-wine} and let it boil down by half, 4 minutes, scraping the bottom. Stir in {chicken-stock, canned-tomatoes, bay}.
      3+120 Lay the shanks back in one layer; the liquid should come halfway up. Cover and braise in the oven for 2 hours, turning once, until a spoon slides into the meat and it is far past 145°F (63°C).
      3 Chop {lemon-zest, garlic} and {parsley} together: this is the gremolata.
      5 Lift out the shanks and cut off the strings. Boil the sauce for 3 minutes to thicken it, season with {salt}, pour it over and shower with the gremolata.
    `,
    face: 'Shanks braised until spoon-tender, with the marrow still in the bone',
    why: 'The raw zest and herbs on top go in at the very end, and cut straight through the richness',
  },
}
