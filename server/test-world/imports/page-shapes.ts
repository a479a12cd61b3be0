import type { Golden } from '#server/test-world/imports/golden-recipes.ts'
import { iso, type Shape, spoken, timed } from '#server/test-world/imports/shaped.ts'

const html = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
/** As WordPress writes it into JSON: entities, also for what needs none. */
const entities = (text: string) =>
  html(text)
    .replace(/1\/2/g, '&frac12;')
    .replace(/1\/4/g, '&#188;')
    .replace(/'/g, '&#8217;')
    .replace(/é/g, '&eacute;')
    .replace(/°/g, '&deg;')
const asEntitiesRead = (text: string) =>
  text
    .replace(/1 1\/2/g, '1 ½')
    .replace(/1\/2/g, '½')
    .replace(/1\/4/g, '¼')
    .replace(/'/g, '’')
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page | A Kitchen</title>${head}</head><body><nav><ul><li>Home</li></ul></nav>${body}<footer><p>© A Kitchen. 2 cups of tea.</p></footer></body></html>`
const script = (value: unknown) => `<script type="application/ld+json" class="seo">${JSON.stringify(value)}</script>`
const times = ({ prep, cook, total }: Golden) => ({
  prepTime: iso(prep!),
  cookTime: iso(cook!),
  totalTime: iso(total!),
})

const jsonLd: Shape = (golden) => ({
  program: 'page, JSON-LD',
  file: 'a.html',
  golden: timed(golden),
  text: page(
    script({
      '@context': 'https://schema.org/',
      '@type': 'Recipe',
      name: golden.title,
      recipeYield: golden.servings,
      ...times(golden),
      recipeIngredient: golden.ingredients,
      recipeInstructions: golden.steps.map((text, at) => ({
        '@type': 'HowToStep',
        name: `Step ${at + 1}`,
        text,
        url: `#${at}`,
      })),
    }),
    `<h1>${html(golden.title)}</h1>`,
  ),
})

const graph: Shape = (golden) => ({
  program: 'page, JSON-LD',
  file: 'b.html',
  golden: {
    ...timed(golden),
    title: asEntitiesRead(golden.title),
    ingredients: golden.ingredients.map(asEntitiesRead),
    steps: golden.steps.map(asEntitiesRead),
  },
  text: page(
    script({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article', '@id': 'https://kitchen.example/a#article', headline: 'All about it' },
        { '@type': 'Person', '@id': '#me', name: 'Kim' },
        {
          '@type': ['Recipe'],
          '@id': '#recipe',
          name: entities(golden.title),
          author: { '@id': '#me' },
          recipeYield: [String(golden.servings), `${golden.servings} servings`],
          ...times(golden),
          recipeIngredient: golden.ingredients.map(entities),
          recipeInstructions: golden.steps.map((text) => ({
            '@type': 'HowToStep',
            text: entities(text),
            image: 'x.jpg',
          })),
        },
      ],
    }),
    '',
  ),
})

const oneText: Shape = (golden) => ({
  program: 'page, JSON-LD',
  file: 'c.html',
  golden: timed(golden),
  text: page(
    `<script type='application/ld+json'>\n<!--\n${JSON.stringify([
      {
        '@context': 'http://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', name: 'Home' }],
      },
      {
        '@context': 'http://schema.org',
        '@type': 'http://schema.org/Recipe',
        name: ` ${golden.title} `,
        recipeYield: `Serves ${golden.servings}`,
        prepTime: `P0DT0H${golden.prep}M`,
        cookTime: `P0Y0M0DT0H${golden.cook}M0.000S`,
        totalTime: spoken(golden.total!),
        recipeIngredient: golden.ingredients.join('\n'),
        recipeInstructions: golden.steps.map((step, at) => `<p>${at + 1}. ${html(step)}</p>`).join(''),
      },
    ])}\n-->\n</script>`,
    '',
  ),
})

const texts: Shape = (golden) => ({
  program: 'page, JSON-LD',
  file: 'd.html',
  golden: timed(golden),
  text: page(
    script({
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'Recipe',
        name: golden.title,
        recipeYield: { '@type': 'QuantitativeValue', value: golden.servings, unitText: 'servings' },
        ...times(golden),
        recipeIngredient: golden.ingredients,
        recipeInstructions: golden.steps,
      },
    }),
    '',
  ),
})

const microdata: Shape = (golden) => ({
  program: 'page, microdata',
  file: 'e.html',
  golden: timed(golden),
  text: page(
    '',
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${html(golden.title)}</h1>
     <span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Kim</span></span>
     <meta itemprop="recipeYield" content="${golden.servings} servings"><time itemprop="prepTime" datetime="${iso(golden.prep!)}">soon</time>
     <time itemprop="cookTime" datetime="${iso(golden.cook!)}">later</time><meta itemprop="totalTime" content="${iso(golden.total!)}">
     <ul>${golden.ingredients.map((line) => `<li itemprop="recipeIngredient"><b>${html(line.split(' ')[0]!)}</b> ${html(line.split(' ').slice(1).join(' '))}</li>`).join('\n')}</ul>
     <ol>${golden.steps.map((step) => `<li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text">${html(step)}</span></li>`).join('')}</ol></div>`,
  ),
})

const oldMicrodata: Shape = (golden) => ({
  program: 'page, microdata',
  file: 'f.html',
  golden: timed(golden),
  text: page(
    '',
    `<article itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${html(golden.title)}</h2><p>Yield: <span itemprop="recipeYield">${golden.servings}</span></p>
     <p><meta itemprop="prepTime" content="${iso(golden.prep!)}">Prep <meta itemprop="cookTime" content="${iso(golden.cook!)}">Cook <meta itemprop="totalTime" content="${iso(golden.total!)}">All</p>
     ${golden.ingredients.map((line) => `<p itemprop="ingredients">• ${html(line)}</p>`).join('')}
     <div itemprop="recipeInstructions"><ol>${golden.steps.map((step) => `<li>${html(step)}</li>`).join('')}</ol></div></article>`,
  ),
})

const plainPage: Shape = (golden) => ({
  program: 'page, text',
  file: 'g.html',
  golden: { ...golden, prep: undefined, cook: undefined, total: undefined },
  text: page(
    `<title>${html(golden.title)} - A Kitchen</title>`,
    `<main><h1>${html(golden.title)}</h1><p>Serves ${golden.servings}</p><h2>Ingredients</h2><ul>${golden.ingredients.map((line) => `<li>${html(line)}</li>`).join('')}</ul><h2>Method</h2><ol>${golden.steps.map((step) => `<li>${html(step)}</li>`).join('')}</ol></main>`,
  ).replace('<title>A page | A Kitchen</title>', ''),
})

export const pageShapes: readonly Shape[] = [jsonLd, graph, oneText, texts, microdata, oldMicrodata, plainPage]
