import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Large pieces of beef and pork, braised, simmered or roasted until they can be carved or pulled. */
export const bigRoasts: DishEntries = {
  'pot-roast': {
    names:
      'pot roast, chuck roast, beef pot roast, sunday pot roast, braised pot roast, yankee pot roast, pot roast with vegetables, classic pot roast, roast beef pot roast',
    family: 'farmhouse',
    near: 'beef-stew braise slow-cooker-stew',
    beside: 'mashed-potatoes green-beans',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Roasted, Slow Cooked',
    equipment: 'Oven/Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 1350 in one piece, patted dry
      fat neutral-oil 27
      vegetable onion 300 cut into thick wedges
      aromatic garlic 16
      body tomato-paste 32
      flour flour|gf-flour 16
      wine red-wine|beef-stock 240
      stock chicken-stock 480
      herb thyme 4
      whole-spice bay 0.6
      vegetable carrot 450 cut into 2-inch lengths
      vegetable potato 700 cut into 1 1/2-inch chunks
      salt
      pepper pepper 1.8
    `,
    steps: `
      6 Heat the oven to 300°F (150°C). Season {beef-chuck} all over with {pepper, 1/2 salt} and leave it while you cut the vegetables.
      12 Heat {neutral-oil} in a large Dutch oven over medium-high heat and brown the beef on every side, about 10 minutes in all. Set it on a plate.
      6 Lower the heat to medium. Cook {onion} until browned at the edges, 4 minutes. Stir in {garlic, tomato-paste, flour} and cook for 1 minute more.
      4+120 Pour in {red-wine, chicken-stock}, scraping the bottom clean, and bring to a simmer. Put back the beef with {thyme, bay}, cover tightly and braise in the oven for 2 hours. In a slow cooker, the vegetables go in now too and everything stays on low all day.
      3+75 Turn the beef over and push {carrot, potato} into the liquid around it. Cover again and cook until a fork turns in the meat without effort and the vegetables are tender, about 1 hour 15 minutes.
      6 Skim off the fat and lift out the thyme stems and the bay. Season with {salt}. Pull the beef into large pieces and serve it with the vegetables, the gravy spooned over.
    `,
    face: 'Fork-tender beef with carrots and potatoes in a deep brown gravy',
    why: 'A hard-working cut has the most flavor, and hours of gentle heat turn its sinews to silk',
  },
  'roast-beef': {
    names:
      'roast beef, roast beef dinner, beef roast, roast beef with gravy, roast beef and gravy, oven roast beef, roasted beef',
    family: 'farmhouse',
    near: 'pot-roast whole-roast',
    beside: 'roast-potatoes glazed-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.4,
    list: `
      protein beef-round 1350 in one piece, tied
      fat olive-oil 40
      aromatic garlic 12
      herb rosemary 4 leaves finely chopped
      sauce dijon 20
      fat butter|vegan-butter|neutral-oil 28
      aromatic shallot 60 finely chopped
      flour flour|gf-flour 20
      stock beef-stock|chicken-stock 480
      vegetable potato 900 cut into 1 1/2-inch chunks
      vegetable carrot 450 cut into 2-inch lengths
      salt
      pepper pepper 2
    `,
    steps: `
      8 Heat the oven to 325°F (165°C). Mash {garlic, rosemary, dijon, 1/2 olive-oil, pepper, 1/2 salt} to a paste and spread it all over {beef-round}.
      6+75 Toss {potato, carrot} with {olive-oil} in a roasting pan. Set the beef among them, fat side up, and roast until the middle reads 145°F (63°C), about 1 hour 15 minutes.
      3+20~ Move the roast to a board, tent it with foil and rest for 20 minutes. Spread the vegetables on a sheet pan, turn the oven up to 450°F (230°C) and brown them in the meantime.
      8 Meanwhile, melt {butter} in the roasting pan over medium heat. Soften {shallot} in it for 2 minutes, stir in {flour} for 1 minute, then whisk in {beef-stock} and let it bubble, scraping, until it thickens, about 4 minutes. Season the gravy and the vegetables with {salt}.
      5 Cut the string and slice the beef as thinly as you can across the grain. Serve with the vegetables and spoon the gravy over.
    `,
    face: 'Thin slices of garlic-rubbed beef with potatoes, carrots and shallot gravy',
    why: 'A lean cut wants a moderate oven, a thermometer and a long rest, then a sharp knife',
  },
  'glazed-ham': {
    names:
      'glazed ham, baked ham, honey glazed ham, brown sugar glazed ham, holiday ham, easter ham, christmas ham, spiral ham, ham with brown sugar glaze, ham dinner, honey ham, glazed gammon',
    title: 'Brown Sugar-Glazed Ham with Sweet Potatoes',
    family: 'farmhouse',
    near: 'roast-pork-loin whole-roast',
    beside: 'green-beans dinner-rolls',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Roasted',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    least: 6,
    salt: 0,
    list: `
      protein ham=spiral-cut_ham/ham 1150 in one piece
      vegetable sweet-potato 1450 peeled and cut into thick rounds
      fat butter|vegan-butter 42 melted
      liquid apple-juice 240
      sweetener brown-sugar 80
      sweetener honey 40
      sauce dijon 45
      acid cider-vinegar 20
      ground-spice ground-cloves 0.6
      pepper pepper 0.8
    `,
    steps: `
      4+60~ Heat the oven to 325°F (165°C). Stand {ham} cut side down in a roasting pan, pour {apple-juice} around it and cover tightly with foil. Bake until hot through, 140°F (60°C) in the middle, about 1 hour.
      2+5~ While it warms, simmer {brown-sugar, honey, dijon, cider-vinegar, ground-cloves, pepper} in a small saucepan until it drops thickly from the spoon, 5 minutes.
      6+30 Take off the foil and turn the oven up to 400°F (200°C). Toss {sweet-potato} with {butter} and set them around the ham. Brush the ham with half of the glaze and bake until it is dark and sticky and the potatoes are tender, 30 minutes, brushing with the rest halfway.
      2+10 Let stand for 10 minutes, then cut the slices free and serve with the potatoes and pan juices.
    `,
    face: 'A ham baked under a dark, sticky glaze of brown sugar, honey and mustard',
    why: 'It heats under foil first, so the glaze needs only a short, hot finish and the meat stays moist',
  },
  'corned-beef-and-cabbage': {
    names:
      "corned beef and cabbage, corned beef, corned beef cabbage, corned beef dinner, boiled dinner, new england boiled dinner, st patrick's day dinner, st paddys day corned beef, corned beef with cabbage and potatoes",
    family: 'new-england',
    cuisine: 'American, Irish',
    near: 'pot-roast braise',
    beside: 'irish-soda-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0,
    list: `
      protein corned-beef 1150 rinsed
      vegetable onion 150 halved
      whole-spice bay 0.9
      whole-spice mustard-seed 4
      whole-spice coriander-seed 3
      vegetable potato 800 halved
      vegetable carrot 400 cut into 2-inch lengths
      vegetable cabbage 800 cut into wedges through the core
      fat butter|vegan-butter 42
      herb parsley 8
      sauce dijon 45
      pepper pepper 1
    `,
    steps: `
      5+150 Lay {corned-beef} in a large pot with {onion, bay, mustard-seed, coriander-seed, pepper} and enough cold water to cover it by an inch. Bring to a bare simmer, skim, cover and cook, never boiling hard, until a fork slides in easily, about 2 hours 30 minutes.
      4+20 Lift out the beef and keep it warm under foil with a ladle of the broth. Put {potato, carrot} into the pot and simmer until nearly tender, 20 minutes.
      2+15 Lay {cabbage} on top, cover and cook until the cabbage is tender but still holds together, 15 minutes.
      6 Drain the vegetables and toss them with {butter, parsley}. Slice the beef across the grain and serve with {dijon} and a little of the broth.
    `,
    face: 'Tender corned beef with buttered potatoes, carrots and cabbage',
    why: 'The vegetables cook in the broth of the meat, each put in at its own time',
  },
  'beef-brisket': {
    names:
      'beef brisket, brisket, oven brisket, bbq brisket, barbecue brisket, slow cooked brisket, texas brisket, oven baked brisket, brisket in the oven, roast brisket',
    title: 'Oven BBQ Brisket',
    family: 'barbecue',
    near: 'pot-roast pulled-pork',
    beside: 'coleslaw baked-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised, Slow Cooked',
    equipment: 'Oven',
    serves: 8,
    least: 6,
    salt: 0.45,
    list: `
      protein brisket 1700 trimmed to a thin layer of fat
      sweetener brown-sugar 40
      ground-spice smoked-paprika 14
      ground-spice chili-powder 8
      ground-spice garlic-powder 6
      ground-spice onion-powder 5
      vegetable onion 300 thickly sliced
      sauce ketchup 180
      acid cider-vinegar 60
      sauce worcestershire|tamari 34
      stock beef-stock|chicken-stock 240
      salt
      pepper pepper 5
    `,
    steps: `
      10 Heat the oven to 300°F (150°C). Mix {most brown-sugar} with {smoked-paprika, chili-powder, garlic-powder, onion-powder, pepper, most salt} and rub the mixture firmly into {brisket}.
      4 Spread {onion} in a roasting pan just larger than the meat and set the brisket on it, fat side up. Stir {ketchup, cider-vinegar, worcestershire, beef-stock, brown-sugar, salt} together and pour around, not over.
      1+240 Cover the pan tightly with two layers of foil. Bake until a fork slips into the thickest part with no pull, about 4 hours.
      2+30 Turn the oven up to 400°F (200°C). Uncover the brisket, baste it with the sauce and bake until the top is dark and glazed, 30 minutes.
      2+20 Move to a board and rest for 20 minutes, while the fat rises on the sauce and can be skimmed. Slice against the grain and serve with the sauce and onions.
    `,
    face: 'Spice-rubbed brisket, slow-baked in a sweet and sharp sauce',
    why: 'Sealed under foil, the meat steams itself tender before it is opened up to glaze',
  },
  'roast-pork-loin': {
    names:
      'roast pork loin, pork loin, roast pork, pork roast, pork loin roast, roasted pork loin, garlic roast pork, herb roasted pork loin, roast pork dinner, baked pork loin, pork loin in the oven',
    family: 'farmhouse',
    near: 'glazed-ham whole-roast',
    beside: 'roast-potatoes roasted-brussels-sprouts',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.6,
    list: `
      protein pork-loin 1200 in one piece, tied
      fat olive-oil 40
      aromatic garlic 14
      herb rosemary 4 leaves finely chopped
      herb sage 4 finely chopped
      fruit apple 360 cut into thick wedges
      vegetable onion 220 cut into thick wedges
      acid cider-vinegar 15
      stock chicken-stock 240
      sauce dijon 15
      salt
      pepper pepper 1.5
    `,
    steps: `
      8 Heat the oven to 375°F (190°C). Pound {garlic, rosemary, sage, pepper, 1/2 salt} with {1/2 olive-oil} to a rough paste and rub it over {pork-loin}.
      3+50 Toss {apple, onion} with {olive-oil, salt} in a roasting pan and nestle the pork in the middle, fat side up. Roast until the center reads 145°F (63°C), 45 to 55 minutes.
      1+15~ Lift the pork onto a board and rest for 15 minutes under foil.
      6 While it rests, put the roasting pan over medium-high heat. Add {chicken-stock, cider-vinegar} and boil until reduced by half, about 5 minutes, pressing some of the apple into the sauce. Whisk in {dijon}.
      3 Slice the pork 1/2 inch thick and serve on the apples and onions with the sauce.
    `,
    face: 'Juicy pork loin rubbed with garlic and sage, on roasted apples and onions',
    why: 'Lean pork is at its best at 145°F, still faintly pink, and the rest brings it there evenly',
  },
}
