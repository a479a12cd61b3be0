import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** While one is kept, all threads of a process share what was compiled of it: an embedded database opens in half the time. */
export async function keepEmbeddedProgram(): Promise<void> {
  kept ??= await WebAssembly.compile(await readFile(join(process.cwd(), path)))
}

let kept: WebAssembly.Module | undefined
const path = 'node_modules/@electric-sql/pglite/dist/pglite.wasm'

declare global {
  // Node has it, its types name the module alone
  namespace WebAssembly {
    function compile(program: Uint8Array): Promise<Module>
  }
}
