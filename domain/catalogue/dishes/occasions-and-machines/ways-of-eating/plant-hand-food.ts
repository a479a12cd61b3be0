import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dumplings, rolls and tacos without meat or fish. */
export const plantHandFood: DishEntries = {
  'vegetable-potstickers': {
    names:
      'vegetarian dumplings, vegetable dumplings, veggie dumplings, vegetable potstickers, vegetarian potstickers, veggie potstickers, vegetable gyoza, vegetarian gyoza',
    title: 'Tofu and Cabbage Potstickers',
    family: 'ginger-soy',
    cuisine: 'Chinese',
    near: 'dumplings gyoza',
    beside: '',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      vegetable napa 200 finely chopped
      seasoning salt 3
      vegetable shiitake 120 finely chopped
      vegetable carrot 60 coarsely grated
      protein tofu 250 crumbled
      aromatic scallion 50 thinly sliced
      aromatic ginger 12 grated
      aromatic garlic 6
      sauce soy-sauce|tamari 45
      second-fat sesame-oil 12
      thickener cornstarch 10
      bread wonton-wrappers=round_dumpling_wrappers/wrappers 280
      fat neutral-oil 35
      acid rice-vinegar 25
      chile flakes 0.6
    `,
    steps: `
      2+10 Toss {napa} with {salt}, let it stand for 10 minutes and squeeze it dry.
      7 Heat {1/3 neutral-oil} in {@skillet} over medium-high heat. Cook {shiitake, carrot} for 3 minutes and {tofu} for 2 minutes more, until dry. Stir in {scallion, ginger, garlic}. Let it cool, then mix with the cabbage, {1/3 soy-sauce, 1/2 sesame-oil, cornstarch}.
      22 Put a heaping teaspoon in the middle of each of {wonton-wrappers}. Wet the edge, fold over and press out the air, pleating one side.
      4 Heat {neutral-oil} in the skillet over medium-high heat and set the dumplings in it, in batches if need be. Fry until the bottoms are golden, 2 minutes.
      1+6 Pour in {water 120}, cover at once and steam until the wrappers look clear, 5 to 6 minutes. Uncover and cook until the bottoms crisp again.
      1 Stir {rice-vinegar, flakes} with {soy-sauce, sesame-oil} for dipping.
    `,
    face: 'Crisp-bottomed dumplings filled with tofu, cabbage and shiitakes, with a sharp soy dip',
    why: 'Salted and squeezed, the cabbage leaves no water to burst the wrappers',
  },
  'vegetable-sushi-rolls': {
    names:
      'vegetarian sushi, vegan sushi, vegetable sushi, veggie sushi, vegetable sushi rolls, avocado roll, avocado cucumber roll, vegan sushi rolls, veggie sushi rolls, cucumber roll, avocado sushi, plant based sushi, vegetarian sushi rolls, avocado rolls',
    title: 'Avocado and Cucumber Sushi Rolls',
    family: 'soy-mirin',
    near: 'sushi-rolls kimbap',
    beside: '',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      starch short-rice=sushi_rice/rice 360 rinsed until the water is clear
      acid rice-vinegar 60
      sweetener sugar 20
      seasoning salt 5
      protein tofu=extra-firm_tofu/tofu 200 cut into 1/2-inch sticks
      fat neutral-oil 12
      sauce soy-sauce|tamari 50
      crunch nori 20 whole
      raw cucumber 150 cut into thin sticks
      raw avocado 200 sliced
      vegetable carrot 80 cut into fine matchsticks
      nut sesame 12
      brine pickled-ginger 40?
    `,
    steps: `
      3+35~ Bring {short-rice} and {water 430} to a boil, cover and cook over low heat for 15 minutes. Leave it covered for 10 minutes. Fold in {rice-vinegar, sugar, salt}, stirred together, and fan until just warm, 10 minutes.
      9 Meanwhile, heat {neutral-oil} in {@skillet} over medium-high heat. Brown {tofu} on all sides, 7 minutes, and toss it with {1/3 soy-sauce} until dry.
      16 Lay one of {nori}, shiny side down, on a mat covered with plastic wrap. With wet hands spread rice over it, leaving 1 inch bare at the far edge, and strew it with {sesame}. Lay some of {cucumber, avocado, carrot} and the tofu along the near edge, roll up tightly and seal the bare edge with water. Do the same with the rest.
      4 Cut each roll into eight with a wet, sharp knife, wiping it after each cut. Serve with {soy-sauce, pickled-ginger}.
    `,
    face: 'Rolls of seasoned rice around cool cucumber, avocado and browned tofu',
    why: 'The rice is rolled while it is just warm, when it sticks to the nori and to itself',
  },
  'baja-tofu-tacos': {
    names: 'vegan fish tacos, vegetarian fish tacos, plant based fish tacos, baja tofu tacos, vegan fish taco',
    title: 'Baja-Style Crispy Tofu Tacos',
    family: 'baja',
    near: 'fish-tacos tofu-tacos',
    beside: 'guacamole',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      protein tofu 450 pressed and cut into fingers 1/2 inch thick
      crunch nori 4 finely crumbled
      flour flour|rice-flour 110
      thickener cornstarch 30
      leavener baking-powder 4
      ground-spice chili-powder 4
      ground-spice garlic-powder 2
      liquid sparkling-water 190 cold
      fat neutral-oil 90
      raw cabbage 220 finely shredded
      acid lime-juice 40
      creamy vegan-mayonnaise 80
      chile hot-sauce 10
      bread corn-tortillas 290
      raw avocado 150 sliced
      herb cilantro 15
      salt
    `,
    steps: `
      4 Toss {cabbage} with {1/2 lime-juice, 1/3 salt}. Stir {vegan-mayonnaise, hot-sauce} with {lime-juice}.
      5 Whisk {most flour, cornstarch, baking-powder, chili-powder, garlic-powder, nori, salt} with {sparkling-water} to a batter like heavy cream. Dust {tofu} with {flour}.
      14 Heat {neutral-oil} in {@skillet} over medium-high heat until a drop of batter sizzles at once. Dip the tofu and fry it in batches until crisp and golden, 3 minutes a side. Drain on a rack.
      4 Warm {corn-tortillas} in a dry skillet until they bend.
      3 Fill them with the cabbage, the tofu and {avocado}, spoon the sauce over them and top with {cilantro}.
    `,
    face: 'Crisp, battered tofu in warm corn tortillas with lime cabbage and a hot, creamy sauce',
    why: 'Crumbled nori in the batter brings the taste of the sea',
  },
}
