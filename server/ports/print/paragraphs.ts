import { minutesText } from '#domain/measure/minutes.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import type { PrintedRecipe } from '#domain/recipe/texts/printed-recipe.ts'
import { worthHead } from '#domain/recipe/worth/worth-lines.ts'
import { type Ink, type Measure, type Run, setLines } from '#server/ports/print/set-lines.ts'
import { type Face, settable } from '#server/ports/print/typefaces.ts'

// the ink of the light theme
export const ink = '#231711'
export const pale = '#554437'

/** Lines that belong together. Points. */
export interface Paragraph {
  readonly lines: readonly Run[][]
  readonly how: Ink
  /** Stands before the first line: the number of a step. */
  readonly mark?: string
  readonly indent: number
  readonly after: number
}

type Make = (printed: PrintedRecipe, width: number, scale: number, measure: Measure) => Paragraph[]

export const ingredientsOf: Make = ({ ingredients }, width, scale, measure) => {
  const set = setter(width, scale, measure)
  return [
    set('Ingredients', { face: 'bold', size: 12, after: 5 }),
    // what hangs over is a little indented, so that each line of the list is seen to begin
    ...ingredients.map((ingredient) => set(ingredientText(ingredient), { size: 10, after: 3.5, mark: '·', indent: 9 })),
  ]
}

export const methodOf: Make = ({ steps, notes, worth }, width, scale, measure) => {
  const set = setter(width, scale, measure)
  return [
    set('Method', { face: 'bold', size: 12, after: 5 }),
    ...steps.map(({ text, minutes }, step) =>
      set(minutes > 0 ? `${text} (${minutesText(minutes).replaceAll(' ', '\u00a0')})` : text, {
        size: 10.5,
        after: 6,
        mark: `${step + 1}.`,
        indent: steps.length > 9 ? 21 : 16,
      }),
    ),
    ...notes.map((note) => set(note, { size: 9.5, after: 3, colour: pale })),
    ...(worth.length > 0 ? [set(worthHead, { face: 'bold', size: 10, after: 3 })] : []),
    ...worth.map((line) => set(line, { size: 9, after: 2.5, colour: pale })),
  ]
}

export const footOf: Make = (printed, width, scale, measure) => {
  const set = setter(width, scale, measure)
  return [
    set('Checked, per serving', { face: 'bold', size: 10, after: 3 }),
    ...[...printed.checked, ...(isWhole(printed) ? [] : [replaced])].map((line) =>
      set(line, { size: 9, after: 1.5, colour: pale }),
    ),
  ]
}

const replaced = 'Question marks stand for characters this PDF can’t show. The text download shows them all.'

function isWhole({ title, description, ingredients, steps, worth }: PrintedRecipe): boolean {
  const words = [title, description, ...ingredients.map(ingredientText), ...steps.map(({ text }) => text), ...worth]
  return words.every((text) => settable(text).isWhole)
}

interface How {
  size: number
  after: number
  face?: Face
  colour?: string
  mark?: string
  indent?: number
}

function setter(width: number, scale: number, measure: Measure) {
  return (text: string, { size, after, face = 'sans', colour = ink, mark, indent = 0 }: How): Paragraph => {
    const how: Ink = { face, size: size * scale, colour }
    const by = indent * scale
    return {
      lines: setLines(text, how, width - by, measure),
      how,
      indent: by,
      after: after * scale,
      ...(mark !== undefined && { mark }),
    }
  }
}
