import * as baked from '#server/ports/images/drawn-dish/composing/baked-sweets.ts'
import * as bowls from '#server/ports/images/drawn-dish/composing/bowls-and-salads.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import * as crisp from '#server/ports/images/drawn-dish/composing/crisp-and-fried.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import * as drinks from '#server/ports/images/drawn-dish/composing/drinks.ts'
import * as eggs from '#server/ports/images/drawn-dish/composing/egg-dishes.ts'
import * as hand from '#server/ports/images/drawn-dish/composing/hand-food.ts'
import {
  anyPasta,
  byCooking,
  fruits,
  isBlended,
  isFruit,
} from '#server/ports/images/drawn-dish/composing/kinds-by-cooking.ts'
import * as oven from '#server/ports/images/drawn-dish/composing/oven-dishes.ts'
import * as plates from '#server/ports/images/drawn-dish/composing/plates-and-pans.ts'
import * as rolled from '#server/ports/images/drawn-dish/composing/rolled-and-filled.ts'
import * as small from '#server/ports/images/drawn-dish/composing/small-bowls.ts'
import * as soups from '#server/ports/images/drawn-dish/composing/soups-and-stews.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets.ts'

const soup: Compose = (dish) =>
  (isBlended(dish) || /bisque|gazpacho|chilled|silky/.test(dish.title) ? soups.smoothSoup : soups.brothSoup)(dish)

const saladOfGrain: Compose = (dish) =>
  (foodsOf(dish, 'grain', 'noodle').length > 0 ? bowls.grainSalad : bowls.tossedSalad)(dish)

const anySalad: Compose = (dish) => {
  if (/fruit salad/.test(dish.title)) return sweets.fruitDish(dish)
  if (/\b(?:chicken|tuna|egg|ham|salmon|crab|shrimp) salad\b/.test(dish.title) && foodsOf(dish, 'cream').length > 0)
    return bowls.boundSalad(dish)
  return (foodsOf(dish, 'grain', 'noodle', 'pasta').some(({ grams }) => grams > 60) ? bowls.grainSalad : bowls.salad)(
    dish,
  )
}

/** 'Peaches with Yogurt' are peaches; everything else with yogurt is spooned. */
const spooned: Compose = (dish) => {
  const isBeside = / with (?:yogurt|whipped)/.test(dish.title) && !/bowl|pudding|chia|custard|oat/.test(dish.title)
  return (isBeside ? sweets.fruitDish : sweets.spoonBowl)(dish)
}

const anyBowl: Compose = (dish) => {
  const isSoup = foodsOf(dish, 'noodle').length > 0 && foodsOf(dish, 'sauce').some(({ id }) => /stock|dashi/.test(id))
  if (isSoup) return soups.brothSoup(dish)
  const isSweet = foodsOf(dish, 'main', 'leaf').length === 0 && foodsOf(dish, 'cream').length > 0
  return (dish.recipeType === 'Dessert' || isSweet ? sweets.spoonBowl : bowls.grainBowl)(dish)
}

const roasted: Compose = (dish) =>
  (dish.recipeType === 'Dessert' || isFruit(dish) ? sweets.fruitDish : plates.traybake)(dish)

/** Whole and in one piece it is a roast; in pieces it is roasted on a sheet. */
const anyRoast: Compose = (dish) => {
  const main = foodsOf(dish, 'main')[0]
  const isWhole =
    main !== undefined &&
    /whole-chicken|whole-turkey|cornish|duck$|leg|loin|shoulder|beef-round|brisket|rib|ham/.test(main.id)
  return (isWhole ? oven.roast : roasted)(dish)
}

