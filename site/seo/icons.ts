/** The icons drawn at build: the manifest lists them, `prerender/drawing/icons.ts` draws them. */
export interface Icon {
  readonly file: `/${string}.png`
  readonly size: number
  /** `maskable` fills its square: the system cuts it to a shape of its own. */
  readonly purpose: 'any' | 'maskable'
}

/** Icons of the installed application. */
export const APP_ICONS: readonly Icon[] = [
  { file: '/icon-192.png', size: 192, purpose: 'any' },
  { file: '/icon-512.png', size: 512, purpose: 'any' },
  { file: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
]

/** iOS rounds the corners itself, and shows what is transparent in black. */
export const TOUCH_ICON: Icon = { file: '/apple-touch-icon.png', size: 180, purpose: 'maskable' }
