import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Lunches that are eaten cold at a desk or on a blanket, hours after they were made. */
export const deskLunches: DishEntries = {
  'couscous-desk-lunch': {
    names:
      'cold desk lunch, no microwave lunch, lunch with no microwave, cold vegetarian lunch, couscous lunch salad, packed lunch salad, office lunch, cold lunch box, lunchbox couscous, chickpea lunch box',
    title: 'Roasted-Pepper Couscous and Chickpea Lunch Box',
    family: 'moroccan',
    cuisine: 'American, Mediterranean',
    near: 'quinoa-salad-jars dense-bean-salad grain-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch couscous 240
      ground-spice cumin 3
      fat olive-oil 55
      acid lemon-juice 45
      aromatic garlic 3 finely grated
      pulse chickpeas 480 drained and rinsed
      raw roasted-peppers=jarred_roasted_red_peppers/peppers|red-pepper 200 diced
      aromatic red-onion 60 finely diced
      brine olives 60 halved
      nut almonds 50?
      herb parsley 20 chopped
      salt
      pepper pepper 1
    `,
    steps: `
      2+8 Stir {couscous} with {cumin} and {1/2 salt} in a large bowl, pour in {water 320}, boiling hot, cover and let stand for 8 minutes.
      2+10 Fluff it with a fork and leave it to cool for 10 minutes.
      3 Whisk {olive-oil, lemon-juice, garlic, pepper, salt} and toss with the couscous.
      4 Fold in {chickpeas, roasted-peppers, red-onion, olives}, {parsley}[ and {almonds}].
      1 Pack into boxes. They keep for four days in the refrigerator and are eaten cold, straight from the box.
    `,
    face: 'Couscous, chickpeas, sweet peppers and olives in a lemon dressing, a lunch that asks for nothing but a fork',
    why: 'Nothing in it wilts, so the last box of the week tastes as good as the first',
  },
  'white-bean-picnic-salad': {
    names:
      'white bean picnic salad, picnic salad, bean salad for a picnic, salad for a picnic, room temperature salad, salad that can sit out, no mayo picnic salad, potluck bean salad, salad without mayonnaise',
    title: 'White Bean and Fennel Picnic Salad',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'three-bean-salad white-bean-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    salt: 0.45,
    list: `
      fat olive-oil 60
      acid red-vinegar 40
      sauce dijon 10
      aromatic garlic 3 finely grated
      pulse white-beans 780 drained and rinsed
      raw fennel 250 very thinly sliced
      raw celery 120 thinly sliced
      raw roasted-peppers=jarred_roasted_red_peppers/peppers|red-pepper 200 diced
      aromatic red-onion 60 thinly sliced
      brine olives 80 halved
      herb parsley 20 chopped
      salt
      pepper pepper 1.2
    `,
    steps: `
      3 Whisk {red-vinegar} with {dijon, garlic, pepper, salt} in a large bowl, then beat in {olive-oil}.
      2+10 Toss {red-onion} and {white-beans} in the dressing and leave them for 10 minutes to drink it in.
      4 Fold in {fennel, celery, roasted-peppers, olives, parsley}.
      1 Pack it in a closed box. It is as good after a night in the fridge. Carry it on ice and take it out when you eat: it is good cool or at room temperature.
    `,
    face: 'White beans, fennel and roasted peppers in a sharp mustard dressing, with no leaf to wilt and no mayonnaise',
    why: 'Nothing in it wilts or weeps, and the beans only get better for the wait',
  },
  'jar-bircher': {
    names:
      'breakfast jars, breakfast in jars, breakfast in a jar, meal prep breakfast jars, oat jars, overnight oat jars, jars of oats, breakfast meal prep jars, make ahead breakfast jars',
    title: 'Apple and Yogurt Breakfast Jars',
    family: 'farmhouse',
    near: 'overnight-oats protein-overnight-oats',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 5,
    sweet: true,
    list: `
      starch oats 275
      nut chia 30
      sweet-spice cinnamon 3
      seasoning salt 1.2
      creamy milk|soy-milk|oat-milk 700
      creamy greek-yogurt|soy-yogurt|coconut-yogurt 400
      sweetener maple 60
      fruit apple 360 coarsely grated
      acid lemon-juice 15
      nut walnuts 60? chopped
    `,
    steps: `
      3 Whisk {milk, greek-yogurt, maple, cinnamon, salt} in a large bowl. Stir in {oats} and {chia}.
      4 Toss {apple} with {lemon-juice} and stir it in.
      3+480 Divide among 12-ounce jars, one for each serving, close and refrigerate overnight, 8 hours.
      1 Eat cold, from the jar[, with {walnuts} on top]. They keep for five days in the refrigerator.
    `,
    face: 'Creamy oats with apple, cinnamon and yogurt, a row of breakfasts ready in their jars',
    why: 'Lemon keeps the apple pale, and chia holds the oats together to the last jar',
  },
}
