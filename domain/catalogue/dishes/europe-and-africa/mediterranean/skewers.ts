import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Meat on sticks, over a fire or under a broiler. */
export const skewers: DishEntries = {
  'kofta-kebabs': {
    names:
      'kofta kebabs, kofta, lamb kofta, beef kofta, kafta, kofte, kofta kebab, koftas, lamb koftas, lamb kofta kebabs, beef kofta kebabs, kefta, kefta kebabs, kofta skewers, ground lamb kebabs, ground beef kebabs, kufta, adana kebab, grilled kofta, kofta meatballs',
    title: 'Kofta Kebabs',
    family: 'lebanese',
    near: 'shish-kebabs chicken-shawarma kebabs',
    beside: 'soft-flatbread tabbouleh',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.58,
    list: `
      protein ground-lamb|ground-beef 600
      aromatic onion 120 coarsely grated
      aromatic garlic 9
      herb parsley 25
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice cinnamon 1
      chile aleppo 3
      fat olive-oil 14
      creamy yogurt|soy-yogurt 200
      herb mint 6
      acid lemon 15
      bread pita|gf-bread 240
      raw tomato 200
      raw red-onion 50 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Squeeze the juice from {onion}. Put the onion in a bowl with {ground-lamb, most garlic, parsley, cumin, coriander, cinnamon, aleppo, pepper, 1/2 salt}.
      5+15~ Knead hard with one hand for 3 minutes, until it turns sticky: that is what holds it on the stick. Chill for 15 minutes.
      2 Meanwhile, stir {yogurt, mint, lemon, garlic, salt} together.
      8 With wet hands, press the meat around flat skewers into long, even rolls about 1 inch thick. Brush with {olive-oil}.
      10 Grill or broil over high heat, turning, until charred in stripes and 160°F (71°C) inside, 8 to 10 minutes.
      2 Warm {pita} beside the skewers. Serve with {tomato, red-onion} and spoon on the yogurt.
    `,
    face: 'Juicy, herb-flecked meat grilled on skewers, with minted yogurt',
    why: 'Kneading until it is sticky binds the meat, so that nothing else is needed to keep it on the skewer',
  },
  'shish-kebabs': {
    names:
      'shish kebabs, kebabs, kabobs, shish kabob, shish kabobs, shish kebab, shish kebob, kebobs, beef kabobs, beef kebabs, beef skewers, steak kabobs, steak kebabs, grilled kabobs, grilled skewers, steak skewers, kebab skewers, shashlik, lamb kebabs, lamb shish kebab',
    title: 'Shish Kebabs with Peppers and Onions',
    family: 'turkish',
    near: 'chicken-kebabs kofta-kebabs kebabs',
    beside: 'rice-pilaf israeli-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.42,
    list: `
      protein sirloin|lamb-leg 680 cut into 1 1/4-inch cubes
      fat olive-oil 60
      acid lemon 40
      aromatic garlic 12
      body tomato-paste 20
      ground-spice sweet-paprika 4
      ground-spice cumin 3
      ground-spice oregano 1.5
      vegetable red-pepper 320 cut into 1 1/4-inch squares
      vegetable red-onion 200 cut into wedges
      vegetable mushrooms 200 left whole
      starch long-rice 260
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      4+30~ Stir {most olive-oil, lemon, garlic, tomato-paste, sweet-paprika, cumin, oregano, pepper, 1/2 salt} together and coat {sirloin} with it. Marinate for 30 minutes, or up to a day in the fridge.
      2+20~ Meanwhile, bring {long-rice, water 520, salt} to a boil, cover and cook over the lowest heat for 20 minutes. Leave it covered.
      10 Toss {red-pepper, red-onion, mushrooms} with {olive-oil}. Thread the meat and the vegetables onto skewers in turn, pushing them together only loosely.
      12 Grill over high heat, or broil 4 inches from the element, turning every 3 minutes, until charred and at least 145°F (63°C) in the middle, 10 to 12 minutes.
      3 Rest for 3 minutes and serve on the rice with {parsley}.
    `,
    face: 'Cubes of marinated meat charred with peppers, onions and mushrooms, on a bed of rice',
    why: 'Pieces of one size and a little air between them: everything on the stick is done at once',
  },
  'chicken-kebabs': {
    names:
      'chicken kebabs, chicken kabobs, chicken skewers, chicken shish kebab, chicken kabob, chicken kebab, shish taouk, shish tawook, shish tavuk, grilled chicken skewers, grilled chicken kabobs, yogurt marinated chicken skewers, chicken shish, chicken shish kabobs, chicken shashlik',
    title: 'Chicken Kebabs with Yogurt and Lemon',
    family: 'turkish',
    near: 'chicken-souvlaki shish-kebabs kebabs',
    beside: 'rice-pilaf israeli-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.52,
    list: `
      protein chicken-breast 650 cut into 1 1/4-inch cubes
      creamy yogurt|soy-yogurt 150
      fat olive-oil 45
      acid lemon 40
      aromatic garlic 12
      body tomato-paste 24
      ground-spice sweet-paprika 4
      ground-spice cumin 2
      ground-spice dried-mint 1
      vegetable red-pepper 300 cut into 1 1/4-inch squares
      vegetable zucchini 250 cut into 1/2-inch rounds
      vegetable red-onion 180 cut into wedges
      bread pita|gf-bread 240
      salt
      pepper pepper 0.8
    `,
    steps: `
      5+45 Whisk {yogurt, 1/2 olive-oil, lemon, garlic, tomato-paste, sweet-paprika, cumin, dried-mint, pepper, 1/2 salt} in a bowl. Fold in {chicken-breast}, cover and chill for 45 minutes, or overnight.
      8 Toss {red-pepper, zucchini, red-onion} with {olive-oil, salt}. Thread the chicken and the vegetables onto skewers, leaving most of the marinade behind.
      13 Set the grill or the broiler to high. Cook the skewers, giving them a quarter turn every 3 minutes, until charred in spots and 165°F (74°C) at the center of the thickest piece, 10 to 12 minutes.
      2 Toast {pita} over the heat for a minute and pull the chicken and vegetables off the skewers into {=pita}.
    `,
    face: 'Chicken in a red yogurt marinade, charred on skewers with peppers and zucchini',
    why: 'The acid in the yogurt works gently, so that even lean breast meat stays tender over a hot fire',
  },
}
