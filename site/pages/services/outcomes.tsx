import type { ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Stack } from '#ui/stack'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import { SampleNote } from '../parts/sample-note.tsx'
import { WORDS } from './words.ts'

/** The owner's cases by what their team has kept. */
export function Outcomes({ page }: { page: PageData }): ReactElement {
  const words = useWordsOf(WORDS)
  const { cases = [], sample = false } = page.cases ?? {}
  return (
    <div data-shared="">
      <Stack gap={5}>
        {sample && <SampleNote>{words.cases}</SampleNote>}
        <Facts layout="grid" facts={cases.map(({ name, kept }) => ({ term: name, value: kept }))} />
      </Stack>
    </div>
  )
}
