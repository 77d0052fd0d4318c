import { style } from '@vanilla-extract/css'

/** Room around something that reaches over its own edges. */
export const specimen = style({ width: 'min(440px, 80vw)', marginBlock: 120, marginInline: 60 })

/** The window's width, for what lies along its foot. */
export const stage = style({ position: 'relative', height: 320, overflow: 'hidden' })

export const tall = style({ position: 'relative', minHeight: 420, padding: 16 })
export const corner = style({ position: 'fixed', insetInlineEnd: 40, bottom: 40 })
