import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Lentils that make a supper: with coconut milk and spinach, and with meat and wheat. */
export const lentilPots: DishEntries = {
  'lentil-coconut-curry': {
    names:
      'lentil coconut curry, coconut lentil curry, lentil and spinach coconut curry, lentil spinach coconut curry, coconut lentil spinach curry, lentil and spinach curry, lentil spinach curry, spinach lentil curry, spinach and lentil curry, red lentil coconut curry, coconut red lentil curry, red lentil spinach curry, red lentil and spinach curry, creamy coconut lentil curry, creamy lentil curry, lentil curry with coconut milk, lentil curry with spinach, lentil coconut curry with spinach, coconut curry lentils, coconut lentils, coconut dal, coconut red lentil dal, coconut dahl',
    title: 'Lentil and Spinach Coconut Curry',
    family: 'keralan',
    near: 'dal vegetable-curry curry',
    beside: 'naan',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch basmati 240
      fat coconut-oil|neutral-oil 28
      vegetable onion 180 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      chile serrano 12? finely chopped
      ground-spice curry-powder 9
      ground-spice cumin 3
      ground-spice turmeric 1.5
      body canned-tomatoes 240
      pulse red-lentils 240 rinsed
      creamy coconut-milk 400
      leaf spinach 180
      acid lime 30
      herb cilantro 8
      salt
    `,
    steps: `
      8 Soften {onion} in {coconut-oil} in {@pot} over medium heat until golden at the edges, 7 minutes.
      2 Add {garlic, ginger, serrano, curry-powder, cumin, turmeric} and stir for 1 minute, so that nothing catches.
      3+18~ Stir in {canned-tomatoes, red-lentils, water 600}. Bring to a boil, then simmer gently, stirring the bottom now and then, until the lentils are soft and losing their shape, 18 minutes.
      2+20~ Meanwhile, bring {basmati} to a boil with {water 400}, cover, turn down to low for 15 minutes and let it stand for 5 minutes.
      2+5 Pour {coconut-milk} into the lentils and simmer for 5 minutes, until creamy.
      3 Fold in {spinach}, a handful at a time, until just wilted. Finish with {lime, salt}, scatter with {cilantro} and serve over {=basmati}.
    `,
    face: 'Soft red lentils in a golden coconut sauce with tomato and just-wilted spinach',
    why: 'Coconut milk goes in when the lentils are already soft, so they cook fast and it stays fresh and sweet',
  },
  haleem: {
    names:
      'haleem, halim, daleem, beef haleem, lamb haleem, mutton haleem, hyderabadi haleem, pakistani haleem, pakistani beef haleem, haleem stew, ramadan haleem, khichra, khichda, beef and lentil haleem',
    title: 'Beef Haleem',
    titles: 'lamb-shoulder: Lamb Haleem',
    family: 'hyderabadi',
    near: 'dal rogan-josh braise',
    beside: 'naan raita',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      fat ghee|neutral-oil 65
      vegetable onion 450 thinly sliced
      protein beef-chuck|lamb-shoulder 700 cut into 1-inch pieces
      aromatic garlic 20
      aromatic ginger 40 half of it grated, half cut into fine matchsticks
      ground-spice coriander 6
      ground-spice cumin 5
      ground-spice kashmiri|sweet-paprika 6
      ground-spice turmeric 2.5
      starch bulgur|long-rice 150
      pulse red-lentils 80 rinsed
      pulse mung-dal 80 rinsed
      ground-spice garam-masala 7
      chile serrano 15? thinly sliced
      herb cilantro 12
      herb mint 8?
      acid lemon 87 cut into wedges
      salt
    `,
    steps: `
      5+45~ Put {bulgur, red-lentils, mung-dal} into a saucepan with {water 1300} and bring to a boil. Cook over low heat, stirring now and then, until they have collapsed into a thick porridge, 45 minutes.
      20 Meanwhile, fry {onion} in {ghee} in {@pot} over medium heat, stirring often, until evenly brown and crisp at the tips, 18 minutes. Lift out half of them to drain on a towel.
      6 Turn {beef-chuck} in what is left in the pot over medium-high heat until no longer raw on the outside, 5 minutes.
      2 Stir in {garlic, 1/2 ginger, coriander, cumin, kashmiri, turmeric, 1/2 salt} for 1 minute.
      3+100 Add {water 1100}, bring to a boil, cover and simmer over low heat until a piece falls apart when you press it, about 1 hour 40 minutes.
      6 Crush {=beef-chuck} to threads in its pot with a potato masher or a heavy spoon.
      10+20 Stir in the porridge and cook over low heat for 30 minutes, beating it hard with a wooden spoon every few minutes and adding hot water when it sticks, until thick, smooth and stringy with meat. Stir in {garam-masala, salt}.
      2 Ladle into bowls and top with the fried onions, {ginger, serrano, cilantro, mint}. Pass {lemon} to squeeze over.
    `,
    face: 'A thick, spiced stew in which meat, grain and lentils become one, under fried onions and fresh ginger',
    why: 'The meat is crushed to threads and beaten into the grain, which gives haleem its stretch',
  },
}
