import type { FastifyInstance } from 'fastify'

/** Every route of a server, out of the tree that Fastify prints, such as 'POST /api/recipes/:id'; HEAD goes with its GET. */
export function routesOf(app: FastifyInstance): string[] {
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      parts.splice(indent.length / 4, Infinity, part)
      const path = parts.join('')
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
    .filter((route) => /^(?!HEAD|OPTIONS)[A-Z]+ \//.test(route))
}
