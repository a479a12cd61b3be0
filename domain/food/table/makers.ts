/**
 * Makers, dairies and shops whose names are words that also say something of a food ('Gold Medal', 'Cathedral City'): as a whole they say
 * nothing of what is in it. From general knowledge of the trade in the US and the UK, 2026; those who make imitations of plants stand in
 * `plantBrands` and are read first.
 */
export const makers: readonly string[] =
  `gold medal, cathedral city, organic valley, yeo valley, land o lakes, land o'lakes, land o' lakes, horizon organic, bob's red mill, bonne maman, lee kum kee, del monte,
  white lily, red boat, three crabs, pearl river bridge, seriously strong, pilgrims choice, tate & lyle, silver spoon, doves farm, la choy,
  thai kitchen, mae ploy, blue dragon, simply organic, spice islands, california olive ranch, chosen foods, primal kitchen, trader joe's,
  whole foods, toll house, great value, good & gather, market pantry, signature select, kirkland signature, simple truth, marks & spencer, m&s,
  taste the difference, tesco finest, duchy organic, st helen's farm, boar's head, oscar mayer, jimmy dean, hebrew national, ball park,
  nathan's famous, foster farms, bell & evans, vital farms, pete & gerry's, eggland's best, happy egg, clarence court, crystal farms, sara lee,
  dave's killer, nature's own, pepperidge farm, old el paso, la tortilla factory, ben's original, near east, rice select, de cecco, red star,
  red gold, green giant, crystal hot, swans down, martha white, robin hood, pioneer brand, clabber girl, log cabin, mrs butterworth's, aunt jemima,
  nielsen-massey, morton & bassett, diamond crystal, kitchen basics, college inn, swanson's, ocean spray, welch's, st dalfour, bird's eye,
  mama lil's, san marzano brand, anchor brand, challenge brand, philadelphia original,
  laura scudder's, adams brand, justin's, wild planet, starkist, star-kist, john west, young's, birds eye,
  wright brand, niman ranch, aunt bessie's, mr kipling, mission foods, uncle ben's, la victoria, el pato, san-j, wan ja shan, three ladies`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
