import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pulses and whole grains, which a pressure cooker does in a third of the time. */
export const pressureCookerPulses: DishEntries = {
  'pressure-cooker-dal-makhani': {
    names:
      'instant pot dal makhani, instant pot black dal, instant pot makhani dal, instant pot butter dal, instant pot black lentil dal',
    title: 'Pressure-Cooker Dal Makhani',
    family: 'punjabi',
    near: 'dal-makhani pressure-cooker-dal',
    beside: 'white-rice naan',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      pulse urad-dal=whole_urad_dal/urad_dal 220 soaked overnight and drained
      fat butter|vegan-butter 55
      vegetable onion 150 finely chopped
      aromatic garlic 15
      aromatic ginger 18
      ground-spice cumin 4
      ground-spice kashmiri|sweet-paprika 5
      pulse kidney-beans 250 drained and rinsed
      body canned-tomatoes 250
      ground-spice garam-masala 3
      creamy cream|soy-cream 90
      ground-spice fenugreek-leaves 1?
      salt
    `,
    steps: `
      8 Set the pressure cooker to sauté and melt {1/2 butter}. Cook {onion} until golden, 6 minutes, then {garlic, ginger, cumin, kashmiri} for 1 minute.
      2+60 Stir in {urad-dal}, {water 900} and {1/2 salt}, scraping the bottom clean. Lock the lid, bring to high pressure, about 12 minutes, cook under pressure for 30 minutes and let the pressure fall by itself for 15 minutes; release the rest before you open the lid.
      3+12 Crush a few ladlefuls of the beans against the side. Stir in {canned-tomatoes} and {kidney-beans}, set to sauté on low and simmer, stirring often, until thick and creamy, about 12 minutes.
      2+3 Stir in {cream, butter, garam-masala, fenugreek-leaves, salt} and simmer for 3 minutes.
    `,
    face: 'Black gram and kidney beans cooked to velvet, with butter and cream',
    why: 'Under pressure the beans turn as soft in half an hour as on the stove in two, and crushing some of them thickens the pot',
  },
  'pressure-cooker-lentil-curry': {
    names:
      'instant pot lentil and sweet potato curry, instant pot coconut lentil curry, instant pot brown lentils, instant pot brown lentil curry, instant pot dried lentils, instant pot green lentils, instant pot lentil coconut curry, instant pot lentil stew',
    title: 'Pressure-Cooker Lentil and Sweet Potato Curry',
    family: 'goan',
    cuisine: 'Indian',
    near: 'lentil-coconut-curry pressure-cooker-dal',
    beside: 'white-rice naan',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      fat coconut-oil|neutral-oil 20
      vegetable onion 170 chopped
      aromatic garlic 14
      aromatic ginger 14
      ground-spice curry-powder 10
      ground-spice cumin 3
      pulse brown-lentils 260 rinsed
      vegetable sweet-potato 400 peeled and cut into 1-inch cubes
      body canned-tomatoes 300
      creamy coconut-milk 250
      leaf spinach 100
      acid lime-juice 20
      herb cilantro 10?
      salt
    `,
    steps: `
      7 Set the pressure cooker to sauté. Cook {onion} in {coconut-oil} for 5 minutes, then {garlic, ginger, curry-powder, cumin} for 1 minute.
      3+32 Pour in {water 600} and scrape the bottom until it feels smooth. Add {brown-lentils, sweet-potato, 1/2 salt} and spoon {canned-tomatoes} on top without stirring. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 12 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      3+3 Set to sauté, stir in {coconut-milk} and {spinach} and simmer until the leaves have wilted and the sauce is thick, 3 minutes.
      1 Season with {lime-juice, salt}[ and scatter with {cilantro}].
    `,
    face: 'Lentils and soft cubes of sweet potato in a coconut curry with spinach',
    why: 'The lentils go in dry, and the sweet potato that falls apart thickens the sauce',
  },
  'pressure-cooker-chicken-and-brown-rice': {
    names:
      'instant pot chicken and brown rice, instant pot brown rice and chicken thighs, instant pot chicken thighs and brown rice, instant pot brown rice and chicken, instant pot brown rice with chicken',
    title: 'Pressure-Cooker Chicken and Brown Rice',
    family: 'farmhouse',
    near: 'pressure-cooker-chicken-and-rice chicken-and-rice-casserole',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh 600 left whole
      ground-spice smoked-paprika 4
      ground-spice garlic-powder 3
      fat olive-oil 20
      vegetable onion 150 chopped
      vegetable carrot 150 diced
      vegetable celery 80 diced
      herb thyme 2
      stock chicken-stock 480
      starch brown-rice=long-grain_brown_rice/brown_rice 280 rinsed
      leaf spinach 100
      acid lemon-juice 15
      salt
      pepper pepper 1
    `,
    steps: `
      8 Set the pressure cooker to sauté. Rub {chicken-thigh} with {smoked-paprika, garlic-powder, pepper} and {1/2 salt} and brown one side in {olive-oil}, 5 minutes. Take it out.
      4 Cook {onion, carrot, celery} in the same fat for 3 minutes. Pour in {chicken-stock} with {thyme} and scrape the bottom until it feels smooth.
      2+45 Sprinkle in {brown-rice}, push it under and lay the chicken over it. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 22 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      4+3 Check that the chicken is past 165°F (74°C), take it out and cut it up. Pull out the stems of {=thyme}. Fork in {spinach, lemon-juice, salt}, lay the chicken on top, cover and let stand for 3 minutes.
    `,
    face: 'Paprika chicken thighs over brown rice that cooked in their broth, with carrots and spinach',
    why: 'Thighs stay juicy for all of the time that brown rice needs, so both go in together',
  },
}
