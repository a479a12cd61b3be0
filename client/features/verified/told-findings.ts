import { severities } from '#domain/options/options.ts'
import type { Finding } from '#domain/recipe/verification.ts'

/** What findings say, the gravest first and each sentence once, with every finding that says it: so no line or step is lost. */
export function toldFindings(findings: readonly Finding[]) {
  const told = [...new Set(findings.map(({ message }) => message))].map((message) => {
    const of = findings.filter((one) => one.message === message)
    return { message, of, severity: severities.find((severity) => of.some((one) => one.severity === severity))! }
  })
  return severities.flatMap((severity) => told.filter((one) => one.severity === severity))
}
