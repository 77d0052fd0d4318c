import { Fragment, type ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import { type Attributes, join, keysOf } from '../render/index.ts'
import * as css from './kbd.css.ts'

export { ARROWS } from './kbd.css.ts'

/** What is written on it; an arrow is drawn, since the font has none, and has a name instead. */
export type KbdKey = string | { arrow: (typeof css.ARROWS)[number]; name: string }

export interface KbdProps extends Attributes<'kbd', 'children'> {
  /** Struck together. */
  keys: readonly KbdKey[]
}

/** Keys, as they are on a keyboard. */
export function Kbd({ keys, className, ...rest }: KbdProps): ReactElement {
  const names = keysOf(keys.map((key) => (typeof key === 'string' ? key : key.arrow)))
  return (
    <kbd className={join(css.keys, className)} {...rest}>
      {keys.map((key, index) => (
        <Fragment key={names[index]}>
          {index > 0 && ' + '}
          {typeof key === 'string' ? (
            <kbd className={css.key}>{key}</kbd>
          ) : (
            <kbd className={`${css.key} ${css.pointing[key.arrow]}`}>
              <Icon name="arrow" size={16} label={key.name} />
            </kbd>
          )}
        </Fragment>
      ))}
    </kbd>
  )
}
