import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { CaseStudy } from '../../components/case-study/index.ts'
import { Head, Section } from '#ui/section'
import { Opening } from '../../components/opening/index.ts'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { periodOf } from '../../owner/period.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import { SampleNote } from '../parts/sample-note.tsx'
import type { ScreenProps } from '../screens.ts'
import { WORDS } from './words.ts'

/** [2.1.92] The owner's cases, each told in the same order, then the situations they belong to. */
export default function Portfolio({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  if (page.cases === undefined) throw new Error('there are no cases to tell')
  const { sample, cases } = page.cases
  return (
    <>
      <Opening id="hero" variant="plain" title={page.heading} lead={page.lead}>
        {sample && <SampleNote>{words.sample}</SampleNote>}
      </Opening>
      {cases.length > 0 && (
        <Section tone="sunken" labelledBy="cases" id="cas">
          <Head id="cases" title={words.cases} />
          {cases.map(({ id, name, entity, role, keywords, ...told }) => (
            <CaseStudy
              key={id}
              id={id}
              level={3}
              title={name}
              entity={entity}
              badge={sample && <Badge>{t('page.example')}</Badge>}
              details={[periodOf(told, page.language), role]}
              keywords={keywords}
              parts={(['problem', 'choice', 'measure', 'kept'] as const).map((part) => ({
                term: words[part],
                value: told[part],
              }))}
            />
          ))}
        </Section>
      )}
      <Blocks blocks={page.blocks} />
      <Groups groups={page.groups} after={page.blocks.length} />
      <Ending page={page} />
    </>
  )
}
