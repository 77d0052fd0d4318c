import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/** For what only a script can do. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none' } } })

/** Below the words her moon would fill a tablet by itself. */
export const moon = style({
  width: 'min(100%, 26rem)',
  marginInline: 'auto',
  // Her feet reach below the moon.
  marginBlockEnd: '7%',
  '@media': { [media.wider]: { width: '100%' } },
})
