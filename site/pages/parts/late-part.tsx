import { startTransition, useEffect, useState, type ReactElement } from 'react'
import { LoadingLine } from '#ui/loading-line'
import { useWords } from '../../i18n/use-words.ts'
import { nextTask } from '../../ports/next-task.ts'
import type { Language } from '../../routes/language.ts'

interface LatePartProps {
  /** The same function for as long as the same part is wanted. */
  readonly load: (language: Language) => Promise<ReactElement>
  readonly language: Language
  /** Stands there until then. */
  readonly instead?: ReactElement
}

/** A large part of a page that comes apart, with its words: the page can be read before it is there. */
export function LatePart({ load, language, instead }: LatePartProps): ReactElement {
  const t = useWords()
  const [part, setPart] = useState<ReactElement>()
  useEffect(() => {
    let wanted = true
    // So much at once would keep a phone from answering: as a transition it is drawn in slices.
    const show = (element: () => ReactElement) => wanted && startTransition(() => setPart(element))
    // All that it is made of is asked for at once: not while the page itself comes to life.
    nextTask()
      .then(() => load(language))
      .then(
        (element) => show(() => element),
        // Where a part does not come, the page says so as for any other failure.
        (error: unknown) =>
          show(() => {
            throw error
          }),
      )
    return () => {
      wanted = false
    }
  }, [load, language])
  return part ?? instead ?? <LoadingLine label={t('layout.loading')} />
}
