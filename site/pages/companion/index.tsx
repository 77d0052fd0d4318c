import type { ReactElement } from 'react'
import { Character } from '#ui/character'
import { Moon } from '#ui/moon'
import { Opening } from '#ui/opening'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.94] [2.1.95] [2.1.115] The pages that are about Opale herself. */
export default function Companion({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening
        variant="claim"
        title={page.heading}
        lead={page.lead}
        figure={<Moon character={<Character mood="joyful" stage="teen" size={400} />} />}
      />
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}
