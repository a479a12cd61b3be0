import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** A red pozole for a weeknight, venison from the skillet and tofu in a peanut sauce. */
export const quickPotsAndSkillets: DishEntries = {
  'weeknight-pozole': {
    names:
      'weeknight pozole, quick pozole, easy pozole rojo, quick pozole rojo, easy pozole, weeknight pozole rojo, fast pozole, quick posole, easy posole, weeknight posole, easy red pozole, pozole with canned hominy, chicken pozole rojo, pozole rojo with chicken, red chicken pozole, pozole rojo de pollo, one pot pozole, easy pork pozole, quick pork pozole, pozole rojo easy, quick pazole',
    title: 'Weeknight Pozole Rojo with Chicken',
    titles: 'pork-shoulder: Weeknight Pozole Rojo with Pork',
    family: 'oaxacan',
    near: 'pozole pozole-verde chicken-tortilla-soup',
    beside: 'quesadillas',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh|pork-shoulder 640
      fat neutral-oil 28
      vegetable onion 180 chopped
      aromatic garlic 16 finely chopped
      ground-spice ancho|chili-powder 18
      ground-spice cumin 3
      ground-spice oregano 2
      body tomato-paste 32
      sauce chipotle 8? finely chopped
      stock chicken-stock 1200
      vegetable hominy 780 drained and rinsed
      acid lime 90 cut into wedges
      vegetable cabbage 160 cored and finely shredded
      raw radish 90 thinly sliced
      vegetable avocado 150? diced
      herb cilantro 10
      salt
    `,
    steps: `
      12 Cut {chicken-thigh} into 3/4-inch pieces and season with {1/3 salt}. Heat {most neutral-oil} in {@pot} over medium-high heat and brown the pieces on two sides, in batches, about 4 minutes each. Lift them out.
      6 Lower the heat to medium and soften {onion} in {neutral-oil}, 4 minutes. Stir in {garlic, ancho, cumin, oregano, tomato-paste, chipotle} until the paste turns brick red, 1 minute.
      4 Roughly crush {1/3 hominy} with a fork. Stir it into the pot with {chicken-stock, hominy}, scraping up what sticks to the bottom.
      1+20 [{?chicken-thigh}Return the {=chicken-thigh}, bring to a boil and simmer, lid ajar, until it is tender and 165°F (74°C), 20 minutes.]
      1+30 [{?pork-shoulder}Return the {=chicken-thigh}, bring to a boil and simmer, lid ajar, until a piece gives way to a fork, 30 minutes.]
      4 Taste and add {salt}. Squeeze in a third of the {=lime}. Ladle into deep bowls and top with {cabbage, radish, avocado, cilantro}. Pass {lime} at the table.
    `,
    face: 'Hominy in a red chile broth under a heap of cabbage, radishes and cilantro',
    why: 'Ground ancho saves the soaking, and a little crushed hominy gives the broth the body of a long simmer',
  },
  'venison-steaks': {
    names:
      'venison steaks, venison steak, venison backstrap, venison loin, deer steak, deer steaks, backstrap, deer backstrap, deer loin, venison medallions, venison tenderloin, deer tenderloin, pan seared venison, pan seared venison steaks, pan seared backstrap, pan seared venison backstrap, pan seared deer backstrap, pan fried venison, seared venison loin, pan fried venison steak, venison with butter, venison loin steaks, elk steak, elk steaks, elk backstrap, deer meat steak, venision steak, vension steaks, vension backstrap',
    title: 'Pan-Seared Venison Steaks with Garlic Butter',
    family: 'farmhouse',
    near: 'pan-seared-steak venison-chili grilled-plate',
    beside: 'mashed-potatoes roasted-brussels-sprouts',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.7,
    list: `
      protein venison=venison_loin/venison 720 cut into steaks 3/4 inch thick
      fat neutral-oil 20
      second-fat butter|vegan-butter 70
      aromatic garlic 12 lightly crushed
      herb rosemary 3
      acid lemon-juice 10
      salt
      pepper pepper 2
    `,
    steps: `
      4+20 Trim {venison} of every bit of silver skin. Pat the steaks dry, season with {salt, pepper} and leave at room temperature for 20 minutes.
      7 Heat {neutral-oil} in {@skillet} over high heat until it just smokes. Sear the steaks, in batches if they crowd, until dark brown, 2 minutes a side.
      4 Turn the heat down to medium. Add {butter, garlic, rosemary} and baste the steaks with the foam, turning them once, until they read 160°F (71°C) in the middle, about 3 minutes. Take each off the moment it does.
      2+5 Move the steaks to a warm plate and rest for 5 minutes. Stir {lemon-juice} into the butter in the pan, off the heat, and spoon it over.
    `,
    face: 'Lean venison with a dark crust, basted in butter with garlic and rosemary',
    why: 'Venison is too lean to forgive an extra minute, so the thermometer says when it is done and the butter brings the fat it lacks',
  },
  'peanut-sriracha-tofu': {
    names:
      'peanut sriracha tofu, peanut tofu, tofu with peanut sauce, sriracha peanut tofu, sriracha tofu, peanut butter tofu, spicy peanut tofu, tofu in peanut sauce, peanut sauce tofu, peanut tofu with rice, peanut tofu bowl, peanut tofu rice bowl, tofu and edamame, tofu edamame rice bowl, crispy peanut tofu, crispy tofu with peanut sauce, thai peanut tofu, siracha peanut tofu, siracha tofu, penut tofu',
    title: 'Peanut-Sriracha Tofu with Edamame and Rice',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'crispy-tofu peanut-noodles peanut-sauce',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch jasmine 240
      protein tofu=extra-firm_tofu/tofu 600 pressed dry and cut into 3/4-inch cubes
      thickener cornstarch 20
      fat neutral-oil 30
      vegetable edamame 240
      nut peanut-butter 88
      chile sriracha 26
      sauce soy-sauce|tamari 54
      acid lime 67
      sweetener maple|honey 18
      aromatic garlic 8 finely grated
      aromatic ginger 10 finely grated
      aromatic scallion 40 thinly sliced
      crunch peanuts 20? chopped
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil with {water 430} in a covered saucepan. Cook over low heat for 15 minutes and let stand, still covered, for 5.
      3 Meanwhile, whisk {peanut-butter, sriracha, soy-sauce, lime, maple} with {water 140}, warm, until it runs like heavy cream.
      12 Dust {tofu} with {cornstarch, salt}. Fry it in {most neutral-oil} in {@skillet} over medium-high heat, turning now and then, until golden on most sides, 9 to 10 minutes. Slide it onto a plate.
      4 Cook {edamame} in {neutral-oil} in the same skillet until hot and bright, 3 minutes. Stir in {garlic, ginger} for 30 seconds.
      3 Pour in the sauce and let it bubble for 1 minute, until it clings; a spoonful of water loosens it. Fold in the {=tofu}.
      1 Spoon over the rice and top with {scallion}[ and {peanuts}].
    `,
    face: 'Golden tofu and green edamame in a peanut sauce with the heat of sriracha and plenty of lime',
    why: 'The sauce goes into the pan last and only for a minute, so the tofu under it stays crisp at the edges',
  },
  'one-pan-chicken-and-rice': {
    names:
      'one pan chicken and rice, one pot chicken and rice, one skillet chicken and rice, skillet chicken and rice, stovetop chicken and rice, chicken thighs and rice, one pan chicken thighs and rice, one pot chicken thighs and rice, one pan chicken with rice, chicken and rice skillet, easy chicken and rice',
    title: 'One-Pan Chicken and Rice',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'pilaf',
    near: 'chicken-and-rice-casserole arroz-con-pollo pilaf',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-thigh|chicken-breast 700 patted dry
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      fat olive-oil 15
      vegetable onion 180 chopped
      vegetable carrot 150 diced
      aromatic garlic 9
      starch long-rice 280
      herb thyme 3
      stock chicken-stock 620
      vegetable peas 130
      acid lemon-juice 20
      herb parsley 6
      salt
      pepper pepper 1.2
    `,
    steps: `
      2 Season {chicken-thigh} with {sweet-paprika, garlic-powder, pepper, 1/2 salt}.
      8 Heat {olive-oil} in {@skillet} with a lid over medium-high heat. Brown the chicken well on one side, 4 minutes, and lightly on the other, 2 minutes. Lift it out.
      5 Cook {onion, carrot} in the pan until they soften, 4 minutes. Stir in {garlic, thyme, long-rice} until the grains are glossy, 1 minute.
      2+18 Pour in {chicken-stock}, stir in {salt}, and bring to a boil. Lay the chicken on top, brown side up. Cover and cook over low heat until the rice is tender and the chicken is 165°F (74°C) inside, about 18 minutes.
      1+7 Scatter {peas} over, cover again, and let stand off the heat for 7 minutes.
      1 Sprinkle with {lemon-juice, parsley}, fluffing the rice around the chicken.
    `,
    face: 'Browned chicken on top, and under it rice that has cooked in its juices, all in one pan',
    why: 'Rice that cooks under the meat takes up all that runs out of it, and nothing of the flavor is lost',
  },
}
