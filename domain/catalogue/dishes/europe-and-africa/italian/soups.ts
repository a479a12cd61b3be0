import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups with beans, pasta and greens in them. */
export const italianSoups: DishEntries = {
  minestrone: {
    names:
      'minestrone, minestrone soup, italian vegetable soup, minestroni, minnestrone, vegetable minestrone, classic minestrone, minestrone alla genovese, olive garden minestrone, zuppa minestrone, italian vegetable and bean soup',
    title: 'Minestrone',
    family: 'ligurian',
    near: 'pasta-e-fagioli ribollita beans-and-greens-soup',
    beside: 'garlic-bread',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.55,
    list: `
      fat olive-oil 40
      aromatic onion 150
      vegetable carrot 150 diced
      aromatic celery 100
      vegetable zucchini 200 diced
      aromatic garlic 9
      body canned-tomatoes 400
      stock veg-stock 1200
      vegetable green-beans 120 cut into 1-inch lengths
      pulse white-beans|chickpeas 400
      starch penne=ditalini|gf-pasta 110
      leaf kale 90
      cheese parmesan|veg-parm|vegan-parmesan 40?
      herb basil 10?
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat {olive-oil} in {@pot} over medium heat. Add {onion, carrot, celery, 1/2 salt} and cook slowly, stirring now and again, until sweet and soft, 10 minutes. Add {zucchini} and {garlic} and cook for 2 minutes more.
      2+15 Stir in {canned-tomatoes} and {veg-stock}. Bring to a boil, then simmer, partly covered, until the carrot is nearly tender, 15 minutes.
      1+10 Add {green-beans, white-beans, penne} and simmer until the pasta is just done, about 10 minutes.
      4 Stir in {kale} and cook until it is tender and bright, 3 minutes. Season with {salt, pepper}.
      1 Ladle into bowls. [Tear {basil} into them.] [Shower with {parmesan}.]
    `,
    face: 'A thick soup of many vegetables, beans and a little pasta',
    why: 'What takes longest goes in first, so that no spoonful holds anything raw or anything gray',
  },
  'pasta-e-fagioli': {
    names:
      'pasta e fagioli, pasta fagioli, pasta fazool, pasta and beans, pasta and bean soup, italian bean soup, pasta fagiole, pasta e faggioli, olive garden pasta e fagioli, bean and pasta soup, pasta with beans, pastafazool',
    title: 'Pasta e Fagioli',
    family: 'tuscan',
    near: 'minestrone beans-and-greens-soup',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 40
      protein pancetta 60?
      aromatic onion 120
      vegetable carrot 80 finely chopped
      aromatic celery 60 finely chopped
      aromatic garlic 9
      ground-spice rosemary 2 
      body tomato-paste 32
      pulse white-beans 700
      stock chicken-stock|veg-stock 900
      starch penne=ditalini|gf-pasta 150
      cheese parmesan|veg-parm|vegan-parmesan 40?
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Warm {most olive-oil} in {@pot} over medium heat. [Cook {pancetta} in it until the fat has run and the edges are crisp, 5 minutes.]
      9 Add {onion, carrot, celery} and cook until soft and lightly golden, 8 minutes. Stir in {garlic, rosemary, tomato-paste} for 1 minute.
      3 Crush a third of {white-beans} with a fork and add them with the whole ones. Pour in {chicken-stock}.
      1+10 Bring to a boil and simmer for 10 minutes, so that the beans take on the flavor of the pot.
      1+10 Drop in {penne} and cook at a lively simmer, stirring the bottom now and then, until tender, about 10 minutes. It should be thick enough for the spoon to leave a track; add a little water if it is stiff.
      2 Pull out the rosemary, season with {salt, pepper} and finish each bowl with a thread of {olive-oil}. [Grate {parmesan} over them.]
    `,
    face: 'Creamy beans and little tubes of pasta in a broth scented with rosemary',
    why: 'A third of the beans is crushed, which thickens the broth all by itself',
  },
  'italian-wedding-soup': {
    names:
      'italian wedding soup, wedding soup, italian meatball soup, minestra maritata, italian wedding meatball soup, italian weding soup, mini meatball soup, chicken meatball soup with orzo, wedding soup with meatballs, meatball and spinach soup',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'minestrone avgolemono meatball-soup',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein ground-beef=ground_beef/beef|ground-turkey 350
      crunch panko|gf-breadcrumbs 30
      egg egg 50
      cheese parmesan|veg-parm|vegan-parmesan 50
      herb parsley 15
      fat olive-oil 27
      aromatic onion 150
      vegetable carrot 150 diced
      aromatic celery 100
      aromatic garlic 9
      stock chicken-stock 1600
      starch orzo|gf-pasta=gluten-free_orzo/orzo 120
      leaf escarole|spinach 180
      salt
      pepper pepper 1
    `,
    steps: `
      12 Mix {ground-beef} lightly with {panko, egg, 1/2 parmesan, parsley, 1/3 salt, 1/2 pepper}. Roll into tiny meatballs, about 3/4 inch across.
      8 Heat {olive-oil} in {@pot} over medium heat and sweat {onion, carrot, celery} until tender, 7 minutes. Stir in {garlic} for 1 minute.
      6 Pour in {chicken-stock} and bring to a boil over high heat, about 6 minutes.
      2+10 Lower the meatballs into the simmering broth, add {orzo} and cook gently for 10 minutes, until the pasta is tender and the meatballs are 160°F (71°C) in the middle.
      3 Stir in {escarole} and let it wilt for 2 minutes. Season with {salt, pepper}.
      1 Serve in deep bowls with {parmesan}.
    `,
    face: 'Tiny meatballs, greens and little pasta in a clear, savory broth',
    why: 'The meatballs poach in the broth and give it their flavor, with no skillet to wash',
  },
  'tortellini-soup': {
    names:
      'tortellini soup, sausage tortellini soup, tortellini sausage soup, creamy tortellini soup, tortellini en brodo, tortellini in brodo, italian sausage tortellini soup, spinach tortellini soup, creamy sausage tortellini soup, tortelini soup, tomato tortellini soup, cheese tortellini soup',
    title: 'Tortellini Soup with Tomato and Spinach',
    titles: `
      sausage: Sausage and Tortellini Soup
    `,
    family: 'emilian',
    cuisine: 'Italian, American',
    near: 'italian-wedding-soup minestrone brothy-soup',
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
      fat olive-oil 14
      protein sausage 340?
      aromatic onion 150
      vegetable carrot 120 diced
      aromatic garlic 9
      ground-spice oregano 1.5
      body canned-tomatoes 400
      stock chicken-stock|veg-stock 1100
      starch tortellini=cheese_tortellini/tortellini 350
      leaf spinach 120
      creamy cream 120?
      cheese parmesan 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Warm {olive-oil} in {@pot} over medium-high heat. [Crumble in {sausage} and cook until well browned and 160°F (71°C), 7 minutes.]
      6 Add {onion} and {carrot} and cook until the onion is soft, 5 minutes. Stir in {garlic} and {oregano} for 1 minute.
      2+15 Pour in {canned-tomatoes} and {chicken-stock}, bring to a boil and simmer for 15 minutes, until the carrot is tender.
      1+7 Add {tortellini} and simmer until they float and are tender, 5 to 7 minutes.
      3 Stir in {spinach} until it wilts. [Swirl in {cream} and warm it through for 1 minute.] Season with {salt, pepper}. [Serve with {parmesan}.]
    `,
    face: 'Cheese tortellini in a tomato broth with spinach',
    why: 'The tortellini turn a pot of soup into a whole supper',
  },
  ribollita: {
    names:
      'ribollita, tuscan bread soup, tuscan bean and bread soup, tuscan kale soup, ribolita, tuscan soup, italian bread soup',
    title: 'Ribollita (Tuscan Bean and Bread Soup)',
    family: 'tuscan',
    near: 'minestrone pasta-e-fagioli bread-soup',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 54
      aromatic onion 150
      vegetable carrot 120 diced
      aromatic celery 100
      aromatic garlic 12
      chile flakes 0.4?
      ground-spice thyme 1.5
      body canned-tomatoes 400
      pulse white-beans 500
      stock veg-stock 900
      leaf kale 200
      bread bread=stale_country_bread/bread|gf-bread 160 torn into chunks
      cheese parmesan|veg-parm|vegan-parmesan 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      11 Heat {most olive-oil} in a heavy pot over medium heat. Cook {onion, carrot, celery, 1/2 salt} until very soft, 10 minutes. Add {garlic, flakes, thyme} and cook for 1 minute.
      1+15 Stir in {canned-tomatoes, white-beans, veg-stock}, bring to a simmer and cook for 15 minutes. Mash some of the beans against the side of the pot.
      1+10 Push {kale} under the surface and simmer until silky, 10 minutes.
      2+10 Fold in {bread}, take the pot off the heat, cover and let stand for 10 minutes, until the bread has swollen and the soup is thick enough to mound on a spoon.
      2 Season with {salt, pepper}, ladle out and thread with {olive-oil}. [Dust with {parmesan}.]
    `,
    face: 'White beans, dark greens and bread in a soup thick enough to stand a spoon in',
    why: 'Stale bread gives the soup its body; warmed up again the next day, it is better still',
  },
  'stracciatella-soup': {
    names:
      'stracciatella soup, stracciatella, stracciatella alla romana, italian egg drop soup, roman egg drop soup, italian egg soup, egg and parmesan soup, zuppa stracciatella',
    title: 'Stracciatella (Roman Egg Soup)',
    family: 'roman',
    near: 'egg-drop-soup chicken-and-rice-soup',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.32,
    list: `
      stock chicken-stock|veg-stock 1300
      egg egg 200
      cheese parmesan|vegan-parmesan 50 finely grated
      starch semolina|gf-breadcrumbs 20
      ground-spice nutmeg 0.5
      leaf spinach 100? finely shredded
      sweet-spice lemon-zest 1
      salt
      pepper pepper 0.5
    `,
    steps: `
      3 Beat {egg, parmesan, semolina, nutmeg, pepper} with a ladleful of {=chicken-stock}, cold, until no streaks are left.
      1+6 Bring {chicken-stock} to a boil in a large saucepan and season with {salt}.
      2 [Stir in {spinach} until wilted.] Turn the heat down until the broth barely trembles.
      3 Stir it in one direction and pour in the eggs in a thin stream. Wait for half a minute, then break the rags up gently with a fork and simmer until they are set, 2 minutes.
      1 Scatter with {lemon-zest} and eat while the rags are tender.
    `,
    face: 'Clear broth full of soft rags of egg and cheese, in ten minutes of cooking',
    why: 'A spoonful of semolina keeps the egg tender, and a broth that hardly moves keeps the rags whole',
  },
}
