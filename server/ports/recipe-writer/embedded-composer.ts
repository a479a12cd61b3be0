import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'

/** The culinary grammar of domain/recipe/compose: no key, no network. */
export function embeddedComposer(): RecipeWriter {
  return {
    turns: 1,
    async *write({ wish, seed, kitchen }) {
      const composed = await kitchen.compose(wish, seed)
      if ('contradiction' in composed) {
        yield { type: 'contradiction', ...composed.contradiction }
        return
      }
      const { draft, dish } = composed
      const { ingredients, instructions, ...head } = draft
      yield { type: 'draft', draft: head }
      yield { type: 'draft', draft: { ...head, ingredients } }
      for (const [index] of instructions.entries()) {
        yield { type: 'draft', draft: { ...head, ingredients, instructions: instructions.slice(0, index + 1) } }
      }
      yield { type: 'written', draft, writer: { kind: 'kitchen' }, dish }
    },
  }
}
