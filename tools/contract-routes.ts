import type { Plugin } from 'vite'
import { contract } from '#contract/index.ts'

/**
 * Gives the client the contract's methods and paths without its schemas, which are a quarter of a first load. What administrators alone
 * may call stands by itself, as nobody else's page needs it, and so does the community, which has pages of its own.
 */
export function contractRoutes(): Plugin {
  const { admin, inbox, newsletterIssues, community, moderation, ...ordinary } = contract
  const modules: Readonly<Record<string, string>> = {
    'virtual:contract-routes': routesOf(ordinary),
    'virtual:admin-routes': routesOf({ admin, inbox, newsletterIssues, moderation }),
    'virtual:community-routes': routesOf({ community }),
  }
  return {
    name: 'contract-routes',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load: (source) => modules[source.slice(1)],
  }
}

interface Route {
  method: string
  path: string
}

function routesOf(tables: Readonly<Record<string, Readonly<Record<string, Route>>>>): string {
  const routes = mapValues(tables, (rows) => mapValues(rows, ({ method, path }) => ({ method, path })))
  return `export const contract = ${JSON.stringify(routes)}`
}

function mapValues<V, W>(table: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]))
}
