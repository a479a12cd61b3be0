import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups from what is left of a bird or a ham. */
export const soupsFromBones: DishEntries = {
  'turkey-carcass-soup': {
    names:
      'turkey carcass soup, turkey carcass, turkey bones, turkey frame soup, turkey bone soup, leftover turkey carcass soup, soup from a turkey carcass, soup with a turkey carcass, turkey rice soup, turkey and rice soup, turkey soup from the carcass, turkey carcass broth soup',
    title: 'Turkey Carcass Soup with Rice',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'brothy-soup',
    near: 'turkey-soup chicken-and-rice-soup brothy-soup',
    beside: 'dinner-rolls beer-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    salt: 0.38,
    list: `
      stock chicken-carcass=turkey_carcass/carcass 450 picked clean and broken into 4 pieces
      aromatic onion 300 halved
      whole-spice bay 0.8
      herb thyme 3
      fat butter|olive-oil 30
      vegetable carrot 350 diced
      vegetable celery 250 diced
      aromatic garlic 10
      starch long-rice 180
      protein cooked-turkey 600 picked off the bones, in bite-size pieces
      herb parsley 15
      acid lemon-juice 15
      pepper pepper 1.6
      salt
    `,
    steps: `
      4+120 Put {chicken-carcass, bay, thyme} and {1/2 onion} in your largest pot. Cover with {water 3400}, bring to a simmer, skim, and let it barely bubble, the lid ajar, for 2 hours.
      5 Strain the broth into a bowl. Pick any meat that is left off the bones, and throw the bones and the onion away.
      9 Chop {onion}. Melt {butter} in the same pot over medium heat and cook the onion with {carrot, celery, 1/2 salt} until they soften, 7 minutes. Stir in {garlic} for 1 minute.
      2+17 Pour in the broth, bring to a boil, add {long-rice}, and simmer until it is tender, 16 to 18 minutes.
      2+4 Add {cooked-turkey} and heat until it steams through, 165°F (74°C), about 4 minutes.
      1 Stir in {parsley, lemon-juice, pepper} and season with {salt}. It keeps for three days in the refrigerator; the rice goes on drinking, so thin it with water.
    `,
    face: 'A big pot of clear, deep broth from the bones of the bird, with the last of its meat, vegetables and rice',
    why: 'Two hours at a bare bubble draw all the flavor out of the bones, and keep the broth clear',
  },
  'chicken-carcass-soup': {
    names:
      'chicken carcass soup, rotisserie chicken carcass, roast chicken carcass, leftover chicken carcass, rotisserie carcass soup, leftover roast chicken soup, leftover chicken soup, soup with leftover chicken, rotisserie chicken soup, soup from a chicken carcass, chicken soup from leftovers, soup from a roast chicken, leftover rotisserie chicken soup',
    title: 'Leftover Roast Chicken Soup',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'brothy-soup',
    near: 'turkey-carcass-soup chicken-noodle-soup brothy-soup',
    beside: 'beer-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    madeFor: 'leftovers',
    batch: true,
    salt: 0.4,
    list: `
      stock chicken-carcass=roast_chicken_carcass/carcass 450 broken up
      aromatic onion 220 halved
      whole-spice bay 0.4
      fat olive-oil 15
      vegetable carrot 200 sliced
      vegetable celery 120 sliced
      vegetable potato 300 diced
      aromatic garlic 6
      herb thyme 2
      protein cooked-chicken 300 in bite-size pieces
      vegetable peas 100
      herb parsley 8
      acid lemon-juice 10
      pepper pepper 1
      salt
    `,
    steps: `
      3+75 Cover {chicken-carcass, bay} and {1/2 onion} with {water 1900} in a large pot. Simmer gently, the lid ajar, for 1 hour 15 minutes, and strain.
      9 Chop {onion}, and cook in {olive-oil} in the same pot over medium heat with {carrot, celery, 1/2 salt} until they begin to soften, 6 minutes. Stir in {garlic, thyme} for 1 minute.
      2+13 Add the broth and {potato}, and simmer until the potato is tender, 12 to 14 minutes.
      2+4 Add {cooked-chicken, peas} and heat until it steams through, 165°F (74°C), about 4 minutes.
      1 Stir in {parsley, lemon-juice, pepper}, and season with {salt}.
    `,
    face: 'Sunday’s bird in Monday’s bowl: a clear broth from its bones with vegetables and what meat was left',
    why: 'Bones that have been roasted give a darker, deeper broth than raw ones, in little more than an hour',
  },
  'ham-bone-split-pea-soup': {
    names:
      'ham bone split pea soup, leftover ham bone, ham bone, a ham bone, split pea soup with ham bone, split pea soup with a ham bone, ham bone pea soup, leftover ham bone split pea soup, split pea soup with ham hock, ham hock split pea soup, split pea soup with a ham hock, pea and ham hock soup, ham hock pea soup',
    title: 'Ham Bone Split Pea Soup',
    family: 'pennsylvanian',
    near: 'split-pea-soup ham-and-bean-soup lentil-soup',
    beside: 'beer-bread no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    batch: true,
    salt: 0.15,
    list: `
      protein ham-hock=meaty_ham_bone_or_smoked_ham_hock/ham_bone 700
      pulse split-peas 450 rinsed
      whole-spice bay 0.6
      herb thyme 3
      fat butter|olive-oil 25
      vegetable onion 220 chopped
      vegetable carrot 250 diced
      vegetable celery 150 diced
      aromatic garlic 9
      vegetable potato 200 diced
      acid cider-vinegar 12
      pepper pepper 1.2
      salt
    `,
    steps: `
      9 Melt {butter} in a large pot over medium heat and cook {onion, carrot, celery} until they soften, 8 minutes. Stir in {garlic} for 1 minute, and scrape everything onto a plate.
      3+60 Put {ham-hock, bay, thyme, water 2300} in the pot. Bring to a simmer, skim, and let it bubble gently, covered, for 1 hour.
      2+60 Return the vegetables to the pot with {split-peas, potato}. Simmer, the lid ajar, until the peas fall apart, about 1 hour, stirring more often as it thickens.
      5 Lift out the bone and the herbs. Pick off the meat, shred it, and return it to the pot.
      1 Stir in {cider-vinegar, pepper}, taste, and only then season with {salt}: the ham has brought much of its own.
    `,
    face: 'Thick, smoky and sweet, the soup for which every holiday ham leaves a bone',
    why: 'An hour alone in the water lets the bone give up its smoke and its body before the peas go in',
  },
}