/** What a title names, the more special first. */
export const kindsByTitle: readonly (readonly [RegExp, Compose])[] = [
  [/\bsmoothie bowl\b|\b(?:kheer|arroz con leche|riz au lait|phirni)\b/, sweets.spoonBowl],
  [/\bcompote\b/, sweets.fruitDish],
  [/^hot\b.*\b(?:punch|cider|toddy|lemonade)\b/, drinks.hotDrink],
  [/\b(?:smoothie|milkshake|shake|lassi|slush|frappe smoothie)\b/, drinks.smoothie],
  [/\b(?:popcorn)\b(?! (?:chicken|shrimp))/, crisp.popcorn],
  [/\bbark\b/, crisp.bark],
  [/\b(?:brownies?|blondies|bars|cornbread|fudge|shortbread|gingerbread|rice krispie treats)\b/, baked.bars],
  [/\bmousse\b|\b(?:trifle|eton mess)\b/, sweets.spoonBowl],
  [/\b(?:flan|creme caramel)\b/, sweets.flan],
  [/\b(?:granita|shaved ice|scraped ice)\b/, small.granita],
  [/\b(?:popsicles?|ice pops?|paletas?|kulfi)\b/, small.pops],
  [/\bhalwa\b|\bma.?amoul?nia\b/, small.halwa],
  [/\bsticky rice\b/, small.riceAndFruit],
  [/\b(?:bread pudding|strata|breakfast casserole)\b/, oven.breadBake],
  [/\bbaked oat/, oven.bakedOats],
  [/\bgranola\b(?! bar)/, small.granola],
  [
    /\b(?:hot chocolate|cocoa$|latte|chai|infusion|mulled|golden milk|cappuccino|coffee$|tea$|frappe|eggnog)\b/,
    drinks.hotOrIced,
  ],
  [
    /\b(?:cooler|punch|lemonade|limeade|spritz\w*|mocktail|agua fresca|iced (?:tea|coffee)|mojito|sangria|juice)$/,
    drinks.coldDrink,
  ],
  [/\b(?:cooler|punch|lemonade|limeade|spritzer|mocktail|agua fresca|iced (?:tea|coffee)) with\b/, drinks.coldDrink],
  [/\b(?:potato|kettle|sweet potato) (?:chips|crisps)\b|\bfries\b|\bfrites\b(?!.*steak)/, crisp.fries],
  [/\bnachos?\b/, crisp.nachos],
  [/\bchilaquiles\b|\bmigas\b/, crisp.saucedChips],
  [/\bchips (?:and|with|&) .*(?:salsa|dip|guacamole)/, crisp.chipsAndSalsa],
  [/\b(?:kale|leaf|beet|spinach|chard) (?:chips|crisps)\b/, crisp.leafCrisps],
  [/\b(?:parmesan|cheddar|cheese|gruyere|manchego) (?:crisps|frico|chips)\b/, crisp.cheeseCrisps],
  [/\benchiladas?\b|\b(?:cannelloni|manicotti|enmoladas)\b/, rolled.bakedRolls],
  [
    /\b(?:burritos?|wraps?|summer rolls?|spring rolls?|egg rolls?|taquitos|flautas|shawarma|gyros?|sushi rolls?|kimbap|cabbage rolls?)\b(?! (?:bowl|in a bowl|salad))(?<!lettuce wraps?)/,
    rolled.rolls,
  ],
  [/\bquesadillas?\b|\bomelet(?:te)?s?\b(?<!spanish omelette)|\bcalzones?\b|\bcrepes?\b/, rolled.halfMoons],
  [
    /\bstuffed (?:[a-z]+ )?(?:bell )?(?:peppers?|eggplants?|zucchini|squash|tomatoes|potatoes|sweet potatoes|avocados?|dates|portobellos?|shells|vegetables)\b|\b(?:twice|loaded|jacket).baked potato|\bdates stuffed\b|\bpeppers? stuffed\b/,
    rolled.boats,
  ],
  [
    /\b(?:katsu|schnitzel|milanese|milanesa|cutlets?|tenders?|nuggets?|fish sticks|fish and chips|tempura|chicken fried|country fried|fried chicken|fried fish|fried shrimp|mozzarella sticks|breaded|karaage|calamari)\b(?!.*\b(?:sandwich|burger|rice|curry|bowl|salad)\b)/,
    crisp.cutlets,
  ],
  [
    /\b(?:sesame|orange|general tso'?s?|sweet and sour|honey|kung pao|lemon|teriyaki|sticky) (?:garlic )?(?:chicken|pork|tofu|cauliflower|shrimp)\b(?=.*$)/,
    (dish) =>
      (/\b(?:cornstarch|batter|fry|crisp)\b/.test(dish.steps) && !/\bbaking sheet|sheet pan|grill\b/.test(dish.steps)
        ? crisp.glazedChunks
        : byCooking)(dish),
  ],
  [/\b(?:tacos?|tostadas?|fajitas?)\b(?! (?:soup|salad|bowl|seasoning))/, hand.tacos],
  [/\b(?:moo shu|mu shu|peking duck pancakes)\b/, hand.tacos],
  [/\blettuce (?:wraps?|cups?)\b|\blarb\b/, hand.lettuceCups],
  [/\bcobbler\b/, oven.cobbler],
  [/\b(?:crumble|streusel)\b|\b(?:apple|peach|pear|cherry|berry|plum|rhubarb|\w+berry) crisp\b/, sweets.crumble],
  [
    /\b(?:pancakes?|waffles?|hotcakes?|blini|french toast|torrijas)\b/,
    (dish) => (isSavory(dish) && !/waffle|toast/.test(dish.title) ? baked.savoryPancakes : baked.pancakes)(dish),
  ],
  [/\bchilla|besan|pajeon|okonomiyaki|socca\b/, baked.savoryPancakes],
  [/\begg (?:muffins|cups)\b|\b(?:muffins?|cupcakes?|popovers?|yorkshire puddings?)\b/, baked.muffins],
  [/\bmacaroons?\b|\bcoquitos\b/, baked.macaroons],
  [/\b(?:scones?|shortcakes?|buttermilk biscuits)\b/, baked.scones],
  [/\b(?:cookies?|biscuits?|snickerdoodles)\b/, baked.cookies],
  [/\b(?:ice cream|sorbet|gelato|frozen yogurt|sherbet)\b/, sweets.scoops],
  [/\b(?:quiche|savory tart)\b/, eggs.tart],
  [/\b(?:frittata|spanish (?:tortilla|omelette)|tortilla espanola|egg bake)\b/, eggs.setEggs],
  [/\b(?:scrambled? eggs?|menemen|egg scramble|tofu scramble)\b|\bscramble\b/, small.scramble],
  [/\b(?:shakshuka|huevos|eggs? (?:in|simmered)|baked eggs|flamenca)\b/, eggs.eggsInPan],
  [
    /\b(?:deviled eggs?|stuffed mushrooms?|cucumber bites|energy b(?:ites|alls)|bites|truffles|arancini)\b/,
    hand.ringOfBites,
  ],
  [/\b(?:skewers?|kebabs?|kabobs?|satay|souvlaki|yakitori|brochettes?)\b/, hand.skewers],
  [
    /\b(?:dumplings?|gyoza|potstickers?|wontons?(?! soup)|empanadas?|samosas?|pierogi|pasties)\b(?<!chicken and dumplings)/,
    hand.dumplings,
  ],
  [/\bmeatloaf\b/, oven.meatloaf],
  [
    /\b(?:meatballs?|patties|falafel|koftas?|fritters|croquettes|(?:fish|crab|salmon|potato) cakes|salisbury steak|pakoras?|latkes)\b(?! soup)/,
    (dish) => (/\b(?:spaghetti|linguine|pasta)\b/.test(dish.title) ? bowls.pasta : plates.roundsOfMeat)(dish),
  ],
  [/\b(?:pizzas?|flatbreads?|focaccia|manakish|naan|flammkuchen|tarte flambee|lahmacun|pide)\b/, hand.flatbreads],
  [/\b(?:\w*burgers?|sliders?|sloppy joes?|banh mi|subs?|hot dogs?)\b/, hand.buns],
  [
    /\b(?:sandwich(?:es)?|grilled cheese|panini|(?:tuna|patty) melt|croque|reuben|club|blt|pb.?j)\b(?! (?:soup))/,
    rolled.sandwiches,
  ],
  [/\b(?:toasts?|bruschetta|crostini|tartines?|garlic bread)\b(?! (?:soup|salad))/, hand.toasts],
  [
    /\b(?:dip|hummus|guacamole|spread|tapenade|baba ganoush|muhammara|raita|romesco sauce|salsa)$|\b(?:dip|hummus|guacamole) with\b/,
    (dish) => (/\bbak(?:e|ing dish)\b/.test(dish.steps) && /dip/.test(dish.title) ? oven.casserole : hand.dip)(dish),
  ],
  [/\b(?:slaw|coleslaw)\b/, bowls.slaw],
  [/\begg drop\b/, small.eggRibbons],
  [/\bonion soup\b/, small.onionSoup],
  [/\b(?:meatball|wedding|albondigas)\b.*\b(?:soup|caldo)\b|\balbondigas\b/, small.ballSoup],
  [/\bsopa de ajo\b|\bribollita\b|\bbread soup\b/, small.breadSoup],
  [/\b(?:mussels|clams|mejillones|moules)\b(?!.*\b(?:chowder|pasta|linguine|spaghetti|soup)\b)/, small.shells],
  [
    /\b(?:soup|chowder|bisque|gazpacho|minestrone|pho|ramen|broth|consomme|borscht|laksa|pozole|tom yum|tom kha|avgolemono|jjigae|bouillabaisse)\b/,
    soup,
  ],
  [/\bcongee\b/, soups.congee],
  [/\b(?:dal|dahl|daal)\b/, soups.dal],
  [/\b(?:curry|curries|korma|masala|vindaloo|tikka|rendang|gumbo|etouffee|saag|paneer)\b/, soups.curry],
  [/\bstrogano\w+/, (dish) => (foodsOf(dish, 'noodle', 'pasta').length > 0 ? bowls.pasta : soups.curry)(dish)],
  [/\b(?:shepherd'?s pie|cottage pie|fish pie|hachis)\b/, oven.mashTopped],
  [
    /\b(?:lasagna|casserole|gratin|moussaka|bake|baked (?:ziti|pasta)|parmigiana|pot pie|pastitsio|tetrazzini|cauliflower cheese|spanakopita)\b/,
    oven.casserole,
  ],
  [/\bmac(?:aroni)? and cheese\b/, (dish) => (/\bbake\b/.test(dish.steps) ? oven.casserole : bowls.pasta)(dish)],
  [/\bgalette\b/, oven.galette],
  [
    /\b(?:pound cake|coffee cake loaf)\b|\bloaf\b|\b(?:banana|zucchini|pumpkin|soda|sourdough|white|no-knead|whole.wheat|rye) bread$/,
    baked.loaf,
  ],
  [/\b(?:pie|tarta?|tarte|clafoutis|cheesecake|strudel)\b/, baked.roundPie],
  [/cakes?\b|\b(?:torte|plum pudding|christmas pudding|sticky toffee pudding)\b/, baked.roundCake],
  [/\b(?:panzanella|fattoush|bread salad)\b/, bowls.breadSalad],
  [/\b(?:potato|pasta|macaroni|bean|chickpea|lentil)\b.*\bsalad\b/, bowls.tossedSalad],
  [/\b(?:grain|quinoa|farro|rice|couscous|bulgur|orzo|noodle|barley)\b.*\bsalad\b|\btabbouleh\b/, saladOfGrain],
  [/\bsalad\b/, anySalad],
  [
    /\b(?:rice pudding|pudding|chia|custard|porridge|oatmeal|oats|parfait|yogurt|panna cotta|breakfast bowl|overnight|creme brulee)\b/,
    spooned,
  ],
  [
    /\b(?:risotto|pilaf|pilau|biryani|paella|jambalaya|fried rice|spanish rice|arroz|plov|kedgeree|mujadara|nasi goreng|upma)\b|\brice(?:$| with)|^\w+ rice\b/,
    bowls.riceDish,
  ],
  [
    /\b(?:spaghetti|pasta|linguine|fettuccine|penne|rigatoni|gnocchi|carbonara|alfredo|bolognese|ravioli|tagliatelle|orzo|cacio e pepe|puttanesca|ziti|lo mein|pad thai|chow mein|noodles|yakisoba|japchae|arrabbiata|amatriciana|scampi)\b/,
    anyPasta,
  ],
  [/\bpot roast\b/, oven.potRoast],
  [
    /\b(?:chili|stew|tagine|fabada|cassoulet|stewed|braised?|ragout|ratatouille|goulash|adobo|bourguignon|slow.?cooker|pressure.?cooker|bean pot|baked beans|coq au vin|cacciatore|refried beans|collard greens)\b/,
    soups.stew,
  ],
  [/\b(?:stir.?fry|stir.?fried)\b/, plates.stirFry],
  [/\b(?:bowls?|bibimbap|donburi)\b/, anyBowl],
  [/\b(?:packets?|parcels?|en papillote|foil)\b/, rolled.parcels],
  [
    /^(?:roast|roasted|whole roasted?) (?!potato|vegetable|brussels|broccoli)|\broast (?:chicken|beef|pork|lamb|turkey|duck)\b/,
    anyRoast,
  ],
  [/\b(?:sheet.?pan|tray ?bake|traybake)\b|^roasted\b/, roasted],
  [/\bcreamed\b/, plates.creamed],
  [/\b(?:mashed|puree|mash|polenta|grits)\b/, plates.mash],
  [/\bpickle[ds]?\b|\bquick-pickled\b/, small.pickles],
  [/\bhash\b|\bskillet\b/, plates.skilletDish],
  [
    /\b(?:toasted|spiced|candied|roasted) .*(?:nuts|almonds|walnuts|pecans|cashews|peanuts|seeds|pistachios|hazelnuts)\b|\btrail mix\b/,
    hand.nutBowl,
  ],
  [/\bedamame\b|\bmarinated\b/, small.smallBowl],
]

/** Pancakes with vegetables or fish in them. */
function isSavory(dish: Dish): boolean {
  const hasSugar = dish.foods.some(({ id }) => /sugar|maple|honey|chocolate|vanilla/.test(id))
  return (
    !hasSugar &&
    foodsOf(dish, 'main', 'leaf', 'piece').some(({ id, part }) => part !== 'main' || id !== 'egg') &&
    !isFruitIn(dish)
  )
}

function isFruitIn(dish: Dish): boolean {
  return foodsOf(dish, 'piece', 'small').some(({ id }) => fruits.test(id))
}
