import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salads of fruit, roots and leaves with cheese or grain. */
export const cheeseAndGrainSalads: DishEntries = {
  'watermelon-feta-salad': {
    names:
      'watermelon and feta salad, watermelon feta salad, watermelon salad, watermelon feta mint salad, watermelon mint salad, watermelon and mint salad, feta and watermelon salad, watermelon salad with feta, watermelon salad with feta and mint, watermelon cucumber feta salad, watermelon and cucumber salad, water melon and feta salad, watermelon fetta salad, summer watermelon salad',
    title: 'Watermelon and Feta Salad with Mint',
    family: 'greek',
    cuisine: 'Greek, American',
    near: 'greek-salad savory-fruit-salad',
    beside: 'chicken-souvlaki grilled-chicken',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.25,
    list: `
      raw red-onion 40 very thinly sliced
      acid lime 30
      fat olive-oil 30
      fruit watermelon 1000 rind removed, cut into 1-inch cubes
      raw cucumber 200 halved lengthwise and sliced
      herb mint 10 large ones torn
      cheese feta=feta_cheese/feta 150 in one block
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+10~ Put {red-onion} in a small bowl with {lime} and {salt} and leave for 10 minutes, until pink and limp.
      4 Meanwhile, spread {watermelon, cucumber} on a large platter, tilting off any juice that has run.
      3 Lift the onions over the fruit. Whisk {olive-oil} into the lime left in the bowl and spoon it over.
      2 Break {feta} into rough pieces on top, strew with {mint} and grind on {pepper}. Serve at once, while the melon is cold.
    `,
    face: 'Cold watermelon and cucumber with salty feta, torn mint and lime',
    why: 'The onion loses its bite in lime juice, which then needs only oil to be the dressing',
  },
  'beet-goat-cheese-salad': {
    names:
      "beet and goat cheese salad, beet goat cheese salad, beet salad, roasted beet salad, roasted beet and goat cheese salad, roast beet salad with goat cheese, beetroot and goat's cheese salad, beetroot and goats cheese salad, beetroot salad, roasted beetroot salad, beet salad with goat cheese, beet salad with goat cheese and walnuts, beet and arugula salad, beet arugula salad, goat cheese and beet salad, beets and goat cheese, beet walnut salad, beatroot salad",
    title: 'Roasted Beet and Goat Cheese Salad',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'salad warm-salad',
    beside: 'roast-chicken no-knead-bread',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable beet 800 scrubbed, tops trimmed
      nut walnuts|pepitas 60? coarsely chopped
      aromatic shallot 25 finely chopped
      acid sherry-vinegar|red-vinegar 35
      sauce dijon 8
      sweetener honey|maple 8
      fat olive-oil 55
      leaf arugula|mixed-greens 120
      cheese goat-cheese 150 cold
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+60~ Heat the oven to 400°F (200°C). Wrap {beet} in foil with a spoonful of water, in packets of two or three of about one size, and roast on a sheet pan until a skewer slides to the center, 50 to 60 minutes.
      1+5 [Meanwhile, toast {walnuts} on a small pan in the same oven until they smell sweet, 5 minutes.]
      4 Stir {shallot, sherry-vinegar, 1/2 salt} together in a large bowl. Whisk in {dijon, honey, olive-oil, pepper}.
      8 Open the foil. When the beets are cool enough to hold, rub off the skins with a paper towel and cut into wedges. Toss them, still warm, with half of the dressing. Season with {salt}.
      1+10 Leave for 10 minutes to drink it in.
      4 Turn {arugula} through the rest of the dressing and spread on plates. Spoon on the beets, crumble {goat-cheese} over[ and scatter with {=walnuts}].
    `,
    face: 'Earthy roasted beets in a sherry vinaigrette with peppery leaves and cool, tangy goat cheese',
    why: 'Warm beets take up the vinegar as they cool, and the cheese goes on last so that it is not dyed pink',
  },
  'kale-quinoa-salad': {
    names:
      'kale and quinoa salad, kale quinoa salad, quinoa and kale salad, quinoa kale salad, lemon kale quinoa salad, kale salad with quinoa, quinoa salad with kale, kale quinoa bowl, kale and quinoa salad with cranberries, kale and quinoa bowl, kale and quinoa salad with lemon, kale and qunioa salad, kale quinoa cranberry salad',
    title: 'Kale and Quinoa Salad',
    family: 'californian',
    near: 'kale-salad grain-salad massaged-salad',
    beside: 'grilled-chicken grilled-salmon',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch quinoa 190 rinsed
      leaf kale 220 stemmed and cut into thin ribbons
      acid lemon 55
      fat olive-oil 50
      sauce dijon 6
      sweetener maple|honey 8
      aromatic garlic 3 finely grated
      raw red-pepper 150 finely diced
      pulse chickpeas|white-beans 240 drained and rinsed
      fruit dried-cranberries 45
      nut almonds|pepitas 50
      cheese feta|vegan-cheese 90? crumbled
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+20~ Bring {quinoa} to a boil with {water 380}. Cover and cook over low heat for 15 minutes, until the little tails show, then let it steam off the heat for 5 minutes.
      5 Meanwhile, put {kale} in a large bowl with {1/3 olive-oil} and {1/2 salt} and knead by the handful until it is glossy and shrunken, 3 minutes.
      3 Whisk {lemon, dijon, maple, garlic, olive-oil, pepper, salt} together.
      2+15 Spread the quinoa on a large plate to lose its steam, 15 minutes, until barely warm.
      3 Add it to the greens with {red-pepper, chickpeas, dried-cranberries, almonds}. Pour the dressing over and turn it all until coated. [Crumble {feta} over.]
    `,
    face: 'Ribbons of kale and fluffy quinoa with chickpeas, cranberries and nuts in a sharp lemon dressing',
    why: 'The grain cools on a plate, not in the pot, so it stays loose and does not wilt the greens',
  },
  'salmon-potato-salad': {
    names:
      'salmon and potato salad, salmon potato salad, salmon and new potato salad, salmon new potato salad, cold salmon salad, poached salmon salad, salmon and cucumber salad, leftover salmon salad, cold salmon and new potatoes, flaked salmon salad',
    title: 'Salmon and New Potato Salad',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'salad-nicoise potato-salad salad',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.38,
    list: `
      vegetable baby-potatoes 600 halved
      protein salmon 480
      creamy creme-fraiche|sour-cream|greek-yogurt 120
      sauce dijon 8
      acid lemon 30
      fat olive-oil 14
      vegetable cucumber 200 halved lengthwise and sliced
      aromatic shallot 30 finely chopped
      herb dill 8 chopped
      green watercress|arugula 60
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+16~ Put {baby-potatoes} in a pot of cold salted water, bring to a boil and simmer until a knife slips in, 14 to 16 minutes. Drain.
      3+10 Meanwhile, lay {salmon} in a skillet with {water 240} and {1/3 salt}. Cover and cook at a bare simmer until it flakes at 145°F (63°C), 9 to 10 minutes. Lift it out to cool.
      3 Whisk {creme-fraiche, dijon, lemon, shallot, most dill, pepper, salt} in a large bowl.
      1+10 Toss the potatoes, still warm, with {olive-oil} and half of the dressing and leave for 10 minutes to take it in.
      4 Fold in {cucumber}. Flake the salmon in large pieces, without its skin, and turn it through once.
      1 Serve on {watercress} with the rest of the dressing and {dill}.
    `,
    face: 'Flaked salmon, warm new potatoes and cucumber in a dressing of crème fraîche and dill',
    why: 'Warm potatoes soak up the dressing, and the fish goes in last so that it stays in big flakes',
  },
}
