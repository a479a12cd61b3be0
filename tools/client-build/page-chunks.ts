import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Pages whose first load is kept small; each is the files of the client that it loads at once, and the parts that it shows without being asked. */
const pages = {
  // a few words that nearly every page needs: a file of their own would weigh more
  app: ['main.tsx', 'wording.ts', 'use-single.ts', 'features/site/queries.ts', '../domain/measure/minutes.ts'],
  landing: ['features/public/landing-page.tsx'],
  pricing: ['features/billing/pricing-page.tsx'],
  signin: ['features/sign-in/sign-in-page.tsx'],
  accounts: ['features/sign-in/sign-up-page.tsx', 'features/sign-in/account-setup-page.tsx'],
  member: ['shell/avatar-menu.tsx'],
  // what opens over any page, with its library
  dialog: ['ui/overlays/dialog-parts.tsx'],
  dashboard: [
    'features/dashboard/dashboard-page.tsx',
    'features/security/account-notices.tsx',
    'features/dashboard/tonight.tsx',
  ],
  recipe: [
    'features/recipe-page/recipe-page.tsx',
    'features/photo/own-photo.tsx',
    'features/spread/good-to-know.tsx',
    'features/own-words/own-words.tsx',
    'features/own-words/own-collections.tsx',
  ],
  checked: ['features/check/check-page.tsx', 'features/sharing/shared-page.tsx'],
  library: [
    'features/recipes/library/library-page.tsx',
    'features/recipes/library/collections/shelf.tsx',
    'features/recipes/library/library-bar.tsx',
    'features/recipes/library/filters/filter-fields.tsx',
  ],
  lists: [
    'features/shopping/lists-page.tsx',
    'features/shopping/list-page.tsx',
    'features/list-keeping/sends-changes.tsx',
  ],
} as const
type Page = keyof typeof pages

/** Pages of which a member visits several: what two of them load, and no other page, is one file. Most of it is smaller than what is sent with a file. */
const ofMembers: ReadonlySet<Page> = new Set(['member', 'dashboard', 'recipe', 'checked', 'library', 'lists'])

/** What the dashboard's day, the list of plans and the plan itself have in common, in one file. */
const planning = /\/meal-plans\/(?:queries|plan-dates|use-today|plan-words)\.ts$/

/** The frame of short forms: small, and yet nothing that the pages of members load. */
const shortForms = /\/site\/dish-(?:aside|page)\.tsx$/

/** What new dishes for the evening and another try have in common, in one file. */
const composing = /\/generate\/(?:is-generating\.ts|compose-and-open\.tsx)$/

/** What the diary, cook mode and the question after the last step have in common; what the recipe shows at once is not in it. */
const diary = /\/cooked\/(?:queries\.ts|cooked-fields\.tsx)$/

/** Calls about paying, which two pages load at once and all others never. */
const paying = /\/billing-api\.ts$|\/billing\/queries\.ts$|virtual:billing-routes$/

/** In pages that are drawn on the server alone: the browser's pages load nothing of it. */
export const drawnAlone = /page-head\.tsx$/

/** Characters of a file that is not worth a request of its own: where several pages load it, it comes with what all of them load. */
const small = 2500
const several = 2

const client = join(import.meta.dirname, '../../client')
const start = join(client, 'main.tsx')

/**
 * Puts what the very same pages load into one chunk, so that each of them loads few files, and nothing of another one's. The rest is left to the
 * bundler. What a file imports is loaded by at least the pages that load the file: so no two chunks need each other.
 */
export function pageChunks(): Rolldown.CodeSplittingOptions {
  let loads: ReadonlyMap<string, ReadonlySet<Page>> | undefined
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name(id, graph) {
          loads ??= pagesByFile(graph)
          if (planning.test(id)) return 'planning'
          if (composing.test(id)) return 'composing'
          if (diary.test(id)) return 'diary'
          if (paying.test(id)) return 'paying'
          const loaded = loads.get(id)
          // what is loaded by itself keeps its name, by which the manifest and the service worker find it
          if (!loaded || id === start || graph.getModuleInfo(id)?.dynamicImporters.length) return null
          if (loaded.has('app') || (!shortForms.test(id) && isSmall(id, loads, graph))) return 'app'
          return loaded.has('member') || isOfMembers(loaded) ? 'members' : [...loaded].join('-')
        },
      },
    ],
  }
}

