/** The package brings no types: what the test of metrics uses of this parser. */
declare module 'parse-prometheus-text-format' {
  interface Family {
    name: string
    /** Empty where it has none. */
    help: string
    type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED'
    metrics: { value?: string; labels?: Record<string, string> }[]
  }
  export default function parse(text: string): Family[]
}
