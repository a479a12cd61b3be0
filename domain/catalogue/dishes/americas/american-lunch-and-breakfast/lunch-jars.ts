import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salads that wait in a jar, with the dressing at its bottom. */
export const lunchJars: DishEntries = {
  'quinoa-salad-jars': {
    names:
      'quinoa salad in a jar, quinoa salad jars, quinoa jars, quinoa salad jar, mason jar salad, mason jar salads, salad in a jar, salad jars, jar salad, mason jar quinoa salad, quinoa chickpea salad, chickpea quinoa salad, greek quinoa salad, quinoa lunch jars',
    title: 'Chickpea Quinoa Salad in a Jar',
    family: 'greek',
    cuisine: 'American',
    near: 'kale-quinoa-salad dense-bean-salad grain-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch quinoa 200 rinsed
      fat olive-oil 55
      acid lemon-juice 45
      sauce dijon 8
      aromatic garlic 3 finely grated
      herb oregano 1
      pulse chickpeas 480
      raw cucumber 250 diced
      raw cherry-tomatoes 300 halved
      aromatic red-onion 50 finely diced
      cheese feta|vegan-cheese 120? crumbled
      leaf arugula|spinach 80
      salt
      pepper pepper 1
    `,
    steps: `
      2+20~ Simmer {quinoa} in {water 400} with a pinch of {=salt}, covered, over low heat for 15 minutes. Let stand for 5 minutes, fluff and spread on a plate to cool.
      3 Meanwhile, shake {olive-oil, lemon-juice, dijon, garlic, oregano, pepper, salt} in a jar with its lid on.
      8 Divide the dressing among 1-quart jars, one for each lunch. Layer {chickpeas}, {red-onion} and {cucumber} over it, then the cold quinoa, {cherry-tomatoes}[, {feta}] and last {arugula}, which must not touch the dressing.
      1 Close and refrigerate for up to four days. To eat, turn the jar over into a bowl or shake it well; it is meant to be eaten cold.
    `,
    face: 'Lunches in a row of jars, with the dressing below and the leaves still dry on top',
    why: 'Chickpeas and onion only get better in the dressing, and the quinoa in between keeps it from the leaves',
  },
  'chicken-couscous-jars': {
    names:
      'couscous jar, couscous jars, couscous salad jar, couscous in a jar, chicken couscous salad, couscous salad with chicken, chicken couscous jars, couscous lunch, couscous lunch box, cold couscous with chicken',
    title: 'Chicken Couscous Salad in a Jar',
    titles: `
      chickpeas: Chickpea Couscous Salad in a Jar
    `,
    family: 'moroccan',
    cuisine: 'American',
    near: 'couscous-salad quinoa-salad-jars grain-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.36,
    list: `
      starch couscous 220
      ground-spice cumin 3
      fat olive-oil 45
      acid lemon-juice 45
      sweetener honey|maple 8
      protein cooked-chicken|chickpeas 420 in bite-size pieces
      raw cucumber 200 diced
      raw cherry-tomatoes 200 halved
      raw red-pepper 150 diced
      fruit raisins 50?
      herb parsley 20 chopped
      herb mint 8 chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+8 Stir {couscous} with {cumin, 1/2 salt} in a bowl, pour in {water 300}, boiling from the kettle, cover and let stand for 8 minutes.
      2+10 Fluff with a fork and spread on a plate to cool, 10 minutes.
      2 Shake {olive-oil, lemon-juice, honey, pepper, salt} in a jar.
      6 Divide it among 1-quart jars, one for each lunch. Layer {cucumber, red-pepper, cooked-chicken} over it, then the couscous[ with {raisins}], {cherry-tomatoes}, and {parsley, mint} on top.
      1 They keep for three days in the refrigerator. Shake one out into a bowl to dress it, and eat it cold.
    `,
    face: 'A lunch of couscous, chicken, lemon and herbs that waits in its jar and needs no stove',
    why: 'Boiling water cooks the grain, and the dressing below leaves it dry until you tip the jar',
  },
}
