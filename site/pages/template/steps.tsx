import type { ReactElement } from 'react'
import { Text } from '#ui/text'
import type { Step } from '../../routes/template/template-data.ts'
import * as css from './template.css.ts'

interface StepsProps {
  readonly steps: readonly Step[]
  /** Names what a step uses. */
  readonly uses: (parts: string) => string
}

/** The diagram in words: what runs, in order, and the reason for each. */
export function Steps({ steps, uses }: StepsProps): ReactElement {
  return (
    <ol className={css.steps}>
      {steps.map(({ name, node, why, shared, parts }) => (
        <li key={name} className={css.step} data-shared={shared ? '' : undefined}>
          <h3 className={css.stepName} data-shared="">
            {name}{' '}
            <Text as="span" tone="muted" size="s">
              {node}
            </Text>
          </h3>
          {why && <Text tone="muted">{why}</Text>}
          {parts.length > 0 && (
            <Text tone="muted" size="s">
              {uses(parts.join(', '))}
            </Text>
          )}
        </li>
      ))}
    </ol>
  )
}
