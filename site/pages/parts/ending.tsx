import { useId, type ReactElement } from 'react'
import { CallToAction } from '../../components/call-to-action/index.ts'
import { Badge } from '#ui/badge'
import { Heading } from '#ui/heading'
import { Rows } from '#ui/rows'
import { Section } from '#ui/section'
import { useWords } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import { useLayout } from '../../router/content.ts'
import * as css from './ending.css.ts'

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
  const title = useId()
  return (
    <Section id={id} flush shared>
      {neighbours && (
        <section aria-labelledby={title}>
          <Heading level={2} size="t3" id={title} className={css.related}>
            {t('page.related')}
          </Heading>
          <Rows
            layout="links"
            columns={3}
            rows={page.related.map(({ href, name, hint, universe, badge }) => ({
              href,
              title: name,
              text: hint,
              label: universe && badge && <Badge tone={universe}>{badge}</Badge>,
            }))}
          />
        </section>
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
