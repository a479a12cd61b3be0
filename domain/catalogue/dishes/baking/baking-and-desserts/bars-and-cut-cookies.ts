import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cookies that are rolled or pressed, and bars cut from one pan. */
export const barsAndCutCookies: DishEntries = {
  'sugar-cookies': {
    names:
      'sugar cookies, cut out cookies, cutout cookies, christmas cookies, holiday cookies, cut out sugar cookies, frosted sugar cookies, sugar cookie recipe, roll out cookies, rolled sugar cookies',
    family: 'farmhouse',
    near: 'shortbread snickerdoodles cookies',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 200 softened
      sweetener sugar 180
      egg egg|applesauce 50
      sweet-spice vanilla 8
      flour flour|gf-flour 345
      leavener baking-powder 3.5
      seasoning salt 2
      starch powdered-sugar 160
      liquid milk|oat-milk|soy-milk 30
    `,
    steps: `
      5 Beat {butter, sugar} until creamy, about 2 minutes. Beat in {egg, 1/2 vanilla}.
      3 Mix in {flour, baking-powder, salt} to make a smooth dough that leaves the bowl clean.
      3+60 Press into two flat disks, wrap, and chill for 1 hour: cold dough keeps its shape in the oven.
      12 Heat the oven to 350°F (175°C). Roll the dough 1/4 inch thick between two sheets of parchment. Cut out shapes and lift them onto lined sheet pans; gather and roll the scraps again.
      1+30 Bake until the edges are barely turning gold, 9 to 11 minutes. Cool completely on the pans, about 20 minutes.
      6 For the glaze, stir {powdered-sugar, milk, vanilla} until smooth and thick. Spread it over the cold cookies and let it dry.
    `,
    face: 'Tender cut-out cookies that keep their edges, under a thin white glaze',
    why: 'Chilled dough spreads hardly at all, so a star comes out a star',
  },
  'gingerbread-cookies': {
    names:
      'gingerbread cookies, gingerbread men, gingerbread man cookies, gingerbread people, gingerbread biscuits, gingerbread men cookies, gingerbread house dough',
    family: 'pennsylvanian',
    near: 'gingersnaps sugar-cookies cookies',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 140 softened
      sweetener brown-sugar 150
      egg egg|applesauce 50
      body molasses 170
      flour flour|gf-flour 405
      leavener baking-soda 4.6
      sweet-spice ground-ginger 5.5
      second-fat cinnamon 5
      whole-spice ground-cloves 1
      seasoning salt 2
    `,
    steps: `
      5 Beat {butter} with {brown-sugar} until fluffy, 2 minutes. Add {egg, molasses} and beat until blended.
      4 Stir in {flour, baking-soda, ground-ginger, cinnamon, ground-cloves, salt} until no flour shows.
      3+90 Divide the sticky dough in two, flatten, wrap and refrigerate for 1 1/2 hours, until firm enough to roll.
      15 Heat the oven to 350°F (175°C). On a floured board roll one piece at a time 1/4 inch thick. Cut out people or stars and set them an inch apart on lined sheet pans.
      1+10 Bake for 9 to 11 minutes: the middles should be puffed and the edges just firm.
      1+10 Cool on the pans for 10 minutes before you lift them. Decorate once they are cold.
    `,
    face: 'Spiced cut-out cookies, dark with molasses',
    why: 'The dough rests until it is cold, so that arms and legs stay sharp',
  },
  shortbread: {
    names:
      'shortbread, scottish shortbread, shortbread cookies, shortbread biscuits, short bread, butter shortbread, shortbread fingers, petticoat tails, scotch shortbread',
    title: 'Shortbread',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'sugar-cookies cookies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 227 softened
      sweetener sugar 110
      seasoning salt 2
      flour flour|gf-flour 300
    `,
    steps: `
      5 Heat the oven to 325°F (165°C). Line {@tin 8-inch square baking pan} with parchment. Beat {butter} with {most sugar, salt} until smooth but not fluffy, 1 minute.
      4 Work in {flour} with a wooden spoon, then with your fingertips, until the dough just holds together when squeezed.
      4 Press it evenly into the pan. Score it into fingers and prick each all the way through with a fork.
      1+40 Bake until pale gold all over and a little darker at the rim, 38 to 42 minutes.
      2+20 Scatter with {sugar} and cut along the lines while hot. Cool in the pan for 20 minutes.
    `,
    face: 'Pale, crumbly fingers of butter, sugar and flour, with a little salt',
    why: 'A low oven dries it through before it can brown',
  },
  brownies: {
    names:
      'brownies, brownie, chocolate brownies, fudgy brownies, fudge brownies, brownie recipe, homemade brownies, chewy brownies, double chocolate brownies, cocoa brownies, chocolate brownie',
    family: 'farmhouse',
    near: 'blondies chocolate-cake brownies',
    weight: 5,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 142
      fruit dark-chocolate|df-chocolate 115 chopped
      sweetener sugar 225
      egg egg|applesauce 100
      sweet-spice vanilla 6
      body cocoa 43
      flour flour|gf-flour 63
      seasoning salt 2.2
    `,
    steps: `
      5 Heat the oven to 350°F (175°C) and line {@tin 8-inch square baking pan} with parchment. Melt {butter} with {1/2 dark-chocolate} over low heat, stirring until smooth. Take off the heat.
      4 Whisk in {sugar}, then {egg, vanilla}, and keep whisking for 1 minute: that makes the shiny top.
      3 Fold in {cocoa, flour, salt} until just combined, then {dark-chocolate}. Scrape into the pan and level it.
      1+28 Bake until the top is dry and a toothpick comes out with moist crumbs, 25 to 30 minutes. One that comes out clean has been in too long.
      1+60 Cool in the pan for 1 hour, lift out by the parchment and cut into squares.
    `,
    parts: [{ names: 'chocolate, cocoa', instead: 'blondies' }],
    face: 'Dense, fudgy squares with a thin crackled top',
    why: 'They leave the oven while a toothpick still shows crumbs, and set as they cool',
  },
  blondies: {
    names:
      'blondies, blondie, butterscotch blondies, brown butter blondies, blonde brownies, blondie bars, white chocolate blondies',
    family: 'farmhouse',
    near: 'brownies chocolate-chip-cookies brownies',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 113 melted
      sweetener brown-sugar 200
      egg egg|applesauce 50
      sweet-spice vanilla 8
      flour flour|gf-flour 135
      leavener baking-powder 2.5
      seasoning salt 2.2
      fruit white-chocolate|df-chocolate 85? chopped
      nut pecans 55? chopped
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and line {@tin 8-inch square baking pan}. Whisk {butter} with {brown-sugar} until it looks like wet sand.
      3 Whisk in {egg, vanilla} until glossy. Stir in {flour, baking-powder, salt}.
      3 Fold in {white-chocolate, pecans} and spread the stiff batter to the corners.
      1+23 Bake until golden on top with a faint crack around the edge, 22 to 25 minutes; the middle should still give a little.
      1+45 Leave in the pan for 45 minutes before you cut them: hot ones fall apart.
    `,
    face: 'Chewy brown sugar bars that taste of butterscotch',
    why: 'Brown sugar gives them their color, their chew and most of their taste',
  },
  'lemon-bars': {
    names:
      'lemon bars, lemon squares, lemon slice, lemon bar recipe, lemon curd bars, lemon shortbread bars, classic lemon bars',
    family: 'californian',
    near: 'key-lime-pie shortbread snack-cake',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170 cold and cubed
      starch powdered-sugar 70
      flour flour|gf-flour 220
      seasoning salt 2
      egg egg 200
      sweetener sugar 300
      thickener cornstarch 24
      acid lemon 232
      sweet-spice lemon-zest 6
    `,
    steps: `
      6 Heat the oven to 350°F (175°C) and line {@tin 9-by-13-inch baking pan} with parchment. Rub {butter} into {flour, most powdered-sugar, 1/2 salt} until it is sandy and starts to clump.
      3+20 Press firmly over the bottom of the pan. Bake until the edges turn golden, 18 to 22 minutes.
      5 Meanwhile, whisk {sugar, cornstarch, salt}. Whisk in {egg}, then {lemon, lemon-zest}, until no lumps are left.
      1+20 Pour over the hot crust: it seals as it meets the heat. Bake until the filling no longer wobbles in the middle, 18 to 22 minutes.
      2+60 Cool for 1 hour, then chill until firm. Dust with {powdered-sugar} and cut into bars with a wet knife.
    `,
    face: 'A sharp, smooth filling on a short, buttery crust',
    why: 'The filling goes onto the crust while it is hot, so that the two hold together',
  },
  'pecan-pie-bars': {
    names:
      'pecan pie bars, pecan bars, pecan squares, pecan shortbread bars, pecan pie squares, thanksgiving pecan bars, easy pecan pie bars',
    title: 'Pecan Pie Bars',
    family: 'creole',
    near: 'pecan-pie lemon-bars blondies',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 24,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 250
      sweetener sugar 65
      fat butter|vegan-butter 240 cold and cubed
      seasoning salt 3
      egg egg 150
      sweetener brown-sugar 200
      sweetener maple 160
      extract vanilla 8
      nut pecans 300 chopped
    `,
    steps: `
      7 Heat the oven to 350°F (175°C). Line {@tin 9-by-13-inch baking pan} with parchment that hangs over two sides. Rub {most butter} into {flour, sugar, 1/2 salt} until the crumbs hold when squeezed, and press them flat in the pan.
      1+20~ Bake until the rim is golden, 20 minutes.
      5 Melt {butter}, whisk it with {egg, brown-sugar, maple, vanilla, salt} until smooth and fold in {pecans}.
      2+26 Pour it over the hot crust and bake until it hardly trembles in the middle, 26 minutes.
      2+120 Let cool in the pan for 2 hours, then lift it out by the parchment and cut it into bars with a long knife.
    `,
    face: 'Shortbread under a layer of toasted pecans in maple caramel',
    why: 'The filling goes onto the hot crust, so the two bake into one and the bottom stays crisp',
  },
}
