import { wordSet } from '#domain/plain-text.ts'

/** A reaction of the body to a food that was named just before it, or is named right after it. */
export interface Reaction {
  length: number
  /** Where the food stands: 'peanuts make me itch' or 'I get itchy from peanuts'. */
  food: 'before' | 'after'
}

/** The reaction that is told at a place among words, before `end`: 'gives me hives', 'throat closes up with', 'does not agree with me'. */
export function reactionAt(words: readonly string[], at: number, end: number): Reaction | undefined {
  const first = words[at] ?? ''
  if (!mayBegin(first)) return undefined
  const text = words.slice(at, Math.min(end, at + 12)).join(' ')
  for (const [pattern, food] of patterns) {
    const found = pattern.exec(text)?.[0]
    if (found) return { length: found.split(' ').length, food }
  }
  return undefined
}

const ill =
  'sick|ill|unwell|poorly|nauseous|itch|itchy|swell|swollen|sneeze|wheeze|puff|puffy|vomit|puke|bloated|gassy|cough|tingle|tingly|throw up|break out|come out in|react|choke|faint'
const harm =
  'hives|(?:a )?rash|rashes|welts|migraines?|headaches?|asthma|asthma attacks?|eczema|cramps|(?:a )?stomach ?aches?|tummy ache|diarrh\\w+|gas|bloating|(?:an? |bad |allergic )*reactions?|itching|swelling|the runs|indigestion|anaphyla\\w+|palpitations|flare ups?'
const belly = 'stomach|tummy|belly|gut|guts|insides|digestion|bowels|system|skin|throat'
const few = '(?:\\w+ ){0,3}'
const body = 'throat|lips?|mouth|tongue|face|eyes?|skin|eczema|asthma|stomach|tummy|nose'
// a cold, a flu and a long day are no foods
const tell =
  '(?:from|with|after|when|whenever|if|by|to|on|because of)(?! (?:a |the |my |an? bad )?(?:cold|flu|covid|virus|fever|bug|stress|hangover|work|hunger|school|day|week|gym|it|this|that))'
const eat =
  '(?: (?:i|he|she|we|they|it|you|my \\w+|the \\w+))?(?: (?:eats?|ate|have|has|had|touch|touches|drinks?|smells?|eating|having))?(?: too much)?'

