import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dishes of Vietnam, Indonesia, Malaysia and the Philippines. */
export const vietnamAndIslands: DishEntries = {
  pho: {
    names:
      'pho, beef pho, pho bo, vietnamese beef noodle soup, vietnamese noodle soup, pho soup, quick pho, beef pho soup, easy pho, pho noodle soup',
    title: 'Beef Pho (Phở Bò)',
    family: 'vietnamese',
    near: 'pho-ga ramen noodle-soup',
    beside: '',
    weight: 4,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      vegetable onion 200 halved
      aromatic ginger 40 halved lengthwise
      whole-spice star-anise 4
      whole-spice cinnamon-stick 5
      whole-spice cloves 0.4
      whole-spice coriander-seed 3
      stock beef-stock 1900
      sauce fish-sauce|soy-sauce|tamari 50
      sweetener sugar 8
      protein sirloin 400 frozen for 20 minutes, then sliced paper-thin
      starch rice-noodles 300
      vegetable bean-sprouts 180
      aromatic scallion 45 thinly sliced
      herb thai-basil|basil 15
      herb cilantro 10
      acid lime 60 cut into wedges
      chile thai-chile 3? thinly sliced
      salt
    `,
    steps: `
      7 Char {onion, ginger} cut side down in a dry pot over high heat until blackened in spots, 5 to 6 minutes. Add {star-anise, cinnamon-stick, cloves, coriander-seed} and toast for 30 seconds.
      3+40 Add {beef-stock} and {water 240} and bring to a boil. Cover partly and simmer for 40 minutes. Strain, return to the pot and season with {fish-sauce, sugar, salt}: it should taste a little too strong.
      2+8~ Boil {rice-noodles} until tender, 6 to 8 minutes, adding {bean-sprouts} for the last 30 seconds. Rinse in cold water and put in deep bowls.
      3 Bring the broth back to a rolling boil. Lay {sirloin} over the noodles and ladle the boiling broth on it: paper-thin slices cook through (145°F/63°C) in about 1 minute; dip thicker ones in the pot until no pink is left.
      1 Top with {scallion, cilantro} and pass {thai-basil, lime, thai-chile} at the table.
    `,
    face: 'A clear, spiced broth over silky noodles and paper-thin slices of sirloin',
    why: 'Charred onion and toasted spices give a short broth the depth of a long one',
  },
  'pho-ga': {
    names: 'chicken pho, pho ga, vietnamese chicken noodle soup, chicken pho soup, quick chicken pho, phở gà',
    title: 'Chicken Pho (Phở Gà)',
    family: 'vietnamese',
    near: 'pho noodle-soup',
    beside: 'summer-rolls',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      vegetable onion 160 halved
      aromatic ginger 35 halved lengthwise
      whole-spice star-anise 3
      whole-spice coriander-seed 3
      whole-spice cloves 0.3
      stock chicken-stock 1800
      protein chicken-thigh|chicken-breast 540
      sauce fish-sauce|soy-sauce|tamari 48
      sweetener sugar 8
      starch rice-noodles 300
      vegetable bean-sprouts 160
      aromatic scallion 45 thinly sliced
      herb cilantro 12
      herb mint 8?
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      7 Blacken {onion, ginger} on their cut sides in a dry pot over high heat, 6 minutes. Stir in {star-anise, coriander-seed, cloves} for 30 seconds, until they smell toasted.
      2+25 Add {chicken-stock, chicken-thigh}, bring to a boil and simmer gently until the meat is 165°F (74°C), 25 minutes. Lift it out and shred it.
      2+10~ Let the broth simmer for 10 minutes more, then strain it and season with {fish-sauce, sugar, salt}.
      2+8 Meanwhile, cook {rice-noodles} in boiling water until tender, 6 to 8 minutes, adding {bean-sprouts} for the last 30 seconds. Drain and rinse.
      2 Fill bowls with noodles and meat, pour on the steaming broth and finish with {scallion, cilantro}. Put {mint, lime} on the table.
    `,
    face: 'A light, aromatic broth with shredded thigh meat, herbs and lime',
    why: 'The meat poaches in the broth, so each flavors the other',
  },
  'banh-mi': {
    names:
      'banh mi, bánh mì, banh mi sandwich, vietnamese sandwich, chicken banh mi, vietnamese chicken sandwich, bahn mi, lemongrass chicken banh mi',
    title: 'Chicken Banh Mi (Bánh Mì)',
    titles: 'tofu: Tofu Banh Mi (Bánh Mì)',
    family: 'vietnamese',
    near: 'lemongrass-chicken sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      raw carrot 150 cut into matchsticks
      raw daikon 150 peeled and cut into matchsticks
      acid rice-vinegar 60
      sweetener sugar 25
      protein chicken-thigh|tofu 480 thinly sliced
      aromatic lemongrass 15
      aromatic garlic 9
      sauce fish-sauce|soy-sauce|tamari 25
      fat neutral-oil 20
      bread crusty-rolls 360 split
      dressing mayonnaise|vegan-mayonnaise 60
      raw cucumber 150 cut into long, thin slices
      chile jalapeno 20 thinly sliced
      herb cilantro 20 in sprigs
      salt
    `,
    steps: `
      4+20~ Toss {carrot, daikon} with {rice-vinegar, 1/2 sugar, salt} and leave to soften and sour for 20 minutes, then drain.
      4 Mix {chicken-thigh} with {lemongrass, garlic, fish-sauce, sugar}.
      8 Coat {@skillet} with {neutral-oil} over medium-high heat. Cook the slices in a single layer until caramelized at the edges[{?chicken-thigh} and 165°F (74°C)], 6 to 7 minutes.
      3 Toast {crusty-rolls} cut side down in a dry pan until crackling, 2 minutes. Spread with {mayonnaise}.
      3 Fill with {=chicken-thigh}, the drained vegetables, {cucumber, jalapeno, cilantro} and press shut.
    `,
    face: 'Crackling rolls with a lemongrass filling, soured carrots, cucumber and cilantro',
    why: 'The soured vegetables cut the richness, and are ready when the filling is',
  },
  'summer-rolls': {
    names:
      'summer rolls, fresh spring rolls, vietnamese spring rolls, rice paper rolls, goi cuon, vietnamese summer rolls, fresh rolls, shrimp summer rolls, summer roll, vietnamese rice paper rolls, salad rolls, shrimp spring rolls',
    title: 'Fresh Summer Rolls with Peanut Sauce',
    family: 'vietnamese',
    near: 'spring-rolls summer-rolls lettuce-wraps',
    beside: 'pho',
    weight: 3,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      protein shrimp|tofu 320 peeled and deveined
      starch glass-noodles|rice-noodles 100
      bread rice-paper 108
      raw leaf-lettuce 80 torn
      raw carrot 120 cut into matchsticks
      raw cucumber 150 cut into matchsticks
      herb mint 15 leaves whole
      herb cilantro 12 in sprigs
      sauce peanut-butter 80
      sauce hoisin-sauce 50?
      sauce soy-sauce|tamari 16
      acid lime 25
      chile sriracha 6?
      salt
    `,
    steps: `
      1+6~ Cook {glass-noodles} in boiling water until tender, 5 to 6 minutes, then rinse in cold water and drain well.
      2+3 Simmer {shrimp} in salted water for 3 minutes[{?shrimp}, until pink and curled]. Cool under the tap [{?shrimp}and halve lengthwise ][{?tofu}and cut into sticks].
      3 Whisk {peanut-butter, hoisin-sauce, soy-sauce, lime, sriracha, salt} with {water 60} until it is a smooth dip.
      16 Dip {rice-paper}, one at a time, in warm water for 5 seconds and lay on a damp board. Line up {=shrimp, =glass-noodles, leaf-lettuce, carrot, cucumber, mint, cilantro} below the middle, fold in the sides and roll up tightly.
      1 Eat within the hour, with the dip.
    `,
    face: 'Soft, clear rolls full of herbs, cucumber and carrot, with a nutty dip',
    why: 'The wrappers go on the board still firm and soften while you fill them, so they do not tear',
  },
  'lemongrass-chicken': {
    names:
      'lemongrass chicken, vietnamese lemongrass chicken, bun ga, bun ga nuong, vermicelli bowl, vietnamese noodle bowl, vietnamese chicken noodle bowl, lemongrass chicken noodle bowl, vietnamese vermicelli bowl, lemongrass chicken bowl, vietnamese grilled chicken',
    title: 'Lemongrass Chicken Noodle Bowl',
    family: 'vietnamese',
    near: 'bun-cha banh-mi noodle-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.36,
    list: `
      aromatic lemongrass 30
      aromatic garlic 15
      sauce fish-sauce|soy-sauce|tamari 60
      sweetener sugar 40
      acid lime 60
      protein chicken-thigh 600 patted dry
      fat neutral-oil 20
      starch rice-noodles 260
      raw carrot 120 coarsely grated
      raw cucumber 200 cut into matchsticks
      raw leaf-lettuce 100 shredded
      herb mint 12
      nut peanuts 45?
      chile thai-chile 2? minced
      salt
    `,
    steps: `
      4+20 Mix {lemongrass, 1/2 garlic, 1/2 fish-sauce, 1/2 sugar} and rub it over {chicken-thigh}. Marinate for 20 minutes.
      3 For the dressing, stir {fish-sauce, sugar, garlic, lime, thai-chile} with {water 90} until the sugar dissolves.
      2+8~ Boil {rice-noodles} until soft, 6 to 8 minutes. Rinse under cold water and drain.
      12 Brush the thighs with {neutral-oil} and sear them in {@skillet}, or on a grill, over medium-high heat until charred in spots and 165°F (74°C), about 5 minutes a side. Rest for 2 minutes and slice.
      3 Layer the noodles and the meat in bowls with {leaf-lettuce, carrot, cucumber}. Scatter with {mint, peanuts, salt} and pour on the dressing.
    `,
    face: 'Charred lemongrass thighs over cool noodles, cucumber, carrot and mint',
    why: 'Half of the seasoning marinates the meat and half becomes the dressing, so the bowl hangs together',
  },
  'bun-cha': {
    names:
      'bun cha, bún chả, vietnamese pork noodle bowl, vietnamese pork meatballs, bun cha hanoi, vietnamese meatballs',
    title: 'Bun Cha (Vietnamese Pork Meatballs with Noodles)',
    titles: 'ground-turkey: Bun Cha (Vietnamese Turkey Meatballs with Noodles)',
    family: 'vietnamese',
    near: 'lemongrass-chicken noodle-salad meatballs',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.36,
    list: `
      protein ground-pork|ground-turkey 500
      aromatic lemongrass 20
      aromatic shallot 60 minced
      aromatic garlic 12
      sauce fish-sauce|soy-sauce|tamari 58
      sweetener sugar 36
      acid lime 40
      acid rice-vinegar 20
      fat neutral-oil 15
      starch rice-noodles 240
      raw carrot 120 thinly sliced
      raw leaf-lettuce 120 torn
      herb mint 12 leaves picked
      herb cilantro 12 in sprigs
      salt
    `,
    steps: `
      3+15~ Dissolve {1/2 sugar} in {water 180} just off the boil and stir in {1/2 fish-sauce, lime, rice-vinegar, carrot}. Let it stand for 15 minutes.
      7 Knead {ground-pork} with {lemongrass, shallot, garlic, fish-sauce, sugar} and shape into small, flat patties.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat until it ripples. Cook the patties until caramelized and 160°F (71°C) inside, 4 minutes a side.
      2+8 Boil {rice-noodles} until tender, 6 to 8 minutes, rinse and drain.
      3 Set out the noodles with {leaf-lettuce, mint, cilantro}. Drop the hot patties into bowls of the carrot broth, taste it for {salt} and dip everything into it.
    `,
    face: 'Caramelized patties of ground pork in a warm, sharp dipping broth, with herbs',
    why: 'Sugar in the patties browns before they dry out, which tastes of the grill without one',
  },
}
