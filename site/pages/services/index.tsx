import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Stack } from '#ui/stack'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Blocks, type OwnParts } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { GroupLinks } from '../parts/groups.tsx'
import { OpeningScene } from '../parts/opening-scene.tsx'
import { ProjectLink } from '../parts/project-link.tsx'
import { WORDS as SAID_WORDS } from '../parts/said-words.ts'
import { SaidInShort } from '../parts/said.tsx'
import { SampleNote } from '../parts/sample-note.tsx'
import type { ScreenProps } from '../screens.ts'
import { Outcomes } from './outcomes.tsx'
import { Roi } from './roi/index.tsx'
import { WORDS } from './words.ts'

/** [2.1.4] [2.3.74] The AI services: its claim beside what leads to an answer, then all that follows. */
export default function Services({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  const said = useWordsOf(SAID_WORDS)
  const family = (id: string) => page.groups.find((group) => group.family === id)
  const own: OwnParts = {
    'detailed-services': <GroupLinks group={family('service')} />,
    'case-studies': <GroupLinks group={family('use-case')} />,
    testimonials: (
      <div data-shared="">
        <Stack gap={5}>
          {page.testimonials?.sample && <SampleNote>{said.sample}</SampleNote>}
          <SaidInShort page={page} />
        </Stack>
      </div>
    ),
    'our-achievements': <Outcomes page={page} />,
    'roi-calculator': page.roi && <Roi data={page.roi} language={page.language} />,
  }
  return (
    <>
      <Opening
        id="hero"
        variant="claim"
        title={page.heading}
        lead={page.lead}
        figure={page.scene !== undefined && <OpeningScene html={page.scene} />}
        actions={<ProjectLink variant="solid" />}
      />
      <Blocks blocks={page.blocks} own={own} />
      <Ending page={page} id="cta" callText={words.callText} neighbours={false} />
    </>
  )
}
