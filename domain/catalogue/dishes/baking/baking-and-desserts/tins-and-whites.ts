import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** A cake for a loaf pan, and what egg whites are for. */
export const tinsAndWhites: DishEntries = {
  'carrot-loaf-cake': {
    names:
      'carrot loaf cake, carrot loaf, carrot cake loaf, carrot cake in a loaf tin, carrot cake in a loaf pan, loaf tin carrot cake, loaf pan carrot cake, small carrot cake, carrot bread',
    title: 'Carrot Loaf Cake',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'carrot-cake zucchini-bread banana-bread',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 190
      leavener baking-powder 5
      thickener baking-soda 2.5
      sweet-spice cinnamon 4
      second-fat nutmeg 0.6
      seasoning salt 2.4
      egg egg|applesauce 100
      sweetener brown-sugar 160
      fat neutral-oil 130
      vegetable carrot 230 peeled and finely grated
      nut walnuts 60? chopped
      cheese cream-cheese|vegan-cream-cheese 150 softened
      starch powdered-sugar 60
      body vanilla 3
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and lay parchment in {@tin 9-by-5-inch loaf pan}. Whisk {flour, baking-powder, baking-soda, cinnamon, nutmeg, salt} together.
      4 In a large bowl, whisk {egg, brown-sugar, neutral-oil} by hand until smooth, 1 minute. Stir in the dry mixture, then {carrot}[ and {walnuts}].
      1+55 Scrape into the pan. Bake until a toothpick in the center comes out clean, 50 to 55 minutes.
      1+70 Cool in the pan for 10 minutes, lift out by the parchment and cool completely on a rack, about 1 hour.
      4 Beat {cream-cheese} with a wooden spoon until soft, then beat in {powdered-sugar, vanilla} until smooth. Spread it along the top of the loaf.
    `,
    face: 'A moist, spiced loaf full of grated carrot, under a thin layer of cream cheese frosting',
    why: 'Oil instead of butter means that a whisk and a spoon are all it takes to mix',
  },
  'meringue-cookies': {
    names:
      'meringue cookies, meringues, meringue kisses, mini meringues, french meringues, egg white cookies, vanilla meringues, little meringues',
    title: 'Meringue Kisses',
    family: 'farmhouse',
    cuisine: 'French, American',
    near: 'pavlova coconut-macaroons',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      egg egg-white 132 at room temperature
      leavener cream-of-tartar 1.5
      seasoning salt 0.6
      sweetener sugar 220
      sweet-spice vanilla 5
    `,
    steps: `
      4 Heat the oven to 200°F (95°C) and line two sheet pans with parchment. Beat {egg-white} with {cream-of-tartar, salt} in a spotless bowl until it holds soft peaks.
      8 Still beating, add {sugar} by the spoonful, and beat until the meringue is stiff and glossy and no grain of sugar is felt between two fingers, about 6 minutes. Beat in {vanilla}.
      6 Pipe or spoon it onto the pans in {@count 9.5 kiss kisses}, 1 inch apart.
      1+105 Bake until they are dry and lift off the parchment without sticking, 1 1/2 to 1 3/4 hours.
      1+60 Turn off the oven and leave them in it, the door ajar, until cold, 1 hour. They keep for two weeks in a closed tin.
    `,
    face: 'Crisp, snowy bites of nothing but egg white, sugar and vanilla',
    why: 'A low oven dries them without browning, and time in its last warmth keeps them from cracking',
  },
}
