import type { ReactElement } from 'react'
import { lookOf, useCompanion } from '#ui/companion'
import { CompanionLogo, type LogoControls } from '#ui/companion-logo'
import type { CompanionWords } from '../../i18n/companion/words.ts'
import type { Life } from '../../ports/companion/life.ts'

interface MascotProps {
  readonly life: Life<'B'>
  readonly words: CompanionWords
  readonly logo: LogoControls
  readonly icons: boolean
}

/** [2.3.96] Her head in the header, as the life stands. */
export function Mascot({ life, words, logo, icons }: MascotProps): ReactElement {
  const { snapshot } = useCompanion(life)
  return (
    <CompanionLogo
      mascot={life.engine.mascot(snapshot)}
      look={lookOf(snapshot)}
      logo={logo}
      words={words.logo}
      icons={icons}
    />
  )
}
