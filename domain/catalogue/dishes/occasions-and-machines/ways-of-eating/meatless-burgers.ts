import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is eaten from a bun where there is no patty of meat. */
export const meatlessBurgers: DishEntries = {
  'halloumi-burgers': {
    names:
      'halloumi burger, halloumi burgers, grilled halloumi burger, fried halloumi burger, halloumi sandwich, halloumi sandwiches, grilled cheese burger with halloumi, halloumi and pepper burger',
    title: 'Halloumi Burgers with Peppers and Minted Yogurt',
    family: 'cypriot',
    cuisine: 'Mediterranean, British',
    near: 'veggie-burger portobello-burgers burgers',
    beside: 'oven-fries green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Grilled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      vegetable red-pepper 320 cut into wide strips
      vegetable red-onion 120 cut into thick rings
      fat olive-oil 30
      protein halloumi 320 cut into 8 slices
      ground-spice oregano 1.5
      sweetener honey|maple 10
      acid lemon 25
      creamy greek-yogurt|soy-yogurt 140
      herb mint 6
      aromatic garlic 3
      bread burger-buns|crusty-rolls|gf-bread 240 split
      leaf arugula|romaine 60
      raw tomato 180 sliced
      salt
    `,
    steps: `
      10 Cook {red-pepper, red-onion} with {most salt} in {most olive-oil} in {@skillet}, or on a grill, over medium-high heat until soft and charred in spots, 8 to 9 minutes. Move to a plate.
      2 Stir {greek-yogurt, mint, garlic, 1/2 lemon, salt} together.
      6 Brush {halloumi} with {olive-oil} and fry it in the same pan until deep golden, 2 minutes a side. Off the heat, add {honey, lemon, oregano} and turn the slices in it.
      4 Toast {burger-buns} and spread with the yogurt. Fill with {arugula, tomato}, the peppers and the cheese, and eat while it is hot.
    `,
    face: 'Golden, salty slices with charred peppers, tomato and a cool minted sauce on toasted buns',
    why: 'The cheese holds its shape in a hot pan, and a little honey and lemon balance its salt',
  },
  'portobello-burgers': {
    names:
      'portobello burger, portobello burgers, mushroom burger, portobello mushroom burger, grilled portobello burger, portobello sandwich, mushroom burgers, vegetarian mushroom burger, portobello mushroom sandwich',
    title: 'Portobello Burgers with Garlic Mayonnaise',
    family: 'californian',
    cuisine: 'American',
    near: 'veggie-burger halloumi-burgers burgers',
    beside: 'sweet-potato-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Grilled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable portobello 350 stemmed
      fat olive-oil 40
      acid balsamic-vinegar 30
      sauce soy-sauce|tamari|coconut-aminos 24
      aromatic garlic 9
      ground-spice smoked-paprika 2
      cheese provolone|swiss|vegan-cheese 110 sliced
      sauce mayonnaise|vegan-mayonnaise 70
      acid lemon 10
      bread burger-buns|crusty-rolls|gf-bread 240 split
      leaf arugula|romaine 50
      raw tomato 180 sliced
      raw red-onion 60 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+10 Whisk {balsamic-vinegar, soy-sauce, smoked-paprika, pepper, most garlic} with {1/2 olive-oil}. Score {portobello} lightly on top, turn them in it and let stand for 10 minutes.
      2 Stir {mayonnaise, lemon, garlic} together.
      12 Heat {olive-oil} in {@skillet}, or a grill, over medium-high heat. Cook the mushrooms gill side up for 5 minutes, turn, spoon on what is left of the marinade and cook until tender all through, 5 minutes more. Season with {salt}.
      3 Turn them gill side up again, lay {provolone} on top, cover and let it melt, 1 to 2 minutes.
      4 Toast {burger-buns}, spread with the mayonnaise and fill with the mushrooms, {arugula, tomato, red-onion}.
    `,
    face: 'Whole mushrooms seared in balsamic and soy, under melted cheese on toasted buns',
    why: 'Cooked through on both sides, the caps lose their water and taste of far more than mushroom',
  },
}
