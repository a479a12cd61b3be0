/**
 * Makers, dairies and shops whose names are of several words, which apart may say something of a food ('Niman Ranch', 'Boar's Head'): as a
 * whole they say nothing of what is in it. A name that is written so of a food as well ('three crabs', 'red gold') is none of them. From
 * general knowledge of the trade in the US and the UK, 2026; those who make imitations of plants stand in `plantBrands`.
 */
export const makers: readonly string[] =
  `bell & evans, ben's original, best foods, betty crocker, blue dragon, boar's head, bob's red mill, bonne maman, california olive ranch, chosen foods,
  clarence court, crystal farms, dave's killer, de cecco, del monte, diamond crystal, doves farm, duncan hines, eggland's best, foster farms,
  gold medal, great value, green giant, hebrew national, hidden valley, huy fong, jimmy dean, john west, king arthur, kirkland signature, la choy,
  land o lakes, land o'lakes, land o' lakes, laura scudder's, lee kum kee, mae ploy, market pantry, marks & spencer, martha white, muir glen,
  nathan's famous, newman's own, niman ranch, ocean spray, old el paso, ore ida, ore-ida, organic valley, oscar mayer, pearl river bridge, pepperidge farm,
  pete & gerry's, primal kitchen, rancho gordo, sara lee, seriously strong, signature select, simple truth, st dalfour, stonyfield farm, tate & lyle,
  thai kitchen, trader joe's, uncle ben's, vital farms, whole foods, wild planet, yeo valley`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
