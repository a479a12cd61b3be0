/** Figures that we claim: the command that measures them, and the block of a page that it fills. */
export interface Part {
  /** Of its block, which begins with `<!-- bench:speed -->`, and after `npm run bench --`. */
  readonly name: string
  /** Where the block stands, docs/benchmarks.md unless said otherwise. */
  readonly page?: string
  /** After which it is ended. */
  readonly minutes: number
  readonly command: readonly string[]
  /** Files and folders that it measures, besides what is its own and what is installed: where they have changed since, its figures are of the past. */
  readonly of: readonly string[]
  /** Measured only when it is named. */
  readonly isLong?: true
}

const server = ['server', 'contract', 'domain']
const kitchen = ['domain/measure', 'domain/food', 'domain/recipe']
const accounts = ['server/features/accounts', 'server/features/security', 'server/http', 'server/db']
/** All that pages are built of and come with. */
const building = [
  'vite.config.ts',
  'tools/build-client.ts',
  'tools/client-build/drawn-page.ts',
  'tools/client-build/page-chunks.ts',
  'tools/client-build/typefaces.ts',
]
const pages = ['client', 'content', 'contract', 'domain', 'server/http', 'server/features/public', ...building]
const payments = ['server/features/billing', 'server/ports/payments', 'server/db']

const newsletters = ['server/features/newsletter', 'server/ports/mail', 'server/jobs', 'server/db']

export const parts: readonly Part[] = [
  { name: 'speed', minutes: 12, command: ['bench/http.ts'], of: server },
  {
    name: 'scale',
    minutes: 40,
    command: ['bench/recipes-at-scale.ts', '1000000', '50000', '1'],
    of: ['server/features/recipes', 'server/features/shopping', 'server/http', 'server/db', 'domain/plan'],
    isLong: true,
  },
  {
    name: 'two-phones',
    minutes: 3,
    command: ['bench/two-phones.ts'],
    of: ['server/features/shopping', 'server/events.ts', 'server/http', 'server/db', 'domain/plan'],
  },
  { name: 'first-load', minutes: 2, command: ['bench/first-load.ts'], of: pages },
  {
    name: 'first-visit',
    minutes: 10,
    command: ['bench/first-visit.ts'],
    of: pages,
  },
  {
    name: 'quota',
    minutes: 6,
    command: ['bench/quota.ts'],
    of: ['server/features/accounts', 'server/features/recipes', 'server/db'],
  },
  {
    name: 'crash-http',
    minutes: 6,
    command: ['bench/crash-http.ts', '30'],
    of: ['server/features/recipes', 'server/db'],
  },
  {
    name: 'crash-menus',
    minutes: 8,
    command: ['bench/crash-menus.ts', '20'],
    of: ['server/features/menus', 'server/features/meal-plans', 'server/features/recipes', 'server/db'],
  },
  { name: 'crash', minutes: 3, command: ['bench/crash.ts', '30'], of: ['server/db'] },
  { name: 'wishes-plain', minutes: 2, command: ['bench/compose-sweep.ts', '2000', 'plain'], of: kitchen },
  { name: 'wishes-full', minutes: 2, command: ['bench/compose-sweep.ts', '2000', 'full'], of: kitchen },
  {
    name: 'demo-wishes',
    minutes: 8,
    command: ['bench/demo-wishes.ts'],
    of: [...kitchen, 'contract/public/demo.ts'],
  },
  {
    name: 'imports',
    minutes: 8,
    command: ['bench/imports.ts'],
    of: ['domain/recipe/import', 'server/features/imports', 'server/test-world/imports'],
  },
  {
    name: 'validators',
    minutes: 3,
    command: ['bench/validators.ts'],
    of: ['client', 'content', 'server/features/letters', 'server/features/public', 'server/features/community'],
  },
  {
    name: 'list-merging',
    minutes: 5,
    command: ['bench/list-merging.ts'],
    of: ['domain/plan', 'domain/food', 'domain/measure'],
  },
  { name: 'menus', minutes: 4, command: ['bench/menus.ts', '300'], of: ['domain', 'server/features/menus'] },
  {
    name: 'timers',
    minutes: 3,
    command: ['bench/timers.ts', '300', '1'],
    of: ['domain/measure', 'domain/recipe', 'client/features/cooking/step-times.ts'],
  },
  { name: 'timelines', minutes: 4, command: ['bench/timelines.ts', '500'], of: ['domain'] },
  {
    name: 'payment-histories',
    minutes: 60,
    command: ['bench/payment-histories.ts', '10000', '1000'],
    of: payments,
    isLong: true,
  },
  {
    name: 'payment-plants',
    minutes: 60,
    command: ['bench/payment-histories.ts', '600', '--plant'],
    of: payments,
    isLong: true,
  },
  { name: 'payment-races', minutes: 4, command: ['bench/payment-races.ts'], of: payments },
  {
    name: 'administration',
    minutes: 20,
    command: ['bench/administration.ts', '100000', '1000000', '400'],
    of: [
      'server/features/admin',
      'server/features/corrections',
      'server/features/recipes',
      'server/features/letters',
      'server/db/migrations',
      'server/http',
    ],
    isLong: true,
  },
  {
    name: 'corrections',
    minutes: 45,
    command: ['bench/corrections.ts', '1000000'],
    of: ['server/features/corrections', 'server/features/recipes', 'server/db/migrations', 'domain/recipe/verify'],
    isLong: true,
  },
  { name: 'sign-in', minutes: 8, command: ['bench/sign-in-time.ts'], of: accounts },
  { name: 'readers', minutes: 20, command: ['bench/readers.ts'], of: ['domain', 'contract'] },
  { name: 'worst-request', minutes: 60, command: ['bench/worst-request.ts', '1200'], of: server, isLong: true },
  { name: 'memory', minutes: 160, command: ['bench/memory.ts', '100000', '9000'], of: server, isLong: true },
  { name: 'instances', minutes: 20, command: ['bench/instances.ts'], of: server },
  {
    name: 'newsletter',
    minutes: 90,
    command: ['bench/newsletter.ts', '50000'],
    of: newsletters,
    isLong: true,
  },
  {
    name: 'newsletter-plants',
    minutes: 20,
    command: ['bench/newsletter.ts', '3000', '--plant'],
    of: newsletters,
    isLong: true,
  },
  { name: 'scrolling', minutes: 40, command: ['bench/scrolling.ts', '10000'], of: pages, isLong: true },
  {
    name: 'taps',
    minutes: 10,
    command: ['bench/taps.ts'],
    of: [...pages, 'server/features/recipes', 'server/features/shopping', 'server/features/meal-plans'],
  },
  {
    name: 'reading-order',
    page: 'docs/reading-order.md',
    minutes: 15,
    command: ['bench/reading-order.ts'],
    of: ['client', 'content', 'contract', ...building],
  },
  { name: 'lighthouse', minutes: 40, command: ['bench/lighthouse.ts'], of: pages },
  {
    name: 'plans',
    minutes: 20,
    command: ['bench/plans.ts', '5', '10', '20', '15'],
    of: ['domain/plan/week', 'domain/plan/products/packages.ts', 'domain/food', 'domain/recipe'],
  },
  { name: 'names', minutes: 15, command: ['bench/names.ts', '10000'], of: kitchen },
  { name: 'kitchen', page: 'docs/method.md', minutes: 40, command: ['bench/kitchen.ts'], of: kitchen },
]
