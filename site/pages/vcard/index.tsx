import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Opening } from '#ui/opening'
import { Wrap } from '#ui/section'
import { useWords } from '../../i18n/use-words.ts'
import { Crumbs } from '../../layout/crumbs.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.100] The contact details as a file. */
export default function VCard({ page }: ScreenProps): ReactElement {
  const t = useWords()
  return (
    <>
      <Wrap>
        <Crumbs page={page} />
      </Wrap>
      <Opening
        variant="bare"
        title={page.heading}
        lead={page.lead}
        actions={
          <ButtonLink variant="solid" href="/opale.vcf" download>
            {t('page.vcard')}
          </ButtonLink>
        }
      />
      <Ending page={page} call={false} />
    </>
  )
}
