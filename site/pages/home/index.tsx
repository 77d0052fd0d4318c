import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { FactLine } from '#ui/fact-line'
import { Opening } from '#ui/opening'
import { useWords } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { useLayout } from '../../router/content.ts'
import { ProjectLink } from '../parts/project-link.tsx'
import type { ScreenProps } from '../screens.ts'
import { HomeMoon } from './home-moon.tsx'

/** [2.1.2] The development home: the opal moon, the one horizon, then what can be ordered. */
export default function Home({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { audit } = useLayout()
  const [quiet, title] = splitTitle(page.heading)
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
        <FactLine
          facts={[
            { icon: 'tag', text: t('page.facts.price') },
            { icon: 'globe', text: t('page.facts.languages') },
            { icon: 'key', text: t('page.facts.code') },
          ]}
        />
      </Opening>
      <Blocks blocks={page.blocks} />
      <Ending page={page} neighbours={false} />
    </>
  )
}

/** The first sentence is the quiet one: the only title with two weights. */
const splitTitle = (heading: string): readonly [quiet: string, title: string] => {
  const end = heading.indexOf('. ') + 1
  return [heading.slice(0, end), heading.slice(end + 1)]
}
