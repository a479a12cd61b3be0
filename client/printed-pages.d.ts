/** The same without its text. */
/** Markdown of ours, read when the client is built: what stands in its head, and its text as a tree; see tools/client-build/printed-pages.ts. */
declare module '*.md' {
  export type Printed = string | { tag: string; id?: string; href?: string; children: readonly Printed[] }
  export const head: Readonly<Record<string, unknown>>
  export const text: readonly Printed[]
}
