import { wordSet } from '#domain/plain-text.ts'
import { dropping } from '#domain/text/verbs.ts'

/**
 * What words do to those behind them. `not` turns a verb round, `without` a thing or what is done to it, `drop` leaves a thing out,
 * `like` only compares, `perhaps` speaks of what might be done, `others` of what others do, `person` of what somebody did who may have had the
 * recipe; `back` ends a denial; `idle` looks like a denial and is none.
 */
export type Turn = 'not' | 'without' | 'drop' | 'like' | 'perhaps' | 'others' | 'person' | 'back' | 'idle'

/** By their first word, the longest first; 'ran|run out of' are two. */
export const turns: ReadonlyMap<string, readonly { words: readonly string[]; turn: Turn }[]> = byFirstWord({
  not: `not, never, nothing, do not, don't, dont, do not bother with, do not bother to, don't bother with, don't bother to, does not, doesn't, doesnt, did not, didn't, should not, shouldn't, must not, mustn't, cannot, can't,
    cant, can not, will not, won't, wont, would not, wouldn't, could not, couldn't, need not, needn't, is not, isn't, are not, aren't, was not,
    wasn't, were not, weren't, has not, hasn't, have not, haven't, had not, hadn't, no need to, no need for, no reason to, no reason for, no point in, no call to,
    no one should, nobody should, under no circumstances, on no account, by no means, in no case, at no time, not necessary to, not need to, a mistake to,
    a waste of time to, wrong to, dangerous to, unsafe to, refuse to, a crime|sin|shame|pity to, forbid that, no longer need|have to,
    no longer use|uses|buy|buys|eat|eats|add|adds|keep|keeps|have|has|want|drink|stock|touch|include|includes|contain|contains|put|take,
    no longer cook|bake|bother with, we|i don't|dont keep|stock, we|i do not keep|stock,
    nobody here|else eats|likes|wants|drinks, nobody in this|our|my house|family|household eats|likes|wants|drinks`,
  without: `no, without, without any, instead of, in place of, in the place of, in lieu of, in stead of, rather than, free of, free from,
    devoid of, minus, sans, zero, neither, nor, none of, not any, not a, not an, not the, as opposed to, substitute for, substitutes for,
    substituted for, stand in for, stands in for, standing in for, replacement for, stead of, takes the place of, take the place of,
    taking the place of, do|does|did|doing the work|job|duty of, in exchange for, alternative to, away from, clear of, spared of, lacking, lacks, not a drop of,
    not a bit of, never any, not one, rid of, used to be, used to contain, used to include, used to call for, switched from, switch from, switching from,
    plays the part of, play the part of, plays the role of, play the role of, in the role of, fills in for, fill in for, filling in for,
    steps|step|stepped|stepping in for, took|taken|taking|takes over from, does|do duty for, run|ran|runs|running out of,
    am|is|are|was|were|been|being|be|all|clean|fresh|i'm|we're|you're|they're out of, no room|place|use for,
    not|without so much as a|an, fed up with, tired|sick|weary|bored of, bored with,
    can't|cannot|couldn't|won't|don't|didn't|never get on|along with, can't|cannot|couldn't|won't|don't|never put up with, can't|cannot be doing|bothered with,
    can't|cannot|couldn't stand|abide|stomach, the book|magazine|original|cookbook said|wanted|specified,
    the book|magazine|original|cookbook asked|called for`,
  drop: `leave out, leaves out, leaving out, leave off, leaving off, left off, cut out, cutting out, do without, does without, doing without,
    go without, goes without, going without, stay away from, keep away from, steer clear of, hold back on, be shy with, be afraid of,
    be afraid to, forget about, drop the, do|does|did|done|doing away with, give|gives|gave|given|giving up,
    dispense|dispenses|dispensed|dispensing with, swear|swore|sworn off, part|parted company|ways with,
    say|says|said|saying|wave|waved|kiss|kissed goodbye to, say|says|said|saying no to, goodbye to, decide|decided|deciding against, stop|stops|stopped|stopping|quit using|buying|eating`,
  like: `like, just like, unlike, as you would, as you'd, as you do, as they would, as if, as though, as with, the way you, the way you would, the way you'd, the way one, the way one would, the same way as, the same as,
    similar to, texture of, consistency of, thickness of, color of, colour of, size of, shape of, taste of, flavor of, crumb of, look of, smell of, scent of,
    pass for, passes for, take it for, take them for, mistake it for, mistake them for, mistaken for,
    than, more than, compared with, compared to, in contrast to, different from, resemble, resembles, resembling, remind me of, reminds me of, remind you of, reminds you of, reminds us of, reminds one of,
    how you would, how you'd, of how you, of how you would, like how you, like how you would, of how one,
    reminiscent of, shade|hue|tint|gloss|sheen|shine|appearance|stiffness|firmness|softness|smoothness|silkiness|fluffiness of,
    gloss|sheen|shine|bloom on, in mind of, akin to, ringer for, pass|passes as, feel of, everything but|except|bar, goodbye, farewell, would|you'd|could swear it is|was|were,
    almost|easily be, something of, would normally, would usually, usually call for, usually calls for, in most recipes, of the original`,
  perhaps: `could, would, might, used to, traditionally, for others`,
  person: `my mother, my grandmother, my aunt, my uncle, my father, my grandfather, grandma, grandmother`,
  others: `some people, some cooks, many people, many cooks, most people, most cooks, most recipes, other cooks, other recipes, others,
    other versions, the old recipe, the older recipe, the original recipe, the old version, the original version, where the recipe,
    where recipes`,
  back: `but, however, yet, instead, only, then, so, though, although, because, except, excepting, besides, whereas, while, just, therefore, thus,
    simply, always, other than, apart from, aside from, with the exception of`,
  idle: `feel of the|your|each, there|there's nothing like, there is nothing like, nothing to beat, who can|could|would say no to,
    no good|point without, nothing|dull|bland|flat|boring|lost|poor|incomplete|unthinkable without, shade|hue|tint|gloss|sheen|shine|appearance|stiffness|firmness|softness|smoothness|silkiness|fluffiness of the|your|each,
    gloss|sheen|shine|bloom on the|your|each, am|is|are|was|were|been|being|be|all|clean|fresh|i'm|we're|you're|they're out of the|your|this|that|it|its,
    the book|magazine|original|cookbook said to, can't|cannot|couldn't get enough of, we|i don't|dont keep|stock the|it|them|this, we|i do not keep|stock the|it|them|this,
    something of a|an|the, given up to, never|not|nearly|almost out of, no substitute|replacement|alternative|match for, nothing but, nothing else, not only, not just, not to mention, no more than, no less than, no fewer than, no longer, no longer leave|leaves out|off,
    no longer skip|skips|omit|omits|avoid|avoids|forgo, no later than, not more than, not less than,
    no matter, no matter what, no doubt, without doubt, without fail, no less, no more, if not, or not, why not, whether or not, not until, not till, not too, not so, not very,
    can't beat, cannot beat, can not beat, nothing beats, won't regret, will not regret, no shortage of, no end of, no lack of, can't go wrong with,
    cannot go wrong with, not the same without, is complete without, with or without, can be substituted for, may be substituted for,
    could be substituted for,
    not quite, not all, not everyone, not much, no problem, no worries, no fuss, no sooner, no time, not even, whatever you do,
    don't worry, do not worry, don't mind, do not mind, if you like, as you like, would like, you like, like to, like it, like them, rather than later,
    more than once, more than enough, a little more than, less than, i like, we like, they like, he likes, she likes, as needed,
    as necessary, as you go, as well as, as soon as, as long as, as many as, as much as, no one, nobody`,
})

