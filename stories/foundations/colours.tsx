import type { ReactElement } from 'react'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { color, THEMES } from '#ui/theme/tokens'
import * as css from './foundations.css.ts'

interface ColoursProps {
  /** Which of the tokens. */
  names: readonly (keyof (typeof color)['dark'])[]
}

/** Tokens side by side, in each theme. */
export function Colours({ names }: ColoursProps): ReactElement {
  return (
    <Stack>
      {THEMES.map((theme) => (
        <div key={theme} className={css.panel} data-theme={theme}>
          <div className={css.swatches}>
            {names.map((name) => (
              <Stack key={name} gap={1}>
                <svg className={css.chip} width="100%" height="56" aria-hidden="true">
                  <rect width="100%" height="100%" fill={color[theme][name]} />
                </svg>
                <Text size="s" strong>
                  {name}
                </Text>
                <Text size="xs" tone="muted">
                  {color[theme][name]}
                </Text>
              </Stack>
            ))}
          </div>
        </div>
      ))}
    </Stack>
  )
}
