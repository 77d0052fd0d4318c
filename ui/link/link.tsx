import type { ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import { draw, join, type Attributes, type Render } from '../render/index.ts'
import * as css from './link.css.ts'

/** `inline`: among words; `quiet`: there too, in their colour; `more`: alone, an arrow at its end. */
export const LINK_VARIANTS = ['inline', 'quiet', 'more'] as const
export type LinkVariant = (typeof LINK_VARIANTS)[number]

export interface LinkProps extends Attributes<'a'> {
  /** Or `render`, with an address of its own. */
  href?: string | undefined
  variant?: LinkVariant
  /** Says that it leaves the site, to those who do not see the sign: « autre site ». */
  external?: string | undefined
  /** Language of the words and of where they lead, when it is not the page's. */
  lang?: string | undefined
  /** Another element in place of the `a`: a link of the router. */
  render?: Render | undefined
}

/** A link in a text. What looks like a button is a `ButtonLink`. */
export function Link(props: LinkProps): ReactElement {
  const { href, variant = 'inline', external, lang, render, className, ...other } = props
  const { children, ...rest } = other
  return draw(render, 'a', {
    className: join(css.look[variant], className),
    href,
    lang,
    hrefLang: lang,
    rel: external === undefined ? undefined : 'noopener',
    ...rest,
    children: (
      <>
        {children}
        {variant === 'more' && (
          <span className={css.arrow}>
            <Icon name={external === undefined ? 'arrow' : 'up'} label={external} />
          </span>
        )}
        {variant !== 'more' && external !== undefined && <OtherSite label={external} />}
      </>
    ),
  })
}

/** Small, as high as the words it follows. */
function OtherSite({ label }: { label: string }): ReactElement {
  return (
    <span className={css.external}>
      {'\u00A0'}
      <Icon name="up" size={16} label={label} />
    </span>
  )
}
