import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dips for a party, hot from the oven and cold. */
export const hotAndColdDips: DishEntries = {
  'crab-dip': {
    names:
      'crab dip, hot crab dip, maryland crab dip, baked crab dip, warm crab dip, cream cheese crab dip, crab meat dip, crabmeat dip, cheesy crab dip, crab rangoon dip',
    title: 'Hot Crab Dip',
    family: 'new-england',
    cuisine: 'American',
    near: 'spinach-artichoke-dip buffalo-chicken-dip dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.2,
    list: `
      creamy cream-cheese|vegan-cream-cheese 227 softened
      sauce sour-cream 80
      dressing mayonnaise 55
      acid lemon-juice 15
      sauce worcestershire 6
      ground-spice sweet-paprika 1.5
      ground-spice cayenne 0.3
      aromatic scallion 25 thinly sliced
      cheese cheddar 110
      protein crab-meat 450 picked over for shell
      bread crackers 170
      salt
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Beat {cream-cheese, sour-cream, mayonnaise, lemon-juice, worcestershire, cayenne, salt} until smooth.
      3 Stir in {most scallion, most cheddar}, then fold in {crab-meat}, keeping it in lumps.
      1+24 Spread in {@baking-dish}, top with {cheddar, sweet-paprika} and bake until it bubbles at the edges and browns, 22 to 25 minutes.
      1+5 Let cool for 5 minutes, scatter with {scallion} and serve with {crackers}.
    `,
    face: 'Lumps of crab in a hot, cheesy cream with lemon and a little cayenne',
    why: 'The crab goes in last and is only folded, so it stays in lumps',
  },
  'bean-dip': {
    names:
      'bean dip, refried bean dip, mexican bean dip, hot bean dip, baked bean dip, cheesy bean dip, texas trash dip, cream cheese bean dip, warm bean dip, fiesta bean dip',
    title: 'Hot Bean Dip',
    family: 'texmex',
    near: 'seven-layer-dip queso-dip dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.1,
    list: `
      creamy cream-cheese|vegan-cream-cheese 170 softened
      sauce sour-cream|vegan-sour-cream 120
      pulse vegetarian-refried-beans 450
      ground-spice taco-seasoning 14
      sauce salsa 120
      cheese monterey-jack|vegan-cheese 110
      main cheddar|vegan-cheese 110
      aromatic scallion 20 thinly sliced
      bread tortilla-chips 200
      salt
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Beat {cream-cheese, sour-cream, taco-seasoning, salt} until smooth.
      3 Stir in {vegetarian-refried-beans, salsa, 1/2 monterey-jack} and spread in {@baking-dish}. Cover with {monterey-jack, cheddar}.
      1+22 Bake until the cheese has melted and the edges bubble, 20 to 24 minutes.
      1 Scatter with {scallion} and serve hot with {tortilla-chips}.
    `,
    face: 'Hot, creamy beans under bubbling cheese',
    why: 'Cream cheese beaten into the beans keeps them soft in the oven, where beans alone would dry out',
  },
  'chili-cheese-dip': {
    names:
      'chili cheese dip, chili dip, cream cheese chili dip, chili con queso dip, skyline dip, skyline chili dip, meat and cheese dip, hamburger cheese dip',
    title: 'Chili Cheese Dip',
    family: 'texmex',
    cuisine: 'American',
    near: 'queso-dip bean-dip seven-layer-dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Stovetop, Oven',
    serves: 8,
    salt: 0.2,
    list: `
      protein ground-beef|ground-turkey|plant-mince 340
      vegetable onion 100 finely chopped
      aromatic garlic 6 minced
      ground-spice chili-powder 8
      ground-spice cumin 2
      body tomato-sauce 240
      pulse pinto-beans|kidney-beans 170 drained and rinsed
      creamy cream-cheese|vegan-cream-cheese 227 softened
      cheese cheddar|vegan-cheese 170
      aromatic scallion 15? thinly sliced
      bread tortilla-chips 200
      salt
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Cook {ground-beef, onion} in {@skillet} over medium-high heat until browned, at 160°F (71°C) or more, 8 minutes. Pour off the fat.
      3+8 Stir in {garlic, chili-powder, cumin} for 1 minute. Add {tomato-sauce, pinto-beans, salt} and simmer until it is thick enough to mound, 8 minutes.
      3 Spread {cream-cheese} over the bottom of {@baking-dish}. Spoon the chili over and cover with {cheddar}.
      1+18 Bake until it bubbles all over, 16 to 20 minutes.
      1+5 Let stand for 5 minutes. [Scatter with {scallion}.] Dig down to the bottom with {tortilla-chips}.
    `,
    face: 'Chili between cream cheese and molten Cheddar',
    why: 'Thick chili keeps the layers apart, so every chip brings up some of each',
  },
  'whipped-feta-dip': {
    names:
      'whipped feta dip, whipped feta, feta dip, whipped feta with honey, hot honey whipped feta, feta and yogurt dip, greek feta dip, whipped feta cheese, tirokafteri, honey whipped feta',
    title: 'Whipped Feta Dip',
    family: 'greek',
    near: 'tzatziki hummus dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 6,
    salt: 0,
    list: `
      cheese feta 225 drained
      creamy greek-yogurt 120
      aromatic garlic 2 grated
      acid lemon-juice 12
      fat olive-oil 28
      sweetener honey 12?
      ground-spice aleppo|flakes 0.6
      herb dill 3? chopped
      bread pita|gf-bread 240 warmed and cut into wedges
    `,
    steps: `
      4 Blend {feta, greek-yogurt, garlic, lemon-juice, 1/2 olive-oil}, stopping to scrape down the sides, until smooth and fluffy, 2 to 3 minutes.
      2 Swirl into a shallow bowl. Drizzle with {olive-oil} [and {honey}], and sprinkle with {aleppo}[ and {dill}].
      1 Serve with {pita}.
    `,
    face: 'Feta whipped as light as a mousse, with lemon and good oil',
    why: 'A few minutes in the machine is the whole secret: it turns from grainy to fluffy all at once',
  },
  'dill-dip': {
    names:
      'dill dip, veggie dip, vegetable dip, dip for vegetables, dill veggie dip, sour cream dill dip, dip for veggies, vegetable tray dip, ranch veggie dip, sour cream and dill dip, crudite dip',
    title: 'Sour Cream and Dill Dip',
    family: 'pennsylvanian',
    cuisine: 'American',
    near: 'french-onion-dip tzatziki dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    salt: 0.35,
    list: `
      creamy sour-cream|vegan-sour-cream|greek-yogurt 240
      dressing mayonnaise|vegan-mayonnaise 110
      herb dill 14 finely chopped
      ground-spice onion-powder 3
      ground-spice garlic-powder 1.5
      acid lemon-juice 8
      raw carrot 200 cut into sticks
      raw celery 150 cut into sticks
      raw cucumber 200 sliced
      salt
      pepper pepper 0.4
    `,
    steps: `
      4+60 Stir {sour-cream, mayonnaise, dill, onion-powder, garlic-powder, lemon-juice, salt, pepper} until smooth. Cover and chill for at least 1 hour.
      2 Taste it cold, and serve with {carrot, celery, cucumber}.
    `,
    face: 'A cool, tangy dip full of fresh dill, with something crisp to pull through it',
    why: 'An hour in the cold lets the dried onion and garlic soften and spread through it',
  },
  'fruit-dip': {
    names:
      'fruit dip, cream cheese fruit dip, marshmallow fruit dip, marshmallow fluff fruit dip, fluff fruit dip, dip for fruit, strawberry fruit dip, cream cheese dip for fruit, apple dip, caramel apple dip',
    title: 'Cream Cheese Fruit Dip',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'fruit-salad cannoli-dip fool',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    sweet: true,
    list: `
      creamy cream-cheese|vegan-cream-cheese 227 softened
      sweetener marshmallow-cream|powdered-sugar 200
      sweet-spice vanilla 4
      acid lemon-juice 5
      fruit strawberries 300 hulled
      main apple 300 cut into wedges
      raw grapes 200
    `,
    steps: `
      4 Beat {cream-cheese} until there are no lumps. Beat in {marshmallow-cream, vanilla, lemon-juice} until light.
      1+20 Chill for 20 minutes, so that it holds on to the fruit.
      3 Serve with {strawberries, apple, grapes}.
    `,
    face: 'A sweet, fluffy cream for dipping fruit',
    why: 'Cream cheese beaten smooth before the rest goes in leaves no lumps',
  },
}
