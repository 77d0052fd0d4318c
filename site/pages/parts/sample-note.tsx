import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { useWords } from '../../i18n/use-words.ts'
import * as css from './sample-note.css.ts'

/** « Exemple », and of what: what stands on the page is nobody's until the owner replaces it. */
export function SampleNote({ children }: { children: string }): ReactElement {
  const t = useWords()
  return (
    <p className={css.note} data-shared="">
      <Badge>{t('page.example')}</Badge> {children}
    </p>
  )
}
