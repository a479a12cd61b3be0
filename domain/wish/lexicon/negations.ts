import type { Meaning } from '#domain/wish/meaning.ts'

/** Phrases by which somebody says that a food is not wanted. */
interface Negation {
  /** Where they stand: before what they deny, or behind it. */
  side: 'before' | 'after'
  /** Hardly anything but food stands beside them: a word there that is not understood is told, any word, or a rare one. */
  tells?: Extract<Meaning, { is: 'refuse' }>['tells']
  phrases: string
}

/**
 * All of them, for wishes, allergies told in passing and notes alike; English first, then what home cooks say in other languages.
 * Written as they are compared: no accents, no apostrophes.
 */
export const negations: readonly Negation[] = [
  {
    side: 'before',
    tells: 'rare',
    phrases: `no, without, without the, without any, with no, with zero, with out any, withot, wihtout, witout, wout, w o, minus, minus the, minus any,
      less the, zero, contains no, containing no, free of, free from, clear of, devoid of, void of, bereft of, lacking, lacks, excluding, excludes,
      exclude, exclude the, excl, ex, except, except for, excepting, barring, bar the, omit, omit the, omits, omitting, leave out, leave out the, leaving out, leave off,
      leave off the, leaving off, leave the, lose the, losing the, ditch, ditch the, ditching, drop the, hold, hold the, holding the, nix, nix the, nixing, scratch the,
      strike the, subtract, subtract the, subtracting, remove, remove the, removing, eliminate, eliminating, 86 the, eighty six the, 86 all,
      skip, skip the, skip all, skipping, avoid, avoid the, avoids, avoiding, shuns, ban, cut out, cutting out, pass on, pass on the, take out the,
      take off the, axe the, ax the, nothing with, nothing containing, nothing that has, no dishes with`,
  },
  {
    side: 'before',
    phrases: `no thanks to, no to, say no to, not, none, none of the, non, despises, loathes, detests, abhor, abhors, cant bear, cannot bear, refuse, refuses,
      refuses to eat, refuse to eat, wont touch, will not eat, cant take, keep it away from, never want, hate, hates, hated, despise,
      loathe, detest, dislike, dislikes, disliked, never, dont, doesnt, didnt, do not, does not, wont, will not, cant, cannot, can not,
      not with, and not, not any, not including, nothing, isnt, arent, is not, are not, wasnt, aint, stay away from, staying away from, keep away from, keep out,
      steer clear of, sick of, kid is sick of, kids are sick of, son is sick of, daughter is sick of, husband is sick of, wife is sick of, partner is sick of, sick and tired of, tired of, bored of, bored with, bored by, fed up with, had enough of, enough of, over it with, off of,
      out of, ran out of, run out of, all out of, dont have, dont have any, do not have, havent got, havent any, have no, got no, we have no,
      i have no, there is no, cant have, cannot have, can not have, cant eat, cannot eat, can not eat, cant do, cant stand, cannot stand,
      cant tolerate, cannot tolerate, cant handle, cant digest, cannot digest, dont eat, doesnt eat, do not eat, does not eat, wont eat,
      never eat, dont like, doesnt like, do not like, dont want, do not want, doesnt want, not fond of, not a fan of, not a big fan of,
      not a huge fan of, no fan of, cant be bothered with, cannot be bothered with, cant be arsed with, cba with, not keen on, not into, not crazy about, not big on, dont care for, doesnt care for, do not care for,
      no one likes, no one eats, noone likes, nobody likes, nobody eats, hardly eat, hardly eats, barely eat, barely eats, not in the mood for, not feeling, instead of, in place of, in lieu of, rather than, other than, apart from, aside from, besides,
      what else but, what else besides, what else than, what else other than, what else is there but, anything else but, something else than, something else but,
      sees one more, see one more, see another, sees another, have to eat another, has to eat another, eat one more, eats one more, look at another, look at one more,
      so done with, totally done with, im done with, were done with, kids are done with, husband is done with, is done with, are done with,
      not another, not yet another, no more, sick to death of, sick and tired of, cant face, cannot face, cant face another, anything but, everything but, all but, anything except, everything except, anything other than, not allowed, not allowed to eat,
      may not have, may not eat, shouldnt have, shouldnt eat, should not have, should not eat, not supposed to eat, not supposed to have,
      gave up, given up, giving up, quit, quitting, neither, nor, off limits are, allergic reaction to, nothing but no, less than zero`,
  },
  {
    side: 'before',
    tells: 'any',
    phrases: `sans, sans aucun, pas de, pas du, ni, sin, sin nada de, nada de, senza, niente, ohne, ohne jegliche, kein, keine, keinen, keinerlei, sem, zonder, geen, uten, utan,
      uden, bez, без, bina, bagair, 不要, 不放, 不加, 不含, 没有, 沒有, 別放, 别放`,
  },
  {
    side: 'before',
    phrases: `pas, pas trop envie de, aime pas, deteste, evite, eviter, sauf, odio, no me gusta, no me gustan, no quiero, no puedo comer,
      excepto, menos, evitar, non mi piace, non mi piacciono, odio i, tranne, evita, nicht, ausser, mag keine, nahi, nahin, mat dalo,
      mat daalna, na dale`,
  },
  {
    side: 'after',
    tells: 'rare',
    phrases: `free, omitted, left out, left off, excluded, less version, libre, libero, frei`,
  },
  {
    side: 'after',
    tells: 'any',
    phrases: `抜き, 抜く, 抜いて, ぬき, なし, 無し, 빼고, 빼줘, 빼주세요, 없이, 없는, 제외, ke bina, k bina, ke bagair, ko chhodkar, chhodkar, chhod ke, ko chhod ke,
      ke alawa`,
  },
  {
    side: 'after',
    phrases: `takes too long, take too long, takes forever, takes ages, is too much work, is too much faff, is too much hassle, is too much effort, is too fiddly, not again, never again, disgusting, no thanks, no thank you, no thx, no ta, hard no, hell no, no way, nope, are evil, is evil, are vile, is vile, are rank,
      are nasty, is nasty, are horrible, is horrible, are the worst, is the worst, is gross, are gross, gross, gross me out,
      grosses me out, yuck, yucky, ew, make me gag, are not allowed, is not allowed, not allowed here, are forbidden, is forbidden,
      are off limits, is off limits, off limits, off the table, are off the menu, is off the menu, are a no, is a no, are banned,
      is banned, are verboten, are a no go, is a no go, no go, not for me, not for us, isnt my thing, isnt really my thing, arent my thing, arent really my thing, is not my thing, are not my thing, isnt for me, arent for me, is out, are out, is bust, is busted, busted,
      bust, is kaput, kaput, is knackered, packed up, has packed up, conked out, gave up the ghost, is fried, is on the blink,
      is broken, are broken, broken, broke down, just broke, has just broken, has broken, broke last night, broke yesterday, broke this week, just died, has died, has just died,
      packed in, has packed in, just packed in, is being fixed, is being repaired, doesnt work, does not work, isnt working, is not working, not working, is dead,
      spike me, spikes me, spike my sugar, spikes my sugar, spike my blood sugar, spikes my blood sugar, disagree with me, disagrees with me, dont agree with me, doesnt agree with me,
      upset my stomach, upsets my stomach, give me heartburn, gives me heartburn, give me migraines, gives me migraines, bloat me, bloats me,
      out of order, died, nahi chahiye, nahi khata, nahi khati, allergiker`,
  },
]

/** Those of scripts that put no spaces between words, to be taken out of what is written in one. */
export const unspacedNegations: readonly string[] = negations
  .flatMap(({ phrases }) => phrases.split(','))
  .map((phrase) => phrase.trim())
  .filter((phrase) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(phrase))
  // as tokens are: Korean in its letters
  .map((phrase) => phrase.normalize('NFKD').replace(/\p{M}/gu, ''))
