import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files with ten seconds of work and more; not those that wait for a thread, which these would keep from its turn. */
const long = [
  'server/main.test.ts',
  'server/db/embedded/recovery.test.ts',
  'server/features/recipes/generating/language-model.test.ts',
  'domain/catalogue/forms/savoury.test.ts',
  'domain/catalogue/forms/cold-and-sweet.test.ts',
  'domain/recipe/compose/write/order-of-work.test.ts',
]

/**
 * Each project begins with its longest files, so that none of them is left to run alone at the end. vitest itself goes by the time that
 * they took before, which a new clone does not know, and which leaves out what a file does before its first test.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...projects.values()].flatMap((own) => own.toSorted((one, other) => placeOf(one) - placeOf(other)))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = long.findIndex((path) => moduleId.endsWith(`/${path}`))
  return place < 0 ? long.length : place
}
