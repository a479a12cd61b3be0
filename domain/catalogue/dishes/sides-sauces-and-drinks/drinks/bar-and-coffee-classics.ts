import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Glasses that are ordered by name. */
export const barAndCoffeeClassics: DishEntries = {
  'irish-coffee': {
    names:
      'irish coffee, coffee with whiskey, whiskey coffee, irish coffees, hot irish coffee, coffee and whiskey, irish coffee with cream',
    title: 'Irish Coffee',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'hot-toddy caffe-latte hot-drink',
    weight: 3,
    level: 1,
    types: 'Beverage, Dessert',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    sweet: true,
    list: `
      creamy cream|oat-cream 90 very cold
      sweetener brown-sugar 20
      liquid coffee=hot,_strong_brewed_coffee/coffee 360
      wine spirits=Irish_whiskey/whiskey 90
    `,
    steps: `
      2 Whip {cream} only until it has thickened and still pours.
      2 Warm heatproof glasses with hot water and empty them. Stir {brown-sugar, coffee} in them until it has dissolved, then add {spirits}.
      1 Hold a spoon, rounded side up, just over the coffee and pour the cream over the back of it, so that it floats. Do not stir: drink the hot through the cold.
    `,
    face: 'Hot, sweet coffee with whiskey under a cool layer of cream',
    why: 'The sugar is what carries the cream: without it, the cream sinks',
  },
  'rum-punch': {
    names:
      'rum punch, jamaican rum punch, caribbean rum punch, planters punch, planter’s punch, bajan rum punch, party rum punch, rum punch recipe, rum and pineapple punch',
    title: 'Caribbean Rum Punch',
    family: 'jamaican',
    near: 'pina-colada daiquiri punch',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    sweet: true,
    list: `
      acid lime-juice 110
      sweetener sugar 90
      wine spirits=dark_rum/rum 330
      liquid pineapple-juice 480
      liquid orange-juice 240
      fruit pomegranate-juice 60
      whole-spice nutmeg 0.6
      raw orange 100 sliced
    `,
    steps: `
      2 Stir {lime-juice, sugar} in a pitcher until the sugar has dissolved.
      2+60 Add {spirits, pineapple-juice, orange-juice, pomegranate-juice} and chill for 1 hour.
      1 Pour over plenty of ice, grate {nutmeg} over and add {orange}.
    `,
    face: 'Lime, rum and fruit over ice, with nutmeg on top',
    why: 'One of sour, two of sweet, three of strong, four of weak: the old rhyme still holds',
  },
  caipirinha: {
    names:
      'caipirinha, brazilian caipirinha, caipirinhas, cachaca and lime, cachaça cocktail, caipiroska, brazilian lime cocktail',
    title: 'Caipirinha',
    family: 'brazilian',
    near: 'mojito daiquiri cooler',
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
      acid lime 130 cut into eighths, white core cut away
      sweetener sugar 24
      wine spirits=cachaça/cachaça 120
    `,
    steps: `
      2 Put {lime, sugar} in short glasses and press firmly with a muddler, skin side down, until the juice is out. Stop before the skins tear: they turn bitter.
      1 Fill with ice, pour in {spirits} and stir from the bottom until cold.
    `,
    face: 'Crushed lime, sugar and cachaça over ice',
    why: 'Sugar scratches the oil out of the lime skin while you press',
  },
}
