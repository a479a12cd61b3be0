import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is left of a feast, a salad from the oven, and long or festive pots. */
export const leftAndFestive: DishEntries = {
  'turkey-and-stuffing-bake': {
    names:
      'leftover turkey and stuffing, leftover stuffing and turkey, leftover turkey and stuffing casserole, leftover turkey and stuffing bake, turkey and stuffing casserole, turkey and stuffing bake, turkey stuffing casserole, turkey stuffing bake, leftover stuffing casserole, leftover stuffing, leftover thanksgiving casserole, thanksgiving leftovers casserole, leftover turkey bake, leftover turkey and stuffing pie, leftover dressing and turkey, day after thanksgiving casserole, turkey and dressing casserole, leftover christmas dinner bake',
    title: 'Leftover Turkey and Stuffing Bake',
    family: 'new-england',
    cuisine: 'American, British',
    near: 'turkey-pot-pie chicken-stuffing-casserole turkey-tetrazzini',
    beside: 'cranberry-sauce green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    madeFor: 'leftovers',
    salt: 0.16,
    list: `
      fat butter|vegan-butter 56
      vegetable onion 150 chopped
      vegetable celery 100 sliced
      vegetable carrot 150 in 1/4-inch dice
      thickener flour 40
      stock chicken-stock 480
      creamy cream|milk|soy-cream 120
      herb thyme 2 leaves only
      protein cooked-turkey|cooked-chicken 560 cut into bite-size pieces
      vegetable peas 130
      bread cooked-stuffing 560
      pepper pepper 1
      salt
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Melt {most butter} in {@skillet} over medium heat. Cook {onion, celery, carrot} until soft, 7 minutes. Stir in {flour} for 1 minute.
      3+6 Whisk in {chicken-stock} by degrees, then {cream, thyme}, and simmer until it coats a spoon, 6 minutes.
      3 Stir in {cooked-turkey, peas, pepper, salt} and spread in {@baking-dish}.
      3 Crumble {cooked-stuffing} over it in an even layer and dot with {butter}.
      1+28 Bake until the stuffing is crisp and brown and the middle bubbles, at 165°F (74°C), 25 to 30 minutes.
      0+5 Let it stand for 5 minutes.
    `,
    face: 'Turkey and vegetables in a creamy gravy under a crust of crisp, buttery stuffing',
    why: 'The gravy keeps cooked turkey moist, and the dry heat on top turns yesterday’s stuffing crunchy',
  },
  'roasted-vegetable-couscous-salad': {
    names:
      'roasted vegetable couscous salad, roast vegetable couscous salad, roast veg couscous salad, roasted veg couscous salad, roasted vegetable couscous, roast vegetable couscous, roast veg couscous, roasted veg couscous, couscous with roasted vegetables, couscous salad with roasted vegetables, couscous with roast vegetables, roast veg and couscous, roasted vegetables and couscous, mediterranean vegetable couscous, roasted veg and couscous salad, couscous and roasted vegetable salad',
    title: 'Roasted Vegetable Couscous Salad',
    family: 'levantine',
    cuisine: 'Mediterranean, Middle Eastern',
    looksLike: 'grain-salad',
    near: 'couscous-salad grain-salad tabbouleh',
    beside: 'chicken-kebabs kofta-kebabs',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable red-pepper 300 cut into 1-inch pieces
      vegetable zucchini 300 cut into 3/4-inch pieces
      vegetable red-onion 180 cut into thin wedges
      vegetable cherry-tomatoes 250
      fat olive-oil 60
      ground-spice cumin 3
      stock veg-stock 300
      starch couscous 220
      acid lemon-juice 30
      aromatic garlic 4 finely grated
      pulse chickpeas|white-beans 240 drained and rinsed
      herb parsley 20 chopped
      herb mint 8 torn
      cheese feta|vegan-cheese 120? crumbled
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Toss {red-pepper, zucchini, red-onion} with {1/3 olive-oil, cumin, 1/2 salt} on {@sheet-pans}, in one layer.
      2+28~ Roast for 18 minutes, turn them, add {cherry-tomatoes} and roast until browned at the edges and the tomatoes burst, 10 minutes more.
      2+5 Meanwhile, bring {veg-stock} to a boil in a saucepan. Stir in {couscous}, cover, take off the heat and let stand for 5 minutes. Rake it loose with a fork.
      2 Whisk {lemon-juice, garlic, pepper, salt} with {olive-oil} in a large bowl.
      3 Toss the couscous and {chickpeas} in the dressing, then fold in the vegetables with their juices, {parsley} and {mint}. Scatter with {feta}. Serve warm or cold.
    `,
    face: 'Loose couscous with browned peppers, zucchini and burst tomatoes in a lemony dressing',
    why: 'The couscous takes up the dressing and the juices from the sheet pan while it is warm',
  },
  'braised-beef-cheeks': {
    names:
      'beef cheeks, beef cheek, braised beef cheeks, red wine beef cheeks, beef cheeks in red wine, slow cooked beef cheeks, ox cheek, ox cheeks, ox cheek stew, braised ox cheek, ox cheek in red wine, beef cheek stew, beef cheek ragu, ox cheek ragu',
    title: 'Beef Cheeks Braised in Red Wine',
    family: 'bistro',
    cuisine: 'French, British',
    looksLike: 'braise',
    near: 'braised-short-ribs beef-bourguignon pot-roast',
    beside: 'mashed-potatoes roasted-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein beef-cheeks 1100 trimmed of silver skin
      fat neutral-oil 20
      vegetable onion 200 chopped
      vegetable carrot 150 chopped
      vegetable celery 100 chopped
      aromatic garlic 16 smashed
      body tomato-paste 30
      flour flour|gf-flour 16
      wine red-wine 500
      stock beef-stock 480
      herb thyme 4
      whole-spice bay 0.4
      herb parsley 6 chopped
      salt
      pepper pepper 2
    `,
    steps: `
      14 Heat the oven to 300°F (150°C). Pat {beef-cheeks} dry, season with {pepper, 1/2 salt} and brown well in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes. Set aside.
      9 Cook {onion, carrot, celery} in the pot until browned at the edges, 7 minutes. Stir in {garlic, tomato-paste, flour} for 2 minutes.
      2+8 Pour in {red-wine} and boil until reduced by half, 8 minutes, scraping the bottom.
      2+195 Return the cheeks, add {beef-stock, thyme, bay} and bring to a simmer. Cover and braise in the oven until a spoon cuts them, 3 to 3 1/2 hours, turning them once.
      3+10 Lift out the cheeks and keep them warm. Take out the thyme stems and the bay, skim off the fat and boil the sauce until it is glossy and coats a spoon, 10 minutes.
      2 Season with {salt}, turn the cheeks in the sauce, and scatter with {parsley}.
    `,
    face: 'Beef cheeks soft enough for a spoon in a dark, glossy red wine sauce',
    why: 'Hours in a low oven melt the sinew that runs through the cheeks, and that is what makes the sauce so silky',
  },
  'seven-fishes-linguine': {
    names:
      'feast of the seven fishes, seven fishes, seven fishes pasta, feast of the seven fishes pasta, seven fishes linguine, christmas eve seafood pasta, christmas eve pasta, italian christmas eve dinner, italian christmas eve, christmas eve italian dinner, christmas eve fish dinner, christmas eve seafood, christmas eve seafood dinner, la vigilia, festa dei sette pesci, christmas eve dinner italian style, italian christmas eve fish, christmas eve fish',
    title: 'Christmas Eve Seafood Linguine',
    family: 'neapolitan',
    cuisine: 'Italian, American',
    looksLike: 'pasta',
    near: 'seafood-pasta cioppino pasta',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch spaghetti=linguine|gf-pasta=gluten-free_spaghetti/linguine 360
      fat olive-oil 50
      aromatic garlic 16 thinly sliced
      sauce anchovies 12
      chile flakes 0.6
      wine white-wine 180
      body cherry-tomatoes 350 halved
      protein clams=littleneck_clams/clams 450 scrubbed
      protein mussels 450 scrubbed and debearded
      protein shrimp 225 peeled and deveined
      protein squid 200 cleaned, cut into rings
      herb parsley 20 chopped
      acid lemon 40
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+10~ Bring a large pot of well-salted water to a boil for {=spaghetti}.
      6 Meanwhile, warm {most olive-oil} in {@pot} over medium heat. Cook {garlic, anchovies, flakes} until the anchovies melt and the garlic is pale gold, 3 minutes. Add {cherry-tomatoes} and cook until they slump, 3 minutes.
      2+6 Pour in {white-wine}, turn up the heat and add {clams, mussels}. Cover and cook until they open, 4 to 6 minutes. Lift them out as they do, and throw away any that stay shut.
      1+8~ Boil {spaghetti} until not quite done, 8 minutes. Keep 1 cup of the cooking water.
      4 Meanwhile, add {shrimp, squid} to the tomatoes and simmer until the shrimp are pink and opaque, at 145°F (63°C), and the squid is just firm, 3 minutes.
      3 Drain the pasta and toss it in the sauce over high heat for 1 minute, with as much cooking water as makes it glossy. Return the shellfish.
      2 Finish with {parsley, lemon, olive-oil, pepper, salt}.
    `,
    face: 'Clams, mussels, shrimp and squid with linguine in garlic, wine and burst tomatoes, as for the feast of the seven fishes',
    why: 'Each kind goes in for only as long as it needs, and the liquor of the shells becomes the sauce',
  },
}
