import { defineConfig } from 'vitest/config'
const on = (kind: string) => ({ test: { name: kind, include: ['server/**/*.test.ts'], globalSetup: ['server/test-world/global-setup.ts'], provide: { databaseKind: kind }, testTimeout: 200_000, hookTimeout: 200_000, maxWorkers: 2 } })
export default defineConfig({ test: { projects: [on('embedded'), on('postgres')] } } as never)
