import type { ReactElement } from 'react'
import { lookOf } from '#companion/living'
import { useTamagotchi } from '#companion/tamagotchi'
import { CompanionLogo, type LogoControls } from '#companion/companion-logo'
import type { LogoVariant } from '#companion/mascot-button'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import { mascotShown } from './mascot-shown.ts'

interface MascotProps {
  readonly words: CompanionWords
  readonly logo: LogoControls
  readonly icons: boolean
  readonly variant: LogoVariant
}

/** [2.3.96] Her head in the header, as the life stands. */
export function Mascot({ words, logo, icons, variant }: MascotProps): ReactElement {
  const { snapshot, engine } = useTamagotchi('B')
  return (
    <CompanionLogo
      mascot={mascotShown(engine, snapshot)}
      look={lookOf(snapshot)}
      logo={logo}
      words={words.logo}
      icons={icons}
      variant={variant}
    />
  )
}
