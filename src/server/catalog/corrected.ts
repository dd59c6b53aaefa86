import type { Db } from '../platform/db.ts'
import { correctionsOf } from './corrections.ts'
import { soundSpelled } from './index-words.ts'
import { sayingTheSame } from './meaning.ts'
import type { Places } from './places.ts'
import { placesNamed } from './places-named.ts'
import { mayBeSlip, spellingsOf } from './slips.ts'
import type { SoughtWord } from './sought-word.ts'
import { kindsNamed, oneOfEachMeaning, thesaurusWords } from './thesaurus.ts'
import { wordsSpelled } from './vocabulary.queries.ts'

/**
 * What the shop does not have stands for the nearest of its words: as if that had been typed. Most searches have nothing of
 * it, and ask for nothing here.
 */
export async function corrected(db: Db, places: Places, words: SoughtWord[]): Promise<SoughtWord[]> {
  const slips = words.flatMap((sought) => {
    const { word, isOfTheShop } = sought
    return isOfTheShop || !mayBeSlip(word) ? [] : [{ sought, named: thesaurusWords.likelyMeant(word) }]
  })
  if (slips.length === 0) return words
  const spellings = slips.flatMap(({ sought, named }) => [...spelledLike(sought.word), ...named.flatMap(saidBy)])
  const known = new Set(await wordsSpelled(db, [...new Set(spellings)]))
  const isOfTheShop = (word: string) => known.has(word) || places.words.has(word)
  const beside = words.flatMap(({ told }) => told)
  return words.map((sought) => {
    const slip = slips.find((each) => each.sought === sought)
    if (!slip) return sought
    const named = slip.named.filter((word) => saidBy(word).some(isOfTheShop))
    const like = new Set([...known, ...places.words.likelyMeant(sought.word), ...named])
    const meant = correctionsOf(sought.word, [...like])
    return meant.length > 0 ? takenFor(sought, meant, places, beside) : sought
  })
}

function takenFor(sought: SoughtWord, meant: string[], places: Places, beside: string[]): SoughtWord {
  const told = sayingTheSame(meant)
  return {
    ...sought,
    same: told,
    // Descriptions are full of words that are in no vocabulary.
    told: [...sought.told, ...told],
    near: kindsNamed(told),
    isOfTheShop: true,
    slipOf: oneOfEachMeaning(meant),
    ...placesNamed(places, told, new Set([...beside, ...told])),
  }
}

function spelledLike(word: string): string[] {
  return [...spellingsOf(word), ...soundSpelled(word)]
}

/** A word that nobody has in a name may say the same as one that they have, or be a colour of which they have a shade. */
function saidBy(word: string): string[] {
  const said = sayingTheSame([word])
  return [...said, ...kindsNamed(said)]
}
