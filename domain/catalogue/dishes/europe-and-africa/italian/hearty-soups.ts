import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups that restaurants made famous, and a stew from the San Francisco docks. */
export const heartySoups: DishEntries = {
  'zuppa-toscana': {
    names:
      'zuppa toscana, zuppa tuscana, olive garden zuppa toscana, sausage potato kale soup, sausage and kale soup, sausage kale potato soup, tuscan sausage soup, italian sausage soup, italian sausage and potato soup, sausage potato soup, zupa toscana, creamy sausage and potato soup, zuppa toscano, sausage and potato soup',
    title: 'Zuppa Toscana',
    family: 'tuscan',
    cuisine: 'Italian, American',
    near: 'tortellini-soup ribollita brothy-soup',
    beside: 'breadsticks green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein bacon 80? diced
      protein sausage|chicken-sausage 450
      aromatic onion 180
      aromatic garlic 12
      chile flakes 0.8?
      stock chicken-stock 1400
      vegetable russet-potato 700 halved lengthwise and sliced 1/4 inch thick
      leaf kale 120
      creamy cream|soy-cream|oat-cream 200
      cheese parmesan 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 [Cook {bacon} in {@pot} over medium heat until crisp, 6 minutes, and lift it out.]
      9 Crumble {sausage} into the pot and cook over medium-high heat, breaking it up, until browned and 160°F (71°C), 8 minutes. Spoon off all but a little of the fat.
      6 Add {onion} and cook until soft, 5 minutes. Add {garlic, flakes} and stir for 30 seconds more.
      3+15 Pour in {chicken-stock}, add {russet-potato} and bring to a boil. Simmer until a fork goes through a slice, 15 minutes.
      4 Push in {kale} and cook until tender, 3 minutes. Stir in {cream} and warm it through without boiling. Season with {salt, pepper}.
      1 Ladle out. [Scatter {=bacon} on top.] [Dust with {parmesan}.]
    `,
    face: 'Crumbled sausage, thin slices of potato and dark kale in a creamy broth',
    why: 'The potatoes are sliced rather than diced, so their edges melt and thicken the broth',
  },
  'chicken-gnocchi-soup': {
    names:
      'chicken gnocchi soup, chicken and gnocchi soup, olive garden chicken gnocchi soup, creamy chicken gnocchi soup, gnocchi soup, chicken gnochi soup, gnocchi chicken soup, copycat chicken gnocchi soup, creamy gnocchi soup',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'tortellini-soup brothy-soup',
    beside: 'garlic-bread green-salad',
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
      fat butter|vegan-butter|olive-oil 42
      aromatic onion 150
      vegetable carrot 150 cut into thin matchsticks
      aromatic celery 120
      aromatic garlic 9
      flour flour|gf-flour 30
      stock chicken-stock 1200
      ground-spice thyme 1.5
      protein chicken-breast 450
      starch gnocchi=potato_gnocchi/gnocchi 450
      creamy cream|soy-cream|oat-cream 200
      leaf spinach 110
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium heat. Soften {onion, carrot, celery}, 7 minutes. Add {garlic} and cook for 30 seconds, then add {flour} and stir for 1 minute.
      3+15 Whisk in {chicken-stock} little by little. Add {thyme, chicken-breast, 1/2 salt}, bring to a gentle simmer and cook until the chicken is 165°F (74°C) in the thickest part, 15 minutes.
      3 Lift out the chicken, shred it with two forks and pull out the thyme.
      1+4 Drop in {gnocchi} and simmer until they float, 3 to 4 minutes.
      3 Return the chicken with {cream, spinach} and warm for 2 minutes, until the leaves have wilted. Season with {salt, pepper}.
    `,
    face: 'Shredded chicken, soft gnocchi and spinach in a creamy broth',
    why: 'The chicken cooks whole in the soup and is shredded back into it, so it never dries out',
  },
  cioppino: {
    names:
      'cioppino, san francisco cioppino, seafood stew, chioppino, ciopino, italian seafood stew, seafood cioppino, italian fish stew, tomato seafood stew, cioppino soup, seafood soup italian, san francisco fish stew',
    title: 'Cioppino',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'bouillabaisse mussels-in-broth',
    beside: 'sourdough-bread green-salad',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 45
      vegetable fennel 200
      aromatic onion 150
      aromatic garlic 15
      chile flakes 1.2
      body tomato-paste 32
      wine red-wine|white-wine 200
      body canned-tomatoes 800
      stock fish-stock 400
      ground-spice oregano 1.5
      protein clams 450
      protein cod|halibut 400 cut into 2-inch chunks
      protein shrimp 250
      bread bread|gf-bread 160 toasted
      herb parsley 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      11 Heat {olive-oil} in a large, wide pot over medium heat and cook {fennel} and {onion} until golden, 9 minutes. Add {garlic, flakes} and {tomato-paste} and fry for 2 minutes.
      4 Pour in {red-wine} and simmer until reduced by half, 3 minutes.
      2+25 Stir in {canned-tomatoes, fish-stock, oregano} and simmer for 25 minutes, until it is rich and brick red. Season with {pepper, salt}.
      1+4 Add {clams}, cover and cook until they begin to open, 4 minutes.
      2+5 Add {cod} and {shrimp}, cover and simmer until the fish flakes at 145°F (63°C), the shrimp are pink and every clam is open, 5 minutes. Throw away the clams that stay shut.
      1 Ladle over or beside {bread} and finish with {parsley}.
    `,
    face: 'Clams, fish and shrimp in a spicy, winy tomato broth, with sourdough to soak it up',
    why: 'The broth simmers long and the seafood briefly: each gets the time that it needs',
  },
  'beef-ragu': {
    names:
      'beef ragu, ragu, slow cooked beef ragu, shredded beef ragu, pappardelle with beef ragu, beef ragu pasta, ragu pasta, braised beef pasta, pappardelle beef ragu, beef ragout pasta, ragu with pappardelle, sunday ragu, shredded beef pasta',
    title: 'Pappardelle with Slow-Cooked Beef Ragù',
    titles: `
      gf-pasta: Penne with Slow-Cooked Beef Ragù
    `,
    family: 'tuscan',
    near: 'spaghetti-bolognese beef-bourguignon braise',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein beef-chuck=boneless_beef_chuck/beef 1000 cut into 4 or 5 large pieces
      fat olive-oil 36
      aromatic onion 180
      vegetable carrot 120 finely chopped
      aromatic celery 80 finely chopped
      aromatic garlic 15
      body tomato-paste 40
      wine red-wine 250
      body canned-tomatoes 800
      stock beef-stock 240
      ground-spice rosemary 3
      whole-spice bay 0.6
      starch fettuccine=pappardelle|gf-pasta 480
      cheese parmesan|veg-parm|vegan-parmesan 50?
      salt
      pepper pepper 1.2
    `,
    steps: `
      14 Heat the oven to 325°F (165°C). Season {beef-chuck} with {1/2 salt, pepper}. Brown it in {olive-oil} in a heavy, ovenproof pot over medium-high heat until crusty on all sides, 12 minutes, and set it aside.
      10 Cook {onion, carrot, celery} in the same pot over medium heat until soft, 8 minutes. Stir in {garlic, tomato-paste} for 2 minutes.
      5 Pour in {red-wine} and boil until reduced by half, 4 minutes. Add {canned-tomatoes, beef-stock, rosemary, bay} and return the meat.
      1+165 Cover and cook in the oven until the beef is far past 145°F (63°C) and falls into threads when you press it, 2 3/4 hours.
      6 Take out the meat, {=bay} and the rosemary stems. Shred the meat with two forks and stir it back in. [Season with {salt}.]
      2+8 Boil {fettuccine} in a large pot of well-salted water until tender, 7 to 8 minutes, and drain, saving a mugful of the water.
      2 Toss the pasta with the ragù and a splash of its water. [Serve with {parmesan}.]
    `,
    face: 'Wide ribbons of pasta with beef braised in red wine until it falls into threads',
    why: 'Big pieces brown better than cubes and shred more tenderly, and the oven needs no watching',
  },
  'lasagna-soup': {
    names:
      'lasagna soup, lasagne soup, easy lasagna soup, one pot lasagna soup, sausage lasagna soup, beef lasagna soup',
    family: 'soffritto',
    cuisine: 'American',
    near: 'lasagna minestrone brothy-soup',
    beside: 'garlic-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 14
      protein sausage|ground-beef|chicken-sausage|plant-mince 480
      vegetable onion 170 chopped
      aromatic garlic 14
      body tomato-paste 40
      ground-spice italian-seasoning 3
      chile flakes 0.6
      body canned-tomatoes 800
      stock chicken-stock|beef-stock 1500
      starch lasagna-noodles|gf-pasta 240 broken into 2-inch pieces
      leaf spinach 90
      creamy ricotta|cottage-cheese 200
      cheese mozzarella 110
      cheese parmesan 35
      herb basil 8?
      salt
    `,
    steps: `
      9 Heat {olive-oil} in {@pot} over medium-high heat. Cook {sausage}, crumbling it, until browned and 160°F (71°C), 7 to 8 minutes.
      6 Add {onion} and cook until soft, 5 minutes. Stir in {garlic, tomato-paste, italian-seasoning, flakes} for 1 minute.
      3+12 Pour in {canned-tomatoes, chicken-stock} and simmer for 12 minutes.
      1+11 Drop in {lasagna-noodles} and simmer, stirring often so that they stay apart, until tender, 10 to 12 minutes.
      3 Stir in {spinach} until wilted. Season with {salt}. Mix {ricotta, mozzarella, parmesan}, put a scoop into each bowl and ladle the soup over[, with {basil} on top].
    `,
    face: 'Broad noodles and browned sausage in tomato broth over a spoonful of three cheeses',
    why: 'The cheese waits in the bowl and melts from below as you eat',
  },
  'pappa-al-pomodoro': {
    names:
      'pappa al pomodoro, tuscan bread and tomato soup, tomato bread soup, tomato and bread soup, bread and tomato soup, tuscan tomato soup, tuscan bread tomato soup, tuscan tomato bread soup, italian bread soup with tomatoes, stale bread soup',
    title: 'Pappa al Pomodoro (Tuscan Bread and Tomato Soup)',
    family: 'tuscan',
    near: 'ribollita tomato-soup bread-soup',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      fat olive-oil 70
      aromatic garlic 16 sliced
      aromatic onion 120 finely chopped
      chile flakes 0.4?
      body whole-canned-tomatoes=whole_peeled_tomatoes/tomatoes 800
      stock veg-stock 700
      bread bread=sourdough|gf-bread 260 stale, torn into 1-inch pieces
      herb basil 20
      cheese parmesan|vegan-parmesan 30? finely grated
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Warm most of {=olive-oil} in a heavy pot over medium-low heat. Cook {onion} with {1/2 salt} until soft, 7 minutes. Add {garlic, flakes} and cook until fragrant but not colored, 2 minutes.
      3+12 Add {whole-canned-tomatoes}, crushing them in your hand, and simmer for 12 minutes, until thick.
      2+10 Pour in {veg-stock} and bring to a boil. Stir in {bread} with half of {=basil} and simmer for 10 minutes, stirring now and then, until the bread falls apart.
      2+10 Beat it with a wooden spoon until it is as thick as porridge, season with {pepper, salt}, and let it stand, covered, for 10 minutes.
      2 Spoon into bowls, lukewarm rather than hot. Tear the rest of {basil} over and finish with the rest of {olive-oil}[ and with {parmesan}].
    `,
    face: 'Stale bread melted into tomatoes, garlic and basil until a spoon stands in it, with green oil on top',
    why: 'Old bread swells without turning to glue, and a rest off the heat lets it drink up the soup',
  },
}
