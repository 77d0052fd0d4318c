import { startTransition, useCallback, useEffect, useState, type ReactElement } from 'react'
import { FloatingStill } from '#companion/floating-still'
import { loadCompanionWords } from '../../i18n/opale/load-words.ts'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { nextTask } from '../../ports/next-task.ts'
import type { PageData } from '../../routes/page-data.ts'
import { OpaleStill } from '../opale-still.tsx'
import type LiveCompanion from './live-companion.tsx'
import { setMascot } from './mascot-slot.ts'
import { useShortcut } from './use-shortcut.ts'
import { useVisibility, visibility } from './use-visibility.ts'

/** Pages that are about her, and fill their corners with what one does there. */
const OWN_STAGE: ReadonlySet<PageData['screen']> = new Set(['game', 'lab', 'editor'])

/** Pages that begin with her, large. */
const LARGE: ReadonlySet<PageData['screen']> = new Set(['home', 'introduction'])

interface Loaded {
  readonly LiveCompanion: typeof LiveCompanion
  readonly words: CompanionWords
}

/** Opale in the corner of every page: a picture in the document, alive once the page is. */
export function Corner({ page }: { page: PageData }): ReactElement | null {
  const { language } = page
  const t = useWords()
  const { isVisible } = useVisibility()
  const [loaded, setLoaded] = useState<Loaded>()
  const [asked, setAsked] = useState(false)
  const [focused, setFocused] = useState(false)
  // Read when her picture is taken away: did its button have the focus?
  const still = useCallback(
    (button: HTMLButtonElement) => () => setFocused(document.activeElement === button),
    [],
  )
  useShortcut()
  useEffect(() => {
    // During hydration React shows what the document says, not yet what the visitor chose.
    if (!isVisible || !visibility().get().isVisible) return undefined
    let wanted = true
    visibility().loading(true)
    // Her scripts are fetched together, and not while the page itself is hydrated.
    void nextTask()
      .then(() => load(language))
      .then((parts) => {
        if (wanted) startTransition(() => setLoaded(parts))
      })
      // She stays a picture: the page does not depend on her.
      .catch(() => undefined)
      .finally(() => visibility().loading(false))
    return () => {
      wanted = false
      setLoaded(undefined)
      setAsked(false)
      setFocused(false)
    }
  }, [isVisible, language])

  if (!isVisible || OWN_STAGE.has(page.screen)) return null
  if (loaded)
    return (
      <loaded.LiveCompanion
        page={page}
        words={loaded.words}
        open={asked}
        takesFocus={focused}
        visibility={visibility()}
        setMascot={setMascot}
      />
    )
  // Pages that show her large do not show her in the corner too.
  if (LARGE.has(page.screen) || page.category === 'opale') return null
  return (
    <FloatingStill
      button={still}
      name={t('layout.mascot')}
      label={t('companion.open')}
      onOpen={() => setAsked(true)}
    >
      <OpaleStill still="born" width={64} height={64} />
    </FloatingStill>
  )
}

const load = async (language: PageData['language']) => {
  const [{ default: LiveCompanion }, words] = await Promise.all([
    import('./live-companion.tsx'),
    loadCompanionWords(language),
  ])
  return { LiveCompanion, words }
}
