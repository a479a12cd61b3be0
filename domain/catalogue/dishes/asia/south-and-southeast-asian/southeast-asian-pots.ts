import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** A stew from Vietnam, the coconut rice plate of Malaysia, and the chopped roti of Sri Lanka. */
export const southeastAsianPots: DishEntries = {
  'bo-kho': {
    names:
      'bo kho, bò kho, vietnamese beef stew, vietnamese beef stew with carrots, lemongrass beef stew, vietnamese lemongrass beef stew, banh mi bo kho, hu tieu bo kho',
    title: 'Bo Kho (Vietnamese Beef Stew)',
    family: 'vietnamese',
    near: 'pho beef-rendang',
    beside: 'white-rice',
    weight: 2,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      protein beef-chuck 1000 cut into 1 1/2-inch cubes
      sauce fish-sauce|soy-sauce|tamari 45
      ground-spice five-spice 3
      sweetener brown-sugar 15
      aromatic ginger 20 finely grated
      aromatic garlic 16 minced
      fat neutral-oil 28
      vegetable onion 180 chopped
      sauce tomato-paste 40
      ground-spice sweet-paprika 3
      aromatic lemongrass 45 cut into lengths and bruised
      whole-spice star-anise 3
      whole-spice cinnamon-stick 4
      stock beef-stock 600
      liquid coconut-water|apple-juice 450
      vegetable carrot 450 cut into thick chunks
      herb thai-basil|basil 15
      acid lime 60 cut into wedges
      pepper pepper 1
      salt
    `,
    steps: `
      4+30 Toss {beef-chuck} with {fish-sauce, five-spice, brown-sugar, ginger, 1/2 garlic, pepper} and leave for 30 minutes.
      12 Heat {neutral-oil} in a heavy pot over medium-high heat. Lift the meat out of its juices and brown it in two batches, 10 minutes.
      5 Soften {onion} in the pot, 3 minutes. Stir in {garlic, tomato-paste, sweet-paprika} for 1 minute, until it turns brick red.
      3+75 Return the meat and its juices with {lemongrass, star-anise, cinnamon-stick, beef-stock, coconut-water}. Bring to a simmer, skim, cover and cook over low heat for 1 1/4 hours.
      1+35 Add {carrot} and simmer, partly covered, until the beef and carrots are tender, 35 minutes. Season with {salt} and fish out the lemongrass and whole spices.
      2 Ladle into bowls, tear {thai-basil} over and squeeze in {lime}.
    `,
    face: 'Fork-tender beef and carrots in a brick-red broth of lemongrass, star anise and cinnamon',
    why: 'Coconut water sweetens the broth without making it rich, and lime and basil at the end keep it bright',
  },
  'nasi-lemak': {
    names:
      'nasi lemak, malaysian nasi lemak, nasi lemak with sambal, coconut rice with sambal, malaysian coconut rice plate, nasi lemak with egg',
    title: 'Nasi Lemak with Eggs and Peanuts',
    family: 'malaysian',
    near: 'coconut-rice nasi-goreng',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    list: `
      chile dried-chiles=dried_red_chiles/dried_chiles 12 stemmed and seeded
      vegetable shallot 120 peeled and halved
      aromatic garlic 9 peeled
      sauce shrimp-paste|miso 8
      fat neutral-oil 55
      sauce tamarind|lime-juice 25
      sweetener palm-sugar|brown-sugar 25
      starch jasmine 320 rinsed until the water runs clear
      liquid coconut-milk 300
      aromatic ginger 12 sliced
      egg egg 200
      crunch peanuts 70
      raw cucumber 180 sliced
      salt
    `,
    steps: `
      2+15 Soak {dried-chiles} in hot water for 15 minutes. Drain and blend with {shallot, garlic, shrimp-paste} to a paste.
      14 Heat {neutral-oil} in a skillet over medium-low heat. Cook the paste, stirring, until it darkens and the oil separates, 12 minutes. Stir in {tamarind, palm-sugar, 1/2 salt} and cook until jammy, 2 minutes.
      3+15~ Bring {jasmine, coconut-milk, ginger} to a simmer with {water 240} and {salt}. Cover and cook over the lowest heat for 15 minutes, then leave off the heat.
      3+10~ Simmer {egg} for 9 minutes, cool under cold water, peel and halve.
      2 Pick out the ginger, fluff the rice and serve it with the cooked chiles, the eggs, {cucumber} and {peanuts}.
    `,
    face: 'Coconut rice with a sweet, fiery paste of chiles, boiled eggs, peanuts and cool cucumber',
    why: 'The paste is cooked until the oil splits from it, when the chiles lose their rawness and turn sweet',
  },
  'kottu-roti': {
    names:
      'kottu roti, kottu, kothu roti, kotthu, kothu parotta, kothu paratha, chicken kottu, sri lankan kottu, sri lankan chopped roti, sri lankan street food, kottu with leftover roti, chopped roti',
    title: 'Kottu Roti with Chicken',
    titles: `
      chickpeas: Kottu Roti with Chickpeas
    `,
    family: 'tamil',
    near: 'chicken-fried-rice chicken-roti',
    beside: 'raita',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      bread flour-tortillas=roti_or_flour_tortillas/roti|naan 320 cut into 1/2-inch strips
      fat neutral-oil 45
      protein chicken-thigh|chickpeas 400 cut into 1/2-inch pieces
      aromatic curry-leaves 3?
      vegetable onion 180 thinly sliced
      aromatic garlic 12 minced
      aromatic ginger 12 minced
      chile serrano 14 sliced
      ground-spice curry-powder 7
      vegetable carrot 120 cut into matchsticks
      vegetable cabbage 200 thinly sliced
      vegetable leek|scallion 90 thinly sliced
      egg egg 150 beaten
      sauce soy-sauce|tamari 15
      acid lime 60
      salt
      pepper pepper 1
    `,
    steps: `
      8 Heat {1/2 neutral-oil} in a wok or your widest skillet over high heat. Cook {chicken-thigh} with {curry-leaves} and {1/2 salt} until browned[{?chicken-thigh} and 165°F (74°C)], 6 minutes.
      4 Add {onion, garlic, ginger, serrano} and toss for 2 minutes. Stir in {curry-powder} for 30 seconds.
      4 Add {carrot, cabbage, leek, pepper} and toss until wilted but still crunchy, 3 minutes. Push everything to one side.
      3 Pour {neutral-oil} into the free half and scramble {egg} in it until just set, 1 minute.
      4 Add {flour-tortillas, soy-sauce}. Toss hard for 3 minutes, chopping with the edge of two spatulas, until the strips are hot and have taken up the spices. Season with {salt}, and squeeze over {lime}.
    `,
    face: 'Strips of flatbread chopped in the pan with chicken, eggs, vegetables and curry spices',
    why: 'Day-old bread is best, as it fries in the spices where fresh bread would go soft',
  },
  'thai-green-shrimp-curry': {
    names:
      'thai green curry with shrimp, thai green curry with prawns, thai green prawn curry, thai green shrimp curry, green prawn curry, green shrimp curry, green curry with prawns, green curry with shrimp, prawn green curry, shrimp green curry',
    title: 'Thai Green Curry with Shrimp',
    family: 'thai-green',
    near: 'thai-green-curry thai-red-curry panang-curry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 280
      creamy coconut-milk 400
      sauce green-curry-paste 80
      stock veg-stock|chicken-stock 150
      vegetable japanese-eggplant 200 cut into 3/4-inch pieces
      vegetable green-beans 180 cut into 1 1/2-inch lengths
      whole-spice lime-leaf 1?
      protein shrimp 560
      sauce fish-sauce 26
      sweetener palm-sugar|brown-sugar 14
      acid lime 25
      herb thai-basil|basil 15
      salt
    `,
    steps: `
      2+20~ Rinse {jasmine}, bring it to a boil with {water 470}, cover and cook over low heat for 15 minutes; leave it covered for 5 minutes more.
      6 Meanwhile, boil {1/3 coconut-milk}, the thick part from the top, in {@skillet} over medium heat until oil shows on it, 3 minutes. Fry {green-curry-paste} in it for 2 minutes, until the kitchen smells of it.
      2+12 Stir in {coconut-milk, veg-stock, japanese-eggplant, lime-leaf} and simmer for 8 minutes. Add {green-beans} and simmer until all is tender, 4 minutes.
      1+3 Add {shrimp} and simmer gently until just pink and curled, 2 to 3 minutes.
      2 Off the heat, season with {fish-sauce, palm-sugar, lime, salt} until it is salty, sweet and sour at once. Stir in {thai-basil} and serve over {=jasmine}.
    `,
    face: 'Plump shrimp, eggplant and green beans in a fragrant, pale green coconut curry',
    why: 'The shrimp go in last, when the sauce is done, so they need only minutes and stay tender',
  },
}
