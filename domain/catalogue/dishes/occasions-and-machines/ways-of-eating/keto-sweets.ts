import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes, pies and ice cream of almond flour, without sugar. */
export const ketoSweets: DishEntries = {
  'keto-brownies': {
    names:
      'keto brownies, low carb brownies, almond flour brownies, keto brownie, grain free brownies, keto fudgy brownies, low carb chocolate brownies',
    title: 'Keto Fudge Brownies',
    family: 'farmhouse',
    near: 'brownies flourless-chocolate-cake',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat butter|coconut-oil 140
      sweetener erythritol 190
      body cocoa 65
      seasoning salt 2
      egg egg 150
      sweet-spice vanilla 6
      flour almond-flour 100
      leavener baking-powder 2
      nut walnuts 60? chopped
    `,
    steps: `
      5 Heat the oven to 325°F (160°C) and line {@tin 8-inch square pan} with parchment. Melt {butter} in a saucepan over low heat. Take it off the heat and whisk in {erythritol, cocoa, salt}.
      4 Let it cool for a minute, then beat in {egg, vanilla} until thick and glossy. Stir in {almond-flour, baking-powder, walnuts}.
      1+22 Bake until the edges are set and a skewer in the middle comes out with moist crumbs, 20 to 22 minutes.
      1+90 Cool in the pan, then chill for 1 hour before you cut it: cold, they are fudgy, and warm, they crumble.
    `,
    face: 'Dark, fudgy squares of cocoa and almond, without sugar or wheat',
    why: 'Taken out while the middle is moist and chilled before cutting, they set dense and smooth',
  },
  'keto-chocolate-chip-cookies': {
    names:
      'keto chocolate chip cookies, low carb chocolate chip cookies, keto cookies, low carb cookies, almond flour chocolate chip cookies, almond flour cookies, grain free chocolate chip cookies, grain free cookies',
    title: 'Keto Chocolate Cookies with Pecans',
    family: 'farmhouse',
    near: 'chocolate-chip-cookies keto-brownies',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 18,
    batch: true,
    sweet: true,
    list: `
      fat butter|coconut-oil 110 softened
      sweetener erythritol 120
      egg egg 50
      sweet-spice vanilla 6
      flour almond-flour 240
      leavener baking-soda 2
      seasoning salt 2
      fruit sugar-free-chocolate 110 chopped
      nut pecans 50 chopped
    `,
    steps: `
      5 Line {@sheet-pans} with parchment and heat the oven to 350°F (175°C). Beat {butter, erythritol} until light, 2 minutes, then beat in {egg, vanilla}.
      4 Stir in {almond-flour, baking-soda, salt}, then {sugar-free-chocolate, pecans}.
      5+12 Set 18 spoonfuls on the sheets, 2 inches apart, and press them 1/2 inch thick: they hardly spread. Bake until the edges are golden, 11 to 12 minutes.
      0+20 Cool on the sheets for 20 minutes. They are soft at first and firm up.
    `,
    face: 'Soft almond cookies with crisp edges and chunks of dark chocolate',
    why: 'They come out of the oven soft and set on the hot sheet, so the middle stays moist',
  },
  'keto-chocolate-cake': {
    names:
      'almond flour chocolate cake, keto chocolate cake, low carb chocolate cake, grain free chocolate cake, keto birthday cake, low carb birthday cake',
    title: 'Keto Chocolate Cake',
    family: 'farmhouse',
    near: 'flourless-chocolate-cake chocolate-cake keto-brownies',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour almond-flour 230
      body cocoa 75
      leavener baking-powder 10
      seasoning salt 2
      egg egg 200
      sweetener erythritol 230
      fat butter 120 melted
      creamy almond-milk|milk 120
      sweet-spice vanilla 8
      creamy cream 240
    `,
    steps: `
      5 Heat the oven to 350°F (175°C) and line {@tin 9-inch springform pan} with parchment. Whisk {almond-flour, most cocoa, baking-powder, salt}.
      4 Beat {egg} with {most erythritol} for 2 minutes, then beat in {butter, almond-milk, vanilla}. Stir in the almond flour until smooth.
      1+32 Bake until the top springs back and a skewer comes out clean, 30 to 32 minutes.
      1+60 Cool in the pan for 1 hour.
      4 Whip {cream} with {cocoa, erythritol} to soft peaks and swirl it over the cake.
    `,
    face: 'One tall, moist layer of almond chocolate cake under whipped chocolate cream',
    why: 'Eggs beaten with the sweetener lift the almond flour, which has no gluten to hold it up',
  },
  'keto-cheesecake': {
    names:
      'keto cheesecake, low carb cheesecake, keto cheese cake, low carb cheese cake, almond crust cheesecake, keto new york cheesecake, grain free cheesecake',
    title: 'Keto Cheesecake',
    family: 'farmhouse',
    near: 'cheesecake no-bake-cheesecake',
    beside: '',
    weight: 4,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour almond-flour 190
      fat butter 65 melted
      sweetener erythritol 200
      creamy cream-cheese 680 at room temperature
      creamy sour-cream 180
      egg egg 150
      sweet-spice vanilla 8
      acid lemon-juice 15
      seasoning salt 1.5
      fruit raspberries 150?
    `,
    steps: `
      5+12 Heat the oven to 325°F (160°C). Stir {almond-flour, butter} with 2 tablespoons of the sweetener, press it over the bottom of {@tin 9-inch springform pan} and bake until golden at the edges, 12 minutes.
      6 Beat {cream-cheese, erythritol} on low speed until perfectly smooth. Beat in {sour-cream, vanilla, lemon-juice, salt}, then {egg}, one after the other, only until mixed.
      1+50 Pour over the crust and bake until the rim is set, a hand's width in the middle still trembles and it reads 150°F (66°C), 45 to 50 minutes.
      1+60 Turn off the oven, prop the door open and leave the cake in it for 1 hour.
      1+360 Chill for at least 6 hours.[ Serve with {raspberries}.]
    `,
    face: 'A dense, smooth vanilla cheesecake on a toasted almond crust, made without sugar',
    why: 'Low heat and an hour in the cooling oven keep the top from cracking',
  },
  'keto-pumpkin-pie': {
    names:
      'keto pumpkin pie, low carb pumpkin pie, pumpkin pie with almond crust, grain free pumpkin pie, almond flour pumpkin pie',
    title: 'Keto Pumpkin Pie',
    family: 'farmhouse',
    near: 'pumpkin-pie pumpkin-cheesecake',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour almond-flour 200
      fat butter|coconut-oil 60 melted
      body canned-pumpkin=canned_pumpkin_puree/pumpkin 425
      creamy cream|coconut-milk 240
      egg egg 150
      sweetener erythritol 150
      ground-spice cinnamon 4
      ground-spice ground-ginger 2
      ground-spice nutmeg 0.6
      ground-spice ground-cloves 0.4
      sweet-spice vanilla 5
      seasoning salt 2.5
    `,
    steps: `
      5+12 Heat the oven to 350°F (175°C). Stir {almond-flour, butter} with 2 tablespoons of the sweetener and {1/3 salt}. Press over the bottom and sides of {@tin 9-inch pie plate} and bake until pale gold, 12 minutes.
      5 Whisk {canned-pumpkin, cream, egg, erythritol, cinnamon, ground-ginger, nutmeg, ground-cloves, vanilla, salt} until smooth.
      1+45 Pour into the crust and bake until the edge is set and the middle trembles, 40 to 45 minutes. Lay foil over the rim if it darkens.
      1+180 Cool for 1 hour, then chill for 2 hours, so that it slices.
    `,
    face: 'A spiced pumpkin custard in a crust of toasted almonds, without sugar',
    why: 'The crust bakes first, so it stays crisp under the custard',
  },
  'keto-vanilla-ice-cream': {
    names:
      'keto ice cream, low carb ice cream, keto vanilla ice cream, low carb vanilla ice cream, no churn keto ice cream',
    title: 'Keto Vanilla Ice Cream',
    family: 'farmhouse',
    near: 'vanilla-ice-cream',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      egg egg-yolk 72
      sweetener erythritol 120
      creamy almond-milk 240
      seasoning salt 1
      sweet-spice vanilla 12
      creamy cream 480 cold
    `,
    steps: `
      8 Whisk {egg-yolk, erythritol, almond-milk, salt} in a saucepan. Stir over medium-low heat, without letting it boil, until it coats a spoon and reads 170°F (77°C), 6 minutes.
      1+30 Strain into a bowl, stir in {vanilla} and chill over ice, stirring now and then, until cold, 30 minutes.
      5 Whip {cream} to soft peaks and fold it into the custard in three additions.
      1+360 Freeze in a covered loaf pan for 6 hours.
      0+15 Let it stand for 15 minutes before you scoop it: it freezes harder than ice cream with sugar.
    `,
    face: 'A rich vanilla ice cream that takes no machine and no sugar',
    why: 'Whipped cream folded into a cooked custard freezes full of air, so it need not be churned',
  },
}
