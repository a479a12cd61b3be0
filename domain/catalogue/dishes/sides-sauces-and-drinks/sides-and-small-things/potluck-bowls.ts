import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Bowls for a long table: layered, creamy, sweet. */
export const potluckBowls: DishEntries = {
  'seven-layer-salad': {
    names:
      'seven layer salad, 7 layer salad, layered salad, seven layer pea salad, overnight layered salad, layered lettuce salad, 7 layer pea salad, overnight salad, eight layer salad, southern seven layer salad',
    title: 'Seven-Layer Salad',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'pea-salad cobb-salad broccoli-salad',
    beside: 'glazed-ham fried-chicken',
    looksLike: 'layered-salad',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    salt: 0.2,
    list: `
      protein bacon|turkey-bacon 170 chopped
      egg egg 250
      leaf iceberg 500 chopped
      raw cherry-tomatoes 200 halved
      vegetable peas 250 thawed
      aromatic red-onion 80 thinly sliced
      dressing mayonnaise|vegan-mayonnaise 220
      creamy sour-cream|vegan-sour-cream 120
      sweetener sugar 8
      acid cider-vinegar 10
      cheese cheddar|vegan-cheese 150
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+11~ Lower {egg} into boiling water and simmer for 11 minutes. Cool in ice water, peel and slice.
      8 Meanwhile, cook {bacon} in a skillet over medium heat until crisp, 8 minutes. Drain on paper towels.
      2 Stir {mayonnaise, sour-cream, sugar, cider-vinegar, salt, pepper}.
      6 Layer a deep glass bowl with {iceberg, cherry-tomatoes, peas, red-onion} and the eggs. Spread the dressing over everything, right to the glass.
      2+120 Cover with {cheddar} and the bacon, and chill for at least 2 hours, or overnight.
    `,
    face: 'Lettuce, tomatoes, peas, onion, eggs, cheese and bacon, one on the other in a glass bowl',
    why: 'The dressing seals the top like a lid, so what lies below is crisp the next day',
  },
  'pea-salad': {
    names:
      'pea salad, southern pea salad, creamy pea salad, green pea salad, pea and bacon salad, pea and cheese salad, cold pea salad, bacon pea salad, sweet pea salad, pea salad with bacon and cheese',
    title: 'Pea Salad with Bacon and Cheddar',
    titles: `
      smoked-tofu: Creamy Pea Salad
    `,
    family: 'farmhouse',
    cuisine: 'American',
    near: 'broccoli-salad macaroni-salad salad',
    beside: 'glazed-ham fried-chicken',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.3,
    list: `
      protein bacon|turkey-bacon|smoked-tofu 120 chopped
      dressing mayonnaise|vegan-mayonnaise 90
      creamy sour-cream|vegan-sour-cream 60
      acid cider-vinegar 10
      sweetener sugar 5
      vegetable peas 560 thawed and patted dry
      cheese cheddar|vegan-cheese 120 in 1/4-inch cubes
      aromatic red-onion 60 finely chopped
      salt
      pepper pepper 0.6
    `,
    steps: `
      8 Cook {bacon} in a skillet over medium heat until crisp, 7 minutes. Drain on paper towels.
      2 Stir {mayonnaise, sour-cream, cider-vinegar, sugar, salt, pepper} in a large bowl.
      2+30 Fold in {peas, cheddar, red-onion} and chill for 30 minutes.
      1 Stir in what is crisp and dry from the skillet just before serving.
    `,
    face: 'Sweet peas, cubes of Cheddar and crisp bites in a creamy dressing',
    why: 'The peas are only thawed, never cooked, so they pop',
  },
  'ham-salad': {
    names:
      'ham salad, ham salad spread, ham salad sandwich, ham spread, deviled ham, deviled ham spread, leftover ham salad, old fashioned ham salad, ham salad sandwiches, southern ham salad',
    title: 'Ham Salad',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'egg-salad chicken-salad bound-salad sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 4,
    salt: 0,
    list: `
      protein ham 400 in chunks
      vegetable celery 80 finely chopped
      aromatic scallion 20 finely chopped
      dressing mayonnaise|vegan-mayonnaise 90
      brine pickle-relish 40
      sauce dijon 10
      egg egg 100?
      bread white-bread|gf-bread 240
      pepper pepper 0.4
    `,
    steps: `
      1+11~ [Lower {egg} into boiling water and simmer for 11 minutes. Cool in ice water, peel and chop.]
      3 Meanwhile, pulse {ham} in short bursts until it is finely chopped, but no paste.
      3 Stir {mayonnaise, pickle-relish, dijon, pepper} in a bowl. Fold in the ham, {celery, scallion}[ and the chopped eggs].
      2+30 Chill for 30 minutes. Spread thickly between slices of {white-bread}.
    `,
    face: 'Finely chopped ham with crunchy celery and sweet relish, piled between slices of soft bread',
    why: 'Short pulses leave the ham in crumbs, which hold the dressing without turning to paste',
  },
  'strawberry-pretzel-salad': {
    names:
      'strawberry pretzel salad, strawberry pretzel dessert, pretzel salad, strawberry pretzel jello salad, pretzel jello salad, jello pretzel salad, strawberry jello pretzel salad, raspberry pretzel salad',
    title: 'Strawberry Pretzel Salad',
    titles: `
      raspberries: Raspberry Pretzel Salad
    `,
    family: 'farmhouse',
    cuisine: 'American',
    near: 'no-bake-cheesecake icebox-cake trifle',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      crunch pretzels 200 finely crushed
      second-fat butter 130 melted
      sweetener sugar 240
      creamy cream-cheese 340 softened
      liquid cream 240 cold
      sweet-spice vanilla 4
      fruit strawberries|raspberries 700 sliced
      acid lemon-juice 15
      thickener gelatin 14
    `,
    steps: `
      4+10 Heat the oven to 350°F (175°C). Mix {pretzels, butter} with 3 tablespoons of {=sugar}, press into {@tin 9-by-13-inch baking pan} and bake for 10 minutes.
      1+45 Let the crust cool completely, 45 minutes.
      6 Whip {cream} to soft peaks. Beat {cream-cheese, vanilla} with half of what is left of {=sugar}, fold in the cream and spread it over the crust, all the way to the edges, so that nothing can leak through. Chill.
      3+5~ Sprinkle {gelatin} over {water 120}, cold, and wait for 5 minutes.
      6 Meanwhile, crush a third of {=strawberries} in a saucepan with {sugar, lemon-juice, water 300} and bring to a boil. Off the heat, stir in the gelatin until it has dissolved.
      2+40 Stir in the rest of {strawberries}. Chill, stirring now and then, until it is as thick as egg white, 40 minutes.
      2+180 Spoon over the cream and chill until firm, 3 hours.
    `,
    face: 'A salty pretzel crust, sweet cream and fruit in jelly, a dessert whatever its name says',
    why: 'Cream spread right to the edge seals the crust, and jelly that is half set cannot run under it',
  },
  'carrot-raisin-salad': {
    names:
      'carrot raisin salad, carrot and raisin salad, carrot salad, carrot raisin slaw, shredded carrot salad, grated carrot salad, carrot pineapple raisin salad, carrot salad with raisins, chick fil a carrot raisin salad, carrot slaw',
    title: 'Carrot Raisin Salad',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'coleslaw waldorf-salad slaw',
    beside: 'fried-chicken glazed-ham',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    salt: 0.25,
    list: `
      fruit raisins 90
      acid lemon-juice 20
      dressing mayonnaise|vegan-mayonnaise 80
      creamy greek-yogurt|sour-cream|soy-yogurt 60
      sweetener honey|maple 12
      raw carrot 500 peeled and coarsely grated
      main pineapple 150? finely chopped
      salt
    `,
    steps: `
      1+10 Soak {raisins} in hot water for 10 minutes, until plump. Drain.
      2 Whisk {lemon-juice, mayonnaise, greek-yogurt, honey, salt} in a bowl.
      3+20 Fold in {carrot}, the raisins[ and {pineapple}]. Chill for 20 minutes.
    `,
    face: 'Crisp, sweet carrots and plump raisins in a light, creamy dressing',
    why: 'Soaked raisins are juicy, and no longer draw the water out of the carrots',
  },
  'shrimp-salad': {
    names:
      'shrimp salad, cold shrimp salad, shrimp salad sandwich, classic shrimp salad, creamy shrimp salad, prawn salad, shrimp and celery salad, prawn mayonnaise, prawn mayo, shrimp salad roll, shrimp rolls, shrimp mayo salad',
    family: 'new-england',
    near: 'shrimp-cocktail lobster-roll bound-salad',
    beside: 'corn-on-the-cob',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      protein shrimp 560 peeled and deveined
      dressing mayonnaise|vegan-mayonnaise 90
      acid lemon-juice 15
      sauce dijon 6
      vegetable celery 100 finely chopped
      aromatic scallion 20 thinly sliced
      herb dill 4 chopped
      ground-spice sweet-paprika 0.5
      leaf leaf-lettuce 100
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Bring a pot of well-salted water to a boil and turn the heat to low. Poach {shrimp} until pink and opaque through, 2 to 3 minutes.
      2+10 Drain and cool in ice water. Pat very dry, cut large ones in half, and chill for 10 minutes.
      3 Stir {mayonnaise, lemon-juice, dijon, dill, sweet-paprika, salt, pepper} in a bowl. Fold in the shrimp, {celery, scallion}.
      1 Spoon onto {leaf-lettuce}, or into buttered rolls.
    `,
    face: 'Tender shrimp, crunchy celery and dill in a lemony mayonnaise',
    why: 'Shrimp poached in water that hardly moves do not turn tough',
  },
}
