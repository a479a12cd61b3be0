import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chocolate, coffee, tea and what is mulled. */
export const hotAndIcedDrinks: DishEntries = {
  'hot-chocolate': {
    names:
      'hot chocolate, hot cocoa, cocoa, drinking chocolate, homemade hot chocolate, hot choc, hot chocolate from scratch, creamy hot chocolate, hot coco, hot chocolate with cocoa powder',
    title: 'Hot Chocolate',
    family: 'farmhouse',
    near: 'hot-apple-cider hot-drink',
    weight: 4,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Breakfast, Late Night, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      liquid milk|oat-milk|soy-milk 960
      body cocoa 32
      sweetener sugar 60
      seasoning salt 0.6
      fruit dark-chocolate|df-chocolate 85 finely chopped
      sweet-spice vanilla 4
    `,
    steps: `
      2 Whisk {cocoa, sugar, salt} with a splash of {=milk} in a saucepan to a smooth paste.
      6 Whisk in the rest of {milk} and heat over medium, whisking, until it steams and bubbles at the edge, 5 minutes; do not let it boil.
      2 Off the heat, whisk in {dark-chocolate, vanilla} until melted and foamy. Pour into mugs.
    `,
    face: 'Creamy, dark and frothy, with real chocolate melted in',
    why: 'Cocoa stirred to a paste first leaves no lumps',
  },
  'pumpkin-spice-latte': {
    names:
      'pumpkin spice latte, psl, pumpkin latte, starbucks pumpkin spice latte, homemade pumpkin spice latte, pumpkin spiced latte, pumpkin coffee, pumpkin spice coffee',
    title: 'Pumpkin Spice Latte',
    family: 'new-england',
    near: 'hot-chocolate coffee-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    sweet: true,
    list: `
      liquid milk|oat-milk|soy-milk 480
      vegetable canned-pumpkin 50
      sweetener maple 40
      sweet-spice cinnamon 1.2
      second-fat ground-ginger 0.4
      whole-spice nutmeg 0.2
      body vanilla 4
      main espresso 120 freshly made
    `,
    steps: `
      2 Whisk {canned-pumpkin, maple, cinnamon, ground-ginger, nutmeg} in a saucepan over medium heat until it smells of pie, 1 minute.
      5 Whisk in {milk, vanilla} and heat until steaming, 4 minutes, without boiling. Whisk hard for the last minute, until foamy.
      1 Divide {espresso} between mugs and pour the milk over, holding back the foam to spoon on top.
    `,
    face: 'Strong, foamy and warm with spice',
    why: 'Spices cooked in the puree for a minute lose their raw edge',
  },
  'hot-apple-cider': {
    names:
      'hot apple cider, mulled apple cider, spiced apple cider, apple cider, mulled cider, hot spiced apple juice, spiced cider, hot cider, mulled apple juice, warm apple cider, mulled spiced apple juice, wassail',
    title: 'Hot Apple Cider',
    family: 'new-england',
    near: 'hot-chocolate mulled-juice',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      liquid apple-juice 960
      fruit orange 131 sliced
      whole-spice cinnamon-stick 6
      sweet-spice cloves 0.6
      second-fat ginger 10 sliced
      sweetener brown-sugar|maple 14?
    `,
    steps: `
      2+20 Put {apple-juice, orange, cinnamon-stick, cloves, ginger, brown-sugar} in a saucepan. Warm over low heat for 20 minutes, barely steaming: boiled, it turns flat.
      2 Strain through a sieve, and ladle into mugs.
    `,
    face: 'Warm, spiced and gently sweet',
    why: 'Whole spices steep slowly and leave it clear',
  },
  'ginger-tea': {
    names:
      'ginger tea, lemon ginger tea, honey ginger tea, ginger lemon tea, ginger lemon honey tea, sore throat tea, sore throat tea with ginger, fresh ginger tea, ginger tea for a cold, cold remedy tea, honey lemon ginger tea',
    title: 'Honey Lemon Ginger Tea',
    family: 'new-england',
    near: 'hot-apple-cider mulled-juice hot-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Breakfast, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    sweet: true,
    list: `
      aromatic ginger 30 thinly sliced
      acid lemon 40
      sweetener honey|maple 36
    `,
    steps: `
      2+12 Simmer {ginger} with {water 600} in a small saucepan, covered, for 12 minutes, until it bites.
      2 Strain into mugs and stir in {lemon, honey}, which keep their scent when they are not boiled.
    `,
    face: 'Hot and sharp, with as much honey as it takes',
    why: 'Sliced and simmered, ginger gives up its heat, which a minute of steeping does not draw out',
  },
  eggnog: {
    names:
      'eggnog, homemade eggnog, egg nog, cooked eggnog, christmas eggnog, egg nogg, non alcoholic eggnog, safe eggnog, holiday eggnog, virgin eggnog',
    title: 'Cooked Eggnog',
    family: 'new-england',
    near: 'hot-chocolate fruit-shake',
    weight: 1,
    level: 2,
    types: 'Beverage, Dessert',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      egg egg 200
      sweetener sugar 100
      seasoning salt 0.8
      liquid milk 720
      creamy cream 240
      sweet-spice vanilla 8
      second-fat nutmeg 1.2
    `,
    steps: `
      4 Whisk {egg, sugar, salt} in a heavy saucepan until smooth. Whisk in {milk}, a little at a time.
      14 Stir over low heat until it coats the back of a spoon and reaches 160°F (71°C), about 12 minutes; do not let it boil, or the eggs scramble.
      2 Strain at once. Stir in {cream, vanilla, most nutmeg}.
      1+240 Cover and chill for 4 hours. Whisk until frothy, pour into cups and dust with {nutmeg}.
    `,
    face: 'Thick, cold and sweet, under a dusting of nutmeg',
    why: 'Cooked gently to 160°F, it is safe for everyone at the table',
  },
  'iced-tea': {
    names:
      'iced tea, sweet tea, ice tea, southern sweet tea, lemon iced tea, homemade iced tea, iced black tea, iced tea with lemon',
    title: 'Iced Tea with Lemon',
    family: 'creole',
    near: 'lemonade iced-tea',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Lunch, Dinner, Snack, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      main black-tea 12
      liquid water 960
      sweetener sugar 50
      acid lemon 29
      raw mint 4? torn
    `,
    steps: `
      1+4 Bring {1/2 water} to a boil and take off the heat.
      1+5 Steep {black-tea} in it for 5 minutes, no longer, and lift out without squeezing: that is where the bitterness is.
      1 Stir in {sugar} until dissolved, then {lemon} and {water}, this time cold.
      1+30 Chill for 30 minutes. Serve over ice[ with {mint}].
    `,
    face: 'Clear, brisk tea, lightly sweet, with lemon',
    why: 'Sugar goes in while the tea is hot, since it never dissolves in the cold',
  },
  'iced-coffee': {
    names:
      'iced coffee, iced latte, ice coffee, cold coffee, homemade iced coffee, iced vanilla latte, vanilla iced coffee, starbucks iced coffee, iced coffee with milk, easy iced coffee',
    title: 'Iced Coffee',
    family: 'californian',
    near: 'iced-tea coffee-drink',
    weight: 4,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      main coffee 360 double strength
      sweetener sugar|maple 16
      creamy milk|oat-milk|almond-milk 180 cold
      sweet-spice vanilla 2?
    `,
    steps: `
      1 Stir {sugar, vanilla} into {coffee} while it is hot.
      1+20 Let it cool for 20 minutes, then chill if there is time.
      1 Fill tall glasses with ice. Pour in the coffee, then {milk}, and let everyone stir their own.
    `,
    face: 'Strong, cold and smooth, with a swirl of milk',
    why: 'Brewed double strength, it stays strong to the bottom of the glass',
  },
}
