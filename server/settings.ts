export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Every setting there is; docs/deploying.md shows the same table, and a test compares the two. */
export const settings = [
  { name: 'PORT', standard: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  { name: 'HOST', standard: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 listens on every one.' },
  {
    name: 'DATA_DIR',
    standard: './data',
    meaning:
      'Folder of the embedded database, its backups, the session secret and the outbox. Not together with DATABASE_URL.',
  },
  {
    name: 'DATABASE_URL',
    standard: '(embedded database)',
    meaning: 'A PostgreSQL to use instead: postgres://user:password@host:5432/name.',
  },
  {
    name: 'DATABASE_POOL_SIZE',
    standard: '10',
    meaning:
      'Connections to PostgreSQL that this process uses at most; one more listens. Only together with DATABASE_URL.',
  },
  {
    name: 'PUBLIC_URL',
    standard: '(HOST and PORT)',
    meaning:
      'Address that people type, such as https://meals.example; the origin check and links use it. Without it only names of this machine are answered.',
  },
  {
    name: 'TRUST_PROXY',
    standard: '(nobody)',
    meaning: 'Whose X-Forwarded headers to believe: number of proxies in front, loopback, or IP addresses and ranges.',
  },
  {
    name: 'SESSION_SECRET',
    standard: '(made once and kept)',
    meaning:
      'At least 32 random characters; changing it signs everybody out, and voids links of letters and codes of apps (recovery codes still work).',
  },
  {
    name: 'ADMIN_EMAILS',
    standard: '(nobody)',
    meaning:
      'Email addresses of administrators, separated by commas; each makes one, once it is confirmed (at once without PUBLIC_URL, or on a loopback one).',
  },
  {
    name: 'AI_MODEL',
    standard: '(none: our own composer writes)',
    meaning:
      'A language model that writes first: openai:name, anthropic:name, google:name or openai-compatible:name. What it writes is checked like anything else.',
  },
  {
    name: 'AI_BASE_URL',
    standard: "(the provider's own)",
    meaning: 'Address of the model, such as http://127.0.0.1:11434/v1; openai-compatible needs it.',
  },
  {
    name: 'AI_API_KEY',
    standard: '(none)',
    meaning: "Key of the model's provider; not needed where AI_BASE_URL names a server that asks for none.",
  },
  {
    name: 'AI_IMAGE_MODEL',
    standard: '(none: dishes are drawn)',
    meaning:
      'An image model that paints new recipes: openai:name, google:name or openai-compatible:name. The drawn dish stays where it fails.',
  },
  {
    name: 'AI_IMAGE_BASE_URL',
    standard: "(AI_BASE_URL where AI_MODEL is of the same provider, else the provider's own)",
    meaning: 'Address of the image model; openai-compatible needs one.',
  },
  {
    name: 'AI_IMAGE_API_KEY',
    standard: '(AI_API_KEY where AI_MODEL is of the same provider)',
    meaning: "Key of the image model's provider; goes to no other.",
  },
  {
    name: 'STRIPE_SECRET_KEY',
    standard: '(none: test checkout on a laptop, no payments elsewhere)',
    meaning: 'Secret key of the Stripe account that takes payments; the three below belong to it.',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    standard: '(none)',
    meaning:
      'Signing secret of the webhook endpoint, whose address is PUBLIC_URL/api/payment/webhook; two, separated by a comma, while one replaces the other.',
  },
  { name: 'STRIPE_PRICE_MID', standard: '(none)', meaning: 'Id of the monthly price of Premium ($7).' },
  { name: 'STRIPE_PRICE_PREMIUM', standard: '(none)', meaning: 'Id of the monthly price of Unlimited ($20).' },
  { name: 'STRIPE_API_URL', standard: "(Stripe's own)", meaning: 'Another address of the API, for tests.' },
  {
    name: 'TEST_CHECKOUT',
    standard: '1 on a loopback address, otherwise 0',
    meaning:
      'Whether plans can be had through the labelled test checkout, which takes no money. Not together with a key.',
  },
  {
    name: 'INSTACART_API_KEY',
    standard: '(none: links to the stores and a search for each item)',
    meaning:
      'Key of the Instacart Developer Platform; lists and recipes then open at Instacart as a page that is filled.',
  },
  { name: 'INSTACART_API_URL', standard: "(Instacart's own)", meaning: 'Another address of the API, for tests.' },
  {
    name: 'RECIPE_PAGES',
    standard: 'on',
    meaning:
      'off: nobody can bring in a recipe from a web address, and this server asks no other for one. On, it asks public addresses alone, on ports 80 and 443.',
  },
  {
    name: 'RECIPE_PAGES_INNER',
    standard: '(none)',
    meaning:
      'Servers of your own network that recipes may be read from all the same, such as wiki.home:80,192.168.1.20:8080; every member can then have their pages fetched.',
  },
  {
    name: 'SMTP_URL',
    standard: '(letters become files in DATA_DIR/outbox)',
    meaning: 'Mail server: smtp://user:password@host:587, or smtps:// on port 465.',
  },
  {
    name: 'MAIL_FROM',
    standard: 'MealCrafter <no-reply@localhost>',
    meaning: 'Sender of letters; needed with SMTP_URL, as is PUBLIC_URL.',
  },
  {
    name: 'SUPPORT_EMAIL',
    standard: 'support@localhost',
    meaning: 'Where people write to for help, by letter and at /contact; shown there once it is set.',
  },
  {
    name: 'OPERATOR_NAME',
    standard: '(the pages say that nobody is named)',
    meaning: 'Who runs this site, a person or a company: stands in /about, /privacy and /terms.',
  },
  {
    name: 'OPERATOR_ADDRESS',
    standard: '(none)',
    meaning: 'Postal address of who runs it, in one line; stands beside OPERATOR_NAME, which it needs.',
  },
  {
    name: 'JOBS',
    standard: 'on',
    meaning: 'off: this process leaves jobs to `npm run worker`; only together with DATABASE_URL.',
  },
  {
    name: 'DRAIN_SECONDS',
    standard: '5 with DATABASE_URL, otherwise 0',
    meaning:
      'For so long after SIGTERM everything is still served, while `/api/health` tells the balancer to send nothing more.',
  },
  {
    name: 'REQUIRE_ADMIN_2FA',
    standard: '0',
    meaning: '1: administrators need a second factor for everything that only they may do.',
  },
  {
    name: 'AD_CLIENT',
    standard: '(our own cards)',
    meaning:
      "Account of Google's advertising network, such as ca-pub-1234567890123456; shown to free members after consent.",
  },
  {
    name: 'KITCHEN_THREADS',
    standard: '(one core fewer than there are, at least 1)',
    meaning:
      'Threads that read, verify and compose beside the one that answers; each has a heap of 512 MB at most, and yields to the one that answers where cores are few.',
  },
  { name: 'LOG_LEVEL', standard: 'info', meaning: `One of ${logLevels.join(', ')}.` },
  {
    name: 'RATE_LIMIT_FACTOR',
    standard: '1',
    meaning: 'Multiplies every rate limit, never plan quotas; 2 allows twice as much.',
  },
  {
    name: 'RECIPE_SEED',
    standard: '(none: by luck)',
    meaning: 'Number that the recipes of each member are drawn from, the same ones in every run; for tests.',
  },
] as const
export type SettingName = (typeof settings)[number]['name']
