import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners that a toaster oven bakes from beginning to end, with no stove beside it. */
export const toasterOven: DishEntries = {
  'toaster-oven-lasagna': {
    names:
      'toaster oven lasagna, lasagna in the toaster oven, lasagna in a toaster oven, toaster oven lasagne, toaster oven spinach lasagna, no boil spinach lasagna',
    title: 'Toaster-Oven Spinach Lasagna',
    family: 'soffritto',
    near: 'vegetable-lasagna lasagna',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Toaster Oven',
    serves: 2,
    salt: 0.3,
    list: `
      cheese ricotta|cottage-cheese 190
      leaf spinach 70 finely chopped
      cheese parmesan 24
      ground-spice oregano 0.6
      sauce marinara-sauce 330
      starch lasagna-noodles=lasagna_sheets 85 no-boil
      cheese mozzarella 90
      salt
      pepper pepper 0.5
    `,
    steps: `
      6 Heat the toaster oven to 375°F (190°C), with the rack in its lowest place. Stir {ricotta} with {spinach, oregano, 1/2 parmesan, pepper, salt}.
      8 Thin {most marinara-sauce} with {water 60} and spread a little of it in {@baking-dish}. Layer {lasagna-noodles}, broken to fit, with the ricotta, that sauce and {1/2 mozzarella}, three times or until all is in; end with noodles under {marinara-sauce}.
      1+32 Cover tightly with foil, tucked under the rim so that it stays clear of the heating elements. Bake in the toaster oven until a knife goes through the noodles easily, about 30 minutes.
      1+8 Take off the foil, scatter {mozzarella} and {parmesan} over the top and leave it in the toaster oven until browned in spots, 6 to 8 minutes.
      0+10 Let it stand for 10 minutes, so that it holds its layers.
    `,
    face: 'A small lasagna of spinach and ricotta that goes into the toaster oven without a pot beforehand',
    why: 'The noodles are not boiled: under the foil they soften in the thinned sauce',
  },
  'toaster-oven-chicken-dinner': {
    names:
      'toaster oven chicken, toaster oven chicken dinner, chicken in the toaster oven, toaster oven chicken thighs, toaster oven chicken and vegetables, toaster oven dinner, toaster oven baked chicken',
    title: 'Toaster-Oven Chicken Thighs with Broccoli and Potatoes',
    family: 'farmhouse',
    near: 'baked-chicken-thighs sheet-pan-chicken',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Baked',
    equipment: 'Toaster Oven',
    serves: 2,
    salt: 0.45,
    list: `
      protein chicken-thigh 340 patted dry
      vegetable potato 320 cut into 3/4-inch cubes
      vegetable broccoli 180 cut into small florets
      fat olive-oil 24
      aromatic garlic 4 minced
      ground-spice smoked-paprika 1.6
      herb thyme 1.5
      acid lemon-juice 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Heat the toaster oven to 425°F (220°C). Toss {potato} with {1/2 olive-oil} and {1/2 salt} on the lined pan of the toaster oven.
      1+15 Roast in the toaster oven for 15 minutes, until the edges begin to color.
      4 Rub {chicken-thigh} with {garlic, smoked-paprika, thyme, pepper, salt}. Toss {broccoli} with {olive-oil}.
      1+20 Push the potatoes to one side and lay the chicken and broccoli beside them. Roast in the toaster oven until the potatoes are tender and the chicken is 165°F (74°C) in the thickest part, 18 to 20 minutes. Cover with foil whatever browns too soon.
      1 Squeeze {lemon-juice} over the pan and serve.
    `,
    face: 'Paprika chicken, browned potatoes and broccoli from the one small pan of a toaster oven',
    why: 'Potatoes go in first, since they take twice as long as the rest',
  },
}
