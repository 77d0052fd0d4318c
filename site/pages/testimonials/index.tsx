import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { DefinitionGrid } from '#ui/definition-rows'
import { Link } from '#ui/link'
import { Opening } from '#ui/opening'
import { Head, Section, Split } from '#ui/section'
import { Testimonial } from '#ui/testimonial'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import type { TestimonialsTold } from '../../owner/told.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import { SampleNote } from '../parts/sample-note.tsx'
import type { ScreenProps } from '../screens.ts'
import { WORDS } from './words.ts'

/** [2.1.34] What clients said, beside what one can check; then who may be called. */
export default function Testimonials({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const { language, portfolio = '' } = page
  if (page.testimonials === undefined) throw new Error('nobody has said anything')
  const { sample, testimonials, references, cases } = page.testimonials
  const factsOf = ({ delivered, reservation, about }: Told) => [
    { term: words.delivered, text: delivered },
    ...(reservation === undefined ? [] : [{ term: words.reservation, text: reservation }]),
    ...(about === undefined
      ? []
      : [
          {
            term: words.about,
            text: <Link href={`${portfolio}#${about}`}>{cases[about] ?? about}</Link>,
          },
        ]),
  ]
  return (
    <>
      <Opening id="hero" variant="plain" title={page.heading} lead={page.lead}>
        {sample && <SampleNote>{words.sample}</SampleNote>}
      </Opening>
      <Section tone="sunken" labelledBy="said" id="exemples">
        <Head id="said" title={words.said} />
        {testimonials.map((told) => (
          <Testimonial
            key={told.role + told.date}
            source={told.role}
            detail={[
              told.entity,
              told.date.slice(0, 4),
              ...(told.spoken === language ? [] : [words.translated]),
            ].join(', ')}
            badge={sample && <Badge>{t('page.example')}</Badge>}
            facts={factsOf(told)}
          >
            <p>{words.quote(told.words)}</p>
          </Testimonial>
        ))}
      </Section>
      {references.length > 0 && (
        <Section labelledBy="references">
          <Split>
            <Head id="references" title={words.references} size="t3" />
            <DefinitionGrid
              definitions={references.map(({ name, reference }) => ({
                term: name,
                text: reference,
              }))}
            />
          </Split>
        </Section>
      )}
      <Blocks blocks={page.blocks} />
      <Groups groups={page.groups} after={page.blocks.length} />
      <Ending page={page} />
    </>
  )
}

type Told = TestimonialsTold['testimonials'][number]
