import type { ReactElement } from 'react'
import { Icon, type IconName, type IconSize } from '#ui/icon'
import { factOf } from '../workflows/nodes/index.ts'
import { signOf } from '../workflows/library/sign.ts'
import * as css from './studio.css.ts'

/** What stands in the box of a node: an icon of ours, or the first letters of its service. */
export function Sign({ type, size = 20 }: { type: string; size?: IconSize }): ReactElement {
  const fact = factOf(type)
  const sign = fact ? signOf(fact) : undefined
  if (sign && 'letters' in sign)
    return (
      <span className={css.letters} style={{ fontSize: Math.round(size * 0.6) }} aria-hidden>
        {sign.letters}
      </span>
    )
  const icon: IconName = sign ? sign.icon : 'layers'
  return <Icon name={icon} size={size} />
}
