import { type SettingName, settings } from '#server/settings.ts'

/** A setting as administrators see it. */
export interface ShownSetting {
  readonly name: SettingName
  readonly meaning: string
  /** What counts where it is not set, in the words of docs/deploying.md. */
  readonly standard: string
  readonly isSet: boolean
  /** Null where it is not set, or is a secret. */
  readonly value: string | null
}

/** What an environment says of each setting, without a secret in it. */
export function shownSettings(env: Readonly<Record<string, string | undefined>>): ShownSetting[] {
  return settings.map((setting) => {
    const { name, meaning, standard } = setting
    const text = env[name]?.trim() ?? ''
    const isSecret = 'isSecret' in setting
    return {
      name,
      meaning,
      standard,
      isSet: text !== '',
      value: text === '' || isSecret ? null : withoutPassword(text),
    }
  })
}

/**
 * An address without the name and password in it, and without its query, where some services have their keys. What only looks like one is
 * hidden whole: nobody knows where its password ends.
 */
function withoutPassword(text: string): string {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text
  const url = URL.parse(text)
  if (!url) return '…'
  const user = url.username === '' && url.password === '' ? '' : '…@'
  return `${url.protocol}//${user}${url.host}${url.pathname === '/' ? '' : url.pathname}${url.search === '' ? '' : '?…'}`
}
