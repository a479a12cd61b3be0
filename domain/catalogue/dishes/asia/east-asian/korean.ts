import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dishes of the Korean table that American kitchens have taken up. */
export const korean: DishEntries = {
  bulgogi: {
    names:
      'bulgogi, beef bulgogi, korean bbq beef, korean barbecue beef, bulgogi beef, korean bbq, korean beef bulgogi, korean marinated beef, bool kogi',
    title: 'Beef Bulgogi',
    family: 'bulgogi',
    near: 'korean-beef-bowl bibimbap stir-fry',
    beside: 'white-rice asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein ribeye|sirloin 600 frozen for 30 minutes, then sliced very thin
      fruit asian-pear|apple 120 peeled and grated
      sauce soy-sauce|tamari|coconut-aminos 72
      sweetener brown-sugar 30
      second-fat sesame-oil 16
      aromatic garlic 15
      aromatic ginger 6
      aromatic scallion 75 cut into 1-inch lengths
      vegetable onion 150 sliced
      starch short-rice|jasmine 280
      fat neutral-oil 14
      crunch sesame 8
      raw lettuce-cups 80?
      salt
    `,
    steps: `
      5+30 Mix {asian-pear, soy-sauce, brown-sugar, sesame-oil, garlic, ginger, 1/2 scallion}. Work the marinade into {ribeye} with your hands and let stand for 30 minutes, or overnight in the refrigerator.
      3+25~ Bring {short-rice} to a boil in {water 390}, cover, cook over low heat for 15 minutes and let it stand off the heat for 10 minutes.
      9 Heat {neutral-oil} in {@skillet} over high heat until smoking. Sear {=ribeye, onion} in two batches, spread out and turned once, until browned at the edges and no longer pink, 3 to 4 minutes a batch.
      2 Add {scallion} to the last batch, let what juice there is boil away and sprinkle with {sesame}. Serve with {=short-rice} [and {lettuce-cups} to wrap it in] [and {salt} to taste].
    `,
    face: 'Paper-thin rib-eye in a marinade of soy, garlic and sesame, seared over high heat',
    why: 'Grated fruit sweetens the marinade and makes the meat tender',
  },
  bibimbap: {
    names:
      'bibimbap, beef bibimbap, bi bim bap, bibimbap bowl, korean mixed rice, dolsot bibimbap, bibimbop, korean rice bowl, bibim bap',
    title: 'Beef Bibimbap',
    titles: 'tofu: Tofu Bibimbap',
    family: 'gochujang',
    near: 'korean-beef-bowl bulgogi donburi',
    beside: '',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch short-rice|jasmine 300
      protein ground-beef|tofu 320
      sauce soy-sauce|tamari 40
      sweetener sugar 14
      aromatic garlic 9
      fat neutral-oil 36
      vegetable carrot 150 cut into matchsticks
      vegetable bean-sprouts 200
      leaf spinach 250
      second-fat sesame-oil 24
      egg egg 200
      sauce gochujang|miso 75
      acid rice-vinegar 12
      crunch sesame 8
      salt
    `,
    steps: `
      3+25~ Bring {short-rice} and {water 420} to a boil, cover, cook over low heat for 15 minutes and let it stand for 10 minutes.
      2 Stir {gochujang, rice-vinegar, sugar} with {water 20} into a loose sauce.
      7 Brown {ground-beef} in {1/2 neutral-oil} in {@skillet} over medium-high heat, breaking it up[{?ground-beef}, until no pink is left (160°F/71°C)], 5 to 6 minutes. Stir in {garlic, soy-sauce} and cook until dry, 1 minute. Keep warm.
      6 Heat {1/2 sesame-oil} in a second pan over medium-high heat and stir-fry {carrot} for 2 minutes, then {bean-sprouts} for 1 minute and {spinach} until wilted, 1 minute, keeping each in its own corner. Dress them with {sesame-oil, salt}.
      4 Fry {egg} in {neutral-oil} over medium heat until the whites are crisp and the yolks are as firm as you like them, 3 to 4 minutes.
      2 Fill bowls with {=short-rice}, arrange meat and vegetables on it like the spokes of a wheel, top with the eggs, {sesame} and a spoonful of the sauce, and mix it all before the first bite.
    `,
    face: 'Warm rice under spinach, carrots, bean sprouts, a fried egg and gochujang',
    why: 'Each vegetable is cooked and seasoned by itself, so all of them can be tasted',
  },
  'korean-fried-chicken': {
    names:
      'korean fried chicken, yangnyeom chicken, kfc korean, korean chicken wings, gochujang chicken wings, korean wings, korean fried chicken wings, spicy korean fried chicken, yangnyeom tongdak, sticky korean chicken',
    title: 'Korean Fried Chicken Wings',
    family: 'gochujang',
    near: 'buffalo-wings fried-chicken breaded-cutlet',
    beside: 'asian-cucumber-salad white-rice',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-wings 1000 cut at the joint, tips removed
      thickener cornstarch 90
      fat neutral-oil 700 for frying
      sauce gochujang 66
      sauce soy-sauce|tamari 30
      sweetener honey 66
      sauce ketchup 30
      acid rice-vinegar 15
      aromatic garlic 12
      aromatic ginger 6
      crunch sesame 9
      aromatic scallion 30 thinly sliced
      salt
    `,
    steps: `
      3 Pat {chicken-wings} very dry, then shake them in {cornstarch} [with {salt}] until they are dusty all over.
      18 Heat {neutral-oil} in a deep, heavy pot over medium heat to 325°F (165°C). Fry the wings in batches, turning, until pale gold and 165°F (74°C) at the bone, 8 minutes a batch. Let them rest on a rack.
      6 Raise the heat until the oil is 375°F (190°C) and fry everything again until hard and crackling, 2 to 3 minutes a batch.
      4 Simmer {gochujang, soy-sauce, honey, ketchup, rice-vinegar, garlic, ginger} in a large pan until it bubbles thickly, 2 to 3 minutes.
      2 Toss the wings in the sauce until they shine and sprinkle with {sesame, scallion}. Eat while they crackle.
    `,
    face: 'Twice-fried wings under a sticky glaze of gochujang, honey and garlic',
    why: 'The second frying drives out the last moisture, so the crust outlives the glaze',
  },
  'kimchi-fried-rice': {
    names:
      'kimchi fried rice, kimchi bokkeumbap, bokkeumbap, korean fried rice, kimchi rice, kimchi and egg fried rice, spicy kimchi fried rice',
    family: 'kimchi',
    near: 'egg-fried-rice kimchi-jjigae fried-rice',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      aromatic onion 110 finely chopped
      fat neutral-oil 36
      main kimchi|vegan-kimchi 350 chopped, with its juice
      sauce gochujang 25?
      starch cooked-rice 760 cold, clumps broken up
      sauce soy-sauce|tamari 18
      second-fat sesame-oil 12
      egg egg 200
      aromatic scallion 45 thinly sliced
      crunch nori 5? cut into strips
      salt
    `,
    steps: `
      4 Cook {onion} in {1/2 neutral-oil} in {@skillet} over medium-high heat until soft at the edges, 3 minutes.
      5 Add {kimchi} and fry until its edges are browned and it smells sweet, 4 minutes. Stir in {gochujang} and cook it into the fat for 30 seconds.
      6 Add {cooked-rice, soy-sauce} and fry, pressing it flat and turning it over, until every grain is red and some are crisp, 5 minutes. Stir in {sesame-oil, salt}.
      4 Fry {egg} in {neutral-oil} in a second pan over medium heat until the edges are lacy and the whites set, 3 minutes.
      1 Mound the rice, set an egg on each portion and add {scallion, nori}.
    `,
    face: 'Tangy, brick-red fried grains with a lacy egg on top',
    why: 'Kimchi is fried until sweet before anything joins it, which rounds off its sourness',
  },
  'kimchi-jjigae': {
    names:
      'kimchi jjigae, kimchi stew, kimchi soup, kimchi jigae, kimchee jjigae, korean kimchi stew, kimchi tofu stew, pork kimchi stew, kimchi stew with pork, kimchi stew with pork and tofu, kimchi jjigae with pork, kimchi jjigae with pork and tofu, pork kimchi jjigae',
    title: 'Kimchi Jjigae (Kimchi Stew with Pork and Tofu)',
    family: 'kimchi',
    near: 'kimchi-fried-rice brothy-soup',
    beside: 'white-rice',
    weight: 2,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.6,
    list: `
      protein pork-belly|pork-shoulder 280 cut into thin 1-inch pieces
      main kimchi 450 chopped, with its juice
      aromatic onion 150 sliced
      aromatic garlic 9
      ground-spice gochugaru 6
      sauce gochujang 20
      stock chicken-stock 800
      vegetable tofu 400 cut into 1/2-inch slabs
      aromatic scallion 45 cut into 1-inch lengths
      second-fat sesame-oil 5
      starch short-rice|jasmine 260
      salt
    `,
    steps: `
      9 Fry {pork-belly} in its own fat in {@pot} over medium-high heat until lightly browned, 5 minutes. Add {kimchi, onion} and cook until the onions wilt, 3 minutes.
      1 Stir in {garlic, gochugaru, gochujang} for 30 seconds, until the fat turns red.
      2+20~ Pour in {chicken-stock}, bring to a boil and simmer with the lid ajar until the meat is tender and well past 145°F (63°C), 20 minutes.
      3+25~ Meanwhile bring {short-rice} to a boil in {water 360} and cook it, 15 minutes covered on low and 10 minutes standing.
      2+5 Slide in {tofu} and simmer for 5 minutes. Stir in {scallion, sesame-oil, salt}.
      1 Bring the pot to the table bubbling, with bowls of {=short-rice}.
    `,
    face: 'A bubbling red stew of kimchi, pork belly and tofu',
    why: 'Frying the kimchi in the rendered fat first gives the broth its depth',
  },
  japchae: {
    names:
      'japchae, jap chae, korean glass noodles, chapchae, korean sweet potato noodles, glass noodle stir fry, beef japchae',
    title: 'Japchae (Korean Glass Noodles)',
    family: 'bulgogi',
    near: 'lo-mein bulgogi stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch glass-noodles 280
      sauce soy-sauce|tamari|coconut-aminos 75
      sweetener sugar 25
      second-fat sesame-oil 24
      aromatic garlic 9
      protein sirloin|tofu 280 cut into thin strips
      vegetable shiitake 150 stemmed and sliced
      fat neutral-oil 24
      vegetable onion 130 thinly sliced
      vegetable carrot 120 cut into matchsticks
      vegetable red-pepper 120 cut into thin strips
      leaf spinach 180
      crunch sesame 9
      salt
    `,
    steps: `
      2+7~ Boil {glass-noodles} until clear and chewy, 6 to 7 minutes. Rinse, drain and snip them shorter with scissors.
      3 Stir {soy-sauce, sugar, garlic} and {1/2 sesame-oil} together. Toss {sirloin, shiitake} with a third of it.
      5 Heat {1/2 neutral-oil} in {@skillet} over medium-high heat and cook meat and mushrooms until browned and 145°F (63°C), 4 minutes. Set aside.
      6 Stir-fry {onion, carrot, red-pepper} in {neutral-oil} until just tender, 4 minutes. Add {spinach} and toss until it wilts, 1 minute.
      4 Add {=glass-noodles}, the meat and the rest of the sauce and turn over medium heat until the noodles have soaked it up, 3 minutes. Finish with {sesame-oil, sesame, salt}. Good hot or at room temperature.
    `,
    face: 'Chewy, translucent strands in soy and sesame, with spinach, carrots and shiitakes',
    why: 'They soak up the sauce in the pan, so every strand is seasoned through',
  },
  'budae-jjigae': {
    names:
      'budae jjigae, budae-jjigae, army stew, korean army stew, army base stew, korean army base stew, budae jigae, budaejjigae, boodae jjigae, korean spam stew, spam and ramen stew, korean hot pot with spam, korean ramen stew',
    title: 'Budae Jjigae (Korean Army Stew)',
    family: 'kimchi',
    near: 'kimchi-jjigae sundubu-jjigae noodle-soup',
    beside: 'white-rice',
    weight: 2,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      sauce gochujang 24
      ground-spice gochugaru 9
      sauce soy-sauce 15
      aromatic garlic 15
      sweetener sugar 5
      protein luncheon-meat=Spam 200 sliced 1/4 inch thick
      protein hot-dogs 150 sliced on the diagonal
      brine kimchi 200 chopped
      vegetable onion 120 sliced
      vegetable mushrooms 120 sliced
      main tofu 250 cut into 1/2-inch slabs
      pulse baked-beans 80?
      stock chicken-stock|veg-stock 1200
      starch ramen-noodles 180
      aromatic scallion 45 cut into 2-inch lengths
      cheese american-cheese 40?
      salt
    `,
    steps: `
      2 Stir {gochujang, gochugaru, soy-sauce, garlic, sugar} with {water 30} into a paste.
      5 Arrange {luncheon-meat, hot-dogs, kimchi, onion, mushrooms, tofu} in separate heaps in a wide, shallow pot. Put {baked-beans} in a gap. Drop the paste in the middle.
      2+10 Pour in {chicken-stock}, bring to a boil and simmer until the onion is soft and the meats are steaming hot (165°F/74°C), 10 minutes, stirring the paste into the broth.
      1+4 Push {ramen-noodles} into the middle and simmer, loosening them with chopsticks, until springy, 3 to 4 minutes.
      1 Scatter with {scallion, salt}[, lay {american-cheese} on the noodles to melt] and eat right away from the pot, before the noodles soak up the broth.
    `,
    face: 'A bubbling red pot of Spam, hot dogs, kimchi, tofu and springy ramen',
    why: 'The salty meats and the kimchi season the broth, so a spoonful of paste is all it needs',
  },
}
