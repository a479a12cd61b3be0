import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * What a bench is made of: its file, and every file and folder of bench/ that it or one of these names in a string, whether it
 * imports, starts or reads it. Paths from the root of the repository.
 */
export function ownFiles(bench: string): string[] {
  const found = new Set<string>()
  const take = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    if (!path.endsWith('.ts')) return
    for (const [, named = ''] of readFileSync(path, 'utf8').matchAll(/'([\w./-]+)'/g))
      for (const other of [normalize(named), join(dirname(path), named)])
        if (/^bench\/.+/.test(other) && existsSync(other)) take(other)
  }
  take(bench)
  return [...found]
}
