import type { KeyboardEvent, ReactElement } from 'react'
import type { Mascot, MascotMood } from '../../../engine/index.ts'
import { Portrait, type Look } from '../living/index.ts'
import { MascotButton, type LogoVariant } from '../mascot-button/index.ts'
import { join, type Attributes } from '../../render/index.ts'
import { StatsTooltip, type StatsTooltipWords } from '../stats-tooltip/index.ts'
import * as css from './companion-logo.css.ts'
import type { LogoControls } from './use-logo.ts'

export interface CompanionLogoWords extends StatsTooltipWords {
  /** Who she is, how she feels, and what one click and two do. */
  button: (mood: MascotMood) => string
}

export interface CompanionLogoProps extends Attributes<'span', 'children'> {
  mascot: Mascot
  look: Look
  /** Of {@link useLogo}; its `modal` says when to show the modal. */
  logo: LogoControls
  words: CompanionLogoWords
  /** `false` on the cv page. */
  icons?: boolean
  variant?: LogoVariant | undefined
}

/** [2.3.96] Opale's head in the header. */
export function CompanionLogo(props: CompanionLogoProps): ReactElement {
  const { mascot, look, logo, words, icons = true, variant, className, ...rest } = props
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !logo.tooltip) return
    event.stopPropagation()
    logo.closeTooltip()
  }
  return (
    <span className={join(css.area, className)} {...rest}>
      <MascotButton
        label={words.button(mascot.currentMood)}
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={logo.modal}
        onClick={({ nativeEvent }) => logo.click(nativeEvent.timeStamp)}
        onKeyDown={close}
      >
        <Portrait look={look} size={50} />
      </MascotButton>
      {logo.tooltip && <StatsTooltip mascot={mascot} words={words} icons={icons} />}
    </span>
  )
}
