import { setTimeout as sleep } from 'node:timers/promises'
import { deliveryPageDays } from '#contract/how-long.ts'
import { type Delivery, DeliveryFailure, type Order, type OrderItem } from '#server/ports/delivery/delivery.ts'

export interface InstacartSettings {
  readonly apiKey: string
  /** Another address of the service, for tests; undefined: the real one. */
  readonly apiUrl: string | undefined
  /** Milliseconds before a call is given up. */
  readonly patience?: number
  /** Milliseconds before the first further try. */
  readonly pause?: number
}

/**
 * Pages of the Instacart Developer Platform, filled with a list (products_link) or a recipe. What is sent and answered is
 * as its documentation had it in November 2026 (create_shopping_list_page, create_recipe_page). No filter is ever sent: the
 * service's health filters only prefer, and would be taken for a promise about allergens.
 */
export function instacart(settings: InstacartSettings): Delivery {
  return {
    async pageFor(order) {
      const { path, body } = order.recipe ? recipeRequest(order, order.recipe) : listRequest(order)
      return { url: await call(settings, path, body), prePopulated: true, days: deliveryPageDays }
    },
  }
}

function listRequest({ title, items, backTo }: Order) {
  const body = {
    title,
    link_type: 'shopping_list',
    expires_in: deliveryPageDays,
    line_items: items.map((item) => ({ ...named(item), line_item_measurements: measurements(item) })),
    landing_page_configuration: landing(backTo),
  }
  return { path: '/idp/v1/products/products_link', body }
}

function recipeRequest({ title, items, backTo }: Order, { servings, minutes, steps }: NonNullable<Order['recipe']>) {
  const body = {
    title,
    servings,
    cooking_time: Math.round(minutes),
    expires_in: deliveryPageDays,
    instructions: steps,
    ingredients: items.map((item) => ({ ...named(item), measurements: measurements(item) })),
    landing_page_configuration: landing(backTo),
  }
  return { path: '/idp/v1/products/recipe', body }
}

function named({ name, text }: OrderItem) {
  return { name, display_text: text }
}

/** Amounts in units that the service knows; one of what is sold where it knows none. */
function measurements({ measures }: OrderItem): { quantity: number; unit: string }[] {
  const known = measures.flatMap(({ quantity, unit }) => {
    const theirs = units[unit]
    const rounded = Math.round(quantity * 100) / 100
    return theirs === undefined || !(rounded > 0) ? [] : [{ quantity: rounded, unit: theirs }]
  })
  return known.length > 0 ? known : [{ quantity: 1, unit: 'each' }]
}

/** What the cook has at home can be left out on the page. */
function landing(backTo: string | undefined) {
  return { ...(backTo !== undefined && { partner_linkback_url: backTo }), enable_pantry_items: true }
}

/** Our unit ids in the words of the service's page on units; other words make it guess. */
const units: Readonly<Record<string, string>> = {
  '': 'each',
  each: 'each',
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  'fl-oz': 'fl oz',
  cup: 'cup',
  pint: 'pint',
  quart: 'quart',
  gallon: 'gallon',
  ml: 'milliliter',
  l: 'liter',
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  bunch: 'bunch',
  can: 'can',
  head: 'head',
  package: 'package',
  large: 'large',
  medium: 'medium',
  small: 'small',
}

const production = 'https://connect.instacart.com'
const tries = 3
const longestPause = 3000

/** Asking twice makes two pages and buys nothing, so whatever may pass is tried again. */
async function call(settings: InstacartSettings, path: string, body: object): Promise<string> {
  const { pause = 300 } = settings
  for (let count = 1; ; count += 1) {
    const answer = await once(settings, path, body)
    if (typeof answer === 'string') return answer
    if (count === tries || !mayPass(answer.failure.status)) throw answer.failure
    await sleep(Math.min(answer.after ?? pause * 3 ** (count - 1), longestPause))
  }
}

const mayPass = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500

interface Refusal {
  readonly failure: DeliveryFailure
  /** Milliseconds that the service asks to wait. */
  readonly after: number | undefined
}

async function once(
  { apiKey, apiUrl = production, patience = 5000 }: InstacartSettings,
  path: string,
  body: object,
): Promise<string | Refusal> {
  let response: Response
  let text: string
  try {
    response = await fetch(new URL(path, apiUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    text = await response.text()
  } catch (error) {
    const code = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
    return { failure: new DeliveryFailure(0, code, { cause: error }), after: undefined }
  }
  const answer = json(text)
  if (!response.ok) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const after = seconds >= 0 ? seconds * 1000 : undefined
    return { failure: new DeliveryFailure(response.status, codeIn(answer)), after }
  }
  const url = pageIn(answer)
  if (url === undefined) throw new DeliveryFailure(response.status, 'no_page')
  return url
}

/** The address of the page, if it is one of theirs: it is opened in the member's browser. */
function pageIn(answer: Fields): string | undefined {
  const { products_link_url: text } = answer
  const url = typeof text === 'string' ? URL.parse(text) : null
  const isTheirs = url?.protocol === 'https:' && /(^|\.)instacart\.(com|ca|tools)$/.test(url.hostname)
  return isTheirs ? url.href : undefined
}

/** Failures come as `error: { message, code | error_code }` or `errors: [{ message, error_code, meta }]`, and sometimes as neither. */
function codeIn({ error, errors }: Fields): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : error
  const { code, error_code: other } = typeof first === 'object' && first !== null ? (first as Fields) : {}
  const word = other ?? code
  const text = typeof word === 'string' || typeof word === 'number' ? String(word) : ''
  return /^[\w.-]{1,60}$/.test(text) ? text : 'unknown'
}

type Fields = Readonly<Record<string, unknown>>

function json(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    return {}
  }
}
