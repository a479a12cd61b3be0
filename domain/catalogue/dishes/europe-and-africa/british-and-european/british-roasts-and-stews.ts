import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Roasts, chops and slow pots of Britain and Ireland. */
export const britishRoastsAndStews: DishEntries = {
  'sunday-roast-beef': {
    names:
      'sunday roast beef, sunday roast, roast beef and yorkshire pudding, roast beef with all the trimmings, british roast beef, sunday dinner roast, roast dinner, roast beef and potatoes, roast beef sunday dinner',
    title: 'Sunday Roast Beef with Potatoes and Gravy',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'roast-beef roast-lamb pot-roast whole-roast',
    beside: 'yorkshire-pudding green-beans',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.45,
    list: `
      protein beef-round 1300 as one roast, tied
      sauce dijon 20
      herb rosemary 4 finely chopped
      pepper pepper 2
      fat neutral-oil 60
      vegetable russet-potato 1200 peeled and cut into large chunks
      vegetable carrot 450 halved lengthwise
      vegetable onion 200 thickly sliced
      flour flour|gf-flour 20
      stock beef-stock 500
      sauce worcestershire|soy-sauce|tamari 8
      sauce horseradish 50?
      salt
    `,
    steps: `
      4+45 Rub {beef-round} with {dijon, rosemary, pepper, 1/2 salt} and let it stand at room temperature for 45 minutes.
      4+12~ Meanwhile, boil {russet-potato} in salted water until the edges are soft, 10 to 12 minutes. Drain and shake them in the pot until they are furry.
      4+65~ Heat the oven to 375°F (190°C). Set the meat on {onion, carrot} in a roasting pan with {1/3 neutral-oil} and roast until it is 145°F (63°C) in the middle, 45 to 65 minutes by its size.
      3+50~ Heat {neutral-oil} on a rimmed sheet pan in the same oven for 5 minutes. Turn {=russet-potato} in it with {salt} and roast, turning once, until crisp and golden, 45 minutes more.
      1+20 Lift the meat onto a warm board and rest it for 20 minutes under foil. Turn the oven up to 425°F (220°C) while the potatoes finish.
      6 Move the carrots to a warm dish. Set the pan over medium heat, stir {flour} into the drippings for 1 minute, whisk in {beef-stock, worcestershire} and simmer until it coats a spoon, 4 minutes. Strain.
      3 Carve across the grain as thinly as you can and bring out the gravy with {=russet-potato, =carrot, horseradish}.
    `,
    face: 'A roast rubbed with Dijon mustard and rosemary, with carrots and a gravy from its pan',
    why: 'A long rest keeps the juice in the meat, and gives everything else time to crisp',
  },
  'roast-lamb': {
    names:
      'roast lamb, leg of lamb, roast leg of lamb, lamb roast, easter lamb, roasted lamb, roast lamb leg, roast lamb with rosemary and garlic, sunday roast lamb, roast lamb with mint sauce, roast lamb and mint sauce, leg of lamb with mint sauce, roast leg of lamb with mint sauce, lamb with mint sauce, lamb and mint sauce, sunday lamb roast, easter leg of lamb',
    title: 'Roast Leg of Lamb with Garlic and Rosemary',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'sunday-roast-beef lamb-chops whole-roast',
    beside: 'minted-peas glazed-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 6,
    least: 4,
    salt: 0.5,
    list: `
      protein lamb-leg 1200 rolled and tied
      aromatic garlic 20 slivered
      herb rosemary 8
      fat olive-oil 45
      acid lemon 30
      vegetable potato 1100 quartered
      vegetable onion 250 cut into wedges
      stock chicken-stock 300
      herb mint 15 left whole
      acid red-vinegar 20
      sweetener sugar 5
      pepper pepper 1.5
      salt
    `,
    steps: `
      8+30 Cut slits all over {lamb-leg} and push in slivers of {1/2 garlic} and sprigs of {1/2 rosemary}. Rub with {1/3 olive-oil, lemon, pepper, 1/2 salt} and leave at room temperature for 30 minutes.
      4 Heat the oven to 400°F (200°C). Toss {potato, onion} with {olive-oil, garlic, rosemary, salt} in a large roasting pan and set the meat on top.
      2+70 Roast until the potatoes are browned and the meat is 145°F (63°C) in the thickest part, 50 to 70 minutes by the size of the roast, turning the potatoes once.
      1+15 Rest the meat on a board, loosely covered, for 15 minutes. Leave the potatoes in the oven to crisp.
      4 Chop {mint} into {red-vinegar} with {sugar} and a spoonful of hot water. Simmer {chicken-stock} in the emptied pan, scraping up the brown bits, for 3 minutes.
      2 Carve and serve with the potatoes, the pan juices and the mint.
    `,
    face: 'A leg of lamb studded with garlic and rosemary, roasted over potatoes, with a sharp mint sauce',
    why: 'The potatoes roast underneath and baste in what drips on them',
  },
  'lamb-chops': {
    names:
      'lamb chops, grilled lamb chops, pan seared lamb chops, lamb cutlets, garlic rosemary lamb chops, lamb loin chops, pan fried lamb chops, lollipop lamb chops',
    title: 'Lamb Chops with Garlic and Rosemary',
    family: 'farmhouse',
    near: 'roast-lamb pork-chops pan-seared-fillet',
    beside: 'green-beans mint-sauce',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein lamb-chops 900 patted dry
      fat olive-oil 24
      aromatic garlic 12 smashed
      herb rosemary 5
      second-fat butter|vegan-butter 28
      acid lemon 15
      vegetable baby-potatoes 700 halved
      herb parsley 8
      pepper pepper 1
      salt
    `,
    steps: `
      2+15 Season {lamb-chops} on both sides with {pepper, 1/2 salt} and let them lose their chill for 15 minutes.
      2+18~ Boil {baby-potatoes} in salted water until tender, 15 to 18 minutes.
      9 Meanwhile, rub {=lamb-chops} with {olive-oil}. Sear them in {@skillet} or on a hot grill over high heat, in batches if they crowd, until deeply browned and 145°F (63°C) beside the bone, 3 to 4 minutes a side.
      2 Melt {1/2 butter} with {garlic, rosemary} in the skillet over medium heat and spoon the foaming fat over the chops for 1 minute.
      1+5 Rest the chops on a warm plate for 5 minutes and squeeze {lemon} into the pan.
      2 Drain the potatoes, crush lightly with {butter, parsley, salt} and serve with the chops and their pan juices.
    `,
    face: 'Deeply browned chops basted in butter, garlic and rosemary',
    why: 'Dry chops, a very hot pan and a short rest give crust without gray meat',
  },
  'irish-stew': {
    names:
      "irish stew, lamb stew, irish lamb stew, traditional irish stew, lamb and potato stew, mutton stew, st patrick's day stew, st patricks day stew",
    title: 'Irish Stew',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'lancashire-hotpot beef-stew braise',
    beside: 'irish-soda-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein lamb-shoulder 900 cut into 1 1/2-inch pieces
      fat neutral-oil 20
      vegetable onion 350 thickly sliced
      vegetable carrot 400 cut into thick chunks
      vegetable potato 1000 peeled and cut into large chunks
      stock chicken-stock|beef-stock 950
      herb thyme 3
      whole-spice bay 0.4
      herb parsley 12
      pepper pepper 1
      salt
    `,
    steps: `
      10 Season {lamb-shoulder} with {1/2 salt, pepper}. Brown it lightly in {neutral-oil} in {@pot} over medium-high heat, in batches, 9 minutes in all.
      4 Stir in {onion} and cook until starting to soften, 3 minutes.
      2+60 Add {chicken-stock, thyme, bay, 1/3 potato}. Bring to a simmer, cover and cook over low heat for 1 hour: these potatoes melt and thicken the broth.
      2+35 Add {carrot, potato} and simmer, partly covered, until the lamb is tender and the vegetables are soft but whole, 35 minutes.
      1+5 Let stand for 5 minutes and pull out {=bay} and the thyme stems. [Season with {salt}.] Shower with {parsley}.
    `,
    face: 'Lamb, potatoes, carrots and onions in a pale, thickened broth',
    why: 'A third of the potatoes go in early and fall apart, which thickens it without flour',
  },
  'lancashire-hotpot': {
    names:
      'lancashire hotpot, lancashire hot pot, lamb hotpot, hotpot, lamb hot pot, betty hotpot, english lamb hotpot',
    title: 'Lancashire Hotpot',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'irish-stew shepherds-pie braise',
    beside: 'braised-red-cabbage minted-peas',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein lamb-shoulder 850 cut into 1 1/2-inch pieces
      flour flour|gf-flour 22
      fat neutral-oil 24
      vegetable onion 350 sliced
      vegetable carrot 250 sliced
      stock chicken-stock|beef-stock 600
      sauce worcestershire|soy-sauce|tamari 14
      herb thyme 3
      whole-spice bay 0.4
      vegetable potato 1000 peeled and sliced 1/8 inch thick
      second-fat butter|vegan-butter 40 melted
      pepper pepper 1
      salt
    `,
    steps: `
      11 Dust {lamb-shoulder} with {flour, pepper, 1/3 salt}. Brown in {neutral-oil} in {@skillet} over medium-high heat, in batches, 10 minutes in all. Move to {@baking-dish}.
      8 Soften {onion, carrot} in the same pan over medium heat, 6 minutes. Add {chicken-stock, worcestershire, thyme, bay}, bring to a boil and pour over the meat.
      8 Heat the oven to 350°F (175°C). Overlap {potato} on top in rings like roof tiles, seasoning with {salt}, and brush with {1/2 butter}.
      1+90 Cover tightly with foil and bake until a knife meets no resistance anywhere, 1 1/2 hours.
      2+25 Uncover, brush with {butter}, raise the heat to 400°F (200°C) and bake until the top is crisp and brown, 25 minutes.
    `,
    face: 'Tender lamb under a roof of crisp, buttered potato slices',
    why: 'Covered first and uncovered at the end, the potatoes are soft below and crisp above',
  },
  kedgeree: {
    names:
      'kedgeree, kedgeree with smoked haddock, smoked haddock kedgeree, kedgere, british curried rice with fish, smoked fish kedgeree',
    title: 'Kedgeree',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'fish-pie pilaf fried-rice',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      egg egg 200
      protein smoked-haddock|haddock 450 patted dry
      liquid milk|oat-milk 300
      whole-spice bay 0.4
      fat butter|vegan-butter 40
      vegetable onion 150 finely chopped
      ground-spice curry-powder 8
      ground-spice turmeric 1
      starch basmati 280 rinsed
      vegetable peas 100?
      acid lemon 20
      herb parsley 12
      salt
    `,
    steps: `
      2+10~ Boil {egg} for 10 minutes, cool under the tap, peel and quarter.
      2+8 Put {smoked-haddock} in a wide pan with {milk, bay}. Bring to a bare simmer and poach until it flakes and is 145°F (63°C), 7 to 8 minutes. Lift it out, skin it and break it into big flakes. Keep the milk.
      7 Melt {butter} in {@pot} over medium heat and soften {onion}, 5 minutes. Stir in {curry-powder, turmeric} and {basmati} for 1 minute.
      2+20 Measure the poaching milk, make it up with water to twice the volume of the grains and pour it in with {salt}. Cover and cook over low heat for 15 minutes; let stand for 5 minutes.
      3 Fork in {peas, =smoked-haddock, lemon, 1/2 parsley}, cover for 1 minute to heat through, and top with the eggs and {parsley}.
    `,
    face: 'Curried basmati with flakes of smoked haddock and hard-boiled eggs',
    why: 'The grains cook in the poaching milk, so the smoke goes all the way through',
  },
}
