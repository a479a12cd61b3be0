import type { Golden } from '#server/test-world/imports/golden-recipes.ts'
import type { Shaped } from '#server/test-world/imports/shaped.ts'

type Expected = Omit<Golden, 'ingredients' | 'steps'> & { ingredients: string[]; steps: string[] }
const of = (program: string, file: string, text: string | object, golden: Expected): Shaped => ({
  program,
  file,
  text: typeof text === 'string' ? text : JSON.stringify(text),
  golden,
})
const page = (json: string | object, body = '') =>
  `<html><head><title>Page</title><script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script></head><body>${body}</body></html>`
const ld = (node: object) => page({ '@context': 'https://schema.org', '@type': 'Recipe', ...node })
const egg = { title: 'Eggs', servings: undefined, ingredients: ['2 eggs'], steps: ['Boil the eggs.'] }
const eggs = { name: 'Eggs', recipeIngredient: ['2 eggs'], recipeInstructions: 'Boil the eggs.' }
const yields = (recipeYield: unknown, servings: number | undefined) =>
  of('page, JSON-LD', 'a.html', ld({ ...eggs, recipeYield }), { ...egg, servings })
const takes = (totalTime: unknown, total: number | undefined) =>
  of('page, JSON-LD', 'a.html', ld({ ...eggs, totalTime }), { ...egg, total })

