import type { Plugin } from 'vite'
import { contract } from '#contract/index.ts'
import { contractParts } from '#contract/parts.ts'

/**
 * Gives the client the contract's methods and paths without its schemas, which are a quarter of a first load: `virtual:admin-routes` and its
 * like have a part of `contractParts`, `virtual:contract-routes` all the rest.
 */
export function contractRoutes(): Plugin {
  const partOf = (feature: string) =>
    Object.entries(contractParts).find(([, own]) => own.some((each) => each === feature))?.[0]
  const parts = Map.groupBy(Object.entries(contract), ([feature]) => partOf(feature) ?? 'contract')
  const modules = Object.fromEntries(
    [...parts].map(([part, features]) => [`virtual:${part}-routes`, routesOf(Object.fromEntries(features))]),
  )
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
