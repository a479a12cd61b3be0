import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice cooked until it gives itself up, for mornings and for the sick. */
export const ricePorridges: DishEntries = {
  'chicken-congee': {
    names:
      'chicken congee, congee, chicken jook, jook, chicken rice porridge, rice congee, congee with chicken, chinese congee, chinese rice porridge, chicken congee with ginger, cantonese congee, chicken zhou',
    title: 'Chicken Congee with Ginger',
    titles: `
      tofu: Tofu Congee with Ginger
    `,
    family: 'cantonese',
    looksLike: 'congee',
    near: 'plain-congee congee chicken-and-rice-soup',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.32,
    list: `
      starch jasmine|long-rice 170 rinsed
      stock chicken-stock|veg-stock 720
      aromatic ginger 30 half cut into coins, half into fine matchsticks
      protein chicken-thigh|tofu 400 whole
      aromatic scallion 40 thinly sliced
      sauce soy-sauce|tamari 12
      fat sesame-oil 8
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      3+20 Bring {jasmine, chicken-stock, water 1100} to a boil in a heavy pot with half of {=ginger}. Stir, turn the heat low and simmer, the lid ajar, for 20 minutes.
      1+18 Slip in {chicken-thigh} and simmer[{?chicken-thigh} until it is 165°F (74°C) inside], stirring the bottom now and then, about 18 minutes.
      4+15 Lift it out. Keep the rice simmering, and stir it more often as it thickens, until the grains have burst into a loose, creamy porridge, 15 minutes. Meanwhile, [{?chicken-thigh}shred the chicken with two forks][{?tofu}cut the tofu into small cubes].
      2 Pick out the coins of ginger. Return {=chicken-thigh} to the pot, stir in {white-pepper, salt}, and thin with hot water if it is thicker than pancake batter.
      1 Ladle into bowls and top with {ginger, scallion}, then {soy-sauce, sesame-oil}.
    `,
    face: 'Silky rice porridge with ginger, scallions and a few drops of sesame oil, easy on an empty or an upset stomach',
    why: 'The rice is cooked in ten times its weight of broth and water, until it thickens what it swims in',
  },
  'plain-congee': {
    names:
      'plain congee, plain rice porridge, rice porridge, white congee, plain rice congee, rice water porridge, plain jook, okayu, rice gruel, bland rice porridge',
    title: 'Plain Rice Porridge',
    family: 'cantonese',
    cuisine: 'Chinese, Japanese',
    looksLike: 'congee',
    near: 'chicken-congee congee chicken-and-rice-soup',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Soup, Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      starch short-rice|long-rice 250 rinsed
      aromatic ginger 12? in 3 thick coins
      seasoning salt 6
    `,
    steps: `
      2 Put {short-rice} in a heavy pot with {water 2500}[ and {ginger}], and bring to a boil, stirring once so that nothing sticks.
      3+45 Turn the heat as low as it goes, set the lid ajar and simmer for 45 minutes, stirring from the bottom every 10 minutes, until the grains have fallen apart.
      1 Stir in {salt}, and hot water if you want it thinner: it is right when it runs slowly off the spoon. [{?ginger}Take out the coins.]
      1 Eat it warm, in small bowls. It thickens as it stands, and loosens with hot water the next day.
    `,
    face: 'Nothing but rice, water and a little salt, cooked until it is as soft as soup',
    why: 'Soft starch and salted water are what a sick stomach takes first, and they need no chewing',
  },
}
