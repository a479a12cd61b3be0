// The content policy forbids code made from text, and zod would try it. This is zod's own place for its settings, read by
// whichever chunk brings zod along later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
