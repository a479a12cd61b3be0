import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stews and rice from Iran and Uzbekistan. */
export const persianAndCentralAsian: DishEntries = {
  'ghormeh-sabzi': {
    names:
      'ghormeh sabzi, gormeh sabzi, ghorme sabzi, qormeh sabzi, persian herb stew, iranian herb stew, persian green stew, khoresh ghormeh sabzi, khoresh sabzi, khoresh, persian stew, persian beef and herb stew, iranian stew',
    title: 'Ghormeh Sabzi (Persian Herb Stew)',
    family: 'persian',
    near: 'fesenjan lamb-tagine',
    beside: 'white-rice israeli-salad',
    weight: 2,
    withRice: true,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 70
      vegetable onion 250 finely chopped
      protein beef-chuck|lamb-shoulder 800 cut into 1 1/4-inch cubes
      ground-spice turmeric 3
      leaf parsley 180 finely chopped
      leaf cilantro 120 finely chopped
      aromatic scallion 120 finely chopped
      herb fenugreek-leaves=dried_fenugreek_leaves/fenugreek 5
      leaf spinach 120 finely chopped
      acid dried-lime 32 pierced with a knife
      pulse cooked-kidney-beans=canned_kidney_beans/kidney_beans 250 drained and rinsed
      acid lime-juice 20
      salt
      pepper pepper 1
    `,
    steps: `
      14 Heat {1/2 neutral-oil} in a heavy pot over medium-high heat. Soften {onion}, 5 minutes, then brown {beef-chuck} with {turmeric}, 7 minutes.
      2+60 Pour in {water 1000} with {1/2 salt} and {pepper}, cover and simmer over low heat for 1 hour.
      18~ Meanwhile, cook {parsley, cilantro, scallion, spinach} in {neutral-oil} in a wide skillet over medium heat, stirring all the time, until they are dark green and smell deep rather than grassy, 15 minutes. Stir in {fenugreek-leaves} for 1 minute more.
      2+60 Stir the herbs into the pot with {dried-lime, cooked-kidney-beans}. Cover and simmer over low heat until the meat falls apart, 1 hour.
      2+15 Uncover and simmer until the oil rises to the top, 15 minutes. Press the limes against the side for their juice, and sharpen with {lime-juice, salt}.
    `,
    face: 'Beef and kidney beans in a dark, sour stew of herbs, the one that Iranians miss most abroad',
    why: 'The herbs are fried until nearly black-green: raw in the pot they would taste of grass',
  },
  'uzbek-plov': {
    names:
      'plov, uzbek plov, osh, uzbek pilaf, central asian pilaf, lamb plov, beef plov, tashkent plov, palov, uzbek rice, afghan plov, russian plov, lamb pilaf',
    title: 'Uzbek Plov',
    family: 'xinjiang',
    cuisine: 'Eastern European',
    near: 'maqluba chicken-biryani',
    beside: 'israeli-salad cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 90
      protein lamb-shoulder|beef-chuck 750 cut into 1 1/4-inch cubes
      vegetable onion 350 thinly sliced
      vegetable carrot 600 cut into thick matchsticks
      whole-spice cumin-seed 5
      whole-spice coriander-seed 3 lightly crushed
      chile flakes 0.8?
      fruit dried-currants|raisins 40?
      starch basmati|long-rice 450 rinsed and soaked in warm water
      aromatic garlic 50 left together in an unpeeled head
      salt
    `,
    steps: `
      18 Heat {neutral-oil} in a heavy, wide pot over medium-high heat. Brown {lamb-shoulder} on all sides, 8 minutes, then cook {onion} with it until deep gold, 10 minutes.
      5 Lay on {carrot} and cook, turning from below once or twice, until they bend, 5 minutes. Stir in {cumin-seed, coriander-seed, flakes}.
      2+55 Pour in {water 600} with {1/2 salt}, cover and simmer over low heat until the meat is tender, 55 minutes. Scatter in {dried-currants}.
      3+8 Drain {basmati}, spread it over the meat without stirring and press {garlic} into it. Pour {water 300}, boiling, over with {salt}. Boil over medium-high heat until the liquid has sunk below the rice, 8 minutes.
      2+20 Heap the rice into a dome and poke holes through it to the bottom. Cover tightly and cook over the lowest heat for 20 minutes.
      1+10 Leave off the heat for 10 minutes. Turn the rice onto a platter, the meat and carrots on top, with the soft garlic.
    `,
    face: 'Rice steamed over lamb, sweet carrots and onions, with soft garlic to squeeze over it',
    why: 'Nothing is stirred once the rice is in: it cooks in the steam of the meat, and every grain stays apart',
  },
}
