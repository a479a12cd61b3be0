import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Green pozole, noodle soup and beef broth with vegetables. */
export const mexicanSoups: DishEntries = {
  'pozole-verde': {
    names:
      'pozole verde, green pozole, chicken pozole, pozole verde de pollo, green chicken pozole, pozole verde with chicken, posole verde, green posole, chicken posole, chicken pozole verde, mexican green hominy soup',
    title: 'Pozole Verde (Green Chicken Pozole)',
    family: 'oaxacan',
    near: 'pozole chicken-tortilla-soup caldo-de-pollo brothy-soup',
    beside: 'quesadillas',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.52,
    list: `
      protein chicken-bone 1150 skin pulled off
      vegetable onion 240 quartered
      aromatic garlic 20 peeled
      whole-spice bay 0.6
      nut pepitas=pepitas 50
      vegetable tomatillo 650 husked and rinsed
      chile jalapeno 40 stemmed
      vegetable poblano 160 seeded and coarsely chopped
      herb cilantro 50 with tender stems
      ground-spice oregano 1.5
      fat neutral-oil 20
      vegetable hominy 820 drained and rinsed
      leaf cabbage 200 cored and finely shredded
      raw radish 120 thinly sliced
      vegetable avocado 200 diced
      acid lime 90 cut into wedges
      salt
    `,
    steps: `
      4+35~ Put {chicken-bone, bay, 1/2 onion, 1/2 garlic, 1/2 salt} into {@pot} with {water 1900}. Bring to a boil, skim, and simmer gently until the meat is 165°F (74°C) at the bone and loosening from it, 35 minutes.
      4 Toast {pepitas} in {@skillet} over medium heat until they puff and pop, 3 minutes. Put them in the blender.
      2+9~ Cover {tomatillo, jalapeno} with water in a saucepan and simmer until they lose their brightness and turn soft, 9 minutes. Drain.
      3 Blend them with the pepitas, {poblano, onion, garlic, cilantro, oregano} and a cupful of the broth until smooth.
      9 Heat {neutral-oil} in the skillet over medium heat and fry the green sauce, stirring, until it thickens and darkens a shade, 8 minutes.
      6+15 Lift out the chicken and the bay. Shred the meat off the bones. Stir the sauce, {hominy, salt} into the broth, simmer for 15 minutes and put the meat back.
      3 Ladle into deep bowls and let everyone add {cabbage, radish, avocado, lime}.
    `,
    face: 'Chicken and hominy in a green broth of tomatillos, poblano and toasted pepitas',
    why: 'The sauce is fried before it meets the broth, which softens the tomatillos and keeps the pepitas from turning grainy',
  },
  'sopa-de-fideo': {
    names:
      'sopa de fideo, fideo soup, mexican noodle soup, mexican fideo soup, sopa de fideos, sopita de fideo, sopa fideo, fideos soup, mexican tomato noodle soup, vermicelli soup mexican, toasted noodle soup mexican',
    title: 'Sopa de Fideo (Mexican Noodle Soup)',
    family: 'norteno',
    near: 'caldo-de-pollo chicken-tortilla-soup tomato-soup noodle-soup',
    beside: 'quesadillas',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.45,
    list: `
      body plum-tomato 420 quartered
      vegetable onion 110 coarsely chopped
      aromatic garlic 9 peeled
      ground-spice cumin 1
      ground-spice oregano 0.7
      fat neutral-oil 36
      starch spaghetti=fideo/fideo|gf-pasta=gluten-free_spaghetti/spaghetti 225 broken into 1-inch lengths if long
      stock chicken-stock|veg-stock 1300
      herb cilantro 10
      vegetable avocado 150 diced
      cheese queso-fresco|cotija 50? crumbled
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      4 Blend {plum-tomato, onion, garlic, cumin, oregano} with a cupful of {=chicken-stock} until smooth.
      6 Heat {neutral-oil} in {@pot} over medium heat. Toast {spaghetti}, stirring all the time, until most of it is nut brown, 4 to 5 minutes.
      4 Pour in what you blended, through a sieve: it will spit. Stir until it darkens and thickens, 3 minutes.
      2+9 Add {chicken-stock, salt}, bring to a boil and simmer until the pasta is tender and still swims in broth, 8 to 9 minutes.
      2 Ladle into bowls at once. Top with {cilantro, avocado, queso-fresco} and serve with {lime}.
    `,
    face: 'Toasted thin noodles in a light tomato broth, with avocado and lime',
    why: 'Noodles browned in oil taste toasty and keep their bite in the hot broth',
  },
  'caldo-de-res': {
    names:
      'caldo de res, mexican beef soup with vegetables, mexican beef vegetable soup, mexican beef and vegetable soup, beef caldo, cocido de res, caldo de carne, mexican beef shank soup, sopa de res, mexican beef stew with corn, caldo de rez',
    title: 'Caldo de Res (Mexican Beef and Vegetable Soup)',
    family: 'norteno',
    near: 'caldo-de-pollo vegetable-beef-soup menudo brothy-soup',
    beside: 'mexican-rice',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein beef-shank=bone-in_beef_shank/beef 1500 in thick slices
      vegetable onion 220 halved
      aromatic garlic 18 peeled and smashed
      whole-spice bay 0.6
      pepper pepper 1.5
      raw tomato 260 quartered
      vegetable corn-cob 480 cut into 2-inch rounds
      vegetable carrot 240 cut into 1-inch pieces
      vegetable potato 540 cut into large chunks
      vegetable chayote|zucchini 260 peeled, pitted and cut into wedges
      vegetable zucchini 240 cut into thick half-moons
      vegetable cabbage 260 cut into wedges
      herb cilantro 20
      acid lime 90 cut into wedges
      chile jalapeno 20? sliced
      salt
    `,
    steps: `
      5+120 Put {beef-shank, onion, garlic, bay, pepper, 1/2 salt} into {@pot} with {water 2900}. Bring to a boil, skim well, and simmer, partly covered, until the meat begins to slip from the bone, 2 hours.
      3+15 Lift out the onion and the bay. Add {tomato, corn-cob, carrot, potato} and simmer for 15 minutes.
      2+15 Add {chayote, zucchini, cabbage} with {1/2 cilantro, salt}. Simmer until every vegetable is tender and the beef is soft enough for a spoon, well past 145°F (63°C), 15 minutes.
      4 Pull the meat into large pieces and skim the fat. Fill deep bowls with beef, a share of each vegetable and plenty of broth. Pass {cilantro, lime, jalapeno}.
    `,
    face: 'Beef shank, corn rounds and big pieces of vegetable in a clear, deep broth',
    why: 'The bones simmer along with the meat, so plain water turns into a rich broth and no stock is needed',
  },
}
