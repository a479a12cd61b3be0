/**
 * What the vendor's pages create_shopping_list_page and create_recipe_page allow, field by field; whatever they do not name
 * is refused here, so that nothing is sent that only a guess would understand.
 */
export interface Complaint {
  readonly field: string
  readonly message: string
}

/** What is wrong with a request for a shopping list page. */
export function complaintsAboutList(body: unknown): Complaint[] {
  return checked(body, {
    title: needed(text),
    image_url: address,
    link_type: oneOf(['shopping_list', 'recipe']),
    expires_in: wholeFrom(1, 365),
    instructions: listOf(text),
    line_items: needed(filledListOf(itemWith('line_item_measurements'))),
    landing_page_configuration: landing,
  })
}

/** What is wrong with a request for a recipe page. */
export function complaintsAboutRecipe(body: unknown): Complaint[] {
  return checked(body, {
    title: needed(text),
    image_url: address,
    author: text,
    servings: wholeFrom(1, 1000),
    cooking_time: wholeFrom(0, 10_000),
    external_reference_id: text,
    content_creator_credit_info: text,
    expires_in: wholeFrom(1, 365),
    instructions: listOf(text),
    ingredients: needed(filledListOf(itemWith('measurements'))),
    landing_page_configuration: landing,
  })
}

type Check = ((value: unknown, field: string) => Complaint[]) & { needed?: true }

/** The units of the vendor's page as independent clients that work use them. */
const units = new Set(
  `cup tablespoon teaspoon gallon milliliter liter pint quart gram kilogram ounce pound bunch can each head large
   medium small package packet`.split(/\s+/),
).add('fl oz')

function itemWith(measurements: string): Check {
  return fields({
    name: needed((value, field) => [
      ...text(value, field),
      // "name only": the amount has fields of its own
      ...(typeof value === 'string' && /^\d/.test(value) ? [{ field, message: 'carries an amount' }] : []),
    ]),
    display_text: text,
    [measurements]: filledListOf(
      fields({
        quantity: needed((value, field) =>
          typeof value === 'number' && value > 0 ? [] : [{ field, message: 'must be a number above 0' }],
        ),
        unit: needed((value, field) =>
          typeof value === 'string' && units.has(value) ? [] : [{ field, message: `no unit: ${String(value)}` }],
        ),
      }),
    ),
    product_ids: listOf((value, field) =>
      Number.isInteger(value) ? [] : [{ field, message: 'must be a whole number' }],
    ),
    upcs: listOf(text),
    filters: fields({ brand_filters: listOf(text), health_filters: listOf(text) }),
  })
}

const landing: Check = fields({
  partner_linkback_url: address,
  enable_pantry_items: (value, field) =>
    typeof value === 'boolean' ? [] : [{ field, message: 'must be true or false' }],
})

function checked(body: unknown, shape: Readonly<Record<string, Check>>): Complaint[] {
  return fields(shape)(body, '')
}

function fields(shape: Readonly<Record<string, Check>>): Check {
  return (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [{ field, message: 'must be an object' }]
    const path = (name: string) => (field === '' ? name : `${field}.${name}`)
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name))
    return [
      ...unknown.map((name) => ({ field: path(name), message: 'is no field of this request' })),
      ...Object.entries(shape).flatMap(([name, check]) => {
        const given = (value as Record<string, unknown>)[name]
        if (given !== undefined) return check(given, path(name))
        return check.needed ? [{ field: path(name), message: 'is required' }] : []
      }),
    ]
  }
}

function needed(check: Check): Check {
  return Object.assign((value: unknown, field: string) => check(value, field), { needed: true as const })
}

function text(value: unknown, field: string): Complaint[] {
  return typeof value === 'string' && value.trim() !== '' ? [] : [{ field, message: 'must be a text' }]
}

function address(value: unknown, field: string): Complaint[] {
  const isWeb = typeof value === 'string' && value.startsWith('https:') && URL.canParse(value)
  return isWeb ? [] : [{ field, message: 'must be an https address' }]
}

function oneOf(values: readonly string[]): Check {
  return (value, field) =>
    values.some((each) => each === value) ? [] : [{ field, message: `must be one of ${values.join(', ')}` }]
}

function wholeFrom(low: number, high: number): Check {
  return (value, field) =>
    Number.isInteger(value) && (value as number) >= low && (value as number) <= high
      ? []
      : [{ field, message: `must be a whole number from ${low} to ${high}` }]
}

function listOf(check: Check): Check {
  return (value, field) =>
    Array.isArray(value)
      ? value.flatMap((each: unknown, place) => check(each, `${field}[${place}]`))
      : [{ field, message: 'must be a list' }]
}

function filledListOf(check: Check): Check {
  return (value, field) =>
    Array.isArray(value) && value.length === 0 ? [{ field, message: 'must not be empty' }] : listOf(check)(value, field)
}
