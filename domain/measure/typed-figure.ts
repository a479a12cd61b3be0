import { wholeText } from '#domain/measure/figures.ts'

/** A figure that somebody typed as it is printed: '2,211'; where it is none, what was typed. */
export function typedText(typed: string): string {
  const figure = Number(typed)
  return Number.isNaN(figure) ? typed.trim() : wholeText(figure)
}
