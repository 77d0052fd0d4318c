/** What she does with a gesture: this, her life and her words are fetched when one first turns to her. */
import type { ActionB } from '#engine'
import type { Mood } from '#companion/character'
import { lookOf } from '#companion/living'
import { loadCompanionWords } from '../../../i18n/opale/load-words.ts'
import { visibility } from '../../../layout/corner/use-visibility.ts'
import { companionLife, leaveLife } from '../../../ports/life/lives.ts'
import type { Language } from '../../../routes/language.ts'

export interface Answer {
  readonly said: string
  readonly mood: Mood
}

export const answer = async (gesture: ActionB, language: Language): Promise<Answer> => {
  const words = await loadCompanionWords(language)
  visibility().interacted()
  const life = companionLife()
  const refused = life.dispatch({ type: gesture }).some(({ type }) => type === 'refused')
  const { mood } = lookOf(life.getSnapshot())
  // Where she is hidden in the corner, nobody else keeps her life open.
  leaveLife('B')
  return { said: (refused && words.refused[gesture]) || words.done[gesture], mood }
}
