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
        {(Object.keys(motion) as (keyof typeof motion)[]).map((name) => (
          <div key={name}>
            <Text size="xs" tone="muted">
              {name} · {motion[name]}
            </Text>
            <div className={css.track}>
              <div className={`${css.mover} ${css.moved[name]}`} />
            </div>
          </div>
        ))}
      </div>
    </Stack>
  )
}
