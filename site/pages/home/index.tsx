import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Facts } from '#ui/facts'
import { Opening } from '../../components/opening/index.ts'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import type { PageData } from '../../routes/page-data.ts'
import { Blocks, type OwnParts } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { PageRows } from '../parts/groups.tsx'
import { ProjectLink } from '../parts/project-link.tsx'
import { SaidInShort } from '../parts/said.tsx'
import type { ScreenProps } from '../screens.ts'
import { CaseCards } from './case-cards.tsx'
import { HomeMoon } from './home-moon.tsx'
import { WORDS } from './words.ts'

/** [2.1.2] The development home: the opal moon, the one horizon, then what can be ordered. */
export default function Home({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { audit } = useLayout()
  const [quiet, title] = splitTitle(page.heading)
  const own: OwnParts = {
    'portfolio-experience': <CaseCards page={page} />,
    'testimonials-links': <Voices page={page} />,
    'tech-stack': <Tools page={page} />,
  }
  return (
    <>
      <Opening
        id="hero"
        variant="display"
        quiet={quiet}
        title={title}
        lead={page.lead}
        figure={<HomeMoon />}
        actions={
          <>
            <ProjectLink variant="solid" />
            <ButtonLink href={audit}>{t('page.audit')}</ButtonLink>
          </>
        }
      >
        <Facts
          layout="line"
          data-shared=""
          facts={[
            { icon: 'tag', value: t('page.facts.price') },
            { icon: 'globe', value: t('page.facts.languages') },
            { icon: 'key', value: t('page.facts.code') },
          ]}
        />
      </Opening>
      <Blocks blocks={page.blocks} own={own} />
      <Ending page={page} neighbours={false} />
    </>
  )
}

/** The first sentence is the quiet one: the only title with two weights. */
const splitTitle = (heading: string): readonly [quiet: string, title: string] => {
  const end = heading.indexOf('. ') + 1
  return [heading.slice(0, end), heading.slice(end + 1)]
}

/** What is said, and what one can see without believing it. */
function Voices({ page }: { page: PageData }): ReactElement {
  return (
    <div data-shared="">
      <Stack gap={6}>
        <SaidInShort page={page} />
        <PageRows links={page.checks ?? []} level={3} />
      </Stack>
    </div>
  )
}

/** What this site is made with, by family. */
function Tools({ page }: { page: PageData }): ReactElement {
  const words = useWordsOf(WORDS)
  const { families = [], used = 0, described = 0 } = page.tools ?? {}
  return (
    <Stack gap={6}>
      <Facts
        layout="grid"
        facts={families.map(({ title, names }) => ({ term: title, value: names.join(', ') }))}
      />
      <Text tone="muted">{words.tools(used, described)}</Text>
    </Stack>
  )
}
