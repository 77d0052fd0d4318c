import type { ReactElement, ReactNode, Ref } from 'react'
import { ButtonLink, IconButton } from '#ui/button'
import { LateIcon, type LateIconName } from '../late-icon/index.ts'
import { universe, type Universe } from '#ui/theme/universe.css'
import * as css from './mobile-menu.css.ts'
import { MenuSection, type MobileMenuSection } from './section.tsx'

export interface MobileMenuTile {
  key: string
  label: string
  href: string
  icon: LateIconName
  /** Its hue; none for what belongs to no universe. */
  universe?: Universe | undefined
  current?: boolean | undefined
}

export interface MobileMenuProps {
  /** What the menu button's `popoverTarget` names. */
  id: string
  title: string
  closeLabel: string
  tiles: readonly MobileMenuTile[]
  sections: readonly MobileMenuSection[]
  contact: { label: string; href: string }
  theme?: ReactNode
  language?: ReactNode
  /** A line above everything else: as whom one is here. */
  notice?: string | undefined
  /** To close it from outside: `hidePopover()`. */
  ref?: Ref<HTMLDialogElement>
}

/**
 * [2.3.89] The whole navigation as a sheet at the bottom of the screen, near the thumb;
 * `dragToClose` lets one drag it down.
 */
export function MobileMenu(props: MobileMenuProps): ReactElement {
  const { id, title, closeLabel, tiles, sections, contact, theme, language, notice, ref } = props
  return (
    <dialog ref={ref} id={id} popover="auto" className={css.sheet} aria-label={title}>
      <div className={css.handle}>
        <div className={css.grab} />
        <div className={css.head}>
          <h2>{title}</h2>
          <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
            <LateIcon name="x" />
          </IconButton>
        </div>
      </div>
      <div className={css.body}>
        {notice && <p className={css.notice}>{notice}</p>}
        <ul className={css.tiles}>
          {tiles.map(({ key, ...tile }) => (
            <li key={key}>
              <Tile {...tile} />
            </li>
          ))}
        </ul>
        {sections.map(({ key, ...section }) => (
          <MenuSection key={key} {...section} />
        ))}
      </div>
      <div className={css.foot}>
        <ButtonLink variant="contact" className={css.contact} href={contact.href}>
          {contact.label}
        </ButtonLink>
        {theme}
        {language}
      </div>
    </dialog>
  )
}

function Tile({ label, href, icon, current, ...tile }: Omit<MobileMenuTile, 'key'>): ReactElement {
  return (
    <a
      className={tile.universe ? `${css.tile} ${universe[tile.universe]}` : css.tile}
      href={href}
      // A universe of its own: the browser loads it in full [2.3.57].
      target="_self"
      aria-current={current === true ? 'page' : undefined}
    >
      <LateIcon name={icon} size={24} />
      {label}
    </a>
  )
}
