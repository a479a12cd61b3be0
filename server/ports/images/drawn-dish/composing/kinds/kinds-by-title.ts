import * as bowls from '#server/ports/images/drawn-dish/composing/bowls/bowls-and-salads.ts'
import * as grains from '#server/ports/images/drawn-dish/composing/bowls/grain-salads.ts'
import { risotto } from '#server/ports/images/drawn-dish/composing/bowls/layers-and-risotto.ts'
import { mash } from '#server/ports/images/drawn-dish/composing/bowls/mashes.ts'
import { caprese } from '#server/ports/images/drawn-dish/composing/bowls/overlapping-slices.ts'
import * as small from '#server/ports/images/drawn-dish/composing/bowls/small-bowls.ts'
import * as soups from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { buns } from '#server/ports/images/drawn-dish/composing/in-the-hand/buns.ts'
import * as cut from '#server/ports/images/drawn-dish/composing/in-the-hand/cut-sandwiches.ts'
import * as pitas from '#server/ports/images/drawn-dish/composing/in-the-hand/filled-pitas.ts'
import * as hand from '#server/ports/images/drawn-dish/composing/in-the-hand/hand-food.ts'
import { longRolls } from '#server/ports/images/drawn-dish/composing/in-the-hand/long-rolls.ts'
import * as rolled from '#server/ports/images/drawn-dish/composing/in-the-hand/rolled-and-filled.ts'
import * as toasted from '#server/ports/images/drawn-dish/composing/in-the-hand/toasts-and-dumplings.ts'
import { anyPasta } from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-cooking.ts'
import * as by from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-foods.ts'
import { sweetAndDoughNames } from '#server/ports/images/drawn-dish/composing/kinds/sweet-and-dough-names.ts'
import { lexiconOf, type Named } from '#server/ports/images/drawn-dish/composing/kinds/title-words.ts'
import * as filled from '#server/ports/images/drawn-dish/composing/oven/filled-dough.ts'
import * as oven from '#server/ports/images/drawn-dish/composing/oven/oven-dishes.ts'
import { parcels } from '#server/ports/images/drawn-dish/composing/oven/parcels.ts'
import * as pastry from '#server/ports/images/drawn-dish/composing/oven/pastry-bakes.ts'
import * as breaded from '#server/ports/images/drawn-dish/composing/plates/breaded.ts'
import * as crisp from '#server/ports/images/drawn-dish/composing/plates/crisp-and-fried.ts'
import * as eggs from '#server/ports/images/drawn-dish/composing/plates/egg-dishes.ts'
import * as sauced from '#server/ports/images/drawn-dish/composing/plates/in-their-sauce.ts'
import * as plates from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import * as bakes from '#server/ports/images/drawn-dish/composing/sweets/small-bakes.ts'
import * as spooned from '#server/ports/images/drawn-dish/composing/sweets/spooned.ts'