/** Each with the side on which the food stands; the first that fits counts. */
const patterns: readonly (readonly [RegExp, Reaction['food']])[] = [
  [rule(`(?:makes?|made|making|turns?) ${few}(?:\\w+ )?(?:${ill})(?: up)?`), 'before'],
  [rule(`(?:gives?|gave|giving|causes?|caused|triggers?|triggered|brings?|brought) ${few}(?:${harm})`), 'before'],
  [rule(`(?:triggers?|triggered|aggravates?|worsens?) ${few}(?:${body}|${harm})`), 'before'],
  [
    rule(
      `(?:sends?|sent|puts?|landed|lands) ${few}(?:toilet|bathroom|loo|restroom|er|hospital|icu|emergency room|ambulance|shock|a and e|a e)`,
    ),
    'before',
  ],
  [rule(`(?:could|would|will|can|might|may) (?:literally |actually )?kill(?! for)`), 'before'],
  [rule(`kills? (?:me|him|her|them|my \\w+)`), 'before'],
  [
    rule(
      `(?:are|is) (?:\\w+ )?(?:poison|poisonous|toxic|lethal|deadly|fatal|dangerous|life threatening)(?: (?:to|for))?`,
    ),
    'before',
  ],
  [
    rule(
      // an upset stomach is one that somebody has
      `(?!upset (?:${belly}) ?)(?:upsets?|wrecks?|hurts?|destroys?|ruins?|irritates?|bothers?|kills?|inflames?|messes? (?:up |with )?|plays? havoc with) ${few}(?:${belly})`,
    ),
    'before',
  ],
  [
    rule(
      `(?:end|ends|ended|ending|landed|wound) up (?:in|at) (?:the )?(?:a|a and e|ae|er|icu|hospital|emergency|emergency room|an ambulance)`,
    ),
    'before',
  ],
  [
    rule(
      `(?:i |we |he |she )?(?:ill|i will|well|hell|shell|will|would|id) need (?:an ambulance|an? epi ?pen|my epi ?pen)`,
    ),
    'before',
  ],
  [
    rule(
      `and (?:im|i am|hes|he is|shes|she is|were|we are) (?:back )?(?:in|at) (?:the )?(?:hospital|er|icu|emergency room)`,
    ),
    'before',
  ],
  [
    rule(
      `makes? (?:my|his|her|their) (?:${body}) (?:\\w+ )?(?:tight|close|closed|itch|itchy|tingle|burn|numb|swell|swollen|puffy)`,
    ),
    'before',
  ],
  [rule(`(?:bad|terrible|awful|horrible|murder) (?:news )?(?:for|on) (?:my|his|her|our|their) (?:${belly})`), 'before'],
  [
    rule(
      `(?:my|his|her|their) (?:immune system|body|${belly}) (?:really |absolutely )?(?:hates?|rejects?|refuses?|fights|cant \\w+|cannot \\w+|does not like|doesnt like)`,
    ),
    'after',
  ],
  [
    rule(
      `means? (?:instant |the |an? )?(?:hospital|death|er|ambulance|bad|bad news|trouble|danger|toilet|epi ?pens?|${ill}|${harm})`,
    ),
    'before',
  ],
  [
    rule(
      `(?:ill|will|would|could|might|can) (?:\\w+ )?die (?:if|when|from)(?: (?:there is|theres|theres any|there is any|i eat|he eats|she eats|i have|it has|it contains))?`,
    ),
    'after',
  ],
  [rule('instant (?:bathroom|hospital|toilet|regret|hives)'), 'before'],
  [rule(`bloats? (?:me|him|her|us|my \\w+)`), 'before'],
  [
    rule(
      `(?:dont|doesnt|do not|does not|didnt|never|wont) (?:really |always |quite )?(?:agree|sit well|sit right|get along|get on)(?: with (?:me|him|her|us|my \\w+))?`,
    ),
    'before',
  ],
  [
    rule(`and (?:i|me|my \\w+) (?:really )?(?:are not|arent|dont|do not|didnt) (?:friends|get along|get on|mix|agree)`),
    'before',
  ],
  [
    rule(
      `(?:my |his |her |their )?(?:${body}) (?:\\w+ )?(?:closes?|swells?|itch(?:es)?|tightens?|tingles?|puffs?|burns?|flares?|breaks?|clos\\w+|gets? \\w+|goes? \\w+)(?: up| out)? ${tell}${eat}`,
    ),
    'after',
  ],
  [rule(`(?:gets?|got|getting|have|had|has) ${few}(?:${ill}|${harm}) ${tell}${eat}`), 'after'],
  [rule(`(?:feels?|become|becomes|becoming|am|is|are) (?:\\w+ )?(?:${ill}) ${tell}${eat}`), 'after'],
  [rule('(?:does|do) not like (?:me|him|her|us)|(?:dont|doesnt) like (?:me|him|her|us)'), 'before'],
  [rule(`(?:are|is) (?:\\w+ ){1,4}(?:for|to|on) (?:my|his|her|our|their) (?:${belly})`), 'before'],
  [rule(`(?:${harm}) ${tell}${eat}`), 'after'],
  [rule(`(?:throws?|threw|throwing) up ${tell}${eat}`), 'after'],
  [
    rule(
      `(?:vomits?|pukes?|swells?|swells? up|swelled up|wheezes?|itch|itches|reacts?|reacted|reacting|faints?|sneezes?) (?:up |badly |terribly )?${tell}${eat}`,
    ),
    'after',
  ],
  [rule(`(?:breaks?|broke|breaking|comes?|came) out (?:in \\w+ )?${tell}${eat}`), 'after'],
  [rule(`(?:hospitali[sz]ed|hospital|er|ambulance) ${tell}${eat}`), 'after'],
  [rule(`(?:bad |severe |allergic |serious |nasty )?reactions? (?:to|from|with)`), 'after'],
  [
    rule(`(?:epi ?pens?|epinephrine)(?: (?:kid|child|son|daughter|here|carrier|user|for|because of|due to)){0,2}`),
    'after',
  ],
]

function rule(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})(?= |$)`)
}

/** Words that a pattern begins with: most words of a text are none of them. */
const firstWords =
  wordSet(`instant mean means wound i we he she ill id well hell shell terrible awful horrible murder can may are is am do does and my his
  her their had has have er bad`)
const firstStems =
  wordSet(`end mak made turn giv gave caus trigger bri bro aggrav worsen send sent put land could would will might kill upset wreck hurt
  destroy ruin irritat bother inflam mess play bloat dont doesnt didnt never wont throat lip mouth tongue face eye skin eczema
  asthma stomach tummy nose get got feel becom threw throw vomit puk sw wheez itch react faint sneez break came come hospital
  ambulance severe allergic serious nasty epi hives rash welts migraine headache cramps bloating itching swelling`)
const longestStem = Math.max(...[...firstStems].map(({ length }) => length))

function mayBegin(word: string): boolean {
  if (firstWords.has(word)) return true
  for (let end = 1; end <= Math.min(word.length, longestStem); end += 1)
    if (firstStems.has(word.slice(0, end))) return true
  return false
}
