import type { ReactElement } from 'react'
import type { LateIconName } from './names.ts'
import * as css from './late-icon.css.ts'

export interface LateIconProps {
  name: LateIconName
  /** In px. */
  size?: 20 | 24
}

/**
 * An icon of what opens over the page, always decoration. The style sheet has its drawing, not the
 * document: a page pays for what shows before somebody opens the rest.
 */
export function LateIcon({ name, size = 20 }: LateIconProps): ReactElement {
  return <svg className={`${css.icon} ${css.shape[name]}`} width={size} height={size} aria-hidden />
}
