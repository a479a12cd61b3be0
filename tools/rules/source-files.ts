import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** An import, resolved to a path from the root where it stays in the house. */
export interface Import {
  readonly from: string
  readonly to: string
}

const folders = ['domain', 'contract', 'server', 'client', 'tools', 'e2e', 'bench']

/** Every file of the house's own folders. */
export function readSources(): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
}

export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs)$/.test(path)
export const isTest = ({ path }: SourceFile) => path.includes('.test.')
export const isShipped = (file: SourceFile) =>
  isCode(file) && !isTest(file) && /^(domain|contract|server|client)\//.test(file.path) && !isTestWorld(file)

/** Nothing in it decides or repeats anything. */
export const isData = ({ path, text }: SourceFile) =>
  path.includes('/table/') || !/\bfunction\b|=> *\{|\breturn\b/.test(text)

const isTestWorld = ({ path }: SourceFile) => path.startsWith('server/test-world/')

/** What a file imports, statically or while it runs. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found = [statement, sideEffect, dynamic].flatMap((pattern) => [...text.matchAll(pattern)])
  return found.map(([, name = '']) => ({ from: path, to: resolveName(path, name) }))
}

const statement = /^(?:import|export)\b[^'";]*\bfrom\s+'([^']+)'/gm
const sideEffect = /^import\s+'([^']+)'/gm
const dynamic = /\bimport\(\s*'([^']+)'/g

function resolveName(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return new URL(name, `file:///${from}`).pathname.slice(1)
  return name
}
