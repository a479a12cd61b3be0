import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cheese in pies and in sausages without meat. */
export const britishCheeseSuppers: DishEntries = {
  'homity-pie': {
    names:
      'homity pie, potato and leek pie, potato leek pie, cheese and potato pie, cheese potato and leek pie, cranks homity pie, open potato pie, british potato and cheese pie, devon homity pie',
    title: 'Homity Pie (Potato, Leek and Cheese)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cheese-and-onion-pie quiche-lorraine savory-tart',
    beside: 'green-salad',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    list: `
      flour flour 100
      flour whole-wheat-flour 90
      second-fat butter|vegan-butter 110 cold and cubed
      seasoning salt 7
      vegetable potato 600 peeled and cut into 1/2-inch dice
      fat olive-oil 20
      vegetable onion 250 thinly sliced
      vegetable leek 200 white and pale green parts sliced and well washed
      aromatic garlic 9
      creamy cream|oat-cream 120
      cheese cheddar|vegan-cheese 180 grated
      herb parsley 12 chopped
      herb thyme 2 leaves only
      pepper pepper 1
    `,
    steps: `
      8+30~ Rub {butter} into {flour, whole-wheat-flour} with {1/3 salt} until sandy. Stir in {water 50}, ice cold, press into a disk and chill for 30 minutes.
      3+10~ Meanwhile, simmer {potato} in unsalted water until just tender, 8 to 10 minutes. Drain well.
      13 Heat {olive-oil} in a large skillet over medium heat and cook {onion, leek} until very soft and sweet, 11 minutes. Stir in {garlic} for 1 minute.
      7+5 Heat the oven to 400°F (200°C). Roll out the dough, line {@tin 9-inch pie plate} with it, prick the bottom and freeze for 5 minutes.
      2+22 Line the shell with parchment and baking weights and bake for 15 minutes, then without them until dry to the touch, 7 minutes.
      4 Fold the potatoes, {cream, parsley, thyme, pepper, salt} and {1/2 cheddar} into the onions. Heap it all in the shell and cover with {cheddar}.
      1+30 Bake until brown and bubbling on top, 30 minutes.
      0+10 Let it settle for 10 minutes before cutting.
    `,
    face: 'An open pie of potatoes, soft leeks and garlic in cream under browned Cheddar',
    why: 'The potatoes are boiled and the shell is baked first, so the oven only has to brown and marry them',
  },
  'cheese-and-onion-pie': {
    names:
      'cheese and onion pie, cheese & onion pie, cheese onion pie, lancashire cheese and onion pie, cheddar and onion pie, cheddar onion pie, northern cheese and onion pie, british cheese and onion pie, cheese pie with onions',
    title: 'Cheese and Onion Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'homity-pie quiche-lorraine savory-tart',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    list: `
      flour flour 340
      fat butter 170 cold and cubed
      seasoning salt 5
      vegetable onion 600 thinly sliced
      cheese cheddar 280 coarsely grated
      egg egg 100 beaten
      creamy cream 60
      ground-spice mustard-powder 3
      pepper white-pepper|pepper 0.8
    `,
    steps: `
      9+30~ Rub {butter} into {flour} with {1/2 salt} until it looks like coarse meal. Bring it together with just enough of {water 95}, ice cold, divide into two disks, one twice as large as the other, and chill for 30 minutes.
      4+18 Meanwhile, cook {onion} with {water 120} in a covered skillet over medium-low heat, stirring now and then, until soft and sweet but still pale, 15 minutes. Uncover, boil until the pan is dry, 3 minutes, and spread the onions on a plate to cool.
      4 Mix the cooled onions with {cheddar, cream, mustard-powder, white-pepper, salt} and {most egg}.
      12 Heat the oven to 400°F (200°C) with a sheet pan inside. Roll the large disk to line {@tin 9-inch pie plate}, fill it, and cover with the small one, rolled to fit. Seal and crimp the edge, brush with {egg} and cut two slits.
      1+40 Bake on the hot sheet pan until the crust is deep golden and the filling is 160°F (71°C), 40 minutes.
      0+20 Leave it for 20 minutes before you cut, so that the cheese sets.
    `,
    face: 'Sharp Cheddar and soft, sweet onions between two layers of butter pastry',
    why: 'Onions cooked soft and dry leave the cheese thick, and the hot sheet pan crisps the bottom crust',
  },
  'glamorgan-sausages': {
    names: 'glamorgan sausage, glamorgan sausages, welsh vegetarian sausages, selsig morgannwg',
    title: 'Glamorgan Meatless Sausages',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bubble-and-squeak fritters',
    beside: 'mashed-potatoes green-salad',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      fat butter|vegan-butter 15
      vegetable leek 180 finely chopped and well washed
      bread white-bread|gf-bread 232 torn to fine crumbs
      cheese cheddar 190 finely grated
      herb parsley 8 finely chopped
      herb thyme 2 leaves only
      sauce dijon 12
      pepper pepper 0.8
      egg egg 200 beaten
      crunch breadcrumbs|gf-breadcrumbs 60
      second-fat neutral-oil 40
      salt
    `,
    steps: `
      7+5 Melt {butter} in a skillet over medium-low heat and soften {leek} without coloring, 6 minutes. Let cool for 5 minutes.
      4 Toss {white-bread, cheddar, parsley, thyme, pepper, salt} with {=leek} in a bowl. Stir {dijon} into {most egg}, add and press together to a firm dough that holds when squeezed.
      8+30 Shape into {@count 118 log logs}, short and plump. Roll them in {egg}, then in {breadcrumbs}, and chill for 30 minutes.
      12 Fry in {neutral-oil} in {@skillet} over medium heat, in batches if they crowd, turning on all sides, until deep golden and 160°F (71°C) in the middle, 10 to 12 minutes.
    `,
    face: 'Welsh logs of cheese, leek and crumbs, fried until crisp outside and soft within',
    why: 'Half an hour in the cold sets the cheese and crumbs, so the logs fry without bursting',
  },
}