/** With these the thing that was denied is over, and what is said of it goes on. */
export const prepositions: ReadonlySet<string> = wordSet(
  'in on at for with from into onto over under by during after through throughout between among when where which who that here there as if since upon inside around about once',
)

/** What is not done before something is done after it. */
export const untils: ReadonlySet<string> = wordSet('until till before unless yet')

/** Not too much of it, not all of it, no more of it: there is some. */
export const somewhat: ReadonlySet<string> = wordSet('too all more much many extra another entire whole both every')

/** Verbs that end what was denied before them: their subject stands there. */
export const finite: ReadonlySet<string> = wordSet(
  "is are was were has have had will can may must should shall goes go takes take makes tastes comes come gives needs need wants works cooks gets stays keeps it's that's we i you they he she",
)

/** Under these what is said is so only sometimes. */
export const conditions: ReadonlySet<string> = wordSet('if unless when whenever where optional')

/** Whose subject was what is denied: 'what you do not use goes into the fridge'. */
export const moving: ReadonlySet<string> = wordSet('goes takes makes comes gives needs gets stays keeps')

export const exchanging: ReadonlySet<string> = wordSet('replace swap trade exchange')
/** Behind a determiner these are nouns: 'my swap for butter'. */
export const exchanges: ReadonlySet<string> = wordSet('swap trade exchange sub substitute replacement')
export const choosing: ReadonlySet<string> = wordSet('opt choose pick prefer')
export const comparing: ReadonlySet<string> = wordSet(
  'look looks looking taste tastes feel feels smell smells be is are just much lot more exactly almost something behave behaves seem seems cook cooks treat act acts',
)
export const askingFor: ReadonlySet<string> = wordSet('call reach go opt ask asks asked')

