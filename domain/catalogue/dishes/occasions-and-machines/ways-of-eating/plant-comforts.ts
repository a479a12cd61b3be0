import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breakfasts, dips and sweets that are known for their eggs and cream, made of plants alone. */
export const plantComforts: DishEntries = {
  'vegan-quiche': {
    names:
      'vegan quiche, tofu quiche, plant based quiche, eggless quiche, quiche without eggs, vegan spinach quiche, tofu spinach quiche',
    title: 'Tofu and Spinach Quiche',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'spinach-quiche crustless-quiche',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven, Blender/Food Processor',
    serves: 6,
    batch: true,
    list: `
      flour flour|gf-flour 180
      fat vegan-butter 90 cold and cubed
      seasoning salt 6
      fat olive-oil 20
      aromatic onion 110
      vegetable mushrooms 150 sliced
      aromatic garlic 6
      leaf spinach 150
      protein tofu=firm_tofu/tofu 400 drained
      creamy soy-milk|oat-milk 120
      body chickpea-flour 25
      body nutritional-yeast 20
      sauce dijon 10
      ground-spice turmeric 0.6
      ground-spice nutmeg 0.4
      raw cherry-tomatoes 100 halved
      pepper pepper 1
    `,
    steps: `
      7+30 Rub {vegan-butter} into {flour} with {1/3 salt} until it looks like coarse crumbs. Stir in {water 50}, ice-cold, until the dough just holds, press it into a disk and chill for 30 minutes.
      6 Heat the oven to 400°F (200°C). Roll out the dough, line {@tin 9-inch pie plate} with it and prick the bottom.
      2+20~ Cover the shell with parchment, fill it with baking weights and bake for 14 minutes. Lift out the paper and bake until dry and pale gold, 6 minutes.
      10 Meanwhile, brown {onion, mushrooms} in {olive-oil} in a large skillet over medium-high heat, 7 minutes. Add {garlic, spinach} and cook until the pan is dry, 2 minutes.
      4 Blend {tofu, soy-milk, chickpea-flour, nutritional-yeast, dijon, turmeric, nutmeg, pepper, salt} until smooth. Fold in the vegetables.
      2+35 Turn the oven down to 375°F (190°C). Fill the shell, set {cherry-tomatoes} on top, cut side up, and bake until firm in the middle and golden, 35 minutes.
      0+20 Cool for 20 minutes: the filling firms as it cools.
    `,
    face: 'A crisp crust filled with creamy tofu, spinach and browned mushrooms',
    why: 'Chickpea flour sets the tofu, so that it slices like a custard',
  },
  'cashew-queso': {
    names:
      'vegan queso, cashew queso, dairy free queso, paleo queso, low carb queso, keto queso, plant based queso, vegan queso dip, dairy free queso dip, nacho cheese without dairy, vegan nacho cheese, dairy free nacho cheese, whole30 queso',
    title: 'Cashew Queso',
    family: 'texmex',
    near: 'queso-dip guacamole',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.6,
    list: `
      nut cashews=raw_cashews/cashews 200 whole
      aromatic garlic 6 peeled
      body nutritional-yeast 25
      acid lime-juice 20
      ground-spice chili-powder 3
      ground-spice cumin 2
      ground-spice smoked-paprika 1
      ground-spice turmeric 0.4
      chile jalapeno 20 finely chopped
      raw tomato 120 diced
      herb cilantro 5
      raw red-pepper 200 cut into strips
      salt
    `,
    steps: `
      1+15 Cover {cashews} with water by 2 inches and simmer for 15 minutes, until they break between your fingers. Drain.
      5 Blend the cashews with {garlic, nutritional-yeast, lime-juice, chili-powder, cumin, smoked-paprika, turmeric, salt} and {water 260}, hot, until completely smooth, 2 to 3 minutes.
      4 Pour it into a small saucepan and stir over medium-low heat until it is thick and glossy, 3 minutes. Thin it with a spoonful of water if need be.
      2 Stir in {jalapeno, tomato}, strew with {cilantro} and serve warm with {red-pepper} for dipping.
    `,
    face: 'A warm, glossy dip of cashews with chile, tomato and lime',
    why: 'Simmered until soft, the nuts blend as smooth as melted cheese',
  },
  'vegan-cheesecake': {
    names:
      'vegan cheesecake, dairy free cheesecake, cashew cheesecake, plant based cheesecake, raw vegan cheesecake, paleo cheesecake, no bake vegan cheesecake, vegan no bake cheesecake, whole30 cheesecake',
    title: 'No-Bake Cashew Cheesecake',
    family: 'californian',
    near: 'no-bake-cheesecake cheesecake',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Food Processor, Blender',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      nut almonds=whole_almonds/almonds 150 toasted
      fruit dates 180 pitted
      nut cashews=raw_cashews/cashews 380 whole
      creamy coconut-cream 240
      fat coconut-oil 80 melted
      sweetener maple 140
      acid lemon-juice 75
      sweet-spice vanilla 8
      seasoning salt 2.5
      fruit raspberries 170
    `,
    steps: `
      0+60 Pour boiling water over {cashews} and let them soak for 1 hour. Drain well.
      6 Pulse {almonds, dates, 1/3 salt} in a food processor until it sticks together. Press it firmly over the bottom of {@tin 9-inch springform pan} lined with parchment.
      6 Blend the cashews with {coconut-cream, coconut-oil, maple, lemon-juice, vanilla, salt} until completely smooth, about 3 minutes, scraping down the sides.
      1+300 Pour over the crust, knock out the bubbles and freeze until firm, 5 hours.
      1+30 Let it stand for 30 minutes, cut it with a hot knife and top with {raspberries}.
    `,
    face: 'A cool, lemony cheesecake of cashews and coconut on a crust of dates and almonds',
    why: 'Coconut oil sets it firm in the cold, and lemon brings the tang',
  },
  'coconut-ice-cream': {
    names:
      'vegan ice cream, dairy free ice cream, paleo ice cream, coconut milk ice cream, plant based ice cream, vegan vanilla ice cream, dairy free vanilla ice cream, ice cream without dairy, ice cream without cream, coconut ice cream, egg free dairy free ice cream, no churn vegan ice cream, coconut milk vanilla ice cream',
    title: 'Vanilla Coconut Ice Cream',
    family: 'californian',
    near: 'vanilla-ice-cream',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender/Food Processor',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      creamy coconut-milk=full-fat_coconut_milk/coconut_milk 800
      sweetener maple 160
      thickener tapioca 12
      sweet-spice vanilla 12
      seasoning salt 1.5
    `,
    steps: `
      7 Whisk {coconut-milk, maple, tapioca, salt} in a saucepan. Bring to a simmer over medium heat, stirring, and cook until it coats a spoon, 2 minutes. Off the heat, stir in {vanilla}.
      1+45 Cool the pan in ice water, stirring now and then, until cold, 45 minutes.
      2+240 Pour it 1 inch deep into a shallow pan, cover and freeze until firm, 4 hours.
      5 Cut it into cubes and blend them, in two goes, until smooth and thick, with no ice left.
      1+120 Freeze in a covered loaf pan for 2 hours, until it can be scooped. From then on, let it stand for 15 minutes before serving.
    `,
    face: 'A smooth, creamy vanilla ice cream of coconut milk and maple syrup',
    why: 'Blended after its first freezing, it loses its ice crystals without an ice cream maker',
  },
  'vegan-waffles': {
    names:
      'vegan waffles, dairy free egg free waffles, eggless waffles, waffles without eggs, plant based waffles, vegan belgian waffles, egg free waffles, vegan crispy waffles',
    title: 'Crisp Vegan Waffles',
    family: 'farmhouse',
    near: 'waffles vegan-pancakes',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Waffle Iron',
    serves: 4,
    list: `
      creamy soy-milk|oat-milk 420
      acid cider-vinegar 15
      flour flour|gf-flour 230
      thickener cornstarch 35
      sweetener sugar 25
      leavener baking-powder 10
      seasoning salt 3
      fat neutral-oil 85
      sweet-spice vanilla 5
      sweetener maple 100
      fruit strawberries 160? sliced
    `,
    steps: `
      4 Heat a waffle iron. Stir {soy-milk, cider-vinegar} together and let stand until it thickens. Whisk {flour, cornstarch, sugar, baking-powder, salt} in a bowl.
      2+5 Pour in the milk, {most neutral-oil} and {vanilla} and stir until hardly any flour shows. Let the batter stand for 5 minutes.
      18 Brush the iron with {neutral-oil} and fill it to a finger's width from the edge. Close and bake until the steam stops and the waffle is deep golden and crisp, 5 to 6 minutes. Lay them side by side on a rack in a low oven until all are baked.
      1 Serve with {maple, strawberries}.
    `,
    face: 'Waffles that are crisp outside and tender inside, made without eggs or dairy',
    why: 'Oil and cornstarch make the crust, and soured milk wakes up the baking powder',
  },
  'vegan-french-toast': {
    names:
      'vegan french toast, eggless french toast, egg free french toast, french toast without eggs, dairy free egg free french toast, french toast without egg, plant based french toast, vegan eggy bread, banana french toast',
    title: 'Vegan Banana French Toast',
    family: 'farmhouse',
    near: 'french-toast vegan-pancakes',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    serves: 4,
    list: `
      fruit banana 120 peeled
      creamy soy-milk|oat-milk 300
      thickener cornstarch 16
      sweet-spice vanilla 5
      ground-spice cinnamon 2
      seasoning salt 1
      bread bread=sourdough_bread/bread|gf-bread 400 sliced 3/4 inch thick, a day old
      fat vegan-butter 45
      sweetener maple 90
      fruit strawberries 160? sliced
    `,
    steps: `
      3 Blend {banana, soy-milk, cornstarch, vanilla, cinnamon, salt} until smooth and pour into a shallow dish.
      3 Soak {bread} in it for 20 seconds a side, so that it is wet but not limp.
      16 Melt some of {vegan-butter} in {@skillet} over medium heat. Fry the bread in batches until deep golden and dry at the edges, 3 to 4 minutes a side, with fresh butter each time.
      1 Serve with {maple, strawberries}.
    `,
    face: 'Golden slices of bread in a cinnamon batter of banana, crisp at the edges',
    why: 'Banana and cornstarch set in the pan and brown to a thin crust',
  },
  'tofu-breakfast-burritos': {
    names:
      'vegan breakfast burrito, vegan breakfast burritos, tofu breakfast burrito, tofu scramble burrito, plant based breakfast burrito, egg free breakfast burrito, eggless breakfast burrito, breakfast burrito without eggs, vegan breakfast wrap',
    title: 'Tofu Scramble Breakfast Burritos',
    family: 'texmex',
    near: 'breakfast-burrito tofu-scramble',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 30
      vegetable potato 250 cut into 1/2-inch dice
      vegetable red-pepper 120 diced
      aromatic onion 80
      protein tofu=firm_tofu/tofu 400 crumbled
      ground-spice turmeric 1
      ground-spice cumin 3
      ground-spice smoked-paprika 2
      body nutritional-yeast 12
      pulse black-beans 200 drained and rinsed
      bread flour-tortillas 280
      raw avocado 150 sliced
      sauce salsa 120
      salt
    `,
    steps: `
      14 Heat {neutral-oil} in {@skillet} over medium heat. Cook {potato} until tender and browned, 9 minutes. Add {red-pepper, onion} and cook until soft, 5 minutes.
      7 Add {tofu, turmeric, cumin, smoked-paprika, salt} and fry, scraping up what sticks, until dry and browned in places, 5 minutes. Stir in {nutritional-yeast, black-beans} until hot, 2 minutes.
      3 Warm {flour-tortillas} in a dry skillet until they bend.
      5 Divide the filling among them with {avocado} and {1/2 salsa}, fold in the sides and roll up tightly. Brown the burritos, seam down, in the skillet for 1 minute and serve with {salsa}.
    `,
    face: 'Scrambled tofu with potatoes, peppers and black beans, rolled up with avocado and salsa',
    why: 'The tofu fries until dry, so the burritos hold together and do not drip',
  },
}
