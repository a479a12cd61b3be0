import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dips, salads and small plates to fill a table with. */
export const mezzeAndSalads: DishEntries = {
  hummus: {
    names:
      'hummus, houmous, classic hummus, humus, hummous, chickpea dip, homemade hummus, creamy hummus, hommus, plain hummus, humous, hummus dip, smooth hummus, hummus bi tahini',
    family: 'levantine',
    near: 'baba-ganoush dip',
    beside: 'soft-flatbread falafel',
    weight: 5,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Food Processor/Blender',
    serves: 6,
    salt: 0.5,
    list: `
      pulse chickpeas 480
      leavener baking-soda 2
      acid lemon 75
      aromatic garlic 5 finely grated
      nut tahini 110
      ground-spice cumin 0.6?
      fat olive-oil 27
      ground-spice sweet-paprika 0.5?
      herb parsley 4?
      salt
    `,
    steps: `
      2+20~ Put {chickpeas} and {baking-soda} in a saucepan with water to cover and boil until the skins float off and the beans crush to nothing between two fingers, 20 minutes. Drain and rinse.
      2+5 Meanwhile, stir {lemon, garlic, salt} together in a food processor and let stand for 5 minutes, which takes the sting out of the garlic.
      3 Add {tahini} and run the machine until thick. With the motor on, pour in {water 60}, ice-cold, until it turns pale and fluffy.
      4 Add {=chickpeas, cumin} and blend for 3 to 4 minutes, scraping down, until perfectly smooth. Thin with a little more cold water if it is stiff: it firms up as it cools.
      1 Spread in a shallow bowl with the back of a spoon and fill the hollows with {olive-oil}. [Dust with {sweet-paprika}.] [Sprinkle with {parsley}.]
    `,
    face: 'A cloud of chickpeas and tahini, sharp with lemon, under a pool of olive oil',
    why: 'Boiled soft with a pinch of baking soda, even canned chickpeas blend to silk',
  },
  'baba-ganoush': {
    names:
      'baba ganoush, baba ghanoush, eggplant dip, aubergine dip, baba ganouj, baba ghanouj, babaganoush, smoky eggplant dip, roasted eggplant dip, moutabal, mutabal, baba ganush, baba gannouj, baba ghanoosh, baba',
    title: 'Baba Ganoush',
    family: 'levantine',
    near: 'hummus dip',
    beside: 'soft-flatbread kofta-kebabs',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Baked, Grilled',
    equipment: 'Oven/Grill',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable eggplant 1100 left whole
      nut tahini 60
      acid lemon 35
      aromatic garlic 5
      ground-spice smoked-paprika 1?
      fat olive-oil 36
      herb parsley 8
      fruit pomegranate 40? seeds only
      salt
    `,
    steps: `
      2+35 Prick {eggplant} all over with a fork. Broil on a foil-lined rimmed sheet pan, or grill over a direct flame, turning now and then, until black outside and completely collapsed, 35 minutes.
      2+15 Slit open, and let the flesh cool and drip in a colander for 15 minutes. Scrape it from the skin.
      3 Chop the flesh and beat it with {tahini, lemon, garlic, smoked-paprika, 1/2 olive-oil} until creamy but not quite smooth. Season with {salt}.
      1 Spread on a plate, pour over {olive-oil} and scatter with {parsley}. [Sprinkle with {pomegranate}.]
    `,
    face: 'Smoky, charred eggplant beaten with tahini, garlic and lemon',
    why: 'A truly black skin is where the smoke comes from, and draining keeps it thick',
  },
  tabbouleh: {
    names:
      'tabbouleh, tabouli, tabbouli, tabouleh, parsley salad, lebanese parsley salad, tabouli salad, tabbouleh salad, tabooli, bulgur salad, bulgur wheat salad, tabbuleh, taboule, lebanese tabbouleh',
    titles: `
      quinoa: Quinoa Tabbouleh
    `,
    title: 'Tabbouleh',
    family: 'lebanese',
    near: 'fattoush grain-salad',
    beside: 'falafel kofta-kebabs',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      starch bulgur|quinoa 70
      raw tomato 300 finely diced
      herb parsley 150 finely chopped
      herb mint 15
      raw scallion 60
      acid lemon 60
      fat olive-oil 70
      ground-spice allspice 0.4?
      salt
      pepper pepper 0.4
    `,
    steps: `
      2+15~ Simmer {bulgur} in plenty of lightly salted water until tender, 12 to 15 minutes. Drain it very well and spread it out to cool.
      2 Meanwhile, dry the herbs thoroughly before you chop them: wet ones turn to mush under the knife.
      3 Stir {tomato, lemon, allspice, pepper, salt} in a big bowl, and mix in the grains, so that they take up the juice.
      3 Fold in {parsley, mint, scallion} and {olive-oil}. Eat it within the hour, while it is still perky.
    `,
    face: 'Mountains of parsley with tomatoes, mint and lemon, and only a little grain',
    why: 'It is a salad of herbs, and the grains are there to catch the juice',
  },
  fattoush: {
    names:
      'fattoush, fattoush salad, fatoush, lebanese bread salad, fatush, pita bread salad, lebanese salad, fattouche, middle eastern bread salad, crispy pita salad, fatoosh, lebanese fattoush',
    title: 'Fattoush',
    family: 'sumac',
    near: 'panzanella tabbouleh bread-salad',
    beside: 'chicken-shawarma kofta-kebabs',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      bread pita|gf-bread 120 torn into bite-size pieces
      fat olive-oil 70
      acid lemon 40
      sauce pomegranate-molasses 15?
      aromatic garlic 3
      ground-spice sumac 5
      leaf romaine 200
      raw tomato 300 
      raw cucumber 250
      raw radish 80
      raw scallion 45
      herb parsley 15
      herb mint 8
      salt
    `,
    steps: `
      2+10~ Heat the oven to 375°F (190°C). Toss {pita} with {1/3 olive-oil} on a rimmed sheet pan and toast until brittle and golden, 8 to 10 minutes.
      3 Meanwhile, whisk {lemon, pomegranate-molasses, garlic, 1/2 sumac, 1/2 salt} in a large bowl and beat in {olive-oil}.
      4 Add {romaine, tomato, cucumber, radish, scallion, parsley, mint} and toss until everything is coated.
      2 Fold in the crisp bread at the very last moment. Season with {salt, sumac} and serve while it still crunches.
    `,
    face: 'Crunchy vegetables and shards of toasted pita in a tart sumac dressing',
    why: 'The bread goes in last, so that half of it drinks the dressing and half of it stays crisp',
  },
  'couscous-salad': {
    names:
      'couscous salad, couscous, moroccan couscous, vegetable couscous, moroccan couscous salad, lemon couscous salad, couscous with vegetables, mediterranean couscous salad, couscous with chickpeas, cous cous, cous cous salad, herbed couscous, lemon couscous, couscous with raisins, jeweled couscous',
    title: 'Couscous Salad with Chickpeas and Herbs',
    family: 'moroccan',
    near: 'tabbouleh grain-salad',
    beside: 'chicken-kebabs kofta-kebabs',
    weight: 3,
    level: 1,
    types: 'Side Dish, Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      stock veg-stock 300
      starch couscous 220
      fat olive-oil 54
      acid lemon 40
      ground-spice cumin 2
      ground-spice cinnamon 0.6
      pulse chickpeas|white-beans 240
      vegetable carrot 120 coarsely grated
      fruit dried-apricots|raisins 60 chopped
      raw scallion 45
      herb parsley 20
      herb mint 10
      nut almonds|pistachios|pepitas 40? toasted
      salt
      pepper pepper 0.6
    `,
    steps: `
      1+5~ Bring {veg-stock} to a boil in a saucepan with {1/3 olive-oil}[ and {1/2 salt}]. Stir in {couscous}, cover and take off the heat. Let it stand for 5 minutes.
      3 Meanwhile, whisk {olive-oil, lemon, cumin, cinnamon, pepper} in a large bowl.
      3 Rake the couscous with a fork until every grain is loose, transfer it to the dressing and toss while it is warm.
      4 Fold in {chickpeas, carrot, dried-apricots, scallion, parsley, mint}. Season with {salt}. [Scatter with {almonds}.]
    `,
    face: 'Light, lemony grains with chickpeas, dried apricots and handfuls of herbs',
    why: 'It is dressed while it is warm and loosened with a fork, so the grains stay apart and take in the lemon',
  },
  skordalia: {
    names:
      'skordalia, skordalia dip, skordalia sauce, greek skordalia, homemade skordalia, potato skordalia, greek garlic dip, greek garlic sauce, greek garlic potato dip, greek potato garlic dip, greek potato dip, greek potato and garlic dip, greek garlic and potato dip, greek garlic potato spread, garlic potato dip, scordalia, skordhalia, skorthalia',
    title: 'Skordalia (Greek Garlic and Potato Dip)',
    family: 'greek',
    near: 'tzatziki hummus toum',
    beside: 'baked-cod grilled-fish',
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
    beside: 'soft-flatbread shakshuka',
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
}
