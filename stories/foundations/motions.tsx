import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { motion } from '#ui/theme/tokens'
import * as css from './foundations.css.ts'

/** Each duration and each curve, on the same way. */
export function Motions(): ReactElement {
  const [played, setPlayed] = useState(false)
  return (
    <Stack align="start">
      <Button variant="line" size="s" onClick={() => setPlayed(!played)}>
        Play
      </Button>
      <div data-played={played}>
        {(['fast', 'base', 'slow'] as const).map((name) => (
          <Way key={name} name={name} className={css.pace[name]} />
        ))}
        {(['out', 'inOut', 'pop'] as const).map((name) => (
          <Way key={name} name={name} className={css.curve[name]} />
        ))}
      </div>
    </Stack>
  )
}

interface WayProps {
  name: keyof typeof motion
  className: string
}

function Way({ name, className }: WayProps): ReactElement {
  return (
    <>
      <Text size="xs" tone="muted">
        {name} · {motion[name]}
      </Text>
      <div className={css.track}>
        <div className={`${css.mover} ${className}`} />
      </div>
    </>
  )
}
