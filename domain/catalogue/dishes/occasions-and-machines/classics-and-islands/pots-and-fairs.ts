import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pots that a table gathers around, from Kentucky to Kyoto, and what is fried at fairs and late at night. */
export const potsAndFairs: DishEntries = {
  sukiyaki: {
    names:
      'sukiyaki, beef sukiyaki, japanese beef hot pot, sukiyaki hot pot, japanese hot pot, suki yaki, easy sukiyaki, sukiyaki beef',
    title: 'Beef Sukiyaki',
    family: 'soy-mirin',
    near: 'gyudon bulgogi brothy-soup',
    beside: 'white-rice asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein sirloin 500 frozen for 30 minutes, then sliced very thin
      fat neutral-oil 14
      aromatic scallion 120 cut into 2-inch lengths
      sweetener sugar 24
      sauce soy-sauce|tamari|coconut-aminos 90
      wine mirin|apple-juice 80
      liquid dashi|kombu-dashi|veg-stock 360
      vegetable napa 350 cut into 2-inch pieces
      vegetable shiitake 150 stemmed and sliced
      second-protein tofu 300? cut into cubes
      starch glass-noodles 100
    `,
    steps: `
      2+10~ Soak {glass-noodles} in warm water for 10 minutes, drain, and cut them in half with scissors.
      1 Stir {soy-sauce, mirin, dashi} together in a pitcher.
      4 Heat {neutral-oil} in a wide, deep pan over medium-high heat. Brown {1/2 scallion} for 1 minute, add {1/3 sirloin}, scatter {sugar} over and sear until it is no longer pink, 2 minutes.
      8 Pour in the sauce. Set {napa, shiitake, scallion, tofu} beside the noodles in the pan, each in its own place, and simmer until the cabbage is tender, 7 minutes.
      3 Lay {sirloin} over it all, push it under, and simmer until it is just cooked through, 2 minutes. Eat from the pan while it is very hot.
    `,
    face: 'Thin beef, greens, mushrooms and noodles, simmered in one pan in a sweet soy broth',
    why: 'The first beef is seared with sugar, and its browning flavors the broth for the rest',
  },
  nihari: {
    names:
      'nihari, beef nihari, nalli nihari, nehari, pakistani beef stew, slow cooked beef curry pakistani, nihari curry, niharee',
    title: 'Beef Nihari',
    family: 'punjabi',
    near: 'rogan-josh braise',
    beside: 'naan',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 1100 cut into 2-inch pieces
      fat ghee|neutral-oil 56
      aromatic onion 300 thinly sliced
      aromatic ginger 24 finely grated
      aromatic garlic 24 finely grated
      spice kashmiri|sweet-paprika 8
      spice coriander 6
      spice cumin 4
      spice fennel-seed 5 ground
      spice garam-masala 5
      spice turmeric 2
      whole-spice cardamom-pods 2
      liquid water 1400
      flour whole-wheat-flour|gf-flour 40
      herb cilantro 20 chopped
      heat jalapeno 20? sliced
      acid lemon 58 cut into wedges
      salt
    `,
    steps: `
      12 Heat {ghee} in a Dutch oven over medium heat and fry {onion}, stirring, until deep brown, 12 minutes.
      2 Stir in {ginger, garlic, kashmiri, coriander, cumin, fennel-seed, turmeric, cardamom-pods} and cook until fragrant, 1 minute.
      8 Add {beef-chuck} and turn it in the spices until it is no longer pink outside, 7 minutes.
      3+150 Pour in {most water}, add {1/2 salt}, bring to a boil, cover, and simmer on low heat until the meat falls apart, 2 1/2 hours.
      3+15 Whisk {whole-wheat-flour} into {water} until smooth, stir it in with {garam-masala}, and simmer uncovered until the gravy coats a spoon, 15 minutes.
      1 Season with {salt}. Serve with {cilantro}[, {jalapeno}] and {lemon} to squeeze over.
    `,
    face: 'Beef simmered for hours until it falls apart, in a dark, warmly spiced gravy',
    why: 'Flour stirred in at the end thickens the gravy, so it clings to bread',
  },
  burgoo: {
    names: 'burgoo, kentucky burgoo, burgoo stew, kentucky stew, derby burgoo',
    title: 'Kentucky Burgoo',
    family: 'farmhouse',
    near: 'brunswick-stew braise',
    beside: 'cornbread coleslaw',
    weight: 1,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.45,
    list: `
      fat neutral-oil 28
      protein beef-chuck 450 cut into 1-inch pieces
      second-protein pork-shoulder 450 cut into 1-inch pieces
      third-protein chicken-thigh 450
      aromatic onion 250 chopped
      vegetable carrot 200 sliced
      vegetable green-pepper 150 chopped
      aromatic garlic 12 minced
      liquid chicken-stock 1400
      body canned-tomatoes=crushed_tomatoes/tomatoes 800
      starch potato 500 cut into 3/4-inch dice
      vegetable corn 250
      vegetable okra 200? sliced
      seasoning worcestershire 34
      acid cider-vinegar 30
      spice pepper 2
      heat cayenne 0.6?
      salt
    `,
    steps: `
      12 Heat {neutral-oil} in a large, heavy pot over medium-high heat. Brown {beef-chuck, pork-shoulder} in batches, 5 minutes each, and set aside.
      6 Soften {onion, carrot, green-pepper} in the same pot, 5 minutes. Add {garlic} and cook until fragrant, 1 minute.
      3+75 Return the meat with {chicken-stock, canned-tomatoes, worcestershire, pepper, cayenne}. Bring to a boil, cover, and simmer for 1 hour and 15 minutes.
      3+30 Add {chicken-thigh} whole and {potato}, and simmer until the chicken is at 165°F (74°C) and the potatoes are tender, 30 minutes.
      4+15 Lift out the chicken, shred it and put it back. Stir in {corn, okra} and simmer until thick, 15 minutes.
      1 Stir in {cider-vinegar} and {salt}, and ladle into bowls.
    `,
    face: 'A thick Kentucky stew of three meats, corn and potatoes, sharpened with vinegar',
    why: 'The chicken goes in late, so it stays juicy while beef and pork become tender',
  },
  poutine: {
    names:
      'poutine, canadian poutine, fries with gravy and cheese curds, fries gravy and cheese curds, quebec poutine, classic poutine, poutine fries, poutin',
    title: 'Poutine',
    family: 'bistro',
    cuisine: 'Canadian',
    near: 'french-fries oven-fries',
    beside: 'coleslaw',
    weight: 2,
    level: 2,
    types: 'Main Dish, Snack, Side Dish',
    meals: 'Dinner, Late Night, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable russet-potato 1000 cut into 3/8-inch sticks
      fat neutral-oil 130
      second-fat butter 42
      flour flour|gf-flour 32
      aromatic shallot 40 minced
      liquid beef-stock 480
      seasoning worcestershire 6
      spice pepper 1
      cheese cheese-curds 250 at room temperature
      salt
    `,
    steps: `
      2+20~ Soak {russet-potato} in plenty of cold water for 20 minutes, rinse off the starch, and dry very well in a towel.
      3 Melt {butter} in a saucepan over medium heat and soften {shallot} in it, 2 minutes. Stir in {flour} and cook until it smells of nuts, 1 minute.
      3+8 Whisk in {beef-stock}, a little at a time, with {worcestershire, pepper}, bring to a boil and simmer until it coats a spoon, 8 minutes. Keep it hot.
      12 Heat {neutral-oil} to 300°F (150°C) in a deep, heavy pot, with more of it if it stands less than 2 inches high. Fry the potatoes in batches until soft and still pale, 4 to 5 minutes each. Spread on a rack.
      8 Raise the heat to 375°F (190°C). Fry again in batches until crisp and golden, 2 minutes each.
      2 Toss the fries[ with {salt}], heap them in bowls, scatter {cheese-curds} over and pour the boiling gravy on top. Eat at once.
    `,
    face: 'Crisp fries and squeaky curds under hot brown gravy',
    why: 'Curds at room temperature soften under the gravy and do not cool it',
  },
  'funnel-cake': {
    names:
      'funnel cake, funnel cakes, fair funnel cake, homemade funnel cake, county fair funnel cake, carnival funnel cake, funnel cake with powdered sugar',
    title: 'Funnel Cakes',
    family: 'farmhouse',
    near: 'churros doughnuts',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      flour flour 250
      sweetener sugar 38
      leavener baking-powder 8
      seasoning salt 2
      egg egg 100
      liquid milk|oat-milk|soy-milk 300
      sweet-spice vanilla 4
      fat neutral-oil 110
      topping powdered-sugar 40
    `,
    steps: `
      4 Whisk {flour, sugar, baking-powder, salt} in a bowl. Whisk in {egg, milk, vanilla} until the batter is smooth and runs in a ribbon. Pour it into a squeeze bottle, or a bag with a corner to cut.
      6 Heat {neutral-oil} to 375°F (190°C) in a wide, heavy pan; top it up if your pan needs more for 1 inch.
      15 Squeeze the batter into the oil in circles that cross each other, a cake at a time, and fry until golden, 1 to 2 minutes a side. Drain on paper towels.
      1 Dust with {powdered-sugar} and eat warm.
    `,
    face: 'Crisp, lacy and golden, under a drift of powdered sugar',
    why: 'The batter runs in a thin ribbon, so it is crisp before the oil gets into it',
  },
}
