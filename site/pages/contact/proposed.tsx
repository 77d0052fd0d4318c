import type { ReactElement } from 'react'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import type { Fields } from '../../contact/fields.ts'
import { isDay } from '../../contact/rules.ts'
import { WORDS as CONTACT_WORDS } from '../../contact/words.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { useDate } from '../parts/use-date.ts'
import { controlId } from './controls.ts'
import { WORDS } from './words.ts'

/** The days that go along with the message: they are chosen further down the page. */
export function Proposed({ fields }: { readonly fields: Fields }): ReactElement | null {
  const { form: words } = useWordsOf(WORDS)
  const { moments } = useWordsOf(CONTACT_WORDS)
  const write = useDate()
  const days = [fields.first, fields.second].filter(isDay)
  if (days.length === 0) return null
  return (
    <Text size="s" tone="muted">
      {words.call(days.map(write).join(', '), moments[fields.moment])}{' '}
      <Link href={`#${controlId('first')}`}>{words.callChange}</Link>
    </Text>
  )
}
