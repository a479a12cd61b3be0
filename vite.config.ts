import { readFileSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractRoutes, mapValues } from './tools/contract-routes.ts'
import { markdownTree } from './tools/markdown-tree.ts'
import { pageChunks } from './tools/page-chunks.ts'
import { serviceWorker } from './tools/service-worker-build.ts'
import { cutTypefaces } from './tools/typefaces.ts'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'client',
  plugins: [
    cutTypefaces(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    contractRoutes(),
    methodText(),
    serviceWorker(),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Data addresses are refused for fonts by the content policy, and old browsers' preload script is not needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // Every page carries the names of all others' files: seven letters of 64 tell versions apart, eight weigh more.
    rolldownOptions: { output: { codeSplitting: pageChunks(), chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api/': server, '/calendar/': server } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api/': server, '/calendar/': server } },
})

/** Gives the page /method the very words of docs/method.md and docs/method-foods.md, so that the two cannot differ. */
function methodText(): Plugin {
  const id = '\0virtual:method-text'
  const files = { rules: 'docs/method.md', foods: 'docs/method-foods.md' }
  return {
    name: 'method-text',
    resolveId: (source) => (source === 'virtual:method-text' ? id : undefined),
    load(source) {
      if (source !== id) return undefined
      for (const file of Object.values(files)) this.addWatchFile(file)
      return `export const sections = ${JSON.stringify(mapValues(files, (file) => markdownTree(readFileSync(file, 'utf8'))))}`
    },
  }
}
