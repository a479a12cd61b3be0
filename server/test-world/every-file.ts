import { afterAll, inject } from 'vitest'
import { keepEmbeddedProgram } from '#server/test-world/embedded-program.ts'
import { tidyUp } from '#server/test-world/tidying.ts'

// vitest runs this before each test file, so its hook is the last that a file does
if (inject('databaseKind') === 'embedded') await keepEmbeddedProgram()
afterAll(tidyUp)
