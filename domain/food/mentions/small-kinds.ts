/** Words behind 'baby' for what is small or young and eaten: no infant is meant. A source to build patterns of. */
const small = `
  spinach carrot carrots potato potatoes corn arugula kale greens bok leaf leaves peas back rib ribs shrimp clam clams octopus bella
  portobello portobellos artichoke artichokes zucchini squash beet beets turnip turnips lettuce romaine tomato tomatoes onion onions
  eggplant eggplants gem shower cucumber cucumbers pepper peppers lima swiss chard rocket salad broccoli fennel leek leeks radish
  radishes mozzarella sweet mushroom mushrooms scallop scallops squid cauliflower mixed`
export const smallKinds = new RegExp(`(?:${small.trim().split(/\s+/).join('|')})`)
