import type { ReactElement } from 'react'
import { CallToAction } from '../../components/call-to-action/index.ts'
import { Related } from '#ui/related'
import { Section } from '#ui/section'
import { useWords } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import { useLayout } from '../../router/content.ts'

interface EndingProps {
  readonly page: PageData
  /** Its anchor. */
  readonly id?: string
  /** Under the invitation to write: what to write. */
  readonly callText?: string
  /** Whether the page also ends on the invitation to write. */
  readonly call?: boolean
  /** Whether it names its neighbours: not where everything above already leads to them. */
  readonly neighbours?: boolean
}

/** What every page ends with: its neighbours, then the way to write. */
export function Ending(props: EndingProps): ReactElement {
  const { page, id, call = true, callText, neighbours = true } = props
  const t = useWords()
  const { contact } = useLayout()
  return (
    <Section id={id} flush shared>
      {neighbours && (
        <Related
          title={t('page.related')}
          items={page.related.map(({ href, name, hint = '', universe, badge }) => ({
            href,
            title: name,
            text: hint,
            badge: universe && badge ? { tone: universe, text: badge } : undefined,
          }))}
        />
      )}
      {call && (
        <CallToAction
          title={t('page.callTitle')}
          text={callText}
          action={t('page.write')}
          href={contact}
        />
      )}
    </Section>
  )
}
