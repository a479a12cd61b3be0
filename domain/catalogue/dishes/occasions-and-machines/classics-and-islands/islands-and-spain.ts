import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Small plates and greens from warm coasts, and paneer from the tandoor. */
export const islandsAndSpain: DishEntries = {
  callaloo: {
    names:
      'callaloo, caribbean callaloo, callaloo soup, jamaican callaloo, trinidad callaloo, calaloo, trini callaloo, callalloo',
    title: 'Caribbean Callaloo',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'collard-greens creamed-greens',
    beside: 'jerk-chicken rice-and-peas',
    weight: 1,
    level: 1,
    types: 'Side Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat coconut-oil|neutral-oil 24
      vegetable onion 150 chopped
      aromatic garlic 12
      aromatic scallion 45 sliced
      herb thyme 3
      vegetable okra 180 sliced
      vegetable butternut 220 peeled and diced
      leaf spinach|water-spinach 450 roughly chopped
      creamy coconut-milk 250
      chile habanero 8 left whole
      acid lime 15
      salt
    `,
    steps: `
      6 Soften {onion} in {coconut-oil} in {@pot} over medium heat for 4 minutes. Stir in {garlic, scallion, thyme} for 1 minute.
      2+15 Add {okra, butternut, coconut-milk} and {water 180}, lay {habanero} on top, cover and simmer until the squash is soft, 15 minutes.
      2+8 Pile in {spinach}, a few handfuls at a time, and cook gently until it melts into the sauce, 8 minutes.
      2 Take out the chile. Swizzle with a whisk or blend in short bursts, so that it is thick but not smooth, and season with {lime, salt}.
    `,
    face: 'Greens, okra and squash melted together in coconut milk',
    why: 'The okra thickens the pot, and a few turns of the whisk make it silky',
  },
  croquetas: {
    names:
      'croquetas, ham croquettes, spanish croquettes, croquetas de jamon, spanish ham croquettes, croquettes, ham croquetas, croquetas de jamón, spanish croquetas',
    title: 'Croquetas de Jamón (Ham Croquettes)',
    family: 'spanish',
    near: 'arancini patatas-bravas fritters',
    beside: 'green-salad',
    weight: 2,
    level: 3,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.3,
    list: `
      fat butter 60
      vegetable onion 60 very finely chopped
      flour flour 110
      liquid milk 520 warmed
      protein ham|prosciutto 150 very finely chopped
      ground-spice nutmeg 0.4
      egg egg 100 beaten
      crunch breadcrumbs|panko 130
      second-fat neutral-oil 110
      salt
    `,
    steps: `
      5 Melt {butter} in a saucepan over medium heat and soften {onion} without color, 4 minutes.
      14 Stir in {most flour} for 2 minutes. Whisk in {milk}, a ladleful at a time, and keep stirring until it pulls away from the sides, 9 to 10 minutes. Beat in {ham, nutmeg, salt}.
      2+180 Spread in a shallow dish, press plastic wrap onto the surface and chill until firm enough to shape, 3 hours or overnight.
      14 With wet hands, roll spoonfuls into short logs. Coat them in {flour}, then {egg}, then {breadcrumbs}.
      12 Heat {neutral-oil} in a deep, narrow pan to 350°F (175°C). Fry in small batches, turning, until dark gold and 145°F (63°C) in the middle, 2 to 3 minutes each. Drain and eat warm.
    `,
    face: 'Crisp little logs with a molten middle of white sauce and ham',
    why: 'A stiff sauce and a long chill let you shape them, and the heat of the oil makes them creamy again',
  },
  'paneer-tikka-masala': {
    names:
      'paneer tikka masala, paneer tikka masala curry, paneer tikka curry, vegetarian tikka masala, restaurant style paneer tikka masala, tikka masala paneer, panir tikka masala',
    title: 'Paneer Tikka Masala',
    titles: 'tofu: Tofu Tikka Masala',
    family: 'punjabi',
    near: 'matar-paneer saag-paneer curry',
    beside: 'naan white-rice',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein paneer|tofu 350 cut into 1-inch cubes
      creamy yogurt|coconut-yogurt|soy-yogurt 120
      acid lemon 15
      ground-spice kashmiri|sweet-paprika 7
      ground-spice garam-masala 6
      vegetable green-pepper 150 cut into 1-inch squares
      vegetable red-onion 120 cut into 1-inch squares
      fat neutral-oil|ghee 28
      vegetable onion 180 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      ground-spice coriander 5
      ground-spice cumin 3
      body canned-tomatoes 400
      creamy cream|coconut-milk 100
      ground-spice fenugreek-leaves 1?
      starch basmati 240
      herb cilantro 8?
      salt
    `,
    steps: `
      4+20 Mix {yogurt, lemon, 1/2 kashmiri, 1/2 garam-masala, 1/3 salt}. Fold in {paneer, green-pepper, red-onion} and let stand for 20 minutes.
      2+10~ Heat the broiler. Spread the marinated pieces on a foil-lined sheet pan and broil close to the heat until charred at the corners, 8 to 10 minutes, turning once.
      17 Meanwhile, fry {onion} in {neutral-oil} in {@skillet} over medium heat until golden brown, 15 minutes. Add {garlic, ginger, coriander, cumin, kashmiri} and cook for 1 minute.
      2+12~ Stir in {canned-tomatoes} and {water 120} and simmer until the oil beads at the edge, 12 minutes. Blend it if you want it smooth.
      2+20~ Meanwhile, simmer {basmati} in {water 400}, covered, over low heat for 15 minutes and let it stand for 5 minutes.
      2+4 Stir {cream, garam-masala, fenugreek-leaves, salt} into the sauce, slide in the charred pieces and simmer for 4 minutes. Serve with {=basmati}[ and {cilantro}].
    `,
    face: 'Charred, spice-red cubes in a creamy tomato gravy',
    why: 'The pieces are marinated and broiled before they go in, so they bring the taste of the tandoor',
  },
  'fried-plantains': {
    names:
      'fried plantains, maduros, sweet plantains, fried sweet plantains, platanos maduros, fried plantain, platanos fritos, caribbean fried plantains, fried ripe plantains, plantain, plantains',
    title: 'Fried Sweet Plantains (Maduros)',
    family: 'cuban',
    near: 'sweet-potato-fries sauteed-side',
    beside: 'black-beans-and-rice ropa-vieja',
    weight: 2,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable plantain=ripe_plantains/plantains 700 peeled and sliced 1/2 inch thick on the diagonal
      fat neutral-oil|coconut-oil 50
      acid lime 40? cut into wedges
      salt
    `,
    steps: `
      2 Choose plantains with skins that are more black than yellow: only those are sweet.
      12 Heat {neutral-oil} in {@skillet} over medium heat. Fry {plantain} in one layer, in batches, until deep brown and caramelized at the edges and soft inside, 2 to 3 minutes a side.
      1 Drain on a rack, sprinkle with {salt} and serve hot[, with {lime}].
    `,
    face: 'Ripe plantains fried until soft within and caramelized without',
    why: 'Moderate heat lets them caramelize all the way before they can burn',
  },
  'crispy-tofu': {
    names:
      'crispy tofu, pan fried tofu, fried tofu, crispy fried tofu, tofu bites, tofu nuggets, crispy pan fried tofu, how to cook tofu',
    title: 'Crispy Tofu with Sticky Soy Glaze',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'mapo-tofu vegetable-stir-fry dressed-tofu',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 240
      protein tofu=extra-firm_tofu/tofu 680 pressed dry and cut into 3/4-inch cubes
      thickener cornstarch 36
      fat neutral-oil 55
      aromatic garlic 9
      aromatic ginger 8
      sauce soy-sauce|tamari|coconut-aminos 50
      sweetener maple|honey 40
      acid rice-vinegar 22
      chile flakes 0.6
      aromatic scallion 45 sliced
      crunch sesame 8
      salt
    `,
    steps: `
      2+20~ Cook {jasmine} with {water 400}, covered, over gentle heat for 15 minutes; let it stand, covered, for 5 minutes.
      4 Toss {tofu} with {salt} and {most cornstarch} until dusty all over.
      17 Heat {1/2 neutral-oil} in {@skillet} over medium-high heat. Fry the cubes in two batches, with space between, turning them with tongs until crisp and golden on most sides, 7 to 8 minutes a batch, and add {neutral-oil} before the second. Move to a plate.
      3 Stir {soy-sauce, maple, rice-vinegar, flakes, cornstarch} with {water 50}. Cook {garlic, ginger} in the same pan for 30 seconds, pour in the sauce and boil until sticky, 1 minute.
      1 Toss in {=tofu} off the heat, sprinkle with {scallion, sesame} and spoon over {=jasmine}.
    `,
    face: 'Golden, crunchy cubes tossed in a sweet and salty glaze',
    why: 'Pressing out the water and a dusting of cornstarch are what make tofu crisp',
  },
  'coconut-rice': {
    names:
      'coconut rice, thai coconut rice, coconut jasmine rice, coconut milk rice, nasi lemak rice, creamy coconut rice, hawaiian coconut rice, rice with coconut milk',
    title: 'Coconut Rice',
    family: 'thai-curry',
    near: 'white-rice cilantro-lime-rice seasoned-rice',
    beside: 'chicken-satay beef-rendang',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      starch jasmine 300 rinsed and well drained
      creamy coconut-milk 250
      sweetener sugar 6
      crunch coconut-flour 12? toasted
      salt
    `,
    steps: `
      2+15 Stir {coconut-milk, sugar, salt, water 350} in a heavy saucepan until smooth. Add {jasmine}, bring to a simmer, stir once, and cover; cook over the lowest heat for 15 minutes.
      1+10 Leave it closed off the heat for 10 minutes, so that the milk on top sinks in.
      1 Fluff with a fork[ and sprinkle with {coconut-flour}].
    `,
    face: 'Jasmine rice steamed in coconut milk, faintly sweet and salted',
    why: 'Part milk and part water: all milk would scorch before the grains are tender',
  },
}
