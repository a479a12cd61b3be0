import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Fruit under a topping, and fruit as it is. */
export const fruitDesserts: DishEntries = {
  'apple-crisp': {
    names:
      'apple crisp, apple crisp with oats, fruit crisp, easy apple crisp, old fashioned apple crisp, apple oat crisp, warm apple crisp',
    family: 'new-england',
    near: 'apple-crumble apple-pie crumble',
    weight: 4,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    sweet: true,
    list: `
      fruit apple 1150 peeled, cored and sliced
      acid lemon-juice 15
      sweetener brown-sugar 190
      sweet-spice cinnamon 4
      flour flour|gf-flour 95
      oats oats|gf-oats 100
      fat butter|vegan-butter|coconut-oil 113 cold and cubed
      seasoning salt 2
      nut pecans 50? chopped
    `,
    steps: `
      5 Heat the oven to 375°F (190°C). Toss {apple} with {lemon-juice, 1/3 brown-sugar, 1/2 cinnamon} in {@baking-dish}.
      6 Rub {butter} into {flour, oats, brown-sugar, cinnamon, salt} until it clumps in your fist. [Mix in {pecans}.]
      2+43 Scatter over the fruit without pressing. Bake until the top is brown and the fruit bubbles up around it, 40 to 45 minutes.
      1+15 Cool for 15 minutes, so that the juices thicken.
    `,
    face: 'Soft cinnamon apples under a crunchy lid of oats and brown sugar',
    why: 'Left in loose clumps, the topping turns crisp instead of doughy',
  },
  'apple-crumble': {
    names: 'apple crumble, fruit crumble, crumble, english apple crumble, bramley apple crumble, easy apple crumble',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'apple-crisp rhubarb-crumble crumble',
    weight: 5,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 6,
    sweet: true,
    list: `
      fruit apple 900 peeled, cored and cut into chunks
      sweetener sugar 150
      sweet-spice cinnamon 1.5
      flour flour|gf-flour 180
      fat butter|vegan-butter 110 cold and cubed
      seasoning salt 1
    `,
    steps: `
      5 Heat the oven to 375°F (190°C). Put {apple} in {@baking-dish} with {cinnamon, 1/2 sugar, water 15}.
      5 Rub {butter} into {flour, salt} with your fingertips until it looks like rough crumbs. Stir in {sugar}, then squeeze a few handfuls into lumps.
      2+38 Heap it over the fruit. Bake until golden brown, with juice bubbling at the sides, 35 to 40 minutes.
      1+10 Let it stand for 10 minutes: the fruit is scalding.
    `,
    face: 'Tart apples under a thick, buttery rubble',
    why: 'A few squeezed lumps among the crumbs are what gives it crunch',
  },
  'rhubarb-crumble': {
    names:
      'rhubarb crumble, rhubarb crisp, rhubarb and strawberry crumble, strawberry rhubarb crisp, strawberry rhubarb crumble, rhubarb dessert',
    title: 'Strawberry Rhubarb Crumble',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'apple-crumble apple-crisp crumble',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 6,
    sweet: true,
    list: `
      fruit rhubarb 500 cut into 1-inch pieces
      main strawberries 300 hulled and halved
      sweetener sugar 170
      thickener cornstarch 12
      sweet-spice vanilla 3
      flour flour|gf-flour 150
      oats oats|gf-oats 60
      fat butter|vegan-butter 110 cold and cubed
      seasoning salt 1.5
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Stir {rhubarb, strawberries} with {1/2 sugar, cornstarch, vanilla} in {@baking-dish}.
      6 Work {butter} into {flour, oats, sugar, salt} to a coarse, damp rubble.
      1+40 Cover the fruit with it. Bake until the top is golden and pink syrup bubbles through, 38 to 42 minutes.
      1+15 Let stand for 15 minutes to thicken.
    `,
    face: 'Sharp rhubarb and sweet strawberries under a golden oat crumble',
    why: 'A little cornstarch turns all that juice into syrup',
  },
  'peach-cobbler': {
    names:
      'peach cobbler, southern peach cobbler, fruit cobbler, cobbler, easy peach cobbler, old fashioned peach cobbler, peach cobler, fresh peach cobbler, peach cobbler from scratch',
    family: 'creole',
    near: 'apple-crisp cherry-pie cobbler',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    sweet: true,
    list: `
      fruit peach 1200 peeled, pitted and sliced
      sweetener sugar 170
      acid lemon-juice 15
      thickener cornstarch 12
      sweet-spice cinnamon 1.5
      flour flour|gf-flour 190
      leavener baking-powder 7
      seasoning salt 2.5
      fat butter|vegan-butter 85 cold and cubed
      creamy buttermilk|soy-milk|oat-milk 150
    `,
    steps: `
      5+10 Heat the oven to 400°F (200°C). Toss {peach} with {most sugar, lemon-juice, cornstarch, cinnamon} in {@baking-dish}. Bake for 10 minutes, until hot.
      6 Meanwhile, whisk {flour, baking-powder, salt} with half of what is left of the sugar. Rub in {butter} to coarse crumbs and stir in {buttermilk} to a soft dough.
      3 Drop spoonfuls of dough over the hot fruit, leaving gaps for steam. Sprinkle with {sugar}.
      1+32 Bake until the biscuits are deep golden and cooked through underneath, 30 to 35 minutes.
      1+20 Let stand for 20 minutes before serving.
    `,
    face: 'Bubbling peaches under tender, sugar-crusted biscuits',
    why: 'The fruit is hot before the dough goes on, so the biscuits cook from below as well',
  },
  'fruit-salad': {
    names:
      'fruit salad, fresh fruit salad, fruit bowl, mixed fruit salad, rainbow fruit salad, summer fruit salad, honey lime fruit salad, fruit cup, easy fruit salad, breakfast fruit salad',
    family: 'californian',
    near: 'popsicles fruit-plate',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack, Side Dish',
    meals: 'Breakfast, Snack, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    sweet: true,
    list: `
      fruit strawberries 300 hulled and quartered
      main pineapple 250 cut into 3/4-inch pieces
      vegetable grapes 200 halved
      body blueberries 150
      raw kiwi 207 peeled and sliced
      acid lime 67
      sweetener honey|maple 25
      herb mint 5? chopped
    `,
    steps: `
      2 Stir {lime} with {honey} in a large bowl until the syrup is thin.
      4 Add {strawberries, pineapple, grapes, blueberries, kiwi} and turn them over gently until every piece shines.
      2+10 Let stand for 10 minutes, until some juice has gathered. [Fold in {mint}.] Serve cool.
    `,
    face: 'Ripe fruit of five colors in a light lime syrup',
    why: 'Lime keeps the fruit bright and sharpens its sweetness',
  },
}
