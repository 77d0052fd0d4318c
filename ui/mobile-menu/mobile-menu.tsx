import type { ReactElement, ReactNode, Ref } from 'react'
import { ButtonLink, IconButton } from '../button/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { universe, type Universe } from '../theme/universe.css.ts'
import * as css from './mobile-menu.css.ts'
import { MenuSection, type MobileMenuSection } from './section.tsx'
import { useDragClose } from './use-drag-close.ts'

export interface MobileMenuTile {
  key: string
  label: string
  href: string
  icon: IconName
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
  /** To close it from outside: `hidePopover()`. */
  ref?: Ref<HTMLDialogElement>
}

/** [2.3.89] The whole navigation as a sheet at the bottom of the screen, near the thumb. */
export function MobileMenu(props: MobileMenuProps): ReactElement {
  const { id, title, closeLabel, tiles, sections, contact, theme, language, ref } = props
  const drag = useDragClose()
  return (
    <dialog ref={ref} id={id} popover="auto" className={css.sheet} aria-label={title}>
      <div className={css.handle} {...drag}>
        <div className={css.grab} />
        <div className={css.head}>
          <h2>{title}</h2>
          <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
            <Icon name="x" />
          </IconButton>
        </div>
      </div>
      <div className={css.body}>
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
      aria-current={current === true ? 'page' : undefined}
    >
      <Icon name={icon} size={24} />
      {label}
    </a>
  )
}
