import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soy, ginger and wine: braises and steamed fish of a Chinese home. */
export const chineseBraises: DishEntries = {
  'three-cup-chicken': {
    names:
      'three cup chicken, 3 cup chicken, san bei ji, taiwanese three cup chicken, sanbeiji, taiwanese basil chicken',
    title: 'Three-Cup Chicken',
    titles: `
      tofu: Three-Cup Tofu
    `,
    family: 'shanghainese',
    near: 'thai-basil-chicken cashew-chicken braise',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      fat sesame-oil 40
      aromatic ginger 50 sliced into thin coins
      aromatic garlic 50 peeled and left whole
      chile dried-chiles 3
      protein chicken-thigh|tofu 760 cut into 1 1/2-inch pieces
      wine shaoxing|dry-sherry 120
      sauce soy-sauce|tamari 60
      sweetener sugar 18
      herb thai-basil|basil 40
      starch jasmine 280
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 470}. Cover, cook over low heat for 15 minutes and leave it off the heat, covered, for 5 minutes.
      7 Meanwhile, warm {sesame-oil} in {@skillet} over medium heat and fry {ginger} until its edges curl, 3 minutes. Add {garlic, dried-chiles} and fry until the garlic is golden, 3 minutes.
      6 Turn the heat to medium-high and brown {chicken-thigh}, 5 to 6 minutes.
      2+14 Add {shaoxing, soy-sauce, sugar} and bring to a boil. Cover and simmer for 6 minutes, then boil, uncovered, until the sauce is a sticky glaze[{?chicken-thigh} and the chicken is 165°F (74°C) or more], 8 minutes.
      1 Fold in {thai-basil} until it wilts. Serve over the rice[, with {salt} if it needs any].
    `,
    face: 'A dark, sticky, sesame-scented glaze with whole cloves of garlic and handfuls of basil',
    why: 'Boiled down until hardly any sauce is left, it glazes every piece',
  },
  'lu-rou-fan': {
    names:
      'lu rou fan, lu rou fan pork, taiwanese braised pork rice, taiwanese pork rice, braised pork over rice, minced pork rice, taiwanese minced pork rice, braised pork rice, taiwanese braised pork, lo bah png',
    title: 'Lu Rou Fan (Taiwanese Braised Pork over Rice)',
    family: 'shanghainese',
    near: 'char-siu thit-kho braise',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      protein pork-belly 560 cut into 1/2-inch strips
      fat neutral-oil 28
      aromatic shallot 150 thinly sliced
      aromatic garlic 12 minced
      aromatic ginger 10 sliced
      sweetener sugar 20
      wine shaoxing|dry-sherry 60
      sauce soy-sauce|tamari 60
      ground-spice five-spice 2
      whole-spice star-anise 2
      egg egg 200
      starch jasmine|short-rice 300
      aromatic scallion 20? thinly sliced
      salt
    `,
    steps: `
      9 Fry {shallot} in {neutral-oil} in {@pot} over medium heat, stirring, until deep golden, 8 minutes. Lift out and let them crisp on a plate.
      8 Brown {pork-belly} in the same pot over medium-high heat, 7 minutes. Pour off most of the fat.
      3 Add {garlic, ginger, sugar} and stir until the sugar colors, 2 minutes. Pour in {shaoxing}, then {soy-sauce}, and add {five-spice, star-anise}.
      2+50~ Add {water 500} and the shallots. Cover and simmer over low heat until the pork is soft, 50 minutes.
      3+10 Meanwhile, boil {egg} for 10 minutes, cool and peel.
      2+20~ Bring {jasmine} to a boil in {water 500}, cover, cook over low heat for 15 minutes and let it stand for 5 minutes.
      2+15 Put the eggs into the pot and simmer, uncovered, until the sauce is dark and just covers the meat, 15 minutes. Season with {salt}. Spoon over the rice with the eggs[, and scatter with {scallion}].
    `,
    face: 'Small, soft strips of pork belly and brown eggs in a dark, sweet sauce over rice',
    why: 'Fried shallots melt into the sauce and make it thick and sweet',
  },
  'taiwanese-beef-noodle-soup': {
    names:
      'taiwanese beef noodle soup, beef noodle soup, niu rou mian, chinese beef noodle soup, braised beef noodle soup, spicy beef noodle soup, asian beef noodle soup, red braised beef noodle soup',
    title: 'Taiwanese Beef Noodle Soup',
    family: 'sichuan',
    near: 'pho udon-noodle-soup noodle-soup',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.08,
    list: `
      protein beef-shank|beef-chuck 800 cut into 1 1/2-inch pieces
      fat neutral-oil 20
      aromatic onion 150 quartered
      aromatic ginger 30 sliced
      aromatic garlic 20 smashed
      aromatic scallion 60 cut into 2-inch lengths
      body tomato 200 quartered
      sauce doubanjiang 30
      sweetener brown-sugar 15
      wine shaoxing|dry-sherry 90
      sauce soy-sauce 70
      stock beef-stock 720
      whole-spice star-anise 3
      whole-spice cinnamon-stick 4
      starch ramen-noodles|udon 340
      leaf bok-choy 250 halved lengthwise
      herb cilantro 10? chopped
      salt
    `,
    steps: `
      3+5 Cover {beef-shank} with cold water in {@pot}, bring to a boil and let it boil for 5 minutes. Drain and rinse off the foam.
      8 Dry the pot and heat {neutral-oil} over medium-high heat. Fry {onion, ginger, garlic, scallion} until browned at the edges, 5 minutes. Stir in {doubanjiang, brown-sugar, tomato} for 2 minutes.
      4+120 Return the beef with {shaoxing, soy-sauce, beef-stock, star-anise, cinnamon-stick, water 1200}. Bring to a boil, cover and simmer gently until the beef is tender to a fork, 2 hours.
      4 Lift out the beef. Strain the broth and skim off most of the fat. Season with {salt}.
      3+6 Boil {ramen-noodles} in plenty of water as the package says, about 5 minutes, with {bok-choy} for the last minute. Drain.
      3 Divide noodles, greens and beef among deep bowls and ladle the hot broth over. [Top with {cilantro}.]
    `,
    face: 'Tender beef, springy noodles and greens in a deep, spicy, star-anise broth',
    why: 'The beef is boiled and rinsed before it is braised, so the broth is dark and yet clear',
  },
  'red-braised-pork-belly': {
    names:
      'red braised pork belly, hong shao rou, red braised pork, chinese braised pork belly, braised pork belly, chinese pork belly, red cooked pork, shanghai braised pork belly, pork belly',
    title: 'Red-Braised Pork Belly (Hong Shao Rou)',
    family: 'shanghainese',
    near: 'lu-rou-fan char-siu braise',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0,
    list: `
      protein pork-belly 800 cut into 1 1/2-inch cubes
      fat neutral-oil 10
      sweetener sugar 36
      aromatic ginger 20 sliced
      aromatic scallion 45 cut into 2-inch lengths
      wine shaoxing|dry-sherry 120
      sauce soy-sauce|tamari 60
      whole-spice star-anise 2
      whole-spice cinnamon-stick 3
      starch jasmine 280
    `,
    steps: `
      2+5 Cover {pork-belly} with cold water in {@pot}, bring to a boil and let it boil for 5 minutes. Drain, rinse and pat dry.
      6 Dry the pot. Melt {sugar} in {neutral-oil} over medium-low heat, swirling, until it is amber, 4 minutes. Add the pork at once and turn it until it is coated and browned.
      2+75~ Add {ginger, scallion, shaoxing, soy-sauce, star-anise, cinnamon-stick, water 480}. Bring to a boil, cover and simmer over low heat until a chopstick slides in, 1 1/4 hours.
      2+20~ Set {jasmine} over high heat with {water 470}. Once it boils, cover, lower the heat and cook for 15 minutes, then rest it, covered, for 5 minutes.
      4+10 Spoon off the fat. Boil the pork, uncovered, turning it, until the sauce is a shining glaze, 10 minutes. Serve with the rice.
    `,
    face: 'Cubes of pork belly, trembling soft, in a glossy glaze of soy and caramel',
    why: 'Caramel gives the red-brown shine, and the last ten minutes turn the broth to glaze',
  },
  'steamed-ginger-fish': {
    names:
      'steamed fish with ginger and scallion, steamed fish ginger scallion, chinese steamed fish, cantonese steamed fish, ginger scallion fish, steamed fish with ginger and scallions, steamed cod with ginger, ginger soy steamed fish, steamed fish chinese style, steamed sea bass with ginger, steamed fish with soy sauce',
    title: 'Steamed Fish with Ginger and Scallions',
    family: 'cantonese',
    near: 'steamed-plate salt-free-baked-cod parcels',
    beside: 'white-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.05,
    list: `
      protein sea-bass|cod|halibut 680 in 4 fillets, about 1 inch thick
      wine shaoxing|dry-sherry 15
      aromatic ginger 35 cut into fine matchsticks
      aromatic scallion 60 cut into fine shreds
      sauce soy-sauce|tamari 45
      sweetener sugar 5
      fat neutral-oil 36
      fat sesame-oil 5
      herb cilantro 10?
      pepper white-pepper|pepper 0.4
      salt
    `,
    steps: `
      3 Set a rack in a wide pan with an inch of water and bring it to a boil. Lay {sea-bass} on a plate that fits inside, sprinkle with {shaoxing, white-pepper, salt} and scatter a third of {=ginger} over.
      1+9~ Set the plate on the rack, cover tightly and steam until the flesh flakes and is 145°F (63°C) in the thickest part, 8 to 10 minutes.
      2 Meanwhile, warm {soy-sauce, sugar} with {water 30} until the sugar has dissolved.
      2 Pour off the water that has gathered on the plate. Heap {scallion}, the rest of {ginger}[ and {cilantro}] on the fish.
      2 Heat {neutral-oil, sesame-oil} in a small pan until it shimmers and pour it, sizzling, over the scallions. Spoon the sauce around and serve at once.
    `,
    face: 'Silky fillets under ginger and scallions, scalded with hot oil',
    why: 'The oil goes on last and so hot that it sizzles: it wakes up the ginger without cooking it away',
  },
}
