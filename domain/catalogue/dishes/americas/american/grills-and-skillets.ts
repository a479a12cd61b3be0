import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plain meat and fish from the grill and the skillet. */
export const grillsAndSkillets: DishEntries = {
  'grilled-chicken': {
    names:
      'grilled chicken, grilled chicken breast, grilled chicken breasts, juicy grilled chicken, marinated grilled chicken, simple grilled chicken, lemon grilled chicken, chicken on the grill, lemon garlic grilled chicken, grilled marinated chicken breast',
    title: 'Grilled Chicken',
    family: 'californian',
    near: 'baked-chicken-breast bbq-chicken grilled-plate',
    beside: 'corn-on-the-cob potato-salad',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-breast 800 pounded to an even 3/4 inch
      fat olive-oil 64
      acid lemon 45
      aromatic garlic 10
      sauce dijon 10
      sweetener honey 10?
      ground-spice oregano 2
      ground-spice sweet-paprika 3
      vegetable zucchini 450 cut lengthwise into 1/2-inch planks
      vegetable red-pepper 240 quartered
      herb parsley 6?
      salt
      pepper pepper 1.2
    `,
    steps: `
      6+30 Whisk {most olive-oil, lemon, garlic, dijon, honey, oregano, sweet-paprika, pepper, most salt} in a dish. Turn {chicken-breast} in it and refrigerate for 30 minutes.
      6 Heat a grill or a ridged pan to medium-high and oil it well. Toss {zucchini, red-pepper} with {olive-oil, salt}. Let the marinade drip off the chicken, so that it browns.
      11 Grill the chicken and vegetables until marked underneath, about 5 minutes. Turn once and cook until the vegetables are tender and the chicken is 165°F (74°C) in the thickest part, 4 to 5 minutes more.
      1+5 Rest the chicken for 5 minutes before you slice it. [Scatter with {parsley}.]
    `,
    face: 'Lemon-marinated chicken breasts and vegetables with smoky grill marks',
    why: 'Even thickness and a short soak in oil and lemon keep lean meat juicy over fire',
  },
  'grilled-salmon': {
    names:
      'grilled salmon, grilled salmon fillets, salmon on the grill, grilled lemon salmon, bbq salmon, barbecued salmon, simple grilled salmon, grilled salmon steaks',
    title: 'Grilled Salmon',
    family: 'new-england',
    near: 'baked-salmon grilled-plate pan-seared-fillet',
    beside: 'roasted-asparagus cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.48,
    list: `
      protein salmon 680 patted very dry
      fat olive-oil 40
      ground-spice garlic-powder 2
      ground-spice smoked-paprika 2
      second-fat butter|vegan-butter|olive-oil 28 softened
      vegetable zucchini 450 cut lengthwise into 1/2-inch planks
      herb dill 5 chopped
      acid lemon 58 cut into wedges
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat a clean grill or a grill pan to medium-high. Rub {salmon} with {1/2 olive-oil, garlic-powder, smoked-paprika, pepper, most salt}. Toss {zucchini} with {olive-oil, salt}.
      9 Lay the salmon skin side down on the hot grates, with the zucchini beside it, and grill without moving until the skin lets go, about 5 minutes. Turn everything with a thin spatula and grill until the zucchini is tender and the fish flakes and is 145°F (63°C), 3 minutes more.
      2 Mash {butter, dill} together and let the butter melt over the fish. Serve with {lemon}.
    `,
    face: 'Salmon from the grill with crisp skin, zucchini and melting dill butter',
    why: 'Fish lets go of the grates by itself when its skin is crisp, so it is turned only then',
  },
  'lemon-pepper-chicken': {
    names:
      'lemon pepper chicken, lemon pepper chicken breast, lemon pepper chicken thighs, lemon chicken, lemon garlic chicken, lemon butter chicken, skillet lemon chicken',
    family: 'californian',
    near: 'baked-chicken-breast baked-chicken-thighs',
    beside: 'rice-pilaf',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-breast|chicken-thigh 680 split into cutlets
      flour flour|gf-flour 36
      ground-spice lemon-pepper 10
      ground-spice garlic-powder 2
      fat olive-oil 27
      second-fat butter|vegan-butter 28
      stock chicken-stock 160
      acid lemon 45
      vegetable green-beans 340 trimmed
      herb parsley 8
      salt
    `,
    steps: `
      6 Mix {flour, lemon-pepper, garlic-powder, 1/2 salt} on a plate and press {chicken-breast} into it on both sides.
      10 Heat {olive-oil} in {@skillet} over medium-high heat. Cook the cutlets until golden and 165°F (74°C) in the middle, about 4 minutes a side, and move them to a plate.
      2+4~ Boil {green-beans} in salted water until just tender, 4 minutes, and drain.
      4 Meanwhile, pour {chicken-stock, lemon} into the skillet and boil for 3 minutes, scraping. Swirl in {butter, salt} off the heat.
      1 Turn the chicken in the sauce, scatter with {parsley} and serve with the beans.
    `,
    face: 'Golden cutlets in a lemon pepper crust, with a buttery lemon pan sauce',
    why: 'The seasoning goes into the coating, where it browns, and fresh lemon juice into the sauce',
  },
  'smothered-chicken': {
    names:
      'smothered chicken, smothered chicken thighs, southern smothered chicken, smothered chicken and gravy, chicken and gravy, chicken with onion gravy, chicken in gravy',
    family: 'farmhouse',
    near: 'smothered-pork-chops baked-chicken-thighs braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-bone 1120 patted dry
      flour flour|gf-flour 45
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      fat neutral-oil 27
      vegetable onion 320 thinly sliced
      vegetable celery 80 thinly sliced
      aromatic garlic 8
      herb thyme 2
      stock chicken-stock 480
      creamy cream|soy-cream|oat-cream 60
      starch long-rice 180 rinsed
      salt
      pepper pepper 1.4
    `,
    steps: `
      14 Season {chicken-bone} with {sweet-paprika, garlic-powder, pepper, 1/2 salt} and roll the pieces in {flour}, keeping what is left over. Heat {neutral-oil} in {@skillet} over medium-high heat and brown the chicken well, about 5 minutes a side. Set it aside.
      17 Pour off all but a film of the fat. Cook {onion, celery} over medium heat until golden and limp, 15 minutes. Stir in {garlic, thyme} and the leftover flour for 1 minute.
      3+30~ Whisk in {chicken-stock} until smooth. Return the chicken skin side up, cover and simmer until tender and well past 165°F (74°C) at the bone, about 30 minutes.
      2+20~ Meanwhile, bring {long-rice} to a boil in {water 360} and cook it, covered, over the lowest heat until tender, 20 minutes.
      3 Stir {cream, salt} into the gravy and let it bubble for 1 minute. Serve over the rice.
    `,
    face: 'Bone-in chicken thighs under a thick gravy of golden onions',
    why: 'The flour that browns on the chicken comes back to thicken its gravy',
  },
  'steak-bites': {
    names:
      'steak bites, garlic butter steak bites, garlic steak bites, steak bites with garlic butter, skillet steak bites, beef bites, steak bites and potatoes, garlic butter steak bites and potatoes',
    title: 'Garlic Butter Steak Bites and Potatoes',
    family: 'farmhouse',
    near: 'pan-seared-steak quick-skillet',
    beside: 'green-salad roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable potato 600 cut into 3/4-inch dice
      fat olive-oil 40
      protein sirloin 600 cut into 1-inch cubes, patted dry
      second-fat butter|vegan-butter|olive-oil 48
      aromatic garlic 16
      herb thyme 2
      chile flakes 0.6
      herb parsley 8
      salt
      pepper pepper 1.4
    `,
    steps: `
      3+5 Simmer {potato} in salted water for 5 minutes, until they just begin to soften. Drain well.
      10 Heat {1/2 olive-oil} in {@skillet} over medium-high heat and fry the potatoes, turning now and then, until crisp and tender, about 9 minutes. Take them out.
      6 Season {sirloin} with {pepper, salt}. Add {olive-oil} to the pan over high heat and sear the cubes in two batches, until browned all over and 145°F (63°C), about 3 minutes each.
      2 Lower the heat, add {butter, garlic, thyme, flakes} and sizzle for 1 minute. Toss in the potatoes and {parsley} and serve.
    `,
    face: 'Seared cubes of steak and crisp potatoes in garlic butter',
    why: 'Small cubes have crust on every side and take only minutes',
  },
  'turkey-taco-skillet': {
    names:
      'turkey taco skillet, turkey taco rice, ground turkey taco skillet, turkey taco rice skillet, taco rice skillet, taco skillet, ground turkey and rice skillet, turkey burrito skillet, one pan turkey taco rice, mexican rice skillet with turkey, turkey and black bean skillet',
    title: 'Turkey Taco Rice Skillet',
    family: 'texmex',
    cuisine: 'American, Mexican',
    near: 'tacos burrito-bowl quick-skillet',
    beside: 'guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 14
      protein ground-turkey 450
      vegetable onion 130 chopped
      aromatic garlic 6
      ground-spice chili-powder 6
      ground-spice cumin 3
      starch long-rice 190 rinsed
      sauce salsa 260
      stock chicken-stock 420
      pulse black-beans 240 drained and rinsed
      cheese cheddar|monterey-jack 90 grated
      acid lime 20
      herb cilantro 10?
      salt
    `,
    steps: `
      9 Heat {neutral-oil} in {@skillet} with a lid over medium-high heat. Brown {ground-turkey} with {onion}, breaking it up, until it is 165°F (74°C) and no longer pink, 8 minutes.
      1 Stir in {garlic, chili-powder, cumin} for 1 minute.
      2+18 Add {long-rice, salsa, chicken-stock, salt} and bring to a boil. Cover and simmer over low heat until the rice is tender and the liquid has gone, 18 minutes.
      2+5 Scatter {black-beans, cheddar} over the top, cover again and leave off the heat for 5 minutes, until the beans are hot and the cheese has melted.
      1 Finish with {lime, cilantro}.
    `,
    face: 'Ground turkey, black beans and rice cooked in salsa under melted cheese, in one pan',
    why: 'The rice cooks in the salsa and drinks up its seasoning, so nothing else has to simmer',
  },
}
