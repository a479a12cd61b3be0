import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dosa, idli, dhokla, stuffed flatbread and filled buns: breakfast and street food of India. */
export const indianStreetFood: DishEntries = {
  'masala-dosa': {
    names:
      'masala dosa, dosa, dosas, masala dosas, dosai, masala dosai, potato dosa, aloo dosa, homemade dosa, dosa with potato filling, south indian dosa, south indian crepe, indian lentil crepe, fermented rice and lentil crepe',
    title: 'Masala Dosa with Coconut Sauce',
    family: 'tamil',
    near: 'aloo-paratha crepes samosas',
    beside: '',
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
  'rava-idli': {
    names:
      'rava idli, idli, idlis, rava idlis, suji idli, sooji idli, semolina idli, instant idli, instant rava idli, idly, rava idly, indian steamed cakes, south indian steamed cakes, steamed semolina cakes',
    title: 'Rava Idli with Coconut Sauce',
    family: 'tamil',
    near: 'masala-dosa dhokla',
    beside: '',
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
  dhokla: {
    names:
      'dhokla, khaman dhokla, khaman, gujarati dhokla, besan dhokla, instant dhokla, dhokala, nylon khaman, steamed chickpea flour cake, savory steamed chickpea cake',
    title: 'Khaman Dhokla (Steamed Chickpea Cake)',
    family: 'gujarati',
    near: 'rava-idli pakoras samosas',
    beside: 'masala-chai',
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
  'aloo-paratha': {
    names:
      'aloo paratha, aloo parathas, alu paratha, aloo ka paratha, aaloo paratha, potato paratha, stuffed paratha, potato stuffed flatbread, indian potato flatbread, aloo parantha, aloo paranthas, aloo prata, paratha with potato filling',
    title: 'Aloo Paratha (Potato-Stuffed Flatbread)',
    family: 'punjabi',
    near: 'naan samosas masala-dosa',
    beside: 'raita',
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
  'pav-bhaji': {
    names:
      'pav bhaji, pao bhaji, mumbai pav bhaji, bombay pav bhaji, pav bhaji masala, pavbhaji, paav bhaji, pav bhajji, indian mashed vegetables with buttered buns, mashed vegetable curry with buns, spiced vegetable mash with buns',
    title: 'Pav Bhaji',
    family: 'gujarati',
    near: 'vada-pav aloo-gobi vegetable-curry',
    beside: '',
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
    beside: 'masala-chai',
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
}
