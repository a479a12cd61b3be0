import * as small from '#server/ports/images/drawn-dish/composing/bowls/small-bowls.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import * as drinks from '#server/ports/images/drawn-dish/composing/drinks.ts'
import * as by from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-foods.ts'
import type { Named } from '#server/ports/images/drawn-dish/composing/kinds/title-words.ts'
import * as oven from '#server/ports/images/drawn-dish/composing/oven/oven-dishes.ts'
import * as crisp from '#server/ports/images/drawn-dish/composing/plates/crisp-and-fried.ts'
import * as baked from '#server/ports/images/drawn-dish/composing/sweets/baked-sweets.ts'
import * as dropped from '#server/ports/images/drawn-dish/composing/sweets/cut-and-dropped.ts'
import * as puddings from '#server/ports/images/drawn-dish/composing/sweets/puddings.ts'
import * as dough from '#server/ports/images/drawn-dish/composing/sweets/shaped-dough.ts'
import * as bakes from '#server/ports/images/drawn-dish/composing/sweets/small-bakes.ts'
import * as cakes from '#server/ports/images/drawn-dish/composing/sweets/small-cakes.ts'
import * as spooned from '#server/ports/images/drawn-dish/composing/sweets/spooned.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'

/** Drinks, sweets and what is made of dough, by what they are called. */
export const sweetAndDoughNames: Named<Compose> = [
  // drinks
  [drinks.smoothie, 'smoothie, milkshake, shake, lassi, slush, batido'],
  [
    drinks.coldDrink,
    'cooler, punch, lemonade, limeade, spritz, spritzer, mocktail, cocktail, agua fresca, iced tea, iced coffee, ice tea, mojito, sangria, juice, mimosa, bloody mary, margarita, horchata, kombucha, soda, mule, daiquiri, limoncello, liqueur, cordial, kvas, kvass',
  ],
  [
    drinks.hotOrIced,
    'hot chocolate, cocoa, latte, chai, infusion, mulled wine, golden milk, cappuccino, coffee, tea, frappe, eggnog, gluhwein, glogg, espresso, matcha',
  ],
  [drinks.hotDrink, 'hot punch, cider, toddy, hot lemonade'],
  // sweets
  [
    sweets.spoonBowl,
    'smoothie bowl, kheer, arroz con leche, riz au lait, phirni, mousse, trifle, cranachan, eton mess, pudding, chia, custard, porridge, oatmeal, oat, parfait, yogurt, yoghurt, breakfast bowl, syllabub, fool, pot de creme, semolina, cream of wheat, muesli, zabaglione, posset, quark',
  ],
  [puddings.toffeePudding, 'sticky toffee pudding, sticky date pudding, toffee pudding'],
  [cakes.layeredPastry, 'baklava, baklawa'],
  [cakes.layeredCream, 'tiramisu, icebox cake'],
  [cakes.smallCakes, 'lava cake, molten cake, molten chocolate cake, chocolate fondant, mug cake, petit gateau'],
  [cakes.croissants, 'croissant, cornetto'],
  [spooned.setCream, 'panna cotta, blancmange, bavarois'],
  [spooned.bananaSplit, 'banana split'],
  [sweets.fruitDish, 'compote, fruit salad, poached pear, baked apple, applesauce, stewed fruit'],
  [sweets.scoops, 'ice cream, sorbet, gelato, frozen yogurt, sherbet, semifreddo, affogato, sundae'],
  [spooned.brulee, 'creme brulee, crema catalana'],
  [sweets.flan, 'flan, creme caramel, pudim'],
  [
    sweets.crumble,
    'crumble, streusel, apple crisp, peach crisp, pear crisp, cherry crisp, berry crisp, plum crisp, rhubarb crisp, brown betty, blueberry crisp',
  ],
  [small.granita, 'granita, shaved ice, scraped ice'],
  [small.pops, 'popsicle, ice pop, paleta, kulfi'],
  [spooned.halwa, 'halwa, halva, mamounia'],
  [small.riceAndFruit, 'sticky rice'],
  [crisp.bark, 'bark, chocolate bar, brittle, toffee'],
  [
    dropped.bars,
    'brownie, blondie, bar, fudge, shortbread, short bread, gingerbread, rice krispie treat, flapjack, lebkuchen, caramel, nougat, turkish delight',
  ],
  [bakes.cornbread, 'cornbread, corn bread'],
  [baked.muffins, 'muffin, egg bite, cupcake, egg cup, pastel de nata, fairy cake'],
  [puddings.popovers, 'popover, yorkshire pudding'],
  [bakes.macaroons, 'macaroon, coquito'],
  [
    bakes.scones,
    'scone, shortcake, buttermilk biscuit, southern biscuit, biscuit and gravy, biscuit and sausage gravy, biscuit with gravy, biscuit with sausage gravy, sausage gravy and biscuit',
  ],
  [
    dropped.cookies,
    'cookie, hamantaschen, rugelach, biscuit, snickerdoodle, biscotti, beignet, madeleine, macaron, cracker, castagnole, grostoli, linzer, amaretti, profiterole, cream puff, zeppole',
  ],
  [
    by.anyPancake,
    'pancake, waffle, hotcake, blini, blin, french toast, torrija, johnnycake, hoecake, dutch baby, pfannkuchen, syrniki, aebleskiver',
  ],
  [
    baked.savoryPancakes,
    'chilla, besan, pajeon, okonomiyaki, socca, farinata, dosa, scallion pancake, potato pancake, boxty, egg foo young',
  ],
  [baked.roundPie, 'tarta, tarte, clafoutis, cheesecake, crostata, banoffee, souffle'],
  [
    by.anyCake,
    'cake, torte, plum pudding, christmas pudding, mazurek, fruitcake, panettone, sponge, gateau, coffeecake, lavacake, pavlova, kuchen, babka, bundt',
  ],
  [dropped.butteredBread, 'garlic bread, cheesy garlic bread, garlic loaf'],
  [
    dropped.loaf,
    'pound cake, loaf, bread, sourdough, strudel, brioche, baguette, ciabatta, challah, zopf, stollen, garlic knot',
  ],
  [oven.cobbler, 'cobbler, chicken and biscuit, chicken biscuit potpie'],
  [by.anyTart, 'tart, tartlet'],
  [by.anyPie, 'pie, pot pie, potpie'],
  // dough in a shape of its own
  [dough.doughRings, 'doughnut, donut, bagel'],
  [dough.pretzels, 'pretzel'],
  [dough.swirls, 'cinnamon roll, cinnamon bun, sticky bun, pinwheel, chelsea bun, sweet roll'],
  [dough.pullApart, 'roll, bun, english muffin, dinner roll, monkey bread, pull apart bread, hot cross bun, kolache'],
  [dough.doughSticks, 'churro, breadstick'],
  [dough.lacedDough, 'funnel cake'],
  [dough.creamTubes, 'cannoli, cannolo, eclair'],
  [oven.galette, 'galette'],
]
