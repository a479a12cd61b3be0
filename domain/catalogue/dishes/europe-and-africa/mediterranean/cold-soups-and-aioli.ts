import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** The cold soups of Andalusia beside gazpacho, and the garlic mayonnaise of the coast. */
export const coldSoupsAndAioli: DishEntries = {
  salmorejo: {
    names:
      'salmorejo, salmorejo cordobes, salmorejo cordobés, cordoba tomato soup, thick gazpacho, spanish tomato bread soup, cold tomato and bread soup, samorejo, salmorejo soup',
    title: 'Salmorejo (Cold Tomato and Bread Soup)',
    family: 'andalusian',
    looksLike: 'chilled-soup',
    near: 'gazpacho chilled-soup',
    beside: 'spanish-omelette',
    weight: 2,
    level: 1,
    types: 'Soup, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor/Immersion Blender',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      raw tomato 1000 cored and quartered
      bread bread=stale_country_bread/bread|gf-bread 180 torn, crusts removed
      aromatic garlic 4 peeled
      acid sherry-vinegar|red-vinegar 20
      fat olive-oil 100
      protein egg 100? hard-boiled and chopped
      protein prosciutto 50? cut into slivers
      salt
    `,
    steps: `
      3+10 Blend {tomato} until smooth, 1 minute, and pour them over {bread} in a bowl. Leave for 10 minutes, until the bread is soft all through.
      4 Blend it with {garlic, sherry-vinegar, 1/2 salt} at full speed for 2 minutes. With the motor running, pour in {most olive-oil} in a thread, until it is pale and as thick as cream.
      1 Season with {salt}; cold dulls it, so be bold.
      0+120 Chill for at least 2 hours, until really cold.
      2 Ladle into shallow bowls.[ Scatter with {egg}.][ Scatter with {prosciutto}.] Finish with {olive-oil}.
    `,
    face: 'Tomatoes, bread, garlic and good oil, blended as thick as cream and served very cold',
    why: 'The bread soaks in the tomatoes themselves and not in water, so nothing is thinned',
  },
  'ajo-blanco': {
    names:
      'ajo blanco, ajoblanco, white gazpacho, cold almond soup, chilled almond soup, spanish almond soup, almond gazpacho, garlic and almond soup, white garlic soup',
    title: 'Ajo Blanco (Cold Almond Soup)',
    family: 'andalusian',
    looksLike: 'chilled-soup',
    near: 'gazpacho chilled-soup',
    beside: 'pan-con-tomate',
    weight: 1,
    level: 1,
    types: 'Soup, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      bread bread=stale_country_bread/bread|gf-bread 100 torn, crusts removed
      nut almonds 150
      aromatic garlic 6 peeled
      liquid water 650
      fat olive-oil 80
      acid sherry-vinegar|white-vinegar 22
      fruit grapes 150 halved
      salt
    `,
    steps: `
      1+10 Soak {bread} in {water}, cold, for 10 minutes.
      4 Blend {almonds, garlic} with a little of the soaking water to a smooth paste, 2 minutes. Add the bread with the rest of its water, {sherry-vinegar, 1/2 salt}, and blend at full speed for 2 minutes. With the motor running, pour in {most olive-oil} in a thread.
      2 Press through a sieve if you want it silky, and season with {salt}.
      0+120 Chill for at least 2 hours, until really cold.
      2 Stir, ladle into cold bowls and top with {grapes} and {olive-oil}.
    `,
    face: 'White, cool and silky, with sweet grapes against the garlic',
    why: 'Ground to a paste before the water comes in, the almonds give up all their milk',
  },
  aioli: {
    names:
      'aioli, garlic aioli, garlic mayonnaise, garlic mayo, allioli, alioli, quick aioli, easy aioli, homemade aioli, lemon aioli, lemon garlic aioli',
    title: 'Quick Garlic Aioli',
    family: 'provencal',
    near: 'vinaigrette dip',
    beside: 'paella grilled-fish',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    part: true,
    salt: 0,
    list: `
      aromatic garlic 12 very finely grated
      acid lemon-juice 22
      seasoning salt 1
      creamy mayonnaise|vegan-mayonnaise 230
      fat olive-oil 27
    `,
    steps: `
      1+5 Stir {garlic, lemon-juice, salt} together and leave for 5 minutes: the acid takes the burn off the garlic.
      2 Whisk in {mayonnaise}, then {olive-oil} in a thin stream, until thick and glossy.
      0+15 Chill for 15 minutes before it is served.
    `,
    face: 'A thick, lemony sauce full of garlic, to dip into and to spread',
    why: 'Made from mayonnaise it holds at once, and no egg in it is raw',
  },
}
