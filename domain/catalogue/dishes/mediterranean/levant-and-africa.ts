import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plates of Egypt, the Levant, Turkey, Ethiopia, and West and South Africa. */
export const levantAndAfrica: DishEntries = {
  kibbeh: {
    names:
      'kibbeh, baked kibbeh, kibbe, kibbi, kibbeh bil sanieh, kibbeh pie, lebanese kibbeh, kibbee, kibbeh in a pan, lamb kibbeh, beef kibbeh, bulgur and lamb bake, lebanese meat pie, kubbeh, quibe',
    title: 'Baked Kibbeh (Bulgur and Lamb)',
    titles: 'ground-beef: Baked Kibbeh (Bulgur and Beef)',
    family: 'lebanese',
    near: 'kofta-kebabs moussaka greek-meatballs',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop, Food Processor',
    serves: 6,
    salt: 0.6,
    list: `
      starch bulgur=fine_bulgur/bulgur 200
      protein ground-lamb|ground-beef 750
      aromatic onion 320 finely chopped
      ground-spice allspice 4
      ground-spice cinnamon 1.5
      fat olive-oil 60
      nut pine-nuts|walnuts 45
      creamy yogurt|soy-yogurt 300
      herb mint 6?
      acid lemon 58 cut into wedges
      salt
      pepper pepper 1.5
    `,
    steps: `
      2+15~ Cover {bulgur} with cold water and leave it for 15 minutes. Drain, and squeeze it dry by the handful.
      14 Meanwhile, toast {pine-nuts} in {1/3 olive-oil} in a skillet over medium heat for 2 minutes. Add {1/2 onion} and soften for 5 minutes. Add {1/3 ground-lamb, 1/3 allspice, 1/3 cinnamon, 1/3 salt} and cook until no pink is left, 6 minutes.
      6 Heat the oven to 400°F (200°C). Grind {onion} to a pulp in a food processor. Add {ground-lamb, allspice, cinnamon, pepper, salt}. Add the bulgur and a few spoonfuls of ice water and run it, in two loads if need be, to a smooth, sticky paste.
      10 Oil {@baking-dish} with a little of {=olive-oil}. With wet hands, press half of the paste over the bottom, cover with the filling, and pat out the rest on top, a piece at a time, until it meets.
      4 Score deeply into diamonds, run a knife around the edge and pour {olive-oil} over the top.
      1+40 Bake until brown, crisp at the edges and 160°F (71°C) in the middle, 40 minutes.
      2+10 Let it stand for 10 minutes. Cut along the lines and serve with {yogurt, lemon, mint}.
    `,
    face: 'Two layers of spiced meat and bulgur with onions and toasted nuts between them',
    why: 'Scored to the bottom before it bakes, it lets the oil run down and crisp every edge',
  },
  koshari: {
    names:
      'koshari, koshary, kushari, kosheri, kushary, egyptian koshari, egyptian rice lentils and pasta, egyptian lentils rice and macaroni, egyptian street food, rice lentils and macaroni',
    title: 'Koshari (Egyptian Rice, Lentils and Macaroni)',
    family: 'egyptian',
    near: 'mujadara lentil-soup pilaf',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      pulse brown-lentils 200
      vegetable onion 600 halved and very thinly sliced
      thickener cornstarch|flour 24
      fat neutral-oil 150
      starch long-rice 250 rinsed
      ground-spice cumin 6
      ground-spice coriander 3
      aromatic garlic 24
      chile flakes 1.5
      body tomato-puree 600
      acid white-vinegar=white_vinegar/vinegar 36
      main penne=elbow_macaroni/macaroni|gf-pasta 180
      protein chickpeas 240 drained and rinsed
      salt
      pepper pepper 1
    `,
    steps: `
      2+15~ Boil {brown-lentils} gently in plenty of water for 15 minutes, until they are half tender. Drain.
      23 Meanwhile, toss {onion} with {cornstarch}. Heat {neutral-oil} in a wide pan over medium-high heat and fry them in two batches until brown and crisp, 10 minutes each. Drain on paper. Pour off the oil and save it.
      4+20~ Heat two spoonfuls of the saved oil in {@pot}. Stir in {long-rice}, the lentils and {most cumin} for 1 minute. Add {water 600} and {1/2 salt}, bring {=long-rice} to a boil, cover and cook over the lowest heat until dry and tender, 18 to 20 minutes.
      4+14~ Meanwhile, sizzle {garlic, flakes, coriander, cumin} in another spoonful of the oil for 1 minute. Add {tomato-puree, pepper, salt} and simmer until thick, 14 minutes. Stir in {white-vinegar}.
      2+9 Boil {penne} in salted water until tender, 9 minutes, with {chickpeas} for the last minute. Drain.
      3 Heap the rice and lentils in bowls, then the macaroni and chickpeas, then the sauce, and last of all the crisp onions.
    `,
    face: 'Rice, lentils, macaroni and chickpeas under a sharp tomato sauce and a heap of crisp onions',
    why: 'Rice and sauce both start in the oil that fried the onions, so their sweetness runs through the whole bowl',
  },
  maqluba: {
    names:
      'maqluba, maqlooba, maklouba, makloubeh, maqlubeh, maqluba with chicken, chicken maqluba, upside down rice, palestinian maqluba, upside down chicken and rice, palestinian upside down rice, magluba',
    title: 'Maqluba (Upside-Down Chicken, Eggplant and Rice)',
    family: 'levantine',
    near: 'chicken-biryani pilaf mujadara',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Roasted',
    equipment: 'Stovetop, Oven',
    serves: 6,
    salt: 0.45,
    list: `
      starch basmati 420 rinsed, and soaked in cold water for 30 minutes
      protein chicken-bone|chicken-thigh 1000
      aromatic onion 180 quartered
      whole-spice bay 0.6
      ground-spice allspice 5
      ground-spice cinnamon 2
      ground-spice turmeric 3
      stock chicken-stock 900
      vegetable eggplant 700 cut into 1/2-inch rounds
      vegetable cauliflower 400 cut into large florets
      fat olive-oil 70
      raw tomato 250 sliced
      nut almonds|pine-nuts 40? toasted
      herb parsley 8?
      creamy yogurt|soy-yogurt 300
      salt
      pepper pepper 1.5
    `,
    steps: `
      4+30~ Put {chicken-bone, onion, bay} in a wide pot with {chicken-stock, 1/2 allspice, 1/2 cinnamon, 1/2 turmeric, 1/2 salt}. Simmer, covered, until tender and 165°F (74°C) at the thickest part, 30 minutes. Lift out the chicken. Strain the stock and keep it hot.
      6+30 Meanwhile, heat the oven to 450°F (230°C). Turn {eggplant, cauliflower} in {most olive-oil} on two sheet pans and roast until soft and brown, 30 minutes.
      8 Drain {basmati} well and stir in {allspice, cinnamon, turmeric, pepper, salt}. Oil {@pot}, one with straight sides, with {olive-oil}. Line the bottom with {tomato}, then layer on the chicken and the vegetables, and press the rice on top.
      3+25 Ladle in the hot stock, to just cover the rice; there may be some left. Bring to a boil, cover and cook over the lowest heat until the rice is tender, 25 minutes.
      1+15 Leave it, covered, off the heat for 15 minutes.
      4 Set a wide platter over the pot and turn both over together. Wait a minute, then lift the pot. Scatter with {almonds, parsley} and serve with {yogurt}.
    `,
    face: 'A dome of spiced rice turned out of its pot, with tomatoes, roasted eggplant and chicken on top',
    why: 'A rest before the turn lets the grains tighten, so that the layers come out standing',
  },
  'imam-bayildi': {
    names:
      'imam bayildi, imam bayıldı, turkish stuffed eggplant, turkish stuffed aubergine, imam biyaldi, stuffed eggplant with onions and tomatoes, turkish eggplant, imam bayaldi, stuffed aubergine turkish',
    title: 'İmam Bayıldı (Turkish Stuffed Eggplants)',
    family: 'turkish',
    near: 'moussaka ratatouille eggplant-parmesan',
    weight: 2,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable eggplant 1100 halved lengthwise
      fat olive-oil 110
      aromatic onion 420 halved and thinly sliced
      aromatic garlic 24 sliced
      vegetable tomato 450 coarsely grated, skin discarded
      body tomato-paste 24
      sweetener sugar 6
      herb parsley 24
      acid lemon 24
      bread pita|gf-bread 240
      salt
      pepper pepper 1
    `,
    steps: `
      5+30~ Heat the oven to 425°F (220°C). Score the flesh of {eggplant} in a grid, rub the halves with {1/3 olive-oil} and lay them in {@baking-dish}, cut side down. Bake until they give when pressed, 30 minutes. Turn the oven down to 375°F (190°C).
      22 Meanwhile, soften {onion} with {1/2 salt} in {olive-oil} in a wide pan over medium-low heat until sweet and limp, but not brown, 15 minutes. Add {garlic} and cook for 2 minutes, then {most tomato, 1/2 sugar, pepper} and cook until the juice is gone, 4 minutes. Stir in {most parsley}.
      5 Turn the halves over. Press the flesh down with the back of a spoon to make a hollow in each and heap in the onions.
      3 Stir {tomato-paste, tomato, sugar, lemon, salt} into {water 200} and pour it around them.
      1+40 Cover with foil and bake for 30 minutes. Uncover and bake until the tops are brown and the sauce is thick, 10 minutes more.
      2+30 Let them cool for 30 minutes and eat lukewarm with {parsley} and {pita}.
    `,
    face: 'Meltingly soft eggplants heaped with slow-cooked onions, tomato and garlic',
    why: 'They are made to be eaten lukewarm, when the oil and the onions taste sweetest',
  },
  pide: {
    names:
      'pide, turkish pide, kiymali pide, kıymalı pide, turkish pizza, lamb pide, turkish flatbread with lamb, turkish boat pizza, beef pide, turkish meat pide, pide with ground meat',
    title: 'Pide (Turkish Flatbreads with Lamb)',
    titles: 'ground-beef: Pide (Turkish Flatbreads with Beef)',
    family: 'turkish',
    near: 'calzone pizza-margherita flatbread-pizza',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 400
      leavener yeast 6
      sweetener sugar 6
      seasoning salt 11
      creamy milk|soy-milk|oat-milk 130 lukewarm
      fat olive-oil 45
      protein ground-lamb|ground-beef 400
      aromatic onion 130 very finely chopped
      vegetable green-pepper 120 finely chopped
      vegetable tomato 150 seeded and finely chopped
      body tomato-paste 25
      chile aleppo 3
      ground-spice cumin 2
      herb parsley 16
      egg egg 50 beaten
      acid lemon 58 cut into wedges
      pepper pepper 1
    `,
    steps: `
      11 Mix {bread-flour, yeast, sugar, most salt}. Add {water 135, milk, 1/2 olive-oil} and knead for 8 minutes, to a smooth, soft dough.
      1+60 Cover and let it rise until doubled, 1 hour.
      5 Knead {ground-lamb} with {onion, green-pepper, tomato, tomato-paste, aleppo, cumin, parsley, pepper, salt} for 3 minutes, until it spreads like a paste.
      4 Heat the oven to 475°F (245°C) with a large sheet pan in it. Cut the dough into {@count 380 piece pieces} and let them rest under a towel.
      12 Roll each piece into an oval, 12 inches long and 6 wide, and set it on parchment. Spread thinly with the meat, leaving 3/4 inch bare all around. Fold the long edges over the rim of the filling and pinch and twist the ends to points, like a boat.
      2 Brush the borders with {egg} and the filling with {olive-oil}.
      4+28 Slide two at a time onto the hot pan, paper and all. Bake until the crust is brown and the meat is 160°F (71°C), 13 to 14 minutes, and bake the rest the same way.
      2 Cut across into strips and squeeze {lemon} over them.
    `,
    face: 'Boat-shaped flatbreads with a thin, savory layer of ground meat, peppers and tomato',
    why: 'The meat goes on raw and thin, and its juices season the bread as both of them bake',
  },
  manakish: {
    names:
      'manakish, manaeesh, manaqish, manakeesh, manoushe, manousheh, mankoushe, zaatar manakish, zaatar flatbread, zaatar bread, lebanese zaatar flatbread, lebanese flatbread with zaatar, manakish zaatar, man oushe',
    title: "Manakish (Za'atar Flatbreads)",
    family: 'lebanese',
    near: 'focaccia pan-flatbread pizza-margherita',
    weight: 3,
    level: 2,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    batch: true,
    list: `
      flour flour|bread-flour 390
      leavener yeast 5
      sweetener sugar 8
      seasoning salt 8
      fat olive-oil 110
      ground-spice zaatar 36
    `,
    steps: `
      10 Mix {flour, yeast, sugar, salt}. Add {water 240}, lukewarm, and {1/3 olive-oil}. Knead for 7 minutes, until smooth and elastic.
      1+75 Cover and leave in a warm place until doubled, 1 1/4 hours.
      2 Stir {zaatar} into {olive-oil}, to a paste that just runs off the spoon.
      4+10 Heat the oven to 475°F (245°C) with a sheet pan in it. Divide the dough into {@count 92 ball balls} and let them rest under a towel for 10 minutes.
      10 Roll each ball into a 7-inch round and lay it on parchment. Dimple it with your fingertips and spread with its share of the paste, almost to the edge.
      4+21 Slide two at a time onto the hot pan and bake until puffed and brown underneath, 7 minutes each time and 21 minutes in all. Eat them warm.
    `,
    face: "Soft flatbreads under a toasty crust of za'atar and olive oil",
    why: 'Deep dimples hold the oil in pools, and the herbs do not slide off',
  },
  manti: {
    names:
      'manti, turkish manti, mantı, manti with garlic yogurt, turkish dumplings, turkish ravioli, lamb manti, manti dumplings, turkish dumplings with yogurt, lamb dumplings with yogurt, mantu, beef manti',
    title: 'Manti with Garlic Yogurt (Turkish Lamb Dumplings)',
    titles: 'ground-beef: Manti with Garlic Yogurt (Turkish Beef Dumplings)',
    family: 'turkish',
    near: 'turkish-eggs pierogi dumplings',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      flour flour 300
      egg egg 50
      protein ground-lamb|ground-beef 250
      aromatic onion 100 coarsely grated and squeezed dry
      herb parsley 8
      pepper pepper 1.2
      creamy greek-yogurt|soy-yogurt 400 at room temperature
      aromatic garlic 8 very finely grated
      fat butter|olive-oil 70
      body tomato-paste 16
      chile aleppo 4
      ground-spice dried-mint 1.5
      salt
    `,
    steps: `
      10+30 Mix {flour, egg, 1/3 salt} and {water 105}. Knead for 8 minutes, to a firm, smooth dough. Wrap it and let it rest for 30 minutes.
      3 Knead {ground-lamb, onion, parsley, pepper} with half of what is left of {=salt}.
      55* Roll out half of the dough at a time, as thin as you can, and cut it into 1 1/2-inch squares. Put a chickpea-sized bit of meat on each, bring the four corners together over it and pinch the seams shut.
      3 Stir {greek-yogurt} with {garlic, salt} and a spoonful of water, until it pours thickly.
      4+8 Boil the dumplings in plenty of salted water, in two batches, until the dough is tender and the meat is cooked through (160°F/71°C), 4 minutes each. Drain.
      3 Melt {butter} in a small pan until it foams. Stir in {tomato-paste, aleppo, dried-mint} and let them sizzle for 1 minute.
      2 Spoon the yogurt over the dumplings and pour the red butter on top.
    `,
    face: 'Tiny dumplings of lamb under cool garlic yogurt and sizzling red butter',
    why: 'Yogurt at room temperature keeps the dumplings hot and does not split',
  },
  basbousa: {
    names:
      'basbousa, basboosa, namoura, egyptian basbousa, semolina cake, semolina cake with syrup, middle eastern semolina cake, revani, hareeseh, basbusa, egyptian semolina cake, ravani',
    title: 'Basbousa (Semolina Cake in Syrup)',
    family: 'egyptian',
    near: 'baklava lemon-drizzle-cake snack-cake',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 420
      acid lemon 12
      sweet-spice rose-water|vanilla 8
      flour semolina 350
      leavener baking-powder 7
      seasoning salt 1.5
      fat butter|vegan-butter 150 melted
      creamy yogurt|soy-yogurt 245
      nut almonds=whole_almonds/almonds|pistachios 25
    `,
    steps: `
      4+10~ Boil {most sugar} with {water 220} and {lemon} for 10 minutes, to a light syrup. Take it off, stir in {rose-water} and let it cool.
      6 Heat the oven to 350°F (175°C). Mix {semolina, baking-powder, salt, sugar}. Stir in {butter} until every grain shines, then {yogurt}, only until it comes together.
      4+15 Pat the thick batter evenly into {@tin 9-inch square baking pan}, greased, and let it stand for 15 minutes, so that the semolina swells.
      3 Score it into {@count 100 piece pieces} with a greased knife and press one of {almonds} into each.
      1+35 Bake until golden brown all over, 33 to 37 minutes.
      2+90 Cut along the lines again, at once, and pour the cool syrup slowly over the hot cake. Leave it for 1 1/2 hours, until the syrup has soaked in.
    `,
    face: 'A moist, grainy semolina cake soaked in syrup, with a nut on every piece',
    why: 'Cool syrup on a hot cake sinks in evenly, and the crumb stays whole',
  },
  zaalouk: {
    names:
      'zaalouk, zaalouk salad, moroccan eggplant salad, moroccan eggplant dip, moroccan eggplant and tomato salad, zalouk, moroccan aubergine salad, zaaluk, cooked eggplant salad moroccan',
    title: 'Zaalouk (Moroccan Eggplant and Tomato Salad)',
    family: 'moroccan',
    near: 'baba-ganoush ratatouille dip',
    weight: 2,
    level: 1,
    types: 'Side Dish, Appetizer, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable eggplant 900 halved lengthwise
      fat olive-oil 75
      aromatic garlic 18
      ground-spice sweet-paprika 5
      ground-spice cumin 4
      chile cayenne 0.4?
      body tomato 500 coarsely grated, skin discarded
      herb cilantro 10
      herb parsley 10
      acid lemon 24
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+35~ Heat the oven to 425°F (220°C). Rub {eggplant} with {1/3 olive-oil} and roast on {@sheet-pans}, cut side down, until the flesh collapses, 35 minutes.
      5+12 Meanwhile, warm half of the rest of {=olive-oil} in {@skillet} over medium heat. Let {garlic, sweet-paprika, cumin, cayenne} sizzle in it for 1 minute. Add {tomato, pepper, 1/2 salt} and simmer until it is thick and the oil shows at the edges, 12 minutes.
      3 Scoop the flesh of {=eggplant} from the skin, let it drain for a minute and chop it coarsely.
      10 Add it to the pan with {cilantro, parsley} and cook, mashing with a fork, until no liquid runs when you draw a spoon across, 8 minutes.
      2+15 Season with {lemon, salt} and pour {olive-oil} over it. Let it cool for 15 minutes and serve it lukewarm, or cold the next day.
    `,
    face: 'Roasted eggplant and tomatoes, cooked down with garlic, cumin and paprika',
    why: 'It cooks until no liquid runs, which makes it rich enough to scoop',
  },
  'puff-puff': {
    names:
      'puff puff, puff-puff, nigerian puff puff, puff puffs, west african doughnuts, african doughnuts, bofrot, african donuts, nigerian doughnuts, nigerian donuts, west african fried dough, puffpuff',
    title: 'Puff Puff (West African Doughnuts)',
    family: 'creole',
    cuisine: 'African',
    looksLike: 'fritters',
    near: 'doughnuts churros',
    weight: 2,
    level: 2,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour 375
      sweetener sugar 100
      leavener yeast 7
      seasoning salt 4
      sweet-spice nutmeg 1.5
      fat neutral-oil 500 for frying
    `,
    steps: `
      6 Whisk {flour, most sugar, yeast, salt, nutmeg} in a large bowl. Add {water 300}, lukewarm, and beat by hand for 4 minutes, until the batter is smooth, stretchy and thick enough to drop from your fingers.
      1+60 Cover and leave in a warm place until it is bubbly and doubled, 1 hour.
      5 Heat {neutral-oil} 2 inches deep in a heavy pot to 350°F (175°C).
      20 Stir the batter down. With wet hands or two oiled spoons, drop in 1 1/4-inch balls, seven or eight at a time. Fry until deep gold and dry in the middle, about 4 minutes a batch, rolling them over as they brown.
      2 Drain on paper and roll in {sugar} while they are warm.
    `,
    face: 'Round, stretchy doughnuts with a whiff of nutmeg, crisp for as long as they are hot',
    why: 'A loose, yeasty batter puffs into a ball by itself, with no rolling and no cutter',
  },
  'chicken-yassa': {
    names:
      'chicken yassa, yassa, poulet yassa, yassa poulet, senegalese chicken, senegalese chicken yassa, yassa chicken, yassa au poulet, senegalese lemon chicken, west african chicken with onions and lemon, gambian chicken yassa',
    title: 'Chicken Yassa (Senegalese Lemon and Onion Chicken)',
    family: 'creole',
    cuisine: 'African',
    near: 'peanut-stew jollof-rice chicken-tagine',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-bone 700
      acid lemon 90
      sauce dijon 36
      aromatic garlic 16
      chile habanero 6 left whole
      fat neutral-oil 50
      vegetable onion 720 halved and thinly sliced
      whole-spice bay 0.6
      stock chicken-stock 240
      brine green-olives 70
      starch long-rice 280
      herb parsley 6?
      salt
      pepper pepper 1.5
    `,
    steps: `
      6+120 Stir {most lemon, 1/2 dijon, 1/2 garlic, pepper, 1/2 salt} together in a bowl. Turn {chicken-bone} and {onion} in it, cover and chill for 2 hours, or overnight.
      14 Lift the chicken out of the bowl and pat it dry. Heat {1/2 neutral-oil} in {@pot} over medium-high heat and brown the pieces well, 6 minutes a side. Set them aside.
      20 Add {neutral-oil} and the onions with all that is in the bowl. Cook over medium heat, stirring often, until soft, golden and sticky, 18 minutes. Stir in {garlic} for 1 minute.
      4+30~ Add {chicken-stock, dijon, bay, habanero} to the onions and tuck in the chicken. Simmer, half covered, until it is 165°F (74°C) at the bone and tender, 30 minutes.
      3+20~ Meanwhile, bring {long-rice, water 560} to a boil, cover and cook over the lowest heat, 20 minutes.
      3+5 Stir in {green-olives, lemon, salt} and simmer for 5 minutes. Lift out {=bay, =habanero} and serve over {=long-rice}[ with {parsley}].
    `,
    face: 'Browned chicken in a tangy, mustardy heap of golden onions, over rice',
    why: 'The onions marinate with the meat and cook down in the marinade, which leaves them sweet and sharp at once',
  },
  'misir-wat': {
    names:
      'misir wat, misir wot, mesir wat, ethiopian lentils, ethiopian red lentils, ethiopian lentil stew, berbere lentils, spicy ethiopian lentils, ethiopian spiced lentils, misir wet, red lentil wat, berbere lentil stew',
    title: 'Misir Wat (Ethiopian Red Lentils)',
    family: 'moroccan',
    cuisine: 'African',
    near: 'doro-wat dal lentil-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.65,
    list: `
      vegetable onion 400 very finely chopped
      fat butter|vegan-butter|neutral-oil 60
      aromatic garlic 18
      aromatic ginger 15
      ground-spice berbere 20
      body tomato-paste 40
      pulse red-lentils 320 rinsed
      ground-spice cardamom 0.8
      bread naan|pita|gf-bread 240
      salt
    `,
    steps: `
      12 Cook {onion} in {@pot} over medium heat, without fat, until soft and beginning to brown, 10 minutes. Splash in water if they stick.
      6 Add {most butter, garlic, ginger} and cook for 2 minutes. Stir in {most berbere} and {tomato-paste} and fry until dark and fragrant, 3 minutes.
      3+25 Add {red-lentils, water 950, 1/2 salt}. Simmer, half covered, stirring the bottom now and then, until the lentils have collapsed and the stew is thick, 25 minutes.
      2+5 Stir in {berbere, cardamom, butter, salt} and let it bubble for 5 minutes. Serve with {naan}, in place of injera, to scoop it up.
    `,
    face: 'Red lentils cooked to a thick, fiery stew with onions, ginger and berbere',
    why: 'The last spoonful of spice and butter goes in at the end, and keeps its scent',
  },
  'beef-suya': {
    names:
      'beef suya, suya, nigerian suya, suya skewers, nigerian beef skewers, peanut beef skewers, suya kebab, nigerian beef suya, steak suya, spicy peanut beef skewers, peanut spiced beef kebabs',
    title: 'Beef Suya (Nigerian Peanut-Spiced Skewers)',
    family: 'creole',
    cuisine: 'African',
    looksLike: 'kebabs',
    near: 'shish-kebabs kebabs jollof-rice',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      nut peanuts 100 unsalted
      ground-spice smoked-paprika 6
      ground-spice ground-ginger 4
      ground-spice garlic-powder 5
      ground-spice onion-powder 5
      chile cayenne 2
      protein flank-steak|sirloin 750 sliced 1/4 inch thick across the grain
      fat neutral-oil 36
      raw tomato 300 cut into wedges
      raw red-onion 120 sliced into rings
      raw cabbage 150 finely shredded
      acid lime 67 cut into wedges
      salt
    `,
    steps: `
      4 Pound {peanuts} or pulse them in short bursts to a dry, sandy powder; stop before they turn oily. Press it in paper towels to draw out the oil.
      2 Stir in {smoked-paprika, ground-ginger, garlic-powder, onion-powder, cayenne, salt}. Put a third of the mixture aside for the table.
      8+30 Turn {flank-steak} in {most neutral-oil}, then in the rest of the mixture, pressing it on. Thread the slices onto skewers, like ribbon, and chill for 30 minutes.
      8 Drizzle with {neutral-oil}. Grill over high heat, or broil close to the element, turning, until charred at the edges and at least 145°F (63°C) inside, 6 to 7 minutes.
      3 Rest for 3 minutes. Dust with the spices that you set aside and serve with {tomato, red-onion, cabbage, lime}.
    `,
    face: 'Ribbons of steak under a hot, smoky crust of ground peanuts, with raw onion and tomato',
    why: 'Pressed dry first, the peanut powder toasts on the meat and does not slide off it',
  },
  'bunny-chow': {
    names:
      'bunny chow, bunny chows, durban bunny chow, south african bunny chow, bunnychow, curry in a bread bowl, durban curry in bread, curry in bread, mutton bunny chow, lamb bunny chow, beef bunny chow',
    title: 'Bunny Chow (Durban Lamb Curry in Bread)',
    titles: 'beef-chuck: Bunny Chow (Durban Beef Curry in Bread)',
    family: 'tamil',
    cuisine: 'African, Indian',
    near: 'bobotie rogan-josh chicken-curry',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      fat neutral-oil 36
      whole-spice cinnamon-stick 3
      whole-spice bay 0.4
      whole-spice fennel-seed 2
      vegetable onion 250 finely chopped
      aromatic garlic 16
      aromatic ginger 16
      ground-spice curry-powder 16
      ground-spice cayenne 1
      ground-spice turmeric 2
      body tomato 300 chopped
      protein lamb-shoulder|beef-chuck 550 cut into 1-inch cubes
      stock chicken-stock|beef-stock 360
      vegetable potato 400 peeled and cut into 1-inch cubes
      ground-spice garam-masala 2
      bread crusty-rolls 400
      raw carrot 120 coarsely grated
      herb cilantro 10
      acid white-vinegar=white_vinegar/vinegar 12
      salt
    `,
    steps: `
      9 Heat {neutral-oil} in {@pot} over medium heat with {cinnamon-stick, bay, fennel-seed} for 1 minute. Add {onion} and cook until golden, 7 minutes.
      6 Stir in {garlic, ginger, curry-powder, cayenne, turmeric} for 1 minute. Add {tomato} and cook to a paste, 4 minutes.
      4+60 Turn {lamb-shoulder} in it with {most salt}. Add {chicken-stock}, cover and simmer for 1 hour.
      2+25 Add {potato} and simmer, uncovered at the end, until the potatoes are soft, the meat is tender (well past 145°F/63°C) and the gravy is thick, 25 minutes.
      3 Toss {carrot} with {white-vinegar, 1/2 cilantro, salt}.
      4 Cut a lid off each of {crusty-rolls}. Hollow them out with your fingers, leaving a thick wall, and keep the crumb for dipping.
      3 Pick out the cinnamon and the bay. Stir in {garam-masala}, ladle the curry into the bread, and serve with {cilantro} and the carrot salad.
    `,
    face: 'A hot Durban curry of meat and potatoes, ladled into hollowed bread',
    why: 'The potatoes thicken the gravy, so the bread soaks it up slowly and holds to the last bite',
  },
  chakalaka: {
    names:
      'chakalaka, south african chakalaka, chakalaka relish, south african bean relish, chakalaka with beans, spicy south african vegetable relish, chakalaka beans, south african vegetable relish',
    title: 'Chakalaka (South African Spicy Vegetables and Beans)',
    family: 'creole',
    cuisine: 'African',
    near: 'baked-beans ratatouille bean-pot',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      fat neutral-oil 40
      vegetable onion 180 finely chopped
      chile jalapeno 20
      aromatic garlic 12
      aromatic ginger 12
      ground-spice curry-powder 8
      ground-spice smoked-paprika 2
      body tomato-paste 20
      vegetable red-pepper 160 diced
      vegetable green-pepper 160 diced
      vegetable carrot 300 peeled and coarsely grated
      stock canned-tomatoes 400
      pulse vegetarian-baked-beans 400
      ground-spice dried-thyme 1
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat {neutral-oil} in {@skillet} over medium heat and soften {onion}, 5 minutes.
      3 Stir in {jalapeno, garlic, ginger, curry-powder, smoked-paprika, tomato-paste} until the pan smells of curry, 2 minutes.
      6 Add {red-pepper, green-pepper} and cook for 3 minutes, then {carrot} for 2 minutes.
      2+12 Add {canned-tomatoes, dried-thyme} and simmer until thick, 12 minutes.
      2+5 Stir in {vegetarian-baked-beans, pepper, salt} and simmer for 5 minutes. Serve it hot, or cold from the fridge, where it keeps for 4 days.
    `,
    face: 'A spicy panful of carrots, peppers and tomatoes with baked beans, to set beside anything from the grill',
    why: 'Grated coarsely, the carrots melt into the sauce and sweeten it against the curry and the chile',
  },
  'sukuma-wiki': {
    names:
      'sukuma wiki, sukuma, kenyan collard greens, kenyan greens, east african collard greens, african collard greens, kenyan kale, sukumawiki, kenyan sukuma wiki, east african greens',
    title: 'Sukuma Wiki (Kenyan Braised Greens)',
    family: 'creole',
    cuisine: 'African',
    near: 'collard-greens',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 36
      vegetable onion 200 finely chopped
      aromatic garlic 8
      ground-spice coriander 2
      ground-spice turmeric 1
      vegetable tomato 300 chopped
      leaf collard-greens|kale 550 stemmed and shredded
      acid lemon 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Heat {neutral-oil} in {@pot} over medium heat and cook {onion} until pale gold, 5 minutes.
      1 Stir in {garlic, coriander, turmeric} for 1 minute.
      5 Add {tomato} and {1/2 salt} and cook until they have fallen apart, 4 minutes.
      4+8 Stir in {collard-greens} by handfuls, with {water 120}. Cover and cook until they are tender but still green, 8 minutes.
      3 Uncover and boil off most of the liquid, 2 minutes. Season with {lemon, pepper, salt}.
    `,
    face: 'Finely cut greens cooked quickly with onion and tomato',
    why: 'Shredded into ribbons, the leaves are tender in minutes and keep their color',
  },
}
