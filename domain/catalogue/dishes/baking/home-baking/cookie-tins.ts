import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cookies for the tin, many of them for a holiday. */
export const cookieTins: DishEntries = {
  biscotti: {
    names:
      'biscotti, almond biscotti, cantucci, italian biscotti, biscotti di prato, homemade biscotti, twice baked cookies, biscotti cookies',
    title: 'Almond Biscotti',
    family: 'tuscan',
    near: 'shortbread sugar-cookies',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 280
      leavener baking-powder 6
      seasoning salt 2.5
      sweetener sugar 180
      egg egg 150
      fat butter|vegan-butter 57 melted
      sweet-spice vanilla 6
      second-fat orange-zest 4
      nut almonds=whole_almonds/almonds|pepitas 150 toasted
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and line a sheet pan. Whisk {flour, baking-powder, salt}.
      4 Whisk {egg, sugar} until pale, 2 minutes. Stir in {butter, vanilla, orange-zest}, then the flour mixture and {almonds}.
      4+26 With wet hands, shape into two logs 12 inches long. Bake until firm and lightly browned, 24 to 28 minutes.
      4+15 Cool for 15 minutes. Turn the oven down to 300°F (150°C). Cut on the diagonal into 1/2-inch slices with a serrated knife.
      1+24 Stand the slices on the pan and bake until dry, 22 to 26 minutes. They crisp as they cool.
    `,
    face: 'Crunchy slices full of toasted almonds, made for dipping',
    why: 'Baked once in the log and once in the slice, they keep for weeks',
  },
  rugelach: {
    names:
      'rugelach, rugelah, rugalach, cream cheese rugelach, jewish rugelach, apricot rugelach, walnut rugelach, cinnamon rugelach, ruggelach',
    title: 'Rugelach',
    family: 'farmhouse',
    cuisine: 'Jewish, American',
    near: 'cinnamon-rolls linzer-cookies thumbprint-cookies',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 227 softened
      cheese cream-cheese|vegan-cream-cheese 227 softened
      flour flour|gf-flour 265
      seasoning salt 2.5
      body jam=apricot_jam 200
      nut walnuts|sunflower 110 finely chopped
      sweetener brown-sugar 90
      sweet-spice cinnamon 4
      egg egg|oat-milk|soy-milk 50 beaten
    `,
    steps: `
      4+90 Beat {butter, cream-cheese} until smooth. Mix in {flour, salt} just until it comes together. Divide into four disks, wrap, and chill for 1 1/2 hours.
      3 Heat the oven to 350°F (175°C) and line two sheet pans. Stir {walnuts, brown-sugar, cinnamon} together.
      16 Roll each disk into a 9-inch round. Spread thinly with {jam}, scatter the nuts over and press them in. Cut into twelve wedges and roll up each from the wide end.
      3 Set them on the pans, points underneath, and brush with {egg}.
      1+25 Bake until golden brown, 23 to 27 minutes. Move to a rack before the jam sets.
    `,
    face: 'Tender little crescents rolled around apricot, walnuts and cinnamon',
    why: 'Cream cheese in the dough makes it flaky, and easy to roll',
  },
  hamantaschen: {
    names:
      'hamantaschen, hamentashen, hamantashen, hamentaschen, purim cookies, jam hamantaschen, apricot hamantaschen, hamantash',
    title: 'Hamantaschen',
    family: 'farmhouse',
    cuisine: 'Jewish',
    near: 'thumbprint-cookies rugelach linzer-cookies',
    weight: 1,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 15,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 140 softened
      sweetener sugar 110
      egg egg 50
      sweet-spice vanilla 4
      second-fat orange-zest 4
      flour flour|gf-flour 280
      leavener baking-powder 3
      seasoning salt 2
      body jam 220
    `,
    steps: `
      6 Beat {butter, sugar} until light, 3 minutes. Beat in {egg, vanilla, orange-zest}.
      3+60 Mix in {flour, baking-powder, salt}. Press into a disk and chill for 1 hour.
      12 Roll out 1/8 inch thick and cut 3-inch rounds. Put a scant teaspoon of {jam} in the middle of each and fold up three sides, pinching the corners hard and leaving a window.
      2+15 Set on lined sheet pans and freeze for 15 minutes, while the oven heats to 375°F (190°C).
      1+14 Bake until the edges turn gold, 13 to 15 minutes.
    `,
    face: 'Three-cornered cookies for Purim with a bright spot of jam',
    why: 'A quarter of an hour in the freezer keeps the corners from opening in the oven',
  },
  'molasses-cookies': {
    names:
      'molasses cookies, soft molasses cookies, chewy molasses cookies, ginger molasses cookies, old fashioned molasses cookies, molasses crinkles, soft ginger cookies, chewy ginger cookies, soft gingerbread cookies, molasses spice cookies',
    title: 'Soft Molasses Cookies',
    family: 'new-england',
    near: 'gingersnaps gingerbread-cookies snickerdoodles',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 300
      leavener baking-soda 9
      sweet-spice cinnamon 4
      ground-spice ground-ginger 4
      second-fat ground-cloves 1
      seasoning salt 2.5
      fat butter|vegan-butter 170 softened
      sweetener brown-sugar 160
      body molasses 110
      egg egg|applesauce 50
      sweetener sugar 50 for rolling
    `,
    steps: `
      3 Whisk {flour, baking-soda, cinnamon, ground-ginger, ground-cloves, salt}.
      5 Beat {butter, brown-sugar} until creamy, 2 minutes. Beat in {molasses, egg}. Stir in the spiced flour.
      1+45 Chill for 45 minutes, until the dough can be rolled.
      7 Heat the oven to 350°F (175°C). Roll the dough into {@count 31.3 ball balls}, turn them in {sugar}, and set 2 inches apart on lined sheet pans.
      1+11 Bake until cracked on top and still soft in the cracks, 10 to 12 minutes. Cool on the pans for 5 minutes.
    `,
    face: 'Soft, crackled cookies, dark with molasses and spice',
    why: 'Taken out while the cracks look underdone, they stay chewy for a week',
  },
  'whoopie-pies': {
    names:
      'whoopie pies, whoopie pie, whoopee pies, chocolate whoopie pies, maine whoopie pies, gobs, amish whoopie pies, woopie pies',
    title: 'Whoopie Pies',
    family: 'new-england',
    near: 'chocolate-cupcakes chocolate-cake',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 250
      body cocoa 50
      leavener baking-soda 6
      seasoning salt 2.5
      fat butter 230 softened
      sweetener brown-sugar 200
      egg egg 50
      sweet-spice vanilla 8
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 240
      starch powdered-sugar 180
      crunch marshmallow-cream 200
    `,
    steps: `
      3 Heat the oven to 350°F (175°C) and line two sheet pans. Whisk {flour, cocoa, baking-soda, salt}.
      5 Beat {1/2 butter} with {brown-sugar} until fluffy, 3 minutes. Beat in {egg, 1/2 vanilla}, then the dry mixture by turns with {buttermilk}.
      5+12 Drop in 24 rounded tablespoons, 3 inches apart. Bake until the tops spring back, 11 to 13 minutes.
      1+35 Cool for 35 minutes on the pans.
      5 Beat {butter} with {powdered-sugar} until light, 2 minutes. Beat in {marshmallow-cream, vanilla}.
      5 Spread the filling on the flat side of half of the cakes and press the others on top.
    `,
    face: 'Two soft chocolate cakes with a thick marshmallow filling between',
    why: 'Buttermilk makes the cakes tender enough to bite without squeezing out the middle',
  },
  'linzer-cookies': {
    names:
      'linzer cookies, linzer cookie, linzer tarts, raspberry linzer cookies, jammie dodgers, linzer torte cookies, jam sandwich cookies, christmas linzer cookies, linzers, jammy dodgers',
    title: 'Linzer Cookies',
    family: 'alsatian',
    cuisine: 'Austrian',
    near: 'thumbprint-cookies shortbread sugar-cookies',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 200 softened
      sweetener sugar 110
      egg egg-yolk 34
      sweet-spice vanilla 4
      second-fat lemon-zest 3
      flour flour|gf-flour 240
      nut almond-flour 110
      ground-spice cinnamon 1.5
      seasoning salt 2
      body jam=raspberry_jam 170
      starch powdered-sugar 20
    `,
    steps: `
      6 Beat {butter, sugar} until pale, 3 minutes. Beat in {egg-yolk, vanilla, lemon-zest}.
      3+60 Stir in {flour, almond-flour, cinnamon, salt}. Flatten into two disks, wrap and chill for 1 hour.
      14 Heat the oven to 350°F (175°C). Roll out 1/8 inch thick and cut 48 rounds of 2 inches, with a small window in half of them. Lay on lined sheet pans.
      1+12 Bake until just gold at the rim, 11 to 13 minutes. Cool completely on a rack.
      5 Dust the windowed ones with {powdered-sugar}. Spread the others with {jam} and set the tops on.
    `,
    face: 'Almond shortbread sandwiched with raspberry, a window of red in the sugar',
    why: 'Ground almonds keep the dough short and give it its scent',
  },
  'spritz-cookies': {
    names:
      'spritz cookies, spritz, cookie press cookies, butter spritz cookies, swedish spritz, christmas spritz cookies, danish butter cookies, butter cookies, pressed cookies, spritz cookie',
    title: 'Spritz Butter Cookies',
    family: 'farmhouse',
    near: 'shortbread sugar-cookies thumbprint-cookies',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 18,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 227 softened
      sweetener sugar 130
      egg egg-yolk 34
      sweet-spice vanilla 6
      second-fat almond-extract 2
      flour flour|gf-flour 280
      seasoning salt 2
      crunch sprinkles 30?
    `,
    steps: `
      5 Heat the oven to 375°F (190°C). Beat {butter, sugar} until very light, 3 minutes. Beat in {egg-yolk, vanilla, almond-extract}.
      2 Mix in {flour, salt} to a soft dough. Do not chill it: a press needs it soft.
      10 Fill a cookie press or a piping bag with a star tip. Shape onto bare, cold sheet pans, an inch apart. [Scatter with {sprinkles}.]
      1+9 Bake until set and only just gold underneath, 8 to 10 minutes.
      1+5 Let stand for 5 minutes, then lift onto a rack.
    `,
    face: 'Crisp, buttery little shapes from the cookie press',
    why: 'A bare, ungreased pan holds the dough when the press lets go',
  },
}
