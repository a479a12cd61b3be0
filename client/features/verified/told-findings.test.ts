import { expect, test } from 'vitest'
import { toldFindings } from '#client/features/verified/told-findings.ts'
import type { Finding } from '#domain/recipe/verification.ts'

test('two lines that call for the same sentence are told in one, as gravely as the graver of them', () => {
  const found = (severity: Finding['severity'], message: string, line: number): Finding => ({
    severity,
    code: 'unweighed',
    message,
    line,
  })
  const salt = 'We can’t weigh “salt”.'
  const findings = [found('notes', salt, 1), found('notes', 'Cook it through.', 2), found('warns', salt, 4)]
  expect(toldFindings(findings)).toEqual([
    { severity: 'warns', message: salt, of: [findings[0], findings[2]] },
    { severity: 'notes', message: 'Cook it through.', of: [findings[1]] },
  ])
})
