import type { ReactElement } from 'react'
import { Card } from '#ui/card'
import { Text } from '#ui/text'
import { TemplateShape } from '../../components/flow-view/index.ts'
import type { Indexed } from '../../workflows/library/indexed.ts'
import { columnsIn } from '../../workflows/library/columns.ts'

interface TemplateCardProps {
  readonly card: Indexed
  /** Names of services, by id. */
  readonly names: Readonly<Record<string, string>>
  /** Why it is here, where it was chosen. */
  readonly reason?: string | undefined
  readonly level?: 2 | 3
}

/** A template as lists show it: its shape, what it does, the services that it links. */
export function TemplateCard({ card, names, reason, level = 3 }: TemplateCardProps): ReactElement {
  const { title, href, text, shape, services } = card
  return (
    <Card
      level={level}
      title={title}
      href={href}
      text={text}
      figure={<TemplateShape columns={columnsIn(shape)} />}
    >
      {reason !== undefined && <Text size="s">{reason}</Text>}
      <Text tone="muted" size="xs">
        {services.map((service) => names[service] ?? service).join(' · ')}
      </Text>
    </Card>
  )
}
