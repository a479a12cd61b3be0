import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is spooned over steaks, chops and roasts. */
export const steakSauces: DishEntries = {
  'peppercorn-sauce': {
    names:
      'peppercorn sauce, pepper sauce, creamy peppercorn sauce, black pepper sauce, pepper sauce for steak, pepper cream sauce, creamy pepper sauce, green peppercorn sauce, peppercorn sauce for steak, creamy peppercorn sauce for steak, peppercorn steak sauce, black peppercorn sauce, au poivre sauce, peppercorn cream sauce, peppercorn gravy, sauce au poivre, steak peppercorn sauce, creamy steak sauce',
    title: 'Creamy Peppercorn Sauce',
    family: 'bistro',
    near: 'mushroom-sauce steak-au-poivre',
    beside: 'pan-seared-steak steak-frites',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      pepper peppercorns 8 coarsely crushed
      fat butter|vegan-butter 20
      aromatic shallot 40 minced
      wine spirits=brandy/brandy|white-wine 45?
      stock beef-stock|veg-stock 180
      creamy cream|soy-cream 150
      sauce dijon 5
      sauce worcestershire|soy-sauce|tamari 5
      salt
    `,
    steps: `
      1 Toast {peppercorns} in a dry skillet over medium heat until you can smell it, 1 minute.
      2 Melt {butter} with it and cook {shallot}, stirring, until soft, 2 minutes.
      2 [Take the skillet off the heat, pour in {spirits}, then set it back and let it boil away to a glaze, 1 minute. ]Pour in {beef-stock} and boil hard until reduced by half, 2 minutes.
      4 Stir in {cream, dijon, worcestershire} and simmer until it coats the back of a spoon, 3 minutes. [{?beef-stock}Pour in whatever juices the meat has left on its plate.]
      1 Season with {salt} and spoon it over at once.
    `,
    face: 'Glossy, creamy and hot with cracked pepper, in the time that a steak takes to rest',
    why: 'A minute in the dry pan wakes the pepper, and it is boiled in the stock, so the whole sauce tastes of it',
  },
  'mushroom-sauce': {
    names:
      'mushroom sauce, creamy mushroom sauce, mushroom gravy, mushroom sauce for steak, mushroom cream sauce, mushroom sauce for chicken, mushroom sauce for pork chops, easy mushroom sauce, creamy mushroom gravy, vegetarian mushroom gravy, mushroom steak sauce, steak mushroom sauce, mushroom and cream sauce, mushroom sauce for schnitzel',
    title: 'Creamy Mushroom Sauce',
    family: 'bistro',
    near: 'peppercorn-sauce gravy',
    beside: 'pan-seared-steak pork-chops',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      vegetable mushrooms 280 sliced 1/4 inch thick
      fat butter|vegan-butter 35
      aromatic shallot 40 minced
      aromatic garlic 6 minced
      herb thyme 1.5 leaves picked
      thickener flour|gf-flour 8
      stock beef-stock|veg-stock 200
      creamy cream|soy-cream 120
      sauce dijon 5?
      salt
      pepper pepper 0.6
    `,
    steps: `
      8 Melt {most butter} in a wide skillet over medium-high heat. Spread out {mushrooms} with {1/2 salt} and cook, stirring little, until their water is gone and they are brown, 8 minutes.
      3 Lower the heat to medium. Add {butter} with {shallot, garlic, thyme} and cook for 2 minutes. Stir in {flour} and cook for 30 seconds.
      5 Pour in {beef-stock}, scraping up the brown bits. Add {cream}[ and {dijon}] and simmer, stirring, until it coats a spoon, 4 minutes. Season with {salt, pepper}.
    `,
    face: 'Browned mushrooms in a savory cream, for steaks, chops, schnitzel and mash',
    why: 'The mushrooms brown before anything wet is added, and what sticks to the pan is the best of the sauce',
  },
  'bearnaise-sauce': {
    names:
      'béarnaise, bearnaise, béarnaise sauce, bearnaise sauce, sauce béarnaise, sauce bearnaise, homemade bearnaise, classic bearnaise, steakhouse bearnaise, bernaise sauce, bernaise, tarragon butter sauce',
    title: 'Béarnaise Sauce',
    family: 'bistro',
    near: 'hollandaise peppercorn-sauce',
    beside: 'steak-frites pan-seared-steak',
    weight: 2,
    part: true,
    level: 3,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.7,
    list: `
      aromatic shallot 30 minced
      herb tarragon 10 stems and leaves kept apart, the leaves finely chopped
      pepper pepper 0.6
      acid white-wine-vinegar 60
      wine white-wine 30?
      fat butter 150 cut into pieces
      egg egg-yolk 51
      salt
    `,
    steps: `
      6 Simmer {shallot, pepper, white-wine-vinegar, white-wine} with the stems of {=tarragon} in a small saucepan until 2 tablespoons are left, 5 minutes. Strain into a heatproof bowl, pressing hard, and let it cool a little.
      3 Melt {butter} in the same pan, wiped out, and keep it hot over the lowest heat.
      5 Whisk {egg-yolk} with {water 15} into the vinegar and set the bowl over barely simmering water. Whisk without stopping until thick and at 160°F (71°C), 4 minutes.
      4 Off the heat, beat in the butter, a few drops at first and a thin stream once it has taken. Leave the white sediment in the pan.
      1 Fold in the chopped leaves of {tarragon}, season with {salt} and serve it warm within half an hour. A teaspoon of hot water loosens it.
    `,
    face: 'Buttery, sharp and green with tarragon, to spoon over what comes off the grill',
    why: 'The vinegar is boiled down with the shallot and tarragon stems first, so all the sharpness comes with flavor',
  },
  'horseradish-sauce': {
    names:
      'horseradish sauce, creamy horseradish sauce, horseradish cream, horseradish cream sauce, horseradish sauce for roast beef, horseradish sauce for prime rib, creamy horseradish, sauce for prime rib, horseradish dip, horseradish sauce for beef',
    title: 'Creamy Horseradish Sauce',
    family: 'farmhouse',
    near: 'gravy mint-sauce',
    beside: 'roast-beef prime-rib',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    list: `
      creamy sour-cream|vegan-sour-cream 230
      sauce horseradish 50
      sauce dijon 8
      acid lemon-juice 8
      herb chives 6? snipped
      seasoning salt 2
      pepper pepper 0.5
    `,
    steps: `
      2 Stir {sour-cream, horseradish, dijon, lemon-juice, salt, pepper} together in a bowl.[ Fold in {chives}.]
      1+30 Chill for 30 minutes. It keeps for five days in the refrigerator; stir it before you serve it.
    `,
    face: 'Cool, white and biting, for a roast hot or cold',
    why: 'Sour cream carries the heat without dulling it, and half an hour lets it spread through the bowl',
  },
  'garlic-herb-butter': {
    names:
      'garlic herb butter, compound butter, herb butter, steak butter, garlic and herb butter, garlic compound butter, herbed butter, flavored butter, garlic parsley butter, maitre d hotel butter, butter for steak, garlic butter for steak, garlic butter spread, homemade garlic butter',
    title: 'Garlic-Herb Butter',
    family: 'bistro',
    near: 'peppercorn-sauce chimichurri',
    beside: 'pan-seared-steak corn-on-the-cob',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      fat butter|vegan-butter 113 softened
      aromatic garlic 6 finely grated
      herb parsley 8 finely chopped
      herb chives 5 finely snipped
      herb thyme 1.5? leaves picked and chopped
      sweet-spice lemon-zest 1.5
      acid lemon-juice 5
      seasoning salt 2.5
      pepper pepper 0.4
    `,
    steps: `
      4 Mash {butter} with {garlic, parsley, chives, thyme, lemon-zest, lemon-juice, salt, pepper} in a bowl with a fork until evenly green.
      3+60 Spoon it in a line onto parchment paper, roll it into a log, twist the ends and chill for 1 hour, until firm.
      1 Slice off coins and lay them on whatever comes hot from the pan. It keeps for 4 days in the refrigerator and for three months, well wrapped, in the freezer.
    `,
    face: 'A cold log of butter, green with herbs, to be cut into coins that melt over whatever is hot',
    why: 'Lemon zest and salt go right through it, so one slice seasons everything that it melts over',
  },
  'onion-gravy': {
    names:
      'onion gravy, caramelized onion gravy, caramelised onion gravy, british onion gravy, onion gravy for sausages, onion gravy for bangers and mash, rich onion gravy, homemade onion gravy, gravy for sausages, gravy for sausages and mash, vegetarian onion gravy, vegan onion gravy, red onion gravy',
    title: 'Onion Gravy',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'gravy mushroom-sauce',
    beside: 'bangers-and-mash toad-in-the-hole',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      vegetable onion 500 thinly sliced
      fat butter|vegan-butter 30
      second-fat neutral-oil 10
      sweetener sugar 4
      herb thyme 1.5? leaves picked
      thickener flour|gf-flour 18
      stock beef-stock|veg-stock 500
      sauce worcestershire|soy-sauce|tamari 12
      acid malt-vinegar|cider-vinegar 6
      salt
      pepper pepper 0.6
    `,
    steps: `
      5 Melt {butter} in {neutral-oil} in a wide skillet over medium heat. Add {onion, sugar, thyme, 1/2 salt} and stir until they are coated and begin to wilt.
      25 Cook over medium-low heat, stirring every few minutes and adding a spoonful of water where they catch, until soft, sticky and deep brown, 25 minutes.
      2 Stir in {flour} and cook for 1 minute.
      8 Pour in {beef-stock}, a third at a time, stirring until smooth. Add {worcestershire} and simmer until it coats a spoon, 6 minutes. Sharpen with {malt-vinegar} and season with {salt, pepper}.
    `,
    face: 'Dark, sweet and savory, thick with soft onions, for everything that comes with mash',
    why: 'Half an hour over low heat turns plain onions into all the color and sweetness that a gravy needs',
  },
}
