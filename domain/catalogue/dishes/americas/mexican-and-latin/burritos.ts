import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Burritos, and what is in them in a bowl. */
export const burritos: DishEntries = {
  burritos: {
    names:
      'burritos, beef burritos, beef burrito, burrito, ground beef burritos, beef and bean burritos, beef and bean burrito, freezer burritos, beef bean and cheese burritos, ground beef burrito, burrito wrap, beef bean and rice burritos',
    title: 'Beef and Bean Burritos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'bean-and-cheese-burritos burrito-bowl filled-wrap',
    beside: 'guacamole esquites',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch long-rice 110
      acid lime 20
      herb cilantro 8
      protein ground-beef 400
      vegetable onion 110 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 7
      ground-spice cumin 4
      body tomato-paste 20
      pulse pinto-beans 300 drained and rinsed
      bread flour-tortillas=large_flour_tortillas/tortillas 144
      cheese cheddar|vegan-cheese 120?
      creamy sour-cream|vegan-sour-cream 60?
      raw tomato 150 diced
      salt
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil in {water 220} and cook it in a small covered pan over low heat for 15 minutes; let stand for 5 minutes and stir in {lime, cilantro}.
      8 Brown {ground-beef} with {onion} in {@skillet} over medium-high heat until no longer pink (160°F/71°C), 7 minutes.
      2+6 Add {garlic, chili-powder, cumin, tomato-paste} and cook for 1 minute, then {pinto-beans, salt, water 120}. Simmer, mashing some of the beans, until thick and almost dry, 5 minutes.
      3 Warm {flour-tortillas} in a dry skillet, 20 seconds a side, and keep them in a towel.
      6 Spoon rice, meat, {cheddar, sour-cream, tomato} below the middle of each. Fold in the sides, roll up tightly and, if you like, brown them seam down in the dry skillet for 2 minutes.
    `,
    face: 'Warm flour tortillas around spiced ground beef, pinto beans and lime rice',
    why: 'The filling is cooked almost dry, so nothing leaks and the ends stay tucked',
  },
  'bean-and-cheese-burritos': {
    names:
      'bean and cheese burritos, bean burritos, bean burrito, bean and cheese burrito, refried bean burritos, veggie burritos',
    title: 'Bean and Cheese Burritos',
    titles: 'vegan-cheese: Vegan Bean Burritos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'burritos filled-wrap',
    beside: 'mexican-rice guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 30
      vegetable onion 130 finely chopped
      aromatic garlic 12
      chile jalapeno 14
      ground-spice cumin 5
      ground-spice chili-powder 4
      pulse pinto-beans 700 drained and rinsed
      acid lime 20
      bread flour-tortillas=large_flour_tortillas/tortillas 144
      cheese cheddar|vegan-cheese 160
      raw tomato 150 diced
      herb cilantro 10
      salt
    `,
    steps: `
      6 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 5 minutes. Add {garlic, jalapeno, cumin, chili-powder} and cook for 1 minute.
      2+6 Add {pinto-beans} with {water 180} and simmer for 5 minutes, mashing until thick but still spoonable. Season with {lime, salt}.
      3 Heat {flour-tortillas} one by one in a dry skillet until pliable, 20 seconds a side.
      8 Spread each with beans, scatter with {cheddar, tomato, cilantro}, fold in the ends and roll. Return them to the skillet, seam down, over medium heat until crisp and melting inside, 2 minutes a side.
    `,
    face: 'Mashed pinto beans and melting Cheddar in crisped flour tortillas',
    why: 'The beans are mashed in the pan with onion and cumin, so they taste of more than the can',
  },
  'burrito-bowl': {
    names:
      'burrito bowl, chipotle bowl, chicken burrito bowl, taco bowl, burrito bowls, chipotle chicken bowl, chipotle burrito bowl, mexican bowl, chicken taco bowl, copycat chipotle bowl, chicken burrito bowls, mexican rice bowl, meal prep burrito bowls',
    title: 'Chicken Burrito Bowl',
    titles: 'tofu: Tofu Burrito Bowl',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'burritos grain-bowl',
    beside: '',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch long-rice|cauli-rice 240
      herb cilantro 16
      acid lime 60
      protein chicken-thigh|tofu 480 patted dry
      sauce chipotle 20
      ground-spice cumin 4
      ground-spice oregano 1.5
      fat neutral-oil 24
      pulse black-beans|pinto-beans 420 drained and rinsed
      aromatic garlic 6
      vegetable corn 160 thawed
      raw tomato 250 diced
      raw red-onion 50 finely chopped
      raw romaine 100 shredded
      vegetable avocado 200 sliced
      cheese monterey-jack|vegan-cheese 60?
      salt
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil in {water 470} and cook it in a covered saucepan over low heat for 15 minutes, then rest it for 5 minutes. Fold in {1/3 lime, 1/2 cilantro}.
      2 Rub {chicken-thigh} with {chipotle, cumin, oregano, 1/2 salt}.
      11 Heat {neutral-oil} in {@skillet} over medium-high heat until nearly smoking. Cook {=chicken-thigh} until well charred[{?chicken-thigh} and 165°F (74°C)], 5 minutes a side, then chop.
      2+4 Warm {black-beans} with {garlic} and a splash of water in a small pan, 4 minutes.
      4 Toss {tomato, corn, red-onion} with {lime, cilantro, salt} for a fresh topping.
      2 Build the bowls: rice, beans, {=chicken-thigh}, the topping, {romaine, avocado, monterey-jack}.
    `,
    face: 'Chipotle-charred chicken, black beans, corn and avocado over cilantro-lime rice',
    why: 'Every layer is seasoned by itself, so no bite needs the whole bowl',
  },
  crunchwraps: {
    names:
      'crunchwrap supreme, crunchwrap, crunchwraps, crunch wrap, crunch wraps, crunch wrap supreme, homemade crunchwrap supreme, homemade crunchwrap, copycat crunchwrap supreme, copycat crunchwrap, taco bell crunchwrap, taco bell crunchwrap supreme, beef crunchwrap, ground beef crunchwrap, taco crunch wrap, crispy taco wrap',
    title: 'Beef Crunchwraps',
    titles: 'ground-turkey: Turkey Crunchwraps',
    family: 'texmex',
    cuisine: 'American, Mexican',
    near: 'burritos hard-shell-tacos quesadillas',
    beside: 'guacamole mexican-rice',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      protein ground-beef|ground-turkey 400
      ground-spice taco-seasoning 18
      bread flour-tortillas=large_flour_tortillas/tortillas 144
      cheese cheddar|monterey-jack 140
      crunch tortilla-chips 70 lightly crushed
      creamy sour-cream|greek-yogurt 100
      leaf iceberg|romaine 90 shredded
      raw tomato 150 diced
      fat neutral-oil 15
      sauce salsa 100?
      salt
    `,
    steps: `
      10 Brown {ground-beef} in {@skillet} over medium-high heat, breaking it up, until it reads 160°F (71°C), 7 minutes. Pour off the fat. Stir in {taco-seasoning, salt, water 120} and simmer until nearly dry, 2 minutes. Transfer to a plate and wipe out the skillet.
      2 Warm {flour-tortillas} one by one in the dry skillet, 10 seconds a side, so that they fold without cracking.
      6 Spread the meat in the middle of each, leaving 3 inches all around, and layer {cheddar, tortilla-chips, sour-cream, iceberg, tomato} on top.
      4 Fold the edge over the filling in five or six pleats, pressing each flat, to make a flat, closed packet.
      10 Heat a little of {neutral-oil} in the skillet over medium heat. Fry the packets in batches, seam side down first, until crisp and golden, 2 to 3 minutes a side, with more of the oil as it is needed.
      1 Cut them in half and serve at once[, with {salsa}].
    `,
    face: 'A folded, toasted tortilla around taco beef, melted cheese, crunchy chips and cold salad',
    why: 'Fried with the seam down first, the pleats seal themselves and hold everything in',
  },
}
