import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sandwiches and wraps for the lunch box, and the salads that fill them. */
export const coldSandwiches: DishEntries = {
  blt: {
    names:
      'blt, blt sandwich, bacon lettuce and tomato sandwich, bacon lettuce tomato, bacon lettuce and tomato, bacon lettuce tomato sandwich, blts, bacon sandwich with lettuce and tomato, classic blt',
    title: 'BLT Sandwich',
    titles: 'turkey-bacon: Turkey Bacon BLT',
    family: 'farmhouse',
    near: 'club-sandwich sandwich',
    beside: 'oven-fries dill-pickles',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.1,
    list: `
      protein bacon|turkey-bacon 260 left in slices
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 275 toasted
      sauce mayonnaise|vegan-mayonnaise 60
      raw tomato 400 thickly sliced
      leaf romaine 90 whole leaves
      salt
      pepper pepper 0.8
    `,
    steps: `
      11 Lay {bacon} in a cold skillet, set it over medium heat and cook, turning, until brown and crisp, about 10 minutes. Drain on paper towels.
      3 Season {tomato} with {salt, pepper}. Spread {white-bread} with {mayonnaise} right to the crust.
      3 Stack {romaine}, the tomatoes and the bacon on half of the slices, close and cut in two with a serrated knife.
    `,
    face: 'Crisp bacon, ripe tomato and lettuce on toast with plenty of mayonnaise',
    why: 'Bacon that starts in a cold pan gives up its fat slowly and cooks flat and crisp',
  },
  'club-sandwich': {
    names:
      'club sandwich, turkey club, club, chicken club sandwich, clubhouse, clubhouse sandwich, turkey club sandwich, clubhouse sandwhich, triple decker sandwich, chicken club, club sandwhich',
    title: 'Turkey Club Sandwich',
    titles: 'cooked-chicken: Chicken Club Sandwich',
    family: 'farmhouse',
    near: 'blt sandwich',
    beside: 'oven-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein bacon|turkey-bacon 200 left in slices
      protein cooked-turkey=sliced_cooked_turkey/turkey|cooked-chicken 320
      bread white-bread=white_sandwich_bread/bread|gf-bread 348 toasted
      sauce mayonnaise|vegan-mayonnaise 80
      sauce dijon 12
      raw tomato 320 sliced
      leaf romaine 100 torn to fit
      pepper pepper 0.6
    `,
    steps: `
      10 Fry {bacon} in {@skillet} over medium heat, turning now and then, until crisp, about 9 minutes. Drain it well.
      3 Stir {mayonnaise, dijon, pepper} together and spread it over one side of {white-bread}.
      6 Build each sandwich of three slices: toast, {romaine}, {cooked-turkey}, toast, {tomato}, bacon and toast. Press lightly, pin with four toothpicks and cut into triangles between them.
    `,
    face: 'Three slices of toast with turkey, crisp bacon, lettuce and tomato between them',
    why: 'The middle slice keeps the tomato away from the lettuce, and the tower standing',
  },
  'italian-sub': {
    names:
      'italian sub, italian hoagie, sub sandwich, submarine sandwich, hoagie, italian sandwich, italian sub sandwich, grinder, grinder sandwich, italian grinder, hero sandwich, deli sub, cold cut sub, italian cold cut sandwich, subway sandwich',
    title: 'Italian Sub',
    family: 'soffritto',
    cuisine: 'American',
    near: 'philly-cheesesteak sandwich',
    beside: 'pasta-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0,
    list: `
      bread crusty-rolls=hoagie_rolls/rolls|gf-bread 340 split lengthwise
      fat olive-oil 34
      acid red-vinegar 16
      ground-spice oregano 1
      protein ham|deli-turkey 170
      protein salami 75 thinly sliced
      cheese fresh-mozzarella 120 thinly sliced
      leaf iceberg 180 finely shredded
      raw tomato 240 thinly sliced
      raw red-onion 60 very thinly sliced
      brine pepperoncini 40 sliced
      pepper pepper 0.8
    `,
    steps: `
      4 Shake {olive-oil, red-vinegar, oregano, pepper} in a small jar. Pull some of the crumb out of {crusty-rolls} and drizzle the cut sides with half of the dressing.
      7 Layer in {ham, salami, fresh-mozzarella}, then {tomato, red-onion, pepperoncini}. Toss {iceberg} with the rest of the dressing and pile it on top.
      1+10 Close the rolls, wrap them tightly in paper and let them stand for 10 minutes, so that the bread drinks the dressing. Cut in half.
    `,
    face: 'Long rolls of ham, salami and mozzarella with dressed, crisp lettuce',
    why: 'Ten minutes in tight paper press the sandwich together and season the bread',
  },
  'chicken-caesar-wrap': {
    names:
      'chicken caesar wrap, caesar wrap, chicken caesar salad wrap, chicken ceasar wrap, caesar chicken wrap, chicken cesar wrap, ceasar salad wrap, grilled chicken caesar wrap',
    family: 'californian',
    near: 'chicken-wrap caesar-salad filled-wrap',
    beside: 'tomato-soup',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein chicken-breast 480 split into thin cutlets
      fat olive-oil 20
      ground-spice garlic-powder 2
      sauce mayonnaise 80
      creamy greek-yogurt 40
      cheese parmesan 45
      acid lemon 24
      sauce dijon 8
      aromatic garlic 3 finely grated
      brine anchovies 8? mashed to a paste
      leaf romaine 260 shredded
      crunch croutons 40? lightly crushed
      bread flour-tortillas 280
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Season {chicken-breast} with {garlic-powder, salt, 1/2 pepper}. Brush with {olive-oil} and cook in {@skillet}, or on a grill, over medium-high heat until browned and 165°F (74°C) in the middle, 3 to 4 minutes a side. Rest it while you make the dressing.
      5 Whisk {mayonnaise, greek-yogurt, lemon, dijon, garlic, anchovies, pepper, 1/2 parmesan} until smooth.
      5 Slice the chicken thinly. Toss {romaine} with the dressing, {parmesan, croutons}.
      4 Warm {flour-tortillas} until they bend. Pile salad and chicken in a line below the middle, fold in the sides and roll up tightly.
    `,
    face: 'Warm sliced chicken and crisp romaine in a Parmesan dressing, rolled in a tortilla',
    why: 'Dry, shredded leaves and a thick dressing keep the wrap from leaking',
  },
  'chicken-wrap': {
    names:
      'chicken wrap, chicken wraps, chicken salad wrap, chicken and avocado wrap, chicken lunch wrap, easy chicken wrap, healthy chicken wrap, cold chicken wrap, leftover chicken wrap',
    title: 'Chicken and Avocado Wrap',
    family: 'californian',
    near: 'chicken-caesar-wrap filled-wrap',
    beside: 'air-fryer-sweet-potato-fries',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.35,
    list: `
      protein cooked-chicken 400 shredded
      creamy greek-yogurt|soy-yogurt 80
      sauce mayonnaise|vegan-mayonnaise 40
      acid lime 20
      herb cilantro 8
      raw avocado 200 sliced
      leaf romaine 160 shredded
      raw cherry-tomatoes 160 quartered
      vegetable carrot 100 coarsely grated
      bread flour-tortillas 280
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Stir {greek-yogurt, mayonnaise, lime, cilantro, pepper, salt} together in a bowl. Fold in {cooked-chicken}.
      3 Pat {romaine} quite dry: water is what makes a wrap fall apart.
      6 Spread the chicken over the middle of {flour-tortillas}. Top with {=romaine, avocado, cherry-tomatoes, carrot}, fold in the sides and roll up firmly. Cut on the slant.
    `,
    face: 'Cold chicken in a lime and cilantro dressing, rolled up with avocado and crisp vegetables',
    why: 'Everything wet sits in the middle, and the roll stays tight until lunch',
  },
  'egg-salad-sandwich': {
    names:
      'egg salad sandwich, egg mayo sandwich, egg mayonnaise sandwich, egg and cress sandwich, egg salad sandwiches, egg salad on toast, boiled egg sandwich, egg salad sandwhich',
    family: 'farmhouse',
    near: 'egg-salad sandwich',
    beside: 'tomato-soup dill-pickles',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein egg 400
      sauce mayonnaise|vegan-mayonnaise 75
      sauce dijon 10
      vegetable celery 50 finely diced
      herb chives 6
      acid lemon 6
      leaf romaine=green_leaf_lettuce/lettuce|watercress 60 torn to fit
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 275
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+11 Lower {egg} into simmering water and cook for 11 minutes, until the yolks are just set.
      2+5 Cool in a bowl of ice water for 5 minutes, then peel.
      5 Chop the eggs coarsely and fold with {mayonnaise, dijon, celery, chives, lemon, pepper, salt}, mashing a few of the yolks into the dressing.
      3 Lay {romaine} on half of {white-bread}, spoon on the egg salad and close.
    `,
    face: 'Chopped eggs in a light mustard mayonnaise with celery and chives',
    why: 'The eggs are cold before they meet the mayonnaise, so the salad stays thick',
  },
  'egg-salad': {
    names:
      'egg salad, egg mayo, egg mayonnaise, classic egg salad, egg salad recipe, deviled egg salad, hard boiled egg salad',
    family: 'farmhouse',
    near: 'egg-salad-sandwich bound-salad',
    beside: 'tomato-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein egg 500
      sauce mayonnaise|vegan-mayonnaise 90
      sauce yellow-mustard 12
      vegetable celery 80 finely diced
      herb scallion 30 thinly sliced
      herb dill 4
      ground-spice sweet-paprika 1
      leaf lettuce-cups 120
      bread bread|gf-bread 180 toasted
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+11 Boil {egg} gently in plenty of water for 11 minutes.
      2+8 Drain, cover with ice water and let stand for 8 minutes, until cold to the middle. Peel and chop.
      4 Mix {mayonnaise, yellow-mustard, pepper, salt} in a bowl. Fold in the eggs with {celery, scallion, dill}, gently, so that pieces remain.
      2 Spoon into {lettuce-cups}, dust with {sweet-paprika} and serve with {bread}.
    `,
    face: 'Cool, chunky egg salad with celery and dill, in lettuce leaves beside toast',
    why: 'Folding instead of mashing leaves real pieces of egg in a creamy dressing',
  },
}
