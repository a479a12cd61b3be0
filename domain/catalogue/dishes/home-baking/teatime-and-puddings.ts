import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Teatime bakes and puddings of Britain, Ireland, Canada and Australia. */
export const teatimeAndPuddings: DishEntries = {
  'bara-brith': {
    names:
      'bara brith, welsh bara brith, bara brith loaf, barra brith, bara breith, welsh tea bread, welsh tea loaf, welsh fruit loaf, welsh fruit bread, tea loaf, fruit tea loaf, speckled bread, tea-soaked fruit loaf',
    title: 'Bara Brith (Welsh Tea Bread)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'barmbrack welsh-cakes banana-bread',
    weight: 2,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      liquid black-tea 6
      fruit raisins 200
      main dried-currants 150
      sweetener brown-sugar 170
      flour flour|gf-flour 300
      leavener baking-powder 12
      sweet-spice cinnamon 3
      ground-spice allspice 1.5
      seasoning salt 2
      second-fat orange-zest 4
      egg egg|applesauce 50 beaten
      body honey|maple 20
    `,
    steps: `
      3+5 Steep {black-tea} in {water 300}, boiling, for 5 minutes. Squeeze out the bags.
      2+480 Stir {raisins, dried-currants, brown-sugar} into the hot tea. Cover and leave on the counter overnight, for 8 hours.
      3 Heat the oven to 325°F (165°C). Grease {@tin 9-by-5-inch loaf pan} and line it with parchment.
      4 Mix {flour, baking-powder, cinnamon, allspice, salt, orange-zest}. Stir in the fruit with all its tea and {egg}, just until no flour shows, and scrape it into the pan.
      1+75 Bake until a skewer comes out clean, 1 1/4 hours. Lay foil over the top if it gets too dark.
      2+60 Brush {honey} over the hot loaf and cool it for 1 hour. Wrapped, it slices better the next day.
    `,
    face: 'A dark, moist loaf speckled all through with fruit that has drunk strong tea',
    why: 'The fruit swells overnight, and the sweet tea it leaves behind wets the flour in place of milk',
  },
  barmbrack: {
    names:
      'barmbrack, barm brack, irish barmbrack, barnbrack, bambrack, bairin breac, báirín breac, halloween barmbrack, irish halloween bread, irish fruit bread, irish fruit loaf, yeasted fruit loaf, brack, irish brack',
    title: 'Barmbrack (Irish Fruit Bread)',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'bara-brith hot-cross-buns irish-soda-bread',
    weight: 2,
    level: 2,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      liquid black-tea 4
      fruit raisins 180
      main dried-currants 80
      creamy milk|oat-milk|soy-milk 220 lukewarm
      leavener yeast 7.2
      flour bread-flour 450
      sweetener sugar 75
      sweet-spice cinnamon 3
      ground-spice nutmeg 0.8
      seasoning salt 5
      second-fat lemon-zest 4
      egg egg 50 beaten
      fat butter|vegan-butter 57 softened
    `,
    steps: `
      3+35~ Steep {black-tea} in {water 240}, boiling, for 5 minutes. Lift out the bags, add {raisins, dried-currants} and let them soak for 30 minutes.
      2+5 Meanwhile, stir {yeast} into {milk} in a large bowl and leave it for 5 minutes, until it foams.
      11 Add {bread-flour, cinnamon, nutmeg, salt, lemon-zest, egg, butter, most sugar}. Knead until smooth and elastic, 9 minutes. The dough is soft.
      4 Drain the fruit well, pat it dry and knead it in with floured hands.
      1+75 Cover and let rise until doubled, 1 1/4 hours.
      4+40 Shape into a ball, set it in {@tin 9-inch round cake pan}, greased, and flatten it a little. Cover and let rise until puffy, 40 minutes. Heat the oven to 375°F (190°C).
      1+38 Bake until dark brown and 190°F (88°C) in the middle, 36 to 40 minutes, covering the top with foil when it is brown enough.
      3+30 Boil {sugar} with {water 25} for 1 minute, brush it over the hot loaf and cool on a rack for 30 minutes.
    `,
    face: 'The round Irish loaf of Halloween, soft, spiced and full of tea-soaked raisins',
    why: 'Soaked fruit stays plump and does not rob the dough of its moisture while it rises',
  },
  'jam-roly-poly': {
    names:
      'jam roly-poly, jam roly poly, jam roly poly pudding, roly poly, roly-poly, roly poly pudding, rolly polly, jam rolly polly, british jam pudding, suet jam roll, dead mans arm, baked jam roly poly',
    title: 'Jam Roly-Poly',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'spotted-dick treacle-tart bread-and-butter-pudding',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour 250
      leavener baking-powder 12
      seasoning salt 2
      sweetener sugar 25
      fat suet=shredded_suet/suet|shortening 110
      creamy milk|oat-milk|soy-milk 160
      body jam=raspberry_jam 190
    `,
    steps: `
      4 Heat the oven to 375°F (190°C), with a roasting pan half full of boiling water on the bottom rack. Grease a large sheet of parchment and lay it on a larger sheet of foil.
      4 Mix {flour, baking-powder, salt, sugar}. Rub in {suet} lightly, so that it stays in small flecks. Stir in {milk} with a knife until you have a soft dough that is not sticky.
      4 Roll it out on a floured board to 9 by 12 inches. Spread with {jam}, leaving an inch bare all around.
      4 Dampen the bare edges and roll up loosely from a short side. Pinch the seam and the ends shut. Set it on the parchment, seam down, and wrap first that and then the foil around it with a pleat of slack on top, twisting the ends like a candy wrapper.
      1+60 Bake on the rack over the water until risen and firm under your finger, 1 hour.
      2+5 Let it stand for 5 minutes, unwrap, and cut in thick slices. It is meant for hot custard.
    `,
    face: 'A soft, warm roll of pudding with jam winding all the way through',
    why: 'Wrapped with room to grow, it steams and bakes at once, and the crust stays tender',
  },
  'queen-of-puddings': {
    names:
      'queen of puddings, queen of pudding, queens pudding, queen pudding, british meringue pudding, jam and meringue pudding',
    title: 'Queen of Puddings',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bread-and-butter-pudding bread-pudding lemon-meringue-pie',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      creamy milk|oat-milk|soy-milk 580
      fat butter|vegan-butter 30
      sweet-spice lemon-zest 4
      sweetener sugar 220
      seasoning salt 0.8
      bread white-bread|bread|gf-bread 120 crusts removed, torn into fine crumbs
      egg egg 200 separated
      body jam=raspberry_jam 120
    `,
    steps: `
      4 Heat {milk, butter, lemon-zest, salt, 1/3 sugar} in a saucepan until the milk steams. Take it off the heat.
      2+15 Stir in {white-bread} and let the crumbs swell for 15 minutes. Heat the oven to 325°F (165°C).
      2 Beat in the yolks of {egg}. Pour into {@tin 8-inch square baking pan}, buttered.
      2+30 Set in a roasting pan, pour hot water around to half its depth, and bake until the custard has just set, 28 to 32 minutes.
      2 Loosen {jam} with a fork and spread it over the top. Turn the oven down to 300°F (150°C).
      8 Whisk the whites of {=egg} to soft peaks. Whisk in {sugar}, a spoonful at a time, until thick and glossy, 6 minutes. Pile over the jam, right out to the rim.
      1+28 Bake, out of the water, until crisp, pale brown and 160°F (71°C) inside, 26 to 30 minutes.
      0+10 Let it settle for 10 minutes and eat it warm.
    `,
    face: 'Lemony bread custard, then jam, then a cloud of crisp meringue',
    why: 'The custard is set before the rest goes on, so the jam stays a layer of its own',
  },
  cranachan: {
    names:
      'cranachan, cranachan dessert, scottish cranachan, raspberry cranachan, cranachan with raspberries, cranahan, crannachan, cranican, scottish raspberry dessert, scottish raspberry cream, burns night dessert, whisky oat cream with raspberries',
    title: 'Cranachan (Scottish Raspberry Cream)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'eton-mess fool trifle',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      oats oats|gf-oats 60
      sweetener sugar 12
      fruit raspberries 300
      creamy cream|coconut-cream 300 cold
      body honey|maple 45
      wine spirits=Scotch_whisky/whisky 30?
    `,
    steps: `
      6+10 Toast {oats} in a dry skillet over medium heat, stirring, until they smell nutty, 4 minutes. Sprinkle with {sugar}, stir for 1 minute more until it melts on, and cool on a plate for 10 minutes.
      2 Crush a third of {=raspberries} with a fork.
      4 Whip {cream} with {honey}[ and {spirits}] until it just holds its shape.
      3 Fold in most of the oats, then ripple the crushed berries through with two or three strokes. Layer in glasses with the rest of {raspberries} and finish with the last of the oats. Serve at once, while the oats are crisp.
    `,
    face: 'Raspberries, toasted oats and honeyed cream, from the Scottish harvest table',
    why: 'Sugar melted onto the hot oats keeps them crunchy under the cream',
  },
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
  'zucchini-slice': {
    names:
      'zucchini slice, australian zucchini slice, zucchini and bacon slice, zucchini bacon slice, courgette slice, savory zucchini slice, savoury zucchini slice, aussie zucchini slice, zuchinni slice, zuchini slice, zucchini egg slice, zucchini and bacon bake, zucchini egg bake with bacon, zucchini and egg bake',
    title: 'Zucchini Slice',
    family: 'farmhouse',
    cuisine: 'Australian',
    near: 'quiche-lorraine frittata savory-tart',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    salt: 0.35,
    list: `
      protein bacon 150? chopped
      vegetable onion 150 finely chopped
      vegetable zucchini 400 coarsely grated
      egg egg 250 beaten
      fat neutral-oil 80
      flour flour|gf-flour 150
      leavener baking-powder 7
      cheese cheddar 150 grated
      pepper pepper 0.8
      salt
    `,
    steps: `
      4 Line {@tin 8-inch square baking pan} with parchment and heat the oven to 350°F (175°C). Squeeze {=zucchini} hard in a towel.
      9+5 Cook {onion}[ with {bacon}] in a spoonful of {=neutral-oil} in a skillet over medium heat until soft, 8 minutes. Let cool for 5 minutes.
      4 Whisk {egg, neutral-oil, flour, baking-powder, pepper, salt} until smooth. Stir in {zucchini, most cheddar}, along with everything from the skillet.
      1+38 Pour it in, scatter with {cheddar}, and bake until browned, firm in the middle and 160°F (71°C), 36 to 40 minutes.
      0+10 Leave in the pan for 10 minutes, then cut. Good warm, and as good cold from a lunch box.
    `,
    face: 'The bake of every Australian lunch box, eggy and cheesy and green with zucchini',
    why: 'A hard squeeze takes the water out of the zucchini, and the slice sets firm enough to hold in the hand',
  },
  'pumpkin-scones': {
    names:
      'pumpkin scones, pumpkin scone, australian pumpkin scones, queensland pumpkin scones, lady flo pumpkin scones, aussie pumpkin scones, easy pumpkin scones, old fashioned pumpkin scones, pumpkin puree scones',
    title: 'Pumpkin Scones',
    family: 'farmhouse',
    cuisine: 'Australian',
    near: 'scones cheese-scones buttermilk-biscuits',
    weight: 2,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 60 softened
      sweetener sugar 75
      egg egg|applesauce 50
      body canned-pumpkin 200
      flour flour|gf-flour 350
      leavener baking-powder 16
      seasoning salt 3
      ground-spice nutmeg 0.8
      creamy milk|oat-milk|soy-milk 15
    `,
    steps: `
      4 Heat the oven to 425°F (220°C) and line a sheet pan. Beat {butter, sugar} until light, 2 minutes. Beat in {egg, canned-pumpkin}; never mind if it looks curdled.
      3 Sift in {flour, baking-powder, salt, nutmeg} and stir with a knife to a soft dough.
      4 On a floured board, pat it out 1 inch thick. Dip a cutter in flour and cut {@count 76 round rounds}, pressing straight down.
      1+15 Set them close together and brush with {milk}. Bake until risen and golden, 14 to 16 minutes.
      1+5 Wrap in a clean towel for 5 minutes and eat warm, split and buttered.
    `,
    face: 'Golden, tender and only faintly sweet, the way Queensland bakes them',
    why: 'Pumpkin stands in for most of the milk, and the scones stay soft until evening',
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
  madeleines: {
    names:
      'madeleines, madeleine, french madeleines, lemon madeleines, classic madeleines, madelines, madeline cookies, madeleine cookies, madaleines, shell cakes, french shell cakes, french tea cakes, madeleines de commercy',
    title: 'Lemon Madeleines',
    family: 'norman',
    near: 'shortbread pound-cake',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter 160
      egg egg 150 at room temperature
      sweetener sugar 130
      second-fat lemon-zest 6
      sweet-spice vanilla 4
      body honey|maple 20
      flour flour|gf-flour 150
      leavener baking-powder 5
      seasoning salt 1.5
    `,
    steps: `
      3+10 Melt {butter}. Let it cool for 10 minutes, until barely warm, and set 2 tablespoons aside for the pans.
      5 Rub {sugar, lemon-zest} together with your fingertips. Whisk in {egg, vanilla, honey} until thick and pale, 3 minutes.
      3 Sift in {flour, baking-powder, salt} and fold. Fold in the rest of the butter until the batter shines.
      1+90 Press plastic wrap onto the batter and chill for 1 1/2 hours.
      5+10 Brush {@tin 2 12-shell madeleine pan} with the butter you kept, into every groove, and freeze for 10 minutes. Heat the oven to 400°F (200°C).
      4 Drop a heaping tablespoon of batter into each shell. Do not spread it.
      1+10 Bake until they are humped and brown at the rim, 9 to 11 minutes.
      2+5 Rap the pans on the counter to free the cakes, lay them on a rack shell side up, and wait for 5 minutes. They are at their best within the hour.
    `,
    face: 'Small shell-shaped cakes, crisp at the rim and full of lemon and butter',
    why: 'Cold batter meeting a hot oven is what raises the hump',
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
  'knickerbocker-glory': {
    names:
      'knickerbocker glory, knickerbocker glories, knickerbocker, nickerbocker glory, knickerbocker glory sundae, knicker bocker glory, british ice cream sundae, peach and raspberry sundae, tall ice cream sundae, fruit and ice cream sundae',
    title: 'Knickerbocker Glory',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'banana-split eton-mess milkshake',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit raspberries 180
      sweetener powdered-sugar 30
      creamy cream 120 cold
      main peach|nectarine 300 pitted and cut into small pieces
      raw strawberries 200 hulled and quartered
      body ice-cream=vanilla_ice_cream/ice_cream 480
      nut almonds 20? toasted
      crunch cherries 33 left whole
    `,
    steps: `
      4 Mash {raspberries} with {most powdered-sugar} and press through a sieve to make a sauce.
      3 Whip {cream, powdered-sugar} to soft peaks.
      5 Spoon some of the sauce into tall glasses. Layer {peach, strawberries} with scoops of {ice-cream} up to the rim, trickling in more sauce as you go.
      1 Crown with the cream[, scatter with {almonds}] and put {cherries} on top. Serve at once with long spoons.
    `,
    face: 'Ice cream, peaches and berries in a tall glass, with raspberry sauce running down between',
    why: 'Sharp, fresh sauce between the layers keeps so much ice cream lively to the last spoonful',
  },
}
