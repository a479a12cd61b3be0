import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What was for pudding at a British school. */
export const schoolDinnerBakes: DishEntries = {
  'school-cake': {
    names:
      'school cake, school dinner cake, old school cake, old school sponge, school dinner sponge, school sprinkle cake, school sponge cake, tray bake sponge with sprinkles, iced sponge with sprinkles, old school tray bake, school cake and custard',
    title: 'School Cake with Icing and Sprinkles',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'victoria-sponge funfetti-cake vanilla-cake',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 300 softened
      sweetener sugar 300
      egg egg 300
      sweet-spice vanilla 8
      flour self-rising-flour 300
      leavener baking-powder 3
      creamy milk 45
      starch powdered-sugar 380
      topping sprinkles 40
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 9-by-13-inch baking pan} and line it with parchment.
      8 Beat {butter, sugar} until pale and fluffy, 4 minutes. Beat in {egg}, one at a time, with a spoonful of {=self-rising-flour} if the mixture splits, and {vanilla}.
      3 Fold in {self-rising-flour, baking-powder}, then {milk}. Spread level.
      1+32 Bake until golden and springy, 30 to 34 minutes.
      1+60 Let cool completely, 1 hour.
      4+30 Stir {powdered-sugar} with {water 50} to a thick icing that only just runs. Spread it over, scatter with {sprinkles} at once, and let set for 30 minutes. Cut into squares.
    `,
    face: 'A plain, buttery sponge under thick white icing and sprinkles, as at school',
    why: 'The icing is stirred as stiff as it will pour, so it stays thick on the top',
  },
  'cornflake-tart': {
    names:
      'cornflake tart, corn flake tart, school dinner cornflake tart, cornflake pie, old school cornflake tart, cornflake tart and custard, cornflake cake tart',
    title: 'Cornflake Tart',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'treacle-tart bakewell-tart flapjacks',
    beside: 'custard-sauce',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour flour 200
      second-fat butter 155
      starch powdered-sugar 20
      sauce jam 200
      sweetener corn-syrup=golden_syrup 150
      fruit brown-sugar 40
      seasoning salt 2
      crunch corn-flakes 140
    `,
    steps: `
      5+30 Rub {most butter}, cold and diced, into {flour, powdered-sugar} until like crumbs. Bind with {water 35}, cold, flatten and chill for 30 minutes.
      5 Heat the oven to 375°F (190°C). Roll out and line {@tin 9-inch tart pan}. Prick the bottom and cover with foil pressed right onto it.
      1+25 Bake for 15 minutes, take off the foil, and bake until pale gold and dry, 10 minutes more.
      2 Spread {jam} over the bottom.
      4 Melt {butter, corn-syrup, brown-sugar, salt} in a large saucepan. Take off the heat and fold in {corn-flakes} until all are coated.
      2+8 Pile into the case, pressing lightly, and bake for 8 minutes, until the edges darken.
      1+30 Cool for 30 minutes, so that it sets.
    `,
    face: 'Crisp, syrupy cornflakes over jam in a short, buttery crust',
    why: 'The flakes are coated off the heat and baked for minutes only, so they stay crisp under the syrup',
  },
}
