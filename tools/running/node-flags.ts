/**
 * Of every process that runs the server or its tests; `run.mjs`, which a Node without TypeScript reads, has them too. Node 24 has two faults by which
 * code of WebAssembly that comes and goes (the embedded database, the solver) ends the process. With memory protection keys, which many AMD and Intel
 * servers have, V8 loses count of it: `Check failed: jit_page.has_value()`, nodejs/node#64500. And a wrapper that its collector of such code is freeing
 * on another thread is freed twice: `Check failed: jit_page_->allocations_.erase(addr) == 1`, nodejs/node#66366, mended in Node 26. Without the collector
 * some code that was replaced by faster one stays until its database is closed.
 */
export const nodeFlags = ['--no-memory-protection-keys', '--no-wasm-code-gc'] as const
