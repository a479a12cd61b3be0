import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pork chops, ribs, pulled pork and sausages. */
export const porkSuppers: DishEntries = {
  'pork-chops': {
    names:
      'pork chops, pan fried pork chops, pan seared pork chops, skillet pork chops, garlic butter pork chops, seared pork chops, easy pork chops, juicy pork chops, pork chop',
    title: 'Pan-Seared Pork Chops',
    family: 'farmhouse',
    near: 'smothered-pork-chops roast-pork-loin',
    beside: 'mashed-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein pork-chops 760 1 inch thick, patted dry
      ground-spice garlic-powder 2
      ground-spice sweet-paprika 2
      fat olive-oil 20
      second-fat butter|vegan-butter|olive-oil 28
      aromatic shallot 60 finely chopped
      stock chicken-stock 160
      sauce dijon 12
      acid cider-vinegar 8
      herb thyme 2
      vegetable green-beans 340 trimmed
      salt
      pepper pepper 1.2
    `,
    steps: `
      4+15 Season {pork-chops} with {garlic-powder, sweet-paprika, pepper, salt} and leave them at room temperature for 15 minutes.
      9 Heat {olive-oil} in {@skillet} over medium-high heat. Sear the chops until well browned, about 4 minutes, turn, and cook until 145°F (63°C) in the middle, 3 to 4 minutes more. While they cook, put a pot of salted water on to boil.
      2+5~ Put them on a plate to rest for 5 minutes: they will be blushed and juicy, which is safe and as it should be. Boil {green-beans} in the water until just tender, 4 minutes, and drain.
      5 In the same pan soften {shallot, thyme} for 1 minute. Add {chicken-stock, cider-vinegar} and boil down by half, 3 minutes. Swirl in {dijon, butter} off the heat.
      1 Stir what has run from the chops into the sauce and spoon it over the chops and green beans.
    `,
    face: 'Thick chops seared brown, with a quick mustard pan sauce',
    why: 'Taken off at 145°F and rested, a pork chop is juicy to the middle',
  },
  'smothered-pork-chops': {
    names:
      'smothered pork chops, pork chops and gravy, pork chops with gravy, southern smothered pork chops, pork chops with onion gravy, pork chops and onions, pork chops in gravy, country pork chops',
    family: 'farmhouse',
    near: 'pork-chops swiss-steak braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Sautéed, Baked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      protein pork-chops-bone 800 patted dry
      flour flour|gf-flour 40
      ground-spice garlic-powder 3
      ground-spice sweet-paprika 3
      fat neutral-oil 34
      vegetable onion 360 thinly sliced
      aromatic garlic 8
      herb thyme 2
      stock chicken-stock 420
      creamy cream|soy-cream|oat-cream 60
      starch long-rice 220 rinsed
      salt
      pepper pepper 1.4
    `,
    steps: `
      12 Stir {flour, garlic-powder, sweet-paprika, pepper, 1/2 salt} together on a plate and dredge {pork-chops-bone}, keeping what flour is left. Heat {most neutral-oil} in {@skillet} over medium-high heat and brown the chops, about 3 minutes a side. Move them to a plate.
      17 Turn the heat to medium, add {neutral-oil, onion} and cook, scraping, until soft and golden, about 15 minutes. Stir in {garlic, thyme} and a spoonful of the flour for 1 minute.
      2+20~ Bring {long-rice} to a boil in {water 440} in a saucepan and cook it, covered, over the lowest heat until tender, 20 minutes.
      2+15 Meanwhile, whisk {chicken-stock} into the onions and bring to a simmer. Nestle in the chops, cover and cook gently until tender and at least 145°F (63°C), about 15 minutes.
      3 Stir {cream, salt} into the gravy around them and simmer for 1 minute more. Serve over the rice.
    `,
    face: 'Bone-in chops simmered in a thick gravy of golden onions',
    why: 'Browning first gives the gravy its color, and the lid keeps the meat tender',
  },
  'stuffed-pork-chops': {
    names:
      'stuffed pork chops, pork chops with stuffing, stuffing stuffed pork chops, apple stuffed pork chops, baked stuffed pork chops, pork chops and stuffing, apple and sage stuffed pork chops',
    family: 'farmhouse',
    near: 'pork-chops roast-pork-loin',
    beside: 'green-beans',
    looksLike: 'grilled-plate',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.6,
    list: `
      protein pork-chops 800 at least 1 1/4 inches thick
      fat butter|vegan-butter 42
      vegetable onion 100 finely chopped
      vegetable celery 60 finely chopped
      fruit apple 120 peeled and finely chopped
      herb sage 4 finely chopped
      bread bread|gf-bread 110 cut into 1/2-inch cubes
      stock chicken-stock 100
      fat olive-oil 20
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Melt {butter} in a skillet over medium heat and cook {onion, celery, apple} until soft, 6 minutes. Take off the heat and stir in {sage, bread, chicken-stock, 1/2 salt}, until the cubes are moist.
      7 Cut a deep pocket into the side of each of {pork-chops}, without going through. Fill with the stuffing, close with a toothpick and season outside with {pepper, salt}.
      7 Wipe out the skillet, heat {olive-oil} over medium-high heat and brown the chops for 2 to 3 minutes a side. Move to {@baking-dish} with any stuffing that is left around them.
      1+25 Bake until the pork is 145°F (63°C) and the stuffing in the middle is 165°F (74°C), about 25 minutes.
      1+5 Rest for 5 minutes and pull out the toothpicks.
    `,
    face: 'Thick pork chops with a pocket of apple and sage stuffing',
    why: 'The stuffing is cooked and hot when it goes in, so chop and filling are done together',
  },
  'pulled-pork': {
    names:
      'pulled pork, pulled pork sandwich, pulled pork sandwiches, bbq pulled pork, barbecue pulled pork, pulled pork sandwiches with slaw, oven pulled pork, pulled pork burger, pulled pork rolls, carolina pulled pork',
    titles: 'burger-buns: BBQ Pulled Pork Sandwiches',
    title: 'BBQ Pulled Pork',
    family: 'barbecue',
    near: 'beef-brisket bbq-ribs slow-cooker-stew',
    beside: 'coleslaw baked-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Braised, Slow Cooked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.45,
    list: `
      protein pork-shoulder 1500 cut into four large chunks
      sweetener brown-sugar 40
      ground-spice smoked-paprika 12
      ground-spice chili-powder 6
      ground-spice cumin 4
      ground-spice garlic-powder 6
      vegetable onion 250 sliced
      stock chicken-stock 180
      acid cider-vinegar 100
      sauce ketchup 200
      sauce worcestershire|tamari 25
      sauce yellow-mustard 30
      bread burger-buns|crusty-rolls|gf-bread 480 split
      salt
      pepper pepper 3
    `,
    steps: `
      8 Heat the oven to 300°F (150°C). Rub {pork-shoulder} all over with {1/2 brown-sugar, smoked-paprika, chili-powder, cumin, garlic-powder, pepper, most salt}.
      4+210~ Spread {onion} in a Dutch oven and set the pork on top. Add {chicken-stock, 1/2 cider-vinegar}. Cover and cook in the oven until the meat falls apart when prodded, about 3 hours 30 minutes.
      2+10 Toward the end, simmer {ketchup, worcestershire, yellow-mustard, cider-vinegar, brown-sugar, salt} in a small pot until glossy, 10 minutes.
      8 Lift out the pork and skim the fat from the juices. Pull the meat apart with two forks, then moisten it with the sauce and as many of the juices as it will hold.
      3 Toast {burger-buns} and pile them high with the pork.
    `,
    face: 'Spiced pork shoulder, cooked until it falls apart and tossed in tangy sauce',
    why: 'Shoulder has the fat and sinew that hours of low heat turn into juiciness',
  },
  'bbq-ribs': {
    names:
      'bbq ribs, spare ribs, spareribs, rack of ribs, barbecue ribs, pork ribs, baby back ribs, bbq spareribs, ribs, oven baked ribs, oven ribs, barbecued ribs, bbq pork ribs, st louis ribs, fall off the bone ribs, baked ribs, baked bbq ribs',
    title: 'BBQ Ribs',
    family: 'barbecue',
    near: 'pulled-pork bbq-chicken',
    beside: 'coleslaw baked-beans',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Grilled, Slow Cooked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      protein spareribs 1300 membrane removed
      sweetener brown-sugar 60
      ground-spice smoked-paprika 10
      ground-spice chili-powder 5
      ground-spice garlic-powder 4
      ground-spice onion-powder 4
      ground-spice cayenne 0.6
      sauce ketchup 160
      acid cider-vinegar 45
      sweetener molasses 20
      sauce worcestershire|tamari 12
      salt
      pepper pepper 2.4
    `,
    steps: `
      8 Heat the oven to 300°F (150°C). Mix {1/2 brown-sugar, smoked-paprika, chili-powder, garlic-powder, onion-powder, cayenne, pepper, most salt} and rub it into both sides of {spareribs}.
      3+150~ Lay the ribs meaty side up on foil on {@sheet-pans} and seal them in tightly. Bake until the meat has drawn back from the ends of the bones and a knife goes in easily, about 2 hours 30 minutes.
      2+10~ Toward the end, simmer {ketchup, cider-vinegar, molasses, worcestershire, brown-sugar, salt} in a saucepan until thick, 10 minutes.
      5+15 Open the foil and pour off the juices. Turn the oven to 425°F (220°C), or heat a grill. Brush the ribs with the sauce and bake for 15 minutes, brushing twice more, until the glaze is sticky and charred in spots.
      2+5 Let stand for 5 minutes, then cut between the bones.
    `,
    face: 'Tender ribs under a dry rub and a sticky, smoky glaze',
    why: 'They steam soft in their own juices first, and the sauce is only there for the last minutes',
  },
  'sheet-pan-sausage-and-vegetables': {
    names:
      'sheet pan sausage and vegetables, sheet pan sausage and veggies, sausage tray bake, sausage traybake, sausage and vegetable traybake, sausage and potato traybake, sausage and vegetable tray bake, sausage and potato tray bake, sausage and pepper traybake, sheet pan sausage, sausage sheet pan dinner, sausage and potatoes, sausage potatoes and peppers, kielbasa sheet pan, sheet pan kielbasa and potatoes, one pan sausage and vegetables, roasted sausage and vegetables, kielbasa and potatoes, sausage and veggies, smoked sausage and potatoes',
    titles: 'vegan-sausage: Sheet Pan Vegan Sausage and Vegetables',
    family: 'farmhouse',
    near: 'sheet-pan-chicken traybake',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.35,
    list: `
      protein kielbasa|chicken-sausage|vegan-sausage 400 cut into 1/2-inch coins
      vegetable potato 550 cut into 3/4-inch pieces
      vegetable red-pepper 240 cut into 1-inch squares
      vegetable red-onion 180 cut into wedges
      vegetable broccoli 250 cut into florets
      fat olive-oil 45
      aromatic garlic 8
      ground-spice italian-seasoning 2
      ground-spice smoked-paprika 3
      sauce dijon 15
      acid cider-vinegar 12
      salt
      pepper pepper 1
    `,
    steps: `
      8+20 Heat the oven to 425°F (220°C). Toss {potato} with {1/2 olive-oil, most salt} on {@sheet-pans}, spread out well, and roast for 20 minutes.
      6+20 Toss {red-pepper, red-onion, broccoli} with {olive-oil, garlic, italian-seasoning, smoked-paprika, pepper}. Scatter them over the potatoes with {kielbasa} and roast, turning once, until the sausage is browned and the vegetables are tender and charred at the edges, about 20 minutes.
      2 Whisk {dijon, cider-vinegar, salt} and toss with everything while it is hot.
    `,
    face: 'Browned smoky sausage with potatoes, peppers and broccoli',
    why: 'Potatoes get a head start, and a mustard dressing at the end wakes everything up',
  },
  'pork-chops-with-apples': {
    names:
      'pork chops with apples, pork chops and apples, pork chops with apples and cider, pork chops in cider, pork chops in cider cream, pork chops with cider cream sauce, pork and apples in cider, pork chops with apple and cream, creamy pork chops with apples, cider pork chops, pork normandy, normandy pork chops, pork chops normande',
    title: 'Pork Chops with Apples and Cider Cream',
    family: 'norman',
    cuisine: 'French, American, British',
    near: 'pork-chops smothered-pork-chops stuffed-pork-chops',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      protein pork-chops|chicken-breast 680 patted dry
      fat butter|vegan-butter 28
      fruit apple 300 cored and cut into 1/2-inch slices
      aromatic shallot 60 thinly sliced
      herb thyme 2
      body apple-juice=apple_cider/cider 240
      sauce dijon 16
      creamy cream|soy-cream|oat-cream 120
      acid cider-vinegar 8
      salt
      pepper pepper 1
    `,
    steps: `
      10 Season {pork-chops} with {pepper, most salt}. Melt {1/2 butter} in a large skillet over medium-high heat and brown the chops well, 3 to 4 minutes a side. They finish cooking later; lift them onto a plate.
      6 Melt {butter} in the same skillet over medium heat. Cook {apple} until golden at the edges but still in shape, 4 minutes. Add {shallot, thyme} and cook for 2 minutes.
      6 Pour in {apple-juice}, scrape up everything on the bottom and boil until reduced by half, 4 to 5 minutes.
      6 Stir in {dijon, cream} and simmer for 2 minutes. Return {=pork-chops} with their juices and cook gently, turning once, until the middle reads 145°F (63°C), 3 to 4 minutes.
      2+3 Sharpen the sauce with {cider-vinegar} and {salt}, pull out any stems of thyme and let stand for 3 minutes off the heat before serving.
    `,
    face: 'Browned chops and golden apples in a mustardy sauce of cider and cream',
    why: 'The cider is boiled down before the cream goes in, so the sauce is sharp and sweet and not thin',
  },
}
