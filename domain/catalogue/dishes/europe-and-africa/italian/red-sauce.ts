import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta under tomatoes, from the weeknight pot to the Sunday one. */
export const redSauce: DishEntries = {
  'spaghetti-bolognese': {
    names:
      'spaghetti bolognese, spag bol, bolognese, spaghetti bolognaise, spaghetti bolognase, pasta bolognese, bolognese sauce, bolognaise, spaghetti with meat sauce, spaghetti and meat sauce, pasta with meat sauce, meat sauce pasta, spaghetti with ground beef, ragu bolognese, ragu alla bolognese, spagbol, beef bolognese, classic bolognese, spaghetti meat sauce',
    title: 'Spaghetti Bolognese',
    titles: `
      plant-mince: Plant-Based Spaghetti Bolognese
    `,
    family: 'soffritto',
    near: 'lentil-bolognese pasta-with-tomato-sauce pasta',
    beside: 'garlic-bread green-salad',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 340
      protein ground-beef|plant-mince 450
      fat olive-oil 27
      aromatic onion 150
      vegetable carrot 80 finely chopped
      aromatic celery 60 finely chopped
      aromatic garlic 9
      body tomato-paste 32
      wine red-wine 120?
      body canned-tomatoes 800
      creamy milk|soy-milk|oat-milk 120?
      whole-spice bay 0.6
      cheese parmesan|veg-parm|vegan-parmesan 40?
      salt
      pepper pepper 0.8
    `,
    steps: `
      12 Warm {olive-oil} in a large, heavy pot over medium heat. Cook {onion, carrot, celery, 1/3 salt}, stirring now and then, until soft and sweet, 10 minutes. Stir in {garlic} for 1 minute.
      8 Turn the heat to medium-high, add {ground-beef} and break it up with a spoon. Cook until it has lost its pink and the bottom of the pot begins to brown, 7 to 8 minutes.
      4 Stir in {tomato-paste} and let it darken for 1 minute. [Pour in {red-wine} and let it bubble until almost gone, about 2 minutes.] Add {canned-tomatoes, milk, bay}.
      1+45~ Turn the heat to low and simmer, partly covered, until thick and glossy, 45 minutes, stirring from time to time; loosen it with a splash of water if it sticks. Longer will only do it good.
      2+10 Toward the end, bring a large pot of water to a boil, salt it well and cook {spaghetti} until just tender, about 10 minutes. Keep a mugful of the cooking water, then drain.
      3 Pull out {=bay}. Season the sauce with {salt, pepper}, add the pasta and toss over the heat for 1 minute, with enough of the cooking water to make it cling. [Serve with {parmesan}.]
    `,
    face: 'Slow-simmered meat sauce, sweet with carrot and onion, tossed through spaghetti',
    why: 'Soft vegetables and well-browned bits at the bottom of the pot give the sauce its depth, and time does the rest',
  },
  'spaghetti-and-meatballs': {
    names:
      'spaghetti and meatballs, spaghetti with meatballs, spaghetti & meatballs, spaghetti meatballs, spaghetti n meatballs, meatballs and spaghetti, meatball spaghetti, meatball pasta, pasta with meatballs, pasta and meatballs, italian meatballs, meatballs in tomato sauce, meatballs marinara, meatballs in marinara, spaghetti and meatball',
    title: 'Spaghetti and Meatballs',
    titles: `
      plant-mince: Spaghetti and Plant-Based Meatballs
    `,
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'spaghetti-bolognese pasta-with-tomato-sauce meatballs',
    beside: 'garlic-bread caesar-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 320
      protein ground-beef|plant-mince 450
      crunch panko|gf-breadcrumbs 40
      creamy milk|soy-milk|oat-milk 75
      egg egg 50 lightly beaten
      cheese parmesan|veg-parm|vegan-parmesan 50
      herb parsley 10
      aromatic garlic 12
      fat olive-oil 27
      aromatic onion 120
      body canned-tomatoes 800
      ground-spice oregano 1.5
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+5 Stir {panko} and {milk} together in a large bowl and let stand for 5 minutes, until they make a paste. Mix in {egg, parsley, 1/2 parmesan, 1/2 garlic, 1/2 salt, pepper}.
      10 Add {ground-beef} and mix with your fingertips only until it holds. With wet hands, roll into balls about 1 1/2 inches across.
      9 Warm {olive-oil} in a large, wide pot over medium-high heat. Brown the meatballs on two or three sides, about 7 minutes in all, and lift them onto a plate. They will finish in the sauce.
      6 Turn the heat to medium and cook {onion} in what is left in the pot until soft, 5 minutes. Add {garlic} and {oregano} and stir for 30 seconds.
      1+20~ Pour in {canned-tomatoes} and scrape up the bottom. Return the meatballs, cover partly and simmer gently until the sauce has thickened and the middle of a meatball is 160°F (71°C), about 20 minutes.
      2+10 Meanwhile, cook {spaghetti} in a large pot of well-salted boiling water until just tender, about 10 minutes, and drain, saving a little of the water.
      2 Season the sauce with {salt}. Toss the pasta with half of the sauce and a splash of the cooking water, then top with the meatballs, the rest of the sauce and {parmesan}.
    `,
    face: 'Tender, garlicky meatballs that finish cooking in the tomatoes they are served with',
    why: 'Crumbs soaked to a paste keep the meat soft, and a light hand keeps it that way',
  },
  'pasta-with-tomato-sauce': {
    names:
      'pasta with tomato sauce, spaghetti marinara, marinara pasta, pasta marinara, spaghetti pomodoro, pasta pomodoro, pasta al pomodoro, spaghetti al pomodoro, spaghetti with tomato sauce, tomato pasta, tomato spaghetti, tomato basil pasta, tomato and basil pasta, pasta with marinara sauce, spaghetti with marinara, spaghetti with marinara sauce, pasta and tomato sauce, red sauce pasta, pasta with red sauce, spaghetti napoli, spaghetti napoletana, pasta napolitana, plain spaghetti, homemade marinara sauce',
    title: 'Spaghetti with Tomato and Basil',
    family: 'neapolitan',
    near: 'penne-arrabbiata one-pot-pasta pasta',
    beside: 'caesar-salad garlic-bread',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 380
      fat olive-oil 54
      aromatic garlic 12 thinly sliced
      body whole-canned-tomatoes=canned_whole_peeled_tomatoes/tomatoes 800 crushed by hand
      ground-spice flakes 0.3?
      herb basil 15
      cheese parmesan|veg-parm|vegan-parmesan 40?
      salt
    `,
    steps: `
      3 Put {most olive-oil} and {garlic} in a wide skillet over medium-low heat. Let the garlic sizzle gently until it is barely golden at the edges, 2 minutes.
      2+20~ Add {whole-canned-tomatoes} with their juice. Season with {flakes, 1/2 salt}. Simmer over medium heat, crushing any large pieces, until the oil rises to the top and the sauce is thick enough to part behind a spoon, about 20 minutes.
      2+9 Meanwhile, bring a large pot of well-salted water to a boil and cook {spaghetti} until a minute short of tender, about 9 minutes. Save a mugful of the water and drain.
      3 Add the pasta and half a ladle of its water to the sauce. Toss over high heat for 1 to 2 minutes, until every strand is coated. Season with {salt}.
      1 Off the heat, fold in {basil} and {olive-oil}. [Pass {parmesan} at the table.]
    `,
    face: 'Spaghetti finished in a short-simmered sauce of tomatoes, garlic and good oil',
    why: 'The last minute of cooking happens in the sauce, so the pasta drinks it instead of wearing it',
  },
  'penne-arrabbiata': {
    title: 'Penne Arrabbiata',
    titles: `
      spaghetti: Spaghetti Arrabbiata
    `,
    names:
      "penne arrabbiata, penne all'arrabbiata, penne al arrabiata, arrabbiata, arrabiata, arrabbiata pasta, pasta arrabbiata, penne arrabiata, spicy tomato pasta, spicy penne, arrabiatta, spaghetti arrabbiata, angry pasta, spicy tomato penne",
    family: 'roman',
    near: 'pasta-with-tomato-sauce pasta-puttanesca pasta',
    beside: 'caesar-salad garlic-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch penne|spaghetti|gf-pasta 380
      fat olive-oil 54
      aromatic garlic 12 thinly sliced
      chile flakes 2.4
      body canned-tomatoes 800
      herb parsley 10
      cheese pecorino|veg-parm|vegan-parmesan 30?
      salt
    `,
    steps: `
      4 Warm {olive-oil} in a large skillet over medium-low heat with {garlic} and {flakes} for 2 to 3 minutes, until the garlic turns pale gold and the oil is stained red.
      1+15~ Pour in {canned-tomatoes, 1/2 salt}, raise the heat to medium and simmer until thick and hot enough to make you blink, 15 minutes.
      2+10 Meanwhile, boil {penne} in a large pot of well-salted water until a minute short of tender, about 10 minutes. Save a cup of the water and drain.
      3 Add the pasta into the sauce with a splash of its water and toss over high heat for 2 minutes. Season to taste with {salt}.
      1 Stir through {parsley} and divide among warm bowls. [Sprinkle with {pecorino}.]
    `,
    face: 'Pasta in tomatoes with garlic and enough chile to earn the name, which means angry',
    why: 'The heat is drawn into the oil before the tomatoes go in, so it runs through the whole dish',
  },
  'penne-alla-vodka': {
    names:
      'penne alla vodka, penne vodka, vodka pasta, pasta alla vodka, penne a la vodka, vodka penne, spicy vodka pasta, rigatoni alla vodka, spicy rigatoni, pasta with pink sauce, pink sauce pasta, tomato cream pasta, creamy tomato pasta, creamy tomato penne, penne in tomato cream sauce',
    title: 'Penne in Tomato Cream Sauce',
    titles: `
      spirits: Penne alla Vodka
    `,
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'pasta-with-tomato-sauce fettuccine-alfredo pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      starch penne|gf-pasta 360
      fat olive-oil 27
      aromatic shallot 60
      aromatic garlic 9
      chile flakes 0.8?
      body tomato-paste 115
      wine spirits=vodka 55?
      creamy cream|soy-cream|oat-cream 180
      fat butter|vegan-butter 28
      cheese parmesan|veg-parm|vegan-parmesan 50
      herb basil 8?
      salt
    `,
    steps: `
      2+11~ Bring a large pot of water to a boil, salt it well and cook {penne} until just short of tender, 10 to 11 minutes. Keep 2 cups of the water when you drain it.
      5 While it boils, warm {olive-oil} in a large, deep skillet over medium heat and cook {shallot} until soft, 4 minutes. Add {garlic, flakes} and stir for 30 seconds.
      6 Stir in {tomato-paste} and cook, stirring, until it turns brick red and begins to stick, 4 to 5 minutes. [Take the pan off the flame, pour in {spirits} and let it bubble for 1 minute.]
      3 Turn the heat to low and stir in {cream} and half a cup of the pasta water, until smooth and the color of a sunset. Simmer for 2 minutes.
      3 Add the penne, {butter} and {parmesan} and toss until glossy, with more of the water as it needs. Season with {salt}. [Tear {basil} over the bowls.]
    `,
    face: 'Penne in a silky sauce of concentrated tomatoes and cream',
    why: 'Frying the paste until it darkens gives in five minutes what a slow sauce takes an hour to build',
  },
  'pasta-puttanesca': {
    names:
      'pasta puttanesca, puttanesca, spaghetti puttanesca, spaghetti alla puttanesca, puttanesca pasta, linguine puttanesca, putanesca, puttanesca sauce, spaghetti with olives and capers, penne puttanesca',
    title: 'Spaghetti alla Puttanesca',
    titles: `
      penne: Penne alla Puttanesca
    `,
    family: 'neapolitan',
    near: 'penne-arrabbiata pasta-with-tomato-sauce pasta',
    beside: 'green-salad garlic-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|penne|gf-pasta=gluten-free_spaghetti/spaghetti 380
      fat olive-oil 54
      aromatic garlic 12 thinly sliced
      brine anchovies 20? chopped
      chile flakes 1
      body canned-tomatoes 800
      brine olives 90
      brine capers 30
      herb parsley 10
      salt
    `,
    steps: `
      4 Warm {olive-oil} in a large skillet over medium-low heat. Add {garlic, anchovies, flakes} and stir for 3 minutes, until the garlic is pale gold[ and {=anchovies} have melted away].
      2+12~ Stir in {canned-tomatoes, olives, capers}. Simmer over medium heat until the sauce has thickened, 12 minutes.
      2+9 Meanwhile, cook {spaghetti} in a large pot of lightly salted boiling water until it still has some bite, about 9 minutes. Save a mugful of the water, then drain.
      3 Toss the pasta in the sauce for 1 to 2 minutes with a little of its water, until it shines. Stir in {parsley}.
      1 Taste first, then add {salt} only as far as the olives and capers have left room for it.
    `,
    face: 'Spaghetti with tomatoes, olives, capers and garlic, all from the pantry shelf',
    why: 'Everything in it is salty or sharp, so it needs nothing but hot pasta',
  },
}
