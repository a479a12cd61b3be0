import { iso, type Shape, type Shaped, spoken, timed } from '#server/test-world/imports/shaped.ts'

/** '1 1/2 cups red lentils, rinsed' in the parts that programs with tables of foods keep. */
function partsOf(line: string) {
  const [, amount = '', rest = line] = /^(?:((?:\d+ )?\d+\/\d+|\d+) )?(.*)$/.exec(line) ?? []
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
    prepTime: `PT0H${golden.prep}M`,
    cookTime: `PT${Math.floor(golden.cook! / 60)}H${golden.cook! % 60}M0S`,
    totalTime: `PT${Math.floor(golden.total! / 60)}H${golden.total! % 60}M`,
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
    const amount = /^(?:(?:\d+ )?\d+\/\d+|\d+)(?= )/.exec(line)?.[0] ?? ''
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

export const fileShapes: readonly Shape[] = [
  paprika,
  mealie,
  oldMealie,
  tandoor,
  recipeSage,
  nextcloud,
  (golden) => cooklangGolden(cooklang(golden)),
  text,
]
