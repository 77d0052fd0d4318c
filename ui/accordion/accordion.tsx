import { useId, type ReactElement, type ReactNode } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import { ruled, type Level } from '../section/index.ts'

export interface AccordionItem {
  title: string
  content: ReactNode
  /** A few words at the end of the line. */
  meta?: ReactNode
  /** Target of an anchor. */
  id?: string | undefined
  open?: boolean | undefined
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  level?: Level
  /** Opening one leaves the others as they are. */
  several?: boolean
}

/** Parts of one thing, of which one is open at a time, without JavaScript. */
export function Accordion({ items, level = 3, several = false }: AccordionProps): ReactElement {
  const name = useId()
  return (
    <div className={ruled}>
      {items.map(({ content, ...item }) => (
        <Disclosure
          key={item.title}
          {...item}
          variant="row"
          level={level}
          name={several ? undefined : name}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
