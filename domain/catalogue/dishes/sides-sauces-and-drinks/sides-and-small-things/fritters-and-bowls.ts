import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Fritters, salads that keep for days and potatoes smashed flat. */
export const frittersAndBowls: DishEntries = {
  'corn-fritters': {
    names:
      'corn fritters, corn fritter, sweet corn fritters, sweetcorn fritters, fresh corn fritters, corn cakes, southern corn fritters, cheesy corn fritters, corn patties, sweetcorn cakes',
    title: 'Corn Fritters',
    family: 'farmhouse',
    near: 'zucchini-fritters hush-puppies fritters',
    beside: 'bbq-chicken green-salad',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer, Main Dish',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.95,
    list: `
      flour flour|gf-flour 95
      starch cornmeal 35
      leavener baking-powder 5
      ground-spice smoked-paprika 1.5
      egg egg 100 beaten
      creamy milk|oat-milk|soy-milk 80
      vegetable corn 450 thawed if frozen, and patted dry
      aromatic scallion 45 thinly sliced
      cheese cheddar|vegan-cheese 60? grated
      fat neutral-oil 55
      sauce sweet-chili-sauce 80?
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Whisk {flour, cornmeal, baking-powder, smoked-paprika, pepper, salt} with {egg, milk} to a thick batter. Fold in {corn, scallion, cheddar}.
      16 Heat a third of {neutral-oil} in {@skillet} over medium heat. Drop in heaped tablespoons, flatten them a little and fry, in batches, adding oil as you go, until golden and set in the middle, 3 minutes a side. Stand back: now and then a kernel pops.
      1 Drain on a rack and serve hot[ with {sweet-chili-sauce}].
    `,
    face: 'Crisp little cakes that are mostly sweet corn, with just enough batter to hold it',
    why: 'Dry kernels and a thick batter brown quickly, before the middle can turn heavy',
  },
  'zucchini-fritters': {
    names:
      'zucchini fritters, zucchini fritter, courgette fritters, zucchini pancakes, crispy zucchini fritters, zucchini cakes savory, zucchini patties, zuchini fritters, zucchini fritters with feta, zucchini and feta fritters, courgette and feta fritters',
    title: 'Zucchini Fritters with Lemon Yogurt',
    family: 'greek',
    near: 'corn-fritters latkes fritters',
    beside: 'chicken-souvlaki grilled-fish',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable zucchini 720 coarsely grated
      creamy greek-yogurt|soy-yogurt 140
      acid lemon 15
      aromatic garlic 6 finely grated
      egg egg 100 beaten
      aromatic scallion 50 thinly sliced
      herb dill 8 finely chopped
      cheese feta 80? crumbled
      flour flour|gf-flour 75
      leavener baking-powder 3
      fat olive-oil 50
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+10~ Toss {zucchini} with {1/2 salt} in a colander and leave it for 10 minutes to give up its water.
      3 Meanwhile, stir {greek-yogurt, lemon} with {1/2 garlic} for the sauce.
      3 Wring the zucchini out in a towel, a handful at a time, until hardly a drop comes.
      3 Mix it with {egg, scallion, dill, garlic, feta, pepper, salt}. Stir in {flour, baking-powder}.
      16 Heat {1/2 olive-oil} in {@skillet} over medium heat. Drop in heaped spoonfuls, flatten them and fry, in batches, adding {olive-oil}, until brown and crisp, 3 to 4 minutes a side.
      1 Serve hot, with the lemon yogurt.
    `,
    face: 'Crisp green fritters with dill and scallions, and a cool yogurt sauce',
    why: 'Salted and wrung out, the zucchini fries instead of steaming',
  },
  'kale-caesar-salad': {
    names:
      'kale caesar salad, kale caesar, kale ceasar salad, massaged kale caesar salad, lacinato kale caesar salad, tuscan kale caesar salad, caesar salad with kale, vegan kale caesar salad, kale caeser salad',
    title: 'Kale Caesar Salad',
    family: 'californian',
    near: 'caesar-salad kale-salad massaged-salad',
    beside: 'grilled-chicken',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked, Raw/No Cook',
    equipment: 'Oven',
    serves: 4,
    salt: 0.28,
    list: `
      bread bread|gf-bread 120 torn into small pieces
      fat olive-oil 50
      leaf kale 300 stemmed and cut into thin ribbons
      aromatic garlic 6 finely grated
      brine anchovies 14? mashed to a paste
      sauce mayonnaise|vegan-mayonnaise 55
      sauce dijon 10
      acid lemon 40
      cheese parmesan|veg-parm|vegan-parmesan 50
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+10~ Heat the oven to 375°F (190°C). Toss {bread} with {1/2 olive-oil} on {@sheet-pans} and bake until crunchy, 10 minutes.
      4 Put {kale} into a wide bowl with {1/2 lemon, 1/2 salt} and rub it between your hands until dark and limp, 2 minutes.
      4 Whisk {garlic, anchovies, mayonnaise, dijon, lemon, pepper, salt} in a small bowl. Beat in {olive-oil} by drops, then {1/2 parmesan}.
      2+5 Toss the kale with all of the dressing and give it 5 minutes to soak in.
      1 Fold in the toasted bread and top with {parmesan}.
    `,
    face: 'Ribbons of dark kale in a thick, garlicky lemon dressing, with crunchy bread',
    why: 'Kale that is rubbed with lemon and salt turns tender, and unlike romaine it is still good the next day',
  },
  'street-corn-pasta-salad': {
    names:
      'street corn pasta salad, mexican street corn pasta salad, elote pasta salad, mexican corn pasta salad, esquites pasta salad, mexican pasta salad, corn pasta salad, street corn pasta',
    title: 'Pasta Salad with Street Corn',
    family: 'texmex',
    cuisine: 'American',
    near: 'pasta-salad esquites pasta-salad',
    beside: 'bbq-chicken carne-asada',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      starch penne=rotini|gf-pasta 340
      fat neutral-oil 20
      vegetable corn 500
      sauce mayonnaise|vegan-mayonnaise 80
      creamy sour-cream|greek-yogurt|vegan-sour-cream 100
      acid lime 50
      aromatic garlic 5 finely grated
      ground-spice chili-powder 4
      ground-spice smoked-paprika 2
      raw red-onion 70 finely diced
      chile jalapeno 25 seeded and minced
      cheese cotija|feta|vegan-cheese 110
      herb cilantro 20 chopped
      salt
    `,
    steps: `
      2+11~ Boil {penne} in well-salted water until tender, a minute longer than for a hot dish, about 11 minutes. Drain, rinse under cold water and drain again.
      9 Heat {neutral-oil} in {@skillet} over high heat. Add {corn} in one layer and leave it alone until it chars in spots, 3 minutes; stir and repeat until it is browned all over, 4 minutes more.
      3 Stir {mayonnaise, sour-cream, lime, garlic, chili-powder, smoked-paprika, salt} together in a large bowl.
      3 Toss in the pasta, the corn, {red-onion, jalapeno, 1/2 cilantro, most cotija}.
      1+20 Chill for 20 minutes, or up to a day. Stir, loosen with a spoonful of water, and top with {cotija, cilantro}.
    `,
    face: 'Cold pasta with charred corn in a creamy lime and chili dressing, with crumbled cheese',
    why: 'Corn that chars without being stirred brings the taste of the grill into the bowl',
  },
  'dense-bean-salad': {
    names:
      'dense bean salad, viral bean salad, mediterranean bean salad, mediterranean dense bean salad, high protein bean salad, viral dense bean salad, bean salad meal prep, tiktok bean salad, chickpea and white bean salad',
    title: 'Dense Bean Salad',
    family: 'californian',
    near: 'three-bean-salad white-bean-salad bean-salad',
    beside: 'grilled-chicken no-knead-bread',
    weight: 4,
    level: 1,
    types: 'Salad, Main Dish, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.55,
    list: `
      fat olive-oil 45
      acid red-vinegar 35
      sauce dijon 10
      aromatic garlic 5 finely grated
      ground-spice oregano 1.5
      pulse chickpeas 380 drained and rinsed
      pulse white-beans|pinto-beans 380 drained and rinsed
      raw cucumber 200 finely diced
      raw red-pepper 160 finely diced
      raw red-onion 60 finely diced
      vegetable sun-dried-tomatoes 50 drained and chopped
      brine pepperoncini 50 sliced
      cheese feta 110? crumbled
      herb parsley 30 chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Whisk {olive-oil, red-vinegar, dijon, garlic, oregano, pepper, salt} in a large bowl.
      2 Pat {chickpeas, white-beans} dry and turn them in the dressing first.
      4 Fold in {cucumber, red-pepper, red-onion, sun-dried-tomatoes, pepperoncini, parsley, feta}.
      1+30 Cover and chill for 30 minutes. It gets better overnight and keeps for three days; stir it up from the bottom before each helping.
    `,
    face: 'Two kinds of beans with everything diced small, in a sharp red wine vinaigrette',
    why: 'The beans meet the dressing by themselves, before the vegetables, and so they take it in',
  },
  'smashed-potatoes': {
    names:
      'smashed potatoes, crispy smashed potatoes, smashed baby potatoes, roasted smashed potatoes, garlic smashed potatoes, smash potatoes, crash hot potatoes, crispy smashed baby potatoes, oven smashed potatoes',
    title: 'Crispy Smashed Potatoes',
    family: 'farmhouse',
    near: 'roast-potatoes hasselback-potatoes roasted-potatoes',
    beside: 'pork-tenderloin grilled-salmon',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable baby-potatoes=baby_potatoes/potatoes 800 left whole
      fat olive-oil 40
      second-fat butter|vegan-butter 20 melted
      aromatic garlic 8 finely grated
      herb parsley 8 finely chopped
      salt
      pepper pepper 1
    `,
    steps: `
      2+26 Cover {baby-potatoes} with cold salted water, bring to a boil and cook until a knife slides in without any push, 16 to 20 minutes. Heat the oven to 450°F (230°C).
      2+4 Drain and let them steam dry for 4 minutes.
      4 Spread {1/2 olive-oil} on {@sheet-pans}. Set the potatoes in the oil, well apart, and press each one flat with the bottom of a glass, to about 1/2 inch.
      2+26 Drizzle with {olive-oil}, season with {pepper, salt} and roast, without turning, until brown and crisp, 24 to 28 minutes.
      2+2 Stir {garlic, parsley} into {butter}, brush it over and roast for 2 minutes more.
    `,
    face: 'Small potatoes pressed flat, crisp and brown at every ragged edge',
    why: 'They dry before they are oiled, and garlic goes on last, where it cannot burn',
  },
}
