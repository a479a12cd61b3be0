import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildDrawing } from './client-build/drawn-page.ts'
import { overBudget, pageScripts } from './client-build/first-load.ts'

const sources = [
  'client',
  'content',
  'contract',
  'domain',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tools/client-build/app-icons.ts',
  'tools/build-client.ts',
  'tools/client-build/contract-routes.ts',
  'tools/client-build/drawn-page.ts',
  'tools/client-build/one-script.ts',
  'tools/client-build/page-chunks.ts',
  'tools/client-build/printed-facts.ts',
  'tools/client-build/printed-pages.ts',
  'server/kitchen/markdown-tree.ts',
  'server/kitchen/issue-text.ts',
  'server/kitchen/post-text.ts',
  'tools/client-build/post-pictures.ts',
  'tools/post-tables',
  'tools/client-build/posts.ts',
  'tools/client-build/service-worker-build.ts',
  'tools/client-build/typefaces.ts',
  'docs/method.md',
  'docs/method-foods.md',
  'content',
]
const stamp = 'dist/client-built-from'

/** Builds the client into dist/client, unless what it is made of is what the last build was made of; `always` does anyway. */
export async function buildClient(always = false): Promise<void> {
  const current = fingerprint(sources)
  const done = existsSync('dist/client/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === current
  if (done && !always) return
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  await buildDrawing()
  // what came of which file: for tools, not for visitors
  renameSync('dist/client/.vite/manifest.json', 'dist/client-manifest.json')
  rmSync('dist/client/.vite', { recursive: true })
  for (const file of filesOf('dist/client').filter((name) => /\.(?:js|css|html|svg)$/.test(name))) compress(file)
  writeFileSync('dist/client/page-scripts.json', JSON.stringify(pageScripts()))
  const tooMuch = overBudget()
  if (tooMuch.length > 0) throw new Error(`Pages have grown (tools/client-build/first-load.ts):\n${tooMuch.join('\n')}`)
  writeFileSync(stamp, current)
}

if (import.meta.main) await buildClient(process.argv.includes('--always'))

/** Packed once here, so that no request has to: the server sends what stands beside a file. */
function compress(file: string): void {
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

/** Names, sizes and times: reading 400 files would cost a start more than it saves. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
