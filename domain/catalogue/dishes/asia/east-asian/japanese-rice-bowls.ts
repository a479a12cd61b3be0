import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What Japanese homes put on a bowl of rice. */
export const japaneseRiceBowls: DishEntries = {
  'teriyaki-chicken': {
    titles: 'tofu: Teriyaki Tofu',
    names:
      'teriyaki chicken, teriyaki, chicken teriyaki, teriyaki bowl, chicken teriyaki bowl, teriyaki chicken bowl, teriyaki chicken thighs, japanese teriyaki chicken, tori teriyaki, chicken teryaki, teriyaki chicken and rice',
    family: 'soy-mirin',
    near: 'teriyaki-salmon oyakodon donburi',
    beside: 'miso-soup asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-thigh|chicken-breast|tofu 640 patted dry
      starch short-rice|jasmine 290
      vegetable broccoli 400 cut into florets
      fat neutral-oil 15
      sauce soy-sauce|tamari|coconut-aminos 72
      sauce mirin 60
      wine sake|dry-sherry 40?
      sweetener sugar 20
      aromatic ginger 6
      crunch sesame 6?
      aromatic scallion 30? thinly sliced
      salt
    `,
    steps: `
      3+25~ Put {short-rice} in a saucepan with {water 400}, bring to a boil, cover and cook over low heat for 15 minutes. Leave it to steam, lid on, for 10 minutes.
      1 Stir {soy-sauce, mirin, sake, sugar, ginger} in a cup until the sugar has gone.
      12 Heat {neutral-oil} in {@skillet} over medium heat. Lay in {chicken-thigh}, smooth side down, and cook without moving until well browned, 6 minutes. Turn and cook for 5 minutes more[{?chicken-thigh}, until 165°F (74°C)][{?chicken-breast}, until 165°F (74°C)].
      1+4~ Meanwhile, steam {broccoli} over boiling water until just tender, 4 minutes[, and season with {salt}].
      4 Pour off the fat, add the soy mixture to the skillet and boil, turning {=chicken-thigh}, until it is thick enough to cling, 2 to 3 minutes. Slice across, lay on {=short-rice} with {=broccoli} and spoon the glaze over. [Top with {sesame, scallion}.]
    `,
    face: 'Browned slices under a sticky, shiny glaze of soy and mirin',
    why: 'The glaze is boiled down around the meat at the end, so the sugar cannot scorch',
  },
  'teriyaki-salmon': {
    names:
      'teriyaki salmon, salmon teriyaki, teriyaki salmon bowl, teriyaki glazed salmon, salmon teriyaki bowl, pan seared teriyaki salmon, honey teriyaki salmon',
    family: 'soy-mirin',
    near: 'miso-salmon teriyaki-chicken pan-seared-fillet',
    beside: 'miso-soup asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      protein salmon 600
      starch short-rice|jasmine 280
      vegetable green-beans 350 trimmed
      fat neutral-oil 12
      sauce soy-sauce|tamari|coconut-aminos 62
      sauce mirin 60
      sweetener honey 20
      aromatic ginger 6
      aromatic garlic 3
      crunch sesame 6?
      salt
    `,
    steps: `
      3+25~ Simmer {short-rice} in {water 390} under a tight lid over low heat for 15 minutes, then let it rest for 10 minutes without lifting the lid.
      1 Mix {soy-sauce, mirin, honey, ginger, garlic} for the glaze.
      2+4~ Boil {green-beans} in salted water until bright and tender, 4 minutes, and drain.
      8 Heat {neutral-oil} in {@skillet} over medium-high heat and cook {salmon} skin side down for 5 minutes, pressing gently at first, until the skin is crisp. Turn and cook for 1 to 2 minutes.
      3 Pour off the fat, pour in the glaze and let it bubble, spooning it over, until sticky and the fish is 145°F (63°C), about 2 minutes. Plate with {=short-rice} and {=green-beans}. [Sprinkle with {sesame}.]
    `,
    face: 'Crisp-skinned salmon in a glossy glaze of soy, mirin and honey',
    why: 'Salmon is nearly done before the glaze goes in, so nothing burns or overcooks',
  },
  oyakodon: {
    names:
      'oyakodon, oyako don, chicken and egg rice bowl, chicken and egg bowl, japanese chicken and egg rice bowl, donburi, oyako donburi, chicken donburi',
    family: 'soy-mirin',
    near: 'katsudon gyudon donburi',
    beside: 'miso-soup asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch short-rice|jasmine 320
      stock dashi|chicken-stock 320
      sauce soy-sauce|tamari|coconut-aminos 62
      sauce mirin 60
      sweetener sugar 10
      vegetable onion 220 thinly sliced
      protein chicken-thigh|chicken-breast 450 cut into bite-size pieces
      egg egg 350 lightly beaten, streaks left in
      aromatic scallion 45 thinly sliced
      salt
    `,
    steps: `
      3+25~ Cook {short-rice} with {water 440}: boil, cover, 15 minutes over low heat and 10 minutes off it.
      2+4 Bring {dashi, soy-sauce, mirin, sugar} to a simmer in {@skillet}. Add {onion} and simmer until limp, 4 minutes.
      1+6 Add {chicken-thigh} in one layer and simmer, turning once, until 165°F (74°C) inside, 5 to 6 minutes.
      3 Pour {most egg} over in circles, cover and cook for 1 minute. Add {egg, 1/2 scallion}, cover and cook until the eggs are set but still glossy, 1 minute more.
      1 Slide the topping and its juices over bowls of {=short-rice}. Finish with {scallion}.
    `,
    face: 'Simmered thigh meat and soft egg in a sweet soy broth, slid over hot grains',
    why: 'The eggs go in by halves: the first sets around the meat and the second stays soft',
  },
  gyudon: {
    names:
      'gyudon, japanese beef bowl, beef rice bowl, japanese beef rice bowl, yoshinoya beef bowl, beef donburi, gyuudon, beef bowl',
    title: 'Gyudon (Japanese Beef Bowl)',
    family: 'soy-mirin',
    near: 'oyakodon korean-beef-bowl donburi',
    beside: 'miso-soup asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch short-rice|jasmine 320
      protein ribeye|sirloin 480 frozen for 30 minutes, then shaved very thin
      vegetable onion 280 thinly sliced
      stock dashi|beef-stock 280
      sauce soy-sauce|tamari|coconut-aminos 66
      sauce mirin 60
      wine sake 40?
      sweetener sugar 15
      aromatic ginger 8
      aromatic scallion 30 thinly sliced
      brine pickled-ginger 30?
      salt
    `,
    steps: `
      3+25~ Start {short-rice} with {water 440}. Once it boils, cover and keep it at a bare simmer for 15 minutes, then leave it for 10 minutes.
      2+7 Simmer {dashi, soy-sauce, mirin, sake, sugar, ginger} with {onion} in {@skillet} over medium heat until the onions are soft and sweet, 6 to 7 minutes.
      4 Spread {ribeye} over the onions, pulling the slices apart. Simmer until no pink is left (145°F/63°C) and the juices have cleared, 3 minutes, skimming once.
      1 Heap meat and onions on {=short-rice}, moisten with the broth and add {scallion, pickled-ginger}.
    `,
    face: 'Shaved rib-eye and onions simmered in soy, mirin and ginger',
    why: 'The onions cook first and the meat for minutes only, so both are tender',
  },
  'korean-beef-bowl': {
    titles: 'tofu: Korean Tofu Bowl',
    names:
      'korean beef bowl, korean ground beef, ground beef bulgogi bowl, korean beef rice bowl, korean ground beef bowl, bulgogi bowl, easy korean beef, korean beef and rice, ground beef bulgogi',
    family: 'bulgogi',
    near: 'bulgogi bibimbap gyudon donburi',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch short-rice|jasmine 300
      raw cucumber 250 thinly sliced
      acid rice-vinegar 20
      protein ground-beef|ground-turkey|tofu 560
      aromatic garlic 15
      aromatic ginger 10
      sauce soy-sauce|tamari|coconut-aminos 66
      sweetener brown-sugar 45
      chile flakes 0.7
      second-fat sesame-oil 12
      aromatic scallion 60 thinly sliced
      crunch sesame 8
      salt
    `,
    steps: `
      3+25~ Bring {short-rice} and {water 420} to a boil; cover, turn to low for 15 minutes, and let it stand for 10 minutes.
      2 Toss {cucumber} with {rice-vinegar} [and {salt}] and set aside.
      8 Brown {ground-beef} in {@skillet} over medium-high heat, breaking it up, until crisp in places[{?ground-beef} and no longer pink (160°F/71°C)][{?ground-turkey} and no longer pink (165°F/74°C)], 7 to 8 minutes. [{?ground-beef}Spoon off what fat there is.]
      4 Add {garlic, ginger, flakes} and cook for 1 minute, then {soy-sauce, brown-sugar} and simmer until the crumbs are glazed, 2 to 3 minutes. Stir in {sesame-oil, 1/2 scallion}.
      1 Spoon over {=short-rice} with {=cucumber} at the side, and finish with {scallion, sesame}.
    `,
    face: 'Crisp crumbs of lean ground beef in a sweet soy glaze, with cool cucumber',
    why: 'The crumbs are browned until crisp before the sauce goes in, so the bowl tastes as if it had taken longer',
  },
  'poke-bowl': {
    names:
      'poke bowl, poke, salmon poke bowl, salmon poke, cooked salmon poke bowl, sushi bowl, salmon sushi bowl, salmon bowl, salmon rice bowl, hawaiian poke bowl, poke bowls, sushi rice bowl',
    title: 'Cooked Salmon Poke Bowl',
    family: 'citrus-soy',
    cuisine: 'American, Japanese, Asian',
    near: 'sushi-rolls teriyaki-salmon grain-bowl',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Steamed, Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.38,
    list: `
      starch short-rice|jasmine 280
      protein salmon|tofu 480
      sauce soy-sauce|tamari|coconut-aminos 56
      second-fat sesame-oil 14
      acid rice-vinegar 36
      sauce sriracha 8?
      sauce mayonnaise|vegan-mayonnaise 40?
      aromatic scallion 45 thinly sliced
      raw cucumber 250 diced
      vegetable avocado 270 sliced
      vegetable edamame 160 thawed
      crunch sesame 8
      salt
    `,
    steps: `
      3+25~ Bring {short-rice} and {water 390} to a boil, cover, cook over low heat for 15 minutes and rest it off the heat for 10 minutes. Fold in {1/2 rice-vinegar} [and {salt}] while it is hot and let it cool a little.
      2 Stir {soy-sauce, sesame-oil, rice-vinegar} together for the dressing.
      2+9 Set {salmon} in a steamer or a covered pan over simmering water until it flakes and is 145°F (63°C), 8 to 9 minutes. Pull it into large pieces, leaving any skin behind.
      2+3 Toss the pieces gently with most of the dressing and {1/2 scallion} and let them marinate for 3 minutes.
      4 Mound the rice in bowls and arrange {=salmon, cucumber, avocado, edamame} on top. Pour on the rest of the dressing, scatter with {scallion, sesame} [and zigzag with {mayonnaise, sriracha}].
    `,
    face: 'Dressed salmon, avocado, edamame and cucumber over seasoned rice',
    why: 'Cooked salmon takes up the dressing while it is warm',
  },
}
