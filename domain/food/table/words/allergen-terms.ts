/**
 * What a word in a recipe gives away: each row names the allergens that the terms of the row contain by definition or
 * standard of identity, then (with '?') those that they usually contain, so that the label must be checked. A row is
 * the whole of what is known of its terms: an allergen that is missing is not in them. A term that stands nowhere is
 * unknown, never clear.
 *
 * Source: drawn up for this product from the definitions of the US major nine (FALCPA 2004, FASTER 2021, FDA guidance of
 * January 2025) and of EU 1169/2011 annex II, and reviewed three times; brands and industrial foods rest on general knowledge.
 *
 * Rulings
 * - Oats are usual gluten; whoever counts oats as gluten declares so.
 * - Wherever wheat stands gluten is written out too, but for wheat starch made free of gluten. Gluten without wheat is
 *   barley, rye or oats. The US counts spelt, einkorn, emmer, khorasan and triticale as wheat.
 * - Usual sulphites (raisins, wine, shrimp) matter to those who declare sulphites only.
 * - Pine nut is a tree nut (US law); chestnut, coconut, candlenut, pili and kola are none.
 * - Refined oils of soy and peanut are flagged though the law exempts them.
 * - A butternut is the squash; the nut is told as 'butternut nuts'. Hickory, beech and charoli nuts are usual tree nuts.
 *
 * To mend: words are separated by commas, singular or plural, with or without accents and hyphens; the longest term wins.
 */
