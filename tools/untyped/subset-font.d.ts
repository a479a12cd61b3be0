/** The package brings no types: what tools/client-build/typefaces.ts uses of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures: readonly string[]
    },
  ): Promise<Uint8Array>
}
