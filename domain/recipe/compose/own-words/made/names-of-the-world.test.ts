import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** Dishes from all over, as people type them; the kitchen has half of them, and nobody looked which. */
const names = `
  tartiflette, appam, laksa, massaman curry, boxty, kitfo, misir wot, tafelspitz, doro wat, mamaliga, crema catalana, banitsa,
  vitello tonnato, cataplana, pastilla, xiaolongbao, borscht, halaszle, pasta e fagioli, molokhia, hangi, khao soi, bo kho, rasam,
  ajo blanco, musakhan, cevapi, shrimp and grits, lu rou fan, char kway teow, frikadeller, karjalanpiirakka, sancocho, dobos torte,
  bubble and squeak, sauerbraten, solyanka, mapo tofu, zurek, kare kare, imam bayildi, etouffee, zurcher geschnetzeltes, pupusas,
  tonjiru, tostones, damper, fondue, cawl, mohinga, mochi, rendang, milanesa, ceviche, bara brith, ful medames, cornish pasty,
  spotted dick, dosa, lamington, janssons frestelse, haleem, johnnycakes, svickova, bigos, brunswick stew, zhajiangmian, salmorejo,
  arancini, dhokla, takoyaki, kalakukko, mujaddara, dan dan noodles, rosti, chicken paprikash, doubles, ugali, congee, idli, anticuchos,
  kouign amann, scrapple, goulash, pisto, rogan josh, loco moco, poutine, pabellon criollo, kung pao chicken, jam roly poly,
  maultaschen, chilaquiles, momos, burgoo, stollen, halo halo, clam chowder, eton mess, maqluba, barmbrack, bobotie, amok, quenelles,
  plov, samgyetang, aji de gallina, coxinha, bandeja paisa, trdelnik, gado gado, raggmunk, kaiserschmarrn, pao de queijo, pernil,
  iskender, chakhokhbili, caponata, churros, kotlet schabowy, cacio e pepe, bacalhau a bras, bun cha, bibimbap, aligot, gulab jamun,
  baleadas, moqueca, sarma, lahmacun, nasi goreng, avgolemono, ghormeh sabzi, okroshka, vichyssoise, paris brest, khachapuri, lok lak,
  cochinita pibil, satsivi, gallo pinto, galaktoboureko, patatas bravas, anzac biscuits, huarache, menemen, rouladen,
  lion’s head meatballs, bunny chow, varenyky, vatapa, fabada, zaalouk, stamppot, egg foo young, toad in the hole, harira, coq au vin,
  oyakodon, yassa chicken, hotdish, bouillabaisse, lobio, callaloo, chole bhature, knafeh, causa, manti, hoppin john, tom kha gai,
  butter tart, syrniki, kuku sabzi, lancashire hotpot, golubtsi, currywurst, black forest cake, locro, langos, escalivada, kedgeree,
  tteokbokki, placki, brigadeiro, pissaladiere, arroz de pato, pav bhaji, cioppino, clafoutis, spanakopita, tlayuda, lomo saltado,
  pastitsio, stifado, ajiaco, treacle tart, nanaimo bars, coddle, chicken fried steak, pasteis de nata, baingan bharta, gravlax,
  frito pie, caldo verde, flammkuchen, nikujaga`
  .trim()
  .split(/,\s+/)

function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase()
}

/** Whether what came is called so, is the dish that the catalogue has by that name, or is said to be another. */
function isMadeOrSaid(name: string): boolean {
  const wish = { ...anything, notes: name }
  const made = compose(wish, 1)
  if (!('draft' in made)) return true
  const { draft, dish } = made
  const { dish: heard } = readWish(hear(wish))
  const isItself = heard !== undefined && !heard.unlisted && dish.startsWith(`${heard.forms[0]}/`)
  return isItself || [draft.title, ...draft.notes].some((text) => plainly(text).includes(plainly(name)))
}

it('brings no dish for the name of another without a word', () => {
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => !isMadeOrSaid(name))).toEqual([])
})

it.each([
  ['zwiebelkuchen', / Cake$|Loaf/],
  ['lohikeitto', / Soup$/],
  ['rindergulasch', /Goulash/],
])('hears by its end what kind of dish a %s is', (name, title) => {
  const made = compose({ ...anything, notes: name }, 1)
  expect('draft' in made && made.draft.title).toMatch(title)
  expect('draft' in made && made.draft.notes.join()).toContain(`We have no recipe for “${name}” yet; the nearest is `)
})

it('asks what is in a dish of which nothing is known', () => {
  const made = compose({ ...anything, notes: 'khinkali' }, 1)
  expect('draft' in made && made.draft.notes.join()).toMatch(
    /^We have no recipe for “khinkali” yet; here is .+ instead\. Tell us what goes into it, and we’ll come closer$/,
  )
})
