import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice, eggs, breads and sweets of Indian homes and streets. */
export const indianHomes: DishEntries = {
  'masala-dosa': {
    names:
      'masala dosa, dosa, dosas, masala dosas, dosai, masala dosai, potato dosa, aloo dosa, homemade dosa, dosa with potato filling, south indian dosa, south indian crepe, indian lentil crepe, fermented rice and lentil crepe',
    title: 'Masala Dosa with Coconut Sauce',
    family: 'tamil',
    near: 'aloo-paratha crepes samosas',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.6,
    list: `
      pulse mung-dal 120 rinsed
      whole-spice fenugreek-seed 3
      flour rice-flour 225
      vegetable potato 600 peeled and cut into 1-inch pieces
      nut coconut-flour 45
      creamy yogurt|coconut-yogurt|soy-yogurt 120
      acid lemon 20
      chile serrano 20 finely chopped
      aromatic ginger 14
      fat neutral-oil 60
      whole-spice mustard-seed 4
      whole-spice curry-leaves 2?
      vegetable onion 180 thinly sliced
      ground-spice turmeric 2
      herb cilantro 10
      salt
    `,
    steps: `
      2+240 Cover {mung-dal, fenugreek-seed} with plenty of cold water and soak for 4 hours.
      6+600 Drain and blend with {water 240} until smooth and frothy, 3 minutes. Whisk in {rice-flour}, {1/3 salt} and {water 190}. Cover and leave in a warm place overnight, 10 hours, until bubbly and a little sour. It then keeps in the refrigerator for two days.
      2+15~ Boil {potato} in salted water until soft, 13 to 15 minutes. Drain and crush roughly.
      4+5 Blend or stir {coconut-flour, yogurt, lemon, 1/2 serrano, 1/3 ginger} with a pinch of the salt to a thick sauce, and let it stand for 5 minutes.
      9 Pop {mustard-seed} in {1/3 neutral-oil} in {@skillet} over medium heat, add {curry-leaves} and {onion} and cook until soft, 6 minutes. Stir in {serrano, ginger, turmeric} for 1 minute.
      3 Fold in {=potato} with a splash of water, {cilantro} and {salt}, and heat through, 2 minutes. Keep warm.
      24 Stir the batter, which should pour like heavy cream. Heat a nonstick skillet over medium-high heat and wipe it with an oiled paper towel. Pour in 1/2 cup of batter and spread it at once from the middle outward, in widening rings. Dribble {neutral-oil} around the rim and cook without turning until dry on top and deep gold below, 3 minutes. Spoon potatoes on one half and fold. Repeat until the batter is gone, wiping the skillet each time: it makes two for each eater. For a crowd, keep two skillets going.
    `,
    face: 'Thin, crackling crepes of soured rice and lentil batter around yellow potatoes, with a cool coconut sauce',
    why: 'A night in a warm place sours the batter and fills it with the bubbles that make it lacy',
  },
  'pav-bhaji': {
    names:
      'pav bhaji, pao bhaji, mumbai pav bhaji, bombay pav bhaji, pav bhaji masala, pavbhaji, paav bhaji, pav bhajji, indian mashed vegetables with buttered buns, mashed vegetable curry with buns, spiced vegetable mash with buns',
    title: 'Pav Bhaji',
    family: 'gujarati',
    near: 'vada-pav aloo-gobi vegetable-curry',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.65,
    list: `
      vegetable potato 500 peeled and cut into 1-inch pieces
      vegetable cauliflower 280 cut into small florets
      fat butter|vegan-butter 80
      vegetable onion 180 finely chopped
      vegetable green-pepper 140 finely chopped
      aromatic garlic 14 finely grated
      aromatic ginger 14 finely grated
      ground-spice coriander 5
      ground-spice cumin 3
      ground-spice kashmiri|sweet-paprika 5
      ground-spice turmeric 1.5
      ground-spice ground-fennel 1
      ground-spice garam-masala 3
      body canned-tomatoes 400
      vegetable peas 140
      acid lemon 40
      bread burger-buns=pav_bun/pav_buns|crusty-rolls 352 split
      raw red-onion 70 finely chopped
      herb cilantro 12 chopped
      salt
    `,
    steps: `
      2+15~ Boil {potato, cauliflower} in salted water until soft enough to crush with a spoon, 13 to 15 minutes. Drain, and keep a cup of the water.
      9 Meanwhile, melt {1/2 butter} in {@skillet} over medium heat. Cook {onion, green-pepper} until soft and starting to brown, 8 minutes. Stir in {garlic, ginger} for 1 minute.
      2+8 Add {coriander, cumin, kashmiri, turmeric, ground-fennel} and stir for 30 seconds. Add {canned-tomatoes} and simmer until thick and shiny with butter, 7 minutes.
      10 Add the boiled vegetables with {peas} and half of the water that you kept. Mash them in the pan with a potato masher as they bubble, adding more of the water when they stick, until you have a thick, nearly smooth mass, 9 to 10 minutes.
      2 Stir in {garam-masala, salt} with {1/2 lemon}.
      5 Toast {burger-buns}, cut side down, in {butter} in a second skillet over medium heat until golden, 2 minutes a panful.
      1 Spoon the bhaji into bowls, top with {red-onion, cilantro} and sprinkle with {lemon}. Scoop it up with the buns.
    `,
    face: 'Buttery, brick-red mashed vegetables from the street stalls of Mumbai, with toasted buns to scoop them up',
    why: 'Everything is mashed in the spiced tomatoes while it cooks, and so every spoonful is seasoned through',
  },
  'vada-pav': {
    names:
      'vada pav, wada pav, vada pao, vada paav, batata vada, batata vada pav, mumbai vada pav, bombay vada pav, vadapav, indian potato burger, potato fritter sandwich, bombay burger, indian potato slider',
    title: 'Vada Pav',
    family: 'gujarati',
    near: 'pav-bhaji pakoras samosas',
    weight: 2,
    level: 2,
    types: 'Snack, Main Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.85,
    list: `
      vegetable potato 600 peeled and cut into 1-inch pieces
      nut peanuts 25 unsalted
      nut coconut-flour 25
      aromatic garlic 24 chopped
      ground-spice kashmiri|sweet-paprika 4
      flour chickpea-flour 130
      leavener baking-soda 0.6
      ground-spice turmeric 2
      fat neutral-oil 560 for frying
      second-fat ghee|coconut-oil 12
      whole-spice mustard-seed 3
      whole-spice curry-leaves 2? chopped
      chile serrano 20 finely chopped
      aromatic ginger 12
      herb cilantro 15
      acid lemon 20
      bread burger-buns=pav_bun/pav_buns 352 split
      salt
    `,
    steps: `
      2+15~ Boil {potato} in salted water until soft, 13 to 15 minutes. Drain well and crush, leaving some lumps.
      5 Meanwhile, toast {peanuts, coconut-flour, 1/2 garlic} in a dry skillet over medium-low heat, stirring, until golden, 4 minutes. Pound or grind to coarse crumbs with {kashmiri} and a pinch of the salt.
      3 Whisk {chickpea-flour, baking-soda, 1/2 turmeric, 1/3 salt} with {water 165} to a batter that coats a spoon thickly.
      4 Pop {mustard-seed} in {ghee} in a small skillet over medium heat. Add {curry-leaves, serrano, ginger, garlic, turmeric} and cook for 1 minute. Stir into {=potato} with {cilantro, lemon, salt}.
      6 Shape into as many balls as there are buns and press them slightly flat.
      14 Heat {neutral-oil} in a small, deep pan to 350°F (175°C). Dip the balls in the batter and fry them a few at a time, turning, until crisp and deep yellow, 4 minutes. Drain on a rack.
      3 Sprinkle the cut sides of {burger-buns} with the garlic crumbs and close each over a hot fritter.
    `,
    face: 'Spiced potato fritters in soft buns, with a dry, red garlic and coconut sprinkle',
    why: 'The crumbs are dry, so the buns stay soft and the fritters stay crisp until the last bite',
  },
  'gulab-jamun': {
    names:
      'gulab jamun, gulab jamuns, gulab jaman, gulab jammun, gulaab jamun, gulab jamoon, indian donut balls in syrup, indian milk balls in syrup, indian doughnuts in syrup, milk dumplings in rose syrup',
    title: 'Gulab Jamun',
    family: 'punjabi',
    near: 'kheer churros',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      creamy evaporated-milk 708
      fat ghee 15
      sweetener sugar 380
      sweet-spice cardamom 1.5
      sweet-spice saffron 0.2?
      acid lemon 5
      sweet-spice rose-water 6?
      flour flour 60
      leavener baking-soda 0.7
      second-fat neutral-oil 420 for frying
      nut pistachios 20? finely chopped
    `,
    steps: `
      24 Pour {evaporated-milk} and {ghee} into {@tin 12-inch nonstick skillet} and simmer over medium heat, stirring and scraping down the sides, until it is a stiff, buttery paste that leaves the pan in one lump, 22 to 24 minutes. Lower the heat as it thickens.
      1+40~ Scrape onto a plate, cover and let cool for 40 minutes.
      3+6 Meanwhile, boil {sugar} with {water 360} and {cardamom, saffron, lemon} for 6 minutes, until it feels sticky between two fingers. Stir in {rose-water}. Keep the syrup warm over the lowest heat.
      6+10 Crumble the paste, sift {flour, baking-soda} over it and knead to a soft, smooth dough, 4 minutes, with a teaspoon of water if it cracks. Cover and rest for 10 minutes.
      8 With oiled palms, roll into {@count 81 ball balls} without a single crack.
      16 Heat {neutral-oil} in a small, deep pan over medium-low heat to 275°F (135°C). Fry the balls a few at a time, rolling them about all the while, until evenly dark brown, 6 to 7 minutes, and lift out.
      1+60 Drop them into the warm syrup and leave to soak, off the heat, for 1 hour, until they have swollen. Serve warm[, with {pistachios}].
    `,
    face: 'Soft, dark-golden milk dumplings soaked through with warm cardamom syrup',
    why: 'Oil that is not too hot browns them slowly, so that the middle cooks through and can drink up the syrup',
  },
  'chicken-chettinad': {
    names:
      'chicken chettinad, chettinad chicken, chettinad chicken curry, chicken chettinad curry, chettinadu chicken, chicken chettinadu, chettinad curry, chetinad chicken, chicken chetinad, tamil chicken curry, south indian pepper chicken curry, chettinad pepper chicken',
    title: 'Chicken Chettinad',
    family: 'tamil',
    near: 'chicken-curry chicken-vindaloo curry',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.55,
    list: `
      whole-spice coriander-seed 7
      whole-spice fennel-seed 4
      whole-spice cumin-seed 3
      whole-spice dried-chiles 6 stemmed
      whole-spice star-anise 2
      whole-spice cinnamon-stick 3
      whole-spice cloves 0.4
      nut coconut-flour 30
      pepper pepper 4
      starch basmati 250
      fat neutral-oil 40
      whole-spice curry-leaves 3
      vegetable shallot|onion 260 thinly sliced
      aromatic garlic 18
      aromatic ginger 18
      ground-spice turmeric 2
      vegetable tomato 280 chopped
      protein chicken-thigh 660 cut into 2-inch pieces
      herb cilantro 10
      acid lemon 15
      salt
    `,
    steps: `
      5 Toast {coriander-seed, fennel-seed, cumin-seed, dried-chiles, star-anise, cinnamon-stick, cloves} in a dry skillet over medium-low heat, shaking, until they smell strong, 3 minutes. Add {coconut-flour} and stir until golden, 1 minute.
      3 Scrape out of the skillet, let cool a little and grind with {pepper} and {water 120} to a smooth, dark paste.
      12 Heat {neutral-oil} in {@pot} over medium heat. Let {curry-leaves} crackle, add {shallot} and cook, stirring often, until brown, 10 to 11 minutes.
      7 Add {garlic, ginger, turmeric} and cook for 1 minute, then {tomato}, and cook to a pulp, 5 minutes.
      5 Stir in {chicken-thigh, 1/2 salt} and turn over higher heat until it has changed color, 4 minutes.
      2+22~ Add the spice paste and {water 160}. Cover and simmer over low heat, stirring now and then, until the chicken is tender and 165°F (74°C), 22 minutes.
      2+20~ Meanwhile, bring {basmati} to a boil in {water 415}, cover and cook over low heat for 15 minutes; let it stand for 5 minutes.
      2+4 Uncover the curry and let it bubble until thick and clinging, 4 minutes. Stir in {lemon, salt}, top with {cilantro} and serve with {=basmati}.
    `,
    face: 'A dark, peppery curry of the Tamil south, with toasted coconut, fennel and curry leaves',
    why: 'The spices are toasted whole and ground fresh, so each of them can still be tasted in the dark gravy',
  },
  'egg-curry': {
    names:
      'egg curry, indian egg curry, anda curry, egg masala curry, egg masala, anda masala, boiled egg curry, dim curry, muttai curry, curried eggs with rice, curried eggs, mutta curry, egg gravy, baida curry',
    title: 'Egg Curry',
    family: 'punjabi',
    near: 'chicken-curry matar-paneer curry',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein egg 400
      starch basmati 240
      fat neutral-oil|ghee 42
      ground-spice turmeric 2
      whole-spice cumin-seed 3
      vegetable onion 280 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      chile serrano 10 slit lengthwise
      ground-spice coriander 6
      ground-spice kashmiri|sweet-paprika 4
      body canned-tomatoes 400
      ground-spice garam-masala 3
      ground-spice fenugreek-leaves 1?
      herb cilantro 10
      salt
    `,
    steps: `
      2+10 Lower {egg} into boiling water and boil for 10 minutes, until hard all through (160°F/71°C).
      4 Cool in cold water, peel, and make three shallow cuts along each.
      2+20~ Boil {basmati} with {water 400}, then cover and keep over the lowest heat for 15 minutes and off it for 5 minutes.
      3 Heat {1/3 neutral-oil} in {@skillet} over medium heat with {1/2 turmeric}. Roll the eggs in it until yellow and blistered, 2 minutes, and lift out.
      16 Add {neutral-oil} and {cumin-seed} to the skillet and let them crackle. Cook {onion} until well browned, 14 to 15 minutes.
      2 Stir in {garlic, ginger, serrano, coriander, kashmiri, turmeric} with a splash of water for 1 minute.
      2+8 Add {canned-tomatoes, 1/2 salt} and cook down until the oil shows around the edge, 8 minutes.
      2+7 Pour in {water 240}, put the eggs back and simmer, spooning the gravy over them, until it coats them, 7 minutes.
      1 Crumble in {fenugreek-leaves}. Add {garam-masala, salt} and scatter with {cilantro}. Serve with {=basmati}.
    `,
    face: 'Hard-boiled eggs, blistered in turmeric oil, in a brown-onion and tomato gravy',
    why: 'Shallow cuts let the gravy into the eggs, and frying them first gives it something to hold on to',
  },
  'lemon-rice': {
    names:
      'lemon rice, indian lemon rice, south indian lemon rice, chitranna, elumichai sadam, nimmakaya pulihora, lemon rice with peanuts, nimbu rice, yellow lemon rice, tamil lemon rice, lemon peanut rice',
    title: 'South Indian Lemon Rice',
    family: 'tamil',
    near: 'curd-rice fried-rice seasoned-rice',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 1.75,
    list: `
      starch basmati|long-rice 280 rinsed
      fat neutral-oil 42
      nut peanuts|pepitas 50 left whole
      nut cashews 25?
      whole-spice mustard-seed 4
      whole-spice cumin-seed 2
      whole-spice dried-chiles 3 broken in half
      whole-spice curry-leaves 3
      chile serrano 15 slit lengthwise
      aromatic ginger 12 finely grated
      ground-spice turmeric 2
      acid lemon 60
      herb cilantro 10 chopped
      salt
    `,
    steps: `
      2+18 Bring {basmati} to a boil with {water 450}, cover and cook over low heat for 13 minutes, until just done. Leave it off the heat for 5 minutes.
      2+5~ Spread it on a sheet pan, loosen it with a fork and let it steam dry for 5 minutes, so that the grains stay apart.
      4 Meanwhile, fry {peanuts, cashews} in {neutral-oil} in {@skillet} over medium heat, stirring, until a shade darker, 3 minutes, and lift out.
      3 Add {mustard-seed} and cover until they pop, 30 seconds. Add {cumin-seed, dried-chiles, curry-leaves, serrano, ginger} and stir for 1 minute.
      1 Stir in {turmeric} and {salt} and take the pan off the heat. Add {lemon}.
      3 Turn the rice in it gently until every grain is yellow, over low heat if it has cooled, 2 minutes. Fold in the nuts and {cilantro} and eat at once.
    `,
    face: 'Loose yellow rice with lemon, crackled mustard seeds, curry leaves and fried peanuts',
    why: 'Lemon goes in off the heat, where it stays sharp and does not turn bitter',
  },
  'curd-rice': {
    names:
      'curd rice, yogurt rice, thayir sadam, thayir sadham, south indian curd rice, indian yogurt rice, bagala bath, daddojanam, mosaranna, curd rice with tempering, yoghurt rice, dahi rice, dahi chawal',
    title: 'Curd Rice (South Indian Yogurt Rice)',
    family: 'tamil',
    near: 'lemon-rice khichdi raita',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.75,
    list: `
      starch short-rice|long-rice 240 rinsed
      liquid milk|oat-milk 180
      creamy yogurt|coconut-yogurt|soy-yogurt 560
      raw cucumber 120 finely diced
      raw carrot 60 grated
      aromatic ginger 10 finely grated
      chile serrano 12 finely chopped
      fat neutral-oil|ghee 30
      whole-spice mustard-seed 3
      nut cashews 30?
      whole-spice curry-leaves 2
      whole-spice dried-chiles 2? broken in half
      herb cilantro 10 chopped
      salt
    `,
    steps: `
      3+27 Bring {short-rice} to a boil with {water 850}, cover and cook over low heat until very soft, 22 minutes. Leave it off the heat for 5 minutes.
      3 Mash it roughly with the back of a spoon, and beat in {milk}, cold, and {salt}.
      2+15 Spread it out in a wide dish and let it cool for 15 minutes, until no more than lukewarm.
      3 Stir in {yogurt, cucumber, carrot, ginger, serrano}. It should be loose, for it thickens as it stands.
      3 Heat {neutral-oil} in a small skillet over medium heat. Pop {mustard-seed} in it, then add {cashews, curry-leaves, dried-chiles} and fry until golden and crisp, 1 minute.
      1 Pour the sizzling spices over the rice, scatter with {cilantro} and eat at once, or chill it right away and eat it cold, within two days.
    `,
    face: 'Soft rice in cool yogurt, with cucumber, ginger and a crackle of mustard seeds and curry leaves',
    why: 'It cools before the yogurt goes in, so that nothing curdles and it stays fresh-tasting',
  },
  khichdi: {
    names:
      'khichdi, kichdi, khichri, khichadi, kichadi, kitchari, kitchadi, kitchri, kitcheree, moong dal khichdi, mung dal khichdi, dal khichdi, vegetable khichdi, masala khichdi, indian rice and lentil porridge, rice and lentil porridge',
    title: 'Khichdi (Rice and Mung Dal)',
    family: 'gujarati',
    near: 'dal curd-rice pilaf',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.75,
    list: `
      pulse mung-dal 200 rinsed
      starch basmati|short-rice 200 rinsed
      fat ghee|neutral-oil 50
      whole-spice cumin-seed 4
      whole-spice bay 0.4
      whole-spice cloves 0.3
      aromatic ginger 15
      chile serrano 10 slit lengthwise
      vegetable tomato 150 chopped
      vegetable carrot 120 finely diced
      ground-spice turmeric 2
      vegetable peas 120
      creamy yogurt|coconut-yogurt|soy-yogurt 240?
      acid lemon 20
      herb cilantro 8
      salt
    `,
    steps: `
      1+15~ Cover {mung-dal, basmati} with water and soak for 15 minutes. Drain.
      4 Heat {1/2 ghee} in {@pot} over medium heat. Add {1/2 cumin-seed, bay, cloves} and let them crackle, then {ginger, serrano} for 1 minute.
      4 Add {tomato, carrot, turmeric} and cook until soft and juicy, 3 minutes.
      3+28 Stir in {=basmati} and {=mung-dal} with {water 1500} and {1/2 salt}. Bring to a boil, then simmer, partly covered, stirring the bottom now and then, until both are soft and run together like porridge, 26 to 28 minutes. Add hot water if it gets too thick.
      1+4 Stir in {peas} and simmer for 4 minutes. Lift out {=bay} and season with {lemon, salt}.
      2 Heat {ghee} in a small skillet with {cumin-seed} until they are dark and fragrant, 1 minute, and pour it over. Top with {cilantro} [and serve with {yogurt}].
    `,
    face: 'Rice and mung dal cooked soft together with ginger and turmeric, under sizzling cumin seeds',
    why: 'Half of the cumin sizzles at the very end, so this mild dish reaches the table fragrant with it',
  },
  'chicken-65': {
    names:
      'chicken 65, chicken sixty five, chicken65, south indian fried chicken, spicy indian fried chicken, indian fried chicken, chicken 65 dry, hyderabadi chicken 65, restaurant style chicken 65',
    title: 'Chicken 65',
    family: 'tamil',
    near: 'chicken-tikka pakoras',
    weight: 3,
    level: 2,
    types: 'Appetizer, Main Dish, Snack',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      protein chicken-thigh 640 cut into 1-inch pieces
      creamy yogurt|coconut-yogurt|soy-yogurt 60
      acid lemon 30
      aromatic garlic 24 finely grated
      aromatic ginger 14 finely grated
      ground-spice kashmiri|sweet-paprika 8
      ground-spice coriander 3
      ground-spice cumin 2
      ground-spice turmeric 1
      pepper pepper 1.5
      egg egg 50 beaten
      starch rice-flour 45
      thickener cornstarch 30
      fat neutral-oil 560 for frying
      second-fat ghee|coconut-oil 15
      whole-spice mustard-seed 2
      whole-spice curry-leaves 4
      chile serrano 25 slit lengthwise
      raw red-onion 120 cut into rings
      salt
    `,
    steps: `
      5+30 Stir {yogurt, 1/2 lemon, 1/2 garlic, ginger, most kashmiri, coriander, cumin, turmeric, pepper, most salt} together, turn {chicken-thigh} in it and marinate in the refrigerator for 30 minutes.
      3 Mix in {egg}, then {rice-flour, cornstarch}, until each piece is thickly coated.
      16 Heat {neutral-oil} in a small, deep pan to 350°F (175°C). Fry the pieces a few at a time, turning, until crisp, deep red and 165°F (74°C) inside, 4 to 5 minutes. Drain on a rack.
      3 Heat {ghee} in {@skillet} over medium-high heat. Pop {mustard-seed}, then add {curry-leaves, serrano, garlic, kashmiri} and stir until the leaves are crisp, 1 minute.
      2 Toss the fried pieces in it for 1 minute. Sprinkle with {lemon, salt} and serve at once with {red-onion}.
    `,
    face: 'Crisp, chile-red bites of fried thigh meat, tossed with curry leaves, garlic and green chiles',
    why: 'Rice flour keeps the crust crisp even after it is tossed with the spices',
  },
  'aloo-paratha': {
    names:
      'aloo paratha, aloo parathas, alu paratha, aloo ka paratha, aaloo paratha, potato paratha, stuffed paratha, potato stuffed flatbread, indian potato flatbread, aloo parantha, aloo paranthas, aloo prata, paratha with potato filling',
    title: 'Aloo Paratha (Potato-Stuffed Flatbread)',
    family: 'punjabi',
    near: 'naan samosas masala-dosa',
    weight: 3,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.65,
    list: `
      flour whole-wheat-flour 300
      vegetable potato 480 peeled and cut into 1-inch pieces
      aromatic ginger 12 finely grated
      chile serrano 12 finely chopped
      whole-spice cumin-seed 2
      ground-spice coriander 3
      ground-spice garam-masala 2
      ground-spice amchur|chaat-masala 3?
      herb cilantro 12 finely chopped
      fat ghee|neutral-oil 55 melted
      creamy yogurt|coconut-yogurt|soy-yogurt 240
      salt
    `,
    steps: `
      7+30~ Mix {whole-wheat-flour, 1/3 salt, 1/3 ghee} with {water 190} to a soft dough. Knead for 5 minutes, until smooth, cover and rest for 30 minutes.
      2+15 Meanwhile, boil {potato} in salted water until soft, 13 to 15 minutes. Drain and steam dry for a minute in the hot pot.
      4 Mash until not one lump is left, since lumps tear the dough. Work in {ginger, serrano, cumin-seed, coriander, garam-masala, amchur, cilantro, salt} and let cool.
      12 Divide the dough into balls, two for each eater, and the filling into as many. Roll a ball of dough to a 4-inch round, set a portion of filling in the middle, gather the edge over it and pinch shut. Flatten, dust with flour and roll gently to 7 inches.
      26 Heat a cast-iron skillet over medium-high heat. Lay one in for 1 minute, flip, brush with {ghee} and cook, pressing it down and turning it once more, until both sides are crisp with brown spots, about 2 minutes. Repeat until all are done; for a crowd, keep two skillets going.
      1 Serve hot, with {yogurt}.
    `,
    face: 'Whole-wheat flatbreads filled with gingery mashed potatoes and crisped on a hot skillet, with cool yogurt',
    why: 'A soft, rested dough and a filling without lumps let you roll them thin without a tear',
  },
  dhokla: {
    names:
      'dhokla, khaman dhokla, khaman, gujarati dhokla, besan dhokla, instant dhokla, dhokala, nylon khaman, steamed chickpea flour cake, savory steamed chickpea cake',
    title: 'Khaman Dhokla (Steamed Chickpea Cake)',
    family: 'gujarati',
    near: 'rava-idli pakoras samosas',
    weight: 2,
    level: 2,
    types: 'Snack, Appetizer, Side Dish',
    meals: 'Snack, Breakfast, Lunch, Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    list: `
      flour chickpea-flour 200
      flour semolina 25
      creamy yogurt|coconut-yogurt|soy-yogurt 140
      aromatic ginger 8 finely grated
      chile serrano 24 half minced, half slit lengthwise
      sweetener sugar 24
      ground-spice turmeric 0.6
      seasoning salt 6
      fat neutral-oil 40
      acid lemon 40
      leavener baking-soda 4
      whole-spice mustard-seed 4
      seed sesame 6
      whole-spice curry-leaves 3
      herb cilantro 8 chopped
      nut coconut-flour 10?
    `,
    steps: `
      4+15 Whisk {chickpea-flour, semolina, yogurt, 1/2 sugar, ginger, turmeric, salt, 1/3 neutral-oil} and {1/2 serrano}, the minced ones, with {water 190} to a smooth, thick batter. Let it rest for 15 minutes.
      3 Grease {@tin 8-inch round cake pan}. Set a rack in a wide pot with an inch of water, cover and bring to a boil.
      1 Stir {lemon} into the batter. Whisk in {baking-soda} quickly, until it froths, and scrape it into the pan at once.
      1+16 Set it on the rack, wrap the lid in a towel, cover and steam over medium heat until a toothpick comes out clean, 15 to 16 minutes.
      1+10 Lift out and let it cool for 10 minutes. Cut into squares in the pan.
      4 Heat {neutral-oil} in a small skillet over medium heat. Pop {mustard-seed}, then add {sesame, curry-leaves, serrano} and cook for 30 seconds. Off the heat, stand back and stir in {water 80} and {sugar}; boil it up for 1 minute.
      1+5 Spoon it slowly over the cake and let it soak in for 5 minutes. Finish with {cilantro, coconut-flour}.
    `,
    face: 'A yellow, spongy cake of chickpea flour, sweet, sour and hot at once, under popped mustard seeds',
    why: 'Soda and lemon foam the batter in the last moment, so it has to be in the steam while it still rises',
  },
  'rava-idli': {
    names:
      'rava idli, idli, idlis, rava idlis, suji idli, sooji idli, semolina idli, instant idli, instant rava idli, idly, rava idly, indian steamed cakes, south indian steamed cakes, steamed semolina cakes',
    title: 'Rava Idli with Coconut Sauce',
    family: 'tamil',
    near: 'masala-dosa dhokla',
    weight: 2,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.75,
    list: `
      fat neutral-oil 45
      whole-spice mustard-seed 4
      nut cashews 35 chopped
      whole-spice curry-leaves 3 chopped
      aromatic ginger 14 finely grated
      chile serrano 20 finely chopped
      main semolina 270
      creamy yogurt|coconut-yogurt|soy-yogurt 480
      vegetable carrot 80 finely grated
      herb cilantro 12 chopped
      leavener baking-soda 3.5
      nut coconut-flour 60
      acid lemon 20
      salt
    `,
    steps: `
      5 Stir {coconut-flour, lemon, 1/3 yogurt, 1/3 ginger, 1/3 serrano, 1/3 salt} with {water 60} to a thick sauce. Sizzle {1/2 mustard-seed, 1/3 curry-leaves} in {1/3 neutral-oil} in a skillet over medium heat for 1 minute, until the seeds pop, and pour it over the sauce.
      7 In the same skillet, pop {mustard-seed} in {neutral-oil}. Add {cashews, curry-leaves, ginger, serrano} and cook for 1 minute, then {semolina}, and stir until it smells nutty and is still pale, 4 minutes.
      3+20 Off the heat, let the pan cool a little. Stir in {yogurt, carrot, cilantro, salt} and {water 260}, and let it thicken for 20 minutes.
      4 Oil idli molds or small ramekins. Set a rack in a wide pot with an inch of water and bring to a boil. Loosen the batter with a spoonful of water until it drops thickly from the spoon, and stir in {baking-soda} until it puffs.
      3+14 Fill the molds three-quarters full at once, cover and steam until risen and a toothpick comes out clean, 12 to 14 minutes.
      2+3 Let stand for 3 minutes, loosen with a wet spoon and serve hot, with the coconut sauce.
    `,
    face: 'Soft steamed cakes of toasted semolina and yogurt, with a cool coconut sauce',
    why: 'Yogurt and soda lift them in minutes, with no rice to grind and no night of waiting',
  },
  'baingan-bharta': {
    names:
      'baingan bharta, baigan bharta, baingan ka bharta, bharta, indian smoky eggplant, punjabi eggplant mash, indian roasted eggplant, smoky eggplant curry, bhartha, begun bharta',
    title: 'Baingan Bharta (Smoky Eggplant Mash)',
    family: 'punjabi',
    near: 'aloo-gobi dry-curry',
    weight: 2,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      vegetable eggplant 1100 left whole
      fat neutral-oil|ghee 50
      whole-spice cumin-seed 3
      aromatic onion 200 finely chopped
      aromatic ginger 14 finely grated
      aromatic garlic 14 minced
      chile serrano 12 finely chopped
      vegetable tomato 350 chopped
      spice coriander 4
      spice turmeric 1.5
      spice kashmiri|sweet-paprika 3
      spice garam-masala 2
      herb cilantro 16 chopped
      salt
    `,
    steps: `
      3+22 Heat the broiler. Prick {eggplant} all over with a fork, lay on a lined sheet pan close under the heat and broil, turning three times, until the skin is black and the flesh has collapsed, 22 minutes.
      6+10 Cool for 10 minutes, peel off the skin, and mash the flesh with a fork.
      1 Heat {neutral-oil} in {@skillet} over medium heat and let {cumin-seed} crackle, 30 seconds.
      9 Add {onion} and fry until golden, 7 minutes. Stir in {ginger, garlic, serrano} and cook until fragrant, 1 minute.
      8 Add {tomato, coriander, turmeric, kashmiri, salt} and cook, pressing, until the oil shows at the edges, 7 minutes.
      7 Stir in the eggplant and cook until thick, 6 minutes. Finish with {garam-masala, cilantro}.
    `,
    face: 'Eggplant charred whole, mashed and fried with tomato, ginger and toasted spices',
    why: 'Charred until it collapses, the eggplant takes the taste of smoke all the way through',
  },
}
