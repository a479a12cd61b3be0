import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Red stews of Lagos and Accra. */
export const lagosAndAccra: DishEntries = {
  'nigerian-stew': {
    names:
      'nigerian stew, nigerian red stew, nigerian chicken stew, red stew, obe ata, nigerian tomato stew, african red stew, omi obe, west african stew, buka stew',
    title: 'Nigerian Red Stew with Chicken',
    family: 'jamaican',
    cuisine: 'African',
    near: 'jollof-rice peanut-stew braise',
    beside: 'white-rice fried-plantains',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop, Blender/Food Processor',
    serves: 4,
    salt: 0.35,
    list: `
      protein chicken-bone 1000
      aromatic onion 250 half of it sliced, half chopped
      herb thyme 2
      ground-spice curry-powder 4
      vegetable red-pepper 350 seeded and quartered
      body canned-tomatoes 300
      chile habanero 8
      aromatic garlic 9
      aromatic ginger 8
      fat neutral-oil 90
      body tomato-paste 30
      whole-spice bay 0.4
      stock chicken-stock 240
      salt
    `,
    steps: `
      3+25~ Put {chicken-bone} in {@pot} with the sliced half of {=onion} and {1/2 thyme, 1/2 curry-powder, 1/3 salt, chicken-stock}. Bring to a boil, cover and simmer for 25 minutes.
      4 Meanwhile, blend {red-pepper, canned-tomatoes, habanero, garlic, ginger} until smooth.
      7 Lift out the chicken and pour the broth into a cup. Wipe out the pot, heat {neutral-oil} over medium-high heat and brown the chicken in it, 5 minutes. Set aside.
      5 Fry the chopped half of {onion} in the oil until soft, 4 minutes. Stir in {tomato-paste} for 1 minute.
      4+22 Pour in the peppers and fry over medium heat, stirring often, until the oil floats on top and no raw smell is left, 22 minutes.
      3+12 Add the broth, {bay, thyme, curry-powder, salt} and the chicken. Simmer, covered, until the meat is 165°F (74°C) or more at the bone, 12 minutes. Take out {=bay}.
    `,
    face: 'Chicken in a deep red, hot sauce of fried peppers and tomatoes',
    why: 'The peppers are fried until the oil rises: before that they taste raw',
  },
  'red-red': {
    names:
      'red red, ghanaian red red, red red beans, ghana bean stew, ghanaian bean stew, red red with plantain, red-red, african bean stew, black eyed pea stew, black eyed peas stew',
    title: 'Red Red (Ghanaian Bean Stew with Plantains)',
    family: 'jamaican',
    cuisine: 'African',
    near: 'southern-black-eyed-peas peanut-stew bean-pot',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat coconut-oil|neutral-oil 45
      ground-spice sweet-paprika 4
      aromatic onion 200 chopped
      aromatic garlic 9 minced
      aromatic ginger 12 grated
      chile habanero 6 seeded and minced
      body tomato-paste 30
      body canned-tomatoes 400
      ground-spice smoked-paprika 2
      pulse black-eyed-peas 500 drained and rinsed
      stock veg-stock 200
      vegetable plantain 600 peeled and sliced on the diagonal
      second-fat neutral-oil 60
      salt
    `,
    steps: `
      8 Melt {coconut-oil} in {@pot} over medium heat. Cook {onion} until soft, 6 minutes. Stir in {garlic, ginger, habanero, tomato-paste, sweet-paprika, smoked-paprika} for 2 minutes.
      2+10 Add {canned-tomatoes, salt} and cook until dark and thick, 10 minutes.
      1+12~ Add {black-eyed-peas, veg-stock} and simmer for 12 minutes, crushing some of the peas.
      9 Meanwhile, heat {neutral-oil} in a large skillet over medium heat and fry {plantain} until dark gold, 2 to 3 minutes a side. Serve beside the stew.
    `,
    face: 'Beans in a thick, red, gingery sauce with sweet fried plantains',
    why: 'The plantains must be black and soft: only then do they caramelize',
  },
}
