import { useCallback, useState, type ReactElement, type ReactNode } from 'react'
import { Heading, HEADING_SIZES } from '#ui/heading'
import { Grid, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { media } from '#ui/theme/media'
import { radius, shadow, space, typeScale } from '#ui/theme/tokens'
import * as css from './foundations.css.ts'

const keys = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[]

/** Every step of the type scale, at the size that this window gives it. */
export function TypeScale(): ReactElement {
  return (
    <Stack gap={6}>
      {keys(typeScale).map((name) => {
        const title = HEADING_SIZES.find((size) => size === name)
        return (
          <Measured key={name} name={name}>
            {title === undefined ? (
              <p className={css.size[name]}>{SAMPLE}</p>
            ) : (
              <Heading level={3} size={title}>
                {SAMPLE}
              </Heading>
            )}
          </Measured>
        )
      })}
    </Stack>
  )
}

const SAMPLE = 'La lumière traverse la pierre'

interface MeasuredProps {
  name: string
  children: ReactNode
}

/** Words, and what they are set in: read off them, so that it is what one sees. */
function Measured({ name, children }: MeasuredProps): ReactElement {
  const [said, setSaid] = useState('')
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (box?.lastElementChild) setSaid(typeOf(box.lastElementChild))
  }, [])
  return (
    <div ref={measure}>
      <Text size="xs" tone="muted">
        {name} · {said}
      </Text>
      {children}
    </div>
  )
}

const typeOf = (element: Element): string => {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(element)
  const size = Number.parseFloat(fontSize)
  const share = (length: string) => Number((Number.parseFloat(length) / size).toFixed(3))
  const tracking = letterSpacing === 'normal' ? 0 : share(letterSpacing)
  return `${Number(size.toFixed(2))} px / ${share(lineHeight)} · weight ${fontWeight} · tracking ${tracking} em`
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
      {keys(shadow).map((name) => (
        <div key={name} className={css.lifted[name]}>
          <Text size="s">{name}</Text>
        </div>
      ))}
    </Grid>
  )
}

/** From which width on there is room for what. */
export function Widths(): ReactElement {
  return (
    <Stack as="ul" gap={1}>
      {Object.entries(media).flatMap(([name, query]) => {
        const [, width] = /^\(min-width: (\d+)px\)$/u.exec(query) ?? []
        return width === undefined ? [] : <li key={name}>{`${name}: from ${width} px`}</li>
      })}
    </Stack>
  )
}
