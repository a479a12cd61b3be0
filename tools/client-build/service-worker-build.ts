import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { shellPath } from '#contract/pages.ts'
import { oneScript } from './one-script.ts'

/** Parts of the client that open without reception, with all that they import. */
const offlineParts = [
  'client/main.tsx',
  'client/index.html',
  'client/features/shopping/lists-page.tsx',
  'client/features/shopping/list-page.tsx',
  'client/features/shopping/list-not-found.tsx',
  'client/features/shopping/list/over-list.tsx',
  'client/features/shopping/list/staples.tsx',
  'client/features/shopping/delivery/order-dialog.tsx',
  'client/features/shopping/delivery/shop-online.tsx',
  'client/features/list-keeping/sends-changes.tsx',
  'client/features/shopping/list/list-at-home.tsx',
  'client/features/dashboard/dashboard-page.tsx',
  'client/shell/avatar-menu.tsx',
  'client/ui/overlays/confirm-parts.tsx',
  'client/ui/overlays/dialog-parts.tsx',
  'client/ui/overlays/menu-parts.tsx',
  'client/ui/overlays/toasts.tsx',
  'client/ui/overlays/tooltip-popup.tsx',
]
/** Read by index.html itself, and by the lists. */
const publicFiles = ['before-paint.js', 'icon.svg', 'market-bag.svg']
const fonts = /-latin-[\w-]{8}\.woff2$/

/** Builds client/service-worker.ts beside the client, as one script of its own that knows the files of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = offlineFiles(bundle)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await scriptWith(files) })
    },
  }
}

function offlineFiles(bundle: Rolldown.OutputBundle): { url: string; revision: string | null }[] {
  const outputs = Object.values(bundle)
  const html = outputs.find(({ fileName }) => fileName === 'index.html')
  if (html?.type !== 'asset') throw new Error('The build has no index.html for the service worker to keep.')
  const names = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk) => {
    if (names.has(chunk.fileName)) return
    names.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') take(imported)
    }
  }
  for (const part of offlineParts) {
    const chunks = outputs.filter(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.split('?')[0]!.endsWith(part)),
    )
    for (const chunk of chunks) if (chunk.type === 'chunk') take(chunk)
    if (chunks.length === 0 && part.endsWith('.tsx'))
      throw new Error(`The service worker finds no ${part} in the build.`)
  }
  const styles = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  if (styles.length === 0) throw new Error('The service worker finds no styles in the build.')
  for (const style of styles) names.add(style)
  for (const { fileName } of outputs) if (fonts.test(fileName)) names.add(fileName)
  return [
    { url: shellPath, revision: digest(html.source) },
    ...publicFiles.map((name) => ({ url: `/${name}`, revision: digest(readFileSync(`client/public/${name}`)) })),
    ...[...names].sort().map((name) => ({ url: `/${name}`, revision: null })),
  ]
}

const scriptWith = (files: readonly object[]) =>
  oneScript('client/service-worker.ts', 'iife', { offlineFiles: JSON.stringify(files) })

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)
