import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { Output } from '#contract/endpoint.ts'
import { type publicCalls, showcasePicture } from '#contract/public.ts'
import type { VerifiedRecipe } from '#contract/recipe.ts'
import { showcase } from '#domain/recipe/showcase.ts'
import { contractRoutes } from './contract-routes.ts'
import { oneScript } from './one-script.ts'

/**
 * Draws the landing page for who has no account into the client that was built: the words without a script, the script
 * without the program. One page for where plans can be bought, one for where they cannot.
 */
export async function drawLanding(): Promise<void> {
  const vite = await createServer({
    configFile: false,
    root: 'client',
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [contractRoutes(), react()],
  })
  try {
    const { drawnLanding } = (await vite.ssrLoadModule('/shell/drawn-landing.tsx')) as Drawing
    const { recipe, verification } = showcase()
    const shown = { recipe: { ...recipe, imageUrl: showcasePicture }, verification }
    const late = await lateStart()
    for (const [file, payments] of [
      ['landing.html', 'stripe'],
      ['landing-unpaid.html', 'off'],
    ] as const) {
      const site = { supportEmail: null, payments, adClient: null }
      writeFileSync(`dist/client/${file}`, pageWith(await drawnLanding(site, shown), late))
    }
  } finally {
    await vite.close()
  }
}

interface Drawing {
  drawnLanding: (site: Output<typeof publicCalls.site>, shown: VerifiedRecipe) => Promise<string>
}

/** The page of the program with these words in its place, and a late start in the program's. */
function pageWith(drawn: string, late: string): string {
  if (/<script/.test(drawn)) throw new Error('The drawn page has scripts in it, which are refused.')
  // React sets what belongs to the head first where there is none
  const [head = ''] = /^(?:<link[^>]*>|<title>[^<]*<\/title>)*/.exec(drawn) ?? []
  const words = drawn.slice(head.length)
  const page = readFileSync('dist/client/index.html', 'utf8')
  const program = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  const app = program.exec(page)?.[1]
  if (app === undefined) throw new Error('The page of the program has another shape.')
  return page
    .replace(program, () => `<script type="module" crossorigin src="${late}" data-app="${app}"></script>`)
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('<div id="root"></div>', () => `<div id="root">${words}</div>`)
}

/** Its address; as every script it is named by what is in it. */
async function lateStart(): Promise<string> {
  const script = await oneScript('client/late-start.ts', 'esm')
  const name = `late-start-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  writeFileSync(`dist/client/assets/${name}`, script)
  return `/assets/${name}`
}
