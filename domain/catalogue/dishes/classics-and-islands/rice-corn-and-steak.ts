import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Party rice of West Africa, corn cakes of Venezuela, and quick plates that many ask for. */
export const riceCornAndSteak: DishEntries = {
  'jollof-rice': {
    names:
      'jollof rice, jollof, nigerian jollof rice, ghanaian jollof rice, party jollof, west african jollof rice, jollof rice with chicken, chicken jollof rice, jellof rice, smoky jollof rice',
    title: 'Jollof Rice with Chicken',
    titles: 'tofu: Jollof Rice with Tofu',
    family: 'creole',
    cuisine: 'African',
    near: 'chicken-and-chorizo-rice jambalaya pilaf',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.4,
    list: `
      protein chicken-thigh|tofu 800 cut into 2-inch pieces
      fat neutral-oil 60
      body canned-tomatoes 400
      vegetable red-pepper 300 cut into chunks
      vegetable onion 300 half cut into chunks, half sliced
      chile habanero 8 seeded
      aromatic garlic 12
      aromatic ginger 12
      body tomato-paste 80
      ground-spice curry-powder 5
      ground-spice dried-thyme 2
      ground-spice smoked-paprika 4
      whole-spice bay 0.6
      stock chicken-stock|veg-stock 600
      starch long-rice 450 rinsed until the water runs clear
      salt
      pepper pepper 1
    `,
    steps: `
      11 Season {chicken-thigh} with {pepper, 1/3 salt} and brown in {1/3 neutral-oil} in {@pot} over medium-high heat, 8 minutes, turning. Take it out.
      3 Blend {canned-tomatoes, red-pepper, habanero, garlic, ginger} with {1/2 onion} until smooth.
      7 Fry {onion} in {neutral-oil} in the pot for 4 minutes. Stir in {tomato-paste} and let it darken for 3 minutes.
      3+15 Pour in the blended sauce with {curry-powder, dried-thyme, smoked-paprika, bay, salt}. Simmer, stirring now and then, until the oil rises to the top, 15 minutes.
      4+30 Stir in {long-rice, chicken-stock}, then the browned pieces with their juices. Bring to a boil, cover with foil and the lid and cook over the lowest heat until the rice is tender[{?chicken-thigh} and the chicken has passed 165°F (74°C)], 30 minutes.
      2+10 Let it stand, still covered, for 10 minutes. Pull out the bay leaf and fluff from the edges, with the browned bottom, which is the best of it.
    `,
    face: 'Red, smoky rice cooked in a sauce of tomato, red pepper and chile until no grain is pale',
    why: 'The sauce is fried until its oil rises, which takes the rawness out before the rice goes in',
  },
  arepas: {
    names:
      'arepas, arepa, venezuelan arepas, colombian arepas, cheese arepas, stuffed arepas, arepas with black beans, arepas de queso, black bean arepas, masarepa arepas',
    title: 'Arepas with Black Beans and Cheese',
    family: 'cuban',
    near: 'pupusas quesadillas black-beans-and-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried, Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.5,
    list: `
      flour masarepa 300
      fat neutral-oil 30
      vegetable onion 90 finely chopped
      vegetable red-pepper 90 finely diced
      aromatic garlic 6
      ground-spice cumin 2
      pulse black-beans|pinto-beans 340 drained and rinsed
      cheese monterey-jack|vegan-cheese 160 grated
      raw avocado 200 sliced
      acid lime 12
      herb cilantro 8?
      salt
    `,
    steps: `
      5+5~ Stir {masarepa} and {1/2 salt} into {water 600}, lukewarm, and knead in the bowl for 2 minutes. Cover and let the dough drink for 5 minutes: it should not crack when pressed.
      7 Soften {onion, red-pepper} in {1/3 neutral-oil} in {@skillet} over medium heat, 5 minutes. Add {garlic, cumin} and cook for 30 seconds.
      3+6~ Add {black-beans} with {water 80} and simmer, crushing some of them, until thick, 6 minutes. Season with {lime, salt}.
      6 Heat the oven to 375°F (190°C). Shape the dough into two patties for each serving, 1/2 inch thick, and smooth their edges with wet fingers.
      22 Fry them in {neutral-oil} in a clean skillet over medium heat, in two batches, until a brown crust has formed, 5 minutes a side.
      1+12 Move them to {@sheet-pans} and bake until they sound hollow when tapped, 12 minutes.
      4 Split them, leaving a hinge, and fill at once with {monterey-jack}, the beans and {avocado}[, with {cilantro} on top].
    `,
    face: 'Griddled corn cakes, crisp outside and soft within, filled with black beans, cheese and avocado',
    why: 'The skillet makes the crust and the oven cooks the middle, so they split like a muffin',
  },
  'mushroom-swiss-burger': {
    names:
      'mushroom swiss burger, mushroom swiss burgers, mushroom and swiss burger, swiss mushroom burger, swiss mushroom burgers, mushroom burger with swiss, mushroom swiss cheeseburger, burger with mushrooms and swiss',
    title: 'Mushroom Swiss Burgers',
    family: 'farmhouse',
    near: 'cheeseburger smash-burger burgers',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      fat butter|vegan-butter|olive-oil 28
      vegetable mushrooms 360 sliced
      vegetable onion 130 thinly sliced
      aromatic garlic 6
      sauce worcestershire|tamari 12
      protein ground-beef|plant-mince 620
      fat neutral-oil 8
      cheese swiss|vegan-cheese 110
      bread burger-buns|crusty-rolls|gf-bread 240 split
      sauce mayonnaise|vegan-mayonnaise 48
      sauce dijon 12
      leaf arugula 30?
      salt
      pepper pepper 1.4
    `,
    steps: `
      14 Melt {butter} in {@skillet} over medium-high heat. Fry {mushrooms, onion} with {1/3 salt} until their water has gone and they are deep brown, 11 minutes. Stir in {garlic, 1/2 worcestershire} for 1 minute and scrape everything onto a plate.
      5 Mix {ground-beef} lightly with {worcestershire} and form flat patties, a finger wider than the buns. Season them with {pepper, salt} just before they meet the pan.
      10 Wipe the skillet, heat {neutral-oil} over medium-high heat and fry the patties for 4 minutes. Turn them, heap the mushrooms on, cover with {swiss} and a lid and cook for 4 minutes more[, {?ground-beef}to 160°F (71°C)].
      3 Toast {burger-buns} in the oven's broiler or a dry pan for 1 minute. Stir {mayonnaise} with {dijon}, spread it on both halves and close the burgers[ over a few leaves of {arugula}].
    `,
    face: 'Burgers under a heap of browned mushrooms and onions, held on by melted Swiss cheese',
    why: 'The mushrooms are fried until their water has gone, so they season the meat and do not soak the bun',
  },
  'steak-salad': {
    names:
      'steak salad, black and blue salad, steak and blue cheese salad, steakhouse salad, sirloin salad, beef salad, flank steak salad, steak salad with blue cheese, steak dinner salad, grilled steak salad',
    title: 'Steak Salad with Blue Cheese',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'cobb-salad pan-seared-steak salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein flank-steak|sirloin 560
      fat neutral-oil 14
      dressing olive-oil 60
      acid red-vinegar 25
      sauce dijon 10
      sweetener honey|maple 6
      leaf romaine 250 torn
      leaf arugula 80
      raw cherry-tomatoes 250 halved
      raw cucumber 150 sliced
      raw red-onion 50 thinly sliced
      raw avocado 160 sliced
      cheese blue-cheese|vegan-cheese 80? crumbled
      salt
      pepper pepper 1.5
    `,
    steps: `
      2+10 Rub {flank-steak} with {1/2 salt, 1/2 pepper} and leave it at room temperature for 10 minutes.
      10 Pat it dry, rub it with {neutral-oil} and sear it in {@skillet} over high heat, or on a hot grill, 4 to 5 minutes a side, to at least 145°F (63°C).
      0+6~ Let it rest on a board for 6 minutes.
      3 Shake {olive-oil, red-vinegar, dijon, honey, pepper, salt} in a jar until it is creamy.
      5 Toss {romaine, arugula, cherry-tomatoes, cucumber, red-onion} with most of the dressing. Slice the steak thinly against the grain and fan it over the salad with {avocado}. [Crumble {blue-cheese} on top.] Drizzle with the rest of the dressing.
    `,
    face: 'Warm slices of seared steak over crisp leaves, tomatoes and avocado in a mustard dressing',
    why: 'Cut thin across the grain, a lean steak is tender enough for a fork alone',
  },
  'harissa-chicken': {
    names:
      'harissa chicken, harissa chicken thighs, sheet pan harissa chicken, roasted harissa chicken, harissa honey chicken, harissa chicken with chickpeas, moroccan harissa chicken, harissa roast chicken',
    title: 'Sheet-Pan Harissa Chicken with Chickpeas',
    titles: 'tofu: Sheet-Pan Harissa Tofu with Chickpeas',
    family: 'moroccan',
    near: 'chicken-tagine traybake',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-bone|tofu 1000
      sauce harissa 60
      fat olive-oil 40
      sweetener honey|maple 21
      acid lemon 30
      ground-spice cumin 3
      aromatic garlic 9
      pulse chickpeas|white-beans 420 drained and dried
      vegetable red-onion 200 cut into wedges
      vegetable red-pepper 200 cut into strips
      creamy greek-yogurt|soy-yogurt 160
      herb mint 8
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Stir {most harissa, most olive-oil, honey, cumin, garlic, 1/2 lemon, pepper, most salt} and turn {chicken-bone} in it until red all over.
      4+38 Toss {chickpeas, red-onion, red-pepper} with {olive-oil} on {@sheet-pans} and nestle the coated pieces among them[{?chicken-bone}, skin up]. Roast until dark at the edges[ and {?chicken-bone}the chicken is 165°F (74°C) at its thickest], 38 minutes.
      3 Swirl {harissa} through {greek-yogurt} with {lemon, salt}. Spoon it over and scatter with {mint}.
    `,
    face: 'A sheet-pan roast in a paste of chiles, cumin and lemon, over crisped chickpeas, with cool yogurt',
    why: 'Honey in the paste browns the skin before the meat has time to dry',
  },
  'sheet-pan-shrimp': {
    names:
      'sheet pan shrimp, sheet pan garlic shrimp, sheet pan lemon garlic shrimp, sheet pan shrimp and broccoli, baked garlic shrimp, oven roasted shrimp, sheet pan garlic butter shrimp, baked shrimp, roasted shrimp, sheet pan shrimp and vegetables',
    title: 'Sheet-Pan Garlic Butter Shrimp and Broccoli',
    family: 'new-england',
    near: 'shrimp-scampi traybake',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable baby-potatoes 600 halved
      fat olive-oil 30
      vegetable broccoli 400 cut into florets
      protein shrimp 560 peeled and deveined
      second-fat butter|vegan-butter|olive-oil 42 melted
      aromatic garlic 15
      ground-spice sweet-paprika 2
      chile flakes 0.5?
      acid lemon 24
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      4+18 Heat the oven to 425°F (220°C). Toss {baby-potatoes} with {1/2 olive-oil} and {1/3 salt} on {@sheet-pans} and roast, cut sides down, for 18 minutes.
      3+8 Push them to one side, add {broccoli} with {olive-oil} and roast for 8 minutes more.
      4+7 Stir {butter} with {garlic, sweet-paprika, flakes, pepper, salt}. Dry {shrimp}, coat them in it and spread them between the vegetables in one layer. Roast until they curl and are opaque through, 7 minutes.
      1 Squeeze {lemon} over the whole pan and sprinkle with {parsley}.
    `,
    face: 'Garlicky shrimp, browned potatoes and crisp broccoli off one hot pan',
    why: 'Each goes in when it must: the potatoes first, the shrimp for the last few minutes only',
  },
  'pecan-pie-bars': {
    names:
      'pecan pie bars, pecan bars, pecan squares, pecan shortbread bars, pecan pie squares, thanksgiving pecan bars, easy pecan pie bars',
    title: 'Pecan Pie Bars',
    family: 'creole',
    near: 'pecan-pie lemon-bars blondies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 250
      sweetener sugar 65
      fat butter|vegan-butter 240 cold and cubed
      seasoning salt 3
      egg egg 150
      sweetener brown-sugar 200
      sweetener maple 160
      extract vanilla 8
      nut pecans 300 chopped
    `,
    steps: `
      7 Heat the oven to 350°F (175°C). Line {@tin 9-by-13-inch baking pan} with parchment that hangs over two sides. Rub {most butter} into {flour, sugar, 1/2 salt} until the crumbs hold when squeezed, and press them flat in the pan.
      1+20~ Bake until the rim is golden, 20 minutes.
      5 Melt {butter}, whisk it with {egg, brown-sugar, maple, vanilla, salt} until smooth and fold in {pecans}.
      2+26 Pour it over the hot crust and bake until it hardly trembles in the middle, 26 minutes.
      2+120 Let cool in the pan for 2 hours, then lift it out by the parchment and cut it into bars with a long knife.
    `,
    face: 'Shortbread under a layer of toasted pecans in maple caramel',
    why: 'The filling goes onto the hot crust, so the two bake into one and the bottom stays crisp',
  },
  'bbq-chicken-sandwich': {
    names:
      'bbq chicken sandwich, pulled chicken, bbq pulled chicken, pulled chicken sandwich, pulled chicken sandwiches, bbq pulled chicken sandwich, barbecue chicken sandwich, shredded bbq chicken, shredded bbq chicken sandwich, bbq chicken sliders, pulled bbq chicken, barbecue pulled chicken',
    title: 'BBQ Pulled Chicken Sandwiches',
    family: 'barbecue',
    near: 'pulled-pork',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat neutral-oil 14
      vegetable onion 150 finely chopped
      aromatic garlic 6
      ground-spice smoked-paprika 4
      ground-spice chili-powder 2
      sauce bbq-sauce 220
      acid cider-vinegar 30
      stock chicken-stock 180
      protein chicken-thigh|chicken-breast 680
      vegetable cabbage 220 cored and finely shredded
      sauce mayonnaise|vegan-mayonnaise 40
      bread burger-buns|crusty-rolls|gf-bread 240 split
      brine pickles 60 sliced
      salt
      pepper pepper 1
    `,
    steps: `
      6 Cook {onion} in {neutral-oil} in {@pot} over medium heat until it is soft, 5 minutes. Stir {garlic, smoked-paprika, chili-powder} in for 30 seconds.
      2+25 Add {most bbq-sauce, chicken-stock, 1/2 cider-vinegar} and lay in {chicken-thigh}. Cover and simmer gently until the meat is 165°F (74°C) and pulls apart, 25 minutes.
      4 Toss {cabbage} with {mayonnaise, cider-vinegar, pepper, 1/2 salt} for a quick slaw.
      9 Pull the chicken on a board. Boil the sauce hard until it coats a spoon, 6 minutes, then put the meat back with {bbq-sauce, salt}.
      3 Toast {burger-buns} and heap on the chicken, the slaw and {pickles}.
    `,
    face: 'Tender shreds of chicken in a thick barbecue sauce, with a crunchy slaw on toasted buns',
    why: 'The chicken simmers in thinned sauce, which then boils down around it, so it is seasoned all the way through',
  },
  'thanksgiving-sandwich': {
    names:
      'thanksgiving sandwich, thanksgiving leftovers sandwich, leftover thanksgiving sandwich, turkey cranberry sandwich, turkey and stuffing sandwich, day after thanksgiving sandwich, hot turkey sandwich, turkey stuffing cranberry sandwich',
    title: 'Thanksgiving Turkey and Cranberry Sandwich',
    family: 'new-england',
    near: 'turkey-sandwich club-sandwich turkey-pot-pie',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    salt: 0.1,
    list: `
      fat butter|vegan-butter|olive-oil 42
      vegetable celery 40 finely chopped
      vegetable onion 40 finely chopped
      bread white-bread|gf-bread 180
      herb sage 1 chopped
      stock chicken-stock|veg-stock 60
      protein cooked-turkey 200 sliced
      cheese swiss|vegan-cheese 56?
      sauce cranberry-sauce 90
      sauce mayonnaise|vegan-mayonnaise 26
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Soften {celery, onion} in {1/3 butter} in {@skillet} over medium heat, 4 minutes. Tear {1/3 white-bread} into crumbs, add them with {sage, chicken-stock, pepper, salt} and stir until moist: this stands in for stuffing where none is left.
      3 Spread {white-bread} with {mayonnaise} on one side. Pile on {cooked-turkey}, the stuffing, {cranberry-sauce}[ and {swiss}] and close.
      9 Wipe the skillet and fry the sandwiches, two at a time, in {butter} over medium-low heat, pressing with a spatula, until golden outside and hot through (165°F/74°C), 4 minutes a side.
    `,
    face: 'Turkey, a quick sage stuffing and cranberry between slices fried crisp in butter',
    why: 'Medium-low heat gives the middle time to get hot before the bread is too dark',
  },
}
