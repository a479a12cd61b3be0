import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Bulgur, rice, flatbreads and a cake in syrup, of the Levant and of Egypt, and a stew of walnuts from Iran. */
export const levantAndEgypt: DishEntries = {
  kibbeh: {
    names:
      'kibbeh, baked kibbeh, kibbe, kibbi, kibbeh bil sanieh, kibbeh pie, lebanese kibbeh, kibbee, kibbeh in a pan, lamb kibbeh, beef kibbeh, bulgur and lamb bake, lebanese meat pie, kubbeh, quibe',
    title: 'Baked Kibbeh (Bulgur and Lamb)',
    titles: 'ground-beef: Baked Kibbeh (Bulgur and Beef)',
    family: 'lebanese',
    near: 'kofta-kebabs moussaka greek-meatballs',
    beside: 'fattoush',
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
  maqluba: {
    names:
      'maqluba, maqlooba, maklouba, makloubeh, maqlubeh, maqluba with chicken, chicken maqluba, upside down rice, palestinian maqluba, upside down chicken and rice, palestinian upside down rice, magluba',
    title: 'Maqluba (Upside-Down Chicken, Eggplant and Rice)',
    family: 'levantine',
    near: 'chicken-biryani pilaf mujadara',
    beside: 'israeli-salad',
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
  koshari: {
    names:
      'koshari, koshary, kushari, kosheri, kushary, egyptian koshari, egyptian rice lentils and pasta, egyptian lentils rice and macaroni, egyptian street food, rice lentils and macaroni',
    title: 'Koshari (Egyptian Rice, Lentils and Macaroni)',
    family: 'egyptian',
    near: 'mujadara lentil-soup pilaf',
    beside: 'israeli-salad',
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
  manakish: {
    names:
      'manakish, manaeesh, manaqish, manakeesh, manoushe, manousheh, mankoushe, zaatar manakish, zaatar flatbread, zaatar bread, lebanese zaatar flatbread, lebanese flatbread with zaatar, manakish zaatar, man oushe',
    title: "Manakish (Za'atar Flatbreads)",
    family: 'lebanese',
    near: 'focaccia pan-flatbread pizza-margherita',
    beside: 'israeli-salad labneh',
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
  fesenjan: {
    names:
      'fesenjan, fesenjoon, chicken fesenjan, khoresh fesenjan, khoresht fesenjan, khoresh-e fesenjan, fesenjun, fesenjoun, fesanjan, fessenjan, persian walnut and pomegranate chicken, chicken with walnuts and pomegranate, walnut pomegranate chicken, pomegranate walnut chicken, pomegranate chicken, chicken in pomegranate and walnut sauce, pomegranate walnut stew, persian pomegranate chicken, persian pomegranate walnut stew, persian chicken stew, iranian chicken stew, walnut chicken stew',
    title: 'Chicken Fesenjan (Walnut and Pomegranate Stew)',
    family: 'persian',
    near: 'chicken-tagine chicken-stew braise',
    beside: 'white-rice israeli-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Food Processor',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      nut walnuts 250 left whole
      protein chicken-thigh 900 patted dry
      fat neutral-oil 25
      aromatic onion 300 finely chopped
      ground-spice turmeric 2
      ground-spice cinnamon 1.5
      stock chicken-stock 600
      sauce pomegranate-molasses 130
      sweetener sugar 12
      starch basmati 360
      whole-spice saffron 0.2?
      fruit pomegranate 80? seeds only
      pepper pepper 1
      salt
    `,
    steps: `
      1+6 Toast {walnuts} in {@skillet}, dry, over medium heat until they smell rich, 6 minutes, shaking the pan often. Tip them out to cool.
      10 Season {chicken-thigh} with {pepper, 1/3 salt}. Heat {neutral-oil} in {@pot} over medium-high heat and brown the thighs on both sides, 8 minutes in all. Lift them out.
      15 Turn the heat to medium and cook {onion} in the fat until golden, 14 minutes. Stir in {turmeric, cinnamon} for 1 minute.
      4 Grind the walnuts in a food processor until they are like wet sand and begin to clump.
      3+30 Stir the walnuts, {chicken-stock, most pomegranate-molasses, sugar, salt} into the onions. Simmer on low, partly covered, for 30 minutes, stirring often, since ground nuts catch on the bottom.
      2+30~ Lay the thighs in the sauce and simmer gently until they are tender and at least 165°F (74°C), and the sauce is dark with beads of oil on top, 30 minutes.
      3+20 Meanwhile, bring {basmati} to a boil with {water 640}[ and {saffron}], cover, cook on low for 13 minutes and leave off the heat for 7 minutes.
      2 Taste the sauce and sharpen it with {pomegranate-molasses}: it should be sour first and sweet after. Serve over the rice[, scattered with {pomegranate}].
    `,
    face: 'Chicken in a dark, velvety sauce of ground walnuts, sweet and sour with pomegranate',
    why: 'A slow simmer draws the oil out of the nuts, and that is what makes the sauce dark and glossy',
  },
}
