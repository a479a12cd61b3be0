import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is shaken, stirred or blended for two at the end of a day. */
export const barGlasses: DishEntries = {
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
    types: 'Beverage, Dessert',
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
    types: 'Beverage, Dessert',
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
  mimosa: {
    names:
      'mimosa, mimosas, bucks fizz, buck’s fizz, orange juice and champagne, champagne and orange juice, brunch mimosas, prosecco and orange juice',
    title: 'Mimosa',
    family: 'californian',
    near: 'bloody-mary cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    sweet: true,
    list: `
      liquid orange-juice 240 very cold
      wine white-wine=dry_sparkling_wine/sparkling_wine 300 very cold
    `,
    steps: `
      1 Pour {white-wine} into flutes, tilting them so that it does not foam over.
      1 Top up slowly with {orange-juice}. Do not stir.
    `,
    face: 'Cold sparkling wine and orange juice for a late breakfast',
    why: 'Wine first and juice after mix by themselves and keep the bubbles',
  },
  'aperol-spritz': {
    names: 'aperol spritz, spritz cocktail, aperol spritzes, aperol and prosecco, italian spritz, aperol cocktail',
    title: 'Aperol Spritz',
    family: 'soffritto',
    near: 'mimosa sangria cooler',
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
      wine white-wine=prosecco/prosecco 180 very cold
      liquid liqueur=Aperol/Aperol 120
      liquid sparkling-water 60 very cold
      fruit orange 60 sliced
    `,
    steps: `
      1 Fill large wine glasses with ice. Pour in {white-wine}, then {liqueur}, then {sparkling-water}.
      1 Stir once from the bottom and tuck in {orange}.
    `,
    face: 'Bitter orange, prosecco and a splash of soda over ice',
    why: 'Prosecco goes in first, so that the heavier bitter sinks through it and mixes',
  },
  'hot-toddy': {
    names:
      'hot toddy, hot toddies, whiskey toddy, whisky toddy, hot whiskey, hot whisky, hot toddy for a cold, hot lemon honey and whiskey',
    title: 'Hot Toddy',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'mulled-wine hot-apple-cider hot-drink',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    sweet: true,
    list: `
      sweetener honey|maple 36
      acid lemon 40
      sweet-spice cinnamon-stick 4
      whole-spice cloves 0.5
      wine spirits=whiskey/whiskey 100
    `,
    steps: `
      4 Bring {water 400} to a boil in a small saucepan with {cinnamon-stick, cloves} and simmer for 3 minutes.
      1 Take it off the heat and stir in {honey, lemon} until the honey has melted.
      1 Stir in {spirits}, lift out the spices and pour into warm mugs.
    `,
    face: 'Whiskey, lemon and honey in hot spiced water',
    why: 'The whiskey goes in off the heat, so that it keeps its scent and its warmth',
  },
}
