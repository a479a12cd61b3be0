/**
 * What a word proves for diets where the food table does not know the food, or where it stands among the words of
 * preparation ('fried in bacon fat', 'glazed with honey'). Each row names the facts (see `facts` in food.ts) that hold for
 * its terms; '' is a term that only borrows the name of a meat, a grain or a sugar. The longest term wins.
 * Milk, egg, fish, shellfish, gluten, nuts and soy are not here: they follow from the allergen terms.
 *
 * Source: general kitchen knowledge, drawn up for this product; hard cheeses with animal rennet by the EU product
 * specifications of Parmigiano Reggiano, Grana Padano, Pecorino Romano, Gruyère, Roquefort, Manchego, Gorgonzola, Taleggio, Appenzeller, Caciocavallo
 * Silano, Idiazabal, Montasio, Piave, Ossau-Iraty and Pesto Genovese.
 */
export const dietTerms: readonly (readonly [facts: string, terms: string])[] = [
  [
    'meat',
    `
    meat, chicken, chicken breast, chicken broth, chicken stock, chicken bouillon, chicken soup base, poultry,
    turkey, turkey breast, duck, duck breast, duck confit, goose, goose fat, duck fat, chicken fat, quail,
    pheasant, partridge, guinea fowl, squab, pigeon, capon, poussin, cornish hen, game hen, ostrich, emu,
    rabbit, hare, frog legs, snail, escargot, meat stock, bone broth, turkey stock, giblets, gizzards, chicken
    liver, foie gras, schmaltz, meatballs, meatloaf, ground meat, minced meat, gelatin, gelatine, gelatin
    powder, gelatin sheets, unflavored gelatin, jello, jell-o, marshmallow, gummy bears, aspic, collagen powder,
    collagen peptides, pollo, poulet, pollo asado, murgh, gallina, pavo, canard, frango, demi-glace, turkey
    bacon, turkey sausage, chicken sausage, aji de gallina, carmine, cochineal, insects, crickets, grouse, ruffed grouse, ptarmigan, dove breast, dove meat,
    alligator, alligator meat, crocodile meat, turtle meat, turtle soup, guinea hen, woodcock, snipe, peafowl,
    dove, crocodile, rattlesnake, drumettes, gribenes, hähnchen, huhn, kyckling, manok, ayam, toriniku, karaage,
    chicken katsu, scaloppine, scallopini, pemmican, tenderloin, chicken tenderloins, mixed grill, kebab meat, e441,
    e120, e542, haribo, gummies, gummy worms, jelly babies, jelly powder, jelly crystals, jello powder, starburst,
    rice krispies treats, rice krispie treats, avgolemono soup, chicken noodle soup, chicken soup, coq au vin, potted
    meat, meat extract, meat sauce, meat stuffing, larb, wingettes, magret, duckling, whole duckling,
    boneless skinless breast, collagen, gumdrops, candy corn, fruit snacks, jelly bean candy, white stock`,
  ],
  [
    'meat red-meat',
    `
    beef, ground beef, minced beef, sirloin, sirloin steak, flank steak, skirt steak, rib eye, ribeye, filet
    mignon, brisket, chuck roast, short ribs, oxtail, beef broth, beef stock, beef bouillon, beef consomme,
    veal, veal stock, bison, venison, elk, moose, boar, wild boar, deer, roe deer, kangaroo, horse meat, pork,
    ground pork, pork belly, pork loin, pork shoulder, pork chops, pork rinds, spare ribs, baby back ribs, ham
    hock, pig, pig's feet, trotters, suckling pig, hog, lamb, lamb chops, leg of lamb, ground lamb, mutton, goat
    meat, lamb shank, liver pâté, tripe, sweetbreads, bone marrow, lard, leaf lard, bacon fat, bacon grease,
    bacon drippings, suet, tallow, beef tallow, dripping, drippings, pork fat, fatback, carne asada, carne
    molida, carne, carnitas, barbacoa, birria, al pastor, pulled pork, cochinita, chicharron, cerdo, lomo,
    ternera, boeuf, porc, agneau, veau, manzo, maiale, vitello, agnello, rindfleisch, schweinefleisch, schwein,
    mutton keema, keema, gosht, bulgogi, galbi, chashu, char siu, gyudon, wagyu, rendang, gyros, doner,
    shawarma, merguez, kibbeh, burger patty, beef patty, hamburger, hamburger meat, hamburger patty, escalope,
    schnitzel, osso buco, rocky mountain oysters, mincemeat, cracklings, antelope, bear meat, beaver, beefalo, buffalo meat,
    ground buffalo, caribou, reindeer, muskrat, opossum, raccoon, squirrel, yak, camel meat, chevon, cabrito,
    hogget, bear, horse, buffalo steak, buffalo burger, ox cheek, ox tongue, ox heart, lengua, chitterlings, chitlins,
    intestines, pork intestines, porterhouse, t-bone, t-bone steak, tournedos, flat iron steak, rump steak, tri tip,
    bovril, beef tea, beef extract, dasida, moussaka, pastitsio, lahmacun, tonkatsu, jajangmyeon, carbonara, kare-kare,
    bolognese, bolognese sauce, espagnole sauce, atora, suya, chili con carne, shepherd's pie, cottage pie, steak pie,
    beef stew, beef stroganoff, goulash, roebuck, oyster blade, oyster blade steak, oyster steak, picadillo, ropa vieja,
    lechon, lechón, suadero, tasajo, machaca, gyuniku, butaniku, samgyeopsal, baboy, daging, babi, kambing, bakra,
    kalbfleisch, rillettes, mapo tofu, sloppy joe, burger meat, ground
    chuck, ground round, lean ground chuck, bavette, bavette steak, flap steak, hanger steak, onglet, minute steak, cube
    steak, entrecote, prime rib, rib roast, new york strip, new york strip steak, strip steak, strip loin, top loin
    steak, fillet steak, chateaubriand, top blade steak, denver steak, braising steak, chuck steak, pot roast, stewing
    steak, feather blade, top round, bottom round, round steak, eye of round, london broil, rump roast, round roast,
    silverside, topside, top round roast, bottom round roast, calf's liver, calves' liver, calf liver, ox liver, beef
    liver, lamb's liver, pork liver, kid goat, boston butt, picnic shoulder, back ribs, rack of ribs, country-style ribs,
    soup bones, marrow bones, knuckle bones, beef bones, with steak, and steak, with mince, and mince, brat, saveloy, mini mallow,  cooked steak, leftover steak, brown stock, game stock`,
  ],
  [
    'meat red-meat processed-meat',
    `
    bacon, back bacon, canadian bacon, pancetta, guanciale, lardons, ham, prosciutto, jamon, jamon serrano,
    jamon iberico, serrano ham, parma ham, speck, coppa, capocollo, bresaola, salami, salame, soppressata,
    pepperoni, chorizo, longaniza, linguica, nduja, mortadella, bologna, sausage, sausage meat, italian sausage,
    breakfast sausage, bratwurst, kielbasa, andouille, boudin, black pudding, blood sausage, morcilla, hot dog,
    frankfurter, frankfurters, wiener, vienna sausage, pastrami, corned beef, beef jerky, jerky, biltong, spam,
    luncheon meat, lunch meat, cold cuts, deli meat, charcuterie, lap cheong, chinese sausage, cotechino,
    salsiccia, saucisson, head cheese, scrapple, tasso, lardo, chipped beef, liverwurst, braunschweiger,
    culatello, saucisse, wurst, haggis, beerwurst, bierwurst, brotwurst, cheesefurter, cheese frankfurter, thuringer,
    swisswurst, yachtwurst, landjager, mettwurst, teewurst, liver cheese, leberkase, barbecue loaf, dutch brand loaf,
    peppered loaf, pickle and pimiento loaf, pimento loaf, honey loaf, ham loaf, summer sausage,
    olive loaf, macaroni and cheese loaf, luxury loaf, mother's loaf, picnic loaf, capicola, gabagool, rashers, boerewors, droewors, currywurst,
    knackwurst, zampone, lonza, fuet, chistorra, alheira, presunto, tocino, cha lua, gio lua, white pudding, toad in the
    hole, croque monsieur, scotch eggs, angels on horseback, eggs benedict, corn dogs, tartiflette, quiche lorraine, pigs
    in blankets, sausage gravy, falukorv, chouriço, liver spread, liver sausage, leberwurst, gammon, kassler,
    sopressata, finocchiona, bangers, loukaniko, chipolata, cumberland sausage, bockwurst, butifarra, weisswurst,
    chicharrones, lap xuong, lap chong, longganisa, longanisa, country pâté, pastirma, basturma, cecina, sujuk, sucuk,
    soujouk, sobrasada, rousong, meat floss, pork floss, gyulai, sai ua, sai krok,
    nem chua`,
  ],
  ['fish', 'jellyfish, sea cucumber, sea urchin, uni, shark, shark fin, whelk, periwinkle'],
  ['honey', 'honey, raw honey, honeycomb, miel, miele, honey mustard, honey powder, royal jelly, bee pollen, mead'],
  [
    'animal-rennet',
    `
    parmigiano reggiano, parmigiano, grana padano, pecorino romano, gruyère, roquefort, manchego, queso manchego, gorgonzola, taleggio, appenzeller,
    caciocavallo, idiazabal, montasio, piave, ossau iraty, pesto alla genovese`,
  ],
  [
    'refined-sugar sweetener',
    `
    sugar, white sugar, brown sugar, cane sugar, caster sugar, castor sugar, powdered sugar, confectioners
    sugar, icing sugar, granulated sugar, demerara, muscovado, turbinado, jaggery, piloncillo, panela, molasses,
    treacle, golden syrup, corn syrup, simple syrup, sugar syrup, glucose syrup, glucose, dextrose, fructose,
    syrup, agave, agave syrup, agave nectar, rice syrup, brown rice syrup, malt syrup, barley malt syrup,
    chocolate syrup, grenadine, caramel, caramel sauce, dulce de leche, candy, candies, gummy bears,
    marshmallow, sprinkles, frosting, icing, fondant, jam, jelly, grape jelly, marmalade, preserves, fruit
    spread, condensed milk, sweetened condensed milk, soda, cola, lemonade, ginger ale, ginger beer, root beer,
    cream soda, ice cream, gelato, sorbet, sherbet, milk chocolate, white chocolate, semisweet chocolate,
    bittersweet chocolate, chocolate chips, chocolate bar, nutella, toffee, fudge, butterscotch, candied ginger,
    candied peel, maraschino cherries, sweetened coconut, sweet chili sauce, ketchup, barbecue sauce, bbq sauce,
    hoisin sauce, teriyaki sauce, mirin, azucar, sucre, zucchero, zucker, rapadura, gula melaka, palm sugar,
    rock sugar, pancake syrup, liqueur, triple sec, amaretto, kahlua, jello`,
  ],
  ['sweetener', 'maple syrup, coconut sugar, coconut nectar, date syrup, date sugar, maple sugar, coconut syrup'],
  ['honey sweetener', 'honey, raw honey, honeycomb, honey powder, mead, miel, miele'],
  [
    'grain',
    `
    rice, brown rice, white rice, wild rice, basmati, jasmine rice, arborio, risotto, risotto rice, sushi rice,
    rice flour, rice noodles, rice vermicelli, rice paper, rice cakes, rice paper wrappers, rice cereal, puffed
    rice, poha, idli, dosa, corn, sweet corn, corn on the cob, corn kernels, cornmeal, polenta, grits, hominy,
    posole, masa, masa harina, corn flour, corn tortilla, tortilla chips, corn chips, popcorn, taco shells,
    tostadas, tamales, cornstarch, corn starch, maize, elote, oats, oatmeal, rolled oats, oat flour, oat bran,
    oat milk, granola, muesli, millet, sorghum, teff, fonio, barley, pearl barley, rye, rye bread, farro, spelt,
    bulgur, freekeh, couscous, semolina, wheat, wheat berries, bran, wheat germ, flour, white flour, all-purpose
    flour, bread flour, whole wheat flour, self-rising flour, atta, maida, bread, breadcrumbs, panko, toast,
    croutons, baguette, ciabatta, focaccia, sourdough, brioche, challah, bagel, bun, buns, hamburger bun, hot
    dog bun, english muffin, dinner rolls, bread rolls, kaiser rolls, hoagie rolls, pita, naan, roti, chapati,
    paratha, lavash, flatbread, tortilla, flour tortilla, pizza dough, pizza crust, dough, pastry, puff pastry,
    phyllo, filo, pie crust, pie shell, crackers, graham crackers, pretzels, cookies, biscuits, ladyfingers,
    cake, cake mix, brownie, brownie mix, muffin, muffins, pancake mix, waffles, pancakes, cereal, cornflakes,
    pasta, spaghetti, penne, macaroni, linguine, fettuccine, lasagna noodles, orzo, ravioli, tortellini,
    gnocchi, noodles, egg noodles, ramen, udon, soba, lo mein, vermicelli, wonton wrappers, dumpling wrappers,
    spring roll wrappers, seitan, malt, mochi, rice cake, tteokbokki, arroz, riz, riso, reis, farine, farina,
    harina, pane, brot, stuffing mix`,
  ],
  ['pseudograin', 'quinoa, buckwheat, buckwheat flour, kasha, amaranth, amaranth flour, quinoa flour'],
  [
    'pulse',
    `
    beans, black beans, kidney beans, pinto beans, white beans, cannellini beans, navy beans, great northern
    beans, butter beans, lima beans, fava beans, broad beans, borlotti beans, cranberry beans, adzuki beans,
    mung beans, baked beans, refried beans, black-eyed peas, lentils, red lentils, green lentils, lentil flour,
    dal, dhal, daal, toor dal, chana dal, urad dal, moong dal, masoor dal, rajma, chana, chole, chickpeas,
    garbanzo beans, garbanzos, chickpea flour, gram flour, besan, hummus, falafel, split peas, dried peas,
    pigeon peas, lupini beans, lupin flour, pea protein, frijoles, habas, lentejas, lentilles, haricots blancs,
    fagioli, ceci, anko, red bean paste, peanuts, peanut butter, peanut, peanut flour, groundnuts, cacahuetes`,
  ],
  [
    'starchy-root potato',
    `
    potato, potatoes, russet potatoes, baby potatoes, new potatoes, fingerling potatoes, red potatoes, yukon
    gold potatoes, mashed potatoes, french fries, fries, hash browns, tater tots, potato chips, potato flakes,
    potato starch, potato flour, gnocchi, aloo, papas, patatas, pommes de terre, patate, kartoffeln`,
  ],
  [
    'starchy-root',
    `
    sweet potato, sweet potatoes, yam, yams, cassava, yuca, manioc, taro, malanga, tapioca, tapioca flour,
    tapioca starch, tapioca pearls, boba, sago, arrowroot, lotus root, plantain, plantains, name root, eddoe,
    kudzu`,
  ],
  [
    'sweet-fruit',
    `
    apple, apples, apple juice, applesauce, banana, bananas, pear, pears, grape, grapes, grape juice, orange,
    oranges, orange juice, mandarin, tangerine, clementine, mango, mangoes, pineapple, pineapple juice, papaya,
    peach, peaches, nectarine, plum, plums, cherry, cherries, kiwi, melon, honeydew, cantaloupe, watermelon,
    pomegranate, pomegranate juice, fruit, fruit juice, lychee, litchi, jackfruit, persimmon, fig, figs, guava,
    passion fruit, apricot, apricots, fruit salad, mixed fruit`,
  ],
  [
    'sweet-fruit dried-fruit',
    `
    raisins, golden raisins, sultanas, currants, dates, medjool dates, prunes, dried apricots, dried
    cranberries, dried cherries, dried fruit, dried mango, dried figs, craisins, pasas, dattes`,
  ],
  [
    'beer alcohol grain',
    'beer, lager, ale, pale ale, stout, guinness, porter, pilsner, wheat beer, cerveza, bière, bier',
  ],
  [
    'seed-oil',
    'canola oil, rapeseed oil, vegetable oil, soybean oil, soy oil, corn oil, peanut oil, groundnut oil, rice bran oil',
  ],

  // names borrowed from meat
  [
    '',
    `
    beefsteak tomato, beef tomato, beef heart tomato, beefheart tomato, ox heart tomato, oxheart tomato, chicken egg, wheat meat, beyond beef, beyond burger, beyond meat, impossible
    beef, impossible meat, veggie burger patty, veggie dogs, veggie haggis, vegetarian sausage, tail meat, crawfish tail meat, lobster tail meat, claw meat, clam
    meat, shrimp meat, hen of the woods, chicken of the woods, jackfruit pulled pork, vegan sausage, mock duck,
    meat substitute, meat alternative, meatless crumbles, turkey tail, lamb's lettuce, lambs lettuce, lamb's
    quarters, ladies' fingers, lady's fingers, bear garlic, goosefoot, fat hen, goat cheese, goat milk, goat's
    milk, goat yogurt, duck eggs, duck egg, quail eggs, goose egg, turkey egg, duck sauce, poultry seasoning,
    chicken seasoning, steak seasoning, steak sauce, steak spice, steak rub, rib rub, pork rub, poultry rub,
    chicken rub, taco meat seasoning, meat thermometer, meat tenderizer, meat mallet, coconut meat, crab meat,
    crabmeat, lobster meat, nut meats, walnut meats, kidney beans, artichoke hearts, artichoke heart, celery
    heart, celery hearts, hearts of palm, heart of palm, romaine hearts, romaine heart, lettuce heart, heart of
    romaine, celery ribs, celery rib, ribs celery, rib celery, ribs of celery, rib of celery, kale ribs, ribs
    removed, ribs and seeds removed, ribs and seeds, seeds and ribs, seeds and ribs removed, stems and ribs,
    marrow squash, vegetable marrow, cauliflower steak, cabbage steak, portobello steak, mushroom steak, tofu
    steak, veggie burger, vegetable burger, black bean burger, hamburger bun, hamburger buns, hamburger dill
    pickles, hot dog bun, hot dog buns, hot dog rolls, sausage seasoning, coconut bacon, tempeh bacon, mushroom
    bacon, rice paper bacon, carrot hot dogs, carrot bacon, soy chorizo, soyrizo, tofu chorizo, walnut taco
    meat, walnut meat, liquid smoke, vegetable gyoza, agar jelly, tuna steak, salmon steak, swordfish steak,
    halibut steak, cod steak, fish steak, ahi steak, cod liver, cod liver oil, monkfish liver, deer tongue
    lettuce, oxtongue, ox-tongue, cow's milk, cow milk, buffalo mozzarella, tonkatsu sauce, bulgogi sauce,
    bulgogi marinade, char siu sauce, shawarma spice, shawarma seasoning, gyro seasoning, chorizo seasoning,
    rendang paste, carnitas seasoning, buffalo sauce, buffalo milk, horse radish, horseradish, cinnamon snails,
    chicken salt, niter kibbeh, bombay duck, marshmallow creme, marshmallow fluff, fish gelatin, fish gelatine,
    agar gelatin, vegetable gelatin, goose barnacles, vegetable suet, seitan bacon, mock meat, imitation bacon
    bits, galbi marinade, no-chicken broth, no-beef broth, chicken-style seasoning, vegan chicken, vegan beef,
    vegan burger, vegan bacon, vegan meatballs,
    bear claw, bear claws, bear paws, honey bear, teddy bear, bear's garlic, horse beans, horse gram, horse mackerel,
    horse mushroom, horse chestnuts, horseshoe, dove chocolate, dove bar, dove promises, tofu
    scaloppine, buffalo cauliflower, buffalo wing sauce, buffalo ricotta, buffalo cheese, buffalo yogurt, suya spice,
    kofta curry paste, lentil bolognese, mushroom bolognese, vegetable moussaka, lentil moussaka, kebab
    skewers, vegetable kebab, chili con carne seasoning, chili con carne mix, stroganoff sauce mix, goulash seasoning,
    gulasch seasoning, burger seasoning, sloppy joe seasoning, sloppy joe mix, chili
    seasoning, gravy browning, tonkatsu panko, karaage flour, katsu curry roux, beef rub, lamb rub, steak fries`,
  ],
  // names borrowed from grain, pulses, roots, fruit and sugar
  [
    '',
    `
    monk fruit, star fruit, tom yam, tom yam paste, almond flour, coconut flour, hazelnut flour, walnut flour,
    nut flour, flaxseed flour, sunflower seed flour, cauliflower rice, riced cauliflower, broccoli rice, konjac
    rice, shirataki rice, miracle rice, miracle noodles, shirataki noodles, konjac noodles, kelp noodles,
    zucchini noodles, courgette noodles, green beans, string beans, french beans, runner beans, haricots verts,
    wax beans, yardlong beans, long beans, soybeans, soy beans, edamame beans, black soybeans, fermented black
    beans, vanilla bean, vanilla beans, vanilla bean paste, coffee beans, espresso beans, cocoa beans, cacao
    beans, bean sprouts, mung bean sprouts, snow peas, sugar snap peas, snap peas, rice vinegar, rice wine
    vinegar, apple cider vinegar, cider vinegar, malt vinegar, sweet potato greens, sweet potato leaves,
    sugar-free, sugar free, sugar substitute, sugar-free syrup, sugar-free maple syrup, sugar-free jello, baby
    corn, corn oil, corn husks, corn salad, peppercorn, peppercorns, wheatgrass, cherry tomatoes, plum tomatoes,
    grape tomatoes, pear tomatoes, grape leaves, fig leaves, banana leaves, banana leaf, banana peppers, banana
    pepper, banana blossom, banana squash, apple cider vinegar powder, orange zest, orange peel, orange bell
    pepper, orange blossom water, orange extract, orange food coloring, orange flower water, cake yeast,
    breadfruit, bread machine, cherry peppers, cherry pepper, cake pan, cake tin, bread knife, baking pan,
    muffin tin, pastry brush, butter lettuce, bean curd, beancurd, baking soda, club soda, soda water,
    bicarbonate of soda, bicarb soda, rice wine, ricer, plastic wrap, orange pepper, orange carrots, orange
    lentils, sugar pumpkin, sugar kelp, birch beer, beer nuts, grape nuts, grape seed flour, peanut squash,
    peanut pumpkin, corned beef, corn-fed chicken, peanut sprouts, vegetable noodles, cloud bread, rolling pin,
    ginger root`,
  ],
]

