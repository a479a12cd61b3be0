/**
 * Makers whose meat, cheese, milk, butter and eggs are of plants: their name before the name of an animal food denies it. From general
 * knowledge of the trade, 2026; names that are plain words stand with the word by which they are told.
 */
export const plantBrands: readonly string[] =
  `impossible, beyond meat, beyond burger, beyond beef, beyond sausage, beyond chicken, beyond steak, gardein, quorn, lightlife, tofurky, field roast,
  morningstar farms, morningstar, boca burger, boca, gimme lean, smart dogs, sweet earth, heura, vivera, linda mccartney, the vegetarian butcher,
  vegetarian butcher, meati, daring chicken, daring, abbot's butcher, abbot's, no evil foods, dr praeger's, hilary's, upton's naturals, before the butcher,
  alpha foods, garden gourmet, richmond meat-free, this isn't, thisisn't, meatless farm, moving mountains, omnipork, omnimeat, good catch, gathered foods,
  sophie's kitchen, konscious, yves veggie, yves, the very good butchers, big mountain, unmeat, plant boss, butler foods, wicked kitchen,
  violife, daiya, miyoko's, miyokos, follow your heart, kite hill, treeline, chao, so delicious, field roast chao, go veggie, tofutti,
  nush, cathedral city plant, applewood vegan, sheese, bute island, parmela, spero, vegan valley, nutcrafter, rebel cheese, nuts for cheese,
  earth balance, country crock plant, naturli, flora plant, vitalite, melt organic, forager project, cocojune, lavva, coyo, silk almond, silk soy, silk oat,
  oatly, califia, ripple milk, elmhurst, mooala, chobani oat, planet oat, minor figures, alpro, koko, rude health, plenish, nutpods, good karma,
  just egg, eat just, zero egg, vegan egg, oggs, crackd, simply eggless, hodo, orgran no egg, neat egg, bob's red mill egg replacer,
  vegenaise, veganaise, hampton creek, just mayo`
    .split(',')
    .map((name) => name.trim())
