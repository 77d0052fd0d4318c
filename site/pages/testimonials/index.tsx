import type { ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Opening } from '../../components/opening/index.ts'
import { Head, Section, Split } from '#ui/section'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import { WORDS as SAID_WORDS } from '../parts/said-words.ts'
import { Said } from '../parts/said.tsx'
import { SampleNote } from '../parts/sample-note.tsx'
import type { ScreenProps } from '../screens.ts'
import { WORDS } from './words.ts'

/** [2.1.34] What clients said, beside what one can check; then who may be called. */
export default function Testimonials({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  const said = useWordsOf(SAID_WORDS)
  const { sample, references } = page.testimonials ?? { sample: false, references: [] }
  return (
    <>
      <Opening id="hero" variant="plain" title={page.heading} lead={page.lead}>
        {sample && <SampleNote>{said.sample}</SampleNote>}
      </Opening>
      <Section tone="sunken" labelledBy="said" id="exemples">
        <Head id="said" title={words.said} />
        <Said page={page} />
      </Section>
      {references.length > 0 && (
        <Section labelledBy="references">
          <Split>
            <Head id="references" title={words.references} size="t3" />
            <Facts
              layout="grid"
              facts={references.map(({ name, reference }) => ({
                term: name,
                value: reference,
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
