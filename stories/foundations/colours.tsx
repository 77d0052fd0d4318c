import type { ReactElement } from 'react'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { PROPERTIES } from '#ui/theme/properties'
import { color, THEMES } from '#ui/theme/tokens'
import * as css from './foundations.css.ts'

type Name = keyof (typeof color)['dark']
type Group = 'grounds' | 'words' | 'actions' | 'universes' | 'states' | 'code' | 'opal'

interface ColoursProps {
  of: Group
}

/** The tokens of a group side by side, in each theme. */
export function Colours({ of }: ColoursProps): ReactElement {
  const names = (Object.keys(color.dark) as Name[]).filter((name) => GROUPS[name] === of)
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
                  <br />
                  --{PROPERTIES.color[name]}
                </Text>
              </Stack>
            ))}
          </div>
        </div>
      ))}
    </Stack>
  )
}

/** A colour that is shown nowhere does not compile. */
const GROUPS = {
  ground: 'grounds',
  sunken: 'grounds',
  surface: 'grounds',
  raised: 'grounds',
  overlay: 'grounds',
  line: 'grounds',
  lineStrong: 'grounds',
  text: 'words',
  muted: 'words',
  faint: 'words',
  accent: 'words',
  accentHover: 'words',
  accentInk: 'words',
  accentSoft: 'words',
  solid: 'actions',
  solidInk: 'actions',
  contact: 'actions',
  contactHover: 'actions',
  contactInk: 'actions',
  focus: 'actions',
  code: 'universes',
  codeSoft: 'universes',
  ia: 'universes',
  iaSoft: 'universes',
  plus: 'universes',
  plusSoft: 'universes',
  success: 'states',
  successSoft: 'states',
  warning: 'states',
  warningSoft: 'states',
  danger: 'states',
  dangerSoft: 'states',
  info: 'states',
  infoSoft: 'states',
  synBase: 'code',
  synKey: 'code',
  synStr: 'code',
  synFn: 'code',
  synNum: 'code',
  synCom: 'code',
  opal1: 'opal',
  opal2: 'opal',
  opal3: 'opal',
  opal4: 'opal',
} as const satisfies Record<Name, Group>
