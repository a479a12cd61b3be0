import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Duck with pancakes, and the fried and sauced plates that a Chinese meal at home is built around. */
export const duckAndDimSum: DishEntries = {
  'peking-duck': {
    names:
      'peking duck, beijing duck, beijing roast duck, pekin duck, peking roast duck, chinese roast duck, homemade peking duck, roast duck chinese',
    title: 'Home-Style Peking Duck',
    family: 'cantonese',
    near: 'crispy-duck-pancakes char-siu whole-roast',
    beside: 'hot-and-sour-soup',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      protein duck 1050 excess fat trimmed
      ground-spice five-spice 4
      sweetener honey 60
      sauce soy-sauce|tamari 30
      acid rice-vinegar 20
      bread flour-tortillas=small_flour_tortillas/tortillas 280
      raw cucumber 200 cut into matchsticks
      aromatic scallion 90 cut into fine shreds
      sauce hoisin-sauce 100
      seasoning salt 12
    `,
    steps: `
      6+720 Prick the skin of {duck} all over with a skewer, without going into the meat. Pour a kettle of boiling water slowly over it, drain and dry well. Rub the inside with {five-spice, salt} and stand it on a rack in the refrigerator, uncovered, until the skin feels like paper, 12 hours or overnight.
      3 Heat the oven to 350°F (175°C). Stir {honey, soy-sauce, rice-vinegar} with {water 30} and brush half of it over the skin.
      2+80 Roast breast up on a rack over a roasting pan with a cup of water in it, 1 hour 20 minutes, brushing twice more with the glaze and covering any part that darkens too fast.
      1+12 Turn the oven up to 425°F (220°C) and roast until the skin is mahogany and crisp and the thigh is 165°F (74°C) at its thickest, 10 to 12 minutes.
      1+15 Rest for 15 minutes, so that the juices stay in when it is cut.
      3 Warm {flour-tortillas} in a damp towel in a steamer or a covered skillet, 2 minutes.
      8 Carve off the skin and meat in thin slices. Wrap with {hoisin-sauce, cucumber, scallion} at the table.
    `,
    face: 'Whole roast duck with lacquered skin, sliced and wrapped with cucumber, scallions and hoisin',
    why: 'A night uncovered in the cold dries the skin, and dry skin is what turns to glass in the oven',
  },
  'crispy-duck-pancakes': {
    names:
      'crispy duck pancakes, crispy aromatic duck, crispy duck, aromatic crispy duck, duck pancakes, hoisin duck pancakes, hoisin duck wraps, hoisin duck, aromatic duck, chinese crispy duck, crispy duck with pancakes',
    title: 'Crispy Aromatic Duck with Pancakes',
    family: 'sichuan',
    near: 'peking-duck moo-shu-pork traybake',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      protein duck-legs 800 patted dry
      ground-spice five-spice 5
      ground-spice sichuan 2 toasted and ground
      aromatic ginger 20 sliced
      wine shaoxing|dry-sherry 60?
      bread flour-tortillas=small_flour_tortillas/tortillas 240
      raw cucumber 200 cut into matchsticks
      aromatic scallion 90 cut into fine shreds
      sauce hoisin-sauce 100
      salt
    `,
    steps: `
      5+30 Rub {duck-legs} with {five-spice, sichuan, salt} and leave at room temperature for 30 minutes.
      3+90 Heat the oven to 325°F (165°C). Lay {ginger} in {@baking-dish}, set the legs on top, skin up, and pour in {shaoxing} and {water 120} around them. Cover with foil and bake until the meat gives to a fork, 1 1/2 hours.
      2+25 Uncover, drain off the fat and turn the oven up to 425°F (220°C). Roast until the skin is crackling and the meat well past 165°F (74°C), 20 to 25 minutes.
      2 Wrap {flour-tortillas} in foil and warm them in the oven for the last minutes.
      5 Shred meat and skin with two forks. Spread a tortilla thinly with {hoisin-sauce}, add duck, {cucumber, scallion}, and roll it up.
    `,
    face: 'Spiced duck legs baked until they shred, then crisped and rolled with cucumber and scallions',
    why: 'A covered bake makes them tender and a hot blast at the end makes them crisp',
  },
  'crispy-chilli-beef': {
    names:
      'crispy chilli beef, crispy chili beef, crispy shredded beef, crispy beef, chilli beef chinese, crispy shredded chilli beef, sweet chilli beef, crispy szechuan beef, fakeaway crispy chilli beef',
    title: 'Crispy Chilli Beef',
    family: 'sichuan',
    near: 'mongolian-beef orange-chicken beef-stir-fry stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      starch jasmine 250
      protein sirloin|flank-steak 480 cut into very thin strips
      egg egg 50 beaten
      thickener cornstarch 85
      ground-spice five-spice 1
      fat neutral-oil 70
      vegetable red-pepper 140 cut into thin strips
      vegetable carrot 90 cut into matchsticks
      aromatic garlic 9
      aromatic ginger 9
      chile red-chile 25 thinly sliced
      sauce sweet-chili-sauce 70
      sauce soy-sauce|tamari 30
      acid rice-vinegar 36
      sauce ketchup 25
      sweetener honey 20
      aromatic scallion 45 shredded
      salt
    `,
    steps: `
      2+20~ Let {jasmine} boil up in {water 420}, then shut in the steam with a lid for 15 minutes on low and 5 minutes more off it.
      2 Stir {sweet-chili-sauce, soy-sauce, rice-vinegar, ketchup, honey} together.
      5 Mix {sirloin} with {egg, five-spice, salt}. Toss in {cornstarch} until each strip is dry and separate.
      14 Heat {most neutral-oil} in {@skillet} over high heat. Fry {=sirloin} in three batches, spread out and stirred once, until very crisp, well past 145°F (63°C), about 4 minutes a batch. Drain on a rack.
      3 Pour off the fat. Stir-fry {red-pepper, carrot} in {neutral-oil} for 2 minutes, then {garlic, ginger, red-chile} for 30 seconds.
      2 Add the sauce and let it boil until sticky, 1 minute. Toss in {=sirloin}, top with {scallion} and eat right away with {=jasmine}.
    `,
    face: 'Shatteringly crisp strips of beef in a sweet, sharp chile glaze',
    why: 'Thin strips and a dry cornstarch coat fry until they crunch, and they meet the glaze at the last second',
  },
  'chinese-lemon-chicken': {
    names:
      'chinese lemon chicken, lemon chicken chinese, takeout lemon chicken, chinese style lemon chicken, crispy lemon chicken, asian lemon chicken, lemon chicken takeaway, fakeaway lemon chicken, panda express lemon chicken',
    title: 'Chinese Lemon Chicken',
    family: 'cantonese',
    near: 'orange-chicken sweet-and-sour-chicken sesame-chicken stir-fry',
    beside: 'roasted-broccoli asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 260
      protein chicken-breast|tofu 560 cut into thin cutlets
      sauce soy-sauce|tamari 20
      egg egg 50 beaten
      thickener cornstarch 60
      fat neutral-oil 62
      aromatic garlic 6
      aromatic ginger 6
      stock chicken-stock|veg-stock 240
      acid lemon 75
      ground-spice lemon-zest 4
      sweetener sugar 55
      crunch sesame 6?
      aromatic scallion 30 sliced
      salt
    `,
    steps: `
      2+20~ Put on {jasmine} in {water 470}: up to a boil, 15 minutes of low heat under a lid, 5 minutes of rest.
      2 Whisk {chicken-stock, lemon, lemon-zest, sugar} with {1/3 cornstarch}.
      4 Rub {chicken-breast} with {soy-sauce, salt}, dip in {egg} and press into {cornstarch} on both sides.
      10 Heat {most neutral-oil} in {@skillet} over medium-high heat. Fry in two batches until golden and crisp[{?chicken-breast} and 165°F (74°C) in the middle], about 2 minutes a side. Drain, then cut across into strips.
      3 In a small saucepan, warm {garlic, ginger} in {neutral-oil} for 30 seconds, add the lemon mixture and boil, whisking, until clear and spoon-coating, 2 minutes.
      1 Lay {=chicken-breast} on {=jasmine}, pour the sauce over and scatter with {scallion, sesame}.
    `,
    face: 'Golden, crunchy cutlets under a glossy lemon sauce',
    why: 'The sauce is poured at the table and not tossed, so the crust stays crisp below it',
  },
  'honey-walnut-shrimp': {
    names:
      'honey walnut shrimp, walnut shrimp, honey walnut prawns, panda express honey walnut shrimp, copycat honey walnut shrimp, honey shrimp, chinese walnut shrimp, walnut prawns',
    title: 'Honey Walnut Shrimp',
    family: 'cantonese',
    near: 'sesame-chicken shrimp-tempura stir-fry',
    beside: 'roasted-broccoli asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 250
      nut walnuts=walnut_halves/walnuts 70
      sweetener sugar 45
      sauce mayonnaise|vegan-mayonnaise 56
      sweetener honey 35
      creamy condensed-milk|coconut-cream 24
      acid lemon 12
      protein shrimp 560 peeled, deveined and dried well
      egg egg-white|egg 35 whisked until frothy
      thickener cornstarch|rice-flour 75
      fat neutral-oil 52
      aromatic scallion 30 thinly sliced
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 420} and cook it in a lidded pan on low for 15 minutes; leave it shut for 5 minutes.
      6 Boil {sugar} with {water 60} in a small pan for 1 minute. Add {walnuts} and cook, stirring, until the syrup is amber and clings, 3 to 4 minutes. Spread on parchment to harden.
      2 Whisk {mayonnaise, honey, condensed-milk, lemon} in a large bowl.
      4 Turn {shrimp} in {egg-white, salt}, then in {cornstarch} until coated all over.
      9 Heat {neutral-oil} in {@skillet} over medium-high heat. Fry {=shrimp} in two batches, turning once, until pale gold, crisp and opaque inside, about 3 minutes a batch; drain on a rack.
      1 Fold them into the sauce while hot. Top with the candied nuts and {scallion}, and serve beside {=jasmine}.
    `,
    face: 'Crisp, honeyed shrimp in a silky sauce, with glazed nuts on top',
    why: 'The sauce stays cold in its bowl until the hot shrimp fall in, so it coats and never splits',
  },
  'chicken-lettuce-wraps': {
    names:
      'chicken lettuce wraps, asian lettuce wraps, pf changs lettuce wraps, asian chicken lettuce wraps, chinese lettuce wraps, lettuce cups, chicken lettuce cups, san choy bow, san choi bao, lettuce wrap chicken',
    title: 'Chicken Lettuce Wraps',
    titles: `tofu: Tofu Lettuce Wraps
      ground-turkey: Turkey Lettuce Wraps
      ground-pork: San Choy Bow (Pork Lettuce Wraps)`,
    family: 'cantonese',
    near: 'larb moo-shu-pork lettuce-wraps',
    beside: 'white-rice asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      protein ground-chicken|ground-turkey|ground-pork|tofu 560
      fat neutral-oil 20
      vegetable onion 120 finely chopped
      vegetable mushrooms 160 finely chopped
      aromatic garlic 12
      aromatic ginger 10
      vegetable water-chestnuts 140? drained and diced
      sauce hoisin-sauce 60
      sauce soy-sauce 30
      acid rice-vinegar 18
      chile sriracha 10
      second-fat sesame-oil 8
      aromatic scallion 60 thinly sliced
      leaf lettuce-cups 200
      nut peanuts 40? chopped
      salt
    `,
    steps: `
      2 Stir {hoisin-sauce, soy-sauce, rice-vinegar, sriracha, sesame-oil} together.
      7 Brown {ground-chicken} in {1/2 neutral-oil} in {@skillet} over medium-high heat, crumbling it, until dry and lightly browned[{?ground-chicken} (165°F/74°C)][{?ground-turkey} (165°F/74°C)][{?ground-pork} (160°F/71°C)], 6 minutes. Push to the side.
      5 Add {neutral-oil, onion, mushrooms} and cook until their water is gone, 4 minutes. Mix in {garlic, ginger} for 30 seconds.
      3 Add the sauce and {water-chestnuts} and toss until everything is dark and sticky, 2 minutes. Stir in {scallion, salt}.
      1 Bring to the table hot, with {lettuce-cups} to spoon it into[ and {peanuts} on top].
    `,
    face: 'Savory, gingery crumbles with a sweet hoisin glaze, scooped up in cold lettuce',
    why: 'The filling is cooked until dry before the sauce goes in, so nothing runs out of the cups',
  },
}
