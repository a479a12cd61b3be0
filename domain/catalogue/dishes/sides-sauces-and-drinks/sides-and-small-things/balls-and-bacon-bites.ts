import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is eaten from a toothpick or spread on a cracker. */
export const ballsAndBaconBites: DishEntries = {
  'cheese-ball': {
    names:
      'cheese ball, cheeseball, cream cheese ball, pecan cheese ball, christmas cheese ball, cheddar cheese ball, party cheese ball, holiday cheese ball, cheese ball with crackers',
    title: 'Cheddar Cheese Ball with Pecans',
    titles: `
      pepitas: Cheddar Cheese Ball with Pumpkin Seeds
      parsley: Herbed Cheddar Cheese Ball
    `,
    family: 'farmhouse',
    cuisine: 'American',
    near: 'pimento-cheese baked-brie dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 10,
    batch: true,
    list: `
      creamy cream-cheese|vegan-cream-cheese 340 softened
      cheese cheddar|vegan-cheese 200 finely grated
      aromatic scallion 25 finely chopped
      sauce worcestershire|soy-sauce 8
      ground-spice garlic-powder 2
      ground-spice smoked-paprika 1
      pepper pepper 0.6
      nut pecans|pepitas 90 chopped
      bread crackers 200
    `,
    steps: `
      5 Beat {cream-cheese} until smooth. Beat in {cheddar, scallion, worcestershire, garlic-powder, smoked-paprika, pepper}.
      2+60 Scrape onto plastic wrap, gather it up into a ball and chill until firm, 1 hour.
      3 Roll in {pecans}, pressing them on so that nothing shows through.
      1+15 Let it soften for 15 minutes before you serve it with {crackers}.
    `,
    face: 'Soft Cheddar and cream cheese in a crust of nuts, for spreading',
    why: 'Chilled before it is rolled, it keeps its shape and takes the nuts evenly',
  },
  'sausage-balls': {
    names:
      'sausage balls, sausage cheese balls, sausage and cheese balls, cheesy sausage balls, sausage ball, christmas sausage balls',
    family: 'creole',
    cuisine: 'American',
    near: 'cocktail-meatballs pigs-in-blankets sausage-rolls',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    list: `
      protein breakfast-sausage=breakfast_sausage 450 casings removed
      cheese cheddar 280 freshly grated
      flour flour|gf-flour 190
      leavener baking-powder 8
      seasoning salt 2
      fat butter 40 cold and cubed
      ground-spice garlic-powder 1.5
      ground-spice cayenne 0.5
      creamy milk 60
    `,
    steps: `
      4 Heat the oven to 375°F (190°C) and line {@tin 2 sheet pan} with parchment. Whisk {flour, baking-powder, salt, garlic-powder, cayenne} and rub in {butter} until no lumps show.
      6 Add {breakfast-sausage, cheddar, milk} and knead with your hands until no dry flour is left, about 3 minutes.
      8 Roll into {@count 25 ball balls}, an inch across, and set them an inch apart.
      1+21 Bake until brown underneath and 160°F (71°C) in the middle, 20 to 22 minutes. Serve warm.
    `,
    face: 'Bite-size balls of sausage and Cheddar with crisp bottoms',
    why: 'A splash of milk and a thorough kneading keep them from being dry and crumbly',
  },
  'bacon-wrapped-dates': {
    names:
      'bacon wrapped dates, bacon wrapped stuffed dates, devils on horseback, dates wrapped in bacon, goat cheese bacon wrapped dates, stuffed dates with bacon, bacon dates, goat cheese stuffed dates wrapped in bacon',
    title: 'Bacon-Wrapped Dates with Goat Cheese',
    titles: `
      almonds: Bacon-Wrapped Dates with Almonds
    `,
    family: 'californian',
    cuisine: 'American, British',
    near: 'stuffed-mushrooms stuffed-dates jalapeno-poppers',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0,
    list: `
      fruit dates 380 pitted
      cheese goat-cheese|cream-cheese|almonds 90
      protein bacon=thin-cut_bacon/bacon|turkey-bacon 160 halved crosswise
      sweetener maple 14?
      pepper pepper 0.4
    `,
    steps: `
      2 Heat the oven to 400°F (200°C) and set a rack over a lined sheet pan.
      8 Slit {dates} along one side and fill each with a little of {goat-cheese}. Press them shut.
      6 Roll each in a piece of {bacon} and set it on the rack, the loose end underneath. [Brush with {maple} and] grind {pepper} over.
      1+22 Bake until the bacon is crisp, turning once, 20 to 25 minutes.
      1+5 Cool for 5 minutes: the filling is hot. Serve on toothpicks.
    `,
    face: 'Crisp bacon around sweet, soft dates with a salty middle',
    why: 'Thin bacon crisps in the time that the dates take to warm through',
  },
}
