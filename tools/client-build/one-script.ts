import { rolldown } from 'rolldown'

/** A source of the client with all that it imports, as one script of its own; `define` names what is filled in. */
export async function oneScript(
  source: string,
  format: 'iife' | 'esm',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const build = await rolldown({
    input: source,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', ...define } },
  })
  const { output } = await build.generate({ format, minify: true })
  await build.close()
  return output[0].code
}
