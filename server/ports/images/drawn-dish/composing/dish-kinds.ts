import {
  grainBowl,
  grainSalad,
  pasta,
  riceDish,
  salad,
  slaw,
} from '#server/ports/images/drawn-dish/composing/bowls-and-salads.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { coldDrink, hotDrink, smoothie } from '#server/ports/images/drawn-dish/composing/drinks.ts'
import {
  buns,
  dip,
  dumplings,
  flatbreads,
  lettuceCups,
  nutBowl,
  ringOfBites,
  skewers,
  tacos,
  toasts,
} from '#server/ports/images/drawn-dish/composing/hand-food.ts'
import {
  eggsInPan,
  mash,
  plated,
  roundsOfMeat,
  setEggs,
  side,
  skilletDish,
  stirFry,
  traybake,
} from '#server/ports/images/drawn-dish/composing/plates-and-pans.ts'
import { brothSoup, curry, dal, smoothSoup, stew } from '#server/ports/images/drawn-dish/composing/soups-and-stews.ts'
import {
  bars,
  casserole,
  cookies,
  crumble,
  fruitDish,
  loaf,
  muffins,
  pancakes,
  roundCake,
  scoops,
  spoonBowl,
} from '#server/ports/images/drawn-dish/composing/sweets.ts'

const isBlended = ({ steps }: Dish) =>
  /\b(?:blend|puree)\w*\b[^.]*\b(?:smooth|silky|creamy|blender)|immersion blender/.test(steps)

const soup: Compose = (dish) =>
  (isBlended(dish) || /bisque|gazpacho|chilled|silky/.test(dish.title) ? smoothSoup : brothSoup)(dish)

const saladOfGrain: Compose = (dish) => (foodsOf(dish, 'grain', 'noodle').length > 0 ? grainSalad : salad)(dish)

const anySalad: Compose = (dish) => {
  if (/fruit salad/.test(dish.title)) return fruitDish(dish)
  return (foodsOf(dish, 'grain', 'noodle', 'pasta').some(({ grams }) => grams > 60) ? grainSalad : salad)(dish)
}

/** 'Peaches with Yogurt' are peaches; everything else with yogurt is spooned. */
const spooned: Compose = (dish) => {
  const isBeside = / with (?:yogurt|whipped)/.test(dish.title) && !/bowl|pudding|chia|custard|oat/.test(dish.title)
  return (isBeside ? fruitDish : spoonBowl)(dish)
}

const anyBowl: Compose = (dish) => {
  const isSoup = foodsOf(dish, 'noodle').length > 0 && foodsOf(dish, 'sauce').some(({ id }) => /stock|dashi/.test(id))
  if (isSoup) return brothSoup(dish)
  const isSweet = foodsOf(dish, 'main', 'leaf').length === 0 && foodsOf(dish, 'cream').length > 0
  return (dish.recipeType === 'Dessert' || isSweet ? spoonBowl : grainBowl)(dish)
}

const roasted: Compose = (dish) => (dish.recipeType === 'Dessert' || isFruit(dish) ? fruitDish : traybake)(dish)

