import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Weeknight curries that a jar of paste seasons. */
export const curriesFromAJar: DishEntries = {
  'jar-chickpea-curry': {
    names:
      'chickpea curry with curry paste, quick chickpea curry, easy chickpea curry, store cupboard curry, pantry curry, tinned chickpea curry, canned chickpea curry, curry paste chickpeas, chickpea and coconut curry, coconut chickpea curry, student curry, chickpea coconut curry',
    title: 'Quick Coconut Chickpea Curry',
    family: 'punjabi',
    near: 'chana-masala curry',
    beside: 'white-rice naan',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 18
      vegetable onion 170 finely chopped
      aromatic garlic 9
      aromatic ginger 12?
      sauce indian-curry-paste 80
      body canned-tomatoes 400
      creamy coconut-milk 300
      pulse chickpeas 510 drained and rinsed
      leaf spinach 120?
      acid lime 15
      herb cilantro 8?
      starch basmati 240
      salt
    `,
    steps: `
      2+20~ Put {basmati} on first: boil it up with {water 400}, then leave it covered over the lowest heat for 15 minutes, and off it for 5 more.
      7 Meanwhile, heat {neutral-oil} in {@pot} over medium heat and cook {onion} until soft and golden at the edges, 6 to 7 minutes.
      2 Add {garlic, ginger} and then {indian-curry-paste} and fry, stirring, until the paste darkens and smells toasted, 2 minutes.
      3+12 Stir in {canned-tomatoes, coconut-milk, chickpeas}. Simmer without a lid until the sauce is thick enough to coat a spoon, 12 minutes.
      2 [Fold in {spinach} until it wilts, 1 minute.] Sharpen with {lime}, season with {salt} and spoon over {=basmati}[, with {cilantro} on top].
    `,
    face: 'Chickpeas in a creamy tomato and coconut sauce, seasoned from a jar of curry paste',
    why: 'The paste is fried before anything wet goes in, which wakes up spices that have sat in oil',
  },
  'jar-chicken-curry': {
    names:
      'chicken curry with curry paste, quick chicken curry, curry paste chicken, chicken and curry paste, chicken coconut curry with curry paste, jar chicken curry, weeknight chicken curry, speedy chicken curry',
    title: 'Quick Chicken Curry',
    family: 'punjabi',
    near: 'chicken-curry chicken-tikka-masala curry',
    beside: 'white-rice naan',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 18
      vegetable onion 170 thinly sliced
      aromatic garlic 9
      sauce indian-curry-paste 80
      protein chicken-thigh|chicken-breast 600 cut into 1-inch pieces
      body canned-tomatoes 200
      creamy coconut-milk 300
      vegetable peas 120?
      acid lime 15
      herb cilantro 8?
      starch basmati 240
      salt
    `,
    steps: `
      2+20~ Start with the rice. Bring {basmati} and {water 400} to a boil, put the lid on, turn the heat down for 15 minutes and leave the pot alone for another 5.
      6 Meanwhile, heat {neutral-oil} in {@pot} over medium-high heat and cook {onion} until soft and browned at the edges, 5 to 6 minutes.
      2 Add {garlic, indian-curry-paste} and fry, stirring, until the paste smells toasted, 2 minutes.
      3 Turn {chicken-thigh} in the paste until the outside is no longer raw, 3 minutes.
      2+12 Pour in {canned-tomatoes, coconut-milk} and simmer until the sauce has thickened and the chicken is 165°F (74°C) inside, about 12 minutes.
      3 [Stir in {peas} for the last 2 minutes.] Sharpen with {lime}, season with {salt} and serve with {=basmati}[ and {cilantro}].
    `,
    face: 'Chicken simmered in coconut milk and tomatoes, seasoned from a jar of curry paste',
    why: 'A minute or two of frying is all that separates a flat jar from a curry with depth',
  },
}
