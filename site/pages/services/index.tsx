import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { Opening } from '#ui/opening'
import { useWords } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import { useLayout } from '../parts/use-layout.ts'
import { HomeMoon } from '../home/home-moon.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.4] The AI services: the same horizon as the home page, then every service and use case. */
export default function Services({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { contact } = useLayout()
  return (
    <>
      <Opening
        id="hero"
        variant="display"
        title={page.heading}
        lead={page.lead}
        figure={<HomeMoon />}
        actions={
          <ButtonLink variant="solid" href={contact}>
            {t('page.project')}
            <Icon name="arrow" />
          </ButtonLink>
        }
      />
      <Blocks blocks={page.blocks} />
      <Groups groups={page.groups} anchors={ANCHORS} />
      <Ending page={page} />
    </>
  )
}

/** [2.3.74] What the tabs of this page lead to. */
const ANCHORS = { service: 'detailed-services', 'use-case': 'case-studies' } as const