/** What a title names, the more special first. */
const titles: readonly (readonly [RegExp, Compose])[] = [
  [/\bsmoothie bowl\b|\b(?:kheer|arroz con leche)\b/, spoonBowl],
  [/\bcompote\b/, fruitDish],
  [/^hot\b.*\b(?:punch|cider|toddy|lemonade)\b/, hotDrink],
  [/\b(?:smoothie|milkshake|shake|lassi)\b/, smoothie],
  [/\b(?:hot chocolate|cocoa|latte|chai|infusion|mulled|golden milk|cappuccino|hot toddy)\b/, hotDrink],
  [
    /\b(?:cooler|punch|lemonade|limeade|spritz\w*|mocktail|agua fresca|iced (?:tea|coffee)|mojito|sangria|juice)$/,
    coldDrink,
  ],
  [/\b(?:cooler|punch|lemonade|limeade|spritzer|mocktail|agua fresca|iced (?:tea|coffee)) with\b/, coldDrink],
  [/\b(?:tacos?|tostadas?|fajitas?)\b(?! (?:soup|salad|bowl))/, tacos],
  [/\blettuce (?:wraps?|cups?)\b|\blarb\b/, lettuceCups],
  [/\b(?:crumble|cobbler|streusel)\b|\bcrisp(?:$| with)/, crumble],
  [/\b(?:pancakes?|waffles?|crepes?|hotcakes?|blini)\b/, pancakes],
  [/\b(?:muffins?|cupcakes?)\b/, muffins],
  [/\b(?:brownies?|blondies|bars|cornbread|fudge|shortbread)\b/, bars],
  [/\b(?:cookies?|biscuits?|scones?|macaroons?)\b/, cookies],
  [/\b(?:ice cream|sorbet|gelato|granita|frozen yogurt|sherbet)\b/, scoops],
  [/\b(?:frittata|quiche|spanish tortilla|egg bake|strata)\b/, setEggs],
  [/\b(?:shakshuka|huevos|eggs? in|baked eggs|menemen|flamenca)\b/, eggsInPan],
  [/\b(?:deviled eggs?|stuffed mushrooms?|cucumber bites|energy b(?:ites|alls)|bites|truffles)\b/, ringOfBites],
  [/\b(?:skewers?|kebabs?|kabobs?|satay|souvlaki|yakitori|brochettes?)\b/, skewers],
  [
    /\b(?:dumplings?|gyoza|potstickers?|wontons?(?! soup)|empanadas?|spring rolls?|summer rolls?|samosas?)\b/,
    dumplings,
  ],
  [/\b(?:meatballs?|patties|falafel|koftas?|fritters|croquettes|fish cakes)\b(?! soup)/, roundsOfMeat],
  [/\b(?:pizzas?|flatbreads?|focaccia|quesadillas?|manakish)\b/, flatbreads],
  [/\b(?:\w*burgers?|sliders?|sloppy joes?|sandwich(?:es)?|banh mi|subs?)\b/, buns],
  [/\b(?:toasts?|bruschetta|crostini|tartines?)\b(?! (?:soup|salad))/, toasts],
  [/\b(?:dip|hummus|guacamole|spread|tapenade|baba ganoush|muhammara)\b/, dip],
  [/\b(?:slaw|coleslaw)\b/, slaw],
  [
    /\b(?:soup|chowder|bisque|gazpacho|minestrone|pho|ramen|broth|consomme|borscht|laksa|pozole|tom yum|egg drop)\b/,
    soup,
  ],
  [/\b(?:dal|dahl|daal)\b/, dal],
  [/\b(?:curry|curries|korma|masala|vindaloo|tikka|rendang|gumbo|etouffee|stroganoff)\b/, curry],
  [
    /\b(?:lasagna|casserole|gratin|moussaka|enchiladas?|bake|baked ziti|parmigiana|shepherd'?s pie|pot pie|mac(?:aroni)? and cheese)\b/,
    casserole,
  ],
  [/\b(?:cheesecake|cake|pie|tart|galette|clafoutis|torte)\b/, roundCake],
  [/\bloaf\b|\b(?:banana|zucchini|pumpkin|soda|sourdough|white|whole.wheat|rye) bread$/, loaf],
  [/\b(?:grain|quinoa|farro|rice|couscous|bulgur|orzo|noodle|barley|lentil|bean)\b.*\bsalad\b/, saladOfGrain],
  [/\bsalad\b/, anySalad],
  [
    /\b(?:rice pudding|pudding|chia|custard|porridge|oatmeal|oats|congee|parfait|yogurt|panna cotta|mousse|flan|breakfast bowl|overnight)\b/,
    spooned,
  ],
  [
    /\b(?:spaghetti|pasta|linguine|fettuccine|penne|rigatoni|gnocchi|carbonara|alfredo|bolognese|ravioli|tagliatelle|orzo|cacio e pepe|puttanesca|ziti|lo mein|pad thai|chow mein|noodles)\b/,
    pasta,
  ],
  [
    /\b(?:risotto|pilaf|pilau|biryani|paella|jambalaya|fried rice|spanish rice|arroz|plov|kedgeree)\b|\brice with\b/,
    riceDish,
  ],
  [
    /\b(?:chili|stew|tagine|fabada|cassoulet|stewed|braised?|ragout|ratatouille|goulash|pot roast|adobo|bourguignon|slow.?cooker|pressure.?cooker|bean pot|baked beans)\b/,
    stew,
  ],
  [/\b(?:stir.?fry|stir.?fried)\b/, stirFry],
  [/\b(?:bowls?)\b/, anyBowl],
  [/\b(?:sheet.?pan|tray ?bake|traybake)\b|^roasted\b/, roasted],
  [/\b(?:mashed|puree|mash|polenta|grits|refried)\b/, mash],
  [/\bskillet\b/, skilletDish],
  [
    /\b(?:toasted|spiced|candied|roasted) .*(?:nuts|almonds|walnuts|pecans|cashews|peanuts|seeds|pistachios|hazelnuts)\b|\b(?:trail mix|granola|popcorn)\b/,
    nutBowl,
  ],
  [/\bomelet(?:te)?s?\b|\bscrambled? eggs?\b/, setEggs],
]

/** The picture that suits the dish: by its title, then by what it is and how it is cooked. */
export function composeFor(dish: Dish): Compose {
  for (const [words, compose] of titles) if (words.test(dish.title)) return compose
  return byType(dish)
}

function byType(dish: Dish): Compose {
  const { recipeType, steps } = dish
  if (recipeType === 'Beverage')
    return /\bhot\b|tea\b|coffee|simmer|steep/.test(`${dish.title} ${steps}`)
      ? hotDrink
      : isBlended(dish)
        ? smoothie
        : coldDrink
  if (recipeType === 'Soup') return isBlended(dish) ? smoothSoup : brothSoup
  if (recipeType === 'Salad') return salad
  if (isNuts(dish)) return nutBowl
  if (recipeType === 'Dessert' || isFruit(dish))
    return foodsOf(dish, 'piece', 'small').length > 0 ? fruitDish : spoonBowl
  if (foodsOf(dish, 'noodle', 'pasta').some(({ grams }) => grams > 120))
    return /stock|dashi|broth/.test(steps) ? brothSoup : pasta
  if (/\b(?:sheet pan|baking sheet|rimmed sheet|roasting pan)\b/.test(steps)) return traybake
  if (/\bbaking dish\b/.test(steps)) return casserole
  if (recipeType === 'Side Dish') return side
  if (/\bwok\b|stir-fry/.test(steps)) return stirFry
  if (/\b(?:dutch oven|slow cooker|pressure cooker|instant pot|large pot)\b/.test(steps)) return stew
  return foodsOf(dish, 'main').length > 0
    ? plated
    : /\bskillet\b/.test(steps)
      ? skilletDish
      : foodsOf(dish, 'grain').length > 0
        ? grainBowl
        : plated
}

const fruits =
  /^(?:apple|sweet-apple|pear|asian-pear|peach|nectarine|apricot|plum|banana|mango|papaya|pineapple|kiwi|orange|strawberries|raspberries|blueberries|blackberries|cherries|grapes|watermelon|cantaloupe|honeydew|fresh-figs|persimmon|quince|grapefruit|rhubarb|dates|tangerine)$/

/** Whether most of the dish is fruit. */
function isFruit(dish: Dish): boolean {
  const [first] = foodsOf(dish, 'main', 'piece', 'leaf', 'small', 'grain')
  return first !== undefined && fruits.test(first.id)
}

function isNuts(dish: Dish): boolean {
  const [first] = dish.foods
  return first !== undefined && ['nut', 'walnut', 'cashew'].includes(first.look.shape)
}
