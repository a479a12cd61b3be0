import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is steamed, kneaded and rolled for Christmas. */
export const christmasSweets: DishEntries = {
  'christmas-pudding': {
    names:
      'christmas pudding, xmas pudding, plum pudding, figgy pudding, traditional christmas pudding, steamed christmas pudding, easy christmas pudding, christmas pud, xmas pud, british christmas pudding, english christmas pudding, small christmas pudding, christmas pudding without suet',
    title: 'Christmas Pudding',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sticky-toffee-pudding mince-pies bread-pudding',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fruit raisins 160
      fruit dried-currants|dried-cranberries 120
      fruit mixed-dried-fruit=candied_orange_peel/candied_peel 40? finely chopped
      acid orange-juice 75
      wine spirits=brandy 45?
      fat butter|vegan-butter 115 softened
      sweetener brown-sugar 110
      sweetener molasses 20
      egg egg 100 beaten
      flour flour|gf-flour 80
      crunch fresh-breadcrumbs|gf-breadcrumbs 90
      leavener baking-powder 3
      sweet-spice cinnamon 2
      sweet-spice allspice 1
      ground-spice nutmeg 0.6
      seasoning salt 2
      fruit apple 130 peeled and coarsely grated
      second-fat orange-zest 4
    `,
    steps: `
      4+60 Stir {raisins, dried-currants, mixed-dried-fruit, orange-juice, spirits} together in a large bowl and let the fruit swell for 1 hour.
      8 Grease a 5-cup heatproof bowl and lay a disk of parchment paper in the bottom. Beat {butter, brown-sugar, molasses} until light, then beat in {egg}, a spoonful at a time.
      5 Stir {flour, fresh-breadcrumbs, baking-powder, cinnamon, allspice, nutmeg, salt} into the butter. Fold in {apple, orange-zest} and the soaked fruit with all of its liquid.
      6 Pack into the bowl. Cover with greased parchment paper and a sheet of foil, both folded into a pleat that can open as the pudding rises, and tie them tightly under the rim with string.
      5+240 Stand the bowl on an upturned saucer in a large pot and pour in boiling water to halfway up its side. Cover and steam over low heat for 4 hours, topping up with boiling water so that the pot never runs dry.
      2+10 Let it stand for 10 minutes, loosen the edge with a knife and turn it out onto a plate. Made ahead, it keeps for a month in the refrigerator, well wrapped, and is steamed for another hour.
    `,
    face: 'A dark steamed pudding of raisins, currants and apple, with orange, molasses and warm spices',
    why: 'Hours of gentle steam turn the sugar and the fruit nearly black, and butter does the work of suet',
  },
  stollen: {
    names:
      'stollen, christmas stollen, christstollen, weihnachtsstollen, dresden stollen, german christmas bread, german stollen, stollen bread, easy stollen, dresdner stollen, fruit stollen, stolen bread',
    title: 'Christmas Stollen',
    family: 'alsatian',
    cuisine: 'German',
    near: 'hot-cross-buns brioche',
    beside: '',
    weight: 2,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      fruit raisins 180
      fruit mixed-dried-fruit=candied_orange_peel/candied_peel 60? finely chopped
      wine spirits=dark_rum/rum 45?
      liquid milk|oat-milk 140 lukewarm
      leavener yeast 7
      flour bread-flour 400
      sweetener sugar 60
      seasoning salt 4
      egg egg 50
      fat butter|vegan-butter 180 softened
      second-fat lemon-zest 4
      sweet-spice cinnamon 1
      sweet-spice vanilla 4
      crunch almonds 60? chopped
      sweetener powdered-sugar 60
    `,
    steps: `
      3+30 Stir {raisins, mixed-dried-fruit, spirits} together with {water 30}, hot, and leave them for 30 minutes.
      10 Stir {milk, yeast} together. Mix with {bread-flour, sugar, salt, egg, lemon-zest, cinnamon, vanilla} and {most butter}, then knead until smooth and elastic, 8 minutes.
      4+90 Drain the fruit and knead it in[ with {almonds}]. Cover and let rise until half as large again, about 1 hour 30 minutes.
      6+40 Press out to an oval of 8 by 11 inches. Fold one long side over, not quite to the other, and press down. Set on a lined sheet pan, cover and let rise until puffy, 40 minutes.
      2+38 Heat the oven to 350°F (175°C). Pick off raisins that stick out, which would burn. Bake until deep golden and 190°F (88°C) in the middle, 35 to 40 minutes.
      4+60 Melt {butter} and brush all of it over the hot loaf. Sift over half of {=powdered-sugar}, let cool for 1 hour and cover with {powdered-sugar}. Wrapped well, it keeps for two weeks and is best after three days.
    `,
    face: 'A rich yeast loaf with raisins, lemon and vanilla under a thick coat of butter and powdered sugar',
    why: 'The butter that the hot crust drinks seals the loaf, so it stays moist for weeks',
  },
  'yule-log': {
    names:
      'yule log, yule log cake, buche de noel, bûche de noël, chocolate yule log, christmas log, chocolate log, chocolate christmas log, christmas yule log, chocolate roulade, easy yule log, yulelog',
    title: 'Chocolate Yule Log',
    family: 'bistro',
    cuisine: 'French, British',
    near: 'chocolate-cake chocolate-mousse',
    beside: '',
    weight: 3,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      egg egg 200
      sweetener sugar 110
      flour flour|gf-flour 60
      body cocoa 30
      leavener baking-powder 2
      seasoning salt 1
      sweetener powdered-sugar 40
      creamy cream 400 cold
      sweet-spice vanilla 4
      fruit dark-chocolate 170 chopped
    `,
    steps: `
      12 Heat the oven to 375°F (190°C) and line a 10-by-15-inch rimmed sheet pan with parchment paper. Whisk {egg, sugar} with a mixer until pale, thick and tripled in volume, 6 minutes. Sift in {flour, cocoa, baking-powder, salt} and fold until no streaks are left.
      2+10 Spread to the corners of the pan and bake until the top springs back, 9 to 11 minutes.
      4+45 Sift half of {=powdered-sugar} over a clean towel and turn the cake out onto it. Peel off the paper, roll the hot cake up in the towel from a short side and let it cool, 45 minutes.
      5+30 Heat {1/3 cream} until it steams, pour it over {dark-chocolate} and stir until smooth. Let it stand until it can be spread, 30 minutes.
      6 Whip {cream, vanilla} to soft peaks. Unroll the cake, spread with the cream and roll up again without the towel.
      8+30 Cut a slice off one end at a slant and set it against the side as a branch. Cover with the chocolate, draw lines of bark with a fork and chill for 30 minutes. Dust with {powdered-sugar}.
    `,
    face: 'A light chocolate sponge rolled around whipped cream, under a bark of chocolate ganache',
    why: 'Rolled up while it is hot, the sponge remembers its shape and does not crack around the filling',
  },
}
