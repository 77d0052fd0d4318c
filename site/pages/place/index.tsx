import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { Opening } from '#ui/opening'
import { useWords } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { useLayout } from '../parts/use-layout.ts'
import type { ScreenProps } from '../screens.ts'

/** [2.1.51] [2.1.93] A city or a region. */
export default function Place({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { contact } = useLayout()
  return (
    <>
      <Opening
        variant="place"
        title={page.heading}
        lead={page.lead}
        actions={
          <ButtonLink variant="contact" href={contact}>
            {t('page.project')}
            <Icon name="arrow" />
          </ButtonLink>
        }
      />
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}
