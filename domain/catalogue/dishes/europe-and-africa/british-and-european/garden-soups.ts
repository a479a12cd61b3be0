import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups of carrots, broccoli and lentils, as British kitchens make them. */
export const gardenSoups: DishEntries = {
  'carrot-coriander-soup': {
    names:
      'carrot and coriander soup, carrot coriander soup, carrot soup with coriander, carrot and cilantro soup, carrot cilantro soup, creamy carrot and coriander soup, carrot and fresh coriander soup, carrott and coriander soup, carrot and corriander soup, carrot and coriandor soup',
    title: 'Carrot and Coriander Soup',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'carrot-ginger-soup butternut-squash-soup blended-soup',
    beside: 'grilled-cheese',
    weight: 3,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      fat butter|olive-oil 30
      vegetable onion 180 chopped
      aromatic garlic 6
      ground-spice coriander 5
      vegetable carrot 700 thinly sliced
      vegetable potato 180 peeled and diced
      stock veg-stock|chicken-stock 1100
      herb cilantro 25 leaves and thin stems chopped
      creamy cream|oat-cream|soy-cream 60?
      acid lemon 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      8 Melt {butter} in {@pot} over medium heat and cook {onion} until soft but still pale, 7 minutes. Add {garlic, coriander} and stir until the spice smells warm and sweet, 1 minute.
      3+22 Add {carrot, potato, veg-stock, 1/2 salt} and bring to a boil. Cover and simmer until a slice of carrot crushes flat against the side, 20 to 22 minutes.
      4 Drop in {most cilantro}. Blend until smooth, in batches if the blender is small, with the lid ajar under a towel.
      3 Warm through in the pot over low heat, thinning with hot water if it stands too thick. Sharpen with {lemon} and season with {pepper, salt}. Ladle out[, swirl in {cream}] and finish with {cilantro}.
    `,
    face: 'Sweet carrots blended with both halves of one plant: the warm, ground seed and the fresh green leaves',
    why: 'The seed is toasted at the start for depth, and the leaves go in after the boil for freshness',
  },
  'broccoli-stilton-soup': {
    names:
      'broccoli and stilton soup, broccoli stilton soup, stilton and broccoli soup, broccoli and blue cheese soup, broccoli blue cheese soup, blue cheese and broccoli soup, stilton soup, blue cheese soup, brocolli and stilton soup, broccolli and stilton soup, broccoli and stilten soup',
    title: 'Broccoli and Stilton Soup',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'broccoli-cheddar-soup potato-soup blended-soup',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      fat butter 35
      vegetable leek 150
      vegetable celery 80 sliced
      vegetable potato 250 peeled and diced
      stock veg-stock|chicken-stock 1000
      vegetable broccoli 600 stalks peeled and sliced, heads cut into florets
      cheese blue-cheese=Stilton/Stilton 150 rind cut off, crumbled
      creamy cream 60
      bread bread=crusty_bread/bread|gf-bread 220
      ground-spice nutmeg 0.3
      pepper pepper 1
      salt
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium-low heat. Cook {leek, celery} gently until soft and not browned, 8 minutes.
      3+12 Add {potato, veg-stock}, along with the sliced stalks of {broccoli}. Bring to a boil, cover and simmer until the potato is soft, 12 minutes.
      1+6 Drop in the florets and cook, uncovered, until a knife just slides in and they are still bright green, 5 to 6 minutes.
      4 Take off the heat and blend until smooth, in batches if the blender is small, with the lid ajar under a towel.
      3 Return to the pot over low heat. Stir in {cream, nutmeg, most blue-cheese} until melted, without boiling. Taste before you season with {pepper, salt}, for the cheese brings plenty.
      1 Ladle out, crumble {blue-cheese} over and pass {bread}.
    `,
    face: 'A thick green soup with the salty tang of Stilton, and more of the cheese in crumbs on top',
    why: 'The florets cook for minutes only, so the soup tastes of fresh broccoli under all that cheese',
  },
  'curried-lentil-soup': {
    names:
      'curried lentil soup, curry lentil soup, lentil curry soup, curried red lentil soup, curried lentil and carrot soup, curried carrot and lentil soup, coconut lentil soup, lentil coconut soup, red lentil coconut soup, coconut curry lentil soup, thick curried lentil soup, curried lentil soup with coconut milk, curried lentils soup, curryed lentil soup, curried lentel soup',
    title: 'Curried Red Lentil and Carrot Soup',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'lentil-soup lentil-coconut-curry dal',
    beside: 'naan',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.48,
    list: `
      fat neutral-oil|coconut-oil 28
      vegetable onion 180 finely chopped
      vegetable carrot 300 diced small
      aromatic garlic 12
      aromatic ginger 15
      ground-spice curry-powder 10
      ground-spice cumin 2
      body tomato-paste 24
      pulse red-lentils 260 rinsed
      stock veg-stock|chicken-stock 1100
      creamy coconut-milk 200
      acid lime 25
      herb cilantro 10
      bread naan|gf-bread 180? warmed
      salt
    `,
    steps: `
      9 Heat {neutral-oil} in {@pot} over medium heat. Cook {onion, carrot} until the onion is soft and tinged with gold, 8 minutes.
      2 Add {garlic, ginger, curry-powder, cumin, tomato-paste} and keep stirring until the paste darkens and sticks a little, 1 minute.
      3+20 Stir in {red-lentils, veg-stock}, scraping up what has stuck. Bring to a boil and simmer with the lid ajar, stirring the bottom now and then, until the lentils have melted into the soup and the carrots are tender, 20 minutes.
      2+4 Pour in {coconut-milk} and simmer for 4 minutes.
      2 Squeeze in {lime}, season with {salt} and sprinkle with {cilantro}. [Cut up {naan} for dipping.]
    `,
    face: 'Red lentils and carrots in a golden broth of curry powder and coconut milk, thick without a blender',
    why: 'A minute in hot oil takes the dustiness out of curry powder before any liquid goes in',
  },
}
