import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is stirred and shaken with gin, vodka and whiskey. */
export const ginVodkaAndWhiskeyCocktails: DishEntries = {
  'gin-and-tonic': {
    names: 'gin and tonic, gin & tonic, g&t, gin tonic, gin and tonics, g and t, classic gin and tonic',
    title: 'Gin and Tonic',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'tom-collins mojito cooler',
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
      wine spirits=gin/gin 100
      liquid ginger-ale=tonic_water/tonic_water 320 very cold
      acid lime 58 cut into wedges
    `,
    steps: `
      1 Fill tall glasses to the top with ice and pour in {spirits}.
      1 Pour {ginger-ale} down the side, so that it keeps its bubbles. Add {lime}, squeezing them as they go in, and stir once.
    `,
    face: 'Gin, cold tonic and lime over plenty of ice',
    why: 'A full glass of ice melts more slowly than a half-full one',
  },
  'tom-collins': {
    names: 'tom collins, gin fizz, gin collins, tom collins cocktail, gin and lemon cocktail, john collins',
    title: 'Tom Collins',
    family: 'farmhouse',
    near: 'gin-and-tonic lemonade cooler',
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
      wine spirits=gin/gin 110
      acid lemon 55
      sweetener sugar 24
      liquid sparkling-water 260 very cold
    `,
    steps: `
      2 Stir {lemon, sugar} in a shaker until clear. Add {spirits} and a handful of ice and shake for 10 seconds.
      1 Strain into tall glasses of fresh ice and top with {sparkling-water}.
    `,
    face: 'Gin and fresh lemon, lengthened with soda like a grown-up lemonade',
    why: 'Only what is still is shaken, and the bubbles go in last',
  },
  'whiskey-sour': {
    names: 'whiskey sour, whisky sour, bourbon sour, whiskey sours, classic whiskey sour, whiskey and lemon cocktail',
    title: 'Whiskey Sour',
    family: 'farmhouse',
    near: 'tom-collins margarita cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    sweet: true,
    list: `
      wine spirits=bourbon/bourbon 110
      acid lemon 50
      sweetener maple|sugar 30
    `,
    steps: `
      2 Shake {spirits, lemon, maple} with a big handful of ice until the shaker is too cold to hold, 15 seconds.
      1 Strain over fresh ice in short glasses.
    `,
    face: 'Bourbon sharpened with lemon and rounded with a little maple',
    why: 'Fresh lemons and a long shake are the whole of it',
  },
  'moscow-mule': {
    names: 'moscow mule, moscow mules, vodka mule, mule cocktail, vodka and ginger beer, ginger beer and vodka',
    title: 'Moscow Mule',
    family: 'farmhouse',
    near: 'gin-and-tonic mojito cooler',
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
      wine spirits=vodka/vodka 110
      acid lime 40
      liquid ginger-ale=ginger_beer/ginger_beer 300 very cold
    `,
    steps: `
      1 Fill mugs or short glasses with ice and pour in {spirits, lime}.
      1 Top with {ginger-ale} and give each one slow stir.
    `,
    face: 'Vodka, lime and fiery ginger beer, very cold',
    why: 'A spicy ginger beer stands up to the lime, where ginger ale is only sweet',
  },
  'espresso-martini': {
    names: 'espresso martini, espresso martinis, coffee martini, espresso cocktail, coffee cocktail, vodka espresso',
    title: 'Espresso Martini',
    family: 'soffritto',
    cuisine: 'British',
    near: 'white-russian iced-coffee cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Dinner, Snack, Late Night',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    sweet: true,
    list: `
      liquid espresso 70 freshly made and cooled for 5 minutes
      wine spirits=vodka/vodka 100
      liquid liqueur=coffee_liqueur/coffee_liqueur 55
      sweetener sugar 8
    `,
    steps: `
      1 Stir {espresso, sugar} in a shaker until the sugar has dissolved.
      2 Add {spirits, liqueur} with plenty of ice and shake as hard as you can, 20 seconds, which makes the foam.
      1 Strain quickly into chilled glasses, so that the foam settles on top.
    `,
    face: 'Vodka and coffee, shaken dark and cold under a pale foam',
    why: 'Fresh espresso has the oils that turn into foam, and old coffee has not',
  },
  'white-russian': {
    names: 'white russian, white russians, white russian cocktail, kahlua and cream, coffee liqueur and cream',
    title: 'White Russian',
    family: 'farmhouse',
    near: 'espresso-martini iced-coffee cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    sweet: true,
    list: `
      wine spirits=vodka/vodka 100
      liquid liqueur=coffee_liqueur/coffee_liqueur 60
      creamy cream|soy-cream 60
    `,
    steps: `
      1 Fill short glasses with ice and stir {spirits, liqueur} in them.
      1 Pour {cream} over the back of a spoon, so that it floats.
    `,
    face: 'Vodka and coffee liqueur under a drift of cold cream',
    why: 'Poured slowly, the cream stays on top until you stir it in',
  },
  cosmopolitan: {
    names: 'cosmopolitan, cosmopolitan cocktail, cosmopolitans, cosmo, cosmos, cosmo cocktail, vodka cranberry martini',
    title: 'Cosmopolitan Cocktail',
    family: 'farmhouse',
    near: 'margarita cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    sweet: true,
    list: `
      wine spirits=vodka/vodka 90
      liquid liqueur=orange_liqueur/orange_liqueur 45
      liquid cranberry-juice 60
      acid lime 30
      sweetener sugar 12
    `,
    steps: `
      1 Stir {lime, cranberry-juice, sugar} in a shaker until the sugar is gone.
      2 Add {spirits, liqueur} and a big handful of ice and shake for 15 seconds.
      1 Strain into chilled stemmed glasses.
    `,
    face: 'Pink, sharp and cold, with orange and cranberry',
    why: 'Unsweetened cranberry makes it tart, so the sugar can be just enough',
  },
  'bloody-mary': {
    names:
      'bloody mary, bloody marys, bloody mary cocktail, classic bloody mary, brunch bloody mary, vodka and tomato juice',
    title: 'Bloody Mary',
    family: 'farmhouse',
    near: 'gazpacho cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    salt: 0.3,
    list: `
      liquid tomato-juice 400 very cold
      wine spirits=vodka/vodka 100
      acid lemon-juice 30
      sauce worcestershire|soy-sauce|tamari 10
      sauce hot-sauce 5
      sauce horseradish 10
      aromatic celery 80 whole, with leaves
      salt
      pepper pepper 0.4
    `,
    steps: `
      2 Stir {tomato-juice, spirits, lemon-juice, worcestershire, hot-sauce, horseradish, salt, pepper} in a pitcher with a handful of ice until very cold.
      1 Strain into tall glasses of fresh ice and stand {celery} in them.
    `,
    face: 'Tomato juice and vodka with lemon, horseradish and heat, and celery to stir it',
    why: 'Stirred, not shaken, the tomato juice stays thick',
  },
}
