import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta with cheese, eggs, pork, oil or cream: few things, and a matter of heat. */
export const romanAndCreamy: DishEntries = {
  'spaghetti-carbonara': {
    names:
      'spaghetti carbonara, carbonara, pasta carbonara, spaghetti alla carbonara, pasta alla carbonara, bacon carbonara, carbonara pasta, carbonera, carbonarra, linguine carbonara, real carbonara, roman carbonara, spaghetti cabonara, bacon and egg pasta',
    title: 'Spaghetti Carbonara',
    family: 'roman',
    near: 'cacio-e-pepe amatriciana carbonara pasta',
    beside: 'green-salad roasted-asparagus',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 380
      protein pancetta|guanciale|bacon|turkey-bacon 150 diced
      egg egg 200
      cheese pecorino|parmesan 90
      pepper pepper 2.4
    `,
    steps: `
      2+10~ Bring a large pot of well-salted water to a boil. Cook {spaghetti} until it still has some bite, 9 to 10 minutes. Dip out a large cup of the water just before draining.
      9 Start {pancetta} in a large cold skillet over medium heat and cook until [{?pancetta}the fat runs and ][{?guanciale}the fat runs and ][{?bacon}the fat runs and ]the edges are crisp, 8 minutes. Take it off the heat.
      3 Beat {egg} in a bowl with {most pecorino} and {1/2 pepper} until no streaks show.
      3 Add the drained pasta to the skillet and toss it well. Wait a minute for the pan to cool, pour in the egg mixture and half a cup of the hot water and toss hard until the sauce is thick and creamy. If it stays thin, set it over the lowest heat for a few seconds, tossing all the while, until it coats the strands.
      1 Loosen with another spoonful of the water and serve at once under {pecorino} and {pepper}.
    `,
    face: 'Spaghetti in a glossy sauce of eggs and sharp cheese, with crisp pancetta',
    why: 'The heat of the pasta alone thickens the sauce, off the flame, so it turns creamy and never scrambles',
  },
  'cacio-e-pepe': {
    names:
      'cacio e pepe, spaghetti cacio e pepe, cacio de pepe, cacio pepe, cheese and pepper pasta, pecorino and pepper pasta, tonnarelli cacio e pepe, pasta cacio e pepe, cacio y pepe',
    title: 'Cacio e Pepe',
    family: 'roman',
    near: 'spaghetti-carbonara fettuccine-alfredo pasta',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 400
      pepper pepper 4
      fat butter 28
      cheese pecorino|parmesan 160
    `,
    steps: `
      2+10~ Boil {spaghetti} in a wide pot with only just enough salted water to cover it well, until a minute short of done, about 9 minutes. The less water there is, the starchier it gets.
      3 Warm {pepper} in your largest skillet over medium heat for 1 minute, until fragrant. Add {butter} and a ladle of the pasta water and let it bubble for 1 minute.
      3 Put {pecorino} in a bowl and whisk in half a cup of the pasta water, warm rather than boiling, a little at a time, until it is a smooth paste.
      3 Lift the pasta straight into the skillet with tongs and toss for 1 minute over medium heat. Take it off the heat, scrape in the paste and toss without stopping, adding splashes of water, until the strands wear a creamy coat.
      1 Divide among warm bowls and eat right away.
    `,
    face: 'Spaghetti dressed in nothing but sharp cheese and a great deal of pepper',
    why: 'Cheese worked to a paste first melts into a cream, where a handful thrown in would clump',
  },
  amatriciana: {
    names:
      "amatriciana, bucatini all'amatriciana, spaghetti all'amatriciana, spaghetti alla amatriciana, pasta amatriciana, pasta all'amatriciana, bucatini amatriciana, amatriciana sauce, matriciana, bacon tomato pasta, pasta with bacon and tomato",
    title: 'Bucatini Amatriciana',
    titles: `
      gf-pasta: Spaghetti Amatriciana
    `,
    family: 'roman',
    near: 'spaghetti-carbonara penne-arrabbiata pasta',
    beside: 'green-salad garlic-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      starch spaghetti=bucatini|gf-pasta=gluten-free_spaghetti/spaghetti 380
      protein guanciale|pancetta|bacon 140 cut into thin strips
      fat olive-oil 9
      chile flakes 0.6?
      wine white-wine 80?
      body canned-tomatoes 400
      cheese pecorino|vegan-parmesan 60
      salt
    `,
    steps: `
      9 Put {guanciale} and {olive-oil} in a large skillet over medium-low heat and let the fat melt out slowly until the strips are golden and crisp, 7 to 8 minutes. Lift out half of them for the top.
      3 Stir in {flakes}. [Pour in {white-wine} and let it boil away, 2 minutes.]
      2+12~ Add {canned-tomatoes} and simmer over medium heat until the fat shines on the surface, 12 minutes.
      2+9 Cook {spaghetti} meanwhile in a large pot of well-salted boiling water for about 9 minutes, until barely tender. Reserve a mugful of its water and drain.
      3 Toss the pasta in the sauce over high heat for 1 to 2 minutes with a splash of the water. Off the heat, stir in {pecorino} and season with {salt}.
      1 Serve with the crisp pieces on top.
    `,
    face: 'Long pasta in tomatoes that are carried by rendered pork and sharpened with pecorino',
    why: 'The cured pork gives its fat first and its crunch last, so neither is lost in the sauce',
  },
  'aglio-e-olio': {
    names:
      'aglio e olio, spaghetti aglio e olio, spaghetti aglio olio, aglio olio, pasta aglio e olio, garlic and oil pasta, garlic pasta, garlic spaghetti, spaghetti with garlic and oil, garlic olive oil pasta, aglio e olio e peperoncino, olive oil pasta, garlic noodles italian',
    title: 'Spaghetti Aglio e Olio',
    family: 'neapolitan',
    near: 'penne-arrabbiata pasta-with-tomato-sauce pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 400
      fat olive-oil 90
      aromatic garlic 30 thinly sliced
      chile flakes 1.4
      herb parsley 20
      cheese parmesan|veg-parm|vegan-parmesan 30?
      salt
    `,
    steps: `
      2+9~ Cook {spaghetti} in a large pot of well-salted boiling water until a minute from done, about 9 minutes. Save a cup of the water and drain.
      6 While it cooks, put {olive-oil} and {garlic} in a large, cold skillet and set it over medium-low heat. Cook, tilting the pan, until the slices are the color of straw, 4 to 5 minutes; brown ones are bitter. Stir in {flakes} and take the skillet off the heat.
      3 Pour the saved water into the oil and return it to high heat. Add the pasta and toss for 2 minutes, until the liquid turns creamy and clings.
      1 Season with {salt}, throw in {parsley} and twirl into bowls. [Grate {parmesan} over the top.]
    `,
    face: 'Spaghetti glossy with garlicky oil, a little chile and plenty of parsley',
    why: 'Garlic that starts in cold oil perfumes all of it before the edges color',
  },
  'chicken-alfredo': {
    names:
      'chicken alfredo, chicken fettuccine alfredo, chicken alfredo pasta, chicken fettucine alfredo, fettuccine alfredo with chicken, creamy chicken alfredo, chicken and alfredo, chicken alfredo fettuccine, chicken alfrado, creamy chicken pasta',
    title: 'Chicken Alfredo',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'fettuccine-alfredo pasta',
    beside: 'roasted-broccoli green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast 500 halved into thin cutlets
      ground-spice garlic-powder 1.5
      fat olive-oil 14
      starch fettuccine|spaghetti=linguine|gf-pasta=gluten-free_linguine/linguine 300
      fat butter 42
      aromatic garlic 9
      creamy cream 240
      cheese parmesan 90
      herb parsley 6?
      salt
      pepper pepper 1
    `,
    steps: `
      3 Pat {chicken-breast} dry and season with {garlic-powder, 1/2 salt, 1/2 pepper}.
      10 Heat {olive-oil} in a large skillet over medium-high heat. Cook the chicken until golden and 165°F (74°C) in the thickest part, 4 to 5 minutes a side. Move it to a board.
      2+11~ Meanwhile, cook {fettuccine} in a large pot of well-salted boiling water until just tender, 10 to 11 minutes. Hold back a cup of the water when you drain it.
      6 Melt {butter} in the same skillet over medium-low heat and soften {garlic} for 1 minute, scraping up the browned bits. Pour in {cream} and simmer very gently for 3 minutes, until it coats a spoon.
      3 Off the heat, whisk in {parmesan} in three handfuls. Toss with the pasta and as much of its water as keeps the sauce flowing. Season with {salt, pepper}.
      2 Slice the chicken across the grain and lay it over the pasta. [Finish with {parsley}.]
    `,
    face: 'Golden, sliced chicken over fettuccine in a sauce of cream and Parmesan',
    why: 'The sauce is made in the skillet that browned the chicken, so nothing that stuck to it is lost',
  },
  'pesto-pasta': {
    names:
      'pesto pasta, pasta with pesto, pasta al pesto, pesto spaghetti, spaghetti with pesto, spaghetti al pesto, basil pesto pasta, pesto penne, penne with pesto, creamy pesto pasta, linguine with pesto, green pasta, pasto pesto',
    title: 'Pesto Pasta',
    family: 'ligurian',
    near: 'aglio-e-olio pasta-with-tomato-sauce pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Food Processor/Blender',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|penne|gf-pasta=gluten-free_spaghetti/spaghetti 360
      nut pine-nuts|walnuts|sunflower 40
      herb basil 80
      aromatic garlic 5 peeled
      cheese parmesan|veg-parm|vegan-parmesan 50
      fat olive-oil 85
      acid lemon 15
      salt
    `,
    steps: `
      4 Toast {pine-nuts} in a dry skillet over medium heat, shaking it, until they smell sweet and turn golden, 3 to 4 minutes. Let them cool on a plate.
      2+10~ Bring a large pot of water to a boil, salt it well and cook {spaghetti} until tender but firm, about 10 minutes. Save a mugful of the water before draining.
      5 Pulse {=pine-nuts} with {basil, garlic, 1/2 salt} in a food processor until finely chopped. With the motor running, pour in {olive-oil} in a thin stream. Add {parmesan} and {lemon} and pulse to a coarse paste.
      2 Scrape the pesto into a wide bowl and loosen it with a few spoonfuls of the hot water. Add the pasta and toss until every strand is green. Season with {salt}. Serve while it is warm.
    `,
    face: 'Pasta tossed with a bright green paste of basil, garlic and good oil',
    why: 'The pesto never meets a flame: hot pasta and a little of its water wake it up without dulling the basil',
  },
}
