import { globalStyle, style } from '@vanilla-extract/css'

export const area = style({ position: 'relative', display: 'inline-grid' })
globalStyle(`${area} img`, { width: '100%', height: 'auto', borderRadius: '0 0 50% 50%' })
