import type { BUTTON_SIZES, BUTTON_VARIANTS } from '#ui/button'
import type { ButtonState } from '#ui/button-states'
import type { DefinitionRow } from '#ui/definition-rows'
import type { Device } from '../../ports/device.ts'
import type { FORMS, Interest } from './adapt.ts'

interface Titled {
  readonly title: string
  readonly lead: string
}
type Of<T extends string> = Readonly<Record<T, string>>

/** One way to begin, said shortly and at length. */
export interface Way {
  readonly name: string
  readonly short: string
  readonly bring: string
  readonly receive: string
  readonly more: string
}

export interface DemoWords {
  readonly buttons: {
    readonly variant: string
    readonly variants: Of<(typeof BUTTON_VARIANTS)[number]>
    readonly states: Titled & { readonly names: Of<ButtonState>; readonly label: string }
    readonly try: Titled &
      Of<'label' | 'size' | 'words' | 'icon' | 'disabled' | 'busy' | 'code'> &
      Of<'copy' | 'copied' | 'copyFailed'> & {
        readonly sizes: Of<(typeof BUTTON_SIZES)[number]>
        readonly clicks: (count: number) => string
      }
    readonly others: Titled & Of<'contact' | 'search' | 'info' | 'note'>
    readonly rules: { readonly title: string; readonly rows: readonly DefinitionRow[] }
  }
  readonly adaptive: {
    readonly message: Titled &
      Of<'head' | 'brief' | 'bring' | 'receive' | 'caption'> & {
        readonly bringing: (what: string) => string
        readonly receiving: (what: string) => string
        readonly ways: Readonly<Record<Interest, Way>>
      }
    readonly simulate: Titled &
      Of<'device' | 'interest' | 'reading' | 'calm' | 'real' | 'reset'> & {
        readonly devices: Of<Device>
        readonly interests: Of<Interest>
        readonly readings: Of<'glance' | 'reader'>
        readonly motions: Of<'calm' | 'free'>
      }
    readonly why: Titled & {
      readonly form: (form: (typeof FORMS)[number], device: Device) => string
      /** @param guided whether a page before, or the visitor, says so */
      readonly order: (interest: Interest, guided: boolean) => string
      readonly long: (long: boolean) => string
      readonly moves: (moves: boolean) => string
      readonly terms: Of<'form' | 'order' | 'long' | 'moves'>
    }
    readonly known: Titled &
      Of<'waiting' | 'width' | 'before' | 'depth' | 'time' | 'gestures' | 'motion' | 'none'> &
      Of<'language' | 'languageValue' | 'theme' | 'dark' | 'light' | 'privacy'> & {
        readonly pixels: (width: number, device: Device) => string
        readonly percent: (value: number) => string
        readonly seconds: (value: number) => string
      }
  }
}
