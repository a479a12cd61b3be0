/** One line on a new password. Length counts most; a few words together are long and easy to remember. */
export function passwordHint(password: string): string {
  if (password.length === 0) return 'At least 6 characters. Three or four words strung together work best.'
  if (password.length === 5) return '1 more character to go.'
  if (password.length < 5) return `${6 - password.length} more characters to go.`
  if (common.has(password.toLowerCase()) || new Set(password).size < 4) return 'Weak. It’s too easy to guess.'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const strength = password.length + 2 * kinds
  if (strength < 13) return 'Weak. Longer is better.'
  return strength < 18 ? 'Fair. A few more characters would make it strong.' : 'Strong.'
}

const common = new Set([
  '123456',
  '1234567',
  '12345678',
  '123456789',
  'password',
  'password1',
  'qwerty',
  'qwertyuiop',
  'abc123',
  'iloveyou',
  'letmein',
  'welcome',
  'mealcrafter',
])
