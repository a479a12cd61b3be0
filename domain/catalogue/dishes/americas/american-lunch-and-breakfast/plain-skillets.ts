import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Ground beef with rice or potatoes, franks with beans, and cauliflower fried as rice, from one skillet. */
export const plainSkillets: DishEntries = {
  'beef-and-rice-skillet': {
    names:
      'ground beef and rice, ground beef and rice skillet, ground beef rice skillet, hamburger and rice, hamburger rice, hamburger and rice skillet, cheesy ground beef and rice, one pot ground beef and rice, rice and ground beef, ground beef with rice',
    title: 'Ground Beef and Rice Skillet',
    family: 'farmhouse',
    near: 'hamburger-helper stuffed-pepper-casserole',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein ground-beef 450
      vegetable onion 150? chopped
      aromatic garlic 8? minced
      ground-spice sweet-paprika 4?
      sauce worcestershire 12?
      starch long-rice 225 rinsed
      stock beef-stock 600
      cheese cheddar|vegan-cheese 100?
      salt
      pepper pepper 1
    `,
    steps: `
      8 Brown {ground-beef, onion, 1/2 salt} in a large, deep skillet over medium-high heat, breaking it up, until no pink is left, 7 minutes. Drain off most of the fat.
      1 [Stir in {garlic, sweet-paprika} for 30 seconds, until you smell them.]
      2+20 Stir in {long-rice, beef-stock, worcestershire, salt}. Bring to a boil, cover and cook on low until the rice is tender and dry, 18 to 20 minutes.
      2 Fluff with a fork and season with {pepper}. [Scatter {cheddar} over the top, cover and wait for 2 minutes, until it has melted.]
    `,
    face: 'Ground beef and rice cooked together in one skillet',
    why: 'The rice soaks up what the browned meat leaves in the pan',
  },
  'beef-and-potato-skillet': {
    names:
      'ground beef and potatoes, ground beef and potato skillet, hamburger and potatoes, hamburger and potato skillet, ground beef hash, ground beef with potatoes, potatoes and ground beef',
    title: 'Ground Beef and Potato Skillet',
    family: 'farmhouse',
    near: 'corned-beef-hash cottage-pie',
    beside: 'green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein ground-beef 450
      fat neutral-oil|butter 20
      vegetable russet-potato|potato 800 cut into 1/2-inch dice
      vegetable onion 150? chopped
      ground-spice sweet-paprika 3?
      cheese cheddar|vegan-cheese 80?
      salt
      pepper pepper 1
    `,
    steps: `
      7 Brown {ground-beef} with {1/3 salt} in a large skillet over medium-high heat, breaking it up, until no pink is left, 6 to 7 minutes. Lift it onto a plate and leave the fat.
      20 Add {neutral-oil, russet-potato, onion, salt}. Cover and cook over medium heat, turning now and then, for 10 minutes, then uncover and let them brown until tender, 8 to 10 minutes.
      2 Return the beef and season with {pepper, sweet-paprika}. Toss until hot through. [Top with {cheddar}, cover and wait for 1 minute, until it melts.]
    `,
    face: 'Browned potatoes and ground beef in one skillet',
    why: 'Covered first and bare after, the potatoes cook through before they brown',
  },
  'franks-and-beans': {
    names:
      'franks and beans, beans and franks, beanie weenies, beanie weenie, beans and weenies, hot dogs and beans, hot dogs and baked beans, beans and hot dogs, baked beans and hot dogs, wieners and beans',
    title: 'Franks and Beans',
    family: 'farmhouse',
    near: 'baked-beans sloppy-joes chili-dogs',
    beside: 'coleslaw cornbread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      fat neutral-oil|butter 10
      protein hot-dogs 360 sliced
      vegetable onion 100? finely chopped
      pulse vegetarian-baked-beans 840 in their sauce
      sauce yellow-mustard 15?
      sweetener brown-sugar 15?
      pepper pepper 0.5
    `,
    steps: `
      6 Heat {neutral-oil} in a large skillet over medium heat. Brown {hot-dogs, onion}, turning them, 5 minutes.
      2+8 Stir in {vegetarian-baked-beans, yellow-mustard, brown-sugar, pepper}. Simmer, stirring now and then, until thick and bubbling, 8 minutes.
    `,
    face: 'Browned slices of hot dog in thick baked beans',
    why: 'Browned first, the franks taste of the skillet and not of the can',
  },
  'cauliflower-fried-rice': {
    names:
      'cauliflower fried rice, cauliflower egg fried rice, fried cauliflower rice, low carb fried rice, healthy fried rice, cauli fried rice, cauliflower rice, grain free fried rice, veggie cauliflower fried rice',
    title: 'Cauliflower Fried Rice',
    family: 'ginger-soy',
    cuisine: 'American, Chinese',
    near: 'egg-fried-rice egg-roll-in-a-bowl vegetable-stir-fry',
    beside: 'teriyaki-salmon honey-garlic-chicken',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      vegetable cauliflower 800 coarsely grated
      fat neutral-oil 34
      protein egg|tofu 150
      vegetable carrot 100 peeled and finely diced
      aromatic scallion 60 thinly sliced
      aromatic garlic 9 finely chopped
      aromatic ginger 9 finely grated
      vegetable peas 100
      sauce soy-sauce|tamari|coconut-aminos 40
      second-fat sesame-oil 6
      pepper pepper 0.4
    `,
    steps: `
      3 Heat {1/3 neutral-oil} in {@skillet} over medium-high heat. Scramble {egg} in it until just set, 1 minute, and scrape onto a plate.
      5 Heat {neutral-oil} in the skillet over high heat. Fry {carrot} for 2 minutes, then {most scallion} with {garlic, ginger} for 1 minute.
      6 Add {cauliflower, peas}, spread out and fry, stirring only now and then, until tender with a little bite and browned in places, 5 minutes. A lid would make it soggy.
      2 Pour {soy-sauce} around the edge and toss until it has dried, 1 minute. Stir in {=egg, sesame-oil, pepper, scallion}.
    `,
    face: 'Grated cauliflower, fried like rice with vegetables, ginger and soy sauce',
    why: 'High heat and an open pan drive off the water, so it stays loose instead of turning to mush',
  },
}
