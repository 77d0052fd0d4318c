import type { ReactElement } from 'react'
import type { ShownFact } from '../../../facts/facts.ts'
import { useWordsOf } from '../../../i18n/use-words.ts'
import type { Language } from '../../../routes/language.ts'
import { useDate } from '../../parts/use-date.ts'
import { factText } from './fact-text.ts'
import { WORDS } from './words.ts'

interface FactSourceProps {
  readonly fact: ShownFact
  readonly language: Language
}

/** What can date, as it stands: its value, what it says, where and when it was read. */
export function FactSource({ fact, language }: FactSourceProps): ReactElement {
  const words = useWordsOf(WORDS)
  const date = useDate()
  const { source, version, checked } = fact
  return (
    <>
      {`${factText(fact, language)} (`}
      <a href={source.url} rel="noopener">
        {`${source.publisher}, ${source.title}`}
      </a>
      {`, ${words.dated(date(version), date(checked))}).`}
    </>
  )
}
