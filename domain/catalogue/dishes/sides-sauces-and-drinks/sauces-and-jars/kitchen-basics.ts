import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What stands in the refrigerator for other days. */
export const kitchenBasics: DishEntries = {
  'all-purpose-marinade': {
    names:
      'marinade, all purpose marinade, homemade marinade, steak marinade, grill marinade, pork marinade, tofu marinade, marinade for steak, marinade for pork, marinade for tofu, marinade for the grill',
    title: 'All-Purpose Marinade',
    family: 'californian',
    near: 'vinaigrette',
    beside: 'grilled-chicken flank-steak',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    list: `
      fat olive-oil 55
      sauce soy-sauce|tamari 45
      acid lemon 58
      sweetener honey|maple 20
      aromatic garlic 12 finely grated
      ground-spice oregano 1.5
      ground-spice smoked-paprika 2
      pepper pepper 0.8
    `,
    steps: `
      3 Whisk {olive-oil, soy-sauce, honey, garlic, oregano, smoked-paprika, pepper} in a bowl.
      1+30 Squeeze in {lemon}. Turn what you are going to cook in it and chill for 30 minutes, or longer.
      1 Throw away what is left in the bowl: it has touched something raw.
    `,
    face: 'Salty, sweet and sour in balance, for the grill, the oven or the pan',
    why: 'Salt and a little sugar brown what they touch; oil carries the spices',
  },
  applesauce: {
    names:
      'applesauce, apple sauce, homemade applesauce, homemade apple sauce, cinnamon applesauce, easy applesauce, stovetop applesauce, unsweetened applesauce',
    title: 'Applesauce',
    family: 'farmhouse',
    near: 'cranberry-sauce poached-fruit',
    beside: 'pork-chops latkes',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    sweet: true,
    list: `
      fruit sweet-apple 1100 peeled, cored and chopped
      acid lemon 29
      sweet-spice cinnamon 1.5?
    `,
    steps: `
      15+18 Put {sweet-apple}, [{cinnamon} and ]{water 160} in a pot. Cover and simmer over medium-low heat, stirring twice, until the pieces fall apart, 18 minutes.
      3 Squeeze in {lemon} and mash, or blend until smooth.
      1+20 Cool for 20 minutes. It keeps for a week in the refrigerator.
    `,
    face: 'Nothing but fruit, cooked until it falls apart',
    why: 'Apples that are sweet by nature need no sugar, only a little lemon to taste of themselves',
  },
  'chicken-stock': {
    names:
      'chicken stock, chicken broth, homemade chicken stock, homemade chicken broth, chicken bone broth, stock, broth, stock from a carcass, turkey stock, soup stock, broth from bones',
    title: 'Chicken Stock',
    family: 'farmhouse',
    near: 'bone-broth brothy-soup',
    beside: '',
    weight: 2,
    part: true,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    list: `
      protein chicken-carcass 1000
      vegetable onion 250 quartered
      vegetable carrot 160 cut into chunks
      vegetable celery 120 cut into chunks
      aromatic garlic 12 halved across
      herb parsley 15 with its stems
      whole-spice bay 0.4
      pepper pepper 1
      seasoning salt 8
    `,
    steps: `
      5 Put {chicken-carcass, onion, carrot, celery, garlic, parsley, bay, pepper} in your largest pot.
      5+180 Pour in {water 3000}, bring slowly to a simmer and skim. Keep it at a lazy bubble over low heat, partly covered, for 3 hours.
      5+30 Strain, stir in {salt} and set the pot in a sink of ice water until no longer hot, 30 minutes. Once chilled, spoon off the fat. It keeps for 4 days in the refrigerator, or half a year in the freezer.
    `,
    face: 'Clear and golden, for soup, for rice or for a mug',
    why: 'Never boiling keeps it clear, and salt comes last, once you know how strong it is',
  },
  'lemon-herb-marinade': {
    names:
      'chicken marinade, lemon herb marinade, lemon herb chicken marinade, lemon chicken marinade, lemon garlic chicken marinade, marinade for chicken, marinade for chicken breast, marinade for chicken thighs, chicken breast marinade, chicken thigh marinade, grilled chicken marinade, low sodium chicken marinade, low sodium marinade, low salt chicken marinade, low salt marinade, no salt chicken marinade, salt free chicken marinade, salt free marinade, chicken marinade without salt, chicken marinade without soy sauce, marinade without soy sauce, chicken marinade without soy, soy free marinade, soy free chicken marinade',
    title: 'Lemon-Herb Chicken Marinade',
    family: 'californian',
    near: 'all-purpose-marinade vinaigrette',
    beside: 'grilled-chicken baked-chicken-breast',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    list: `
      fat olive-oil 60
      acid lemon 58
      sweet-spice lemon-zest 4
      aromatic garlic 14 finely grated
      herb rosemary 3 finely chopped
      herb thyme 2 leaves picked
      ground-spice oregano 1.5
      ground-spice smoked-paprika 2
      sweetener honey|maple 10
      pepper pepper 1.2
    `,
    steps: `
      4 Stir {olive-oil, lemon-zest, garlic, rosemary, thyme, oregano, smoked-paprika, honey, pepper} in a wide bowl.
      2+60 Stir in {lemon} and turn what you are going to cook in it until every side is coated. Cover and chill for 1 hour, or a little longer, but not overnight: the acid makes the surface mealy.
      1 Let the pieces drip before they go on the heat, and throw away what is left in the bowl: it has touched something raw.
    `,
    face: 'A bright marinade of lemon, garlic, rosemary, thyme and olive oil',
    why: 'Zest, smoked paprika and plenty of garlic do what salt does elsewhere, and a touch of sweetness browns what it coats',
  },
}
