import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dressings, butter sauces and dips. */
export const dressingsAndDips: DishEntries = {
  remoulade: {
    names:
      'remoulade, remoulade sauce, rémoulade, louisiana remoulade, cajun remoulade, creole remoulade, new orleans remoulade, homemade remoulade, spicy remoulade, po boy sauce, sauce for crab cakes, remulade, remoulad, romoulade',
    title: 'Louisiana Remoulade',
    family: 'creole',
    near: 'tartar-sauce thousand-island-dressing',
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
  'alfredo-sauce': {
    names:
      'alfredo sauce, homemade alfredo sauce, easy alfredo sauce, alfredo sauce from scratch, sauce alfredo, creamy alfredo sauce, garlic alfredo sauce, parmesan cream sauce, garlic parmesan cream sauce, white pasta sauce, white sauce for pasta, alfredo sauce for pasta, easy alfredo sauce for pasta, alfredo sauce for chicken, alfrado sauce, alfredo white sauce',
    title: 'Alfredo Sauce',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'fettuccine-alfredo marinara-sauce',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 57
      aromatic garlic 8 minced
      creamy cream|soy-cream|oat-cream 320
      cheese parmesan|veg-parm|vegan-parmesan 110 finely grated
      ground-spice nutmeg 0.3?
      pepper white-pepper|pepper 0.5
      salt
    `,
    steps: `
      3 Melt {butter} in a wide saucepan over medium-low heat and cook {garlic} until fragrant but not brown, 1 minute.
      1+5 Pour in {cream} and simmer gently, stirring now and then, until it coats a spoon thinly, 5 minutes.
      3 Take the pan off the heat. Whisk in {parmesan}, a handful at a time, each one melted before the next.
      1 Stir in {white-pepper, salt}[, then {nutmeg}]. Use it at once, and loosen it with a splash of pasta water. What is left keeps for three days in the refrigerator; warm it slowly with a spoonful of water, and never let it boil.
    `,
    face: 'A silky white sauce of cream, garlic and Parmesan that clings to whatever it coats',
    why: 'The cream is thickened first and the cheese goes in off the heat, where it melts instead of clumping',
  },
  hollandaise: {
    names:
      'hollandaise, hollandaise sauce, sauce hollandaise, homemade hollandaise, homemade hollandaise sauce, classic hollandaise, classic hollandaise sauce, easy hollandaise sauce, holandaise, holandaise sauce, hollandaise sauce for asparagus, hollandaise sauce for eggs benedict, easy hollandaise sauce for eggs benedict, eggs benedict sauce, sauce for eggs benedict, hollondaise, hollandaise sauce from scratch, hollandaze sauce, lemon butter egg sauce',
    title: 'Hollandaise Sauce',
    family: 'bistro',
    near: 'eggs-benedict alfredo-sauce',
    weight: 3,
    part: true,
    level: 3,
    types: 'Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      fat butter 142 cut into pieces
      egg egg-yolk 51
      acid lemon-juice 15
      chile cayenne 0.2?
      salt
    `,
    steps: `
      3 Melt {butter} in a small saucepan over low heat and keep it hot.
      5 Whisk {egg-yolk, lemon-juice} with {water 20} in a heatproof bowl over barely simmering water, without a pause and scraping the sides, until thick, pale and at 160°F (71°C), 4 minutes. If it starts to look grainy, lift the bowl off and keep whisking.
      4 Take the bowl off the pan. Whisk in the hot butter, drop by drop until the sauce takes hold, then in a thin stream. Leave the milky water at the bottom of the pan behind.
      1 Season with {salt}[ and {cayenne}]. If it is too thick, whisk in a teaspoon of hot water. Serve it warm, within half an hour: keep it, covered, over the pan of hot water, off the heat.
    `,
    face: 'Warm, buttery and lemony, thick enough to coat what it is spooned over',
    why: 'The yolks are cooked to 160°F (71°C) with water and lemon, which keep them from scrambling, before any butter goes in',
  },
  'caesar-dressing': {
    names:
      'caesar dressing, caesar salad dressing, homemade caesar dressing, homemade caesar salad dressing, creamy caesar dressing, creamy caesar salad dressing, easy caesar dressing, ceasar dressing, ceasar salad dressing, cesar dressing, cesar salad dressing, caeser dressing, caeser salad dressing, caesar dressing with mayo, caesar dressing without raw egg, caesar dressing with anchovies, caesar dressing from scratch, dressing for caesar salad, caesar dip',
    title: 'Caesar Dressing',
    family: 'californian',
    near: 'caesar-salad ranch-dressing',
    weight: 4,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      brine anchovies|capers 20
      aromatic garlic 6 finely grated
      acid lemon-juice 37
      sauce dijon 10
      sauce worcestershire|soy-sauce|tamari 5
      creamy mayonnaise|vegan-mayonnaise 165
      fat olive-oil 27
      cheese parmesan|veg-parm|vegan-parmesan 45 finely grated
      pepper pepper 1.2
    `,
    steps: `
      3 Chop {anchovies} and crush them with the flat of the knife until you have a paste. Scrape it into a bowl.
      2 Whisk in {garlic, lemon-juice, dijon, worcestershire, pepper}, then {mayonnaise}.
      2 Drizzle in {olive-oil}, whisking all the time. Stir in {parmesan} and thin it with {water 15}: it should just fall from a spoon.
      1+20 Chill for 20 minutes. It keeps for four days in a jar in the refrigerator.
    `,
    face: 'Thick, garlicky and sharp, with enough for two big bowls of leaves',
    why: 'Mayonnaise stands in for the raw yolk, so the dressing is safe to keep and never breaks',
  },
  'blue-cheese-dressing': {
    names:
      'blue cheese dressing, bleu cheese dressing, homemade blue cheese dressing, chunky blue cheese dressing, creamy blue cheese dressing, blue cheese salad dressing, bleu cheese salad dressing, blue cheese dip, bleu cheese dip, blue cheese dip for wings, blue cheese dressing for wings, blue cheese sauce for wings, blue cheese dressing for wedge salad, gorgonzola dressing, blue cheese dressing from scratch, blue chese dressing',
    title: 'Blue Cheese Dressing',
    family: 'new-england',
    near: 'ranch-dressing caesar-dressing',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      cheese blue-cheese 142 crumbled
      liquid buttermilk 80
      creamy sour-cream 115
      creamy mayonnaise 110
      acid white-wine-vinegar 10
      aromatic garlic 2 finely grated
      herb chives 6? snipped
      pepper pepper 0.8
      seasoning salt 1
    `,
    steps: `
      2 Mash {1/2 blue-cheese} with {buttermilk} in a bowl until only small lumps are left.
      2 Whisk in {sour-cream, mayonnaise, white-wine-vinegar, garlic, pepper, salt}.
      1 Fold in {blue-cheese}[ and {chives}].
      1+60 Chill for 1 hour. It keeps for five days in a jar in the refrigerator; thin it with a little more buttermilk if it sets too firm to pour.
    `,
    face: 'Cool, tangy and chunky, to spoon over a cold wedge or to dip into',
    why: 'Half of the cheese is mashed to flavor the whole jar, and half stays in lumps to bite into',
  },
  'thousand-island-dressing': {
    names:
      'thousand island dressing, 1000 island dressing, thousand island, thousand islands dressing, thousand island salad dressing, homemade thousand island dressing, homemade thousand island, 1000 island, 1000 island sauce, thousand island dressing from scratch, thousand island for burgers, thousand island dressing for reubens, reuben dressing, reuben sauce, thousand isle dressing, burger sauce',
    title: 'Thousand Island Dressing',
    family: 'new-england',
    near: 'ranch-dressing remoulade',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 220
      sauce ketchup 68
      sauce pickle-relish 45
      vegetable onion 20 very finely chopped
      acid white-vinegar 10
      ground-spice sweet-paprika 1.2
      seasoning salt 0.8
    `,
    steps: `
      1+5 Stir {onion, white-vinegar, salt} in a bowl and let stand for 5 minutes.
      2 Stir in {mayonnaise, ketchup, pickle-relish, sweet-paprika} until evenly pink.
      1+30 Chill for 30 minutes. It keeps for a week in a jar in the refrigerator.
    `,
    face: 'Creamy, sweet and sour, and flecked with relish',
    why: 'A few minutes in vinegar take the harshness out of raw onion before it goes into the jar',
  },
  'honey-mustard-dressing': {
    names:
      'honey mustard dressing, honey mustard, honey mustard sauce, honey mustard dip, honey mustard dipping sauce, homemade honey mustard, homemade honey mustard dressing, honey mustard salad dressing, honey dijon dressing, honey dijon salad dressing, honey dijon sauce, creamy honey mustard dressing, creamy honey mustard, easy honey mustard dressing, honey mustard sauce for chicken tenders, honey mustard for chicken nuggets, honey mustard for pretzels, dijon honey dressing',
    title: 'Honey Mustard Dressing',
    titles: 'maple: Maple Mustard Dressing',
    family: 'farmhouse',
    near: 'ranch-dressing vinaigrette',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      sauce dijon=Dijon_mustard/Dijon_mustard 60
      sauce yellow-mustard 15
      sweetener honey|maple 63
      acid cider-vinegar 15
      creamy mayonnaise|vegan-mayonnaise 110
      chile cayenne 0.2?
      seasoning salt 1
    `,
    steps: `
      2 Whisk {dijon, yellow-mustard, honey, cider-vinegar, salt}[ with {cayenne}] in a bowl until no streaks are left.
      1 Whisk in {mayonnaise} until smooth. As a dip it is ready; for a salad, thin it with {water 15}.
      1+15 Chill for 15 minutes. It keeps for ten days in a jar in the refrigerator.
    `,
    face: 'Sweet, hot and creamy, to pour over or to dip into',
    why: 'Two mustards share the work: Dijon brings the heat, and yellow mustard the tang and the color',
  },
  'balsamic-vinaigrette': {
    names:
      'balsamic vinaigrette, balsamic dressing, balsamic salad dressing, balsamic vinaigrette dressing, homemade balsamic vinaigrette, homemade balsamic dressing, easy balsamic vinaigrette, honey balsamic vinaigrette, balsamic vinegar dressing, balsamic vinegar salad dressing, oil and balsamic dressing, olive oil and balsamic dressing, balsamic dijon vinaigrette, balsamic vinegrette, balsamic vinagrette, balsamic vinegarette, dressing with balsamic vinegar',
    title: 'Balsamic Vinaigrette',
    family: 'emilian',
    near: 'vinaigrette green-salad',
    weight: 4,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      acid balsamic-vinegar 64
      sauce dijon 10
      sweetener honey|maple 10
      aromatic garlic 3 finely grated
      seasoning salt 3
      pepper pepper 0.8
      fat olive-oil 145
    `,
    steps: `
      2 Put {balsamic-vinegar, dijon, honey, garlic, salt, pepper} in a jar, close it and shake until the salt dissolves.
      2 Add {olive-oil} and shake hard for half a minute, until it looks creamy. Taste it on a leaf, not from a spoon.
      1 Keep it in the refrigerator for up to four days. Let it stand for a few minutes if the oil has set, and shake it again.
    `,
    face: 'Dark, glossy and a little sweet, for anything green',
    why: 'Mustard holds oil and vinegar together long enough for them to reach the salad as one',
  },
  skordalia: {
    names:
      'skordalia, skordalia dip, skordalia sauce, greek skordalia, homemade skordalia, potato skordalia, greek garlic dip, greek garlic sauce, greek garlic potato dip, greek potato garlic dip, greek potato dip, greek potato and garlic dip, greek garlic and potato dip, greek garlic potato spread, garlic potato dip, scordalia, skordhalia, skorthalia',
    title: 'Skordalia (Greek Garlic and Potato Dip)',
    family: 'greek',
    near: 'tzatziki hummus toum',
    weight: 2,
    level: 1,
    types: 'Appetizer, Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.8,
    list: `
      vegetable russet-potato|potato 500 peeled and cut into chunks
      aromatic garlic 16 finely grated
      acid white-wine-vinegar|lemon-juice 30
      salt
      crunch almonds|walnuts 50? finely ground
      fat olive-oil 120
      herb parsley 4? chopped
    `,
    steps: `
      3+15~ Cover {russet-potato} with cold water in {@pot}, bring to a boil and simmer until a knife slides through, 15 minutes.
      2 Meanwhile, stir {garlic, white-wine-vinegar, salt} together in a cup. The vinegar tames the garlic.
      4 Save a mugful of the cooking water and drain {=russet-potato} well. Press through a ricer while hot, or mash by hand: a blender would turn it all to glue.
      4 Beat in the garlic with a wooden spoon[, then {almonds}]. Beat in {most olive-oil}, a spoonful at a time, then {water 60} from the mug, or as much as it takes to turn it smooth and loose enough to fall slowly from the spoon.
      1+15 Let cool for 15 minutes. Spread it on a plate, pour over {olive-oil}[ and scatter with {parsley}]. It keeps for three days in the refrigerator; stir in a spoonful of warm water before serving.
    `,
    face: 'Smooth, sharp and full of raw garlic, for fried fish, beets or warm bread',
    why: 'Mashed by hand and beaten with oil by the spoonful, the potato turns light and creamy and never gluey',
  },
  labneh: {
    names:
      'labneh, homemade labneh, labne, labaneh, lebneh, labni, labneh from scratch, homemade strained yogurt, strained yogurt, yogurt cheese, homemade yogurt cheese, lebanese labneh, lebanese yogurt cheese, lebanese strained yogurt, labneh with olive oil, labneh with zaatar, lebanese yogurt dip, middle eastern yogurt dip',
    title: 'Homemade Labneh',
    family: 'lebanese',
    near: 'tzatziki hummus',
    weight: 2,
    level: 1,
    types: 'Appetizer, Side Dish, Snack',
    meals: 'Breakfast, Lunch, Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      creamy yogurt 907
      seasoning salt 4.5
      fat olive-oil 40
      ground-spice zaatar 4?
    `,
    steps: `
      4 Line a sieve with two layers of damp cheesecloth, or with one thin clean kitchen towel, and set it over a deep bowl. Stir {salt} into {yogurt}, right in the tub, and pour it into the cloth.
      2+1440 Fold the cloth over the top and refrigerate for 24 hours, pouring off what drips into the bowl before it reaches the sieve. Halfway through it is a soft dip, and at the end it holds its shape.
      3 Turn it out onto a shallow plate and swirl it with the back of a spoon. Pour {olive-oil} into the hollows[ and sprinkle with {zaatar}].
      1 What you do not dress keeps for two weeks in a closed jar in the refrigerator.
    `,
    face: 'Thick, tangy and spreadable, under a pool of good olive oil',
    why: 'A little salt draws the water out, and a day in the cold does all of the work',
  },
  'cheese-muffins': {
    names:
      'savory cheese muffin, cheese muffin, savory muffin, savory cheese muffins, cheese muffins, savory muffins, savoury muffin, savoury cheese muffin, savoury muffins, cheddar muffin, cheddar cheese muffin, cheddar chive muffin, cheddar and chive muffin, cheese and chive muffin, savory cheddar muffin, cheesy muffin, homemade cheese muffin, savory breakfast muffin, vegetarian savory muffin',
    title: 'Savory Cheese Muffins',
    family: 'farmhouse',
    near: 'ham-and-cheese-muffins corn-muffins',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      flour flour|gf-flour 280
      leavener baking-powder 15
      sweetener sugar 12
      seasoning salt 4
      ground-spice mustard-powder 2
      chile cayenne 0.4?
      cheese cheddar 200 coarsely grated
      herb chives 15 snipped
      egg egg 100
      liquid buttermilk|milk 270
      fat butter 85 melted
    `,
    steps: `
      4 Grease {@tin 12-cup muffin pan} and heat the oven to 400°F (200°C). Whisk {flour, baking-powder, sugar, salt, mustard-powder}[ with {cayenne}] in a large bowl.
      2 Toss {most cheddar, chives} through the flour, so that they do not sink.
      3 Beat {egg, buttermilk, butter} together, pour over the flour and fold just until no dry patches are left. The batter is thick and lumpy.
      3+20 Divide between the cups and sprinkle with {cheddar}. Bake until deep golden and a toothpick comes out with no wet batter on it, about 20 minutes.
      1+10 Let stand in the pan for 10 minutes, then loosen with a knife and lift out. They keep for two days in an airtight container, or for two months in the freezer; warm them before serving.
    `,
    face: 'Tall, tender and freckled with chives, with a crust of toasted Cheddar',
    why: 'Dry mustard makes the cheese taste sharper, and tossing it in flour keeps it from sinking',
  },
  'ham-and-cheese-muffins': {
    names:
      'ham and cheese muffin, ham and cheddar muffin, ham and cheese muffins, ham cheese muffin, ham & cheese muffin, cheese and ham muffin, savory ham and cheese muffin, savoury ham and cheese muffin, savory ham muffin, ham muffin, ham cheddar muffin, ham and cheese breakfast muffin, ham and cheddar cheese muffin, ham and cheese muffins for lunchboxes',
    title: 'Ham and Cheese Muffins',
    family: 'farmhouse',
    near: 'cheese-muffins corn-muffins',
    weight: 2,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      fat butter 85 melted
      aromatic scallion 45 thinly sliced
      flour flour|gf-flour 280
      leavener baking-powder 15
      sweetener sugar 12
      seasoning salt 3
      pepper pepper 0.5
      protein ham 150 finely diced
      cheese cheddar|gruyere 150 coarsely grated
      egg egg 100
      liquid milk|lactose-free-milk 240
      sauce dijon 15
    `,
    steps: `
      4 Set the oven to 400°F (200°C) and butter {@tin 12-cup muffin pan} well. Whisk {flour, baking-powder, sugar, salt, pepper} in a large bowl.
      2 Stir in {ham, cheddar, scallion} until they are coated.
      3 Beat {egg, milk, dijon, butter} together and fold into the flour until it only just disappears.
      3+20 Fill the cups to the rim and bake until browned, firm to a light touch and at 160°F (71°C) or more in the middle, about 20 minutes.
      1+5 Let stand for 5 minutes and lift out. Eat them warm. They keep for three days in the refrigerator, or for two months in the freezer.
    `,
    face: 'Hearty muffins with diced ham, Cheddar and scallions in every bite',
    why: 'The ham is cut small and coated with flour, so it stays spread through the crumb',
  },
  kasha: {
    names:
      'kasha, kasha for dinner, toasted buckwheat, buckwheat, buckwheat for dinner, buckwheat groats, buckwheat groats for dinner, cooked buckwheat, buckwheat kasha, kasha with onions, buckwheat with onions, kasha side dish, buckwheat side dish, toasted buckwheat groats, russian buckwheat, grechka, russian kasha, ukrainian buckwheat, buckwheat pilaf, kasha pilaf, jewish kasha',
    title: 'Kasha (Toasted Buckwheat with Onions)',
    family: 'farmhouse',
    cuisine: 'Eastern European',
    near: 'kasha-varnishkes rice-pilaf',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.6,
    list: `
      fat butter|vegan-butter|neutral-oil 40
      vegetable onion 200 thinly sliced
      starch buckwheat=kasha/kasha 200
      egg egg 50?
      stock chicken-stock|veg-stock 450
      salt
      pepper pepper 0.5
      herb dill|parsley 5? chopped
    `,
    steps: `
      3+12~ Melt {most butter} in {@skillet} over medium heat. Cook {onion} with {1/3 salt}, stirring now and then, until soft and deep golden, about 15 minutes.
      4 Meanwhile, put {buckwheat} into a bowl[ and stir in {egg}, well beaten, until every grain is wet]. Cook {=buckwheat} in a dry, heavy saucepan over medium heat, stirring all the time, until the grains are dry and loose and smell nutty, 3 minutes.
      2+12 Pour in {chicken-stock}, watching out for the steam, and add {salt}. Bring to a boil, cover and cook over the lowest heat until the liquid has gone, 12 minutes.
      1+5 Take the pan off the heat and leave it covered for 5 minutes.
      1 Fluff with a fork and stir in {=onion, butter, pepper}.[ Scatter with {dill}.]
    `,
    face: 'Loose, nutty grains with browned onions, for brisket, mushrooms or a fried egg',
    why: 'A few minutes in a dry pan firm up the outside of the grains, so they cook up separate and not to a mush',
  },
  'kasha-varnishkes': {
    names:
      'kasha varnishkes, kasha varnishkas, kasha varnishke, kasha varniskes, varnishkes, kasha and bow ties, kasha and bowties, kasha with bow ties, kasha and bow tie pasta, kasha with bow tie pasta, bow ties and kasha, kasha and noodles, buckwheat and bow ties, buckwheat and bow tie pasta, jewish kasha varnishkes, buckwheat with pasta, buckwheat with noodles, vegetarian kasha varnishkes',
    title: 'Kasha Varnishkes (Buckwheat and Bow Ties)',
    titles: 'gf-pasta: Kasha Varnishkes (Buckwheat and Pasta)',
    family: 'farmhouse',
    cuisine: 'Jewish',
    near: 'kasha rice-pilaf',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter|neutral-oil 70
      vegetable onion 450 thinly sliced
      starch buckwheat=kasha/kasha 165
      egg egg 50?
      stock chicken-stock|veg-stock 375
      starch penne=farfalle/farfalle|gf-pasta 225
      salt
      pepper pepper 1
      herb parsley 6?
    `,
    steps: `
      5+20~ Melt {most butter} in {@skillet} over medium heat. Cook {onion}, stirring often toward the end, until soft and deep brown, 25 minutes.
      4 Meanwhile, put {buckwheat} in a bowl[ and turn it in {egg}, well beaten, until no grain is dry]. Stir {=buckwheat} in a dry, heavy saucepan over medium heat until the grains are dry and loose, 3 minutes.
      2+12~ Pour in {chicken-stock} with {1/2 salt}, bring to a boil, cover and cook over the lowest heat until the liquid has gone, 12 minutes. Leave it covered off the heat.
      1+12 Meanwhile, boil {penne} in a large pot of water until tender, 10 to 12 minutes. Scoop out half a mugful of the water and drain.
      3 Stir {=penne} and {=buckwheat} into {=onion}. Stir in {butter, salt, pepper}, and loosen it with enough of the cooking water to make it shine.[ Scatter with {parsley}.]
    `,
    face: 'Nutty buckwheat and pasta bows in a heap of sweet brown onions',
    why: 'The onions are the sauce here, so they get nearly half an hour to soften and brown',
  },
  saganaki: {
    names:
      'saganaki, cheese saganaki, saganaki cheese, greek saganaki, greek fried cheese, fried cheese, pan fried cheese, pan-fried cheese, greek cheese saganaki, fried halloumi, pan fried halloumi, pan-fried halloumi, crispy halloumi, crispy fried halloumi, halloumi saganaki, seared halloumi, greek fried cheese appetizer, greek pan fried cheese, sagenaki, opa cheese',
    title: 'Saganaki (Greek Fried Cheese)',
    family: 'greek',
    near: 'provoleta mozzarella-sticks',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein halloumi 225 cut into slabs 1/2 inch thick
      flour flour|gf-flour 30
      ground-spice oregano 1
      pepper pepper 0.4
      fat olive-oil 40
      acid lemon 58 cut into wedges
      bread bread=crusty_bread/bread|gf-bread 160 sliced and warmed
    `,
    steps: `
      2 Mix {flour, pepper} on a plate. Rinse {halloumi} under cold water and, while it is wet, press both sides into the flour. Shake off the rest.
      5 Heat {olive-oil} in {@skillet} over medium-high heat until it shimmers. Fry the cheese, turning once, until it has a brown crust and is soft in the middle, about 2 minutes on each side.
      1 Lift onto a warm plate, squeeze over {lemon} and crumble on {oregano}. Eat it at once, while it is soft, with {bread}.
    `,
    face: 'Salty slabs of cheese with a thin, crackling crust, sharp with lemon',
    why: 'Flour on wet cheese turns to a crust in the hot oil, and holds in what would run',
  },
  provoleta: {
    names:
      'provoleta, provoleta for dinner, argentine provoleta, argentinian provoleta, argentine grilled cheese, argentinian grilled provolone, grilled provolone, grilled provolone cheese, baked provolone, broiled provolone, melted provolone, fried provolone, provoleta argentina, queso provoleta, provoletta, argentine fried cheese, provolone appetizer, provoleta in a skillet',
    title: 'Provoleta (Argentine Grilled Provolone)',
    family: 'argentine',
    near: 'saganaki mozzarella-sticks',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked, Sautéed',
    equipment: 'Stovetop, Oven',
    serves: 6,
    salt: 0,
    list: `
      cheese provolone 340 in one round, an inch thick
      ground-spice oregano 2
      chile flakes 0.6?
      fat olive-oil 10
      vegetable tomato 100 finely diced
      acid red-vinegar 5
      herb parsley 5 chopped
      bread bread=crusty_bread/bread|gf-bread 240 sliced and toasted
    `,
    steps: `
      2+60 Press {1/2 oregano}[ and {flakes}] into both sides of {provolone}. Leave it on a plate in the refrigerator, uncovered, for 1 hour: a cold, dry cheese browns before it runs.
      2 Stir {tomato, red-vinegar, parsley, oregano} in a small bowl.
      6 Set an oven rack 6 inches below the broiler and heat the broiler. Heat a small cast-iron skillet over medium-high heat for 5 minutes.
      5 Brush the skillet with {olive-oil}. Lay in the cheese and cook until the underside is browned, 2 minutes. Turn it with a wide spatula and cook for 1 minute.
      1+3 Put the skillet under the broiler until the cheese slumps and bubbles at the edge, 2 to 3 minutes.
      1 Spoon over the tomato and bring it to the table in the skillet, on a board. Scoop it up with {bread} while it is still soft.
    `,
    face: 'A round of provolone, brown and crisp outside and molten within, to scoop up with bread',
    why: 'An hour uncovered in the refrigerator dries the surface, so it crusts before the middle can run away',
  },
}
