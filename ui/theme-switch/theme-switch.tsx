import type { ReactElement } from 'react'
import { IconButton, type IconButtonProps } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { join } from '../render/join.ts'
import { onDark, onLight } from '../themed-image/index.ts'
import * as css from './theme-switch.css.ts'

export interface ThemeSwitchProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** What a click does, in the dark theme and in the light one. */
  labels: { toLight: string; toDark: string }
}

/**
 * Its name and its icon say where it leads. The page knows its theme before any script of ours: which
 * of the two shows is the stylesheet's choice, right from the first paint on.
 */
export function ThemeSwitch({ labels, className, ...rest }: ThemeSwitchProps): ReactElement {
  return (
    <IconButton label={undefined} className={join(css.button, className)} {...rest}>
      <Icon className={onDark} name="sun" label={labels.toLight} />
      <Icon className={onLight} name="moon" label={labels.toDark} />
    </IconButton>
  )
}
