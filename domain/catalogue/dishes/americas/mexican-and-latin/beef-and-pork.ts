import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Steaks, braises and slow-cooked meats of Mexico and the Caribbean. */
export const latinBeefAndPork: DishEntries = {
  'steak-fajitas': {
    names:
      'steak fajitas, beef fajitas, skirt steak fajitas, steak fajita, flank steak fajitas, sizzling beef fajitas, beef fajita',
    title: 'Steak Fajitas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'fajitas carne-asada fajitas',
    beside: 'guacamole mexican-rice',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.48,
    list: `
      protein skirt-steak|flank-steak 600 patted dry
      acid lime 50
      aromatic garlic 12
      ground-spice cumin 5
      ground-spice chili-powder 5
      sauce soy-sauce|tamari 18
      fat neutral-oil 40
      vegetable red-pepper 200 cut into strips
      vegetable poblano|green-pepper 180 cut into strips
      vegetable onion 220 cut into thick slices
      bread flour-tortillas|corn-tortillas 280 warmed
      vegetable avocado 180 sliced
      herb cilantro 10
      salt
    `,
    steps: `
      4+20 Rub {skirt-steak} with {1/2 lime, garlic, cumin, chili-powder, soy-sauce} and let it stand at room temperature for 20 minutes.
      8 Wipe off the excess. Sear in {1/2 neutral-oil} in {@skillet} over the highest heat until crusty and 145°F (63°C), 3 to 4 minutes a side. Move to a board.
      6 While it rests, cook {red-pepper, poblano, onion, salt} in {neutral-oil} in the same pan until blistered, 5 to 6 minutes.
      3 Slice the meat thinly across the grain and toss it and its juices with the vegetables and {lime}. Serve in {flour-tortillas} with {avocado, cilantro}.
    `,
    face: 'Seared skirt steak with blistered poblanos and onions',
    why: 'It rests while the vegetables cook and is sliced across the grain, so a thin cut stays tender',
  },
  'carne-asada': {
    names:
      'carne asada, carne asada tacos, grilled carne asada, carne asada steak, mexican grilled steak, mexican steak, street tacos carne asada, steak tacos, carne asada street tacos',
    title: 'Carne Asada',
    family: 'norteno',
    near: 'steak-fajitas chicken-tacos grilled-plate',
    beside: 'mexican-rice guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      protein skirt-steak|flank-steak 680 patted dry
      acid orange-juice 90
      acid lime 60
      fat olive-oil 35
      aromatic garlic 15
      chile jalapeno 20 minced
      herb cilantro 30
      ground-spice cumin 4
      ground-spice chili-powder 3
      bread corn-tortillas 312
      raw onion 80 finely chopped
      vegetable avocado 200 mashed
      raw radish 80? thinly sliced
      salt
    `,
    steps: `
      5+60 Stir {orange-juice, 1/2 lime, olive-oil, garlic, jalapeno, 1/2 cilantro, cumin, chili-powder, 1/2 salt}. Pour over {skirt-steak} in a dish, turn to coat and marinate in the refrigerator for 1 hour and no longer than overnight.
      10 Get the grill or a cast-iron pan very hot. Pat the meat dry and season it with {salt}. Cook over the fiercest heat until charred outside and 145°F (63°C) inside, 3 to 4 minutes a side.
      1+5 Rest the meat for 5 minutes on a board.
      5 Warm {corn-tortillas} at the edge of the heat. Slice the meat across the grain, chop it small and pile it on the tortillas with {avocado, onion, radish, cilantro}. Sprinkle with {lime}.
    `,
    face: 'Charred skirt steak marinated in citrus, garlic and cilantro',
    why: 'A thin cut takes up the marinade within the hour and cooks in minutes',
  },
  carnitas: {
    names:
      'carnitas, pork carnitas, carnitas tacos, mexican pulled pork, carnita, pork carnitas tacos, crispy carnitas, mexican pork',
    title: 'Pork Carnitas',
    family: 'oaxacan',
    near: 'tacos-al-pastor pulled-pork braise',
    beside: 'mexican-rice refried-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Roasted',
    equipment: 'Oven',
    serves: 8,
    salt: 0.55,
    list: `
      protein pork-shoulder 1800 cut into 2-inch chunks
      ground-spice cumin 6
      ground-spice oregano 3
      pepper pepper 2
      fat lard|neutral-oil 45
      aromatic onion 200 quartered
      aromatic garlic 20 smashed
      whole-spice bay 0.6
      acid orange 260 halved
      acid lime 60
      bread corn-tortillas 624 warmed
      raw red-onion 120 finely chopped
      herb cilantro 25
      salt
    `,
    steps: `
      8 Heat the oven to 300°F (150°C). Toss {pork-shoulder} with {cumin, oregano, pepper, most salt} in a Dutch oven with {lard, onion, garlic, bay}.
      3+150 Squeeze {orange, lime} over it, drop in the orange shells and add {water 240}. Cover tightly and braise in the oven until the pork falls apart, 2 1/2 hours.
      8 Lift the meat onto a rimmed sheet pan and shred it in large pieces. Discard shells and bay, skim the juices and boil them down by half, 5 minutes.
      2+8 Moisten the meat with half of the juices and broil until the edges are crisp and brown, 6 to 8 minutes.
      4 Spoon on more juice, season with {salt} and serve in {corn-tortillas} with {red-onion, cilantro}.
    `,
    face: 'Pork shoulder braised with orange and garlic, pulled and crisped under the broiler',
    why: 'It simmers in its own fat first and meets fierce heat last, so it is tender and crisp at once',
  },
  barbacoa: {
    names:
      'barbacoa, beef barbacoa, chipotle barbacoa, barbacoa beef, barbacoa tacos, mexican shredded beef, barbacoa beef tacos, mexican pulled beef, shredded beef tacos',
    title: 'Beef Barbacoa',
    family: 'oaxacan',
    near: 'birria ropa-vieja pot-roast',
    beside: 'mexican-rice guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.55,
    list: `
      protein beef-chuck 1300 cut into 3-inch chunks
      fat neutral-oil 20
      aromatic onion 150 chopped
      aromatic garlic 20
      sauce chipotle 40
      ground-spice cumin 6
      ground-spice oregano 3
      ground-spice ground-cloves 0.6
      acid cider-vinegar 60
      acid lime 45
      stock beef-stock 350
      whole-spice bay 0.6
      bread corn-tortillas 468 warmed
      raw red-onion 100 finely chopped
      herb cilantro 18
      salt
    `,
    steps: `
      13 Season {beef-chuck} with {1/2 salt} and brown it in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes in all.
      3 Stir in {onion, garlic, chipotle, cumin, oregano, ground-cloves} for 2 minutes, scraping the bottom.
      2+150 Add {cider-vinegar, lime, beef-stock, bay}. Cover and simmer very gently until a fork pulls the meat apart, 2 1/2 hours.
      5+5 Shred the meat in the pot, discard the bay leaf and let the meat soak up the juices over medium heat, 5 minutes. Add {salt} to taste.
      4 Pile into {corn-tortillas} with {red-onion, cilantro}.
    `,
    face: 'Fork-tender shreds of beef with chipotle in bright, dark juices',
    why: 'After shredding it goes back into its juices, and every strand soaks them up',
  },
  birria: {
    names:
      'birria, birria tacos, beef birria, birria de res, quesabirria, quesabirria tacos, birria stew, birria quesadilla, consomme tacos',
    title: 'Birria Tacos with Consommé',
    family: 'oaxacan',
    near: 'barbacoa carnitas braise',
    beside: 'mexican-rice',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.5,
    list: `
      whole-spice dried-ancho|ancho 50 stemmed and seeded
      whole-spice dried-chiles|flakes 4 stemmed
      body canned-tomatoes 250
      aromatic garlic 20
      acid cider-vinegar 40
      ground-spice cumin 4
      ground-spice oregano 3
      ground-spice cinnamon 1
      ground-spice ground-cloves 0.4
      protein beef-chuck 1100 cut into 3-inch chunks
      fat neutral-oil 24
      vegetable onion 250 finely chopped
      stock beef-stock 1200
      whole-spice bay 0.6
      bread corn-tortillas 468
      cheese monterey-jack|vegan-cheese 240?
      herb cilantro 20
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      3+15 Toast {dried-ancho, dried-chiles} in a dry skillet over medium heat for 1 minute, cover with hot water and soak for 15 minutes. Drain and blend with {canned-tomatoes, garlic, cider-vinegar, cumin, oregano, cinnamon, ground-cloves} until very smooth.
      12 Season {beef-chuck} with {1/2 salt} and brown it in {1/2 neutral-oil} in {@pot} over medium-high heat, 10 minutes.
      4 Add {1/2 onion} and the blended chiles and fry, stirring, until it darkens, 3 minutes.
      2+150 Add {beef-stock, bay}, cover and simmer gently until the meat shreds at a touch, 2 1/2 hours.
      5 Lift out the meat, shred it and discard the bay leaf. Season the broth with {salt} and skim the red fat into a bowl.
      14 Dip {corn-tortillas} in the red fat, lay them in a hot skillet filmed with {neutral-oil}, fill with meat[ and {monterey-jack}] and fold. Fry until crisp, 2 minutes a side.
      2 Ladle the broth into cups with {onion, cilantro} and serve the tacos for dipping, with {lime}.
    `,
    face: 'Crisp folded tacos of chile-braised beef, with its broth to dip them in',
    why: 'The chiles are toasted and fried before they simmer, so the broth is deep and never raw',
  },
  'ropa-vieja': {
    names: 'ropa vieja, cuban ropa vieja, cuban shredded beef, ropa vieja cubana, cuban beef stew, cuban beef',
    title: 'Ropa Vieja (Cuban Shredded Beef)',
    family: 'cuban',
    near: 'barbacoa arroz-con-pollo braise',
    beside: 'white-rice fried-plantains',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 1000 cut into 3-inch chunks
      fat olive-oil 35
      vegetable onion 250 sliced
      vegetable red-pepper 200 cut into strips
      vegetable green-pepper 160 cut into strips
      aromatic garlic 18
      ground-spice cumin 5
      ground-spice oregano 2
      wine white-wine|dry-sherry 120?
      body canned-tomatoes 400
      stock beef-stock 350
      whole-spice bay 0.6
      brine green-olives 90 halved
      brine capers 15?
      starch long-rice 380
      salt
    `,
    steps: `
      12 Season {beef-chuck} with {1/2 salt} and brown on all sides in {1/2 olive-oil} in {@pot} over medium-high heat, 10 minutes. Set the meat aside.
      8 Add {olive-oil, onion, red-pepper, green-pepper} and cook until soft, 6 to 7 minutes. Stir in {garlic, cumin, oregano} for 1 minute.
      2+135 Pour in {white-wine, canned-tomatoes, beef-stock} with {bay} and the meat. Cover and simmer over low heat until it pulls into threads, 2 1/4 hours.
      2+20~ Near the end, bring {long-rice} to a boil in {water 640} and cook it, covered, over low heat for 15 minutes; let stand for 5 minutes.
      5+8 Pull the meat along the grain into long shreds and return it with {green-olives, capers, salt}. Simmer until saucy, 8 minutes, and ladle over {=long-rice}.
    `,
    face: 'Long shreds of beef in a dark sauce with green olives and cumin',
    why: 'The meat is pulled along its grain, which gives the dish its ragged look and its name',
  },
}
