import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Noodles, crisp pancakes and grilled plates of Southeast Asia. */
export const southeastAsianStreets: DishEntries = {
  'char-kway-teow': {
    names:
      'char kway teow, char kuey teow, char koay teow, char kuay teow, char kwey teow, ckt noodles, penang char kway teow, malaysian fried flat noodles, singapore char kway teow, malaysian fried rice noodles, kway teow',
    title: 'Char Kway Teow (Malaysian Fried Rice Noodles)',
    family: 'malaysian',
    near: 'pad-see-ew pad-thai singapore-noodles stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch rice-noodles 320
      fat neutral-oil 55
      sauce soy-sauce|tamari 45
      sauce kecap-manis|brown-sugar 30
      sauce oyster-sauce 20?
      pepper white-pepper|pepper 0.6
      protein chinese-sausage 120? thinly sliced on the diagonal
      protein shrimp 360 peeled and deveined
      aromatic garlic 18
      chile sriracha=sambal_oelek 20?
      egg egg 200 lightly beaten
      vegetable bean-sprouts 240
      aromatic garlic-chives|scallion 60 cut into 2-inch lengths
      salt
    `,
    steps: `
      2+8~ Boil {rice-noodles} until they bend easily but are still firm in the middle, 6 to 8 minutes. Rinse in cold water, drain well and turn in a spoonful of the oil, so that they do not stick.
      1 Stir {soy-sauce, kecap-manis, oyster-sauce, white-pepper} with {water 30} for the sauce.
      5 Heat {1/3 neutral-oil} in {@skillet} over high heat. [Fry {chinese-sausage} until the edges curl, 2 minutes. ]Add {shrimp} and sear until pink and opaque, 2 to 3 minutes. Scrape everything onto a plate.
      10 Fry the noodles in batches and never crowd the pan, or they steam. Every time, put a share of {neutral-oil} over high heat and give a share of {garlic, sriracha} 15 seconds. Add the same share of {=rice-noodles} and of the sauce and toss for 2 minutes. Push them aside, pour in some of {egg}, let set for 30 seconds and fold in. Leave alone until charred in places, 1 minute.
      3 Put all the noodles back in the pan with {=shrimp}[ and {=chinese-sausage}]. Add {bean-sprouts, garlic-chives, salt}, toss until the sprouts just begin to wilt, 1 minute, and serve at once.
    `,
    face: 'Flat noodles charred in dark, sweet soy with shrimp, egg and crunchy bean sprouts',
    why: 'Small batches keep the pan hot enough to scorch the noodles, which is where the smoky taste comes from',
  },
  'kare-kare': {
    names:
      'kare kare, kare-kare, karekare, filipino kare kare, oxtail kare kare, beef kare kare, filipino oxtail stew, filipino peanut stew, filipino oxtail peanut stew, oxtail in peanut sauce, kari kari',
    title: 'Kare-Kare (Filipino Oxtail and Peanut Stew)',
    family: 'filipino',
    near: 'oxtail-stew sinigang chicken-adobo braise',
    beside: 'white-rice',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein beef-shank=oxtail 1600 cut into 2-inch pieces
      vegetable onion 250 chopped
      whole-spice bay 0.4
      fat neutral-oil 30
      aromatic garlic 25
      ground-spice annatto|sweet-paprika 6
      flour rice-flour 45
      sauce peanut-butter=smooth_peanut_butter/peanut_butter 200
      sauce fish-sauce 30
      vegetable japanese-eggplant|eggplant 320 cut into 1-inch slices
      vegetable green-beans 250 cut into 2-inch lengths
      leaf bok-choy 300 quartered lengthwise
      sauce shrimp-paste=bagoong 50?
      starch jasmine 360
      salt
    `,
    steps: `
      6+180 Cover {beef-shank} with {water 2000} in {@pot}, bring to a boil and skim off the foam. Add {bay, 1/2 onion}, cover and simmer over low heat until the meat is ready to leave the bone, 3 hours. Lift it out, pour off the broth and keep it, skimming off most of the fat.
      4 Toast {rice-flour} in a dry skillet over medium heat, stirring all the time, until it smells nutty and is the color of sand, 4 minutes. Scrape it onto a plate.
      7 Heat {neutral-oil} in the pot over medium heat. Cook {onion} until soft, 5 minutes, then {garlic, annatto} for 1 minute.
      5+10 Whisk {peanut-butter} with a ladleful of the hot broth until loose and stir it in with {fish-sauce}. Put {=beef-shank} back and pour in enough of the broth to cover the meat. Whisk {=rice-flour} with {water 120}, stir it in and simmer until the sauce coats a spoon, 10 minutes.
      2+20~ Bring {jasmine} to a boil in {water 600} and cook it, covered, 15 minutes over low heat, and let it stand for 5 minutes.
      2+9 Add {japanese-eggplant, green-beans} and simmer for 6 minutes, then push in {bok-choy} and cook until its stems are just tender, 3 minutes. Season with {salt}.
      1 Serve with {=jasmine}[ and {shrimp-paste}, a dab of it for each plate].
    `,
    face: 'Oxtail in a thick, golden peanut sauce with eggplant, green beans and bok choy',
    why: 'Toasted rice flour thickens the sauce and adds a nutty taste of its own',
  },
  'banh-xeo': {
    names:
      'banh xeo, bánh xèo, vietnamese crepe, vietnamese pancake, vietnamese sizzling crepe, vietnamese crispy pancake, crispy vietnamese crepe, vietnamese savory crepe, sizzling pancake, banh seo, vietnamese sizzling pancake, vietnamese turmeric crepe',
    title: 'Banh Xeo (Crisp Vietnamese Crepes)',
    family: 'vietnamese',
    near: 'summer-rolls okonomiyaki savory-pancake',
    beside: '',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      flour rice-flour 220
      thickener cornstarch 20
      ground-spice turmeric 3
      creamy coconut-milk 200
      aromatic scallion 60 thinly sliced
      sauce fish-sauce 50
      sweetener sugar 36
      acid lime 50
      aromatic garlic 6
      chile thai-chile 3? minced
      fat neutral-oil 60
      protein pork-belly|pork-loin 200 very thinly sliced
      protein shrimp 240 peeled and deveined
      vegetable onion 120 thinly sliced
      vegetable bean-sprouts 250
      raw leaf-lettuce 200 leaves separated
      herb mint 15 left whole
      herb cilantro 15 in sprigs
      salt
    `,
    steps: `
      3+30~ Whisk {rice-flour, cornstarch, turmeric, salt} with {coconut-milk} and {water 420} until smooth. Stir in {scallion} and let stand for 30 minutes: the batter should be as thin as cream.
      3 For the sauce, stir {sugar} into {water 120} until dissolved, and add {fish-sauce, lime, garlic, thai-chile}.
      6 Heat {1/3 neutral-oil} in {@skillet} over medium-high heat. Fry {pork-belly} until browned and 145°F (63°C), 3 minutes. Add {shrimp, onion} and cook until the shrimp are opaque, 2 minutes. Scrape onto a plate.
      18 Fry the crepes by turns in two nonstick skillets, two crepes for each person. Stir the batter, heat a little of {neutral-oil} over medium-high heat, and swirl in a ladleful so thin that it hisses and sets into holes. Scatter with some of the filling and {bean-sprouts}, cover for 1 minute, then uncover and fry until the edges lift and the underside crackles, 3 minutes. Fold in half.
      2 Eat at once: tear off a piece, wrap it in {leaf-lettuce} with {mint, cilantro} and dip it in the sauce.
    `,
    face: 'Lacy yellow crepes around pork, shrimp and bean sprouts, to wrap in lettuce and dip',
    why: 'A thin rice batter in a hot pan turns to lace, and the lid comes off in time for it to crisp',
  },
  'com-tam': {
    names:
      'com tam, cơm tấm, vietnamese broken rice, broken rice, com tam suon, com suon, vietnamese grilled pork chop, vietnamese pork chop, vietnamese pork chops and rice, vietnamese lemongrass pork chop, lemongrass pork chop, broken rice with pork chop, com tam suon nuong',
    title: 'Com Tam (Lemongrass Pork Chops with Rice)',
    family: 'vietnamese',
    near: 'lemongrass-chicken bun-cha pork-chops grilled-plate',
    beside: 'asian-slaw',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein pork-chops 600 pounded 1/2 inch thick
      aromatic lemongrass 30
      aromatic shallot 40 minced
      aromatic garlic 15
      sauce fish-sauce 64
      sweetener sugar 50
      fat neutral-oil 60
      starch jasmine 280 dry, not yet rinsed
      acid lime 45
      chile thai-chile 3? minced
      aromatic scallion 60 thinly sliced
      egg egg 200
      raw cucumber 200 sliced
      vegetable tomato 200 sliced
      salt
    `,
    steps: `
      6+60 Stir {lemongrass, shallot, 1/2 garlic, 1/2 fish-sauce, 1/2 sugar} with a spoonful of the oil. Coat {pork-chops} with the marinade and chill for 1 hour, or overnight.
      4+20~ Crack {jasmine} in a zip-top bag with a rolling pin until most grains are in two or three pieces. Rinse it and cook in {water 420} under a lid, over low heat for 13 minutes, and let it stand for 7 minutes.
      3 For the sauce, dissolve {sugar} in {water 120}. Stir in {fish-sauce, lime, garlic, thai-chile}.
      10 Grill or broil the chops over high heat, turning once, until charred at the edges and 145°F (63°C) in the middle, 3 to 4 minutes a side. Rest them for 3 minutes.
      2 Put {scallion, salt} in a small heatproof bowl. Heat {most neutral-oil} until it shimmers and pour it over, so that the scallions sizzle.
      4 Fry {egg} in {neutral-oil} in {@skillet} over medium heat until the whites are set and the yolks are as firm as you like them, 3 minutes.
      2 Set a chop and an egg on each heap of {=jasmine}, spoon the scallion oil over and put {cucumber, tomato} and the sauce beside it.
    `,
    face: 'Charred lemongrass pork chops and a fried egg over cracked jasmine rice with scallion oil',
    why: 'Cracked grains cook up small and tender and hold the sauce, as the rice at a Saigon breakfast stall does',
  },
  sisig: {
    names:
      'sisig, pork sisig, filipino sisig, sizzling sisig, sizzling pork sisig, sisig baboy, sisig pork, pork belly sisig, filipino pork sisig, sissig, sisig rice bowl',
    title: 'Pork Sisig (Sizzling Filipino Pork with Lime)',
    family: 'filipino',
    near: 'pork-belly-lechon chicken-adobo carnitas',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein pork-belly 240 in one piece
      protein pork-shoulder=boneless_pork_shoulder/pork_shoulder 340 cut into 1-inch slices
      whole-spice bay 0.4
      aromatic garlic 20
      starch jasmine 220
      fat neutral-oil 12
      protein chicken-liver 100? trimmed and patted dry
      vegetable red-onion 180 finely chopped
      aromatic ginger 8
      chile serrano 20 minced
      sauce soy-sauce|tamari 36
      acid white-vinegar|cider-vinegar 20
      acid lime 45
      pepper pepper 1.5
      egg egg 200?
      salt
    `,
    steps: `
      4+60 Put {pork-belly, pork-shoulder} in {@pot} with {bay, 1/2 garlic, 1/2 salt} and cover with {water 1500}. Bring to a boil, skim and simmer until a fork goes in easily, 1 hour. Drain and pat dry.
      2+20~ Bring {jasmine} to a boil in {water 370} and cook it, 15 minutes covered on low heat and 5 minutes off it.
      2+14 Heat the broiler with a rack 6 inches below it. Broil {=pork-belly, =pork-shoulder} on a foil-lined sheet pan, turning once, until browned and crisp at the edges, 12 to 14 minutes.
      6 Chop all of it into 1/4-inch pieces, skin and fat too.
      9 Heat {neutral-oil} in {@skillet} over medium-high heat. [Fry {chicken-liver} until 165°F (74°C) inside, 4 minutes, and mash with a fork. ]Add {garlic, ginger, 1/2 red-onion} and cook for 1 minute, then the pork, and fry until it crackles, 4 minutes.
      2 Stir in {soy-sauce, white-vinegar, pepper, serrano} and let it sizzle for 1 minute. Off the heat, add {red-onion, lime, salt}.
      3 [Break {egg} over the hot pan and stir through over medium heat until set, 2 minutes. ]Serve sizzling, with {=jasmine}.
    `,
    face: 'Chopped pork, boiled and then broiled crisp, with raw onion, chile and sharp citrus',
    why: 'The meat is simmered soft first and broiled after, so every small piece is both tender and crisp',
  },
  'thai-fish-cakes': {
    names:
      'thai fish cakes, thai fishcakes, tod mun pla, thai fish cake, tod man pla, thai red curry fish cakes, thai style fish cakes',
    title: 'Thai Fish Cakes (Tod Mun Pla)',
    family: 'thai-basil',
    near: 'fish-cakes fried-patties',
    beside: 'asian-cucumber-salad white-rice',
    weight: 2,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Food Processor/Blender, Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein cod 560 cut into chunks and patted very dry
      curry-paste red-curry-paste 35
      sauce fish-sauce 12
      egg egg 50
      thickener cornstarch 20
      sweetener brown-sugar 6
      vegetable green-beans 90 very thinly sliced
      herb cilantro 10 finely chopped
      fat neutral-oil 60
      sauce sweet-chili-sauce 90
      raw cucumber 120 finely diced
      acid lime 60 cut into wedges
    `,
    steps: `
      5 Pulse {cod, red-curry-paste, fish-sauce, egg, cornstarch, brown-sugar} in a food processor to a sticky paste. Scrape into a bowl and slap it against the side a few times, which makes the cakes springy.
      6 Stir in {green-beans, cilantro}. With wet hands shape into {@count 45 cake cakes} half an inch thick.
      9 Heat {neutral-oil} in a large skillet over medium-high heat. Fry the cakes until brown and firm, at 145°F (63°C), about 2 minutes a side, in two batches. Drain on paper towels.
      2 Stir {sweet-chili-sauce, cucumber} together for dipping and serve with {lime}.
    `,
    face: 'Small, springy cakes of fish and red curry with a sweet and sharp cucumber dip',
    why: 'Beaten hard, the paste of fish turns springy, as it is from a Thai street stall',
  },
}
