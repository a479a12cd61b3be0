import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tofu as it is cooked on weeknights, with as many vegetables. */
export const tofuSuppers: DishEntries = {
  'tofu-vegetable-stir-fry': {
    names:
      'tofu stir fry, tofu stir-fry, tofu and vegetable stir fry, tofu vegetable stir fry, vegetable and tofu stir fry, veggie and tofu stir fry, crispy tofu stir fry, tofu and veggie stir fry, stir fried tofu, tofu and green bean stir fry',
    title: 'Tofu and Vegetable Stir-Fry',
    family: 'ginger-soy',
    cuisine: 'Chinese, Asian',
    near: 'vegetable-stir-fry crispy-tofu stir-fry',
    beside: 'white-rice',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein tofu=extra-firm_tofu/tofu 560 pressed dry and cut into 3/4-inch cubes
      thickener cornstarch 26
      fat neutral-oil 55
      vegetable broccoli 300 cut into small florets
      vegetable carrot 140 thinly sliced on the diagonal
      vegetable red-pepper 180 cut into strips
      vegetable snow-peas|green-beans 140 trimmed
      aromatic garlic 12
      aromatic ginger 12
      sauce soy-sauce|tamari|coconut-aminos 76
      acid rice-vinegar 20
      sweetener brown-sugar|maple 14
      chile flakes 0.6
      second-fat sesame-oil 8
      aromatic scallion 45 sliced
      salt
    `,
    steps: `
      3 Stir {soy-sauce, rice-vinegar, brown-sugar, flakes} with {1/3 cornstarch} and {water 120} until smooth.
      14 Dust {tofu} with {cornstarch, salt}. Heat {1/2 neutral-oil} in {@skillet} over medium-high heat and fry the cubes, turning now and then, until crisp and golden on most sides, 10 to 12 minutes. Move to a plate.
      6 Turn the heat to high. Stir-fry {broccoli, carrot} in {neutral-oil} for 3 minutes, with a splash of water if they catch, then add {red-pepper, snow-peas} for 2 minutes.
      2 Push everything aside and let {garlic, ginger} sizzle for 30 seconds. Stir the sauce again, pour it in and boil until it is glossy, 1 minute.
      1 Toss in {=tofu} with {sesame-oil, scallion} and serve at once.
    `,
    face: 'Crisp tofu and bright vegetables in a glossy ginger and soy sauce',
    why: 'The tofu waits on a plate while the vegetables cook, so its crust is still there at the end',
  },
  'black-pepper-tofu': {
    names:
      'black pepper tofu, black pepper tofu and green beans, pepper tofu, salt and pepper tofu with green beans, tofu and green beans, tofu with green beans, stir fried tofu and green beans, green beans and tofu',
    title: 'Black Pepper Tofu and Green Bean Stir-Fry',
    family: 'cantonese',
    cuisine: 'Chinese, Asian',
    near: 'tofu-vegetable-stir-fry crispy-tofu stir-fry',
    beside: 'white-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein tofu=extra-firm_tofu/tofu 560 pressed dry and cut into 3/4-inch cubes
      thickener cornstarch 24
      fat neutral-oil 50
      vegetable green-beans 450 trimmed and cut into 2-inch lengths
      aromatic shallot 90 thinly sliced
      aromatic garlic 14
      aromatic ginger 10
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 5
      sauce soy-sauce|tamari|coconut-aminos 78
      sweetener brown-sugar|maple 20
      acid rice-vinegar 12
      second-fat butter|vegan-butter|sesame-oil 20
      aromatic scallion 30 sliced
      salt
    `,
    steps: `
      13 Dust {tofu} with {cornstarch, salt}. Heat {most neutral-oil} in {@skillet} over medium-high heat and fry the cubes until crisp on most sides, 10 to 12 minutes. Move to a plate.
      8 Turn the heat to high and fry {green-beans} in {neutral-oil}, pressing them against the pan, until they blister and are just tender, 6 to 7 minutes. Move to the plate.
      4 Lower the heat to medium, melt {butter} and soften {shallot} in it for 2 minutes. Stir in {garlic, ginger, pepper} for 1 minute.
      3 Add {soy-sauce, brown-sugar, rice-vinegar} with {water 60} and boil until syrupy, 1 minute. Toss the tofu and the beans in it and scatter with {scallion}.
    `,
    face: 'Crisp tofu and blistered green beans in a sweet, peppery glaze',
    why: 'Pepper crushed coarse and warmed in fat is fragrant first and hot after',
  },
  'kung-pao-tofu': {
    names:
      'sichuan tofu with peanuts, spicy peanut tofu stir fry, spicy tofu and peanuts, spicy tofu stir fry, tofu with peanuts and chiles, sichuan tofu stir fry, sichuan tofu',
    title: 'Sichuan Tofu Stir-Fry with Celery and Peanuts',
    family: 'sichuan',
    near: 'kung-pao-chicken tofu-vegetable-stir-fry stir-fry',
    beside: 'white-rice',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein tofu=extra-firm_tofu/tofu 560 pressed dry and cut into 1/2-inch cubes
      thickener cornstarch 24
      fat neutral-oil 50
      vegetable celery 200 cut into 1/2-inch slices
      vegetable red-pepper 240 cut into 1/2-inch squares
      chile dried-chiles 6 stemmed and cut into pieces
      ground-spice sichuan 2
      aromatic garlic 12
      aromatic ginger 10
      sauce soy-sauce|tamari|coconut-aminos 72
      acid black-vinegar|rice-vinegar 28
      sweetener sugar|maple 18
      aromatic scallion 60 cut into 1/2-inch lengths
      nut peanuts|cashews 70
      salt
    `,
    steps: `
      3 Stir {soy-sauce, black-vinegar, sugar} with {1/3 cornstarch} and {water 60} until smooth.
      13 Dust {tofu} with {cornstarch, salt}. Fry it in {most neutral-oil} in {@skillet} over medium-high heat until crisp on most sides, 10 to 12 minutes. Move to a plate.
      2 Lower the heat to medium and warm {dried-chiles, sichuan} in {neutral-oil} until the chiles darken by a shade, 30 seconds.
      4 Add {celery, red-pepper} over high heat and stir-fry until crisp-tender, 3 minutes. Add {garlic, ginger} for 30 seconds.
      2 Stir the sauce, pour it in and boil until it clings, 1 minute. Toss in {=tofu} with {scallion, peanuts}.
    `,
    face: 'Crisp tofu with crunchy celery, peppers and peanuts in a hot, sour and sweet sauce',
    why: 'Celery stays crunchy in the sauce and is what cools the mouth between chiles',
  },
  'thai-tofu-vegetable-curry': {
    names:
      'tofu curry, thai tofu curry, coconut tofu curry, tofu and vegetable curry, tofu coconut curry, curried tofu, vegan thai curry, tofu vegetable curry, vegetable thai curry, vegetarian thai curry, thai vegetable curry, red curry with tofu and vegetables',
    title: 'Coconut Tofu Curry with Green Beans and Squash',
    family: 'thai-curry',
    cuisine: 'Thai',
    near: 'thai-red-curry vegetable-curry curry',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 260
      fat neutral-oil 24
      aromatic shallot 80 thinly sliced
      curry-paste red-curry-paste 50
      body coconut-milk 400
      stock veg-stock 240
      vegetable butternut 400 peeled and cut into 3/4-inch cubes
      vegetable green-beans 200 trimmed and cut into 2-inch lengths
      protein tofu=firm_tofu/tofu 400 cut into 3/4-inch cubes
      sauce soy-sauce|tamari|coconut-aminos 20
      sweetener brown-sugar|maple 10
      acid lime 40
      herb thai-basil|basil 14
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil with {water 390}, cover and cook over the lowest heat for 15 minutes. Leave it off the heat, still covered, for 5 minutes.
      5 Heat {neutral-oil} in {@skillet} over medium heat and soften {shallot} for 2 minutes. Stir in {red-curry-paste} until it smells sharp and sweet, 1 minute.
      2+10 Add {coconut-milk, veg-stock, butternut} and simmer until the squash is nearly tender, 10 minutes.
      2+7 Add {green-beans, tofu, soy-sauce, brown-sugar, salt} and simmer until the beans are tender and the tofu is hot through, 6 to 7 minutes.
      2 Stir in {lime, thai-basil} off the heat and ladle over {=jasmine}.
    `,
    face: 'Soft squash, snappy beans and tofu in a hot, creamy coconut sauce',
    why: 'The curry paste is fried before the coconut milk goes in, which opens up its spices',
  },
  'crunchy-tofu-salad': {
    names:
      'tofu salad, crispy tofu salad, crunchy tofu salad, tofu salad with peanut dressing, asian tofu salad, tofu noodle free salad, tofu and cabbage salad, warm tofu salad',
    title: 'Crunchy Salad with Crisp Tofu and Peanut Dressing',
    family: 'ginger-soy',
    cuisine: 'Asian, American',
    near: 'tofu-edamame-noodles crispy-tofu salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein tofu=extra-firm_tofu/tofu 560 pressed dry and cut into 3/4-inch cubes
      thickener cornstarch 22
      fat neutral-oil 45
      vegetable napa|cabbage 350 finely shredded
      vegetable red-cabbage 150 finely shredded
      vegetable carrot 140 coarsely grated
      vegetable cucumber 200 halved lengthwise and sliced
      pulse edamame 150? thawed
      nut peanut-butter|almond-butter|tahini 64
      sauce soy-sauce|tamari|coconut-aminos 56
      acid rice-vinegar 30
      acid lime 30
      sweetener honey|maple 20
      aromatic ginger 8
      second-fat sesame-oil 8
      herb cilantro 14
      nut peanuts|sesame 30? chopped
      salt
    `,
    steps: `
      4 Whisk {peanut-butter, most soy-sauce, rice-vinegar, lime, honey, ginger, sesame-oil} with {water 45} until smooth.
      15 Turn {tofu} in {soy-sauce}, then in {cornstarch, 1/2 salt}. Fry it in {neutral-oil} in {@skillet} over medium-high heat until crisp on most sides, 10 to 12 minutes.
      4 Toss {napa, red-cabbage, carrot, cucumber, edamame} with {salt} and two thirds of the dressing.
      2 Pile the hot tofu on top, spoon the rest of the dressing over and scatter with {cilantro}[ and {peanuts}].
    `,
    face: 'Hot, crisp tofu on a cold, crunchy slaw with a nutty ginger dressing',
    why: 'Cabbage keeps its bite under the dressing, so the salad is as good tomorrow',
  },
  'miso-tofu-udon': {
    names:
      'tofu udon, udon with tofu, stir fried udon with tofu, vegetable udon, veggie udon, udon stir fry with vegetables, tofu yaki udon, vegetarian yaki udon, udon noodles with tofu and greens',
    title: 'Stir-Fried Udon with Tofu, Bok Choy and Mushrooms',
    family: 'soy-mirin',
    cuisine: 'Japanese, Asian',
    near: 'lo-mein tofu-edamame-noodles stir-fried-noodles',
    beside: 'edamame',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch udon|rice-noodles 300
      protein tofu=extra-firm_tofu/tofu 450 pressed dry and cut into 3/4-inch cubes
      fat neutral-oil 45
      vegetable shiitake|mushrooms 220 stemmed and sliced
      vegetable bok-choy 350 cut into 1-inch pieces
      vegetable carrot 120 cut into thin strips
      aromatic garlic 10
      aromatic ginger 10
      sauce soy-sauce|tamari|coconut-aminos 66
      sauce mirin 30
      body miso 16
      second-fat sesame-oil 8
      aromatic scallion 45 sliced
      chile flakes 0.6
      salt
    `,
    steps: `
      2+9~ Bring a large pot of water to a boil. Cook {udon} until chewy, as the package says, about 9 minutes. Rinse and drain.
      2 Whisk {soy-sauce, mirin, miso, sesame-oil} with {water 40}.
      12 Heat {1/2 neutral-oil} in {@skillet} over medium-high heat and fry {tofu} with {salt} until golden on two sides, 8 to 10 minutes. Move to a plate.
      7 Fry {shiitake, carrot} in {neutral-oil} until browned, 4 minutes. Add {bok-choy} for 2 minutes, then {garlic, ginger, flakes} for 30 seconds.
      3 Add {=udon} and the sauce and toss until the noodles are glossy, 2 minutes. Fold in {=tofu} and top with {scallion}.
    `,
    face: 'Chewy noodles with golden tofu, mushrooms and greens in a savory miso sauce',
    why: 'The mushrooms brown before anything wet goes in, and season the whole pan',
  },
}
