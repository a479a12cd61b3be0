import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cabbage with sausage, peppers in a pot and in a spread, and a salad of potatoes. */
export const eastEuropeanPotsAndColdPlates: DishEntries = {
  bigos: {
    names:
      "bigos, polish hunter's stew, polish hunters stew, polish hunter stew, hunter's stew, hunters stew, hunter stew, polish bigos, bigos stew, polish sauerkraut stew, polish cabbage stew, sauerkraut and kielbasa stew, sauerkraut stew, polish stew",
    title: "Bigos (Polish Hunter's Stew)",
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'bratwurst-and-sauerkraut stuffed-cabbage-rolls braise',
    beside: 'mashed-potatoes',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.2,
    list: `
      vegetable dried-porcini 20 rinsed
      protein bacon 110 cut into 1/2-inch pieces
      protein pork-shoulder 600 cut into 1-inch pieces
      protein kielbasa 340 sliced 1/2 inch thick
      vegetable onion 220 chopped
      vegetable cabbage 500 cored and thinly sliced
      body tomato-paste 30
      wine red-wine 180
      brine sauerkraut 700 drained
      stock beef-stock 350
      fruit prunes 100 halved
      whole-spice bay 0.4
      ground-spice allspice 1
      ground-spice dried-marjoram 1.5
      pepper pepper 1.5
      salt
    `,
    steps: `
      1+20~ Cover {dried-porcini} with {water 240}, freshly boiled, and leave for 20 minutes.
      7 Meanwhile, cook {bacon} in {@pot} over medium heat until crisp, 6 minutes, and lift it out.
      12 Raise the heat to medium-high. Brown {pork-shoulder} in the bacon fat, in two batches, 10 minutes in all. Lift out onto the bacon.
      6 Turn {kielbasa} in the pot until browned on both sides, 5 minutes, and lift it out too.
      9 Lower the heat to medium. Soften {onion, cabbage} for 7 minutes, then stir in {tomato-paste} until it darkens, 1 minute. Pour in {red-wine} and scrape up what sticks.
      3 Lift the mushrooms from their water, chop them and add them. Pour in the water, holding back the grit at the bottom, and stir in {sauerkraut, beef-stock, prunes, bay, allspice, dried-marjoram}. Put the pork and the bacon back in.
      3+105 Bring to a boil, cover and simmer over low heat, stirring now and then, until the pork comes apart under a fork, 1 3/4 hours.
      1+20 Stir in the kielbasa and simmer, uncovered, until little liquid is left, 20 minutes.
      1 Take out {=bay} and season with {salt, pepper}. It is better still the next day.
    `,
    face: 'Pork, bacon and smoked sausage braised with sauerkraut, cabbage, dried mushrooms and prunes',
    why: 'Fresh cabbage tempers the sour, and prunes melt into the juices and round them off',
  },
  'kielbasa-and-cabbage': {
    names:
      'kielbasa and cabbage, cabbage and kielbasa, kielbasa and cabbage skillet, kielbasa cabbage skillet, cabbage and sausage skillet, kielbasa and fried cabbage, fried cabbage and kielbasa, smoked sausage and cabbage, cabbage and smoked sausage, sausage and cabbage, cabbage and sausage, sausage and cabbage skillet, kielbasa with cabbage, polish sausage and cabbage, kielbasa and cabbage with potatoes, fried cabbage with kielbasa, fried cabbage with sausage, kielbasa skillet, keilbasa and cabbage',
    title: 'Kielbasa and Cabbage Skillet',
    titles: 'vegan-sausage: Vegan Sausage and Cabbage Skillet',
    family: 'pennsylvanian',
    cuisine: 'Eastern European, American',
    near: 'bratwurst-and-sauerkraut sheet-pan-sausage-and-vegetables haluski',
    beside: 'no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein kielbasa|vegan-sausage 400 sliced 1/2 inch thick on the slant
      fat butter|vegan-butter 40
      vegetable baby-potatoes=baby_potatoes/potatoes 450 halved, or quartered if large
      vegetable onion 220 sliced
      vegetable cabbage 800 cored and cut into 1-inch ribbons
      aromatic garlic 8
      ground-spice caraway 1.5?
      ground-spice sweet-paprika 2
      stock chicken-stock|veg-stock 120
      acid cider-vinegar 20
      sauce dijon 15
      pepper pepper 1
      salt
    `,
    steps: `
      2+12~ Simmer {baby-potatoes} in salted water until a knife just goes in, 10 to 12 minutes, and drain.
      7 Meanwhile, brown {kielbasa} in {1/2 butter} in {@skillet} over medium-high heat on both sides, 6 minutes, and set aside.
      8 Fry the drained potatoes in {butter} with {onion} until both have golden edges, 7 minutes.
      3+10 Stir in {garlic, sweet-paprika, pepper, caraway}, then {cabbage, chicken-stock, salt}. Cover and cook over medium heat, turning it twice, until the cabbage is tender but not limp, 10 minutes.
      3 Whisk {cider-vinegar, dijon} together. Uncover the pan, put the slices back and boil off most of the liquid, 2 minutes. Stir in the vinegar and serve.
    `,
    face: 'Browned smoky sausage with tender cabbage, golden potatoes and onions, sharpened with vinegar and mustard',
    why: 'The slices come out while the cabbage steams, so they stay brown, and what they leave behind seasons it',
  },
  lecso: {
    names:
      'lecso, lecsó, hungarian pepper stew, hungarian lecso, hungarian ratatouille, hungarian pepper and tomato stew, lecso with sausage, leczo, letcho, letscho, lecho, hungarian lecho, hungarian peppers and tomatoes, pepper stew',
    title: 'Lecsó (Hungarian Pepper Stew)',
    titles: 'kielbasa: Lecsó with Smoked Sausage',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'ratatouille beef-goulash braise',
    beside: 'no-knead-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein kielbasa 220? sliced 1/4 inch thick
      fat lard|olive-oil 30
      vegetable onion 320 sliced
      vegetable banana-pepper|yellow-pepper 700 cored and cut into 1/2-inch rings
      vegetable red-pepper 200 cored and cut into 1/2-inch strips
      ground-spice sweet-paprika 9
      aromatic garlic 8
      vegetable tomato 650 peeled and chopped
      egg egg 200? beaten
      bread bread 200? thickly sliced
      salt
    `,
    steps: `
      6 [Brown {kielbasa} in {@skillet} over medium heat, 5 minutes, and lift it out, leaving the fat behind.]
      11 Heat {lard} in {@skillet} over medium heat and cook {onion} with {1/3 salt} until soft and yellow, 10 minutes.
      9 Add {banana-pepper, red-pepper} and cook, stirring often, until they begin to slump, 8 minutes.
      2 Take the pan off the heat and stir in {sweet-paprika, garlic}: over the fire paprika burns and turns bitter.
      3+20 Add {tomato, salt} at once, set it back on the heat and simmer, uncovered, until the peppers are soft and the juices have thickened, 20 minutes.
      4 [Slide the {=kielbasa} back in for 1 minute.] [Pour in {egg} and stir slowly over low heat until softly set and 160°F (71°C), 3 minutes.]
      1 [Serve with {bread} for the juices.]
    `,
    face: 'Sweet peppers stewed soft with tomatoes, onions and a good deal of paprika',
    why: 'The peppers cook in their own juice and that of the tomatoes, without a drop of water to thin the taste',
  },
  ajvar: {
    names:
      'ajvar, roasted red pepper spread, roasted pepper spread, balkan red pepper spread, serbian ajvar, macedonian ajvar, homemade ajvar, balkan ajvar, red pepper and eggplant spread, ayvar, aivar, pepper and eggplant spread, croatian ajvar',
    title: 'Ajvar (Roasted Red Pepper Spread)',
    family: 'turkish',
    cuisine: 'Eastern European',
    near: 'hummus baba-ganoush',
    beside: 'kofta-kebabs soft-flatbread',
    weight: 2,
    part: true,
    level: 1,
    types: 'Appetizer, Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop, Food Processor',
    serves: 10,
    batch: true,
    list: `
      vegetable red-pepper 1300 left whole
      vegetable eggplant 450 left whole
      aromatic garlic 10
      fat olive-oil 70
      acid red-vinegar 20
      sweetener sugar 4
      chile flakes 0.5?
      pepper pepper 0.8
      seasoning salt 8
    `,
    steps: `
      4+40 Heat the oven to 475°F (245°C) and line {@sheet-pans} with foil. Prick {eggplant} all over, set it on the pans with {red-pepper} and roast, turning everything twice, until the skins are blistered and black in places and the eggplant has collapsed, about 40 minutes.
      1+20 Put the peppers in a bowl, cover with a plate and let them steam for 20 minutes. Split the eggplant and leave it in a colander meanwhile, so that its bitter juice runs off.
      12 Slip the skins off the peppers and pull out the stems and seeds, without rinsing. Scrape the eggplant from its skin.
      3 Pulse the peppers and eggplant with {garlic} in a food processor, a few short turns, to a coarse spread.
      6+30 Scrape into a wide pot with {olive-oil, red-vinegar, sugar, pepper, salt}[ and {flakes}]. Simmer over low heat, stirring more and more often, until a spoon drawn through leaves a clean path, 30 to 35 minutes.
      2+30 Spoon into clean jars and let cool for 30 minutes. Garlic in oil must stay cold: keep it in the refrigerator and use it within 4 days, or freeze it for 3 months.
    `,
    face: 'Red peppers and eggplant, roasted until black outside and cooked down to a sweet, smoky spread',
    why: 'It is roasted for the smoke and then simmered for the depth, until no water is left to weaken either',
  },
  'olivier-salad': {
    names:
      'olivier salad, russian potato salad, salad olivier, salade olivier, salat olivier, olivye salad, olivie salad, oliver salad, russian salad, ukrainian potato salad, ensalada rusa, stolichny salad, salade russe, polish vegetable salad, salatka jarzynowa',
    title: 'Olivier Salad (Russian Potato Salad)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'potato-salad german-potato-salad salad',
    beside: 'chicken-kiev',
    weight: 2,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      vegetable potato 650 scrubbed
      vegetable carrot 180 peeled
      egg egg 200
      vegetable peas 140
      protein ham 220? cut into 1/4-inch dice
      brine pickles 180 cut into 1/4-inch dice
      aromatic scallion 40 thinly sliced
      dressing mayonnaise 170
      sauce dijon 8
      herb dill 8
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+25~ Put {potato, carrot} into a pot, whole. Cover with cold salted water, bring to a boil and simmer until a skewer meets no resistance, 20 to 25 minutes.
      2+11~ Meanwhile, lower {egg} into a pan of boiling water, boil for 11 minutes and cool in ice water.
      2+30 Stir {peas} into the potato water for the last minute, then drain everything. Spread on a plate and let cool for 30 minutes: warm potatoes crumble under the knife.
      12 Peel the potatoes and the eggs. Cut the potatoes, the carrots and the eggs into 1/4-inch dice, as near to the size of a pea as you can.
      4 Stir {mayonnaise, dijon, pepper, salt} in a large bowl. Fold in the diced vegetables and eggs, the peas and {pickles, scallion, ham, dill}.
      1+60 Cover and chill for 1 hour before serving. It keeps for 3 days in the refrigerator.
    `,
    face: 'Potatoes, carrots, eggs, peas and pickles, all cut to the size of a pea and bound with mayonnaise',
    why: 'The vegetables boil whole and are cut cold, so every cube keeps its corners',
  },
  chlodnik: {
    names:
      'chłodnik, chlodnik, chłodnik litewski, chlodnik litewski, cold beet soup, polish cold beet soup, chilled beet soup, cold borscht, cold beetroot soup, lithuanian cold beet soup, saltibarsciai, šaltibarščiai, lithuanian pink soup, polish pink soup, pink soup, cold pink beet soup, summer borscht, cold beet and buttermilk soup',
    title: 'Chłodnik (Cold Beet Soup)',
    family: 'farmhouse',
    cuisine: 'Eastern European',
    near: 'borscht gazpacho',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable beet 400 peeled and coarsely grated
      acid lemon-juice 30
      sweetener sugar 8
      egg egg 200?
      creamy kefir|buttermilk|vegan-yogurt 700
      creamy sour-cream|vegan-sour-cream 120
      raw mini-cucumbers 250 finely diced
      raw radish 120 thinly sliced
      herb dill 14 chopped
      herb chives 12 snipped
      salt
      pepper pepper 0.6
    `,
    steps: `
      3+12 Simmer {beet} with {1/2 lemon-juice, sugar, 1/2 salt} in {water 240} in a saucepan, covered, until tender, 12 minutes.
      2+30 Pour into a wide bowl, with the juice, and let cool for 30 minutes.
      3+10~ Simmer {egg} for 10 minutes, cool under cold water, peel and quarter.
      4 Whisk {kefir, sour-cream} until smooth. Stir in the beets and their juice, {mini-cucumbers, radish, chives, 1/2 dill, pepper}. Sharpen with {lemon-juice, salt}.
      1+60 Chill for 1 hour, until really cold: the color deepens to a bright pink.
      2 Ladle into cold bowls[, set {=egg} in] and scatter with {dill}.
    `,
    face: 'Shocking pink and ice cold, with crunchy cucumbers and radishes, dill and eggs',
    why: 'Lemon goes in with the beets and keeps them red, and only cold kefir comes to them afterward, so it cannot curdle',
  },
}
