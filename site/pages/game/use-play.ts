import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReadingId } from '#engine'
import type { LifeMoment } from '#companion/tamagotchi'
import { lazyWords } from '../../i18n/lazy-words.ts'
import type { Life } from '../../ports/life/life.ts'
import type { Language } from '../../routes/language.ts'
import { NEWBORN } from './newborn.ts'
import type * as Module from './play.ts'
import type { GameWords } from './words/words.ts'

export type Play = typeof Module & { readonly words: GameWords }

export const loadPlay = () => import('./play.ts')

/** The game itself, once it is there: the page is read, and may be clicked, before. */
export const usePlay = (language: Language): Play | undefined => {
  const [play, setPlay] = useState<Play>()
  useEffect(() => {
    let shown = true
    void Promise.all([loadPlay(), loadWords(language)]).then(
      // So much at once would keep a phone from answering: it is drawn in slices.
      ([module, words]) => shown && startTransition(() => setPlay({ ...module, words })),
    )
    return () => {
      shown = false
    }
  }, [language])
  return play
}

/** A life as it stands, and again whenever it changes; a newborn while there is none. */
export const useMoment = (life: Life<ReadingId> | undefined): LifeMoment => {
  const now = life?.getSnapshot ?? newborn
  const snapshot = useSyncExternalStore(life?.subscribe ?? never, now, newborn)
  return life ? { snapshot, events: life.getEvents() } : NEWBORN
}

const loadWords = lazyWords<GameWords>({
  fr: () => import('./words/words.fr.ts'),
  en: () => import('./words/words.en.ts'),
})

const never = () => () => undefined
const newborn = () => NEWBORN.snapshot