/** The parts of a recipe are of its page and of those that show one to strangers alone: large enough for a file of their own. */
function isOfMembers(loaded: ReadonlySet<Page>): boolean {
  const isWithin = (pages: ReadonlySet<Page>) => [...loaded].every((page) => pages.has(page))
  return loaded.size >= several && isWithin(ofMembers) && !isWithin(ofRecipes)
}
const ofRecipes: ReadonlySet<Page> = new Set(['recipe', 'checked'])

/** Whether a file is small and needs nothing but what every page has, and others that are small: an icon, a hook, a few words. */
function isSmall(id: string, loads: ReadonlyMap<string, ReadonlySet<Page>>, graph: Rolldown.ChunkingContext): boolean {
  const file = graph.getModuleInfo(id)
  if (!file || file.dynamicImporters.length > 0 || (file.code ?? '').length > small) return false
  if ((loads.get(id)?.size ?? 0) < several) return false
  return file.importedIds.every((imported) => loads.get(imported)?.has('app') || isSmall(imported, loads, graph))
}

function pagesByFile(graph: Rolldown.ChunkingContext): Map<string, Set<Page>> {
  const loads = new Map<string, Set<Page>>()
  for (const page of Object.keys(pages) as Page[]) {
    const take = (id: string) => {
      const already = loads.get(id) ?? new Set()
      if (already.has(page) || drawnAlone.test(id)) return
      loads.set(id, already.add(page))
      const file = graph.getModuleInfo(id)
      for (const imported of file?.importedIds ?? []) {
        const index = indexes.find((each) => imported.endsWith(`/node_modules/${each}`))
        if (index) namedFrom(index, file?.code ?? '', imported).forEach(take)
        else take(imported)
      }
    }
    for (const file of pages[page]) take(join(client, file))
  }
  return loads
}

/** Files that only pass on what others have: by them whoever imports one name would seem to load all. */
const indexes = [
  'lucide-react/dist/esm/lucide-react.mjs',
  '@tanstack/react-query/build/modern/index.js',
  '@tanstack/query-core/build/modern/index.js',
  '@tanstack/react-router/dist/esm/index.js',
  '@tanstack/router-core/dist/esm/index.js',
]
const packageOf = (index: string) => /^(?:@[^/]+\/)?[^/]+/.exec(index)![0]

/** The files that hold what a file imports by name from the index of a package. */
function namedFrom(index: string, code: string, id: string): string[] {
  const modules = id.slice(0, -index.length)
  return bindingsOf(code, 'import')
    .filter(({ from }) => from === packageOf(index))
    .flatMap(({ name }) => holderOf(name, index, modules) ?? [])
}

/** The file behind a name of an index, by way of another package's index where that has it. */
function holderOf(name: string, index: string, modules: string): string | undefined {
  const { holders, passedOn } = (known[index] ??= readIndex(join(modules, index)))
  const holder = holders.get(name) ?? (passedOn === undefined ? undefined : { name, from: passedOn })
  if (holder?.from.startsWith('.')) return join(modules, index, '..', holder.from)
  const next = indexes.find((each) => packageOf(each) === holder?.from)
  return holder && next && holderOf(holder.name, next, modules)
}
const known: Record<string, ReturnType<typeof readIndex>> = {}

function readIndex(file: string) {
  const code = readFileSync(file, 'utf8')
  const bindings = [...bindingsOf(code, 'import'), ...bindingsOf(code, 'export')]
  return {
    holders: new Map(bindings.map(({ as, ...holder }) => [as, holder])),
    passedOn: /^export \* from ["']([^"']+)["']/m.exec(code)?.[1],
  }
}

/** What code imports, or passes on, by name: `{ name as as } from 'from'`. */
function bindingsOf(code: string, word: 'import' | 'export') {
  const statements = code.matchAll(new RegExp(`\\b${word}\\s*\\{([^}]*)\\}\\s*from\\s*["']([^"']+)["']`, 'g'))
  return [...statements].flatMap(([, list = '', from = '']) =>
    list.split(',').flatMap((binding) => {
      const [name, as = name] = binding.trim().split(/(?<!\s)\s+as\s+/)
      return name && as ? [{ name, as, from }] : []
    }),
  )
}
