import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sparkling wine in a glass, and what warms a winter evening. */
export const sparklingAndWarmGlasses: DishEntries = {
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
