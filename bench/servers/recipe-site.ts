import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A recipe as people copy it. */
export const pastedRecipe = `Banana bread
Makes 1 loaf, serves 8

Ingredients
4 cups flour
1 cup sugar
1 cup butter
4 bananas

Method
Mash the bananas with the butter and sugar, then stir in the flour.
Bake at 350°F for 55 minutes, then cool for 10 minutes.`

/** A site of which every page has one recipe, 'Lentils of the web', marked as recipe sites mark theirs; `host` has its port. */
export async function recipeSite(): Promise<{ host: string; close: () => void }> {
  const recipe = {
    '@type': 'Recipe',
    name: 'Lentils of the web',
    recipeYield: 2,
    recipeIngredient: ['1 cup green lentils', '1 onion, sliced'],
    recipeInstructions: ['Simmer the lentils with the onion for 25 minutes.'],
  }
  const page = `<title>Lentils</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  return { host: `127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => void site.close() }
}
