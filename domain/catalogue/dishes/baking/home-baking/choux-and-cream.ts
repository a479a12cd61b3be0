import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Choux, cream and chilled desserts. */
export const chouxAndCream: DishEntries = {
  profiteroles: {
    names:
      'profiteroles, cream puffs, profiterole, cream puff, choux buns, choux pastry, profiteroles with chocolate sauce, choux puffs, profiterols, chocolate profiteroles',
    title: 'Profiteroles',
    family: 'norman',
    near: 'eclairs chocolate-mousse cannoli',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fat butter 85 cubed
      seasoning salt 2
      flour flour|gf-flour 110
      egg egg 175
      creamy cream 480 cold
      starch powdered-sugar 35
      sweet-spice vanilla 6
      fruit dark-chocolate 170 chopped
      liquid milk 80
    `,
    steps: `
      7 Heat the oven to 400°F (200°C) and line two sheet pans. Bring {butter, salt, water 180} to a boil. Add {flour} all at once and beat over the heat until the dough leaves the sides, 2 minutes.
      1+5 Let it cool for 5 minutes.
      5 Beat in {egg}, a little at a time, until the dough is glossy and drops slowly from the spoon.
      5+29 Pipe 24 mounds, 1 1/2 inches across. Bake until deep brown and hard to the touch, 27 to 31 minutes, and do not open the door early.
      2+30 Prick each underneath and let cool for 30 minutes.
      8 Whip {most cream} with {powdered-sugar, vanilla} to firm peaks and pipe it into the puffs.
      5 Warm {milk, cream}, take it off the heat and stir in {dark-chocolate} until smooth. Pour over the puffs at the table.
    `,
    face: 'Crisp, hollow puffs full of cream under warm chocolate',
    why: 'Baked until truly brown, they do not collapse when they cool',
  },
  eclairs: {
    names:
      'eclairs, eclair, chocolate eclairs, éclairs, chocolate eclair, homemade eclairs, long john eclairs, custard eclairs, french eclairs',
    title: 'Chocolate Éclairs',
    family: 'norman',
    near: 'profiteroles cannoli',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      liquid milk 480
      protein egg-yolk 85
      sweetener sugar 100
      thickener cornstarch 36
      sweet-spice vanilla 8
      fat butter 115 cubed
      seasoning salt 2
      flour flour|gf-flour 130
      egg egg 200
      fruit dark-chocolate 140 chopped
      creamy cream 120
    `,
    steps: `
      10 Whisk {egg-yolk, sugar, cornstarch} in a saucepan, then {milk}. Stir over medium heat until it boils and is very thick, 7 minutes. Stir in {vanilla}.
      1+120~ Cover the custard on its surface and chill for 2 hours.
      7 Heat the oven to 400°F (200°C). Boil {butter, salt} with {water 220}. Add {flour} and stir hard over the heat for 2 minutes, until a film forms on the bottom of the pan.
      5+5 Wait for 5 minutes, then beat in {egg} bit by bit, until it shines and just holds its shape.
      6+34 Pipe twelve 5-inch fingers on lined sheet pans. Bake until brown and dry all through, 32 to 36 minutes.
      2+30 Poke a hole in each end to let out the steam. Cool for 30 minutes.
      4 Heat {cream} until it steams, pour over {dark-chocolate}, and stir until glossy.
      9 Beat the custard smooth and pipe it in from both ends. Dip the tops in the glaze.
    `,
    face: 'Crisp pastry fingers filled with vanilla custard and glazed with dark chocolate',
    why: 'The custard is boiled thick enough to pipe, and so does not soak the shell',
  },
  'pots-de-creme': {
    names:
      'pots de creme, chocolate pots de creme, pot de creme, chocolate pot de creme, pots de crème, french chocolate pots, petits pots au chocolat',
    title: 'Chocolate Pots de Crème',
    family: 'bistro',
    near: 'chocolate-mousse chocolate-pudding creme-brulee',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      creamy cream 360
      liquid milk 180
      egg egg-yolk 85
      sweetener sugar 50
      seasoning salt 1
      fruit dark-chocolate 170 finely chopped
      sweet-spice vanilla 4
    `,
    steps: `
      3 Put {dark-chocolate} in a pitcher with a sieve over it. Whisk {egg-yolk, sugar, salt} in a saucepan.
      9 Whisk in {cream, milk}. Cook over medium-low heat, stirring all the time, until it coats a spoon and reads 175°F (80°C), about 8 minutes.
      4 Strain onto the chocolate. Let stand for a moment, add {vanilla}, and stir from the middle outward until dark and even.
      2+180 Pour into six little cups. Cover and chill for 3 hours, until softly set.
    `,
    face: 'Little cups of dense, silky chocolate custard',
    why: 'Cooked on the stove and strained, it needs no water bath to be smooth',
  },
  'summer-pudding': {
    names:
      'summer pudding, english summer pudding, berry summer pudding, summer fruit pudding, summer fruits pudding, summer berry pudding',
    title: 'Summer Pudding',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'trifle eton-mess fool',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fruit raspberries 350
      main blackberries 250
      body strawberries 250 hulled and quartered
      raw blueberries 150
      sweetener sugar 130
      acid lemon 15
      bread white-bread|gf-bread 320 a day old, crusts cut off
      creamy cream|coconut-cream 240? cold
    `,
    steps: `
      6 Warm {blackberries, blueberries, sugar} in a saucepan until the juice runs, 4 minutes. Stir in {raspberries, strawberries} for 1 minute, and {lemon}.
      8 Line {@tin 6-cup pudding basin} with plastic wrap. Dip {=white-bread} in the juice on one side and line the basin with it, wet side out, without gaps. Keep some for a lid.
      3 Fill with the fruit, spoon in most of the juice, and cover with the last of {white-bread}. Keep back the rest of the juice.
      1+480 Fold the wrap over, set a plate and a heavy can on top, and chill for 8 hours.
      2 Turn out and brush any pale spots with the juice you kept.
      3 [Whip {cream} softly and pass it around.]
    `,
    face: 'A crimson dome of bread soaked with the juice of summer berries',
    why: 'A night under a weight is what turns fruit and bread into one pudding',
  },
  'bread-and-butter-pudding': {
    names:
      'bread and butter pudding, bread butter pudding, bread & butter pudding, british bread and butter pudding, traditional bread and butter pudding, bread and butter pud',
    title: 'Bread and Butter Pudding',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bread-pudding rice-pudding',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      bread white-bread|gf-bread 260 crusts left on
      fat butter|vegan-butter 60 softened
      fruit raisins 90
      sweet-spice orange-zest 4
      egg egg 150
      sweetener sugar 75
      liquid milk|oat-milk|soy-milk 350
      creamy cream|oat-cream|soy-cream 180
      body vanilla 5
      ground-spice nutmeg 0.6
    `,
    steps: `
      7 Spread {white-bread} with {butter} and cut into triangles. Arrange in {@tin 2-quart baking dish}, overlapping like roof tiles, with {raisins, orange-zest} scattered between.
      4+30 Whisk {egg, milk, cream, vanilla} with {most sugar}. Pour over and press down. Leave to soak for 30 minutes.
      2 Heat the oven to 350°F (175°C). Sprinkle {nutmeg, sugar} over the top.
      1+38 Bake until puffed, with crisp brown points and a custard that only just trembles, at 165°F (74°C), 35 to 40 minutes.
      1+5 Wait for 5 minutes. Serve it warm.
    `,
    face: 'Buttered slices in a soft custard, with raisins below and crisp points on top',
    why: 'Half an hour of soaking makes the middle light, and sugar makes the points crackle',
  },
  'strawberry-shortcake': {
    names:
      'strawberry shortcake, strawberry shortcakes, strawberry shortcake biscuits, old fashioned strawberry shortcake, shortcake, strawberry short cake, shortcakes, classic strawberry shortcake',
    title: 'Strawberry Shortcake',
    family: 'new-england',
    near: 'scones eton-mess buttermilk-biscuits',
    weight: 4,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fruit strawberries 900 hulled and sliced
      sweetener sugar 140
      flour flour|gf-flour 280
      leavener baking-powder 13
      seasoning salt 3.5
      fat butter 113 cold and cubed
      creamy cream 530 cold
      egg egg 50
      sweet-spice vanilla 6
    `,
    steps: `
      3+30~ Crush a handful of {strawberries} in a bowl. Stir in the rest and {1/2 sugar} and let stand for 30 minutes.
      6 Meanwhile, heat the oven to 425°F (220°C). Whisk {flour, baking-powder, salt} with half of what is left of {=sugar}. Rub in {butter} to coarse crumbs.
      4 Beat {egg} with {1/3 cream} and stir into the flour with a fork, just until it clumps. Pat out 1 inch thick and cut into eight.
      1+16 Set on a lined sheet pan and bake until well browned, 15 to 17 minutes.
      4+10 Cool for 10 minutes. Whip {cream, vanilla, sugar} to soft peaks.
      3 Split the warm shortcakes and fill with the berries, all of their juice, and the cream.
    `,
    face: 'Warm, crisp biscuits split over berries in their own syrup and soft cream',
    why: 'Some of the fruit is crushed, so that there is syrup enough to soak in',
  },
}
