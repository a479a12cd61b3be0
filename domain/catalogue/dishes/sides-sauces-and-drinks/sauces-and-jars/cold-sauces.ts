import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sauces that are spooned over and dipped into cold, and that a region or a country is known for. */
export const coldSauces: DishEntries = {
  remoulade: {
    names:
      'remoulade, remoulade sauce, rémoulade, louisiana remoulade, cajun remoulade, creole remoulade, new orleans remoulade, homemade remoulade, spicy remoulade, po boy sauce, sauce for crab cakes, remulade, remoulad, romoulade',
    title: 'Louisiana Remoulade',
    family: 'creole',
    near: 'tartar-sauce thousand-island-dressing',
    beside: 'crab-cakes shrimp-po-boy',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 220
      sauce dijon=whole-grain_mustard/mustard 32
      sauce ketchup 17
      acid lemon-juice 15
      sauce horseradish 10
      chile hot-sauce 8?
      aromatic scallion 30 very finely chopped
      herb parsley 8 finely chopped
      brine pickles 35 finely chopped
      brine capers 9 drained and chopped
      aromatic garlic 4 finely grated
      ground-spice sweet-paprika 2.3
    `,
    steps: `
      2 Whisk {mayonnaise, dijon, ketchup, lemon-juice, horseradish, garlic, sweet-paprika}[ with {hot-sauce}] in a bowl until smooth and pink.
      2 Stir in {scallion, parsley, pickles, capers}.
      1+60 Cover and chill for 1 hour. It keeps for five days in a jar in the refrigerator.
    `,
    face: 'Pink, pungent and full of small, sharp bits, for anything hot from the fryer',
    why: 'Grainy mustard and horseradish burn in different ways, and an hour in the cold rounds them into one',
  },
  'alabama-white-sauce': {
    names:
      'alabama white barbecue sauce, alabama white sauce, alabama white bbq sauce, white barbecue sauce, white bbq sauce, alabama barbecue sauce, alabama bbq sauce, white barbeque sauce, alabama white barbeque sauce, homemade white bbq sauce, white bbq sauce for chicken',
    title: 'Alabama White Barbecue Sauce',
    family: 'barbecue',
    near: 'bbq-sauce ranch-dressing',
    beside: 'beer-can-chicken grilled-chicken',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 10,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 240
      acid cider-vinegar 80
      acid lemon-juice 15
      sauce horseradish 15
      sauce dijon 8?
      sweetener sugar 4
      ground-spice garlic-powder 1.5
      pepper pepper 3
      chile cayenne 0.4?
      seasoning salt 2
    `,
    steps: `
      3 Whisk {cider-vinegar, lemon-juice, horseradish, sugar, garlic-powder, pepper, salt}[ with {dijon}][ and {cayenne}] in a bowl until the sugar dissolves.
      2 Whisk in {mayonnaise}, a third at a time, until smooth: it should be thin enough to pour.
      1+60 Chill for 1 hour. It keeps for a week in a jar in the refrigerator; shake it before you pour.
      1 Brush it on near the end of grilling, in a thin coat, and pour the rest over at the table from a clean bowl.
    `,
    face: 'Creamy, peppery and sharp with vinegar and horseradish, as they pour it in northern Alabama',
    why: 'An hour in the cold lets the pepper and the horseradish bloom in the vinegar',
  },
  toum: {
    names:
      'toum, lebanese garlic sauce, lebanese toum, toum sauce, toum garlic sauce, lebanese garlic dip, middle eastern garlic sauce, shawarma garlic sauce, garlic sauce for shawarma, white garlic sauce, whipped garlic sauce, fluffy garlic sauce, lebanese garlic paste, toumeh',
    title: 'Toum (Lebanese Garlic Sauce)',
    family: 'lebanese',
    near: 'tzatziki hummus',
    beside: 'chicken-shawarma kofta-kebabs',
    weight: 2,
    part: true,
    level: 3,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Food Processor',
    serves: 16,
    batch: true,
    list: `
      aromatic garlic 68 the cloves peeled and halved lengthwise
      seasoning salt 5
      fat neutral-oil 330
      acid lemon-juice 40
    `,
    steps: `
      5 Pull any green sprout out of {garlic}. Blend with {salt} in a food processor, scraping down the sides again and again, until it is a smooth, wet paste with no bits left.
      1 Add {1/3 lemon-juice} and run the machine for 30 seconds.
      7 With the motor running, let in {1/2 neutral-oil} in the thinnest thread you can pour, about 6 minutes: it should turn pale and thick.
      6 Still running it, drip in {lemon-juice} and {water 30}, ice cold, then pour in {neutral-oil} as slowly as before, about 5 minutes, until white and fluffy. If it splits, blend a spoonful of it with a little ice water and work the rest back in.
      1+60 Spoon into a clean jar and chill at once, for 1 hour or more. Raw garlic in oil must stay cold: keep it in the refrigerator and use it within 4 days, or freeze it in spoonfuls for three months.
    `,
    face: 'White, fluffy and fiercely garlicky, with a clean edge of lemon',
    why: 'Salt breaks the garlic down to a wet paste, and that paste alone keeps all the oil from separating',
  },
  'mint-sauce': {
    names:
      'mint sauce, english mint sauce, british mint sauce, mint sauce for lamb, fresh mint sauce, homemade mint sauce, mint and vinegar sauce, mint sauce for roast lamb, traditional mint sauce, sauce for lamb',
    title: 'Mint Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chimichurri gravy',
    beside: 'roast-lamb lamb-chops',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    list: `
      leaf mint 45 finely chopped
      sweetener sugar 16
      seasoning salt 1
      acid malt-vinegar|white-wine-vinegar 60
    `,
    steps: `
      2 Put {mint} in a small bowl with {sugar, salt}. Pour over {water 45}, boiling, and stir until the sugar dissolves.
      1+20 Leave until cool, 20 minutes, then stir in {malt-vinegar}. Taste: it should be sharp first and sweet after.
      1 Serve it cold, in a small bowl. It keeps for 4 days in a covered jar in the refrigerator, though the green darkens.
    `,
    face: 'Chopped mint in sweetened vinegar, sharp enough for the fattest Sunday roast',
    why: 'Boiling water softens the leaves, and the vinegar waits until they are cool, so it keeps its edge',
  },
  'salsa-verde': {
    names:
      'salsa verde, mexican salsa verde, tomatillo salsa, green salsa, roasted tomatillo salsa, roasted salsa verde, homemade salsa verde, tomatillo salsa verde, green tomatillo salsa, tomatillo sauce, salsa de tomatillo, salsa verde sauce, mexican green salsa, mexican green sauce, tomatillo green salsa, green taco sauce, salsa verde dip',
    title: 'Salsa Verde',
    family: 'salsa-verde',
    near: 'pico-de-gallo enchilada-sauce',
    beside: 'carnitas tacos',
    weight: 4,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Grilled',
    equipment: 'Oven, Blender',
    serves: 8,
    batch: true,
    list: `
      vegetable tomatillo 680 husked and rinsed
      chile serrano 18 stemmed
      vegetable onion 110 cut into thick wedges
      aromatic garlic 12 unpeeled
      leaf cilantro 24 leaves and tender stems
      acid lime-juice 15
      seasoning salt 9
    `,
    steps: `
      5 Set an oven rack 4 inches below the broiler and heat the broiler on high for 5 minutes.
      3+10 Broil {tomatillo, serrano, onion, garlic} on a rimmed sheet pan, turning once, until the tomatillos are blackened in spots and soft, 10 to 12 minutes. Take the garlic out earlier if it is soft.
      3+10 Let cool for 10 minutes and squeeze the garlic out of its skins.
      3 Blend all of it and every drop of juice from the pan with {cilantro, lime-juice, salt} in short pulses until saucy but still a little rough. If it is too thick, loosen it with a spoonful of water.
      1 Taste for salt. It keeps for five days in the refrigerator, where it sets a little: stir it before you serve it.
    `,
    face: 'Tart and smoky, green with charred tomatillos, serrano and cilantro',
    why: 'The broiler sweetens sharp tomatillos, and the juice that they leave on the pan carries most of the taste',
  },
  'salsa-macha': {
    names:
      'salsa macha, mexican salsa macha, salsa macha veracruzana, mexican chili oil, mexican chile oil, mexican chili crisp, mexican chile crisp, peanut salsa macha, salsa macha with peanuts, homemade salsa macha',
    title: 'Salsa Macha',
    family: 'veracruz',
    near: 'salsa-verde',
    beside: 'tacos quesadillas',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    serves: 16,
    batch: true,
    list: `
      fat neutral-oil 300
      aromatic garlic 24 sliced
      crunch peanuts|pepitas 70
      nut sesame 18
      whole-spice dried-ancho=dried_ancho_chile/ancho_chile 30 stemmed, seeded and torn
      chile dried-chiles=dried_arbol_chile/arbol_chile 10 stemmed and seeded
      acid cider-vinegar 15
      sweetener brown-sugar 5
      seasoning salt 7.5
    `,
    steps: `
      5 Warm {neutral-oil} in a saucepan over medium-low heat. Cook {garlic}, stirring, until it is pale gold, 3 minutes, and lift it out into a blender with a slotted spoon.
      3 Stir {peanuts, sesame} into the oil and fry until they smell nutty, 2 minutes.
      2+10 Off the heat, stir in {dried-ancho, dried-chiles}. Leave in the hot oil, where they turn crisp and brick red, for 10 minutes.
      3 Add it all to the garlic with {cider-vinegar, brown-sugar, salt} and blend in short pulses until the largest bits are like coarse crumbs.
      2+20 Cool for 20 minutes, spoon into a clean jar and refrigerate. There is garlic in this oil, so it stays cold: use it within 4 days, or freeze it in spoonfuls for three months.
    `,
    face: 'Dark red, crunchy and nutty, with two kinds of chile and crisp garlic',
    why: 'The chiles go in only once the pan is off the heat, because burned chiles make the whole jar bitter',
  },
  chimichurri: {
    names:
      'chimichurri, chimichurri sauce, argentinian chimichurri, argentine chimichurri, green chimichurri, chimichurri verde, authentic chimichurri, homemade chimichurri, fresh chimichurri, chimichuri, chimichuri sauce, chimmichurri, chimichurry, chimichurri sauce for steak, chimichurri dressing, parsley chimichurri, argentine parsley sauce, sauce for steak, steak sauce, sauce for grilled meat',
    title: 'Chimichurri',
    family: 'argentine',
    near: 'steak-with-chimichurri',
    beside: 'pan-seared-steak flank-steak',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      leaf parsley 55 leaves and thin stems
      aromatic garlic 16 minced
      ground-spice oregano 3
      chile flakes 1.8
      seasoning salt 6
      pepper pepper 0.8
      acid red-vinegar 45
      fat olive-oil 110
    `,
    steps: `
      2+5 Stir {garlic, oregano, flakes, salt, pepper} in a bowl with {red-vinegar} and {water 15}, hot. Leave for 5 minutes.
      8 Chop {parsley} finely with a sharp knife rather than in a blender, and stir it in with {olive-oil}.
      1+20 Let stand for 20 minutes. Raw garlic in oil must not stand around for longer: what you will not eat at once goes into a jar in the refrigerator, where it keeps for 4 days.
      1 Stir it once more and spoon it over what comes off the grill.
    `,
    face: 'Loose, green and sharp with parsley, garlic, oregano and vinegar',
    why: 'Salt dissolves and dried oregano softens in the vinegar first, as neither would in oil',
  },
  'nuoc-cham': {
    names:
      'nuoc cham, nuoc mam cham, nước chấm, nước mắm chấm, nuoc mam dipping sauce, vietnamese dipping sauce, vietnamese fish sauce dipping sauce, fish sauce dressing, vietnamese fish sauce dressing, nuoc cham sauce, nuoc cham dressing, nuoc cham dipping sauce, vietnamese dipping sauce for spring rolls, spring roll dipping sauce, nouc cham, fish sauce dip',
    title: 'Nuoc Cham (Vietnamese Dipping Sauce)',
    family: 'vietnamese',
    near: 'peanut-sauce',
    beside: 'summer-rolls com-tam',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      sweetener sugar 50
      acid lime-juice 60
      sauce fish-sauce|soy-sauce|tamari 90
      aromatic garlic 8 minced
      chile thai-chile 4 thinly sliced
    `,
    steps: `
      2 Stir {sugar} with {water 180}, warm, in a bowl until it dissolves.
      2 Stir in {lime-juice, fish-sauce}. Taste it before anything else goes in: it should be sweet, sour and salty, none of them louder than the rest.
      1+10 Add {garlic, thai-chile}, which float, and leave for 10 minutes. It keeps for five days in the refrigerator.
    `,
    face: 'Clear, sweet, sour and salty, with bits of garlic and chile afloat in it',
    why: 'Warm water dissolves the sugar before the lime juice goes in, so nothing has to be boiled and the lime stays fresh',
  },
}
