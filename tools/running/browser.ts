import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser as OpenBrowser } from '@playwright/test'

export interface Browser {
  readonly executablePath?: string
  readonly args: readonly string[]
  readonly env?: Record<string, string>
}

/**
 * A Chromium for the journeys: E2E_BROWSER, or on x64 Linux the one out of npm with the libraries and the fonts it brings
 * along, so that a bare machine will do, or one that is installed, or Playwright's own.
 */
export async function findBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const chosen = process.env['E2E_BROWSER']
  if (chosen) return { executablePath: chosen, args }
  if (process.platform === 'linux' && process.arch === 'x64') return { args, ...(await unpackBrowser()) }
  const installed = [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => existsSync(path))
  return installed === undefined ? { args } : { executablePath: installed, args }
}

/** That Chromium, open; whoever opens it closes it. */
export async function openBrowser(): Promise<OpenBrowser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...args], ...(env && { env }) })
}

/** The folder is named after the version, because the package takes whichever browser it finds unpacked. */
const unpackedIn = join(process.cwd(), 'node_modules/.cache/chromium-153.0.0')

async function unpackBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  mkdirSync(unpackedIn, { recursive: true })
  const before = { ...process.env }
  // The package unpacks its shared libraries only where it believes to be on a bare cloud function.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  process.env['TMPDIR'] = unpackedIn
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  process.env = before
  return {
    executablePath,
    env: {
      ...definedOf(before),
      LD_LIBRARY_PATH: join(unpackedIn, 'al2023/lib'),
      FONTCONFIG_FILE: writeFontSettings(),
    },
  }
}

/** Without it text is invisible on a machine that has no fonts. */
function writeFontSettings(): string {
  const path = join(unpackedIn, 'fonts.conf')
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${unpackedIn}/fonts</dir>
  <cachedir>${unpackedIn}/font-cache</cachedir>
</fontconfig>
`,
  )
  return path
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined))
}
