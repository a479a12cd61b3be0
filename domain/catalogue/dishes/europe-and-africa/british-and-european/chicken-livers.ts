import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken livers in a jar and on toast. */
export const chickenLivers: DishEntries = {
  'chicken-liver-pate': {
    names:
      'chicken liver pâté, chicken liver pate, chicken liver mousse, chicken liver parfait, french chicken liver pate, easy chicken liver pate, homemade chicken liver pate',
    title: 'Chicken Liver Pâté',
    family: 'burgundian',
    cuisine: 'French, British',
    looksLike: 'dip',
    near: 'chicken-livers-on-toast mackerel-pate dip',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Appetizer, Snack',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop, Blender/Food Processor',
    serves: 8,
    batch: true,
    salt: 0.8,
    list: `
      protein chicken-liver 450 trimmed of sinews and patted dry
      fat butter|vegan-butter 160 soft
      aromatic shallot 80 finely chopped
      aromatic garlic 5
      herb thyme 2 leaves only
      wine spirits=brandy|dry-sherry 45
      sauce dijon 8
      ground-spice allspice 0.5
      pepper pepper 1
      salt
    `,
    steps: `
      5 Melt a quarter of {=butter} in {@skillet} over medium heat. Cook {shallot, garlic, thyme} with {1/2 salt} until soft, 4 minutes, and scrape into a blender or food processor.
      7 Melt another quarter of {=butter} in the pan over medium-high heat. Cook {chicken-liver} until browned on both sides and 165°F (74°C) in the middle, just past pink, about 6 minutes.
      2 Off the heat, add {spirits}. Return to medium heat and boil until nearly dry, 1 minute.
      1+10 Scrape everything into the blender and let it cool for 10 minutes: hot livers would melt the butter to oil.
      4 Add the rest of {butter} with {dijon, allspice, pepper, salt}, and blend until quite smooth. Push through a sieve if you want it like silk.
      2+180 Fill small jars, press parchment onto the surface, and chill for 3 hours. Take it out 20 minutes before serving, with hot toast. It keeps for four days in the refrigerator.
    `,
    face: 'Smooth, rich and a little sweet with shallots and brandy, to be spread thickly on toast',
    why: 'Livers taken off as soon as they are done are tender, and butter blended in when they have cooled makes them silky',
  },
  'chicken-livers-on-toast': {
    names:
      'chicken livers on toast, chicken liver on toast, sauteed chicken livers, sautéed chicken livers, chicken livers, fried chicken livers with onions, pan fried chicken livers, chicken livers with onions, chicken livers and onions, devilled chicken livers, deviled chicken livers',
    title: 'Chicken Livers on Toast',
    family: 'bistro',
    cuisine: 'British, French',
    looksLike: 'toast',
    near: 'liver-and-onions chicken-liver-masala toast',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-liver 550 trimmed and patted very dry
      fat butter|vegan-butter|olive-oil 45
      vegetable onion 250 thinly sliced
      aromatic garlic 6
      ground-spice smoked-paprika 2
      acid sherry-vinegar 20
      stock chicken-stock 120
      sauce dijon 10
      bread bread=sourdough|gf-bread 280 in thick slices
      herb parsley 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      12 Melt half of {=butter} in {@skillet} over medium heat. Cook {onion} with {1/2 salt} until soft and brown, 11 minutes. Scrape them out onto a plate.
      2 Season {chicken-liver} with {smoked-paprika, pepper, salt}. Melt the rest of {butter} over high heat until it stops foaming.
      6 Lay in the livers, not touching, in two batches if need be. Cook without moving them until crusty below, 2 to 3 minutes, then turn and cook until they are 165°F (74°C) in the middle, 2 to 3 minutes: stand back, since they spit.
      4 Add {garlic}, and after 30 seconds {sherry-vinegar, chicken-stock, dijon} and the onions. Boil until syrupy, 2 minutes.
      3 Meanwhile, toast {bread}. Heap the livers on it with their sauce and scatter with {parsley}.
    `,
    face: 'Crusty, tender livers and sweet onions in a sharp brown sauce, on toast that drinks it up',
    why: 'Dried well and left alone in a very hot pan, livers brown instead of stewing',
  },
}
