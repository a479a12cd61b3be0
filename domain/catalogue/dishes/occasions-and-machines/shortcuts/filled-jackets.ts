import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Baked potatoes with what goes in them. */
export const filledJackets: DishEntries = {
  'jacket-potato-fillings': {
    names:
      'jacket potato fillings, jacket potato filling, jacket potato filling ideas, jacket potato ideas, jacket potato toppings, baked potato fillings, baked potato filling, fillings for jacket potatoes, fillings for a jacket potato, fillings for baked potatoes, jacket potatoes with fillings, jacket potato with fillings, baked potato bar, jacket potato bar, baked potato toppings, potato bar, loaded potato bar, spud bar',
    title: 'Jacket Potatoes with Three Fillings',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'jacket-potato-with-beans tuna-jacket-potatoes baked-potatoes',
    beside: 'green-salad coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.15,
    list: `
      vegetable russet-potato 1278 scrubbed and dried
      fat olive-oil 20
      second-fat butter|vegan-butter 60
      pulse vegetarian-baked-beans 420 in their sauce
      cheese cheddar|vegan-cheese 120 grated
      protein canned-tuna|chickpeas 225 drained
      sauce mayonnaise|vegan-mayonnaise 60
      raw corn 120 drained or thawed
      creamy sour-cream|greek-yogurt|vegan-sour-cream 120
      herb chives 8 snipped
      acid lemon-juice 10
      salt
      pepper pepper 1
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Prick {russet-potato}, rub with {olive-oil, 1/2 salt} and lay them straight on the oven rack.
      1+65~ Bake for 60 to 70 minutes, until the skins crackle and the middles give to a squeeze.
      4 Meanwhile, mix {canned-tuna} with {mayonnaise, corn, lemon-juice, 1/2 pepper}. Mix {sour-cream} with {chives} in another bowl. Chill both.
      1+5 Warm {vegetarian-baked-beans} in a saucepan over medium heat until thick and bubbling, 5 minutes.
      3 Cut a cross into each potato, pinch it open and fork {butter, pepper, salt} into the middle.
      2 Set out the beans with {cheddar}, the tuna and the chive cream, and let everybody fill their own.
    `,
    face: 'Crackling skins and buttery middles with beans and cheese, tuna mayonnaise with corn, and chive cream',
    why: 'One oven full of potatoes and three bowls that take minutes feed a table where nobody wants the same',
  },
  'tuna-jacket-potatoes': {
    names:
      'tuna jacket potato, tuna jacket potatoes, jacket potato with tuna, jacket potato tuna, jacket potato tuna mayo, jacket potato with tuna mayo, jacket potato with tuna mayonnaise, jacket potato tuna and sweetcorn, tuna mayo jacket potato, tuna and sweetcorn jacket potato, tuna sweetcorn jacket potato, baked potato with tuna, tuna baked potato, tuna stuffed baked potato, tuna melt jacket potato, tuna melt baked potato',
    title: 'Jacket Potatoes with Tuna Mayonnaise',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'jacket-potato-with-beans baked-potatoes',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 2,
    salt: 0.2,
    list: `
      vegetable russet-potato 426 scrubbed and dried
      fat olive-oil 8
      protein canned-tuna 200 drained well
      sauce mayonnaise|vegan-mayonnaise 50
      raw corn 80 drained or thawed
      aromatic scallion 15 thinly sliced
      acid lemon-juice 8
      second-fat butter|vegan-butter 20
      cheese cheddar|vegan-cheese 50? grated
      salt
      pepper pepper 0.5
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Prick {russet-potato} all over, rub with {olive-oil, 1/2 salt} and put them on the bare oven rack.
      1+65~ Bake until the skins are crisp and a knife slides into the middles, 60 to 70 minutes.
      4 Meanwhile, flake {canned-tuna} and mix with {mayonnaise, corn, scallion, lemon-juice, 1/2 pepper}. Chill.
      3 Slash each potato crosswise, push it open and mash in {butter, pepper, salt} with a fork. Heap the tuna on top[ and cover with {cheddar}].
    `,
    face: 'A crisp skin and a hot, buttery middle under cold tuna mayonnaise with sweet corn',
    why: 'The tuna is well drained, so the mayonnaise stays thick on the hot potato',
  },
  'coronation-chicken-jackets': {
    names:
      'coronation chicken jacket potato, coronation chicken jacket potatoes, jacket potato with coronation chicken, jacket potato coronation chicken, chicken jacket potato, jacket potato with chicken, chicken mayo jacket potato, curried chicken baked potato, coronation chicken baked potato, jacket potato with chicken mayo',
    title: 'Jacket Potatoes with Coronation Chicken',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'tuna-jacket-potatoes jacket-potato-with-beans',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.28,
    list: `
      vegetable russet-potato 852 scrubbed and dried
      fat olive-oil 15
      protein cooked-chicken|cooked-turkey 340 cold, cut into 1/2-inch pieces
      sauce mayonnaise|vegan-mayonnaise 70
      creamy greek-yogurt|soy-yogurt 70
      condiment mango-chutney 45
      ground-spice curry-powder 5
      acid lemon-juice 10
      fruit raisins 30?
      herb cilantro 6 chopped
      second-fat butter|vegan-butter 30
      nut almonds 20? toasted
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Prick {russet-potato}, rub with {olive-oil} and set right on the oven rack.
      1+65~ Bake until they are soft inside and crisp outside, 60 to 70 minutes.
      6 Meanwhile, mix {mayonnaise, greek-yogurt, mango-chutney, curry-powder, lemon-juice, 1/2 salt}. Fold in {cooked-chicken}[ and {raisins}] and chill.
      3 Split each potato with a cross, fluff the middle and work in {butter, pepper, salt}. Heap the chicken on top and sprinkle with {cilantro, almonds}.
    `,
    face: 'Cold chicken in a mild curried mayonnaise with mango chutney, heaped on hot potatoes with crisp skins',
    why: 'Half of the dressing is yogurt, so it is lighter than mayonnaise alone and the spice comes through',
  },
  'chili-stuffed-baked-potatoes': {
    names:
      'chili stuffed baked potatoes, chili stuffed potatoes, chili baked potato, chili baked potatoes, baked potato with chili, baked potatoes with chili, jacket potato with chili, jacket potatoes with chili, jacket potato with chilli, jacket potatoes with chilli, jacket potato with chilli con carne, jacket potato chilli, chilli jacket potato, chili jacket potato, chili potatoes, baked potato chili, chili loaded baked potatoes',
    title: 'Chili-Stuffed Baked Potatoes',
    family: 'texmex',
    cuisine: 'American, British',
    near: 'jacket-potato-with-beans beef-chili baked-potatoes',
    beside: 'coleslaw green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable russet-potato 852 scrubbed and dried
      fat olive-oil 22
      vegetable onion 120 finely chopped
      protein ground-beef|ground-turkey|plant-mince 340
      aromatic garlic 8 minced
      ground-spice chili-powder 6
      ground-spice cumin 3
      body tomato-paste 20
      body canned-tomatoes 400
      pulse kidney-beans|black-beans 240 drained and rinsed
      cheese cheddar|vegan-cheese 80 grated
      creamy sour-cream|greek-yogurt|vegan-sour-cream 80?
      aromatic scallion 20 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Prick {russet-potato}, rub with {1/2 olive-oil} and set right on the oven rack.
      1+65~ Bake for 60 to 70 minutes, until they give when you squeeze them in a towel.
      12 Meanwhile, warm {olive-oil} in {@skillet} over medium-high heat. Cook {onion, ground-beef} until browned[{?ground-beef} and 160°F (71°C)][{?ground-turkey} and 165°F (74°C)], 9 minutes. Stir in {garlic, chili-powder, cumin, tomato-paste} for 1 minute.
      2+20 Add {canned-tomatoes, kidney-beans, pepper, 1/2 salt} with {water 120} and simmer until thick enough to mound on a spoon, 20 minutes.
      3 Cut a deep cross into each potato, squeeze it open and season the inside with {salt}. Ladle in the chili and top with {cheddar}[, {sour-cream}] and {scallion}.
    `,
    face: 'Thick chili with beans spilling over hot, fluffy potatoes under melting cheese',
    why: 'The chili simmers while the potatoes bake, and is cooked thick, so it stays on top of them',
  },
}
