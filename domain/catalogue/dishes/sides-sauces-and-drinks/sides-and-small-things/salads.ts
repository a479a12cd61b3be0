import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cold salads for the side of the plate and the picnic. */
export const salads: DishEntries = {
  coleslaw: {
    names:
      'coleslaw, cole slaw, slaw, creamy coleslaw, classic coleslaw, kfc coleslaw, bbq slaw, southern coleslaw, cabbage slaw, homemade coleslaw, coleslaw with mayo, cabbage coleslaw',
    family: 'barbecue',
    near: 'potato-salad slaw',
    beside: 'pulled-pork fried-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    salt: 0.45,
    list: `
      raw cabbage 600 cored and finely shredded
      vegetable carrot 150 peeled and coarsely grated
      aromatic scallion 30 thinly sliced
      dressing mayonnaise|vegan-mayonnaise 130
      acid cider-vinegar 25
      sweetener sugar 12
      sauce dijon 8
      ground-spice celery-seed 1?
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Toss {cabbage}[ with {1/2 salt}] in a colander and squeeze it a few times with your hands, until it starts to bend.
      2 Whisk {mayonnaise, cider-vinegar, sugar, dijon, celery-seed, salt, pepper} in a large bowl.
      2 Add the cabbage, {carrot, scallion} and toss until every shred is coated.
      1+15 Let stand for 15 minutes, toss again and serve.
    `,
    face: 'Crisp, finely cut cabbage in a creamy, sweet and sharp dressing',
    why: 'Salted first, the shreds bend, and the dressing clings to them',
  },
  'asian-slaw': {
    names:
      'asian slaw, asian coleslaw, crunchy asian slaw, sesame slaw, asian cabbage salad, asian cabbage slaw, crunchy cabbage salad with sesame, sesame ginger slaw, no mayo asian slaw, ginger slaw',
    family: 'vietnamese',
    near: 'coleslaw slaw',
    beside: 'teriyaki-chicken korean-fried-chicken',
    weight: 2,
    level: 1,
    types: 'Side Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      raw cabbage 450 cored and finely shredded
      raw red-cabbage 150 cored and finely shredded
      vegetable carrot 150 peeled and coarsely grated
      aromatic scallion 40 thinly sliced
      herb cilantro 15? chopped
      fat neutral-oil 30
      fat sesame-oil 12
      acid rice-vinegar 45
      sauce soy-sauce|tamari|coconut-aminos 24
      sweetener honey|maple 18
      aromatic ginger 8
      crunch sesame 14
      crunch peanuts 50? coarsely chopped
      salt
    `,
    steps: `
      3 Whisk {neutral-oil, sesame-oil, rice-vinegar, soy-sauce, honey, ginger, salt} in a large bowl.
      3 Add {cabbage, red-cabbage, carrot, scallion} and toss with both hands until every shred is coated.
      1+10 Let stand for 10 minutes, so that the cabbage softens a little and stays crisp.
      1 Toss again and scatter with {sesame}[, {peanuts}][ and {cilantro}].
    `,
    face: 'Crisp cabbage and carrot in a sharp dressing of ginger, soy and sesame',
    why: 'There is no cream to cover it, so the dressing can be sharp and the cabbage stays crisp',
  },
  'green-salad': {
    names:
      'green salad, side salad, garden salad, house salad, tossed salad, mixed green salad, simple green salad, basic salad, salad with vinaigrette, dinner salad, mixed salad, leafy salad, tossed green salad, simple salad, salad greens',
    title: 'Green Salad',
    family: 'bistro',
    cuisine: 'French, American',
    near: 'cucumber-salad salad',
    beside: 'spaghetti-bolognese quiche-lorraine',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.3,
    list: `
      leaf romaine 260 torn into bite-size pieces
      raw cucumber 150 thinly sliced
      vegetable cherry-tomatoes 150 halved
      aromatic shallot 20 finely chopped
      acid red-vinegar 15
      sauce dijon 5
      fat olive-oil 45
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+5 Stir {shallot} with {red-vinegar, salt} in a large salad bowl and let stand for 5 minutes, until it mellows.
      2 Whisk in {dijon, pepper}, then {olive-oil} in a thin stream, until the dressing thickens.
      2 Lay {romaine, cucumber, cherry-tomatoes} on top. Toss at the table, just before you eat.
    `,
    face: 'Cold, crisp leaves in a sharp, mustardy dressing',
    why: 'It is dressed at the last moment, so that nothing wilts',
  },
  'pasta-salad': {
    names:
      'pasta salad, italian pasta salad, cold pasta salad, easy pasta salad, summer pasta salad, pasta salad with italian dressing, rotini pasta salad, picnic pasta salad, veggie pasta salad',
    title: 'Italian Pasta Salad',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'macaroni-salad potato-salad pasta-salad',
    beside: 'grilled-chicken bbq-chicken',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.45,
    list: `
      starch penne|gf-pasta 340
      fat olive-oil 75
      acid red-vinegar 35
      aromatic garlic 4 minced
      ground-spice oregano 1
      vegetable cherry-tomatoes 280 halved
      raw cucumber 200 diced
      main red-pepper 120 diced
      second-fat red-onion 60 thinly sliced
      brine olives 80 halved
      cheese fresh-mozzarella 180? cut into small cubes
      herb basil 10 torn
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+12~ Boil {penne} in well-salted water until just past firm, a minute longer than for a hot dish, 11 to 12 minutes. Drain, rinse cold and shake dry.
      3 Meanwhile, whisk {olive-oil, red-vinegar, garlic, oregano, salt, pepper} in a large bowl.
      3 Toss the pasta in the dressing. Fold in {cherry-tomatoes, cucumber, red-pepper, red-onion, olives}[, then {fresh-mozzarella}].
      1+20 Let stand for 20 minutes, taste for vinegar, and toss with {basil}.
    `,
    face: 'Cool and bright, with crisp vegetables in a garlicky dressing',
    why: 'Cold pasta drinks its dressing, so there is more of it than looks right at first',
  },
  'macaroni-salad': {
    names:
      'macaroni salad, mac salad, hawaiian mac salad, hawaiian macaroni salad, elbow macaroni salad, amish macaroni salad, creamy macaroni salad, creamy pasta salad, macaroni salad with mayo, deli macaroni salad',
    title: 'Macaroni Salad',
    family: 'barbecue',
    near: 'pasta-salad potato-salad pasta-salad',
    beside: 'bbq-chicken pulled-pork',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      starch penne=elbow_macaroni/macaroni|gf-pasta=gluten-free_macaroni/macaroni 300
      acid cider-vinegar 25
      dressing mayonnaise|vegan-mayonnaise 170
      creamy milk|soy-milk|oat-milk 45
      sauce yellow-mustard 10
      sweetener sugar 8
      raw celery 100 finely diced
      vegetable carrot 80 peeled and finely grated
      main red-pepper 80 finely diced
      aromatic scallion 30 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+11 Boil {penne} in salted water until quite soft, 9 to 11 minutes. Drain and rinse until cool.
      2+10 Toss with {cider-vinegar} and let stand for 10 minutes.
      3 Stir {mayonnaise, milk, yellow-mustard, sugar, salt, pepper} in a bowl. Fold in the pasta, {celery, carrot, red-pepper, scallion}.
      1+60 Chill for 1 hour. Loosen with a spoonful of milk if it has soaked up the dressing.
    `,
    face: 'Tender macaroni in a creamy, peppery dressing, with crunch from raw vegetables',
    why: 'Seasoned while it is still plain, it has flavor all the way through',
  },
  'cucumber-salad': {
    names:
      'cucumber salad, cucumber dill salad, creamy cucumber salad, cucumber and onion salad, dill cucumber salad, cucumbers in sour cream, gurkensalat, cucumbers and vinegar, marinated cucumber salad',
    title: 'Cucumber Dill Salad',
    family: 'pennsylvanian',
    near: 'green-salad coleslaw salad',
    beside: 'grilled-salmon schnitzel',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      raw cucumber 600 thinly sliced
      aromatic red-onion 60 very thinly sliced
      creamy sour-cream|vegan-sour-cream|coconut-yogurt 90
      acid white-wine-vinegar 15
      sweetener sugar 5
      herb dill 6 chopped
      salt
      pepper pepper 0.4
    `,
    steps: `
      2+20 Toss {cucumber}[ with {salt}] in a colander and let stand for 20 minutes. Squeeze out the water by the handful.
      2 Stir {sour-cream, white-wine-vinegar, sugar, pepper} in a bowl.
      2 Fold in the slices, {red-onion, dill}. Serve cold.
    `,
    face: 'Cool, crisp cucumbers in a tangy dill dressing',
    why: 'Salted and squeezed first, they stay crisp and do not water the bowl',
  },
  'three-bean-salad': {
    names:
      'three bean salad, bean salad, mixed bean salad, 3 bean salad, marinated bean salad, three-bean salad, picnic bean salad, cold bean salad',
    title: 'Three Bean Salad',
    family: 'farmhouse',
    near: 'cowboy-caviar bean-salad',
    beside: 'bbq-chicken hot-dogs',
    weight: 2,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      pulse kidney-beans|pinto-beans 255 drained and rinsed
      protein chickpeas 255 drained and rinsed
      main green-beans 255 trimmed and cut into 1-inch pieces
      raw celery 100 thinly sliced
      aromatic red-onion 60 finely chopped
      acid cider-vinegar 75
      sweetener sugar 40
      fat olive-oil 45
      sauce dijon 4
      herb parsley 15 chopped
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Whisk {cider-vinegar, sugar, dijon, salt, pepper} until dissolved, then {olive-oil}.
      1+5 Cook {green-beans} in well-salted boiling water until tender but still green, 4 to 5 minutes. Drain, cool under cold water and drain again.
      2 Add {=green-beans, kidney-beans, chickpeas, celery, red-onion} to the dressing and toss well.
      1+60 Chill for 1 hour or more, stirring once or twice, so that the beans soak up the dressing.
      1 Fold in {parsley}.
    `,
    face: 'Green beans, kidney beans and chickpeas in a sweet and sharp dressing, with crunchy celery',
    why: 'Beans taste of little until they have stood in the dressing for a while',
  },
}
