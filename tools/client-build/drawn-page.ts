import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { contractRoutes } from './contract-routes.ts'
import { oneScript } from './one-script.ts'
import { writeOriginals } from './posts.ts'
import { printedPages } from './printed-pages.ts'

/**
 * Builds what the server draws pages with, into dist/drawn, with the articles, and the page that holds them: that of the program, with the program's
 * late start in its place, which waits until somebody does something: what is seen comes before it. And the page of the program for members, where
 * the same page can be read without it.
 */
export async function buildDrawing(): Promise<void> {
  await build({
    configFile: false,
    root: 'client',
    logLevel: 'warn',
    publicDir: false,
    plugins: [contractRoutes(), printedPages(), unstyled(), react()],
    // a production install has none of the client's libraries
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'drawn-page.tsx', outDir: '../dist/drawn', emptyOutDir: true, target: 'node24' },
  })
  writeOriginals()
  const page = readFileSync('dist/client/index.html', 'utf8')
  writeFileSync('dist/client/drawn.html', holderOf(page, await lateStart()))
  writeFileSync('dist/client/member.html', page.replace('</head>', `${plainWay}</head>`))
}

/** What has no JavaScript is led to the same page as it comes drawn: server/http/static.ts. */
const plainWay = '<noscript><meta http-equiv="refresh" content="0; url=?plain=1"></noscript>'

/** The page of the program without its program and what a page says of itself; `<!--head-->` and `<!--page-->` are filled in. */
function holderOf(page: string, late: string): string {
  const program = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  const app = program.exec(page)?.[1]
  if (app === undefined) throw new Error('The page of the program has another shape.')
  return (
    page
      .replace(
        program,
        () => `<script type="module" fetchpriority="low" crossorigin src="${late}" data-app="${app}"></script>`,
      )
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      // what a page says first is upright, and nothing else is to be late for its sake
      .replace(/<link\s[^>]*fraunces-italic[^>]*>/, '')
      .replace(/<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, '<!--head-->')
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace('<div id="root"></div>', '<!--member--><div id="root"><!--page--></div>')
  )
}

/** Its address; as every script it is named by what is in it. */
async function lateStart(): Promise<string> {
  const script = await oneScript('client/late-start.ts', 'esm')
  const name = `late-start-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  writeFileSync(`dist/client/assets/${name}`, script)
  return `/assets/${name}`
}

/** The page of the program brings the styles. */
function unstyled(): Plugin {
  return {
    name: 'unstyled',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
  }
}
