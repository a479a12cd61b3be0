/** How many checks of a part passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** One check that is its exit code. */
export function countExit(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Of vitest's JSON report; a file that could not even be loaded counts as one failure, as does an error outside every test. */
export function countVitest(code: number, report: string | undefined): Counts {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report)
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  return atLeastOneFailure(code, { passed: numPassedTests, failed: numFailedTests + notLoaded.length })
}

/** Of Playwright's JSON report; a test that passed only when tried again counts as failed. */
export function countPlaywright(code: number, report: string | undefined): Counts {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report).stats ?? {}
  return atLeastOneFailure(code, { passed: expected, failed: unexpected + flaky })
}

/** The five files that took longest by a report of either, with their seconds: where the time of a part goes. */
export function slowest(report: string | undefined): string {
  const { testResults = [], suites = [] } = read(report)
  const spent = [
    ...testResults.map(({ name = '', startTime = 0, endTime = 0 }) => ({ name, milliseconds: endTime - startTime })),
    ...suites.map((suite) => ({ name: suite.title, milliseconds: millisecondsOf(suite) })),
  ]
  return spent
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 5)
    .map(({ name, milliseconds }) => `${name.split('/').at(-1)} ${(milliseconds / 1000).toFixed(1)} s`)
    .join(', ')
}

function millisecondsOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, each) => sum + each, 0)
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })
}

interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly status: string
    readonly assertionResults: readonly unknown[]
    readonly name?: string
    readonly startTime?: number
    readonly endTime?: number
  }[]
  readonly suites?: readonly Suite[]
  readonly stats?: { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number }
}

interface Suite {
  readonly title: string
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[]
}

function read(report: string | undefined): Report {
  return report === undefined ? {} : (JSON.parse(report) as Report)
}

/** Neither an exit code that says failure nor a report without a single test passes for success. */
function atLeastOneFailure(code: number, counts: Counts): Counts {
  const wrong = code !== 0 || counts.passed + counts.failed === 0
  return wrong && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
