import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Facts } from '#ui/facts'
import { Opening } from '../../components/opening/index.ts'
import { QrCode } from '../../components/qr-code/index.ts'
import { Head, Section, Split, Wrap } from '#ui/section'
import { Stack } from '#ui/stack'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { Crumbs } from '../../layout/crumbs.tsx'
import { Ending } from '../parts/ending.tsx'
import { SampleNote } from '../parts/sample-note.tsx'
import type { ScreenProps } from '../screens.ts'
import * as css from './vcard.css.ts'
import { WORDS } from './words.ts'

/** [2.1.100] The contact details: a file to keep, what it holds, and a code to scan. */
export default function VCard({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  if (page.card === undefined) throw new Error('there is no card to show')
  const {
    code,
    name,
    role,
    organisation,
    email,
    site,
    city,
    country,
    profiles,
    languages,
    sample,
  } = page.card
  return (
    <>
      <Wrap>
        <Crumbs page={page} />
      </Wrap>
      <Opening
        variant="claim"
        title={page.heading}
        lead={page.lead}
        actions={
          <ButtonLink variant="solid" href="/opale.vcf" download>
            {t('page.vcard')}
          </ButtonLink>
        }
        figure={
          <div className={css.code}>
            <QrCode {...code} label={words.code} />
            <p>{words.scan}</p>
          </div>
        }
      >
        {sample && <SampleNote>{words.sample}</SampleNote>}
      </Opening>
      <Section shared tone="sunken" labelledBy="holds">
        <Split>
          <Head id="holds" title={words.holds} />
          <Facts
            facts={[
              { term: words.name, value: name },
              { term: words.role, value: role },
              { term: words.organisation, value: organisation },
              { term: words.email, value: <a href={`mailto:${email}`}>{email}</a> },
              {
                term: words.links,
                value: (
                  <Stack as="span" gap={2}>
                    {[site, ...profiles].map((url) => (
                      <a key={url} href={url}>
                        {url.replace(/^https:\/\//u, '')}
                      </a>
                    ))}
                  </Stack>
                ),
              },
              { term: words.city, value: `${city}, ${country}` },
              { term: words.languages, value: languages },
            ]}
          />
        </Split>
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}
