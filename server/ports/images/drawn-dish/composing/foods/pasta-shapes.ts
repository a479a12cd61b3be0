import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** A pasta by the word for its shape, whatever stands before it: 'gluten-free spaghetti' is wound. */
interface PastaShape {
  readonly part: Part
  readonly look: Pick<Look, 'shape' | 'size' | 'width'>
}

/** A strand so wide, as a share of its length. */
const strand = (width: number): PastaShape => ({ part: 'noodle', look: { shape: 'stick', size: 30, width } })
const piece = (shape: Look['shape'], size: number, width?: number): PastaShape => ({
  part: 'pasta',
  look: { shape, size, width },
})

/** What stands first counts. */
const shapes: readonly (readonly [said: RegExp, shape: PastaShape])[] = [
  [/\b(?:angel hair|capellini|vermicelli|spaghettini)\b/, strand(0.046)],
  [/\b(?:spaghetti|bucatini|spaghettoni)\b/, strand(0.06)],
  [/\blinguini?e?\b/, strand(0.074)],
  [/\b(?:fett?uccine|tagliatelle|mafalda)\b/, strand(0.098)],
  [/\bpappardelle\b/, strand(0.14)],
  [/\b(?:elbows?|macaroni|cavatappi|ditalini)\b/, piece('arc', 15, 0.46)],
  [/\b(?:fusilli|rotini|gemelli|spirals?|corkscrews?|trofie|campanelle)\b/, piece('spiral', 21)],
  [/\b(?:farfalle|bow ?-?ties?)\b/, piece('bow-tie', 21)],
  [/\b(?:shells|conchiglie|orecchiette|cavatelli)\b/, piece('pasta-shell', 19)],
  [/\b(?:penne|rigatoni|ziti|mostaccioli|paccheri|tubes)\b/, piece('tube', 19)],
]

/** Any pasta in the shape that its line says. */
export function asPasta<Food extends { readonly part: Part; readonly look: Look }>(food: Food, words: string): Food {
  if (food.part !== 'pasta' && food.part !== 'noodle') return food
  // sheets, dumplings and vegetables in strands have a shape of their own
  if (food.look.shape !== 'tube' && food.look.shape !== 'stick') return food
  const found = shapes.find(([said]) => said.test(words))
  return found ? { ...food, part: found[1].part, look: { ...food.look, ...found[1].look } } : food
}
