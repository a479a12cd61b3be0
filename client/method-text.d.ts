/** docs/method.md and docs/method-foods.md as trees of elements, made when the client is built; see vite.config.ts. */
declare module 'virtual:method-text' {
  export type Printed = string | { tag: string; href?: string; children: readonly Printed[] }
  export const sections: { readonly rules: readonly Printed[]; readonly foods: readonly Printed[] }
}
