import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Drinks over ice and from the blender. */
export const coldDrinks: DishEntries = {
  lemonade: {
    names:
      'lemonade, homemade lemonade, fresh lemonade, fresh squeezed lemonade, old fashioned lemonade, easy lemonade, classic lemonade, lemon ade, lemonade from scratch, real lemonade',
    title: 'Lemonade',
    family: 'farmhouse',
    near: 'strawberry-lemonade lemonade',
    weight: 4,
    level: 1,
    types: 'Beverage',
    meals: 'Lunch, Dinner, Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      acid lemon 290
      sweetener sugar 130
      liquid water 960
    `,
    steps: `
      3 Stir {sugar} into {1/3 water}, hot from the kettle, until it dissolves.
      2 Stir in {lemon} and {water}, this time cold. Taste: it should be a little strong, since ice thins it.
      1 Pour over plenty of ice.
    `,
    face: 'Tart, sweet and cold, from whole lemons',
    why: 'Sugar dissolved in hot water never sinks to the bottom of the pitcher',
  },
  'strawberry-lemonade': {
    names:
      'strawberry lemonade, pink lemonade, fresh strawberry lemonade, berry lemonade, homemade strawberry lemonade',
    family: 'californian',
    near: 'lemonade',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit strawberries 300 hulled
      acid lemon 232
      sweetener sugar 110
      liquid water 840 cold
    `,
    steps: `
      2 Blend {strawberries, sugar, lemon} with a splash of {=water} until smooth, 1 minute.
      2 Strain into a pitcher, if you mind the seeds, and stir in the rest of {water}.
      1 Serve over ice.
    `,
    face: 'Pink, fresh and sharp, with real strawberries',
    why: 'The fruit is blended with the sugar, so nothing is left to dissolve',
  },
  'strawberry-banana-smoothie': {
    names:
      'strawberry banana smoothie, smoothie, berry smoothie, fruit smoothie, banana smoothie, breakfast smoothie, strawberry and banana smoothie, smoothies, yogurt smoothie',
    title: 'Strawberry Banana Smoothie',
    family: 'californian',
    near: 'green-smoothie smoothie',
    weight: 5,
    level: 1,
    types: 'Beverage, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    serves: 2,
    sweet: true,
    list: `
      fruit banana 236 frozen in slices
      main strawberries 250 frozen, hulled
      creamy yogurt|soy-yogurt|coconut-yogurt 150
      liquid milk|oat-milk|soy-milk 240
      sweetener honey|maple 10?
    `,
    steps: `
      1 Pour {milk, yogurt} into the blender first, so that the blades turn freely.
      3 Add {banana, strawberries, honey} and blend on high until thick and smooth, 1 to 2 minutes.
      1 Pour into tall glasses and drink at once.
    `,
    face: 'Thick, pink and frosty',
    why: 'Frozen fruit chills it without watering it down',
  },
  'green-smoothie': {
    names:
      'green smoothie, spinach smoothie, healthy green smoothie, green juice smoothie, spinach banana smoothie, detox smoothie, green breakfast smoothie, spinach and banana smoothie, green protein smoothie, kale smoothie, kale banana smoothie',
    title: 'Green Smoothie',
    family: 'californian',
    near: 'strawberry-banana-smoothie smoothie',
    weight: 3,
    level: 1,
    types: 'Beverage, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    serves: 2,
    sweet: true,
    list: `
      leaf spinach|kale 60
      liquid milk|oat-milk|almond-milk 300
      fruit banana|mango 200 frozen in slices
      main pineapple 150 cubed, frozen
      crunch chia 12
      acid lime 17
    `,
    steps: `
      2 Blend {spinach} with {milk} until no flecks are left, 1 minute.
      2 Add {banana, pineapple, chia, lime} and blend again until creamy, 1 minute.
      1 Taste, thin with a little water if it hardly pours, and serve.
    `,
    face: 'Bright green, sweet and creamy, and it tastes of fruit',
    why: 'The leaves go in first, with only liquid, so they blend to nothing',
  },
  'virgin-mojito': {
    names:
      'virgin mojito, mojito mocktail, mint lime cooler, mocktail, nojito, non alcoholic mojito, mint limeade, sparkling limeade, alcohol free mojito, lime and mint mocktail, mint mojito mocktail',
    title: 'Virgin Mojito',
    family: 'cuban',
    near: 'lemonade cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      herb mint 16 whole
      acid lime 268
      sweetener sugar 60
      liquid sparkling-water 950 very cold
    `,
    steps: `
      3 Put {mint, sugar} in a pitcher and press with a wooden spoon until the leaves are bruised and the sugar is green; shredded leaves turn bitter.
      2 Stir in {lime} until the sugar has dissolved.
      1 Fill tall glasses with ice, divide the lime mixture among them and top with {sparkling-water}. Stir once.
    `,
    face: 'Sharp with lime, cool with mint and full of bubbles',
    why: 'Bruised gently, the leaves give up their scent and none of their bitterness',
  },
  milkshake: {
    names:
      'milkshake, vanilla milkshake, milk shake, homemade milkshake, ice cream shake, shake, diner milkshake, thick shake',
    title: 'Vanilla Milkshake',
    family: 'farmhouse',
    near: 'vanilla-ice-cream fruit-shake',
    weight: 3,
    level: 1,
    types: 'Beverage, Dessert',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      creamy ice-cream|df-ice-cream 400
      liquid milk|oat-milk|coconut-milk-drink 180 very cold
      sweet-spice vanilla 4
      seasoning salt 0.4
    `,
    steps: `
      1+5 Let {=ice-cream} soften on the counter for 5 minutes.
      2 Blend {ice-cream, milk, vanilla, salt} in short bursts, just until it moves: longer, and it turns to milk.
      1 Pour into cold, tall glasses.
    `,
    face: 'Thick enough to fight the straw',
    why: 'Just enough liquid to let the blades turn is what keeps it thick',
  },
  'chocolate-milkshake': {
    names:
      'chocolate milkshake, chocolate shake, choc milkshake, chocolate milk shake, chocolate malt, thick chocolate shake',
    title: 'Chocolate Milkshake',
    family: 'farmhouse',
    near: 'milkshake fruit-shake',
    weight: 3,
    level: 1,
    types: 'Beverage, Dessert',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      creamy ice-cream|df-ice-cream 360
      liquid milk|oat-milk|coconut-milk-drink 180 very cold
      body cocoa 20
      sweetener sugar 20
      fruit dark-chocolate|df-chocolate 20 finely grated
    `,
    steps: `
      2 Blend {cocoa, sugar} with {milk} until no specks are left.
      2 Add {ice-cream} and blend in short bursts, just until it turns over.
      1 Pour into cold, tall glasses and shower with {dark-chocolate}.
    `,
    face: 'Cold, thick and properly chocolaty',
    why: 'The cocoa dissolves in the milk before anything frozen goes in',
  },
  'virgin-pina-colada': {
    names:
      'virgin pina colada, virgin piña colada, pina colada mocktail, piña colada mocktail, non alcoholic pina colada, non alcoholic piña colada, alcohol free pina colada, pina colada without alcohol, pina colada without rum, pina colada smoothie, kids pina colada, virgin colada, frozen mocktail, pineapple coconut mocktail, pineapple coconut smoothie',
    title: 'Virgin Piña Colada',
    family: 'cuban',
    near: 'pina-colada mango-smoothie virgin-mojito fruit-shake',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      liquid pineapple-juice 200 chilled
      creamy coconut-cream 90
      acid lime 20
      sweetener sugar 20
      fruit pineapple 320 cut into chunks and frozen
    `,
    steps: `
      2 Blend {pineapple-juice, coconut-cream, lime, sugar} until the sugar has dissolved.
      2 Add {pineapple} and blend until thick and smooth, scraping down the sides once.
      1 Pour into tall chilled glasses and drink before it melts.
    `,
    face: 'Pineapple and coconut blended thick and cold, with a squeeze of lime',
    why: 'Frozen fruit chills it without watering it down, and lime keeps it from being too sweet',
  },
}
