import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Vietnamese, Filipino and Korean home cooking: caramel and vinegar braises, a ginger soup, a pancake. */
export const asianHomePots: DishEntries = {
  'thit-kho': {
    names:
      'thit kho, thịt kho, vietnamese caramelized pork and eggs, vietnamese braised pork and eggs, thit kho trung, caramelized pork and eggs, vietnamese caramelized pork, vietnamese braised pork, braised pork and eggs, vietnamese pork and eggs, thit kho tau',
    title: 'Thit Kho (Vietnamese Caramelized Pork and Eggs)',
    family: 'vietnamese',
    near: 'bo-kho red-braised-pork-belly braise',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein pork-shoulder|pork-belly 760 cut into 1 1/2-inch pieces
      sweetener sugar 45
      fat neutral-oil 8
      aromatic shallot 60 chopped
      aromatic garlic 12 minced
      sauce fish-sauce 50
      pepper pepper 1.4
      liquid coconut-water|water 720
      chile thai-chile 6?
      egg egg 300
      starch jasmine 280
      aromatic scallion 15? thinly sliced
    `,
    steps: `
      6 Melt {sugar} in {neutral-oil} in {@pot} over medium heat, swirling, until it is a deep amber brown, 5 minutes.
      6 Add {pork-shoulder} at once, standing back, and turn it in the caramel. Stir in {shallot, garlic} for 2 minutes.
      2+60~ Add {fish-sauce, pepper, coconut-water}[ and {thai-chile}]. Bring to a boil, skim, and simmer, the lid ajar, until the pork is nearly tender, 1 hour.
      3+9 Meanwhile, boil {egg} for 9 minutes, cool in ice water and peel.
      2+20~ Cook the rice toward the end: bring {jasmine, water 470} to a boil, cover, and give it 15 minutes over low heat and 5 minutes off it.
      2+25 Put the eggs into the pot and simmer, uncovered, turning them once, until the pork is soft and the sauce is brown and lightly syrupy, 25 minutes. [Scatter with {scallion}.] Serve with the rice.
    `,
    face: 'Tender pork and whole eggs, brown through and through, in a sweet and salty caramel broth',
    why: 'Dark caramel, not soy, gives the broth its color and its bitter edge',
  },
  'shaking-beef': {
    names:
      'shaking beef, bo luc lac, vietnamese shaking beef, bò lúc lắc, vietnamese beef stir fry, vietnamese steak cubes',
    title: 'Shaking Beef (Bò Lúc Lắc)',
    family: 'vietnamese',
    near: 'lomo-saltado beef-stir-fry stir-fry',
    beside: 'white-rice',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.12,
    list: `
      protein sirloin|beef-tenderloin 640 cut into 1-inch cubes
      sauce oyster-sauce 24
      sauce soy-sauce|tamari 20
      sauce fish-sauce 8
      sweetener sugar 12
      aromatic garlic 15 minced
      pepper pepper 2
      fat neutral-oil 28
      vegetable red-onion 120 cut into wedges
      second-fat butter 14
      leaf watercress|leaf-lettuce 120
      raw tomato 250 sliced
      acid lime-juice 30
      salt
    `,
    steps: `
      3+20 Toss {sirloin} with {oyster-sauce, soy-sauce, fish-sauce, 1/2 sugar, garlic} and half of {=pepper}. Leave for 20 minutes.
      2 Stir {lime-juice, sugar, salt, pepper} for dipping. Spread {watercress, tomato} on a platter.
      8 Heat {1/2 neutral-oil} in your heaviest skillet over high heat until it smokes. Sear half of the beef in a single layer for 2 minutes, then shake the pan until it is browned all over and 145°F (63°C) inside for medium, 1 to 2 minutes more. Tip out and repeat with {neutral-oil} and the rest.
      2 Toss {red-onion} in the hot skillet for 1 minute. Return the beef, add {butter} and shake until it glazes.
      1 Tip everything over the leaves and serve with the lime dip.
    `,
    face: 'Seared cubes of steak and onion, tipped hot over peppery leaves, with a lime and pepper dip',
    why: 'Seared in two lots, the beef browns; all at once it would stew',
  },
  'pork-adobo': {
    names:
      'pork adobo, adobo pork, adobong baboy, filipino pork adobo, pork belly adobo, pork adobo filipino style, adobo na baboy',
    title: 'Filipino Pork Adobo',
    family: 'filipino',
    near: 'chicken-adobo thit-kho braise',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      protein pork-shoulder|pork-belly 820 cut into 1 1/2-inch pieces
      fat neutral-oil 14
      aromatic garlic 35 smashed
      acid cider-vinegar|white-vinegar 110
      sauce soy-sauce|tamari|coconut-aminos 80
      whole-spice bay 0.6
      pepper peppercorns 4
      sweetener brown-sugar 12
      starch jasmine 280
      aromatic scallion 30? thinly sliced
      salt
    `,
    steps: `
      10 Brown {pork-shoulder} in {neutral-oil} in {@pot} over medium-high heat, in two lots, 9 minutes. Add {garlic} for the last minute.
      2+60~ Add {cider-vinegar, soy-sauce, bay, peppercorns, brown-sugar, water 300}. Bring to a boil without stirring, cover and simmer until the pork is tender to a fork, 1 hour.
      2+20~ In the last half hour, bring {jasmine} and {water 470} to a boil, cover and cook over low heat for 15 minutes. Rest it for 5 minutes.
      3+12 Take out {=bay}. Boil the pork, uncovered, until the sauce is dark and glazes it, 12 minutes. Taste for {salt}. Serve over the rice[, scattered with {scallion}].
    `,
    face: 'Chunks of pork braised soft with vinegar, soy, garlic and whole pepper',
    why: 'The vinegar boils before anybody stirs, which takes the rawness out of it and leaves the tang',
  },
  'chicken-tinola': {
    names:
      'chicken tinola, tinola, tinolang manok, filipino chicken soup, filipino ginger chicken soup, filipino chicken ginger soup, ginger chicken soup',
    title: 'Chicken Tinola (Filipino Ginger Chicken Soup)',
    family: 'filipino',
    near: 'sinigang chicken-and-rice-soup brothy-soup',
    beside: 'white-rice',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      fat neutral-oil 14
      aromatic onion 150 sliced
      aromatic garlic 15 smashed
      aromatic ginger 45 cut into matchsticks
      protein chicken-bone 1000
      sauce fish-sauce 24
      vegetable chayote|zucchini 400 peeled, seeded and cut into wedges
      leaf spinach 120
      pepper pepper 0.8
      salt
    `,
    steps: `
      6 Cook {onion, garlic, ginger} in {neutral-oil} in {@pot} over medium heat until soft and fragrant, 5 minutes.
      5 Add {chicken-bone} and {1/2 fish-sauce} and turn the pieces until they lose their raw look, 5 minutes.
      2+30 Pour in {water 1400}, bring to a boil, skim and simmer gently until the meat is tender and 165°F (74°C) or more at the bone, 30 minutes.
      1+10 Add {chayote} and simmer until a knife slides in, 10 minutes.
      2 Stir in {spinach} until it wilts. Season with {fish-sauce, pepper, salt}.
    `,
    face: 'A clear, gingery broth with chicken on the bone, tender chayote and greens',
    why: 'Ginger by the handful, softened in the pot first, carries the whole broth',
  },
  'filipino-spaghetti': {
    names:
      'filipino spaghetti, sweet spaghetti, jollibee spaghetti, sweet filipino spaghetti, pinoy spaghetti, sweet style spaghetti, spaghetti with hot dogs, spaghetti and hot dogs, filipino style spaghetti, hot dog spaghetti',
    title: 'Sweet Filipino Spaghetti with Hot Dogs',
    family: 'filipino',
    near: 'spaghetti-bolognese meat-sauce pasta',
    beside: 'lumpia',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.12,
    list: `
      fat neutral-oil 20
      vegetable onion 150 finely chopped
      aromatic garlic 12 minced
      protein ground-pork|ground-beef 340
      second-fat hot-dogs 280 sliced on the diagonal
      body tomato-sauce 600
      sauce ketchup 180
      sweetener brown-sugar 36
      creamy evaporated-milk 90
      starch spaghetti|gf-pasta 450
      cheese cheddar 100
      pepper pepper 0.8
      salt
    `,
    steps: `
      6 Cook {onion} in {neutral-oil} in {@pot} over medium heat until soft, 5 minutes. Stir in {garlic} for 1 minute.
      9 Add {ground-pork} and brown it, breaking it up, until it is 160°F (71°C), 6 minutes. Add {hot-dogs} and let them color, 3 minutes.
      2+20~ Stir in {tomato-sauce, ketchup, brown-sugar, pepper, water 120} and simmer, the lid ajar, until thick, 20 minutes.
      2+11 Meanwhile, cook {spaghetti} in a large pot of salted water until tender, 10 to 11 minutes. Drain.
      2 Stir {evaporated-milk, salt} into the sauce.
      2 Heap the sauce on the spaghetti and cover with {cheddar}.
    `,
    face: 'A sweet, red meat sauce with slices of hot dog and plenty of grated cheese',
    why: 'Ketchup and brown sugar make it sweet, as every child’s birthday in Manila has it',
  },
  'kimchi-pancake': {
    names:
      'kimchi pancake, kimchi pancakes, kimchijeon, kimchi jeon, korean kimchi pancake, korean pancake, kimchi pajeon, savory korean pancake, korean pancakes',
    title: 'Kimchi Pancake (Kimchijeon)',
    family: 'kimchi',
    near: 'haemul-pajeon okonomiyaki savory-pancake',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Main Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.05,
    list: `
      vegetable kimchi|vegan-kimchi 250 chopped, with 3 tablespoons of its juice
      aromatic scallion 50 cut into 1-inch lengths
      flour flour|gf-flour 110
      starch cornstarch 24
      sweetener sugar 3
      fat neutral-oil 45
      sauce soy-sauce|tamari 20
      acid rice-vinegar 12
      fat sesame-oil 4
      crunch sesame 3?
      salt
    `,
    steps: `
      4 Whisk {flour, cornstarch, sugar, salt} with {water 130}, ice-cold, until barely smooth. Stir in {kimchi, scallion}.
      13 Heat some of {=neutral-oil} in a 10-inch skillet over medium-high heat. Spread in a thin layer of the batter and fry until the edge is brown and crisp, 3 to 4 minutes. Turn, press flat and fry for 3 minutes more. Fry the rest in the same way, using up {neutral-oil}.
      2 Stir {soy-sauce, rice-vinegar, sesame-oil}[ with {sesame}]. Cut the pancakes into squares and dip.
    `,
    face: 'A thin, crisp, spicy pancake full of kimchi, with a sharp soy dip',
    why: 'Starch and ice water keep the batter light, and plenty of oil crisps the edge',
  },
}
