/** What is a part of a dish and no dish. */
export const notAlone =
  'pie crust|pizza dough|flaky pie|roux|stock|broth|ice pops|popsicle|paleta|sorbet|granita|ice cream'
export const breads =
  'bread|garlic bread|dinner rolls|biscuits|buttermilk biscuits|focaccia|naan|chapati|flatbread|yogurt flatbread|cornbread|breadsticks|challah|pita|corn muffin|hush pup|pao de queijo|scone|savory cheese muffin|bannock'
export const hotDrinks = 'hot|chai|coffee|latte|tea\\b|cocoa|mocha|infusion|golden milk'