/**
 * Made dishes and wrappers that hold meat or its stock as often as not: where the words say nothing of vegetables, nobody can
 * say that they fit without the label.
 */
export const mayHoldMeat = `
  gyoza, jiaozi, potsticker, shumai, siu mai, wonton, wonton soup, mandu, bao, baozi, egg roll, spring roll, summer roll,
  goi cuon, pelmeni, manti, dumpling, samosa, empanada, croqueta, croquette, korokke, arancini, lasagna, lasagne, cannelloni,
  manicotti, ravioli, tortellini, agnolotti, pierogi, vareniki, knish, calzone, pizza, quiche, frittata, strata, migas, gumbo,
  jambalaya, paella, etouffee, étouffée, fideua, minestrone, ribollita, harira, risotto, biryani, korma, tikka masala, masala
  sauce, satay, massaman, panang, panaeng, penang, khao soi, laksa, pho, ramen, ramyeon, ramyun, instant noodles, bun rieu,
  canh chua, tom kha, nasi goreng, mie goreng, pad thai, chow mein, lo mein, dan dan noodles, yakisoba, kalguksu, okonomiyaki,
  bibimbap, gimbap, kimbap, japchae, tteokbokki, sundubu, soondubu, kung pao, hot and sour soup, egg drop soup, egg foo young,
  banh mi, katsu, kofta, falafel wrap, ragu, mole, pozole, tamale, taco, burrito, enchilada, quesadilla, nachos, caesar salad,
  cobb salad, salmorejo, chowder, bisque, soup, stew, curry, casserole, stuffing, rice-a-roni, rice pilaf mix, soup mix, soup
  base, knorr cube, maggi cube, oxo cube, maggi, poutine, veloute, demi glace, avgolemono, matzo ball, christmas pudding,
  turnip cake, dim sum, callaloo, maafe, peanut stew, groundnut stew, harees, kebab, panna cotta, marshmallow, mincemeat,
  mince pie, suet, pudding mix, terrine`
