import { boundedThing, boundedValue, type Measure, type RecipeReader } from '#domain/recipe/import/bounded-thing.ts'
import { type BroughtRecipe, type BroughtStep, ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { minutesOf } from '#domain/recipe/import/durations.ts'
import { unfiledWords } from '#domain/recipe/import/filed-words.ts'
import {
  deepest,
  isObject,
  isTrue,
  type JsonObject,
  lineOf,
  linesOfAll,
  listOf,
  numberOf,
  ownParting,
  textOf,
  wordsOf,
} from '#domain/recipe/import/json-values.ts'
import { headingLine, ingredientLines, stepLines, underHeading } from '#domain/recipe/import/list-lines.ts'
import { plainLine, plainLines } from '#domain/recipe/import/plain-words.ts'
import { yieldOf } from '#domain/recipe/import/yields.ts'

/**
 * Every schema.org Recipe within JSON-LD: alone, in arrays and graphs, as the main entity of a page, in a list ('recipes'). Microdata in the shape of
 * JSON-LD, and the files of Nextcloud Cookbook and RecipeSage, which are written with the same words, are read by it too. Never throws.
 */
export function schemaRecipes(given: unknown): RecipeReader[] {
  const { recipes, nodes } = nodesOf(given)
  return recipes.map((node) => (measure) => {
    const isOwn = lineOf(node['publisher']) === ownSource
    return recipeOf(boundedThing(node, measure), { nodes, asked: new Map(), measure, isOwn })
  })
}

/** Whether JSON is a Recipe of schema.org, by its type or by its words. */
export function isSchemaRecipe(node: JsonObject): boolean {
  return (
    listOf(node['@type']).some((type) => typeof type === 'string' && /(?:^|[/:#])recipe$/i.test(type)) ||
    (node['@type'] === undefined && ('recipeIngredient' in node || 'recipeInstructions' in node))
  )
}

/** Things by their ids, and how often each was asked for by the recipe that is read. */
interface ById {
  readonly nodes: ReadonlyMap<string, JsonObject>
  readonly asked: Map<string, number>
  /** How much of it may still be read. */
  readonly measure: Measure
  /** Whether we wrote it: its lines and steps are taken as they stand. */
  readonly isOwn: boolean
}
/** So often one thing is named by one recipe. Things that name each other would go on for ever, or a hundredfold at each level. */
const mostAsked = 10

function nodesOf(given: unknown): { recipes: JsonObject[]; nodes: ReadonlyMap<string, JsonObject> } {
  const recipes: JsonObject[] = []
  const byId = new Map<string, JsonObject>()
  const look = (value: unknown, depth: number): void => {
    if (depth > deepest) return
    if (Array.isArray(value)) for (const each of value) look(each, depth + 1)
    if (!isObject(value)) return
    const id = value['@id']
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value)
    if (isSchemaRecipe(value)) recipes.push(value)
    else for (const each of Object.values(value)) look(each, depth + 1)
  }
  look(given, 0)
  // what a recipe names by its id alone may stand inside of another
  for (const recipe of recipes) for (const each of Object.values(recipe)) collectIds(each, byId, 0)
  return { recipes, nodes: byId }
}

function collectIds(value: unknown, byId: Map<string, JsonObject>, depth: number): void {
  if (depth > 4) return
  if (Array.isArray(value)) for (const each of value) collectIds(each, byId, depth + 1)
  if (!isObject(value)) return
  const id = value['@id']
  if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value)
}

function recipeOf(node: JsonObject, byId: ById): BroughtRecipe {
  const { isOwn } = byId
  const own = isOwn ? propertiesOf(node) : undefined
  const filed = unfiledWords(wordsOf(node['keywords'], isOwn ? ownParting : undefined), own?.get('collections'))
  const source = lineOf(node['creditText'] ?? authorOf(node['author'], byId) ?? node['publisher'])
  const { servings, makes } = yieldOf(node['recipeYield'] ?? node['yield'])
  const times = isOwn
    ? {}
    : {
        prepMinutes: minutesOf(node['prepTime']),
        cookMinutes: minutesOf(node['cookTime'] ?? node['performTime']),
        totalMinutes: minutesOf(node['totalTime']),
      }
  return {
    title: lineOf(node['name'] ?? node['headline']),
    description: plainLines(textOf(node['description'])),
    servings,
    makes,
    ingredients: ingredientsOf(node['recipeIngredient'] ?? node['ingredients'] ?? node['supply'], byId),
    steps: stepsOf(node['recipeInstructions'] ?? node['instructions'] ?? node['step'], byId),
    ...times,
    cuisines: wordsOf(node['recipeCuisine']),
    kinds: wordsOf(node['recipeCategory']),
    tags: filed.words,
    difficulty: lineOf(node['educationalLevel']),
    notes: notesOf(node),
    source: isOwn ? ownSource : source,
    url: addressOf(node['url'] ?? node['isBasedOn'] ?? node['mainEntityOfPage'] ?? node['@id']),
    isFavorite: isTrue(own?.get('favorite')),
    stars: numberOf(own?.get('rating')),
    collections: filed.collections,
    lastCooked: textOf(own?.get('lastCooked')),
    picture: pictureOf(node['image'] ?? node['thumbnailUrl'], byId),
  }
}

function authorOf(author: unknown, byId: ById): unknown {
  const [first] = listOf(author).map((each) => found(each, byId))
  return lineOf(first) === '' ? undefined : first
}

/** A thing, also where only its id is given. */
function found(value: unknown, byId: ById): unknown {
  if (!isObject(value) || Object.keys(value).length > 1) return value
  const id = value['@id']
  const node = typeof id === 'string' ? byId.nodes.get(id) : undefined
  if (typeof id !== 'string' || !node) return value
  const asked = (byId.asked.get(id) ?? 0) + 1
  byId.asked.set(id, asked)
  return asked > mostAsked ? value : boundedValue(node, byId.measure)
}

/** Lines or steps of a list that are read; a recipe with more than a few dozen is refused. */
const mostItems = 2000

function ingredientsOf(given: unknown, byId: ById, depth = 0): string[] {
  if (depth > deepest) return []
  return listOf(given)
    .slice(0, mostItems)
    .flatMap((each) => {
      const value = found(each, byId)
      if (!isObject(value)) return byId.isOwn ? [lineOf(value)] : ingredientLines(textOf(value))
      const inside = value['itemListElement'] ?? value['recipeIngredient']
      if (inside !== undefined)
        return [headingLine(lineOf(value['name'])), ...ingredientsOf(inside, byId, depth + 1)].filter(Boolean)
      const name = lineOf(value['name'] ?? value['text'] ?? value['item'] ?? value['ingredient'])
      const amount = lineOf(value['value'] ?? value['amount'] ?? value['quantity'] ?? value['requiredQuantity'])
      const unit = lineOf(value['unitText'] ?? value['unit'])
      const line = name.startsWith(amount) ? name : [amount, unit, name].filter(Boolean).join(' ')
      return ingredientLines(line)
    })
}

function stepsOf(given: unknown, byId: ById, depth = 0): BroughtStep[] {
  if (depth > deepest) return []
  // one text in a list of one is a whole method, more of them are a step each
  const isWhole = !Array.isArray(given) || given.length === 1
  const steps = listOf(given)
    .slice(0, mostItems)
    .flatMap((each): BroughtStep[] => {
      const value = found(each, byId)
      if (typeof value === 'string') {
        if (byId.isOwn) return [{ text: value }]
        const lines = stepLines(value)
        return isWhole || /[\n<]|^\s*(?:\W\s|\d)/.test(value) ? lines.map((text) => ({ text })) : stepsOfLine(value)
      }
      if (Array.isArray(value)) return stepsOf(value, byId, depth + 1)
      if (!isObject(value)) return []
      const inside = value['itemListElement'] ?? value['steps'] ?? value['step']
      const name = lineOf(value['name'])
      if (isSection(value)) {
        const steps = stepsOf(inside ?? value['text'], byId, depth + 1)
        // a section of RecipeSage has a name alone, and its steps follow it
        if (steps.length === 0) return name === '' ? [] : [{ text: `${name}:` }]
        return name === ''
          ? steps
          : steps.map((step, at) => (at === 0 ? { ...step, text: underHeading(name, step.text) } : step))
      }
      if (isTip(value)) return []
      const text = plainLines(textOf(value['text'] ?? '') || textOf(value['description'] ?? ''))
      if (text === '' && inside !== undefined) return joined(stepsOf(inside, byId, depth + 1), name)
      const minutes = minutesOf(value['timeRequired'] ?? value['performTime'] ?? value['totalTime'])
      const said = byId.isOwn ? [text] : stepLines(text === '' ? name : titled(name, text))
      const work = workOf(value)
      return said.map((line, at) => ({
        text: line,
        ...(minutes !== undefined && at === said.length - 1 && { minutes, ...work }),
      }))
    })
  return byId.isOwn ? steps : underNames(steps)
}

function stepsOfLine(text: string): BroughtStep[] {
  return stepLines(text).map((line) => ({ text: line }))
}

/** What was left as a name alone, 'Sauce:', stands before the step that follows. */
function underNames(given: readonly BroughtStep[]): BroughtStep[] {
  const steps: BroughtStep[] = []
  for (const step of given) {
    const last = steps.at(-1)
    if (last && /^[^.!?]{1,80}:$/.test(last.text))
      steps.splice(-1, 1, { ...step, text: underHeading(last.text, step.text) })
    else steps.push(step)
  }
  return steps
}

/** What our own exports say of a step besides its minutes. */
function workOf(step: JsonObject): Pick<BroughtStep, 'active' | 'waiting' | 'meanwhile'> {
  const said = propertiesOf(step)
  const [active, waiting] = [numberOf(said.get('active')), numberOf(said.get('waiting'))]
  return {
    ...(active !== undefined && active >= 0 && active <= 2880 && { active }),
    ...(waiting !== undefined && waiting >= 0 && waiting <= 2880 && { waiting }),
    ...(said.has('meanwhile') && { meanwhile: isTrue(said.get('meanwhile')) }),
  }
}

function propertiesOf(node: JsonObject): ReadonlyMap<string, unknown> {
  return new Map(
    listOf(node['additionalProperty'])
      .filter(isObject)
      .map((each) => [lineOf(each['name']), each['value']]),
  )
}

function isSection(value: JsonObject): boolean {
  return listOf(value['@type']).some((type) => typeof type === 'string' && /(?:HowToSection|ItemList)$/.test(type))
}

function isTip(value: JsonObject): boolean {
  return listOf(value['@type']).some((type) => typeof type === 'string' && type.endsWith('HowToTip'))
}

/** A step of several directions is one step. */
function joined(steps: readonly BroughtStep[], name: string): BroughtStep[] {
  if (steps.length === 0) return name === '' ? [] : [{ text: name }]
  return [{ text: titled(name, steps.map(({ text }) => text).join(' ')) }]
}

/** 'Make the dough: Mix …', unless the name says what the text says, or nothing. */
function titled(name: string, text: string): string {
  const isSaid = text.toLowerCase().startsWith(
    name
      .replace(/(?:\.\.\.|…)$/, '')
      .toLowerCase()
      .slice(0, 40),
  )
  return name === '' || isSaid || name.length > 60 || /^(?:step\s*)?\d*$/i.test(name) ? text : underHeading(name, text)
}

/** A cook's own notes, as RecipeSage keeps them, and tips. */
function notesOf(node: JsonObject): string[] {
  const own = listOf(node['comment'])
    .filter(isObject)
    .filter((comment) => lineOf(comment['name']) === 'Author Notes')
    .map((comment) => plainLines(textOf(comment['text'])))
  const tools = linesOfAll(node['tool'])
  return [...own, ...(tools.length > 0 ? [`Tools: ${tools.join(', ')}`] : [])].filter((note) => note !== '')
}

function addressOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  const text = isObject(first) ? textOf(first['@id'] ?? first['url']) : textOf(first)
  return /^https?:\/\//i.test(text.trim()) ? plainLine(text) : undefined
}

function pictureOf(value: unknown, byId: ById): string | undefined {
  for (const each of listOf(value).slice(0, 10)) {
    const image = found(each, byId)
    const address = isObject(image) ? textOf(image['url'] ?? image['contentUrl'] ?? image['@id']) : textOf(image)
    if (address.trim() !== '') return address.trim()
  }
  return undefined
}
