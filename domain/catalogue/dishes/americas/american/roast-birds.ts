import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken and turkey from the oven and the grill. */
export const roastBirds: DishEntries = {
  'roast-chicken': {
    names:
      'roast chicken, whole chicken, whole roast chicken, roasted chicken, roast chicken dinner, oven roasted chicken, whole roasted chicken, roast chicken with gravy, roast chicken and gravy, whole chicken in the oven, sunday roast chicken, roasted whole chicken, lemon roast chicken, baked whole chicken',
    family: 'farmhouse',
    near: 'baked-chicken-thighs baked-chicken-breast traybake',
    beside: 'green-beans green-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    least: 2,
    salt: 0.34,
    list: `
      protein whole-chicken 1230
      fat butter|vegan-butter|olive-oil 42 at room temperature
      aromatic garlic 10
      herb thyme 4
      acid lemon 58 halved
      vegetable onion 150 cut into thick wedges
      vegetable potato 600? cut into 1 1/2-inch chunks
      vegetable carrot 300? cut into 2-inch lengths
      flour flour|gf-flour 16
      stock chicken-stock 360
      salt
      pepper pepper 1.2
    `,
    steps: `
      8 Heat the oven to 425°F (220°C). Mix {butter, garlic, pepper, 1/2 salt}. Loosen the skin over the breast with your fingers and rub half of this mixture under it, then the rest all over {whole-chicken}.
      4+55 Season the inside with {salt} and tuck in {thyme, lemon}. Put {onion, potato, carrot} into a roasting pan and set the bird on top, breast up. Roast until the skin is deep golden and the thickest part of the thigh reads 165°F (74°C), 50 to 60 minutes.
      2+15~ Pour the juices from inside the bird into the pan, lift it onto a board and let it rest for 15 minutes before you carve.
      9 [Meanwhile, lift out {=potato, =carrot} and keep them warm.] Spoon off all but a thin film of fat and set the roasting pan over medium heat. Stir {flour} into the onion and drippings and cook for 1 minute. Whisk in {chicken-stock}, scraping up the browned bits, and simmer until the gravy coats a spoon, about 5 minutes. Strain it into a warm gravy boat.
      4 Carve the chicken and serve it with the gravy[{?potato} and vegetables].
    `,
    face: 'A whole bird with crackling skin, and gravy from its own pan',
    why: 'A hot oven crisps the skin, and fat under it keeps the breast moist',
  },
  'baked-chicken-thighs': {
    names:
      'baked chicken thighs, chicken thighs, bone in chicken thighs, oven baked chicken thighs, crispy chicken thighs, roast chicken thighs, roasted chicken thighs, crispy baked chicken thighs, oven roasted chicken thighs, chicken thighs in the oven, garlic chicken thighs',
    family: 'farmhouse',
    near: 'roast-chicken sheet-pan-chicken traybake',
    beside: 'mashed-potatoes',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-bone 1120
      fat olive-oil 28
      ground-spice garlic-powder 3
      ground-spice sweet-paprika 4
      ground-spice dried-thyme 1
      vegetable green-beans 340 trimmed
      herb parsley 6?
      acid lemon 58 cut into wedges
      salt
      pepper pepper 1
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Dry {chicken-bone} well with paper towels: dry skin is what crisps. Toss with {1/2 olive-oil, garlic-powder, sweet-paprika, dried-thyme, most salt, pepper}, rubbing the seasoning under the skin too.
      1+25 Arrange skin side up on {@sheet-pans}, not touching. Bake without turning for 25 minutes.
      3+15 Toss {green-beans} with {olive-oil, salt} and scatter them around the chicken. Bake until the beans are tender, the skin is browned and crisp and the meat at the bone reads 175°F (80°C), well past the 165°F (74°C) that is safe, about 15 minutes more.
      1+5 Let stand for 5 minutes. [Scatter with {parsley}.] Spoon over the pan juices and pass {lemon} at the table.
    `,
    face: 'Juicy thighs on the bone under crisp, paprika-red skin, with roasted green beans',
    why: 'Thighs only get more tender past the safe temperature, so there is time for the skin to crisp',
  },
  'baked-chicken-breast': {
    names:
      'baked chicken breast, oven baked chicken breast, baked chicken, roasted chicken breast, baked chicken breasts, oven roasted chicken breast, juicy baked chicken breast, chicken breast in the oven, roast chicken breast, simple chicken breast',
    family: 'farmhouse',
    near: 'baked-chicken-thighs sheet-pan-chicken traybake',
    beside: 'mashed-potatoes',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Roasted',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-breast 800
      fat olive-oil 54
      sweetener brown-sugar 8?
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      ground-spice oregano 1
      vegetable broccoli 500 cut into florets
      herb parsley 5?
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat the oven to 450°F (230°C). Pound the thick end of {chicken-breast} until each piece is an even 3/4 inch, so that all of it is done at once.
      6+15 Rub with {1/2 olive-oil}, then with {sweet-paprika, garlic-powder, oregano, brown-sugar, pepper, most salt} mixed together. Lay the chicken on {@sheet-pans}, toss {broccoli} with {olive-oil, salt} around it and bake until the thickest part reads 165°F (74°C) and the juices run clear, 15 to 18 minutes.
      1+5 Cover the chicken loosely with foil and rest for 5 minutes. Slice across the grain, [scatter with {parsley}] and serve with the broccoli, the juices spooned over.
    `,
    face: 'Spice-rubbed chicken breasts, browned outside and juicy within, with roasted broccoli',
    why: 'Pounded to one thickness and baked hot and fast, the meat has no time to dry out',
  },
  'roast-turkey': {
    names:
      'roast turkey, turkey breast, thanksgiving turkey, roast turkey breast, turkey dinner, roasted turkey, roasted turkey breast, oven roasted turkey, herb roasted turkey, turkey and gravy, roast turkey with gravy, holiday turkey, christmas turkey',
    title: 'Herb Roast Turkey Breast with Gravy',
    family: 'farmhouse',
    near: 'roast-chicken baked-chicken-thighs whole-roast',
    beside: 'bread-stuffing green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein turkey-breast 1200 patted dry
      fat butter|vegan-butter|olive-oil 70 at room temperature
      aromatic garlic 10
      herb sage 5 finely chopped
      herb thyme 4
      vegetable onion 220 cut into thick wedges
      vegetable celery 120 cut into 2-inch lengths
      vegetable carrot 120 cut into 2-inch lengths
      flour flour|gf-flour 24
      stock chicken-stock 480
      salt
      pepper pepper 1.4
    `,
    steps: `
      10 Heat the oven to 350°F (180°C). Mix {most butter} with {garlic, sage, pepper, 1/2 salt}. Rub it all over {turkey-breast} and under any skin, then tie the meat with string in three places so that it roasts evenly.
      4+75 Spread {onion, celery, carrot, thyme} in a roasting pan, sprinkle with {salt} and lay the turkey on top. Roast until browned and 165°F (74°C) in the thickest part, about 1 hour 15 minutes, spooning the drippings over twice.
      1+15~ Move the turkey to a board, cover it with foil and leave it for 15 minutes.
      9 While it rests, set the roasting pan over medium heat with {butter}. Sprinkle {flour} over the vegetables and stir for 2 minutes. Pour in {chicken-stock} and simmer, scraping the pan, until glossy and thickened, about 5 minutes, then strain.
      4 Snip the string, carve the turkey into slices and pour the gravy over.
    `,
    face: 'Slices of herb-buttered turkey breast with a proper pan gravy',
    why: 'The breast alone is done in little over an hour, before it can turn dry',
  },
  'sheet-pan-chicken': {
    names:
      'sheet pan chicken, sheet pan chicken and vegetables, sheet pan chicken thighs, chicken sheet pan dinner, sheet pan chicken dinner, one pan chicken and vegetables, chicken and potatoes, roast chicken and vegetables, chicken tray bake, chicken traybake, one tray chicken, sheet pan chicken and potatoes, sheet pan chicken and veggies',
    title: 'Sheet Pan Chicken and Vegetables',
    family: 'farmhouse',
    near: 'sheet-pan-sausage-and-vegetables traybake',
    beside: 'green-salad',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-bone 1120
      vegetable potato 500 cut into 1-inch pieces
      vegetable carrot 250 cut into 1-inch pieces
      vegetable red-onion 200 cut into thick wedges
      vegetable broccoli 250 cut into large florets
      fat olive-oil 40
      aromatic garlic 8
      acid lemon 58 halved
      ground-spice oregano 2
      ground-spice sweet-paprika 3
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 425°F (220°C). Stir {most olive-oil} with {garlic, oregano, sweet-paprika, pepper, 1/2 salt} in a large bowl. Coat {chicken-bone} in it and lay the pieces skin side up on {@sheet-pans}.
      2+25 Tumble {potato, carrot, red-onion} through what is left in the bowl and spread them around the chicken, cut sides down. Roast for 25 minutes.
      3+15 Toss {broccoli} with {olive-oil, salt} and tuck it into the gaps. Return to the oven until the potatoes are tender and the chicken is at least 165°F (74°C) at the bone, about 15 minutes more.
      1 Squeeze the halves of {lemon} over everything and serve from the pan.
    `,
    face: 'Crisp-skinned thighs, potatoes, carrots and broccoli, all roasted together',
    why: 'The broccoli goes in late, so it chars at the tips while the potatoes finish',
  },
  'bbq-chicken': {
    names:
      'bbq chicken, barbecue chicken, barbecued chicken, grilled bbq chicken, barbeque chicken, bar-b-q chicken, bbq chicken legs, bbq chicken drumsticks, bbq chicken thighs, oven bbq chicken, baked bbq chicken, grilled barbecue chicken, chicken with barbecue sauce',
    title: 'BBQ Chicken',
    family: 'barbecue',
    near: 'baked-chicken-thighs grilled-plate traybake',
    beside: 'potato-salad corn-on-the-cob',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled, Baked',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      protein drumsticks|chicken-bone 1216
      fat neutral-oil 14
      ground-spice smoked-paprika 4
      ground-spice garlic-powder 3
      ground-spice onion-powder 2.5
      sauce ketchup 120
      sweetener brown-sugar 40
      acid cider-vinegar 40
      sauce worcestershire|tamari 12
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat a grill to medium, with one side left cool, or an oven to 400°F (200°C). Toss {drumsticks} with {neutral-oil, smoked-paprika, garlic-powder, onion-powder, most salt, pepper}.
      3+10~ Simmer {ketchup, brown-sugar, cider-vinegar, worcestershire, salt} in a small saucepan, on the grill or on a burner, until thick enough to coat a spoon, 10 minutes. Keep a third of the sauce aside for the table.
      4+25 Cook the drumsticks on the cool side of the grill with the lid down, or on a rimmed sheet pan in the oven, turning once, 25 minutes.
      6+5 Brush them with the sauce and cook over the heat, or in the oven, turning and brushing twice more, until they are lacquered and 175°F (80°C) at the bone, past the safe 165°F (74°C), 10 minutes. Serve with the sauce kept aside.
    `,
    face: 'Smoky drumsticks lacquered with a sweet and sharp homemade sauce',
    why: 'The sauce goes on for the last minutes only, because its sugar burns',
  },
}
