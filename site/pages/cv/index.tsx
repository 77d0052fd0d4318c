import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Opening } from '#ui/opening'
import { useWords } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { useLayout } from '../../router/content.ts'
import type { ScreenProps } from '../screens.ts'

/** [2.1.99] The CV; its entries are samples until the owner replaces them. */
export default function Cv({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { card } = useLayout()
  return (
    <>
      <Opening
        id="hero"
        variant="plain"
        title={page.heading}
        lead={page.lead}
        actions={page.screen === 'cv' && <ButtonLink href={card.href}>{t('page.card')}</ButtonLink>}
      />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
