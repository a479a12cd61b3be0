import type { Plugin } from 'vite'
import { contract } from '#contract/index.ts'

/** Gives the client the contract's methods and paths without its schemas, which are a quarter of a first load. */
export function contractRoutes(): Plugin {
  const id = '\0virtual:contract-routes'
  const routes = mapValues(contract, (rows) => mapValues(rows, ({ method, path }: Route) => ({ method, path })))
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === 'virtual:contract-routes' ? id : undefined),
    load: (source) => (source === id ? `export const contract = ${JSON.stringify(routes)}` : undefined),
  }
}

interface Route {
  method: string
  path: string
}

function mapValues<V, W>(table: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]))
}
