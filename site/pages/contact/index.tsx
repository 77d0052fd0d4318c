import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { ContactRows } from '#ui/contact-rows'
import { Icon } from '#ui/icon'
import { Opening } from '#ui/opening'
import { Head, Section, Split } from '#ui/section'
import { useWords } from '../../i18n/use-words.ts'
import { useContactState } from '../../navigation/use-contact-state.ts'
import { DrawnOpale } from '../parts/drawn-opale.tsx'
import { Ending } from '../parts/ending.tsx'
import { useLayout } from '../../router/content.ts'
import type { ScreenProps } from '../screens.ts'
import * as css from './contact.css.ts'

/** [2.1.106] The ways to write. A prefilled e-mail works everywhere, without any server. */
export default function Contact({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { owner, card } = useLayout()
  const came = useContactState()
  const mail = new URLSearchParams({
    subject: t('page.subject'),
    ...(came && { body: `\n\n${t('page.cameFrom', { path: came.from })}` }),
  })
    .toString()
    // Mail programs take a plus sign for one.
    .replaceAll('+', '%20')
  return (
    <>
      <Opening
        id="hero"
        variant="claim"
        title={page.heading}
        lead={page.lead}
        figure={
          <div className={css.figure}>
            <DrawnOpale mood="loving" stage="child" size={260} />
          </div>
        }
        actions={
          <ButtonLink variant="contact" href={`mailto:${owner.email}?${mail}`}>
            {t('page.write')}
            <Icon name="arrow" />
          </ButtonLink>
        }
      />
      <Section tone="sunken" id="direct-contact">
        <Split>
          <Head title={t('page.direct')} />
          <ContactRows
            rows={[
              {
                icon: 'chat',
                label: t('page.email'),
                value: <a href={`mailto:${owner.email}`}>{owner.email}</a>,
              },
              {
                icon: 'user',
                label: t('page.card'),
                value: card.hint,
                action: <a href={card.href}>{t('page.open')}</a>,
              },
            ]}
          />
        </Split>
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}
