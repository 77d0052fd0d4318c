import { useId, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { drop, option } from '#ui/panel'
import type { NavigationDataA } from './reading-a-data.ts'

interface ContactActionProps {
  readonly label: string
  readonly contact: NavigationDataA['contact']
}

/** [2.3.37] Opens the ways to write, where B leads straight to the contact page. */
export function ContactAction({ label, contact }: ContactActionProps): ReactElement {
  const id = useId()
  return (
    <>
      <Button size="s" variant="contact" popoverTarget={id}>
        {label}
      </Button>
      <ul id={id} popover="auto" className={drop} aria-label={contact.title}>
        {contact.ways.map((way) => (
          <li key={way.href}>
            <a className={option} href={way.href}>
              <Icon name={way.icon} size={24} />
              <b>{way.label}</b>
              <span>{way.hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
