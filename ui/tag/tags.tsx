import type { MouseEvent, ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { passFocusOn } from './pass-focus-on.ts'
import * as css from './tag.css.ts'

export interface Tag {
  key: string
  label: string
  /** The page without it, where filters are in the address: it works before JavaScript does. */
  href?: string | undefined
}

export interface TagsProps extends Attributes<'ul', 'children'> {
  /** What they do together: « Filtres choisis ». */
  label: string
  tags: readonly Tag[]
  /** Says what a click does, label included: « Retirer Gmail ». */
  removeLabelOf: (label: string) => string
  onRemove?: ((key: string, event: MouseEvent) => void) | undefined
}

/** Filters that are on: a click takes one off. Its root is the list. */
export function Tags(props: TagsProps): ReactElement {
  const { label, tags, removeLabelOf, onRemove, className, ...rest } = props
  return (
    <ul className={join(css.list, className)} aria-label={label} {...rest}>
      {tags.map(({ key, href, ...tag }) => {
        const control = {
          className: css.tag,
          'aria-label': removeLabelOf(tag.label),
          onClick: (event: MouseEvent) => {
            passFocusOn(event.currentTarget.closest('li'))
            onRemove?.(key, event)
          },
        }
        const words = (
          <>
            {tag.label}
            <Icon name="x" size={16} />
          </>
        )
        return (
          <li key={key}>
            {href === undefined ? (
              <button type="button" {...control}>
                {words}
              </button>
            ) : (
              <a href={href} {...control}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
