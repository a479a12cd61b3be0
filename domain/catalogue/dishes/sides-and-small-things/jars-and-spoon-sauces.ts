import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What stands in a jar in the refrigerator: pickles, spreads, and sauces that are spooned over. */
export const jarsAndSpoonSauces: DishEntries = {
  'lemon-curd': {
    names:
      'lemon curd, homemade lemon curd, fresh lemon curd, british lemon curd, english lemon curd, lemon cheese spread, lemon butter spread, lemon curd filling, lemon curd for scones, lemon curd for toast, lemoncurd, lemon curd from scratch',
    title: 'Lemon Curd',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'strawberry-jam lemon-bars',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      egg egg 100
      egg egg-yolk 51
      sweetener sugar 150
      seasoning salt 0.8
      acid lemon-juice 120 freshly squeezed and strained
      fat butter 85 cold, cut into cubes
      sweet-spice lemon-zest 6 finely grated
    `,
    steps: `
      3 Whisk {egg, egg-yolk, sugar, salt} in a heavy saucepan that is not of bare aluminum until no streak of white is left, then whisk in {lemon-juice}.
      9 Cook over medium-low heat, stirring all the time and scraping the bottom and the corners with a spatula, until it reads 170°F (77°C) and a finger leaves a clean track on the spatula, 8 minutes. It must not boil.
      2 Off the heat, stir in {butter}, a few cubes at a time, until melted.
      2 Push through a fine sieve into a bowl and stir in {lemon-zest}.
      1+120 Press a sheet of plastic wrap onto the surface and chill for 2 hours; it thickens as it cools. It is not canned: it keeps for a week in a clean jar in the refrigerator, or for three months in the freezer.
    `,
    face: 'Silky, bright yellow and truly sour, for scones, toast or a tart',
    why: 'Cold butter stirred in at the end stops the cooking, and zest added after the sieve keeps its fresh scent',
  },
  'dill-pickles': {
    names:
      'dill refrigerator pickle, refrigerator dill pickle, dill pickle, homemade dill pickle, garlic dill pickle, refrigerator pickle, fridge pickle, fridge dill pickle, kosher dill pickle, homemade pickle, pickled cucumber, pickled cucumbers with dill, dill pickle spears, cucumber pickle, quick dill pickle, pickles in the fridge, dill gherkins',
    title: 'Refrigerator Dill Pickles',
    family: 'farmhouse',
    near: 'quick-pickles',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 16,
    batch: true,
    list: `
      vegetable mini-cucumbers=pickling_cucumber/cucumber 907 blossom ends cut off, quartered lengthwise
      aromatic garlic 24 peeled and smashed
      aromatic dill 30 in sprigs
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 5
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 3
      chile flakes 0.9?
      acid white-vinegar 360
      seasoning salt 34
      sweetener sugar 12
    `,
    steps: `
      10 Divide {garlic, dill, mustard-seed, pepper} between {@tin 2 clean quart jar}.[ Add {flakes}.] Pack in {mini-cucumbers}, standing up and as tightly as they go.
      5 For the brine, bring {white-vinegar, water 360, salt, sugar} to a boil in a saucepan, stirring until the salt dissolves.
      2+30 Pour the hot brine over the cucumbers until they are covered, and let cool with the lids off for 30 minutes.
      1+1440 Put the lids on and refrigerate for 24 hours before you try one; they are best after three days. They are not canned: keep them cold and eat them within a month.
    `,
    face: 'Crisp spears, sharp with vinegar, garlic and fresh dill',
    why: 'The blossom end holds what turns a pickle soft, so a thin slice off it keeps them crunchy for weeks',
  },
  'bread-and-butter-pickles': {
    names:
      'bread and butter pickle, bread-and-butter pickle, sweet pickle, sweet refrigerator pickle, sweet cucumber pickle, easy bread and butter pickle, easy bread-and-butter pickle',
    title: 'Refrigerator Bread-and-Butter Pickles',
    family: 'farmhouse',
    near: 'dill-pickles quick-pickles',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 16,
    batch: true,
    list: `
      vegetable mini-cucumbers=pickling_cucumber/cucumber 680 ends cut off, sliced 1/4 inch thick
      vegetable onion 150 thinly sliced
      seasoning salt 22.5
      acid cider-vinegar 300
      sweetener sugar 200
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 7
      whole-spice celery-seed 2
      ground-spice turmeric 1.2
    `,
    steps: `
      8+60 Toss {mini-cucumbers, onion, salt} in a colander set over a bowl and cover with ice cubes. Let drain for 1 hour.
      3 Pick out the ice, rinse the slices well under cold water and press them dry in a towel.
      5 Bring {cider-vinegar, sugar, mustard-seed, celery-seed, turmeric} to a boil in a large saucepan that is not of bare aluminum, stirring until the sugar dissolves.
      3+30 Stir in the cucumbers and onion and take the pan off the heat as soon as the rims begin to bubble, about 2 minutes. Let cool for 30 minutes.
      3+1440 Pack into {@tin 2 clean pint jar} with enough of the liquid to cover, put the lids on and refrigerate for 24 hours. Nothing here is canned: store the jars cold, for up to a month.
    `,
    face: 'Thin golden slices, sweet and sharp at once, with mustard and celery seeds',
    why: 'An hour under salt and ice draws the water out, so the slices take up the syrup and still snap',
  },
  'apple-butter': {
    names:
      'apple butter, homemade apple butter, stovetop apple butter, spiced apple butter, pennsylvania dutch apple butter, amish apple butter, old fashioned apple butter, apple butter on the stove, apple spread, refrigerator apple butter, applebutter, cinnamon apple butter',
    title: 'Apple Butter',
    family: 'farmhouse',
    near: 'slow-cooker-apple-butter applesauce',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      fruit sweet-apple 1000 peeled, cored and chopped
      fruit apple=tart_apple/tart_apple 835 peeled, cored and chopped
      liquid apple-juice=apple_cider/cider 240
      acid cider-vinegar 30
      sweetener brown-sugar 165
      sweet-spice cinnamon 4
      sweet-spice allspice 1
      sweet-spice ground-cloves 0.5
      seasoning salt 1.5
    `,
    steps: `
      20+25 Put {sweet-apple, apple, apple-juice, cider-vinegar} in a large, heavy pot. Cover and simmer over medium-low heat, stirring a few times, until the apples fall apart, 25 minutes.
      4 Blend until smooth, in batches if need be, holding the lid ajar under a towel, and put it back into the pot.
      2 Stir in {brown-sugar, cinnamon, allspice, ground-cloves, salt}.
      15+75 Cook uncovered over low heat, stirring every few minutes and all the time toward the end, as it spits and catches, until dark and thick, 1 1/2 hours. A spoonful on a cold plate should mound, with no ring of liquid around it.
      3+60 Spoon into clean jars and cool for 1 hour. It is not canned: it keeps for three weeks in the refrigerator, or for six months in the freezer.
    `,
    face: 'Dark, smooth and spiced, thick enough to stay on toast, with no butter in it',
    why: 'Cider in place of water boils down with the fruit, so it is dark and sweet with little sugar added',
  },
  'slow-cooker-apple-butter': {
    names: 'slow cooker apple butter, slow cooker spiced apple butter, slow cooker homemade apple butter',
    title: 'Slow-Cooker Apple Butter',
    family: 'farmhouse',
    near: 'apple-butter applesauce',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker, Blender',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      fruit sweet-apple 1200 peeled, cored and chopped
      fruit apple=tart_apple/tart_apple 1000 peeled, cored and chopped
      sweetener brown-sugar 165
      acid cider-vinegar 15
      sweet-spice cinnamon 5
      sweet-spice allspice 1
      sweet-spice ground-cloves 0.5
      seasoning salt 1.5
      spice vanilla 8?
    `,
    steps: `
      25 Toss {sweet-apple, apple, brown-sugar, cider-vinegar, cinnamon, allspice, ground-cloves, salt} in a 6-quart slow cooker.
      1+480 Cover and cook on low until the apples are brown and fall apart when stirred, 8 hours.
      4 Blend until smooth, in batches if need be, holding the lid ajar under a towel, and put it back into the slow cooker.
      4+180 Cook on high without the lid, stirring now and then, until a spoonful mounds on a cold plate with no ring of liquid around it, 3 hours.[ Stir in {vanilla}.]
      3+60 Spoon into clean jars and cool for 1 hour. Keep it in the refrigerator for up to three weeks, or freeze it for six months: it is not canned.
    `,
    face: 'Dark, smooth and spiced, from apples that cook down while nobody watches',
    why: 'No water goes in, and the lid is off for the last hours, so the juice of the apples leaves as steam',
  },
  'pickled-beets': {
    names:
      'pickled beet, refrigerator pickled beet, homemade pickled beet, sweet pickled beet, pickled beetroot, beetroot pickle, beet pickle, quick pickled beet, fridge pickled beets, pickled red beets, spiced pickled beets, pickled beets and onions, southern pickled beets',
    title: 'Refrigerator Pickled Beets',
    family: 'farmhouse',
    near: 'quick-pickles dill-pickles',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    list: `
      vegetable beet 900 scrubbed, with an inch of stem left on
      vegetable onion 110 thinly sliced
      acid cider-vinegar 360
      sweetener sugar 100
      seasoning salt 11
      whole-spice cinnamon-stick 3
      whole-spice cloves 0.8
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 1.5
    `,
    steps: `
      3+40 Cover {beet} with water in {@pot}, bring to a boil and simmer until a skewer slides in with ease, 40 minutes.
      12+10 Drain and let cool for 10 minutes. Rub off the skins under cold water, trim, and slice 1/4 inch thick.
      2+5 Simmer {cider-vinegar, water 180, sugar, salt, cinnamon-stick, cloves, pepper} in a saucepan for 5 minutes.
      4+30 Layer the beets with {onion} in {@tin 3 clean pint jar}, pour in the hot liquid until they are covered, and let cool for 30 minutes.
      1+1440 Put the lids on and refrigerate for 24 hours. They keep for a month in the refrigerator, and nowhere else, as they are not canned.
    `,
    face: 'Tender ruby slices, sweet and sharp, with cinnamon and clove',
    why: 'Boiled whole, in their skins and with a bit of stem, the beets keep their color for the jar',
  },
  'pickled-eggs': {
    names:
      'pickled egg, refrigerator pickled egg, homemade pickled egg, pub pickled egg, british pickled egg, bar pickled egg, pickled hard boiled egg, pickled boiled egg, spicy pickled egg, old fashioned pickled egg, fridge pickled eggs, pickled eggs in a jar',
    title: 'Refrigerator Pickled Eggs',
    family: 'farmhouse',
    near: 'deviled-eggs dill-pickles',
    weight: 2,
    part: true,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    list: `
      egg egg 500
      acid white-vinegar 360
      sweetener sugar 25
      seasoning salt 15
      aromatic shallot 30 thinly sliced
      aromatic garlic 8 peeled and smashed
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 3
      whole-spice bay 0.3
      chile flakes 0.9?
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 1.5
    `,
    steps: `
      2+12 Lower {egg} into a large pot of boiling water and simmer for 12 minutes.
      8+10 Leave in ice water for 10 minutes and peel with care, rinsing off every bit of shell. Leave them whole and never prick them. Put them in {@tin 1 clean wide-mouth quart jar}.
      3+5 Simmer {white-vinegar, water 120, sugar, salt, shallot, garlic, mustard-seed, bay, pepper} in a saucepan for 5 minutes.[ Add {flakes}.]
      1 Pour the boiling-hot liquid over the eggs until every one is covered, and put the lid on.
      1+2880 Refrigerate at once and leave for two days before you try one; after two weeks the flavor has reached the yolk. They are not canned and must always stay cold: take out only what you are about to eat, and finish the jar within a month.
    `,
    face: 'Firm, tangy eggs with mustard seeds and garlic, the kind that bars and pubs serve',
    why: 'The liquid is mostly vinegar and the eggs stay whole, so the acid works its way in safely in the cold',
  },
  'orange-marmalade': {
    names:
      'orange marmalade, marmalade, homemade marmalade, homemade orange marmalade, refrigerator marmalade, british marmalade, english marmalade, seville orange marmalade, easy marmalade, small batch marmalade, small batch orange marmalade, orange preserves, orange jam, marmelade, orange marmelade, citrus marmalade, refrigerator orange marmalade',
    title: 'Refrigerator Orange Marmalade',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'strawberry-jam lemon-curd',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      fruit orange 524 scrubbed
      fruit lemon=lemon/lemon 58 scrubbed
      sweetener sugar 600
      seasoning salt 0.8
    `,
    steps: `
      20 Halve {orange, lemon} from top to bottom, pick out the seeds, and slice the fruit across, peel and all, as thinly as you can.
      3+45 Put the slices with their juice and {water 950} in a wide, heavy pot. Bring to a boil and simmer, partly covered, until the peel is so soft that it can be crushed between two fingers, 45 minutes.
      3 Stir in {sugar, salt} over low heat until dissolved.
      10+20 Boil briskly, stirring more and more often, until it reaches 220°F (104°C) and a spoonful wrinkles on a cold plate when you push it, about 30 minutes.
      1+10 Leave off the heat for 10 minutes, so that the peel does not float to the top of the jars.
      3+60 Spoon into clean jars and cool for 1 hour. It is not canned: it keeps for two months in the refrigerator.
    `,
    face: 'Amber and softly set around thin strips of peel, as bitter as it is sweet',
    why: 'The peel has to be quite soft before the sugar goes in, since sugar stops it from softening any further',
  },
  'hot-fudge-sauce': {
    names:
      'hot fudge sauce, hot fudge, homemade hot fudge, homemade hot fudge sauce, fudge sauce, hot fudge topping, fudge topping, easy fudge sauce, easy fudge topping, chocolate fudge sauce, hot fudge sauce for sundaes, chocolate sauce for ice cream, sundae sauce',
    title: 'Hot Fudge Sauce',
    family: 'farmhouse',
    near: 'strawberry-jam',
    weight: 3,
    part: true,
    level: 1,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy cream|coconut-cream 160
      body corn-syrup 170
      sweetener brown-sugar 75
      sweet-spice cocoa 22
      seasoning salt 1.9
      main dark-chocolate|df-chocolate 170 chopped
      fat butter|vegan-butter 28
      spice vanilla 5
    `,
    steps: `
      3 Whisk {cream, corn-syrup, brown-sugar, cocoa, salt} in a heavy saucepan, add {1/2 dark-chocolate} and bring to a simmer over medium heat, stirring.
      5 Cook at a low simmer, stirring all the time, until glossy and a little thicker, 5 minutes.
      2 Off the heat, stir in {dark-chocolate, butter, vanilla} until smooth.
      1+10 Let stand for 10 minutes: it thickens as it cools, and turns chewy on anything frozen. It keeps for two weeks in a jar in the refrigerator; warm it gently, stirring, until it pours.
    `,
    face: 'Dark, shiny and thick, and chewy where it meets something frozen',
    why: 'Half of the chocolate is cooked for body and half melts in at the end for its taste, and corn syrup keeps the sugar from turning grainy',
  },
  'salsa-verde': {
    names:
      'salsa verde, mexican salsa verde, tomatillo salsa, green salsa, roasted tomatillo salsa, roasted salsa verde, homemade salsa verde, tomatillo salsa verde, green tomatillo salsa, tomatillo sauce, salsa de tomatillo, salsa verde sauce, mexican green salsa, mexican green sauce, tomatillo green salsa, green taco sauce, salsa verde dip',
    title: 'Salsa Verde',
    family: 'salsa-verde',
    near: 'pico-de-gallo enchilada-sauce',
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
  'nuoc-cham': {
    names:
      'nuoc cham, nuoc mam cham, nước chấm, nước mắm chấm, nuoc mam dipping sauce, vietnamese dipping sauce, vietnamese fish sauce dipping sauce, fish sauce dressing, vietnamese fish sauce dressing, nuoc cham sauce, nuoc cham dressing, nuoc cham dipping sauce, vietnamese dipping sauce for spring rolls, spring roll dipping sauce, nouc cham, fish sauce dip',
    title: 'Nuoc Cham (Vietnamese Dipping Sauce)',
    family: 'vietnamese',
    near: 'peanut-sauce',
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
  chimichurri: {
    names:
      'chimichurri, chimichurri sauce, argentinian chimichurri, argentine chimichurri, green chimichurri, chimichurri verde, authentic chimichurri, homemade chimichurri, fresh chimichurri, chimichuri, chimichuri sauce, chimmichurri, chimichurry, chimichurri sauce for steak, chimichurri dressing, parsley chimichurri, argentine parsley sauce',
    title: 'Chimichurri',
    family: 'argentine',
    near: 'steak-with-chimichurri',
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
  giardiniera: {
    names:
      'giardiniera, giardinera, refrigerator giardiniera, homemade giardiniera, italian giardiniera, italian pickled vegetables, hot giardiniera, mild giardiniera, quick giardiniera, italian pickle, italian mixed pickles, mixed pickled vegetables, pickled cauliflower and carrots, giardineira, giardinara, pickled vegetables for antipasto, pickled vegetable mix',
    title: 'Refrigerator Giardiniera',
    family: 'soffritto',
    near: 'quick-pickles dill-pickles',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 16,
    batch: true,
    list: `
      vegetable cauliflower 350 cut into small florets
      vegetable carrot 180 sliced 1/4 inch thick on the diagonal
      vegetable celery 120 sliced 1/2 inch thick
      vegetable red-pepper 160 cut into 1/2-inch strips
      chile serrano 24? sliced
      brine green-olives 80 drained
      aromatic garlic 16 peeled and smashed
      acid white-wine-vinegar 480
      seasoning salt 40
      sweetener sugar 25
      ground-spice oregano 2
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 3
      whole-spice bay 0.6
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 2
    `,
    steps: `
      6 For the brine, bring {white-wine-vinegar, water 480, salt, sugar, garlic, oregano, mustard-seed, bay, pepper} to a boil in {@pot}, stirring until the salt dissolves.
      3 Add {cauliflower, carrot} and boil for 2 minutes.
      1+30 Off the heat, stir in {celery, red-pepper, green-olives}[, and {serrano} for heat]. Leave in the brine until cool, 30 minutes.
      4+1440 Pack into {@tin 2 clean quart jar}, cover with the brine, put the lids on and refrigerate for 24 hours. It is not canned: keep it cold and eat it within a month.
    `,
    face: 'Crunchy cauliflower, carrot, celery and pepper, sharp with wine vinegar and dotted with olives',
    why: 'Two minutes of boiling let the hardest vegetables take up the brine, and the soft ones need only its heat',
  },
}
