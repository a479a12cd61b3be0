import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './tools/contract-routes.ts'
import { pageChunks } from './tools/page-chunks.ts'
import { postPictures } from './tools/post-pictures.ts'
import { printedPages } from './tools/printed-pages.ts'
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
    printedPages(),
    postPictures(),
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
