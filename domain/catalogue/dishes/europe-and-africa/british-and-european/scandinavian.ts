import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Meatballs, a gratin, open sandwiches and a sticky cake of Sweden and Denmark. */
export const scandinavian: DishEntries = {
  'swedish-meatballs': {
    names:
      'swedish meatballs, ikea meatballs, kottbullar, swedish meatballs with gravy, swedish meatballs and noodles, swedish meatballs with egg noodles, copycat ikea meatballs, sweedish meatballs',
    title: 'Swedish Meatballs',
    titles: 'plant-mince: Plant-Based Swedish Meatballs',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian, American',
    near: 'meatloaf beef-stroganoff meatballs',
    beside: 'mashed-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      crunch breadcrumbs|gf-breadcrumbs 45
      liquid milk|oat-milk 90
      protein ground-beef|plant-mince 320
      protein ground-pork 200?
      egg egg 50
      aromatic onion 80 grated
      ground-spice allspice 1
      ground-spice nutmeg 0.4
      fat butter|vegan-butter 45
      flour flour|gf-flour 22
      stock beef-stock|veg-stock 440
      creamy cream|soy-cream|oat-cream 110
      sauce worcestershire|soy-sauce|tamari 10
      sauce dijon 6
      starch egg-noodles|gf-pasta 220
      herb parsley 6?
      salt
    `,
    steps: `
      3+5 Stir {breadcrumbs} into {milk} and let them swell for 5 minutes.
      12 Mix in {ground-beef, ground-pork, egg, onion, allspice, nutmeg, 1/2 salt} with a light hand. Roll into 1 1/4-inch balls.
      12 Fry the balls in {1/2 butter} in {@skillet} over medium heat, in batches, rolling them around, until browned all over, 10 minutes, and set aside.
      3 Melt {butter} in the pan, stir in {flour} for 1 minute and whisk in {beef-stock} bit by bit.
      2+10~ Add {cream, worcestershire, dijon}, return the meatballs and simmer gently until they are 160°F (71°C) inside and the gravy is silky, 8 to 10 minutes.
      2+8 Meanwhile, boil {egg-noodles} in salted water until tender, 7 to 8 minutes, and drain.
      1 [Season with {salt}.] Spoon the meatballs and gravy over {=egg-noodles}[ and top with {parsley}].
    `,
    face: 'Small, tender meatballs scented with allspice in a silky cream gravy',
    why: 'Soaked crumbs keep them soft, and the gravy starts in the pan that browned them',
  },
  frikadeller: {
    names:
      'frikadeller, danish meatballs, danish frikadeller, frikadelle, frikadellen, german frikadellen, danish meat patties, german meat patties, buletten, danish pork meatballs, danish pork and veal meatballs, frikadeler, frickadeller, fried danish meatballs',
    title: 'Frikadeller (Danish Meatballs)',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'swedish-meatballs meatballs meatloaf',
    beside: 'cucumber-salad braised-red-cabbage',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein ground-pork 350
      protein ground-veal|ground-beef 250
      egg egg 50
      aromatic onion 120 finely grated
      flour flour|gf-flour 45
      ground-spice allspice 0.8
      pepper pepper 1
      liquid milk|oat-milk 110
      vegetable baby-potatoes 700 halved
      fat butter|vegan-butter 45
      brine pickles 130 sliced
      herb parsley 8?
      salt
    `,
    steps: `
      6+30 Work {ground-pork, ground-veal} with {1/2 salt} until sticky, 2 minutes. Beat in {egg, onion, flour, allspice, pepper}, then {milk}, a little at a time. Chill for 30 minutes.
      2+18~ Boil {baby-potatoes} in salted water until a knife goes in without effort, 15 to 18 minutes.
      24 Meanwhile, melt {1/2 butter} in {@skillet} over medium heat. With a wet spoon, shape the meat into ovals the size of an egg, press them slightly flat and fry them in batches until dark brown and 160°F (71°C) in the middle, 5 to 6 minutes a side.
      3 Drain the potatoes and toss with {butter, parsley, salt}. Serve beside the meatballs, with {pickles}.
    `,
    face: 'Oval meatballs with a dark crust and a light, juicy middle, served with buttered potatoes and pickles',
    why: 'Milk worked in slowly and half an hour of chilling make a mixture that is soft to eat and firm in the pan',
  },
  'janssons-temptation': {
    names:
      "janssons temptation, jansson's temptation, jansson temptation, janssons frestelse, jansson's frestelse, jansson frestelse, jansons temptation, swedish potato gratin, swedish potato casserole, swedish potato and anchovy gratin, potato and anchovy gratin, anchovy potato gratin, potato gratin with anchovies, swedish christmas potatoes",
    title: "Jansson's Temptation (Swedish Potato Gratin)",
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'potato-gratin scalloped-potatoes gratin',
    beside: 'swedish-meatballs glazed-ham',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      vegetable onion 350 thinly sliced
      fat butter|vegan-butter 50
      sweetener sugar 5
      vegetable russet-potato 1100 peeled and cut into thin matchsticks
      brine anchovies 48 drained and chopped
      creamy cream|oat-cream|soy-cream 350
      liquid milk|oat-milk 150
      pepper white-pepper|pepper 0.6
      crunch breadcrumbs|gf-breadcrumbs 25
    `,
    steps: `
      9 Cook {onion} in {1/2 butter} in {@skillet} over medium heat until soft and pale gold, 8 minutes. Stir in {sugar}, which stands in for the sweetness of the Swedish fish.
      6 Heat the oven to 400°F (200°C). Spread half of {russet-potato} in {@baking-dish}, unrinsed: the starch that clings to the sticks thickens the sauce. Cover with the onions and {anchovies}, and lay the other half on top.
      3 Stir {cream, milk, white-pepper} together and pour it over; it should come nearly to the top. Scatter with {breadcrumbs} and dot with {butter}.
      1+55 Bake until a knife slips through and the top is crusty and brown, 50 to 60 minutes. Lay foil over it if it darkens too soon.
      1+10 Let stand for 10 minutes, until the cream has thickened.
    `,
    face: 'Matchsticks of potato baked in cream with soft onions and anchovies under a crust of crumbs',
    why: 'The anchovies melt in the cream and season every bite, so the dish needs no other salt',
  },
  smorrebrod: {
    names:
      'smorrebrod, smørrebrød, smorrebroed, smoerrebroed, smorebrod, danish smorrebrod, danish open sandwich, danish open sandwiches, danish open faced sandwich, danish open faced sandwiches, danish open-faced sandwiches, smorrebrod with shrimp and egg, scandinavian open sandwich, scandinavian open sandwiches, nordic open sandwiches, open faced shrimp sandwich, swedish shrimp sandwich, raksmorgas, räksmörgås',
    title: 'Smørrebrød (Danish Open Sandwiches)',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'bagel-with-lox egg-salad-sandwich sandwich',
    beside: 'cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      egg egg 200
      dressing mayonnaise 60
      sauce dijon 5
      acid lemon 30
      herb dill 10
      bread rye-bread|gf-bread 256
      fat butter|vegan-butter 56 softened
      leaf leaf-lettuce 60 torn to fit
      protein cooked-shrimp 320 patted dry
      raw radish 60 thinly sliced
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+10~ Lower {egg} into a saucepan of boiling water, simmer for 10 minutes and cool in ice water.
      3 Meanwhile, stir {mayonnaise, dijon, 1/2 lemon, 1/2 dill, pepper, salt} together.
      4 Spread {rye-bread} with {butter}, right out to the edges. Cover with {leaf-lettuce}.
      5 Peel {=egg}, slice them and lay them on the lettuce in a row, one slice over the next. Top with the dressing and a heap of {cooked-shrimp}.
      2 Tuck in {radish}, scatter with {dill} and sprinkle with {lemon}. Serve with a knife and fork.
    `,
    face: 'Buttered rye bread with egg, cold shrimp, dill and lemon, eaten with a knife and fork',
    why: 'Butter out to the edge seals the bread, so it stays firm under all that it carries',
  },
  kladdkaka: {
    names:
      'kladdkaka, swedish chocolate cake, swedish sticky chocolate cake, swedish gooey chocolate cake, swedish sticky cake, swedish mud cake, sticky chocolate cake, gooey chocolate cake, kladkaka, kladdkakka, klad kaka, swedish kladdkaka',
    title: 'Kladdkaka (Swedish Chocolate Cake)',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'flourless-chocolate-cake brownies chocolate-lava-cake',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 115 cubed
      sweetener sugar 250
      body cocoa 35
      sweet-spice vanilla 5
      seasoning salt 1.5
      egg egg 100
      flour flour|gf-flour 90
      creamy cream 200? cold
      starch powdered-sugar 5
    `,
    steps: `
      3 Heat the oven to 350°F (175°C). Grease {@tin 9-inch springform pan} with a little of {=butter} and line the bottom with parchment.
      4 Melt {butter} in a saucepan over low heat. Take it off the heat and stir in {sugar, cocoa, vanilla, salt}.
      3 Stir in {egg}, then {flour}, just until it has disappeared. Do not whip: air would make it rise.
      1+18 Spread it in the pan and bake until the top is set and papery and the middle still wobbles, at 160°F (71°C), 16 to 20 minutes.
      1+60 Cool in the pan for 1 hour. It sinks and turns dense and sticky.
      3 [Whip {cream} to soft peaks.] Dust the cake with {powdered-sugar}[ and serve it with {=cream}].
    `,
    face: 'A flat, dense chocolate cake with a papery top and a middle that sticks to the fork',
    why: 'Nothing makes it rise, and it comes out of the oven early, which is what keeps it gooey',
  },
  'smoked-salmon-platter': {
    names:
      'smoked salmon platter, smoked salmon starter, smoked salmon appetizer, smoked salmon plate, smoked salmon with mustard dill sauce, smoked salmon with dill sauce, smoked salmon carpaccio, cold smoked salmon appetizer, smoked salmon and cucumber',
    title: 'Smoked Salmon with Mustard Dill Sauce',
    family: 'farmhouse',
    cuisine: 'Scandinavian',
    looksLike: 'no-cook-plate',
    near: 'blini bagel-with-lox prosciutto-and-melon',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.05,
    list: `
      vegetable cucumber 200 very thinly sliced
      acid white-wine-vinegar 15
      sweetener sugar 12
      sauce dijon 30
      fat neutral-oil 35
      herb dill 12 finely chopped
      protein smoked-salmon 240 in thin slices
      bread rye-bread|gf-bread 120
      fat butter|vegan-butter 25 soft
      acid lemon 58 cut into wedges
      pepper pepper 0.4
    `,
    steps: `
      2+10 Toss {cucumber} with half of {=white-wine-vinegar} and a third of {=sugar}. Let stand for 10 minutes and press out the juice.
      4 Whisk {dijon, white-wine-vinegar, sugar} until smooth. Whisk in {neutral-oil}, a few drops at first, until the sauce is as thick as cream, and stir in {most dill}.
      4 Drape {smoked-salmon} over a platter with the cucumber beside it. Spoon some of the sauce over, scatter with {dill, pepper}, and set out {lemon}.
      2 Spread {rye-bread} with {butter}, cut it into small triangles, and serve with the rest of the sauce.
    `,
    face: 'Silky slices with sweet-sour cucumber, a sharp mustard sauce and buttered rye, all made in a quarter of an hour',
    why: 'Mustard binds oil and vinegar to a creamy sauce that cuts through the richness of the fish',
  },
}
