import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { FactLine } from '#ui/fact-line'
import { Opening } from '#ui/opening'
import { useWords } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.102] A workflow: its name, what it does, the services it links. */
export default function Workflow({ page }: ScreenProps): ReactElement {
  const t = useWords()
  return (
    <>
      <Opening
        variant="plain"
        badge={<Badge tone="plus">{t('badgeOf.workflow')}</Badge>}
        title={page.heading}
        lead={page.lead}
      >
        <FactLine
          facts={(page.integrations ?? []).map(({ name, href }) => ({
            icon: 'flow',
            text: name,
            href,
          }))}
        />
      </Opening>
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
