import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cheesecakes, and pies that set instead of baking through. */
export const cheesecakesAndCreamPies: DishEntries = {
  cheesecake: {
    names:
      'cheesecake, new york cheesecake, baked cheesecake, cheese cake, new york style cheesecake, classic cheesecake, vanilla cheesecake, philadelphia cheesecake, ny cheesecake, plain cheesecake',
    title: 'New York Cheesecake',
    family: 'new-england',
    near: 'no-bake-cheesecake set-cream',
    weight: 4,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      crunch graham-crackers|almond-flour 180 finely crushed
      fat butter 85 melted
      cheese cream-cheese 908 at room temperature
      sweetener sugar 250
      egg egg 200
      creamy sour-cream 230
      sweet-spice vanilla 8
      acid lemon-juice 15
      thickener cornstarch 16
      seasoning salt 1.5
    `,
    steps: `
      6+10 Heat the oven to 350°F (175°C). Mix {graham-crackers, butter} and press over the bottom of {@tin 9-inch springform pan}. Bake for 10 minutes. Turn the oven down to 325°F (165°C).
      6 Beat {cream-cheese} with {sugar, cornstarch, salt} on low until there are no lumps, 3 minutes. Mix in {sour-cream, vanilla, lemon-juice}, then {egg}, just until blended: air makes cracks.
      2+60 Pour over the crust. Bake until the rim is set and the middle still trembles like jelly, 55 to 65 minutes.
      1+60 Turn off the oven, prop the door open and leave the cake inside for 1 hour.
      2+360 Run a knife around the edge. Chill for at least 6 hours, or overnight, before slicing.
    `,
    parts: [{ names: 'crust, base, biscuit base, graham cracker crust', instead: 'basque-cheesecake' }],
    face: 'Tall, dense and silky, on a crumb crust',
    why: 'It sets as it cools: taken out firm, it would be dry',
  },
  'no-bake-cheesecake': {
    names:
      'no bake cheesecake, no-bake cheesecake, easy cheesecake, fridge cheesecake, refrigerator cheesecake, strawberry cheesecake, no bake strawberry cheesecake, unbaked cheesecake',
    title: 'No-Bake Strawberry Cheesecake',
    family: 'californian',
    near: 'cheesecake set-cream',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      crunch graham-crackers|digestive-biscuits|almond-flour 200 finely crushed
      fat butter 100 melted
      cheese cream-cheese 567 softened
      starch powdered-sugar 100
      sweet-spice vanilla 6
      acid lemon-juice 20
      creamy cream 300 cold
      fruit strawberries 300 hulled and halved
    `,
    steps: `
      6+15 Stir {graham-crackers, butter} until they look like damp sand. Press firmly into {@tin 9-inch springform pan} and chill for 15 minutes.
      5 Beat {cream-cheese} with {powdered-sugar, vanilla, lemon-juice} until smooth, 2 minutes.
      5 Whip {cream} to firm peaks and fold it in, half at a time. Spread over the base.
      1+300 Cover and refrigerate for 5 hours, better overnight, until it cuts cleanly.
      4 Loosen the ring, and top with {strawberries}.
    `,
    face: 'A light, cool cheesecake on a crumb base, with strawberries on top',
    why: 'The cream is whipped firmly, and that is all that sets it',
  },
  'key-lime-pie': {
    names:
      'key lime pie, lime pie, keylime pie, florida key lime pie, key lime pie with graham cracker crust, key lime tart',
    family: 'creole',
    near: 'lemon-bars no-bake-cheesecake set-cream',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      crunch graham-crackers|digestive-biscuits|almond-flour 170 finely crushed
      fat butter 85 melted
      sweetener sugar 40
      body condensed-milk 397
      protein egg-yolk 68
      acid lime 268
      sweet-spice vanilla 2
      creamy cream 240 cold
    `,
    steps: `
      6+9 Heat the oven to 350°F (175°C). Mix {graham-crackers, butter} with {1/2 sugar}. Press over the base and sides of {@tin 9-inch pie plate} and bake until set and fragrant, 8 to 10 minutes.
      4 Whisk {egg-yolk} with {condensed-milk} until pale. Whisk in {lime}: it thickens as you watch.
      1+16 Pour into the crust and bake until the center wobbles only a little, 15 to 17 minutes.
      1+180 Cool on the counter, then refrigerate for 3 hours.
      4 Whip {cream} with {sugar, vanilla} to soft peaks and pile it on top.
    `,
    face: 'A cold, sharp, creamy filling in a crumb crust, under a cloud of cream',
    why: 'The juice itself sets the condensed milk, and the oven only makes it firm',
  },
  'chocolate-mousse': {
    names:
      'chocolate mousse, mousse au chocolat, choc mousse, dark chocolate mousse, french chocolate mousse, easy chocolate mousse, mousse, chocolate moose',
    family: 'bistro',
    near: 'chocolate-pudding mousse',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      fruit dark-chocolate|df-chocolate 170 chopped
      creamy cream|coconut-cream 360 cold
      starch powdered-sugar 30
      sweet-spice vanilla 4
      seasoning salt 0.6
    `,
    steps: `
      5 Heat {1/3 cream} in a small saucepan until it steams. Pour it over {dark-chocolate}, let stand for 2 minutes, and stir until smooth, with {vanilla, salt}.
      1+15 Let it cool to lukewarm, about 15 minutes: hot, it would melt the foam.
      5 Whip {cream} with {powdered-sugar} until it holds soft peaks. Fold a third into the chocolate to loosen it, then the rest, gently.
      2+120 Spoon into glasses and chill for 2 hours, until set.
    `,
    face: 'Dark, airy and rich, and set without gelatin',
    why: 'Cream whipped no further than soft peaks keeps it silky',
  },
  'chocolate-pudding': {
    names:
      'chocolate pudding, homemade chocolate pudding, stovetop chocolate pudding, chocolate pudding cups, old fashioned chocolate pudding, chocolate custard, chocolate pots, chocolate cream pudding',
    family: 'farmhouse',
    near: 'chocolate-mousse rice-pudding pudding',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      sweetener sugar 110
      body cocoa 32
      thickener cornstarch 30
      seasoning salt 1.2
      creamy milk|oat-milk|soy-milk 720
      fruit dark-chocolate|df-chocolate 85 chopped
      fat butter|vegan-butter 20
      sweet-spice vanilla 6
    `,
    steps: `
      4 Whisk {sugar, cocoa, cornstarch, salt} in a saucepan. Whisk in a splash of {milk} to a smooth paste, then all the rest of it.
      9 Cook over medium heat, whisking all the time, until it bubbles and thickens, 7 minutes. Let it bubble for 1 minute more: undercooked starch turns thin again.
      3 Off the heat, stir in {dark-chocolate, butter, vanilla} until melted and glossy.
      1+120 Pour into cups, press plastic wrap onto the surface if you want no skin, and chill for 2 hours.
    `,
    face: 'Thick, cold and deeply chocolaty, straight from one pot',
    why: 'Cocoa gives it color, and a little melted chocolate gives it body',
  },
  'rice-pudding': {
    names:
      'rice pudding, creamy rice pudding, stovetop rice pudding, rice pudding recipe, old fashioned rice pudding, ambrosia rice pudding, vanilla rice pudding, riz au lait, milk rice',
    family: 'farmhouse',
    near: 'chocolate-pudding bread-pudding milk-pudding',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    sweet: true,
    list: `
      starch short-rice 150
      liquid milk|oat-milk|coconut-milk 1080
      sweetener sugar 85
      seasoning salt 1
      sweet-spice vanilla 5
      second-fat cinnamon 1.3
      fruit raisins 60?
    `,
    steps: `
      4 Put {short-rice, milk, sugar, salt} in a heavy saucepan and bring to a simmer over medium heat, stirring so that the bottom does not scorch.
      8+30 Turn the heat to low and simmer, stirring every few minutes, until the grains are soft and the milk has turned creamy, 35 to 40 minutes. Stop while it is still looser than you like it.
      2+5 Take off the heat and stir in {vanilla, raisins}. Let stand for 5 minutes.
      1 Dust with {cinnamon} and serve warm or cold, with a splash of milk if it has set firm.
    `,
    face: 'Soft, sweet and creamy, with cinnamon over the top',
    why: 'Short grains give up their starch, so nothing else has to thicken it',
  },
}