export const allergenTerms: readonly (readonly [contains: string, terms: string])[] = [
  // Milk
  [
    'milk',
    `
    a2 milk, airan, akkawi, aligot, anari, anejo cheese, anhydrous milk fat, anthotyro, appenzeller,
    arequipe, arroz con leche, asadero, ashta, asiago, ayran, babybel, baileys, beaufort, bel paese, beurre,
    beurre noisette, beyaz peynir, blancmange, bleu cheese, bleu d'auvergne, blue cheese, bocconcini,
    boursin, brie, brigadeiro, brillat savarin, brown butter, brunost, bryndza, brynza, bufala, buffalo milk,
    burrata, burro, butter, butter oil, butter sauce, buttered, butterfat, butterkäse, buttermilk, buttermilk
    powder, cabrales, cacik, caciocavallo, caciotta, caerphilly, cajeta, calcium caseinate, calpico, calpis,
    cambozola, camel milk, camembert, cancoillotte, cantal, cappuccino, casein, casein hydrolysate,
    caseinate, cashel blue, castelmagno, catupiry, chaas, chabichou, chaource, cheddar, cheese, cheese balls,
    cheese curds, cheese powder, cheese slices, cheetos, cheez whiz, chenna, cheshire cheese, chevre, chhena,
    chihuahua cheese, chile con queso, ciliegine, clabber, clarified butter, clotted cream, colby, colby
    jack, compound butter, comte, condensed milk, cool whip, cotija, cottage cheese, coulommiers, cream,
    cream cheese, cream cheese frosting, cream cheese spread, creamed onions, creamed peas, creamed potatoes,
    creamed spinach, crema, crema mexicana, creme, creme de leite, creme fraiche, crème légère, crescenza,
    crottin, crottin de chavignol, danablu, tete de moine, cultured butter, cultured cream, cup4cup, curd, dahi, dal makhani, danbo, danish
    blue, doce de leite, dolcelatte, doodh, doogh, double cream, double gloucester, drawn butter, dream whip,
    dry milk, dulce de leche, edam, edamer, egg cream, emental, emmental, emmentaler, emmenthal, epoisses,
    esrom, evaporated milk, farmer's cheese, feta, fetta, filmjölk, fontina, formaggio, fourme d'ambert,
    french onion dip, fromage, fromage blanc, fromage frais, frozen whipped dessert topping, frozen yogurt,
    garlic butter, garlic butter sauce, geitost, ghee, gjetost, goat cheese, goat milk, goat yogurt,
    gorgonzola, gorgonzola dolce, gouda, gratin dauphinois, graviera, gruyere, half & half, halloumi,
    haloumi, havarti, heavy cream, hellim, herb butter, hot chocolate, hot fudge, hung curd, hydrolyzed
    casein, ice milk, idiazabal, irish cream, jameed, jarlsberg, jibna, jibneh, joghurt, junket, kadhi,
    kajmak, käse, kashar, kashk, kashkaval, kashta, kasseri, kaymak, kefalograviera, kefalotiri, kefalotyri,
    kefir, keso, khoa, khoya, kumis, laban, labaneh, labne, labneh, lactalbumin, lactoferrin, lactoglobulin,
    lactose, lactose free butter, lactose free cheese, lactose free cream, lactose free milk, lactose free
    yogurt, lait, lancashire cheese, lassi, laughing cow, lebneh, leche, leche condensada, leche evaporada,
    lechera, leerdammer, leipäjuusto, leite, leite condensado, lemon butter sauce, light cream, limburger,
    livarot, long life milk, maasdam, mahon, maître d'hôtel butter, makhan, malai, manjar, manjar blanco,
    manouri, manteiga, mantequilla, mascarpone, mawa, media crema, mexican crema, milch, milk, milk cream,
    milk fat, milk kefir grains, milk powder, milk protein, milk solids, milkfat, milkshake, milkybar,
    mimolette, mishti doi, mizithra, monterey jack, morbier, mozzarella, muenster, munster, myzithra,
    nabulsi, nacho cheese, neufchatel, niter kibbeh, nonfat dry milk, oaxaca cheese, oscypek, ossau
    iraty, palak paneer, paneer, panna, panna cotta, parm, parmesan, parmesan cheese, parmigiano, parmigiano
    reggiano, pecorino, pecorino romano, pepper jack, petit suisse, peynir, philadelphia cream cheese, piave,
    piima, pont l'eveque, port salut, pouring cream, powdered milk, prästost, provola, provolone, qaimaq,
    quarg, quark, quartirolo, queijo, queijo coalho, queijo minas, queso, queso añejo, queso blanco, queso de
    bola, queso dip, queso fresco, queso oaxaca, queso panela, queso quesadilla, rabdi, rabri, raclette,
    raita, rasgulla, raw milk, reblochon, red leicester, reddi wip, rennet casein, requeijao, requeson,
    ricotta, ricotta salata, robiola, romano, romano cheese, roncal, roquefort, ryazhenka, saag paneer,
    sahne, saint marcellin, saint nectaire, salted butter, samna, samneh, sandesh, scamorza, schmand,
    shanklish, sheep's milk, sheep's yogurt, sherbet, single cream, skim milk, skimmed milk powder, skyr,
    smântână, smen, smetana, śmietana, sodium caseinate, soft serve, sour cream, sour milk, soured milk,
    squirty cream, srikhand, stilton, stracchino, string cheese, süzme, swiss, swiss cheese, taleggio,
    tartiflette, telemea, tereyağı, tetilla, tilsit, tilsiter, tilsitter, tomme, tomme de savoie, top milk,
    topfen, torta del casar, túró, tvorog, twaróg, tzatziki, tzatziki sauce, uht milk, unsalted butter, urda,
    vacherin, västerbotten, velveeta, viili, vodka sauce, wensleydale, whey, whey butter, whey powder, whey
    protein, whey protein isolate, whipped cream, whipping cream, whole milk, yakult, yaourt, yoghurt, yogur,
    yogurt, zamorano`,
  ],
  [
    'milk egg',
    `
    bearnaise, crema catalana, creme anglaise, creme brulee, creme caramel, custard, egg custard, eggnog,
    flan, hollandaise, leche flan, pao de queijo`,
  ],
  [
    'milk egg?',
    `
    artichoke dip, blue cheese dressing, gelato, grana, grana padano, manchego, montasio, natillas, quesillo,
    queso manchego, rice pudding, semifreddo, spinach artichoke dip, spinach dip`,
  ],
  ['milk fish', `gentleman's relish, patum peperium`],
  ['milk crustacean', 'nantua sauce'],
  [
    'milk tree_nut?',
    `
    barfi, basundi, burfi, butter chicken, butter chicken sauce, kheer, kulfi, makhani, makhani sauce,
    rasmalai, shrikhand, tikka masala, tikka masala sauce`,
  ],
  ['milk tree_nut', 'pesto alla genovese, pesto genovese'],
  [
    'milk soy?',
    `
    american cheese, butterscotch chips, caramel bits, caramel candies, caramels, chocolate milk, cinnamon
    chips, crunchie bar, dairy milk chocolate, ganache, hershey bar, hershey kiss, hershey's kiss, milk
    chocolate, processed cheese, ranch packet, rolo, vanilla chips, white baking chips, white chocolate,
    yogurt-covered raisins`,
  ],
  ['milk mustard?', 'paneer tikka'],
  ['milk? soy', 'tofu feta, tofu parmesan'],
  ['milk? tree_nut', 'cashew parmesan, almond parmesan, cashew feta, cashew mozzarella'],
  ['milk sulphite?', 'beurre blanc'],
  ['milk egg tree_nut?', 'rompope'],
  [
    'milk egg? soy?',
    `
    buttermilk ranch, ice cream, ice cream mix, ranch, ranch dressing`,
  ],
  [
    'milk tree_nut soy?',
    `
    almond joy, almond milk chocolate, daim, hazelnut milk chocolate, heath bar, heath bit,
    heath toffee bit, heath candy bar, nutella, skor bar`,
  ],
  ['milk peanut soy', 'butterfinger'],
  ['milk peanut soy?', `peanut butter chips, peanut butter cups, reese's, reese's pieces`],
  [
    'milk wheat gluten',
    `
    bechamel, beer cheese soup, beurre manie, bread sauce, cacio e pepe, country gravy, croque monsieur,
    goldfish crackers, kishk, mac and cheese, mac n cheese, macaroni and cheese, malted milk, malted milk powder, mornay,
    mornay sauce, sawmill gravy, white gravy`,
  ],
  [
    'milk wheat? gluten?',
    `
    cheese sauce, huancaina sauce, quesadilla, salsa huancaína, scallop potatoes, scalloped potatoes, white
    sauce`,
  ],
  ['milk gluten wheat?', 'beer cheese'],
  ['milk soy peanut?', `m&m's, m&ms`],
  ['milk soy? tree_nut?', 'skor bit'],
  ['milk egg peanut soy?', 'snickers'],
  ['milk egg? wheat? gluten?', 'alfajores, alfredo, alfredo sauce, cheesecake, moussaka'],
  [
    'milk egg wheat gluten',
    `
    brioche, chocolate eclair, clafoutis, cream puffs, croquetas, dutch baby, éclairs, eggs benedict,
    ensaymada, galaktoboureko, gougères, kulich, pandoro, panettone, pastéis de nata, pastel de nata,
    popovers, pound cake, profiteroles, strata, toad in the hole, tres leches, tres leches cake, yorkshire
    pudding`,
  ],
  ['milk egg wheat? gluten?', 'baked alaska, carbonara, creme patissiere, pastry cream, quiche'],
  ['milk egg? mustard? sulphite?', 'horseradish cream'],
  ['milk tree_nut? wheat? gluten?', 'gulab jamun, malai kofta'],
  [
    'milk wheat gluten egg?',
    `
    butter cookies, cheese straws, coconut cream pie, kouign amann, mille feuille, napoleon pastry,
    pastitsio, spanakopita, stroopwafel, swedish meatballs, tiramisu, tiropita`,
  ],
  ['milk wheat gluten tree_nut?', 'ghraybeh, kanafeh, knafeh, kourabiedes, kunafa, künefe, maamoul, umm ali'],
  [
    'milk wheat? gluten? soy?',
    `
    condensed cream of mushroom soup, cool ranch dorito, cream of mushroom soup, dorito, doritos`,
  ],
  ['milk wheat gluten soy?', 'cheese its, cheez its, horlicks, kit kat, twix'],
  ['milk gluten wheat? soy?', 'malted milk balls, maltesers, milo, ovomaltine, whoppers candy'],
  ['milk egg? soy? mustard?', 'pimento cheese, pimiento cheese'],
  ['milk egg tree_nut soy?', 'toblerone'],
  ['milk egg tree_nut wheat gluten', 'bakewell tart, pithivier'],
  ['milk egg wheat gluten tree_nut?', 'galette des rois'],
  ['milk egg wheat gluten soy?', 'bread pudding'],
  ['milk crustacean wheat? gluten? celery?', 'lobster bisque'],
  ['milk tree_nut? peanut? wheat? gluten?', 'ocopa'],
  ['milk tree_nut wheat gluten soy', 'ferrero rocher'],
  ['milk wheat gluten egg? tree_nut?', 'cannoli'],
  [
    'milk wheat gluten egg? soy?',
    `
    cinnamon rolls, hawaiian bread, hawaiian rolls, hawaiian sweet bread, milk bread, monkey bread, pain au
    chocolat`,
  ],
  ['milk wheat gluten fish? mustard?', 'rarebit, welsh rarebit'],
  ['milk wheat gluten soy? sesame?', 'italian bread crumbs, italian breadcrumbs'],
  ['milk wheat? gluten? soy? celery?', 'condensed chicken soup, condensed mushroom soup, cream of chicken soup'],
  ['milk celery wheat? gluten? soy?', 'cream of celery soup'],
  ['milk wheat gluten egg? fish? crustacean?', 'crab rangoon'],
  ['milk wheat gluten soy? mustard? sulphite?', 'sausage gravy'],
  ['milk peanut? tree_nut? soy? gluten? egg?', 'cadbury mini egg, smarties'],

  // Milk usually, nothing for certain
  [
    'milk?',
    `
    buffalo sauce, buffalo wing sauce, butter flavor, butter flavoring, butter-flavored, caramel, caramel
    sauce, chocolate syrup, coconut creamer, coconut yoghurt, coconut yogurt, coffee creamer, coffee mate,
    coffee whitener, cortado, cream style corn, cream-style corn, cream-style sweetcorn, creamed corn,
    creamer, e966, flat white, instant pudding, lactic starter culture, lactitol, latte, liverwurst, mock
    cream, nata, non dairy creamer, non dairy whipped cream, nondairy creamer, panela, pizza sauce, pudding
    mix, rice cheese, salami, sobrasada, whipped topping, wing sauce`,
  ],
  [
    'milk? egg?',
    `
    buttercream, custard powder, gluten-free pizza crust, onion dip, pudding, stracciatella, tapioca pudding,
    white pudding`,
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
    becel, benecol, bittersweet chocolate, butter-flavored shortening, butterscotch, buttery spread, candy
    coating, candy melts, carob chips, chocolate, chocolate buttons, chocolate chips, chocolate jimmies,
    chorizo, cocoa mix, country crock, couverture, dark chocolate, deli meat, drinking chocolate, frosting,
    frosting mix, fudge, gluten-free baking mix, hot chocolate mix, hot cocoa mix, lunch meat, margarine, nesquik, protein powder, ranch dip mix, ranch mix, ranch powder, ranch
    seasoning, semisweet chocolate chips, smart balance, white chocolate chips`,
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
  ['milk? egg? soy?', 'gluten free bread, gluten-free pie crust, ranch dip'],
  ['milk? tree_nut? peanut?', 'nut brittle'],
  ['milk? tree_nut? soy?', 'almond bark, chocolate spread, toffee'],
  [
    'milk? wheat? gluten?',
    `
    au gratin, black pudding, boudin noir, cauliflower gnocchi, falooda, gratin, haggis, oatcakes, taco
    seasoning`,
  ],
  ['milk? soy? mustard?', 'bologna, wasabi paste'],
  ['milk? celery? sulphite?', 'bolognese, ragu, risotto'],
  ['milk? egg? tree_nut? sulphite?', 'macaroon'],
  [
    'milk? egg? wheat? gluten?',
    `
    batter, beer battered, blini, buckwheat pancakes, cauliflower crust, cauliflower pizza crust, corn
    fritters, cornbread, crepe, empanada, flapjack, fritter batter, fritters, hush puppies, kugel, morningstar, morningstar farms, quorn`,
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
  ['milk? egg? tree_nut? peanut? soy?', 'candy bar, nougat'],
  ['milk? egg? tree_nut? wheat? gluten?', 'lebkuchen, pfeffernüsse'],
  ['milk? egg? wheat? gluten? soy?', 'buckwheat pancake mix, cornbread mix, meatball'],
  ['milk? egg? wheat? gluten? sulphite?', 'pate'],
  ['milk? fish? wheat? gluten? soy?', 'dasida'],
  ['milk? tree_nut? wheat? gluten? sesame?', 'halva, halwa'],
  ['milk? tree_nut? wheat? gluten? sulphite?', 'muesli'],
  [
    'milk? wheat? gluten? soy? celery?',
    `
    beef bouillon, better than bouillon, bouillon, bouillon cube, bouillon powder, chicken bouillon,
    condensed soup, gravy, gravy granules, gravy mix, knorr cube, knorr stock pot, maggi, maggi cube, onion
    soup mix, poutine, soup base, soup mix, stock cube, stock powder, vegetable bouillon`,
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
  [
    'milk? tree_nut? peanut? wheat? gluten? soy? sesame?',
    `
    cereal bar, energy bar, granola bars, mole, mole paste, mole sauce, muesli bar, protein bar`,
  ],
  ['milk? wheat? gluten? soy? celery? mustard? sulphite?', 'sausage'],

  // Egg
  [
    'egg',
    `
    albumen, albumin, avgolemono, century egg, conalbumin, dried egg, duck eggs, e1105, egg, egg
    beaters, egg glaze, egg powder, egg wash, egg white, egg yolk, eggwash, eier, goose egg, gyeran, huevo,
    huevos rancheros, itlog, kuku sabzi, liquid egg whites, livetin, lysozyme, lysozyme hydrochloride,
    menemen, meringue, meringue powder, oeuf, œuf, omelet, omelette, onsen egg, ostrich egg, ovalbumin, ovo,
    ovoglobulin, ovomucin, ovomucoid, ovos, ovotransferrin, pheasant egg, pidan, pisco sour, poached egg,
    powdered egg, quail eggs, salted duck egg, salted egg, shakshuka, soft boiled egg, spanish omelette,
    spanish tortilla, tamago, tamagoyaki, telur, tortilla española, turkey egg, uova, vitellin,
    yolk, yolks, yumurta`,
  ],
  ['egg milk?', 'advocaat, citrus curd, frittata, lemon curd, lime curd, orange curd, passion fruit curd, pavlova'],
  ['egg fish', 'tonnato, vitello tonnato'],
  ['egg tree_nut', 'amaretti morbidi, dacquoise, ricciarelli, tarta de santiago'],
  ['egg soy?', 'egg foo young, egg tofu'],
  ['egg soy wheat? gluten?', 'tea egg'],
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
  ['egg fish mustard?', 'nicoise salad, salade niçoise, salade nicoise'],
  ['egg tree_nut milk?', 'macaron'],
  [
    'egg wheat gluten',
    `
    angel food cake, castella, dorayaki, egg noodles, egg pasta, matzo balls, no yolks, no yolks noodles,
    scotch eggs, springerle`,
  ],
  ['egg wheat? gluten?', 'egg drop soup, rouille'],
  [
    'egg soy? mustard?',
    `
    alabama white bbq sauce, alabama white sauce, bang bang sauce, big mac sauce, burger sauce, chipotle
    mayo, in-n-out sauce, japanese mayonnaise, kewpie, kewpie mayo, kewpie mayonnaise, mayo, mayonesa,
    mayonnaise, miracle whip, spicy mayo, tartar sauce, tartare sauce, thousand island, thousand island
    dressing, white barbecue sauce, white bbq sauce, yum yum sauce`,
  ],
  ['egg celery mustard', 'celeri remoulade'],
  ['egg milk? wheat? gluten?', 'souffle'],
  ['egg fish? soy? mustard?', 'russian dressing'],
  [
    'egg wheat gluten milk?',
    `
    chiffon cake, choux pastry, egg tart, french toast, genoise, hilopites, jelly roll cake, lady fingers,
    ladyfinger, madeleines, pate a choux, savoiardi, spaetzle, spätzle, sponge cake, sponge finger, swiss
    roll, trifle sponges`,
  ],
  ['egg milk? fish? wheat? gluten?', 'quenelles'],
  ['egg fish? soy? celery? mustard?', 'remoulade, rémoulade sauce'],
  ['egg tree_nut milk? wheat? gluten?', 'financiers'],
  ['egg tree_nut wheat gluten milk?', 'battenberg, cantucci, cantuccini, joconde, pecan pie'],
  ['egg wheat gluten milk? tree_nut?', 'biscotti, carrot cake'],
  ['egg wheat gluten fish? soy?', 'okonomiyaki'],
  ['wheat gluten egg milk? soy?', 'vanilla sponge'],
  ['egg tree_nut wheat gluten milk? sulphite?', 'simnel cake'],
  ['egg wheat gluten milk? tree_nut? sulphite?', 'fruit cake, fruitcake'],

  // Egg usually, nothing for certain
  ['egg?', 'allioli, egg substitute, marshmallow creme, marshmallow fluff, royal icing, toum, whiskey sour'],
  ['egg? tree_nut?', 'amaretti'],
  ['egg? soy?', 'e322, fondant icing, lecithin'],
  ['egg? celery?', 'chicken salad'],
  ['egg? mustard?', 'poppy seed dressing, ravigote'],
  ['egg? wheat? gluten?', 'kofta, latkes, migas, noodle, spring roll wrappers'],
  ['egg? soy? mustard?', 'french dressing, secret sauce'],
  ['egg? celery? mustard?', 'coleslaw, potato salad'],
  ['egg? tree_nut? peanut? sesame?', 'turron'],
  ['egg? wheat? gluten? soy?', 'karaage, meatless crumbles, veggie crumbles, veggie mince, veggie ground'],
  ['egg? fish? crustacean? peanut? soy?', 'pad thai'],
  ['egg? fish? crustacean? wheat? gluten?', 'imitation shrimp'],
  ['egg? crustacean? wheat? gluten? soy?', 'nasi goreng'],
  ['egg? wheat? gluten? soy? sesame?', 'bibimbap'],
  ['egg? fish? crustacean? wheat? gluten? soy?', 'khao soi, laksa'],
  ['egg? fish? wheat? gluten? soy? sesame?', 'gimbap, kimbap'],
  ['fish? egg? crustacean? wheat? gluten? soy? sesame?', 'maki, nigiri, sushi, sushi rolls, temaki'],
  ['egg? fish? crustacean? peanut? wheat? gluten? soy? sesame?', 'spring rolls'],

  // Fish
  [
    'fish',
    `
    acciughe, aekjeot, ahi, ahi tuna, albacore, alici, amberjack, anago, anchoa, anchoiade, anchois,
    anchovies, anchovy essence, anchovy extract, anchovy fillets, anchovy paste, anchovy powder, anglerfish,
    anguille, arbroath smokies, arctic char, atún, avgotaraho, awase dashi, bacalao, bacalhao, bacalhau,
    baccala, bagoong isda, bangus, barracuda, barramundi, basa, basa fillets, bass, bigeye tuna, black cod,
    black drum, bloater, blowfish, bluefish, bluegill, bombay duck, bonito, bonito flakes, boquerones,
    botargo, bottarga, branzino, bream, brisling, brochet, bugeo, burbot, butterfish, caballa, cabillaud,
    canh chua, capelin, carp, catfish, catla, caviar, cha ca, cha lua, chilean sea bass, chirimen, chirimen
    jako, cisco, cobia, cod, cod cheeks, cod liver oil, cod roe, codfish, coho, colatura, colatura di alici,
    coley, congre, crappie, croaker, cusk, dashi, dashi stock, dogfish, dorada, dorade, dover sole, dried
    anchovies, dried bonito, dried fish, dried pollack, drum fish, eel, elvers, escolar, finnan haddie,
    finnan haddy, fisch, fish, fish bones, fish curry, fish eggs, fish extract, fish fillet, fish gelatin,
    fish gelatine, fish head, fish maw, fish oil, fish paste, fish powder, fish roe, fish sauce, fish
    trimmings, flatfish, flathead, flounder, forelle, freshwater drum, fugu, galchi, garfish, garum, giant
    trevally, gio lua, godeungeo, gravlax, grouper, gurnard, brill, marlin, haddock, hake, halibut, hamachi, hamachi kama,
    hana katsuo, hareng, hering, herring, hilsa, hirame, hoki, huss, hwangtae, ikan bilis, ilish, iriko,
    isinglass, iwashi, jogi, john dory, kabeljau, kajiki, kanpachi, katla, katsuobushi, kingfish, kingklip,
    kipper, lachs, laks, lemon sole, lieu noir, ling, lingcod, loup de mer, lox, lubina, lumpfish, lumpfish
    caviar, lumpfish roe, lutefisk, maach, machhi, machli, mackerel, maguro, mahi mahi, maldive fish, mam
    nem, matjes, meen, megrim, merlu, merluza, merluzzo, milkfish, mojama, monkfish, monkfish tail, morue,
    mullet, myeolchi, myeolchi-aekjeot, myeongran, nam pla, nam pla prik, niboshi, nishin, nuoc cham, nuoc
    mam, ocean pout, oily fish, omega-3 fish oil, opah, orange roughy, orata, padaek, pangasius, parrotfish,
    patagonian toothfish, patis, peixe, perch, pescado, pesce, pike, pikeperch, pilchards, pla ra, plaice,
    poisson, pollack, pollock, pomfret, pompano, porgy, prik nam pla, rascasse, ray wing, red drum, red
    snapper, redfish, rockfish, roe, rohu, rouget, roughy, sablefish, saithe, salmon, salmon roe, salmon
    skin, salmone, salt cod, saltfish, samak, samchi, sand eels, sanma, sardine, saumon, scrod, scup, sea
    bass, sea bream, sea trout, sgombro, shad, shark, shark fin, shark steak, sheefish, sheepshead, shime
    saba, shirasu, shishamo, skate, skate wing, skipjack, smelts, smoked salmon, smoked trout, snapper,
    snoek, snook, sockeye, sole, sole fillets, spanish mackerel, sprats, steelhead, stoccafisso, stockfish,
    striped bass, sturgeon, sunfish, surmai, surströmming, swai, swim bladder, swordfish, tarako, tarama,
    teuk trey, thon, threadfin, thunfisch, tilapia, tilefish, tinapa, tonno, trevally, triggerfish, trout,
    trout roe, trucha, truite, tuna, turbot, tuyo, wahoo, walleye, white sucker, whitebait, whitefish,
    whiting, wolffish, yellowtail, zander`,
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
  ['fish wheat gluten', 'battered fish'],
  ['fish egg? wheat? gluten?', 'chikuwa, gefilte fish, kamaboko, narutomaki'],
  ['fish crustacean? mollusc? celery?', 'bouillabaisse'],
  ['fish wheat gluten milk?', 'fish fingers'],
  ['fish wheat? gluten? soy?', 'ikura, masago, mentaiko, tobiko, unagi'],
  ['fish soy wheat? gluten?', 'tentsuyu, unagi kabayaki'],
  ['fish milk? egg? wheat? gluten?', 'fishcakes'],
  ['fish milk? wheat? gluten? soy?', 'dashi powder, instant dashi'],
  ['fish egg? wheat? gluten? soy?', 'eomuk, fish balls, odeng, satsuma-age'],
  ['fish wheat gluten milk? egg?', 'fish and chips, fish goujons, fish sticks'],
  ['fish milk? egg? wheat? gluten? soy?', 'fish cake'],
  ['fish milk? wheat? gluten? soy? celery?', 'fish bouillon'],
  ['fish egg? crustacean? wheat? gluten? soy?', 'lobster balls'],
  ['fish milk? crustacean? wheat? gluten? soy? celery?', 'fish stock cube'],
  [
    'fish egg? crustacean? mollusc? wheat? gluten? soy?',
    `
    crab flakes, crab flavored seafood, crab salad, crab sticks, crab surimi, faux crab, imitation crab,
    imitation crab meat, imitation lobster, kani salad, kanikama, krab, krab sticks, mock crab, ocean sticks,
    sea legs, seafood extender, seafood flakes, seafood salad, seafood sticks, surimi`,
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
    bagoong, callaloo, chili jam, green curry paste, krupuk, moqueca, nam prik, ngapi, red curry paste,
    rendang paste, sambal, sambal bajak, sambal goreng, sambal matah, sambal tumis, thai curry paste, tom
    yum, tom yum soup`,
  ],
  ['fish? celery?', 'bloody mary, bloody mary mix'],
  ['fish? mustard?', 'cocktail sauce'],
  ['fish? crustacean? mollusc?', 'ceviche, jeotgal, marinara mix, mariscos, paella, sashimi, seafood'],
  [
    'fish? crustacean? peanut?',
    `
    goi cuon, laksa paste, massaman, massaman curry paste, panaeng, panang, panang curry paste, papaya salad,
    penang curry paste, som tam, summer rolls, tom kha paste`,
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
    alamang, alimango, alimasag, amaebi, aragosta, bagoong alamang, balmain bugs, barnacles, belacan,
    belachan, blachan, bogavante, camarão, camaron, camarón seco, camarones, cangrejo, carabineros, chingri,
    chitosan, cigala, cincalok, crab, crab butter, crab claws, crab leg, crab meat, crab paste, crab roe,
    crab stock, crabmeat, crawdads, crawfish, crawfish boil, crayfish, crayfish stock, crevette, crustaceans,
    dungeness crab, ebi, ebi fry, ecrevisses, gamberetti, gamberi, gamberoni, gambón, gapi, garnelen, goong,
    goose barnacles, granchio, hae bee, hae mee, hai mi, hipon, homard, jaiba, jhinga, kapi, kekda, king
    crab, king crab legs, kolambi, krabben, krill, krill oil, langosta, langostino, lobster, lobster claws,
    lobster roe, lobster stock, mam ruoc, mam tom, mantis shrimp, mazzancolle, moreton bay bugs, percebes,
    petis udang, prawn heads, prawn shells, rock lobster, saeu, saeu-jeot, saeujeot, sakura ebi, sambal
    belacan, sambal terasi, scampi, shrimp heads, shrimp paste, shrimp powder, shrimp roe, shrimp sauce,
    shrimp shells, slipper lobster, soft-shell crab, spiny lobster, squat lobster, terasi, tom kho, tomalley,
    tourteau, trassi, udang, xia mi, xiami, yabbies`,
  ],
  ['crustacean celery?', 'prawn stock, shrimp stock'],
  [
    'crustacean sulphite?',
    `
    dried prawns, dried shrimp, dublin bay prawns, gambas, langoustine, prawn, shrimp, shrimp floss`,
  ],
  ['crustacean fish?', 'hae bee hiam, saewoojeot, shrimp cocktail, thai green curry, thai red curry'],
  ['crustacean tree_nut? peanut?', 'caruru'],
  ['crustacean wheat gluten', 'har mee'],
  ['crustacean wheat? gluten?', 'prawn crackers, shrimp chips'],
  ['crustacean egg? mustard?', 'prawn cocktail'],
  ['crustacean egg? fish? soy?', 'bun rieu'],
  ['crustacean wheat gluten sesame?', 'har gau, har gow'],
  ['crustacean egg? wheat? gluten? sulphite?', 'shrimp balls'],
  ['crustacean wheat gluten egg? sesame?', 'prawn toast, shrimp toast'],
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
  ['crustacean? wheat? gluten? celery?', 'étouffée'],
  ['crustacean? wheat? gluten? soy? sesame?', 'rice crackers'],

  // Molluscs
  [
    'mollusc',
    `
    abalone, almejas, angels on horseback, asari, baby squid, berberechos, bulots, calamares, calamari,
    calamaro, cherrystones, chipirones, chirlas, clam, clam base, clam broth, clam juice, clam liquor, clam
    nectar, cockles, conch, conpoy, coquilles, coquilles saint jacques, cozze, cuttlefish, cuttlefish ink,
    dried abalone, dried mussels, dried octopus, dried oysters, dried scallops, dried squid, escargot, gan
    bei, ganbei, geoduck, golbaengi, hamaguri, hokkigai, honghap, hotate, huîtres, ika, jogae, jukkumi,
    limpets, littleneck, mejillones, mirugai, molluscs, mollusks, moules, muscheln, mussel, nakji, navajas,
    nero di seppia, noix de saint-jacques, octopus, octopus tentacles, ojingeo, ostras, oyster, oyster
    extract, oyster juice, oyster liquor, palourdes, paua, periwinkle snails, periwinkles, pétoncles, pipis,
    polpo, poulpe, pulpo, quahogs, queenies, razor clams, sazae, scallop, sea snails, seiche, sepia, seppia,
    smoked oysters, snail, squid, squid ink, squid tentacles, steamer clams, surf clams, tako, tinta de
    calamar, top shell, vieiras, vongole, whelks, winkles`,
  ],
  ['mollusc celery', 'clamato'],
  ['mollusc fish? crustacean?', 'fruits de mer, frutti di mare'],
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
    akhrot, almendra, almendras, almond, almond butter, almond creamer, almond drink, almond feta, almond
    flakes, almond flour, almond meal, almond milk, almond milk creamer, almond milk powder, almond oil,
    almond paste, almond protein, almond pulp, almond ricotta, almond skins, almond slivers, almond yogurt,
    amande, amandes, amêndoa, anacardi, anacardos, avellana, badam, badem, bitter almonds, black walnut,
    blanched almonds, brazil nut, brazil nut milk, bush nut, cajou, cashew, cashew butter, cashew cheese,
    cashew cream, cashew milk, cashew nuts, cashew paste, cashew pieces, cashew ricotta, cashew sauce, cashew
    yogurt, castanha de caju, castanha-do-pará, cedar nuts, ceviz, chilgoza, cobnut, english walnuts,
    fesenjan, filbert, fındık, flaked almonds, frangelico, ground almonds, haselnüsse, hazelnut, hazelnut
    butter, hazelnut flour, hazelnut liqueur, hazelnut meal, hazelnut milk, hazelnut oil, hazelnut paste,
    hazelnut praline, heartnut, hodu, kaju, kurumi, macadamia, macadamia butter, macadamia milk, macadamia
    nut milk, macadamia nuts, macadamia oil, mandeln, mandorle, marcona, marcona almonds, nocciola, nocciole,
    noci, nocino, noisettes, noix, noix de cajou, nozes, nueces, nuez, nüsse, nut cheese, nut flour, nut
    meal, orgeat, pará nuts, pecan, pecan meal, pecan milk, pignoli, pignolia, pignons, pine kernels, pine
    nut, pine nut oil, pinoli, pinon nuts, piñones, pista, pistacchio, pistaches, pistachio, pistachio
    butter, pistachio milk, pistachio paste, pistacios, praline paste, queensland nut, satsivi, slivered
    almonds, snobar, tree nuts, walnuss, walnüsse, walnut, walnut liqueur, walnut milk, walnut oil, walnut
    paste`,
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
    candied nuts, chopped nuts, cocktail nuts, crushed nuts, ground nuts, mixed nuts, nut bar, nut butter,
    nut crumbs, nut cutlet, nut extract, nut loaf, nut milk, nut mix, nut oil, nut paste, nut pieces, nut
    protein, nut topping, nuts, party nuts, spiced nuts`,
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
    almond essence, almond extract, amaretto, beech nuts, beechnuts, bitter almond oil, butternut nuts, white walnuts, charoli,
    chironji, creme de noyaux, disaronno, falernum, hickory nuts, lokum, loukoumi, noyaux, persipan, turkish
    delight, vegan pesto`,
  ],
  ['tree_nut? peanut?', 'fıstık, mazapan'],
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
    african peanut stew, amendoim, arachide, arachidi, arachis oil, bamba, beer nuts, boiled peanuts,
    cacahouètes, cacahuate, cacahuete, cold-pressed peanut oil, crema de cacahuate, dau phong, earthnuts,
    encacahuatado, erdnuss, erdnüsse, goober, goober peas, groundnut, groundnut oil, groundnut paste,
    groundnut stew, hua sheng, huasheng, jimami tofu, kacang tanah, mandelonas, maní, monkey nuts,
    moongphali, mungfali, mungphali, pb fit, pb2, peanut, peanut butter, peanut butter powder, peanut flour,
    peanut milk, peanut oil, peanut paste, peanut powder, peanut protein, peanut sprouts, peanut tofu,
    powdered peanut butter, rakkasei, shing dana, sing dana, singdana, suya, suya spice, ttangkong,
    verkadalai`,
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
    00 flour, acini di pepe, all purpose flour, all-bran, angel hair, atora, atta, baguette, beer bread,
    biga, bigoli, blé, bran flakes, bread dough, bread flour, brick pastry, brik pastry, bucatini, bulgar,
    bulghur, bulgur, bulgur wheat, burghul, cake flour, calamarata, campanelle, capellini, casarecce,
    caserecce, cavatappi, cavatelli, cellentani, chapati, chapati flour, chapatti, chapelure, ciabatta,
    communion wafer, conchiglie, couscous, couscous salad, cracked wheat, cream of wheat, dinkel, ditali,
    ditalini, durum, durum flour, durum wheat, einkorn, elbow macaroni, emmer, farfalle, farik, farina,
    farina di grano, farine de blé, farinha de trigo, farro, fattoush, feuilles de brick, fideo, fillo, filo,
    flour, flour tortilla, focaccia, fougasse, freekeh, fregola, fregula, frikeh, frumento, fusilli, gehun,
    gemelli, graham flour, granary flour, grape nuts, grünkern, gyoza wrappers, harees, harina de trigo,
    hefeweizen, high-gluten flour, hiyamugi, hydrolysed wheat protein, hydrolyzed wheat protein, israeli
    couscous, kadaif, kadayif, kamut, kataifi, khorasan, kishimen, komugi, komugiko, kritharaki, lahmacun,
    levain, linguine, linguini, lumaconi, macaroni, maccheroni, mafalda, mafaldine, maftoul, maida,
    malloreddus, malt loaf, maltagliati, malted flour, manestra, matza, matzah, matzo, matzo meal, matzoh,
    mehl, mezze maniche, milgaru, misua, modified wheat starch, moghrabieh, mostaccioli, orecchiette, orzo,
    paccheri, pan rallado, pane, pangrattato, panzanella, pasta, pastry flour, pearl couscous, penne, large shells, whole grain elbow, whole grain bow tie, whole grain shells, phyllo,
    filla, phyllo dough, pici, pizza dough, plain flour, poolish, poori, ptitim, puffed wheat, puri, radiatore,
    radiatori, rava, rawa, rigatoni, risoni, rotelle, roti, rotini, seitan, self raising flour, self-rising
    flour, semolina, semolina flour, seviyan, shaoxing, shaoxing cooking wine, shaoxing rice wine, shredded suet, shredded wheat, shreddies, somen, somyeon, sooji, sourdough, sourdough starter, spaghetti,
    spaghettini, special k, spelt, spelt flour, stelline, strong flour, strozzapreti, suji, tabbouleh,
    tabouleh, tabouli, tipo 00, trigo, triscuit, triticale, trofie, tubetti, udon, vegetable suet, vital
    wheat gluten, warka, weetabix, weetos, weizen, weizenmehl, wheat, wheat beer, wheat berries, wheat bran,
    wheat cereal, wheat crackers, wheat flakes, wheat flour, wheat germ, wheat gluten, wheat malt, wheat
    noodle, wheat protein, wheat semolina, wheat starch, wheat thins, wheat tortilla, wheatberries, wheaten
    cornflour, wheatgerm, whole wheat, whole wheat flour, wholemeal, wholewheat, wondra, youtiao, yufka, ziti`,
  ],
  [
    'wheat gluten milk?',
    `
    bao buns, bhatura, bolillo, bran cereal, bruschetta, calzone, chex, crostini, crumpet, feuilletine,
    flatbread, ginger nuts, jalebi, kulcha, mantou, multigrain cereal, paillete feuilletine, paratha,
    piadina, pizza, raisin bran, roux, samosa, shortbread, special ks, tarhana, telera, toast points,
    trahana, wheaties`,
  ],
  [
    'wheat gluten egg?',
    `
    beer batter, chuka soba, dim sum wrapper, dumpling wrappers, egg roll wrappers, fettuccine, fettuccini,
    fettucine, fettucini, fresh pasta, hokkien noodles, jumbo shell, katsu, lasagna noodles, lasagna sheets,
    lumpia wrappers, matzo ball mix, pappardelle, pastina, pelmeni, ramen noodles, salmorejo, spring roll
    pastry, stir fry noodles, tagliatelle, tagliolini, tempura, tempura batter, tonkatsu, wonton wrappers`,
  ],
  ['wheat gluten fish?', 'kalguksu, pissaladière'],
  ['wheat gluten tree_nut?', 'kibbeh, polvorones'],
  [
    'wheat gluten soy?',
    `
    baking spray, biscoff, crusty roll, crusty rolls, crusty sandwich roll, field roast, fried gluten, kao
    fu, maggi sauce, maggi seasoning, mock duck, oyster crackers, saltines, seitan bacon, shake 'n bake,
    shake and bake, soft taco shell, sweet bean sauce, sweet flour sauce, tian mian jiang, tianmianjiang,
    tortilla wrap`,
  ],
  ['wheat gluten soy', 'jajangmyeon, nama shoyu, tofurky'],
  [
    'wheat gluten sesame?',
    `
    bagel, bagel chips, barbari, bialy, grissini, koulouri, lavash, manaeesh, manakish, melba toast, pitta,
    sangak, water biscuits`,
  ],
  ['wheat gluten sesame', 'everything bagel, sesame bagel, simit'],
  ['wheat gluten celery?', 'espagnole sauce, oxo cube, ribollita'],
  ['wheat gluten sulphite?', 'taralli'],
  [
    'wheat gluten milk? egg?',
    `
    agnolotti, arancini, babka, beignets, blintzes, breaded, cake, cake batter, cake crumbs, cannelloni,
    chicken fried steak, churros, conchas, croquettes, danish pastry, empanada dough, empanada wrappers,
    flour batter, gnocchi, hot cross buns, knish, korokke, lasagna, lasagne, manicotti, manti, milanesa,
    naan, pan dulce, pancake, pancake batter, pastry, pate brisee, pâte sablée, pâte sucrée, pierogi,
    portuguese sweet bread, puff pastry, ravioli, rusks, schnitzel, scones, shortcrust, shortcrust pastry,
    strudel, sweet bread, tart shell, tortellini, tortelloni, vareniki, waffle batter, zeppole, zwieback`,
  ],
  ['wheat gluten milk? tree_nut?', 'basbousa, namoura'],
  [
    'wheat gluten milk? soy?',
    `
    animal crackers, baking mix, bao, baozi, biscuit crumbs, biscuit dough, biscuit mix, bisquick, boboli,
    bourbon biscuits, butter crackers, buttered toast, canned biscuits, chocolate crumb crust, chocolate
    wafers, cookie butter, crescent dough, crescent dough sheet, crescent roll, crescent roll dough, crispy
    onion, crispy shallot, crouton, custard creams, digestive biscuits, english muffin, french fried onions,
    garlic bread, golden curry, graham cracker, graham cracker crust, hobnobs, ice cream cones, jammie
    dodgers, oreo, petit beurre, piece of toast, pizza crust, pretzel, rice-a-roni, rich tea, rich tea
    biscuits, slice of toast, slice toast, speculoos, texas toast, toast bread, toast slices`,
  ],
  ['wheat gluten milk? sesame?', 'breadstick, cream crackers'],
  ['wheat gluten egg? soy?', 'chow mein noodles, yakisoba'],
  ['wheat gluten egg? sesame?', 'challah'],
  ['wheat gluten soy? sesame?', 'panko, panko breadcrumbs, pita, pita chips'],
  ['wheat gluten egg? mustard?', 'macaroni salad, pasta salad'],
  ['wheat gluten tree_nut? mustard?', 'upma'],
  ['wheat gluten soy egg?', 'crispy noodle'],
  ['soy wheat gluten sesame?', 'gochuchang, hoisin, korean chile paste, korean chili paste, korean red pepper paste'],
  ['soy wheat gluten fish?', 'memmi, shirodashi'],
  ['wheat gluten milk? egg? tree_nut?', 'revani'],
  [
    'wheat gluten milk? egg? soy?',
    `
    batter mix, biscuit, brandy snap, cake mix, chicken finger, chicken nuggets, chips ahoy, cookie, cookie
    crumbs, cookie dough, corn dogs, croissant, dinner rolls, donut, dough nuts, doughnut, dumpling, frozen
    chicken tender, ginger snaps, gingerbread, gingersnaps, jiffy mix, muffin, muffin mix, nilla wafers, pan
    de sal, pancake mix, pie crust, pie dough, pie shell, popcorn chicken, sheet cake, speculaas, sugar cone,
    vanilla wafers, wafer roll, waffle, waffle cones, whoopie pie`,
  ],
  ['wheat gluten milk? fish? celery?', 'veloute'],
  [
    'wheat gluten milk? soy? sesame?',
    `
    bread, bread crumbs, bread cubes, bread roll, bread slices, breadcrumbs, char siu bao, club crackers,
    cracker, cracker crumbs, cracker meal, hoagie rolls, kaiser rolls, ritz, ritz crackers, sandwich bread,
    toasted bread`,
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
  ['wheat gluten milk? egg? tree_nut? soy?', 'brownie, brownie batter, brownie mix'],
  ['wheat gluten milk? egg? tree_nut? sulphite?', 'mince pies, stollen'],
  [
    'wheat gluten milk? egg? soy? sesame?',
    `
    burger bun, grinder roll, hamburger bun, hot dog bun, kaiser bun, laadi pav, pav bun, sandwich bun,
    slider buns, sub roll`,
  ],
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
    chinkiang vinegar, dalia, dextrin, floured, heeng, hing, huangjiu, injera, licorice, liquorice,
    makgeolli, maltose, morcilla, pakora, red licorice, scrapple, shao hsing wine, shaoxing wine,
    soba, suet, torta, tortilla, vermicelli, wafer paper, wheatgrass, wheatgrass juice, zhenjiang vinegar`,
  ],
  [
    'wheat? gluten? soy?',
    `
    broad bean paste, chili seasoning mix, coconut bacon, dou ban jiang, doubanjiang, duck sauce, enchilada
    sauce, fried shallots, hvp, hydrolysed vegetable protein, hydrolyzed plant protein, hydrolyzed vegetable
    protein, jerky, lap cheong, mock meat, nonstick baking spray, pixian doubanjiang, plant protein,
    plant-based burger, plant-based chicken, plant-based ground beef, plant-based meat, rice pilaf mix, sweet
    and sour sauce, sweet bean paste, textured plant protein, toban djan, tobanjan, vegan bacon, vegan beef,
    vegan burger, vegan chicken, vegan chorizo, vegan fish sauce, vegan meatballs, vegan nuggets, vegan tuna,
    vegan worcestershire, vegan worcestershire sauce, vegetable protein, vegetarian worcestershire`,
  ],
  ['wheat? gluten? sesame?', 'falafel, gunpowder spice, idli podi, milagai podi'],
  ['wheat? gluten? celery?', 'bovril, gazpacho, harira, yeast extract'],
  ['wheat? gluten? mustard?', 'dhokla, rasam powder, sambar powder'],
  ['wheat? gluten? sulphite?', 'chinese cooking wine, rice wine'],
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
    barley, barley couscous, barley flakes, barley flour, barley grits, barley malt, barley tea, barley
    water, boricha, cebada, centeno, gerste, guinness, hp sauce, jau, malt, malt extract, malt syrup, malta,
    mugicha, orge, pearl barley, pot barley, roggen, rye, rye berries, rye crackers, rye flakes, rye flour,
    segale, seigle, tsampa`,
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
  ['gluten milk? wheat? sesame?', 'crispbread, ryvita, wasa crispbread'],
  ['gluten milk? wheat? soy? sesame?', 'rye bread'],

  // Barley, rye and oats usually, nothing for certain
  [
    'gluten?',
    `
    avena, avoine, barista oat milk, brewer's yeast, brown rice syrup, corn flakes, cornflakes, crisped rice
    cereal, gluten free beer, gluten-free beer, hafer, jumbo oats, oat bran, oat butter, oat cream, oat
    creamer, oat drink, oat fiber, oat fibre, oat flour, oat groats, oat milk, oat milk creamer, oat protein,
    oatly, oatmeal, oatmilk, oats, overnight oats, pinhead oats, porridge oats, quick oats, rice krispies,
    rice malt syrup, rolled oats, sattu, steel-cut oats`,
  ],
  ['gluten? mustard? sulphite?', 'pickled onions'],

  // Soy
  [
    'soy',
    `
    abura-age, aburaage, atsuage, bean curd, bean curd knots, bean curd skin, bean curd sticks,
    beancurd, beancurd sheets, black soybeans, bragg liquid aminos, cheonggukjang, dau hu, douchi, doufu,
    dubu, edamame, fermented black beans, fermented soybeans, fried tofu, gluten free soy sauce, gluten-free
    tamari, hatcho miso, hydrolyzed soy protein, impossible burger, inari, inari pocket, isolated soy
    protein, kinako, koya tofu, koyadofu, liquid aminos, nutrela, okara, salted black beans, silken tofu,
    soja, soy, soy aminos, soy butter, soy cream, soy creamer, soy curls, soy drink, soy flour, soy lecithin,
    soy margarine, soy milk, soy nuts, soy oil, soy protein, soy protein concentrate, soy protein isolate,
    soy protein powder, soy sprouts, soy yogurt, soya, soya beans, soya chunks, soya drink, soya flour, soya
    granules, soya lecithin, soya milk, soya mince, soya yoghurt, soyabean, soybean, soybean oil, soybean
    sprouts, soymilk, soyrizo, stinky tofu, tahu, textured soy protein, textured soya protein, thua nao,
    tofu, tofu cream cheese, tofu noodles, tofu ricotta, tofu skin, tofu sour cream, tokwa, wow butter,
    wowbutter, yuba`,
  ],
  ['soy milk?', 'soy cheese'],
  [
    'soy wheat? gluten?',
    `
    bac-os, baked tofu, bean sauce, beef jerky, black bean garlic sauce, brown bean sauce, chunjang, dark soy
    sauce, doenjang, fermented bean curd, fermented tofu, five-spice tofu, fukujinzuke, ganjang, gardein,
    golden mountain sauce, ground bean sauce, guk-ganjang, imitation bacon bits, kabayaki sauce, kecap manis,
    ketjap manis, laochou, light soy sauce, mapo tofu, miso, miso paste, mushroom soy sauce, nitsume, red
    miso, saikyo miso, shengchou, shiro miso, shoyu, smoked tofu, soy chorizo, soy glaze, soy sauce, soy
    sauce powder, soya sauce, soybean paste, sweet soy sauce, tamari, tempe, tempeh, tempeh bacon, textured
    vegetable protein, thai seasoning sauce, thin soy sauce, tofu chorizo, toyo, tvp, twenjang, usukuchi,
    vegetarian oyster sauce, warishita, akamiso, white miso, yakitori sauce, yellow bean paste, yellow bean sauce,
    yellow soybean paste`,
  ],
  ['soy egg? wheat? gluten?', 'hot and sour soup'],
  ['soy fish? crustacean? mollusc?', 'soondubu, sundubu'],
  [
    'soy fish? wheat? gluten?',
    `
    eel sauce, inarizushi, mentsuyu, miso soup, ponzu, ponzu sauce, sukiyaki sauce, tsuyu, tteokbokki, unagi
    sauce`,
  ],
  [
    'soy wheat? gluten? sesame?',
    `
    black bean sauce, bulgogi, bulgogi marinade, bulgogi sauce, char siu sauce, chee hou sauce, galbi marinade,
    general tso's sauce, gochujang, gochujang sauce, hoisin sauce, japchae, kalbi marinade, kochujang, marinated
    tofu, ssamjang, teriyaki, teriyaki sauce, vegetarian stir-fry sauce, yakiniku sauce`,
  ],
  ['soy wheat? gluten? mustard?', 'natto'],
  ['soy milk? wheat? gluten?', 'boca burger'],
  ['soy fish? mollusc? wheat? gluten? sesame?', 'stir fry sauce'],
  ['soy tree_nut? peanut? wheat? gluten? sesame?', 'kung pao sauce'],

  // Soy usually, nothing for certain
  [
    'soy?',
    `
    bacon bits, cooking spray, corn nuts, crisco, dairy-free chocolate chips, earth balance, frying oil,
    lecithin granules, nonstick cooking spray, pam cooking spray, pam spray, shortening, vegan chocolate
    chips, vegan shrimp, vegetable oil, vegetable shortening`,
  ],
  ['soy? sesame?', 'chili oil, chilli oil'],
  ['soy? celery?', 'beef broth, beef stock, vegetable broth, vegetable stock'],
  ['soy? mustard?', 'catalina dressing, vegan mayo, vegan mayonnaise, veganaise, vegannaise, vegenaise'],

  // Sesame
  [
    'sesame',
    `
    ajonjoli, benne, benne seeds, benniseed, black sesame, black sesame paste, black sesame seeds,
    chamgireum, chamkkae, chinese sesame paste, ellu, everything bagel seasoning, everything but the bagel
    seasoning, everything seasoning, gergelim, gingelly, gingelly oil, gingelly seeds, goma, goma dofu,
    gomashio, gomasio, hommus, houmous, hummus, humus, irigoma, japanese seven spice, jian dui, nanami
    togarashi, neri goma, nerigoma, nuvvulu, pasteli, roasted sesame oil, sesame, sesame brittle, sesame
    butter, sesame dressing, sesame flour, sesame milk, sesame oil, sesame paste, sesame salt, sesame seed,
    sesame snap, sesame snaps, sesame tofu, sesamo, sesamum, seven-spice powder, shichimi, shichimi
    togarashi, simsim, susam, tahina, tahineh, tahini, tahini dressing, tahini sauce, techina, tehina, til
    oil, til seeds, toasted sesame oil, toasted sesame seeds, white sesame seeds, zhi ma, zhima`,
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
    aipo, apio, cajun trinity, céleri, celeriac, celeriac leaves, celery, celery flakes, celery greens,
    celery heart, celery juice, celery juice powder, celery leaf, celery leaves, celery powder, celery rib,
    celery root, celery salt, celery seed, celery stalk, celery stalks, celery stick, chinese celery,
    cultured celery, herbamare, holy trinity, mirepoix, mirepoix mix, sedano, sellerie, soffritto,
    suppengrun, v8, v8 juice`,
  ],
  ['celery milk?', 'swiss vegetable bouillon'],
  ['celery mustard?', 'bay seasoning, chesapeake bay seasoning, crab seasoning, old bay'],
  ['celery sulphite?', 'caponata'],
  ['celery milk? wheat? gluten?', 'aromat'],
  ['celery wheat? gluten? soy? milk?', 'beef base, vegetable base'],
  ['celery wheat? gluten? soy? milk? egg?', 'chicken base, chicken powder'],

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
    madras curry powder, mrs dash, pickle relish, relish, sweet pickle relish, sweet relish`,
  ],
  ['celery? sulphite?', 'court bouillon, lemon pepper'],
  ['celery? mustard? sulphite?', 'bread and butter pickles, dill pickles, giardiniera, pickles'],

  // Mustard
  [
    'mustard',
    `
    black mustard seeds, brown mustard seeds, chinese mustard, colman's, colman's mustard, creole mustard,
    dry mustard, english mustard, gai choy, hot mustard, karashi, kasundi, mostaza, mustard, mustard cabbage,
    mustard cress, mustard flour, mustard greens, mustard leaf, mustard oil, mustard paste, mustard powder,
    mustard sauce, mustard seed, mustard spinach, mustard vinaigrette, prepared mustard, preserved mustard
    greens, rai, sarson, senape, senf, stone-ground mustard, sui mi ya cai, takana, whole grain mustard,
    wholegrain dijon, wholegrain mustard, ya cai, yellow mustard, zha cai`,
  ],
  ['mustard egg?', 'honey mustard, honey mustard dressing'],
  ['mustard celery?', 'bengali five spice, chow chow, panch phoran, panch phoron, panch puran, pickling spice'],
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
    ginger, crystallized ginger, desiccated coconut, dessert wine, dried apple, dried apricot, dried figs,
    dried fruit, dried fruit mix, dried mango, dried papaya, dried peaches, dried pears, dried pineapple,
    dried potatoes, dry cider, dry sherry, fortified wine, glace cherries, golden raisins, grape juice, hard
    cider, lemon juice concentrate, lime juice cordial, madeira, maraschino cherries, marsala, marsala wine,
    mixed dried fruit, mixed peel, molasses, mulled wine, pepperoncini, pickled ginger, pickled jalapeños,
    pickled peppers, port wine, prepared horseradish, preserved lemon, prosecco, raisin, realemon, reallemon,
    red wine, red wine vinegar, rosé wine, ruby port, sambal oelek, sangria, sauerkraut, sherry, sherry
    vinegar, shredded coconut, sparkling grape juice, sparkling wine, sriracha, stem ginger, sultana, sun
    dried tomatoes, sundried tomatoes, sweetened coconut, tawny port, vermouth, vin jaune, white wine, white
    wine vinegar, wine, wine vinegar`,
  ],

  // Brands, words of other languages and manners of cooking that once got past the reading (adversarial-lines.test.ts)
  [
    'milk',
    `
    philadelphia, lactaid, fage, yoplait, lurpak, kerrygold, land o'lakes, land o lakes,
    kaese, frischkäse, frischkaese, süt, keju, mentega, moloko, leben, halib, jibn, zabadi, chicken divan,
    rollatini, white russian`,
  ],
  ['egg', "hellmanns, hellmann's, yemas, tuorli, albumi, eigelb, eiweiß"],
  ['gluten', 'budweiser, roggenbrot, cevada, centeio'],
  ['fish', 'starkist, sardinha, hamsi, eo-mook, prahok, ikan, ikan teri, ryba, seledka'],
  [
    'peanut',
    `
    skippy, jif, erdnussbutter, shengdana, paçoca, yer fıstığı, arakhis, ful sudani, pb, p.b.`,
  ],
  ['peanut wheat gluten', 'nutter butter'],
  ['soy? wheat? gluten?', 'kikkoman'],
  [
    'milk?',
    `
    chobani, nestle, nestlé, susu, maslo, nachos, mocha, stroganoff, enchiladas, cheesed, cheesy,
    creamed, elote, caprese`,
  ],
  ['wheat gluten milk', 'kraft dinner'],
  [
    'wheat gluten',
    `
    digestives, brötchen, semmeln, semmel, semmelbrösel, paniermehl, tenkasu, mianjin, manka, samid,
    khubz`,
  ],
  ['wheat gluten egg milk', 'twinkies'],
  ['mustard?', "french's"],
  ['soy', 'bacos, tonyu, tonyū, aburage, sufu, tauco, taucu'],
  ['tree_nut', 'pistacchi, antep fıstığı, lawz, joz, amandine, almondine'],
  ['wheat? gluten? egg?', 'knödel, battered'],
  [
    'wheat? gluten?',
    `
    farine, harina, muka, burrito, sandwich, crumbed, panéed, paneed, southern fried, southern-fried`,
  ],
  ['crustacean', 'hummer, karides, hae bi'],
  ['mollusc', 'tintenfisch, lula, polvo, mexilhões, mexilhão, cumi'],
  ['sesame', 'sesam, everything-seasoned'],
  ['soy wheat? gluten?', 'sojasoße, sojasosse, sojasauce, kecap'],
  ['crustacean soy?', 'gejang'],
  ['peanut?', 'kacang'],
  ['peanut? crustacean?', 'rujak'],
  ['milk egg wheat gluten', 'syrniki'],
  ['tree_nut?', 'fustuq, japonais'],
  ['sesame?', 'goddess dressing'],
  ['tree_nut? milk', 'rocky road'],
  ['milk tree_nut?', 'spumoni'],
  ['tree_nut wheat? gluten?', 'picada, circassian chicken'],
  ['egg? tree_nut? milk?', 'coronation chicken'],
  ['milk wheat? gluten?', 'chicken a la king, chicken à la king'],
  ['milk wheat gluten', 'tetrazzini'],
  ['egg wheat gluten milk?', 'choux'],
  ['crustacean? milk', 'newburg'],
  ['wheat? gluten? milk?', 'apple crisp'],
  ['wheat gluten milk?', 'apple crumble, en croute, en croûte'],
  ['wheat gluten milk? egg?', 'onion tart, rhubarb tart'],
  ['milk? wheat? gluten? egg?', 'kiev'],
  // Names of foods of the table that stand behind a comma too.
  [
    'egg wheat gluten milk? tree_nut?',
    'colomba, baked banana bread, store-bought banana bread, baked pumpkin bread, pumpkin bread cube, baked zucchini bread',
  ],
  ['wheat gluten egg? milk?', 'cinnamon danish, viennoiserie, fruit loaf, raisin loaf, currant loaf, hotcake mix'],
  ['wheat gluten', "unprocessed bran, miller's bran, natural bran"],
  ['wheat gluten milk? soy?', 'vermont curry, curry mix'],
  ['fish', 'lotte, kampachi, jackfish, avruga, karasumi, dashinomoto'],
  ['mollusc', 'turban shell'],
  ['milk', 'dairy, langres, brescianella, port de salut, chaumes, romadur, crowdie, faisselle, froyo'],
  [
    'milk wheat gluten',
    'condensed cheese soup, condensed cheddar cheese soup, cheddar cheese soup, canned cheese soup',
  ],
  ['sesame fish?', 'rice seasoning'],
  [
    'milk',
    'nitter kibbeh, niter kebbeh, cornish yarg, provoleta, saint agur, st agur, kaşar, cascaval, maasdammer, sirene, ackawi, mava',
  ],
  ['wheat gluten', 'semiya'],
  ['wheat gluten egg?', 'pancit canton'],
  ['wheat gluten milk? egg? soy? sesame?', 'potato roll, potato bun, hard roll, vienna roll'],
  ['wheat gluten sesame?', 'lepinja, somun, lepinje'],
  ['celery milk? egg? wheat? gluten? soy?', 'caldo de tomate'],
  ['fish', 'coalfish, vendace, powan, chicken of the sea'],
  [
    'crustacean wheat gluten milk? egg? fish? mollusc? soy? sulphite?',
    'frozen popcorn shrimp, frozen butterfly shrimp, wholetail scampi',
  ],
  ['soy', 'kongnamul'],
  ['wheat gluten milk? soy?', 'rice vermicelli mix, chicken flavored rice mix, phulka'],
  [
    'wheat gluten milk? egg? soy?',
    'malawach, frozen prata, buss up shut, vol-au-vent case, vol-au-vent, patty shell, frozen onion ring, frozen chicken strip',
  ],
  ['milk? soy?', 'junior mint'],
  // battered and breaded as often as cut
  ['wheat? gluten? milk? egg? soy?', 'onion ring'],
  [
    'wheat? gluten?',
    `
    fried chicken, fried okra, fried green tomato, fried zucchini, fried courgette, fried pickle, fried cauliflower, fried mushroom, country fried,
    country-fried, kentucky fried, goujon, popcorn cauliflower, popcorn mushroom, general tso, general tso's, orange chicken, sweet and sour chicken,
    sweet and sour pork, milanese, salisbury steak, toasted crumb, crumb topping, with crumb, bun, in a roll, in a wrap, in a pie,
    ice cream wafer, with a wafer`,
  ],
  ['wheat gluten', 'on toast, with toast'],
  [
    'crustacean wheat? gluten?',
    'fried shrimp, fried prawn, coconut shrimp, coconut prawn, popcorn shrimp, popcorn prawn',
  ],
  ['mollusc wheat? gluten?', 'fried clam, fried oyster, fried squid, fried calamari, popcorn clam'],
  ['fish wheat? gluten?', 'fried fish, crunchy fish'],
  ['crustacean milk?', 'shrimp scampi'],
  ['milk wheat? gluten? egg?', 'mozzarella stick'],
  ['milk? wheat? gluten?', 'meuniere, meunière'],
  ['milk? wheat? gluten? egg?', 'cordon bleu, wellington, dauphine potato, pommes dauphine, boxty'],
  [
    'milk?',
    `
    dauphinoise, dauphinois, loaded potato, loaded baked potato, loaded potato skin, loaded cauliflower, twice-baked potato, twice baked potato, funeral potato,
    street corn, champ potato, lyonnaise potato, fondant potato, mashed cauliflower, buttery popcorn, buttery rice, buttery corn, buttery homestyle, milky,
    gratinéed, gratineed, gratinated, smartfood, butterkist, godiva, thai iced tea, vietnamese coffee, irish coffee, tandoori chicken, chicken tikka, clotted`,
  ],
  ['milk', 'rumchata'],
  ['milk? fish?', "jansson's potato"],
  ['milk? egg?', 'duchess potato, pommes duchesse, cauliflower thin'],
  ['tree_nut wheat gluten milk? soy?', 'dubai chocolate'],
  ['wheat gluten tree_nut? milk? egg? sesame?', 'peshwari naan'],
  ['soy? wheat? gluten?', 'korean bbq, korean barbecue'],
  ['mustard?', 'devilled, deviled'],
  ['fish? egg? milk?', 'with caesar'],
  ['wheat gluten milk? egg? sesame?', 'melba round'],
  ['wheat gluten milk? soy? sesame?', 'grissino'],
  ['milk wheat gluten soy?', 'cheez-it, cheese nip, mini cheddar'],
  ['wheat gluten milk? egg? soy? sulphite?', 'fig bar, fig newton, fig roll'],
  ['milk wheat gluten egg? tree_nut? peanut? soy?', 'chocolate-covered wafer'],
  ['milk peanut egg? tree_nut? soy?', 'crisp peanut butter bar'],
  ['milk egg tree_nut? peanut? wheat? gluten? soy?', 'milky way, milky way bar, 3 musketeers, mars bar'],
  ['milk tree_nut soy?', 'coconut almond bar'],
  ['milk tree_nut? peanut? soy?', 'chocolate coconut bar, bounty bar, mounds bar'],
  ['milk soy?', 'swiss miss, andes mint, after eight'],
  ['milk egg soy', 'york peppermint patty'],
  ['mustard sulphite?', 'sichuan preserved vegetable, tianjin preserved vegetable'],
  [
    'milk wheat gluten soy? celery?',
    'condensed cream of potato soup, canned cream of potato soup, condensed potato soup',
  ],
  ['sesame egg soy wheat gluten', 'kewpie roasted sesame dressing'],
  [
    'sesame egg? wheat? gluten? soy? mustard? fish?',
    'bottled sesame dressing, roasted sesame dressing, goma dressing, sesame ginger dressing, asian sesame dressing, toasted sesame dressing',
  ],
]
