import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Strudel, torn pancakes, gingerbread and a nut tart. */
export const germanAndAustrianSweets: DishEntries = {
  'apple-strudel': {
    names:
      'apple strudel, apfelstrudel, strudel, viennese apple strudel, austrian apple strudel, german apple strudel, apple strudel with phyllo, phyllo apple strudel, filo apple strudel, apple strudel with filo, apfel strudel, apple strudle, apple streudel, apple strudal',
    title: 'Apple Strudel',
    family: 'pennsylvanian',
    cuisine: 'Austrian',
    near: 'apple-turnovers apple-pie galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 110 melted
      crunch breadcrumbs 60
      fruit apple 1000 peeled, cored and thinly sliced
      acid lemon 20
      fruit raisins 70
      sweetener sugar 90
      sweet-spice cinnamon 4
      seasoning salt 1
      nut walnuts 50? chopped
      bread phyllo=phyllo_dough/phyllo 228 thawed
      starch powdered-sugar 15
    `,
    steps: `
      5 Stir {breadcrumbs} with {1/3 butter} in a skillet over medium heat until they are golden and smell toasted, 4 minutes.
      5 Heat the oven to 375°F (190°C) and line {@tin large rimmed sheet pan} with parchment. Toss {apple} with {lemon, raisins, walnuts, sugar, cinnamon, salt}.
      16 Make {@count 820 strudel strudels}. For each, layer its share of {phyllo} on a dry towel in a rectangle of about 12 by 16 inches, brushing every sheet with some of {butter}. Scatter its share of the crumbs over the top sheet, leaving a bare border of 2 inches, and pile the apples in a log along the nearer long side, without their juice. Fold in the ends and roll it up with the help of the towel. Set it on the pan, seam down, and brush the top too.
      1+38 Bake until crisp and well browned, and a skewer meets no resistance in the middle, 35 to 40 minutes.
      2+20 Let cool for 20 minutes, so that it can be cut. Dust with {powdered-sugar} and slice with a serrated knife.
    `,
    face: 'Thin apple slices with raisins and cinnamon, rolled up in crackling layers of phyllo',
    why: 'Buttered crumbs lie between the fruit and the pastry and drink up the juice, so the bottom stays crisp',
  },
  kaiserschmarrn: {
    names:
      'kaiserschmarrn, kaiserschmarren, kaiserschmarn, kaiserschmaren, kaiser schmarrn, austrian torn pancake, austrian torn pancakes, torn pancake, torn pancakes, austrian shredded pancake, austrian shredded pancakes, shredded pancakes, austrian pancakes, german torn pancakes, emperors pancake',
    title: 'Kaiserschmarrn (Austrian Torn Pancake)',
    family: 'pennsylvanian',
    cuisine: 'Austrian',
    near: 'dutch-baby pancakes crepes',
    weight: 2,
    level: 2,
    types: 'Dessert, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      fruit raisins 60
      wine spirits=dark_rum/rum|apple-juice 30
      flour flour|gf-flour 200
      creamy milk|oat-milk|soy-milk 320
      egg egg 250 separated
      sweet-spice vanilla 4
      sweet-spice lemon-zest 3
      seasoning salt 1.5
      sweetener sugar 50
      fat butter|vegan-butter 60
      sweetener powdered-sugar 20
      body applesauce 300
    `,
    steps: `
      1+20~ Pour {spirits} over {raisins} and leave them to swell for 20 minutes.
      4 Meanwhile, whisk {flour, salt} with {milk} until smooth. Whisk in the yolks of {egg}, then {vanilla, lemon-zest}.
      5 Whip the whites with {1/2 sugar} to soft peaks, 3 minutes. Fold them into the batter in two additions.
      20 Cook the batter in {@skillet}, in batches, each of them enough for two. Melt some of {=butter} over medium heat, pour in the batter 3/4 inch deep and scatter {=raisins} over it. Cover and cook until brown below and nearly set on top, 5 to 6 minutes. Cut it in quarters, turn them over and cook until 160°F (71°C) in the middle, 3 to 4 minutes.
      5 Tear everything into bite-size pieces with two forks. Add the rest of {butter} and {sugar}, and toss over medium-high heat until the pieces are glazed and browned at the edges, 3 minutes.
      1 Dust with {powdered-sugar} and set it on the table in the pan, with {applesauce} beside it.
    `,
    face: 'A thick, airy pancake torn into pieces and browned in butter and sugar, with raisins and applesauce',
    why: 'Whipped whites make it rise like a soufflé, and tearing gives every piece a crisp edge',
  },
  lebkuchen: {
    names:
      'lebkuchen, german lebkuchen, lebkuchen cookies, german gingerbread, german gingerbread cookies, nuremberg lebkuchen, nurnberger lebkuchen, nürnberger lebkuchen, elisenlebkuchen, soft lebkuchen, glazed lebkuchen, german christmas cookies, german spice cookies, lebkuken, lebkuchen biscuits',
    title: 'Lebkuchen (German Gingerbread)',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'gingerbread-cookies molasses-cookies gingersnaps',
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
      flour flour|gf-flour 120
      nut almond-flour 150
      nut hazelnuts 150 finely ground
      leavener baking-powder 4
      sweet-spice cinnamon 5
      ground-spice ground-ginger 3
      ground-spice ground-cloves 1
      ground-spice allspice 1
      ground-spice cardamom 1
      seasoning salt 1.5
      egg egg 100
      sweetener brown-sugar 150
      body honey 85
      sweet-spice orange-zest 4
      fruit mixed-dried-fruit=candied_orange_peel/candied_peel 100 finely chopped
      starch powdered-sugar 150
      acid lemon 25
    `,
    steps: `
      3 Mix {flour, almond-flour, hazelnuts, baking-powder, cinnamon, ground-ginger, ground-cloves, allspice, cardamom, salt} in a bowl.
      6 Beat {egg, brown-sugar} until thick and pale, 4 minutes. Beat in {honey, orange-zest}.
      3+60 Stir in the dry mixture and {mixed-dried-fruit} to a sticky dough. Cover and chill for 1 hour.
      9 Line two sheet pans with parchment and heat the oven to 325°F (165°C). With wet hands, roll the dough into {@count 43.8 ball balls}, set them 2 inches apart and press each 1/2 inch thick.
      1+18 Bake until puffed and dry on top but still soft when you press the middle, 16 to 20 minutes.
      6+60 Stir {powdered-sugar} with {lemon} to a thin glaze, brush it over the cookies while they are warm and let it set for 1 hour. In a tin they last for three weeks.
    `,
    face: 'Soft, thick cookies of ground nuts, honey, spice and candied peel under a thin lemon glaze',
    why: 'Nuts do most of the work of flour here, so the cookies grow softer in the tin instead of drying out',
  },
  'linzer-torte': {
    names:
      'linzer torte, linzertorte, linzer tort, linzer torta, austrian linzer torte, raspberry linzer torte, hazelnut linzer torte, linzertorte with raspberry jam, linzer jam tart, linzer cake, austrian jam tart, lintzer torte, linzer tourte',
    title: 'Linzer Torte',
    family: 'pennsylvanian',
    cuisine: 'Austrian',
    near: 'linzer-cookies bakewell-tart galette',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 180
      nut hazelnuts 150 finely ground
      sweetener sugar 130
      leavener baking-powder 3
      sweet-spice cinnamon 3
      ground-spice ground-cloves 0.5
      seasoning salt 1.5
      sweet-spice lemon-zest 4
      fat butter|vegan-butter 150 cold and cubed
      egg egg 50 beaten
      body jam=raspberry_jam 300
      starch powdered-sugar 8
    `,
    steps: `
      6 Mix {flour, hazelnuts, sugar, baking-powder, cinnamon, ground-cloves, salt, lemon-zest}. Rub in {butter} until it looks like damp sand, then stir in {most egg}, just until it holds together.
      2+60 Press a third of the dough into one disk and the rest into another. Wrap and chill for 1 hour.
      6 Heat the oven to 350°F (175°C). Press the larger piece over the bottom and up the sides of {@tin 9-inch removable-bottom tart pan}. Beat {jam} with a spoon until it spreads easily and fill the shell with it.
      11 Roll the smaller piece between two sheets of parchment, cut it into 1/2-inch strips and lay them over the top in a lattice. Mend breaks with your fingers: the dough is short and forgives it. Brush with {egg}.
      1+38 Bake until the lattice is deep golden and the jam bubbles, 35 to 40 minutes.
      2+90 Cool in the pan for 1 1/2 hours. Dust the rim with {powdered-sugar}.
    `,
    face: 'A spiced hazelnut crust under raspberry jam and a lattice of the same dough',
    why: 'Ground nuts make a dough so tender that it is pressed into the pan, and a day later the cake is better still',
  },
}
