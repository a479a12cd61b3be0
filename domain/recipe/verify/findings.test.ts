import { describe, expect, it } from 'vitest'
import { type Verifiable, verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Codes of the findings of a recipe, with their severities. */
function found(recipe: Verifiable, author: 'cook' | 'writer' = 'writer'): string[] {
  return verifyRecipe(recipe, undefined, { author }).findings.map(({ severity, code }) => `${severity} ${code}`)
}

const chicken: Verifiable = {
  title: 'Roast Chicken Thighs with Potatoes',
  servings: 4,
  ingredients: [
    '2 lb boneless, skinless chicken thighs',
    '1 lb Yukon Gold potatoes, cut into chunks',
    '2 tbsp olive oil',
    '1 tsp kosher salt',
  ],
  instructions: [
    'Heat the oven to 425°F (220°C).',
    'Toss the chicken and potatoes with the oil and salt. Roast for 25 minutes, until the chicken reaches 165°F (74°C).',
  ],
}
function withStep(recipe: Verifiable, ...instructions: string[]): Verifiable {
  return { ...recipe, instructions }
}

describe('safety', () => {
  it('is content with chicken at 165°F', () => {
    expect(found(chicken)).toEqual([])
  })
  it('does not take the heat of the oven for that of the meat', () => {
    const slow = withStep(
      chicken,
      'Heat the oven to 200°F (95°C). Toss the chicken, potatoes, oil and salt together and roast for 3 hours.',
    )
    expect(found(slow)).toEqual([])
  })
  it.each([
    ['140°F', 'chicken'],
    ['60 °C', 'chicken'],
    ['150 degrees Fahrenheit', 'chicken'],
  ])('blocks chicken taken out at %s', (stated) => {
    const cold = withStep(
      chicken,
      `Toss the chicken and potatoes with the oil and salt. Roast until the chicken reaches ${stated} inside.`,
    )
    expect(found(cold)).toContain('blocks unsafe_temperature')
  })
  it('says so where no step tells when the chicken is done', () => {
    const silent = withStep(chicken, 'Toss the chicken, potatoes, oil and salt together. Roast for 15 minutes.')
    expect(found(silent)).toEqual(['warns no_doneness_cue'])
  })
  it('does not take a golden skin for a cooked middle', () => {
    const golden = withStep(
      chicken,
      'Toss the chicken, potatoes, oil and salt together. Roast for 20 minutes, until golden.',
    )
    expect(found(golden)).toEqual(['warns no_doneness_cue'])
  })
  it('asks 160°F of ground beef and 145°F of salmon', () => {
    const burger = {
      title: 'Beef Burgers',
      servings: 2,
      ingredients: ['1 lb ground beef'],
      instructions: ['Fry the beef patties until they reach 150°F.'],
    }
    expect(found(burger)).toEqual(['blocks unsafe_temperature'])
    const salmon = {
      title: 'Salmon',
      servings: 2,
      ingredients: ['12 oz salmon fillets'],
      instructions: ['Fry the salmon for 8 minutes, until it reaches 125°F.'],
    }
    expect(found(salmon)).toEqual(['blocks unsafe_temperature'])
    expect(found(salmon, 'cook')).toEqual(['warns unsafe_temperature'])
  })
  it('asks nothing of stock, ham or a tin of tuna', () => {
    const soup = {
      title: 'Leek and Ham Soup',
      servings: 4,
      ingredients: ['4 cups low-sodium chicken stock', '3 leeks, sliced', '6 oz cooked ham, diced'],
      instructions: ['Simmer the leeks in the stock for 15 minutes. Stir in the ham.'],
    }
    expect(found(soup).filter((one) => /cue|raw|temperature/.test(one))).toEqual([])
  })
  it('blocks kidney beans that never boil', () => {
    const chili = {
      title: 'Bean Chili',
      servings: 4,
      ingredients: ['1 lb dried red kidney beans', '1 onion, chopped', '1 (14-oz) can crushed tomatoes'],
      instructions: ['Put the beans, onion and tomatoes in the slow cooker and cook on low for 8 hours.'],
    }
    expect(found(chili)).toContain('blocks raw_beans')
    expect(
      found({ ...chili, ingredients: ['2 cans kidney beans, drained', '1 onion, chopped', '1 can crushed tomatoes'] }),
    ).not.toContain('blocks raw_beans')
    expect(
      found(
        withStep(
          chili,
          'Boil the beans hard for 10 minutes.',
          'Cook the beans, onion and tomatoes in the slow cooker on low for 8 hours.',
        ),
      ),
    ).not.toContain('blocks raw_beans')
  })
  it('points out raw eggs, and not those that are cooked', () => {
    const mousse = {
      title: 'Chocolate Mousse',
      servings: 4,
      ingredients: ['6 oz dark chocolate', '4 large eggs'],
      instructions: ['Melt the chocolate. Whisk the eggs and fold them in. Chill for 2 hours.'],
    }
    expect(found(mousse)).toContain('warns raw_egg')
    const omelet = {
      title: 'Omelet',
      servings: 1,
      ingredients: ['3 large eggs', '1 tbsp butter'],
      instructions: ['Melt the butter in a skillet over medium heat. Beat the eggs and cook for 3 minutes, until set.'],
    }
    expect(found(omelet)).toEqual([])
  })
  it('a custard bakes with the pastry that tells when it is done', () => {
    const tarts = {
      title: 'Custard Tarts',
      servings: 12,
      ingredients: ['1 package puff pastry', '1 1/2 cups milk', '1 cup sugar', '6 egg yolks'],
      instructions: [
        'Press the pastry into a muffin pan and chill it.',
        'Boil the milk with the sugar for 3 minutes. Take it off the heat and whisk in the egg yolks. Strain into a pitcher.',
        'Fill the shells three quarters full.',
        'Bake until the pastry is deep brown and the custard is dark in spots, 12 to 15 minutes.',
      ],
    }
    expect(found(tarts)).not.toContain('warns raw_egg')
    const filled = [
      ...tarts.instructions.slice(0, 1),
      'Bake until the pastry is deep brown.',
      'Whisk the milk with the sugar and the egg yolks.',
      'Fill the shells and chill.',
    ]
    expect(found({ ...tarts, instructions: filled })).toContain('warns raw_egg')
  })
  it('wants leftover rice cooled in time', () => {
    const rice = {
      title: 'Fried Rice',
      servings: 2,
      ingredients: ['1 cup jasmine rice', '1 tbsp neutral oil'],
      instructions: [
        'Cook the rice for 15 minutes and leave it out overnight.',
        'Fry the rice in the oil for 5 minutes.',
      ],
    }
    expect(found(rice)).toContain('warns rice_cooling')
  })
})

describe('amounts', () => {
  it('five times the salt blocks', () => {
    expect(
      found({
        ...chicken,
        ingredients: [
          '2 lb boneless, skinless chicken thighs',
          '1 lb Yukon Gold potatoes',
          '2 tbsp olive oil',
          '1/4 cup kosher salt',
        ],
      }),
    ).toContain('blocks far_too_salty')
  })
  it('5 kg of flour for one person is a slip of the pen', () => {
    expect(found({ servings: 1, ingredients: ['5 kg flour', '2 cups water'] })).toContain('blocks absurd_portion')
  })
  it('a spoonful of soup for each is a slip of the pen, and a spoonful of spices is not', () => {
    const ofSoup = ['20 g lentils', '10 g carrots', '10 g onion']
    expect(found({ servings: 8, ingredients: ofSoup })).toContain('warns portion')
    const ofSpices = ['3 tbsp chili powder', '1 tbsp ground cumin', '2 tsp kosher salt']
    expect(found({ servings: 8, ingredients: ofSpices })).not.toContain('warns portion')
  })
})

describe('consistency', () => {
  it('misses an ingredient that no step uses', () => {
    const recipe = { ...chicken, ingredients: [...chicken.ingredients, '2 carrots, sliced'] }
    const { findings } = verifyRecipe(recipe)
    expect(findings.map(({ code, line }) => [code, line])).toEqual([['unused_ingredient', 4]])
    expect(findings[0]?.message).toMatch(/^Line 5 \(carrots?\) is not used in any step\.$/)
  })
  it('misses in the list what a step uses', () => {
    const recipe = withStep(
      chicken,
      'Heat the oven to 425°F.',
      'Toss the chicken, potatoes, mushrooms, oil and salt. Roast until the chicken reaches 165°F, 25 minutes.',
    )
    expect(verifyRecipe(recipe).findings).toEqual([
      expect.objectContaining({
        code: 'unlisted_food',
        step: 1,
        message: 'Step 2 uses mushrooms, which the list of ingredients doesn’t mention.',
      }),
    ])
  })
  it('holds title and description to the list as well', () => {
    expect(found({ ...chicken, title: 'Chicken Thighs with Asparagus' })).toEqual(['warns claimed_food'])
    expect(found({ ...chicken, description: 'Served with a spoonful of yogurt.' })).toEqual(['warns claimed_food'])
  })
  it('does not take a rice cooker for rice, nor "no eggs" for eggs', () => {
    expect(found({ ...chicken, description: 'No eggs, no rice cooker, walnut-sized pieces, dairy-free.' })).toEqual([])
  })
  it('does not take fishing out for fish, nor ginger tea for tea', () => {
    const out = 'Fish out the bay leaf and serve.'
    const ingredients = [...chicken.ingredients, '1 bay leaf']
    expect(found({ ...chicken, ingredients, instructions: [...(chicken.instructions ?? []), out] })).toEqual([])
    const drink = {
      title: 'Honey, Lemon and Ginger Tea',
      servings: 2,
      ingredients: ['1 oz fresh ginger, sliced', '2 tbsp honey', '3 tbsp lemon juice'],
      instructions: [
        'Simmer the ginger in 3 cups water for 12 minutes.',
        'Strain and stir in the lemon juice and honey.',
      ],
    }
    expect(found(drink)).toEqual([])
    expect(found({ ...drink, title: 'Ginger Tea with Rum' })).toContain('warns claimed_food')
  })
  it('finds meat that hides behind a title', () => {
    const lentils = {
      title: 'Lentils with Kale',
      servings: 4,
      ingredients: ['1 cup brown lentils', '1 bunch kale', '1 lb ground beef'],
      instructions: [
        'Brown the beef until no pink is left, 8 minutes.',
        'Add the lentils and kale with 3 cups water and simmer for 30 minutes.',
      ],
    }
    expect(found(lentils)).toEqual(['warns hidden_meat'])
  })
  it('finds a step that claims less time than its words', () => {
    const recipe = {
      ...chicken,
      instructions: [
        { description: 'Toss the chicken, potatoes, oil and salt. Roast for 45 minutes, to 165°F.', time: 10 },
      ],
    }
    expect(found(recipe)).toEqual(['warns time_contradiction'])
  })
})

describe('what stands before a figure or a food', () => {
  it('is not what the figure is of where the words behind it say so', () => {
    const balls = {
      servings: 4,
      ingredients: ['1 lb ground lamb', '2 tbsp olive oil', '1 egg'],
      instructions: [
        'Turn the balls in the olive oil on a sheet pan and bake until browned and 110°F inside, 20 minutes.',
      ],
    }
    expect(found(balls)).toContain('blocks unsafe_temperature')
  })
  it('is no food where it is a machine', () => {
    const wings = {
      title: 'Air Fryer Chicken Wings',
      servings: 4,
      ingredients: ['2 lb chicken wings', '1 tsp salt'],
      instructions: ['Cook the wings with the salt in the air fryer at 390°F until 165°F inside, 22 minutes.'],
    }
    expect(found(wings)).toEqual([])
  })
})

describe('what the law does not count', () => {
  const curry: Verifiable = { servings: 2, ingredients: ['1 (14-oz) can coconut milk', '200 g firm tofu'] }
  const notes = (allergen: 'tree_nut' | 'egg') =>
    verifyRecipe(curry, { allergens: [allergen], dislikes: [], equipment: [] }).findings.map(
      ({ severity, message }) => [severity, message],
    )
  it('is told to whoever declares tree nuts, and blocks nothing', () => {
    expect(notes('tree_nut')).toEqual([
      [
        'notes',
        'Line 1 (coconut milk) says “coconut”: it isn’t a tree nut by law, but some people who react to tree nuts react to it.',
      ],
    ])
  })
  it('is not told to anybody else', () => {
    expect(notes('egg')).toEqual([])
  })
})
