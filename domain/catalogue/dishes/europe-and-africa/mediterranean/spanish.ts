import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice, eggs, soup and small plates of Spain. */
export const spanishDishes: DishEntries = {
  paella: {
    names:
      'paella, chicken paella, paella valenciana, paella mixta, mixed paella, chicken and seafood paella, spanish paella, payella, chorizo paella, paella with chorizo, chicken chorizo paella, piella, pallela, paella with chicken and shrimp',
    title: 'Chicken and Shrimp Paella',
    family: 'spanish',
    near: 'seafood-paella vegetable-paella pilaf',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      stock chicken-stock 950
      whole-spice saffron 0.3
      fat olive-oil 54
      protein shrimp 250
      protein chicken-thigh 400 cut into 1 1/2-inch pieces
      protein chorizo 70? sliced
      aromatic onion 150
      vegetable red-pepper 160
      aromatic garlic 9
      vegetable tomato 200 coarsely grated, skin discarded
      ground-spice smoked-paprika 3
      starch bomba=Bomba_rice/rice 320
      vegetable peas 80
      acid lemon 58 cut into wedges
      herb parsley 8
      salt
    `,
    steps: `
      3+5~ Heat {chicken-stock} with {saffron, salt} in a saucepan until it steams, and keep it hot.
      4 Warm {1/2 olive-oil} in {@paella-pan} over medium-high heat. Sear {shrimp} for 1 minute a side, only until they turn pink, and set aside.
      8 Add {olive-oil} and {chicken-thigh} and brown on all sides, 7 minutes. [Add {chorizo} for the last 2 minutes.]
      10 Lower the heat to medium. Cook {onion} and {red-pepper} around the meat until soft, 6 minutes. Stir in {garlic}, then {tomato} and {smoked-paprika}, and cook until dark and thick, 3 minutes.
      3 Rain in {bomba}, stir to coat every grain and spread it level. Pour in the hot stock, shake the pan once, and from here on do not stir.
      1+20 Simmer briskly for 10 minutes, then gently for 10 more, undisturbed, until the stock is gone, the rice has just a little bite and the chicken is 165°F (74°C). Sprinkle {peas} and the shrimp over the top for the last 3 minutes.
      2 Turn up the heat for 1 to 2 minutes and listen for a crackle: that is the crust, the socarrat, forming below.
      1+5 Cover with a towel and rest for 5 minutes. Sprinkle with {parsley} and serve from the pan with {lemon}.
    `,
    face: 'Saffron rice with chicken and shrimp, loose on top and crusty at the bottom',
    why: 'Rice that nobody stirs stays whole and takes in the stock, and what touches the pan turns to crust',
  },
  'vegetable-paella': {
    names:
      'vegetable paella, vegetarian paella, vegan paella, veggie paella, artichoke paella, veg paella, paella vegetariana, meatless paella, mushroom paella',
    title: 'Vegetable Paella',
    family: 'spanish',
    near: 'paella pilaf',
    beside: 'green-salad aioli',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      stock veg-stock 1000
      whole-spice saffron 0.3
      fat olive-oil 60
      vegetable artichoke-hearts=canned_artichoke_hearts/artichokes 240 drained and halved
      vegetable red-pepper 300
      vegetable green-beans 180 cut into 1-inch lengths
      aromatic onion 150
      aromatic garlic 12
      vegetable tomato 250 coarsely grated, skin discarded
      ground-spice smoked-paprika 4
      starch bomba=Bomba_rice/rice 320
      pulse white-beans|chickpeas 250
      acid lemon 58 cut into wedges
      herb parsley 8
      salt
    `,
    steps: `
      3+5~ Bring {veg-stock, saffron, salt} to a bare simmer.
      12 Heat {1/2 olive-oil} in {@paella-pan} over medium-high heat. Brown {artichoke-hearts, red-pepper, green-beans} until charred in spots, 10 minutes. Lift half of them out for the top.
      8 Add {olive-oil} and {onion} and cook over medium heat until soft, 5 minutes. Add {garlic, tomato, smoked-paprika} and fry to a dark, thick paste, 3 minutes.
      3 Stir in {bomba} until it glistens. Add {white-beans}, level it all and pour in the hot stock. Leave the spoon out of it now.
      1+20 Cook at a lively simmer for 10 minutes, lower the heat and cook for 10 more, until the liquid has gone and the grains are tender. Lay the reserved vegetables on top for the last minutes.
      1+5 Raise the heat for a minute until it crackles, then cover with a towel and let it rest for 5 minutes. Finish with {parsley} and {lemon}.
    `,
    face: 'Saffron rice with artichokes, peppers and green beans, and a crust underneath',
    why: 'Tomato and paprika fried to a paste give the rice all the depth that it needs',
  },
  'spanish-omelette': {
    names:
      'spanish omelette, spanish omelet, tortilla espanola, tortilla española, spanish tortilla, tortilla de patatas, potato omelette, potato omelet, spanish potato omelette, tortilla de patata, spanish egg and potato, patata tortilla, spanish frittata',
    title: 'Spanish Potato Omelette',
    family: 'spanish',
    near: 'omelette frittata',
    beside: 'green-salad pan-con-tomate',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer, Snack',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 90
      vegetable potato 600 peeled, quartered and thinly sliced
      aromatic onion 200 thinly sliced
      egg egg 350
      salt
    `,
    steps: `
      20 Heat {most olive-oil} in a 10-inch nonstick skillet over medium heat. Add {potato, onion, 1/2 salt} and cook gently, turning them over now and then, until the potatoes break when pressed but have hardly browned, 18 to 20 minutes. Drain off the oil and keep it for another use.
      2+10 Beat {egg} with {salt} in a large bowl. Fold in the hot potatoes and onions and let them soak for 10 minutes.
      6 Heat {olive-oil} in the wiped skillet over medium-high heat. Pour in the mixture, turn the heat down to medium-low and cook, pulling in the edge with a spatula, until it is set all around but still loose on top, 5 minutes.
      5 Lay a plate over the skillet, flip the whole out onto it and slide it back in with the raw side down. Tuck in the edge and cook until just set and 160°F (71°C) in the middle, 3 to 4 minutes.
      0+5 Let it stand for 5 minutes. Cut into wedges and eat warm or at room temperature.
    `,
    face: 'A thick, golden cake of potatoes, onion and eggs, tender in the middle',
    why: 'The potatoes soak in the beaten eggs while they are hot, so it all sets as one instead of in layers',
  },
  gazpacho: {
    names:
      'gazpacho, gaspacho, gazpacho soup, cold tomato soup, spanish cold soup, gazpacho andaluz, andalusian gazpacho, chilled tomato soup, cold spanish tomato soup, gespacho, summer tomato soup cold',
    family: 'andalusian',
    near: 'chilled-soup',
    beside: 'spanish-omelette',
    weight: 3,
    level: 1,
    types: 'Soup, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor/Immersion Blender',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      raw tomato 1000 cored and quartered
      raw cucumber 250 peeled and cut into chunks
      raw red-pepper 160 seeded and cut into chunks
      raw red-onion 50 cut into chunks
      aromatic garlic 5 peeled
      bread bread=stale_country_bread/bread|gf-bread 50? crusts removed
      acid sherry-vinegar|red-vinegar 30
      fat olive-oil 90
      salt
    `,
    steps: `
      5 Set aside a handful of {=cucumber} and {=red-pepper}, cut into tiny dice, for the top. [Soak {bread} in a little cold water for 2 minutes and squeeze it out.]
      5 Combine {tomato, cucumber, red-pepper, red-onion, garlic} with {sherry-vinegar, 1/2 salt}. Add {=bread}. Blend at full speed for 2 minutes, until no bits are left. With the motor running, pour in {most olive-oil} in a thread, until the red turns pale and creamy.
      2 Press through a sieve if you want it silky. Season with {salt}; cold dulls it, so be bold.
      0+120 Chill for at least 2 hours, until really cold.
      1 Stir, pour into cold bowls and top with the dice and {olive-oil}.
    `,
    face: 'Raw tomatoes, cucumber and pepper blended with vinegar and good oil, ice-cold',
    why: 'The oil goes in as a thread while the blades turn, and binds everything until it is smooth and thick',
  },
  'gambas-al-ajillo': {
    names:
      'gambas al ajillo, spanish garlic shrimp, gambas pil pil, prawns pil pil, shrimp in garlic oil, sizzling garlic shrimp, spanish garlic prawns, gambas, garlic shrimp tapas, gambas al ajilo, chilli garlic prawns, prawns in garlic',
    title: 'Gambas al Ajillo (Spanish Garlic Shrimp)',
    family: 'spanish',
    near: 'shrimp-scampi quick-skillet',
    beside: 'patatas-bravas green-salad',
    weight: 3,
    level: 1,
    types: 'Appetizer, Main Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein shrimp 450
      fat olive-oil 100
      aromatic garlic 24 thinly sliced
      chile flakes 0.8
      ground-spice smoked-paprika 1.5
      wine dry-sherry 30?
      acid lemon 10
      herb parsley 8
      bread bread=baguette/bread|gf-bread 240 sliced
      salt
    `,
    steps: `
      2 Pat {shrimp} very dry and toss with {smoked-paprika, salt}.
      6 Put {olive-oil, garlic, flakes} in a wide skillet over medium-low heat. Let the garlic sizzle as slowly as it can, until it is just golden at the edges, 4 to 5 minutes.
      3 Turn the heat to high, add the shrimp in one layer and cook until pink, curled and opaque, about 1 minute a side.
      1 [Splash in {dry-sherry} and let it sizzle off.] Stir in {lemon} and {parsley}.
      1 Carry the pan to the table, still spitting, with {bread} to mop up the oil.
    `,
    face: 'Shrimp sizzling in garlicky olive oil, red with smoked paprika',
    why: 'Slow garlic and quick shrimp: each gets the heat that suits it, in the same oil',
  },
  'patatas-bravas': {
    names:
      'patatas bravas, papas bravas, spanish potatoes, bravas, spicy spanish potatoes, patatas brava, patatas bravas with aioli, spicy potatoes tapas, pattatas bravas, spanish fried potatoes',
    title: 'Patatas Bravas',
    family: 'spanish',
    near: 'roasted-potatoes hash',
    beside: 'gambas-al-ajillo albondigas',
    weight: 3,
    level: 1,
    types: 'Appetizer, Side Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 900 peeled and cut into 1-inch cubes
      fat olive-oil 60
      aromatic onion 60
      aromatic garlic 9
      ground-spice smoked-paprika 5
      chile cayenne 0.8
      body canned-tomatoes 240
      acid sherry-vinegar 12
      sauce mayonnaise|vegan-mayonnaise 60?
      herb parsley 6?
      salt
    `,
    steps: `
      3+8 Heat the oven to 450°F (230°C) with a rimmed sheet pan inside. Boil {russet-potato} in salted water until the corners soften, 8 minutes. Drain and shake the pot to rough them up.
      2+35~ Toss the potatoes with {most olive-oil, 1/2 salt} on the hot pan. Roast, turning once, until very crisp, about 35 minutes.
      5 Meanwhile, warm {olive-oil} in a small saucepan over medium heat and soften {onion}, 4 minutes. Stir in {1/2 garlic, smoked-paprika, cayenne} for 30 seconds.
      1+12~ Add {canned-tomatoes} and simmer until thick, 12 minutes. Blend or mash until smooth, then sharpen with {sherry-vinegar} and season with {salt}.
      2 Stir {garlic} into {mayonnaise}. Pile the potatoes on a plate and spoon the red sauce over them, with the garlic sauce beside it. [Sprinkle with {parsley}.]
    `,
    face: 'Crackling cubes of potato under smoky, hot tomatoes',
    why: 'A short boil roughs up the edges, and rough edges are what turns crisp in the oven',
  },
}
