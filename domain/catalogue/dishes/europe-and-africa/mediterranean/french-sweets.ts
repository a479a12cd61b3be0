import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Custards, caramel, fruit, crêpes and small cakes of the French table. */
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
  'crepes-suzette': {
    names:
      'crepes suzette, crêpes suzette, crepe suzette, crêpe suzette, crepes suzettes, crepe suzettes, orange crepes, french orange crepes, crepes with orange sauce, crepes in orange sauce, crepes with orange butter, crepes with orange liqueur, flambeed crepes, flaming crepes, creps suzette',
    title: 'Crêpes Suzette',
    family: 'bistro',
    near: 'crepes cheese-blintzes pancakes',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      fat butter|vegan-butter 110
      flour flour|gf-flour 125
      seasoning salt 1
      egg egg 100
      creamy milk|oat-milk|soy-milk 280
      sweetener sugar 90
      sweet-spice orange-zest 6
      liquid orange-juice 180
      acid lemon 15
      wine liqueur=orange_liqueur 45
    `,
    steps: `
      5+30 Melt {1/3 butter}. Whisk {flour, salt} with {egg} to a paste, then whisk in {milk} bit by bit and half of the melted butter. Let it rest for 30 minutes.
      18 Brush an 8-inch skillet with some of the melted butter and set it over medium heat. Cook the crêpes one by one: swirl in 3 tablespoons of batter, wait until the rim is brown, then turn it and let the other side take on a few spots. Stack them on a plate, three for each person.
      7 Rub {sugar, orange-zest} together in {@skillet}. Add {orange-juice, lemon} and boil over medium-high heat to a light syrup, 5 minutes. Whisk in {butter}, a piece at a time.
      5 Lower the heat. Lay a crêpe in the sauce, turn it over, fold it into quarters and push it to the side. Go on with the others.
      2 Take the pan off the burner and pour in {liqueur}. Light it with a long match and stand well back until the flames die, 1 minute, or leave out the match and let it simmer for as long. Serve at once.
    `,
    face: 'Thin pancakes folded in a glossy sauce of orange, butter and orange liqueur',
    why: 'Sugar rubbed with the zest takes up its scent, and butter whisked in at the end binds the syrup to a sauce',
  },
  'french-macarons': {
    names:
      'french macarons, french macaron, macarons, macaron, parisian macarons, almond macarons, macarons with chocolate ganache, chocolate filled macarons, macarons with chocolate filling, macarons parisiens, french macaroons, french macroons, maccarons',
    title: 'French Macarons',
    family: 'bistro',
    near: 'coconut-macaroons profiteroles',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      nut almond-flour 125
      starch powdered-sugar 125
      protein egg-white 99 at room temperature
      leavener cream-of-tartar 0.8
      sweetener sugar 100
      sweet-spice vanilla 3
      creamy cream 110
      fruit dark-chocolate 130 finely chopped
      fat butter 15
    `,
    steps: `
      4 Line two sheet pans with parchment. Sift {almond-flour, powdered-sugar} together twice, pressing the lumps through.
      9 Beat {egg-white} with {cream-of-tartar} until foamy. Beat in {sugar}, a spoonful at a time, and {vanilla}, until it is glossy and stands in stiff points, 7 minutes.
      5 Fold in the almond mixture in three additions. Then press the batter against the side of the bowl and turn it over, again and again, until it falls from the spatula in a thick ribbon that sinks back in 15 seconds.
      8+40 Pipe 48 rounds, 1 1/4 inches across and an inch apart. Rap the pans hard on the counter and prick the bubbles. Let stand for 40 minutes, until a finger touches them without sticking. Heat the oven to 300°F (150°C).
      2+32 Bake one pan at a time, until the tops do not slide when you nudge them, 15 to 17 minutes a pan.
      1+30~ Cool on the pans for 30 minutes, then peel them off the paper.
      4+25 Meanwhile, heat {cream} until it steams and pour it over {dark-chocolate, butter}. Wait for 1 minute, stir until smooth and cool for 25 minutes, until it is thick enough to pipe.
      6 Match the rounds by size, pipe the chocolate on half of them and set the others on top. They taste even better after a night in the refrigerator.
    `,
    face: 'Smooth almond shells, crisp at first and chewy inside, with a soft chocolate filling between',
    why: 'A skin dries on the rounds before they bake, so they lift straight up and grow the little feet they are known for',
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
}
