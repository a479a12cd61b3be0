import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { postIds } from '#contract/blog/post-pictures.ts'
import { letterContents } from '#server/features/letters/letter-contents.ts'
import { writeLetter } from '#server/features/letters/write-letter.ts'
import { letterKinds } from '#server/jobs/job-table.ts'
import { lettersToStrangers } from '#server/test-world/letters-to-strangers.ts'
import { startServer } from '../tools/running/running-server.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { publicAddresses } from './servers/public-addresses.ts'

/**
 * `node bench/validators.ts`: what other people's validators say of what the server writes for everybody: HTML of pages and emails, their
 * JSON-LD by the rules of Google's rich results, the sitemap by its schema, the feed by a reader of feeds. They are fetched here
 * alone. Needs a built client.
 */
const packages = {
  'html-validate': '11.18.0',
  '@adobe/structured-data-validator': '1.7.1',
  '@marbec/web-auto-extractor': '2.2.1',
  sitemap: '9.0.1',
  'xmllint-wasm': '5.3.0',
  'rss-parser': '3.13.0',
}

const folder = await installed(packages)
const { HtmlValidate } = await fetched<HtmlValidating>('html-validate')
const { default: Validator } = await fetched<DataValidating>('@adobe/structured-data-validator')
const { default: Extractor } = await fetched<Extracting>('@marbec/web-auto-extractor')
const xml = await fetched<XmlValidating>('xmllint-wasm')
const { default: FeedParser } = await fetched<FeedParsing>('rss-parser')

const ofPages = new HtmlValidate({ extends: ['html-validate:standard'] })
// mail programs know no styles but those of the elements, and place things by tables with their old attributes
const ofEmails = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off' },
})
const house = { address: 'https://meals.example', supportEmail: 'help@meals.example' }
const nobody = { email: 'ada@example.org', firstName: '', lastName: '' }
const rows: string[][] = []
const remarks: string[] = []

await withDatabases(async (databases) => {
  const database = databases.embedded()
  const server = await startServer(database)
  try {
    for (const { name, path } of await publicAddresses(server, database))
      await judgePage(name, await textAt(server.address, path))
    await judgeSitemap(await textAt(server.address, '/sitemap.xml'))
    await judgeFeed(await textAt(server.address, '/feed.xml'))
  } finally {
    await server.end()
  }
})
for (const kind of letterKinds) note(`email: ${kind}`, await htmlFaults(ofEmails, email(kind)), '')
for (const [name, content] of Object.entries(lettersToStrangers))
  note(`email: ${name}`, await htmlFaults(ofEmails, writeLetter('letter-1', content, nobody, house).html), '')
printTable(['written', 'faults of HTML or XML', 'faults of JSON-LD'], rows)
for (const remark of remarks) console.log(remark)

async function judgePage(name: string, html: string): Promise<void> {
  const data = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await new Validator().validate(data)
  const wrong = issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
  for (const issue of wrong) remarks.push(`${name}: ${issue}`)
  note(name, await htmlFaults(ofPages, html), html.includes('application/ld+json') ? String(wrong.length) : '')
}

async function judgeSitemap(sitemap: string): Promise<void> {
  const schema = readFileSync(join(folder, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8')
  const { errors } = await xml.validateXML({ xml: { fileName: 'sitemap.xml', contents: sitemap }, schema })
  note(
    '/sitemap.xml',
    errors.map(({ message }) => message),
    '',
  )
}

/** It is well-formed, a reader finds every article, and each has what RSS 2.0 asks of an item. */
async function judgeFeed(feed: string): Promise<void> {
  const { items, title, link, description } = await new FeedParser().parseString(feed)
  const lacks = items.filter((item) => !item.title || !item.link || !item.guid || !item.isoDate)
  const faults = [
    ...(title && link && description ? [] : ['The channel lacks its title, link or description.']),
    ...(items.length === postIds.length ? [] : [`It has ${items.length} articles.`]),
    ...lacks.map(({ title: of }) => `“${of}” lacks its title, link, guid or date.`),
  ]
  note('/feed.xml', faults, '')
}

function note(name: string, faults: readonly string[], data: string): void {
  rows.push([name, String(faults.length), data])
  for (const fault of faults) remarks.push(`${name}: ${fault}`)
}

async function htmlFaults(validator: HtmlValidator, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}

function email(kind: (typeof letterKinds)[number]): string {
  const reader = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Cook' }
  const day = '2026-12-20T12:00:00.000Z'
  const details = { plan: 'Premium', amount: '$7.00', invoice: 'MC-0001', paidAt: day, endsAt: day, at: day, url: '' }
  const link = 'https://meals.example/confirm-email?token=abc'
  const about = { address: house.address, email: reader.email, newEmail: 'new@example.org', link, details }
  return writeLetter('letter-1', letterContents[kind](about), reader, house).html
}

async function textAt(address: string, path: string): Promise<string> {
  return (await fetch(address + path, { headers: { accept: 'text/html' } })).text()
}

/** A folder in which the packages are, installed once for each choice of versions. */
async function installed(wanted: Readonly<Record<string, string>>): Promise<string> {
  const names = Object.entries(wanted).map(([name, version]) => `${name}@${version}`)
  const place = join(
    'node_modules/.cache/validators',
    createHash('sha256').update(names.join()).digest('hex').slice(0, 12),
  )
  if (!existsSync(join(place, 'node_modules'))) {
    mkdirSync(place, { recursive: true })
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      place,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      ...names,
    ])
  }
  return place
}

async function fetched<Package>(name: string): Promise<Package> {
  const found = createRequire(join(process.cwd(), folder, 'package.json')).resolve(name)
  return (await import(pathToFileURL(found).href)) as Package
}

/* What is used of the packages, which have types only where they are installed. */
interface HtmlValidator {
  validateString(
    html: string,
  ): Promise<{ results: { messages: { ruleId: string; message: string; selector?: string }[] }[] }>
}
interface HtmlValidating {
  HtmlValidate: new (config: object) => HtmlValidator
}
interface DataValidating {
  default: new () => { validate(data: object): Promise<{ severity: string; issueMessage: string }[]> }
}
interface Extracting {
  default: new (options: object) => { parse(html: string): object }
}
interface XmlValidating {
  validateXML(asked: object): Promise<{ errors: { message: string }[] }>
}
interface FeedItem {
  title?: string
  link?: string
  guid?: string
  isoDate?: string
}
interface FeedParsing {
  default: new () => {
    parseString(xml: string): Promise<{ items: FeedItem[]; title?: string; link?: string; description?: string }>
  }
}
