import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What stands around an Indian meal, and what is drunk with it. */
export const indianBreadsSnacksAndDrinks: DishEntries = {
  naan: {
    names:
      'naan, naan bread, garlic naan, homemade naan, indian flatbread, nan bread, butter naan, garlic naan bread, easy naan, naan breads',
    title: 'Garlic Naan',
    family: 'punjabi',
    near: 'no-yeast-naan pan-flatbread',
    beside: 'butter-chicken dal',
    weight: 4,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.9,
    list: `
      flour flour 360
      leavener yeast 5
      sweetener sugar 6
      creamy yogurt|coconut-yogurt 100
      second-fat neutral-oil 20
      fat butter|vegan-butter 45 melted
      aromatic garlic 12
      herb cilantro 6?
      salt
    `,
    steps: `
      3+10 Stir {yeast, sugar} into {water 160} that is warm as a bath and leave until foamy, 10 minutes.
      8+60 Add {flour, yogurt, neutral-oil, salt} and mix to a soft dough. Knead until smooth and springy, 6 to 7 minutes, then cover and let rise in a warm place until doubled, about 1 hour.
      5+10 Divide the dough into as many pieces as there are eaters, shape into balls and let rest for 10 minutes.
      18 Heat a cast-iron skillet over medium-high heat until very hot. Roll each ball out 1/4 inch thick, lay it in the dry pan, cover and cook until bubbled on top and charred below, 1 to 2 minutes; flip for 1 minute more.
      2 Stir {garlic, cilantro} into {butter} and brush it over each piece as it leaves the pan. Keep them stacked in a towel.
    `,
    face: 'Soft flatbreads, blistered in a hot skillet and brushed with garlic and butter',
    why: 'A covered pan traps the steam, so they puff as they would in a clay oven',
  },
  samosas: {
    names:
      'samosas, samosa, vegetable samosas, potato samosas, aloo samosa, punjabi samosa, veg samosa, vegetable samosa, indian samosas',
    title: 'Potato and Pea Samosas',
    family: 'punjabi',
    near: 'pakoras spring-rolls fritters',
    beside: 'chana-masala raita',
    weight: 3,
    level: 3,
    types: 'Appetizer, Snack',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.7,
    list: `
      flour flour 260
      second-fat ghee|neutral-oil 70
      vegetable potato 500 peeled and cut into 1/2-inch dice
      fat neutral-oil 450 for frying
      whole-spice cumin-seed 3
      aromatic ginger 10
      chile serrano 10
      vegetable peas 120
      ground-spice coriander 3
      ground-spice garam-masala 3
      ground-spice amchur|chaat-masala 2?
      herb cilantro 8
      salt
    `,
    steps: `
      8+30~ Rub {most ghee} and {1/2 salt} into {flour} until it looks like sand. Stir in {water 100}, little by little, for a stiff dough. Knead for 3 minutes, cover and rest for 30 minutes.
      3+12 Meanwhile, boil {potato} in salted water until just tender, 10 to 12 minutes, and drain well.
      6 Crackle {cumin-seed} in {ghee} in a skillet over medium heat. Add {ginger, serrano} and cook for 30 seconds, then {=potato, peas, coriander, garam-masala, amchur, cilantro, salt}. Crush lightly and cook for 3 minutes; cool.
      20* Divide the dough into one ball for each eater. Roll each into a thin oval about 7 inches long and cut it in half. Wet the straight edge of a piece, form a cone, fill it with 2 to 3 tablespoons of the potatoes and pinch the top shut. Do the same with the rest.
      14 Heat {neutral-oil} in a small, deep pan over medium-low heat to 325°F (165°C). Fry the samosas a few at a time, turning, until evenly golden and blistered, 6 to 7 minutes, and drain.
    `,
    face: 'Flaky triangles filled with spiced potatoes and peas',
    why: 'A stiff dough and gentle oil make a crust that is crisp all the way through',
  },
  pakoras: {
    names:
      'pakoras, pakora, onion bhaji, onion bhajis, bhajis, vegetable pakora, onion pakora, bhaji, vegetable pakoras, pakoda, onion bhajee, onion pakoras',
    title: 'Onion Bhajis (Pakoras)',
    family: 'punjabi',
    near: 'samosas fritters',
    beside: 'raita chicken-curry',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      vegetable onion 400 very thinly sliced
      flour chickpea-flour 140
      thickener cornstarch|rice-flour 15
      ground-spice cumin 3
      ground-spice coriander 3
      ground-spice turmeric 1.5
      ground-spice kashmiri|cayenne 1.5
      chile serrano 10
      herb cilantro 10
      leavener baking-soda 0.8
      fat neutral-oil 80
      salt
    `,
    steps: `
      3+10 Toss {onion} with {salt} and let it stand for 10 minutes, until it weeps.
      3 Add {chickpea-flour, cornstarch, cumin, coriander, turmeric, kashmiri, serrano, cilantro, baking-soda} and mix with your hands, adding {water 60} by the spoonful, until the shreds are just held together.
      14 Heat {neutral-oil} in a small, deep pan to 350°F (175°C). Drop in ragged spoonfuls, a few at a time, and fry, turning once, until deep gold and crisp, 3 to 4 minutes. Drain on a rack and salt while hot.
    `,
    face: 'Crisp tangles of onion in a spiced chickpea-flour batter',
    why: 'Salting draws out enough juice to wet the batter, so it stays thin and crackling',
  },
  'chicken-biryani': {
    names:
      'chicken biryani, biryani, biriyani, hyderabadi biryani, chicken biriyani, indian biryani, chicken dum biryani, chicken briyani, biryani rice',
    family: 'hyderabadi',
    near: 'vegetable-biryani arroz-con-pollo pilaf',
    beside: 'raita',
    weight: 4,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Steamed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.55,
    list: `
      protein chicken-thigh 900 cut in half
      creamy yogurt|coconut-yogurt 240
      aromatic garlic 20
      aromatic ginger 20
      chile serrano 20
      ground-spice kashmiri|sweet-paprika 6
      ground-spice turmeric 2
      ground-spice garam-masala 8
      fat ghee|neutral-oil 60
      vegetable onion 450 thinly sliced
      starch basmati 450 rinsed and soaked for 20 minutes
      whole-spice cardamom-pods 2
      whole-spice cinnamon-stick 4
      whole-spice bay 0.6
      whole-spice cloves 0.4
      ground-spice saffron 0.3?
      liquid milk|oat-milk 45
      herb mint 18
      herb cilantro 18
      salt
    `,
    steps: `
      6+30 Mix {yogurt, garlic, ginger, serrano, kashmiri, turmeric, garam-masala, salt} with {chicken-thigh} and marinate for 30 minutes. Soak {saffron} in {milk}.
      20 Fry {onion} in {ghee} in {@pot} over medium heat, stirring often, until crisp and deep brown, 18 to 20 minutes. Take out half of them and most of the fat.
      3+12~ Add the chicken and its marinade to the pot and simmer, uncovered, until thick, 12 minutes.
      3+6 Meanwhile, boil a big pan of well-salted water with {cardamom-pods, cinnamon-stick, bay, cloves}. Add {basmati} and cook until almost done, with a hard core, 5 to 6 minutes. Drain.
      4 Level the chicken. Scatter with {1/2 mint, 1/2 cilantro}, spread the rice over it and drizzle with {=milk} and the onion fat. Top with the fried onions.
      1+25 Cover tightly, set over the lowest heat and steam until the grains are tender and the chicken is 165°F (74°C), 25 minutes. Leave covered for 5 minutes of that time off the heat.
      2 Lift out in deep spoonfuls, bottom to top, and finish with {mint, cilantro}.
    `,
    face: 'Fragrant basmati steamed over spiced, yogurt-marinated thighs, under browned onions',
    why: 'The grains are half-boiled before they are layered, so both layers are done together',
  },
  'tandoori-chicken': {
    names:
      'tandoori chicken, chicken tandoori, tandoori chicken legs, tandoori chicken thighs, oven tandoori chicken, tandori chicken, tandoori chicken drumsticks',
    family: 'punjabi',
    near: 'chicken-tikka-masala grilled-plate traybake',
    beside: 'naan raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-bone|chicken-legs|drumsticks 1120 skin removed, slashed to the bone
      acid lemon 45
      creamy yogurt|coconut-yogurt 200
      aromatic garlic 18
      aromatic ginger 18
      ground-spice kashmiri|sweet-paprika 9
      ground-spice garam-masala 5
      ground-spice cumin 4
      ground-spice coriander 4
      ground-spice turmeric 1.5
      fat neutral-oil 25
      vegetable red-onion 150 cut into rings
      herb cilantro 8?
      bread naan|pita|corn-tortillas 360? warmed
      salt
    `,
    steps: `
      4+10 Rub {chicken-bone} with {1/2 lemon, 1/2 salt} and let stand for 10 minutes.
      4+120 Whisk {yogurt, garlic, ginger, kashmiri, garam-masala, cumin, coriander, turmeric, salt}. Work it into the slashes, cover and refrigerate for 2 hours, or overnight.
      3+28 Heat the oven to 450°F (230°C) with a rack set over a foil-lined sheet pan. Shake off loose marinade, and brush the pieces with {neutral-oil}. Roast until the meat is 165°F (74°C) at the bone, 25 to 28 minutes.
      1+4 Turn on the broiler and char the edges for 3 to 4 minutes, watching closely.
      2 Rest briefly. Sprinkle {lemon} over {red-onion} and serve alongside [with {cilantro}] [and {naan}].
    `,
    face: 'Thighs roasted hot in a red, spiced yogurt until the edges char',
    why: 'Deep slashes let the marinade in and the heat reach the bone',
  },
  raita: {
    names:
      'raita, cucumber raita, indian yogurt sauce, mint raita, kheera raita, yogurt raita, cucumber and mint raita',
    title: 'Cucumber Raita',
    family: 'punjabi',
    near: 'dip',
    beside: 'chicken-biryani tandoori-chicken',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.5,
    list: `
      raw cucumber 250 coarsely grated
      creamy yogurt|coconut-yogurt 350
      ground-spice cumin 1.5
      herb mint 8
      herb cilantro 5?
      ground-spice cayenne 0.2?
      salt
    `,
    steps: `
      3+5 Toss {cucumber} with {salt} in a sieve, let stand for 5 minutes and squeeze it dry by the handful.
      2 Whisk {yogurt, cumin} until smooth and stir in {=cucumber, mint, cilantro}. Dust with {cayenne} and chill until you need it.
    `,
    face: 'Cool yogurt with grated cucumber and mint',
    why: 'Squeezing the cucumber keeps it thick, even an hour later',
  },
}
