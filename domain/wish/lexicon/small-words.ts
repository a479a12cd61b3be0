import { contractions } from '#domain/wish/lexicon/chat-words.ts'

/** Words that join the members of a list. */
export const joiners: ReadonlySet<string> = new Set([
  'and',
  'or',
  'nor',
  'y',
  'o',
  'et',
  'ou',
  'e',
  'aur',
  'und',
  'oder',
])
/** Words that say nothing by themselves and end no list. */
export const fillers: ReadonlySet<string> = new Set([
  ...contractions,
  ...`a an the any some of and or nor y e o et ou aur und oder i we you my our your me us it its is are was be am so to too very really
  kind kinds type sort all both this that these those in on at as if de la le les des du un una une el los las il lo gli i di del della
  der die das den ein eine en ka ki ke ko se al au aux d l s ve im id would want could can will for from fresh`
    .split(/\s+/)
    .filter(Boolean),
])

/** Words before a diet that say it is not kept. */
export const bareRefusals: ReadonlySet<string> = new Set([
  'not',
  'isnt',
  'arent',
  'is not',
  'are not',
  'dont want',
  'do not want',
])
/** Diets that nobody needs for their health alone. */
export const chosenDiets: ReadonlySet<string> = new Set([
  'vegan',
  'vegetarian',
  'pescatarian',
  'keto',
  'paleo',
  'low-carb',
  'low-fat',
])
