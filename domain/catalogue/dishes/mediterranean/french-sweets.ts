import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Custards, caramel and fruit of the French table. */
export const frenchSweets: DishEntries = {
  'creme-brulee': {
    names:
      'creme brulee, crème brûlée, creme brule, crem brulee, vanilla creme brulee, creme brullee, cream brulee, burnt cream, creme brulée, creme bruleé, creme bru lee',
    title: 'Crème Brûlée',
    family: 'bistro',
    near: 'panna-cotta custard flan',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    sweet: true,
    list: `
      creamy cream 600
      sweet-spice vanilla-bean|vanilla 6 split
      egg egg-yolk 102
      sweetener sugar 150
      seasoning salt 0.6
    `,
    steps: `
      4+15 Heat the oven to 325°F (165°C). Scrape the seeds of {vanilla-bean} into {cream} in a saucepan, drop in the pod and heat until steaming. Take off the heat, cover and let it infuse for 15 minutes.
      4 Stir {egg-yolk} with {1/2 sugar, salt} until just blended; froth would leave bubbles on top. Pour in the warm cream slowly, stirring, and strain into a pitcher.
      4 Set {@count 143 ramekin ramekins} in a roasting pan, fill them and pour hot water into the pan to come halfway up their sides.
      1+35 Bake until the rims are set and the middles shake like jelly and are 170°F (77°C), 30 to 35 minutes.
      1+180 Lift out of the water, cool and chill for at least 3 hours.
      5 Sprinkle each evenly with {sugar}. Melt it with a torch, or under a very hot broiler for 2 to 3 minutes, until it is amber. Wait a minute for it to harden before you crack it.
    `,
    face: 'A cold, silky vanilla custard under a sheet of burnt sugar',
    why: 'Yolks alone, a gentle water bath and a long chill: the crust is hot and the cream below it is not',
  },
  'tarte-tatin': {
    names:
      'tarte tatin, tart tatin, apple tarte tatin, tarte tartin, french apple tart, upside down apple tart, caramel apple tart, tatin, apple tatin, upside-down apple tart, caramelized apple tart',
    title: 'Tarte Tatin',
    family: 'norman',
    near: 'clafoutis galette',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 160
      fat butter|vegan-butter 165 cold and cubed
      seasoning salt 2.5
      sweetener sugar 150
      fruit apple 1200 peeled, cored and quartered
      acid lemon 10
    `,
    steps: `
      8+30 Rub {most butter} into {flour} with {1/2 salt} until crumbly. Add {water 40}, ice-cold, bring together into a disk and chill for 30 minutes.
      9 Scatter {sugar} over the bottom of an ovenproof skillet, 10 inches across for eight and 8 inches for four to six. Melt it over medium heat, swirling rather than stirring, until it is a clear amber, 6 to 7 minutes. Take it off the heat and stir in {butter, lemon, salt}.
      20 Pack {apple} on top in tight circles, round side down. Cook over medium-low heat until they have shrunk and the caramel bubbles thickly between them, 20 minutes. Heat the oven to 400°F (200°C).
      5 Roll the dough to a round a little larger than the pan, lay it over the fruit, tuck the edge down inside and cut a few slits.
      1+30 Bake until the crust is well browned and crisp, 30 minutes.
      2+10 Cool for 10 minutes, no longer, or the caramel will hold on. Set a plate over the pan and turn it over in one quick move.
    `,
    face: 'Apples cooked in dark caramel under a crisp crust, turned upside down to serve',
    why: 'Cooked on the stove first, the fruit gives up its juice to the caramel and leaves none to soak the crust',
  },
  'cherry-clafoutis': {
    names:
      'cherry clafoutis, clafoutis, clafouti, cherry clafouti, french cherry pudding, cherry clafoutie, cherry batter pudding, clafoutis aux cerises',
    title: 'Cherry Clafoutis',
    family: 'bistro',
    near: 'clafoutis cobbler',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 20
      sweetener sugar 100
      fruit cherries 450
      egg egg 150
      flour flour|gf-flour 80
      creamy milk|oat-milk 300
      sweet-spice vanilla 5
      seasoning salt 1.5
      sweetener powdered-sugar 8
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Smear a shallow baking dish, in which the fruit fits in one layer, with {butter} and dust it with a spoonful of {=sugar}. Spread {cherries} over the bottom.
      4 Beat {egg} with {sugar} until frothy. Whisk in {flour, salt}, then {milk} and {vanilla}, to a thin, smooth batter. Pour it around the fruit.
      1+40 Bake until puffed, browned at the edges and just set in the middle, 35 to 40 minutes. It sinks as it cools, and that is how it should be.
      1+10 Let stand for 10 minutes, sift {powdered-sugar} over it and spoon it out warm.
    `,
    face: 'Sweet cherries baked in a batter between a custard and a pancake',
    why: 'It takes one bowl and ten minutes of work, and the oven does what is left',
  },
}