/** 'The same size as walnuts' compares, 'on the same plate as the eggs' does not. */
export const properties: ReadonlySet<string> = wordSet(
  'size shape thickness width length color colour texture consistency weight taste flavor flavour way manner fashion bite crunch snap feel look smell scent shade hue sheen gloss density softness firmness',
)

/** What nobody does in these is no denial of what they are about: 'nobody will notice that there is no butter'. */
export const perceiving: ReadonlySet<string> = wordSet(
  'notice notices noticed know knows knew guess guesses tell tells miss misses missed believe suspect realize mind minds care cares complain complains complained object objects',
)

/** Who does something, where no noun says so. */
export const doers: ReadonlySet<string> = wordSet('i we you they he she')

export const beings: ReadonlySet<string> = wordSet("is are was were be been being isn't aren't wasn't weren't")

/** Between 'is' and what is said of a thing. */
export const between: ReadonlySet<string> = wordSet(
  'not never to be been always best simply just usually often entirely completely also deliberately ever really even absolutely strictly at all long since now',
)

/** Said of a thing, they deny it, or with 'not' they do. */
export const without: ReadonlySet<string> = wordSet(
  'unnecessary needless forbidden banned prohibited superfluous pointless dangerous unsafe inedible poisonous toxic taboo unwelcome unwanted absent',
)
/** As these do, of two words and more. */
export const withoutPhrases: readonly (readonly string[])[] = [
  'off limits',
  'out of bounds',
  'out of the question',
  'off the menu',
  'a mistake',
  'a crime',
  'a sin',
].map((phrase) => phrase.split(' '))
export const needed: ReadonlySet<string> = wordSet(
  'necessary essential edible safe mandatory compulsory wanted welcome ok okay fine',
)

/** Before a noun: 'the roasts' are no verb. */
export const determiners: ReadonlySet<string> = wordSet('the a an any some of your this that these those no more')
export const owners: ReadonlySet<string> = wordSet('my our his her their your')

/** Words ending in -ing that name a thing, alone or with the word behind them: 'baking powder', 'dressing'. */
export const things: ReadonlySet<string> = wordSet(
  'dressing seasoning icing stuffing topping filling pudding frosting dumpling',
)
export const tools: ReadonlySet<string> = wordSet(
  'powder soda sheet sheets dish dishes pan pans tray trays tin tins oil spray cream wine chocolate apple apples potato potatoes paper water bag rack board pin sugar liquid liquids fat time times stone bowl bowls knife fork spoon cup cups broth stock',
)

/** Of who does what was done before no more: 'I have switched to oil'. */
export const turning: ReadonlySet<string> = wordSet(
  'switched changed moved gone went turned crossed converted stick stuck',
)

/** A text without any of them denies nothing. */
export const denying: ReadonlySet<string> = new Set([
  ...turns.keys(),
  ...dropping,
  'leave',
  'leaves',
  'left',
  'leaving',
  'stay',
  'stays',
  'dropped',
  'prefer',
  'prefers',
  'preferred',
  'yet',
  'had',
  'there',
  ...turning,
  'free',
  'substitute',
  'substituted',
  'nobody',
  'nope',
  'where',
  'off',
  'out',
  'from',
  ...exchanges,
  ...without,
])

function byFirstWord(lists: Readonly<Record<Turn, string>>) {
  const rows = Object.entries(lists).flatMap(([turn, list]) =>
    list.split(',').flatMap((phrase) => inFull(phrase.trim()).map((words) => ({ words, turn: turn as Turn }))),
  )
  const found = new Map<string, { words: readonly string[]; turn: Turn }[]>()
  for (const row of rows.toSorted((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = row.words
    found.set(first, [...(found.get(first) ?? []), row])
  }
  return found
}

/** A phrase of words that may each be one of several, in each of its ways. */
function inFull(phrase: string): (readonly string[])[] {
  return phrase
    .split(/\s+/)
    .reduce<string[][]>((ways, word) => ways.flatMap((way) => word.split('|').map((one) => [...way, one])), [[]])
}
