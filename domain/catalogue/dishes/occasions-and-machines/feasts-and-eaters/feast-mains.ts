import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What stands in the middle of the table on a feast, or is carried to one. */
export const feastMains: DishEntries = {
  'steak-diane': {
    names: 'steak diane, steaks diane, filet diane, beef diane, steak diane sauce, diane steak',
    title: 'Steak Diane',
    family: 'bistro',
    cuisine: 'American, British',
    near: 'steak-au-poivre steak-frites pan-seared-fillet',
    beside: 'french-fries green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      protein beef-tenderloin|strip-steak|sirloin 400 cut 1 inch thick
      pepper pepper 1
      fat neutral-oil 9
      second-fat butter|vegan-butter 28
      aromatic shallot 40 finely chopped
      vegetable mushrooms 150 thinly sliced
      wine spirits=brandy 45?
      stock beef-stock 100
      sauce worcestershire 12
      sauce dijon 8
      creamy cream|soy-cream|oat-cream 80
      acid lemon-juice 5
      herb parsley 4 finely chopped
      salt
    `,
    steps: `
      3 Pat {beef-tenderloin} dry and season it with {pepper, 1/2 salt}.
      8 Heat {neutral-oil} in a heavy skillet over medium-high heat until it shimmers. Sear the steaks until well browned and 145°F (63°C) in the middle, about 3 to 4 minutes a side. Move them to a warm plate.
      6 Lower the heat to medium. Melt {butter} and cook {mushrooms} until they brown, 4 minutes. Stir in {shallot} for 1 minute.
      4 [Take the pan off the burner, add {spirits} and boil it nearly dry, 1 minute.] Stir in {beef-stock, worcestershire, dijon} and boil until reduced by half, 2 minutes.
      3 Pour in {cream} and simmer until it coats a spoon, 2 minutes. Season with {lemon-juice, salt}.
      1 Turn the steaks and their juices through the sauce and scatter with {parsley}.
    `,
    face: 'Seared steak in a quick sauce of mushrooms, mustard and cream, as it was once made at the table',
    why: 'Worcestershire sauce and the browned bits in the skillet do most of the work of a long-cooked gravy',
  },
  'lamb-biryani': {
    names:
      'lamb biryani, mutton biryani, lamb dum biryani, lamb biriyani, lamb briyani, eid biryani, gosht biryani, hyderabadi lamb biryani',
    title: 'Lamb Biryani',
    family: 'hyderabadi',
    near: 'chicken-biryani vegetable-biryani pilaf',
    beside: 'raita',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Steamed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.55,
    list: `
      protein lamb-shoulder 900 cut into 1 1/2-inch pieces
      creamy yogurt|coconut-yogurt 200
      aromatic garlic 20
      aromatic ginger 20
      chile serrano 15
      ground-spice kashmiri|sweet-paprika 6
      ground-spice turmeric 2
      ground-spice garam-masala 9
      fat ghee|neutral-oil 60
      vegetable onion 450 thinly sliced
      starch basmati 450 rinsed and soaked for 20 minutes
      whole-spice cardamom-pods 2
      whole-spice cinnamon-stick 4
      whole-spice bay 0.6
      ground-spice saffron 0.3?
      liquid milk|oat-milk 45
      herb mint 18
      herb cilantro 18
      salt
    `,
    steps: `
      6 Stir {yogurt, garlic, ginger, serrano, kashmiri, turmeric, garam-masala, 1/2 salt} together and turn {lamb-shoulder} in it. Soak {saffron} in {milk}.
      20 Brown {onion} in {ghee} in {@pot} over medium heat, stirring more and more often, until dark and crisp, 18 to 20 minutes. Take out half of them and most of the fat.
      5+75 Add the lamb with all its marinade and cook over medium heat for 4 minutes. Pour in {water 250}, cover and simmer gently until a fork goes in without effort, 1 1/4 hours. Boil off what is thin: the sauce should just coat the meat.
      3+6 Boil a big pan of water with {cardamom-pods, cinnamon-stick, bay, salt}. Tip in {basmati} and boil for 5 to 6 minutes: the grains should still be hard in the middle. Drain.
      4 Level the lamb. Strew it with {1/2 mint, 1/2 cilantro} and cover it with the rice. Trickle {=milk} and the onion fat over the grains and lay the fried onions on top.
      1+25 Cover tightly and steam over the lowest heat for 20 minutes, until the grains are tender. Leave covered off the heat for 5 minutes more.
      2 Dig down to the meat with a wide spoon, heap it onto a platter and strew with {mint, cilantro}.
    `,
    face: 'Tender spiced lamb under saffron-streaked basmati and dark fried onions, for the table of a feast',
    why: 'The meat is cooked soft before the rice goes on, so both come off the heat together',
  },
  'longevity-noodles': {
    names:
      'longevity noodles, long life noodles, yi mein, e-fu noodles, yee mein, lunar new year noodles, chinese new year noodles, birthday noodles, new year noodles',
    title: 'Longevity Noodles',
    family: 'cantonese',
    near: 'lo-mein chow-mein stir-fried-noodles',
    beside: 'dumplings spring-rolls',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles=long_Chinese_egg_noodles/noodles|rice-noodles 360
      sauce oyster-sauce|hoisin-sauce 36
      sauce soy-sauce|tamari|coconut-aminos 36
      sweetener sugar 4
      second-fat sesame-oil 10
      fat neutral-oil 36
      vegetable shiitake|mushrooms 220 stemmed and sliced
      aromatic ginger 8
      aromatic garlic 9
      vegetable garlic-chives|scallion 120 cut into 2-inch lengths
      vegetable carrot 100 cut into matchsticks
      salt
    `,
    steps: `
      2+8~ Boil {egg-noodles} whole in plenty of water until just tender, as the package says. Drain, rinse and shake dry. Do not cut them: their length stands for a long life.
      1 Stir {oyster-sauce, soy-sauce, sugar, sesame-oil} together.
      6 Heat {neutral-oil} in {@skillet} over high heat until it shimmers. Brown {shiitake}[ with {salt}] for 4 minutes. Add {carrot, ginger, garlic} and stir-fry for 1 minute.
      4 Add {=egg-noodles} and the sauce. Lift and turn with tongs until every strand is brown and hot, 2 minutes. Toss in {garlic-chives} for 30 seconds, until they just wilt.
    `,
    face: 'Long, uncut noodles with browned shiitake and chives, eaten at the New Year and on birthdays for a long life',
    why: 'Rinsed and dried first, the noodles fry without sticking and need no cutting to be tossed',
  },
  'whole-roasted-cauliflower': {
    names:
      'whole roasted cauliflower, roasted whole cauliflower, whole cauliflower, vegan centerpiece, vegan roast, vegan christmas main, cauliflower roast, vegetarian centerpiece',
    title: 'Whole Roasted Cauliflower with Herbed Lentils',
    family: 'provencal',
    cuisine: 'American, French',
    near: 'mushroom-wellington nut-roast stuffed-acorn-squash',
    beside: 'cranberry-sauce roast-potatoes',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.4,
    list: `
      main cauliflower 860 leaves trimmed, left whole
      fat olive-oil 70
      sauce dijon 25
      sweetener maple 15
      aromatic garlic 15
      ground-spice smoked-paprika 4
      herb thyme 4 leaves only
      aromatic shallot 120 finely chopped
      pulse brown-lentils 320 rinsed
      stock veg-stock 800
      acid red-vinegar 25
      herb parsley 25 chopped
      fruit dried-cranberries 50?
      pepper pepper 1.2
      salt
    `,
    steps: `
      3+14 Heat the oven to 425°F (220°C). Stand {cauliflower} in a deep pot with 2 inches of salted boiling water, cover and steam for 12 minutes, until a knife just goes into the stem. Lift out, drain head down and pat dry.
      4 Mix {most olive-oil} with {dijon, maple, 1/2 garlic, smoked-paprika, 1/2 thyme, 1/2 salt}. Set {=cauliflower} on an oiled sheet pan and brush all over with two thirds of the mixture.
      2+45~ Roast until dark gold outside and tender to the middle, 40 to 45 minutes, brushing with the rest after 20.
      5 Meanwhile, cook {shallot} in {olive-oil} in a saucepan over medium heat until soft, 3 minutes. Add {garlic, thyme} for 1 minute.
      2+25 Stir in {brown-lentils, veg-stock} and simmer, partly covered, until tender but whole, 22 to 25 minutes. Drain off what liquid is left.
      3 Stir {red-vinegar, parsley, dried-cranberries, pepper, salt} into the lentils. Heap them on a platter, set {=cauliflower} on top and carve it into wedges at the table.
    `,
    face: 'A whole head, steamed tender and roasted dark under mustard, garlic and maple, carved over warm lentils like a roast',
    why: 'Steaming first cooks the core, so that the oven has only to brown it',
  },
  'farro-vegetable-salad': {
    names:
      'farro salad, roasted vegetable farro salad, farro and roasted vegetable salad, grain salad with roasted vegetables, vegan potluck salad, farro salad with roasted vegetables, room temperature grain salad',
    title: 'Farro with Roasted Vegetables and Chickpeas',
    family: 'provencal',
    cuisine: 'Mediterranean, Italian',
    near: 'dense-bean-salad kale-quinoa-salad grain-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.4,
    list: `
      starch farro|quinoa 400 rinsed
      vegetable red-pepper 350 cut into 3/4-inch pieces
      vegetable zucchini 400 cut into 3/4-inch pieces
      vegetable red-onion 250 cut into wedges
      pulse chickpeas 480
      fat olive-oil 100
      acid red-vinegar 45
      sauce dijon 15
      aromatic garlic 6
      herb oregano 2
      brine olives 90?
      herb parsley 30 chopped
      pepper pepper 1.5
      salt
    `,
    steps: `
      3+28~ Simmer {farro} in plenty of salted water until tender with a bite, 25 to 28 minutes. Drain well and spread out to cool.
      6 Heat the oven to 425°F (220°C). Toss {red-pepper, zucchini, red-onion} with {1/2 olive-oil} and {1/2 salt} on two rimmed sheet pans.
      2+25 Roast until soft and brown at the edges, 25 minutes. Stir {chickpeas} in for the last 5 minutes.
      3 For the dressing, shake {olive-oil, red-vinegar, dijon, garlic, oregano, pepper, salt} in a jar, and pour it into a wide bowl.
      3+20 Turn the warm vegetables and the grain in the dressing, so that they drink it up, and let it cool for 20 minutes. Fold in {parsley, olives}. It is at its best at room temperature, and waits on a buffet better than leaves do.
    `,
    face: 'Chewy grains with sweet roasted vegetables and chickpeas in a sharp dressing, with nothing in it that wilts',
    why: 'Dressed while it is warm, it takes up the vinegar and tastes of it all through',
  },
}
