import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** The icon in the sizes that phones ask for when the site is put on their home screen; what fills its square has room for any mask. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    async generateBundle() {
      const icon = readFileSync('client/public/icon.svg')
      for (const [name, size, inset] of sizes) {
        const inner = Math.round(size * (1 - inset))
        const drawn = await sharp(icon, { density: 72 * (inner / 32) })
          .resize(inner)
          .toBuffer()
        const ground = { width: size, height: size, channels: 4, background: inset === 0 ? clear : paper } as const
        const source = await sharp({ create: ground })
          .composite([{ input: drawn }])
          .png({ compressionLevel: 9, palette: true })
          .toBuffer()
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source })
      }
    },
  }
}

/** Name, pixels of a side, and the part of it that is left round the icon. */
const sizes = [
  ['192', 192, 0],
  ['512', 512, 0],
  ['maskable', 512, 0.25],
  ['apple-touch', 180, 0.15],
] as const

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** As in client/ui/styles/tokens.css. */
const paper = { r: 247, g: 240, b: 226, alpha: 1 }
