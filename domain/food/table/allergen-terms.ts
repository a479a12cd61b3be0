/**
 * What a word in a recipe gives away: each row names the allergens that the terms of the row contain by definition or
 * standard of identity, then (with '?') those that they usually contain, so that the label must be checked. A row is
 * the whole of what is known of its terms: an allergen that is missing is not in them. A term that stands nowhere is
 * unknown, never clear.
 *
 * Source: drawn up for this product from the definitions of the US major nine (FALCPA 2004, FASTER 2021, FDA guidance of
 * January 2025) and of EU 1169/2011 annex II, and reviewed twice; brands and industrial foods rest on general knowledge.
 *
 * Rulings
 * - Oats are usual gluten; whoever counts oats as gluten declares so.
 * - Wherever wheat stands gluten is written out too, but for wheat starch made free of gluten. Gluten without wheat is
 *   barley, rye or oats. The US counts spelt, einkorn, emmer, khorasan and triticale as wheat.
 * - Usual sulphites (raisins, wine, shrimp) matter to those who declare sulphites only.
 * - Pine nut is a tree nut (US law); chestnut, coconut, candlenut, pili and kola are none.
 * - Refined oils of soy and peanut are flagged though the law exempts them.
 *
 * To mend: words are separated by commas, singular or plural, with or without accents and hyphens; the longest term wins.
 */
