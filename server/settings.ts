export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Every setting there is; docs/deploying.md shows the same table, and a test compares the two. `isSecret`: nobody is shown its value. Passwords
 * within an address are hidden wherever they stand.
 */
export const settings = [
  { name: 'PORT', standard: '3000', meaning: 'Port to listen on; 0 picks a free one.' },
  { name: 'HOST', standard: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 listens on all addresses.' },
  {
    name: 'DATA_DIR',
    standard: './data',
    meaning:
      'Folder of the embedded database, its backups, the session secret and the outbox. Cannot be combined with DATABASE_URL.',
  },
  {
    name: 'DATABASE_URL',
    standard: '(embedded database)',
    meaning: 'A PostgreSQL database to use instead: postgres://user:password@host:5432/name.',
  },
  {
    name: 'DATABASE_POOL_SIZE',
    standard: '10',
    meaning:
      'Maximum number of connections this process opens to PostgreSQL, not counting the one that listens for changes. Only with DATABASE_URL.',
  },
  {
    name: 'PUBLIC_URL',
    standard: '(HOST and PORT)',
    meaning:
      'Address that people type, such as https://meals.example; used in links and in the origin check. Without it, the server answers only to this machine’s own names.',
  },
  {
    name: 'TRUST_PROXY',
    standard: '(nobody)',
    meaning:
      'Whose X-Forwarded headers to trust: the number of proxies in front, loopback, or IP addresses and ranges.',
  },
  {
    name: 'SESSION_SECRET',
    isSecret: true,
    standard: '(generated once and kept)',
    meaning:
      'At least 32 random characters. Changing it signs everyone out and invalidates links in emails and codes from authenticator apps (recovery codes still work). If any member closed an account or changed email addresses before then, ADMIN_EMAILS stops making people administrators.',
  },
  {
    name: 'ADMIN_EMAILS',
    standard: '(nobody)',
    meaning:
      'Email addresses of administrators, separated by commas. Each becomes an administrator once the address is confirmed (right away if PUBLIC_URL is missing or a loopback address, and TRUST_PROXY isn’t set). If a member gives up an address, it no longer grants administrator rights.',
  },
  {
    name: 'AI_MODEL',
    standard: '(none: our own composer writes the recipes)',
    meaning:
      'A language model to try first: openai:name, anthropic:name, google:name or openai-compatible:name. What it writes is checked like everything else.',
  },
  {
    name: 'AI_BASE_URL',
    standard: '(the provider’s own)',
    meaning: 'Address of the model, such as http://127.0.0.1:11434/v1; required for openai-compatible.',
  },
  {
    name: 'AI_API_KEY',
    isSecret: true,
    standard: '(none)',
    meaning: 'API key from the model’s provider; not needed if the server at AI_BASE_URL doesn’t ask for one.',
  },
  {
    name: 'AI_IMAGE_MODEL',
    standard: '(none: dishes are drawn)',
    meaning:
      'An image model that makes pictures of new recipes: openai:name, google:name or openai-compatible:name. If it fails, the drawn dish stays.',
  },
  {
    name: 'AI_IMAGE_BASE_URL',
    standard: '(AI_BASE_URL if AI_MODEL is from the same provider, otherwise the provider’s own)',
    meaning: 'Address of the image model; required for openai-compatible.',
  },
  {
    name: 'AI_IMAGE_API_KEY',
    isSecret: true,
    standard: '(AI_API_KEY if AI_MODEL is from the same provider)',
    meaning: 'API key from the image model’s provider; never sent to any other.',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    isSecret: true,
    standard: '(none: test checkout on a loopback address, no payments elsewhere)',
    meaning: 'Secret key of the Stripe account that takes payments; needs the three settings below.',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    isSecret: true,
    standard: '(none)',
    meaning:
      'Signing secret of the webhook endpoint at PUBLIC_URL/api/payment/webhook; give two, separated by a comma, while you replace one with the other.',
  },
  { name: 'STRIPE_PRICE_MID', standard: '(none)', meaning: 'ID of the monthly price for Premium ($7).' },
  { name: 'STRIPE_PRICE_PREMIUM', standard: '(none)', meaning: 'ID of the monthly price for Unlimited ($20).' },
  { name: 'STRIPE_API_URL', standard: '(Stripe’s own)', meaning: 'A different address for the API, for tests.' },
  {
    name: 'TEST_CHECKOUT',
    standard: '1 on a loopback address, otherwise 0',
    meaning:
      '1: plans can be bought through the test checkout, which is labeled as such and takes no money. Cannot be combined with STRIPE_SECRET_KEY.',
  },
  {
    name: 'INSTACART_API_KEY',
    isSecret: true,
    standard: '(none: links to the stores and a search for each item)',
    meaning:
      'API key from the Instacart Developer Platform; lists and recipes then open at Instacart with their items filled in.',
  },
  { name: 'INSTACART_API_URL', standard: '(Instacart’s own)', meaning: 'A different address for the API, for tests.' },
  {
    name: 'RECIPE_PAGES',
    standard: 'on',
    meaning:
      'off: recipes cannot be imported from web addresses, and the server fetches none. When on, it fetches only from public addresses, on ports 80 and 443.',
  },
  {
    name: 'RECIPE_PAGES_INNER',
    standard: '(none)',
    meaning:
      'Servers on your own network that recipes may be fetched from anyway, such as wiki.home:80,192.168.1.20:8080; any member can then have pages fetched from these servers.',
  },
  {
    name: 'COMMUNITY',
    standard: 'on',
    meaning:
      'off: members cannot publish recipes, and there are no comments, profiles or reports; their pages and API calls return 404. Private links still work.',
  },
  {
    name: 'SMTP_URL',
    standard: '(emails become files in DATA_DIR/outbox)',
    meaning: 'Mail server: smtp://user:password@host:587, or smtps:// on port 465.',
  },
  {
    name: 'MAIL_FROM',
    standard: 'MealCrafter <no-reply@localhost>',
    meaning: 'Sender of emails; required with SMTP_URL, as is PUBLIC_URL.',
  },
  {
    name: 'NEWSLETTER_RATE',
    standard: '10/s',
    meaning: 'How fast newsletters are sent: what your mail provider allows, such as 10/s, 600/min, 500/h or 2000/day.',
  },
  {
    name: 'BOUNCE_ADDRESS',
    standard: '(the address in MAIL_FROM)',
    meaning:
      'Where newsletters that can’t be delivered are returned, such as bounces@meals.example. Each email gets its own signed address, bounces+7-a1b2c3@meals.example, so the mailbox must accept mail to every address that begins with bounces+.',
  },
  {
    name: 'BOUNCE_IMAP_URL',
    standard: '(none: returned emails are not read)',
    meaning:
      'Mailbox for BOUNCE_ADDRESS, read every five minutes: imaps://user:password@host:993/INBOX. A report that an address is dead, or that someone complained, ends the subscription.',
  },
  {
    name: 'BOUNCE_WEBHOOK_SECRET',
    isSecret: true,
    standard: '(none: the webhook returns 404)',
    meaning:
      'Secret that signs reports to PUBLIC_URL/api/newsletter/reports, at least 32 characters, for providers that report by webhook.',
  },
  {
    name: 'SUPPORT_EMAIL',
    standard: 'support@localhost',
    meaning: 'Where people write for help, by email or at /contact; shown on that page once it is set.',
  },
  {
    name: 'OPERATOR_NAME',
    standard: '(the pages name nobody)',
    meaning: 'Who runs this site, a person or a company; shown on /about, /privacy and /terms.',
  },
  {
    name: 'OPERATOR_ADDRESS',
    standard: '(none)',
    meaning: 'Mailing address of whoever runs this site, on one line; shown beside OPERATOR_NAME, which it requires.',
  },
  {
    name: 'JOBS',
    standard: 'on',
    meaning: 'off: this process leaves jobs to npm run worker; only with DATABASE_URL.',
  },
  {
    name: 'DRAIN_SECONDS',
    standard: '5 with DATABASE_URL, otherwise 0',
    meaning:
      'Seconds to keep serving requests after SIGTERM, while /api/health tells the load balancer to send no more.',
  },
  {
    name: 'REQUIRE_ADMIN_2FA',
    standard: '0',
    meaning: '1: administrators need a second factor for anything only they may do.',
  },
  {
    name: 'AD_CLIENT',
    standard: '(none: our own cards instead)',
    meaning:
      'Account with Google’s ad network, such as ca-pub-1234567890123456; its ads are shown to free members who consent.',
  },
  {
    name: 'KITCHEN_THREADS',
    standard: '(one fewer than there are cores, at least 1)',
    meaning:
      'Number of threads that read, verify and compose recipes alongside the one that answers requests. Each has a heap of at most 512 MB and yields to that thread when cores are scarce.',
  },
  {
    name: 'METRICS_TOKEN',
    isSecret: true,
    standard: '(none: /metrics returns 404)',
    meaning:
      'Bearer token for reading /metrics; at least 32 characters. The figures are in the OpenMetrics format and say nothing about any one person.',
  },
  {
    name: 'WORKER_METRICS_PORT',
    standard: '(none: a worker listens to nobody)',
    meaning:
      'Port on which npm run worker answers /metrics about itself, at HOST; 0 picks a free one. Needs METRICS_TOKEN, which its readers send; the server ignores it.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    standard: '(none: no traces)',
    meaning:
      'Where traces of requests, jobs and the kitchen are sent via OpenTelemetry (OTLP over HTTP), such as http://127.0.0.1:4318.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    isSecret: true,
    standard: '(none)',
    meaning: 'Headers to send along with traces, separated by commas, such as authorization=Bearer%20secret.',
  },
  { name: 'LOG_LEVEL', standard: 'info', meaning: `One of ${logLevels.join(', ')}.` },
  {
    name: 'RATE_LIMIT_FACTOR',
    standard: '1',
    meaning: 'Multiplies every rate limit but never the plan quotas; 2 allows twice as much.',
  },
  {
    name: 'RECIPE_SEED',
    standard: '(none: at random)',
    meaning: 'Seed for each member’s recipes, so that every run produces the same ones; for tests.',
  },
] as const
export type SettingName = (typeof settings)[number]['name']
