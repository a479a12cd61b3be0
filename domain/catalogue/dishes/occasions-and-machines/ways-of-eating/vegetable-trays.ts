import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners of vegetables from one hot sheet pan. */
export const vegetableTrays: DishEntries = {
  'sheet-pan-halloumi': {
    names:
      'sheet pan halloumi, sheet pan halloumi and vegetables, halloumi traybake, halloumi tray bake, roasted halloumi and vegetables, halloumi and vegetable traybake, baked halloumi with vegetables, halloumi and chickpea traybake, mediterranean vegetable traybake, oven baked halloumi',
    title: 'Sheet-Pan Halloumi with Peppers and Chickpeas',
    titles: `
      tofu: Sheet-Pan Tofu with Peppers and Chickpeas
    `,
    family: 'cypriot',
    cuisine: 'Mediterranean, Greek',
    near: 'vegetable-skewers sheet-pan-cauliflower-chickpeas traybake',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.25,
    list: `
      protein halloumi|tofu 300 cut into 1/2-inch slices
      vegetable red-pepper 360 cut into 1-inch strips
      vegetable zucchini 400 cut into thick half-moons
      vegetable red-onion 180 cut into wedges
      vegetable cherry-tomatoes 280
      pulse chickpeas|white-beans 255 drained, rinsed and patted dry
      fat olive-oil 45
      ground-spice oregano 2
      ground-spice smoked-paprika 3
      aromatic garlic 9
      acid lemon 40
      sweetener honey|maple 12
      herb mint 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat the oven to 450°F (230°C). Toss {red-pepper, zucchini, red-onion, chickpeas} with {most olive-oil, oregano, smoked-paprika, pepper, salt} and spread out on {@sheet-pans}.
      1+14 Roast until the vegetables soften and begin to brown, 14 minutes.
      3+12 Turn everything over and add {cherry-tomatoes}. Lay {halloumi} on top, brush with {olive-oil} and roast until it is golden and the tomatoes have burst, 10 to 12 minutes.
      3 Stir {garlic, lemon, honey} together, pour over the hot vegetables and scatter with {mint}.
    `,
    face: 'Soft peppers, zucchini and chickpeas in a garlicky lemon dressing, under golden slices',
    why: 'The dressing goes on while everything is hot, so the vegetables soak it up',
  },
  'sheet-pan-cauliflower-chickpeas': {
    names:
      'sheet pan cauliflower and chickpeas, roasted cauliflower and chickpeas, cauliflower chickpea traybake, cauliflower traybake, sheet pan chickpeas, chickpea traybake, spiced cauliflower and chickpeas, roasted chickpeas and cauliflower, sheet pan chickpea dinner, cauliflower and chickpea tray bake',
    title: 'Sheet-Pan Cauliflower and Chickpeas with Tahini Yogurt',
    family: 'levantine',
    cuisine: 'Middle Eastern, Mediterranean',
    near: 'whole-roasted-cauliflower sheet-pan-halloumi traybake',
    beside: 'soft-flatbread israeli-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable cauliflower 800 cut into florets
      pulse chickpeas 510 drained, rinsed and patted dry
      vegetable red-onion 200 cut into wedges
      fat olive-oil 50
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice sweet-paprika 3
      ground-spice turmeric 1.5
      creamy greek-yogurt|soy-yogurt 220
      body tahini 45
      acid lemon 45
      aromatic garlic 5
      nut pine-nuts|almonds|pepitas 25? toasted
      herb parsley 14
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Heat the oven to 450°F (230°C). Toss {cauliflower, chickpeas, red-onion} with {olive-oil, cumin, coriander, sweet-paprika, turmeric, pepper, most salt} and spread out on {@sheet-pans}.
      2+24~ Roast, turning once, until the florets are tender and dark at the edges and the chickpeas crackle, 22 to 24 minutes.
      4 Meanwhile, stir {greek-yogurt, tahini, garlic, 1/2 lemon, salt} together, with a little cold water until it drops softly from the spoon.
      2 Spread the sauce on plates and heap the vegetables on it. Squeeze {lemon} over and scatter with {parsley}[ and {pine-nuts}].
    `,
    face: 'Spiced florets and crisp chickpeas on a cool, nutty sauce',
    why: 'Hot vegetables on cold yogurt are a whole dinner, with one bowl to wash',
  },
  'sheet-pan-tofu-broccoli': {
    names:
      'sheet pan tofu, sheet pan tofu and broccoli, sheet pan tofu and vegetables, baked tofu and broccoli, tofu traybake, roasted tofu and broccoli, oven baked tofu and vegetables, tofu and broccoli, tofu tray bake, baked tofu with peanut sauce, roasted tofu',
    title: 'Sheet-Pan Tofu and Broccoli with Peanut Sauce',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'crispy-tofu peanut-sriracha-tofu traybake',
    beside: 'white-rice asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein tofu=extra-firm_tofu/tofu 620 pressed dry and cut into 3/4-inch cubes
      thickener cornstarch 20
      vegetable broccoli 500 cut into florets
      vegetable red-pepper 240 cut into 1-inch strips
      fat neutral-oil 45
      sauce soy-sauce|tamari|coconut-aminos 66
      nut peanut-butter|almond-butter|tahini 80
      acid lime 40
      sweetener maple|honey 24
      aromatic garlic 5
      aromatic ginger 8
      chile flakes 0.6
      aromatic scallion 45 thinly sliced
      crunch peanuts|sesame 30? chopped
      salt
    `,
    steps: `
      6 Heat the oven to 450°F (230°C). Turn {tofu} in {1/3 soy-sauce}, then dust it with {cornstarch} and toss with {1/2 neutral-oil}. Spread out on one side of {@sheet-pans}, the cubes not touching.
      1+12 Roast for 12 minutes, until the tofu is firm on the outside.
      4+12~ Turn the cubes. Toss {broccoli, red-pepper} with {neutral-oil, salt}, add them to the pan and roast until everything is brown at the edges, 11 to 12 minutes.
      4 Meanwhile, whisk {peanut-butter, soy-sauce, lime, maple, garlic, ginger, flakes} with {water 70}, warm, until the sauce is smooth and runs off the spoon.
      2 Spoon the sauce over the tofu and vegetables and scatter with {scallion}[ and {peanuts}].
    `,
    face: 'Crisp cubes and charred broccoli under a warm, gingery sauce',
    why: 'Soy sauce under the cornstarch seasons the tofu itself, and not only what is poured over it',
  },
  'sheet-pan-squash-white-beans': {
    names:
      'sheet pan squash and white beans, roasted squash and beans, butternut squash traybake, squash traybake, roasted butternut squash with white beans, sheet pan butternut squash dinner, butternut squash and feta traybake, roasted squash with feta, autumn vegetable traybake',
    title: 'Sheet-Pan Squash, Kale and White Beans',
    titles: `
      feta: Sheet-Pan Squash, Kale and White Beans with Feta
    `,
    family: 'californian',
    cuisine: 'American, Mediterranean',
    near: 'stuffed-acorn-squash sheet-pan-cauliflower-chickpeas traybake',
    beside: 'no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable butternut 800 peeled and cut into 3/4-inch cubes
      vegetable red-onion 200 cut into wedges
      pulse white-beans 510 drained, rinsed and patted dry
      leaf kale 150 stemmed and torn
      fat olive-oil 55
      ground-spice thyme 2
      ground-spice smoked-paprika 3
      aromatic garlic 9
      cheese feta|vegan-cheese 140? crumbled
      nut pepitas|walnuts 30?
      acid cider-vinegar 15
      sweetener maple|honey 14
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 Heat the oven to 425°F (220°C). Toss {butternut, red-onion} with {1/2 olive-oil, thyme, smoked-paprika, pepper, 1/2 salt} and spread out on {@sheet-pans}.
      2+22 Roast, turning once, until tender and brown at the edges, 20 to 22 minutes.
      4+9 Rub {kale} with {olive-oil, garlic, salt} until it glistens. Scatter it over the squash with {white-beans}[ and {pepitas}] and roast until the kale is crisp at the tips, 8 to 9 minutes.
      2 Stir {cider-vinegar, maple} together, drizzle over the pan and turn once. [Crumble {feta} over the top.]
    `,
    face: 'Sweet squash, soft beans and crisp-edged kale in a sharp maple dressing',
    why: 'The kale joins late, so it crisps instead of burning',
  },
  'sheet-pan-vegetable-hash': {
    names:
      'sheet pan hash, sheet pan hash with eggs, sheet pan eggs and potatoes, vegetable hash with eggs, sheet pan sweet potato hash, sweet potato hash, sweet potato hash with eggs, baked hash, roasted vegetable hash, veggie hash, sheet pan eggs and vegetables',
    title: 'Sheet-Pan Sweet Potato Hash with Eggs',
    family: 'southwestern',
    cuisine: 'American',
    near: 'shakshuka vegetable-frittata hash',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Breakfast, Lunch',
    methods: 'Roasted, Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable sweet-potato 700 peeled and cut into 1/2-inch dice
      vegetable red-pepper 240 cut into 1/2-inch dice
      vegetable red-onion 180 cut into 1/2-inch dice
      pulse black-beans 255? drained, rinsed and patted dry
      fat olive-oil 45
      ground-spice smoked-paprika 3
      ground-spice cumin 3
      ground-spice chili-powder 3
      leaf spinach 120
      egg egg 400
      acid lime 30 cut into wedges
      vegetable avocado 180? sliced
      herb cilantro 12
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Toss {sweet-potato, red-pepper, red-onion} with {olive-oil, smoked-paprika, cumin, chili-powder, pepper, most salt} and spread out on {@sheet-pans}.
      2+24 Roast, turning once, until the sweet potatoes are tender and brown at the corners, 22 to 24 minutes.
      3+3 Fold in {spinach}[ and {black-beans}] and return to the oven until the leaves wilt, 3 minutes.
      3+8 Make hollows, break {egg} into them and sprinkle with {salt}. Bake until the whites are set and the yolks are firm (160°F/71°C), 7 to 9 minutes.
      2 Top with [{avocado} and ]{cilantro} and squeeze {lime} over.
    `,
    face: 'Spiced sweet potatoes and peppers with eggs baked into them',
    why: 'Small dice on a roomy pan brown in the time that large chunks take to soften',
  },
  'sheet-pan-harissa-eggplant': {
    names:
      'sheet pan eggplant, harissa eggplant, eggplant traybake, aubergine traybake, harissa aubergine, harissa eggplant and lentils, harissa vegetable traybake, eggplant and lentils',
    title: 'Sheet-Pan Harissa Eggplant with Lentils and Herbs',
    family: 'tunisian',
    cuisine: 'Mediterranean, Middle Eastern',
    near: 'sheet-pan-cauliflower-chickpeas sheet-pan-halloumi traybake',
    beside: 'soft-flatbread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable eggplant 700 cut into 1-inch cubes
      vegetable cherry-tomatoes 300
      vegetable red-onion 180 cut into wedges
      fat olive-oil 65
      body harissa 30
      pulse brown-lentils 200 rinsed
      aromatic garlic 6
      acid lemon 40
      creamy greek-yogurt|soy-yogurt 160?
      herb parsley 16
      herb mint 6?
      salt
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Stir {most olive-oil, harissa, 1/2 salt} together and toss {eggplant, red-onion} in it until coated. Spread out on {@sheet-pans}.
      2+20 Roast for 20 minutes, turning once.
      1+26~ Meanwhile, simmer {brown-lentils} in {water 800} until just tender, 22 to 25 minutes, and drain well.
      1+12 Add {cherry-tomatoes} to the pan and roast until the eggplant is soft and dark and the tomatoes slump, 10 to 12 minutes.
      4 Dress the warm lentils with {garlic, lemon, olive-oil, salt} and fold in {parsley}[ and {mint}]. Spoon the eggplant and its juices over[ and add {greek-yogurt}].
    `,
    face: 'Silky, spicy eggplant and burst tomatoes over lentils full of herbs',
    why: 'Enough oil and a hot oven turn the eggplant creamy inside before it can dry out',
  },
}
