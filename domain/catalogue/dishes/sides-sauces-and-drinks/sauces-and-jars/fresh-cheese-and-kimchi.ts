import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Fresh cheese from a pot of milk, and cabbage that ferments in a jar. */
export const freshCheeseAndKimchi: DishEntries = {
  'homemade-ricotta': {
    names:
      'homemade ricotta, ricotta from scratch, fresh ricotta, ricotta cheese from scratch, homemade ricotta cheese, how to make ricotta, homemade cheese, easy homemade cheese, lemon ricotta from milk, ricotta from milk',
    title: 'Homemade Ricotta',
    family: 'soffritto',
    near: 'homemade-paneer labneh',
    beside: 'bruschetta',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    salt: 0,
    list: `
      liquid milk 1700
      creamy cream 240
      seasoning salt 4
      acid lemon-juice 45
    `,
    steps: `
      14 Warm {milk, cream, salt} in a heavy pot over medium heat, stirring along the bottom now and then, until it steams and foams at the rim, 190°F (88°C), about 12 minutes.
      1+10 Take it off the heat, pour in {lemon-juice}, stir twice and leave alone for 10 minutes, until clouds of curd stand in a clear yellow liquid. If it is still milky, add another spoonful of lemon juice.
      2+30 Ladle into a sieve lined with a damp, thin towel and drain for 30 minutes, or for twice as long if you want it firm. It keeps for three days in the refrigerator.
    `,
    face: 'Warm, soft and sweet curds, better than any tub',
    why: 'A little cream makes the curds tender, and hands off while they form keeps them large',
  },
  'homemade-paneer': {
    names:
      'homemade paneer, paneer from scratch, how to make paneer, paneer cheese from scratch, fresh paneer, paneer from milk, indian cheese from scratch, homemade indian cheese',
    title: 'Homemade Paneer',
    family: 'punjabi',
    near: 'homemade-ricotta saag-paneer',
    beside: 'green-chutney',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    batch: true,
    salt: 0,
    list: `
      liquid milk 1900
      acid lemon-juice 60
      seasoning salt 3?
    `,
    steps: `
      18 Bring {milk} slowly to a boil in a heavy pot over medium heat, stirring so that it does not catch, about 16 minutes.
      3 Lower the heat and stir in {lemon-juice}, a spoonful at a time, until the curds part from a clear, greenish liquid. Take it off the heat at once.
      3 Pour through a sieve lined with a thin, wet towel. Rinse with cold water, which takes the sourness away, and work in {salt}.
      3+60 Twist the towel tight and press the curds into a flat block under a heavy pot for 1 hour.
      1 Cut into cubes. It keeps for three days, covered with water, in the refrigerator.
    `,
    face: 'A firm white block that fries golden and never melts',
    why: 'Acid and a full boil set the curd for good, so that it keeps its shape in any curry',
  },
  kimchi: {
    names:
      'kimchi, homemade kimchi, kimchi from scratch, napa cabbage kimchi, baechu kimchi, cabbage kimchi, easy kimchi, mak kimchi, quick kimchi, traditional kimchi, vegan kimchi from scratch, kimchi without fish sauce',
    title: 'Napa Cabbage Kimchi',
    family: 'kimchi',
    near: 'quick-pickles kimchi-fried-rice',
    beside: 'bibimbap bulgogi',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 16,
    batch: true,
    salt: 0,
    list: `
      vegetable napa 1100 cut into 2-inch pieces
      seasoning salt 32
      aromatic garlic 24 finely grated
      aromatic ginger 12 finely grated
      sweetener sugar 10
      sauce fish-sauce|soy-sauce|tamari 36
      ground-spice gochugaru 40
      vegetable daikon 200 cut into matchsticks
      aromatic scallion 60 cut into 1-inch lengths
    `,
    steps: `
      8+120 Rub {napa} with {salt} in your largest bowl. Leave for 2 hours, turning it twice, until the thick parts bend without snapping.
      5+20 Rinse three times under cold water, and taste: it should be pleasantly salty. Drain for 20 minutes and squeeze dry.
      3 Stir {garlic, ginger, sugar, fish-sauce, gochugaru} to a paste with a spoonful of water.
      5 Add {daikon, scallion} and the cabbage. Wearing gloves, rub in the paste until every leaf is red.
      4+2880 Pack tightly into {@tin 1 clean half-gallon jar}, pressing until the juice stands above the leaves, with 2 inches of room on top. Close it loosely, set it on a plate and leave at cool room temperature for two days. Press the leaves under once a day.
      1 When it smells sour and bubbles when you press it, close it and put it in the refrigerator. It is good now, better in two weeks, and keeps for three months.
    `,
    face: 'Crunchy, sour and hot, red with chile flakes, garlic and ginger',
    why: 'Salt wilts the cabbage and holds off what would spoil it, while the good bacteria turn it sour',
  },
}
