import type { ReactElement } from 'react'
import { Heading, HEADING_SIZES } from '#ui/heading'
import { Grid, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { radius, shadow, space, typeScale } from '#ui/theme/tokens'
import * as css from './foundations.css.ts'

const keys = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[]

/** Every step of the type scale, at the size that this window gives it. */
export function TypeScale(): ReactElement {
  return (
    <Stack gap={6}>
      {keys(typeScale).map((name) => (
        <div key={name}>
          <Text size="xs" tone="muted">
            {name} · {typeScale[name].size} / {typeScale[name].line}
          </Text>
          <Step name={name}>La lumière traverse la pierre</Step>
        </div>
      ))}
    </Stack>
  )
}

interface StepProps {
  name: keyof typeof typeScale
  children: string
}

function Step({ name, children }: StepProps): ReactElement {
  const title = HEADING_SIZES.find((size) => size === name)
  if (title === undefined) return <p className={css.size[name]}>{children}</p>
  return (
    <Heading level={3} size={title}>
      {children}
    </Heading>
  )
}

export function Spaces(): ReactElement {
  return (
    <Stack gap={3}>
      {keys(space).map((name) => (
        <div key={name}>
          <Text size="xs" tone="muted">
            {name} · {space[name]}
          </Text>
          <div className={css.width[name]} />
        </div>
      ))}
    </Stack>
  )
}

export function Radii(): ReactElement {
  return (
    <Grid cells="tile">
      {keys(radius).map((name) => (
        <div key={name} className={css.corner[name]}>
          <Text size="s">{name}</Text>
        </div>
      ))}
    </Grid>
  )
}

export function Shadows(): ReactElement {
  return (
    <Grid cells="card">
      {keys(shadow.dark).map((name) => (
        <div key={name} className={css.lifted[name]}>
          <Text size="s">{name}</Text>
        </div>
      ))}
    </Grid>
  )
}
