import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta, noodle and rice dishes made of zucchini, shirataki and cauliflower. */
export const lowCarbNoodles: DishEntries = {
  'zucchini-carbonara': {
    names:
      'zucchini carbonara, keto carbonara, low carb carbonara, keto spaghetti carbonara, low carb spaghetti carbonara, zucchini noodle carbonara, courgetti carbonara, carbonara with zucchini noodles, grain free carbonara',
    title: 'Zucchini Noodle Carbonara',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'spaghetti-carbonara zucchini-alfredo',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable zucchini 1100 spiralized
      protein pancetta|bacon 170 diced
      aromatic garlic 6
      egg egg 200
      cheese pecorino|parmesan 100
      pepper pepper 1.6
      salt
    `,
    steps: `
      3+10 Toss {zucchini} with {salt} in a colander and let it drain for 10 minutes. Squeeze it gently in a clean towel.
      2 Beat {egg, most pecorino, pepper} in a bowl.
      8 Cook {pancetta} in {@skillet} over medium heat until the fat has run and it is crisp, 7 minutes. Lift it out, and pour off all but 2 tablespoons of the fat.
      4 Raise the heat to high. Toss {garlic} and the zucchini in the fat until just hot and barely tender, 2 to 3 minutes. Pour off any juice.
      3 Take the pan off the heat for 1 minute. Pour in the eggs and toss all the time until they thicken to a glossy sauce (160°F/71°C); if they stay runny, put the pan back over low heat for a few seconds at a time.
      1 Toss in the pancetta and serve at once with {pecorino}.
    `,
    face: 'Ribbons of zucchini in a peppery sauce of egg and Pecorino, with crisp pancetta',
    why: 'Salted and squeezed, the zucchini no longer waters down the sauce',
  },
  'zucchini-alfredo': {
    names:
      'chicken zucchini alfredo, zucchini noodle alfredo, keto alfredo, low carb alfredo, keto chicken alfredo, low carb chicken alfredo, low carb fettuccine alfredo, keto fettuccine alfredo, chicken alfredo with zucchini noodles, zucchini alfredo, courgetti alfredo',
    title: 'Chicken Alfredo with Zucchini Noodles',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'chicken-alfredo fettuccine-alfredo zucchini-carbonara',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    titles: `
      tofu: Tofu Alfredo with Zucchini Noodles
    `,
    list: `
      protein chicken-breast|tofu 600 halved horizontally
      fat olive-oil 20
      vegetable zucchini 900 spiralized
      fat butter 40
      aromatic garlic 9
      creamy cream 240
      cheese parmesan|veg-parm 110
      ground-spice nutmeg 0.3
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      11 Season {chicken-breast} with {1/2 pepper, 1/2 salt}. Heat {most olive-oil} in {@skillet} over medium-high heat and cook it until browned[{?chicken-breast} and 165°F (74°C) in the middle], 4 to 5 minutes a side. Set it aside.
      4 Heat {olive-oil} in the skillet over high heat and toss {zucchini} until just tender, 2 minutes. Tip it into a colander and let it drain.
      6 Melt {butter} in the skillet over medium heat and cook {garlic} for 30 seconds. Pour in {cream} and simmer until it coats a spoon, 4 minutes. Off the heat, whisk in {parmesan, nutmeg, pepper, salt}.
      3 Slice the chicken. Toss the zucchini in the sauce, lay the chicken on top and scatter with {parsley}.
    `,
    face: 'Browned chicken over strands of zucchini in a thick sauce of cream and Parmesan',
    why: 'The zucchini is cooked apart and drained, so the sauce stays thick enough to cling',
  },
  'zucchini-bolognese': {
    names:
      'zucchini noodles bolognese, zoodles bolognese, low carb spaghetti bolognese, keto spaghetti bolognese, paleo spaghetti bolognese, keto bolognese, low carb bolognese, paleo bolognese, low carb spaghetti, keto spaghetti, paleo spaghetti, whole30 spaghetti, courgetti bolognese, low carb spag bol, keto spag bol, zucchini spaghetti, zoodles with meat sauce, zucchini noodles with meat sauce, low carb spaghetti and meat sauce, zucchini bolognese',
    title: 'Zucchini Noodles Bolognese',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'spaghetti-bolognese zucchini-carbonara',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    titles: `
      plant-mince: Vegetarian Zucchini Noodles Bolognese
    `,
    list: `
      fat olive-oil 30
      aromatic onion 80
      vegetable celery 70 finely diced
      protein ground-beef|ground-turkey|plant-mince 600
      aromatic garlic 9
      body tomato-paste 30
      wine red-wine|beef-stock|veg-stock 100
      body canned-tomatoes 280
      ground-spice oregano 1
      vegetable zucchini 800 spiralized
      cheese parmesan|veg-parm 40?
      herb basil 8
      salt
      pepper pepper 1
    `,
    steps: `
      9 Heat {1/2 olive-oil} in a large, deep skillet over medium heat and cook {onion, celery} until soft, 8 minutes.
      8 Raise the heat, crumble in {ground-beef} and brown it well, 6 minutes[{?ground-beef} (160°F/71°C)]. Stir in {garlic, tomato-paste} for 1 minute.
      3+25 Pour in {red-wine} and let it boil away. Add {canned-tomatoes, oregano, pepper, most salt} and simmer, partly covered, until thick, 25 minutes.
      4 Heat {olive-oil} in another large skillet over high heat. Toss {zucchini, salt} in it until hot and just tender, 2 to 3 minutes. Drain off the juice.
      1 Heap the zucchini on plates and spoon the sauce over it.[ Top with {parmesan}.] Finish with {basil}.
    `,
    face: 'A slow, thick sauce of ground beef over strands of zucchini that still have some bite',
    why: 'The zucchini fries for two minutes in a very hot pan, and is drained before the sauce goes on',
  },
  'shirataki-pad-thai': {
    names:
      'keto pad thai, low carb pad thai, shirataki pad thai, pad thai with shirataki noodles, low carb chicken pad thai, keto chicken pad thai, konjac pad thai, miracle noodle pad thai',
    title: 'Shirataki Chicken Pad Thai',
    family: 'thai-basil',
    near: 'pad-thai shrimp-pad-thai',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    titles: `
      shrimp: Shirataki Shrimp Pad Thai
      tofu: Shirataki Tofu Pad Thai
    `,
    list: `
      starch shirataki=shirataki_noodles/noodles 600 drained and rinsed
      protein chicken-thigh|shrimp|tofu 500 cut into thin strips
      fat neutral-oil 30
      aromatic garlic 9
      aromatic shallot 40
      egg egg 100? beaten
      sauce fish-sauce|soy-sauce 40
      body peanut-butter 32
      acid lime-juice 40
      sweetener erythritol 12
      chile flakes 1
      vegetable bean-sprouts|napa 200
      aromatic scallion 60 cut into 1-inch pieces
      nut peanuts 50 chopped
      herb cilantro 10
    `,
    steps: `
      2 Whisk {fish-sauce, peanut-butter, lime-juice, erythritol, flakes} until smooth.
      8 Heat {@skillet}, dry, over medium-high heat. Toss {shirataki} in it until they squeak and no more steam comes off, 6 minutes. Tip them out.
      6 Heat {1/2 neutral-oil} in the skillet over high heat. Stir-fry {chicken-thigh} until browned and cooked through[{?chicken-thigh} (165°F/74°C)], 5 minutes. Push it aside.
      3 Add {neutral-oil, garlic, shallot} and fry for 1 minute.[ Pour in {egg}, let set for 20 seconds and break up.]
      4 Add the noodles and the sauce and toss until it clings, 2 minutes. Toss in {bean-sprouts, scallion} for 1 minute.
      1 Serve with {peanuts, cilantro}.
    `,
    face: 'Chewy shirataki and chicken in a sauce of lime, fish sauce and peanut, tossed with scallions',
    why: 'Fried dry first, shirataki loses its water and takes on the sauce in its place',
  },
  'shirataki-ramen': {
    names:
      'keto ramen, low carb ramen, shirataki ramen, ramen with shirataki noodles, low carb ramen bowl, keto chicken ramen, konjac ramen, low carb chicken ramen, keto ramen soup',
    title: 'Shirataki Chicken Ramen',
    family: 'soy-mirin',
    near: 'ramen miso-ramen',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.2,
    titles: `
      tofu: Shirataki Tofu Ramen
    `,
    list: `
      egg egg 200
      fat neutral-oil 20
      protein chicken-thigh|tofu 500 cut into thin strips
      vegetable shiitake 150 sliced
      aromatic garlic 9
      aromatic ginger 15 grated
      stock chicken-stock|veg-stock 1300
      sauce soy-sauce|tamari 40
      sauce miso 40
      vegetable bok-choy 300 quartered lengthwise
      starch shirataki=shirataki_noodles/noodles 600 drained and rinsed
      second-fat sesame-oil 8
      aromatic scallion 40 thinly sliced
      chile flakes 0.6
    `,
    steps: `
      2+9~ Boil {egg} in a saucepan of water for 9 minutes, then cool in ice water and peel.
      8 Meanwhile, heat {neutral-oil} in {@pot}. Brown {chicken-thigh} over medium-high heat[{?chicken-thigh} until cooked through (165°F/74°C)], 5 minutes, and lift it out. Cook {shiitake} in the pot until browned, 3 minutes.
      2+8 Stir in {garlic, ginger, flakes} for 30 seconds. Pour in {chicken-stock, soy-sauce} and simmer for 8 minutes.
      3+3 Add {bok-choy, shirataki} and simmer for 3 minutes. Off the heat, whisk {miso} with a ladle of the broth and stir it in with {sesame-oil}.
      2 Divide among bowls with the chicken. Halve the eggs and lay them on top with {scallion}.
    `,
    face: 'A deep miso and soy broth with chicken, bok choy, a boiled egg and springy noodles',
    why: 'The miso goes in off the heat, and the noodles need only be rinsed well and warmed through',
  },
  'cauliflower-risotto': {
    names:
      'cauliflower risotto, low carb risotto, keto risotto, mushroom cauliflower risotto, low carb mushroom risotto, keto mushroom risotto, risotto without rice, paleo risotto, cauliflower mushroom risotto, grain free risotto',
    title: 'Mushroom Cauliflower Risotto',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'mushroom-risotto cauliflower-cheese',
    beside: 'green-salad baked-chicken-breast',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable cauliflower 900 coarsely grated
      fat butter|ghee|vegan-butter|olive-oil 40
      vegetable mushrooms 300 sliced
      aromatic shallot 60
      aromatic garlic 9
      herb thyme 3
      wine white-wine 80
      stock veg-stock|chicken-stock 120
      creamy cream|coconut-milk 120
      cheese parmesan|veg-parm|nutritional-yeast 80
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      9 Melt {1/2 butter} in {@skillet} over medium-high heat. Brown {mushrooms} without stirring much, 7 minutes, and lift half of them out.
      4 Add {butter, shallot} and cook for 2 minutes, then {garlic, thyme} for 1 minute.
      3 Pour in {white-wine} and let it boil away almost wholly.
      8 Stir in {cauliflower, veg-stock, salt} and cook, stirring often, until tender with a little bite and nearly dry, 7 minutes.
      3 Pour in {cream} and simmer until it coats the grains, 2 minutes. Off the heat, stir in {parmesan, pepper}.
      1 Top with the rest of the mushrooms and {parsley}.
    `,
    face: 'Grated cauliflower stirred to a creamy risotto, with browned mushrooms and thyme',
    why: 'The grains cook nearly dry before the cream goes in, so it thickens around them',
  },
}
