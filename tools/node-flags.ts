/**
 * Of every process that runs the server or its tests; `run.mjs`, which a Node without TypeScript reads, has them too. With memory protection keys,
 * which many AMD and Intel servers have, V8 loses count of the code of WebAssembly that comes and goes (the embedded database, the
 * solver), and ends the process: `Check failed: jit_page.has_value()`, nodejs/node#64500. Without them code is protected as elsewhere.
 */
export const nodeFlags = ['--no-memory-protection-keys'] as const
