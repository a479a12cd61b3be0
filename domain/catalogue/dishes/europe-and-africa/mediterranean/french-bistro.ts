import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More of the bistro: cutlets, mussels, parcels and beans. */
export const frenchBistro: DishEntries = {
  'chicken-cordon-bleu': {
    names:
      'chicken cordon bleu, cordon bleu, chicken cordon blue, baked chicken cordon bleu, chicken stuffed with ham and cheese, ham and cheese stuffed chicken, cordon blue, chicken cordonbleu ham cheese, chicken cordon bleu with sauce',
    title: 'Chicken Cordon Bleu',
    family: 'bistro',
    cuisine: 'French, American',
    near: 'chicken-milanese breaded-cutlet',
    beside: 'roast-potatoes green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein chicken-breast 640 pounded 1/3 inch thick
      sauce dijon 15
      protein ham|deli-turkey 110
      cheese swiss|gruyere 110
      flour flour|gf-flour 40
      egg egg 100 beaten
      vegetable green-beans 400? trimmed
      crunch panko|gf-breadcrumbs 100
      fat butter 42 melted
      creamy cream 120
      cheese parmesan 25
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Heat the oven to 400°F (200°C). Season {chicken-breast} with {salt, pepper}, spread with half of {dijon} and lay {ham} and {swiss} on top. Roll each up from the narrow end, tucking in the sides, and fasten with toothpicks.
      7 Toss {panko} with {butter}. Coat each roll in {flour}, then {egg}, then the buttery crumbs, pressing them on, and set on a rimmed sheet pan.
      1+30~ Bake until deep golden and 165°F (74°C) in the middle, 25 to 30 minutes.
      4 Meanwhile, simmer {cream} with the rest of the mustard for 3 minutes. Take it off the heat and stir in {parmesan}.
      1+5 Rest the rolls for 5 minutes. Meanwhile, boil {green-beans} in salted water until crisp-tender, 4 minutes. Pull out the picks, slice the rolls and spoon the sauce over.
    `,
    face: 'Crumbed chicken rolled around ham and molten cheese, with a mustard cream',
    why: 'Baked instead of fried, the crumbs brown evenly while the middle comes up to heat, and the cheese stays in',
  },
  'moules-marinieres': {
    names:
      'moules marinieres, moules marinière, mussels in white wine, steamed mussels, mussels in white wine sauce, mussels with garlic and white wine, moules mariniere, mussels, french mussels, mussels in garlic butter, white wine mussels, moule mariniere, mussels mariniere',
    title: 'Moules Marinières (Mussels in White Wine)',
    family: 'norman',
    near: 'mussels-in-broth spaghetti-with-clams',
    beside: 'french-fries green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      fat butter|olive-oil 56
      aromatic shallot 100
      aromatic garlic 12
      ground-spice thyme 2
      wine white-wine 300
      protein mussels 1800
      creamy cream 80?
      herb parsley 20
      bread bread=baguette/bread|gf-bread 300 sliced
      pepper pepper 0.6
    `,
    steps: `
      4 Throw out any mussels that are cracked or that stay open when tapped. Melt {butter} in your largest pot over medium heat and soften {shallot, garlic, thyme} without color, 3 minutes.
      3 Pour in {white-wine}, add {pepper} and bring to a hard boil.
      1+5 Add {mussels}, cover tightly and cook over high heat, shaking the pot twice, until the shells have opened, 4 to 5 minutes. Leave behind any that stay shut.
      2 Lift {=mussels} into warm bowls with a slotted spoon. [Stir {cream} into the broth and boil for 1 minute.] Stir in {parsley} and pour it over, stopping before the last, sandy spoonful.
      1 Eat at once, with {bread} for the broth.
    `,
    face: 'Mussels steamed open in wine, butter and shallots',
    why: 'They bring all the salt that the pot needs, and the broth is made in the five minutes that they take',
  },
  'salmon-en-papillote': {
    names:
      'salmon en papillote, fish en papillote, salmon in parchment, baked salmon in parchment, salmon parcels, fish in parchment, salmon in foil, salmon foil packets, en papillote, fish parcels, cod en papillote, baked salmon in foil, salmon in paper',
    title: 'Salmon en Papillote',
    titles: `
      cod: Cod en Papillote
    `,
    family: 'bistro',
    near: 'parcels crusted-fish',
    beside: 'roasted-asparagus rice-pilaf',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable zucchini 300 sliced into thin half-moons
      vegetable leek 150 white part only, cut into fine strips
      vegetable cherry-tomatoes 200 halved
      protein salmon|cod 640
      fat butter|olive-oil 42
      wine white-wine 40?
      acid lemon 58 thinly sliced
      herb dill|parsley 6
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Cut a sheet of parchment paper about 16 inches long for each person and fold it in half to crease it.
      6 Heap {zucchini, leek, cherry-tomatoes} beside the crease, season with {1/2 salt} and lay {salmon} on top. Season the fish with {salt, pepper} and dot with {butter}. Cover with {lemon} and {dill}. [Sprinkle with {white-wine}.]
      4 Fold the paper over and pleat the edges all around, tightly, so that no steam gets out.
      1+15 Bake on {@sheet-pans} until the parcels are puffed and brown and the fish is 145°F (63°C) in the middle, 13 to 15 minutes.
      1 Open at the table, for the steam is half of the pleasure.
    `,
    face: 'Fish and vegetables steamed in their own juices in a sealed paper parcel',
    why: 'Nothing escapes from a tight parcel, so butter, lemon and juices become the sauce by themselves',
  },
  cassoulet: {
    names:
      'cassoulet, french bean casserole, sausage cassoulet, sausage and bean casserole french, cassoulet with sausage, easy cassoulet, pork and bean cassoulet, chicken cassoulet, white bean cassoulet, toulouse cassoulet, french sausage and bean stew',
    title: 'Easy Cassoulet',
    family: 'provencal',
    near: 'bean-pot braised-beans',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.36,
    list: `
      protein bacon 120 diced
      protein bratwurst=pork_sausages/sausages 450 left whole
      protein chicken-bone 840
      aromatic onion 180
      vegetable carrot 150 diced
      aromatic garlic 15
      body tomato-paste 32
      wine white-wine 150?
      stock chicken-stock 500
      ground-spice thyme 2
      whole-spice bay 0.6
      pulse white-beans 900
      crunch panko|gf-breadcrumbs 60
      fat olive-oil 27
      herb parsley 15
      salt
      pepper pepper 1
    `,
    steps: `
      8 Set the oven to 350°F (175°C). Fry {bacon} in a wide, ovenproof pot over medium heat until crisp, 7 minutes, and set it aside.
      15 Season {chicken-bone} with {pepper, 1/2 salt}. Brown them in the fat, skin side down first, with {bratwurst}, about 14 minutes in all, and lift everything out. Leave 2 spoonfuls of fat.
      9 Soften {onion} and {carrot} in it, 7 minutes. Stir in {most garlic} and {tomato-paste} for 1 minute.
      4 [Pour in {white-wine} and boil it down by half, 2 minutes.] Add {chicken-stock, thyme, bay, white-beans} and the bacon, crushing some of the beans. Bury the meats in it.
      1+45 Bake, uncovered, until the liquid is creamy and the chicken is past 165°F (74°C), 45 minutes.
      2+20 Toss {panko} with {olive-oil, garlic, parsley, salt}, sprinkle over the top and bake until brown and crusty, 20 minutes.
      0+10 Let it settle for 10 minutes before you break the crust.
    `,
    face: 'White beans baked with chicken, sausages and bacon under garlicky crumbs',
    why: 'Canned beans and an hour in the oven give what used to take three days, crust and all',
  },
  'sole-meuniere': {
    names:
      'sole meuniere, fish meuniere, dover sole meuniere, sole meunière, trout meuniere, flounder meuniere, fish in lemon butter sauce, pan fried sole, lemon butter fish, tilapia meuniere, pan fried fish with lemon butter, fish with brown butter and lemon',
    title: 'Sole Meunière',
    titles: `
      tilapia: Tilapia Meunière
      trout: Trout Meunière
    `,
    family: 'norman',
    near: 'pan-seared-fillet',
    beside: 'smashed-potatoes green-beans',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein sole|tilapia|trout 720
      flour flour|rice-flour 45
      fat neutral-oil 27
      second-fat butter 85
      acid lemon 40
      herb parsley 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Pat {sole} dry, season with {salt, pepper} and dredge in {flour}. Shake off every grain that is loose.
      8 Heat {neutral-oil} and {1/3 butter} in {@skillet} over medium-high heat. Fry the fillets, as many as fit, until golden, 2 minutes, turn once and cook until they flake at 145°F (63°C), 1 to 2 minutes more. Move to warm plates.
      4 Wipe out the pan, add {butter} and swirl it over medium heat until it smells nutty and turns a warm brown, 2 to 3 minutes.
      1 Take it off the heat, pour in {lemon} (it will foam), add {parsley} and spoon over the fish at once.
    `,
    face: 'Delicate fillets with a thin golden crust, under foaming brown butter and lemon',
    why: 'The butter for frying is wiped out and fresh butter is browned for the sauce, so nothing tastes burnt',
  },
  'french-lentil-salad': {
    names:
      'french lentil salad, lentil salad, lentil salad with goat cheese, green lentil salad, puy lentil salad, lentils vinaigrette, warm lentil salad, lentil and goat cheese salad, lentil feta salad, brown lentil salad, mediterranean lentil salad, cold lentil salad',
    title: 'French Lentil Salad',
    family: 'bistro',
    near: 'white-bean-salad bean-salad grain-salad',
    beside: 'grilled-salmon no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      pulse brown-lentils 280
      whole-spice bay 0.3
      vegetable carrot 150 finely diced
      aromatic shallot 50
      acid red-vinegar 40
      dressing dijon 15
      fat olive-oil 60
      raw celery 80 finely diced
      herb parsley 20
      cheese goat-cheese|feta 100?
      nut walnuts|pepitas 50?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+20~ Simmer {brown-lentils} with {bay} in plenty of water for 15 minutes. Add {carrot, 1/2 salt} and cook until the lentils are tender but whole, 5 minutes more.
      4 Meanwhile, let {shallot} stand in {red-vinegar} for a few minutes in a large bowl. Whisk in {dijon, pepper} and then {olive-oil}.
      3 Drain the lentils well, pull out {=bay} and toss the lentils, still hot, in the dressing.
      1+10 Let stand for 10 minutes, until they are lukewarm and have soaked it up.
      2 Fold in {celery, parsley} and season with {salt}. [Dot with {goat-cheese}.] [Sprinkle with {walnuts}.]
    `,
    face: 'Tender lentils in a sharp mustard dressing with celery and plenty of parsley',
    why: 'Lentils take in a dressing only while they are hot, so they go into the bowl straight from the pot',
  },
  'ham-and-cheese-crepes': {
    names:
      'ham and cheese crepes, savory crepes, savoury crepes, savory crepes with ham and cheese, savoury crepes with ham and cheese, savory pancakes with ham and cheese, savoury pancakes, ham and gruyere crepes, crepes with ham and cheese, savory french crepes',
    title: 'Savory Ham and Cheese Crêpes',
    family: 'norman',
    near: 'crepes savory-pancake french-toast',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      flour flour|gf-flour 130
      egg egg 100
      creamy milk|oat-milk|soy-milk 320
      fat butter|vegan-butter 45 melted
      sauce dijon 16
      protein ham|deli-turkey 200
      cheese gruyere|cheddar 180
      herb chives 6 finely chopped
      salt
      pepper pepper 0.4
    `,
    steps: `
      4+30 Beat {flour, egg, salt} until no lump is left, then thin with {milk}, added slowly, and stir in {1/2 butter}. The batter should run off the spoon like light cream. Leave it for 30 minutes.
      20 Brush a medium nonstick skillet with some of {butter} and set it over medium-high heat. Swirl a scant 1/4 cup of batter around it into a thin round and cook for about 1 minute, until the underside is freckled with brown, then turn it for 30 seconds. Make the others in the same way, piling them up.
      12 Spread each crêpe with a little of {dijon} and lay {ham, gruyere, pepper} over one half. Fold it over, and once more to a wedge. Warm the wedges in the skillet over medium-low heat, a few at a time, until the cheese runs, 2 minutes a side.
      1 Scatter with {chives} and serve hot.
    `,
    face: 'Thin, lacy crêpes folded around ham and melted Gruyère, with mustard and chives',
    why: 'Folded first and warmed slowly after, the outside crisps while the cheese melts',
  },
}
