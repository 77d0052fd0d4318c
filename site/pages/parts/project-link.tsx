import type { ReactElement } from 'react'
import { ButtonLink, type ButtonLinkProps } from '#ui/button'
import { Icon } from '#ui/icon'
import { useWords } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'

/** The way to write, where a page begins. */
export function ProjectLink({ variant }: Pick<ButtonLinkProps, 'variant'>): ReactElement {
  const t = useWords()
  const { contact } = useLayout()
  return (
    <ButtonLink variant={variant} href={contact}>
      {t('page.project')}
      <Icon name="arrow" />
    </ButtonLink>
  )
}