/** Written by hand after what programs and pages really do. */
export const hardCases: readonly Shaped[] = [
  // for how many
  yields('Makes 1 loaf, serves 8', 8),
  yields(['1 loaf', '12 servings'], 12),
  yields('1 9-inch pie', undefined),
  yields('2 cups', undefined),
  yields('24 cookies', 24),
  yields('4-6 servings', 4),
  yields('Serves: 4 to 6 people', 4),
  yields('6.0', 6),
  yields('about 3 dozen', undefined),
  yields('', undefined),
  yields('1 batch (16 squares)', undefined),
  yields('For 2', undefined),
  yields('Four servings', 4),
  yields('4 Portionen', 4),
  yields('Pour 6 personnes', 6),
  yields(0, undefined),
  yields('1000 servings', undefined),
  // how long
  takes('PT1H30M', 90),
  takes('pt90m', 90),
  takes('P0DT2H', 120),
  takes('P1DT2H', 1560),
  takes('PT5400S', 90),
  takes('PT1.5H', 90),
  takes('1 hr 20 min', 80),
  takes('1 hour and 5 minutes', 65),
  takes('1½ hours', 90),
  takes('1 1/2 hours', 90),
  takes('half an hour', 30),
  takes('30-40 minutes', 40),
  takes('45', 45),
  takes('1:15', 75),
  takes('PT0M', undefined),
  takes('overnight', undefined),
  takes({ '@type': 'Duration', maxValue: 'PT25M' }, 25),
  takes('1 Std. 10 Min.', 70),
  // the script itself
  of(
    'page, JSON-LD',
    'a.html',
    page(`{"@type":"Recipe","name":"Eggs","recipeIngredient":["2 eggs",],"recipeInstructions":"Boil\nthe eggs.",}`),
    {
      ...egg,
      steps: ['Boil', 'the eggs.'],
    },
  ),
  of('page, JSON-LD', 'a.html', page(`//<![CDATA[\n${JSON.stringify({ '@type': 'Recipe', ...eggs })}\n//]]>`), egg),
  of('page, JSON-LD', 'a.html', `${page('{broken')}${page({ '@type': 'Recipe', ...eggs })}`, egg),
  of(
    'page, JSON-LD',
    'a.html',
    `<SCRIPT TYPE="application/LD+JSON">${JSON.stringify({ '@type': 'recipe', ...eggs })}</SCRIPT>`,
    egg,
  ),
  of(
    'page, JSON-LD',
    'a.html',
    page([
      { '@type': 'Recipe', name: 'Related', recipeIngredient: ['1 egg'] },
      { '@type': 'Recipe', ...eggs },
    ]),
    egg,
  ),
  of(
    'page, JSON-LD',
    'a.html',
    page({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Recipe', ...eggs } }] }),
    egg,
  ),
  // steps
  of(
    'page, JSON-LD',
    'a.html',
    ld({
      ...eggs,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Melt butter.' },
            {
              '@type': 'HowToStep',
              itemListElement: [
                { '@type': 'HowToDirection', text: 'Add flour.' },
                { '@type': 'HowToTip', text: 'Be quick.' },
                { '@type': 'HowToDirection', text: 'Stir.' },
              ],
            },
          ],
        },
        { '@type': 'HowToSection', name: 'Eggs', itemListElement: { '@type': 'HowToStep', text: 'Boil the eggs.' } },
      ],
    }),
    { ...egg, steps: ['Sauce: Melt butter.', 'Add flour. Stir.', 'Eggs: Boil the eggs.'] },
  ),
  of(
    'page, JSON-LD',
    'a.html',
    page({
      '@graph': [
        {
          '@type': 'Recipe',
          name: 'Eggs',
          recipeIngredient: ['2 eggs'],
          recipeInstructions: [{ '@id': '#s1' }, { '@id': '#s2' }],
        },
        { '@type': 'HowToStep', '@id': '#s1', text: 'Boil water.' },
        { '@type': 'HowToStep', '@id': '#s2', text: 'Boil the eggs.' },
      ],
    }),
    { ...egg, steps: ['Boil water.', 'Boil the eggs.'] },
  ),
  of(
    'page, JSON-LD',
    'a.html',
    ld({ ...eggs, recipeInstructions: [[{ '@type': 'HowToStep', name: 'Boil the eggs.', text: 'Boil the eggs.' }]] }),
    egg,
  ),
  of(
    'page, JSON-LD',
    'a.html',
    ld({ ...eggs, recipeInstructions: { '@type': 'ItemList', itemListElement: ['Boil water.', 'Boil the eggs.'] } }),
    {
      ...egg,
      steps: ['Boil water.', 'Boil the eggs.'],
    },
  ),
  of('page, JSON-LD', 'a.html', ld({ ...eggs, recipeInstructions: '1. Boil water. 2. Boil the eggs. 3. Peel.' }), {
    ...egg,
    steps: ['Boil water.', 'Boil the eggs.', 'Peel.'],
  }),
  of(
    'page, JSON-LD',
    'a.html',
    ld({ ...eggs, recipeInstructions: '<ol><li>Boil&nbsp;water.</li>\n<li>Boil the <a href="/x">eggs</a>.</li></ol>' }),
    {
      ...egg,
      steps: ['Boil water.', 'Boil the eggs.'],
    },
  ),
  of(
    'page, JSON-LD',
    'a.html',
    ld({ ...eggs, recipeInstructions: ['Step 1: Boil water.', 'Step 2: Boil the eggs.'] }),
    {
      ...egg,
      steps: ['Boil water.', 'Boil the eggs.'],
    },
  ),
  // lines
  of(
    'page, JSON-LD',
    'a.html',
    ld({
      ...eggs,
      recipeIngredient: ['<strong>For the dough</strong>:', '&#x2022; 200&nbsp;g flour', '▢ 2 eggs', '  ', null],
    }),
    {
      ...egg,
      ingredients: ['For the dough:', '200 g flour', '2 eggs'],
    },
  ),
  of(
    'page, JSON-LD',
    'a.html',
    ld({
      ...eggs,
      recipeIngredient: [{ '@type': 'PropertyValue', name: 'flour', value: 200, unitText: 'g' }, { text: '2 eggs' }],
    }),
    {
      ...egg,
      ingredients: ['200 g flour', '2 eggs'],
    },
  ),
  of(
    'page, JSON-LD',
    'a.html',
    ld({ name: 'Eggs', ingredients: '2 eggs<br>1 pinch salt', instructions: 'Boil the eggs.' }),
    {
      ...egg,
      ingredients: ['2 eggs', '1 pinch salt'],
    },
  ),
  of('page, JSON-LD', 'a.html', ld({ ...eggs, name: 'Ma&ntilde;ana&amp;rsquo;s &lt;b&gt;eggs&lt;/b&gt; &#127859;' }), {
    ...egg,
    title: 'Mañana’s eggs 🍳',
  }),
  // microdata
  of(
    'page, microdata',
    'a.html',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1><span itemprop="name">Eggs</span></h1>
     <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><span itemprop="calories">90</span></div>
     <li itemprop="recipeIngredient"><span>2</span> <span>eggs</span><script>track()</script></li>
     <div itemprop="recipeInstructions">Boil water.<br/>Boil the eggs.</div></div>`,
    { ...egg, steps: ['Boil water.', 'Boil the eggs.'] },
  ),
  of(
    'page, microdata',
    'a.html',
    `<main itemscope itemtype=https://schema.org/Recipe><p itemprop=name>Eggs<ul><li itemprop=recipeIngredient>2 eggs<li itemprop=recipeIngredient>1 pinch salt</ul><p itemprop=recipeInstructions>Boil the eggs.<p itemprop=recipeYield>4</main>`,
    { ...egg, servings: 4, ingredients: ['2 eggs', '1 pinch salt'] },
  ),
  // Paprika
  of(
    'Paprika',
    'a.paprikarecipe',
    {
      name: 'Eggs ',
      ingredients: 'SAUCE:\r\n2 **large** eggs\r\n\r\n1 tbsp [recipe:Butter]',
      directions: 'Sauce:\r\nMelt. [photo:a.jpg]\r\n\r\n2. Boil the eggs.',
      servings: 'Serves: 2-3',
      total_time: '1 hr',
    },
    {
      ...egg,
      servings: 2,
      total: 60,
      ingredients: ['For the sauce:', '2 large eggs', '1 tbsp Butter'],
      steps: ['Sauce: Melt.', 'Boil the eggs.'],
    },
  ),
  of('Paprika', 'a.json', [{ name: 'Eggs', ingredients: '2 eggs', directions: '', servings: '' }], {
    ...egg,
    steps: [],
  }),
  // Mealie
  of(
    'Mealie',
    'a.json',
    {
      slug: 'eggs',
      groupId: 'g',
      name: 'Eggs',
      recipeServings: 0,
      recipeYield: '2 portions',
      recipeIngredient: [
        {
          title: 'Sauce',
          quantity: 1.5,
          unit: { name: 'cup', pluralName: 'cups' },
          food: { name: 'milk' },
          note: 'warm',
          display: '',
        },
        { quantity: 2, unit: null, food: { name: 'egg', pluralName: 'eggs' }, note: '' },
        { quantity: 0, unit: null, food: null, note: 'salt to taste' },
        { quantity: 0.333, unit: { name: 'cup' }, food: { name: 'sugar' }, note: '', display: '⅓ cup sugar' },
      ],
      recipeInstructions: [
        { title: 'Sauce', text: 'Warm the milk.' },
        { title: '', text: 'Boil the eggs.' },
      ],
      prepTime: 'PT10M',
    },
    {
      ...egg,
      servings: 2,
      prep: 10,
      ingredients: ['For the sauce:', '1 1/2 cups milk, warm', '2 eggs', 'salt to taste', '⅓ cup sugar'],
      steps: ['Sauce: Warm the milk.', 'Boil the eggs.'],
    },
  ),
  of(
    'Mealie',
    'database.json',
    {
      recipes: [
        {
          id: 'r',
          name: 'Eggs',
          recipe_servings: 3,
          recipe_yield: null,
          prep_time: '5 minutes',
          perform_time: null,
          total_time: null,
          description: '',
          org_url: '',
        },
      ],
      recipes_ingredients: [
        {
          recipe_id: 'r',
          position: 1,
          title: null,
          note: '',
          quantity: 2,
          unit_id: null,
          food_id: 'f',
          original_text: '2 eggs',
        },
        {
          recipe_id: 'r',
          position: 0,
          title: null,
          note: 'cold',
          quantity: 0.25,
          unit_id: 'u',
          food_id: 'w',
          original_text: null,
        },
      ],
      ingredient_foods: [
        { id: 'f', name: 'egg', plural_name: 'eggs' },
        { id: 'w', name: 'water', plural_name: null },
      ],
      ingredient_units: [{ id: 'u', name: 'cup', plural_name: 'cups' }],
      recipe_instructions: [{ recipe_id: 'r', position: 0, title: '', text: 'Boil the eggs.' }],
      notes: [],
      categories: [],
      tags: [],
      recipes_to_categories: [],
      recipes_to_tags: [],
    },
    { ...egg, servings: 3, prep: 5, ingredients: ['1/4 cup water, cold', '2 eggs'] },
  ),
  // Tandoor
  of(
    'Tandoor',
    'recipe.json',
    {
      name: 'Eggs',
      servings: 2,
      servings_text: 'people',
      working_time: 5,
      waiting_time: 0,
      steps: [
        {
          name: 'Eggs',
          order: 1,
          time: 8,
          instruction: 'Boil {{ ingredients[0] }}.\n\n**Peel** them.',
          ingredients: [{ food: { name: 'egg', plural_name: 'eggs' }, unit: null, amount: 2, note: '', order: 0 }],
        },
        {
          name: 'Sauce',
          order: 0,
          time: 0,
          instruction: 'Melt the butter, see [here](https://x.example).',
          ingredients: [
            { food: { name: 'butter' }, unit: { name: 'tbsp' }, amount: 1.25, note: 'soft', order: 0 },
            { food: { name: 'salt' }, unit: null, amount: 0, no_amount: true, note: '', order: 1 },
          ],
        },
      ],
    },
    {
      ...egg,
      servings: 2,
      prep: 5,
      ingredients: ['For the sauce:', '1 1/4 tbsp butter, soft', 'salt', 'For the eggs:', '2 eggs'],
      steps: ['Sauce: Melt the butter, see here.', 'Eggs: Boil 2 eggs.', 'Peel them.'],
    },
  ),
  // RecipeSage and Nextcloud
  of(
    'RecipeSage',
    'a.json',
    {
      recipes: [
        {
          '@type': 'Recipe',
          name: 'Eggs',
          recipeYield: '',
          prepTime: 'a while',
          recipeIngredient: ['[Sauce]', '1 tbsp butter', '2 eggs'],
          recipeInstructions: [
            { '@type': 'HowToSection', name: 'Sauce' },
            { '@type': 'HowToStep', text: 'Melt.' },
            { '@type': 'HowToStep', text: 'Boil the eggs.' },
          ],
        },
      ],
    },
    { ...egg, ingredients: ['For the sauce:', '1 tbsp butter', '2 eggs'], steps: ['Sauce: Melt.', 'Boil the eggs.'] },
  ),
  of(
    'Nextcloud',
    'Eggs/recipe.json',
    {
      '@type': 'Recipe',
      name: 'Eggs',
      recipeYield: 2,
      prepTime: null,
      recipeIngredient: ['## Sauce', '1 tbsp butter', '2 eggs'],
      recipeInstructions: ['## Sauce', 'Melt.', 'Boil the eggs.\n\nPeel.'],
    },
    {
      ...egg,
      servings: 2,
      ingredients: ['For the sauce:', '1 tbsp butter', '2 eggs'],
      steps: ['Sauce: Melt.', 'Boil the eggs.', 'Peel.'],
    },
  ),
  // Cooklang
  of(
    'Cooklang',
    'Eggs.cook',
    '>> servings: 2\n>> time: 20 min\n-- a comment\nBoil @eggs{2}(large) in a #small pot{} with @salt for ~{8%minutes}. [- hidden -] Drop in\n@?chives{1/2%bunch}.\n\n> Keep the water.\n\n= Sauce =\n\nMelt @butter{1%tbsp} for ~{2%min}, then the @&eggs{}. -- done',
    {
      title: 'Eggs',
      servings: 2,
      total: 20,
      ingredients: ['2 eggs, large', 'salt', '1/2 bunch chives, optional', 'For the sauce:', '1 tbsp butter'],
      steps: [
        'Boil eggs in a small pot with salt for 8 minutes. Drop in chives.',
        'Sauce: Melt butter for 2 min, then the eggs.',
      ],
    },
  ),
  of(
    'Cooklang',
    'x/Sauces and more.cook',
    '---\nservings: "4"\nsource:\n  name: Kim\ntags:\n  - quick\n  - good\n---\nMix @olive oil|oil{=2%tbsp}, @./stocks/Vegetable stock{1%cup} and @mustard. Mail me@example.com.',
    {
      title: 'Sauces and more',
      servings: 4,
      ingredients: ['2 tbsp olive oil', '1 cup Vegetable stock', 'mustard'],
      steps: ['Mix oil, Vegetable stock and mustard. Mail me@example.com.'],
    },
  ),
]
