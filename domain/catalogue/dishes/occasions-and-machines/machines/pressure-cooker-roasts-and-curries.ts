import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Meat that a 6-quart electric pressure cooker makes tender: what is thick goes in after the pressure, or lies on top. */
export const pressureCookerRoastsAndCurries: DishEntries = {
  'pressure-cooker-pot-roast': {
    names: 'instant pot pot roast, instant pot roast, instant pot chuck roast, instant pot beef pot roast',
    title: 'Pressure-Cooker Pot Roast',
    family: 'farmhouse',
    near: 'pot-roast pressure-cooker-stew',
    beside: 'green-beans dinner-rolls',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Sautéed',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein beef-chuck 1300 cut into four large pieces
      fat neutral-oil 24
      vegetable onion 250 cut into wedges
      aromatic garlic 14
      stock beef-stock|chicken-stock 600
      sauce worcestershire|tamari 17
      herb thyme 3
      whole-spice bay 0.5
      body tomato-paste 32
      vegetable carrot 420 cut into 2-inch lengths
      vegetable potato 700 cut into 2-inch chunks
      thickener cornstarch 24
      salt
      pepper pepper 1.6
    `,
    steps: `
      14 Set the pressure cooker to sauté and heat {neutral-oil}. Season {beef-chuck} with {pepper, 1/2 salt} and brown it on two sides, two at a time, 6 minutes each.
      4 Turn {onion, garlic} in the drippings for 2 minutes. Add {beef-stock, worcestershire} and scrape the pot with a wooden spoon until the bottom feels bare.
      2+87 Return the beef with {thyme, bay} and dab {tomato-paste} on top, unstirred. Lock the lid, bring to high pressure, about 12 minutes, cook under pressure for 60 minutes and let the pressure fall by itself for 15 minutes; release the rest before you open the lid.
      3+13 Open and set {carrot, potato} on the beef. Lock again, bring back to high pressure, about 8 minutes, cook under pressure for 5 minutes and release the steam at once.
      5+4 Lift meat and vegetables onto a platter, and take out the bay leaf and stems. Skim the juices, stir {cornstarch} smooth in {water 60} and boil it with them on sauté for 4 minutes, until the gravy is glossy.
      3 Season the gravy with {salt}. Part the beef into thick pieces with two forks and spoon the gravy over.
    `,
    face: 'Chuck roast that parts at a nudge, with firm carrots, potatoes and gravy',
    why: 'The vegetables go in for the last 5 minutes only, so that they hold their shape while the beef is meltingly soft',
  },
  'pressure-cooker-tikka-masala': {
    names:
      'instant pot chicken tikka masala, instant pot tikka masala, instant pot chicken curry, instant pot curry, instant pot indian chicken curry',
    title: 'Pressure-Cooker Chicken Tikka Masala',
    titles: 'tofu: Pressure-Cooker Tofu Tikka Masala',
    family: 'punjabi',
    near: 'chicken-tikka-masala curry',
    beside: 'white-rice naan',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Sautéed',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh|tofu 640 cut into 2-inch pieces
      fat neutral-oil 28
      vegetable onion 220 finely chopped
      aromatic garlic 16
      aromatic ginger 16
      ground-spice sweet-paprika 6
      ground-spice cumin 4
      ground-spice coriander 4
      ground-spice turmeric 2
      chile cayenne 0.5?
      stock chicken-stock|veg-stock 250
      body canned-tomatoes 400
      body tomato-paste 32
      creamy cream|coconut-milk 120
      ground-spice garam-masala 4
      acid lemon-juice 15
      bread naan|pita|gf-bread 320 warmed
      herb cilantro 10
      salt
    `,
    steps: `
      16 Set the pressure cooker to sauté. Brown {onion} in {neutral-oil} for 14 minutes, stirring, until deep gold.
      3 Add {garlic, ginger, sweet-paprika, cumin, coriander, turmeric, cayenne} and stir for 30 seconds. Pour in {chicken-stock} before the spices catch, and free all that sticks to the bottom.
      3+26 Add {chicken-thigh, 1/2 salt} and spoon {canned-tomatoes} over the top without stirring. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 8 minutes and leave it for 8 minutes before you let out the rest of the steam.
      2+6 {?chicken-thigh}Check that the chicken has passed 165°F (74°C). Stir in {tomato-paste} and simmer on sauté for 6 minutes, until the sauce clings.
      3 Switch off and stir in {cream, garam-masala, lemon-juice, salt}. Scatter with {cilantro} and scoop up with {naan}.
    `,
    face: 'A brick-red curry with browned onion, tomato and a smooth, creamy end',
    why: 'The creamy part comes in when the heat is off, where it cannot split',
  },
  'pressure-cooker-bbq-ribs': {
    names:
      'instant pot ribs, instant pot bbq ribs, instant pot baby back ribs, instant pot pork ribs, instant pot spare ribs, instant pot barbecue ribs',
    title: 'Pressure-Cooker BBQ Ribs',
    family: 'barbecue',
    near: 'bbq-ribs pulled-pork',
    beside: 'coleslaw corn-on-the-cob',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed, Braised',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.5,
    list: `
      protein spareribs 1300 membrane removed
      sweetener brown-sugar 45
      ground-spice smoked-paprika 9
      ground-spice chili-powder 5
      ground-spice garlic-powder 4
      ground-spice onion-powder 3
      acid cider-vinegar 75
      sauce ketchup 150
      sauce worcestershire|tamari 12
      sauce dijon 12
      salt
      pepper pepper 2
    `,
    steps: `
      7 Mix {1/2 brown-sugar, smoked-paprika, chili-powder, garlic-powder, onion-powder, pepper, salt} and press it into {spareribs}.
      3+50 Pour {water 480} and {1/2 cider-vinegar} into the pressure cooker, set in the rack and stand the ribs on it in a coil, meat outward. Lock the lid, bring to high pressure, about 12 minutes, cook under pressure for 25 minutes and let the pressure fall by itself for 13 minutes; release the rest before you open the lid.
      4 A knife should slide in between the bones (well past 145°F/63°C). Lift the ribs out with tongs, pour out the liquid and the rack, and cut the racks into lengths that lie flat.
      8 Boil {ketchup, worcestershire, dijon, cider-vinegar, brown-sugar} in the pot on sauté for 4 minutes, stirring, until it spits and thickens. Turn the ribs in it for 3 minutes, until they are sticky all over.
    `,
    face: 'Spice-rubbed ribs, tender to the bone, in a sharp and sticky glaze',
    why: 'They steam above the liquid, which leaves the rub on the meat and not in the water',
  },
  'pressure-cooker-pulled-pork': {
    names:
      'instant pot pulled pork, instant pot pulled pork sandwiches, instant pot bbq pulled pork, instant pot pork shoulder, instant pot shredded pork',
    title: 'Pressure-Cooker Pulled Pork',
    titles: 'burger-buns: Pressure-Cooker Pulled Pork Sandwiches',
    family: 'barbecue',
    near: 'pulled-pork pressure-cooker-stew',
    beside: 'coleslaw cornbread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Pressure Cooker',
    serves: 6,
    salt: 0.4,
    list: `
      protein pork-shoulder 1150 cut into 3-inch chunks
      sweetener brown-sugar 36
      ground-spice smoked-paprika 9
      ground-spice chili-powder 5
      ground-spice cumin 3
      ground-spice garlic-powder 4
      vegetable onion 220 sliced
      stock chicken-stock 300
      acid cider-vinegar 75
      sauce ketchup 150
      sauce worcestershire|tamari 17
      sauce yellow-mustard 20
      bread burger-buns|crusty-rolls|gf-bread 360 split
      salt
      pepper pepper 2
    `,
    steps: `
      7 Toss {pork-shoulder} with {1/2 brown-sugar, smoked-paprika, chili-powder, cumin, garlic-powder, pepper, salt} until every chunk is red with spice.
      3+77 Lay {onion} in the pressure cooker with {chicken-stock, water 150, 1/2 cider-vinegar} and set the pork on it. Lock the lid, bring to high pressure, about 12 minutes, cook under pressure for 50 minutes and let the pressure fall by itself for 15 minutes; release the rest before you open the lid.
      8 Lift out the pork, which should fall apart when it is pinched, and shred it, leaving the fat behind. Skim the fat from the juices in the pot.
      3+10 Add {ketchup, worcestershire, yellow-mustard, cider-vinegar, brown-sugar} to the juices and boil on sauté for 10 minutes, stirring toward the end, until it is a loose sauce.
      3 Fold in the pork until it has soaked up most of the sauce, and heap it on {burger-buns}.
    `,
    face: 'Shredded pork shoulder in a tangy sauce made of its own juices',
    why: 'Ketchup and sugar would burn on the bottom under pressure, so they go in when the lid is off',
  },
}
