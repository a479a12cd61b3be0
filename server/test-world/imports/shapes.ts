import type { Golden } from '#server/test-world/imports/golden-recipes.ts'

/** A file or page as a program would write it, and what of the golden recipe its format can carry. */
export interface Shaped {
  program: string
  file: string
  text: string
  golden: Golden
}

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
const iso = (minutes: number) => (minutes % 60 === 0 && minutes > 0 ? `PT${minutes / 60}H` : `PT${minutes}M`)
const spoken = (minutes: number) =>
  minutes >= 60 ? `${Math.floor(minutes / 60)} hr${minutes % 60 ? ` ${minutes % 60} mins` : ''}` : `${minutes} mins`
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page | A Kitchen</title>${head}</head><body><nav><ul><li>Home</li></ul></nav>${body}<footer><p>© A Kitchen. 2 cups of tea.</p></footer></body></html>`
const script = (value: unknown) => `<script type="application/ld+json" class="seo">${JSON.stringify(value)}</script>`
const times = ({ prep, cook, total }: Golden) => ({
  prepTime: iso(prep!),
  cookTime: iso(cook!),
  totalTime: iso(total!),
})
const timed = (golden: Golden): Golden => ({ ...golden, cook: golden.cook || undefined })

type Shape = (golden: Golden) => Shaped

/** '1 1/2 cups red lentils, rinsed' in the parts that programs with tables of foods keep. */
function partsOf(line: string) {
  const [, amount = '', rest = line] = /^((?:\d+ )?\d+\/\d+|\d+)? ?(.*)$/.exec(line) ?? []
  const [, unit = '', name = rest] = /^(cups?|tsp|tbsp|g|ml|lb|cloves|slices) (.*)$/.exec(rest) ?? []
  const [food = '', ...note] = name.split(', ')
  const [whole, fraction] = amount.includes(' ')
    ? amount.split(' ')
    : amount.includes('/')
      ? ['0', amount]
      : [amount || '0']
  const [over, under] = (fraction ?? '0/1').split('/').map(Number)
  return { quantity: Number(whole) + over! / under!, unit, food, note: note.join(', ') }
}

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

const paprika: Shape = (golden) => ({
  program: 'Paprika',
  file: 'a.paprikarecipe',
  golden: timed(golden),
  text: JSON.stringify({
    uid: 'A-B-C',
    name: golden.title,
    ingredients: golden.ingredients.join('\n'),
    directions: golden.steps.join('\n\n'),
    servings: `${golden.servings} servings`,
    prep_time: spoken(golden.prep!),
    cook_time: golden.cook ? spoken(golden.cook) : '',
    total_time: spoken(golden.total!),
    notes: '',
    nutritional_info: '',
    categories: ['Dinner'],
    source: 'kitchen.example',
    source_url: 'https://kitchen.example/a',
    rating: 0,
    on_favorites: 0,
    photo_data: null,
    created: '2026-01-02 03:04:05',
  }),
})

const mealie: Shape = (golden) => ({
  program: 'Mealie',
  file: 'recipes/a/a.json',
  golden: timed(golden),
  text: JSON.stringify({
    id: 'a',
    groupId: 'g',
    slug: 'a',
    name: golden.title,
    recipeServings: golden.servings,
    recipeYield: '',
    recipeYieldQuantity: 0,
    prepTime: spoken(golden.prep!),
    performTime: golden.cook ? spoken(golden.cook) : null,
    totalTime: spoken(golden.total!),
    orgURL: 'https://kitchen.example/a',
    recipeIngredient: golden.ingredients.map((line) => {
      const { quantity, unit, food, note } = partsOf(line)
      return {
        quantity,
        unit: unit ? { name: unit } : null,
        food: { name: food },
        note,
        title: null,
        originalText: null,
        referenceId: 'r',
      }
    }),
    recipeInstructions: golden.steps.map((text) => ({
      id: 'i',
      title: '',
      summary: '',
      text,
      ingredientReferences: [],
    })),
    notes: [],
    tags: [],
    recipeCategory: [],
    settings: { disableAmount: false },
  }),
})

const oldMealie: Shape = (golden) => ({
  program: 'Mealie',
  file: 'recipes/b/b.json',
  golden: timed(golden),
  text: JSON.stringify({
    slug: 'b',
    name: golden.title,
    recipeYield: `${golden.servings} servings`,
    prepTime: spoken(golden.prep!),
    performTime: golden.cook ? spoken(golden.cook) : null,
    totalTime: spoken(golden.total!),
    recipeIngredient: golden.ingredients.map((note) => ({
      title: null,
      note,
      unit: null,
      food: null,
      disableAmount: true,
      quantity: 1,
    })),
    recipeInstructions: golden.steps.map((text) => ({ title: '', text })),
  }),
})

const tandoor: Shape = (golden) => ({
  program: 'Tandoor',
  file: 'a/recipe.json',
  golden: { ...timed(golden), total: undefined },
  text: JSON.stringify({
    name: golden.title,
    description: '',
    keywords: [{ name: 'Dinner', description: '' }],
    servings: golden.servings,
    servings_text: 'servings',
    working_time: golden.prep,
    waiting_time: golden.cook,
    internal: true,
    steps: golden.steps.map((instruction, at) => ({
      name: '',
      instruction,
      order: at,
      time: 0,
      show_as_header: false,
      ingredients: (at === 0 ? golden.ingredients : []).map((line, order) => {
        const { quantity, unit, food, note } = partsOf(line)
        return {
          food: { name: food, plural_name: null },
          unit: unit ? { name: unit, plural_name: null } : null,
          amount: quantity,
          note,
          order,
          is_header: false,
          no_amount: quantity === 0,
        }
      }),
    })),
  }),
})

const recipeSage: Shape = (golden) => ({
  program: 'RecipeSage',
  file: 'recipesage.json',
  golden: { ...golden, cook: undefined },
  text: JSON.stringify({
    recipes: [
      {
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        identifier: 'u-1',
        name: golden.title,
        description: '',
        prepTime: iso(golden.prep!),
        totalTime: spoken(golden.total!),
        recipeYield: `${golden.servings}`,
        recipeIngredient: golden.ingredients,
        recipeInstructions: golden.steps.map((text) => ({ '@type': 'HowToStep', text })),
        recipeCategory: ['dinner'],
        creditText: 'Kim',
        isBasedOn: 'https://kitchen.example/a',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Good.' }],
      },
    ],
  }),
})

const nextcloud: Shape = (golden) => ({
  program: 'Nextcloud',
  file: 'A/recipe.json',
  golden: timed(golden),
  text: JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    id: '7',
    name: golden.title,
    description: '',
    url: '',
    image: '',
    ...{
      prepTime: `PT0H${golden.prep}M`,
      cookTime: `PT${Math.floor(golden.cook! / 60)}H${golden.cook! % 60}M0S`,
      totalTime: `PT${Math.floor(golden.total! / 60)}H${golden.total! % 60}M`,
    },
    recipeCategory: 'Dinner',
    keywords: 'quick,good',
    recipeYield: golden.servings,
    tool: [],
    recipeIngredient: golden.ingredients,
    recipeInstructions: golden.steps,
    nutrition: { '@type': 'NutritionInformation' },
    dateCreated: '2026-01-02T03:04:05+0000',
  }),
})

const cooklang: Shape = (golden) => ({
  program: 'Cooklang',
  file: `${golden.title.replace(/[/\\<"]/g, '-')}.cook`,
  golden: timed(golden),
  text: [
    '---',
    `title: ${JSON.stringify(golden.title)}`,
    `servings: ${golden.servings}`,
    `prep time: ${golden.prep} min`,
    ...(golden.cook ? [`cook time: ${golden.cook} min`] : []),
    `time: ${golden.total} min`,
    'tags: [dinner, good]',
    '---',
    '',
    // a method that names each food: the lines are as its braces say
    ...golden.steps.map((step, at) => (at === 0 ? withFoods(step, golden.ingredients) : step)),
  ].join('\n\n'),
})

/** The lines are named by the step, behind its own words; references keep the words as they are. */
function withFoods(step: string, lines: readonly string[]): string {
  const foods = lines.map((line) => {
    const { food, note, unit } = partsOf(line)
    const amount = /^(?:(?:\d+ )?\d+\/\d+|\d+)/.exec(line)?.[0] ?? ''
    return `@${food.replaceAll('(', '').replaceAll(')', '')}{${amount}${unit ? `%${unit}` : ''}}${note ? `(${note})` : ''}`
  })
  return `${step} ${foods.join(' ')}`
}

/** What `withFoods` comes to as words. */
function cooklangGolden(shaped: Shaped): Shaped {
  const { golden } = shaped
  const plainFood = (line: string) => line.replace(/[()]/g, '')
  const names = golden.ingredients.map((line) => plainFood(partsOf(line).food))
  return {
    ...shaped,
    golden: {
      ...golden,
      ingredients: golden.ingredients.map(plainFood),
      steps: golden.steps.map((step, at) => (at === 0 ? `${step} ${names.join(' ')}` : step)),
    },
  }
}

const text: Shape = (golden) => ({
  program: 'text',
  file: 'a.txt',
  golden: { ...golden, prep: undefined, cook: undefined, total: undefined },
  text: `${golden.title}\n\nServes ${golden.servings}\n\nIngredients\n${golden.ingredients.map((line) => `- ${line}`).join('\n')}\n\nInstructions\n${golden.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`,
})

export const shapes: readonly Shape[] = [
  jsonLd,
  graph,
  oneText,
  texts,
  microdata,
  oldMicrodata,
  plainPage,
  paprika,
  mealie,
  oldMealie,
  tandoor,
  recipeSage,
  nextcloud,
  (golden) => cooklangGolden(cooklang(golden)),
  text,
]