export const allergenTerms: readonly (readonly [contains: string, terms: string])[] = [
  // Milk
  [
    'milk',
    `
    a2 milk, akkawi, anejo cheese, anhydrous milk fat, anthotyro, arequipe, arroz con leche, asadero, ashta,
    asiago, ayran, baileys, beurre, beurre noisette, bleu cheese, blue cheese, bocconcini, boursin, brie,
    brigadeiro, brown butter, bryndza, burrata, butter, butter oil, butterfat, buttermilk, buttermilk powder,
    cabrales, cacik, caciocavallo, caerphilly, cajeta, calcium caseinate, camembert, cantal, cappuccino, casein,
    casein hydrolysate, caseinate, catupiry, chaas, cheddar, cheese, cheese curds, cheese powder, cheez whiz,
    chenna, cheshire cheese, chevre, chhena, chihuahua cheese, chile con queso, clabber, clarified butter,
    clotted cream, colby, colby jack, comte, condensed milk, cool whip, cotija, cottage cheese, cream, cream
    cheese, cream cheese frosting, crema, crema mexicana, creme, creme de leite, creme fraiche, crescenza,
    cultured butter, cup4cup, curd, dahi, dal makhani, doce de leite, doogh, double cream, double gloucester,
    drawn butter, dry milk, dulce de leche, edam, egg cream, emmental, emmentaler, emmenthal, evaporated milk,
    farmer's cheese, feta, filmjölk, fontina, formaggio, fromage, fromage blanc, fromage frais, frozen yogurt,
    garlic butter, ghee, goat cheese, goat milk, gorgonzola, gouda, graviera, gruyere, half & half, halloumi,
    havarti, heavy cream, herb butter, hot chocolate, hot fudge, hung curd, hydrolyzed casein, idiazabal, irish
    cream, jameed, jarlsberg, kadhi, kashk, kashkaval, kashta, kasseri, kaymak, käse, kefalograviera,
    kefalotyri, kefir, khoa, khoya, kumis, laban, labaneh, labne, labneh, lactalbumin, lactoferrin,
    lactoglobulin, lactose, lactose free milk, lait, lancashire cheese, lassi, lebneh, leche, leche condensada,
    leche evaporada, lechera, leite, leite condensado, light cream, mahon, maître d'hôtel butter, malai, manjar,
    manjar blanco, manouri, manteiga, mantequilla, mascarpone, mawa, media crema, mexican crema, milch, milk,
    milk fat, milk powder, milk protein, milk solids, milkfat, milkshake, mishti doi, mizithra, monterey jack,
    mozzarella, muenster, munster, myzithra, nabulsi, nacho cheese, neufchatel, niter kibbeh, nonfat dry milk,
    oaxaca cheese, palak paneer, paneer, panna, panna cotta, parmesan, parmesan cheese, parmigiano, parmigiano
    reggiano, pecorino, pecorino romano, pepper jack, petit suisse, piave, port salut, powdered milk, provolone,
    qaimaq, quark, queijo, queso, queso añejo, queso blanco, queso dip, queso fresco, queso oaxaca, queso
    panela, queso quesadilla, rabri, raclette, raita, rasgulla, reblochon, red leicester, rennet casein,
    requeijao, requeson, ricotta, ricotta salata, robiola, romano cheese, roquefort, saag paneer, sahne, salted
    butter, samna, samneh, sandesh, scamorza, shanklish, sheep's milk, sherbet, single cream, skim milk, skimmed
    milk powder, skyr, smântână, smen, smetana, sodium caseinate, soft serve, sour cream, squirty cream,
    stilton, stracchino, string cheese, swiss cheese, taleggio, tetilla, tvorog, twaróg, tzatziki, tzatziki
    sauce, unsalted butter, velveeta, viili, vodka sauce, wensleydale, whey, whey butter, whey powder, whey
    protein, whey protein isolate, whipped cream, whipping cream, whole milk, yoghurt, yogurt`,
  ],
  [
    'milk egg',
    `
    bearnaise, crema catalana, creme anglaise, creme brulee, creme caramel, custard, eggnog, flan, hollandaise,
    pao de queijo`,
  ],
  [
    'milk egg?',
    `
    blue cheese dressing, gelato, grana padano, manchego, montasio, natillas, quesillo, queso manchego, rice
    pudding, semifreddo`,
  ],
  ['milk fish', `gentleman's relish, patum peperium`],
  ['milk crustacean', 'nantua sauce'],
  [
    'milk tree_nut?',
    `
    barfi, basundi, burfi, butter chicken, kheer, kulfi, rasmalai, shrikhand, tikka masala, tikka masala sauce`,
  ],
  ['milk tree_nut', 'pesto alla genovese, pesto genovese'],
  [
    'milk soy?',
    `
    american cheese, butterscotch chips, caramel bits, caramel candies, caramels, cinnamon chips, milk
    chocolate, processed cheese, vanilla chips, white baking chips, white chocolate, yogurt-covered raisins`,
  ],
  ['milk mustard?', 'paneer tikka'],
  ['milk sulphite?', 'beurre blanc'],
  ['milk egg tree_nut?', 'rompope'],
  ['milk egg? soy?', 'buttermilk ranch, ice cream, ice cream mix, ranch dressing'],
  ['milk tree_nut soy?', 'almond milk chocolate, hazelnut milk chocolate, nutella'],
  ['milk peanut soy', 'butterfinger'],
  ['milk peanut soy?', `peanut butter chips, peanut butter cups, reese's, reese's pieces`],
  [
    'milk wheat gluten',
    `
    bechamel, beer cheese soup, beurre manie, cacio e pepe, country gravy, croque monsieur, goldfish crackers,
    kishk, mac and cheese, macaroni and cheese, malted milk, malted milk powder, mornay, mornay sauce, sawmill
    gravy, white gravy`,
  ],
  ['milk wheat? gluten?', 'cheese sauce, huancaina sauce, quesadilla, salsa huancaína, white sauce'],
  ['milk gluten wheat?', 'beer cheese'],
  ['milk soy peanut?', `m&m's`],
  ['milk egg peanut soy?', 'snickers'],
  ['milk egg? wheat? gluten?', 'alfajores, alfredo sauce, cheesecake, moussaka'],
  [
    'milk egg wheat gluten',
    `
    brioche, clafoutis, croquetas, dutch baby, éclairs, galaktoboureko, gougères, pandoro, panettone, popovers,
    pound cake, profiteroles, toad in the hole, tres leches, tres leches cake, yorkshire pudding`,
  ],
  ['milk egg wheat? gluten?', 'carbonara, creme patissiere, pastry cream, quiche'],
  ['milk egg? mustard? sulphite?', 'horseradish cream'],
  ['milk tree_nut? wheat? gluten?', 'gulab jamun, malai kofta'],
  [
    'milk wheat gluten egg?',
    `
    butter cookies, coconut cream pie, pastitsio, spanakopita, swedish meatballs, tiramisu, tiropita`,
  ],
  ['milk wheat gluten tree_nut?', 'ghraybeh, kanafeh, knafeh, kourabiedes, kunafa, künefe, maamoul, umm ali'],
  ['milk wheat? gluten? soy?', 'condensed cream of mushroom soup, cream of mushroom soup'],
  ['milk wheat gluten soy?', 'horlicks'],
  ['milk gluten wheat? soy?', 'malted milk balls, milo'],
  ['milk egg tree_nut wheat gluten', 'bakewell tart, pithivier'],
  ['milk egg wheat gluten tree_nut?', 'galette des rois'],
  ['milk egg wheat gluten soy?', 'bread pudding'],
  ['milk crustacean wheat? gluten? celery?', 'lobster bisque'],
  ['milk tree_nut? peanut? wheat? gluten?', 'ocopa'],
  ['milk tree_nut wheat gluten soy', 'ferrero rocher'],
  ['milk wheat gluten egg? tree_nut?', 'cannoli'],
  ['milk wheat gluten egg? soy?', 'hawaiian rolls, milk bread'],
  ['milk wheat gluten fish? mustard?', 'rarebit, welsh rarebit'],
  ['milk wheat gluten soy? sesame?', 'italian bread crumbs, italian breadcrumbs'],
  ['milk wheat? gluten? soy? celery?', 'cream of chicken soup'],
  ['milk celery wheat? gluten? soy?', 'cream of celery soup'],
  ['milk wheat gluten egg? fish? crustacean?', 'crab rangoon'],
  ['milk wheat gluten soy? mustard? sulphite?', 'sausage gravy'],

  // Milk usually, nothing for certain
  [
    'milk?',
    `
    buffalo sauce, buffalo wing sauce, butter flavor, butter flavoring, butter-flavored, caramel, caramel sauce,
    chocolate syrup, coconut creamer, coconut yoghurt, coconut yogurt, coffee creamer, coffee whitener, creamed
    corn, e966, instant pudding, lactic starter culture, lactitol, latte, liverwurst, mock cream, nata, non
    dairy creamer, nondairy creamer, panela, pizza sauce, pudding mix, rice cheese, salami, sobrasada, whipped
    topping, wing sauce`,
  ],
  [
    'milk? egg?',
    `
    buttercream, custard powder, gluten-free pizza crust, pudding, stracciatella, tapioca pudding`,
  ],
  ['milk? fish?', 'umami paste'],
  [
    'milk? tree_nut?',
    `
    almond tofu, annin tofu, biryani, horchata, korma, mortadella, payasam, pesto rosso, pistachio pudding mix,
    pistou, red pesto, sun-dried tomato pesto`,
  ],
  ['milk? gluten?', 'oat yogurt, rice krispies treats'],
  [
    'milk? soy?',
    `
    bittersweet chocolate, butter-flavored shortening, butterscotch, buttery spread, candy coating, candy melts,
    carob chips, chocolate, chocolate chips, chocolate jimmies, chorizo, cocoa mix, couverture, dark chocolate,
    deli meat, drinking chocolate, frosting, frosting mix, fudge, gluten-free baking mix, hot chocolate mix, hot
    cocoa mix, lunch meat, margarine, protein powder, ranch mix, ranch seasoning, semisweet chocolate chips,
    white chocolate chips`,
  ],
  ['milk? celery?', 'uncured salami'],
  ['milk? mustard?', 'tikka masala paste'],
  [
    'milk? sulphite?',
    `
    coconut cream powder, coconut milk powder, fondue, instant mashed potatoes, mashed potatoes, potato flakes,
    powdered coconut milk`,
  ],
  ['milk? egg? fish?', 'green goddess dressing'],
  ['milk? egg? soy?', 'gluten free bread, gluten-free pie crust'],
  ['milk? tree_nut? peanut?', 'nut brittle'],
  ['milk? tree_nut? soy?', 'almond bark, chocolate spread, toffee'],
  [
    'milk? wheat? gluten?',
    `
    au gratin, black pudding, boudin noir, cauliflower gnocchi, haggis, oatcakes, taco seasoning`,
  ],
  ['milk? soy? mustard?', 'bologna, wasabi paste'],
  ['milk? celery? sulphite?', 'bolognese, ragu, risotto'],
  ['milk? egg? tree_nut? sulphite?', 'macaroon'],
  [
    'milk? egg? wheat? gluten?',
    `
    blini, buckwheat pancakes, cauliflower crust, cauliflower pizza crust, cornbread, crepe, empanada, flapjack,
    hush puppies, kugel, quorn`,
  ],
  ['milk? egg? soy? mustard?', 'salad dressing'],
  ['milk? egg? mustard? sulphite?', 'horseradish sauce'],
  ['milk? crustacean? wheat? gluten?', 'saganaki'],
  ['milk? tree_nut? wheat? gluten?', 'laddu, ladoo'],
  [
    'milk? wheat? gluten? soy?',
    `
    andouille, crispy fried onions, fried onions, longaniza, sauce mix, self-basting turkey`,
  ],
  ['milk? wheat? gluten? celery?', 'minestrone'],
  ['milk? soy? celery? mustard?', 'italian dressing, uncured hot dogs'],
  ['milk? egg? fish? wheat? gluten?', 'meatloaf'],
  ['milk? egg? fish? soy? mustard?', 'caesar dressing'],
  ['milk? egg? tree_nut? peanut? soy?', 'nougat'],
  ['milk? egg? tree_nut? wheat? gluten?', 'lebkuchen'],
  ['milk? egg? wheat? gluten? soy?', 'buckwheat pancake mix, cornbread mix, meatball'],
  ['milk? egg? wheat? gluten? sulphite?', 'pate'],
  ['milk? fish? wheat? gluten? soy?', 'dasida'],
  ['milk? tree_nut? wheat? gluten? sesame?', 'halva, halwa'],
  ['milk? tree_nut? wheat? gluten? sulphite?', 'muesli'],
  [
    'milk? wheat? gluten? soy? celery?',
    `
    beef bouillon, better than bouillon, bouillon, bouillon cube, bouillon powder, chicken bouillon, condensed
    soup, gravy, gravy granules, gravy mix, knorr cube, knorr stock pot, maggi cube, onion soup mix, soup mix,
    stock cube, stock powder, vegetable bouillon`,
  ],
  ['milk? wheat? gluten? soy? mustard?', 'kielbasa'],
  ['milk? wheat? gluten? celery? mustard?', 'bratwurst'],
  ['milk? egg? fish? wheat? gluten? mustard?', 'caesar salad'],
  ['milk? egg? tree_nut? wheat? gluten? sulphite?', 'christmas pudding'],
  ['milk? egg? wheat? gluten? soy? sesame?', 'veggie burger'],
  ['milk? egg? wheat? gluten? soy? celery?', 'cornbread stuffing'],
  ['milk? fish? crustacean? wheat? gluten? celery?', 'bisque'],
  ['milk? fish? mollusc? wheat? gluten? celery?', 'chowder'],
  ['milk? tree_nut? peanut? soy? sesame? sulphite?', 'trail mix'],
  ['milk? wheat? gluten? soy? celery? mustard?', 'frankfurters, hot dogs'],
  ['milk? wheat? gluten? soy? celery? sulphite?', 'demi glace'],
  ['milk? wheat? gluten? soy? mustard? sulphite?', 'sausage meat'],
  ['milk? egg? wheat? gluten? soy? celery? mustard?', 'veggie sausage'],
  ['milk? fish? crustacean? mollusc? wheat? gluten? celery?', 'gumbo'],
  ['milk? tree_nut? peanut? wheat? gluten? soy? sesame?', 'granola bars, mole, mole paste, mole sauce'],
  ['milk? wheat? gluten? soy? celery? mustard? sulphite?', 'sausage'],

  // Egg
  [
    'egg',
    `
    albumen, albumin, avgolemono, century egg, conalbumin, dried egg, duck eggs, e1105, egg, egg beaters, egg
    powder, egg wash, egg white, egg yolk, eier, huevo, huevos rancheros, livetin, lysozyme, lysozyme
    hydrochloride, menemen, meringue, meringue powder, oeuf, omelet, omelette, ovalbumin, ovoglobulin, ovomucin,
    ovomucoid, ovotransferrin, pidan, pisco sour, powdered egg, quail eggs, salted duck egg, salted egg,
    shakshuka, spanish omelette, spanish tortilla, tamagoyaki, tortilla española, uova, vitellin, yolk, œuf`,
  ],
  ['egg milk?', 'advocaat, frittata, lemon curd, pavlova'],
  ['egg fish', 'tonnato, vitello tonnato'],
  ['egg tree_nut', 'dacquoise, ricciarelli, tarta de santiago'],
  ['egg soy?', 'egg foo young, egg tofu'],
  [
    'egg mustard?',
    `
    aioli, coleslaw dressing, deviled eggs, egg salad, fry sauce, garlic aioli, gribiche, sauce gribiche`,
  ],
  ['egg mustard', 'dijonnaise, salad cream'],
  ['egg sulphite?', 'sabayon, zabaglione, zabaione'],
  ['egg fish milk?', 'kedgeree, scotch woodcock'],
  ['egg fish? soy?', 'chawanmushi'],
  ['egg fish? mustard?', 'comeback sauce, marie rose sauce'],
  ['egg fish mustard?', 'nicoise salad, salade niçoise'],
  ['egg tree_nut milk?', 'macaron'],
  [
    'egg wheat gluten',
    `
    angel food cake, castella, dorayaki, egg noodles, egg pasta, matzo balls, no yolks, no yolks noodles, scotch
    eggs`,
  ],
  ['egg wheat? gluten?', 'egg drop soup, rouille'],
  [
    'egg soy? mustard?',
    `
    bang bang sauce, burger sauce, chipotle mayo, japanese mayonnaise, kewpie, kewpie mayonnaise, mayo,
    mayonesa, mayonnaise, spicy mayo, tartar sauce, tartare sauce, thousand island, thousand island dressing,
    yum yum sauce`,
  ],
  ['egg celery mustard', 'celeri remoulade'],
  ['egg milk? wheat? gluten?', 'souffle'],
  ['egg fish? soy? mustard?', 'russian dressing'],
  [
    'egg wheat gluten milk?',
    `
    choux pastry, french toast, genoise, hilopites, lady fingers, ladyfinger, madeleines, pate a choux,
    savoiardi, spaetzle, spätzle, sponge cake`,
  ],
  ['egg milk? fish? wheat? gluten?', 'quenelles'],
  ['egg fish? soy? celery? mustard?', 'remoulade, rémoulade sauce'],
  ['egg tree_nut milk? wheat? gluten?', 'financiers'],
  ['egg tree_nut wheat gluten milk?', 'battenberg, cantucci, joconde, pecan pie'],
  ['egg wheat gluten milk? tree_nut?', 'biscotti'],
  ['egg wheat gluten fish? soy?', 'okonomiyaki'],
  ['egg tree_nut wheat gluten milk? sulphite?', 'simnel cake'],
  ['egg wheat gluten milk? tree_nut? sulphite?', 'fruit cake, fruitcake'],

  // Egg usually, nothing for certain
  ['egg?', 'allioli, egg substitute, marshmallow creme, marshmallow fluff, royal icing, toum'],
  ['egg? tree_nut?', 'amaretti'],
  ['egg? soy?', 'e322, fondant icing, lecithin'],
  ['egg? celery?', 'chicken salad'],
  ['egg? mustard?', 'poppy seed dressing, ravigote'],
  ['egg? wheat? gluten?', 'kofta, latkes, migas, noodle, spring roll wrappers'],
  ['egg? soy? mustard?', 'french dressing, secret sauce'],
  ['egg? celery? mustard?', 'coleslaw, potato salad'],
  ['egg? tree_nut? peanut? sesame?', 'turron'],
  ['egg? wheat? gluten? soy?', 'karaage, meatless crumbles, veggie crumbles, veggie mince'],
  ['egg? fish? crustacean? peanut? soy?', 'pad thai'],
  ['egg? fish? crustacean? wheat? gluten?', 'imitation shrimp'],
  ['egg? crustacean? wheat? gluten? soy?', 'nasi goreng'],
  ['egg? wheat? gluten? soy? sesame?', 'bibimbap'],
  ['egg? fish? crustacean? wheat? gluten? soy?', 'laksa'],
  ['egg? fish? wheat? gluten? soy? sesame?', 'gimbap, kimbap'],
  ['egg? fish? crustacean? peanut? wheat? gluten? soy? sesame?', 'spring rolls'],

  // Fish
  [
    'fish',
    `
    acciughe, aekjeot, ahi tuna, albacore, alici, anago, anchoa, anchoiade, anchois, anchovies, anchovy essence,
    anchovy fillets, anchovy paste, arctic char, atún, avgotaraho, awase dashi, bacalao, bacalhau, baccala,
    bagoong isda, bangus, barramundi, basa, black cod, bloater, bombay duck, bonito, bonito flakes, boquerones,
    botargo, bottarga, branzino, brisling, butterfish, canh chua, carp, catfish, caviar, cha ca, cha lua, cod,
    cod liver oil, cod roe, colatura, colatura di alici, dashi, dashi stock, dorade, dover sole, dried
    anchovies, eel, fish, fish eggs, fish extract, fish gelatin, fish gelatine, fish maw, fish oil, fish roe,
    fish sauce, flounder, garum, gio lua, gravlax, grouper, haddock, hake, halibut, hamachi, hana katsuo,
    herring, ikan bilis, iriko, isinglass, katsuobushi, kipper, lemon sole, lox, lumpfish roe, lutefisk,
    mackerel, maguro, mahi mahi, maldive fish, mam nem, matjes, merluza, milkfish, monkfish, myeolchi,
    myeolchi-aekjeot, nam pla, nam pla prik, niboshi, nuoc cham, nuoc mam, omega-3 fish oil, orata, padaek,
    pangasius, patis, perch, pescado, pesce, pike, pilchards, pla ra, plaice, poisson, pollack, pollock, prik
    nam pla, red snapper, rockfish, roe, sablefish, salmon, salmon roe, salt cod, saltfish, sardine, sea bass,
    sea bream, shark fin, skate wing, skipjack, smelts, smoked salmon, smoked trout, snapper, sole fillets,
    sprats, stoccafisso, stockfish, striped bass, sturgeon, surströmming, swai, swordfish, tarako, tarama, teuk
    trey, tilapia, trout, trout roe, tuna, turbot, walleye, whitebait, whitefish, whiting, yellowtail`,
  ],
  ['fish milk?', 'bagna cauda, brandade, hondashi'],
  ['fish egg?', 'hanpen'],
  ['fish soy?', 'canned tuna'],
  ['fish celery?', 'fumet'],
  ['fish mustard?', 'gravadlax, pickled herring, rollmops'],
  ['fish milk? celery?', 'leche de tigre'],
  ['fish egg? celery?', 'tuna salad'],
  ['fish crustacean? mollusc?', 'zuppa di pesce'],
  ['fish crustacean? celery?', 'fish stock'],
  ['fish wheat? gluten?', 'lea & perrins, taramasalata'],
  ['fish egg? wheat? gluten?', 'chikuwa, gefilte fish, kamaboko, narutomaki'],
  ['fish crustacean? mollusc? celery?', 'bouillabaisse'],
  ['fish wheat gluten milk?', 'fish fingers'],
  ['fish wheat? gluten? soy?', 'ikura, masago, mentaiko, tobiko, unagi'],
  ['fish soy wheat? gluten?', 'tentsuyu'],
  ['fish milk? egg? wheat? gluten?', 'fishcakes'],
  ['fish milk? wheat? gluten? soy?', 'dashi powder, instant dashi'],
  ['fish egg? wheat? gluten? soy?', 'eomuk, fish balls, odeng, satsuma-age'],
  ['fish wheat gluten milk? egg?', 'fish sticks'],
  ['fish milk? egg? wheat? gluten? soy?', 'fish cake'],
  ['fish milk? wheat? gluten? soy? celery?', 'fish bouillon'],
  ['fish egg? crustacean? wheat? gluten? soy?', 'lobster balls'],
  ['fish milk? crustacean? wheat? gluten? soy? celery?', 'fish stock cube'],
  [
    'fish egg? crustacean? mollusc? wheat? gluten? soy?',
    `
    crab sticks, imitation crab, imitation crab meat, imitation lobster, kanikama, krab, seafood sticks, surimi`,
  ],
  ['fish crustacean peanut? wheat? gluten? soy? sesame?', 'sa cha sauce, sacha sauce, shacha sauce'],

  // Fish usually, nothing for certain
  [
    'fish?',
    `
    kalamata tapenade, kosher gelatin, larb, nam jim, olive tapenade, pho, puttanesca, tapenade, tom kha`,
  ],
  [
    'fish? crustacean?',
    `
    bagoong, callaloo, chili jam, green curry paste, krupuk, moqueca, nam prik, ngapi, red curry paste, sambal,
    thai curry paste, tom yum, tom yum soup`,
  ],
  ['fish? celery?', 'bloody mary, bloody mary mix'],
  ['fish? mustard?', 'cocktail sauce'],
  ['fish? crustacean? mollusc?', 'ceviche, jeotgal, paella, seafood'],
  [
    'fish? crustacean? peanut?',
    `
    goi cuon, laksa paste, massaman curry paste, panang curry paste, papaya salad, penang curry paste, som tam,
    summer rolls`,
  ],
  ['fish? crustacean? soy?', 'khao soi paste, nam prik pao, thai chili jam, thai chili paste, tom yum paste'],
  ['fish? crustacean? mustard?', 'curry paste, yellow curry paste'],
  ['fish? mollusc? celery?', 'michelada mix'],
  ['fish? wheat? gluten?', 'brown sauce'],
  ['fish? crustacean? mollusc? celery?', 'seafood stock'],
  ['fish? crustacean? wheat? gluten?', 'kimchi, kimchi base'],
  [
    'fish? wheat? gluten? soy?',
    `
    bulldog sauce, steak sauce, tonkatsu sauce, worcester sauce, worcestershire, worcestershire powder,
    worcestershire sauce, worcestershire-style sauce`,
  ],
  ['fish? crustacean? mollusc? wheat? gluten?', 'fritto misto'],
  ['fish? crustacean? mollusc? celery? sulphite?', 'cioppino'],
  ['fish? mollusc? wheat? gluten? soy?', 'okonomiyaki sauce, takoyaki sauce, yakisoba sauce'],
  ['fish? wheat? gluten? soy? mustard?', 'barbecue sauce'],
  ['fish? crustacean? peanut? wheat? gluten? soy? sesame?', 'chinese bbq sauce'],

  // Crustaceans
  [
    'crustacean',
    `
    amaebi, aragosta, bagoong alamang, barnacles, belacan, camarão, camaron, cangrejo, chitosan, crab, crab
    meat, crab paste, crabmeat, crawdads, crawfish, crayfish, crevette, crustaceans, dungeness crab, ebi,
    ecrevisses, gamberetti, gamberi, gamberoni, gapi, goose barnacles, granchio, homard, jaiba, kapi, king crab,
    krill, langosta, langostino, lobster, mam ruoc, mam tom, moreton bay bugs, percebes, petis udang, rock
    lobster, saeu-jeot, saeujeot, sakura ebi, sambal belacan, sambal terasi, scampi, shrimp paste, shrimp
    powder, shrimp sauce, soft-shell crab, spiny lobster, terasi, trassi, yabbies`,
  ],
  ['crustacean celery?', 'shrimp stock'],
  [
    'crustacean sulphite?',
    `
    dried prawns, dried shrimp, dublin bay prawns, gambas, langoustine, prawn, shrimp`,
  ],
  ['crustacean tree_nut? peanut?', 'caruru'],
  ['crustacean wheat gluten', 'har mee'],
  ['crustacean wheat? gluten?', 'prawn crackers, shrimp chips'],
  ['crustacean egg? fish? soy?', 'bun rieu'],
  ['crustacean wheat gluten sesame?', 'har gow'],
  ['crustacean egg? wheat? gluten? sulphite?', 'shrimp balls'],
  ['crustacean milk? wheat? gluten? soy? celery?', 'lobster base, shrimp bouillon'],
  ['crustacean egg? fish? wheat? gluten? soy?', 'kani'],
  ['crustacean egg? wheat? gluten? celery? mustard?', 'crab cakes'],
  ['crustacean fish? tree_nut? peanut? wheat? gluten?', 'vatapa'],

  // Crustaceans usually, nothing for certain
  ['crustacean?', 'acarajé, chitin, cricket flour, cricket powder, glucosamine'],
  ['crustacean? mollusc?', 'shellfish'],
  ['crustacean? mollusc? celery?', 'jambalaya'],
  ['crustacean? wheat? gluten?', 'turnip cake'],
  ['crustacean? celery? mustard?', 'crab boil'],
  ['crustacean? wheat? gluten? soy? sesame?', 'rice crackers'],

  // Molluscs
  [
    'mollusc',
    `
    abalone, almejas, angels on horseback, asari, berberechos, calamares, calamari, calamaro, chipirones, clam,
    clam broth, clam juice, cockles, conch, conpoy, coquilles saint jacques, cozze, cuttlefish, cuttlefish ink,
    dried octopus, dried oysters, dried scallops, dried squid, escargot, geoduck, hotate, huîtres, ika, limpets,
    mejillones, molluscs, mollusks, moules, mussel, navajas, nero di seppia, noix de saint-jacques, octopus,
    ostras, oyster, oyster extract, palourdes, periwinkles, polpo, poulpe, pulpo, razor clams, scallop, seiche,
    sepia, seppia, smoked oysters, snail, squid, squid ink, tako, tinta de calamar, vieiras, vongole, whelks,
    winkles`,
  ],
  ['mollusc celery', 'clamato'],
  ['mollusc fish? crustacean?', 'frutti di mare'],
  ['mollusc wheat gluten egg?', 'squid ink pasta'],
  [
    'mollusc wheat? gluten? soy?',
    `
    abalone sauce, oyster flavoured sauce, oyster-flavored sauce, scallop sauce`,
  ],
  ['mollusc egg? fish? wheat? gluten?', 'cuttlefish balls'],
  ['mollusc fish? wheat? gluten? soy?', 'oyster sauce'],
  ['mollusc wheat gluten egg? fish?', 'takoyaki'],
  ['mollusc milk? fish? wheat? gluten? celery?', 'clam chowder'],
  ['mollusc fish? crustacean? wheat? gluten? soy?', 'xo sauce'],

  // Tree nuts
  [
    'tree_nut',
    `
    akhrot, almendra, almond, almond butter, almond creamer, almond feta, almond flour, almond meal, almond
    milk, almond oil, almond paste, almond ricotta, almond yogurt, amandes, anacardi, anacardos, avellana,
    badam, bitter almonds, black walnut, blanched almonds, brazil nut, bush nut, cashew, cashew butter, cashew
    cheese, cashew cream, cashew milk, cashew nuts, cashew ricotta, cashew yogurt, castanha de caju,
    castanha-do-pará, cobnut, english walnuts, fesenjan, filbert, flaked almonds, frangelico, ground almonds,
    hazelnut, hazelnut butter, hazelnut flour, hazelnut liqueur, hazelnut meal, hazelnut milk, hazelnut oil,
    heartnut, kaju, macadamia, macadamia butter, macadamia milk, macadamia nuts, macadamia oil, mandeln,
    mandorle, marcona almonds, nocciola, nocciole, noci, nocino, noisettes, noix, nueces, nuez, nut cheese, nut
    flour, nut meal, orgeat, pará nuts, pecan, pecan meal, pignoli, pignolia, pignons, pine kernels, pine nut,
    pine nut oil, pinoli, pinon nuts, piñones, pista, pistacchio, pistaches, pistachio, pistachio butter,
    pistachio milk, pistachio paste, praline paste, queensland nut, satsivi, slivered almonds, snobar, tree
    nuts, walnuss, walnut, walnut liqueur, walnut milk, walnut oil`,
  ],
  [
    'tree_nut milk?',
    `
    almond cheese, butter pecan, green pesto, kaju katli, krokant, nougatine, pecan butter, pesto, praline,
    thandai, trapanese pesto, walnut butter`,
  ],
  ['tree_nut egg?', 'marzipan, torrone'],
  [
    'tree_nut peanut?',
    `
    chopped nuts, ground nuts, mixed nuts, nut butter, nut extract, nut milk, nut oil, nut paste, nut pieces,
    nuts`,
  ],
  ['tree_nut milk? egg?', 'almond cream'],
  [
    'tree_nut milk? soy?',
    `
    chocolate hazelnut spread, gianduia, gianduja, hazelnut chocolate spread, hazelnut spread, nocciolata,
    pistachio cream`,
  ],
  [
    'tree_nut wheat? gluten?',
    `
    ajo blanco, ajoblanco, churchkhela, muhammara, panforte, picada catalana, romesco, romesco sauce, salvitxada`,
  ],
  ['tree_nut wheat gluten', 'melomakarona'],
  ['tree_nut sesame peanut?', 'dukka, dukkah, duqqa'],
  ['tree_nut celery egg?', 'waldorf salad'],
  ['tree_nut milk? wheat? gluten?', 'florentines'],
  ['tree_nut egg? wheat? gluten?', 'nut roast'],
  ['tree_nut wheat gluten milk?', 'baklava, baqlawa'],
  ['tree_nut milk? egg? wheat? gluten?', 'frangipane'],
  ['tree_nut wheat gluten milk? egg?', 'linzer cookies'],

  // Tree nuts usually, nothing for certain
  [
    'tree_nut?',
    `
    almond essence, almond extract, amaretto, bitter almond oil, butternuts, creme de noyaux, falernum, hickory
    nuts, lokum, loukoumi, noyaux, persipan, turkish delight, vegan pesto`,
  ],
  ['tree_nut? peanut?', 'mazapan'],
  [
    'tree_nut? soy?',
    `
    dairy-free butter, dairy-free cheese, dairy-free cream cheese, dairy-free yogurt, plant butter, plant-based
    butter, vegan butter, vegan cheddar, vegan cheese, vegan cheese sauce, vegan chocolate, vegan cream cheese,
    vegan feta, vegan ice cream, vegan mozzarella, vegan parmesan, vegan parmesan cheese, vegan ricotta, vegan
    sour cream`,
  ],
  ['tree_nut? peanut? sesame?', 'chikki, manchamanteles, pipian, salsa macha'],
  ['tree_nut? wheat? gluten?', 'skordalia'],
  [
    'tree_nut? gluten? soy?',
    `
    dairy-free creamer, dairy-free milk, non-dairy milk, nondairy milk, plant milk, plant-based milk, vegan
    cream, vegan heavy cream, vegan milk, vegan yogurt`,
  ],
  ['tree_nut? wheat? gluten? sesame?', 'tarator, tarator sauce'],
  ['tree_nut? wheat? gluten? sulphite?', 'mincemeat'],
  ['tree_nut? peanut? wheat? gluten? mustard?', 'chivda'],
  [
    'tree_nut? peanut? wheat? gluten? soy? sesame?',
    `
    chile crisp, chili crisp, chili crunch, chilli crisp, granola`,
  ],
  ['tree_nut? peanut? wheat? gluten? sesame? mustard?', 'bombay mix'],

  // Peanut
  [
    'peanut',
    `
    african peanut stew, amendoim, arachide, arachidi, arachis oil, beer nuts, boiled peanuts, cacahouètes,
    cacahuate, cacahuete, cold-pressed peanut oil, crema de cacahuate, earthnuts, encacahuatado, erdnuss,
    goober, goober peas, groundnut, groundnut oil, groundnut paste, groundnut stew, jimami tofu, mandelonas,
    maní, monkey nuts, moongphali, mungfali, pb2, peanut, peanut butter, peanut flour, peanut oil, peanut
    protein, peanut tofu, powdered peanut butter, suya, suya spice`,
  ],
  ['peanut milk?', 'peanut brittle'],
  ['peanut fish?', 'maafe'],
  ['peanut crustacean?', 'bumbu kacang, pecel, rempeyek'],
  ['peanut tree_nut?', 'artificial nuts'],
  ['peanut fish? crustacean?', 'kare-kare'],
  ['peanut fish? wheat? gluten? soy?', 'peanut sauce'],
  ['peanut wheat gluten sesame soy?', 'doña maría mole'],
  ['peanut soy tree_nut? wheat? gluten?', 'kung pao'],
  ['peanut fish? crustacean? wheat? gluten? soy?', 'satay, satay sauce, sate sauce'],
  ['peanut wheat gluten milk? egg? soy?', 'peanut butter cookies'],
  ['peanut egg? fish? crustacean? wheat? gluten? soy?', 'gado-gado'],

  // Peanut usually, nothing for certain
  ['peanut? sesame?', 'tangyuan'],
  ['peanut? wheat? gluten? soy? sesame?', 'lao gan ma, spicy chili crisp'],

  // Wheat
  ['wheat', 'caputo gluten-free flour, fioreglut, gluten-free wheat starch'],
  [
    'wheat gluten',
    `
    00 flour, acini di pepe, all purpose flour, all-bran, angel hair, atora, atta, baguette, beer bread, biga,
    bran flakes, bread dough, bread flour, brick pastry, brik pastry, bucatini, bulgar, bulghur, bulgur, bulgur
    wheat, burghul, cake flour, campanelle, capellini, cavatappi, cavatelli, chapati, chapati flour, chapatti,
    ciabatta, communion wafer, conchiglie, couscous, couscous salad, cracked wheat, cream of wheat, dinkel,
    ditalini, durum, durum wheat, einkorn, emmer, farfalle, farina, farina di grano, farine de blé, farro,
    fattoush, feuilles de brick, fideo, fillo, filo, flour, flour tortilla, focaccia, fougasse, freekeh,
    fregola, fregula, frikeh, fusilli, gemelli, graham flour, granary flour, grape nuts, grünkern, gyoza
    wrappers, harees, harina de trigo, hefeweizen, high-gluten flour, hiyamugi, hydrolysed wheat protein,
    hydrolyzed wheat protein, israeli couscous, kadaif, kadayif, kamut, kataifi, khorasan, kishimen, kritharaki,
    lahmacun, levain, linguine, linguini, macaroni, maftoul, maida, malt loaf, malted flour, manestra, matza,
    matzah, matzo, matzo meal, matzoh, misua, modified wheat starch, moghrabieh, orecchiette, orzo, paccheri,
    pangrattato, panzanella, pasta, pastry flour, pearl couscous, penne, phyllo, phyllo dough, pizza dough,
    plain flour, poolish, poori, ptitim, puffed wheat, puri, rava, rawa, rigatoni, roti, rotini, seitan, self
    raising flour, self-rising flour, semolina, semolina flour, seviyan, shredded suet, shredded wheat, somen,
    sooji, sourdough, sourdough starter, spaghetti, special k, spelt, spelt flour, stelline, strong flour, suji,
    tabbouleh, tabouleh, tabouli, tipo 00, trigo, triticale, trofie, udon, vegetable suet, vital wheat gluten,
    warka, weetabix, weizen, wheat, wheat beer, wheat berries, wheat bran, wheat flakes, wheat germ, wheat
    gluten, wheat protein, wheat starch, wheatberries, wheaten cornflour, wheatgerm, whole wheat, whole wheat
    flour, wholemeal, wholewheat, wondra, youtiao, yufka, ziti`,
  ],
  [
    'wheat gluten milk?',
    `
    bao buns, bhatura, bolillo, bruschetta, calzone, crostini, crumpet, feuilletine, flatbread, ginger nuts,
    jalebi, kulcha, mantou, paillete feuilletine, paratha, piadina, pizza, roux, samosa, shortbread, tarhana,
    telera, toast points, trahana`,
  ],
  [
    'wheat gluten egg?',
    `
    beer batter, chuka soba, dumpling wrappers, egg roll wrappers, fettuccine, fettuccini, fresh pasta, hokkien
    noodles, katsu, lasagna noodles, lasagna sheets, lumpia wrappers, matzo ball mix, pappardelle, pastina,
    pelmeni, ramen noodles, salmorejo, spring roll pastry, stir fry noodles, tagliatelle, tempura, tempura
    batter, tonkatsu, wonton wrappers`,
  ],
  ['wheat gluten fish?', 'kalguksu, pissaladière'],
  ['wheat gluten tree_nut?', 'kibbeh, polvorones'],
  [
    'wheat gluten soy?',
    `
    baking spray, biscoff, fried gluten, kao fu, maggi sauce, maggi seasoning, mock duck, oyster crackers,
    saltines, seitan bacon, shake 'n bake, shake and bake, sweet bean sauce, sweet flour sauce, tian mian jiang,
    tianmianjiang, tortilla wrap`,
  ],
  ['wheat gluten soy', 'jajangmyeon, nama shoyu, tofurky'],
  [
    'wheat gluten sesame?',
    `
    bagel, bagel chips, barbari, grissini, koulouri, lavash, manaeesh, manakish, melba toast, sangak, water
    biscuits`,
  ],
  ['wheat gluten sesame', 'everything bagel, sesame bagel, simit'],
  ['wheat gluten celery?', 'espagnole sauce, oxo cube, ribollita'],
  ['wheat gluten sulphite?', 'taralli'],
  [
    'wheat gluten milk? egg?',
    `
    agnolotti, arancini, blintzes, breaded, cake, cake crumbs, cannelloni, chicken fried steak, churros,
    conchas, croquettes, empanada dough, empanada wrappers, gnocchi, hot cross buns, lasagna, lasagne,
    manicotti, manti, milanesa, naan, pan dulce, pancake, pastry, pate brisee, pâte sablée, pâte sucrée,
    pierogi, puff pastry, ravioli, rusks, schnitzel, scones, shortcrust, shortcrust pastry, tart shell,
    tortellini, tortelloni, vareniki, zwieback`,
  ],
  ['wheat gluten milk? tree_nut?', 'basbousa, namoura'],
  [
    'wheat gluten milk? soy?',
    `
    animal crackers, baking mix, baozi, biscuit crumbs, biscuit dough, biscuit mix, bisquick, butter crackers,
    canned biscuits, chocolate wafers, cookie butter, crescent roll dough, crouton, digestive biscuits, english
    muffin, french fried onions, garlic bread, golden curry, graham cracker, graham cracker crust, ice cream
    cones, oreo, pizza crust, pretzel, rice-a-roni, speculoos, texas toast`,
  ],
  ['wheat gluten milk? sesame?', 'breadstick, cream crackers'],
  ['wheat gluten egg? soy?', 'chow mein noodles, yakisoba'],
  ['wheat gluten egg? sesame?', 'challah'],
  ['wheat gluten soy? sesame?', 'panko, panko breadcrumbs, pita, pita chips'],
  ['wheat gluten milk? egg? tree_nut?', 'revani'],
  [
    'wheat gluten milk? egg? soy?',
    `
    batter mix, biscuit, cake mix, chicken nuggets, cookie, cookie dough, corn dogs, croissant, dinner rolls,
    donut, doughnut, dumpling, ginger snaps, gingersnaps, muffin, muffin mix, nilla wafers, pancake mix, pie
    crust, pie dough, pie shell, vanilla wafers, waffle, waffle cones`,
  ],
  ['wheat gluten milk? fish? celery?', 'veloute'],
  [
    'wheat gluten milk? soy? sesame?',
    `
    bread, bread crumbs, bread roll, breadcrumbs, char siu bao, cracker, cracker crumbs, cracker meal, hoagie
    rolls, kaiser rolls, ritz crackers, sandwich bread`,
  ],
  ['wheat gluten milk? soy? celery?', 'curry roux, japanese curry, japanese curry roux, stuffing mix'],
  ['wheat gluten egg? fish? soy?', 'banh mi, ramyeon, ramyun'],
  ['wheat gluten egg? crustacean? soy?', 'mie goreng'],
  ['wheat gluten egg? tree_nut? sesame?', 'mooncake'],
  ['wheat gluten egg? soy? sesame?', 'chow mein, lo mein, mandu'],
  ['wheat gluten fish? crustacean? mollusc?', 'fideua'],
  ['wheat gluten crustacean? soy? sesame?', 'gyoza, jiaozi, potstickers'],
  ['wheat gluten soy peanut? sesame?', 'dan dan noodles'],
  ['wheat gluten sesame milk? egg?', 'benne wafers'],
  ['wheat gluten milk? egg? tree_nut? soy?', 'brownie, brownie mix'],
  ['wheat gluten milk? egg? tree_nut? sulphite?', 'mince pies, stollen'],
  ['wheat gluten milk? egg? soy? sesame?', 'burger bun, hamburger bun, hot dog bun, slider buns'],
  ['wheat gluten milk? egg? soy? celery?', 'stuffing'],
  ['wheat gluten egg? fish? soy? sesame?', 'ramen'],
  ['wheat gluten egg? crustacean? soy? sesame?', 'shumai, siu mai, wonton, wonton soup'],
  ['wheat gluten milk? egg? fish? soy? sesame?', 'instant noodles, instant ramen'],
  ['wheat gluten milk? egg? soy? mustard? sulphite?', 'sausage roll'],
  ['wheat gluten egg? crustacean? peanut? soy? sesame?', 'egg roll'],
  ['wheat gluten celery mustard milk? egg? sesame?', 'chicago hot dog'],

  // Wheat usually, nothing for certain
  [
    'wheat? gluten?',
    `
    asafetida, asafoetida, black vinegar, boza, buckwheat noodles, chaat masala, cheerios, chinese rice wine,
    chinkiang vinegar, dalia, dextrin, heeng, hing, huangjiu, licorice, liquorice, makgeolli, maltose, morcilla,
    red licorice, scrapple, shao hsing wine, shaoxing wine, soba, suet, torta, tortilla, vermicelli, wafer
    paper, zhenjiang vinegar`,
  ],
  [
    'wheat? gluten? soy?',
    `
    broad bean paste, chili seasoning mix, coconut bacon, dou ban jiang, doubanjiang, duck sauce, enchilada
    sauce, fried shallots, hvp, hydrolysed vegetable protein, hydrolyzed plant protein, hydrolyzed vegetable
    protein, jerky, lap cheong, mock meat, nonstick baking spray, pixian doubanjiang, plant protein, plant-based
    burger, plant-based chicken, plant-based ground beef, plant-based meat, rice pilaf mix, sweet and sour
    sauce, sweet bean paste, textured plant protein, toban djan, tobanjan, vegan bacon, vegan beef, vegan
    burger, vegan chicken, vegan fish sauce, vegan meatballs, vegan nuggets, vegan tuna, vegan worcestershire,
    vegan worcestershire sauce, vegetable protein, vegetarian worcestershire`,
  ],
  ['wheat? gluten? sesame?', 'falafel, gunpowder spice, idli podi, milagai podi'],
  ['wheat? gluten? celery?', 'bovril, gazpacho, harira, yeast extract'],
  ['wheat? gluten? mustard?', 'rasam powder, sambar powder'],
  ['wheat? gluten? sulphite?', 'chinese cooking wine'],
  [
    'wheat? gluten? soy? sesame?',
    `
    asian dressing, char siu, chili bean paste, chili bean sauce, chilli bean paste, hot bean paste, plum sauce,
    seaweed salad`,
  ],
  ['wheat? gluten? soy? celery?', 'bisto, stock concentrate'],
  ['wheat? gluten? soy? mustard?', 'wasabi peas'],
  ['wheat? gluten? soy? celery? mustard?', 'vegan sausage'],

  // Barley, rye and oats
  [
    'gluten',
    `
    barley, barley flour, barley malt, guinness, hp sauce, malt, malt extract, malt syrup, malta, pearl barley,
    pot barley, rye, rye flour, tsampa`,
  ],
  [
    'gluten wheat?',
    `
    ale, beer, diastatic malt powder, gluten, ipa, knäckebröd, kvass, lager, malt powder, malt vinegar, malted
    barley, pale ale, paximadi, pilsner, porter, pumpernickel, vegemite`,
  ],
  ['gluten soy', 'barley miso, mugi miso'],
  ['gluten milk? wheat?', 'ovaltine, stout'],
  ['gluten wheat? celery?', 'marmite'],
  ['gluten wheat? sulphite?', 'branston pickle'],
  ['gluten milk? wheat? sesame?', 'crispbread'],
  ['gluten milk? wheat? soy? sesame?', 'rye bread'],

  // Barley, rye and oats usually, nothing for certain
  [
    'gluten?',
    `
    barista oat milk, brewer's yeast, brown rice syrup, corn flakes, cornflakes, crisped rice cereal, oat bran,
    oat cream, oat flour, oat groats, oat milk, oat milk creamer, oatmeal, oatmilk, oats, porridge oats, quick
    oats, rice krispies, rice malt syrup, rolled oats, sattu, steel-cut oats`,
  ],
  ['gluten? mustard? sulphite?', 'pickled onions'],

  // Soy
  [
    'soy',
    `
    abura-age, aburaage, atsuage, bean curd, beancurd, beancurd sheets, bragg liquid aminos, cheonggukjang,
    douchi, dubu, edamame, fermented black beans, fermented soybeans, fried tofu, gluten free soy sauce,
    gluten-free tamari, hatcho miso, hydrolyzed soy protein, impossible burger, isolated soy protein, kinako,
    koya tofu, koyadofu, liquid aminos, okara, salted black beans, silken tofu, soja, soy, soy aminos, soy
    butter, soy cream, soy creamer, soy curls, soy flour, soy lecithin, soy milk, soy nuts, soy oil, soy
    protein, soy protein concentrate, soy protein isolate, soy sprouts, soy yogurt, soya, soya beans, soya
    chunks, soya flour, soya granules, soya lecithin, soya milk, soya mince, soya yoghurt, soybean, soybean oil,
    soybean sprouts, soymilk, soyrizo, stinky tofu, textured soy protein, textured soya protein, thua nao, tofu,
    tofu ricotta, tofu skin, yuba`,
  ],
  ['soy milk?', 'soy cheese'],
  [
    'soy wheat? gluten?',
    `
    bac-os, baked tofu, bean sauce, beef jerky, brown bean sauce, chunjang, dark soy sauce, doenjang, fermented
    bean curd, fermented tofu, five-spice tofu, fukujinzuke, ganjang, gardein, golden mountain sauce, ground
    bean sauce, guk-ganjang, imitation bacon bits, kabayaki sauce, kecap manis, ketjap manis, light soy sauce,
    mapo tofu, miso, miso paste, mushroom soy sauce, nitsume, red miso, saikyo miso, shiro miso, shoyu, smoked
    tofu, soy sauce, soy sauce powder, soya sauce, soybean paste, sweet soy sauce, tamari, tempeh, tempeh bacon,
    textured vegetable protein, thai seasoning sauce, thin soy sauce, tvp, twenjang, usukuchi, vegetarian oyster
    sauce, warishita, white miso, yakitori sauce, yellow bean paste, yellow bean sauce, yellow soybean paste`,
  ],
  ['soy egg? wheat? gluten?', 'hot and sour soup'],
  ['soy fish? crustacean? mollusc?', 'soondubu, sundubu'],
  [
    'soy fish? wheat? gluten?',
    `
    eel sauce, mentsuyu, miso soup, ponzu, ponzu sauce, sukiyaki sauce, tsuyu, tteokbokki, unagi sauce`,
  ],
  [
    'soy wheat? gluten? sesame?',
    `
    black bean sauce, bulgogi, bulgogi marinade, bulgogi sauce, char siu sauce, chee hou sauce, galbi marinade,
    general tso's sauce, gochujang, gochujang sauce, hoisin sauce, japchae, kalbi marinade, kochujang, marinated
    tofu, ssamjang, teriyaki, teriyaki sauce, vegetarian stir-fry sauce, yakiniku sauce`,
  ],
  ['soy wheat? gluten? mustard?', 'natto'],
  ['soy fish? mollusc? wheat? gluten? sesame?', 'stir fry sauce'],
  ['soy tree_nut? peanut? wheat? gluten? sesame?', 'kung pao sauce'],

  // Soy usually, nothing for certain
  [
    'soy?',
    `
    bacon bits, cooking spray, corn nuts, crisco, dairy-free chocolate chips, frying oil, lecithin granules,
    nonstick cooking spray, shortening, vegan chocolate chips, vegan shrimp, vegetable oil, vegetable shortening`,
  ],
  ['soy? sesame?', 'chili oil, chilli oil'],
  ['soy? celery?', 'beef broth, beef stock, vegetable broth, vegetable stock'],
  ['soy? mustard?', 'catalina dressing, vegan mayo, vegan mayonnaise'],

  // Sesame
  [
    'sesame',
    `
    ajonjoli, benne, benne seeds, benniseed, black sesame, black sesame paste, black sesame seeds, chinese
    sesame paste, everything bagel seasoning, everything but the bagel seasoning, everything seasoning,
    gergelim, gingelly, gingelly oil, gingelly seeds, goma, goma dofu, gomashio, gomasio, hommus, houmous,
    hummus, humus, irigoma, jian dui, nanami togarashi, neri goma, nerigoma, pasteli, roasted sesame oil,
    sesame, sesame butter, sesame flour, sesame milk, sesame oil, sesame paste, sesame salt, sesame seed, sesame
    snaps, sesame tofu, sesamo, sesamum, shichimi togarashi, simsim, tahina, tahineh, tahini, tahini sauce,
    techina, tehina, til oil, til seeds, toasted sesame oil, toasted sesame seeds, white sesame seeds`,
  ],
  ['sesame milk?', 'moutabal, mutabbal'],
  ['sesame tree_nut?', 'halawa, halvah, tahini halva'],
  ['sesame wheat? gluten?', `za'atar, za'tar, zahtar`],
  ['sesame wheat? gluten? soy?', 'goma dare, goma wakame, gomadare'],
  ['sesame milk? tree_nut? peanut? wheat? gluten? soy?', 'mole negro, mole poblano'],
  ['sesame egg? fish? crustacean? wheat? gluten? soy?', 'furikake'],

  // Sesame usually, nothing for certain
  ['sesame?', 'baba ganouj, baba ganoush, baba ghanouj, baba ghanoush, la-yu, layu, rayu, togarashi'],
  ['sesame? mustard?', 'achaar, achar, indian pickle, lime pickle, mango pickle'],

  // Celery
  [
    'celery',
    `
    aipo, apio, cajun trinity, celeriac, celery, celery flakes, celery juice, celery juice powder, celery
    leaves, celery powder, celery root, celery salt, celery seed, celery stalks, céleri, chinese celery,
    cultured celery, herbamare, holy trinity, mirepoix, mirepoix mix, sedano, sellerie, soffritto, suppengrun,
    v8, v8 juice`,
  ],
  ['celery milk?', 'swiss vegetable bouillon'],
  ['celery mustard?', 'bay seasoning, chesapeake bay seasoning, crab seasoning, old bay'],
  ['celery sulphite?', 'caponata'],
  ['celery milk? wheat? gluten?', 'aromat'],

  // Celery usually, nothing for certain
  [
    'celery?',
    `
    bone broth, bouquet garni, chicken broth, chicken stock, ketchup, nitrate-free bacon, poultry seasoning,
    seasoned salt, seasoning salt, soup greens, tomato juice cocktail, tomato ketchup, uncured bacon, uncured
    ham, vegeta, vegetable juice, vegetable juice cocktail`,
  ],
  [
    'celery? mustard?',
    `
    cajun seasoning, crab boil seasoning, creole seasoning, curry powder, dry crab boil, liquid crab boil,
    madras curry powder, pickle relish, relish, sweet pickle relish, sweet relish`,
  ],
  ['celery? sulphite?', 'court bouillon, lemon pepper'],
  ['celery? mustard? sulphite?', 'bread and butter pickles, dill pickles, giardiniera, pickles'],

  // Mustard
  [
    'mustard',
    `
    black mustard seeds, brown mustard seeds, chinese mustard, colman's, colman's mustard, creole mustard, dry
    mustard, english mustard, gai choy, hot mustard, karashi, kasundi, mostaza, mustard, mustard flour, mustard
    greens, mustard oil, mustard powder, mustard seed, prepared mustard, preserved mustard greens, sarson,
    senape, senf, stone-ground mustard, sui mi ya cai, takana, whole grain mustard, wholegrain mustard, ya cai,
    yellow mustard, zha cai`,
  ],
  ['mustard egg?', 'honey mustard, honey mustard dressing'],
  ['mustard celery?', 'chow chow, panch phoran, panch phoron, panch puran, pickling spice'],
  [
    'mustard sulphite?',
    `
    dijon, dijon mustard, grey poupon, mostarda, mostarda di cremona, moutarde, pickled mustard greens`,
  ],
  ['mustard wheat? gluten? celery? sulphite?', 'piccalilli'],

  // Mustard usually, nothing for certain
  [
    'mustard?',
    `
    corned beef, deviled ham, gundruk, mei cai, pastrami, suan cai, vadouvan, wasabi, wasabi powder`,
  ],
  ['mustard? sulphite?', 'cornichons, cumberland sauce, gherkins, vinaigrette'],

  // Lupin
  [
    'lupin',
    `
    altramuces, altramuz, lupin, lupin flour, lupin seeds, lupine, lupine flour, lupini, lupini beans, tarwi,
    tremocos`,
  ],

  // Sulphites
  [
    'sulphite',
    `
    campden tablet, e220, e221, e222, e223, e224, e226, e227, e228, potassium bisulfite, potassium
    metabisulfite, potassium metabisulphite, sodium bisulfite, sodium bisulphite, sodium metabisulfite, sodium
    metabisulphite, sodium sulfite, sodium sulphite, sulfites, sulfur dioxide, sulphite, sulphur dioxide`,
  ],

  // Sulphites usually, nothing for certain
  [
    'sulphite?',
    `
    balsamic glaze, balsamic vinegar, blackstrap molasses, bottled lemon juice, bottled lime juice, candied
    fruit, candied ginger, candied orange peel, candied peel, cava, champagne, champagne vinegar, cider,
    cocktail cherries, cocktail onions, coconut cream, coconut milk, cooking wine, cream sherry, crystallised
    ginger, crystallized ginger, desiccated coconut, dessert wine, dried apple, dried apricot, dried figs, dried
    fruit, dried mango, dried papaya, dried peaches, dried pears, dried pineapple, dry cider, dry sherry,
    fortified wine, glace cherries, golden raisins, grape juice, hard cider, lemon juice concentrate, lime juice
    cordial, madeira, maraschino cherries, marsala, marsala wine, mixed dried fruit, mixed peel, molasses,
    mulled wine, pepperoncini, pickled ginger, pickled jalapeños, pickled peppers, port wine, prepared
    horseradish, preserved lemon, prosecco, raisin, realemon, reallemon, red wine, red wine vinegar, rosé wine,
    ruby port, sambal oelek, sangria, sauerkraut, sherry, sherry vinegar, shredded coconut, sparkling grape
    juice, sparkling wine, sriracha, stem ginger, sultana, sun dried tomatoes, sundried tomatoes, sweetened
    coconut, tawny port, vermouth, vin jaune, white wine, white wine vinegar, wine, wine vinegar`,
  ],
]
