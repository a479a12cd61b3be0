/** The text with each picture of a food as its word, and the other pictures gone: 'no 🍄' is 'no mushroom'. */
export function picturesRead(text: string): string {
  return text.replace(/\p{Extended_Pictographic}/gu, (picture) => {
    const words = foodOf.get(picture)
    return words ? ` ${words} ` : ' '
  })
}

/** Names of the pictures: those of the Unicode character table, in the words of this kitchen. */
const rows = `
🍆 eggplant|🍅 tomatoes|🥑 avocado|🥦 broccoli|🥕 carrots|🌽 corn|🥒 cucumber|🥬 leafy greens|🥔 potato|🍠 sweet potato|🧅 onion|🧄 garlic
🍄 mushrooms|🫑 bell pepper|🌶 chile pepper|🫛 peas|🫘 beans|🥜 peanuts|🌰 chestnuts|🫚 ginger|🫒 olives|🎃 pumpkin
🍎 apple|🍏 apple|🍐 pear|🍊 orange|🍋 lemon|🍌 banana|🍉 watermelon|🍇 grapes|🍓 strawberries|🫐 blueberries|🍒 cherries|🍑 peach
🥭 mango|🍍 pineapple|🥥 coconut|🥝 kiwi
🍞 bread|🥖 bread|🫓 flatbread|🥨 pretzels|🥯 bagels|🧀 cheese|🥚 eggs|🍳 eggs|🧈 butter|🥓 bacon|🥩 steak|🍗 chicken|🍖 meat
🐔 chicken|🐓 chicken|🐄 beef|🐮 beef|🐖 pork|🐷 pork|🐑 lamb|🐟 fish|🐠 fish|🦐 shrimp|🍤 shrimp|🦀 crab|🦞 lobster|🦑 squid|🐙 octopus
🦪 oysters|🌭 hot dogs|🍔 burger|🍕 pizza|🥪 sandwich|🌮 tacos|🌯 burrito|🥗 salad|🍝 spaghetti|🍜 noodle soup|🍲 stew|🍛 curry
🍚 rice|🍙 rice|🍣 sushi|🥟 dumplings|🥞 pancakes|🧇 waffles|🥧 pie|🍰 cake|🍪 cookies|🍫 chocolate|🍯 honey|🥛 milk`

const foodOf: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split(/[|\n]/)
    .map((row): [string, string] => {
      const [picture = '', ...words] = row.split(' ')
      return [picture, words.join(' ')]
    }),
)
