import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Pages whose first load is kept small; each is the files of the client that it loads at once. */
const pages = {
  // a few words that nearly every page needs: a file of their own would weigh more
  app: ['main.tsx', 'wording.ts', '../domain/measure/minutes.ts'],
  landing: ['features/public/landing-page.tsx'],
  pricing: ['features/billing/pricing-page.tsx'],
  accounts: [
    'features/accounts/sign-in-page.tsx',
    'features/accounts/sign-up-page.tsx',
    'features/accounts/account-setup-page.tsx',
  ],
  member: ['shell/avatar-menu.tsx', 'features/shopping/sends-changes.tsx'],
  dashboard: ['features/recipes/dashboard-page.tsx', 'features/security/account-notices.tsx'],
  recipe: ['features/recipes/recipe-page.tsx'],
  checked: ['features/check/check-page.tsx', 'features/recipes/sharing/shared-page.tsx'],
  library: ['features/recipes/library/library-page.tsx'],
  lists: ['features/shopping/lists-page.tsx', 'features/shopping/list-page.tsx'],
} as const
type Page = keyof typeof pages

/** What the dashboard's day, the list of plans and the plan itself have in common, in one file. */
const planning = /\/meal-plans\/(?:queries|plan-dates|use-today|plan-words)\.ts$/

/** What the diary, cook mode and the question after the last step have in common; what the recipe shows at once is not in it. */
const diary = /\/cooked\/(?:queries\.ts|cooked-fields\.tsx)$/

/** In pages that are drawn on the server alone: the browser's pages load nothing of it. */
export const drawnAlone = /page-head\.tsx$/

const client = join(import.meta.dirname, '../client')
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
          if (diary.test(id)) return 'diary'
          const loaded = loads.get(id)
          // what is loaded by itself keeps its name, by which the manifest and the service worker find it
          if (!loaded || id === start || graph.getModuleInfo(id)?.dynamicImporters.length) return null
          return loaded.has('app') ? 'app' : [...loaded].join('-')
        },
      },
    ],
  }
}

function pagesByFile(graph: Rolldown.ChunkingContext): Map<string, Set<Page>> {
  const loads = new Map<string, Set<Page>>()
  for (const page of Object.keys(pages) as Page[]) {
    const take = (id: string) => {
      const already = loads.get(id) ?? new Set()
      if (already.has(page) || drawnAlone.test(id)) return
      loads.set(id, already.add(page))
      const file = graph.getModuleInfo(id)
      for (const imported of file?.importedIds ?? [])
        if (imported.endsWith('/lucide-react.mjs')) iconsIn(file?.code ?? '', imported).forEach(take)
        else take(imported)
    }
    for (const file of pages[page]) take(join(client, file))
  }
  return loads
}

/** The icons that a file imports from the index of all of them, which would seem to import every icon. */
function iconsIn(code: string, index: string): string[] {
  icons ??= new Map(
    [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/as (\w+)/g)].map(([, name = '']) => [name, join(index, '..', file)] as const),
    ),
  )
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/(?<!\s)\s+as\s+/)[0] ?? ''),
  )
  return names.flatMap((name) => icons?.get(name) ?? [])
}
let icons: ReadonlyMap<string, string> | undefined
