import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './tools/client-build/app-icons.ts'
import { contractRoutes } from './tools/client-build/contract-routes.ts'
import { drawnAlone, pageChunks } from './tools/client-build/page-chunks.ts'
import { postPictures } from './tools/client-build/post-pictures.ts'
import { printedPages } from './tools/client-build/printed-pages.ts'
import { serviceWorker } from './tools/client-build/service-worker-build.ts'
import { cutTypefaces } from './tools/client-build/typefaces.ts'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/**
 * Where much is drawn anew while somebody types, drags, cooks or leafs through a library, and where effects go by functions. What React's compiler adds is
 * a third of the script that a page brings: the frame, the dashboard, a recipe and a list are drawn sooner without it.
 */
const compiled = [
  'accounts at-home billing blog bring-in check community contact cooked cooking demo editor generate ideas meal-plans menus',
  'newsletter newsletter-desk onboarding own-words pictures public publishing recipes/library security settings sharing',
  'sign-in site swaps words admin/reports-page dishes/exists-dialog shopping/list/list-at-home spread/cooking-from-page spread/cooking-mode',
].flatMap((parts) => parts.split(' ').map(compiledPart))
/** Comes with the first press: see client/ui/overlays/parts.ts. */
const compiledParts = [
  'overlays/confirm-parts',
  'overlays/dialog-parts',
  'overlays/full-screen',
  'overlays/menu-parts',
  'pages/tabs',
  'overlays/toasts',
  'overlays/tooltip-popup',
].map((part) => `client/ui/${part}.tsx`)

/** A folder of features, or a file of one, as the compiler is told it. Throws where there is none: a part that moved would lose it without a word. */
function compiledPart(part: string): string {
  const path = `client/features/${part}`
  const found = [`${path}/`, `${path}.tsx`].find((each) => existsSync(each))
  if (!found) throw new Error(`There is no ${path} to compile: see vite.config.ts.`)
  return found
}

export default defineConfig({
  root: 'client',
  plugins: [
    cutTypefaces(),
    // compiled by its port to Rust: through Babel that was over half of a build
    react({ compiler: { sources: [...compiled, ...compiledParts] } }),
    tailwindcss(),
    contractRoutes(),
    printedPages(),
    postPictures(),
    appIcons(),
    serviceWorker(),
  ],
  // its stand-in for what React has had since 18 stays out
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Data addresses are refused for fonts by the content policy, and old browsers' preload script is not needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // a page that comes drawn has no program to fetch its styles
    cssCodeSplit: false,
    // Every page carries the names of all others' files: seven letters of 64 tell versions apart, and words before them weigh as much again.
    rolldownOptions: {
      // what only drawing on the server uses goes with all that it imports
      treeshake: { moduleSideEffects: [{ test: drawnAlone, sideEffects: false }] },
      output: { codeSplitting: pageChunks(), chunkFileNames: 'assets/[hash:7].js' },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api/': server, '/calendar/': server } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api/': server, '/calendar/': server } },
})
