import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salads, sweet and savory, and soups that are carried to a potluck or a game. */
export const potluck: DishEntries = {
  'broccoli-salad': {
    names:
      'broccoli salad, broccoli bacon salad, broccoli salad with bacon, classic broccoli salad, broccoli crunch salad, broccoli raisin salad, cold broccoli salad',
    family: 'farmhouse',
    near: 'coleslaw macaroni-salad salad',
    beside: 'bbq-chicken cheeseburger',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.3,
    list: `
      protein bacon|turkey-bacon 120 cut into 1/2-inch pieces
      dressing mayonnaise|vegan-mayonnaise 120
      acid cider-vinegar 24
      sweetener sugar|honey 18
      raw broccoli 550 cut into very small florets
      raw red-onion 60 finely chopped
      fruit dried-cranberries|raisins 70
      nut sunflower|almonds 50
      cheese cheddar 70?
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Fry {bacon} in a skillet over medium heat until crisp, 8 minutes, and drain on paper towels.
      2 Whisk {mayonnaise, cider-vinegar, sugar, pepper, salt} in a large bowl.
      3 Turn {broccoli, red-onion, dried-cranberries, cheddar} in the dressing until all of it is coated.
      1+30 Cover and chill for 30 minutes, so that the florets soften a little.
      1 Stir in {sunflower} and the crisp pieces just before serving.
    `,
    face: 'Small raw florets with crisp bacon and dried fruit in a sweet and sharp dressing',
    why: 'Cut small, the florets catch the dressing and need no cooking',
  },
  'chicken-wild-rice-soup': {
    names:
      'chicken wild rice soup, chicken and wild rice soup, creamy chicken wild rice soup, wild rice soup, minnesota wild rice soup, creamy wild rice soup, chicken wild rice, turkey wild rice soup',
    family: 'farmhouse',
    near: 'chicken-and-rice-soup chicken-noodle-soup brothy-soup',
    beside: 'no-knead-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter 60
      vegetable onion 180 chopped
      vegetable carrot 180 diced
      vegetable celery 140 diced
      vegetable mushrooms 200 sliced
      aromatic garlic 10
      starch wild-rice 160 rinsed
      stock chicken-stock 1800
      whole-spice bay 0.6
      protein chicken-breast|chicken-thigh 560
      herb thyme 2
      flour flour|rice-flour 28
      creamy half-and-half|oat-cream 240
      salt
      pepper pepper 1.2
    `,
    steps: `
      11 Melt {1/2 butter} in {@pot} over medium heat. Cook {onion, carrot, celery, mushrooms, 1/2 salt} until soft, 9 minutes. Add {garlic} and cook for 1 minute.
      2+30 Stir in {wild-rice, chicken-stock, bay, thyme}, bring to a boil, cover and simmer for 30 minutes.
      1+20 Slip in {chicken-breast} and simmer until it is 165°F (74°C) inside and the grains have burst, 20 minutes. Lift it out and shred it.
      5 Melt {butter} in a small pan, stir in {flour} for 1 minute, and whisk in {half-and-half} until thick, 2 minutes.
      3 Stir this and the chicken into the soup and simmer for 2 minutes. Take out {=bay}[ and the stems of {=thyme}] and season with {salt, pepper}.
    `,
    face: 'Shredded chicken and nutty wild rice in a creamy, mushroom-scented soup',
    why: 'The rice simmers first and alone, until it bursts, because it takes twice as long as anything else',
  },
  'cheeseburger-soup': {
    names:
      'cheeseburger soup, hamburger cheese soup, cheeseburger chowder, cheeseburger potato soup, cheesy hamburger soup, cheesy hamburger potato soup',
    family: 'farmhouse',
    near: 'potato-soup broccoli-cheddar-soup chowder',
    beside: 'green-salad dinner-rolls',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein ground-beef 480
      fat butter 40
      vegetable onion 180 chopped
      vegetable carrot 120 coarsely grated
      vegetable celery 90 diced
      aromatic garlic 8
      flour flour|gf-flour 32
      stock chicken-stock|beef-stock 850
      vegetable potato 550 peeled and cut into 1/2-inch dice
      sauce yellow-mustard 15
      creamy milk 350
      cheese cheddar 220
      brine pickles 60? finely chopped
      salt
      pepper pepper 1
    `,
    steps: `
      8 Brown {ground-beef} in {@pot} over medium-high heat, crumbling it, until 160°F (71°C), 7 minutes. Scoop it out and pour off the fat.
      8 Melt {butter} in the pot over medium heat and soften {onion, carrot, celery} with {1/2 salt}, 6 minutes. Stir in {garlic, flour} for 1 minute.
      3+15 Whisk in {chicken-stock}, add {potato} and simmer until a knife slides through the dice, 15 minutes.
      3+4 Return the meat with {milk, yellow-mustard, pepper} and heat for 4 minutes, without letting it boil.
      3 Take the pot off the stove and melt in {cheddar} by the handful. Season with {salt}[ and serve with {pickles}].
    `,
    face: 'Ground beef, potatoes and melted Cheddar in a thick, mustardy soup',
    why: 'The cheese goes in off the heat, so it melts smooth and does not turn grainy',
  },
  'watergate-salad': {
    names:
      'watergate salad, pistachio salad, pistachio fluff, pistachio fluff salad, pistachio pineapple salad, green fluff salad, green fluff, pistachio delight salad, shut the gate salad, pistachio marshmallow salad, watergate fluff',
    title: 'Watergate Salad',
    family: 'farmhouse',
    near: 'ambrosia fruit-salad',
    beside: 'glazed-ham',
    weight: 2,
    level: 1,
    types: 'Side Dish, Dessert',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      nut pistachios|pepitas 100 unsalted
      fruit pineapple 450 very finely chopped
      liquid pineapple-juice 120
      sweetener sugar 70
      thickener cornstarch 20
      seasoning salt 0.6
      sweet-spice almond-extract 2
      creamy cream 300 cold
      sweet-spice vanilla 4
      crunch marshmallows 110 quartered
    `,
    steps: `
      4 Grind {most pistachios} almost to a powder and chop the rest coarsely.
      8 Whisk {cornstarch, salt, most sugar} in a saucepan. Whisk in {pineapple-juice} until smooth, add {pineapple} and stir over medium heat until it boils, 5 minutes. Keep it bubbling, stirring all the time, until thick and clear, 2 minutes.
      2+60 Off the heat, stir in the ground nuts with {almond-extract}. Spread in a wide bowl, press plastic wrap onto it and chill until cold, 1 hour.
      4 Whip {cream, vanilla, sugar} to firm peaks, about 3 minutes.
      2 Fold the cream and {marshmallows} into the cold fruit until no streaks are left.
      1+60 Cover and chill for 1 hour. Scatter {pistachios} over the top. It keeps for 3 days in the refrigerator.
    `,
    face: 'Pineapple, pistachios and marshmallows in sweet cream, the potluck fluff of the seventies without a box',
    why: 'Ground pistachios and a drop of almond extract do what the green pudding powder did, and boiled pineapple cannot thin the cream',
  },
  'snickers-salad': {
    names:
      'snickers salad, snickers apple salad, apple snickers salad, snicker salad, caramel apple salad, snickers caramel apple salad, snickers fluff, taffy apple salad',
    title: 'Snickers-Style Apple Salad',
    family: 'farmhouse',
    near: 'ambrosia fruit-salad',
    weight: 2,
    level: 1,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      cheese cream-cheese 115 softened
      sweetener powdered-sugar 60
      sweet-spice vanilla 5
      creamy cream 240 cold
      fruit apple=Granny_Smith_apples/apples 900 cored and cut into 1/2-inch pieces
      sweetener caramels 120 cut into quarters
      chocolate chocolate-chips=milk_chocolate_chips/chocolate_chips 90 coarsely chopped
      nut peanuts=salted_roasted_peanuts/peanuts 90 coarsely chopped
      sweetener caramel-sauce 60?
    `,
    steps: `
      3 Beat {cream-cheese, powdered-sugar, vanilla} in a large bowl until smooth, 2 minutes.
      3 Pour in {cream} and beat to firm peaks, 2 to 3 minutes.
      3 Dry {apple} well with a clean towel.
      2 Fold in the apples with {caramels, most chocolate-chips, most peanuts}.
      1+60 Cover and chill for 1 hour.
      2 Scatter {chocolate-chips, peanuts} over the top[ and drizzle with {caramel-sauce}]. Serve it the same day, while the apples are crisp.
    `,
    face: 'Tart apples with caramel, chocolate and peanuts in vanilla cream, the Midwestern salad that is a dessert',
    why: 'Sour apples and salted peanuts keep it from being only sweet',
  },
  'jello-salad': {
    names:
      'jello salad, jell-o salad, jello mold, jello fruit salad, gelatin salad, fruit jello, jelly with fruit, congealed salad, jello with fruit, jello, fruit jelly dessert',
    title: 'Fruit Gelatin Salad',
    family: 'pennsylvanian',
    near: 'ambrosia fruit-salad',
    weight: 2,
    level: 1,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      liquid orange-juice 600
      thickener gelatin 18
      sweetener sugar 90
      acid lemon 30
      fruit tangerine 260 peeled and segmented
      main strawberries 200 hulled and sliced
      raw grapes 180 halved
      creamy cream 180? cold
    `,
    steps: `
      2+5 Sprinkle {gelatin} over a third of {=orange-juice} in a bowl. Let stand for 5 minutes, until it swells.
      4 Heat {1/2 orange-juice} with {sugar} until steaming. Stir into the gelatin until not a grain is left, then add {orange-juice, lemon}.
      1+45 Chill until it is as thick as egg white, about 45 minutes.
      3+240 Fold in {tangerine, strawberries, grapes}. Pour into {@tin 6-cup mold} and chill until firm, 4 hours.
      3 Dip the mold in warm water for a few seconds and turn out. [Whip {cream} softly to go with it.]
    `,
    face: 'A clear, bright mold full of fresh fruit',
    why: 'The fruit goes in once the liquid has thickened, so that it hangs there and does not sink',
  },
}
