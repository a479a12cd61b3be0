import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pots, pies, potatoes and sauces of British and Irish homes. */
export const britishAndIrishHomes: DishEntries = {
  'pease-pudding': {
    names:
      'pease pudding, peas pudding, pease porridge, pease pottage, yellow split pea mash, mashed split peas, split pea mash, geordie pease pudding, british split pea puree, split pea pudding',
    title: 'Pease Pudding (Mashed Yellow Split Peas)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'split-pea-soup mashed-potatoes mash',
    weight: 1,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      pulse split-peas=yellow_split_peas/split_peas 400 rinsed
      vegetable onion 120 halved
      vegetable carrot 100 halved lengthwise
      whole-spice bay 0.4
      fat butter|vegan-butter 45
      acid malt-vinegar|cider-vinegar 10
      pepper white-pepper|pepper 0.8
      salt
    `,
    steps: `
      4+60 Put {split-peas, onion, carrot, bay} in a deep, heavy pot with {water 1300}. Bring to a boil, skim off the foam and cook at a low simmer, partly covered, until the peas collapse, 1 hour. Stir often toward the end, and add a splash of hot water if they catch.
      2+5 Fish out the vegetables and {=bay}. Cook uncovered, stirring, until a spoon dragged over the bottom leaves a clear track, 5 minutes.
      3 Off the heat, beat in {butter, malt-vinegar, white-pepper, salt} until smooth. It firms as it cools, and then slices.
    `,
    face: 'Golden split peas beaten with butter to a thick mash, good hot from the pot or cold in slices',
    why: 'An onion and a carrot cook whole among the peas, so they leave their taste and no lumps',
  },
  'bread-sauce': {
    names:
      'bread sauce, easy bread sauce, english bread sauce, british bread sauce, christmas bread sauce, bread sauce for turkey, traditional bread sauce, homemade bread sauce',
    title: 'Bread Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'parsley-sauce gravy',
    weight: 1,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      liquid milk|oat-milk|soy-milk 560
      vegetable onion 120 peeled and halved
      whole-spice cloves 0.6
      whole-spice bay 0.4
      bread white-bread|bread|gf-bread 150 crusts removed, torn to coarse crumbs
      fat butter|vegan-butter 30
      creamy cream|oat-cream 30?
      ground-spice nutmeg 0.3
      pepper white-pepper|pepper 0.4
      salt
    `,
    steps: `
      3+35 Stick {cloves} into {onion} and put it in a small saucepan with {milk, bay}. Heat until it steams, 5 minutes, then cover and set aside off the heat for 30 minutes.
      2 Lift out {=bay} and the onion with all its cloves. Stir in {white-bread}.
      3+8 Cook over the lowest heat, stirring now and then, until the crumbs have swelled and the sauce drops softly from a spoon, 8 to 10 minutes.
      1 Beat in {butter, nutmeg, white-pepper, salt}[, then {cream}]. Serve warm and soft enough to spoon. If it stiffens as it waits, thin it with a little hot water.
    `,
    face: 'Soft, pale and scented with clove, bay and nutmeg, for spooning beside a roast bird',
    why: 'The milk takes its scent from the onion off the heat, and plain crumbs thicken it without a roux',
  },
  'mint-sauce': {
    names:
      'mint sauce, english mint sauce, british mint sauce, mint sauce for lamb, fresh mint sauce, homemade mint sauce, mint and vinegar sauce, mint sauce for roast lamb, traditional mint sauce',
    title: 'Mint Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chimichurri gravy',
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
  'glamorgan-sausages': {
    names: 'glamorgan sausage, glamorgan sausages, welsh vegetarian sausages, selsig morgannwg',
    title: 'Glamorgan Meatless Sausages',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bubble-and-squeak fritters',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      fat butter|vegan-butter 15
      vegetable leek 180 finely chopped and well washed
      bread white-bread|gf-bread 232 torn to fine crumbs
      cheese cheddar 190 finely grated
      herb parsley 8 finely chopped
      herb thyme 2 leaves only
      sauce dijon 12
      pepper pepper 0.8
      egg egg 200 beaten
      crunch breadcrumbs|gf-breadcrumbs 60
      second-fat neutral-oil 40
      salt
    `,
    steps: `
      7+5 Melt {butter} in a skillet over medium-low heat and soften {leek} without coloring, 6 minutes. Let cool for 5 minutes.
      4 Toss {white-bread, cheddar, parsley, thyme, pepper, salt} with {=leek} in a bowl. Stir {dijon} into {most egg}, add and press together to a firm dough that holds when squeezed.
      8+30 Shape into {@count 118 log logs}, short and plump. Roll them in {egg}, then in {breadcrumbs}, and chill for 30 minutes.
      12 Fry in {neutral-oil} in {@skillet} over medium heat, in batches if they crowd, turning on all sides, until deep golden and 160°F (71°C) in the middle, 10 to 12 minutes.
    `,
    face: 'Welsh logs of cheese, leek and crumbs, fried until crisp outside and soft within',
    why: 'Half an hour in the cold sets the cheese and crumbs, so the logs fry without bursting',
  },
  'homity-pie': {
    names:
      'homity pie, potato and leek pie, potato leek pie, cheese and potato pie, cheese potato and leek pie, cranks homity pie, open potato pie, british potato and cheese pie, devon homity pie',
    title: 'Homity Pie (Potato, Leek and Cheese)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cheese-and-onion-pie quiche-lorraine savory-tart',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    list: `
      flour flour 100
      flour whole-wheat-flour 90
      second-fat butter|vegan-butter 110 cold and cubed
      seasoning salt 7
      vegetable potato 600 peeled and cut into 1/2-inch dice
      fat olive-oil 20
      vegetable onion 250 thinly sliced
      vegetable leek 200 white and pale green parts sliced and well washed
      aromatic garlic 9
      creamy cream|oat-cream 120
      cheese cheddar|vegan-cheese 180 grated
      herb parsley 12 chopped
      herb thyme 2 leaves only
      pepper pepper 1
    `,
    steps: `
      8+30~ Rub {butter} into {flour, whole-wheat-flour} with {1/3 salt} until sandy. Stir in {water 50}, ice cold, press into a disk and chill for 30 minutes.
      3+10~ Meanwhile, simmer {potato} in unsalted water until just tender, 8 to 10 minutes. Drain well.
      13 Heat {olive-oil} in a large skillet over medium heat and cook {onion, leek} until very soft and sweet, 11 minutes. Stir in {garlic} for 1 minute.
      7+5 Heat the oven to 400°F (200°C). Roll out the dough, line {@tin 9-inch pie plate} with it, prick the bottom and freeze for 5 minutes.
      2+22 Line the shell with parchment and baking weights and bake for 15 minutes, then without them until dry to the touch, 7 minutes.
      4 Fold the potatoes, {cream, parsley, thyme, pepper, salt} and {1/2 cheddar} into the onions. Heap it all in the shell and cover with {cheddar}.
      1+30 Bake until brown and bubbling on top, 30 minutes.
      0+10 Let it settle for 10 minutes before cutting.
    `,
    face: 'An open pie of potatoes, soft leeks and garlic in cream under browned Cheddar',
    why: 'The potatoes are boiled and the shell is baked first, so the oven only has to brown and marry them',
  },
  'cheese-and-onion-pie': {
    names:
      'cheese and onion pie, cheese & onion pie, cheese onion pie, lancashire cheese and onion pie, cheddar and onion pie, cheddar onion pie, northern cheese and onion pie, british cheese and onion pie, cheese pie with onions',
    title: 'Cheese and Onion Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'homity-pie quiche-lorraine savory-tart',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    list: `
      flour flour 340
      fat butter 170 cold and cubed
      seasoning salt 5
      vegetable onion 600 thinly sliced
      cheese cheddar 280 coarsely grated
      egg egg 100 beaten
      creamy cream 60
      ground-spice mustard-powder 3
      pepper white-pepper|pepper 0.8
    `,
    steps: `
      9+30~ Rub {butter} into {flour} with {1/2 salt} until it looks like coarse meal. Bring it together with just enough of {water 95}, ice cold, divide into two disks, one twice as large as the other, and chill for 30 minutes.
      4+18 Meanwhile, cook {onion} with {water 120} in a covered skillet over medium-low heat, stirring now and then, until soft and sweet but still pale, 15 minutes. Uncover, boil until the pan is dry, 3 minutes, and spread the onions on a plate to cool.
      4 Mix the cooled onions with {cheddar, cream, mustard-powder, white-pepper, salt} and {most egg}.
      12 Heat the oven to 400°F (200°C) with a sheet pan inside. Roll the large disk to line {@tin 9-inch pie plate}, fill it, and cover with the small one, rolled to fit. Seal and crimp the edge, brush with {egg} and cut two slits.
      1+40 Bake on the hot sheet pan until the crust is deep golden and the filling is 160°F (71°C), 40 minutes.
      0+20 Leave it for 20 minutes before you cut, so that the cheese sets.
    `,
    face: 'Sharp Cheddar and soft, sweet onions between two layers of butter pastry',
    why: 'Onions cooked soft and dry leave the cheese thick, and the hot sheet pan crisps the bottom crust',
  },
  boxty: {
    names:
      'boxty, boxty pancake, boxty pancakes, irish boxty, irish potato pancakes, irish potato pancake, potato boxty, boxties, boxty potato cakes, pan boxty, traditional irish boxty',
    title: 'Boxty (Irish Potato Pancakes)',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'latkes colcannon hash-browns fritters',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 800 peeled
      flour flour|gf-flour 130
      leavener baking-soda 2.5
      creamy buttermilk 220
      egg egg 50 beaten
      aromatic scallion 40? thinly sliced
      fat butter|neutral-oil 55
      pepper pepper 0.6
      salt
    `,
    steps: `
      4+17~ Cut {1/2 russet-potato} into chunks and simmer in salted water until soft, 15 to 17 minutes.
      6 Meanwhile, coarsely grate {russet-potato}, and squeeze the shreds in a towel until they drip no more.
      5 Drain the boiled potatoes and mash them smooth in a bowl. Work in the grated ones, {flour, baking-soda, pepper, salt}[ and {scallion}], then {buttermilk, egg}, to make a thick batter that falls from the spoon in lumps.
      22 Melt a little of {butter} in {@skillet} over medium heat. Drop in ladlefuls, spread to 4-inch rounds and fry, in batches with more of it each time, until brown and cooked through, 4 to 5 minutes a side. Keep the first ones warm in a low oven.
    `,
    face: 'Thick Irish pancakes of mashed and grated potato, brown outside and creamy within',
    why: 'Mash makes them tender and grated potato gives them bite, while soda and buttermilk keep them light',
  },
  'dublin-coddle': {
    names:
      'dublin coddle, coddle, irish coddle, sausage and bacon coddle, irish sausage stew, irish sausage and potato stew, sausage coddle, irish bacon and sausage stew, traditional dublin coddle',
    title: 'Dublin Coddle',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'irish-stew sausage-casserole braise',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.25,
    list: `
      protein bacon 140 cut into 1-inch pieces
      protein bratwurst=fresh_pork_sausages/sausages 420 left whole
      vegetable onion 320 thickly sliced
      vegetable potato 900 peeled and cut into thick slices
      herb parsley 16 chopped
      herb thyme 2
      whole-spice bay 0.3
      pepper pepper 1.4
      stock chicken-stock 600
      salt
    `,
    steps: `
      7 Cook {bacon} in {@pot} over medium heat until its fat runs and the edges color, 6 minutes. Lift it out and leave a thin film of fat in the pot.
      5 Layer {onion}, {bratwurst}, the bacon and {potato} in the pot, with {1/2 parsley}, {thyme, bay, pepper} between them. Pour in {chicken-stock}, which should come just below the top layer.
      3+60 Bring to a simmer, cover and cook over low heat, never at a boil, until the potatoes are very tender and the sausages are 160°F (71°C) in the middle, 1 hour.
      1 Season the broth with {salt} and ladle into deep bowls with {parsley}.
    `,
    face: 'Pork sausages, bacon, onions and potatoes simmered slowly in one peppery pot',
    why: 'The sausages go in unbrowned and never boil, so they stay plump and season the broth',
  },
  scouse: {
    names:
      'scouse, lobscouse, liverpool scouse, beef scouse, lamb scouse, scouse stew, traditional scouse, liverpool stew, lob scouse, scouser stew',
    title: 'Liverpool Scouse',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'irish-stew beef-stew stovies braise',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein beef-chuck|lamb-shoulder 800 cut into 1-inch pieces
      fat neutral-oil 20
      vegetable onion 300 chopped
      vegetable potato 1200 peeled, a third cut into small dice and the rest into chunks
      stock beef-stock|chicken-stock 950
      sauce worcestershire|soy-sauce|tamari 18
      herb thyme 3
      whole-spice bay 0.4
      vegetable carrot 350 cut into thick slices
      pepper pepper 1
      salt
    `,
    steps: `
      13 Season {beef-chuck} with {1/2 salt, pepper}. Brown in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes in all.
      5 Stir {onion} into the pot and cook over medium heat until soft, 4 minutes.
      3+75 Add the small dice of {1/3 potato}, with {beef-stock, worcestershire, thyme, bay}. Bring to a simmer, cover and cook over low heat for 1 1/4 hours, until the dice melt into the gravy.
      2+35 Add {carrot, potato} and simmer, partly covered, until the meat pulls apart and the chunks are soft, 35 minutes.
      2 Take out {=bay}, crush a few chunks against the side of the pot and season with {salt}.
    `,
    face: 'Beef, carrots and potatoes stewed until the gravy is thick and some of the potatoes have melted into it',
    why: 'Small dice cook down to thicken the pot, and large chunks go in late to stay whole',
  },
  champ: {
    names:
      'champ, irish champ, champ potatoes, champ mashed potatoes, irish champ potatoes, mashed potatoes with scallions, mashed potato with spring onion, spring onion mash, scallion mashed potatoes, green onion mashed potatoes, poundies, brúitín',
    title: 'Irish Champ',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'colcannon mashed-potatoes mash',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable russet-potato 900 peeled and cut into chunks
      aromatic scallion 110 white and green parts thinly sliced
      creamy milk|oat-milk|soy-milk 220
      fat butter|vegan-butter 75
      pepper white-pepper|pepper 0.5
      salt
    `,
    steps: `
      3+18~ Boil {russet-potato} gently in salted water until a fork breaks a chunk apart, 16 to 18 minutes.
      2+8 Meanwhile, heat {scallion, milk} in a small saucepan until it steams, 3 minutes. Take it off the heat and let it steep for 5 minutes.
      5 Drain the potatoes and shake them over low heat for 1 minute to dry. Mash until no lumps are left, then beat in the milk with its scallions, {white-pepper, salt} and {1/2 butter}.
      1 Spoon into warm bowls, hollow out the tops and drop a piece of {butter} into each hollow.
    `,
    face: 'Creamy mash flecked with scallions, each helping with its own pool of butter',
    why: 'The scallions steep in the hot milk, so they lose their rawness and flavor every spoonful',
  },
  cawl: {
    names:
      'cawl, welsh cawl, welsh lamb soup, welsh lamb stew, welsh stew, lamb cawl, cawl cymreig, welsh lamb and leek soup, lamb and leek soup, welsh soup, lamb and leek stew, cawl cennin',
    title: 'Cawl (Welsh Lamb and Leek Soup)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'scotch-broth irish-stew brothy-soup',
    weight: 1,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein lamb-shoulder 750 cut into 1 1/2-inch pieces
      vegetable onion 150 chopped
      stock beef-stock|chicken-stock 800
      whole-spice bay 0.4
      herb thyme 3
      vegetable rutabaga|turnip 350 peeled and cut into 3/4-inch chunks
      vegetable carrot 250 cut into thick slices
      vegetable potato 500 peeled and cut into chunks
      vegetable leek 300 white and green parts sliced and well washed
      herb parsley 12 chopped
      pepper pepper 1
      cheese cheddar|vegan-cheese 150? coarsely grated
      bread bread|gf-bread 270?
      salt
    `,
    steps: `
      4+70 Put {lamb-shoulder, onion, bay, thyme} in {@pot} with {beef-stock, water 900}. Bring slowly to a boil, skim, cover partly and simmer over low heat until the meat is nearly tender, 1 hour 10 minutes. Skim the fat.
      2+25 Add {rutabaga, carrot, potato} and simmer until a knife meets little resistance, 25 minutes.
      1+8 Stir in {leek} and cook until soft and still bright, 8 minutes.
      1 Season with {parsley, pepper, salt} and ladle out. [Serve with {bread}.] [Offer {cheddar} to stir in at the table.]
    `,
    face: 'A clear Welsh broth full of lamb, rutabaga, potatoes and bright leeks',
    why: 'The lamb simmers unbrowned to a clean broth, and leeks added at the end keep their color',
  },
  'pan-haggerty': {
    names:
      'pan haggerty, panhaggerty, pan haggarty, pan hagerty, northumberland potato bake, northumbrian potatoes, potato cheese and onion skillet, skillet potatoes with cheese and onion, geordie pan haggerty',
    title: 'Pan Haggerty',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'potato-gratin bubble-and-squeak hash',
    weight: 1,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable potato 850 peeled and sliced 1/8 inch thick
      vegetable onion 250 thinly sliced
      cheese cheddar|vegan-cheese 190 coarsely grated
      fat butter|vegan-butter 45
      pepper pepper 1
      salt
    `,
    steps: `
      4 Pat {potato} dry between towels without rinsing, and toss with {pepper, salt}.
      6 Melt {1/2 butter} in {@skillet} that can go under a broiler. Overlap half of the slices over the bottom, cover with {onion} and {most cheddar}, and lay the other slices on top, less than 2 inches deep in all: a crowd needs two pans. Dot with {butter}.
      2+30 Cover tightly and cook over medium-low heat until a knife slides through all the layers, 30 minutes.
      1+4~ Uncover, raise the heat to medium and cook for 4 minutes, so that the bottom browns.
      3 Heat the broiler meanwhile. Scatter {cheddar} over the top.
      1+4 Broil until bubbling and brown in spots, 3 to 4 minutes. Cut in wedges and serve from the pan.
    `,
    face: 'Thin potatoes and onions layered with Cheddar, crisp underneath and browned on top',
    why: 'Unrinsed slices keep their starch, which holds the layers together when you cut',
  },
  rumbledethumps: {
    names:
      'rumbledethumps, rumbledethump, rumblethumps, rumbledthumps, rumble de thumps, rumbledethumps with cheese, scottish potato and cabbage bake, scottish potatoes and cabbage, potato turnip and cabbage bake, scottish cabbage and potato casserole',
    title: 'Rumbledethumps (Scottish Potatoes and Cabbage)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'colcannon bubble-and-squeak mash',
    weight: 1,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable rutabaga 400 peeled and cut into 3/4-inch chunks
      vegetable potato 650 peeled and cut into chunks
      fat butter|vegan-butter 65
      vegetable onion 150 thinly sliced
      leaf savoy-cabbage|cabbage 250 cored and shredded
      herb chives 8? chopped
      cheese cheddar|vegan-cheese 90 grated
      pepper pepper 0.8
      salt
    `,
    steps: `
      4+30~ Simmer {rutabaga} in salted water for 12 minutes. Add {potato} and cook until both are soft, 18 minutes more.
      11 Meanwhile, melt {1/2 butter} in a large skillet over medium heat and cook {onion} for 4 minutes. Add {savoy-cabbage} and a splash of water and stir until limp, 6 minutes.
      7 Heat the oven to 400°F (200°C). Drain the roots well, mash them roughly with {butter, pepper, salt} and fold in the cabbage[ and {chives}]. Spread in {@baking-dish} and cover with {cheddar}.
      1+25 Bake until hot all through and browned on top, 25 minutes.
    `,
    face: 'Mashed potatoes and rutabaga with buttery cabbage, baked under a crust of Cheddar',
    why: 'Rutabaga starts ahead of the potatoes, so both are soft at once and neither turns watery',
  },
}
