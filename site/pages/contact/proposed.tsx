import type { ReactElement } from 'react'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { isDay } from '../../contact/rules.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { useDate } from '../parts/use-date.ts'
import type { ContactForm } from './contact-form.ts'
import { controlId } from './controls.ts'
import { WORDS } from './words.ts'

/** The days that go along with the message: they are chosen further down the page. */
export function Proposed({ form }: { readonly form: ContactForm }): ReactElement | null {
  const { words, fields: own } = form.ways
  const say = useWordsOf(WORDS)
  const { fields } = form.state
  const write = useDate()
  const days = [fields.first, fields.second].filter(isDay)
  if (days.length === 0) return null
  return (
    <Text size="s" tone="muted">
      {say.call(days.map(write).join(', '), own.moments[fields.moment])}{' '}
      <Link href={`#${controlId('first')}`}>{words.form.callChange}</Link>
    </Text>
  )
}
