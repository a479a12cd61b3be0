import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Biscuits, cakes, tarts and bars of Australia and Canada. */
export const australianAndCanadianSweets: DishEntries = {
  'anzac-biscuits': {
    names:
      'anzac biscuits, anzac biscuit, anzac cookies, anzac cookie, anzacs, australian oat cookies, australian oatmeal cookies, aussie anzac biscuits, chewy anzac biscuits, crunchy anzac biscuits, oat and coconut biscuits, oat and coconut cookies, coconut oat cookies, golden syrup cookies',
    title: 'Anzac Biscuits',
    family: 'farmhouse',
    cuisine: 'Australian',
    near: 'oatmeal-raisin-cookies molasses-cookies shortbread',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      oats oats|gf-oats 90
      flour flour|gf-flour 150
      nut coconut-flour 80
      sweetener brown-sugar 150
      seasoning salt 1.5
      fat butter|vegan-butter 125
      body corn-syrup=golden_syrup 45
      leavener baking-soda 4
    `,
    steps: `
      3 Heat the oven to 325°F (165°C) and line two sheet pans. Mix {oats, flour, coconut-flour, brown-sugar, salt}.
      4 Melt {butter} with {corn-syrup} in a saucepan. Stir {baking-soda} into {water 30}, boiling, and pour it in: it foams.
      2 Pour the foam over the oats and stir until everything is damp.
      7 Roll into {@count 26 ball balls}, set 2 inches apart and flatten slightly.
      1+14 Bake until deep gold all over, 13 to 15 minutes. For chewy ones, take them out 2 minutes sooner.
      1+15 Cool on the pans for 15 minutes: they crisp as they stand.
    `,
    face: 'Crisp-edged cookies of oats and coconut, held together by golden syrup, with no egg',
    why: 'Soda foams in the hot syrup, which browns the cookies and makes them spread thin',
  },
  lamingtons: {
    names:
      'lamingtons, lamington, lamington cake, lamingtons cake, lammingtons, lemingtons, australian lamingtons, aussie lamingtons, chocolate coconut squares, chocolate lamingtons, australian chocolate coconut cake, chocolate and coconut sponge squares',
    title: 'Lamingtons',
    family: 'farmhouse',
    cuisine: 'Australian',
    near: 'victoria-sponge vanilla-cake coconut-cake',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat butter 100 softened
      sweetener sugar 145
      egg egg 100
      sweet-spice vanilla 6
      flour flour|gf-flour 180
      leavener baking-powder 8
      seasoning salt 1.5
      creamy milk 240
      starch powdered-sugar 300
      body cocoa 40
      nut coconut-flour 170
    `,
    steps: `
      4 Set the oven to 350°F (175°C) and line {@tin 8-inch square baking pan} with parchment. Whisk {flour, baking-powder, salt}.
      6 Beat {most butter} with {sugar} until pale, 3 minutes. Beat in {egg}, one at a time, and {vanilla}. Fold in the flour by turns with {1/2 milk}.
      1+28 Bake until it springs back and a toothpick comes out clean, 26 to 30 minutes.
      2+60 Turn out and cool on a rack for 1 hour.
      3+60 Trim the sides, cut into 16 squares, and freeze for 1 hour, so that they do not crumble in the dip.
      5 Warm {milk, butter} until the butter melts. Sift in {powdered-sugar, cocoa} and whisk until it runs like heavy cream. Keep it warm over a pan of hot water.
      14 Put {coconut-flour} on a tray. Turn each square in the icing with two forks, let it drip, and roll it in the coconut.
      1+30 Let set on a rack for 30 minutes.
    `,
    face: 'Squares of sponge in a thin coat of chocolate icing and a drift of coconut',
    why: 'Half-frozen cake holds its corners, and thin, warm icing soaks in just a little way',
  },
  'butter-tarts': {
    names:
      'butter tarts, butter tart, canadian butter tarts, canadian butter tart, butter tarts with raisins, raisin butter tarts, homemade butter tarts, ontario butter tarts, canadian tarts, runny butter tarts',
    title: 'Canadian Butter Tarts',
    family: 'new-england',
    cuisine: 'Canadian',
    near: 'pecan-pie treacle-tart',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour 260
      seasoning salt 4
      fat butter 230 cold and cubed
      fruit raisins 90
      sweetener brown-sugar 165
      body corn-syrup 110
      egg egg 50
      sweet-spice vanilla 5
      acid cider-vinegar|white-vinegar 5
    `,
    steps: `
      7+45~ Rub {most butter} into {flour, 1/2 salt} until the pieces are like peas. Stir in {water 60}, ice cold, press into a disk, wrap and chill for 45 minutes.
      2+15 Meanwhile, cover {raisins} with hot water for 15 minutes. Drain them well.
      10 Heat the oven to 400°F (200°C). Roll out the dough 1/8 inch thick, cut twelve 4-inch rounds and fit them into {@tin 12-cup muffin pan}, gathering up the scraps once. Keep it cold.
      5 Melt {butter} and whisk it with {brown-sugar, corn-syrup, egg, vanilla, cider-vinegar, salt} until smooth, without making froth.
      3 Divide the raisins among the shells and pour in the filling to two-thirds of their height.
      1+18 Bake low in the oven until the crust is brown and the filling is bubbling and 160°F (71°C), 16 to 20 minutes.
      1+30 Cool for 10 minutes, loosen with a knife, and lift out. Leave on a rack for 20 minutes more.
    `,
    face: 'Flaky little shells of brown sugar and butter, soft enough to run a bit at the first bite',
    why: 'Only one egg goes into the filling, so it thickens to a syrup and never to a custard',
  },
  'nanaimo-bars': {
    names:
      'nanaimo bars, nanaimo bar, nanaimo squares, canadian nanaimo bars, nanaimo slice, nanimo bars, naniamo bars, nanaimos, no bake nanaimo bars, canadian chocolate custard bars, canadian custard bars',
    title: 'Nanaimo Bars',
    family: 'new-england',
    cuisine: 'Canadian',
    near: 'magic-bars millionaires-shortbread',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 20,
    batch: true,
    sweet: true,
    list: `
      fat butter 228 softened
      sweetener sugar 55
      body cocoa 30
      egg egg 50 beaten
      crunch graham-crackers 170 finely crushed
      starch coconut-flour 80
      nut walnuts 55 finely chopped
      seasoning salt 2
      creamy cream 40
      thickener custard-powder 18
      starch powdered-sugar 210
      fruit dark-chocolate 115 chopped
    `,
    steps: `
      3 Line {@tin 8-inch square baking pan} with parchment that hangs over two sides.
      9 Melt {1/2 butter} with {sugar, cocoa} in a bowl over simmering water. Whisk in {egg} and stir until it thickens and reaches 160°F (71°C), 4 minutes.
      4+20 Take it off the heat and mix in {graham-crackers, coconut-flour, walnuts, salt}. Press flat and hard into the pan and chill for 20 minutes.
      5+30 Beat two-thirds of what is left of {=butter} with {cream, custard-powder, powdered-sugar} until light and smooth, 3 minutes. Spread over the base and chill for 30 minutes.
      4+10 Melt {dark-chocolate} with {butter} over low heat, stirring. Let cool for 10 minutes: it should still run, but no longer be warm.
      2+60 Pour it over, tilt the pan until the custard is covered, and chill for 1 hour.
      3 Lift out onto a board. Cut into 20 bars with a hot, dry knife, wiping it each time. They keep in the refrigerator for a week.
    `,
    face: 'A chewy chocolate and coconut base, a soft yellow custard layer and a thin lid of chocolate',
    why: 'Each layer is chilled before the next, so the three stay sharp-edged when you cut',
  },
}
