import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** A glass for the evening, and what is set in a mold. */
export const glassesAndJellies: DishEntries = {
  'mulled-wine': {
    names:
      'mulled wine, hot mulled wine, gluhwein, glühwein, spiced wine, glogg, christmas mulled wine, warm spiced wine, vin chaud, mulled red wine',
    title: 'Mulled Wine',
    family: 'alsatian',
    cuisine: 'German',
    near: 'hot-apple-cider sangria hot-drink',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    sweet: true,
    list: `
      wine red-wine 750
      fruit orange 260 sliced
      sweetener honey|maple 80
      sweet-spice cinnamon-stick 8
      whole-spice cloves 1
      ground-spice star-anise 3
    `,
    steps: `
      6 Put {orange, honey, cinnamon-stick, cloves, star-anise} in a pot with {water 120}. Simmer for 5 minutes, until the kitchen smells of Christmas.
      3+20 Add {red-wine} and warm over low heat until it steams. Do not let it boil. Leave it there, just steaming, for 20 minutes.
      2 Strain, if you like, and ladle into warm glasses.
    `,
    face: 'Red wine warmed with orange, cinnamon, cloves and star anise',
    why: 'The spices are simmered first in water, so that the wine itself never boils',
  },
  margarita: {
    names:
      'margarita, margaritas, cocktail, cocktails, mixed drink, alcoholic drink, classic margarita, lime margarita, margarita on the rocks, tequila margarita, skinny margarita, marg, easy margarita',
    title: 'Classic Margarita',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'virgin-mojito agua-fresca cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      wine spirits=blanco_tequila/tequila 100
      liquid liqueur=orange_liqueur/orange_liqueur 45
      acid lime 60
      sweetener agave 14
      seasoning salt 2
    `,
    steps: `
      2 Wet the rims of your glasses with a little of {=lime} and dip them in {salt}. Fill the glasses with ice.
      2 Shake {spirits, liqueur, lime, agave} hard with a big handful of ice, until the shaker frosts, 15 seconds.
      1 Strain over the fresh ice.
    `,
    face: 'Tequila, orange and lime, cold and sharp, with salt on the rim',
    why: 'Fresh limes and a hard shake make all the difference',
  },
  'jello-salad': {
    names:
      'jello salad, jell-o salad, jello mold, jello fruit salad, gelatin salad, fruit jello, jelly with fruit, congealed salad, jello with fruit, jello, fruit jelly dessert',
    title: 'Fruit Gelatin Salad',
    family: 'pennsylvanian',
    near: 'ambrosia fruit-salad',
    weight: 2,
    level: 1,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      liquid orange-juice 600
      thickener gelatin 18
      sweetener sugar 90
      acid lemon 30
      fruit tangerine 260 peeled and segmented
      main strawberries 200 hulled and sliced
      raw grapes 180 halved
      creamy cream 180? cold
    `,
    steps: `
      2+5 Sprinkle {gelatin} over a third of {=orange-juice} in a bowl. Let stand for 5 minutes, until it swells.
      4 Heat {1/2 orange-juice} with {sugar} until steaming. Stir into the gelatin until not a grain is left, then add {orange-juice, lemon}.
      1+45 Chill until it is as thick as egg white, about 45 minutes.
      3+240 Fold in {tangerine, strawberries, grapes}. Pour into {@tin 6-cup mold} and chill until firm, 4 hours.
      3 Dip the mold in warm water for a few seconds and turn out. [Whip {cream} softly to go with it.]
    `,
    face: 'A clear, bright mold full of fresh fruit',
    why: 'The fruit goes in once the liquid has thickened, so that it hangs there and does not sink',
  },
}
