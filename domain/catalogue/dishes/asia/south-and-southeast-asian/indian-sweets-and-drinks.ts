import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sweet things of India, in a bowl or a glass. */
export const indianSweetsAndDrinks: DishEntries = {
  'masala-chai': {
    names:
      'masala chai, chai, chai tea, chai latte, indian chai, spiced tea, masala tea, indian tea, homemade chai, chai tea latte, indian spiced tea',
    title: 'Masala Chai',
    family: 'punjabi',
    near: 'spiced-tea',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      aromatic ginger 18 sliced and crushed
      whole-spice cardamom-pods 2
      whole-spice cinnamon-stick 3
      whole-spice cloves 0.3
      pepper pepper 0.4?
      main black-tea 10
      liquid milk|oat-milk|soy-milk 480
      sweetener sugar 36
    `,
    steps: `
      3+6 Simmer {ginger, cardamom-pods, cinnamon-stick, cloves, pepper} in {water 540} for 6 minutes, until it smells strong.
      1+3 Add {black-tea} and simmer for 3 minutes more.
      2+3 Pour in {milk}, add {sugar} and bring up until it foams and threatens to boil over, 3 minutes. Strain into cups.
    `,
    face: 'Strong black tea simmered with ginger and whole spices, then with milk',
    why: 'The spices simmer before the leaves go in, so it is spiced through and never bitter',
  },
  'mango-lassi': {
    names: 'mango lassi, lassi, mango yogurt drink, indian mango smoothie, mango lasi, sweet mango lassi, mango lassy',
    family: 'punjabi',
    near: 'yogurt-drink smoothie',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit mango 600 peeled and cubed
      creamy yogurt|coconut-yogurt 500
      liquid milk|oat-milk 200
      sweetener honey|sugar 40?
      sweet-spice cardamom 0.6?
    `,
    steps: `
      4 Put {mango, yogurt, milk, honey, cardamom} in a blender with a handful of ice and blend until thick and perfectly smooth, 1 minute.
      1 Taste, thin with a little cold water if a straw stands up in it, and pour into tall glasses.
    `,
    face: 'A thick, cold drink of ripe mango and yogurt',
    why: 'Ripe fruit does most of the sweetening, and yogurt keeps it tart',
  },
  kheer: {
    names: 'kheer, indian rice pudding, payasam, chawal ki kheer, rice kheer, indian kheer, kheer rice pudding',
    title: 'Kheer (Indian Rice Pudding)',
    family: 'punjabi',
    near: 'rice-pudding milk-pudding',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      starch basmati 75 rinsed
      liquid milk|coconut-milk-drink|oat-milk 1100
      sweetener sugar 65
      sweet-spice cardamom 1.5
      sweet-spice saffron 0.2?
      fruit raisins 30?
      nut pistachios|almonds 30?
    `,
    steps: `
      3+5 Bring {milk} to a simmer in {@pot} over medium heat, stirring so that it does not catch, about 5 minutes.
      5+40 Stir in {basmati} and simmer over low heat, stirring every few minutes and scraping the sides, until the grains are falling apart and the pot is creamy, 40 minutes.
      2+5 Add {sugar, cardamom, saffron, raisins} and cook for 5 minutes more. It thickens further as it cools.
      1 Spoon into bowls, warm or chilled[, and top with {pistachios}].
    `,
    face: 'Basmati simmered slowly in milk until it is thick and soft',
    why: 'A few grains and a long simmer are all that thickens it',
  },
  'gulab-jamun': {
    names:
      'gulab jamun, gulab jamuns, gulab jaman, gulab jammun, gulaab jamun, gulab jamoon, indian donut balls in syrup, indian milk balls in syrup, indian doughnuts in syrup, milk dumplings in rose syrup',
    title: 'Gulab Jamun',
    family: 'punjabi',
    near: 'kheer churros',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      creamy evaporated-milk 708
      fat ghee 15
      sweetener sugar 380
      sweet-spice cardamom 1.5
      sweet-spice saffron 0.2?
      acid lemon 5
      sweet-spice rose-water 6?
      flour flour 60
      leavener baking-soda 0.7
      second-fat neutral-oil 420 for frying
      nut pistachios 20? finely chopped
    `,
    steps: `
      24 Pour {evaporated-milk} and {ghee} into {@tin 12-inch nonstick skillet} and simmer over medium heat, stirring and scraping down the sides, until it is a stiff, buttery paste that leaves the pan in one lump, 22 to 24 minutes. Lower the heat as it thickens.
      1+40~ Scrape onto a plate, cover and let cool for 40 minutes.
      3+6 Meanwhile, boil {sugar} with {water 360} and {cardamom, saffron, lemon} for 6 minutes, until it feels sticky between two fingers. Stir in {rose-water}. Keep the syrup warm over the lowest heat.
      6+10 Crumble the paste, sift {flour, baking-soda} over it and knead to a soft, smooth dough, 4 minutes, with a teaspoon of water if it cracks. Cover and rest for 10 minutes.
      8 With oiled palms, roll into {@count 81 ball balls} without a single crack.
      16 Heat {neutral-oil} in a small, deep pan over medium-low heat to 275°F (135°C). Fry the balls a few at a time, rolling them about all the while, until evenly dark brown, 6 to 7 minutes, and lift out.
      1+60 Drop them into the warm syrup and leave to soak, off the heat, for 1 hour, until they have swollen. Serve warm[, with {pistachios}].
    `,
    face: 'Soft, dark-golden milk dumplings soaked through with warm cardamom syrup',
    why: 'Oil that is not too hot browns them slowly, so that the middle cooks through and can drink up the syrup',
  },
}
