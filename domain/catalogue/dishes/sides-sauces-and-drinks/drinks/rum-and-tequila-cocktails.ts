import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Margaritas, mojitos and what else is shaken or blended with tequila and rum. */
export const rumAndTequilaCocktails: DishEntries = {
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
  'frozen-margarita': {
    names:
      'frozen margarita, frozen margaritas, blended margarita, blender margarita, slushy margarita, frozen lime margarita, margarita slush, margarita slushie',
    title: 'Frozen Margarita',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'margarita virgin-mojito cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      wine spirits=blanco_tequila/tequila 110
      liquid liqueur=orange_liqueur/orange_liqueur 50
      acid lime 70
      sweetener agave 28
      seasoning salt 2
    `,
    steps: `
      2 Wet the rims of chilled glasses with a little of {=lime} and dip them in {salt}.
      3 Blend {spirits, liqueur, lime, agave} with 3 cups of ice until it is a smooth, thick slush. Add a little more ice if it pours.
      1 Spoon into the glasses at once.
    `,
    face: 'Tequila, orange and lime blended with ice to a sharp, salty-rimmed slush',
    why: 'Cold dulls sweetness, so a frozen one takes more agave and more lime than a shaken one',
  },
  mojito: {
    names: 'mojito, mojitos, classic mojito, rum mojito, cuban mojito, white rum mojito, mint mojito',
    title: 'Classic Mojito',
    family: 'cuban',
    near: 'virgin-mojito margarita cooler',
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
      herb mint 12 whole
      sweetener sugar 24
      acid lime 60
      wine spirits=white_rum/rum 110
      liquid sparkling-water 240 very cold
    `,
    steps: `
      2 Share {mint, sugar, lime} among tall glasses and press a few times with the end of a wooden spoon, just until the mint smells strong.
      1 Add {spirits} and stir until the sugar is gone. Fill the glasses with ice.
      1 Top with {sparkling-water} and lift the mint through with a long spoon.
    `,
    face: 'White rum, lime and bruised mint under a long, cold fizz',
    why: 'Pressed and never shredded, the mint gives its scent and nothing bitter',
  },
  'pina-colada': {
    names:
      'pina colada, piña colada, pina coladas, piña coladas, frozen pina colada, classic pina colada, blended pina colada',
    title: 'Piña Colada',
    family: 'cuban',
    near: 'frozen-margarita fruit-shake smoothie',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      fruit pineapple 280 cut into chunks and frozen
      wine spirits=white_rum/rum 110
      liquid pineapple-juice 120
      creamy coconut-cream 110
      sweetener sugar 24
      acid lime 15
    `,
    steps: `
      3 Blend {spirits, pineapple-juice, coconut-cream, sugar, lime} until the sugar is gone.
      2 Add {pineapple} and a cup of ice and blend until thick and quite smooth. Pour into tall chilled glasses.
    `,
    face: 'Rum, pineapple and coconut, blended thick and cold',
    why: 'Frozen fruit does the work of most of the ice, so it is never watered down',
  },
  daiquiri: {
    names:
      'daiquiri, daiquiris, classic daiquiri, rum daiquiri, lime daiquiri, daiquiri cocktail, rum sour, hemingway style daiquiri',
    title: 'Classic Daiquiri',
    family: 'cuban',
    near: 'mojito margarita cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      wine spirits=white_rum/rum 110
      acid lime 50
      sweetener sugar 20
    `,
    steps: `
      1 Stir {lime, sugar} in a shaker until no grain is left.
      2 Add {spirits} and a big handful of ice and shake hard until your hands hurt with cold, 15 seconds.
      1 Strain into small chilled glasses.
    `,
    face: 'Rum, lime and a little sugar, shaken ice cold',
    why: 'Sugar melts in lime juice and not in cold rum, so those two meet first',
  },
  'strawberry-daiquiri': {
    names:
      'strawberry daiquiri, strawberry daiquiris, frozen daiquiri, frozen strawberry daiquiri, frozen daiquiris, blended strawberry daiquiri',
    title: 'Frozen Strawberry Daiquiri',
    family: 'cuban',
    near: 'daiquiri frozen-margarita fruit-shake smoothie',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      fruit strawberries 300 hulled and frozen
      wine spirits=white_rum/rum 110
      acid lime 50
      sweetener sugar 30
    `,
    steps: `
      2 Stir {spirits, lime, sugar} in the jug of a blender until the sugar has gone.
      2 Add {strawberries} and half a cup of ice and blend until smooth enough to mound on a spoon. Serve at once.
    `,
    face: 'Strawberries, lime and rum in a bright red slush',
    why: 'Berries straight from the freezer make it thick without much ice',
  },
}