/** What a dish is called, and the drawing that shows it. */
export const nouns: Named<Compose> = [
  ...sweetAndDoughNames,
  // breakfast
  [
    oven.breadBake,
    'bread pudding, bread and butter pudding, strata, breakfast casserole, stuffing, cornbread dressing, bread dressing, sausage dressing, oyster dressing, thanksgiving dressing',
  ],
  [oven.bakedOats, 'baked oatmeal, baked oat'],
  [small.granola, 'granola'],
  [eggs.scramble, 'scrambled egg, menemen, scramble, huevos revueltos'],
  [eggs.eggsInPan, 'shakshuka, shakshouka, huevo, egg in purgatory, flamenca, huevos rancheros, uova, egg'],
  [spooned.savoryCustard, 'chawanmushi, steamed egg, steamed egg custard, gyeran jjim'],
  [eggs.coatedEggs, 'scotch egg'],
  [plates.plated, 'boiled egg, hard boiled egg, soft boiled egg, jammy egg'],
  [
    eggs.setEggs,
    'frittata, spanish tortilla, spanish omelette, tortilla espanola, tortilla de patata, egg bake, kuku, spanish potato omelette, potato omelette, potato omelet',
  ],
  [eggs.tart, 'quiche, savory tart, tomato tart, onion tart, flamiche'],
  [cut.quesadillas, 'quesadilla'],
  [cut.halfMoons, 'omelet, omelette, calzone, turnover, stromboli'],
  [cut.crepes, 'crepe, palatschinke, galette complete'],
  [cut.filledCakes, 'pupusa, gordita, arepa'],
  // snacks and what is fried
  [crisp.popcorn, 'popcorn, kettle corn, caramel corn'],
  [crisp.fries, 'potato crisp, fry, frite, poutine, chip, wedge, tater tot'],
  [breaded.onionRings, 'onion ring'],
  [crisp.cobs, 'corn on the cob, elote, mexican street corn, corn cob'],
  [crisp.nachos, 'nacho'],
  [crisp.saucedChips, 'chilaquile, miga'],
  [crisp.chipsAndSalsa, 'chip and salsa, chip and guacamole, chip and dip, tortilla chip'],
  [crisp.leafCrisps, 'kale chip, kale crisp, beet chip, spinach chip, chard chip'],
  [bakes.cheeseCrisps, 'parmesan crisp, cheddar crisp, cheese crisp, frico, gruyere crisp, manchego crisp'],
  [
    breaded.cutlets,
    'katsu, schnitzel, milanese, milanesa, cutlet, tender, nugget, fish stick, fish finger, fish and chip, tempura, fried chicken, fried fish, fried shrimp, mozzarella stick, karaage, calamari, chicken fried steak, country fried steak, chicken strip, cordon bleu, escalope, breaded fish, tonkatsu, kyiv, kiev, fried catfish, fried pork chop, fried green tomato, fritto misto, coconut shrimp, popcorn shrimp, hot chicken',
  ],
  [breaded.crumbedBites, 'croquette, croqueta, kroket, arancini, suppli'],
  [breaded.saucedCutlets, 'chicken parmesan, chicken parm, chicken parmigiana, veal parmesan'],
  [
    by.glazedOrCooked,
    'sesame chicken, orange chicken, general tso chicken, sweet and sour chicken, sweet and sour pork, honey chicken, lemon chicken, kung pao chicken, teriyaki chicken, sticky chicken, guobaorou, manchurian, honey garlic chicken, orange tofu, sesame tofu, general tso tofu, orange cauliflower, sesame garlic chicken, buffalo cauliflower bite, buffalo cauliflower',
  ],
  [
    hand.ringOfBites,
    'deviled egg, stuffed mushroom, energy ball, bite, truffle, brigadeiro, bliss ball, rum ball, cheese ball, gougere, laddu, gulab jamun, fat bomb, quarkballchen',
  ],
  [hand.nutBowl, 'trail mix, snack mix, roasted peanut, nut, almond, pecan, walnut, cashew, seed'],
  [small.smallBowl, 'edamame, olive, ceviche, aguachile'],
  [small.pickles, 'pickle, pickled egg, soleier, kimchi, sauerkraut, giardiniera, achar'],
  // what is held in the hand
  [
    hand.tacos,
    'taco, tostada, fajita, moo shu pork, moo shu, mu shu, peking duck pancake, crispy duck, aromatic duck, tlayuda, carnita, barbacoa, birria, tinga',
  ],
  [pitas.filledPitas, 'shawarma, gyro, doner, doner kebab, doner kebap'],
  [hand.sopes, 'sope, huarache, tostadita, gordita topped, chalupa'],
  [hand.shellfishCocktail, 'shrimp cocktail, prawn cocktail, crab cocktail, seafood cocktail'],
  [hand.lettuceCups, 'lettuce wrap, lettuce cup, larb'],
  [
    rolled.rolls,
    'burrito, wrap, summer roll, spring roll, egg roll, taquito, flauta, cabbage roll, lumpia, dolma, stuffed grape leaf, golabki, sarma, sausage roll, pigs in blanket, involtini, chimichanga, pigs in a blanket',
  ],
  [rolled.bakedRolls, 'enchilada, cannelloni, manicotti, enmolada, cannellone'],
  [
    rolled.boats,
    'stuffed pepper, stuffed bell pepper, stuffed eggplant, stuffed zucchini, stuffed squash, stuffed tomato, stuffed potato, stuffed sweet potato, stuffed avocado, stuffed date, stuffed portobello, stuffed shell, stuffed vegetable, stuffed round squash, baked potato, jacket potato, loaded potato, potato skin, zucchini boat, squash boat, boat, chile relleno, jalapeno popper, tomate farcie, baked sweet potato, stuffed jalapeno',
  ],
  [hand.skewers, 'skewer, kebab, kabob, kebap, satay, souvlaki, yakitori, brochette, shashlik, anticucho'],
  [
    toasted.dumplings,
    'dumpling, gyoza, potsticker, pot sticker, wonton, samosa, tortellini, momo, manti, pelmeni, jiaozi, knedliky, kreplach, maultaschen, bao, rangoon, crab rangoon',
  ],
  [filled.pierogi, 'pierogi, pierog, vareniki, varenyky'],
  [filled.pasties, 'pasty, empanada, hand pie, meat turnover, beef turnover'],
  [
    hand.flatbreads,
    'pizza, flatbread, focaccia, manakish, naan, naan bread, flammkuchen, tarte flambee, lahmacun, pide, pita, pita bread, tortilla, roti, chapati, paratha, injera, piadina, dough, pastry, crust, flat bread, fry bread, matzo, lefse, bazlama',
  ],
  [
    buns,
    'burger, hamburger, cheeseburger, slider, sloppy joe, pulled pork sandwich, pulled chicken sandwich, pulled pork, hamburger bun, vada pav, pav bhaji',
  ],
  [
    by.sandwich,
    'sandwich, grilled cheese, panini, melt, croque, croque monsieur, croque madame, reuben, club, blt, pb j, pb and j, pbj, francesinha, toastie, cubano, muffuletta, pambazo',
  ],
  [
    longRolls,
    'hot dog, chili dog, lobster roll, sub, hoagie, grinder, po boy, banh mi, cheesesteak, philly cheesesteak, french dip, french dip sandwich, italian beef, italian beef sandwich, meatball sub, choripan',
  ],
  [rolled.sushi, 'sushi roll, sushi, maki, kimbap, california roll, hand roll'],
  [rolled.riceBalls, 'onigiri, rice ball'],
  [
    toasted.toasts,
    'toast, bruschetta, crostini, crostino, tartine, rarebit, bean on toast, egg on toast, egg benedict, egg florentine, egg royale',
  ],
  [
    by.anyDip,
    'dip, hummus, guacamole, spread, tapenade, baba ganoush, muhammara, raita, raitha, romesco sauce, salsa, tzatziki, queso, pate, fondue, houmous, pimento cheese, salsa verde, pico de gallo, rillette, chile con queso, chili con queso',
  ],
  // what is spooned onto something else
  [
    by.sauceBowl,
    'sauce, dressing, vinaigrette, gravy, marinade, mayonnaise, mayo, aioli, remoulade, ketchup, mustard, jam, jelly, marmalade, chutney, relish, syrup, glaze, pesto, butter, curd, paste, bechamel, demi glace, dulce de leche, ganache, frosting, icing, ghee, honey, ricotta, cheese, cream, filling, starter, chimichurri, harissa, creme fraiche, toum, buttercream, roux, tahini',
  ],
  [
    by.dryBowl,
    'seasoning, rub, mix, powder, spice, zaatar, garam masala, breadcrumb, bread crumb, sugar, salt, flour, dukkah, gomasio, furikake',
  ],
  // salads
  [caprese, 'caprese, caprese salad, insalata caprese, caprese skewer salad'],
  [grains.slaw, 'slaw, coleslaw'],
  [bowls.breadSalad, 'panzanella, fattoush, bread salad'],
  [
    bowls.tossedSalad,
    'potato salad, pasta salad, macaroni salad, bean salad, chickpea salad, lentil salad, carrot salad, cucumber salad, tomato salad, beet salad, corn salad, succotash, waldorf salad',
  ],
  [
    by.grainOrTossed,
    'quinoa salad, grain salad, farro salad, rice salad, couscous salad, bulgur salad, orzo salad, noodle salad, barley salad, tabbouleh, tabouleh, tabouli',
  ],
  [by.creamyOrSalad, 'chicken salad, tuna salad, egg salad, ham salad, salmon salad, crab salad, shrimp salad'],
  [by.anySalad, 'salad, insalata, ensalada, salat, salade'],
  // soups
  [small.eggRibbons, 'egg drop soup, stracciatella soup, egg drop, egg flower soup, stracciatella'],
  [small.onionSoup, 'onion soup'],
  [small.ballSoup, 'meatball soup, wedding soup, matzo ball soup, sopa de albondiga'],
  [small.breadSoup, 'sopa de ajo, ribollita, bread soup, acquacotta'],
  [small.shells, 'mussel, clam, mejillon, moule, vongole'],
  [soups.smoothSoup, 'bisque, gazpacho, salmorejo, vichyssoise, ajo blanco'],
  [
    by.anySoup,
    'soup, chowder, minestrone, pho, ramen, broth, stock, consomme, borscht, borsch, laksa, pozole, tom yum, tom kha, avgolemono, jjigae, bouillabaisse, sopa, zuppa, suppe, soupe, caldo, cullen skink, okroshka, solyanka, shchi, ukha, hot pot, hotpot, sukiyaki, shabu shabu, waterzooi, aljotta, tom yam, sinigang',
  ],
  [soups.congee, 'congee, jook'],
  [sauced.dumplingSoup, 'wonton soup, dumpling soup'],
  // stews and curries
  [sauced.dumplingStew, 'chicken and dumpling, chicken dumpling, stew with dumpling, stew and dumpling'],
  [sauced.eggOverRice, 'oyakodon, katsudon, egg over rice'],
  [sauced.panSauce, 'piccata, marsala, francese, saltimbocca, chicken diane, steak diane, smothered pork chop'],
  [soups.dal, 'dal, dahl, daal, dhal, dal makhani'],
  [
    soups.curry,
    'curry, korma, masala, vindaloo, rendang, gumbo, etouffee, saag, paneer, jalfrezi, rogan josh, madras, massaman, panang, mole, fricassee, blanquette, makhani, balti, dopiaza',
  ],
  [by.curryOrButter, 'butter chicken'],
  [soups.curry, 'stroganoff, stroganov, paprikash, paprika chicken, geschnetzeltes'],
  [
    soups.stew,
    'chili, chilli, chili con carne, chilli con carne, stew, tagine, tajine, fabada, cassoulet, ragout, ratatouille, goulash, gulyas, adobo, bourguignon, bourguignonne, bean pot, baked bean, coq au vin, cacciatore, refried bean, drunken bean, collard green, carbonade, carbonnade, caponata, stifado, pork and bean, frank and bean, feijoada, kaldereta, osso buco, ossobuco, oxtail, scouse, colombo, pepperpot, pozole verde, peperonata, guiso, estofado, mechado, afritada, bigo, bigos, ropa vieja, burgoo, doro wat, black bean, pinto bean, cowboy bean, lecso, sauerbraten, mapo tofu, stewed tomato, brasato, civet, beef tip, beef tip and gravy, chile verde',
  ],
  [oven.potRoast, 'pot roast'],
  // from the oven
  [
    oven.mashTopped,
    'shepherd pie, cottage pie, fish pie, hachis, pate chinoi, pate chinois, shepards pie, cumberland pie, fisherman pie',
  ],
  [
    oven.casserole,
    'lasagna, lasagne, casserole, gratin, moussaka, bake, baked ziti, baked pasta, parmigiana, pastitsio, cauliflower cheese, scalloped potato, dauphinoise, timballo, eggplant parmesan, eggplant parm, hotdish, kugel, tamale pie, au gratin, baked rigatoni, mostaccioli, pastel de choclo, chicken divan, lancashire hotpot, corn pudding, scalloped corn',
  ],
  [pastry.pastryBake, 'spanakopita, borek, burek, tiropita, pastilla'],
  [pastry.wellington, 'beef wellington, wellington, en croute'],
  [oven.meatloaf, 'meatloaf, meat loaf, terrine'],
  [
    oven.roast,
    'prime rib, rack of lamb, leg of lamb, whole chicken, roast chicken, roast beef, roast pork, roast lamb, roast duck, roast goose, turkey breast, ham, roast, porchetta, brisket, spatchcock chicken, beer can chicken, rotisserie chicken, turkey, suckling pig',
  ],
  [by.roasted, 'traybake, tray bake, sheet pan'],
  [oven.bakedCheese, 'baked brie, baked camembert, baked feta'],
  // rounds
  [
    by.roundsOrPasta,
    'meatball, patty, falafel, kofta, fritter, fish cake, crab cake, salmon cake, potato cake, sardine cake, tuna cake, salisbury steak, pakora, latke, rissole, frikadelle, frikadeller, hush puppy, bitterballen, bhaji, rosti, hamburger steak, kibbeh, cevapi, polpette, kofte, quenelle, corn cake, zucchini cake, hash brown, roesti, bean cake, acaraje',
  ],
  // grains, noodles
  [risotto, 'risotto, risotto milanese, risotto alla milanese'],
  [
    bowls.riceDish,
    'pilaf, pilau, biryani, biriyani, paella, jambalaya, arroz, plov, kedgeree, mujadara, nasi goreng, upma, rice, couscous, quinoa, bulgur, kasha, buckwheat, jollof, freekeh, barley, farro, fonio, poha, mujaddara, koshari, kushari, rice and bean, fideua, millet',
  ],
  [
    anyPasta,
    'spaghetti, pasta, linguine, fettuccine, fettucine, penne, rigatoni, gnocchi, carbonara, alfredo, ravioli, tagliatelle, orzo, cacio e pepe, puttanesca, ziti, lo mein, pad thai, chow mein, noodle, yakisoba, japchae, arrabbiata, amatriciana, scampi, macaroni, mac and cheese, macaroni and cheese, mac n cheese, mac cheese, spaetzle, spatzle, vermicelli, udon, soba, spaghetti and meatball, bucatini, orecchiette, pappardelle, cavatelli, farfalle, fusilli, rotini, alplermagronen, tetrazzini, halusky, tortelli, american goulash, pad see ew, mee goreng, pancit, primavera, aglio e olio, beefaroni',
  ],
  [by.ballsOrSoup, 'albondiga'],
  [by.raguOrPasta, 'bolognese, ragu'],
  // mash, hash, pans
  [
    by.mashAlone,
    'mash, mashed potato, puree, polenta, grit, colcannon, stoemp, champ, mashed cauliflower, mashed sweet potato, fufu, ugali, stamppot, aligot, pap, mamaliga',
  ],
  [plates.onMash, 'banger and mash, sausage and mash'],
  [
    plates.skilletDish,
    'hash, skillet, bubble and squeak, fry up, full english, taco meat, ground beef, fried potato, home fry, bratkartoffel, picadillo, sausage and pepper, gröstl, pyttipanna, fried cabbage, tteokbokki, bratwurst and sauerkraut, steak bite, bacon and egg, egg and bacon, ham and egg, steak and egg, sausage and egg',
  ],
  [
    plates.stirFry,
    'stir fry, stirfry, stir fried chicken, stir fried beef, stir fried pork, stir fried shrimp, wok, chop suey, beef and broccoli, beef with broccoli, bulgogi, kung pao, pad krapow, cashew chicken, mongolian beef, pepper steak, teppanyaki, lomo saltado',
  ],
  [by.anyBowl, 'bowl, bibimbap, donburi, gyudon, poke, egg roll in a bowl, egg roll in bowl, bun cha'],
  [parcels, 'packet, parcel, in parchment, in foil, in paper, in parchment paper, en papillote, papillote'],
  [filled.tamales, 'tamale'],
  [plates.creamed, 'creamed spinach, creamed corn, creamed onion, creamed kale, creamed cabbage'],
]

