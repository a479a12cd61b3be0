import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Curries of the Indian restaurant and the British curry house, as homes make them. */
export const indianCurries: DishEntries = {
  'butter-chicken': {
    names:
      'butter chicken, murgh makhani, indian butter chicken, chicken makhani, butter chicken curry, easy butter chicken, murg makhani, makhani chicken, butter chicken and rice',
    titles: 'tofu: Butter Tofu',
    family: 'punjabi',
    near: 'chicken-tikka-masala chicken-korma curry',
    beside: 'naan pilau-rice',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-thigh|tofu 600 cut into 1 1/2-inch pieces
      creamy yogurt|coconut-yogurt|soy-yogurt 100
      aromatic garlic 18
      aromatic ginger 18
      ground-spice garam-masala 7
      ground-spice kashmiri|sweet-paprika 5
      ground-spice cumin 3
      fat butter|vegan-butter 55
      vegetable onion 150 finely chopped
      body canned-tomatoes 400
      creamy cream|soy-cream 150
      sweetener honey|sugar 8
      ground-spice fenugreek-leaves 1?
      starch basmati 260
      herb cilantro 6?
      salt
    `,
    steps: `
      5+20 Stir {yogurt, 1/2 garlic, 1/2 ginger, 1/2 garam-masala, 1/2 kashmiri, 1/2 salt} together, fold in {chicken-thigh} and let stand for 20 minutes, or overnight in the refrigerator.
      9 Melt {1/2 butter} in {@skillet} over medium-high heat. Brown the chicken with the marinade that clings to it, in two batches, until charred in spots, 4 minutes a batch, and keep it on a plate.
      11 In the same pan, cook {onion} over medium heat until golden, 9 minutes. Add {garlic, ginger, garam-masala, kashmiri, cumin} and stir for 1 minute.
      2+15~ Add {canned-tomatoes} and {water 120} and simmer until thick, 15 minutes. Blend until smooth if you like a silky sauce.
      2+20~ Meanwhile, bring {basmati} to a boil with {water 465}, cover, cook over low heat for 15 minutes and let it rest for 5 minutes.
      2+8 Stir {cream, honey, fenugreek-leaves} into the sauce with {=chicken-thigh} and simmer[{?chicken-thigh} until the chicken is 165°F (74°C)][{?tofu} until hot through], 8 minutes.
      1 Off the heat, swirl in {butter, salt}. Serve on {=basmati}[, with {cilantro}].
    `,
    face: 'Tender, yogurt-marinated pieces in a silky red sauce of butter and cream',
    why: 'Butter goes in twice: to brown at the start, and off the heat for gloss',
  },
  'chicken-tikka-masala': {
    titles: `paneer: Paneer Tikka Masala
      tofu: Tofu Tikka Masala`,
    names:
      'chicken tikka masala, tikka masala, chicken tika masala, tikka massala, chicken tikka massala, indian chicken tikka masala, tikka masala chicken, fakeaway chicken tikka masala',
    family: 'punjabi',
    near: 'butter-chicken chicken-korma curry',
    beside: 'naan pilau-rice',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-breast|paneer|tofu 600 cut into 1 1/2-inch pieces
      creamy yogurt|coconut-yogurt 120
      acid lemon 20
      aromatic garlic 18
      aromatic ginger 16
      ground-spice cumin 5
      ground-spice coriander 5
      ground-spice sweet-paprika 6
      ground-spice turmeric 2
      ground-spice garam-masala 5
      fat neutral-oil 36
      vegetable onion 200 finely chopped
      body canned-tomatoes 400
      creamy cream|coconut-milk 120
      starch basmati 260
      herb cilantro 8?
      salt
    `,
    steps: `
      5+20 Mix {yogurt, lemon, 1/2 garlic, 1/2 ginger, 1/2 cumin, 1/2 sweet-paprika, 1/2 salt}. Coat {chicken-breast} with it and marinate for 20 minutes.
      17 Cook {onion} in {neutral-oil} in {@skillet} over medium heat until well browned, 15 minutes. Add {garlic, ginger, cumin, coriander, sweet-paprika, turmeric} and fry for 1 minute, until they smell toasted.
      2+12~ Add {canned-tomatoes} with {water 120} and simmer until the oil shows at the edges, 12 minutes.
      2+20~ Bring {basmati} to a boil in {water 465} and cook it under a tight lid over low heat for 15 minutes, then let it steam for 5 minutes.
      2+10 Heat the broiler. Spread {=chicken-breast} on a foil-lined sheet pan and broil close to the heat, turning once, until blackened at the tips[{?chicken-breast} and 165°F (74°C) inside], 8 to 10 minutes.
      2+4 Stir {cream, garam-masala, salt} into the sauce, add {=chicken-breast} with any juices and simmer for 4 minutes. Serve with {=basmati} [and {cilantro}].
    `,
    face: 'Charred chunks of chicken breast in a creamy, spiced gravy of browned onion',
    why: 'The pieces are broiled before they meet the sauce, which is what makes it tikka',
  },
  'chicken-korma': {
    names:
      'chicken korma, korma, chicken korma curry, mild chicken curry, murgh korma, indian chicken korma, creamy chicken korma, chicken kurma, chicken qorma',
    family: 'punjabi',
    near: 'butter-chicken chicken-tikka-masala curry',
    beside: 'pilau-rice naan',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      nut cashews|sunflower 70
      protein chicken-thigh 600 cut into 1 1/2-inch pieces
      fat ghee|neutral-oil 32
      vegetable onion 300 thinly sliced
      whole-spice cardamom-pods 1.5
      whole-spice cinnamon-stick 3
      whole-spice bay 0.4
      aromatic garlic 12
      aromatic ginger 12
      ground-spice coriander 5
      ground-spice cumin 2
      ground-spice turmeric 1
      creamy yogurt|coconut-milk 160
      creamy cream|coconut-cream 60
      ground-spice garam-masala 3
      starch basmati 260
      salt
    `,
    steps: `
      1+15~ Cover {cashews} with {water 120} just off the boil and soak for 15 minutes, then blend to a smooth paste.
      12 Heat {ghee} in {@skillet} over medium heat. Fry {cardamom-pods, cinnamon-stick, bay} for 30 seconds, add {onion} and cook slowly until soft and pale gold, 10 minutes.
      2 Stir in {garlic, ginger, coriander, cumin, turmeric} and cook for 1 minute, without letting them brown.
      5 Add {chicken-thigh} and turn until it has lost its raw look, 4 minutes.
      2+18~ Lower the heat and stir in {yogurt} a spoonful at a time, then the cashew paste. Cover and simmer gently until the meat is tender and 165°F (74°C), 15 to 18 minutes.
      2+20~ Meanwhile, bring {basmati} to a boil with {water 465}; cover, cook on low for 15 minutes and let stand for 5 minutes.
      2 Take out {=bay}, finish with {cream, garam-masala, salt} and serve over {=basmati}.
    `,
    face: 'A mild, pale-gold curry thickened with cashews and yogurt',
    why: 'The onions stay pale and the yogurt goes in by spoonfuls, so the sauce is smooth and sweet',
  },
  'chicken-vindaloo': {
    names: 'chicken vindaloo, vindaloo, vindaloo curry, chicken vindalu, goan vindaloo, hot vindaloo',
    family: 'goan',
    near: 'rogan-josh chicken-tikka-masala curry',
    beside: 'white-rice raita',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-thigh 620 cut into 1 1/2-inch pieces
      acid cider-vinegar|white-vinegar 55
      aromatic garlic 24
      aromatic ginger 18
      chile cayenne 3
      ground-spice sweet-paprika 9
      ground-spice cumin 5
      ground-spice mustard-seed 4
      ground-spice turmeric 2
      ground-spice cinnamon 1.5
      ground-spice ground-cloves 0.4
      fat neutral-oil 36
      vegetable onion 300 thinly sliced
      body tomato-paste 40
      sweetener brown-sugar 8
      vegetable potato 300 peeled and cut into 1-inch pieces
      starch basmati 220
      salt
    `,
    steps: `
      5+20 Grind or stir {cider-vinegar, garlic, ginger, cayenne, sweet-paprika, cumin, turmeric, cinnamon, ground-cloves, 1/2 salt} to a paste. Rub it into {chicken-thigh} and let it stand for 20 minutes, or overnight, chilled.
      12 Warm {neutral-oil} in {@pot} over medium heat. Pop {mustard-seed} for 20 seconds, add {onion} and cook until deep brown, 10 to 11 minutes.
      6 Raise the heat, add the meat with all of its paste and fry until the paste darkens and the oil separates, 5 minutes.
      2+25 Stir in {tomato-paste, brown-sugar, potato} and {water 240}. Cover and simmer until the potatoes are tender and the meat is 165°F (74°C) or more, 25 minutes.
      2+20~ While that simmers, cook {basmati} with {water 370}, covered, 15 minutes on low and 5 minutes off.
      1 Add {salt}, bring it to the table with {=basmati}, and warn everybody.
    `,
    face: 'A hot, sour curry with garlic and potatoes in a dark red gravy',
    why: 'The sharp marinade does double work: it seasons the meat and becomes the sauce',
  },
  'rogan-josh': {
    names:
      'rogan josh, lamb rogan josh, lamb curry, indian lamb curry, rogan gosh, roghan josh, lamb rogan gosh, kashmiri lamb curry',
    title: 'Lamb Rogan Josh',
    family: 'punjabi',
    near: 'chicken-vindaloo keema braise',
    beside: 'pilau-rice naan',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.55,
    list: `
      protein lamb-shoulder 700 cut into 1 1/2-inch pieces
      fat ghee|neutral-oil 30
      whole-spice cardamom-pods 1.5
      whole-spice cinnamon-stick 4
      whole-spice bay 0.4
      vegetable onion 250 finely chopped
      aromatic garlic 15
      aromatic ginger 18
      ground-spice kashmiri|sweet-paprika 9
      ground-spice coriander 5
      ground-spice cumin 4
      ground-spice ground-fennel 3
      body tomato-paste 30
      creamy yogurt|coconut-yogurt 150
      ground-spice garam-masala 3
      starch basmati 240
      herb cilantro 6?
      salt
    `,
    steps: `
      12 Season {lamb-shoulder} with {1/2 salt}. Brown it in {ghee} in {@pot} over medium-high heat, in batches, about 10 minutes in all, and lift out.
      13 In the same fat, sizzle {cardamom-pods, cinnamon-stick, bay} for 30 seconds. Add {onion} and cook over medium heat until brown, 12 minutes.
      2 Stir in {garlic, ginger, kashmiri, coriander, cumin, ground-fennel} for 1 minute and {tomato-paste} for 1 minute more.
      4+75~ Beat in {yogurt} a spoonful at a time. Return the lamb with {water 300}, cover and simmer over low heat until the meat falls apart at the push of a spoon, 1 1/4 hours.
      2+20~ Toward the end, bring {basmati} to a boil in {water 400}, cover, cook over low heat for 15 minutes and let it rest for 5 minutes.
      2+5 Uncover the pot, take out {=bay} and boil down until the oil rises and the gravy clings, 5 minutes. Stir in {garam-masala, salt} and serve with {=basmati}[, sprinkled with {cilantro}].
    `,
    face: 'Slow-cooked lamb in a deep red gravy of yogurt and ginger',
    why: 'It has more color than heat, so the gravy looks fiercer than it is',
  },
  keema: {
    names:
      'keema, keema matar, kheema, keema curry, indian minced lamb, lamb keema, keema mutter, qeema, keema peas, mince curry',
    title: 'Keema Matar (Ground Lamb with Peas)',
    family: 'punjabi',
    near: 'rogan-josh dry-curry curry',
    beside: 'naan raita',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      fat neutral-oil 20
      whole-spice cumin-seed 3
      vegetable onion 250 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      chile serrano 15
      protein ground-lamb|ground-beef 500
      ground-spice coriander 5
      ground-spice turmeric 2
      ground-spice kashmiri|sweet-paprika 3
      body canned-tomatoes 200
      vegetable peas 220
      ground-spice garam-masala 4
      acid lemon 15
      herb cilantro 10
      starch basmati 240
      salt
    `,
    steps: `
      2+20~ Bring {basmati} to a boil in {water 400} and cook it in a covered pan over low heat for 15 minutes and let it stand for 5 minutes.
      8 Crackle {cumin-seed} in {neutral-oil} in {@skillet} over medium heat for 30 seconds. Add {onion} and cook until golden, 6 to 7 minutes, then {garlic, ginger, serrano} for 1 minute.
      8 Turn up the heat, add {ground-lamb} and brown it, breaking up every lump, until no pink is left (160°F/71°C), 7 minutes. Drain off excess fat.
      2+12 Stir in {coriander, turmeric, kashmiri, canned-tomatoes} and {water 120}, cover and simmer for 12 minutes.
      1+4 Add {peas, garam-masala, salt} and simmer until the peas are hot, 4 minutes. Finish with {lemon, cilantro} and spoon onto {=basmati}.
    `,
    face: 'Spiced ground lamb simmered with ginger and peas',
    why: 'The meat is browned hard before any liquid goes in, so the gravy is rich, not gray',
  },
}
