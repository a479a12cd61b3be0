import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Steamed, baked and layered puddings of Britain. */
export const britishPuddings: DishEntries = {
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
  'spotted-dick': {
    names:
      'spotted dick, spotted dick pudding, steamed suet pudding, spotted dog pudding, currant sponge pudding, british steamed pudding, suet pudding',
    title: 'Spotted Dick',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sticky-toffee-pudding bread-and-butter-pudding',
    weight: 1,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      flour flour 250
      leavener baking-powder 10
      seasoning salt 1.5
      fat suet=shredded_suet/suet 110
      sweetener sugar 85
      fruit dried-currants|raisins 150
      sweet-spice lemon-zest 5
      liquid milk 170
    `,
    steps: `
      3 Grease {@tin 5-cup pudding basin}. Mix {flour, baking-powder, salt, suet, sugar, dried-currants, lemon-zest}.
      3 Stir in {milk} to a soft dough that drops from the spoon, and scrape it into the basin.
      3 Cover with parchment and foil, pleated down the middle so that the pudding can rise, and tie with string.
      4+105 Set on a saucer in a deep pot and pour in boiling water halfway up. Cover and steam for 1 3/4 hours, topping up the water now and then.
      2+5 Wait for 5 minutes, run a knife around, and turn out. Serve it hot.
    `,
    face: 'A steamed pudding spotted with currants, light as suet makes it',
    why: 'Suet melts late, when the crumb is already set, and leaves it full of air',
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
}
