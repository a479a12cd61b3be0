import { chanceFrom, hashOf } from '../../domain/chance.ts'

export type Kind = 'embedded' | 'postgres'

/**
 * On which kinds of database a file of tests runs where the seed of the run draws: on one, the embedded one for a twentieth of the files,
 * as it takes up to five times as long, and is what the journeys run on. What has tests for PostgreSQL alone, which asks for it by
 * name, always runs there, or these would not run at all.
 */
export function drawnKinds(file: string, text: string, seed: number): ReadonlySet<Kind> {
  const drawn: Kind = chanceFrom(hashOf(`${seed} ${file}`))() < 0.05 ? 'embedded' : 'postgres'
  return new Set(/\b(?:databaseKind|freshPostgresUrl|openPostgres)\b/.test(text) ? [drawn, 'postgres'] : [drawn])
}