/** How it was cooked, where the title names no dish but only that and its foods: 'Braised Cabbage'. */
const ways: Named<Compose> = [
  [by.anyRoast, 'roast, roasted, oven roasted, spatchcock, spatchcocked, smoked'],
  [soups.stew, 'braised, stewed, slow cooker, slow cooked, pressure cooker, crockpot, crock pot, instant pot, one pot'],
  [by.smothered, 'smothered'],
  [plates.stirFry, 'stir fried, wok fried'],
  [by.roasted, 'sheet pan'],
  [
    rolled.boats,
    'stuffed, loaded, twice baked, farci, farcie, relleno, rellena, ripieno, ripieni, gefullt, gefullte, umpluti, yemista, gemista, dolmasi, filled',
  ],
  [breaded.cutlets, 'breaded, battered, deep fried, chicken fried, country fried, crusted'],
  [plates.creamed, 'creamed'],
  [mash, 'mashed'],
  [small.pickles, 'pickled, quick pickled, fermented'],
  [toasted.toasts, 'on toast, pan con tomate, pa amb tomaquet'],
]

/** A food is one of these where the title ends with its name: 'Almond Chicken' is no bowl of nuts. */
export const kindsAtEnd: ReadonlySet<Compose> = new Set([
  by.sauceBowl,
  by.dryBowl,
  hand.nutBowl,
  oven.roast,
  eggs.eggsInPan,
])
export const kindsByNoun = lexiconOf(nouns)
export const kindsByWay = lexiconOf(ways)
